-- A colleague looks after all campuses, one, or several: admin_users.campus becomes admin_users.campuses. Who had one
-- campus has a list of that one. Decided proposals are erased half a year after the decision.

drop policy "Administrators and the campus read" on public.medical_note_changes;
drop function public.list_staff();
drop function public.own_campus_scope();
drop function private.is_of_campus(text, jsonb, text);
drop function private.campus_scope();
drop function private.campus_scope_of(uuid);

alter table public.admin_users
  add column campuses text[] check (cardinality(campuses) > 0 and array_position(campuses, null) is null);
-- The guards and the history are about what people do; nobody's rights change here.
alter table public.admin_users disable trigger user;
update public.admin_users set campuses = array[campus] where campus is not null;
alter table public.admin_users enable trigger user;
drop index public.admin_users_of_campus_idx;
alter table public.admin_users drop column campus;
create trigger require_campuses before insert or update of campuses on public.admin_users
  for each row execute function private.require_campuses();

create function private.campus_scope_of(person uuid) returns text[]
language sql stable security definer set search_path = ''
as $$
  select a.campuses from auth.users u
  join public.admin_users a on a.email = lower(u.email)
  join public.auth_user_roles r on r.user_id = u.id and r.role = 'admin'
  where u.id = person
$$;

create function private.campus_scope() returns text[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  person uuid := auth.uid();
begin
  return case when person is not null then private.campus_scope_of(person) end;
end $$;

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
        or was ->> 'purpose' = 'avatar' and (was ->> 'created_by' = auth.uid()::text or exists (
          select from public.alumni_profiles p where p.id = (was ->> 'created_by')::uuid and p.campus = any (scope)));
    when 'alumni_reports' then
      return coalesce(was ->> 'reporter_id' = auth.uid()::text, false) or exists (
        select from public.alumni_profiles p where p.id = (was ->> 'person_id')::uuid and p.campus = any (scope));
    when 'alumni_blocks' then
      -- Merging two profiles of the campus carries over the blocks of others.
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

create function public.own_campus_scope() returns text[]
language sql stable security definer set search_path = ''
as $$ select private.campus_scope() $$;
grant execute on function public.own_campus_scope to authenticated;

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

create or replace function private.refuse_outside_campus() returns void
language plpgsql set search_path = ''
as $$
begin
  raise exception 'This is not of your campuses. Colleagues without that limit do it.'
    using errcode = '42501', detail = 'campus_scope';
end $$;

create or replace function private.require_campus(wanted text) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  scope text[] := private.campus_scope();
begin
  if scope is not null and coalesce(wanted = any (scope), false) is not true then
    perform private.refuse_outside_campus();
  end if;
end $$;

create or replace function private.guard_campus() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  scope text[] := private.campus_scope();
  is_own boolean;
begin
  -- A write that follows from another by a trigger or a foreign key has passed that one's guard.
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

create or replace function private.keep_last_admin() returns trigger
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

create or replace function private.set_campus_of_file() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.campus := case when new.purpose = 'site' then (private.campus_scope_of(new.created_by))[1] end;
  return new;
end $$;

create or replace function private.keep_used_file() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  scope text[] := private.campus_scope();
  place record;
  is_used boolean;
begin
  if scope is null or pg_trigger_depth() > 1 then
    return old;
  end if;
  for place in
    select p.table_name, string_agg(format('coalesce(t.%I::text, '''')', p.column_name), ' || '' '' || ') as texts
    from private.list_picture_columns() p
      where p.table_name not in ('previews', 'photo_requests') group by p.table_name
  loop
    execute format('select exists (select from public.%1$I t where (%2$s) like $1
      and private.is_of_campus(%1$L, to_jsonb(t), $2) is not true)', place.table_name, place.texts)
      into is_used using '%/media/' || old.id || '/%', scope;
    if is_used then
      perform private.refuse_outside_campus();
    end if;
  end loop;
  return old;
end $$;

create or replace function public.list_door_events()
returns table (id uuid, title text, starts_at timestamptz, venue text, campus text, translations jsonb)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  scope text[] := private.campus_scope();
begin
  perform private.require_may('door');
  return query
    select e.id, e.title, e.starts_at, e.venue, e.campus, e.translations from public.events e
    where private.is_door_open(e) and (scope is null or e.campus = any (scope))
    order by e.starts_at, e.id limit 50;
end $$;

create or replace function public.begin_import(target text, file_name text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  import uuid;
begin
  perform private.require_may(coalesce(target, ''));
  if coalesce(target, '') not in ('students', 'teachers', 'calendar_entries', 'alumni_records', 'bus_stops') then
    raise exception 'Nothing is imported there.' using errcode = '22023', detail = 'target';
  end if;
  insert into public.imports_and_promotions (kind, target, file_name, campus)
  values ('import', begin_import.target, left(begin_import.file_name, 200), (private.campus_scope())[1])
  returning id into import;
  return import;
end $$;

create or replace function private.claim_alumni_record() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  scope text[] := private.campus_scope();
begin
  update public.alumni_records r
  set profile_id = case when new.status = 'deleted' then null else new.id end
  where (scope is null or r.campus = any (scope)) and case when new.status = 'deleted' then r.profile_id = new.id
    else r.profile_id is null and r.email = new.account_email end;
  return null;
end $$;

create or replace function public.purge_old_requests() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  enquiries integer;
  messages integer;
  requests integer;
  proposals integer;
  emails integer;
begin
  perform private.require_server();
  delete from public.admission_enquiries e where e.created_at < now() - interval '2 years';
  get diagnostics enquiries = row_count;
  delete from public.contact_messages m where m.created_at < now() - interval '1 year';
  get diagnostics messages = row_count;
  delete from private.unconfirmed_photo_requests u where u.created_at < now() - interval '2 days';
  delete from public.photo_requests r where r.created_at < now() - interval '2 years' and r.status <> 'new';
  get diagnostics requests = row_count;
  delete from public.proposals p where p.state <> 'open' and p.decided_at < now() - interval '180 days';
  get diagnostics proposals = row_count;
  delete from public.mail_outbox o where coalesce(o.sent_at, o.gave_up_at) < now() - interval '90 days'
    and not exists (select from public.enquiry_answers a where a.mail_id = o.id);
  get diagnostics emails = row_count;
  return enquiries + messages + requests + proposals + emails;
end $$;

create or replace function private.refuse_used_campus() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.site_content c where private.untranslated_key(c.key) = 'campus/' || old.key)
    or exists (select from public.admin_users a where old.key = any (a.campuses))
    or exists (select from public.weekly_subscriptions w where old.key = any (w.campuses))
    or exists (select from public.leadership_messages m where old.key = any (m.display_locations)) then
    raise exception 'Something belongs to this campus. Archive it instead.'
      using errcode = '23503', detail = 'campus_in_use';
  end if;
  return old;
end $$;

create policy "Administrators and the campus read" on public.medical_note_changes for select to authenticated
  using (
    (select public.is_admin())
    and ((select public.own_campus_scope()) is null or campus = any ((select public.own_campus_scope())::text[]))
  );
