-- Rules that stood in several places, and differed, stand in one: the day in India, the age of a child, whether a
-- change may be undone, who reads former slugs. Lists that are read a page at a time take the size of the page, and
-- the trash finds the entry of one row.

-- The day in India. current_date is the database's own, which PGlite counts in UTC: for five and a half hours after
-- midnight it is yesterday. private.today() is there already.

-- Returns a random reference without look-alike letters: people can read it aloud, and strangers cannot guess the
-- next.
create or replace function private.new_reference(prefix text) returns text
language plpgsql volatile set search_path = ''
as $$
declare
  letters constant text := '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  random bytea := uuid_send(gen_random_uuid());
  code text := '';
begin
  -- All bytes of a version 4 uuid are random except bytes 6 and 8.
  for byte in 9..15 loop
    code := code || substr(letters, get_byte(random, byte) % 32 + 1, 1);
  end loop;
  return prefix || '-' || to_char(private.today(), 'YY') || '-' || code;
end $$;

drop policy "Documents in force are public" on public.documents;
create policy "Documents in force are public" on public.documents for select to anon
  using (is_public and (expires_on is null or expires_on >= (select private.today())));
drop policy "Who may read" on public.documents;
create policy "Who may read" on public.documents for select to authenticated
  using (
    (is_public and (expires_on is null or expires_on >= (select private.today())))
    or (select private.may('documents', false))
  );

-- Students who are marked as having left get a day of leaving: registrations of alumni are compared with it.
create or replace function private.set_day_of_leaving() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.left_on := greatest(private.today(), new.admitted_on);
  return new;
end $$;

alter table public.transfer_certificates alter issued_on set default private.today();

-- Moves every active student up one class; the last class leaves on the given day. Refused within 300 days of the
-- last promotion, unless that one was undone.
create or replace function public.promote_students(only_campus text default null, leaving_on date default null) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  promotion uuid;
  counted integer;
begin
  perform private.require_admin();
  perform pg_advisory_xact_lock(20261121002350);
  if exists (
    select from public.imports_and_promotions p where p.kind = 'promotion' and p.undone_at is null
      and (p.campus is null or only_campus is null or p.campus = only_campus)
      and p.created_at > now() - interval '300 days'
  ) then
    raise exception 'This year has been promoted already.' using errcode = 'PT409', detail = 'promoted_already';
  end if;
  update public.students s set
    status = case when step.next_class is null then 'graduated' else s.status end,
    left_on = case when step.next_class is null
      then greatest(coalesce(leaving_on, private.today()), s.admitted_on)
      else s.left_on end,
    class = coalesce(step.next_class, s.class)
  from private.class_steps() step
  where step.class = s.class and s.status = 'active' and (only_campus is null or s.campus = only_campus);
  get diagnostics counted = row_count;
  insert into public.imports_and_promotions (kind, target, campus, rows, changes)
  values ('promotion', 'students', only_campus, counted, array[(pg_current_xact_id()::text)::bigint])
  returning id into promotion;
  return promotion;
end $$;

-- The server's timer: opens the registrations whose day has come, in India. Returns how many.
create or replace function public.open_sports_registrations() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  opened integer;
begin
  perform private.require_server();
  update public.sports_programs p set registration_open = true, registration_opens_on = null
  where p.registration_opens_on <= private.today();
  get diagnostics opened = row_count;
  return opened;
end $$;

-- The n-th working day (Monday to Saturday) after today in India.
create or replace function private.working_day_after(days integer) returns date
language sql stable set search_path = ''
as $$
  select day::date
  from generate_series(private.today() + 1, private.today() + days * 2 + 2, interval '1 day') as day
  where extract(isodow from day) < 7 order by day offset greatest(days, 1) - 1 limit 1
$$;

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
     or registration.season_ends_on < private.today() then
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

-- The batch year is between 1850, older than most schools (in the table), and this year.
create or replace function private.guard_batch_year() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if private.is_client_role(current_user) and new.batch_year > extract(year from private.today()) then
    raise exception 'Please give the year you left the school.' using errcode = '22023', detail = 'batch_year';
  end if;
  return new;
end $$;

-- Adds what the server has counted: {"/about": 3}. The day is that in India. Deletes counts older than two years.
create or replace function public.record_visits(counts jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  today date := private.today();
begin
  insert into public.page_visits as v (day, path, visits)
  select today, left(key, 300), value::integer from jsonb_each_text(counts) where value::integer > 0
  on conflict (day, path) do update set visits = v.visits + excluded.visits;
  delete from public.page_visits v where v.day < today - 730;
end $$;

-- Visits, RSVPs and registrations on each of the last days, oldest first.
create or replace function public.list_daily_counts(days integer default 30)
returns table (day date, visits integer, rsvps integer, registrations integer)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  today date := private.today();
begin
  perform private.require_may('page_visits', false);
  return query
    with days as (
      select d::date as day, d::timestamp at time zone 'Asia/Kolkata' as begins,
        (d + interval '1 day')::timestamp at time zone 'Asia/Kolkata' as ends
      from generate_series(today - least(greatest(days, 1), 366) + 1, today, interval '1 day') as d
    )
    select days.day,
      coalesce((select sum(v.visits) from public.page_visits v where v.day = days.day), 0)::integer,
      (select count(*) from public.event_rsvps r where r.created_at >= days.begins
        and r.created_at < days.ends)::integer,
      ((select count(*) from public.sports_registrations s where s.created_at >= days.begins
        and s.created_at < days.ends)
        + (select count(*) from public.alumni_profiles p where p.created_at >= days.begins
          and p.created_at < days.ends)
        + (select count(*) from public.admission_enquiries e where e.created_at >= days.begins
          and e.created_at < days.ends))::integer
    from days order by days.day;
end $$;

create or replace function public.list_visited_pages(days integer default 30, most integer default 10)
returns table (path text, visits integer)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_may('page_visits', false);
  return query
    select v.path, sum(v.visits)::integer from public.page_visits v
    where v.day > private.today() - least(greatest(days, 1), 366)
    group by v.path order by 2 desc, 1 limit least(greatest(most, 1), 50);
end $$;

-- Work waiting for the office, by kind.
create or replace function public.count_waiting_work() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  today date := private.today();
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

-- A child's date of birth in a form: the child is at least `youngest` years old and at most `oldest`. Forms check the
-- same bounds (birthDate in data/forms/person-rules.ts).
create function private.require_birth_date(value date, field text, youngest integer, oldest integer) returns date
language plpgsql stable set search_path = ''
as $$
begin
  if value is null or value > private.today() - make_interval(years => youngest)
     or value < private.today() - make_interval(years => oldest) then
    raise exception 'Please give the date of birth of the child.' using errcode = '22023', detail = field;
  end if;
  return value;
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
  born := private.require_birth_date(born, 'date_of_birth', 2, 25);
  if not private.fits_age_groups(program.age_groups, born, private.today()) then
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
  born date := private.require_birth_date(create_admission_enquiry.date_of_birth, 'date_of_birth', 0, 25);
  school_year text := nullif(btrim(create_admission_enquiry.session), '');
  heard text := nullif(btrim(create_admission_enquiry.source), '');
  visit timestamptz := create_admission_enquiry.visit_at;
  tongue text := private.known_language(create_admission_enquiry.language);
  words text := private.require_text(create_admission_enquiry.message, 'message', 0, 4000);
  facts jsonb;
begin
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

-- Whether a row that undoing this change would restore has been written since: undoing would overwrite that.
create function private.was_written_since(wanted bigint) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from public.audit_log l
    join public.audit_log later on later.table_name = l.table_name and later.row_id = l.row_id
      and later.created_at > l.created_at and later.change <> l.change
    where l.change = wanted and private.is_undone(l.table_name))
$$;

-- Reverts a whole change, unless its rows have changed since. Returns the number of rows.
create or replace function public.undo_change(wanted bigint) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  undone integer;
begin
  if private.office_role() is null then
    perform private.require_admin();
  end if;
  -- The whole change is undone, or nothing.
  perform private.require_may(l.table_name) from public.audit_log l
  where l.change = wanted and private.is_undone(l.table_name);
  -- What the server did by itself, such as adding the sample school, cannot be undone here.
  if exists (select from public.audit_log l where l.change = wanted and l.actor is null) then
    raise exception 'This change cannot be taken back.' using errcode = '22023', detail = 'change';
  end if;
  if private.was_written_since(wanted) then
    raise exception 'Something was done to it since.' using errcode = 'PT409', detail = 'later_change';
  end if;
  undone := private.revert_entries(array(
    select l.id from public.audit_log l where l.change = wanted and private.is_undone(l.table_name)));
  if undone = 0 then
    raise exception 'This change is not kept any more.' using errcode = 'PT404', detail = 'change';
  end if;
  return undone;
end $$;

-- The latest changes, newest first: one line for each, with one of its rows. `is_latest` if it may still be undone.
create or replace function public.list_latest_changes(most integer default 12)
returns table (change bigint, table_name text, action text, rows integer, row_id uuid, shown jsonb,
  changed_at timestamptz, changed_by text, is_latest boolean)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  shown_tables text[];
begin
  if private.office_role() is null then
    perform private.require_admin();
  end if;
  shown_tables := array(select m.name from private.managed_tables m where private.may(m.name, false));
  return query
    with recent as (
      select l.* from public.audit_log l where l.table_name = any (shown_tables) and l.actor is not null
        and private.are_read_here(l.table_name, l.before, l.after)
      order by l.created_at desc limit 400
    ), changes as (
      select r.change, max(r.created_at) as at,
        (array_agg(r.id order by r.action, r.id))[1] as first
      from recent r group by r.change order by max(r.created_at) desc limit least(greatest(most, 1), 50)
    )
    select c.change, l.table_name, l.action,
      (select count(*)::integer from public.audit_log each
        where each.change = c.change and each.table_name = any (shown_tables)
          and private.are_read_here(each.table_name, each.before, each.after)), l.row_id, coalesce(l.after, l.before), c.at,
      (select u.email from public.users u where u.id = l.actor),
      not private.was_written_since(c.change)
    from changes c join public.audit_log l on l.id = c.first
    order by c.at desc;
end $$;

drop function public.list_deleted_rows(text, integer);
-- All entries of a table, or that of one row.
create function public.list_deleted_rows(target text, most integer default 100, only_row uuid default null)
returns table (id uuid, row_id uuid, deleted_at timestamptz, deleted_by text, was jsonb)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_managed(target);
  return query execute format(
    'select l.id, l.row_id, l.created_at, (select u.email from public.users u where u.id = l.actor), l.before
     from public.audit_log l
     where l.table_name = %1$L and ($1 is null or l.row_id = $1)
       and l.action = ''delete'' and l.created_at > now() - interval ''30 days''
       and private.are_read_here(l.table_name, l.before, l.after)
       and not exists (select from public.%1$I t where t.id = l.row_id)
       and not exists (select from public.audit_log later where later.table_name = %1$L
         and later.row_id = l.row_id and later.action = ''delete'' and later.created_at > l.created_at)
     order by l.created_at desc limit %2$s', target, least(greatest(most, 1), 500)) using only_row;
end $$;
grant execute on function public.list_deleted_rows to authenticated;

drop function public.list_guardian_requests(boolean, timestamptz);
-- The office's list: open requests, the oldest first, or `most` answered ones, the latest first.
create function public.list_guardian_requests(answered boolean default false, before timestamptz default null,
  most integer default 50)
returns table (id uuid, reference text, student_id uuid, child text, admission_no text, campus text, asked_by text,
  kind text, words text, asked_at timestamptz, outcome text, answer text, answered_by text, answered_at timestamptz,
  can_be_written_to boolean)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  scope text[] := private.campus_scope();
begin
  perform private.require_admin();
  return query
    select r.id, r.reference, s.id, s.name, s.admission_no, s.campus, r.asked_by, r.kind, r.words, r.created_at,
      r.outcome, r.answer, r.answered_by, r.answered_at, private.guardian_address(g) is not null
    from public.guardian_requests r
    join public.students s on s.id = r.student_id
    left join public.guardians g on g.id = r.guardian_id
    where (r.answered_at is not null) = list_guardian_requests.answered and (scope is null or s.campus = any (scope))
      and (list_guardian_requests.before is null or r.answered_at < list_guardian_requests.before)
    order by r.answered_at desc, r.created_at, r.id
    limit case when list_guardian_requests.answered then least(greatest(most, 1), 200) else 500 end;
end $$;
grant execute on function public.list_guardian_requests to authenticated;

drop function public.list_publishing_reasons(text, text, timestamptz, uuid);
create function public.list_publishing_reasons(of_kind text default null, of_campus text default null,
  before_at timestamptz default null, before_id uuid default null, most integer default 50)
returns table (id uuid, kind text, reason text, given_at timestamptz, given_by text, target text, row_id uuid,
  shown jsonb, child uuid, child_name text, child_class text)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  one record;
begin
  perform private.require_admin();
  for one in
    select p.*, coalesce(a.full_name, a.email) as author, s.name as child_name, concat_ws(' ', s.class, s.section) as class
    from public.publishing_reasons p
    left join public.students s on s.id = p.student_id
    left join auth.users u on u.id = p.given_by
    left join public.admin_users a on a.email = lower(u.email)
    where (list_publishing_reasons.of_kind is null or p.kind = list_publishing_reasons.of_kind)
      and (list_publishing_reasons.of_campus is null or s.campus = list_publishing_reasons.of_campus)
      and (list_publishing_reasons.before_at is null
        or (p.created_at, p.id) < (list_publishing_reasons.before_at, list_publishing_reasons.before_id))
    order by p.created_at desc, p.id desc limit least(greatest(list_publishing_reasons.most, 1), 200)
  loop
    id := one.id;
    kind := one.kind;
    reason := one.reason;
    given_at := one.created_at;
    given_by := one.author;
    target := one.target;
    row_id := one.row_id;
    shown := null;
    -- Only names of tables that the check knows become part of a query.
    if one.row_id is not null and private.columns_with_words(one.target) is not null then
      execute format('select to_jsonb(t) from public.%I t where t.id = $1', one.target) into shown using one.row_id;
    end if;
    child := one.student_id;
    child_name := one.child_name;
    child_class := one.class;
    return next;
  end loop;
end $$;
grant execute on function public.list_publishing_reasons to authenticated;

-- A slug is looked up, never listed, so its index is used all the same.
drop policy "Former slugs of what is listed are public" on public.former_slugs;
drop policy "Who may read" on public.former_slugs;
create policy "Who may read" on public.former_slugs for select to anon, authenticated
  using (
    exists (select from public.events e where e.id = event_id and e.status = 'published' and e.publish_at <= now())
    or exists (select from public.gallery_events g where g.id = gallery_event_id and g.published and not g.unlisted)
    or exists (select from public.news_stories s
      where s.id = story_id and s.status = 'published' and s.publish_at <= now())
    or exists (select from public.own_pages p
      where p.id = page_id and p.status = 'published' and p.publish_at <= now())
    or (select private.may('former_slugs', false))
  );
