-- The meaning of a query: synonyms in both languages, and the words that misspelt ones stand for. The index is in
-- 01_words.sql, the search in 03_site_search.sql.

-- Words and phrases that mean the same, as one topic. The server enters them when it starts, from
-- data/pages/search-topics.ts.
create table private.search_terms (
  -- In plain words.
  phrase text primary key,
  -- How many words that is.
  size integer not null,
  -- Null for a small word such as "का", which does not count.
  topic text,
  -- The query that finds the topic, and the beginnings of the words that do; null for a small word.
  found_by tsquery,
  stems text[]
);
alter table private.search_terms enable row level security;

-- ---------------------------------------------------------------------------------------------------------
-- Questions to the index.

-- The query for a plain word in its forms; null for an English stop word.
create function private.word_query(word text, is_unfinished boolean) returns tsquery
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

-- The query for all words of a text, each with its synonyms; an unfinished last word matches as a prefix. Null if no
-- word could find anything. The words come from private.plain_words, so they hold no punctuation and no operators.
create function private.search_query(words text[], is_unfinished boolean default false) returns tsquery
language plpgsql stable security definer set search_path = ''
as $$
declare
  place integer := 1;
  longest integer := coalesce(cardinality(words), 0);
  term private.search_terms;
  one tsquery;
  whole tsquery;
  of_small_words tsquery;
begin
  while place <= longest loop
    select t.* into term from private.search_terms t
    where t.phrase in (words[place], array_to_string(words[place:place + 1], ' '),
      array_to_string(words[place:place + 2], ' '))
    order by t.size desc limit 1;
    if term.size > 1 then
      one := private.search_query_of_phrase(words[place:place + term.size - 1]);
    else
      one := private.word_query(words[place], is_unfinished and place = longest);
    end if;
    if one is null or (term.phrase is not null and term.topic is null) then
      of_small_words := coalesce(of_small_words && ('''' || words[place] || '''')::tsquery,
        ('''' || words[place] || '''')::tsquery);
    else
      one := coalesce(one || term.found_by, one);
      whole := coalesce(whole && one, one);
    end if;
    place := place + coalesce(term.size, 1);
  end loop;
  return coalesce(whole, of_small_words);
end $$;

-- Requires each word of a phrase, except small words.
create function private.search_query_of_phrase(words text[]) returns tsquery
language plpgsql immutable set search_path = ''
as $$
declare
  word text;
  whole tsquery;
begin
  foreach word in array words loop
    whole := coalesce(whole && private.word_query(word, false), private.word_query(word, false), whole);
  end loop;
  return whole;
end $$;

-- The common beginning of the words that a word finds.
create function private.search_stem(word text) returns text
language sql immutable set search_path = ''
as $$
  select coalesce(nullif(regexp_replace(
    (tsvector_to_array(to_tsvector('pg_catalog.english', word)))[1], '(?<=..)i$', ''), ''), word)
$$;

-- The beginnings of words that a page marks in results: of the words of the query and of their synonyms.
create function private.search_stems(words text[]) returns text[]
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
grant execute on function private.search_stems to anon, authenticated;

-- Chooses the query to run and its words. Each step is tried only if the one before finds nothing: all words as they
-- are; the last word as a prefix; misspelt words corrected; only the words that name a topic.
create function private.choose_question(asked text[], out question tsquery, out words text[], out searched text)
language plpgsql stable security definer set search_path = ''
as $$
declare
  is_unfinished boolean;
begin
  words := asked;
  for attempt in 1 .. 3 loop
    if attempt = 2 then
      words := private.meant_words(words);
      continue when words = asked;
    elsif attempt = 3 then
      words := private.words_of_topics(words);
      exit when cardinality(words) = 0;
    end if;
    foreach is_unfinished in array array[false, true] loop
      question := private.search_query(words, is_unfinished);
      if question is null or private.finds_something(question) then
        searched := array_to_string(words, ' ') || case when is_unfinished then '…' else '' end;
        return;
      end if;
    end loop;
  end loop;
end $$;
grant execute on function private.choose_question to anon, authenticated;

-- The words of a query that belong to a topic, in their order.
create function private.words_of_topics(words text[]) returns text[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  place integer := 1;
  size integer;
  kept text[] := '{}';
begin
  while place <= cardinality(words) loop
    select t.size into size from private.search_terms t
    where t.topic is not null and t.phrase in (words[place], array_to_string(words[place:place + 1], ' '),
      array_to_string(words[place:place + 2], ' '))
    order by t.size desc limit 1;
    if size is not null then
      kept := kept || words[place:place + size - 1];
    end if;
    place := place + coalesce(size, 1);
  end loop;
  return kept;
end $$;
