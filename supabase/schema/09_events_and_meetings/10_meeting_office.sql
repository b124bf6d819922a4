-- What the office does for a family that calls, also before and after the days on which families can book.

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
  -- The same address is the same family, which finds this booking through the links that it has. Not a family that
  -- somebody began in the form: anyone can type the address there.
  select b.family into about.family from public.meeting_bookings b
  where b.meeting_id = meeting.id and b.email = about.email and b.by_office limit 1;
  about.family := coalesce(about.family, gen_random_uuid());
  about.by_office := true;
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
