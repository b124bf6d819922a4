-- Parents' meetings and visits: days on which families book a time with a teacher, a class or the office.

-- Who is met, in the order of the page:
--   [{"id": "asha-rao", "name": "Asha Rao, Class 6", "translations": {"hi": {"name": "…"}}, "room": "Room 4",
--     "from": "09:00", "to": "12:00", "closed": ["10:30-11:00", "11:40"]}]
-- The id stays when the words change, because bookings name it. All but id and name may be left out: the hours
-- are then those of the meeting. "closed" names the time that begins then, or a break, which closes all it touches.
create function private.are_hosts(value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(value) <> 'array' then false else jsonb_array_length(value) <= 40 and coalesce((
    select bool_and(
        jsonb_typeof(h) = 'object'
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
  -- One day in India.
  starts_at timestamptz not null check (starts_at between '2003-01-01' and '2100-01-01'),
  ends_at timestamptz not null,
  slot_minutes integer not null default 10 check (slot_minutes between 5 and 120),
  place text check (length(place) <= 200),
  note text not null default '' check (length(note) <= 2000),
  hosts jsonb not null default '[]' check (private.are_hosts(hosts)),
  -- Null means from its publication, and until it begins.
  book_from timestamptz,
  book_until timestamptz,
  status text not null default 'draft' check (status in ('draft', 'published')),
  cancelled_at timestamptz,
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
-- Bookings. A family has one for each host it meets, all behind its personal links. Staff read them; writing
-- passes the functions below.

create table public.meeting_bookings (
  id uuid primary key default gen_random_uuid(),
  meeting_id uuid not null references public.meetings (id) on delete cascade,
  -- Shared by all bookings of one family.
  family uuid not null default gen_random_uuid(),
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
  -- A family that cancels may take that back until then.
  held_until timestamptz,
  reminded_at timestamptz,
  -- Counts the versions of the family's calendar file (SEQUENCE, RFC 5545).
  sequence integer not null default 0 check (sequence >= 0),
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (held_until is null or status = 'cancelled')
);
-- Nobody is met by two families at once, and no family is in two places.
create unique index meeting_bookings_slot_idx on public.meeting_bookings (meeting_id, host, starts_at)
  where status = 'booked';
create unique index meeting_bookings_family_idx on public.meeting_bookings (family, starts_at)
  where status = 'booked';
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
  return booking;
end $$;

-- ---------------------------------------------------------------------------------------------------------
-- Times.

-- Every time of a meeting that can be booked at all, by host.
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

-- Whether a booking keeps its time from others: also for the minute in which its cancellation can be taken back.
create function private.keeps_time(booking public.meeting_bookings) returns boolean
language sql stable set search_path = ''
as $$ select booking.status = 'booked' or booking.held_until > now() $$;

-- The times of a meeting, and which are free: nothing of who booked. Of a draft for the office alone.
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
    from public.meetings m, private.list_slots(m) s
    where m.id = wanted and (m.status = 'published' or private.may('meetings', false));
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

-- A change of the meeting keeps every time that a family has booked.
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

-- Past the rules: an editor sees no booking.
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
  if current_user = 'authenticated'
     and private.has_bookings(old.id) then
    raise exception 'Families have booked times of this meeting. Cancel it instead.'
      using errcode = '23503', detail = 'has_bookings';
  end if;
  return old;
end $$;
create trigger keep_booked before delete on public.meetings
  for each row execute function private.keep_booked_meeting();

-- ---------------------------------------------------------------------------------------------------------
-- Emails, in the language of the booking.

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

create function private.queue_meeting_email(kind text, meeting public.meetings, booking public.meeting_bookings)
returns void language plpgsql security definer set search_path = ''
as $$
begin
  if booking.email is not null then
    perform private.queue_email(booking.email, kind,
      private.meeting_email(meeting, booking, private.create_personal_link(booking => booking.id)));
  end if;
end $$;

-- A family is told of every change, whoever made it. A time that the family cancels itself is held for a minute.
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

-- The meeting is called off: every family reads why, and its bookings end.
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

-- ---------------------------------------------------------------------------------------------------------
-- Checks. Every function that takes a time locks the meeting first.

create function private.lock_meeting(wanted uuid) returns public.meetings
language plpgsql set search_path = ''
as $$
declare
  meeting public.meetings;
begin
  select * into meeting from public.meetings m where m.id = wanted for update;
  if meeting.id is null or meeting.status <> 'published' then
    raise exception 'This meeting was not found.' using errcode = 'PT404', detail = 'meeting_not_found';
  end if;
  return meeting;
end $$;

create function private.require_bookable(meeting public.meetings) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if meeting.cancelled_at is not null or coalesce(meeting.book_from, now()) > now()
     or coalesce(meeting.book_until, meeting.ends_at) < now() then
    raise exception 'Times of this meeting can no longer be booked.'
      using errcode = 'PT409', detail = 'booking_closed';
  end if;
end $$;

-- A refusal names the field `slot`. A family is known by its link, and by its address if it has come twice.
create function private.require_free_slot(meeting public.meetings, wanted_host text, wanted timestamptz,
  wanted_by uuid, address text, but_for uuid default null) returns void
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
             where b.meeting_id = meeting.id and (b.family = wanted_by or b.email = address)
               and b.status = 'booked' and b.id is distinct from but_for
               and b.starts_at < wanted + make_interval(mins => meeting.slot_minutes)
               and b.starts_at + make_interval(mins => meeting.slot_minutes) > wanted) then
    raise exception 'You are expected elsewhere at this time. Please choose another.'
      using errcode = '22023', detail = 'slot';
  end if;
end $$;

create function private.add_meeting_booking(meeting public.meetings, host text, starts_at timestamptz,
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
    about.family, about.email);
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

-- ---------------------------------------------------------------------------------------------------------
-- What a family does. Booking passes the web server, which judges the form first.

-- The holder of a link books for the same family; people without one begin anew, so that typing an address
-- opens nothing.
create function public.create_meeting_booking(meeting_id uuid, host text, starts_at timestamptz,
  name text default null, email text default null, phone text default null, child_name text default null,
  grade text default null, language text default 'en', family_token text default null)
returns table (reference text, token text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  meeting public.meetings := private.lock_meeting(create_meeting_booking.meeting_id);
  about public.meeting_bookings;
  booking public.meeting_bookings;
begin
  perform private.require_bookable(meeting);
  if create_meeting_booking.family_token is not null then
    about := private.find_meeting_booking(create_meeting_booking.family_token);
    if about.meeting_id <> meeting.id then
      raise exception 'This booking was not found.' using errcode = 'PT404', detail = 'booking_not_found';
    end if;
  else
    about.family := gen_random_uuid();
    about.name := private.require_text(create_meeting_booking.name, 'name', 2, 120);
    about.email := private.require_email(create_meeting_booking.email, 'email');
    about.phone := private.require_phone(create_meeting_booking.phone, 'phone');
    about.language := private.known_language(create_meeting_booking.language);
  end if;
  booking := private.add_meeting_booking(meeting, create_meeting_booking.host, create_meeting_booking.starts_at,
    about, create_meeting_booking.child_name, create_meeting_booking.grade);
  return query select booking.reference,
    coalesce(create_meeting_booking.family_token, private.create_personal_link(booking => booking.id));
end $$;

-- All that the family of a link booked.
create function public.get_meeting_bookings(token text)
returns table (id uuid, meeting_id uuid, reference text, host text, starts_at timestamptz, name text, email text,
  phone text, child_name text, grade text, status text, held_until timestamptz, sequence integer,
  created_at timestamptz, updated_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  one public.meeting_bookings := private.find_meeting_booking(get_meeting_bookings.token);
begin
  return query
    select b.id, b.meeting_id, b.reference, b.host, b.starts_at, b.name, b.email, b.phone, b.child_name, b.grade,
      b.status, b.held_until, b.sequence, b.created_at, b.updated_at
    from public.meeting_bookings b where b.family = one.family
    order by b.status, b.starts_at;
end $$;
grant execute on function public.get_meeting_bookings to anon, authenticated;

create function public.change_meeting_booking(token text, reference text, host text, starts_at timestamptz)
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
    booking.family, booking.email, booking.id);
  update public.meeting_bookings b
  set host = change_meeting_booking.host, starts_at = change_meeting_booking.starts_at, reminded_at = null
  where b.id = booking.id;
  return booking.reference;
end $$;
grant execute on function public.change_meeting_booking to anon, authenticated;

-- Welcome even when nothing can be booked any more. The time is kept for another minute.
create function public.cancel_meeting_booking(token text, reference text) returns text
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  booking public.meeting_bookings :=
    private.find_meeting_booking(cancel_meeting_booking.token, cancel_meeting_booking.reference);
begin
  perform from public.meetings m where m.id = booking.meeting_id for update;
  update public.meeting_bookings b set status = 'cancelled', held_until = private.hold_end()
  where b.id = booking.id and b.status = 'booked' and b.starts_at > now();
  return booking.reference;
end $$;
grant execute on function public.cancel_meeting_booking to anon, authenticated;

-- Takes a cancellation back while the time is kept, unless the family is expected elsewhere by now.
create function public.restore_meeting_booking(token text, reference text) returns text
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  booking public.meeting_bookings :=
    private.find_meeting_booking(restore_meeting_booking.token, restore_meeting_booking.reference);
begin
  perform from public.meetings m where m.id = booking.meeting_id for update;
  select b.* into booking from public.meeting_bookings b where b.id = booking.id for update;
  if booking.status = 'booked' then
    return booking.reference;
  end if;
  if booking.held_until is null or booking.held_until <= now() or exists (
       select from public.meeting_bookings o
       where o.family = booking.family and o.starts_at = booking.starts_at and o.status = 'booked') then
    raise exception 'This booking can no longer be taken back.'
      using errcode = 'PT409', detail = 'booking_final';
  end if;
  update public.meeting_bookings b set status = 'booked', held_until = null where b.id = booking.id;
  return booking.reference;
end $$;
grant execute on function public.restore_meeting_booking to anon, authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- What the office does for a family that calls: at any time, also before and after families may.

create function public.book_meeting_for_family(meeting_id uuid, host text, starts_at timestamptz, name text,
  phone text, email text default null, child_name text default null, grade text default null,
  language text default 'en') returns text
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  meeting public.meetings;
  about public.meeting_bookings;
  booking public.meeting_bookings;
begin
  perform private.require_admin();
  meeting := private.lock_meeting(book_meeting_for_family.meeting_id);
  perform private.require_campus(meeting.campus);
  about.name := private.require_text(book_meeting_for_family.name, 'name', 2, 120);
  about.phone := private.require_phone(book_meeting_for_family.phone, 'phone');
  about.language := private.known_language(book_meeting_for_family.language);
  if btrim(coalesce(book_meeting_for_family.email, '')) <> '' then
    about.email := private.require_email(book_meeting_for_family.email, 'email');
  end if;
  -- The same address is the same family, which finds this booking behind the links that it has.
  select b.family into about.family from public.meeting_bookings b
  where b.meeting_id = meeting.id and b.email = about.email limit 1;
  about.family := coalesce(about.family, gen_random_uuid());
  booking := private.add_meeting_booking(meeting, book_meeting_for_family.host,
    book_meeting_for_family.starts_at, about, book_meeting_for_family.child_name, book_meeting_for_family.grade);
  return booking.reference;
end $$;
grant execute on function public.book_meeting_for_family to authenticated;

create function public.withdraw_meeting_booking(booking uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  withdrawn text;
  place text;
begin
  perform private.require_admin();
  select m.campus into place from public.meetings m
  join public.meeting_bookings b on b.meeting_id = m.id where b.id = withdraw_meeting_booking.booking for update of m;
  if not found then
    raise exception 'This booking was not found.' using errcode = 'PT404', detail = 'booking_not_found';
  end if;
  perform private.require_campus(place);
  update public.meeting_bookings b set status = 'cancelled', held_until = null
  where b.id = withdraw_meeting_booking.booking returning b.reference into withdrawn;
  return withdrawn;
end $$;
grant execute on function public.withdraw_meeting_booking to authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- The server's timer: one email for every booking of the next day, as for events.
create function public.queue_meeting_reminders() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  one record;
  reminded integer := 0;
begin
  perform private.require_server();
  for one in
    select m, b from public.meetings m join public.meeting_bookings b on b.meeting_id = m.id
    where m.status = 'published' and m.cancelled_at is null
      and b.starts_at > now() and b.starts_at <= now() + interval '24 hours'
      and b.status = 'booked' and b.email is not null and b.reminded_at is null
      and b.created_at < b.starts_at - interval '30 hours'
    order by b.created_at
    for update of b skip locked
  loop
    update public.meeting_bookings b set reminded_at = now() where b.id = (one.b).id;
    insert into public.mail_outbox (recipient, template, data)
    values ((one.b).email, 'meeting_reminder',
            private.meeting_email(one.m, one.b, private.create_personal_link(booking => (one.b).id)));
    reminded := reminded + 1;
  end loop;
  return reminded;
end $$;
