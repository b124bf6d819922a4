-- What the office chooses from becomes rows: topics, categories, subjects, houses, sections and streams. Columns keep
-- what they hold.

create table public.choices (
  id uuid primary key default gen_random_uuid(),
  -- data/school/choice-lists.ts says the same.
  list text not null check (list in ('album_categories', 'contact_topics', 'event_categories', 'houses', 'sections',
    'streams', 'subjects', 'video_categories')),
  -- What rows hold. It never changes, whatever the entry is called later.
  key text not null check (key = btrim(key) and length(key) between 1 and 80),
  name text not null check (length(btrim(name)) between 1 and 80),
  position integer not null default 0,
  -- An archived entry is offered nowhere, while what holds it keeps its name.
  status text not null default 'open' check (status in ('open', 'archived')),
  translations jsonb not null default '{}' check (private.is_translation(translations)),
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (list, key),
  unique (list, name),
  -- private.is_list_of_words
  check (list in ('houses', 'sections', 'streams', 'subjects') or key ~ '^[a-z][a-z0-9-]{0,39}$')
);
create index choices_position_idx on public.choices (list, position, name, id);
create index choices_order_idx on public.choices (position, id);
create index choices_name_idx on public.choices (name, id);
create index choices_created_idx on public.choices (created_at desc, id);

alter table public.choices enable row level security;
grant select, insert, update, delete on public.choices to anon, authenticated;
grant all on public.choices to service_role;
create policy "Choices are public" on public.choices for select to anon, authenticated using (true);
create policy "Who may add" on public.choices for insert to authenticated
  with check ((select private.may('choices')));
create policy "Who may change" on public.choices for update to authenticated
  using ((select private.may('choices'))) with check ((select private.may('choices')));
create policy "Who may delete" on public.choices for delete to authenticated
  using ((select private.may('choices')));

-- Those that a school has at first: data/school/first-choices.ts.
insert into public.choices (id, list, key, name, position, translations)
select ('c4000000-0000-4000-8000-' || lpad(f.number::text, 12, '0'))::uuid, f.list, f.key, f.name, (row_number() over (partition by f.list order by f.number))::integer,
  jsonb_build_object('hi', jsonb_build_object('name', f.hindi))
from (values
  (1, 'contact_topics', 'general', 'Something else', 'कोई और बात'),
  (2, 'contact_topics', 'admissions', 'Admissions', 'प्रवेश'),
  (3, 'contact_topics', 'transport', 'School buses', 'विद्यालय की बसें'),
  (4, 'contact_topics', 'fees', 'Fees', 'शुल्क'),
  (5, 'contact_topics', 'alumni', 'Alumni', 'पूर्व विद्यार्थी'),
  (6, 'contact_topics', 'careers', 'Working at the school', 'विद्यालय में नौकरी'),
  (7, 'contact_topics', 'website', 'This website', 'यह वेबसाइट'),
  (8, 'event_categories', 'academic', 'Academic', 'पढ़ाई'),
  (9, 'event_categories', 'admissions', 'Admissions', 'प्रवेश'),
  (10, 'event_categories', 'alumni', 'Alumni', 'पूर्व विद्यार्थी'),
  (11, 'event_categories', 'arts', 'Arts', 'कला'),
  (12, 'event_categories', 'assembly', 'Assembly', 'सभा'),
  (13, 'event_categories', 'community', 'Community', 'समुदाय'),
  (14, 'event_categories', 'meeting', 'Meeting', 'बैठक'),
  (15, 'event_categories', 'sport', 'Sport', 'खेल'),
  (16, 'event_categories', 'general', 'Other', 'अन्य'),
  (17, 'album_categories', 'school-life', 'School life', 'विद्यालय का जीवन'),
  (18, 'album_categories', 'assembly', 'Assemblies', 'सभाएँ'),
  (19, 'album_categories', 'academic', 'Academics', 'पढ़ाई'),
  (20, 'album_categories', 'arts', 'Arts', 'कला'),
  (21, 'album_categories', 'sport', 'Sport', 'खेल'),
  (22, 'album_categories', 'outdoors', 'Outdoors', 'भ्रमण'),
  (23, 'album_categories', 'general', 'Other', 'अन्य'),
  (24, 'video_categories', 'school-life', 'School life', 'विद्यालय का जीवन'),
  (25, 'video_categories', 'performing-arts', 'Performing arts', 'मंच कला'),
  (26, 'video_categories', 'visual-arts', 'Visual arts', 'दृश्य कला'),
  (27, 'video_categories', 'sports', 'Sports', 'खेल'),
  (28, 'video_categories', 'academic', 'Academic', 'पढ़ाई'),
  (29, 'video_categories', 'general', 'Other', 'अन्य')
) as f (number, list, key, name, hindi);

-- Which columns hold keys of a list. data/school/choice-lists.ts says the same.
create table private.choice_columns (
  table_name text not null,
  column_name text not null,
  list text not null,
  holds_many boolean not null default false,
  -- People may write what is on no list there, such as a house of long ago.
  is_free boolean not null default false,
  -- A word that is no entry, and may stand there all the same.
  besides text,
  primary key (table_name, column_name)
);
alter table private.choice_columns enable row level security;
insert into private.choice_columns (table_name, column_name, list, holds_many, is_free, besides) values
  ('alumni_profiles', 'house', 'houses', false, true, null),
  ('alumni_profiles', 'stream', 'streams', false, true, null),
  ('alumni_records', 'house', 'houses', false, true, null),
  ('alumni_records', 'stream', 'streams', false, true, null),
  ('contact_messages', 'topic', 'contact_topics', false, false, null),
  ('events', 'category', 'event_categories', false, false, null),
  ('gallery_events', 'category', 'album_categories', false, false, null),
  ('mailboxes', 'topic', 'contact_topics', false, false, 'photos'),
  ('students', 'house', 'houses', false, false, null),
  ('students', 'section', 'sections', false, false, null),
  ('teachers', 'subjects', 'subjects', true, false, null),
  ('youtube_videos', 'category', 'video_categories', false, false, null);

-- Lists whose keys are words as people write them: rows held such words before there was a list, and a new one
-- joins it where somebody who keeps the lists writes it. The keys of the others stand in addresses.
create function private.is_list_of_words(list text) returns boolean
language sql immutable set search_path = ''
as $$ select list in ('houses', 'sections', 'streams', 'subjects') $$;

-- Entries that stay: what fits nothing else, and topics to which the site itself writes.
create function private.is_kept_choice(list text, key text) returns boolean
language sql immutable set search_path = ''
as $$
  select not private.is_list_of_words(list)
    and (key = 'general' or list = 'contact_topics' and key in ('admissions', 'alumni'))
$$;

-- Whether something new may be of an entry. Null where none is named.
create function private.is_open_choice(list text, key text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return case when is_open_choice.key is not null then exists (select from public.choices c
    where c.list = is_open_choice.list and c.key = is_open_choice.key and c.status = 'open') end;
end $$;

-- What an entry is called in a language; the key where the list has none.
create function private.name_of_choice(list text, key text, language text) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce((
    select coalesce(c.translations -> name_of_choice.language ->> 'name', c.name) from public.choices c
    where c.list = name_of_choice.list and c.key = name_of_choice.key), name_of_choice.key);
end $$;

-- How many rows of each table hold an entry.
create function private.count_choice_uses(list text, key text) returns table (table_name text, uses bigint)
language plpgsql stable security definer set search_path = ''
as $$
declare
  held private.choice_columns;
begin
  for held in
    select * from private.choice_columns c where c.list = count_choice_uses.list order by c.table_name, c.column_name
  loop
    return query execute format(
      case when held.holds_many then 'select %1$L::text, count(*) from public.%1$I where $1 = any (%2$I)'
        else 'select %1$L::text, count(*) from public.%1$I where %2$I = $1' end,
      held.table_name, held.column_name) using count_choice_uses.key;
  end loop;
end $$;

-- The same for the office, of an entry by its id; tables that hold none are left out.
create function public.list_choice_uses(wanted uuid) returns table (table_name text, uses integer)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_may('choices');
  return query
    select u.table_name, u.uses::integer
    from public.choices c, lateral private.count_choice_uses(c.list, c.key) as u
    where c.id = wanted and u.uses > 0;
end $$;
grant execute on function public.list_choice_uses to authenticated;

-- A new entry is known by its first name, or by that and a number where another has been. One that was deleted
-- may come back from the trash.
create function private.new_choice_key(list text, name text) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  plain text := btrim(new_choice_key.name);
  hyphen text := ' ';
begin
  if not private.is_list_of_words(new_choice_key.list) then
    hyphen := '-';
    plain := btrim(regexp_replace(lower(plain), '[^a-z0-9]+', '-', 'g'), '-');
    plain := rtrim(left(case when plain ~ '^[a-z]' then plain else rtrim('entry-' || plain, '-') end, 36), '-');
  end if;
  return (
    select wanted.key from (
      select plain as key, 1 as number
      union all
      select plain || hyphen || number, number from generate_series(2, 99) as number) as wanted
    where not exists (select from public.choices c where c.list = new_choice_key.list and c.key = wanted.key)
      and not exists (select from public.audit_log l
        where l.table_name = 'choices' and l.action = 'delete'
          and l.before ->> 'list' = new_choice_key.list and l.before ->> 'key' = wanted.key)
    order by wanted.number limit 1);
end $$;

create function private.keep_choice() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.key := coalesce(new.key, private.new_choice_key(new.list, new.name));
    return new;
  end if;
  if tg_op = 'UPDATE' and (new.list, new.key) <> (old.list, old.key) then
    raise exception 'The list and the key of an entry never change.' using errcode = '22023', detail = 'list';
  end if;
  if private.is_kept_choice(old.list, old.key) and (tg_op = 'DELETE' or new.status <> 'open') then
    raise exception 'The site itself needs this entry: it can be renamed, and stays.'
      using errcode = 'PT409', detail = 'choice_kept';
  end if;
  if tg_op = 'DELETE' and exists (select from private.count_choice_uses(old.list, old.key) as u where u.uses > 0) then
    raise exception 'Something holds this entry. Archive it instead.' using errcode = '23503', detail = 'choice_in_use';
  end if;
  return coalesce(new, old);
end $$;
create trigger keep before insert or update or delete on public.choices
  for each row execute function private.keep_choice();

create trigger stamp before insert or update on public.choices
  for each row execute function private.stamp_row();
create trigger keep_sample_mark before insert or update on public.choices
  for each row execute function private.keep_sample_mark();
create trigger guard_campus before insert or update or delete on public.choices
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.choices
  for each row execute function private.audit_row();

insert into private.managed_tables values ('choices');

-- The search finds teachers by their subjects, as these are called now.
create function private.index_named_choice() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.search_entries e using public.teachers t
  where e.source = 'teachers' and e.row_key = t.id::text and new.key = any (t.subjects);
  perform private.add_search_entries('teachers', private.without_markup(to_jsonb(t)))
  from public.teachers t where new.key = any (t.subjects);
  return null;
end $$;
create trigger index_teachers after update of name, translations on public.choices for each row
  when (new.list = 'subjects' and (new.name, new.translations) is distinct from (old.name, old.translations))
  execute function private.index_named_choice();

create function private.keys_in(held jsonb) returns setof text
language sql immutable set search_path = ''
as $$
  select jsonb_array_elements_text(case jsonb_typeof(held) when 'array' then held when 'string' then jsonb_build_array(held)
    else '[]' end)
$$;

-- The trigger "require_choices" of each table with such columns: what is written there is on the list. What was
-- there before stays, and comes back by undo and from the trash, whatever became of the list.
create function private.require_choices() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  held private.choice_columns;
  word text;
  may_add boolean;
begin
  if current_setting('private.restores', true) = 'yes' then
    return new;
  end if;
  for held in select * from private.choice_columns c where c.table_name = tg_table_name and not c.is_free loop
    for word in
      select one.key from private.keys_in(to_jsonb(new) -> held.column_name) as one (key)
      where one.key is distinct from held.besides
        and not exists (select from public.choices c where c.list = held.list and c.key = one.key)
      except
      select one.key from private.keys_in(case when tg_op = 'UPDATE' then to_jsonb(old) -> held.column_name end) as one (key)
    loop
      may_add := coalesce(may_add, private.may('choices')
        or coalesce(current_setting('role', true), '') not in ('anon', 'authenticated'));
      if may_add and private.is_list_of_words(held.list) and word = btrim(word) and length(word) between 1 and 80 then
        insert into public.choices (list, key, name, position)
        values (held.list, word, word,
          (select coalesce(max(c.position), 0) + 1 from public.choices c where c.list = held.list))
        on conflict do nothing;
      end if;
      if not exists (select from public.choices c where c.list = held.list and c.key = word) then
        raise exception 'Please choose one of the list.' using errcode = '22023', detail = held.column_name;
      end if;
    end loop;
  end loop;
  return new;
end $$;

-- Categories that rows hold besides.
insert into public.choices (list, key, name, position)
select o.list, o.category, upper(left(replace(o.category, '-', ' '), 1)) || substr(replace(o.category, '-', ' '), 2),
  100 + (row_number() over (partition by o.list order by o.category))::integer
from (
  select distinct 'event_categories', e.category from public.events e
  union
  select distinct 'album_categories', g.category from public.gallery_events g
  union
  select distinct 'video_categories', v.category from public.youtube_videos v) as o (list, category)
where not exists (select from public.choices c where c.list = o.list and c.key = o.category)
on conflict do nothing;

-- Words that rows hold, with the names that teachers had for their subjects in other languages. Houses that only
-- alumni name are not offered to today's students.
insert into public.choices (list, key, name, position, status, translations, is_sample)
select w.list, w.word, w.word, (row_number() over (partition by w.list order by w.word))::integer,
  case when bool_or(w.is_offered) then 'open' else 'archived' end,
  coalesce((
    select jsonb_object_agg(n.language, jsonb_build_object('name', n.name))
    from (
      select t.language, min(t.said -> 'subjects' ->> (s.place - 1)::integer) as name
      from public.teachers r, jsonb_each(r.translations) as t (language, said),
        unnest(r.subjects) with ordinality as s (subject, place)
      where w.list = 'subjects' and s.subject = w.word
      group by t.language) as n
    where length(btrim(n.name)) between 1 and 80), '{}'),
  bool_and(w.is_sample)
from (
  select 'subjects', s.subject, r.is_sample, true from public.teachers r, unnest(r.subjects) as s (subject)
  union all
  select 'sections', r.section, r.is_sample, true from public.students r
  union all
  select 'houses', r.house, r.is_sample, true from public.students r
  union all
  select 'houses', r.house, r.is_sample, false from public.alumni_profiles r
  union all
  select 'houses', r.house, r.is_sample, false from public.alumni_records r
  union all
  select 'streams', r.stream, r.is_sample, true from public.alumni_profiles r
  union all
  select 'streams', r.stream, r.is_sample, true from public.alumni_records r) as w (list, word, is_sample, is_offered)
where w.word = btrim(w.word) and length(w.word) between 1 and 80
group by w.list, w.word;

-- A subject has its name in the list now.
alter table public.teachers disable trigger user;
update public.teachers t set translations = (
  select coalesce(jsonb_object_agg(s.language, s.said - 'subjects'), '{}') from jsonb_each(t.translations) as s (language, said))
where jsonb_path_exists(t.translations, 'lax $.*.subjects');
alter table public.teachers enable trigger user;

alter table public.contact_messages drop constraint contact_messages_topic_check;
alter table public.mailboxes drop constraint mailboxes_topic_check;
create trigger require_choices before insert or update of topic on public.contact_messages
  for each row execute function private.require_choices();
create trigger require_choices before insert or update of category on public.events
  for each row execute function private.require_choices();
create trigger require_choices before insert or update of category on public.gallery_events
  for each row execute function private.require_choices();
create trigger require_choices before insert or update of topic on public.mailboxes
  for each row execute function private.require_choices();
create trigger require_choices before insert or update of house, section on public.students
  for each row execute function private.require_choices();
create trigger require_choices before insert or update of subjects on public.teachers
  for each row execute function private.require_choices();
create trigger require_choices before insert or update of category on public.youtube_videos
  for each row execute function private.require_choices();


create or replace function private.opens(role text, target text, writing boolean) returns boolean
language sql immutable set search_path = ''
as $$
  select case role
    when 'administrator' then true
    -- Publishes: everything that the site says. No one's personal data.
    when 'editor' then target in ('latest_updates', 'news_stories', 'own_pages', 'documents', 'events', 'meetings',
        'calendar_entries', 'bus_changes', 'bus_routes', 'bus_stops', 'sports_programs', 'gallery_events',
        'gallery_images', 'youtube_videos', 'leadership_messages', 'testimonials', 'featured_testimonials', 'teachers',
        'choices', 'site_content', 'site_content_drafts', 'media_files', 'previews', 'admin_views', 'uploads', 'proposals')
      or not writing and target in ('document_files', 'former_slugs', 'page_visits')
    -- Writes drafts (private.guard_drafts), and proposes changes of what is public (30_proposals.sql).
    when 'contributor' then target in ('latest_updates', 'news_stories', 'own_pages', 'events', 'gallery_events',
        'gallery_images', 'previews', 'admin_views', 'uploads', 'proposals')
      or not writing and target in ('media_files', 'documents', 'document_files')
    -- Answers families.
    when 'admissions' then target in ('admission_enquiries', 'contact_messages', 'admin_views')
      or not writing and target = 'enquiry_answers'
    when 'alumni_office' then target in ('alumni_profiles', 'alumni_records', 'alumni_reports', 'admin_views')
      -- Reported ones alone: the policy of the table says so.
      or not writing and target = 'alumni_messages'
    when 'door' then target = 'door'
    else false end
$$;

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
        concat_ws(E'\n', btrim(substr(said ->> 'content', length(split_part(said ->> 'content', '•', 1)) + 2)),
          nullif(said ->> 'concerns', ''), nullif(said ->> 'body', '')),
        case when (r ->> 'has_page')::boolean then '/notices/' else '/notices#notice-' end || (r ->> 'id'), (r ->> 'created_at')::timestamptz, row_campus,
        (r ->> 'starts_at')::timestamptz, (r ->> 'expires_at')::timestamptz;
    end if;
  when 'news_stories' then
    if r ->> 'status' = 'published' then
      return query select 0, own_subject, 'story', said ->> 'title', '',
        concat_ws(E'\n', said ->> 'lead', said ->> 'body', coalesce(nullif(said ->> 'author', ''), r ->> 'author')),
        '/news/' || (r ->> 'slug'), (r ->> 'publish_at')::timestamptz, row_campus,
        (r ->> 'publish_at')::timestamptz, null::timestamptz;
    end if;
  when 'own_pages' then
    if r ->> 'status' = 'published' then
      return query select 0, own_subject, 'page', said ->> 'title', '',
        concat_ws(E'\n', said ->> 'lead', private.texts_of_blocks(r -> 'blocks', list_search_entries.language)),
        '/' || (r ->> 'path'), null::timestamptz, row_campus, (r ->> 'publish_at')::timestamptz, null::timestamptz;
    end if;
  when 'documents' then
    if (r ->> 'is_public')::boolean then
      return query select 0, own_subject, 'document', said ->> 'title', '',
        case when r ->> 'language' in (list_search_entries.language, 'both')
          or list_search_entries.language = 'en' then
          (select f.words from public.document_files f where f.id = (r ->> 'file_id')::uuid) else '' end,
        '/documents/' || (r ->> 'slug'), null::timestamptz, row_campus, null::timestamptz,
        ((r ->> 'expires_on')::date + 1)::timestamp at time zone 'Asia/Kolkata';
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
          (select string_agg(private.name_of_choice('subjects', subject, list_search_entries.language), ', ')
            from jsonb_array_elements_text(r -> 'subjects') as subject),
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
    return query select 0, own_subject, 'calendar', said ->> 'title', r ->> 'kind',
      concat_ws(E'\n', said ->> 'venue', said ->> 'description'),
      '/calendar?month=' || left(r ->> 'starts_on', 7),
      (r ->> 'starts_on')::date::timestamp at time zone 'Asia/Kolkata', row_campus,
      null::timestamptz, null::timestamptz;
  when 'bus_stops' then
    return query select 0, own_subject, 'stop', said ->> 'name',
      (select concat(n.names ->> list_search_entries.language, ' ') from private.search_names n where n.id = 'stop')
        || coalesce((select string_agg(village, ' ') from jsonb_array_elements_text(said -> 'villages') as village), ''),
      concat_ws(E'\n', concat_ws(' · ', nullif(said ->> 'landmark', ''), r ->> 'morning_at', r ->> 'afternoon_at'),
        (select string_agg(village, ', ') from jsonb_array_elements_text(said -> 'villages') as village)),
      '/transport?village=' || private.query_value(said ->> 'name') || '#answer', null::timestamptz, null::text,
      null::timestamptz, null::timestamptz;
  end case;
end $$;

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
    insert into private.taught_subjects (subject, teachers)
    select s, count(*) from new_rows, unnest(subjects) s where is_public group by s
    on conflict (subject) do update set teachers = taught_subjects.teachers + excluded.teachers;
  end if;
  delete from private.taught_subjects where teachers = 0;
  return null;
end $$;
alter table private.taught_subjects drop column names;
drop function public.list_taught_subjects();
create function public.list_taught_subjects() returns setof text
language sql stable security definer set search_path = ''
as $$
  select c.subject from private.taught_subjects c order by c.subject
$$;
grant execute on function public.list_taught_subjects to anon, authenticated;

create or replace function private.list_sample_rows() returns table (table_name text, row_id uuid, is_needed boolean)
-- Compiling the question would take longer than answering it: seconds, where the tables have no statistics yet.
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  tables text[] := array(select private.list_sample_tables());
  samples text;
  reasons text;
begin
  select string_agg(format('select %1$L::text as place, id from public.%1$I where is_sample', name), ' union all ')
  into samples from unnest(tables) as name;
  select string_agg(format(
    ' union all select %1$L::text, child.id, %2$s, %3$L::text, parent.id
      from public.%1$I child join public.%3$I parent on parent.id = child.%4$I and parent.is_sample',
    child.relname, case when child.relname = any (tables) then 'not child.is_sample' else 'true' end,
    parent.relname, a.attname), '')
  into reasons
  from pg_catalog.pg_constraint c
  join pg_catalog.pg_class child on child.oid = c.conrelid and child.relnamespace = 'public'::regnamespace
  join pg_catalog.pg_class parent on parent.oid = c.confrelid and parent.relnamespace = 'public'::regnamespace
  join pg_catalog.pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'f' and parent.relname = any (tables)
    and child.relname not in ('featured_testimonials', 'personal_links', 'former_slugs');
  reasons := reasons || (
    select string_agg(format(
      ' union all select %1$L::text, child.id, %2$s, ''choices'', c.id
        from public.%1$I child join public.choices c on c.is_sample and c.list = %3$L and %4$s',
      h.table_name, case when h.table_name = any (tables) then 'not child.is_sample' else 'true' end, h.list,
      format(case when h.holds_many then 'c.key = any (child.%I)' else 'c.key = child.%I' end, h.column_name)), '')
    from private.choice_columns h);
  return query execute
    'with recursive sample (place, id) as (' || samples || '),
     reason (by_place, by_id, is_own, place, id) as materialized (
       select ''latest_updates'', u.id, not u.is_sample, ''documents'', d.id
       from public.latest_updates u join public.documents d on d.id = any (u.document_ids) and d.is_sample
       union all
       select ''latest_updates'', u.id, not u.is_sample, ''news_stories'', s.id
       from public.latest_updates u join public.news_stories s on s.id = u.story_id and s.is_sample
       union all
       select ''news_stories'', s.id, not s.is_sample, ''documents'', d.id
       from public.news_stories s join public.documents d on d.id = any (s.document_ids) and d.is_sample
       union all
       select ''own_pages'', p.id, not p.is_sample, ''documents'', d.id
       from public.own_pages p, jsonb_path_query(p.blocks, ''$[*].document_ids[*]'') as said
         join public.documents d on d.id::text = said #>> ''{}'' and d.is_sample
       union all
       select ''own_pages'', below.id, not below.is_sample, ''own_pages'', p.id
       from public.own_pages below join public.own_pages p on p.path = below.above and p.is_sample
       union all
       select ''site_content'', t.id, not t.is_sample, ''site_content'', c.id
       from public.site_content t join public.site_content c
         on c.key = private.untranslated_key(t.key) and c.key <> t.key and c.is_sample' || reasons || '),
     needed (place, id) as (
       select r.place, r.id from reason r where r.is_own
       union
       select r.place, r.id from reason r join needed n on n.place = r.by_place and n.id = r.by_id)
     select s.place, s.id, exists (select from needed n where n.place = s.place and n.id = s.id) from sample s';
end $$;

create or replace function public.remove_sample_school(expected integer) returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  part record;
  removed integer := 0;
begin
  perform private.require_whole_school();
  for part in
    select s.table_name, array_agg(s.row_id) as ids from private.list_sample_rows() s where not s.is_needed
    -- What rows hold of a list goes after them.
    group by s.table_name order by private.reference_depth(s.table_name) desc, s.table_name = 'choices', s.table_name
  loop
    execute format('delete from public.%I where id = any ($1)', part.table_name) using part.ids;
    removed := removed + cardinality(part.ids);
  end loop;
  if removed = 0 then
    raise exception 'Nothing of the sample school is left.' using errcode = 'PT404', detail = 'sample';
  end if;
  if removed is distinct from expected then
    raise exception 'There are % rows now, not %.', removed, expected using errcode = 'PT409', detail = 'expected';
  end if;
  update private.first_run f set removed_change = (pg_current_xact_id()::text)::bigint, removed_at = now()
  where f.only_row;
  return (pg_current_xact_id()::text)::bigint;
end $$;
