-- What a family can do with a registration for a sport. Every function locks the sport before the registration.

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
  perform private.act_by_link();
  return registration;
end $$;

-- Returns the registration behind a link. A medical note is not shown, because emails are passed on.
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

-- Details can change as long as the registration is valid, the training group while the sport takes registrations. A
-- child keeps its place: a change to a full group is refused, and the coach has to confirm a new group.
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
grant execute on function public.update_sports_registration to anon, authenticated;

-- Allowed at any time. The place is kept for another minute.
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

-- Undoes a withdrawal while the place is kept, unless the child was registered again.
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

-- The server's timer: frees the places of withdrawals that can no longer be undone. Returns how many.
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
