-- Who works in a field in a city is what people ask most: with an index of its own a page of it costs
-- the same in a school of 1,000 and of 100,000 alumni, in place of reading everybody of the city.

create index alumni_listing_city_industry_idx
  on private.alumni_listing (scope, city, industry, sort_key, person);

-- As before; only that both of them are ways into the list.
create or replace function private.find_listed(facets jsonb, words jsonb, mates integer, after_key text,
  after_person uuid, most integer)
returns setof private.alumni_listing
language plpgsql stable security definer set search_path = ''
  set enable_sort = off set enable_bitmapscan = off set enable_seqscan = off
  set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  rarest text;
  ways text[];
  way text;
  conditions text := '';
  in_scope integer;
  parts text[] := '{}';
  one record;
begin
  -- A word without a meaning finds nobody.
  if exists (select from jsonb_array_elements(words) as w (meant) where w.meant = '[]') then
    return;
  end if;
  select asked.name into rarest from (
    select f.key as name, (select coalesce(sum(c.people), 0) from private.alumni_counts c
      where c.scope in (0, mates) and c.field = f.key and c.value = f.value) as people
    from jsonb_each_text(facets) as f
    -- Mentors have an index of their own by each of the other facets.
    where f.key <> 'mentor' or facets - 'mentor' = '{}'
    union all
    select w.place::text, (select coalesce(sum(c.people), 0) from private.alumni_counts c
      where c.scope in (0, mates) and c.field = 'word' and c.value in (select jsonb_array_elements_text(w.meant)))
    from jsonb_array_elements(words) with ordinality as w (meant, place)
  ) as asked order by asked.people, asked.name limit 1;

  ways := case when rarest in ('city', 'industry') and facets ?& array['city', 'industry']
    then array['city', 'industry'] else array[rarest] end;
  for one in select f.key, f.value from jsonb_each_text(facets) as f loop
    conditions := conditions || case
      when one.key = 'mentor' then ' and l.mentor'
      when one.key = 'batch' then format(case when one.key = any(ways) then ' and l.batch = %L::integer'
        else ' and l.batch is not distinct from %L::integer' end, one.value)
      else format(case when one.key = any(ways) then ' and l.%I = %L' else ' and l.%I is not distinct from %L' end,
        one.key, one.value) end;
  end loop;
  for one in
    select w.place::text as key, array(select jsonb_array_elements_text(w.meant)) as meant
    from jsonb_array_elements(words) with ordinality as w (meant, place)
  loop
    if one.key = rarest then
      way := format('(select l.* from unnest(%L::text[]) as wanted (word) cross join lateral (
        select l.* from private.alumni_listing_words w join private.alumni_listing l
          on l.person = w.person and l.scope = w.scope
        where w.word = wanted.word and w.scope = %%1$s%%2$s order by w.sort_key, w.person limit %%3$s) as l)',
        one.meant);
    else
      conditions := conditions || format(' and l.words && %L::text[]', one.meant);
    end if;
  end loop;

  foreach in_scope in array case when mates > 0 then array[0, mates] else array[0] end loop
    parts := parts || format(
      coalesce(way, '(select l.* from private.alumni_listing l where l.scope = %1$s%2$s
        order by l.sort_key, l.person limit %3$s)'),
      in_scope,
      case when in_scope = 0 then format(' and l.replaced_for <> %s', mates) else '' end || conditions
        || case when after_key is null then ''
           else format(' and (%1$s.sort_key, %1$s.person) > (%2$L, %3$L)',
             case when way is null then 'l' else 'w' end, after_key, after_person) end,
      most);
  end loop;
  return query execute format('select distinct on (l.sort_key, l.person) l.* from (%s) as l
    order by l.sort_key, l.person limit %s', array_to_string(parts, ' union all '), most);
end $$;
