-- What colleagues of one campus may not read of another is not in the log, the history, the trash, the latest changes
-- or the list of emails either, and no token's hash is in the log.

-- "audit": writes each change into public.audit_log (02_office/08_audit_log.sql).
create or replace function private.audit_row() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- Medical notes and tokens are never copied: the log says that they changed, not what they said.
  kept_out text[] := array['updated_at', 'token_hash', 'family_token_hash', 'search_alumni', 'search_batch']
    -- Notes on bus routes and meetings are public, and undoing a deletion must restore them.
    || case when tg_table_name in ('bus_routes', 'meetings') then '{}' else array['note'] end;
  was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - kept_out end;
  became jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - kept_out end;
  subject jsonb := coalesce(became, was);
begin
  if tg_op = 'UPDATE' and to_jsonb(old) - array['updated_at'] = to_jsonb(new) - array['updated_at'] then
    return null;
  end if;
  insert into public.audit_log (actor, action, table_name, row_id, before, after)
  values (auth.uid(), lower(tg_op), tg_table_name,
          coalesce(subject ->> 'id', subject ->> 'user_id')::uuid, was, became);
  return null;
end $$;

update public.audit_log l
set before = l.before - 'family_token_hash', after = l.after - 'family_token_hash'
where l.table_name in ('applications', 'sports_registrations')
  and (l.before ? 'family_token_hash' or l.after ? 'family_token_hash');

-- Only the family sees a draft.
delete from public.audit_log l
where l.table_name = 'applications' and (l.before ->> 'stage' = 'draft' or l.after ->> 'stage' = 'draft');
drop trigger audit on public.applications;
create trigger audit after update or delete on public.applications
  for each row when (old.stage <> 'draft') execute function private.audit_row();

-- Whether staff limited to `scope` may write this row: it is of that campus, belongs to a row of it, or is
-- their own. Null means that the row it refers to does not exist, which its foreign key refuses. A table that
-- is not named here and has no campus belongs to the whole school.
create or replace function private.is_of_campus(target text, was jsonb, scope text[]) returns boolean
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
    when 'guardians', 'consents', 'guardian_requests', 'consent_scans' then
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

-- Tables of which colleagues of some campuses also read only the rows of these, because they say more than others.
-- Their policies and functions repeat it; the log of changes follows this list (08_audit_log.sql).
create function private.is_read_by_campus(target text) returns boolean
language sql immutable set search_path = ''
as $$
  select target in ('applications', 'guardian_requests', 'consent_scans')
$$;

-- Whether the caller may read these versions of a row, as far as campuses go.
create function private.are_read_here(target text, was jsonb, became jsonb) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  scope text[] := case when private.is_read_by_campus(target) then private.campus_scope() end;
begin
  return scope is null
    or num_nulls(was, became) < 2
      and (was is null or private.is_of_campus(target, was, scope) is true)
      and (became is null or private.is_of_campus(target, became, scope) is true);
end $$;
grant execute on function private.are_read_here to authenticated;

drop policy "Admins read" on public.audit_log;
create policy "Admins read" on public.audit_log for select to authenticated
  using ((select public.is_admin())
    and ((select public.own_campus_scope()) is null or private.are_read_here(table_name, before, after)));

-- The latest changes, newest first: one line for each, with one of its rows.
create or replace function public.list_latest_changes(most integer default 12)
returns table (change bigint, table_name text, action text, rows integer, row_id uuid, shown jsonb,
  changed_at timestamptz, changed_by text, is_latest boolean)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  shown_tables text[];
begin
  if private.office_role() is null then
    perform private.require_admin();
  end if;
  shown_tables := array(select m.name from private.managed_tables m where private.may(m.name, false));
  return query
    with recent as (
      select l.* from public.audit_log l where l.table_name = any (shown_tables) and l.actor is not null
        and private.are_read_here(l.table_name, l.before, l.after)
      order by l.created_at desc limit 400
    ), changes as (
      select r.change, max(r.created_at) as at,
        (array_agg(r.id order by r.action, r.id))[1] as first
      from recent r group by r.change order by max(r.created_at) desc limit least(greatest(most, 1), 50)
    )
    select c.change, l.table_name, l.action,
      (select count(*)::integer from public.audit_log each
        where each.change = c.change and each.table_name = any (shown_tables)
          and private.are_read_here(each.table_name, each.before, each.after)), l.row_id, coalesce(l.after, l.before), c.at,
      (select u.email from public.users u where u.id = l.actor),
      not exists (
        select from public.audit_log each
        join public.audit_log later on later.table_name = each.table_name and later.row_id = each.row_id
          and later.created_at > each.created_at and later.change <> each.change
        where each.change = c.change)
    from changes c join public.audit_log l on l.id = c.first
    order by c.at desc;
end $$;

create or replace function public.list_deleted_rows(target text, most integer default 100)
returns table (id uuid, row_id uuid, deleted_at timestamptz, deleted_by text, was jsonb)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_managed(target);
  return query execute format(
    'select l.id, l.row_id, l.created_at, (select u.email from public.users u where u.id = l.actor), l.before
     from public.audit_log l
     where l.table_name = %1$L and l.action = ''delete'' and l.created_at > now() - interval ''30 days''
       and private.are_read_here(l.table_name, l.before, l.after)
       and not exists (select from public.%1$I t where t.id = l.row_id)
       and not exists (select from public.audit_log later where later.table_name = %1$L
         and later.row_id = l.row_id and later.action = ''delete'' and later.created_at > l.created_at)
     order by l.created_at desc limit %2$s', target, least(greatest(most, 1), 500));
end $$;

-- The history of a row, newest first.
create or replace function public.list_row_history(target text, row_id uuid, most integer default 50)
returns table (id uuid, action text, changed_at timestamptz, changed_by text, before jsonb, after jsonb)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_managed(target);
  return query
    select l.id, l.action, l.created_at, (select u.email from public.users u where u.id = l.actor), l.before, l.after
    from public.audit_log l
    where l.table_name = target and l.row_id = list_row_history.row_id
      and private.are_read_here(l.table_name, l.before, l.after)
    order by l.created_at desc, l.id limit least(greatest(most, 1), 200);
end $$;

-- Whether the caller may see that a family got an email about an application. Colleagues of some campuses read only
-- the applications to these (11_admissions/04_applications.sql), and so only these families' addresses.
create function private.may_read_applicant(address text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  scope text[] := private.campus_scope();
begin
  return scope is null or exists (select from public.applications a
    where a.email = lower(address) and a.stage <> 'draft' and a.campus = any (scope));
end $$;
grant execute on function private.may_read_applicant to anon, authenticated;

create or replace view private.admin_mail with (security_invoker = false, security_barrier = true) as
select m.id, m.recipient, m.template, m.attempts, m.next_attempt_at, m.last_error, m.sent_at, m.gave_up_at,
  case when m.sent_at is not null then 'sent' when m.gave_up_at is not null then 'failed' else 'waiting' end as state,
  m.created_at, m.updated_at
from public.mail_outbox m
where (select public.is_admin())
  and (m.template not like 'application\_%' or private.may_read_applicant(m.recipient));

-- Portraits and other pictures of alumni are not for colleagues who work on pages.

drop policy "Who may read" on public.media_files;
create policy "Who may read" on public.media_files for select to authenticated
  using ((created_by = (select private.own_id()) and is_stored)
    or (purpose in ('site', 'logo') and (select private.may('media_files', false))) or (select public.is_admin()));

drop policy "Who may add" on public.media_files;
create policy "Who may add" on public.media_files for insert to authenticated
  with check ((purpose in ('site', 'logo') and (select private.may('media_files'))) or (select public.is_admin()));

drop policy "Who may change" on public.media_files;
create policy "Who may change" on public.media_files for update to authenticated
  using ((purpose in ('site', 'logo') and (select private.may('media_files'))) or (select public.is_admin()))
  with check ((purpose in ('site', 'logo') and (select private.may('media_files'))) or (select public.is_admin()));

drop policy "Who may delete" on public.media_files;
create policy "Who may delete" on public.media_files for delete to authenticated
  using ((created_by = (select private.own_id()) and purpose in ('avatar', 'post'))
    or (purpose in ('site', 'logo') and (select private.may('media_files'))) or (select public.is_admin()));

-- A description written in an album also describes the picture in the media library, until staff write another
-- there.
create or replace function private.describe_media_file() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.media_files m set alt = new.alt
  where m.id = private.media_id(new.path) and m.alt = '' and m.purpose = 'site';
  return null;
end $$;
