-- A language is an entry of data/languages.ts, which the server enters here: nothing else in the database names
-- the languages that there are.
create table private.languages (
  id text primary key check (id ~ '^[a-z]{2,3}$')
);
alter table private.languages enable row level security;
insert into private.languages values ('en'), ('hi');

-- Every language that the site does not have becomes English.
create or replace function private.known_language(asked text) returns text
language sql stable security definer set search_path = ''
as $$ select coalesce((select l.id from private.languages l where l.id = asked), 'en') $$;
grant execute on function private.known_language to anon, authenticated;

alter table private.search_entries drop constraint search_entries_language_check,
  add constraint search_entries_language_check check (language ~ '^[a-z]{2,3}$');
alter table public.event_rsvps drop constraint event_rsvps_language_check,
  add constraint event_rsvps_language_check check (language ~ '^[a-z]{2,3}$');
alter table public.photo_requests drop constraint photo_requests_language_check,
  add constraint photo_requests_language_check check (language ~ '^[a-z]{2,3}$');
alter table public.sports_registrations drop constraint sports_registrations_language_check,
  add constraint sports_registrations_language_check check (language ~ '^[a-z]{2,3}$');
alter table public.admission_enquiries drop constraint admission_enquiries_language_check,
  add constraint admission_enquiries_language_check check (language ~ '^[a-z]{2,3}$');
alter table public.contact_messages drop constraint contact_messages_language_check,
  add constraint contact_messages_language_check check (language ~ '^[a-z]{2,3}$');
alter table public.enquiry_answers drop constraint enquiry_answers_language_check,
  add constraint enquiry_answers_language_check check (language ~ '^[a-z]{2,3}$');
alter table public.weekly_subscriptions drop constraint weekly_subscriptions_language_check,
  add constraint weekly_subscriptions_language_check check (language ~ '^[a-z]{2,3}$');
alter table public.meeting_bookings drop constraint meeting_bookings_language_check,
  add constraint meeting_bookings_language_check check (language ~ '^[a-z]{2,3}$');

alter table private.site_pages add column titles jsonb, add column also jsonb not null default '{}';
alter table private.taught_subjects add column names jsonb not null default '{}';
update private.taught_subjects set names = jsonb_build_object('hi', hindi) where hindi is not null;
alter table private.taught_subjects drop column hindi;
drop function public.list_taught_subjects();

-- The key of a page's texts begins with their language where they are a translation: "hi/about" is the Hindi of
-- "about".
create or replace function private.content_language(key text) returns text
language sql immutable set search_path = ''
as $$ select coalesce(substring(key from '^([a-z]{2,3})/'), 'en') $$;

create or replace function private.untranslated_key(key text) returns text
language sql immutable set search_path = ''
as $$ select regexp_replace(key, '^[a-z]{2,3}/', '') $$;

-- Translations of a row: {"hi": {"title": "…"}}. A Hindi page shows a row's translation where it is complete,
-- otherwise its English, marked as such.
create or replace function private.is_translation(value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select jsonb_typeof(value) = 'object'
    and length(value::text) <= 40000
    and not exists (select from jsonb_each(value) entry
      where entry.key !~ '^[a-z]{2,3}$' or jsonb_typeof(entry.value) <> 'object')
$$;

-- A row's JSON with plain text in place of HTML.
create or replace function private.without_markup(r jsonb) returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  place text[];
begin
  for place in
    select said.at || field from unnest(array['body', 'full_message']) as field,
      lateral (
        select '{}'::text[] as at
        union all select array['translations', t.language] from jsonb_object_keys(r -> 'translations') as t (language)
      ) as said
  loop
    if r #>> place like '%<%' then
      r := jsonb_set(r, place, to_jsonb(private.plain_text(r #>> place)));
    end if;
  end loop;
  return r;
end $$;

-- An email without a language is sent in the language that the recipient's account has chosen.
create or replace function private.choose_email_language() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  chosen text;
begin
  select u.raw_user_meta_data ->> 'language' into chosen
  from auth.users u where u.email = lower(new.recipient) limit 1;
  if chosen = private.known_language(chosen) then
    new.data := coalesce(new.data, '{}') || jsonb_build_object('language', chosen);
  end if;
  return new;
end $$;

create or replace function private.email_language_of(person uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select private.known_language(u.raw_user_meta_data ->> 'language')
          from auth.users u where u.id = person);
end $$;

-- The papers of each campus. One without a title of its own has the name of its kind, in both languages.
create or replace function private.list_disclosed_documents(r jsonb, language text)
returns table (number integer, campus text, section text, id text, title text, paper jsonb)
language sql stable set search_path = ''
as $$
  select (row_number() over ())::integer, c.key, d.section, coalesce(d.paper ->> 'title', d.paper ->> 'kind'),
    coalesce(d.paper ->> 'title', case when language = 'hi' then k.title_hi else k.title_en end), d.paper
  from jsonb_each(case when jsonb_typeof(r #> '{content,campuses}') = 'object'
      then r #> '{content,campuses}' else '{}' end) as c,
    lateral (
      select 'documents' as section, paper from jsonb_path_query(c.value, 'lax $.documents[*]') as paper
      union all
      select 'academics', paper from jsonb_path_query(c.value, 'lax $.academics.documents[*]') as paper
    ) as d
    left join private.document_kinds k on k.id = d.paper ->> 'kind'
  where c.key in ('paonta-sahib', 'juniors', 'majra')
    and (private.content_language(r ->> 'key') = language
      or r ->> 'key' = 'disclosure' and language = 'hi' and d.paper ->> 'title' is null)
$$;

-- What can be found of one row in one language; nothing if it is not public. `r` is the row as JSON, `said`
-- its texts in that language.
create or replace function private.list_search_entries(source text, r jsonb, language text)
returns table (part integer, subject text, kind text, title text, more text, body text, path text,
  occurs_at timestamptz, campus text, visible_from timestamptz, visible_until timestamptz)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  said jsonb := case when list_search_entries.language = 'en' then r
    else r -> 'translations' -> list_search_entries.language end;
  own_subject text := list_search_entries.source || '/' || (r ->> 'id');
  row_campus text := r ->> 'campus';
begin
  case list_search_entries.source
  when 'site_pages' then
    return query select 0, 'pages' || (r ->> 'id'), 'page', r -> 'titles' ->> list_search_entries.language,
      r -> 'also' ->> list_search_entries.language, '', r ->> 'id', null::timestamptz,
      r ->> 'campus', null::timestamptz, null::timestamptz;
  when 'site_content' then
    if private.content_language(r ->> 'key') = list_search_entries.language and r ->> 'published_at' is not null then
      return query select 0, 'pages' || p.id, 'page',
        p.titles ->> list_search_entries.language, '',
        private.texts_of(r -> 'content'), p.id, null::timestamptz, p.campus,
        (r ->> 'published_at')::timestamptz, null::timestamptz
      from private.site_pages p where p.content_key = private.untranslated_key(r ->> 'key');
    end if;
    if private.untranslated_key(r ->> 'key') = 'disclosure' and r ->> 'published_at' is not null then
      return query select d.number, 'documents/' || d.campus || '/' || d.id, 'document', d.title,
        d.paper ->> 'number', '', '/disclosure?campus=' || d.campus || '#' || d.section,
        private.instant_of_day(d.paper ->> 'issuedOn'), d.campus,
        (r ->> 'published_at')::timestamptz, null::timestamptz
      from private.list_disclosed_documents(r, list_search_entries.language) as d;
    end if;
  when 'events' then
    if r ->> 'status' = 'published' then
      return query select 0, own_subject, 'event', said ->> 'title', r ->> 'venue',
        concat_ws(E'\n', said ->> 'summary', said ->> 'body'), '/invites/' || (r ->> 'slug'),
        (r ->> 'starts_at')::timestamptz, row_campus, (r ->> 'publish_at')::timestamptz, null::timestamptz;
    end if;
  when 'latest_updates' then
    if (r ->> 'is_active')::boolean then
      return query select 0, own_subject, 'update', btrim(split_part(said ->> 'content', '•', 1)), '',
        btrim(substr(said ->> 'content', length(split_part(said ->> 'content', '•', 1)) + 2)),
        '/notices/' || (r ->> 'id'), (r ->> 'created_at')::timestamptz, row_campus,
        (r ->> 'starts_at')::timestamptz, (r ->> 'expires_at')::timestamptz;
    end if;
  when 'leadership_messages' then
    if r -> 'display_locations' ?| array['all', 'messages'] then
      return query select 0, own_subject, 'person', said ->> 'name', said ->> 'title',
        concat_ws(E'\n', said ->> 'title', said ->> 'excerpt', said ->> 'full_message'),
        '/about/messages#' || (r ->> 'id'), null::timestamptz, row_campus, null::timestamptz, null::timestamptz;
    end if;
  when 'teachers' then
    if (r ->> 'is_public')::boolean then
      return query select 0, own_subject, 'person', said ->> 'name', said ->> 'designation',
        concat_ws(E'\n',
          concat_ws(', ', said ->> 'designation', said ->> 'department', said ->> 'qualification'),
          (select string_agg(subject, ', ') from jsonb_array_elements_text(said -> 'subjects') as subject),
          said ->> 'bio'),
        '/faculty?search=' || private.query_value(said ->> 'name'), null::timestamptz, row_campus,
        null::timestamptz, null::timestamptz;
    end if;
  when 'sports_programs' then
    return query select 0, own_subject, 'sport', said ->> 'name', '',
      concat_ws(E'\n', said ->> 'summary', said ->> 'description', said ->> 'coach', said ->> 'achievements'),
      '/co-curricular/sports-athletics/' || (r ->> 'id'), null::timestamptz, row_campus,
      null::timestamptz, null::timestamptz;
  when 'gallery_events' then
    if (r ->> 'published')::boolean and not (r ->> 'unlisted')::boolean then
      return query select 0, own_subject, 'album', said ->> 'title', '', said ->> 'summary',
        '/gallery/event/' || (r ->> 'id'), (r ->> 'held_on')::date::timestamp at time zone 'Asia/Kolkata',
        row_campus, null::timestamptz, null::timestamptz;
    end if;
  when 'youtube_videos' then
    if (r ->> 'is_active')::boolean then
      return query select 0, own_subject, 'video', said ->> 'title', '', said ->> 'description',
        '/video-gallery?category=' || (r ->> 'category'), null::timestamptz, row_campus,
        null::timestamptz, null::timestamptz;
    end if;
  when 'calendar_entries' then
    return query select 0, own_subject, 'calendar', said ->> 'title', r ->> 'kind', said ->> 'description',
      '/calendar?month=' || left(r ->> 'starts_on', 7),
      (r ->> 'starts_on')::date::timestamp at time zone 'Asia/Kolkata', row_campus,
      null::timestamptz, null::timestamptz;
  when 'bus_stops' then
    return query select 0, own_subject, 'stop', said ->> 'name',
      case when list_search_entries.language = 'hi' then 'बस स्टॉप ' else 'bus stop ' end
        || coalesce((select string_agg(village, ' ') from jsonb_array_elements_text(said -> 'villages') as village), ''),
      concat_ws(E'\n', concat_ws(' · ', nullif(said ->> 'landmark', ''), r ->> 'morning_at', r ->> 'afternoon_at'),
        (select string_agg(village, ', ') from jsonb_array_elements_text(said -> 'villages') as village)),
      '/transport?village=' || private.query_value(said ->> 'name') || '#answer', null::timestamptz, null::text,
      null::timestamptz, null::timestamptz;
  end case;
end $$;

create or replace function private.add_search_entries(source text, r jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  entry record;
  title_words text;
  more_words text;
  body_words text;
  all_words text := '';
begin
  for entry in
    select l.id as language, e.* from private.languages l,
      lateral private.list_search_entries(add_search_entries.source, r, l.id) as e
    where e.title <> ''
  loop
    title_words := private.plain_words(entry.title);
    more_words := private.plain_words(coalesce(entry.more, ''));
    body_words := private.plain_words(coalesce(entry.body, ''));
    all_words := concat_ws(' ', all_words, title_words, more_words, body_words);
    insert into private.search_entries (source, row_key, part, language, subject, kind, title, body, path,
      occurs_at, campus, visible_from, visible_until, words)
    values (add_search_entries.source, r ->> 'id', entry.part, entry.language, entry.subject, entry.kind,
      entry.title, coalesce(entry.body, ''), entry.path, entry.occurs_at, entry.campus,
      coalesce(entry.visible_from, '-infinity'), coalesce(entry.visible_until, 'infinity'),
      private.search_vector(title_words, 'A') || private.search_vector(more_words, 'B')
        || private.search_vector(body_words, 'C'));
  end loop;
  perform private.add_search_words(all_words);
end $$;

-- At most `most` results of each kind, best first, in the given language where there is a text in it. `total`
-- is the number of results of the kind, `searched` the words that were searched for, `stems` the beginnings of
-- words to mark.
create or replace function public.search_site(query text, language text default 'en', most integer default 5,
  only_kind text default null)
returns table (kind text, title text, title_language text, excerpt text, excerpt_language text, path text,
  occurs_at timestamptz, campus text, rank real, total integer, searched text, stems text[])
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  wanted_language text := private.known_language(search_site.language);
  wanted integer := least(greatest(coalesce(search_site.most, 5), 1), 100);
  chosen record;
  stems text[];
begin
  if length(search_site.query) > 100 then
    raise exception 'Please search for at most 100 characters.' using errcode = '22023', detail = 'query';
  end if;
  select c.* into chosen from private.choose_question(
    (string_to_array(nullif(private.plain_words(search_site.query), ''), ' '))[1:8]) as c;
  if chosen.question is null then
    return;
  end if;
  stems := private.search_stems(chosen.words);
  return query
    select f.kind, coalesce(own.title, e.title), coalesce(own.language, e.language),
      case when own.body <> '' then private.search_passage(own.body, stems)
        else private.search_passage(e.body, stems) end,
      case when own.body <> '' then own.language else e.language end,
      e.path, e.occurs_at, e.campus, f.rank, f.total, chosen.searched, stems
    from private.list_found_entries(chosen.question, wanted_language, wanted, search_site.only_kind) as f
    cross join lateral private.get_search_entry(f.source, f.row_key, f.part, f.entry_language) as e
    left join lateral private.get_search_entry_in(wanted_language, f.subject) as own
      on f.entry_language <> wanted_language or e.body = ''
    where private.may_read(f.source, f.row_key)
    order by f.kind, f.rank desc, e.occurs_at desc nulls last, f.subject;
end $$;

-- Replaces the pages that the search finds by name (private.site_pages), enters the languages of their
-- names, and returns how many are new, changed or gone. The texts of a page
-- stand in the index under its name, so they are entered again.
create or replace function public.save_site_pages(pages jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  gone text[];
  come text[];
  gone_keys text[];
  come_keys text[];
  content public.site_content;
begin
  perform private.require_server();
  if coalesce(pg_catalog.jsonb_array_length(save_site_pages.pages), 0) = 0 then
    raise exception 'There are no pages.' using errcode = '22023', detail = 'pages';
  end if;
  -- One server at a time: two that start at once would add the same pages.
  perform pg_catalog.pg_advisory_xact_lock(20261123001100);
  insert into private.languages
  select distinct jsonb_object_keys(page -> 'titles') from pg_catalog.jsonb_array_elements(save_site_pages.pages) as page
  on conflict do nothing;
  with old as (
    delete from private.site_pages p
    where not exists (select from pg_catalog.jsonb_array_elements(save_site_pages.pages) as page
      where page = pg_catalog.to_jsonb(p))
    returning p.id, p.content_key
  )
  select array_agg(o.id), array_agg(o.content_key) into gone, gone_keys from old o;
  with new as (
    insert into private.site_pages
    select * from pg_catalog.jsonb_populate_recordset(null::private.site_pages, save_site_pages.pages)
    on conflict (id) do nothing
    returning id, content_key
  )
  select array_agg(n.id), array_agg(n.content_key) into come, come_keys from new n;
  for content in
    select c.* from public.site_content c
    where private.untranslated_key(c.key) = any (gone_keys || come_keys)
  loop
    delete from private.search_entries e where e.source = 'site_content' and e.row_key = content.id::text;
    perform private.add_search_entries('site_content', private.without_markup(pg_catalog.to_jsonb(content)));
  end loop;
  return (select count(distinct id) from unnest(gone || come) as id);
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
  guest text := private.require_text(create_event_rsvp.name, 'name', 2, 120);
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

-- An album's translations with what its cover shows, from those of the picture.
create or replace function private.with_cover_alt(translations jsonb, shown jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(l.id, coalesce(translations -> l.id, '{}') - 'cover_alt'
    || jsonb_strip_nulls(jsonb_build_object('cover_alt', shown -> l.id -> 'alt'))), '{}')
  from (select jsonb_object_keys(translations || coalesce(shown, '{}'))) as l (id)
  where translations ? l.id or shown -> l.id ? 'alt'
$$;

create or replace function private.count_taught_subjects() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' then
    update private.taught_subjects c set teachers = c.teachers - o.teachers
    from (
      select s as subject, count(*) as teachers
      from old_rows, unnest(subjects) s where is_public group by s
    ) o
    where c.subject = o.subject;
  end if;
  if tg_op <> 'DELETE' then
    with taught as (
      select s.subject, (select coalesce(jsonb_object_agg(t.language, t.said -> 'subjects' -> (s.place - 1)::integer), '{}')
        from jsonb_each(r.translations) as t (language, said)) as names
      from new_rows r, unnest(r.subjects) with ordinality as s (subject, place) where r.is_public
    )
    insert into private.taught_subjects (subject, teachers, names)
    select t.subject, count(*), coalesce((
      select jsonb_object_agg(n.key, n.value order by n.value)
      from taught one, jsonb_each_text(one.names) as n where one.subject = t.subject and n.value is not null), '{}')
    from taught t group by t.subject
    on conflict (subject) do update set teachers = taught_subjects.teachers + excluded.teachers,
      names = taught_subjects.names || excluded.names;
  end if;
  delete from private.taught_subjects where teachers = 0;
  return null;
end $$;

create function public.list_taught_subjects() returns table (subject text, names jsonb)
language sql stable security definer set search_path = ''
as $$
  select c.subject, c.names from private.taught_subjects c order by c.subject
$$;

-- Passes the web server, which judges the form first (docs/decisions/public-forms.md). The token opens the guardian's
-- details once more within a month, for a brother or sister. A second registration of the same child gets
-- the same answer as a first, with an unused reference; the known guardian gets an email.
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
  if chosen_campus not in ('paonta-sahib', 'juniors', 'majra') then
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

-- Answers an enquiry ("admission_enquiries") or a message ("contact_messages") by mail, quoting the question. A
-- new one becomes answered, and is assigned to the person who answers if it has no owner.
create or replace function public.answer_enquiry(target text, about uuid, body text, language text default 'en') returns void
language plpgsql security definer set search_path = ''
as $$
declare
  words text := private.require_text(body, 'body', 3, 8000);
  chosen text := private.known_language(language);
  colleague public.admin_users;
  email_id uuid := gen_random_uuid();
  question record;
begin
  perform private.require_admin();
  colleague := private.own_admin_entry();
  if target = 'admission_enquiries' then
    update public.admission_enquiries e set owner_id = coalesce(e.owner_id, colleague.id),
      status = case when e.status = 'new' then 'contacted' else e.status end
    where e.id = about
    returning e.email, e.guardian_name as name, e.reference, e.message as words, e.created_at into question;
  elsif target = 'contact_messages' then
    update public.contact_messages m set owner_id = coalesce(m.owner_id, colleague.id),
      status = case when m.status = 'new' then 'answered' else m.status end
    where m.id = about
    returning m.email, m.name, m.reference, m.message as words, m.created_at into question;
  end if;
  if question.reference is null then
    raise exception 'This enquiry is not there any more.' using errcode = 'PT404', detail = 'about';
  end if;
  insert into public.mail_outbox (id, recipient, template, data)
  values (email_id, question.email, 'enquiry_answer', jsonb_strip_nulls(jsonb_build_object(
    'name', question.name, 'reference', question.reference, 'question', question.words,
    'asked_at', question.created_at, 'answer', words, 'language', chosen)));
  insert into public.enquiry_answers (enquiry_id, message_id, body, language, author_name, mail_id)
  values (case when target = 'admission_enquiries' then about end,
    case when target = 'contact_messages' then about end,
    words, chosen, coalesce(colleague.full_name, colleague.email), email_id);
end $$;

create or replace function private.meeting_email(meeting public.meetings, booking public.meeting_bookings, token text)
returns jsonb language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'booking_id', booking.id, 'meeting_id', meeting.id, 'sequence', booking.sequence, 'campus', meeting.campus,
    'title', coalesce(meeting.translations -> booking.language ->> 'title', meeting.title),
    'venue', coalesce(meeting.translations -> booking.language ->> 'place', meeting.place),
    'room', h.host ->> 'room',
    'host', coalesce(h.host ->> ('name_' || booking.language), h.host ->> 'name'),
    'starts_at', booking.starts_at, 'ends_at', booking.starts_at + make_interval(mins => meeting.slot_minutes),
    'created_at', booking.created_at, 'updated_at', now(), 'language', booking.language, 'name', booking.name,
    'child', booking.child_name, 'reference', booking.reference, 'token', token)
    || case when meeting.cancelled_at is null then '{}' else jsonb_build_object('reason',
      coalesce(meeting.translations -> booking.language ->> 'cancel_reason', meeting.cancel_reason)) end
  from (select e.host from jsonb_array_elements(meeting.hosts) e(host) where e.host ->> 'id' = booking.host
    union all select '{}'::jsonb limit 1) h
$$;

grant execute on function public.list_taught_subjects to anon, authenticated;

update private.site_pages set titles = jsonb_build_object('en', title_en, 'hi', title_hi),
  also = jsonb_build_object('en', also_en, 'hi', also_hi);
alter table private.site_pages alter column titles set not null,
  drop column title_en, drop column title_hi, drop column also_en, drop column also_hi;
