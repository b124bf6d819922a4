-- What the gallery's filters offer. It jumps through the indexes from one year and one category to
-- the next, so that it costs the same with ten albums and with ten thousand.

create index gallery_events_listed_category_idx on public.gallery_events (category)
  where published and not unlisted;

create function public.list_album_choices()
returns table (years integer[], categories text[])
language sql stable set search_path = ''
as $$
  with recursive
    newest (day) as (
      (select max(held_on) from public.gallery_events where published and not unlisted)
      union all
      select (
        select max(held_on) from public.gallery_events
        where published and not unlisted and held_on < date_trunc('year', newest.day)::date
      )
      from newest where newest.day is not null
    ),
    first (category) as (
      (select min(category) from public.gallery_events where published and not unlisted)
      union all
      select (
        select min(category) from public.gallery_events
        where published and not unlisted and category > first.category
      )
      from first where first.category is not null
    )
  select
    array(select extract(year from day)::integer from newest where day is not null),
    array(select category from first where category is not null)
$$;
grant execute on function public.list_album_choices() to anon, authenticated;
