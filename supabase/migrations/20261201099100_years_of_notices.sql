-- The list of notices offered only the years of the newest thousand.
-- The years of the current notices, by the date in India, newest first. It jumps through the index from one year to
-- the next, like public.list_story_years.
create function public.list_notice_years() returns setof integer
language sql stable set search_path = ''
as $$
  with recursive newest (moment) as (
    (select max(created_at) from public.latest_updates where is_active)
    union all
    select (
      select max(created_at) from public.latest_updates
      where is_active
        and created_at < date_trunc('year', newest.moment at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata'
    )
    from newest where newest.moment is not null
  )
  select extract(year from moment at time zone 'Asia/Kolkata')::integer from newest where moment is not null
$$;
grant execute on function public.list_notice_years to anon, authenticated;

-- The banner of every page takes the first notices in this order.
create index latest_updates_banner_idx on public.latest_updates (is_urgent desc, priority desc, created_at desc, id)
  where is_active;
