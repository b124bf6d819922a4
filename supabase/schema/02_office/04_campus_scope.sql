-- Staff limited to some campuses. A colleague with campuses in admin_users reads what the role reads, but writes only
-- rows of these campuses. Rows of all campuses (campus is null), the list of administrators and site content are for
-- colleagues without that limit. The trigger "guard_campus" enforces this, not policies, because triggers also apply
-- inside our own functions, such as undo. See docs/decisions/access-rules.md.

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

-- For functions that bypass the triggers of tables. Null means the whole school.
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
    when 'guardians', 'consents', 'guardian_requests', 'consent_scans' then
      return (select coalesce(s.campus = any (scope), false) from public.students s
        where s.id = (was ->> 'student_id')::uuid);
    when 'meeting_bookings' then
      return (select coalesce(m.campus = any (scope), false) from public.meetings m
        where m.id = (was ->> 'meeting_id')::uuid);
    when 'pictured_children' then
      return (select private.is_of_campus('media_files', to_jsonb(f), scope) from public.media_files f
        where f.id = (was ->> 'media_id')::uuid);
    when 'filmed_children' then
      return (select coalesce(v.campus = any (scope), false) from public.youtube_videos v
        where v.id = (was ->> 'video_id')::uuid);
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
      -- A request without its picture has no campus. The decision is about the file, wherever it is shown, and erases
      -- it in the end.
      return was ->> 'picture_id' is not null and (
        select coalesce(g.campus = any (scope), false) from public.gallery_images i
        join public.gallery_events g on g.id = i.gallery_event_id where i.id = (was ->> 'picture_id')::uuid)
        and not exists (select from public.media_files f where f.id = private.media_id(was ->> 'path')
          and (private.is_used_elsewhere(f.id, scope)
            or f.purpose <> 'site' and private.is_of_campus('media_files', to_jsonb(f), scope) is not true));
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
      return coalesce(was ->> 'created_by' = auth.uid()::text, false) and not exists (
        select from jsonb_array_elements(was -> 'rows') r where r -> 'values' ? 'campus'
          and coalesce(r -> 'values' ->> 'campus' = any (scope), false) is not true)
        and private.are_previewed_here(was ->> 'table_name', was -> 'rows', scope);
    when 'admin_users' then
      return false;
    else
      return coalesce(was ->> 'campus' = any (scope), false);
  end case;
end $$;

-- Sensitive tables: colleagues limited to some campuses read only the rows of those campuses.
-- Their policies and functions repeat it; the log of changes follows this list (08_audit_log.sql).
create function private.is_read_by_campus(target text) returns boolean
language sql immutable set search_path = ''
as $$
  select target in ('applications', 'guardian_requests', 'consent_scans', 'sports_registration_medical_notes')
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

-- The trigger of every table that the office writes.
create function private.guard_campus() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  scope text[] := private.campus_scope();
  is_own boolean;
begin
  -- A write by a trigger or a foreign key follows a write that this guard has already allowed.
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
