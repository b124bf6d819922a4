-- What staff do with many pictures of an album at once. Each function is one change, so that it is
-- undone as one; all run with the caller's rights.

-- Puts an album's pictures into the order of the ids. Answers how many changed their place.
create function public.order_album_pictures(album_id uuid, ids uuid[]) returns integer
language plpgsql volatile set search_path = ''
as $$
declare
  moved integer;
begin
  perform private.require_managed('gallery_images');
  update public.gallery_images i set position = place.number - 1
  from unnest(ids) with ordinality as place (id, number)
  where i.id = place.id and i.gallery_event_id = album_id and i.position <> place.number - 1;
  get diagnostics moved = row_count;
  return moved;
end $$;

-- Moves pictures to the end of another album, in the order they had. Answers how many.
create function public.move_album_pictures(ids uuid[], album_id uuid) returns integer
language plpgsql volatile set search_path = ''
as $$
declare
  moved integer;
begin
  perform private.require_managed('gallery_images');
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

-- The id of the uploaded picture that an address belongs to; null for any other address.
create function private.media_id(address text) returns uuid
language sql immutable set search_path = ''
as $$
  select substring(address from '^/media/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/')::uuid
$$;

-- What is said of a picture in an album describes it in the media library too, until staff say
-- something else there.
create function private.describe_media_file() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.media_files m set alt = new.alt where m.id = private.media_id(new.path) and m.alt = '';
  return null;
end $$;
create trigger describe_file after insert or update of alt, path on public.gallery_images
  for each row when (new.alt <> '') execute function private.describe_media_file();
