-- A village whose name only ends like another is a guess.
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
      select s.id, n.name, n.heard from public.bus_stops s join private.heard_bus_stops n on n.stop_id = s.id
    ), judged as (
      select n.id, n.name, case
        when n.heard = asked then 1
        when length(asked) > 2 and starts_with(n.heard, asked) then 0.9
        when length(n.heard) > 3 and position(n.heard in asked) > 0 then 0.8
        -- "Sahib" is a word of "Paonta Sahib"; "Rajpur" is none of "Surajpur", so that is a guess.
        when length(asked) > 3 and position(asked in n.heard) > 0 then case when exists (
          select from regexp_split_to_table(n.name, '\s+') as word where starts_with(private.heard_place(word), asked))
          then 0.8 else 0.65 end
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
