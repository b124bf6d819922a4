-- Parents' meetings and visits: days on which families book a time with a teacher, a class or the office.

-- The hosts of a meeting, in the order of the page:
--   [{"id": "asha-rao", "name": "Asha Rao, Class 6", "translations": {"hi": {"name": "…"}}, "room": "Room 4",
--     "from": "09:00", "to": "12:00", "closed": ["10:30-11:00", "11:40"]}]
-- The id stays when the name changes, because bookings refer to it. Everything but id and name is optional; without
-- hours those of the meeting apply. An entry of "closed" is the start of one time, or a break, which closes every
-- time that it overlaps.
create function private.are_hosts(value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(value) <> 'array' then false else
    jsonb_array_length(value) <= 40 and length(value::text) <= 60000
    and coalesce((
    select bool_and(
        jsonb_typeof(h) = 'object'
        and h - array['id', 'name', 'translations', 'room', 'from', 'to', 'closed'] = '{}'
        and coalesce(h ->> 'id', '') ~ '^[a-z][a-z0-9_-]{0,39}$'
        and length(btrim(coalesce(h ->> 'name', ''))) between 1 and 120
        and private.is_translation(coalesce(h -> 'translations', '{}'))
        and not exists (select from jsonb_path_query(h, 'lax $.translations.*.name') as name
          where length(name #>> '{}') > 120)
        and length(coalesce(h ->> 'room', '')) <= 80
        and coalesce(h ->> 'from', '09:00') ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
        and coalesce(h ->> 'to', '09:00') ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
        and case coalesce(jsonb_typeof(h -> 'closed'), 'null')
          when 'null' then true
          when 'array' then jsonb_array_length(h -> 'closed') <= 20 and not exists (
            select from jsonb_array_elements(h -> 'closed') c where jsonb_typeof(c) <> 'string'
              or c #>> '{}' !~ '^([01][0-9]|2[0-3]):[0-5][0-9](-([01][0-9]|2[0-3]):[0-5][0-9])?$')
          else false end)
      and count(distinct h ->> 'id') = count(*)
    from jsonb_array_elements(value) h), true) end
$$;
grant execute on function private.are_hosts to authenticated;

create table public.meetings (
  id uuid primary key default gen_random_uuid(),
  kind text not null default 'parents-meeting' check (kind in ('parents-meeting', 'visit')),
  title text not null check (length(btrim(title)) between 1 and 200),
  campus text references public.campuses (key),
  -- For these classes, by their stored names; null for all from the youngest, or to the oldest.
  first_class text check (length(first_class) <= 30),
  last_class text check (length(last_class) <= 30),
  -- Both on the same day in India.
  starts_at timestamptz not null check (starts_at between '2003-01-01' and '2100-01-01'),
  ends_at timestamptz not null,
  slot_minutes integer not null default 10 check (slot_minutes between 5 and 120),
  place text check (length(place) <= 200),
  note text not null default '' check (length(note) <= 2000),
  hosts jsonb not null default '[]' check (private.are_hosts(hosts)),
  -- Null means from its publication, and until its end.
  book_from timestamptz check (book_from between '2003-01-01' and '2101-01-01'),
  book_until timestamptz check (book_until between '2003-01-01' and '2101-01-01'),
  status text not null default 'draft' check (status in ('draft', 'published')),
  cancelled_at timestamptz check (cancelled_at between '2003-01-01' and '2101-01-01'),
  cancel_reason text check (length(cancel_reason) <= 400),
  translations jsonb not null default '{}' check (private.is_translation(translations)),
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (ends_at > starts_at),
  check ((starts_at at time zone 'Asia/Kolkata')::date = (ends_at at time zone 'Asia/Kolkata')::date),
  check (book_until > book_from)
);
create index meetings_published_idx on public.meetings (starts_at, id) where status = 'published';
create index meetings_campus_idx on public.meetings (campus, starts_at);

alter table public.meetings enable row level security;
grant select, insert, update, delete on public.meetings to anon, authenticated;
grant all on public.meetings to service_role;
create policy "Published meetings are public" on public.meetings for select to anon
  using (status = 'published');
create policy "Who may read" on public.meetings for select to authenticated
  using (status = 'published' or (select private.may('meetings', false)));
create policy "Who may add" on public.meetings for insert to authenticated
  with check ((select private.may('meetings')));
create policy "Who may change" on public.meetings for update to authenticated
  using ((select private.may('meetings'))) with check ((select private.may('meetings')));
create policy "Who may delete" on public.meetings for delete to authenticated
  using ((select private.may('meetings')));

create trigger stamp before insert or update on public.meetings
  for each row execute function private.stamp_row();
create trigger keep_sample_mark before insert or update on public.meetings
  for each row execute function private.keep_sample_mark();
create trigger guard_campus before insert or update or delete on public.meetings
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.meetings
  for each row execute function private.audit_row();

insert into private.managed_tables values ('meetings');

-- ---------------------------------------------------------------------------------------------------------
-- Bookings. A family has one for each host it meets, all behind its personal links. Staff read them; only functions
-- write them.

create table public.meeting_bookings (
  id uuid primary key default gen_random_uuid(),
  meeting_id uuid not null references public.meetings (id) on delete cascade,
  -- Shared by all bookings of one family.
  family uuid not null default gen_random_uuid(),
  -- The office began this family: its links went by email alone, so no stranger can have one.
  by_office boolean not null default false,
  reference text not null unique,
  -- An id in meetings.hosts.
  host text not null check (length(host) <= 40),
  starts_at timestamptz not null,
  name text not null check (length(name) between 1 and 120),
  -- Null where a family without an address called the office.
  email text check (length(email) <= 254),
  phone text not null check (length(phone) <= 25),
  child_name text check (length(child_name) between 1 and 120),
  grade text check (length(grade) between 1 and 40),
  language text not null default 'en' check (language ~ '^[a-z]{2,3}$'),
  status text not null default 'booked' check (status in ('booked', 'cancelled')),
  -- A family that cancels can undo that until then.
  held_until timestamptz,
  reminded_at timestamptz,
  -- Counts the versions of the family's calendar file (SEQUENCE, RFC 5545).
  sequence integer not null default 0 check (sequence >= 0),
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (held_until is null or status = 'cancelled')
);
-- No host meets two families at once, and no child is in two places.
create unique index meeting_bookings_slot_idx on public.meeting_bookings (meeting_id, host, starts_at)
  where status = 'booked';
create unique index meeting_bookings_family_idx
  on public.meeting_bookings (family, starts_at, lower(coalesce(child_name, ''))) where status = 'booked';
create index meeting_bookings_meeting_idx on public.meeting_bookings (meeting_id, starts_at, host);

alter table public.meeting_bookings enable row level security;
grant select on public.meeting_bookings to authenticated;
grant all on public.meeting_bookings to service_role;
create policy "Admins read" on public.meeting_bookings for select to authenticated
  using ((select public.is_admin()));

create trigger stamp before insert or update on public.meeting_bookings
  for each row execute function private.stamp_row();
create trigger keep_sample_mark before insert or update on public.meeting_bookings
  for each row execute function private.keep_sample_mark();
create trigger guard_campus before insert or update or delete on public.meeting_bookings
  for each row execute function private.guard_campus();
create trigger audit after update or delete on public.meeting_bookings
  for each row execute function private.audit_row();
create trigger raise_sequence before update on public.meeting_bookings
  for each row execute function private.raise_calendar_sequence();

-- A booking of the family that holds the link: the wanted one, or the one that the link was made for.
create function private.find_meeting_booking(token text, wanted text default null) returns public.meeting_bookings
language plpgsql stable security definer set search_path = ''
as $$
declare
  booking public.meeting_bookings;
begin
  select b.* into booking from public.personal_links l
  join public.meeting_bookings o on o.id = l.booking_id
  join public.meeting_bookings b on b.family = o.family and b.reference = coalesce(wanted, o.reference)
  where l.token_hash = private.hash_token(find_meeting_booking.token);
  if booking.id is null then
    raise exception 'This booking was not found.' using errcode = 'PT404', detail = 'booking_not_found';
  end if;
  perform private.act_by_link();
  return booking;
end $$;

-- ---------------------------------------------------------------------------------------------------------
-- Times.

-- Every time of a meeting that its hosts offer.
create function private.list_slots(meeting public.meetings) returns table (host text, starts_at timestamptz)
language sql stable set search_path = ''
as $$
  with hours as (
    select h.value as host, h.place, d.day,
      coalesce((d.day + (h.value ->> 'from')::time) at time zone 'Asia/Kolkata', meeting.starts_at) as opens,
      coalesce((d.day + (h.value ->> 'to')::time) at time zone 'Asia/Kolkata', meeting.ends_at) as closes,
      make_interval(mins => meeting.slot_minutes) as long
    from jsonb_array_elements(meeting.hosts) with ordinality h(value, place),
      (values ((meeting.starts_at at time zone 'Asia/Kolkata')::date)) d(day)
  )
  select h.host ->> 'id', s.begins
  from hours h, generate_series(h.opens, h.closes - h.long, h.long) s(begins)
  where not exists (
    select from jsonb_array_elements_text(case jsonb_typeof(h.host -> 'closed') when 'array'
      then h.host -> 'closed' else '[]' end) c(closed),
      lateral (values ((h.day + split_part(c.closed, '-', 1)::time) at time zone 'Asia/Kolkata',
        (h.day + nullif(split_part(c.closed, '-', 2), '')::time) at time zone 'Asia/Kolkata')) b(begins, ends)
    where s.begins = b.begins or s.begins < b.ends and s.begins + h.long > b.begins)
  order by h.place, s.begins
$$;

-- Whether a booking keeps its time from others: also for the minute in which its cancellation can be undone.
create function private.keeps_time(booking public.meeting_bookings) returns boolean
language sql stable set search_path = ''
as $$ select booking.status = 'booked' or booking.held_until > now() $$;

-- The times of a meeting by host, and whether each is free, but not who booked it. Only the office sees those of a draft.
create function public.list_meeting_slots(wanted uuid)
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
grant execute on function public.list_meeting_slots to anon, authenticated;

-- How many times of each coming meeting are free.
create function public.count_meeting_slots() returns table (meeting_id uuid, slots integer, free integer)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
    select m.id, count(*)::integer, count(*) filter (where s.is_free)::integer
    from public.meetings m, public.list_meeting_slots(m.id) s
    where m.status = 'published' and m.ends_at > now() and m.cancelled_at is null
    group by m.id;
end $$;
grant execute on function public.count_meeting_slots to anon, authenticated;

-- Refuses a change of a meeting that would remove a time that a family has booked.
create function private.keep_booked_times() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.cancelled_at is null and exists (
    select from public.meeting_bookings b
    where b.meeting_id = new.id and b.status = 'booked' and b.starts_at > now()
      and (new.status <> 'published' or not exists (
        select from private.list_slots(new) s where s.host = b.host and s.starts_at = b.starts_at))) then
    raise exception 'Families have booked times that this would take away. Cancel those bookings first.'
      using errcode = '23503', detail = 'has_bookings';
  end if;
  return null;
end $$;
create trigger keep_booked_times after update on public.meetings
  for each row execute function private.keep_booked_times();

-- Bypasses row-level security, because an editor sees no bookings.
create function private.has_bookings(wanted uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from public.meeting_bookings b where b.meeting_id = wanted and b.status = 'booked');
end $$;
grant execute on function private.has_bookings to authenticated;

create function private.keep_booked_meeting() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- Inside our own functions too: undo deletes what a change added.
  if coalesce(current_setting('role', true), '') in ('anon', 'authenticated') and private.has_bookings(old.id) then
    raise exception 'Families have booked times of this meeting. Cancel it instead.'
      using errcode = '23503', detail = 'has_bookings';
  end if;
  return old;
end $$;
create trigger keep_booked before delete on public.meetings
  for each row execute function private.keep_booked_meeting();
