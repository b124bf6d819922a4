-- The times of a meeting come in the order of its hosts, also when they are read in parts.

create or replace function public.list_meeting_slots(wanted uuid)
returns table (host text, starts_at timestamptz, is_free boolean)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
    select s.host, s.starts_at, s.starts_at > now() and not exists (
      select from public.meeting_bookings b where b.meeting_id = m.id and b.host = s.host
        and b.starts_at = s.starts_at and private.keeps_time(b))
    from public.meetings m, private.list_slots(m) with ordinality s(host, starts_at, place)
    where m.id = wanted and (m.status = 'published' or private.may('meetings', false))
    order by s.place;
end $$;
