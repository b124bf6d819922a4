-- Emails about a booking, in its language.

create function private.meeting_email(meeting public.meetings, booking public.meeting_bookings, token text)
returns jsonb language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'booking_id', booking.id, 'meeting_id', meeting.id, 'sequence', booking.sequence, 'campus', meeting.campus,
    'title', coalesce(meeting.translations -> booking.language ->> 'title', meeting.title),
    'venue', coalesce(meeting.translations -> booking.language ->> 'place', meeting.place),
    'room', h.host ->> 'room',
    'host', coalesce(h.host #>> array['translations', booking.language, 'name'], h.host ->> 'name'),
    'starts_at', booking.starts_at, 'ends_at', booking.starts_at + make_interval(mins => meeting.slot_minutes),
    'created_at', booking.created_at, 'updated_at', now(), 'language', booking.language, 'name', booking.name,
    'child', booking.child_name, 'reference', booking.reference, 'token', token)
    || case when meeting.cancelled_at is null then '{}' else jsonb_build_object('reason',
      coalesce(meeting.translations -> booking.language ->> 'cancel_reason', meeting.cancel_reason)) end
  from (select e.host from jsonb_array_elements(meeting.hosts) e(host) where e.host ->> 'id' = booking.host
    union all select '{}'::jsonb limit 1) h
$$;

-- Anyone can book with anyone's address, and change that by the link of the browser: such emails are counted by
-- mailbox. Those that follow from a link in an email are counted by booking (private.use_meeting_booking).
create function private.queue_meeting_email(kind text, meeting public.meetings, booking public.meeting_bookings)
returns void language plpgsql security definer set search_path = ''
as $$
begin
  if booking.email is not null then
    perform private.queue_email(booking.email, kind,
      private.meeting_email(meeting, booking, private.create_personal_link(booking => booking.id)),
      about => case when current_setting('private.proven_booking', true) = 'yes' then booking.id end);
  end if;
end $$;

-- Emails the family about every change, whoever made it. Only a time that the family cancels itself is held.
create function private.tell_family() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  meeting public.meetings;
begin
  select * into meeting from public.meetings m where m.id = new.meeting_id;
  if new.starts_at < now() or meeting.cancelled_at is not null then
    return null;
  end if;
  perform private.queue_meeting_email(case
    when new.status = 'booked' and old.status = 'booked' then 'meeting_moved'
    when new.status = 'booked' then 'meeting_booked'
    when new.held_until is null then 'meeting_withdrawn'
    else 'meeting_cancelled' end, meeting, new);
  return null;
end $$;
create trigger tell_family after update on public.meeting_bookings for each row
  when (new.status <> old.status or new.host <> old.host or new.starts_at <> old.starts_at)
  execute function private.tell_family();

-- Tells every family by email why a meeting is called off, and ends its bookings.
create function private.call_off_meeting() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.mail_outbox (recipient, template, data)
  select b.email, 'meeting_called_off', private.meeting_email(new, b, private.create_personal_link(booking => b.id))
  from public.meeting_bookings b
  where b.meeting_id = new.id and b.status = 'booked' and b.email is not null and b.starts_at > now();
  update public.meeting_bookings b set status = 'cancelled', held_until = null
  where b.meeting_id = new.id and b.status = 'booked' and b.starts_at > now();
  return null;
end $$;
create trigger call_off after update on public.meetings for each row
  when (new.cancelled_at is not null and old.cancelled_at is null)
  execute function private.call_off_meeting();
