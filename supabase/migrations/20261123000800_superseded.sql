-- What later migrations replaced, and nothing uses any more. supabase/schema has these objects as they are now.

-- Tables, views and policies are written out statement by statement now, not made by functions.
drop function private.guard_table(regclass, text), private.guard_view(regclass), private.merge_policies(regclass);

-- private.is_address and private.are_links ask for all that these checks asked for, and for more.
alter table public.latest_updates drop constraint latest_updates_link_check;
alter table public.leadership_messages drop constraint leadership_messages_photo_check;
alter table public.youtube_videos drop constraint youtube_videos_thumbnail_check;
alter table public.testimonials drop constraint testimonials_photo_check;
alter table public.events drop constraint events_cover_check;
alter table public.gallery_events drop constraint gallery_events_cover_check;
alter table public.gallery_images drop constraint gallery_images_path_check;
alter table public.teachers drop constraint teachers_photo_check;
alter table public.alumni_profiles drop constraint alumni_profiles_avatar_check;
alter table public.alumni_profiles drop constraint alumni_profiles_links_check;

-- "True or an administrator" is true.
alter policy "Who may read" on public.calendar_entries using (true);
alter policy "Who may read" on public.leadership_messages using (true);
alter policy "Who may read" on public.sports_programs using (true);

-- Three views brought the rights to write along when they moved into this schema. Nobody writes to a view.
revoke all on private.admin_mail, private.event_availability, private.public_teachers from service_role;
grant select on private.admin_mail, private.event_availability, private.public_teachers to service_role;

-- Two functions that were each another one's inner half.

create or replace function public.count_waiting_work() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  today date := (now() at time zone 'Asia/Kolkata')::date;
begin
  if not public.is_admin() then
    raise exception 'Only administrators see this.' using errcode = '42501', detail = 'not_admin';
  end if;
  return jsonb_build_object(
    'alumni', (select count(*) from public.alumni_profiles p where p.status = 'pending'),
    'enquiries', (select count(*) from public.admission_enquiries e where e.is_open and e.due_on <= today),
    'messages', (select count(*) from public.contact_messages m where m.is_open and m.due_on <= today),
    'reports', (select count(*) from public.alumni_reports r where r.status = 'new'),
    'testimonials', (select count(*) from public.testimonials t where t.status = 'pending'),
    'guests', (select coalesce(sum(r.adults + r.children), 0) from public.event_rsvps r
      join public.events e on e.id = r.event_id
      where r.status = 'going' and e.starts_at between now() and now() + interval '30 days'),
    'failedMail', (select count(*) from public.mail_outbox m where m.sent_at is null
      and (m.gave_up_at is not null or m.attempts >= 3)),
    'undescribedPictures', (select count(*) from public.gallery_images i where btrim(i.alt) = ''),
    'updatesEnding', (select count(*) from public.latest_updates u where u.is_active
      and u.expires_at between now() and now() + interval '7 days'),
    'pastDates', (select count(*) from public.site_content c where c.key in ('admissions', 'scholarships', 'disclosure')
      and exists (
        select from unnest(array['strict $.dates[*].day', 'strict $.scholarships[*].closesOn', 'strict $.**.validUntil']) as place (path),
          lateral jsonb_path_query(c.content, place.path::jsonpath, '{}', true) as value
        where jsonb_typeof(value) = 'string' and value #>> '{}' < today::text)),
    'olderHindi', (select count(*) from public.site_content c where c.outdated > 0),
    'goneVideos', (select count(*) from public.youtube_videos v where v.is_gone and v.is_active)
  );
end $$;
drop function private.count_waiting_work();

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
  perform private.require_managed('gallery_images');
  select m.* into replacement from public.media_files m where m.id = new_id and m.is_stored and m.purpose = 'site';
  if replacement.id is null or old_id = new_id then
    raise exception 'The picture to put in its place is not there.' using errcode = 'PT404', detail = 'new_id';
  end if;
  address := format('/media/%s/%sx%s.jpg', new_id, replacement.width, replacement.height);
  rows := 0;
  change := pg_current_xact_id()::text::bigint;
  for place in
    select p.table_name, array_agg(p.column_name) as names, array_agg(p.is_json) as json from private.list_picture_columns() p
    group by p.table_name
  loop
    select string_agg(case
      when columns.is_json then format('%1$I = private.replace_picture(t.%1$I, $1, $2, $3, $4)', columns.name)
      else format('%1$I = regexp_replace(t.%1$I, $1 || ''[^"''''\s)<>]*'', $2, ''g'')', columns.name) end, ', ')
    into changes
    from unnest(place.names, place.json) as columns (name, is_json);
    if place.table_name in ('gallery_events', 'events') then
      changes := changes || ', cover_width = case when t.cover like $1 || ''%'' then $3 else t.cover_width end'
        || ', cover_height = case when t.cover like $1 || ''%'' then $4 else t.cover_height end';
    elsif place.table_name = 'gallery_images' then
      changes := changes || ', thumbhash = case when t.path like $1 || ''%'' then $5 else t.thumbhash end'
        || ', width = case when t.path like $1 || ''%'' then $3 else t.width end'
        || ', height = case when t.path like $1 || ''%'' then $4 else t.height end';
    end if;
    execute format('update public.%I t set %s where (%s) like ''%%'' || $1 || ''%%'' and $5 is not null', place.table_name, changes,
      (select string_agg(format('coalesce(t.%I::text, '''')', name), ' || '' '' || ') from unnest(place.names) as name))
      using folder, address, replacement.width, replacement.height, replacement.thumbhash;
    get diagnostics written = row_count;
    rows := rows + written;
  end loop;
  return next;
end $$;
drop function private.replace_media(uuid, uuid);
