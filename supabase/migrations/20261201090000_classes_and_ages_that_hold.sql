-- A meeting may be for certain classes only, no child is expected in two places at once, and no child is registered with
-- a training group of another age.

alter table public.meetings
  add column first_class text check (length(first_class) <= 30),
  add column last_class text check (length(last_class) <= 30);

drop index public.meeting_bookings_family_idx;
create unique index meeting_bookings_family_idx
  on public.meeting_bookings (family, starts_at, lower(coalesce(child_name, ''))) where status = 'booked';

create or replace function private.refuse_used_class() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.students s where s.class = old.stored_name)
    or exists (select from public.transfer_certificates t where t.class_left = old.stored_name)
    or exists (select from public.admission_enquiries a where a.class = old.stored_name)
    or exists (select from public.applications a where a.class = old.stored_name)
    or exists (select from public.meeting_bookings b where b.grade = old.stored_name)
    or exists (select from public.meetings m where old.stored_name in (m.first_class, m.last_class))
    or exists (select from public.campuses c where old.stored_name in (c.first_class, c.last_class))
    or exists (select from public.weekly_subscriptions w where old.key = any (w.grades))
    or exists (select from public.push_subscriptions p where old.key = any (p.classes))
    or exists (select from public.family_messages m where old.stored_name = any (m.classes)) then
    raise exception 'Something belongs to this class. Archive it instead.'
      using errcode = '23503', detail = 'class_in_use';
  end if;
  return old;
end $$;

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

create function private.is_same_child(one text, other text) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(starts_with(a, b) or starts_with(b, a), true)
  from (select lower(regexp_replace(btrim(nullif(one, '')), '\s+', ' ', 'g')) || ' ' as a,
    lower(regexp_replace(btrim(nullif(other, '')), '\s+', ' ', 'g')) || ' ' as b) as named
$$;

create function private.expected_elsewhere(meeting public.meetings, about public.meeting_bookings, child text,
  wanted timestamptz, but_for uuid default null) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select min(b.starts_at) from public.meeting_bookings b
  where b.meeting_id = meeting.id and b.status = 'booked' and b.id is distinct from but_for
    and (b.family = about.family or b.email = about.email
      or private.phone_address(b.phone) = private.phone_address(about.phone))
    and private.is_same_child(b.child_name, child)
    and b.starts_at < wanted + make_interval(mins => meeting.slot_minutes)
    and b.starts_at + make_interval(mins => meeting.slot_minutes) > wanted
$$;

drop function private.require_free_slot(public.meetings, text, timestamptz, uuid, uuid);
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

create or replace function private.add_meeting_booking(meeting public.meetings, host text, starts_at timestamptz,
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

create or replace function public.change_meeting_booking(token text, reference text, host text, starts_at timestamptz)
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

create or replace function public.restore_meeting_booking(token text, reference text) returns text
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

create function private.require_age_of_group(program public.sports_programs, training_group text, born date,
  tongue text) returns void
language plpgsql stable set search_path = ''
as $$
declare
  years integer := extract(year from private.today())::integer - extract(year from born)::integer;
begin
  if (select not bool_or(years between ages.least and ages.most) from (
        select 0, m[1]::integer - 1
        from regexp_matches(training_group, '\mu(?:nder)?[ -]*(\d{1,2})\M', 'gi') m
        union all select m[1]::integer, m[2]::integer
        from regexp_matches(training_group, '\mages?\s+(\d{1,2})\s*(?:[-–—]|to)\s*(\d{1,2})\M', 'gi') m
        union all select m[1]::integer, 99
        from regexp_matches(training_group, '^\s*(?:ages?\s+)?(\d{1,2})\s*(?:\+|and above|and over)', 'i') m
      ) as ages (least, most)) then
    raise exception 'The child is not of the age of this training group.'
      using errcode = '22023', detail = 'training_group',
        hint = private.training_group_in(program, training_group, tongue);
  end if;
end $$;

create or replace function public.create_sports_registration(
  sport_id uuid, child_name text, date_of_birth date, guardian_name text, guardian_email text,
  guardian_phone text, emergency_name text, emergency_phone text, consent_version text,
  campus text default null, training_group text default null, medical_note text default null, language text default 'en'
) returns table (reference text, status text, token text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  program public.sports_programs;
  registration public.sports_registrations;
  child text := private.require_name(create_sports_registration.child_name, 'child_name');
  guardian text := private.require_name(create_sports_registration.guardian_name, 'guardian_name');
  address text := private.require_email(create_sports_registration.guardian_email, 'guardian_email');
  phone text := private.require_phone(create_sports_registration.guardian_phone, 'guardian_phone');
  other text := private.require_name(create_sports_registration.emergency_name, 'emergency_name');
  other_phone text := private.require_phone(create_sports_registration.emergency_phone, 'emergency_phone');
  health text := private.require_text(create_sports_registration.medical_note, 'medical_note', 0, 2000);
  consent text := private.require_text(create_sports_registration.consent_version, 'consent_version', 1, 40);
  chosen_group text;
  born date := create_sports_registration.date_of_birth;
  chosen_campus text := nullif(btrim(create_sports_registration.campus), '');
  would_be text;
  own_token text := private.new_token();
begin
  -- Locked, so that two children cannot take one place.
  select * into program from public.sports_programs p where p.id = create_sports_registration.sport_id for update;
  if program.id is null then
    raise exception 'Sport not found' using errcode = 'PT404', detail = 'sport_not_found';
  end if;
  if not program.registration_open then
    raise exception 'Registration for this sport is closed.' using errcode = 'PT409', detail = 'registration_closed';
  end if;
  born := private.require_birth_date(born, 'date_of_birth', 2, 25);
  if not private.fits_age_groups(program.age_groups, born, private.today()) then
    raise exception 'This sport has no group for the age of the child.'
      using errcode = '22023', detail = 'date_of_birth';
  end if;
  if not private.is_open_campus(chosen_campus) then
    raise exception 'Please choose one of the campuses.' using errcode = '22023', detail = 'campus';
  end if;
  chosen_group := private.require_training_group(program, create_sports_registration.training_group);
  perform private.require_age_of_group(program, chosen_group, born,
    private.known_language(create_sports_registration.language));
  would_be := case when private.training_group_is_full(program, chosen_group) then 'waitlisted' else 'new' end;
  registration := private.find_same_registration(program.id, address, child, born, chosen_group);
  if registration.id is not null then
    delete from private.repeated_registrations p where p.sent_at < now() - interval '30 days';
    insert into private.repeated_registrations (family_token_hash, registration_id, guardian_name, guardian_email,
      guardian_phone, emergency_name, emergency_phone, campus)
    values (private.hash_token(own_token), registration.id, guardian, address, phone, other, other_phone,
      coalesce(chosen_campus, program.campus));
    -- Three emails a day at most, so that nobody can fill a mailbox with them.
    if (select count(*) from private.repeated_registrations p
        where p.registration_id = registration.id and p.sent_at > now() - interval '1 day') <= 3 then
      perform private.queue_registration_email('sports_registration_again', program, registration);
    end if;
    return query select private.new_reference('SPT'), would_be, own_token;
    return;
  end if;
  insert into public.sports_registrations (reference, sport_id, child_name, date_of_birth, guardian_name,
    guardian_email, guardian_phone, emergency_name, emergency_phone, campus, training_group, consent_version, language,
    status, family_token_hash)
  values (private.new_reference('SPT'), program.id, child, born, guardian, address, phone, other, other_phone,
    coalesce(chosen_campus, program.campus), chosen_group, consent,
    private.known_language(create_sports_registration.language),
    would_be,
    private.hash_token(own_token))
  returning * into registration;
  if health is not null then
    insert into public.sports_registration_medical_notes (registration_id, note) values (registration.id, health);
  end if;
  perform private.queue_registration_email(
    case registration.status when 'waitlisted' then 'sports_registration_waitlisted'
      else 'sports_registration_received' end,
    program, registration);
  return query select registration.reference, registration.status, own_token;
end $$;

create or replace function public.update_sports_registration(token text, guardian_name text, guardian_phone text,
  emergency_name text, emergency_phone text, training_group text default null, medical_note text default null,
  forgets_medical_note boolean default false)
returns table (reference text, status text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  registration public.sports_registrations := private.find_registration(update_sports_registration.token);
  program public.sports_programs;
  guardian text := private.require_name(update_sports_registration.guardian_name, 'guardian_name');
  phone text := private.require_phone(update_sports_registration.guardian_phone, 'guardian_phone');
  other text := private.require_name(update_sports_registration.emergency_name, 'emergency_name');
  other_phone text := private.require_phone(update_sports_registration.emergency_phone, 'emergency_phone');
  health text := private.require_text(update_sports_registration.medical_note, 'medical_note', 0, 2000);
  chosen text := coalesce(nullif(btrim(update_sports_registration.training_group), ''), registration.training_group);
  is_full boolean;
begin
  select * into program from public.sports_programs p where p.id = registration.sport_id for update;
  select r.* into registration from public.sports_registrations r where r.id = registration.id for update;
  if registration.status not in ('new', 'confirmed', 'waitlisted')
     or registration.season_ends_on < private.today() then
    raise exception 'This registration no longer stands.' using errcode = 'PT409', detail = 'registration_over';
  end if;
  if chosen is distinct from registration.training_group then
    chosen := private.require_training_group(program, chosen);
    perform private.require_age_of_group(program, chosen, registration.date_of_birth, registration.language);
    if not program.registration_open then
      raise exception 'Registration for this sport is closed.'
        using errcode = 'PT409', detail = 'registration_closed';
    end if;
    is_full := private.training_group_is_full(program, chosen);
    if is_full and registration.status <> 'waitlisted' then
      raise exception 'All places of this training group are taken.'
        using errcode = 'PT409', detail = 'training_group_full';
    end if;
    if (private.find_same_registration(program.id, registration.guardian_email, registration.child_name,
          registration.date_of_birth, chosen, registration.id)).id is not null then
      raise exception 'The child is registered for this training group already.'
        using errcode = 'PT409', detail = 'registered_already';
    end if;
  end if;
  update public.sports_registrations r
  set guardian_name = guardian, guardian_phone = phone, emergency_name = other, emergency_phone = other_phone,
    training_group = chosen,
    status = case when is_full is null then r.status when is_full then 'waitlisted' else 'new' end
  where r.id = registration.id returning r.* into registration;
  if health is not null then
    insert into public.sports_registration_medical_notes (registration_id, note) values (registration.id, health)
    on conflict (registration_id) do update set note = excluded.note;
  elsif update_sports_registration.forgets_medical_note then
    delete from public.sports_registration_medical_notes n where n.registration_id = registration.id;
  end if;
  perform private.queue_registration_email('sports_registration_changed', program, registration);
  return query select registration.reference, registration.status;
end $$;
