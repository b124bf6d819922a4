-- What the search index holds of each row that visitors can read. Triggers of its table write the entries.

-- The texts of a page's content, one a line. Ids, addresses and dates are not texts.
create function private.texts_of(content jsonb) returns text
language sql immutable set search_path = ''
as $$
  select string_agg(replace(value #>> '{}', E'\n', ' '), E'\n')
  from jsonb_path_query(content, 'strict $.**') as value
  where jsonb_typeof(value) = 'string' and value #>> '{}' !~ '^([a-z0-9-]*|[/#].*|https?:.*|[0-9:. +-]*)$'
$$;

-- A name, encoded for the query of an address.
create function private.query_value(value text) returns text
language sql immutable set search_path = ''
as $$
  select replace(replace(replace(replace(replace(value, '%', '%25'), '&', '%26'), '#', '%23'), '+', '%2B'), ' ', '+')
$$;

-- Null if the text is not a date, because people type it.
create function private.instant_of_day(day text) returns timestamptz
language plpgsql stable set search_path = ''
as $$
begin
  return day::date::timestamp at time zone 'Asia/Kolkata';
exception when others then
  return null;
end $$;

-- The key of a page's texts begins with their language where they are a translation: "hi/about" is the Hindi of
-- "about".
create function private.content_language(key text) returns text
language sql immutable set search_path = ''
as $$ select coalesce(substring(key from '^([a-z]{2,3})/'), 'en') $$;
grant execute on function private.content_language to authenticated;

create function private.untranslated_key(key text) returns text
language sql immutable set search_path = ''
as $$ select regexp_replace(key, '^[a-z]{2,3}/', '') $$;
grant execute on function private.untranslated_key to authenticated;

-- The disclosed documents of each campus. A document without a title is named after its kind, in every language.
create function private.list_disclosed_documents(r jsonb, language text)
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

-- The search entries of one row in one language; none if the row is not public. `r` is the row as JSON, `said` its
-- texts in that language.
create function private.list_search_entries(source text, r jsonb, language text)
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
        concat_ws(E'\n', private.texts_of(r -> 'content'),
          private.names_of_fee_heads(r -> 'content', list_search_entries.language)), p.id, null::timestamptz, p.campus,
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
        concat_ws(E'\n', said ->> 'summary', said ->> 'body', coalesce(nullif(said ->> 'venue', ''), r ->> 'venue')),
        '/invites/' || (r ->> 'slug'),
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
    if (r ->> 'is_active')::boolean and not (r ->> 'withheld')::boolean then
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

-- Enters the words of a plain text that are not known yet.
create function private.add_search_words(words text) returns void
-- Planned for each call: a plan from the time when there were few words would read all of them.
language plpgsql security definer set search_path = ''
  set plan_cache_mode = force_custom_plan
as $$
declare
  new_words text[];
begin
  -- Known words are looked up together: one by one they took four fifths of the time of saving a row.
  select array_agg(one.word) into new_words
  from (
    select word from unnest(string_to_array(add_search_words.words, ' ')) as word
    where length(word) between 3 and 40 and word !~ '^[0-9]'
    except
    select known.word from private.search_words known
    where known.word = any (string_to_array(add_search_words.words, ' '))
  ) as one;
  if new_words is not null then
    -- One writer of words at a time: two that add the same words in different orders would deadlock.
    perform pg_advisory_xact_lock(20261121001100);
    insert into private.search_words (word, sound)
    select one.word, private.sound_of(one.word) from unnest(new_words) as one (word)
    on conflict (word) do nothing;
  end if;
end $$;

create function private.add_search_entries(source text, r jsonb) returns void
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

-- The trigger "index_for_search" of each table that is searched.
create function private.index_for_search() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' then
    delete from private.search_entries e where e.source = tg_table_name and e.row_key = to_jsonb(old) ->> 'id';
  end if;
  if tg_op <> 'DELETE' then
    perform private.add_search_entries(tg_table_name, private.without_markup(to_jsonb(new)));
  end if;
  return null;
end $$;

-- ---------------------------------------------------------------------------------------------------------
-- Pages that a search finds by name, even before anyone has written their content, with the words that people
-- use for them. The server enters them when it starts, from data/pages/site-map.ts.

create table private.site_pages (
  -- The address of the page without a language.
  id text primary key,
  -- Its key in public.site_content, if it has any content.
  content_key text unique,
  campus text,
  -- Its name in each language, and other words that people search it by.
  titles jsonb not null,
  also jsonb not null default '{}'
);
alter table private.site_pages enable row level security;
create trigger index_for_search after insert or update or delete on private.site_pages
  for each row execute function private.index_for_search();
