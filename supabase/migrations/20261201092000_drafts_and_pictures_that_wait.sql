-- Drafts of contributors are listed for those who publish; a request to hide a picture stays about that picture, and
-- nobody is told that it is shown while another hides it; documents of withdrawn applications go after a month; a record
-- of the old registers is claimed with an address that somebody only typed if the names are alike too.

alter table public.photo_requests add column awaits_showing boolean not null default false;

-- Whether a request is about the picture of a row: about its file, whichever row showed it then. The sample school's
-- prints are no files, so there the row alone tells.
create function private.is_about_picture(request public.photo_requests, picture uuid, path text) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(private.media_id(request.path) = private.media_id(is_about_picture.path),
    request.picture_id = picture and private.media_id(request.path) is null
      and private.media_id(is_about_picture.path) is null, false)
$$;

-- Saves a request and hides the picture. A picture that the office has decided to show again stays visible, and so
-- does every picture after thirty requests in a day: those wait for the office.
create or replace function private.keep_photo_request(own_reference text, wanted uuid, sender text, address text, relation text,
  words text, consent text, tongue text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  picture record;
  facts jsonb;
  hides boolean;
begin
  select * into picture from private.shown_picture(wanted);
  hides := not exists (
      select from public.photo_requests r
      where private.is_about_picture(r, picture.id, picture.path) and r.status = 'restored')
    and (select count(*) from public.photo_requests r where r.created_at > now() - interval '1 day') < 30;
  insert into public.photo_requests (reference, picture_id, album_title, path, name, email, relation, reason,
    consent_version, language, hid_at_once)
  values (own_reference, picture.id, picture.title, picture.path, sender, address, keep_photo_request.relation, words,
    consent, tongue, hides);
  if hides then
    perform private.hide_picture(picture.id, true);
  end if;
  facts := jsonb_build_object('reference', own_reference, 'name', sender, 'album', picture.title, 'hidden', hides);
  perform private.queue_email(address, 'photo_request_received', facts || jsonb_build_object('language', tongue,
    'album', private.album_title_in(picture.id, tongue, picture.title)));
  perform private.queue_office_email('photos', picture.campus, 'office_photo_request', facts || jsonb_build_object(
    'email', address, 'relation', keep_photo_request.relation, 'message', words, 'written_in', tongue));
end $$;

-- Tells a person what the office has decided.
create function private.tell_of_photo_decision(request public.photo_requests) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.queue_email(request.email, 'photo_request_' || request.status, jsonb_build_object(
    'reference', request.reference, 'name', request.name, 'language', request.language,
    'album', private.album_title_in(request.picture_id, request.language, request.album_title)));
end $$;

-- Follows the office's decision: the picture returns or stays hidden in every album that has it, and the person gets an
-- email. Undo does the reverse. Restored for one, it stays hidden as long as the request of another hides it; then
-- nobody is told that it is shown before the last of these requests is decided.
create or replace function private.follow_photo_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  picture public.gallery_images;
  is_shown boolean;
begin
  if new.status is distinct from old.status then
    -- Any row of the file, because hide_picture goes through all; an administrator may have given the row another file.
    select i.* into picture from public.gallery_images i
    where private.media_id(i.path) = private.media_id(new.path)
      or i.id = new.picture_id and private.media_id(i.path) is null and private.media_id(new.path) is null
    limit 1;
    is_shown := picture.id is not null and not exists (
      select from public.photo_requests r
      where private.hides_picture(r) and private.is_about_picture(r, picture.id, picture.path));
    perform private.hide_picture(picture.id, not is_shown);
    if new.status = 'removed' or new.status = 'restored' and is_shown then
      perform private.tell_of_photo_decision(new);
    end if;
    update public.photo_requests r set awaits_showing = not r.awaits_showing
    where r.id = new.id and r.awaits_showing <> (new.status = 'restored' and not is_shown);
    if is_shown then
      perform private.tell_of_photo_decision(r) from public.photo_requests r
      where r.awaits_showing and r.id <> new.id and private.is_about_picture(r, picture.id, picture.path);
      update public.photo_requests r set awaits_showing = false
      where r.awaits_showing and private.is_about_picture(r, picture.id, picture.path);
    end if;
  end if;
  return new;
end $$;

-- Replaces one picture with another everywhere. Returns the number of rows, and the change to undo. A request to hide
-- a picture stays about that picture.
create or replace function public.replace_media(old_id uuid, new_id uuid) returns table (rows integer, change bigint)
language plpgsql volatile set search_path = ''
as $$
declare
  place record;
  replacement public.media_files;
  address text;
  folder text := '/media/' || old_id || '/';
  changes text;
  written integer;
begin
  perform private.require_may('media_files');
  select m.* into replacement from public.media_files m where m.id = new_id and m.is_stored and m.purpose = 'site';
  if replacement.id is null or old_id = new_id then
    raise exception 'The picture to put in its place is not there.' using errcode = 'PT404', detail = 'new_id';
  end if;
  address := format('/media/%s/%sx%s.jpg', new_id, replacement.width, replacement.height);
  rows := 0;
  change := pg_current_xact_id()::text::bigint;
  for place in
    select p.table_name, array_agg(p.column_name) as names, array_agg(p.is_json) as json
    from private.list_picture_columns() p where p.table_name <> 'photo_requests' group by p.table_name
  loop
    select string_agg(case
      when columns.is_json then format('%1$I = private.replace_picture(t.%1$I, $1, $2, $3, $4)', columns.name)
      else format('%1$I = regexp_replace(t.%1$I, $1 || ''[^"''''\s)<>]*'', $2, ''g'')', columns.name) end, ', ')
    into changes
    from unnest(place.names, place.json) as columns (name, is_json);
    if place.table_name in ('gallery_events', 'events', 'news_stories', 'own_pages') then
      changes := changes || ', cover_width = case when t.cover like $1 || ''%'' then $3 else t.cover_width end'
        || ', cover_height = case when t.cover like $1 || ''%'' then $4 else t.cover_height end';
    elsif place.table_name = 'gallery_images' then
      changes := changes || ', thumbhash = case when t.path like $1 || ''%'' then $5 else t.thumbhash end'
        || ', width = case when t.path like $1 || ''%'' then $3 else t.width end'
        || ', height = case when t.path like $1 || ''%'' then $4 else t.height end';
    end if;
    execute format('update public.%I t set %s where (%s) like ''%%'' || $1 || ''%%'' and $5 is not null',
      place.table_name, changes,
      (select string_agg(format('coalesce(t.%I::text, '''')', name), ' || '' '' || ')
       from unnest(place.names) as name))
      using folder, address, replacement.width, replacement.height, replacement.thumbhash;
    get diagnostics written = row_count;
    rows := rows + written;
  end loop;
  return next;
end $$;

-- Links a record to its alumnus once the office has approved the profile. An address that no email has proven, as
-- where sign-ups are not confirmed, is only a claim: then the names must be alike too, which the office has compared.
-- A deleted profile frees its record. Staff of one campus link only that campus's records.
create or replace function private.claim_alumni_record() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  scope text[] := private.campus_scope();
  is_proven boolean := private.has_proven_address(new.id);
begin
  update public.alumni_records r
  set profile_id = case when new.status = 'deleted' then null else new.id end
  where (scope is null or r.campus = any (scope)) and case when new.status = 'deleted' then r.profile_id = new.id
    else r.profile_id is null and r.email = new.account_email
      and (is_proven or r.full_name operator(extensions.%) new.full_name
        and exists (select from auth.users u where u.id = new.id and u.email_confirmed_at is not null)) end;
  return null;
end $$;

-- The kinds, the jobs that erase them, and their tables, in the order in which a job erases them.
create or replace view private.purged_kinds (place, kind, job, table_name) as values
  (1, 'leavers_contacts', 'purge_leavers', 'students'),
  (2, 'leavers', 'purge_leavers', 'students'),
  (3, 'medical_notes', 'purge_visitor_data', 'sports_registration_medical_notes'),
  (4, 'personal_links', 'purge_visitor_data', 'personal_links'),
  (5, 'rsvps', 'purge_visitor_data', 'event_rsvps'),
  (6, 'bookings', 'purge_visitor_data', 'meeting_bookings'),
  (7, 'registrations', 'purge_visitor_data', 'sports_registrations'),
  (8, 'medical_note_changes', 'purge_visitor_data', 'medical_note_changes'),
  (9, 'enquiries', 'purge_old_requests', 'admission_enquiries'),
  (10, 'messages', 'purge_old_requests', 'contact_messages'),
  (11, 'photo_requests', 'purge_old_requests', 'photo_requests'),
  (12, 'proposals', 'purge_old_requests', 'proposals'),
  (13, 'emails', 'purge_old_requests', 'mail_outbox'),
  (14, 'removed_pictures', 'purge_removed_pictures', 'gallery_images'),
  (15, 'portraits', 'purge_unused_portraits', 'media_files'),
  (16, 'accounts', 'purge_deleted_accounts', 'alumni_profiles'),
  (17, 'deleted_rows', 'purge_deleted_rows', 'audit_log'),
  (18, 'record_views', 'purge_record_views', 'record_views'),
  (19, 'guardian_requests', 'purge_old_requests', 'guardian_requests'),
  (20, 'push_subscriptions', 'purge_old_requests', 'push_subscriptions'),
  (21, 'applications', 'purge_old_requests', 'applications'),
  (22, 'message_deliveries', 'purge_old_requests', 'message_deliveries'),
  (23, 'alumni_posts', 'purge_old_requests', 'alumni_posts'),
  (24, 'mailing_contacts', 'purge_old_requests', 'mailing_contacts'),
  (25, 'application_documents', 'purge_old_requests', 'application_documents');

-- Rows that are not public and that a contributor has written since they last were, the longest waiting first;
-- limited colleagues find those of their campuses, which they may publish.
create function private.contributors_drafts()
returns table (table_name text, row_id uuid, title text, author_name text, saved_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  scope text[] := private.campus_scope();
begin
  return query
    with contributors as (
      select u.id, coalesce(a.full_name, a.email) as name
      from public.admin_users a join auth.users u on lower(u.email) = a.email
      where a.role = 'contributor'
    ), drafts as (
      select 'latest_updates' as target, n.id, n.content as title, n.campus
      from public.latest_updates n where not n.is_active
      union all
      select 'news_stories', s.id, s.title, s.campus from public.news_stories s where s.status = 'draft'
      union all
      select 'own_pages', p.id, p.title, null from public.own_pages p where p.status = 'draft'
      union all
      select 'events', e.id, e.title, e.campus from public.events e where e.status = 'draft'
      union all
      select 'gallery_events', g.id, g.title, g.campus
      from public.gallery_events g where not g.published and g.publish_at is null
    )
    select d.target, d.id, d.title, saved.name, saved.at
    from drafts d
    cross join lateral (
      select c.name, l.created_at as at
      from public.audit_log l join contributors c on c.id = l.actor
      where l.table_name = d.target and l.row_id = d.id
      order by l.created_at desc limit 1) as saved
    -- Most schools have no contributor, and many notices that have ended.
    where exists (select from contributors) and (scope is null or d.campus = any (scope))
      and not exists (
        select from public.audit_log p
        where p.table_name = d.target and p.row_id = d.id and p.created_at > saved.at
          and p.after is not null and private.is_public_row(d.target, p.after))
    order by saved.at, d.id;
end $$;

-- For colleagues who publish; at most 200.
create function public.list_contributors_drafts()
returns table (table_name text, row_id uuid, title text, author_name text, saved_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_may('proposals');
  if private.office_role() = 'contributor' then
    raise exception 'An editor publishes drafts.' using errcode = '42501', detail = 'not_publisher';
  end if;
  return query select * from private.contributors_drafts() limit 200;
end $$;
grant execute on function public.list_contributors_drafts to authenticated;

-- Work waiting for the office, by kind.
create or replace function public.count_waiting_work() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  today date := private.today();
begin
  if private.office_role() is null then
    perform private.require_admin();
  end if;
  return jsonb_strip_nulls(jsonb_build_object(
    'alumni', case when private.may('alumni_profiles', false) then
      (select count(*) from public.alumni_profiles p where p.status = 'pending') end,
    'enquiries', case when private.may('admission_enquiries', false) then
      (select count(*) from public.admission_enquiries e where e.is_open and e.due_on <= today) end,
    'applicationTasks', case when private.may('applications', false) then
      (select count(*) from public.applications a where a.has_task and a.due_on <= today
      and (private.campus_scope() is null or a.campus = any (private.campus_scope()))) end,
    'messages', case when private.may('contact_messages', false) then
      (select count(*) from public.contact_messages m where m.is_open and m.due_on <= today) end,
    'guardianRequests', case when public.is_admin() then
      (select count(*) from public.guardian_requests r join public.students s on s.id = r.student_id
      where r.answered_at is null and (private.campus_scope() is null or s.campus = any (private.campus_scope()))) end,
    'alumniPosts', case when private.may('alumni_posts', false) then
      (select count(*) from public.alumni_posts p where p.status = 'waiting') end,
    'dueRefunds', case when private.may('gifts', false) then
      (select count(*) from private.online_payments o where private.awaits_refund(o)) end,
    'reports', case when private.may('alumni_reports', false) then
      (select count(*) from public.alumni_reports r where r.status = 'new') end,
    'testimonials', case when private.may('testimonials', false) then
      (select count(*) from public.testimonials t where t.status = 'pending') end,
    'guests', case when private.may('event_rsvps', false) then
      (select coalesce(sum(r.adults + r.children), 0) from public.event_rsvps r
      join public.events e on e.id = r.event_id
      where r.status = 'going' and e.starts_at between now() and now() + interval '30 days') end,
    'failedMail', case when private.may('mail_outbox', false) then
      (select count(*) from public.mail_outbox m where m.sent_at is null
      and (m.gave_up_at is not null or m.attempts >= 3)) end,
    'undescribedPictures', case when private.may('gallery_images', false) then
      (select count(*) from public.gallery_images i where btrim(i.alt) = '') end,
    'unmarkedPictures', case when private.may('media_files') then
      (select count(distinct m.id) from public.media_files m
      join public.gallery_images i on private.media_id(i.path) = m.id
      where m.purpose = 'site' and m.is_stored and (m.people is null or m.people = 'before')) end,
    'waitingVideos', case when private.may('youtube_videos', false) then
      (select count(*) from public.youtube_videos v where v.withheld and (v.is_active or v.people is null)) end,
    'updatesEnding', case when private.may('latest_updates', false) then
      (select count(*) from public.latest_updates u where u.is_active
      and u.expires_at between now() and now() + interval '7 days') end,
    'documentsEnding', case when private.may('documents', false) then
      (select count(*) from public.documents d where d.is_public
      and d.expires_on between today and today + 30) end,
    'pastDates',
      case when private.may('site_content', false) then
      (select count(*) from public.site_content c where c.key in ('admissions', 'scholarships', 'disclosure')
      and exists (
        select from unnest(array['strict $.dates[*].day', 'strict $.scholarships[*].closesOn',
                                 'strict $.**.validUntil']) as place (path),
          lateral jsonb_path_query(c.content, place.path::jsonpath, '{}', true) as value
        where jsonb_typeof(value) = 'string' and value #>> '{}' < today::text)) end,
    'olderTranslations', case when private.may('site_content', false) then
      (select count(*) from public.site_content c where c.outdated > 0) end,
    'proposals', case when private.may('proposals') and private.office_role() <> 'contributor' then
      (select count(*) from public.proposals p where p.state = 'open') end,
    'contributorsDrafts', case when private.may('proposals') and private.office_role() <> 'contributor' then
      (select count(*) from private.contributors_drafts()) end,
    'goneVideos', case when private.may('youtube_videos', false) then
      (select count(*) from public.youtube_videos v where v.is_gone and v.is_active) end
  ));
end $$;
