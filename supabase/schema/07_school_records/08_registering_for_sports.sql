-- Registering for a sport, and the waiting list of a training group.

-- Finds another active registration of the same child for the same training group.
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

-- Called through the web server, which checks the form first (docs/decisions/public-forms.md). For thirty days the
-- token shows the guardian's details again, for a brother or sister. A second registration of the same child gets the
-- same answer as a first, with an unused reference; the known guardian gets an email.
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

-- A corrected address gets an email about the registration as it stands.
create function private.tell_registered_family() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  program public.sports_programs;
begin
  if new.season_ends_on >= private.today() then
    select * into program from public.sports_programs p where p.id = new.sport_id;
    perform private.queue_registration_email('sports_registration_changed', program, new);
  end if;
  return null;
end $$;
create trigger tell_family after update of guardian_email on public.sports_registrations for each row
  when (lower(new.guardian_email) <> lower(old.guardian_email) and new.status in ('new', 'confirmed', 'waitlisted'))
  execute function private.tell_registered_family();
