-- What the site search can find. Row-level security keeps PostgreSQL from using a text index first (text
-- search operators are not leakproof). So everything that visitors may find is kept in a table of its own,
-- which no client reads and which triggers fill with public rows alone. The questions are in
-- 07_site_search.sql, where row-level security has the last word; the words of a question in 21_search_words.sql.

create table private.search_entries (
  source text not null,
  row_key text not null,
  part integer not null default 0,
  language text not null check (language ~ '^[a-z]{2,3}$'),
  -- What is found; its entries in all languages share this id.
  subject text not null,
  kind text not null,
  title text not null,
  -- Passages, one per line.
  body text not null default '',
  path text not null,
  occurs_at timestamptz,
  campus text,
  visible_from timestamptz not null default '-infinity',
  visible_until timestamptz not null default 'infinity',
  words tsvector not null,
  primary key (source, row_key, language, part)
);
-- With fast updates, recent writes wait in a list that each search must scan; PGlite has no process to empty it.
create index search_entries_words_idx on private.search_entries using gin (words) with (fastupdate = off);
create index search_entries_subject_idx on private.search_entries (subject, language);
alter table private.search_entries enable row level security;

-- All words of the entries, to find the word that was meant. A word is offered only while it finds something
-- public, so words that are left over do no harm.
create table private.search_words (
  word text primary key,
  sound text not null
);
alter table private.search_words enable row level security;

-- A misspelt word is looked up by key: each word of the site is indexed under its sound with one letter left out,
-- or two for a long word. A word of a query gets keys in the same way, and only the few words with a key in
-- common are compared letter by letter. (Symmetric deletion: W. Garbe, SymSpell, 2012.)
create table private.search_word_keys (
  key text not null,
  word text not null,
  primary key (key, word)
);
alter table private.search_word_keys enable row level security;

-- Seven letters tell most words apart, and more would make many more keys.
create function private.near_keys(sound text) returns text[]
language plpgsql immutable set search_path = ''
as $$
declare
  whole text := left(sound, 7);
  letters integer := length(whole);
  shorter text;
  keys text[] := array[whole];
begin
  if length(sound) < 3 then
    return keys;
  end if;
  for one in 1 .. letters loop
    shorter := left(whole, one - 1) || substr(whole, one + 1);
    keys := keys || shorter;
    if length(sound) > 6 then
      for two in one .. letters - 1 loop
        keys := keys || (left(shorter, two - 1) || substr(shorter, two + 1));
      end loop;
    end if;
  end loop;
  return keys;
end $$;

-- A Hindi word has one more key, "=" and its sound without any a, for those who write it in Latin letters.
create function private.add_search_word_keys() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.search_word_keys (key, word)
  select distinct key, a.word from added a, unnest(private.near_keys(a.sound)
    || case when a.word ~ '[ऀ-ॿ]' then array['=' || private.spoken(a.sound)] else '{}' end) as key;
  return null;
end $$;
create trigger add_keys after insert on private.search_words
referencing new table as added for each statement execute function private.add_search_word_keys();

-- What the search calls things whose names are the site's own, in each language: "documents/<kind>" the papers that
-- a school must disclose, "stop" a bus stop. The server enters them when it starts (save_site_pages).
create table private.search_names (
  id text primary key,
  names jsonb not null
);
alter table private.search_names enable row level security;

-- Words only, separated by single spaces: lower case without accents, in Latin letters or those of an Indian script,
-- Devanagari without nukta and with one nasal sign, digits 0 to 9. The same in every locale.
create function private.plain_words(value text) returns text
language sql stable set search_path = ''
as $$
  select btrim(regexp_replace(
    translate(
      lower(extensions.unaccent('extensions.unaccent'::regdictionary, normalize(left(value, 20000), NFKC))),
      'ँ०१२३४५६७८९़''’' || chr(8204) || chr(8205), 'ं0123456789'),
    '[^a-z0-9ऀ-ॣॱ-෿]+', ' ', 'g'))
$$;
grant execute on function private.plain_words to anon, authenticated;

-- A Devanagari word in Latin letters, with long and short, aspirated and unaspirated sounds alike. Trigrams of
-- it forgive what people confuse, and need no locale that knows the script.
create function private.sound_of(word text) returns text
language sql immutable set search_path = ''
as $$
  select translate(word,
    'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसहअआइईउऊऋएऐओऔऑािीुूृेैोौॉंः्',
    'kkggnccjjnttddnttddnppbbmyrlvssshaaiiuureeoooaiiuureeooonh')
$$;
grant execute on function private.sound_of to authenticated;

-- The part of a sound that all spellings share: no a, and no letter twice in a row.
create function private.spoken(sound text) returns text
language sql immutable set search_path = ''
as $$
  select regexp_replace(replace(sound, 'a', ''), '(.)\1+', '\1', 'g')
$$;

-- The vector of plain words: each as its English stem, and as written, for other scripts and unfinished words. Small
-- words count in titles and names only.
create function private.search_vector(words text, weight "char") returns tsvector
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

-- Null if the text is no date: people type it.
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

-- The papers of each campus. One without a title of its own has the name of its kind, in every language.
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

-- What can be found of one row in one language; nothing if it is not public. `r` is the row as JSON, `said`
-- its texts in that language.
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
-- Planned for each call: a plan that was kept since there were few words would read all of them.
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
