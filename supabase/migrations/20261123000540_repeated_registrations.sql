-- Nobody learns from the form that a child is registered: the same child once more is answered as a new
-- one, with a reference that leads nowhere and a token that opens what was sent with it. The guardian who
-- is known hears by letter.

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
revoke all on private.repeated_registrations from public, anon, authenticated, service_role;

create or replace function public.create_sports_registration(
  sport_id uuid, child_name text, date_of_birth date, guardian_name text, guardian_email text,
  guardian_phone text, emergency_name text, emergency_phone text, consent_version text,
  campus text default null, batch text default null, medical_note text default null, language text default 'en'
) returns table(reference text, status text, token text)
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
  would_be text;
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
  would_be := case when private.batch_is_full(program, chosen_batch) then 'waitlisted' else 'new' end;
  select * into registration from public.sports_registrations r
  where r.sport_id = program.id and r.guardian_email = address and r.date_of_birth = born
    and lower(r.child_name) = lower(child) and r.batch is not distinct from chosen_batch
    and r.season_ends_on = private.season_end(now()) and r.status in ('new', 'confirmed', 'waitlisted');
  if registration.id is not null then
    delete from private.repeated_registrations p where p.sent_at < now() - interval '30 days';
    insert into private.repeated_registrations (family_token_hash, registration_id, guardian_name, guardian_email,
      guardian_phone, emergency_name, emergency_phone, campus)
    values (private.hash_token(own_token), registration.id, guardian, address, phone, other, other_phone,
      coalesce(chosen_campus, program.campus));
    -- A letter for the first three of a day: nobody fills a mailbox with them.
    if (select count(*) from private.repeated_registrations p
        where p.registration_id = registration.id and p.sent_at > now() - interval '1 day') <= 3 then
      perform private.queue_registration_letter('sports_registration_again', program, registration);
    end if;
    return query select private.new_reference('SPT'), would_be, own_token;
    return;
  end if;
  insert into public.sports_registrations (reference, sport_id, child_name, date_of_birth, guardian_name, guardian_email,
    guardian_phone, emergency_name, emergency_phone, campus, batch, consent_version, language, status, family_token_hash)
  values (private.new_reference('SPT'), program.id, child, born, guardian, address, phone, other, other_phone,
    coalesce(chosen_campus, program.campus), chosen_batch, consent,
    case when create_sports_registration.language = 'hi' then 'hi' else 'en' end,
    would_be,
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

create or replace function public.get_family_details(token text)
returns table (guardian_name text, guardian_email text, guardian_phone text, emergency_name text,
  emergency_phone text, campus text)
language sql stable security definer set search_path = ''
as $$
  select r.guardian_name, r.guardian_email, r.guardian_phone, r.emergency_name, r.emergency_phone, r.campus
  from public.sports_registrations r
  where r.family_token_hash = private.hash_token(get_family_details.token) and r.created_at > now() - interval '30 days'
  union all
  select p.guardian_name, p.guardian_email, p.guardian_phone, p.emergency_name, p.emergency_phone, p.campus
  from private.repeated_registrations p
  where p.family_token_hash = private.hash_token(get_family_details.token) and p.sent_at > now() - interval '30 days'
$$;
