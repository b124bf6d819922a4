-- Sports programs, registrations for them, and medical notes.

-- ---------------------------------------------------------------------------------------------------------
-- Programs.

create table public.sports_programs (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(btrim(name)) between 1 and 120),
  summary text not null default '' check (length(summary) <= 300),
  description text not null default '' check (length(description) <= 10000),
  coach text check (length(coach) <= 200),
  achievements text check (length(achievements) <= 4000),
  age_groups text[] not null default '{}' check (cardinality(age_groups) <= 20),
  schedules jsonb not null default '[]' check (
    jsonb_typeof(schedules) = 'array' and jsonb_array_length(schedules) <= 30
    and not jsonb_path_exists(schedules, '$[*] ? (!(@.type.type() == "string"))')
    and not jsonb_path_exists(schedules, 'strict $[*] ? (!(@.timings.type() == "array"))')
  ),
  images jsonb not null default '{"main_image": null, "gallery_images": []}' check (
    jsonb_typeof(images) = 'object' and images ? 'main_image'
    and jsonb_typeof(images -> 'gallery_images') = 'array'
  ),
  campus text references public.campuses (key),
  position integer not null default 0,
  registration_open boolean not null default true,
  -- When a closed registration opens by itself.
  registration_opens_on date,
  -- Places in each training group; null for no limit.
  training_group_capacity integer check (training_group_capacity between 1 and 1000),
  translations jsonb not null default '{}' check (private.is_translation(translations)),
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sports_programs_position_idx on public.sports_programs (position, name, id);
create index sports_programs_campus_idx on public.sports_programs (campus, position);

alter table public.sports_programs enable row level security;
grant select, insert, update, delete on public.sports_programs to anon, authenticated;
grant all on public.sports_programs to service_role;
create policy "Programs are public" on public.sports_programs for select to anon
  using (true);
create policy "Who may read" on public.sports_programs for select to authenticated
  using (true);
create policy "Who may add" on public.sports_programs for insert to authenticated
  with check ((select private.may('sports_programs')));
create policy "Who may change" on public.sports_programs for update to authenticated
  using ((select private.may('sports_programs'))) with check ((select private.may('sports_programs')));
create policy "Who may delete" on public.sports_programs for delete to authenticated
  using ((select private.may('sports_programs')));

create trigger stamp before insert or update on public.sports_programs
  for each row execute function private.stamp_row();
create trigger keep_sample_mark before insert or update on public.sports_programs
  for each row execute function private.keep_sample_mark();
create trigger guard_campus before insert or update or delete on public.sports_programs
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.sports_programs
  for each row execute function private.audit_row();
create trigger index_for_search after insert or update or delete on public.sports_programs
  for each row execute function private.index_for_search();

insert into private.managed_tables values ('sports_programs');

-- The server's timer: opens the registrations whose day has come, in India. Returns how many.
create function public.open_sports_registrations() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  opened integer;
begin
  perform private.require_server();
  update public.sports_programs p set registration_open = true, registration_opens_on = null
  where p.registration_opens_on <= (now() at time zone 'Asia/Kolkata')::date;
  get diagnostics opened = row_count;
  return opened;
end $$;

-- The season runs with the school year, to the end of March.
create function private.season_end(moment timestamptz) returns date
language sql immutable set search_path = ''
as $$
  select make_date(extract(year from day)::integer + (extract(month from day) > 3)::integer, 3, 31)
  from (select (moment at time zone 'Asia/Kolkata')::date as day) today
$$;
grant execute on function private.season_end to authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- Registrations.

create table public.sports_registrations (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique,
  sport_id uuid not null references public.sports_programs (id) on delete restrict,
  child_name text not null check (length(child_name) between 1 and 120),
  date_of_birth date not null check (date_of_birth between date '1990-01-01' and date '2100-01-01'),
  guardian_name text not null check (length(guardian_name) between 1 and 120),
  guardian_email text not null check (length(guardian_email) <= 254),
  guardian_phone text not null check (guardian_phone ~ '^\+?[0-9 ()./-]{6,24}$'),
  emergency_name text check (length(emergency_name) between 1 and 120),
  emergency_phone text check (emergency_phone ~ '^\+?[0-9 ()./-]{6,24}$'),
  campus text references public.campuses (key),
  -- The training group of the sport's schedule.
  training_group text check (length(training_group) <= 120),
  season_ends_on date not null default private.season_end(now()),
  consent_version text not null check (length(consent_version) between 1 and 40),
  consented_at timestamptz not null default now(),
  language text not null default 'en' check (language ~ '^[a-z]{2,3}$'),
  -- The hash of the link with which the same family registers another child.
  family_token_hash text unique,
  status text not null default 'new' check (status in ('new', 'confirmed', 'waitlisted', 'declined', 'withdrawn')),
  -- A family that withdraws may take that back until then; held_as says what the registration was.
  held_until timestamptz,
  held_as text check (held_as in ('new', 'confirmed', 'waitlisted')),
  notes text not null default '' check (length(notes) <= 4000),
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((held_until is null) = (held_as is null)),
  check (held_until is null or status = 'withdrawn')
);
create index sports_registrations_held_idx on public.sports_registrations (held_until) where held_until is not null;
create index sports_registrations_sport_idx on public.sports_registrations (sport_id, created_at desc);
create index sports_registrations_status_idx on public.sports_registrations (status, created_at desc, id);
create index sports_registrations_created_idx on public.sports_registrations (created_at desc, id);
create index sports_registrations_training_group_idx
  on public.sports_registrations (sport_id, training_group, season_ends_on, created_at);

alter table public.sports_registrations enable row level security;
grant select, insert, update, delete on public.sports_registrations to anon, authenticated;
grant all on public.sports_registrations to service_role;
create policy "Admins manage" on public.sports_registrations for all to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));

create trigger stamp before insert or update on public.sports_registrations
  for each row execute function private.stamp_row();
create trigger keep_sample_mark before insert or update on public.sports_registrations
  for each row execute function private.keep_sample_mark();
create trigger guard_campus before insert or update or delete on public.sports_registrations
  for each row execute function private.guard_campus();
create trigger audit after update or delete on public.sports_registrations
  for each row execute function private.audit_row();
create trigger stamp_hold before insert or update on public.sports_registrations
  for each row execute function private.stamp_hold('withdrawn');

insert into private.managed_tables values ('sports_registrations');

-- A second registration of the same child, stored separately so that the form never reveals that a child is registered.
create table private.repeated_registrations (
  family_token_hash text primary key,
  registration_id uuid not null references public.sports_registrations (id) on delete cascade,
  guardian_name text not null,
  guardian_email text not null,
  guardian_phone text not null,
  emergency_name text not null,
  emergency_phone text not null,
  campus text,
  sent_at timestamptz not null default now()
);
create index repeated_registrations_idx on private.repeated_registrations (registration_id, sent_at);

-- School sport in India counts an age on the last day of the year.
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
      -- The coach describes groups in other words.
      else true end)
$$;

-- Whether a registration takes a place: also while its withdrawal can be taken back.
create function private.takes_training_place(registration public.sports_registrations) returns boolean
language sql stable set search_path = ''
as $$
  select registration.status in ('new', 'confirmed')
    or (registration.held_as in ('new', 'confirmed') and registration.held_until > now())
$$;

-- A training group of a sport, or nothing for a sport without any.
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

create function private.training_group_is_full(program public.sports_programs, training_group text) returns boolean
language sql stable set search_path = ''
as $$
  select program.training_group_capacity <= (
    select count(*) from public.sports_registrations r
    where r.sport_id = program.id and r.training_group is not distinct from training_group_is_full.training_group
      and r.season_ends_on = private.season_end(now()) and private.takes_training_place(r)) is true
$$;

-- The places taken in each training group of a sport this season: numbers only.
create function public.list_training_group_places(sport_id uuid) returns table (training_group text, taken integer)
language sql stable security definer set search_path = ''
as $$
  select r.training_group, count(*)::integer from public.sports_registrations r
  where r.sport_id = list_training_group_places.sport_id and r.season_ends_on = private.season_end(now())
    and private.takes_training_place(r)
  group by r.training_group
$$;
grant execute on function public.list_training_group_places to anon, authenticated;

-- The name of a training group in a language, as its sport has translated it.
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

-- Another registration of the same child for the same training group that stands, if there is one.
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

-- Passes the web server, which judges the form first (docs/decisions/public-forms.md). The token opens the guardian's
-- details once more within a month, for a brother or sister. A second registration of the same child gets
-- the same answer as a first, with an unused reference; the known guardian gets an email.
create function public.create_sports_registration(
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
  if not private.is_open_campus(chosen_campus) then
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

-- Details that the same family does not have to type again: by the token of its last form, or by the personal
-- link to a registration.
create function public.get_family_details(token text)
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
grant execute on function public.get_family_details to anon, authenticated;

-- A free place goes to the child who has waited longest for this training group.
create function private.fill_training_group() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  program public.sports_programs;
  registration public.sports_registrations;
begin
  select * into program from public.sports_programs p
  where p.id = case when tg_table_name = 'sports_programs' then to_jsonb(old) ->> 'id'
    else to_jsonb(old) ->> 'sport_id' end::uuid
  for update;
  for registration in
    select r.* from public.sports_registrations r
    where r.sport_id = program.id and r.status = 'waitlisted' and r.season_ends_on = private.season_end(now())
    order by r.created_at, r.id
  loop
    if not private.training_group_is_full(program, registration.training_group) then
      update public.sports_registrations r set status = 'new' where r.id = registration.id
      returning * into registration;
      perform private.queue_registration_email('sports_registration_moved_up', program, registration);
    end if;
  end loop;
  return null;
end $$;
create trigger fill_training_group_on_change after update on public.sports_registrations for each row
  when (old.status in ('new', 'confirmed') and new.status not in ('new', 'confirmed')
        or old.held_as in ('new', 'confirmed') and new.held_as is null and new.status not in ('new', 'confirmed')
        or new.training_group is distinct from old.training_group)
  execute function private.fill_training_group();
create trigger fill_training_group_on_delete after delete on public.sports_registrations for each row
  when (old.status in ('new', 'confirmed')) execute function private.fill_training_group();
create trigger fill_training_group_on_capacity after update on public.sports_programs for each row
  when (new.training_group_capacity is distinct from old.training_group_capacity)
  execute function private.fill_training_group();

-- ---------------------------------------------------------------------------------------------------------
-- Medical notes: apart from the registration, so that lists and exports cannot carry them along.

create table public.sports_registration_medical_notes (
  id uuid primary key default gen_random_uuid(),
  registration_id uuid not null unique references public.sports_registrations (id) on delete cascade,
  note text not null check (length(note) between 1 and 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

alter table public.sports_registration_medical_notes enable row level security;
grant select, insert, update, delete on public.sports_registration_medical_notes to anon, authenticated;
grant all on public.sports_registration_medical_notes to service_role;
create policy "Admins manage" on public.sports_registration_medical_notes for all to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));

create trigger stamp before insert or update on public.sports_registration_medical_notes
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.sports_registration_medical_notes
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.sports_registration_medical_notes
  for each row execute function private.audit_row();

-- Who changed a note, when, and what it said before (docs/decisions/events-and-sports.md). The audit log
-- leaves the words out: it is kept longer, and the whole office reads it.
create table public.medical_note_changes (
  id uuid primary key default gen_random_uuid(),
  -- No foreign key: the change outlives the registration.
  registration_id uuid not null,
  campus text references public.campuses (key),
  season_ends_on date not null,
  action text not null check (action in ('insert', 'update', 'delete')),
  was text,
  actor uuid default auth.uid(),
  -- Null for the family's form and for the server.
  changed_by text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index medical_note_changes_registration_idx on public.medical_note_changes (registration_id, created_at desc);

alter table public.medical_note_changes enable row level security;
grant select, insert, update, delete on public.medical_note_changes to anon, authenticated;
grant all on public.medical_note_changes to service_role;
create policy "Administrators and the campus read" on public.medical_note_changes for select to authenticated
  using (
    (select public.is_admin())
    and ((select public.own_campus_scope()) is null or campus = any ((select public.own_campus_scope())::text[]))
  );

create trigger stamp before insert or update on public.medical_note_changes
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.medical_note_changes
  for each row execute function private.guard_campus();

create function private.add_medical_note_change(registration uuid, what text, said text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  colleague public.admin_users := private.own_admin_entry();
begin
  insert into public.medical_note_changes (registration_id, campus, season_ends_on, action, was, changed_by)
  select r.id, r.campus, r.season_ends_on, what, said, coalesce(colleague.full_name, colleague.email)
  from public.sports_registrations r where r.id = registration;
end $$;

create function private.keep_medical_note() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' or tg_op = 'UPDATE' and old.registration_id <> new.registration_id then
    perform private.add_medical_note_change(old.registration_id, 'delete', old.note);
  end if;
  if tg_op = 'INSERT' or tg_op = 'UPDATE' and old.registration_id <> new.registration_id then
    perform private.add_medical_note_change(new.registration_id, 'insert', null);
  elsif tg_op = 'UPDATE' and old.note <> new.note then
    perform private.add_medical_note_change(new.registration_id, 'update', old.note);
  end if;
  return null;
end $$;
create trigger keep_medical_note after insert or update or delete on public.sports_registration_medical_notes
  for each row execute function private.keep_medical_note();

-- A note is deleted with its registration. Written before, while the registration still says whose it was.
create function private.keep_note_of_deleted() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.add_medical_note_change(old.id, 'delete', n.note)
  from public.sports_registration_medical_notes n where n.registration_id = old.id;
  return old;
end $$;
create trigger keep_medical_note before delete on public.sports_registrations
  for each row execute function private.keep_note_of_deleted();
