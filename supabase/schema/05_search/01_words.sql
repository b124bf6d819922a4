-- The index of the site search. Under row-level security PostgreSQL cannot use a text index first, because text
-- search operators are not leakproof. So triggers copy what visitors may find into a table of its own, which no
-- client reads. 03_site_search.sql searches it and applies row-level security to the results; 04_words_of_a_query.sql
-- interprets the query.

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

-- All words of the entries, to correct misspelt ones. A word is offered only while it finds something public, so
-- leftover words do no harm.
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

-- Compares seven letters: they tell most words apart, and more would make many more keys.
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

-- Names that the site itself gives to things in the search, in each language: "documents/<kind>" is a document that a
-- school must disclose, "stop" a bus stop. The server enters them when it starts (save_site_pages).
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
