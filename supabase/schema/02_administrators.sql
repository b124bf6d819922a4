-- Admins, second factors, and staff of one campus.

-- ---------------------------------------------------------------------------------------------------------
-- Second factors.

-- The factor table belongs to the authentication service; a new backend may not have it yet.
create function private.has_verified_factor(person uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  verified boolean := false;
begin
  if to_regclass('auth.mfa_factors') is not null then
    execute 'select exists (select from auth.mfa_factors where user_id = $1 and status::text = ''verified'')'
      into verified using person;
  end if;
  return verified;
end $$;

-- Whether this session has used the second factor of its account, if the account has one.
create function private.has_full_level() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce(auth.jwt() ->> 'aal', 'aal1') = 'aal2' or not private.has_verified_factor(auth.uid());
end $$;

-- The caller's own id. Every rule about one's own rows asks this instead of auth.uid(): it is null until the
-- session has used the account's second factor, so that a stolen password alone opens nothing.
create function private.own_id() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  return case when private.has_full_level() then auth.uid() end;
end $$;
grant execute on function private.own_id to anon, authenticated;

-- The same for functions; it raises an error.
create function private.require_own_id() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.has_full_level() then
    raise exception 'Confirm your second factor first.' using errcode = '42501', detail = 'insufficient_aal';
  end if;
  return auth.uid();
end $$;

-- ---------------------------------------------------------------------------------------------------------
-- Administrators. Three things make one: a row in auth_user_roles, an entry in admin_users with the confirmed
-- address, and the second factor. All are asked live, so a demotion takes effect at once.

create function private.has_listed_address(person uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from auth.users u
    join public.admin_users a on a.email = lower(u.email)
    where u.id = person
      and u.email_confirmed_at is not null
      and u.deleted_at is null
      and (u.banned_until is null or u.banned_until < now())
  );
end $$;
grant execute on function private.has_listed_address to authenticated;

-- An address counts as proven only if a confirmation or an invitation was mailed to it: an authentication
-- service that confirms sign-ups by itself proves nothing.
create function private.may_claim_admin(person uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.has_listed_address(person) and exists (
    select from auth.users u
    where u.id = person and (u.confirmation_sent_at is not null or u.invited_at is not null)
  );
end $$;
grant execute on function private.may_claim_admin to authenticated;

create function private.holds_admin_role(person uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from public.auth_user_roles r where r.user_id = person and r.role = 'admin');
end $$;
grant execute on function private.holds_admin_role to authenticated;

-- An admin by role and address, at any assurance level.
create function private.is_listed_admin(person uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return person is not null
    and exists (select from public.auth_user_roles r where r.user_id = person and r.role = 'admin')
    and private.has_listed_address(person);
end $$;

-- Settings that rules read are kept here with the rules, not in site content.
create table private.security_settings (
  only_row boolean primary key default true check (only_row),
  admins_need_second_factor boolean not null default false,
  confirms_sign_ups boolean not null default false,
  updated_at timestamptz not null default now()
);
insert into private.security_settings default values;
create trigger audit after update on private.security_settings
  for each row execute function private.audit_row();

create function private.admins_need_second_factor() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select s.admins_need_second_factor from private.security_settings s);
end $$;

-- The role that the list of staff gives the caller; null for everybody else. Where the school requires a second
-- factor, staff without one are not staff yet. Setting one up needs no privilege in this database.
create function private.given_role() returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  person uuid := auth.uid();
begin
  if not private.is_listed_admin(person) then
    return null;
  end if;
  if not private.has_full_level()
     or private.admins_need_second_factor() and not private.has_verified_factor(person) then
    return null;
  end if;
  return (select a.role from public.admin_users a join auth.users u on lower(u.email) = a.email where u.id = person);
end $$;

-- The role whose rights the caller has: the given one, unless an administrator sees the site as another role in
-- this session (below), which takes rights away and never gives any.
create function private.office_role() returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  given text := private.given_role();
begin
  return case when given = 'administrator'
    then coalesce((select s.role from private.seen_roles s where s.session_id::text = auth.jwt() ->> 'session_id'), given)
    else given end;
end $$;

-- An administrator does everything, whatever the table. What the other roles do is below: private.may.
create function public.is_admin() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce(private.office_role() = 'administrator', false);
end $$;
grant execute on function public.is_admin to anon, authenticated;

create function private.require_admin() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.is_admin() then
    raise exception 'Only an administrator does this.' using errcode = '42501', detail = 'not_admin';
  end if;
end $$;

create function public.is_second_factor_required() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.admins_need_second_factor();
end $$;
grant execute on function public.is_second_factor_required to authenticated;

-- Whether the caller must set up a second factor before the admin pages open.
create function public.needs_second_factor() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.admins_need_second_factor() and private.is_listed_admin(auth.uid())
    and not private.has_verified_factor(auth.uid());
end $$;
grant execute on function public.needs_second_factor to authenticated;

-- Only an admin who has used a second factor can turn this on. Otherwise one person could lock everyone out.
create function public.require_second_factor(required boolean) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not public.is_admin() then
    raise exception 'Only an administrator changes this.' using errcode = '42501', detail = 'not_admin';
  end if;
  perform private.require_campus(null);
  if coalesce(auth.jwt() ->> 'aal', 'aal1') <> 'aal2' then
    raise exception 'Set up and confirm your own second factor first.'
      using errcode = '42501', detail = 'insufficient_aal';
  end if;
  update private.security_settings s
    set admins_need_second_factor = coalesce(required, false), updated_at = now() where s.only_row;
end $$;
grant execute on function public.require_second_factor to authenticated;

-- Whether alumni must confirm their address by mail before the account opens. The embedded backend obeys it;
-- a hosted project has its own setting.
create function public.are_sign_ups_confirmed() returns boolean
language sql stable security definer set search_path = ''
as $$ select s.confirms_sign_ups from private.security_settings s $$;
grant execute on function public.are_sign_ups_confirmed to authenticated;

create function public.confirm_sign_ups(required boolean) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_campus(null);
  update private.security_settings s set confirms_sign_ups = coalesce(required, false), updated_at = now()
    where s.only_row;
end $$;
grant execute on function public.confirm_sign_ups to authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- Roles of staff. Tables that are not named here belong to administrators alone, so that a new table is closed until
-- somebody decides who works on it. 'door' and 'uploads' are no tables: checking guests in, and adding pictures.

create function private.opens(role text, target text, writing boolean) returns boolean
language sql immutable set search_path = ''
as $$
  select case role
    when 'administrator' then true
    -- Publishes everything on the site, and sees no personal data.
    when 'editor' then target in ('latest_updates', 'news_stories', 'own_pages', 'documents', 'events', 'meetings',
        'calendar_entries', 'bus_changes', 'bus_routes', 'bus_stops', 'sports_programs', 'gallery_events',
        'gallery_images', 'youtube_videos', 'leadership_messages', 'testimonials', 'featured_testimonials', 'teachers',
        'choices', 'site_content', 'site_content_drafts', 'media_files', 'previews', 'admin_views', 'uploads', 'proposals',
        -- Writes to families only, and never sees their addresses.
        'family_messages')
      or not writing and target in ('document_files', 'former_slugs', 'page_visits')
    -- Writes drafts (private.guard_drafts), and proposes changes of what is public (30_proposals.sql).
    when 'contributor' then target in ('latest_updates', 'news_stories', 'own_pages', 'events', 'gallery_events',
        'gallery_images', 'previews', 'admin_views', 'uploads', 'proposals')
      or not writing and target in ('media_files', 'documents', 'document_files')
    -- Answers families.
    when 'admissions' then target in ('admission_enquiries', 'applications', 'contact_messages', 'admin_views')
      or not writing and target = 'enquiry_answers'
    when 'alumni_office' then target in ('alumni_profiles', 'alumni_records', 'alumni_reports', 'alumni_posts',
        'gifts', 'admin_views')
      -- Reported ones only: the table's policy says so.
      or not writing and target = 'alumni_messages'
    when 'door' then target = 'door'
    else false end
$$;

-- Whether the caller works on a table: every policy and function of the office asks this or is_admin().
create function private.may(target text, writing boolean default true) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce(private.opens(private.office_role(), target, writing), false);
end $$;
grant execute on function private.may to anon, authenticated;

create function private.require_may(target text, writing boolean default true) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.may(target, writing) then
    raise exception 'This is not part of your role in the office.' using errcode = '42501',
      detail = case when private.office_role() is null then 'not_admin' else 'office_role' end;
  end if;
end $$;
grant execute on function private.require_may to authenticated;

-- The role whose rights the caller has, the given one, and what the screens show of the office: what the role
-- reads and what it writes. No row for people who are no staff.
create function public.get_office_role() returns table (role text, given_role text, opened text[], written text[])
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  held text := private.office_role();
  targets text[];
begin
  if held is null then
    return;
  end if;
  targets := array(select m.name from private.managed_tables m order by m.name)
    || array['site_content', 'media_files', 'page_visits', 'uploads', 'door', 'proposals'];
  return query select held, private.given_role(),
    array(select distinct t from unnest(targets) as t where private.opens(held, t, false) order by t),
    array(select distinct t from unnest(targets) as t where private.opens(held, t, true) order by t);
end $$;
grant execute on function public.get_office_role to authenticated;

-- What a contributor leaves alone: what visitors see, or will see by itself.
create function private.is_public_row(target text, was jsonb) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return case target
    when 'latest_updates' then (was ->> 'is_active')::boolean
    when 'gallery_events' then (was ->> 'published')::boolean or was ->> 'publish_at' is not null
    when 'gallery_images' then coalesce((select g.published or g.publish_at is not null from public.gallery_events g
      where g.id = (was ->> 'gallery_event_id')::uuid), true)
    else was ->> 'status' <> 'draft' end;
end $$;

-- The trigger of every table that contributors write. A trigger, as for campuses: it holds inside our own
-- functions too, such as undo and earlier versions.
create function private.guard_drafts() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if pg_trigger_depth() = 1 and private.office_role() = 'contributor'
     and (tg_op <> 'INSERT' and private.is_public_row(tg_table_name, to_jsonb(old))
       or tg_op <> 'DELETE' and private.is_public_row(tg_table_name, to_jsonb(new))) then
    raise exception 'An editor changes what is public.' using errcode = '42501', detail = 'not_publisher';
  end if;
  return coalesce(new, old);
end $$;

-- An administrator sees the site and the office as another role, in one session. Narrows alone: private.office_role
-- asks it for administrators only.
create table private.seen_roles (
  session_id uuid primary key,
  role text not null check (role in ('editor', 'contributor', 'admissions', 'alumni_office', 'door')),
  created_at timestamptz not null default now()
);
alter table private.seen_roles enable row level security;

-- Null ends it; so does signing out, with the session.
create function public.see_as(seen text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  session uuid := (auth.jwt() ->> 'session_id')::uuid;
begin
  if private.given_role() is distinct from 'administrator' or session is null then
    raise exception 'Only an administrator does this.' using errcode = '42501', detail = 'not_admin';
  end if;
  if seen is not null
     and seen not in ('editor', 'contributor', 'admissions', 'alumni_office', 'door') then
    raise exception 'There is no such role.' using errcode = '22023', detail = 'seen';
  end if;
  delete from private.seen_roles s where s.session_id = session
    or not exists (select from auth.sessions a where a.id = s.session_id);
  if seen is not null then
    insert into private.seen_roles (session_id, role) values (session, seen);
  end if;
end $$;
grant execute on function public.see_as to authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- Some campuses. A colleague with campuses in admin_users reads what the role reads and writes the rows of these
-- campuses alone. Rows of all campuses (campus is null), the list of administrators and site content are for
-- colleagues without that limit. The trigger "guard_campus" keeps it, not policies: triggers also hold inside
-- our own functions, such as undo. See docs/decisions/access-rules.md.

create function private.refuse_outside_campus() returns void
language plpgsql set search_path = ''
as $$
begin
  raise exception 'This is not of your campuses. Colleagues without that limit do it.'
    using errcode = '42501', detail = 'campus_scope';
end $$;

-- The campuses that the caller is limited to, or null.
create function private.campus_scope() returns text[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  person uuid := auth.uid();
begin
  return case when person is not null then private.campus_scope_of(person) end;
end $$;

-- For functions that write past the triggers of tables. Null means the whole school.
create function private.require_campus(wanted text) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  scope text[] := private.campus_scope();
begin
  if scope is not null and coalesce(wanted = any (scope), false) is not true then
    perform private.refuse_outside_campus();
  end if;
end $$;

-- Whether staff limited to `scope` may write this row: it is of that campus, belongs to a row of it, or is
-- their own. Null means that the row it refers to does not exist, which its foreign key refuses. A table that
-- is not named here and has no campus belongs to the whole school.
create function private.is_of_campus(target text, was jsonb, scope text[]) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  case target
    when 'gallery_images' then
      return (select coalesce(g.campus = any (scope), false) from public.gallery_events g
        where g.id = (was ->> 'gallery_event_id')::uuid);
    when 'event_rsvps' then
      return (select coalesce(e.campus = any (scope), false) from public.events e
        where e.id = (was ->> 'event_id')::uuid);
    when 'event_check_ins' then
      return (select coalesce(e.campus = any (scope), false) from public.event_rsvps r
        join public.events e on e.id = r.event_id where r.id = (was ->> 'rsvp_id')::uuid);
    when 'sports_registration_medical_notes' then
      return (select coalesce(r.campus = any (scope), false) from public.sports_registrations r
        where r.id = (was ->> 'registration_id')::uuid);
    when 'guardians', 'consents', 'guardian_requests' then
      return (select coalesce(s.campus = any (scope), false) from public.students s
        where s.id = (was ->> 'student_id')::uuid);
    when 'bus_stops' then
      return (select coalesce(r.campus = any (scope), false) from public.bus_routes r
        where r.id = (was ->> 'route_id')::uuid);
    when 'enquiry_answers' then
      return case when was ->> 'enquiry_id' is not null
        then (select coalesce(e.campus = any (scope), false) from public.admission_enquiries e
          where e.id = (was ->> 'enquiry_id')::uuid)
        else (select coalesce(m.campus = any (scope), false) from public.contact_messages m
          where m.id = (was ->> 'message_id')::uuid) end;
    when 'photo_requests' then
      -- A request without its picture has no campus.
      return was ->> 'picture_id' is not null and (
        select coalesce(g.campus = any (scope), false) from public.gallery_images i
        join public.gallery_events g on g.id = i.gallery_event_id where i.id = (was ->> 'picture_id')::uuid);
    when 'media_files' then
      return coalesce(was ->> 'campus' = any (scope), false)
        or was ->> 'purpose' in ('avatar', 'post') and (was ->> 'created_by' = auth.uid()::text or exists (
          select from public.alumni_profiles p where p.id = (was ->> 'created_by')::uuid and p.campus = any (scope)));
    when 'alumni_reports' then
      return coalesce(was ->> 'reporter_id' = auth.uid()::text, false) or exists (
        select from public.alumni_profiles p where p.id = (was ->> 'person_id')::uuid and p.campus = any (scope));
    when 'alumni_blocks' then
      -- Merging two profiles of the campus also moves the blocks that others have set.
      return was ->> 'blocker_id' = auth.uid()::text
        or coalesce(current_setting('private.office_decision', true) = 'yes', false);
    when 'users' then
      return was ->> 'id' = auth.uid()::text;
    when 'auth_user_roles' then
      return was ->> 'user_id' = auth.uid()::text;
    when 'admin_views' then
      return was ->> 'owner' = auth.uid()::text;
    when 'previews' then
      return coalesce(was ->> 'created_by' = auth.uid()::text, false);
    when 'admin_users' then
      return false;
    else
      return coalesce(was ->> 'campus' = any (scope), false);
  end case;
end $$;

-- The trigger of every table that the office writes.
create function private.guard_campus() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  scope text[] := private.campus_scope();
  is_own boolean;
begin
  -- A write by a trigger or a foreign key follows one that its guard has let pass.
  if scope is null or pg_trigger_depth() > 1 then
    return coalesce(new, old);
  end if;
  if tg_op <> 'INSERT' and private.is_of_campus(tg_table_name, to_jsonb(old), scope) is not true then
    perform private.refuse_outside_campus();
  end if;
  if tg_op <> 'DELETE' then
    is_own := private.is_of_campus(tg_table_name, to_jsonb(new), scope);
    if not is_own or is_own is null and tg_op = 'UPDATE' then
      perform private.refuse_outside_campus();
    end if;
  end if;
  return coalesce(new, old);
end $$;

-- ---------------------------------------------------------------------------------------------------------
-- The list of administrators.

create table public.admin_users (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(btrim(email)) and email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'),
  full_name text check (length(full_name) between 1 and 120),
  -- Which campuses the person looks after, each by its key; null is all of them. Never an empty list: it would
  -- be unclear which of the two it means.
  campuses text[] check (cardinality(campuses) > 0 and array_position(campuses, null) is null),
  -- What the person does in the office: private.opens.
  role text not null default 'administrator'
    check (role in ('administrator', 'editor', 'contributor', 'admissions', 'alumni_office', 'door')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

alter table public.admin_users enable row level security;
grant select, insert, update, delete on public.admin_users to anon, authenticated;
grant all on public.admin_users to service_role;
create policy "Admins manage" on public.admin_users for all to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));

create trigger stamp before insert or update on public.admin_users
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.admin_users
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.admin_users
  for each row execute function private.audit_row();

-- Addresses are compared in lower case everywhere.
create function private.normalise_admin_email() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.email := lower(btrim(new.email));
  return new;
end $$;
create trigger normalise_email before insert or update on public.admin_users
  for each row execute function private.normalise_admin_email();

-- Admins cannot remove their own entry or change their own role. A removed person loses the rights.
create function private.protect_admin_list() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.email = old.email and new.role = old.role then
    return new;
  end if;
  if exists (select from auth.users u where u.id = auth.uid() and lower(u.email) = old.email) then
    raise exception 'You cannot remove your own address from the list of administrators.'
      using errcode = '42501', detail = 'own_admin_entry';
  end if;
  if tg_op = 'UPDATE' and new.email = old.email then
    return new;
  end if;
  update public.auth_user_roles r set role = 'alumni'
  from auth.users u where u.id = r.user_id and lower(u.email) = old.email and r.role = 'admin';
  update public.users p set role = 'alumni'
  from auth.users u where u.id = p.id and lower(u.email) = old.email and p.role = 'admin';
  return coalesce(new, old);
end $$;
create trigger protect before update or delete on public.admin_users
  for each row execute function private.protect_admin_list();

-- At least one unrestricted admin must remain. The trigger "protect" has already refused removing one's own entry.
create function private.keep_last_admin() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() is not null and old.campuses is null and old.role = 'administrator'
     and (tg_op = 'DELETE' or new.campuses is not null or new.email <> old.email or new.role <> old.role)
     and not exists (
       select from public.admin_users a join auth.users u on lower(u.email) = a.email
       where a.id <> old.id and a.campuses is null and a.role = 'administrator' and private.is_listed_admin(u.id)) then
    raise exception 'This is the last administrator without a limit.'
      using errcode = '42501', detail = 'last_admin';
  end if;
  return coalesce(new, old);
end $$;
create trigger protect_last before update or delete on public.admin_users
  for each row execute function private.keep_last_admin();

-- ---------------------------------------------------------------------------------------------------------
-- Roles and accounts.

-- The key is the person: the sign-in flow upserts (user_id, role) without naming a conflict column.
create table public.auth_user_roles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role text not null check (role in ('admin', 'alumni')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index auth_user_roles_role_idx on public.auth_user_roles (role);

alter table public.auth_user_roles enable row level security;
grant select, insert, update, delete on public.auth_user_roles to anon, authenticated;
grant all on public.auth_user_roles to service_role;
-- The sign-in page reads the user's own role before asking for the second factor: the only rule with auth.uid().
create policy "Who may read" on public.auth_user_roles for select to authenticated
  using (user_id = (select auth.uid()) or (select public.is_admin()));
create policy "Who may add" on public.auth_user_roles for insert to authenticated
  with check (user_id = (select private.own_id()) or (select public.is_admin()));
create policy "Who may change" on public.auth_user_roles for update to authenticated
  using (user_id = (select private.own_id()) or (select public.is_admin()))
  with check (user_id = (select private.own_id()) or (select public.is_admin()));
create policy "Who may delete" on public.auth_user_roles for delete to authenticated
  using ((select public.is_admin()));

create trigger stamp before insert or update on public.auth_user_roles
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.auth_user_roles
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.auth_user_roles
  for each row execute function private.audit_row();

create table public.users (
  id uuid primary key references auth.users (id) on delete cascade,
  email text not null check (length(email) <= 320),
  role text not null default 'alumni' check (role in ('admin', 'alumni')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index users_email_idx on public.users (email);

alter table public.users enable row level security;
grant select, insert, update, delete on public.users to anon, authenticated;
grant all on public.users to service_role;
create policy "Who may read" on public.users for select to authenticated
  using (id = (select private.own_id()) or (select public.is_admin()));
create policy "Who may add" on public.users for insert to authenticated
  with check (id = (select private.own_id()) or (select public.is_admin()));
create policy "Who may change" on public.users for update to authenticated
  using (id = (select private.own_id()) or (select public.is_admin()))
  with check (id = (select private.own_id()) or (select public.is_admin()));
create policy "Who may delete" on public.users for delete to authenticated
  using ((select public.is_admin()));

create trigger stamp before insert or update on public.users
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.users
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.users
  for each row execute function private.audit_row();

-- In addition to row-level security: people write only their own row, and the role "admin" needs a proven
-- address on the list. An administrator who grants it to a listed colleague vouches for the account.
create function private.guard_role() returns trigger
language plpgsql set search_path = ''
as $$
declare
  person uuid := case when tg_table_name = 'users' then (to_jsonb(new) ->> 'id')::uuid
                      else (to_jsonb(new) ->> 'user_id')::uuid end;
begin
  if not private.is_client_role(current_user) then
    return new;
  end if;
  if person is distinct from auth.uid() and not public.is_admin() then
    raise exception 'Only your own record can be changed.' using errcode = '42501', detail = 'not_own_row';
  end if;
  if tg_op = 'UPDATE' and to_jsonb(old) -> 'user_id' is distinct from to_jsonb(new) -> 'user_id'
     or tg_op = 'UPDATE' and to_jsonb(old) -> 'id' is distinct from to_jsonb(new) -> 'id' then
    raise exception 'A record cannot move to another person.' using errcode = '42501', detail = 'protected_id';
  end if;
  if new.role = 'admin' and not private.may_claim_admin(person)
     and not (private.has_listed_address(person)
              and (private.holds_admin_role(person) or (person <> auth.uid() and public.is_admin()))) then
    raise exception 'The role admin needs a confirmed address on the list of administrators.'
      using errcode = '42501', detail = 'admin_not_listed';
  end if;
  return new;
end $$;
create trigger guard_role before insert or update on public.auth_user_roles
  for each row execute function private.guard_role();
create trigger guard_role before insert or update on public.users
  for each row execute function private.guard_role();

create function private.address_of(person uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select lower(u.email) from auth.users u where u.id = person);
end $$;
grant execute on function private.address_of to authenticated;

create function private.guard_user_email() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if private.is_client_role(current_user)
     and not (tg_op = 'UPDATE' and new.email = old.email)
     and lower(new.email) is distinct from private.address_of(new.id) then
    raise exception 'The address must be the one of the account.' using errcode = '42501', detail = 'protected_email';
  end if;
  return new;
end $$;
create trigger guard_email before insert or update on public.users
  for each row execute function private.guard_user_email();

-- ---------------------------------------------------------------------------------------------------------
-- Functions whose definition needs these tables.

create function private.campus_scope_of(person uuid) returns text[]
language sql stable security definer set search_path = ''
as $$
  select a.campuses from auth.users u
  join public.admin_users a on a.email = lower(u.email)
  join public.auth_user_roles r on r.user_id = u.id and r.role = 'admin'
  where u.id = person
$$;

-- Pages use this to warn before an action that would be refused.
create function public.own_campus_scope() returns text[]
language sql stable security definer set search_path = ''
as $$ select private.campus_scope() $$;
grant execute on function public.own_campus_scope to authenticated;

-- The caller's own row in the list of administrators.
create function private.own_admin_entry() returns public.admin_users
language sql stable security definer set search_path = ''
as $$
  select a from public.admin_users a join auth.users u on lower(u.email) = a.email where u.id = auth.uid()
$$;

-- Colleagues as the staff page shows them: whether they have accepted the invitation, and how they sign in.
create function public.list_staff()
returns table (id uuid, email text, full_name text, campuses text[], role text, created_at timestamptz,
  user_id uuid, is_active boolean, has_second_factor boolean, last_sign_in_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  return query
    select a.id, a.email, a.full_name, a.campuses, a.role, a.created_at, u.id,
      coalesce(private.is_listed_admin(u.id), false), coalesce(private.has_verified_factor(u.id), false),
      u.last_sign_in_at
    from public.admin_users a left join auth.users u on lower(u.email) = a.email
    order by a.email;
end $$;
grant execute on function public.list_staff to authenticated;

-- Colleagues by name: who looks after an enquiry, a message or a report.
create function public.list_colleagues() returns table (id uuid, name text)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  if not (private.may('admission_enquiries') or private.may('alumni_reports')) then
    perform private.require_admin();
  end if;
  return query select a.id, coalesce(a.full_name, a.email) from public.admin_users a order by a.email;
end $$;
grant execute on function public.list_colleagues to authenticated;
