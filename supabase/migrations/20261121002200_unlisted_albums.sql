-- An unlisted album is known by its id alone: row-level security shows it in no list, whoever asks, and
-- what has its address is asked with the id.

drop policy "Published albums are public" on public.gallery_events;
create policy "Listed albums are public" on public.gallery_events for select to anon, authenticated
  using (published and not unlisted);

drop policy "Pictures of published albums are public" on public.gallery_images;
create policy "Pictures of listed albums are public" on public.gallery_images for select to anon, authenticated
  using (exists (select from public.gallery_events g
    where g.id = gallery_event_id and g.published and not g.unlisted));

drop policy "Former slugs of what is published are public" on public.former_slugs;
create policy "Former slugs of what is listed are public" on public.former_slugs for select to anon, authenticated
  using (
    exists (select from public.events e where e.id = event_id and e.status = 'published' and e.publish_at <= now())
    or exists (select from public.gallery_events g
      where g.id = gallery_event_id and g.published and not g.unlisted)
  );

-- The published album that has an id, listed or not; no row where there is none.
create function public.get_album(album_id uuid) returns setof public.gallery_events
language sql stable security definer rows 1 set search_path = ''
as $$ select * from public.gallery_events where id = album_id and published $$;
grant execute on function public.get_album(uuid) to anon, authenticated;

-- Its pictures in their order, at most a thousand.
create function public.list_album_pictures(album_id uuid) returns setof public.gallery_images
language sql stable security definer set search_path = ''
as $$
  select i.* from public.gallery_images i
  join public.gallery_events g on g.id = i.gallery_event_id
  where g.id = album_id and g.published
  order by i.position, i.id limit 1000
$$;
grant execute on function public.list_album_pictures(uuid) to anon, authenticated;
