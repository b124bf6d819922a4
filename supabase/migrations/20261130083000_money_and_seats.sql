-- Faults that an attacker with the source found (docs/decisions/applications.md, payments.md, public-forms.md).

-- Emails from the school's domain began with any text and link that a stranger typed as a name.

-- The name of a person. It begins an email to an address that nobody has proven, so it contains nothing that a mail
-- program makes a link of: no address, and no dot inside a word but after initials and titles, as in S.K.Gupta and
-- Dr.Verma. The same rule as in data/forms/person-rules.ts.
create function private.require_name(value text, field text, shortest integer default 2) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  name text := private.require_text(value, field, shortest, 120);
begin
  if name ~ '[/\\@]' or name ~* 'www[.]'
     or name ~ '[.](?:भारत|संगठन|कॉम|नेट)(?![\u0904-\u0d7f])'
     or regexp_replace(name, '(^|[\s,(])(?:(?:[A-Za-z]{1,2}|[\u0904-\u0d7f]{1,4}|Smt|SMT|Shri|SHRI|Sri|SRI|Mrs|MRS'
       || '|Mohd|MOHD|Prof|PROF|Adv|ADV|Capt|CAPT|Col|COL|Maj|MAJ|Kum|KUM)[.](?=[A-Z\u0904-\u0d7f]))+', '\1', 'g')
       ~ '[.][^\s.]{2}' then
    raise exception 'Please write the name alone, with a space after a dot.' using errcode = '22023', detail = field;
  end if;
  return name;
end $$;

-- Called through the web server, which checks the form first (docs/decisions/public-forms.md). `status` says whether
-- the request counts ("new") or waits for the code ("unconfirmed").
create or replace function public.create_photo_request(
  picture_id uuid, name text, email text, relation text, consent_version text, reason text default null,
  language text default 'en'
) returns table (reference text, status text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  own_reference text := private.new_reference('PHO');
  sender text := private.require_name(create_photo_request.name, 'name');
  address text := private.require_email(create_photo_request.email, 'email');
  consent text := private.require_text(create_photo_request.consent_version, 'consent_version', 1, 40);
  words text := private.require_text(create_photo_request.reason, 'reason', 0, 2000);
  tongue text := private.known_language(create_photo_request.language);
  picture record;
  code text := lpad((('x' || left(gen_random_uuid()::text, 8))::bit(32)::bigint % 1000000)::text, 6, '0');
begin
  if coalesce(create_photo_request.relation, '') not in ('self', 'guardian', 'other') then
    raise exception 'Please choose one of the answers.' using errcode = '22023', detail = 'relation';
  end if;
  select * into picture from private.shown_picture(create_photo_request.picture_id);
  if not found then
    raise exception 'This picture is not shown any more.' using errcode = 'PT404', detail = 'no_such_picture';
  end if;
  perform private.refuse_many((select count(*) from public.photo_requests r
    where r.email = address and r.created_at > now() - interval '1 day'));
  if private.is_known_address(address) then
    perform private.keep_photo_request(own_reference, picture.id, sender, address, create_photo_request.relation,
      words, consent, tongue);
    perform private.report_photo_requests();
    return query select own_reference, 'new'::text;
    return;
  end if;
  insert into private.unconfirmed_photo_requests as u (address, reference, request, code_hash)
  values (address, own_reference, jsonb_build_object('picture', picture.id, 'name', sender,
      'relation', create_photo_request.relation, 'reason', words, 'consent', consent, 'language', tongue),
    private.hash_token(own_reference || code))
  on conflict on constraint unconfirmed_photo_requests_pkey do update
  set reference = excluded.reference, request = excluded.request, code_hash = excluded.code_hash, attempts = 0,
    created_at = now();
  perform private.queue_email(address, 'photo_request_code', jsonb_build_object('reference', own_reference,
    'name', sender, 'album', private.album_title_in(picture.id, tongue, picture.title), 'code', code,
    'language', tongue));
  perform private.report_photo_requests();
  return query select own_reference, 'unconfirmed'::text;
end $$;

-- Called through the web server, which checks the form first (docs/decisions/public-forms.md). For thirty days the
-- token shows the guardian's details again, for a brother or sister. A second registration of the same child gets the
-- same answer as a first, with an unused reference; the known guardian gets an email.
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

-- The answer is the same for everyone: only the email says whether the address has replied before. The
-- personal link is sent in that email too, so that typing a name does not open someone's RSVP.
create or replace function public.create_event_rsvp(event_id uuid, name text, email text, adults integer default 1,
  children integer default 0, answers jsonb default '{}', language text default 'en', attends boolean default true,
  message text default null)
returns table (reference text, status text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  guest text := private.require_name(create_event_rsvp.name, 'name');
  address text := private.require_email(create_event_rsvp.email, 'email');
  event public.events := private.lock_open_event(create_event_rsvp.event_id);
  sent jsonb := private.require_reply(event, create_event_rsvp.attends, create_event_rsvp.adults,
    create_event_rsvp.children, coalesce(create_event_rsvp.answers, '{}'), create_event_rsvp.message);
  tongue text := private.known_language(create_event_rsvp.language);
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
  elsif rsvp.status = 'invited' then
    -- The answer to an invitation: the trigger tell_guest sends the email.
    update public.event_rsvps r set reference = own_reference, name = guest, adults = (sent ->> 'adults')::integer,
      children = (sent ->> 'children')::integer, answers = sent -> 'answers', message = sent ->> 'message',
      language = tongue, status = place
    where r.id = rsvp.id;
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

-- Changes who comes, or notes that nobody can, or that somebody can after all.
create or replace function public.update_event_rsvp(token text, adults integer, children integer,
  name text default null, answers jsonb default null, attends boolean default true, message text default null)
returns table (reference text, status text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  rsvp public.event_rsvps := private.find_rsvp(update_event_rsvp.token);
  -- Lock the event before the RSVP, as everywhere.
  event public.events := private.lock_open_event(rsvp.event_id);
  sent jsonb;
  place text;
begin
  select r.* into rsvp from public.event_rsvps r where r.id = rsvp.id for update;
  if rsvp.status = 'cancelled' then
    raise exception 'This RSVP was cancelled.' using errcode = 'PT409', detail = 'rsvp_cancelled';
  end if;
  sent := private.require_reply(event, update_event_rsvp.attends, update_event_rsvp.adults,
    update_event_rsvp.children, case when rsvp.status in ('declined', 'invited')
      then coalesce(update_event_rsvp.answers, '{}') else update_event_rsvp.answers end, update_event_rsvp.message);
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
    name = coalesce(private.require_name(update_event_rsvp.name, 'name', 0), r.name),
    answers = coalesce(nullif(sent -> 'answers', 'null'), r.answers), message = sent ->> 'message', status = place
  where r.id = rsvp.id
  returning r.* into rsvp;
  -- The change behind the link is done, or this one replaces it.
  update public.personal_links l set proposed = null where l.rsvp_id = rsvp.id and l.proposed is not null;
  return query select rsvp.reference, rsvp.status;
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
  perform private.require_free_slot(meeting, add_meeting_booking.host, add_meeting_booking.starts_at,
    about.family);
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

-- The holder of a link books for the same family; people without one start a new family, so that typing an address
-- opens nothing.
create or replace function public.create_meeting_booking(meeting_id uuid, host text, starts_at timestamptz,
  name text default null, email text default null, phone text default null, child_name text default null,
  grade text default null, language text default 'en', family_token text default null)
returns table (reference text, token text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  meeting public.meetings := private.lock_meeting(create_meeting_booking.meeting_id);
  about public.meeting_bookings;
  booking public.meeting_bookings;
begin
  perform private.require_bookable(meeting);
  if create_meeting_booking.family_token is not null then
    about := private.use_meeting_booking(create_meeting_booking.family_token);
    if about.meeting_id <> meeting.id then
      raise exception 'This booking was not found.' using errcode = 'PT404', detail = 'booking_not_found';
    end if;
  else
    about.family := gen_random_uuid();
    about.name := private.require_name(create_meeting_booking.name, 'name');
    about.email := private.require_email(create_meeting_booking.email, 'email');
    about.phone := private.require_phone(create_meeting_booking.phone, 'phone');
    about.language := private.known_language(create_meeting_booking.language);
  end if;
  booking := private.add_meeting_booking(meeting, create_meeting_booking.host, create_meeting_booking.starts_at,
    about, create_meeting_booking.child_name, create_meeting_booking.grade);
  return query select booking.reference,
    coalesce(create_meeting_booking.family_token,
      private.create_personal_link(booking => booking.id, unproven => true));
end $$;

-- A visit needs a time within the next 60 days that fewer than three families have chosen.
create or replace function public.create_admission_enquiry(
  child_name text, date_of_birth date, campus text, level text, guardian_name text, email text, phone text,
  consent_version text, class text default null, session text default null,
  guardian_relation text default null, message text default null,
  source text default null, visit_at timestamptz default null, language text default 'en'
) returns table (reference text, status text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  own_reference text := private.new_reference('ADM');
  child text := private.require_name(create_admission_enquiry.child_name, 'child_name');
  guardian text := private.require_name(create_admission_enquiry.guardian_name, 'guardian_name');
  address text := private.require_email(create_admission_enquiry.email, 'email');
  number text := private.require_phone(create_admission_enquiry.phone, 'phone');
  consent text := private.require_text(create_admission_enquiry.consent_version, 'consent_version', 1, 40);
  place text := create_admission_enquiry.campus;
  born date := create_admission_enquiry.date_of_birth;
  school_year text := nullif(btrim(create_admission_enquiry.session), '');
  heard text := nullif(btrim(create_admission_enquiry.source), '');
  visit timestamptz := create_admission_enquiry.visit_at;
  tongue text := private.known_language(create_admission_enquiry.language);
  words text := private.require_text(create_admission_enquiry.message, 'message', 0, 4000);
  facts jsonb;
begin
  if born is null or born > current_date or born < current_date - interval '25 years' then
    raise exception 'Please give the date of birth of the child.' using errcode = '22023', detail = 'date_of_birth';
  end if;
  if private.is_open_campus(place) is not true then
    raise exception 'Please choose one of the campuses.' using errcode = '22023', detail = 'campus';
  end if;
  if not private.is_open_level(create_admission_enquiry.level) then
    raise exception 'Please choose one of the levels.' using errcode = '22023', detail = 'level';
  end if;
  if school_year !~ '^20[0-9]{2}-[0-9]{2}$' then
    raise exception 'Please choose one of the sessions.' using errcode = '22023', detail = 'session';
  end if;
  if heard not in ('family', 'search', 'social', 'newspaper', 'passing', 'other') then
    raise exception 'Please choose one of the answers.' using errcode = '22023', detail = 'source';
  end if;
  perform private.refuse_many((select count(*) from public.admission_enquiries a
    where a.email = address and a.created_at > now() - interval '1 day'));
  if visit is not null then
    if visit < now() or visit > now() + interval '60 days' then
      raise exception 'Please choose one of the times.' using errcode = '22023', detail = 'visit_at';
    end if;
    -- Three families at a time on a campus. The lock lets simultaneous requests count one after the other.
    perform pg_advisory_xact_lock(hashtext('visit ' || place), hashtext(visit::text));
    if (select count(*) from public.admission_enquiries a
        where a.campus = place and a.visit_at = visit and a.status not in ('closed', 'spam')) >= 3 then
      raise exception 'This time has just been taken. Please choose another.'
        using errcode = '22023', detail = 'visit_at';
    end if;
  end if;
  insert into public.admission_enquiries (reference, child_name, date_of_birth, campus, level, class, session,
    guardian_name, guardian_relation, email, phone, message, consent_version, source, visit_at, language)
  values (own_reference, child, born, place, create_admission_enquiry.level,
    private.require_text(create_admission_enquiry.class, 'class', 0, 30), school_year, guardian,
    private.require_text(create_admission_enquiry.guardian_relation, 'guardian_relation', 0, 60), address, number,
    words, consent, heard, visit, tongue);
  facts := jsonb_build_object('reference', own_reference, 'child_name', child, 'guardian_name', guardian,
    'campus', place, 'class', create_admission_enquiry.class, 'visit_at', visit);
  perform private.queue_email(address, 'admission_enquiry_received',
    facts || jsonb_build_object('language', tongue));
  perform private.queue_office_email('admissions', place, 'office_admission_enquiry', facts || jsonb_build_object(
    'date_of_birth', born, 'email', address, 'phone', number, 'message', words, 'written_in', tongue));
  return query select own_reference, 'new'::text;
end $$;

create or replace function public.create_contact_message(
  name text, email text, message text, consent_version text, phone text default null,
  campus text default null, topic text default 'general', language text default 'en'
) returns table (reference text, status text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  own_reference text := private.new_reference('MSG');
  sender text := private.require_name(create_contact_message.name, 'name');
  address text := private.require_email(create_contact_message.email, 'email');
  words text := private.require_text(create_contact_message.message, 'message', 10, 4000);
  consent text := private.require_text(create_contact_message.consent_version, 'consent_version', 1, 40);
  number text := nullif(btrim(create_contact_message.phone), '');
  chosen_campus text := nullif(btrim(create_contact_message.campus), '');
  subject text := coalesce(nullif(btrim(create_contact_message.topic), ''), 'general');
  tongue text := private.known_language(create_contact_message.language);
begin
  if number is not null then
    number := private.require_phone(number, 'phone');
  end if;
  if not private.is_open_campus(chosen_campus) then
    raise exception 'Please choose one of the campuses.' using errcode = '22023', detail = 'campus';
  end if;
  if not private.is_open_choice('contact_topics', subject) then
    raise exception 'Please choose one of the topics.' using errcode = '22023', detail = 'topic';
  end if;
  perform private.refuse_many((select count(*) from public.contact_messages m
    where m.email = address and m.created_at > now() - interval '1 day'));
  insert into public.contact_messages (reference, name, email, phone, campus, topic, message,
    consent_version, language)
  values (own_reference, sender, address, number, chosen_campus, subject, words, consent, tongue);
  perform private.queue_email(address, 'contact_message_received',
    jsonb_build_object('reference', own_reference, 'name', sender, 'language', tongue));
  perform private.queue_office_email(subject, chosen_campus, 'office_contact_message', jsonb_build_object(
    'reference', own_reference, 'name', sender, 'email', address, 'phone', number, 'campus', chosen_campus,
    'topic', subject, 'message', words, 'written_in', tongue));
  return query select own_reference, 'new'::text;
end $$;

-- Called by the web server, which checks the form first (docs/decisions/public-forms.md). The mailbox gets an email
-- with a link; the token is for the browser that filled in the form, until the application is sent.
create or replace function public.create_application(
  guardian_name text, email text, phone text, consent_version text, guardian_relation text default null,
  enquiry text default null, language text default 'en'
) returns table (reference text, token text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  guardian text := private.require_name(create_application.guardian_name, 'guardian_name');
  relation text := private.require_text(create_application.guardian_relation, 'guardian_relation', 0, 60);
  address text := private.require_email(create_application.email, 'email');
  number text := private.require_phone(create_application.phone, 'phone');
  consent text := private.require_text(create_application.consent_version, 'consent_version', 1, 40);
  application public.applications;
begin
  perform private.refuse_many((select count(*) from public.applications a
    where a.email = address and a.created_at > now() - interval '1 day'));
  insert into public.applications (reference, enquiry_id, guardian_name, guardian_relation, email, phone,
    consent_version, language)
  values (private.new_reference('APP'),
    -- Only an enquiry from the same mailbox, so that somebody else's reference links nothing.
    (select e.id from public.admission_enquiries e
      where e.reference = upper(btrim(create_application.enquiry)) and lower(e.email) = address),
    guardian, relation, address, number, consent, private.known_language(create_application.language))
  returning * into application;
  perform private.queue_application_email('application_begun', application);
  return query select application.reference, private.create_personal_link(application => application.id);
end $$;

-- Details can change as long as the registration is valid, the training group while the sport takes registrations. A
-- child keeps its place: a change to a full group is refused, and the coach has to confirm a new group.
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

-- A family stepped outside the limit of seats with a session that no form offers.

-- Saves the child's part of a draft. The class is given by its stored name; the campus must teach it. The form offers
-- only the coming session: an application for another one would take no seat (10_seats.sql).
create or replace function public.update_application_child(token text, child_name text, date_of_birth date, campus text, class text,
  session text default null) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  application public.applications := private.lock_draft(update_application_child.token);
  child text := private.require_name(update_application_child.child_name, 'child_name');
  born date := update_application_child.date_of_birth;
  school_year text := coalesce(nullif(btrim(update_application_child.session), ''), private.coming_session());
  wanted public.classes;
begin
  if born is null or born > private.today() or born < private.today() - interval '25 years' then
    raise exception 'Please give the date of birth of the child.' using errcode = '22023', detail = 'date_of_birth';
  end if;
  if private.is_open_campus(update_application_child.campus) is not true then
    raise exception 'Please choose one of the campuses.' using errcode = '22023', detail = 'campus';
  end if;
  if school_year <> private.coming_session() then
    raise exception 'Please choose one of the sessions.' using errcode = '22023', detail = 'session';
  end if;
  select k.* into wanted from public.classes k
  where k.stored_name = update_application_child.class and k.status = 'open';
  if wanted.id is null or not private.is_open_level(wanted.level) then
    raise exception 'Please choose one of the classes.' using errcode = '22023', detail = 'class';
  end if;
  if not exists (
    select from public.campuses c
    join public.classes lowest on lowest.stored_name = c.first_class
    left join public.classes highest on highest.stored_name = c.last_class
    where c.key = update_application_child.campus
      and wanted.position between lowest.position and coalesce(highest.position, wanted.position)) then
    raise exception 'This campus does not teach this class.' using errcode = '22023', detail = 'campus';
  end if;
  update public.applications a
  set child_name = child, date_of_birth = born, campus = update_application_child.campus, level = wanted.level,
    class = wanted.stored_name, session = school_year
  where a.id = application.id;
end $$;

-- Sends a draft. From then on only an email opens the application, since anyone can type anyone's mailbox: earlier
-- links end, and the token given here only begins another child's application. A second application of the same
-- child gets the same answer as a first; the known family gets an email, and the draft is purged.
create or replace function public.send_application(token text) returns table (reference text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  application public.applications;
  same public.applications;
begin
  -- The same form was sent twice.
  select a.* into application from public.applications a
  where a.family_token_hash = private.hash_token(send_application.token);
  if application.id is not null then
    return query select application.reference;
    return;
  end if;
  application := private.find_application(send_application.token);
  perform pg_advisory_xact_lock(hashtext('application'), hashtext(application.email));
  application := private.lock_draft(send_application.token);
  if num_nulls(application.child_name, application.date_of_birth, application.campus, application.class) > 0 then
    raise exception 'Please fill in the part about the child first.' using errcode = 'PT409', detail = 'application_incomplete';
  end if;
  -- A session has begun since, so the class may be another one now. What was filled in stays, and saving it again is
  -- enough.
  if application.session <> private.coming_session() then
    raise exception 'A new session has begun. Please check the class and save the part about the child again.'
      using errcode = 'PT409', detail = 'session_over';
  end if;
  -- The email brings a new link. Where strangers have used up the emails of this mailbox, the browser keeps its own.
  if private.may_queue_email(application.email, 'application_received') then
    delete from public.personal_links l where l.application_id = application.id;
  end if;
  same := private.find_same_application(application.email, application.child_name, application.date_of_birth, application.id);
  if same.id is not null then
    update public.applications a set family_token_hash = private.hash_token(send_application.token)
    where a.id = application.id;
    perform private.queue_application_email('application_again', same);
    return query select application.reference;
    return;
  end if;
  perform set_config('private.family_decision', 'yes', true);
  update public.applications a
  set stage = 'received', submitted_at = now(), session = coalesce(a.session, private.coming_session()),
    family_token_hash = private.hash_token(send_application.token)
  where a.id = application.id returning * into application;
  perform set_config('private.family_decision', '', true);
  update public.admission_enquiries e set status = 'applied'
  where e.id = application.enquiry_id and e.status in ('new', 'contacted', 'visit_booked');
  perform private.queue_office_email('admissions', application.campus, 'office_application', jsonb_build_object(
    'reference', application.reference, 'child_name', application.child_name, 'class', application.class,
    'campus', application.campus, 'guardian_name', application.guardian_name, 'email', application.email,
    'phone', application.phone, 'message', application.message, 'written_in', application.language));
  return query select application.reference;
end $$;

-- A payment for an offer whose last day was over was taken as expected, and one within the term lost its seat.

-- Accepts an offer for the family.
create function private.accept_offer(application uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform set_config('private.family_decision', 'yes', true);
  update public.applications a set stage = 'accepted', words = '' where a.id = accept_offer.application;
  perform set_config('private.family_decision', '', true);
end $$;

-- Accepts an offer, until the end of its last day.
create or replace function public.accept_application_offer(token text) returns table (reference text, stage text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  application public.applications := private.find_application(accept_application_offer.token);
begin
  select a.* into application from public.applications a where a.id = application.id for update;
  if application.stage not in ('offer', 'accepted') then
    raise exception 'This offer no longer stands.' using errcode = 'PT409', detail = 'offer_gone';
  end if;
  if application.stage = 'offer' then
    if application.offer_ends_on < private.today() then
      raise exception 'The last day of this offer is over.' using errcode = 'PT409', detail = 'offer_over';
    end if;
    perform private.accept_offer(application.id);
  end if;
  return query select application.reference, 'accepted'::text;
end $$;

-- A payment to be paid back that no application shows was told only by an email, which a school without a mailbox
-- never got.
alter table private.online_payments add column refunded_at timestamptz;
alter table private.online_payments add constraint online_payments_refunded
  check (refunded_at is null or state = 'unexpected');

-- Records the outcome of a payment, in any order and as often as the gateway reports it; "paid" is final. Returns
-- `noted`, `known` if it was reported before, or `unknown`. A paid one is recorded like a payment that the office
-- enters, with its receipt, and accepts the offer that it was paid for, if it was paid by the offer's last day in
-- India: the gateway may report later. If that is impossible, also because the seat of an offer that is over was given
-- to another child, the office gets an email, so that it pays the money back. Called by the web server.
create or replace function public.note_online_payment(payment uuid, outcome text, amount integer default null,
  gateway_reference text default null, paid_on date default null) returns text
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  begun private.online_payments;
  came integer;
  came_on date := coalesce(paid_on, private.today());
  is_expected boolean := false;
  kept public.applications;
begin
  if coalesce(outcome not in ('paid', 'failed'), true) then
    raise exception 'A payment is paid or failed.' using errcode = '22023', detail = 'outcome';
  end if;
  select o.* into begun from private.online_payments o where o.id = payment for update;
  if begun.id is null then
    return 'unknown';
  end if;
  if begun.state in ('paid', 'unexpected') or begun.state = outcome then
    return 'known';
  end if;
  if outcome = 'failed' then
    update private.online_payments o set state = 'failed', gateway_reference = note_online_payment.gateway_reference
    where o.id = begun.id;
    return 'noted';
  end if;
  came := coalesce(amount, begun.amount);
  if begun.gift_id is not null then
    is_expected := private.receive_gift(begun.gift_id, came, came_on);
  else
    select a.* into kept from public.applications a where a.id = begun.application_id for update;
    is_expected := coalesce(kept.paid_amount is null and (kept.stage = 'accepted'
      or kept.stage = 'offer' and kept.offer_ends_on >= least(came_on, private.today())), false);
    if is_expected and kept.stage = 'offer' then
      begin
        perform private.accept_offer(kept.id);
      exception when sqlstate 'PT409' then
        is_expected := false;
      end;
    end if;
    if is_expected then
      update public.applications a set paid_amount = came, paid_on = came_on where a.id = kept.id;
    end if;
  end if;
  update private.online_payments o
  set state = case when is_expected then 'paid' else 'unexpected' end, paid_amount = came,
    gateway_reference = note_online_payment.gateway_reference
  where o.id = begun.id;
  if not is_expected then
    perform private.queue_office_email(case when begun.gift_id is null then 'admissions' else 'alumni' end, kept.campus,
      'office_payment', jsonb_build_object('reference', begun.reference, 'amount', came,
      'gateway_reference', gateway_reference, 'is_gift', begun.gift_id is not null));
  end if;
  return 'noted';
end $$;

create function private.awaits_refund(payment private.online_payments) returns boolean
language sql immutable set search_path = ''
as $$ select payment.state = 'unexpected' and payment.application_id is null and payment.refunded_at is null $$;

-- These payments, the oldest first. For staff who look after gifts.
create function public.list_due_refunds()
returns table (id uuid, reference text, amount integer, gateway_reference text, created_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_may('gifts', false);
  return query
    select o.id, o.reference, o.paid_amount, o.gateway_reference, o.created_at from private.online_payments o
    where private.awaits_refund(o) order by o.created_at, o.id limit 200;
end $$;
grant execute on function public.list_due_refunds to authenticated;

-- Notes that such a payment was paid back, or undoes that. Returns false if it is so already.
create function public.note_refund(payment uuid, is_refunded boolean default true) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_may('gifts');
  perform private.require_campus(null);
  update private.online_payments o set refunded_at = case when is_refunded then now() end
  where o.id = note_refund.payment and o.state = 'unexpected' and o.application_id is null
    and (o.refunded_at is not null) is distinct from is_refunded;
  return found;
end $$;
grant execute on function public.note_refund to authenticated;

-- Work waiting for the office, by kind.
create or replace function public.count_waiting_work() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  today date := (now() at time zone 'Asia/Kolkata')::date;
begin
  if private.office_role() is null then
    perform private.require_admin();
  end if;
  return jsonb_strip_nulls(jsonb_build_object(
    'alumni', case when private.may('alumni_profiles', false) then
      (select count(*) from public.alumni_profiles p where p.status = 'pending') end,
    'enquiries', case when private.may('admission_enquiries', false) then
      (select count(*) from public.admission_enquiries e where e.is_open and e.due_on <= today) end,
    'applicationTasks', case when private.may('applications', false) then
      (select count(*) from public.applications a where a.has_task and a.due_on <= today
      and (private.campus_scope() is null or a.campus = any (private.campus_scope()))) end,
    'messages', case when private.may('contact_messages', false) then
      (select count(*) from public.contact_messages m where m.is_open and m.due_on <= today) end,
    'guardianRequests', case when public.is_admin() then
      (select count(*) from public.guardian_requests r join public.students s on s.id = r.student_id
      where r.answered_at is null and (private.campus_scope() is null or s.campus = any (private.campus_scope()))) end,
    'alumniPosts', case when private.may('alumni_posts', false) then
      (select count(*) from public.alumni_posts p where p.status = 'waiting') end,
    'dueRefunds', case when private.may('gifts', false) then
      (select count(*) from private.online_payments o where private.awaits_refund(o)) end,
    'reports', case when private.may('alumni_reports', false) then
      (select count(*) from public.alumni_reports r where r.status = 'new') end,
    'testimonials', case when private.may('testimonials', false) then
      (select count(*) from public.testimonials t where t.status = 'pending') end,
    'guests', case when private.may('event_rsvps', false) then
      (select coalesce(sum(r.adults + r.children), 0) from public.event_rsvps r
      join public.events e on e.id = r.event_id
      where r.status = 'going' and e.starts_at between now() and now() + interval '30 days') end,
    'failedMail', case when private.may('mail_outbox', false) then
      (select count(*) from public.mail_outbox m where m.sent_at is null
      and (m.gave_up_at is not null or m.attempts >= 3)) end,
    'undescribedPictures', case when private.may('gallery_images', false) then
      (select count(*) from public.gallery_images i where btrim(i.alt) = '') end,
    'unmarkedPictures', case when private.may('media_files') then
      (select count(distinct m.id) from public.media_files m
      join public.gallery_images i on private.media_id(i.path) = m.id
      where m.purpose = 'site' and m.is_stored and (m.people is null or m.people = 'before')) end,
    'waitingVideos', case when private.may('youtube_videos', false) then
      (select count(*) from public.youtube_videos v where v.withheld and (v.is_active or v.people is null)) end,
    'updatesEnding', case when private.may('latest_updates', false) then
      (select count(*) from public.latest_updates u where u.is_active
      and u.expires_at between now() and now() + interval '7 days') end,
    'documentsEnding', case when private.may('documents', false) then
      (select count(*) from public.documents d where d.is_public
      and d.expires_on between today and today + 30) end,
    'pastDates',
      case when private.may('site_content', false) then
      (select count(*) from public.site_content c where c.key in ('admissions', 'scholarships', 'disclosure')
      and exists (
        select from unnest(array['strict $.dates[*].day', 'strict $.scholarships[*].closesOn',
                                 'strict $.**.validUntil']) as place (path),
          lateral jsonb_path_query(c.content, place.path::jsonpath, '{}', true) as value
        where jsonb_typeof(value) = 'string' and value #>> '{}' < today::text)) end,
    'olderTranslations', case when private.may('site_content', false) then
      (select count(*) from public.site_content c where c.outdated > 0) end,
    'proposals', case when private.may('proposals') and private.office_role() <> 'contributor' then
      (select count(*) from public.proposals p where p.state = 'open') end,
    'goneVideos', case when private.may('youtube_videos', false) then
      (select count(*) from public.youtube_videos v where v.is_gone and v.is_active) end
  ));
end $$;
