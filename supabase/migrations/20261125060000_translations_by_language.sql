-- What staff write in other languages is kept in one way: `translations`, by language and field. Entries of lists keep
-- it too, and what the search calls things comes from the server's catalogues, so that a language is an entry of
-- data/languages.ts.

-- The same for a field in every language that a row is translated into.
create or replace function private.is_clean_translation(translations jsonb, field text) returns boolean
language sql immutable set search_path = ''
as $$
  select not exists (select from jsonb_path_query(translations, 'lax $.*') as said
    where not private.is_clean_html(said ->> field))
$$;
grant execute on function private.is_clean_translation to authenticated;

alter table public.latest_updates drop constraint latest_updates_body_clean_check,
  add constraint latest_updates_body_clean_check
    check (private.is_clean_html(body) and private.is_clean_translation(translations, 'body'));
alter table public.events drop constraint events_body_clean_check,
  add constraint events_body_clean_check
    check (private.is_clean_html(body) and private.is_clean_translation(translations, 'body'));
alter table public.leadership_messages drop constraint leadership_messages_full_message_clean_check,
  add constraint leadership_messages_full_message_clean_check
    check (private.is_clean_html(full_message) and private.is_clean_translation(translations, 'full_message'));
alter table public.news_stories drop constraint news_stories_body_clean_check,
  add constraint news_stories_body_clean_check
    check (private.is_clean_html(body) and private.is_clean_translation(translations, 'body'));

create or replace function private.are_questions(value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(value) <> 'array' then false else jsonb_array_length(value) <= 12 and coalesce((
    select bool_and(
        jsonb_typeof(q) = 'object'
        and coalesce(q ->> 'id', '') ~ '^[a-z][a-z0-9_-]{0,39}$'
        and coalesce(q ->> 'kind', '') in ('text', 'long-text', 'number', 'check', 'choice')
        and length(btrim(coalesce(q ->> 'label', ''))) between 1 and 200
        and coalesce(jsonb_typeof(q -> 'required'), 'boolean') = 'boolean'
        and private.are_choices(q -> 'choices', q ->> 'kind' = 'choice')
        and private.is_translation(coalesce(q -> 'translations', '{}'))
        and not exists (select from jsonb_path_query(q, 'lax $.translations.*') as said
          where length(coalesce(said ->> 'label', '')) > 200 or not private.are_choices(said -> 'choices', false)))
      and count(distinct q ->> 'id') = count(*)
    from jsonb_array_elements(value) q), true) end
$$;

-- Who is met, in the order of the page:
--   [{"id": "asha-rao", "name": "Asha Rao, Class 6", "translations": {"hi": {"name": "…"}}, "room": "Room 4",
--     "from": "09:00", "to": "12:00", "closed": ["10:30-11:00", "11:40"]}]
-- The id stays when the words change, because bookings name it. All but id and name may be left out: the hours
-- are then those of the meeting. What is closed is the time that begins then, or all that touch the break.
create or replace function private.are_hosts(value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(value) <> 'array' then false else jsonb_array_length(value) <= 40 and coalesce((
    select bool_and(
        jsonb_typeof(h) = 'object'
        and coalesce(h ->> 'id', '') ~ '^[a-z][a-z0-9_-]{0,39}$'
        and length(btrim(coalesce(h ->> 'name', ''))) between 1 and 120
        and private.is_translation(coalesce(h -> 'translations', '{}'))
        and not exists (select from jsonb_path_query(h, 'lax $.translations.*.name') as name
          where length(name #>> '{}') > 120)
        and length(coalesce(h ->> 'room', '')) <= 80
        and coalesce(h ->> 'from', '09:00') ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
        and coalesce(h ->> 'to', '09:00') ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
        and case coalesce(jsonb_typeof(h -> 'closed'), 'null')
          when 'null' then true
          when 'array' then jsonb_array_length(h -> 'closed') <= 20 and not exists (
            select from jsonb_array_elements(h -> 'closed') c where jsonb_typeof(c) <> 'string'
              or c #>> '{}' !~ '^([01][0-9]|2[0-3]):[0-5][0-9](-([01][0-9]|2[0-3]):[0-5][0-9])?$')
          else false end)
      and count(distinct h ->> 'id') = count(*)
    from jsonb_array_elements(value) h), true) end
$$;

create or replace function private.meeting_email(meeting public.meetings, booking public.meeting_bookings, token text)
returns jsonb language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'booking_id', booking.id, 'meeting_id', meeting.id, 'sequence', booking.sequence, 'campus', meeting.campus,
    'title', coalesce(meeting.translations -> booking.language ->> 'title', meeting.title),
    'venue', coalesce(meeting.translations -> booking.language ->> 'place', meeting.place),
    'room', h.host ->> 'room',
    'host', coalesce(h.host #>> array['translations', booking.language, 'name'], h.host ->> 'name'),
    'starts_at', booking.starts_at, 'ends_at', booking.starts_at + make_interval(mins => meeting.slot_minutes),
    'created_at', booking.created_at, 'updated_at', now(), 'language', booking.language, 'name', booking.name,
    'child', booking.child_name, 'reference', booking.reference, 'token', token)
    || case when meeting.cancelled_at is null then '{}' else jsonb_build_object('reason',
      coalesce(meeting.translations -> booking.language ->> 'cancel_reason', meeting.cancel_reason)) end
  from (select e.host from jsonb_array_elements(meeting.hosts) e(host) where e.host ->> 'id' = booking.host
    union all select '{}'::jsonb limit 1) h
$$;

-- [{"label_hi": "…"}] → [{"translations": {"hi": {"label": "…"}}}]
create function private.with_translations(entries jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(entries) <> 'array' then entries else coalesce((
    select jsonb_agg((entry - 'label_hi' - 'choices_hi' - 'name_hi')
      || case when said = '{}' then '{}' else jsonb_build_object('translations', jsonb_build_object('hi', said)) end
      order by place)
    from jsonb_array_elements(entries) with ordinality as e (entry, place),
      lateral (select jsonb_strip_nulls(jsonb_build_object('label', entry -> 'label_hi',
        'choices', entry -> 'choices_hi', 'name', entry -> 'name_hi')) as said) as s), '[]') end
$$;
-- Nothing is changed that anybody is to be told of.
alter table public.events disable trigger user;
alter table public.meetings disable trigger user;
update public.events set questions = private.with_translations(questions) where questions::text like '%\_hi"%';
update public.meetings set hosts = private.with_translations(hosts) where hosts::text like '%\_hi"%';
alter table public.events enable trigger user;
alter table public.meetings enable trigger user;
-- Undo, the trash and earlier versions write these rows back.
update public.audit_log set
  before = before || jsonb_build_object('questions', private.with_translations(before -> 'questions')),
  after = after || jsonb_build_object('questions', private.with_translations(after -> 'questions'))
where table_name = 'events' and concat(before -> 'questions', after -> 'questions') like '%\_hi"%';
update public.audit_log set
  before = before || jsonb_build_object('hosts', private.with_translations(before -> 'hosts')),
  after = after || jsonb_build_object('hosts', private.with_translations(after -> 'hosts'))
where table_name = 'meetings' and concat(before -> 'hosts', after -> 'hosts') like '%\_hi"%';
drop function private.with_translations;

-- The names of things that the search knows, in every language: the server enters them when it starts.
create table private.search_names (
  id text primary key,
  names jsonb not null
);
alter table private.search_names enable row level security;
drop table private.document_kinds;

-- The papers of each campus. One without a title of its own has the name of its kind, in every language.
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
  where c.key in ('paonta-sahib', 'juniors', 'majra')
    and (private.content_language(r ->> 'key') = language
      or r ->> 'key' = 'disclosure' and language <> 'en' and d.paper ->> 'title' is null)
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

drop function public.save_site_pages;
-- Replaces the pages that the search finds by name (private.site_pages), enters the languages of their
-- names, and returns how many are new, changed or gone. The texts of a page
-- stand in the index under its name, so they are entered again. `names` replaces private.search_names.
create function public.save_site_pages(pages jsonb, names jsonb default null) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  gone text[];
  come text[];
  gone_keys text[];
  come_keys text[];
  content public.site_content;
  stop record;
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
  if exists (
    select from pg_catalog.jsonb_populate_recordset(null::private.search_names, save_site_pages.names) as given
      full join private.search_names n on n.id = given.id
    where save_site_pages.names is not null and n.names is distinct from given.names
  ) then
    delete from private.search_names;
    insert into private.search_names
    select * from pg_catalog.jsonb_populate_recordset(null::private.search_names, save_site_pages.names);
    come_keys := come_keys || 'disclosure'::text;
    for stop in select s.* from public.bus_stops s loop
      delete from private.search_entries e where e.source = 'bus_stops' and e.row_key = stop.id::text;
      perform private.add_search_entries('bus_stops', private.without_markup(pg_catalog.to_jsonb(stop)));
    end loop;
  end if;
  for content in
    select c.* from public.site_content c
    where private.untranslated_key(c.key) = any (gone_keys || come_keys)
  loop
    delete from private.search_entries e where e.source = 'site_content' and e.row_key = content.id::text;
    perform private.add_search_entries('site_content', private.without_markup(pg_catalog.to_jsonb(content)));
  end loop;
  return (select count(distinct id) from unnest(gone || come) as id);
end $$;

drop function public.save_site_content;
-- Saves a page in all its languages in one step. `translations` says of each language `{"hi": {"content": {…},
-- "source": {…}, "outdated": 0}}`; a language that it leaves out has no row from then on. `seen` is the newest
-- updated_at of the page's rows when the form was opened. If any is newer now, nothing is saved and the answer is null.
create function public.save_site_content(
  content_key text, english jsonb, translations jsonb default '{}', seen timestamptz default null
) returns timestamptz
language plpgsql set search_path = ''
as $$
declare
  newest timestamptz;
begin
  if not public.is_admin() then
    raise exception 'Only administrators write content.' using errcode = '42501', detail = 'not_admin';
  end if;
  if exists (select from jsonb_object_keys(save_site_content.translations) as t (language)
    where t.language = 'en' or t.language <> private.known_language(t.language))
  then
    raise exception 'The site is not translated into this language.' using errcode = '22023', detail = 'language';
  end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('site_content/' || content_key));
  select max(c.updated_at) into newest from public.site_content c where private.untranslated_key(c.key) = content_key;
  if newest is distinct from seen then
    return null;
  end if;
  insert into public.site_content as c (key, content, published_at) values (content_key, english, now())
  on conflict (key) do update set content = excluded.content, is_sample = false,
    published_at = coalesce(c.published_at, excluded.published_at)
  where c.content <> excluded.content or c.published_at is null;
  delete from public.site_content c where private.untranslated_key(c.key) = content_key and c.key <> content_key
    and not save_site_content.translations ? private.content_language(c.key);
  insert into public.site_content as c (key, content, source, outdated, published_at)
  select t.language || '/' || content_key, t.said -> 'content', nullif(t.said -> 'source', 'null'),
    coalesce((t.said ->> 'outdated')::integer, 0), now()
  from jsonb_each(save_site_content.translations) as t (language, said)
  on conflict (key) do update set content = excluded.content, source = excluded.source,
    outdated = excluded.outdated, is_sample = false,
    published_at = coalesce(c.published_at, excluded.published_at)
  where (c.content, c.source, c.outdated) is distinct from (excluded.content, excluded.source, excluded.outdated)
    or c.published_at is null;
  select max(c.updated_at) into newest from public.site_content c where private.untranslated_key(c.key) = content_key;
  return newest;
end $$;
grant execute on function public.save_site_content to authenticated;
grant execute on function private.content_language to authenticated;
grant execute on function private.untranslated_key to authenticated;

create or replace view private.public_teachers with (security_barrier = true, security_invoker = false) as
select t.id, t.name, t.designation, t.department, t.subjects, t.campus, t.qualification, t.joined_on,
  t.photo, t.photo_alt, t.bio, t.position, t.created_at, t.updated_at, t.translations,
  concat_ws(E'\n', t.name, t.designation, t.department, (
    select string_agg(concat_ws(E'\n', said ->> 'name', said ->> 'designation', said ->> 'department'), E'\n')
    from jsonb_path_query(t.translations, 'lax $.*') as said)) as words
from public.teachers t
where t.is_public;

-- The stops that serve a village, or are called like it, the likeliest first; `called` is the name that was
-- found. Small slips are forgiven, where the first letter is right. With the caller's rights.
create or replace function public.find_bus_stops(village text, most integer default 12)
returns table (stop_id uuid, called text, likeness real)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  asked text := private.heard_place(left(coalesce(find_bus_stops.village, ''), 60));
begin
  if length(asked) < 2 then
    return;
  end if;
  return query
    with names as (
      select s.id, n.name, private.heard_place(n.name) as heard
      from public.bus_stops s, lateral (
        select s.name union select unnest(s.villages)
        union select said #>> '{}' from jsonb_path_query(s.translations, 'lax $.*.name') as said
        union select said #>> '{}' from jsonb_path_query(s.translations, 'lax $.*.villages[*]') as said
      ) as n (name)
      where n.name is not null
    ), judged as (
      select n.id, n.name, case
        when n.heard = asked then 1
        when length(asked) > 2 and starts_with(n.heard, asked) then 0.9
        when length(n.heard) > 3 and position(n.heard in asked) > 0 then 0.8
        when length(asked) > 3 and position(asked in n.heard) > 0 then 0.8
        when length(asked) > 3 and left(n.heard, 1) = left(asked, 1) then
          case when extensions.levenshtein_less_equal(n.heard, asked, 2) <= length(asked) / 4 then 0.7
            when extensions.similarity(n.heard, asked) >= 0.5 then 0.6 else 0 end
        else 0 end as likeness
      from names n
    ), best as (
      select distinct on (j.id) j.id, j.name, j.likeness from judged j
      where j.likeness > 0 order by j.id, j.likeness desc, j.name
    )
    select b.id, b.name, b.likeness::real from best b
    where b.likeness = (select max(c.likeness) from best c)
    order by b.id limit least(greatest(most, 1), 50);
end $$;

-- What needs attention, by kind.
create or replace function public.count_waiting_work() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  today date := (now() at time zone 'Asia/Kolkata')::date;
begin
  if not public.is_admin() then
    raise exception 'Only administrators see this.' using errcode = '42501', detail = 'not_admin';
  end if;
  return jsonb_build_object(
    'alumni', (select count(*) from public.alumni_profiles p where p.status = 'pending'),
    'enquiries', (select count(*) from public.admission_enquiries e where e.is_open and e.due_on <= today),
    'messages', (select count(*) from public.contact_messages m where m.is_open and m.due_on <= today),
    'reports', (select count(*) from public.alumni_reports r where r.status = 'new'),
    'testimonials', (select count(*) from public.testimonials t where t.status = 'pending'),
    'guests', (select coalesce(sum(r.adults + r.children), 0) from public.event_rsvps r
      join public.events e on e.id = r.event_id
      where r.status = 'going' and e.starts_at between now() and now() + interval '30 days'),
    'failedMail', (select count(*) from public.mail_outbox m where m.sent_at is null
      and (m.gave_up_at is not null or m.attempts >= 3)),
    'undescribedPictures', (select count(*) from public.gallery_images i where btrim(i.alt) = ''),
    'updatesEnding', (select count(*) from public.latest_updates u where u.is_active
      and u.expires_at between now() and now() + interval '7 days'),
    'documentsEnding', (select count(*) from public.documents d where d.is_public
      and d.expires_on between today and today + 30),
    'pastDates',
      (select count(*) from public.site_content c where c.key in ('admissions', 'scholarships', 'disclosure')
      and exists (
        select from unnest(array['strict $.dates[*].day', 'strict $.scholarships[*].closesOn',
                                 'strict $.**.validUntil']) as place (path),
          lateral jsonb_path_query(c.content, place.path::jsonpath, '{}', true) as value
        where jsonb_typeof(value) = 'string' and value #>> '{}' < today::text)),
    'olderTranslations', (select count(*) from public.site_content c where c.outdated > 0),
    'goneVideos', (select count(*) from public.youtube_videos v where v.is_gone and v.is_active)
  );
end $$;

-- Words in the letters of other Indian scripts.
-- Words only, separated by single spaces: lower case without accents, in Latin letters or those of an Indian script,
-- Devanagari without nukta and with one nasal sign, digits 0 to 9. The same in every locale.
create or replace function private.plain_words(value text) returns text
language sql stable set search_path = ''
as $$
  select btrim(regexp_replace(
    translate(
      lower(extensions.unaccent('extensions.unaccent'::regdictionary, normalize(left(value, 20000), NFKC))),
      'ँ०१२३४५६७८९़''’' || chr(8204) || chr(8205), 'ं0123456789'),
    '[^a-z0-9ऀ-ॣॱ-෿]+', ' ', 'g'))
$$;

-- The vector of plain words: each as its English stem, and as written, for other scripts and unfinished words. Small
-- words count in titles and names only.
create or replace function private.search_vector(words text, weight "char") returns tsvector
language sql stable set search_path = ''
as $$
  select setweight(
    to_tsvector('pg_catalog.english', words_in_latin)
    || coalesce((
      select string_agg(format('''%s'':%s', word, least(place, 16000)), ' ')::tsvector
      from (
        select word, min(place) as place
        from unnest(string_to_array(words, ' ')) with ordinality as one (word, place)
        where length(word) between 1 and 60 group by word
      ) as each_word
      where weight <> 'C' or word ~ '[ऀ-෿]' or to_tsvector('pg_catalog.english', word) <> ''::tsvector
    ), ''::tsvector), weight)
  from (select case when words ~ '[ऀ-෿]' then regexp_replace(words, '[^a-z0-9 ]+', ' ', 'g')
    else words end as words_in_latin) as latin
$$;

-- The passage that answers, cut to about 200 characters around the first word found.
create or replace function private.search_passage(body text, stems text[]) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  pattern text := '(^|[^a-z0-9ऀ-෿])(' || array_to_string(stems, '|') || ')';
  passage text;
  place integer;
begin
  select line into passage from string_to_table(left(body, 20000), E'\n') with ordinality as one (line, number)
  where line ~* pattern order by length(line) < 40, number limit 1;
  if passage is null then
    passage := split_part(body, E'\n', 1);
  end if;
  if length(passage) <= 210 then
    return passage;
  end if;
  place := length(coalesce(substring(passage from '(?i)^(.*?)' || pattern), ''));
  if place > 90 then
    passage := '… ' || regexp_replace(substr(passage, place - 60), '^\S*\s+', '');
  end if;
  return case when length(passage) <= 210 then passage
    else regexp_replace(left(passage, 200), '[\s,;:]+\S*$', '') || ' …' end;
end $$;

-- A plain word in its forms; null for one so common that English leaves it out.
create or replace function private.word_query(word text, is_unfinished boolean) returns tsquery
language plpgsql immutable set search_path = ''
as $$
declare
  one tsquery;
begin
  if word ~ '[ऀ-෿]' then
    -- Hindi and its neighbours inflect by endings, so a word finds longer ones too.
    return ('''' || word || '''' || case when length(word) > 2 then ':*' else '' end)::tsquery;
  end if;
  one := to_tsquery('pg_catalog.english', word);
  if numnode(one) = 0 then
    return null;
  end if;
  return case when is_unfinished and length(word) > 1 then one || ('''' || word || ''':*')::tsquery else one end;
end $$;

-- The beginnings of the found words, for a page to mark: of those asked for and of those for the same thing.
create or replace function private.search_stems(words text[]) returns text[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  longest integer := cardinality(words);
  phrases text[] := words;
  of_words text[];
  of_topics text[];
  small text[];
begin
  for place in 1 .. longest - 1 loop
    phrases := phrases || array_to_string(words[place:place + 1], ' ') || array_to_string(words[place:place + 2], ' ');
  end loop;
  select array_agg(stem), array_agg(distinct t.phrase) filter (where t.topic is null) into of_topics, small
  from private.search_terms t left join lateral unnest(t.stems) as stem on true
  where t.phrase = any (phrases);
  select array_agg(private.search_stem(word)) into of_words
  from unnest(words) as word
  where word <> all (coalesce(small, '{}')) and (word ~ '[ऀ-෿]' or to_tsvector('pg_catalog.english', word) <> ''::tsvector);
  return array(select distinct stem from unnest(coalesce(of_words, words) || of_topics) as stem where stem is not null);
end $$;

-- How a word is miswritten for another, if it is so and is not merely like it. 'any': a letter doubled or not, two
-- that changed places, in a long word a wrong vowel or a consonant too few. Where another consonant stands, it
-- is another word: "horse" is no slip for "house". 'name': a shorter word that has lost one letter of a name.
create or replace function private.slip_of(word text, meant text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  doubled constant text := '(.)\1+';
  one text := regexp_replace(private.sound_of(word), doubled, '\1', 'g');
  other text := regexp_replace(private.sound_of(meant), doubled, '\1', 'g');
  consonants text := regexp_replace(translate(one, 'aeiouy', ''), doubled, '\1', 'g');
  other_consonants text := regexp_replace(translate(other, 'aeiouy', ''), doubled, '\1', 'g');
  mistakes integer := extensions.levenshtein_less_equal(one, other, 2);
  has_lost_one boolean := extensions.levenshtein_less_equal(consonants, other_consonants, 1) = 1
    and length(consonants) < length(other_consonants);
  -- A letter of an Indian script holds more than one of English.
  letters integer := length(word) + (case when word ~ '[ऀ-෿]' then 2 else 0 end);
begin
  if translate(left(one, 1), 'kqzw', 'ccsv') <> translate(left(other, 1), 'kqzw', 'ccsv') or mistakes > 2 then
    return null;
  end if;
  return case
    when mistakes = 0
      or (mistakes = 2 and length(one) = length(other) and letters > 5 and private.have_same_letters(one, other))
      or (letters > 6 and (mistakes = 1 or letters > 8) and (consonants = other_consonants or has_lost_one))
    then 'any'
    when mistakes = 1 and length(other) > length(one)
      and letters > (case when consonants = other_consonants then 4 else 5 end)
    then 'name' end;
end $$;

-- The words of the site nearest to one, in its script, nearest first, that find something public. What is put
-- right without asking must be a slip; a suggestion may have one mistake, or two in a long word.
create or replace function private.list_near_words(word text, is_suggestion boolean, most integer)
returns table (near text)
language plpgsql stable security definer set search_path = ''
as $$
declare
  is_indian boolean := list_near_words.word ~ '[ऀ-෿]';
  heard text := private.sound_of(list_near_words.word);
  keys text[] := private.near_keys(heard);
  allowed integer := case when length(heard) > 5 then 2 else 1 end;
  candidate record;
  found_words integer := 0;
begin
  for candidate in
    select met.word, slips.slip
    from (select distinct k.word from private.search_word_keys k where k.key = any(keys)) as met,
      lateral (select private.sound_of(met.word) as sound) as said,
      lateral (select extensions.levenshtein_less_equal(heard, said.sound, 2) as distance) as letters,
      lateral (
        -- Two letters that changed places are one mistake.
        select distance - (distance = 2 and length(heard) = length(said.sound)
          and private.have_same_letters(heard, said.sound))::integer as mistakes
      ) as counted,
      lateral (
        -- Asked once for each word that is near enough.
        select case when mistakes <= 2 then private.slip_of(list_near_words.word, met.word) end as slip offset 0
      ) as slips
    where (met.word ~ '[ऀ-෿]') = is_indian and met.word <> list_near_words.word
      and case when is_suggestion then mistakes <= allowed else slip is not null end
    order by slip = 'any' desc nulls last, mistakes,
      left(said.sound, 1) = left(heard, 1) desc,
      extensions.similarity(list_near_words.word, met.word) desc, met.word
    limit 12
  loop
    exit when found_words >= most;
    if private.finds_something(private.search_query(array[candidate.word]))
      and (is_suggestion or candidate.slip = 'any' or private.is_name(candidate.word))
    then
      near := candidate.word;
      found_words := found_words + 1;
      return next;
    end if;
  end loop;
end $$;

-- A word that finds nothing is replaced by the one that was meant, in its own script or, for Hindi in Latin
-- letters, in Devanagari. A word that means a topic is no mistake.
create or replace function private.meant_words(words text[]) returns text[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  meant text[] := '{}';
  word text;
begin
  foreach word in array words loop
    if length(word) > (case when word ~ '[ऀ-෿]' then 2 else 3 end)
      and not exists (select from private.search_terms t where t.phrase = word)
      and not private.finds_something(private.search_query(array[word]))
    then
      word := coalesce((select near from private.list_near_words(word, false, 1)),
        private.word_in_devanagari(word), word);
    end if;
    meant := meant || word;
  end loop;
  return meant;
end $$;

-- Replaces all topics, `[{"id": …, "words": […], "asked": […]}]`: what finds a topic, and what only asks for it.
-- Those without an id are small words. Returns how many terms are new, changed or gone.
create or replace function public.save_search_topics(topics jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  changed integer;
begin
  perform private.require_server();
  if coalesce(pg_catalog.jsonb_array_length(save_search_topics.topics), 0) = 0 then
    raise exception 'There are no topics.' using errcode = '22023', detail = 'topics';
  end if;
  -- One server at a time: two that start at once would add the same terms.
  perform pg_catalog.pg_advisory_xact_lock(20261124001300);
  with topic as (
    select t ->> 'id' as id,
      array(select private.plain_words(w) from jsonb_array_elements_text(t -> 'words') as w) as words,
      array(select private.plain_words(w) from jsonb_array_elements_text(t -> 'asked') as w) as asked
    from jsonb_array_elements(save_search_topics.topics) as t
  ), found as (
    select t.id, t.words || t.asked as phrases, f.found_by, f.stems
    from topic t, lateral (
      -- A word is found wherever it stands, a phrase by its words in one title or name.
      select string_agg(case when w like '% %'
          then (select string_agg(case when one ~ '[ऀ-෿]' then quote_literal(one) || ':*AB'
            else (tsvector_to_array(to_tsvector('pg_catalog.english', one)))[1] || ':AB' end, ' & ')
            from string_to_table(w, ' ') as one
            where one ~ '[ऀ-෿]' or to_tsvector('pg_catalog.english', one) <> ''::tsvector)
          else private.word_query(w, false)::text end, ' | ')::tsquery as found_by,
        array_agg(distinct private.search_stem(w)) filter (where w not like '% %') as stems
      from unnest(t.words) as w where t.id is not null
    ) as f
  ), new as (
    select distinct on (phrase) phrase, cardinality(string_to_array(phrase, ' ')) as size, f.id as topic,
      f.found_by, case when f.id is not null then f.stems end as stems
    from found f, unnest(f.phrases) as phrase
    where phrase <> '' order by phrase
  ), gone as (
    delete from private.search_terms t where not exists (select from new n where n.phrase = t.phrase) returning 1
  ), come as (
    insert into private.search_terms select * from new
    on conflict (phrase) do update set topic = excluded.topic, found_by = excluded.found_by, stems = excluded.stems
    where (private.search_terms.topic, private.search_terms.found_by::text, private.search_terms.stems)
      is distinct from (excluded.topic, excluded.found_by::text, excluded.stems)
    returning 1
  )
  select (select count(*) from gone) + (select count(*) from come) into changed;
  if changed > 0 then
    perform private.add_search_words((select string_agg(t.phrase, ' ') from private.search_terms t
      where t.topic is not null));
  end if;
  return changed;
end $$;
