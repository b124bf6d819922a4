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

-- How often each table was written to, by PostgreSQL's own count. Replicas of the web server learn from it what
-- others wrote, without a trigger that would slow every write. The count is up to ten seconds old.
create function public.list_table_changes() returns table (table_name text, changes double precision)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_server();
  return query
    select s.relname::text, (s.n_tup_ins + s.n_tup_upd + s.n_tup_del)::double precision
    from pg_catalog.pg_stat_user_tables s where s.schemaname = 'public';
end $$;

-- Uploaded files that are not served: pictures that somebody asked to hide or that wait for their marks or for
-- consent, and portraits that their owner's verified profile does not show. With the caller's rights, so that only the server finds all of them.
create function public.list_hidden_media() returns setof uuid
language sql stable set search_path = ''
as $$
  select private.media_id(i.path) from public.gallery_images i
  where i.hidden_at is not null and private.media_id(i.path) is not null
  union
  select m.id from public.media_files m where m.withheld
  union
  -- Of no file: other copies of the server see that words beside a picture wait, and drop their pages.
  select i.id from public.gallery_images i where i.withheld_at is not null
  union
  select m.id from public.media_files m
  where m.purpose = 'avatar' and not exists (
    select from public.alumni_profiles p
    where p.id = m.created_by and p.status = 'verified' and private.media_id(p.avatar) = m.id)
$$;

-- ---------------------------------------------------------------------------------------------------------
-- Retention (docs/privacy/record.md): daily jobs, each of which returns how much it erased.

-- Accounts that were deleted more than 30 days ago, with their rows and what the log kept of them.
create function public.purge_deleted_accounts() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  old uuid[];
begin
  if current_setting('role', true) in ('anon', 'authenticated') then
    raise exception 'Only the server asks this.' using errcode = '42501';
  end if;
  old := array(
    select p.id from public.alumni_profiles p
    where p.status = 'deleted' and p.status_changed_at < now() - interval '30 days');
  delete from auth.users u where u.id = any(old);
  delete from public.audit_log a
  where a.row_id = any(old) and a.table_name in ('alumni_profiles', 'users', 'auth_user_roles');
  return cardinality(old);
end $$;

-- Rows deleted more than 30 days ago: the log keeps who deleted what and when, but not the contents.
create function public.purge_deleted_rows() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  forgotten integer;
begin
  if current_setting('role', true) in ('anon', 'authenticated') then
    raise exception 'Only the server asks this.' using errcode = '42501';
  end if;
  with gone as (
    select d.table_name, d.row_id from public.audit_log d
    where d.action = 'delete' and d.before is not null and d.row_id is not null
      and d.created_at < now() - interval '30 days'
      -- If a row was deleted, restored and deleted again, the last time counts.
      and not exists (
        select from public.audit_log l
        where l.table_name = d.table_name and l.row_id = d.row_id and l.created_at > d.created_at)
  ), emptied as (
    update public.audit_log l set before = null, after = null
    from gone g where l.table_name = g.table_name and l.row_id = g.row_id
    returning l.row_id
  )
  select count(distinct e.row_id) into forgotten from emptied e;
  return forgotten;
end $$;

-- Medical notes of past seasons, and their changes; personal links a month after their event, season or
-- meeting, those of guardians after sixty days; RSVPs and bookings half a year after; registrations a year after their season (docs/decisions/privacy-and-retention.md).
create function public.purge_visitor_data() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  today date := (now() at time zone 'Asia/Kolkata')::date;
  notes integer;
  links integer;
  rsvps integer;
  bookings integer;
  registrations integer;
  changes integer;
begin
  perform private.require_server();
  delete from public.sports_registration_medical_notes n using public.sports_registrations r
  where r.id = n.registration_id and r.season_ends_on < today;
  get diagnostics notes = row_count;
  delete from public.personal_links l
  where exists (select from public.event_rsvps r join public.events e on e.id = r.event_id
                where r.id = l.rsvp_id and coalesce(e.ends_at, e.starts_at) < now() - interval '30 days')
    or exists (select from public.sports_registrations r
               where r.id = l.registration_id and r.season_ends_on < (today - interval '30 days')::date)
    or exists (select from public.meeting_bookings b join public.meetings m on m.id = b.meeting_id
               where b.id = l.booking_id and m.ends_at < now() - interval '30 days');
  get diagnostics links = row_count;
  delete from public.event_rsvps r using public.events e
  where e.id = r.event_id and coalesce(e.ends_at, e.starts_at) < now() - interval '180 days';
  get diagnostics rsvps = row_count;
  delete from public.meeting_bookings b using public.meetings m
  where m.id = b.meeting_id and m.ends_at < now() - interval '180 days';
  get diagnostics bookings = row_count;
  delete from public.sports_registrations r where r.season_ends_on < (today - interval '1 year')::date;
  get diagnostics registrations = row_count;
  delete from public.medical_note_changes c
  where coalesce((select r.season_ends_on from public.sports_registrations r where r.id = c.registration_id),
      c.season_ends_on) < today
    or c.created_at < now() - interval '30 days'
      and not exists (select from public.sports_registrations r where r.id = c.registration_id);
  get diagnostics changes = row_count;
  return notes + links + rsvps + bookings + registrations + changes + private.purge_guardian_access();
end $$;

-- Enquiries after two years, messages after one, decided photo requests after two; what contributors proposed half
-- a year after an editor decided on it; emails that were sent or given up after ninety days, unless an answer to an
-- enquiry refers to them.
create function public.purge_old_requests() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  enquiries integer;
  messages integer;
  requests integer;
  proposals integer;
  emails integer;
begin
  perform private.require_server();
  delete from public.admission_enquiries e where e.created_at < now() - interval '2 years';
  get diagnostics enquiries = row_count;
  delete from public.contact_messages m where m.created_at < now() - interval '1 year';
  get diagnostics messages = row_count;
  delete from private.unconfirmed_photo_requests u where u.created_at < now() - interval '2 days';
  delete from public.photo_requests r where r.created_at < now() - interval '2 years' and r.status <> 'new';
  get diagnostics requests = row_count;
  delete from public.proposals p where p.state <> 'open' and p.decided_at < now() - interval '180 days';
  get diagnostics proposals = row_count;
  delete from public.mail_outbox o where coalesce(o.sent_at, o.gave_up_at) < now() - interval '90 days'
    and not exists (select from public.enquiry_answers a where a.mail_id = o.id);
  get diagnostics emails = row_count;
  return enquiries + messages + requests + proposals + emails;
end $$;

-- Pictures, with their files, thirty days after the office decided to remove them.
create function public.purge_removed_pictures() returns integer
language plpgsql volatile set search_path = ''
as $$
declare
  removed integer;
begin
  delete from public.media_files m
  using public.gallery_images i, public.photo_requests r
  where i.id = r.picture_id and r.status = 'removed' and r.updated_at < now() - interval '30 days'
    and m.id = private.media_id(i.path)
    and not exists (select from public.gallery_images o where o.path = i.path and o.id <> i.id
      and o.hidden_at is null);
  delete from public.gallery_images i
  using public.photo_requests r
  where i.id = r.picture_id and r.status = 'removed' and r.updated_at < now() - interval '30 days';
  get diagnostics removed = row_count;
  return removed;
end $$;

-- Portraits that no profile has shown for a day.
create function public.purge_unused_portraits() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  purged integer;
begin
  perform private.require_server();
  delete from public.media_files m
  where m.purpose = 'avatar' and m.updated_at < now() - interval '1 day'
    and not exists (select from public.alumni_profiles p where private.media_id(p.avatar) = m.id);
  get diagnostics purged = row_count;
  return purged;
end $$;
