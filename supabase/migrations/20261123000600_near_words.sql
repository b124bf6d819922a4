-- A misspelt word is looked up, not searched for: each word of the site stands under its sound with a
-- letter left out, or two of a long word. A query's word is taken apart in the same way, and only the few
-- words that meet are compared letter by letter. (Symmetric deletion: W. Garbe, SymSpell, 2012.)

create extension if not exists fuzzystrmatch with schema extensions;

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

create table private.search_word_keys (
  key text not null,
  word text not null,
  primary key (key, word)
);
alter table private.search_word_keys enable row level security;

create function private.add_search_word_keys() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.search_word_keys (key, word)
  select distinct key, a.word from added a, unnest(private.near_keys(a.sound)) as key;
  return null;
end $$;
revoke execute on function private.add_search_word_keys() from public, anon, authenticated;

drop index private.search_words_sound_idx;
insert into private.search_word_keys (key, word)
select distinct key, w.word from private.search_words w, unnest(private.near_keys(w.sound)) as key;
create trigger add_keys after insert on private.search_words
referencing new table as added for each statement execute function private.add_search_word_keys();

-- Whether two words are made of the same letters.
create function private.have_same_letters(one text, other text) returns boolean
language sql immutable set search_path = ''
as $$
  select array(select unnest(string_to_array(one, null)) order by 1)
    = array(select unnest(string_to_array(other, null)) order by 1)
$$;

-- Writes of late would wait in a list that each search reads through; PGlite has nobody to empty it.
alter index private.search_entries_words_idx set (fastupdate = off);
select gin_clean_pending_list('private.search_entries_words_idx');

-- In PL/pgSQL, which keeps its plan: it is asked for each word, and for each word near to it.
create or replace function private.finds_something(query tsquery) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from private.search_entries e
    where e.words @@ query and e.visible_from <= now() and e.visible_until > now());
end $$;

drop function private.list_near_words(text, real, integer);

-- The words nearest to one, nearest first, that find something public. A short word may have one mistake,
-- a long one two; for a suggestion, each may have two.
create function private.list_near_words(word text, is_suggestion boolean, most integer)
returns table (near text)
language plpgsql stable security definer set search_path = ''
as $$
declare
  heard text := private.sound_of(list_near_words.word);
  keys text[] := private.near_keys(heard);
  allowed integer := case when is_suggestion or length(heard) > 6 then 2 else 1 end;
  candidate text;
  found_words integer := 0;
begin
  for candidate in
    select met.word
    from (select distinct k.word from private.search_word_keys k where k.key = any(keys)) as met,
      lateral (select private.sound_of(met.word) as sound) as said,
      lateral (select extensions.levenshtein_less_equal(heard, said.sound, 2) as distance) as letters,
      lateral (
        -- Two letters that changed places are one mistake.
        select distance - (distance = 2 and length(heard) = length(said.sound)
          and private.have_same_letters(heard, said.sound))::integer as mistakes
      ) as counted
    where mistakes <= allowed
    order by mistakes, left(said.sound, 1) = left(heard, 1) desc,
      extensions.similarity(list_near_words.word, met.word) desc, met.word
    limit 12
  loop
    exit when found_words >= most;
    if private.finds_something(private.search_query(array[candidate])) then
      near := candidate;
      found_words := found_words + 1;
      return next;
    end if;
  end loop;
end $$;
grant execute on function private.list_near_words(text, boolean, integer) to anon, authenticated, service_role;

create or replace function private.meant_words(words text[]) returns text[]
language plpgsql stable set search_path = ''
as $$
declare
  meant text[] := '{}';
  word text;
begin
  foreach word in array words loop
    if length(word) > 3 and not private.finds_something(private.search_query(array[word])) then
      word := coalesce((select near from private.list_near_words(word, false, 1)), word);
    end if;
    meant := meant || word;
  end loop;
  return meant;
end $$;

create or replace function public.suggest_search_words(query text, most integer default 5)
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
