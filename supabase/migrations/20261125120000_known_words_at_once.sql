-- Known words are asked for all at once: asked for each word, that took four fifths of what saving a row costs.

create or replace function private.add_search_words(words text) returns void
-- Planned for each call: a plan that was kept since there were few words would read all of them.
language plpgsql security definer set search_path = ''
  set plan_cache_mode = force_custom_plan
as $$
declare
  new_words text[];
begin
  -- What is known is asked for all words at once: asked for each, it took four fifths of what saving a row costs.
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
