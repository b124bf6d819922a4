-- Booking a time with a host of a meeting. Every function that takes a time locks the meeting first.

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

-- Whether a meeting is for a class, by its stored name.
create function private.takes_class(meeting public.meetings, class text) returns boolean
language sql stable set search_path = ''
as $$
  select num_nonnulls(meeting.first_class, meeting.last_class) = 0 or exists (
    select from public.classes k
    left join public.classes lowest on lowest.stored_name = meeting.first_class
    left join public.classes highest on highest.stored_name = meeting.last_class
    where k.stored_name = takes_class.class
      and k.position between coalesce(lowest.position, k.position) and coalesce(highest.position, k.position))
$$;

-- Whether two bookings are for one child: "Ira" is also written "Ira Negi". Without a name the family itself comes.
create function private.is_same_child(one text, other text) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(starts_with(a, b) or starts_with(b, a), true)
  from (select lower(regexp_replace(btrim(nullif(one, '')), '\s+', ' ', 'g')) || ' ' as a,
    lower(regexp_replace(btrim(nullif(other, '')), '\s+', ' ', 'g')) || ' ' as b) as named
$$;

-- The start of another booking of the same child that overlaps with a time. It is the same child behind the link of
-- its family, and where the same mailbox or mobile number was typed with the same name: a stranger who knows the
-- address alone learns nothing, and keeps no family from booking. So without a link, a booking that names no child
-- is nobody else's. A brother or sister may be met at the same time, because another adult may come along.
create function private.expected_elsewhere(meeting public.meetings, about public.meeting_bookings, child text,
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

-- An error names the field `slot`; its hint is the start of the booking that is in the way.
create function private.require_free_slot(meeting public.meetings, wanted_host text, wanted timestamptz,
  about public.meeting_bookings, child text, but_for uuid default null) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  elsewhere timestamptz;
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
  elsewhere := private.expected_elsewhere(meeting, about, child, wanted, but_for);
  if elsewhere is not null then
    raise exception 'You are expected elsewhere at this time. Please choose another.'
      using errcode = '22023', detail = 'slot',
        hint = to_char(elsewhere at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"');
  end if;
end $$;

create function private.add_meeting_booking(meeting public.meetings, host text, starts_at timestamptz,
  about public.meeting_bookings, child_name text, grade text) returns public.meeting_bookings
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  child text := private.require_name(add_meeting_booking.child_name, 'child_name',
    case meeting.kind when 'visit' then 0 else 2 end);
  class text := private.require_text(add_meeting_booking.grade, 'grade',
    case meeting.kind when 'visit' then 0 else 1 end, 40);
  booking public.meeting_bookings;
begin
  if nullif(class, '') is not null and not private.takes_class(meeting, class) then
    raise exception 'This meeting is for other classes.' using errcode = '22023', detail = 'grade';
  end if;
  perform private.require_free_slot(meeting, add_meeting_booking.host, add_meeting_booking.starts_at,
    about, child);
  if (select count(*) from public.meeting_bookings b where b.family = about.family and b.status = 'booked') >= 20 then
    raise exception 'This family has booked enough times.' using errcode = 'PT409', detail = 'too_many_bookings';
  end if;
  insert into public.meeting_bookings (meeting_id, family, by_office, reference, host, starts_at, name, email, phone,
    child_name, grade, language)
  values (meeting.id, about.family, coalesce(about.by_office, false), private.new_reference('MEET'),
    add_meeting_booking.host, add_meeting_booking.starts_at, about.name, about.email, about.phone, nullif(child, ''),
    nullif(class, ''), about.language)
  returning * into booking;
  perform private.queue_meeting_email('meeting_booked', meeting, booking);
  return booking;
end $$;

-- ---------------------------------------------------------------------------------------------------------
-- What a family can do. Bookings come through the web server, which checks the form first.

-- A booking of the family that changes something by its link. The browser that typed the address got a link at once;
-- it ends when a link from an email is used, so that a stranger who typed the address never reads what its owner adds.
-- Reading ends nothing, because mail programs open links before people do.
create function private.use_meeting_booking(token text, wanted text default null) returns public.meeting_bookings
language plpgsql security definer set search_path = ''
as $$
declare
  booking public.meeting_bookings :=
    private.find_meeting_booking(use_meeting_booking.token, use_meeting_booking.wanted);
begin
  if exists (select from public.personal_links l
             where l.token_hash = private.hash_token(use_meeting_booking.token) and not l.is_unproven) then
    delete from public.personal_links l using public.meeting_bookings b
    where l.booking_id = b.id and b.family = booking.family and l.is_unproven;
    perform set_config('private.proven_booking', 'yes', true);
  end if;
  return booking;
end $$;

-- The holder of a link books for the same family; people without one start a new family, so that typing an address
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
    about := private.use_meeting_booking(create_meeting_booking.family_token);
    if about.meeting_id <> meeting.id then
      raise exception 'This booking was not found.' using errcode = 'PT404', detail = 'booking_not_found';
    end if;
  else
    about.family := gen_random_uuid();
    about.name := private.require_name(create_meeting_booking.name, 'name');
    about.email := private.require_email(create_meeting_booking.email, 'email');
    about.phone := private.require_phone(create_meeting_booking.phone, 'phone');
    about.language := private.known_language(create_meeting_booking.language);
  end if;
  booking := private.add_meeting_booking(meeting, create_meeting_booking.host, create_meeting_booking.starts_at,
    about, create_meeting_booking.child_name, create_meeting_booking.grade);
  return query select booking.reference,
    coalesce(create_meeting_booking.family_token,
      private.create_personal_link(booking => booking.id, unproven => true));
end $$;

-- All bookings of the family that holds the link.
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
    private.use_meeting_booking(change_meeting_booking.token, change_meeting_booking.reference);
  meeting public.meetings := private.lock_meeting(booking.meeting_id);
begin
  perform private.require_bookable(meeting);
  select b.* into booking from public.meeting_bookings b where b.id = booking.id for update;
  if booking.status = 'cancelled' or booking.starts_at <= now() then
    raise exception 'Times of this meeting can no longer be booked.'
      using errcode = 'PT409', detail = 'booking_closed';
  end if;
  perform private.require_free_slot(meeting, change_meeting_booking.host, change_meeting_booking.starts_at,
    booking, booking.child_name, booking.id);
  update public.meeting_bookings b
  set host = change_meeting_booking.host, starts_at = change_meeting_booking.starts_at, reminded_at = null
  where b.id = booking.id;
  return booking.reference;
end $$;
grant execute on function public.change_meeting_booking to anon, authenticated;

-- Allowed even when nothing can be booked any more. The time is kept for another minute.
create function public.cancel_meeting_booking(token text, reference text) returns text
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  booking public.meeting_bookings :=
    private.use_meeting_booking(cancel_meeting_booking.token, cancel_meeting_booking.reference);
begin
  perform from public.meetings m where m.id = booking.meeting_id for update;
  update public.meeting_bookings b set status = 'cancelled', held_until = private.hold_end()
  where b.id = booking.id and b.status = 'booked' and b.starts_at > now();
  return booking.reference;
end $$;
grant execute on function public.cancel_meeting_booking to anon, authenticated;

-- Undoes a cancellation while the time is kept, unless the child is expected elsewhere by now.
create function public.restore_meeting_booking(token text, reference text) returns text
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  booking public.meeting_bookings :=
    private.use_meeting_booking(restore_meeting_booking.token, restore_meeting_booking.reference);
  meeting public.meetings;
begin
  select * into meeting from public.meetings m where m.id = booking.meeting_id for update;
  select b.* into booking from public.meeting_bookings b where b.id = booking.id for update;
  if booking.status = 'booked' then
    return booking.reference;
  end if;
  if booking.held_until is null or booking.held_until <= now()
     or private.expected_elsewhere(meeting, booking, booking.child_name, booking.starts_at) is not null then
    raise exception 'This booking can no longer be taken back.'
      using errcode = 'PT409', detail = 'booking_final';
  end if;
  update public.meeting_bookings b set status = 'booked', held_until = null where b.id = booking.id;
  return booking.reference;
end $$;
grant execute on function public.restore_meeting_booking to anon, authenticated;
