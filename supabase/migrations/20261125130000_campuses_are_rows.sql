-- Campuses are rows: name, address, order, facts, colour and picture. What names a campus refers to its row.

create table public.campuses (
  id uuid primary key default gen_random_uuid(),
  key text not null unique check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(key) <= 40),
  -- Its page is /campus/<slug>. Those that it had before lead on to it.
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  former_slugs text[] not null default '{}',
  name text not null check (length(btrim(name)) between 1 and 60),
  -- Shown large, such as "25 acres".
  facts text[] not null default '{}' check (cardinality(facts) <= 4),
  -- Beside its name in menus, and what shared links say of it.
  short text not null default '' check (length(short) <= 60),
  description text not null default '' check (length(description) <= 300),
  -- The classes that it teaches, from one to another.
  first_class text not null default 'Playgroup' check (length(first_class) <= 30),
  last_class text not null default 'Class 12' check (length(last_class) <= 30),
  -- The colour of its square.
  mark text not null default 'pine' check (mark in
    ('pine', 'saffron', 'brick', 'indigo', 'leaf', 'rose', 'umber', 'mint', 'slate')),
  picture text constraint campuses_picture_address check (private.is_address(picture)),
  picture_alt text check (length(picture_alt) <= 300),
  -- Where it is on the map of the contact page, in hundredths from its left and its upper edge.
  map_x integer check (map_x between 0 and 100),
  map_y integer check (map_y between 0 and 100),
  position integer not null default 0,
  -- One with content cannot be deleted. Archived, it is offered nowhere, while what belongs to it keeps its name.
  status text not null default 'open' check (status in ('open', 'archived')),
  translations jsonb not null default '{}' check (private.is_translation(translations)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((map_x is null) = (map_y is null))
);
create index campuses_position_idx on public.campuses (position, name, id);

alter table public.campuses enable row level security;
grant select, insert, update, delete on public.campuses to anon, authenticated;
grant all on public.campuses to service_role;
create policy "Campuses are public" on public.campuses for select to anon, authenticated using (true);

-- What is new may be of an open campus alone. Null where no campus is named.
create function private.is_open_campus(key text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return case when is_open_campus.key is not null then
    exists (select from public.campuses c where c.key = is_open_campus.key and c.status = 'open') end;
end $$;

-- Those that a school has at first: docs/requirements.md R9.9.
insert into public.campuses (id, key, slug, name, facts, short, description, first_class, last_class, mark,
  position, translations) values
  ('ca000000-0000-4000-8000-000000000001', 'paonta-sahib', 'paonta-sahib', 'Paonta Sahib', '{25 acres,"1,400+ students"}', '25 acres',
    'The main house, the laboratories, the assembly hall and most of the playing fields.', 'Class 1', 'Class 12', 'pine', 1,
    '{"hi": {"name": "पांवटा साहिब", "facts": ["25 एकड़", "1,400+ विद्यार्थी"], "short": "25 एकड़",
      "description": "मुख्य भवन, प्रयोगशालाएँ, सभागार और अधिकतर खेल के मैदान।"}}'),
  ('ca000000-0000-4000-8000-000000000002', 'juniors', 'juniors', 'Juniors', '{Ages 2–7}', 'Ages 2–7',
    'A campus for children from two to seven: low windows, a garden, and a gate that closes softly.', 'Playgroup', 'Class 1',
    'saffron', 2,
    '{"hi": {"name": "जूनियर्स", "facts": ["आयु 2–7 वर्ष"], "short": "2–7 वर्ष",
      "description": "दो से सात वर्ष के बच्चों का परिसर: नीची खिड़कियाँ, एक बगीचा और धीरे से बंद होने वाला फाटक।"}}'),
  ('ca000000-0000-4000-8000-000000000003', 'majra', 'majra', 'Majra', '{"1,500+ students"}', '1,500+ students',
    'A school at the centre of its own villages, with a library that closes late.', 'Nursery', 'Class 12', 'brick', 3,
    '{"hi": {"name": "माजरा", "facts": ["1,500+ विद्यार्थी"], "short": "1,500+ विद्यार्थी",
      "description": "अपने गाँवों के बीच बसा विद्यालय, जिसका पुस्तकालय देर तक खुला रहता है।"}}');

alter table public.admin_users drop constraint admin_users_campus_check,
  add constraint admin_users_campus_fkey foreign key (campus) references public.campuses (key);
alter table public.mailboxes drop constraint mailboxes_campus_check,
  add constraint mailboxes_campus_fkey foreign key (campus) references public.campuses (key);
alter table public.media_files drop constraint media_files_campus_check,
  add constraint media_files_campus_fkey foreign key (campus) references public.campuses (key);
alter table public.latest_updates drop constraint latest_updates_campus_check,
  add constraint latest_updates_campus_fkey foreign key (campus) references public.campuses (key);
alter table public.leadership_messages drop constraint leadership_messages_campus_check,
  add constraint leadership_messages_campus_fkey foreign key (campus) references public.campuses (key);
alter table public.youtube_videos drop constraint youtube_videos_campus_check,
  add constraint youtube_videos_campus_fkey foreign key (campus) references public.campuses (key);
alter table public.testimonials drop constraint testimonials_campus_check,
  add constraint testimonials_campus_fkey foreign key (campus) references public.campuses (key);
alter table public.calendar_entries drop constraint calendar_entries_campus_check,
  add constraint calendar_entries_campus_fkey foreign key (campus) references public.campuses (key);
alter table public.events drop constraint events_campus_check,
  add constraint events_campus_fkey foreign key (campus) references public.campuses (key);
alter table public.gallery_events drop constraint gallery_events_campus_check,
  add constraint gallery_events_campus_fkey foreign key (campus) references public.campuses (key);
alter table public.students drop constraint students_campus_check,
  add constraint students_campus_fkey foreign key (campus) references public.campuses (key);
alter table public.teachers drop constraint teachers_campus_check,
  add constraint teachers_campus_fkey foreign key (campus) references public.campuses (key);
alter table public.transfer_certificates drop constraint transfer_certificates_campus_check,
  add constraint transfer_certificates_campus_fkey foreign key (campus) references public.campuses (key);
alter table public.imports_and_promotions drop constraint imports_and_promotions_campus_check,
  add constraint imports_and_promotions_campus_fkey foreign key (campus) references public.campuses (key);
alter table public.sports_programs drop constraint sports_programs_campus_check,
  add constraint sports_programs_campus_fkey foreign key (campus) references public.campuses (key);
alter table public.sports_registrations drop constraint sports_registrations_campus_check,
  add constraint sports_registrations_campus_fkey foreign key (campus) references public.campuses (key);
alter table public.medical_note_changes drop constraint medical_note_changes_campus_check,
  add constraint medical_note_changes_campus_fkey foreign key (campus) references public.campuses (key);
alter table public.admission_enquiries drop constraint admission_enquiries_campus_check,
  add constraint admission_enquiries_campus_fkey foreign key (campus) references public.campuses (key);
alter table public.contact_messages drop constraint contact_messages_campus_check,
  add constraint contact_messages_campus_fkey foreign key (campus) references public.campuses (key);
alter table public.alumni_profiles drop constraint alumni_profiles_campus_check,
  add constraint alumni_profiles_campus_fkey foreign key (campus) references public.campuses (key);
alter table public.alumni_records drop constraint alumni_records_campus_check,
  add constraint alumni_records_campus_fkey foreign key (campus) references public.campuses (key);
alter table public.bus_routes drop constraint bus_routes_campus_check,
  add constraint bus_routes_campus_fkey foreign key (campus) references public.campuses (key);
alter table public.bus_routes drop constraint bus_routes_second_campus_check,
  add constraint bus_routes_second_campus_fkey foreign key (second_campus) references public.campuses (key);
alter table public.bus_changes drop constraint bus_changes_campus_check,
  add constraint bus_changes_campus_fkey foreign key (campus) references public.campuses (key);
alter table public.meetings drop constraint meetings_campus_check,
  add constraint meetings_campus_fkey foreign key (campus) references public.campuses (key);
alter table public.documents drop constraint documents_campus_check,
  add constraint documents_campus_fkey foreign key (campus) references public.campuses (key);
alter table public.news_stories drop constraint news_stories_campus_check,
  add constraint news_stories_campus_fkey foreign key (campus) references public.campuses (key);
alter table public.weekly_subscriptions drop constraint weekly_subscriptions_campuses_check;

create or replace function private.list_disclosed_documents(r jsonb, language text)
returns table (number integer, campus text, section text, id text, title text, paper jsonb)
language sql stable set search_path = ''
as $$
  select (row_number() over ())::integer, c.key, d.section, coalesce(d.paper ->> 'title', d.paper ->> 'kind'),
    coalesce(d.paper ->> 'title', k.names ->> language), d.paper
  from jsonb_each(case when jsonb_typeof(r #> '{content,campuses}') = 'object'
      then r #> '{content,campuses}' else '{}' end) as c,
    lateral (
      select 'documents' as section, paper from jsonb_path_query(c.value, 'lax $.documents[*]') as paper
      union all
      select 'academics', paper from jsonb_path_query(c.value, 'lax $.academics.documents[*]') as paper
    ) as d
    left join private.search_names k on k.id = 'documents/' || (d.paper ->> 'kind')
  where exists (select from public.campuses p where p.key = c.key and p.status = 'open')
    and (private.content_language(r ->> 'key') = language
      or r ->> 'key' = 'disclosure' and language <> 'en' and d.paper ->> 'title' is null)
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
  child text := private.require_text(create_admission_enquiry.child_name, 'child_name', 2, 120);
  guardian text := private.require_text(create_admission_enquiry.guardian_name, 'guardian_name', 2, 120);
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
  if coalesce(create_admission_enquiry.level, '')
     not in ('pre-primary', 'primary', 'middle', 'secondary', 'senior-secondary') then
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
  sender text := private.require_text(create_contact_message.name, 'name', 2, 120);
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
  if subject not in ('general', 'admissions', 'transport', 'fees', 'alumni', 'careers', 'website') then
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

create policy "Who may add" on public.campuses for insert to authenticated
  with check ((select public.is_admin()));
create policy "Who may change" on public.campuses for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Who may delete" on public.campuses for delete to authenticated
  using ((select public.is_admin()));

-- A new campus is known by its first address, or by that and a number where another has been.
create function private.keep_campus() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    if new.key is null then
      select wanted.key into new.key from (
        select rtrim(left(new.slug, 40), '-') as key, 1 as number
        union all
        select rtrim(left(new.slug, 36), '-') || '-' || number, number from generate_series(2, 99) as number) as wanted
      where not exists (select from public.campuses c where c.key = wanted.key)
        -- One that was deleted may come back from the trash.
        and not exists (select from public.audit_log l
          where l.table_name = 'campuses' and l.action = 'delete' and l.before ->> 'key' = wanted.key)
      order by wanted.number limit 1;
    end if;
    return new;
  end if;
  if tg_op = 'UPDATE' then
    if new.key <> old.key then
      raise exception 'The key of a campus never changes.' using errcode = '22023', detail = 'key';
    end if;
    new.former_slugs := array_remove(array_remove(old.former_slugs, old.slug) || old.slug, new.slug);
  end if;
  if old.status = 'open' and (tg_op = 'DELETE' or new.status <> 'open')
     and not exists (select from public.campuses c where c.id <> old.id and c.status = 'open') then
    raise exception 'The school keeps one campus at least.' using errcode = 'PT409', detail = 'last_campus';
  end if;
  if tg_op = 'DELETE' and (
    exists (select from public.site_content c where private.untranslated_key(c.key) = 'campus/' || old.key)
    or exists (select from public.weekly_subscriptions w where old.key = any (w.campuses))
    or exists (select from public.leadership_messages m where old.key = any (m.display_locations))) then
    raise exception 'Something belongs to this campus. Archive it instead.'
      using errcode = '23503', detail = 'campus_in_use';
  end if;
  return coalesce(new, old);
end $$;
create trigger keep before insert or update or delete on public.campuses
  for each row execute function private.keep_campus();

create trigger stamp before insert or update on public.campuses
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.campuses
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.campuses
  for each row execute function private.audit_row();

insert into private.managed_tables values ('campuses');

-- A list of campuses names those that there are.
create function private.require_campuses() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from unnest(new.campuses) as named (key)
      where not exists (select from public.campuses c where c.key = named.key)) then
    raise exception 'Please choose one of the campuses.' using errcode = '23503', detail = 'campus';
  end if;
  return new;
end $$;
create trigger require_campuses before insert or update of campuses on public.weekly_subscriptions
  for each row execute function private.require_campuses();

-- Whether anything belongs to a campus is asked before it is deleted.
create index admin_users_of_campus_idx on public.admin_users (campus);
create index alumni_profiles_of_campus_idx on public.alumni_profiles (campus);
create index alumni_records_of_campus_idx on public.alumni_records (campus);
create index bus_changes_of_campus_idx on public.bus_changes (campus);
create index bus_routes_of_campus_idx on public.bus_routes (campus);
create index documents_of_campus_idx on public.documents (campus);
create index imports_and_promotions_of_campus_idx on public.imports_and_promotions (campus);
create index leadership_messages_of_campus_idx on public.leadership_messages (campus);
create index mailboxes_of_campus_idx on public.mailboxes (campus);
create index media_files_of_campus_idx on public.media_files (campus);
create index medical_note_changes_of_campus_idx on public.medical_note_changes (campus);
create index sports_registrations_of_campus_idx on public.sports_registrations (campus);
create index teachers_of_campus_idx on public.teachers (campus);
create index testimonials_of_campus_idx on public.testimonials (campus);
create index transfer_certificates_of_campus_idx on public.transfer_certificates (campus);
create index youtube_videos_of_campus_idx on public.youtube_videos (campus);
create index bus_routes_second_campus_idx on public.bus_routes (second_campus);
