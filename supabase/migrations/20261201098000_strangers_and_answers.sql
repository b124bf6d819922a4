-- What an address alone tells and takes, and answers that never came.

create or replace function private.expected_elsewhere(meeting public.meetings, about public.meeting_bookings, child text,
  wanted timestamptz, but_for uuid default null) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select min(b.starts_at) from public.meeting_bookings b
  where b.meeting_id = meeting.id and b.status = 'booked' and b.id is distinct from but_for
    and (b.family = about.family or b.child_name <> '' and child <> '' and (b.email = about.email
      or private.phone_address(b.phone) = private.phone_address(about.phone)))
    and private.is_same_child(b.child_name, child)
    and b.starts_at < wanted + make_interval(mins => meeting.slot_minutes)
    and b.starts_at + make_interval(mins => meeting.slot_minutes) > wanted
$$;
