-- The pictures of an album.

create table public.gallery_images (
  id uuid primary key default gen_random_uuid(),
  gallery_event_id uuid not null references public.gallery_events (id) on delete cascade,
  path text not null constraint gallery_images_path_address check (private.is_address(path)),
  width integer not null check (width between 1 and 100000),
  height integer not null check (height between 1 and 100000),
  thumbhash text check (length(thumbhash) <= 60),
  alt text not null default '' check (length(alt) <= 300),
  caption text not null default '' check (length(caption) <= 600),
  translations jsonb not null default '{}' check (private.is_translation(translations)),
  position integer not null default 0,
  focal_x real not null default 0.5 check (focal_x between 0 and 1),
  focal_y real not null default 0.5 check (focal_y between 0 and 1),
  -- Hidden at someone's request: public.photo_requests.
  hidden_at timestamptz,
  -- Hidden until everybody in it may be shown (08_consents/07_children_in_pictures.sql).
  withheld_at timestamptz,
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index gallery_images_album_idx on public.gallery_images (gallery_event_id, position, id);
create index gallery_images_media_idx on public.gallery_images (private.media_id(path));
create index gallery_images_hidden_idx on public.gallery_images (hidden_at) where hidden_at is not null;

alter table public.gallery_images enable row level security;
grant select, insert, update, delete on public.gallery_images to anon, authenticated;
grant all on public.gallery_images to service_role;
create policy "Pictures of listed albums are public" on public.gallery_images for select to anon
  using (
    hidden_at is null and withheld_at is null
    and exists (select from public.gallery_events g where g.id = gallery_event_id and g.published and not g.unlisted)
  );
create policy "Who may read" on public.gallery_images for select to authenticated
  using (
    (hidden_at is null and withheld_at is null
      and exists (
        select from public.gallery_events g where g.id = gallery_event_id and g.published and not g.unlisted))
    or (select private.may('gallery_images', false))
  );
create policy "Who may add" on public.gallery_images for insert to authenticated
  with check ((select private.may('gallery_images')));
create policy "Who may change" on public.gallery_images for update to authenticated
  using ((select private.may('gallery_images'))) with check ((select private.may('gallery_images')));
create policy "Who may delete" on public.gallery_images for delete to authenticated
  using ((select private.may('gallery_images')));

create trigger stamp before insert or update on public.gallery_images
  for each row execute function private.stamp_row();
create trigger keep_sample_mark before insert or update on public.gallery_images
  for each row execute function private.keep_sample_mark();
create trigger guard_campus before insert or update or delete on public.gallery_images
  for each row execute function private.guard_campus();
create trigger guard_drafts before insert or update or delete on public.gallery_images
  for each row execute function private.guard_drafts();
create trigger audit after insert or update or delete on public.gallery_images
  for each row execute function private.audit_row();

insert into private.managed_tables values ('gallery_images');

-- An album's visible pictures in order, at most a thousand.
create function public.list_album_pictures(album_id uuid) returns setof public.gallery_images
language sql stable security definer set search_path = ''
as $$
  select i.* from public.gallery_images i
  join public.gallery_events g on g.id = i.gallery_event_id
  where g.id = album_id and g.published and i.hidden_at is null and i.withheld_at is null
  order by i.position, i.id limit 1000
$$;
grant execute on function public.list_album_pictures to anon, authenticated;

-- A visible picture, whichever album it is in.
create function public.get_picture(picture_id uuid)
returns table (id uuid, path text, width integer, height integer, alt text, caption text, translations jsonb,
               album_id uuid, album_title text, album_translations jsonb)
language sql stable security definer rows 1 set search_path = ''
as $$
  select i.id, i.path, i.width, i.height, i.alt, i.caption, i.translations, g.id, g.title, g.translations
  from public.gallery_images i join public.gallery_events g on g.id = i.gallery_event_id
  where i.id = get_picture.picture_id and i.hidden_at is null and i.withheld_at is null and g.published
$$;
grant execute on function public.get_picture to anon, authenticated;

-- A description written in an album also describes the picture in the media library, until staff write another
-- there.
create function private.describe_media_file() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.media_files m set alt = new.alt
  where m.id = private.media_id(new.path) and m.alt = '' and m.purpose = 'site';
  return null;
end $$;
create trigger describe_file after insert or update of alt, path on public.gallery_images
  for each row when (new.alt <> '') execute function private.describe_media_file();

-- Covers are cropped a little. An album copies the focal point of its picture with the cover's address, so that a
-- list of albums reads one table.
create function private.focus_new_cover() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  select i.focal_x, i.focal_y into new.cover_focal_x, new.cover_focal_y
  from public.gallery_images i where i.gallery_event_id = new.id and i.path = new.cover limit 1;
  new.cover_focal_x := coalesce(new.cover_focal_x, 0.5);
  new.cover_focal_y := coalesce(new.cover_focal_y, 0.5);
  return new;
end $$;
create trigger focus_cover before insert or update of cover, cover_focal_x, cover_focal_y on public.gallery_events
  for each row execute function private.focus_new_cover();

create function private.focus_cover_again() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.gallery_events g set cover_focal_x = new.focal_x, cover_focal_y = new.focal_y
  where g.id = new.gallery_event_id and g.cover = new.path
    and (g.cover_focal_x, g.cover_focal_y) is distinct from (new.focal_x, new.focal_y);
  return null;
end $$;
create trigger focus_cover after insert or update of path, focal_x, focal_y on public.gallery_images
  for each row execute function private.focus_cover_again();

-- Many pictures at once: each function is one change and is undone as one. Both run with the caller's rights.

-- Puts an album's pictures into the order of the ids. Returns how many moved.
create function public.order_album_pictures(album_id uuid, ids uuid[]) returns integer
language plpgsql volatile set search_path = ''
as $$
declare
  moved integer;
begin
  perform private.require_managed('gallery_images');
  perform private.require_at_most(cardinality(ids), 5000, 'ids');
  update public.gallery_images i set position = place.number - 1
  from unnest(ids) with ordinality as place (id, number)
  where i.id = place.id and i.gallery_event_id = album_id and i.position <> place.number - 1;
  get diagnostics moved = row_count;
  return moved;
end $$;
grant execute on function public.order_album_pictures to authenticated;

-- Moves pictures to the end of another album, in their order. Returns how many.
create function public.move_album_pictures(ids uuid[], album_id uuid) returns integer
language plpgsql volatile set search_path = ''
as $$
declare
  moved integer;
begin
  perform private.require_managed('gallery_images');
  perform private.require_at_most(cardinality(ids), 5000, 'ids');
  update public.gallery_images i set gallery_event_id = album_id, position = place.number
  from (
    select p.id, row_number() over (order by p.position, p.id)
      + coalesce((select max(own.position) from public.gallery_images own where own.gallery_event_id = album_id), -1)
      as number
    from public.gallery_images p where p.id = any (ids) and p.gallery_event_id <> album_id
  ) as place
  where i.id = place.id;
  get diagnostics moved = row_count;
  return moved;
end $$;
grant execute on function public.move_album_pictures to authenticated;
