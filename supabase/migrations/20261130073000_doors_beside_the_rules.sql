-- Faults that an attacker with the source found (docs/decisions/events-and-sports.md, admissions.md, messages.md).

-- Colleagues previewed any text on any page of the school's address, and rows of other campuses.
drop policy "Staff manage their own" on public.previews;
create policy "Staff manage their own" on public.previews for all to authenticated
  using ((select private.may('previews')) and (created_by = (select private.own_id()) or (select public.is_admin())))
  with check ((select private.may('previews')) and private.may(table_name)
    and (created_by = (select private.own_id()) or (select public.is_admin())));

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
      return coalesce(was ->> 'created_by' = auth.uid()::text, false) and not exists (
        select from jsonb_array_elements(was -> 'rows') r where r -> 'values' ? 'campus'
          and coalesce(r -> 'values' ->> 'campus' = any (scope), false) is not true);
    when 'admin_users' then
      return false;
    else
      return coalesce(was ->> 'campus' = any (scope), false);
  end case;
end $$;

-- Where messages to families need a second colleague, an invitation did not.

create function private.require_second_inviter(event public.events) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if (select r.needs_approval from private.message_rules r) and private.own_id() = (
    select a.actor from public.audit_log a
    where a.table_name = 'events' and a.row_id = event.id and a.actor is not null
    order by a.created_at desc, a.written_at desc limit 1) then
    raise exception 'A second colleague has to send this invitation.' using errcode = 'PT409', detail = 'second_person';
  end if;
end $$;

create or replace function public.invite_to_event(wanted uuid, families boolean default false, levels text[] default '{}',
  classes text[] default '{}', colleagues boolean default false, batches integer[] default '{}') returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  event public.events := private.require_inviting(wanted);
begin
  if families then
    perform private.require_second_inviter(event);
  end if;
  insert into public.event_rsvps (event_id, reference, name, email, adults, children, language, status, invited_at)
  select event.id, private.new_reference('RSVP'), i.name, i.email, 0, 0, i.language, 'invited', now()
  from private.list_invitees(event, families, levels, classes, colleagues, batches) i;
  insert into private.invited_batches (event_id, batch_year)
  select distinct event.id, b.year from unnest(batches) as b (year) where b.year between 1850 and 2100
  on conflict do nothing;
  return private.queue_invitations(event, 'event_rsvp_invited');
end $$;

create or replace function public.remind_event_invitations(wanted uuid) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  event public.events := private.require_inviting(wanted);
begin
  perform private.require_second_inviter(event);
  update public.event_rsvps r set invited_at = now()
  where r.event_id = event.id and r.status = 'invited' and r.invited_at < now() - interval '1 day';
  return private.queue_invitations(event, 'event_invitation_again');
end $$;

-- References and links within a name hid it from the check before publishing.

create or replace function private.bare_words(value text) returns text
language plpgsql immutable cost 1000 set search_path = ''
as $$
begin
  if value like '%<%>%' then
    -- Tags within a line part no word, so addresses go to the end.
    value := regexp_replace(value, '</?(strong|em|b|i|u|s|span|a)( [^>]*)?>', '', 'g') || coalesce((
      select string_agg(' ' || link.parts[2], '')
      from regexp_matches(value, 'href="(mailto:|tel:)?([^"]*)"', 'g') as link (parts)), '');
    value := replace(replace(replace(regexp_replace(value, '<[^>]*>', ' ', 'g'), '&nbsp;', ' '), '&amp;', '&'), '&quot;', ' ');
  end if;
  value := translate(value, '०१२३४५६७८९' || U&'\200B\200C\200D\FEFF\00AD', '0123456789');
  return btrim(regexp_replace(normalize(value, nfkc),
    U&'[[:space:]\0021-\002F:-?\005B-\0060\007B-\007E\00A0-\00A9\00AB-\00B1\00B4\00B7\00BB\2010-\2027\2030-\205E\20B9\0964\0965@]+',
    ' ', 'g'));
end $$;

create or replace function private.is_clean_html(value text) returns boolean
language sql immutable set search_path = ''
as $$
  select value is null or ltrim(value) not like '<%' or regexp_replace(value,
    '<(/?(p|h2|h3|ul|ol|li|strong|em|blockquote|table|thead|tbody|tr|br|hr)'
    || '|/?(a|th|td|img)|ol start="[0-9]{1,4}"|(th|td)( (colspan|rowspan)="[0-9]{1,2}")+'
    || '|a href="(/|(/[^"<>/[:cntrl:]\\]|#|https?://[^"<>/[:cntrl:]\\]|mailto:|tel:)[^"<>[:cntrl:]\\]*)"'
    || '|img( (src="/[^"<>/[:cntrl:]\\][^"<>[:cntrl:]\\]*"|alt="[^"<>]*"|(width|height)="[0-9]{1,5}"))+)>',
    '', 'g') !~ '<'
    -- Only references that the editor writes: others could spell a child's name unseen by the check before publishing.
    and regexp_replace(value, '<[^>]*>', '', 'g') !~ '&(?!(amp|lt|gt|quot|nbsp|apos|#39);)[#a-zA-Z]'
$$;

-- A family whose confirmation was not queued had no link to its application any more.

create function private.may_queue_email(address text, kind text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select count(*) from public.mail_outbox m
    where m.recipient = address and m.template = kind and m.created_at > now() - interval '1 hour') < 5;
end $$;

create or replace function private.queue_email(address text, kind text, content jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if private.may_queue_email(address, kind) then
    insert into public.mail_outbox (recipient, template, data) values (address, kind, content);
  end if;
end $$;

create or replace function public.send_application(token text) returns table (reference text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  application public.applications;
  same public.applications;
begin
  -- The same form was sent twice.
  select a.* into application from public.applications a
  where a.family_token_hash = private.hash_token(send_application.token);
  if application.id is not null then
    return query select application.reference;
    return;
  end if;
  application := private.find_application(send_application.token);
  perform pg_advisory_xact_lock(hashtext('application'), hashtext(application.email));
  application := private.lock_draft(send_application.token);
  if num_nulls(application.child_name, application.date_of_birth, application.campus, application.class) > 0 then
    raise exception 'Please fill in the part about the child first.' using errcode = 'PT409', detail = 'application_incomplete';
  end if;
  -- The email brings a new link. Where strangers have used up the emails of this mailbox, the browser keeps its own.
  if private.may_queue_email(application.email, 'application_received') then
    delete from public.personal_links l where l.application_id = application.id;
  end if;
  same := private.find_same_application(application.email, application.child_name, application.date_of_birth, application.id);
  if same.id is not null then
    update public.applications a set family_token_hash = private.hash_token(send_application.token)
    where a.id = application.id;
    perform private.queue_application_email('application_again', same);
    return query select application.reference;
    return;
  end if;
  perform set_config('private.family_decision', 'yes', true);
  update public.applications a
  set stage = 'received', submitted_at = now(), family_token_hash = private.hash_token(send_application.token)
  where a.id = application.id returning * into application;
  perform set_config('private.family_decision', '', true);
  update public.admission_enquiries e set status = 'applied'
  where e.id = application.enquiry_id and e.status in ('new', 'contacted', 'visit_booked');
  perform private.queue_office_email('admissions', application.campus, 'office_application', jsonb_build_object(
    'reference', application.reference, 'child_name', application.child_name, 'class', application.class,
    'campus', application.campus, 'guardian_name', application.guardian_name, 'email', application.email,
    'phone', application.phone, 'message', application.message, 'written_in', application.language));
  return query select application.reference;
end $$;

-- The answer to a booking told strangers when an address is expected.
drop function private.require_free_slot(public.meetings, text, timestamptz, uuid, text, uuid);

create function private.require_free_slot(meeting public.meetings, wanted_host text, wanted timestamptz,
  wanted_by uuid, but_for uuid default null) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if wanted is null or wanted <= now() or not exists (
       select from private.list_slots(meeting) s where s.host = wanted_host and s.starts_at = wanted) then
    raise exception 'Please choose one of the times.' using errcode = '22023', detail = 'slot';
  end if;
  if exists (select from public.meeting_bookings b
             where b.meeting_id = meeting.id and b.host = wanted_host and b.starts_at = wanted
               and private.keeps_time(b) and b.id is distinct from but_for) then
    raise exception 'This time has just been taken. Please choose another.'
      using errcode = '22023', detail = 'slot';
  end if;
  if exists (select from public.meeting_bookings b
             where b.meeting_id = meeting.id and b.family = wanted_by
               and b.status = 'booked' and b.id is distinct from but_for
               and b.starts_at < wanted + make_interval(mins => meeting.slot_minutes)
               and b.starts_at + make_interval(mins => meeting.slot_minutes) > wanted) then
    raise exception 'You are expected elsewhere at this time. Please choose another.'
      using errcode = '22023', detail = 'slot';
  end if;
end $$;

create or replace function private.add_meeting_booking(meeting public.meetings, host text, starts_at timestamptz,
  about public.meeting_bookings, child_name text, grade text) returns public.meeting_bookings
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  child text := private.require_text(add_meeting_booking.child_name, 'child_name',
    case meeting.kind when 'visit' then 0 else 2 end, 120);
  class text := private.require_text(add_meeting_booking.grade, 'grade',
    case meeting.kind when 'visit' then 0 else 1 end, 40);
  booking public.meeting_bookings;
begin
  perform private.require_free_slot(meeting, add_meeting_booking.host, add_meeting_booking.starts_at,
    about.family);
  if (select count(*) from public.meeting_bookings b where b.family = about.family and b.status = 'booked') >= 20 then
    raise exception 'This family has booked enough times.' using errcode = 'PT409', detail = 'too_many_bookings';
  end if;
  insert into public.meeting_bookings (meeting_id, family, reference, host, starts_at, name, email, phone,
    child_name, grade, language)
  values (meeting.id, about.family, private.new_reference('MEET'), add_meeting_booking.host,
    add_meeting_booking.starts_at, about.name, about.email, about.phone, nullif(child, ''), nullif(class, ''),
    about.language)
  returning * into booking;
  perform private.queue_meeting_email('meeting_booked', meeting, booking);
  return booking;
end $$;

create or replace function public.change_meeting_booking(token text, reference text, host text, starts_at timestamptz)
returns text
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  booking public.meeting_bookings :=
    private.find_meeting_booking(change_meeting_booking.token, change_meeting_booking.reference);
  meeting public.meetings := private.lock_meeting(booking.meeting_id);
begin
  perform private.require_bookable(meeting);
  select b.* into booking from public.meeting_bookings b where b.id = booking.id for update;
  if booking.status = 'cancelled' or booking.starts_at <= now() then
    raise exception 'Times of this meeting can no longer be booked.'
      using errcode = 'PT409', detail = 'booking_closed';
  end if;
  perform private.require_free_slot(meeting, change_meeting_booking.host, change_meeting_booking.starts_at,
    booking.family, booking.id);
  update public.meeting_bookings b
  set host = change_meeting_booking.host, starts_at = change_meeting_booking.starts_at, reminded_at = null
  where b.id = booking.id;
  return booking.reference;
end $$;
