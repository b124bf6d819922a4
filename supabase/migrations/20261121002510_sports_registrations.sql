-- Registration for a sport: a batch of its schedule with as many places as the program says, the age
-- groups, an emergency contact, brothers and sisters without typing all of it again, and a medical
-- note that is erased when the season is over.

alter table public.sports_programs
  -- Places in each batch; null for as many as come.
  add column batch_capacity integer check (batch_capacity between 1 and 1000);

-- The season runs as the school year does, to the end of March.
create function private.season_end(moment timestamptz) returns date
language sql immutable set search_path = ''
as $$
  select make_date(extract(year from day)::integer + (extract(month from day) > 3)::integer, 3, 31)
  from (select (moment at time zone 'Asia/Kolkata')::date as day) today
$$;

alter table public.sports_registrations
  add column emergency_name text check (length(emergency_name) between 1 and 120),
  add column emergency_phone text check (emergency_phone ~ '^\+?[0-9 ()./-]{6,24}$'),
  add column language text not null default 'en' check (language in ('en', 'hi')),
  add column season_ends_on date not null default private.season_end(now()),
  -- Of the link by which the same family registers another child.
  add column family_token_hash text unique;
create index sports_registrations_batch_idx
  on public.sports_registrations (sport_id, batch, season_ends_on, created_at);

-- An age is counted on the last day of the year, as school sport in India does.
create function private.fits_age_groups(age_groups text[], born date, on_day date) returns boolean
language sql immutable set search_path = ''
as $$
  select cardinality(age_groups) = 0 or exists (
    select from unnest(age_groups) age_group,
      lateral (select extract(year from on_day)::integer - extract(year from born)::integer as years) age,
      lateral (select regexp_match(age_group, '^\s*under\s+(\d+)', 'i') as below,
                      regexp_match(age_group, '(\d+)\s*(?:[-–—]|to)\s*(\d+)', 'i') as span,
                      regexp_match(age_group, '(\d+)\s*(?:\+|and above|and over)', 'i') as least) rule
    where case
      when below is not null then years < below[1]::integer
      when span is not null then years between span[1]::integer and span[2]::integer
      when least is not null then years >= least[1]::integer
      -- A group in other words is the coach's to judge.
      else true end)
$$;

create function private.batch_is_full(program public.sports_programs, batch text) returns boolean
language sql stable set search_path = ''
as $$
  select program.batch_capacity <= (
    select count(*) from public.sports_registrations r
    where r.sport_id = program.id and r.batch is not distinct from batch_is_full.batch
      and r.season_ends_on = private.season_end(now()) and r.status in ('new', 'confirmed')) is true
$$;

-- How many places are taken in the batches of a sport this season: numbers only.
create function public.list_batch_places(sport_id uuid) returns table (batch text, taken integer)
language sql stable security definer set search_path = ''
as $$
  select r.batch, count(*)::integer from public.sports_registrations r
  where r.sport_id = list_batch_places.sport_id and r.season_ends_on = private.season_end(now())
    and r.status in ('new', 'confirmed')
  group by r.batch
$$;

create function private.queue_registration_letter(kind text, program public.sports_programs,
  registration public.sports_registrations, token text default null) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.queue_letter(registration.guardian_email, kind, jsonb_build_object(
    'reference', registration.reference, 'child_name', registration.child_name, 'batch', registration.batch,
    'guardian_name', registration.guardian_name, 'status', registration.status, 'sport_id', program.id,
    'sport', coalesce(program.translations -> registration.language ->> 'name', program.name),
    'language', registration.language, 'token', token));
end $$;
revoke execute on function private.queue_registration_letter(text, public.sports_programs, public.sports_registrations, text)
  from public, anon, authenticated;

drop function public.create_sports_registration(uuid, text, date, text, text, text, text, text, text, text);

-- The token opens the guardian's own details once more, for a brother or a sister, within a month. The
-- same child sent a second time is answered as the first time.
create function public.create_sports_registration(
  sport_id uuid, child_name text, date_of_birth date, guardian_name text, guardian_email text,
  guardian_phone text, emergency_name text, emergency_phone text, consent_version text,
  campus text default null, batch text default null, medical_note text default null, language text default 'en'
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
  chosen_batch text := private.require_text(create_sports_registration.batch, 'batch', 0, 120);
  born date := create_sports_registration.date_of_birth;
  chosen_campus text := nullif(btrim(create_sports_registration.campus), '');
  own_token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
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
    raise exception 'This sport has no group for the age of the child.' using errcode = '22023', detail = 'date_of_birth';
  end if;
  if chosen_campus not in ('paonta-sahib', 'juniors', 'majra') then
    raise exception 'Please choose one of the campuses.' using errcode = '22023', detail = 'campus';
  end if;
  if jsonb_array_length(program.schedules) > 0
     and not jsonb_path_exists(program.schedules, '$[*] ? (@.type == $batch)', jsonb_build_object('batch', coalesce(chosen_batch, ''))) then
    raise exception 'Please choose one of the batches.' using errcode = '22023', detail = 'batch';
  end if;
  select * into registration from public.sports_registrations r
  where r.sport_id = program.id and r.guardian_email = address and r.date_of_birth = born
    and lower(r.child_name) = lower(child) and r.batch is not distinct from chosen_batch
    and r.season_ends_on = private.season_end(now()) and r.status in ('new', 'confirmed', 'waitlisted');
  if registration.id is not null then
    return query select registration.reference, registration.status, null::text;
    return;
  end if;
  insert into public.sports_registrations (reference, sport_id, child_name, date_of_birth, guardian_name, guardian_email,
    guardian_phone, emergency_name, emergency_phone, campus, batch, consent_version, language, status, family_token_hash)
  values (private.new_reference('SPT'), program.id, child, born, guardian, address, phone, other, other_phone,
    coalesce(chosen_campus, program.campus), chosen_batch, consent,
    case when create_sports_registration.language = 'hi' then 'hi' else 'en' end,
    case when private.batch_is_full(program, chosen_batch) then 'waitlisted' else 'new' end,
    private.hash_token(own_token))
  returning * into registration;
  if health is not null then
    insert into public.sports_registration_medical_notes (registration_id, note) values (registration.id, health);
  end if;
  perform private.queue_registration_letter(
    case registration.status when 'waitlisted' then 'sports_registration_waitlisted' else 'sports_registration_received' end,
    program, registration, own_token);
  return query select registration.reference, registration.status, own_token;
end $$;

-- What the same family need not type again.
create function public.get_family_details(token text)
returns table (guardian_name text, guardian_email text, guardian_phone text, emergency_name text,
  emergency_phone text, campus text)
language sql stable security definer set search_path = ''
as $$
  select r.guardian_name, r.guardian_email, r.guardian_phone, r.emergency_name, r.emergency_phone, r.campus
  from public.sports_registrations r
  where r.family_token_hash = private.hash_token(get_family_details.token) and r.created_at > now() - interval '30 days'
$$;

-- A place that becomes free goes to the child that waited longest for this batch.
create function private.fill_batch() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  program public.sports_programs;
  registration public.sports_registrations;
begin
  select * into program from public.sports_programs p
  where p.id = case when tg_table_name = 'sports_programs' then to_jsonb(old) ->> 'id' else to_jsonb(old) ->> 'sport_id' end::uuid
  for update;
  for registration in
    select r.* from public.sports_registrations r
    where r.sport_id = program.id and r.status = 'waitlisted' and r.season_ends_on = private.season_end(now())
    order by r.created_at, r.id
  loop
    if not private.batch_is_full(program, registration.batch) then
      update public.sports_registrations r set status = 'new' where r.id = registration.id returning * into registration;
      perform private.queue_registration_letter('sports_registration_moved_up', program, registration);
    end if;
  end loop;
  return null;
end $$;
create trigger fill_batch_on_change after update on public.sports_registrations for each row
  when (old.status in ('new', 'confirmed') and new.status not in ('new', 'confirmed') or new.batch is distinct from old.batch)
  execute function private.fill_batch();
create trigger fill_batch_on_delete after delete on public.sports_registrations for each row
  when (old.status in ('new', 'confirmed')) execute function private.fill_batch();
create trigger fill_batch_on_capacity after update on public.sports_programs for each row
  when (new.batch_capacity is distinct from old.batch_capacity) execute function private.fill_batch();

-- Erases what is no longer needed: medical notes of seasons that are over, and personal links to replies
-- a month after their event. Answers how much that was. For the server's daily job.
create function public.purge_visitor_data() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  notes integer;
  links integer;
begin
  perform private.require_server();
  delete from public.sports_registration_medical_notes n using public.sports_registrations r
  where r.id = n.registration_id and r.season_ends_on < (now() at time zone 'Asia/Kolkata')::date;
  get diagnostics notes = row_count;
  delete from public.event_rsvp_links l using public.event_rsvps r, public.events e
  where r.id = l.rsvp_id and e.id = r.event_id and coalesce(e.ends_at, e.starts_at) < now() - interval '30 days';
  get diagnostics links = row_count;
  return notes + links;
end $$;
revoke execute on function public.purge_visitor_data() from public, anon, authenticated;
grant execute on function public.purge_visitor_data() to service_role;
