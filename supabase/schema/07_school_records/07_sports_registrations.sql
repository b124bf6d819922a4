-- Registrations for a sport: the table, and the rules of seasons, ages and training groups.

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
  season_ends_on date not null default private.season_end(now())
    check (season_ends_on between '2003-01-01' and '2101-01-01'),
  consent_version text not null check (length(consent_version) between 1 and 40),
  consented_at timestamptz not null default now(),
  language text not null default 'en' check (language ~ '^[a-z]{2,3}$'),
  -- The hash of the link with which the same family registers another child.
  family_token_hash text unique,
  status text not null default 'new' check (status in ('new', 'confirmed', 'waitlisted', 'declined', 'withdrawn')),
  -- A family that withdraws can undo that until then; held_as is the status before.
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
create index sports_registrations_of_campus_idx on public.sports_registrations (campus);

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

-- The ages that a name tells: "Under 11 and under 14", "U-14", "Ages 7–10", "6–8 years" or "16 and above". None for
-- another name, which fits every age: numbers of a time ("3–4 pm") or a class are no ages.
create function private.ages_in(name text) returns int4multirange
language sql immutable set search_path = ''
as $$
  select coalesce(range_agg(told.ages), '{}') from (
    select int4range(0, m[1]::integer) from regexp_matches(name, '\mu(?:nder)?[ -]*(\d{1,2})s?\M', 'gi') m
    union all
    select int4range(least(m[1]::integer, m[2]::integer), greatest(m[1]::integer, m[2]::integer), '[]')
    from unnest(array['(?:^|\mage[sd]?)\s*(\d{1,2})\s*(?:[-–—]|to)\s*(\d{1,2})\M(?!\s*(?:[:.]\d|[ap]\.?m))',
      '\m(\d{1,2})\s*(?:[-–—]|to)\s*(\d{1,2})\s*(?:years?|yrs?)\M']) as pattern, regexp_matches(name, pattern, 'gi') m
    union all
    select int4range(m[1]::integer, null)
    from regexp_matches(name, '(?:^|\mage[sd]?)\s*(\d{1,2})\s*(?:years?\s*)?(?:\+|and above|and over)', 'gi') m
  ) as told (ages)
$$;

-- School sport in India counts an age on the last day of the year.
create function private.fits_age_groups(age_groups text[], born date, on_day date) returns boolean
language sql immutable set search_path = ''
as $$
  select cardinality(age_groups) = 0 or exists (
    select from unnest(age_groups) age_group, private.ages_in(age_group) ages
    where isempty(ages) or extract(year from on_day)::integer - extract(year from born)::integer <@ ages)
$$;

-- Whether a registration takes a place: also while its withdrawal can be undone.
create function private.takes_training_place(registration public.sports_registrations) returns boolean
language sql stable set search_path = ''
as $$
  select registration.status in ('new', 'confirmed')
    or (registration.held_as in ('new', 'confirmed') and registration.held_until > now())
$$;

-- Requires one of the sport's training groups, if it has any.
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

-- Requires that a child is of the ages that its training group is named after, if it is. Younger children may train with
-- "Under 17": the coach decides. The hint is the name of the group in the language of the family.
create function private.require_age_of_group(program public.sports_programs, training_group text, born date,
  tongue text) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if not private.fits_age_groups(array[training_group], born, private.today()) then
    raise exception 'The child is not of the age of this training group.'
      using errcode = '22023', detail = 'training_group',
        hint = private.training_group_in(program, training_group, tongue);
  end if;
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
