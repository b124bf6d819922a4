-- Searching the directory.

-- Turns typed words into a query of the listing. A word matches itself; if nobody has it, the words that it begins;
-- otherwise those that sound nearest. A word without a match finds nobody, and so does punctuation alone.
create function private.directory_words(typed text) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  word text;
  heard text;
  answer text;
begin
  perform set_config('pg_trgm.word_similarity_threshold', '0.4', true);
  for word in select left(one.word, 40)
    from string_to_table(coalesce(nullif(private.plain_words(left(typed, 100)), ''), '?'), ' ') as one (word)
    where btrim(typed) <> '' limit 5
  loop
    heard := private.name_sound(word);
    answer := concat_ws(' & ', answer, format('(%s)', coalesce(
      (select quote_literal(word) || case t.term when word then '' else ':*' end
        from private.alumni_terms_of_reader t
        where t.term >= word and t.term < word || chr(65535) order by t.term limit 1),
      (select string_agg(quote_literal(near.term), '|') from (
        select t.term from private.alumni_terms_of_reader t
        where length(heard) > 2 and heard operator(extensions.<%) t.sound
        order by extensions.word_similarity(heard, t.sound) + extensions.similarity(heard, t.sound) desc, t.term
        limit 4) as near),
      '''?''')));
  end loop;
  return answer;
end $$;

-- Combines words and chosen filters ({"batch": 2014, "city": "New Delhi"}) into a query; without any it finds
-- everybody.
create function private.directory_query(words text, chosen jsonb) returns tsquery
language sql stable set search_path = ''
as $$
  select coalesce(nullif(concat_ws(' & ', words, (
    select string_agg(format('''=%s:%s''', c.key, private.plain_words(c.value)), ' & ')
    from jsonb_each_text(chosen) as c where private.plain_words(c.value) <> '')), ''), '''=all''')::tsquery
$$;

-- One page of the directory, for verified alumni and the office; empty for everyone else. Filters take any spelling
-- of a value; `after_person` is the last person of the page before.
create function public.list_directory(search_text text default null, batch integer default null,
  campus text default null, house text default null, city text default null, country text default null,
  industry text default null, mentors boolean default false, after_person uuid default null,
  most integer default 24)
returns setof public.alumni_directory
language plpgsql stable security definer set search_path = ''
as $$
declare
  asked tsquery := private.directory_query(private.directory_words(search_text), jsonb_build_object('batch', batch,
    'campus', campus, 'house', house, 'city', city, 'country', country, 'industry', industry,
    'mentor', case when mentors then 'yes' end));
  after_key text := coalesce(
    (select l.sort_key from private.alumni_listing_of_reader l where l.person = after_person), '');
  page_size integer := least(greatest(most, 1), 100);
  ids uuid[];
begin
  ids := array(
    with few as materialized (
      select l.person, l.sort_key from private.alumni_listing_of_reader l where l.terms @@ asked limit 1001
    )
    (select f.person from few f
      where (select count(*) from few) <= 1000 and (f.sort_key, f.person) > (after_key, after_person)
      order by f.sort_key, f.person limit page_size)
    union all
    -- If more than 1,000 people match, the list is read in its order until the page is full.
    (select l.person from private.alumni_listing_of_reader l
      where (select count(*) from few) > 1000 and (l.sort_key, l.person) > (after_key, after_person)
        and case when l.terms @@ asked then true end
      order by l.sort_key, l.person limit page_size));
  return query select d.* from public.alumni_directory d where d.id = any(ids)
    order by array_position(ids, d.id);
end $$;
grant execute on function public.list_directory to authenticated;

-- The choices that narrow the directory, with the number of people each leaves: exact up to 1,000 people, without a
-- number above. The alternatives to a chosen filter are counted as if it were not chosen.
create function public.count_directory_facets(search_text text default null, batch integer default null,
  campus text default null, house text default null, city text default null, country text default null,
  industry text default null, mentors boolean default false)
returns table (field text, value text, label text, people integer)
language plpgsql stable security definer set search_path = ''
as $$
declare
  words text := private.directory_words(search_text);
  chosen jsonb := jsonb_strip_nulls(jsonb_build_object('batch', batch, 'campus', campus, 'house', house, 'city', city,
    'country', country, 'industry', industry, 'mentor', case when mentors then 'yes' end));
  left_out text;
  asked tsquery;
  total integer;
  found jsonb;
begin
  foreach left_out in array array[''] || array(select jsonb_object_keys(chosen)) loop
    asked := private.directory_query(words, chosen - left_out);
    -- The count of a single term is stored.
    total := (select t.people from private.alumni_terms_of_reader t
      where numnode(asked) = 1 and t.term = btrim(asked::text, ''''));
    if total is null or total <= 1000 then
      found := (select jsonb_object_agg(s.word, s.ndoc) from ts_stat(format(
        'select l.facets from private.alumni_listing_of_reader l where l.terms @@ %L limit 1001', asked)) as s);
      total := found ->> '=all';
    end if;
    return query
      select one.field, case one.field when 'campus' then t.label else split_part(t.term, ':', 2) end, t.label,
        case when asked = '''=all''' then t.people when total <= 1000 then (found ->> t.term)::integer end
      from private.alumni_terms_of_reader t, substr(split_part(t.term, ':', 1), 2) as one (field)
      where t.term >= '=' and t.term < '>' and (total > 1000 or found ? t.term)
        and case left_out when '' then not chosen ? one.field else one.field = left_out end;
  end loop;
end $$;
grant execute on function public.count_directory_facets to authenticated;
