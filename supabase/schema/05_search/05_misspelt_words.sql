-- Misspelt words, and the list of topics that the server enters.

-- Whether two words are made of the same letters.
create function private.have_same_letters(one text, other text) returns boolean
language sql immutable set search_path = ''
as $$
  select array(select unnest(string_to_array(one, null)) order by 1)
    = array(select unnest(string_to_array(other, null)) order by 1)
$$;

-- The kind of slip by which a word is misspelt for another; null if the two are merely similar. 'any': a letter
-- doubled or not, two letters swapped, in a long word a wrong vowel or a missing consonant. A different consonant
-- makes another word: "horse" is no slip for "house". 'name': a shorter word that has lost one letter of a name.
create function private.slip_of(word text, meant text) returns text
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

-- The sound of a Hindi word written in Latin letters, as private.spoken gives it for Devanagari.
create function private.spoken_in_latin(word text) returns text
language sql immutable set search_path = ''
as $$
  select private.spoken(regexp_replace(replace(replace(replace(replace(replace(replace(replace(
    translate(word, 'zwfqy', 'jvpky'), 'chh', 'c'), 'ksh', 'ks'), 'ee', 'i'), 'oo', 'u'), 'ai', 'e'), 'au', 'o'),
    'x', 'ks'), '([kgcjtdpbs])h', '\1', 'g'))
$$;

-- Words of the site in the same script that find something public, nearest first. A correction made without asking
-- must mend a slip; a suggestion may have one mistake, or two in a long word.
create function private.list_near_words(word text, is_suggestion boolean, most integer)
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
        -- Computed once for each word that is near enough.
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
grant execute on function private.list_near_words to anon, authenticated;

-- The Hindi word of the site that a word in Latin letters spells, if that finds something public.
create function private.word_in_devanagari(latin text) returns text
language sql stable security definer set search_path = ''
as $$
  select k.word from private.search_word_keys k
  where k.key = '=' || private.spoken_in_latin(latin) and length(private.spoken_in_latin(latin)) > 2
    and private.finds_something(private.search_query(array[k.word]))
  order by extensions.levenshtein(private.sound_of(k.word), left(latin, 40)), k.word limit 1
$$;

-- Whether a word is in a title or among other names, or means a topic.
create function private.is_name(word text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from private.search_terms t where t.phrase = word)
    or exists (select from private.search_entries e where e.words @@ ('''' || word || ''':AB')::tsquery
      and e.visible_from <= now() and e.visible_until > now());
end $$;

-- A word that finds nothing is replaced by the one that was meant, in its own script or, for Hindi in Latin
-- letters, in Devanagari. A word that means a topic is no mistake.
create function private.meant_words(words text[]) returns text[]
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

-- Words of the site that are near to those of a query without results, at most `most`.
create function public.suggest_search_words(query text, most integer default 5)
returns table (word text)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
begin
  if length(suggest_search_words.query) > 100 then
    raise exception 'Please search for at most 100 characters.' using errcode = '22023', detail = 'query';
  end if;
  return query
    select distinct on (n.near) n.near
    from unnest((string_to_array(nullif(private.plain_words(suggest_search_words.query), ''), ' '))[1:4]) as w (word),
      lateral private.list_near_words(w.word, true, 4) as n
    where length(w.word) > 2
    limit least(greatest(coalesce(suggest_search_words.most, 5), 1), 10);
end $$;
grant execute on function public.suggest_search_words to anon, authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- The list of topics.

-- Replaces all topics, `[{"id": …, "words": […], "asked": […]}]`: `words` find a topic, `asked` only ask for it.
-- Entries without an id are small words. Returns how many terms are new, changed or gone.
create function public.save_search_topics(topics jsonb) returns integer
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
      -- A word is found anywhere, a phrase only by its words in one title or name.
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
