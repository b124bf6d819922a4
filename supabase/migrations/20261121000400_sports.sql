-- Sports programs and registrations for them.

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
  campus text check (campus in ('paonta-sahib', 'juniors', 'majra')),
  position integer not null default 0,
  registration_open boolean not null default true,
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sports_programs_position_idx on public.sports_programs (position, name, id);
create index sports_programs_campus_idx on public.sports_programs (campus, position);
select private.guard_table('public.sports_programs');
create policy "Programs are public" on public.sports_programs for select to anon, authenticated using (true);

create table public.sports_registrations (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique,
  sport_id uuid not null references public.sports_programs (id) on delete restrict,
  child_name text not null check (length(child_name) between 1 and 120),
  date_of_birth date not null check (date_of_birth between date '1990-01-01' and date '2100-01-01'),
  guardian_name text not null check (length(guardian_name) between 1 and 120),
  guardian_email text not null check (length(guardian_email) <= 254),
  guardian_phone text not null check (guardian_phone ~ '^\+?[0-9 ()./-]{6,24}$'),
  campus text check (campus in ('paonta-sahib', 'juniors', 'majra')),
  batch text check (length(batch) <= 120),
  consent_version text not null check (length(consent_version) between 1 and 40),
  consented_at timestamptz not null default now(),
  status text not null default 'new' check (status in ('new', 'confirmed', 'waitlisted', 'declined', 'withdrawn')),
  notes text not null default '' check (length(notes) <= 4000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sports_registrations_sport_idx on public.sports_registrations (sport_id, created_at desc);
create index sports_registrations_status_idx on public.sports_registrations (status, created_at desc, id);
create index sports_registrations_created_idx on public.sports_registrations (created_at desc, id);
select private.guard_table('public.sports_registrations', 'update or delete');

-- Health data of a child: apart from the rest, so that lists and exports cannot carry it along.
create table public.sports_registration_medical_notes (
  id uuid primary key default gen_random_uuid(),
  registration_id uuid not null unique references public.sports_registrations (id) on delete cascade,
  note text not null check (length(note) between 1 and 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
select private.guard_table('public.sports_registration_medical_notes');

create function public.create_sports_registration(
  sport_id uuid, child_name text, date_of_birth date, guardian_name text, guardian_email text,
  guardian_phone text, consent_version text, campus text default null, batch text default null,
  medical_note text default null
) returns table (reference text, status text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  program public.sports_programs;
  registration_id uuid;
  own_reference text := private.new_reference('SPT');
  child text := private.require_text(create_sports_registration.child_name, 'child_name', 2, 120);
  guardian text := private.require_text(create_sports_registration.guardian_name, 'guardian_name', 2, 120);
  address text := private.require_email(create_sports_registration.guardian_email, 'guardian_email');
  phone text := private.require_phone(create_sports_registration.guardian_phone, 'guardian_phone');
  health text := private.require_text(create_sports_registration.medical_note, 'medical_note', 0, 2000);
  consent text := private.require_text(create_sports_registration.consent_version, 'consent_version', 1, 40);
  born date := create_sports_registration.date_of_birth;
  chosen_campus text := nullif(btrim(create_sports_registration.campus), '');
begin
  select * into program from public.sports_programs p where p.id = create_sports_registration.sport_id;
  if program.id is null then
    raise exception 'Sport not found' using errcode = 'PT404', detail = 'sport_not_found';
  end if;
  if not program.registration_open then
    raise exception 'Registration for this sport is closed.' using errcode = 'PT409', detail = 'registration_closed';
  end if;
  if born is null or born > current_date - interval '2 years' or born < current_date - interval '25 years' then
    raise exception 'Please give the date of birth of the child.' using errcode = '22023', detail = 'date_of_birth';
  end if;
  if chosen_campus not in ('paonta-sahib', 'juniors', 'majra') then
    raise exception 'Please choose one of the campuses.' using errcode = '22023', detail = 'campus';
  end if;
  insert into public.sports_registrations (reference, sport_id, child_name, date_of_birth, guardian_name,
    guardian_email, guardian_phone, campus, batch, consent_version)
  values (own_reference, program.id, child, born, guardian, address, phone,
    coalesce(chosen_campus, program.campus),
    private.require_text(create_sports_registration.batch, 'batch', 0, 120), consent)
  returning id into registration_id;
  if health is not null then
    insert into public.sports_registration_medical_notes (registration_id, note) values (registration_id, health);
  end if;
  perform private.queue_letter(address, 'sports_registration_received',
    jsonb_build_object('reference', own_reference, 'sport', program.name, 'child_name', child, 'guardian_name', guardian));
  return query select own_reference, 'new'::text;
end $$;
