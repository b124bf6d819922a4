-- Staff of one campus write the rows of that campus in every table (docs/decisions/0821). The guard used to
-- read FOUND after "execute … into", which never sets it: deleting what belongs to another campus passed.

create function private.campus_scope_of(person uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select a.campus from auth.users u
  join public.admin_users a on a.email = lower(u.email)
  join public.auth_user_roles r on r.user_id = u.id and r.role = 'admin'
  where u.id = person
$$;

create or replace function private.campus_scope() returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  person uuid := auth.uid();
begin
  return case when person is not null then private.campus_scope_of(person) end;
end $$;

create function private.require_campus(wanted text) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  scope text := private.campus_scope();
begin
  if scope is not null and wanted is distinct from scope then
    perform private.refuse_outside_campus();
  end if;
end $$;

-- Pictures of the library are of the campus of the colleague who added them; null is the whole school.
alter table public.media_files add column if not exists campus text
  check (campus in ('paonta-sahib', 'juniors', 'majra'));
alter table public.media_files disable trigger user;
update public.media_files m set campus = private.campus_scope_of(m.created_by) where m.purpose = 'site';
alter table public.media_files enable trigger user;

create function private.set_campus_of_file() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.campus := case when new.purpose = 'site' then private.campus_scope_of(new.created_by) end;
  return new;
end $$;
create trigger set_campus before insert on public.media_files
  for each row execute function private.set_campus_of_file();

-- Whether a row is one that staff limited to `scope` write: of that campus itself, belonging to a row of it,
-- or their own. Null: the row it names is not there, which its foreign key refuses. A table that is not
-- named here and has no campus is of the whole school.
create function private.is_of_campus(target text, was jsonb, scope text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  case target
    when 'gallery_images' then
      return (select g.campus is not distinct from scope from public.gallery_events g
        where g.id = (was ->> 'gallery_event_id')::uuid);
    when 'event_rsvps' then
      return (select e.campus is not distinct from scope from public.events e where e.id = (was ->> 'event_id')::uuid);
    when 'event_check_ins' then
      return (select e.campus is not distinct from scope from public.event_rsvps r
        join public.events e on e.id = r.event_id where r.id = (was ->> 'rsvp_id')::uuid);
    when 'sports_registration_medical_notes' then
      return (select r.campus is not distinct from scope from public.sports_registrations r
        where r.id = (was ->> 'registration_id')::uuid);
    when 'enquiry_answers' then
      return case when was ->> 'enquiry_id' is not null
        then (select e.campus is not distinct from scope from public.admission_enquiries e
          where e.id = (was ->> 'enquiry_id')::uuid)
        else (select m.campus is not distinct from scope from public.contact_messages m
          where m.id = (was ->> 'message_id')::uuid) end;
    when 'photo_requests' then
      -- Without its picture a request is of no campus.
      return was ->> 'picture_id' is not null and (
        select g.campus is not distinct from scope from public.gallery_images i
        join public.gallery_events g on g.id = i.gallery_event_id where i.id = (was ->> 'picture_id')::uuid);
    when 'media_files' then
      return was ->> 'campus' is not distinct from scope
        or was ->> 'purpose' = 'avatar' and (was ->> 'created_by' = auth.uid()::text or exists (
          select from public.alumni_profiles p where p.id = (was ->> 'created_by')::uuid and p.campus = scope));
    when 'alumni_reports' then
      return coalesce(was ->> 'reporter_id' = auth.uid()::text, false) or exists (
        select from public.alumni_profiles p where p.id = (was ->> 'person_id')::uuid and p.campus = scope);
    when 'alumni_blocks' then
      -- Merging two profiles, both of the campus, carries over what others had blocked.
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
      return was ->> 'campus' is not distinct from scope;
  end case;
end $$;

create or replace function private.guard_campus() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  scope text := private.campus_scope();
  is_own boolean;
begin
  -- What follows by a trigger or a foreign key from a write has passed the guard of that write.
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

-- Every table that the office writes has the guard, and every table to come.
create or replace function private.guard_table(target regclass, audited text default 'insert or update or delete')
returns void language plpgsql set search_path = ''
as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('grant select, insert, update, delete on %s to anon, authenticated', target);
  execute format('grant all on %s to service_role', target);
  execute format('create policy "Admins manage" on %s for all to authenticated '
    'using ((select public.is_admin())) with check ((select public.is_admin()))', target);
  execute format('create trigger stamp before insert or update on %s '
    'for each row execute function private.stamp_row()', target);
  execute format('create trigger guard_campus before insert or update or delete on %s '
    'for each row execute function private.guard_campus()', target);
  if audited is not null then
    execute format('create trigger audit after %s on %s '
      'for each row execute function private.audit_row()', audited, target);
  end if;
end $$;

drop trigger if exists guard_roles_of_others on public.auth_user_roles;
drop function if exists private.guard_roles_of_others();

do $$
declare
  target regclass;
begin
  for target in
    select c.oid::regclass from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and (
      exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'guard_campus')
      or exists (select from pg_policy p where p.polrelid = c.oid and p.polpermissive and p.polcmd <> 'r'
        and concat(pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid)) like '%is_admin()%')
      or c.relname in ('enquiry_answers', 'media_files'))
  loop
    execute format('drop trigger if exists guard_campus on %s', target);
    execute format('create trigger guard_campus before insert or update or delete on %s '
      'for each row execute function private.guard_campus()', target);
  end loop;
end $$;

-- A picture that a page of another campus or of the whole school shows is not theirs to delete.
create function private.keep_used_file() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  scope text := private.campus_scope();
  place record;
  is_used boolean;
begin
  if scope is null or pg_trigger_depth() > 1 then
    return old;
  end if;
  for place in
    select p.table_name, string_agg(format('coalesce(t.%I::text, '''')', p.column_name), ' || '' '' || ') as texts
    from private.list_picture_columns() p where p.table_name not in ('previews', 'photo_requests') group by p.table_name
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
create trigger keep_used before delete on public.media_files
  for each row execute function private.keep_used_file();
