-- A family sees, changes and withdraws a registration for a sport by the same kind of link as an RSVP: one table of
-- personal links, and one way to take something back for a minute.

create function private.new_token() returns text
language sql volatile set search_path = ''
as $$ select replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '') $$;

create function private.hold_end() returns timestamptz
language sql stable set search_path = ''
as $$ select now() + interval '1 minute' $$;

create function private.stamp_hold() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.status <> tg_argv[0] then
    new.held_until := null;
    new.held_as := null;
  end if;
  return new;
end $$;

create function private.require_held(held_until timestamptz, is_replaced boolean) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if held_until is null or held_until <= now() or is_replaced then
    raise exception 'This can no longer be taken back.' using errcode = 'PT409', detail = 'cancellation_final';
  end if;
end $$;

alter table public.sports_registrations
  add column held_until timestamptz,
  add column held_as text check (held_as in ('new', 'confirmed', 'waitlisted')),
  add check ((held_until is null) = (held_as is null)),
  add check (held_until is null or status = 'withdrawn');
create index sports_registrations_held_idx on public.sports_registrations (held_until) where held_until is not null;
create trigger stamp_hold before insert or update on public.sports_registrations
  for each row execute function private.stamp_hold('withdrawn');
create trigger stamp_hold before insert or update on public.event_rsvps
  for each row execute function private.stamp_hold('cancelled');

create table public.personal_links (
  id uuid primary key default gen_random_uuid(),
  -- What it opens, one of the three; that of a booking opens all that the family booked.
  rsvp_id uuid references public.event_rsvps (id) on delete cascade,
  registration_id uuid references public.sports_registrations (id) on delete cascade,
  booking_id uuid references public.meeting_bookings (id) on delete cascade,
  token_hash text not null unique,
  proposed jsonb check (jsonb_typeof(proposed) = 'object'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (num_nonnulls(rsvp_id, registration_id, booking_id) = 1)
);
create index personal_links_rsvp_idx on public.personal_links (rsvp_id);
create index personal_links_registration_idx on public.personal_links (registration_id);
create index personal_links_booking_idx on public.personal_links (booking_id);

alter table public.personal_links enable row level security;
grant all on public.personal_links to service_role;

create trigger stamp before insert or update on public.personal_links
  for each row execute function private.stamp_row();

create function private.create_personal_link(rsvp uuid default null, registration uuid default null,
  booking uuid default null, proposed jsonb default null) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  token text := private.new_token();
begin
  insert into public.personal_links (rsvp_id, registration_id, booking_id, token_hash, proposed)
  values (rsvp, registration, booking, private.hash_token(token), create_personal_link.proposed);
  return token;
end $$;

insert into public.personal_links (id, rsvp_id, token_hash, proposed, created_at)
select l.id, l.rsvp_id, l.token_hash, l.proposed, l.created_at from public.event_rsvp_links l;
drop table public.event_rsvp_links;
drop function private.create_rsvp_link(uuid, jsonb);

create or replace function private.find_rsvp(token text) returns public.event_rsvps
language plpgsql stable security definer set search_path = ''
as $$
declare
  rsvp public.event_rsvps;
begin
  select r.* into rsvp from public.personal_links l join public.event_rsvps r on r.id = l.rsvp_id
  where l.token_hash = private.hash_token(find_rsvp.token);
  if rsvp.id is null then
    raise exception 'This RSVP was not found.' using errcode = 'PT404', detail = 'rsvp_not_found';
  end if;
  return rsvp;
end $$;

create or replace function private.queue_rsvp_email(kind text, event public.events, rsvp public.event_rsvps) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.queue_email(rsvp.email, kind, private.rsvp_email(event, rsvp,
    private.create_personal_link(rsvp.id)));
end $$;

create or replace function private.tell_guests(event public.events, kind text, more jsonb default '{}') returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.mail_outbox (recipient, template, data)
  select r.email, kind, private.rsvp_email(event, r, private.create_personal_link(r.id)) || more
  from public.event_rsvps r where r.event_id = event.id and r.status not in ('declined', 'cancelled');
end $$;

create or replace function private.stamp_offer() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.status = 'declined' then
    new.adults := 0;
    new.children := 0;
    new.answers := '{}';
  elsif new.status <> 'cancelled' then
    new.message := '';
  end if;
  if tg_op = 'UPDATE' and old.status = 'declined' and new.status = 'waitlisted' then
    new.waiting_since := now();
  end if;
  if new.status <> 'offered' then
    new.offered_until := null;
  elsif new.offered_until is null then
    new.offered_until := (select private.offer_end(e) from public.events e where e.id = new.event_id);
  end if;
  return new;
end $$;

create or replace function public.create_event_rsvp(event_id uuid, name text, email text, adults integer default 1,
  children integer default 0, answers jsonb default '{}', language text default 'en', attends boolean default true,
  message text default null)
returns table (reference text, status text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  guest text := private.require_text(create_event_rsvp.name, 'name', 2, 120);
  address text := private.require_email(create_event_rsvp.email, 'email');
  event public.events := private.lock_open_event(create_event_rsvp.event_id);
  sent jsonb := private.require_reply(event, create_event_rsvp.attends, create_event_rsvp.adults,
    create_event_rsvp.children, coalesce(create_event_rsvp.answers, '{}'), create_event_rsvp.message);
  tongue text := case when create_event_rsvp.language = 'hi' then 'hi' else 'en' end;
  own_reference text := private.new_reference('RSVP');
  place text := private.place_of_reply(event, sent);
  rsvp public.event_rsvps;
begin
  select * into rsvp from public.event_rsvps r
  where r.event_id = event.id and r.email = address and r.status <> 'cancelled';
  if rsvp.id is null then
    insert into public.event_rsvps (event_id, reference, name, email, adults, children, answers, message, language,
      status)
    values (event.id, own_reference, guest, address, (sent ->> 'adults')::integer, (sent ->> 'children')::integer,
      sent -> 'answers', sent ->> 'message', tongue, place)
    returning * into rsvp;
    perform private.queue_rsvp_email('event_rsvp_' || place, event, rsvp);
  else
    rsvp.language := tongue;
    perform private.queue_email(address, 'event_rsvp_again',
      private.rsvp_email(event, rsvp,
        private.create_personal_link(rsvp.id, proposed => sent || jsonb_build_object('name', guest)))
      || jsonb_build_object('asked_reference', own_reference, 'asked_adults', sent -> 'adults',
                            'asked_children', sent -> 'children'));
  end if;
  return query select own_reference, place;
end $$;

create or replace function public.get_event_rsvp(token text)
returns table (event_id uuid, slug text, reference text, name text, email text, adults integer, children integer,
  answers jsonb, message text, status text, offered_until timestamptz, held_until timestamptz,
  checked_in_at timestamptz, proposed jsonb)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  rsvp public.event_rsvps := private.find_rsvp(get_event_rsvp.token);
begin
  return query
    select rsvp.event_id, e.slug, rsvp.reference, rsvp.name, rsvp.email, rsvp.adults, rsvp.children, rsvp.answers,
      rsvp.message, rsvp.status, rsvp.offered_until, rsvp.held_until, rsvp.checked_in_at, l.proposed
    from public.events e, public.personal_links l
    where e.id = rsvp.event_id and l.token_hash = private.hash_token(get_event_rsvp.token);
end $$;

create or replace function public.update_event_rsvp(token text, adults integer, children integer,
  name text default null, answers jsonb default null, attends boolean default true, message text default null)
returns table (reference text, status text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  rsvp public.event_rsvps := private.find_rsvp(update_event_rsvp.token);
  -- Event before RSVP, as everywhere.
  event public.events := private.lock_open_event(rsvp.event_id);
  sent jsonb;
  place text;
begin
  select r.* into rsvp from public.event_rsvps r where r.id = rsvp.id for update;
  if rsvp.status = 'cancelled' then
    raise exception 'This RSVP was cancelled.' using errcode = 'PT409', detail = 'rsvp_cancelled';
  end if;
  sent := private.require_reply(event, update_event_rsvp.attends, update_event_rsvp.adults,
    update_event_rsvp.children, case rsvp.status when 'declined' then coalesce(update_event_rsvp.answers, '{}')
      else update_event_rsvp.answers end, update_event_rsvp.message);
  place := private.place_of_reply(event, sent, rsvp.id);
  -- A guest keeps a place: a larger party that does not fit is refused and loses nothing.
  if rsvp.status in ('going', 'offered') and place = 'waitlisted' then
    if (sent ->> 'adults')::integer + (sent ->> 'children')::integer > rsvp.adults + rsvp.children then
      raise exception 'There are not enough places left for your party.'
        using errcode = 'PT409', detail = 'event_full';
    end if;
    place := rsvp.status;
  elsif rsvp.status = 'offered' and place = 'going' then
    place := 'offered';
  end if;
  update public.event_rsvps r
  set adults = (sent ->> 'adults')::integer, children = (sent ->> 'children')::integer,
    name = coalesce(private.require_text(update_event_rsvp.name, 'name', 0, 120), r.name),
    answers = coalesce(nullif(sent -> 'answers', 'null'), r.answers), message = sent ->> 'message', status = place
  where r.id = rsvp.id
  returning r.* into rsvp;
  -- The change that a link carried is done, or replaced by this one.
  update public.personal_links l set proposed = null where l.rsvp_id = rsvp.id and l.proposed is not null;
  return query select rsvp.reference, rsvp.status;
end $$;

create or replace function public.cancel_event_rsvp(token text) returns table (reference text, status text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  rsvp public.event_rsvps := private.find_rsvp(cancel_event_rsvp.token);
begin
  perform from public.events e where e.id = rsvp.event_id for update;
  update public.event_rsvps r
  set status = 'cancelled',
    held_as = case when r.status = 'cancelled' then r.held_as when r.status <> 'offered' then r.status end,
    held_until = case when r.status = 'cancelled' then r.held_until
                      when r.status <> 'offered' then private.hold_end() end
  where r.id = rsvp.id;
  return query select rsvp.reference, 'cancelled'::text;
end $$;

create or replace function public.restore_event_rsvp(token text) returns table (reference text, status text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  rsvp public.event_rsvps := private.find_rsvp(restore_event_rsvp.token);
begin
  perform from public.events e where e.id = rsvp.event_id for update;
  select r.* into rsvp from public.event_rsvps r where r.id = rsvp.id for update;
  if rsvp.status in ('going', 'waitlisted', 'declined') then
    return query select rsvp.reference, rsvp.status;
    return;
  end if;
  perform private.require_held(rsvp.held_until, exists (
    select from public.event_rsvps r
    where r.event_id = rsvp.event_id and r.email = rsvp.email and r.status <> 'cancelled'));
  update public.event_rsvps r set status = r.held_as where r.id = rsvp.id returning r.* into rsvp;
  return query select rsvp.reference, rsvp.status;
end $$;

drop trigger free_places_on_change on public.event_rsvps;
create trigger free_places_on_change after update on public.event_rsvps for each row
  when (old.status in ('going', 'offered')
        and (new.status not in ('going', 'offered') or new.adults + new.children < old.adults + old.children)
        or old.held_as = 'going' and new.held_as is null and new.status not in ('going', 'offered'))
  execute function private.free_places();

create or replace function public.message_event_guests(wanted uuid, statuses text[], subject text, message text) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  event public.events;
  heading text := private.require_text(message_event_guests.subject, 'subject', 3, 150);
  words text := private.require_text(message_event_guests.message, 'message', 3, 4000);
  written integer;
begin
  if not public.is_admin() then
    raise exception 'Only administrators write to guests.' using errcode = '42501', detail = 'not_admin';
  end if;
  select * into event from public.events e where e.id = wanted for update;
  if event.id is null then
    raise exception 'This event was not found.' using errcode = 'PT404', detail = 'event_not_found';
  end if;
  perform private.require_campus(event.campus);
  if exists (select from public.mail_outbox m
             where m.template = 'event_message' and m.created_at > now() - interval '10 minutes'
               and m.data ->> 'event_id' = wanted::text and m.data ->> 'subject' = heading
               and m.data ->> 'message' = words) then
    raise exception 'These words went to guests a moment ago.' using errcode = 'PT409', detail = 'sent_already';
  end if;
  insert into public.mail_outbox (recipient, template, data)
  select r.email, 'event_message', private.rsvp_email(event, r, private.create_personal_link(r.id))
    || jsonb_build_object('event_id', wanted, 'subject', heading, 'message', words)
  from public.event_rsvps r where r.event_id = wanted and r.status = any (statuses);
  get diagnostics written = row_count;
  return written;
end $$;

create or replace function public.queue_event_reminders() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  guest record;
  reminded integer := 0;
begin
  perform private.require_server();
  for guest in
    select e, r from public.events e join public.event_rsvps r on r.event_id = e.id
    where e.status = 'published' and e.cancelled_at is null
      and e.starts_at > now() and e.starts_at <= now() + interval '24 hours'
      and r.status = 'going' and r.reminded_at is null and r.created_at < e.starts_at - interval '30 hours'
    order by r.created_at
    for update of r skip locked
  loop
    update public.event_rsvps r set reminded_at = now() where r.id = (guest.r).id;
    insert into public.mail_outbox (recipient, template, data)
    values ((guest.r).email, 'event_reminder',
            private.rsvp_email(guest.e, guest.r, private.create_personal_link((guest.r).id)));
    reminded := reminded + 1;
  end loop;
  return reminded;
end $$;

create function private.takes_training_place(registration public.sports_registrations) returns boolean
language sql stable set search_path = ''
as $$
  select registration.status in ('new', 'confirmed')
    or (registration.held_as in ('new', 'confirmed') and registration.held_until > now())
$$;

create function private.require_training_group(program public.sports_programs, wanted text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  chosen text := private.require_text(wanted, 'training_group', 0, 120);
begin
  if jsonb_array_length(program.schedules) > 0
     and not jsonb_path_exists(program.schedules, '$[*] ? (@.type == $training_group)',
                               jsonb_build_object('training_group', coalesce(chosen, ''))) then
    raise exception 'Please choose one of the training groups.' using errcode = '22023', detail = 'training_group';
  end if;
  return chosen;
end $$;

create or replace function private.training_group_is_full(program public.sports_programs, training_group text) returns boolean
language sql stable set search_path = ''
as $$
  select program.training_group_capacity <= (
    select count(*) from public.sports_registrations r
    where r.sport_id = program.id and r.training_group is not distinct from training_group_is_full.training_group
      and r.season_ends_on = private.season_end(now()) and private.takes_training_place(r)) is true
$$;

create or replace function public.list_training_group_places(sport_id uuid) returns table (training_group text, taken integer)
language sql stable security definer set search_path = ''
as $$
  select r.training_group, count(*)::integer from public.sports_registrations r
  where r.sport_id = list_training_group_places.sport_id and r.season_ends_on = private.season_end(now())
    and private.takes_training_place(r)
  group by r.training_group
$$;

drop function private.queue_registration_email(text, public.sports_programs, public.sports_registrations, text);
create function private.training_group_in(program public.sports_programs, training_group text, tongue text)
returns text
language sql immutable set search_path = ''
as $$
  select coalesce((
    select own.value ->> 'type'
    from jsonb_array_elements(program.schedules) with ordinality as english (value, place)
    join jsonb_path_query(program.translations -> tongue, 'lax $.schedules[*]') with ordinality as own (value, place)
      using (place)
    where english.value ->> 'type' = training_group limit 1), training_group)
$$;

create function private.queue_registration_email(kind text, program public.sports_programs,
  registration public.sports_registrations) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.queue_email(registration.guardian_email, kind, jsonb_build_object(
    'reference', registration.reference, 'child_name', registration.child_name,
    'training_group', private.training_group_in(program, registration.training_group, registration.language),
    'guardian_name', registration.guardian_name,
    'status', registration.status, 'sport_id', program.id,
    'sport', coalesce(program.translations -> registration.language ->> 'name', program.name),
    'language', registration.language, 'token', private.create_personal_link(registration => registration.id)));
end $$;

create function private.find_same_registration(sport uuid, address text, child text, born date, chosen text,
  but_for uuid default null) returns public.sports_registrations
language sql stable set search_path = ''
as $$
  select * from public.sports_registrations r
  where r.sport_id = sport and r.guardian_email = address and r.date_of_birth = born
    and lower(r.child_name) = lower(child) and r.training_group is not distinct from chosen
    and r.season_ends_on = private.season_end(now()) and r.status in ('new', 'confirmed', 'waitlisted')
    and r.id is distinct from but_for
  limit 1
$$;

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
  child text := private.require_text(create_sports_registration.child_name, 'child_name', 2, 120);
  guardian text := private.require_text(create_sports_registration.guardian_name, 'guardian_name', 2, 120);
  address text := private.require_email(create_sports_registration.guardian_email, 'guardian_email');
  phone text := private.require_phone(create_sports_registration.guardian_phone, 'guardian_phone');
  other text := private.require_text(create_sports_registration.emergency_name, 'emergency_name', 2, 120);
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
  if born is null or born > current_date - interval '2 years' or born < current_date - interval '25 years' then
    raise exception 'Please give the date of birth of the child.' using errcode = '22023', detail = 'date_of_birth';
  end if;
  if not private.fits_age_groups(program.age_groups, born, (now() at time zone 'Asia/Kolkata')::date) then
    raise exception 'This sport has no group for the age of the child.'
      using errcode = '22023', detail = 'date_of_birth';
  end if;
  if chosen_campus not in ('paonta-sahib', 'juniors', 'majra') then
    raise exception 'Please choose one of the campuses.' using errcode = '22023', detail = 'campus';
  end if;
  chosen_group := private.require_training_group(program, create_sports_registration.training_group);
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
    case when create_sports_registration.language = 'hi' then 'hi' else 'en' end,
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

create or replace function public.get_family_details(token text)
returns table (guardian_name text, guardian_email text, guardian_phone text, emergency_name text,
  emergency_phone text, campus text)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
  select r.guardian_name, r.guardian_email, r.guardian_phone, r.emergency_name, r.emergency_phone, r.campus
  from public.sports_registrations r
  where (r.family_token_hash = private.hash_token(get_family_details.token) or r.id = (
      select l.registration_id from public.personal_links l
      where l.token_hash = private.hash_token(get_family_details.token)))
    and r.created_at > now() - interval '30 days'
  union all
  select p.guardian_name, p.guardian_email, p.guardian_phone, p.emergency_name, p.emergency_phone, p.campus
  from private.repeated_registrations p
  where p.family_token_hash = private.hash_token(get_family_details.token) and p.sent_at > now() - interval '30 days';
end $$;

drop trigger fill_training_group_on_change on public.sports_registrations;
create trigger fill_training_group_on_change after update on public.sports_registrations for each row
  when (old.status in ('new', 'confirmed') and new.status not in ('new', 'confirmed')
        or old.held_as in ('new', 'confirmed') and new.held_as is null and new.status not in ('new', 'confirmed')
        or new.training_group is distinct from old.training_group)
  execute function private.fill_training_group();

create or replace function public.purge_visitor_data() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  today date := (now() at time zone 'Asia/Kolkata')::date;
  notes integer;
  links integer;
  rsvps integer;
  bookings integer;
  registrations integer;
  changes integer;
begin
  perform private.require_server();
  delete from public.sports_registration_medical_notes n using public.sports_registrations r
  where r.id = n.registration_id and r.season_ends_on < today;
  get diagnostics notes = row_count;
  delete from public.personal_links l
  where exists (select from public.event_rsvps r join public.events e on e.id = r.event_id
                where r.id = l.rsvp_id and coalesce(e.ends_at, e.starts_at) < now() - interval '30 days')
    or exists (select from public.sports_registrations r
               where r.id = l.registration_id and r.season_ends_on < (today - interval '30 days')::date)
    or exists (select from public.meeting_bookings b join public.meetings m on m.id = b.meeting_id
               where b.id = l.booking_id and m.ends_at < now() - interval '30 days');
  get diagnostics links = row_count;
  delete from public.event_rsvps r using public.events e
  where e.id = r.event_id and coalesce(e.ends_at, e.starts_at) < now() - interval '180 days';
  get diagnostics rsvps = row_count;
  delete from public.meeting_bookings b using public.meetings m
  where m.id = b.meeting_id and m.ends_at < now() - interval '180 days';
  get diagnostics bookings = row_count;
  delete from public.sports_registrations r where r.season_ends_on < (today - interval '1 year')::date;
  get diagnostics registrations = row_count;
  delete from public.medical_note_changes c
  where coalesce((select r.season_ends_on from public.sports_registrations r where r.id = c.registration_id),
      c.season_ends_on) < today
    or c.created_at < now() - interval '30 days'
      and not exists (select from public.sports_registrations r where r.id = c.registration_id);
  get diagnostics changes = row_count;
  return notes + links + rsvps + bookings + registrations + changes;
end $$;

create function private.find_registration(token text) returns public.sports_registrations
language plpgsql stable security definer set search_path = ''
as $$
declare
  registration public.sports_registrations;
begin
  select r.* into registration
  from public.personal_links l join public.sports_registrations r on r.id = l.registration_id
  where l.token_hash = private.hash_token(find_registration.token);
  if registration.id is null then
    raise exception 'This registration was not found.' using errcode = 'PT404', detail = 'registration_not_found';
  end if;
  return registration;
end $$;

-- What the holder of a link sees. A medical note is not shown, because emails are passed on.
create function public.get_sports_registration(token text)
returns table (sport_id uuid, reference text, child_name text, date_of_birth date, training_group text, campus text,
  guardian_name text, guardian_email text, guardian_phone text, emergency_name text, emergency_phone text,
  status text, held_until timestamptz, season_ends_on date, has_medical_note boolean)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  registration public.sports_registrations := private.find_registration(get_sports_registration.token);
begin
  return query select registration.sport_id, registration.reference, registration.child_name,
    registration.date_of_birth, registration.training_group, registration.campus, registration.guardian_name,
    registration.guardian_email, registration.guardian_phone, registration.emergency_name,
    registration.emergency_phone, registration.status, registration.held_until, registration.season_ends_on,
    exists (select from public.sports_registration_medical_notes n where n.registration_id = registration.id);
end $$;
grant execute on function public.get_sports_registration to anon, authenticated;

-- Details change as long as the registration stands, the training group while the sport takes registrations. A child
-- keeps its place: a full group is refused to whoever has one, and the coach confirms a new group anew.
create function public.update_sports_registration(token text, guardian_name text, guardian_phone text,
  emergency_name text, emergency_phone text, training_group text default null, medical_note text default null,
  forgets_medical_note boolean default false)
returns table (reference text, status text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  registration public.sports_registrations := private.find_registration(update_sports_registration.token);
  program public.sports_programs;
  guardian text := private.require_text(update_sports_registration.guardian_name, 'guardian_name', 2, 120);
  phone text := private.require_phone(update_sports_registration.guardian_phone, 'guardian_phone');
  other text := private.require_text(update_sports_registration.emergency_name, 'emergency_name', 2, 120);
  other_phone text := private.require_phone(update_sports_registration.emergency_phone, 'emergency_phone');
  health text := private.require_text(update_sports_registration.medical_note, 'medical_note', 0, 2000);
  chosen text := coalesce(nullif(btrim(update_sports_registration.training_group), ''), registration.training_group);
  is_full boolean;
begin
  select * into program from public.sports_programs p where p.id = registration.sport_id for update;
  select r.* into registration from public.sports_registrations r where r.id = registration.id for update;
  if registration.status not in ('new', 'confirmed', 'waitlisted')
     or registration.season_ends_on < (now() at time zone 'Asia/Kolkata')::date then
    raise exception 'This registration no longer stands.' using errcode = 'PT409', detail = 'registration_over';
  end if;
  if chosen is distinct from registration.training_group then
    chosen := private.require_training_group(program, chosen);
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
grant execute on function public.update_sports_registration to anon, authenticated;

-- Welcome at any time. The place is kept for another minute.
create function public.withdraw_sports_registration(token text) returns table (reference text, status text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  registration public.sports_registrations := private.find_registration(withdraw_sports_registration.token);
  program public.sports_programs;
begin
  select * into program from public.sports_programs p where p.id = registration.sport_id for update;
  update public.sports_registrations r
  set status = 'withdrawn', held_as = r.status, held_until = private.hold_end()
  where r.id = registration.id and r.status in ('new', 'confirmed', 'waitlisted')
  returning r.* into registration;
  if found then
    perform private.queue_registration_email('sports_registration_withdrawn', program, registration);
  else
    select r.* into registration from public.sports_registrations r
    where r.id = (private.find_registration(withdraw_sports_registration.token)).id;
  end if;
  return query select registration.reference, registration.status;
end $$;
grant execute on function public.withdraw_sports_registration to anon, authenticated;

-- Takes a withdrawal back while the place is kept, unless the child was registered anew.
create function public.restore_sports_registration(token text) returns table (reference text, status text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  registration public.sports_registrations := private.find_registration(restore_sports_registration.token);
  program public.sports_programs;
begin
  select * into program from public.sports_programs p where p.id = registration.sport_id for update;
  select r.* into registration from public.sports_registrations r where r.id = registration.id for update;
  if registration.status in ('new', 'confirmed', 'waitlisted') then
    return query select registration.reference, registration.status;
    return;
  end if;
  perform private.require_held(registration.held_until,
    (private.find_same_registration(program.id, registration.guardian_email, registration.child_name,
      registration.date_of_birth, registration.training_group)).id is not null);
  update public.sports_registrations r set status = r.held_as where r.id = registration.id
  returning r.* into registration;
  perform private.queue_registration_email('sports_registration_restored', program, registration);
  return query select registration.reference, registration.status;
end $$;
grant execute on function public.restore_sports_registration to anon, authenticated;

-- The server's timer: frees the places of withdrawals that can no longer be taken back. Returns how many.
create function public.free_withdrawn_places() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  wanted uuid;
  freed integer := 0;
  of_sport integer;
begin
  perform private.require_server();
  for wanted in
    select distinct r.sport_id from public.sports_registrations r where r.held_until <= now() order by r.sport_id
  loop
    perform from public.sports_programs p where p.id = wanted for update;
    update public.sports_registrations r set held_until = null, held_as = null
    where r.sport_id = wanted and r.held_until <= now();
    get diagnostics of_sport = row_count;
    freed := freed + of_sport;
  end loop;
  return freed;
end $$;
