-- The list of hidden files is whole, however long it is (docs/decisions/consents.md).

drop function public.list_hidden_media();

-- Uploaded files that are not served: pictures that somebody asked to hide or that wait for their marks or for
-- consent, portraits that their owner's verified profile does not show, and pictures of alumni that no class note
-- shows. One value instead of rows, because an answer ends after a thousand rows without saying so, and the files past
-- it would be served. Runs with the caller's rights, so that only the server finds all of them.
create function public.list_hidden_media() returns text[]
language sql stable set search_path = ''
as $$
  select coalesce(array_agg(h.id::text), '{}') from (
    select private.media_id(i.path) from public.gallery_images i
    where i.hidden_at is not null and private.media_id(i.path) is not null
    union
    select m.id from public.media_files m where m.withheld
    union
    -- Not files: these tell other replicas that words beside a picture or video wait, so that they drop their pages.
    select i.id from public.gallery_images i where i.withheld_at is not null
    union
    select v.id from public.youtube_videos v where v.withheld
    union
    select m.id from public.media_files m
    where m.purpose = 'avatar' and not exists (
      select from public.alumni_profiles p
      where p.id = m.created_by and p.status = 'verified' and private.media_id(p.avatar) = m.id)
    union
    select m.id from public.media_files m
    where m.purpose = 'post' and not exists (
      select from public.alumni_posts w join public.alumni_profiles p on p.id = w.author_id and p.status = 'verified'
      where private.media_id(w.picture) = m.id and w.status <> 'declined')
  ) h (id)
$$;
