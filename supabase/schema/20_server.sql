-- Functions for the server alone: which pages to render again, and what to erase.

-- ---------------------------------------------------------------------------------------------------------
-- Kept pages.

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

-- How often each table was written to, by PostgreSQL's own count. Replicas of the web server learn from it what others
-- wrote, without a trigger that would slow every write. The count is up to ten seconds old. Of the schema private, what
-- a public page shows.
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
-- consent, portraits that their owner's verified profile does not show, and pictures of alumni that no note shows. With
-- the caller's rights, so that only the server finds all of them.
create function public.list_hidden_media() returns setof uuid
language sql stable set search_path = ''
as $$
  select private.media_id(i.path) from public.gallery_images i
  where i.hidden_at is not null and private.media_id(i.path) is not null
  union
  select m.id from public.media_files m where m.withheld
  union
  -- No file: this tells other copies of the server that words beside a picture or video wait, so they drop their pages.
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
$$;

-- ---------------------------------------------------------------------------------------------------------
-- Retention (docs/privacy/record.md): daily jobs, each of which returns how much it erased. 39_retention.sql says
-- what is due, and what a hold keeps.

-- Accounts that were deleted more than 30 days ago, with their rows and what the log kept of them.
create function public.purge_deleted_accounts() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  old uuid[];
begin
  perform private.require_server();
  old := array(select d.row_id from private.list_due('accounts', now()) d);
  delete from auth.users u where u.id = any(old);
  delete from public.audit_log a
  where a.row_id = any(old) and a.table_name in ('alumni_profiles', 'users', 'auth_user_roles');
  perform private.keep_purge('accounts', cardinality(old));
  return cardinality(old);
end $$;

-- Rows deleted more than 30 days ago: the log keeps who deleted what and when, but not the contents.
create function public.purge_deleted_rows() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  forgotten integer;
begin
  perform private.require_server();
  with gone as (
    select d.table_name, d.row_id from public.audit_log d
    where d.id in (select due.row_id from private.list_due('deleted_rows', now()) due)
  ), emptied as (
    update public.audit_log l set before = null, after = null
    from gone g where l.table_name = g.table_name and l.row_id = g.row_id
    returning l.row_id
  )
  select count(distinct e.row_id) into forgotten from emptied e;
  perform private.keep_purge('deleted_rows', forgotten);
  return forgotten;
end $$;

-- Medical notes, personal links, RSVPs, bookings and registrations, each at its time.
create function public.purge_visitor_data() returns integer
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_server();
  perform private.purge_guardian_access();
  return private.purge_job('purge_visitor_data');
end $$;

-- Enquiries, messages, requests about pictures, proposals and emails, each at its time.
create function public.purge_old_requests() returns integer
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_server();
  delete from private.unconfirmed_photo_requests u where u.created_at < now() - interval '2 days';
  -- Of notices that can no longer come back from the trash.
  delete from private.push_deliveries d
  where d.created_at < now() - interval '60 days'
    and not exists (select from public.latest_updates u where u.id = d.notice_id);
  -- People who are no guardians may be put on a list again or write to the school, so their choice is kept for two
  -- years.
  delete from private.message_opt_outs o
  where o.created_at < now() - interval '2 years' and not private.is_guardians_mailbox(o.address);
  return private.purge_job('purge_old_requests');
end $$;

-- Pictures, with their files, thirty days after the office decided to remove them.
create function public.purge_removed_pictures() returns integer
language plpgsql volatile set search_path = ''
as $$
declare
  old uuid[] := array(select d.row_id from private.list_due('removed_pictures', now()) d);
  removed integer;
begin
  delete from public.media_files m using public.gallery_images i
  where i.id = any (old) and m.id = private.media_id(i.path)
    and not exists (select from public.gallery_images o where o.path = i.path and o.id <> i.id
      and o.hidden_at is null);
  delete from public.gallery_images i where i.id = any (old);
  get diagnostics removed = row_count;
  perform private.keep_purge('removed_pictures', removed);
  return removed;
end $$;

-- Portraits that no profile, and pictures that no note has shown for a day.
create function public.purge_unused_portraits() returns integer
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_server();
  return private.purge_job('purge_unused_portraits');
end $$;
