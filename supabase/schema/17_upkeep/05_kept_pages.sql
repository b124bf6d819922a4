-- What the server asks about pages that it keeps: when they change without a write, and which tables have changed.

-- For each table, the next moment at which visitors see something else without a write.
create function public.list_due_changes() returns table (table_name text, due_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
    select 'events', min(e.publish_at) from public.events e
    where e.status = 'published' and e.publish_at > now() having min(e.publish_at) is not null
    union all
    select 'news_stories', min(s.publish_at) from public.news_stories s
    where s.status = 'published' and s.publish_at > now() having min(s.publish_at) is not null
    union all
    select 'own_pages', min(p.publish_at) from public.own_pages p
    where p.status = 'published' and p.publish_at > now() having min(p.publish_at) is not null
    union all
    select 'latest_updates', min(least(
      case when u.starts_at > now() then u.starts_at end, case when u.expires_at > now() then u.expires_at end))
    from public.latest_updates u
    where u.is_active and (u.starts_at > now() or u.expires_at > now()) having count(*) > 0
    union all
    select 'site_content', min(c.published_at) from public.site_content c
    where c.published_at > now() having min(c.published_at) is not null;
end $$;

-- How often each table was written to, by PostgreSQL's own count. Replicas of the web server learn from it what
-- others wrote, without a trigger that would slow every write. The count is up to ten seconds old. From the schema
-- private, only tables that a public page shows.
create function public.list_table_changes() returns table (table_name text, changes double precision)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_server();
  return query
    select s.relname::text, (s.n_tup_ins + s.n_tup_upd + s.n_tup_del)::double precision
    from pg_catalog.pg_stat_user_tables s
    where s.schemaname = 'public' or s.schemaname = 'private' and s.relname in ('gifts', 'giving_purposes');
end $$;

-- Uploaded files that are not served: pictures that somebody asked to hide or that wait for their marks or for
-- consent, portraits that their owner's verified profile does not show, and pictures of alumni that no class note
-- shows. One value instead of rows, because an answer ends after a thousand rows without saying so, and the files past
-- it would be served. Runs with the caller's rights, so that only the server finds all of them.
create function public.list_hidden_media() returns text[]
language sql stable set search_path = ''
as $$
  select coalesce(array_agg(h.id), '{}') from (
    select private.media_id(i.path)::text from public.gallery_images i
    where i.hidden_at is not null and private.media_id(i.path) is not null
    union
    -- Also once no album has the picture, or the album has another in its place.
    select m.id::text from public.photo_requests r join public.media_files m on m.id = private.media_id(r.path)
    where r.status = 'removed' or r.status = 'new' and r.hid_at_once and not exists (
      select from public.gallery_images i where private.media_id(i.path) = m.id)
    union
    select m.id::text from public.media_files m where m.withheld
    union
    -- Not files: these tell other replicas that words beside a picture or video wait, so that they drop their pages. Not
    -- the bare id of a row, because a colleague may have given the row the id of a file.
    select 'gallery_images/' || i.id from public.gallery_images i where i.withheld_at is not null
    union
    select 'youtube_videos/' || v.id from public.youtube_videos v where v.withheld
    union
    select m.id::text from public.media_files m
    where m.purpose = 'avatar' and not exists (
      select from public.alumni_profiles p
      where p.id = m.created_by and p.status = 'verified' and private.media_id(p.avatar) = m.id)
    union
    select m.id::text from public.media_files m
    where m.purpose = 'post' and not exists (
      select from public.alumni_posts w join public.alumni_profiles p on p.id = w.author_id and p.status = 'verified'
      where private.media_id(w.picture) = m.id and w.status <> 'declined')
  ) h (id)
$$;
