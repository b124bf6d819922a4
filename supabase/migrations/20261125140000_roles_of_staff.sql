-- Roles of staff: editor, contributor, admissions, alumni office and door beside the administrators. Everybody on
-- the list so far stays an administrator.
alter table public.admin_users add column role text not null default 'administrator'
  check (role in ('administrator', 'editor', 'contributor', 'admissions', 'alumni_office', 'door'));

create table private.seen_roles (
  session_id uuid primary key,
  role text not null check (role in ('editor', 'contributor', 'admissions', 'alumni_office', 'door')),
  created_at timestamptz not null default now()
);
alter table private.seen_roles enable row level security;

-- ---------------------------------------------------------------------------------------------------------
-- What is new.

-- The role that the list of staff gives the caller; null for everybody else. Where the school requires a second
-- factor, staff without one are not staff yet. Setting one up needs no privilege in this database.
create function private.given_role() returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  person uuid := auth.uid();
begin
  if not private.is_listed_admin(person) then
    return null;
  end if;
  if not private.has_full_level()
     or private.admins_need_second_factor() and not private.has_verified_factor(person) then
    return null;
  end if;
  return (select a.role from public.admin_users a join auth.users u on lower(u.email) = a.email where u.id = person);
end $$;

-- The role whose rights the caller has: the given one, unless an administrator sees the site as another role in
-- this session (below), which takes rights away and never gives any.
create function private.office_role() returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  given text := private.given_role();
begin
  return case when given = 'administrator'
    then coalesce((select s.role from private.seen_roles s where s.session_id::text = auth.jwt() ->> 'session_id'), given)
    else given end;
end $$;

create function private.opens(role text, target text, writing boolean) returns boolean
language sql immutable set search_path = ''
as $$
  select case role
    when 'administrator' then true
    -- Publishes: everything that the site says. No one's personal data.
    when 'editor' then target in ('latest_updates', 'news_stories', 'own_pages', 'documents', 'events', 'meetings',
        'calendar_entries', 'bus_changes', 'bus_routes', 'bus_stops', 'sports_programs', 'gallery_events',
        'gallery_images', 'youtube_videos', 'leadership_messages', 'testimonials', 'featured_testimonials', 'teachers',
        'site_content', 'site_content_drafts', 'media_files', 'previews', 'admin_views', 'uploads', 'proposals')
      or not writing and target in ('document_files', 'former_slugs', 'page_visits')
    -- Writes drafts (private.guard_drafts), and proposes changes of what is public (30_proposals.sql).
    when 'contributor' then target in ('latest_updates', 'news_stories', 'own_pages', 'events', 'gallery_events',
        'gallery_images', 'previews', 'admin_views', 'uploads', 'proposals')
      or not writing and target in ('media_files', 'documents', 'document_files')
    -- Answers families.
    when 'admissions' then target in ('admission_enquiries', 'contact_messages', 'admin_views')
      or not writing and target = 'enquiry_answers'
    when 'alumni_office' then target in ('alumni_profiles', 'alumni_records', 'alumni_reports', 'admin_views')
      -- Reported ones alone: the policy of the table says so.
      or not writing and target = 'alumni_messages'
    when 'door' then target = 'door'
    else false end
$$;

-- Whether the caller works on a table: every policy and function of the office asks this or is_admin().
create function private.may(target text, writing boolean default true) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce(private.opens(private.office_role(), target, writing), false);
end $$;
grant execute on function private.may to anon, authenticated;

create function private.require_may(target text, writing boolean default true) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.may(target, writing) then
    raise exception 'This is not part of your role in the office.' using errcode = '42501',
      detail = case when private.office_role() is null then 'not_admin' else 'office_role' end;
  end if;
end $$;
grant execute on function private.require_may to authenticated;

-- The role whose rights the caller has, the given one, and what the screens show of the office: what the role
-- reads and what it writes. No row for people who are no staff.
create function public.get_office_role() returns table (role text, given_role text, opened text[], written text[])
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  held text := private.office_role();
  targets text[];
begin
  if held is null then
    return;
  end if;
  targets := array(select m.name from private.managed_tables m order by m.name)
    || array['site_content', 'media_files', 'page_visits', 'uploads', 'door', 'proposals'];
  return query select held, private.given_role(),
    array(select distinct t from unnest(targets) as t where private.opens(held, t, false) order by t),
    array(select distinct t from unnest(targets) as t where private.opens(held, t, true) order by t);
end $$;
grant execute on function public.get_office_role to authenticated;

-- What a contributor leaves alone: what visitors see, or will see by itself.
create function private.is_public_row(target text, was jsonb) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return case target
    when 'latest_updates' then (was ->> 'is_active')::boolean
    when 'gallery_events' then (was ->> 'published')::boolean or was ->> 'publish_at' is not null
    when 'gallery_images' then coalesce((select g.published or g.publish_at is not null from public.gallery_events g
      where g.id = (was ->> 'gallery_event_id')::uuid), true)
    else was ->> 'status' <> 'draft' end;
end $$;

-- The trigger of every table that contributors write. A trigger, as for campuses: it holds inside our own
-- functions too, such as undo and earlier versions.
create function private.guard_drafts() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if pg_trigger_depth() = 1 and private.office_role() = 'contributor'
     and (tg_op <> 'INSERT' and private.is_public_row(tg_table_name, to_jsonb(old))
       or tg_op <> 'DELETE' and private.is_public_row(tg_table_name, to_jsonb(new))) then
    raise exception 'An editor changes what is public.' using errcode = '42501', detail = 'not_publisher';
  end if;
  return coalesce(new, old);
end $$;

-- Null ends it; so does signing out, with the session.
create function public.see_as(seen text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  session uuid := (auth.jwt() ->> 'session_id')::uuid;
begin
  if private.given_role() is distinct from 'administrator' or session is null then
    raise exception 'Only an administrator does this.' using errcode = '42501', detail = 'not_admin';
  end if;
  if seen is not null
     and seen not in ('editor', 'contributor', 'admissions', 'alumni_office', 'door') then
    raise exception 'There is no such role.' using errcode = '22023', detail = 'seen';
  end if;
  delete from private.seen_roles s where s.session_id = session
    or not exists (select from auth.sessions a where a.id = s.session_id);
  if seen is not null then
    insert into private.seen_roles (session_id, role) values (session, seen);
  end if;
end $$;
grant execute on function public.see_as to authenticated;

-- Colleagues by name: who looks after an enquiry, a message or a report.
create function public.list_colleagues() returns table (id uuid, name text)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  if not (private.may('admission_enquiries') or private.may('alumni_reports')) then
    perform private.require_admin();
  end if;
  return query select a.id, coalesce(a.full_name, a.email) from public.admin_users a order by a.email;
end $$;
grant execute on function public.list_colleagues to authenticated;

-- An RSVP cannot be restored from the trash, because the audit log keeps no tokens. So staff cancel or withdraw
-- an event that has RSVPs, and do not delete it. Asked past the rules: an editor sees no RSVP.
create function private.has_rsvps(wanted uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from public.event_rsvps r where r.event_id = wanted and r.status <> 'cancelled');
end $$;
grant execute on function private.has_rsvps to authenticated;

-- People at the door (the role) work around the day of the event, and at their campus; administrators always, and
-- the trigger guard_campus keeps them to theirs.
create function private.is_door_open(event public.events) returns boolean
language sql stable set search_path = ''
as $$
  select event.status = 'published' and event.cancelled_at is null and event.rsvp_enabled
    and now() between event.starts_at - interval '1 day'
      and coalesce(event.ends_at, event.starts_at) + interval '1 day'
$$;

create function private.require_door(wanted uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  event public.events;
begin
  perform private.require_may('door');
  if public.is_admin() then
    return;
  end if;
  select * into event from public.events e where e.id = wanted;
  perform private.require_campus(event.campus);
  if event.id is null or not private.is_door_open(event) then
    raise exception 'Guests are checked in around the day of the event.'
      using errcode = '42501', detail = 'door_closed';
  end if;
end $$;

-- The events whose guests are checked in now, for the people at the door.
create function public.list_door_events()
returns table (id uuid, title text, starts_at timestamptz, venue text, campus text, translations jsonb)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  scope text := private.campus_scope();
begin
  perform private.require_may('door');
  return query
    select e.id, e.title, e.starts_at, e.venue, e.campus, e.translations from public.events e
    where private.is_door_open(e) and (scope is null or e.campus = scope)
    order by e.starts_at, e.id limit 50;
end $$;
grant execute on function public.list_door_events to authenticated;

-- Who is expected: no address and no answer, which the door has no use for.
create function public.list_expected_guests(wanted uuid)
returns table (reference text, name text, adults integer, children integer, status text, checked_in_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_door(wanted);
  return query
    select r.reference, r.name, r.adults, r.children, r.status, r.checked_in_at from public.event_rsvps r
    where r.event_id = wanted and r.status not in ('declined', 'cancelled') order by r.name, r.id;
end $$;
grant execute on function public.list_expected_guests to authenticated;

-- Past the rules: an editor sees no booking.
create function private.has_bookings(wanted uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from public.meeting_bookings b where b.meeting_id = wanted and b.status = 'booked');
end $$;
grant execute on function private.has_bookings to authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- Functions that ask by role.

drop function public.list_staff();
drop function private.require_managed(text);

create or replace function public.is_admin() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce(private.office_role() = 'administrator', false);
end $$;

create or replace function private.protect_admin_list() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.email = old.email and new.role = old.role then
    return new;
  end if;
  if exists (select from auth.users u where u.id = auth.uid() and lower(u.email) = old.email) then
    raise exception 'You cannot remove your own address from the list of administrators.'
      using errcode = '42501', detail = 'own_admin_entry';
  end if;
  if tg_op = 'UPDATE' and new.email = old.email then
    return new;
  end if;
  update public.auth_user_roles r set role = 'alumni'
  from auth.users u where u.id = r.user_id and lower(u.email) = old.email and r.role = 'admin';
  update public.users p set role = 'alumni'
  from auth.users u where u.id = p.id and lower(u.email) = old.email and p.role = 'admin';
  return coalesce(new, old);
end $$;

create or replace function private.keep_last_admin() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() is not null and old.campus is null and old.role = 'administrator'
     and (tg_op = 'DELETE' or new.campus is not null or new.email <> old.email or new.role <> old.role)
     and not exists (
       select from public.admin_users a join auth.users u on lower(u.email) = a.email
       where a.id <> old.id and a.campus is null and a.role = 'administrator' and private.is_listed_admin(u.id)) then
    raise exception 'This is the last administrator without a limit.'
      using errcode = '42501', detail = 'last_admin';
  end if;
  return coalesce(new, old);
end $$;

create function public.list_staff()
returns table (id uuid, email text, full_name text, campus text, role text, created_at timestamptz,
  user_id uuid, is_active boolean, has_second_factor boolean, last_sign_in_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  return query
    select a.id, a.email, a.full_name, a.campus, a.role, a.created_at, u.id,
      coalesce(private.is_listed_admin(u.id), false), coalesce(private.has_verified_factor(u.id), false),
      u.last_sign_in_at
    from public.admin_users a left join auth.users u on lower(u.email) = a.email
    order by a.email;
end $$;
grant execute on function public.list_staff to authenticated;

create function private.require_managed(target text, writing boolean default false) returns void
language plpgsql stable set search_path = ''
as $$
begin
  perform private.require_may(target, writing);
  if not private.is_managed(target) then
    raise exception 'There is nothing to manage under this name.' using errcode = '22023', detail = 'target';
  end if;
end $$;
grant execute on function private.require_managed to authenticated;

create or replace function public.undo_changes(target text, ids uuid[], since timestamptz) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  step record;
  undone integer := 0;
begin
  perform private.require_managed(target, true);
  for step in
    select array_agg(l.id) as entries, count(*) filter (where l.table_name = target) as own
    from public.audit_log l
    where l.change in (
        select own.change from public.audit_log own
        where own.table_name = target and own.row_id = any (ids) and own.created_at > since)
      and private.is_managed(l.table_name) and private.may(l.table_name)
      and (l.table_name <> target or l.row_id = any (ids))
    group by l.change order by max(l.created_at) desc, l.change desc
  loop
    perform private.revert_entries(step.entries);
    undone := undone + step.own;
  end loop;
  return undone;
end $$;

create or replace function public.undo_change(wanted bigint) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  undone integer;
begin
  if private.office_role() is null then
    perform private.require_admin();
  end if;
  -- Whole or not at all.
  perform private.require_may(l.table_name) from public.audit_log l
  where l.change = wanted and private.is_undone(l.table_name);
  -- What the server did by itself, such as adding the sample school, cannot be undone here.
  if exists (select from public.audit_log l where l.change = wanted and l.actor is null) then
    raise exception 'This change cannot be taken back.' using errcode = '22023', detail = 'change';
  end if;
  if exists (
    select from public.audit_log l
    join public.audit_log later on later.table_name = l.table_name and later.row_id = l.row_id
      and later.created_at > l.created_at and later.change <> l.change
    where l.change = wanted and private.is_undone(l.table_name)
  ) then
    raise exception 'Something was done to it since.' using errcode = 'PT409', detail = 'later_change';
  end if;
  undone := private.revert_entries(array(
    select l.id from public.audit_log l where l.change = wanted and private.is_undone(l.table_name)));
  if undone = 0 then
    raise exception 'This change is not kept any more.' using errcode = 'PT404', detail = 'change';
  end if;
  return undone;
end $$;

create or replace function public.list_latest_changes(most integer default 12)
returns table (change bigint, table_name text, action text, rows integer, row_id uuid, shown jsonb,
  changed_at timestamptz, changed_by text, is_latest boolean)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  shown_tables text[];
begin
  if private.office_role() is null then
    perform private.require_admin();
  end if;
  shown_tables := array(select m.name from private.managed_tables m where private.may(m.name, false));
  return query
    with recent as (
      select l.* from public.audit_log l where l.table_name = any (shown_tables) and l.actor is not null
      order by l.created_at desc limit 400
    ), changes as (
      select r.change, max(r.created_at) as at,
        (array_agg(r.id order by r.action, r.id))[1] as first
      from recent r group by r.change order by max(r.created_at) desc limit least(greatest(most, 1), 50)
    )
    select c.change, l.table_name, l.action,
      (select count(*)::integer from public.audit_log each
        where each.change = c.change and each.table_name = any (shown_tables)), l.row_id, coalesce(l.after, l.before), c.at,
      (select u.email from public.users u where u.id = l.actor),
      not exists (
        select from public.audit_log each
        join public.audit_log later on later.table_name = each.table_name and later.row_id = each.row_id
          and later.created_at > each.created_at and later.change <> each.change
        where each.change = c.change)
    from changes c join public.audit_log l on l.id = c.first
    order by c.at desc;
end $$;

create or replace function public.restore_deleted_row(target text, entry_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  entry public.audit_log;
begin
  perform private.require_managed(target, true);
  for entry in
    select l.* from public.audit_log l
    join public.audit_log own on own.change = l.change
    where own.id = entry_id and own.table_name = target and own.action = 'delete' and l.action = 'delete'
      and private.is_managed(l.table_name) and private.may(l.table_name)
      and (l.table_name <> target or l.row_id = own.row_id)
    order by l.table_name <> target, private.reference_depth(l.table_name), l.id
  loop
    begin
      perform private.restore_rows(entry.table_name, jsonb_build_array(entry.before));
    exception when foreign_key_violation then
      -- It belongs to another row of the same change, which stays deleted.
      if entry.table_name = target then
        raise;
      end if;
    end;
  end loop;
  if entry.id is null then
    raise exception 'This entry is not kept any more.' using errcode = 'PT404', detail = 'version';
  end if;
end $$;

create or replace function public.restore_version(target text, entry_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  entry public.audit_log;
begin
  perform private.require_managed(target, true);
  select l.* into entry from public.audit_log l where l.id = entry_id and l.table_name = target;
  if entry.id is null then
    raise exception 'This version is not kept any more.' using errcode = 'PT404', detail = 'version';
  end if;
  perform private.restore_rows(target, jsonb_build_array(coalesce(entry.after, entry.before)));
end $$;

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
    from private.list_picture_columns() p group by p.table_name
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

create or replace function public.get_media_uploader(purpose text) returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.may('uploads') or purpose = 'avatar' and public.is_verified_alumnus() then
    return private.own_id();
  end if;
  return null;
end $$;

create or replace function public.save_site_content(
  content_key text, english jsonb, translations jsonb default '{}', seen timestamptz default null
) returns timestamptz
language plpgsql set search_path = ''
as $$
declare
  newest timestamptz;
begin
  perform private.require_may('site_content');
  if exists (select from jsonb_object_keys(save_site_content.translations) as t (language)
    where t.language = 'en' or t.language <> private.known_language(t.language))
  then
    raise exception 'The site is not translated into this language.' using errcode = '22023', detail = 'language';
  end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('site_content/' || content_key));
  select max(c.updated_at) into newest from public.site_content c where private.untranslated_key(c.key) = content_key;
  if newest is distinct from seen then
    return null;
  end if;
  insert into public.site_content as c (key, content, published_at) values (content_key, english, now())
  on conflict (key) do update set content = excluded.content, is_sample = false,
    published_at = coalesce(c.published_at, excluded.published_at)
  where c.content <> excluded.content or c.published_at is null;
  delete from public.site_content c where private.untranslated_key(c.key) = content_key and c.key <> content_key
    and not save_site_content.translations ? private.content_language(c.key);
  insert into public.site_content as c (key, content, source, outdated, published_at)
  select t.language || '/' || content_key, t.said -> 'content', nullif(t.said -> 'source', 'null'),
    coalesce((t.said ->> 'outdated')::integer, 0), now()
  from jsonb_each(save_site_content.translations) as t (language, said)
  on conflict (key) do update set content = excluded.content, source = excluded.source,
    outdated = excluded.outdated, is_sample = false,
    published_at = coalesce(c.published_at, excluded.published_at)
  where (c.content, c.source, c.outdated) is distinct from (excluded.content, excluded.source, excluded.outdated)
    or c.published_at is null;
  select max(c.updated_at) into newest from public.site_content c where private.untranslated_key(c.key) = content_key;
  return newest;
end $$;

create or replace function public.publish_site_content(content_key text) returns public.site_content
language plpgsql set search_path = ''
as $$
declare
  published public.site_content;
begin
  perform private.require_may('site_content');
  insert into public.site_content (key, content, published_at)
  select d.key, d.content, now() from public.site_content_drafts d where d.key = content_key
  on conflict (key) do update
    set content = excluded.content, published_at = excluded.published_at, is_sample = false
  returning * into published;
  if published.id is null then
    raise exception 'There is no draft of "%".', content_key using errcode = 'PT404', detail = 'draft_not_found';
  end if;
  delete from public.site_content_drafts d where d.key = content_key;
  return published;
end $$;

create or replace function private.keep_answered_event() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user = 'authenticated'
     and private.has_rsvps(old.id) then
    raise exception 'This event has RSVPs. Cancel or withdraw it instead.'
      using errcode = '23503', detail = 'has_rsvps';
  end if;
  return old;
end $$;

create or replace function public.check_in_guest(tick_id uuid, event_id uuid, guest_reference text, is_here boolean default true,
  ticked_at timestamptz default now())
returns table (rsvp_id uuid, reference text, name text, adults integer, children integer, status text,
  checked_in_at timestamptz)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  rsvp public.event_rsvps;
  came timestamptz;
begin
  perform private.require_door(check_in_guest.event_id);
  select * into rsvp from public.event_rsvps r
  where r.event_id = check_in_guest.event_id
    and r.reference = upper(btrim(check_in_guest.guest_reference)) for update;
  if rsvp.id is null then
    raise exception 'This RSVP was not found.' using errcode = 'PT404', detail = 'rsvp_not_found';
  end if;
  insert into public.event_check_ins (id, rsvp_id, is_here, ticked_at)
  values (check_in_guest.tick_id, rsvp.id, check_in_guest.is_here, least(check_in_guest.ticked_at, now()))
  on conflict on constraint event_check_ins_pkey do nothing;
  select min(c.ticked_at) into came from public.event_check_ins c
  where c.rsvp_id = rsvp.id and c.is_here and not exists (
    select from public.event_check_ins o
    where o.rsvp_id = rsvp.id and not o.is_here and o.ticked_at > c.ticked_at);
  update public.event_rsvps r set checked_in_at = came
  where r.id = rsvp.id and r.checked_in_at is distinct from came;
  return query select rsvp.id, rsvp.reference, rsvp.name, rsvp.adults, rsvp.children, rsvp.status, came;
end $$;

create or replace function public.find_taken_values(target text, field text, wanted text[]) returns setof text
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_may(target);
  if (target, field) not in (('students', 'admission_no'), ('alumni_records', 'email')) then
    raise exception 'This is not asked.' using errcode = '22023', detail = 'field';
  end if;
  return query execute format('select t.%2$I from public.%1$I t where t.%2$I = any ($1)', target, field) using wanted;
end $$;

create or replace function public.begin_import(target text, file_name text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  import uuid;
begin
  perform private.require_may(coalesce(target, ''));
  if coalesce(target, '') not in ('students', 'teachers', 'calendar_entries', 'alumni_records', 'bus_stops') then
    raise exception 'Nothing is imported there.' using errcode = '22023', detail = 'target';
  end if;
  insert into public.imports_and_promotions (kind, target, file_name, campus)
  values ('import', begin_import.target, left(begin_import.file_name, 200), private.campus_scope())
  returning id into import;
  return import;
end $$;

create or replace function public.import_rows(import uuid, rows jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  own public.imports_and_promotions;
  names text;
  counted integer;
begin
  if private.office_role() is null then
    perform private.require_admin();
  end if;
  select * into own from public.imports_and_promotions i
  where i.id = import and i.kind = 'import' and i.undone_at is null and i.actor = auth.uid() for update;
  if own.id is null or jsonb_typeof(rows) <> 'array' or jsonb_array_length(rows) not between 1 and 500 then
    raise exception 'These rows cannot be imported.' using errcode = '22023', detail = 'rows';
  end if;
  perform private.require_may(own.target);
  select string_agg(format('%I', key), ', ') into names from jsonb_object_keys(rows -> 0) as key
  where key not in ('id', 'created_at', 'updated_at', 'is_sample');
  execute format('insert into public.%1$I (%2$s) select %2$s from jsonb_populate_recordset(null::public.%1$I, $1)',
    own.target, names) using rows;
  get diagnostics counted = row_count;
  update public.imports_and_promotions i set rows = i.rows + counted,
    changes = i.changes || (pg_current_xact_id()::text)::bigint where i.id = import;
  return counted;
exception when undefined_column then
  raise exception 'A column of this file is none of the table.' using errcode = '22023', detail = 'rows';
end $$;

create or replace function public.undo_import_or_promotion(wanted uuid) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  own public.imports_and_promotions;
  counted integer;
begin
  if private.office_role() is null then
    perform private.require_admin();
  end if;
  select * into own from public.imports_and_promotions i where i.id = wanted and i.undone_at is null for update;
  if own.id is null then
    raise exception 'This has been taken back already.' using errcode = 'PT404', detail = 'wanted';
  end if;
  perform private.require_may(own.target);
  if own.kind = 'import' then
    execute format('delete from public.%1$I t using public.audit_log l
      where l.change = any ($1) and l.table_name = %1$L and l.action = ''insert'' and l.row_id = t.id', own.target)
      using own.changes;
  else
    update public.students s set class = l.before ->> 'class', status = l.before ->> 'status',
      left_on = (l.before ->> 'left_on')::date
    from public.audit_log l
    where l.change = any (own.changes) and l.table_name = 'students' and l.action = 'update' and l.row_id = s.id
      and (s.class, s.status, s.left_on) is not distinct from
          (l.after ->> 'class', l.after ->> 'status', (l.after ->> 'left_on')::date);
  end if;
  get diagnostics counted = row_count;
  update public.imports_and_promotions i set undone_at = now() where i.id = wanted;
  return counted;
end $$;

create or replace function public.answer_enquiry(target text, about uuid, body text, language text default 'en') returns void
language plpgsql security definer set search_path = ''
as $$
declare
  words text := private.require_text(body, 'body', 3, 8000);
  chosen text := private.known_language(language);
  colleague public.admin_users;
  email_id uuid := gen_random_uuid();
  question record;
begin
  perform private.require_may(coalesce(target, ''));
  colleague := private.own_admin_entry();
  if target = 'admission_enquiries' then
    update public.admission_enquiries e set owner_id = coalesce(e.owner_id, colleague.id),
      status = case when e.status = 'new' then 'contacted' else e.status end
    where e.id = about
    returning e.email, e.guardian_name as name, e.reference, e.message as words, e.created_at into question;
  elsif target = 'contact_messages' then
    update public.contact_messages m set owner_id = coalesce(m.owner_id, colleague.id),
      status = case when m.status = 'new' then 'answered' else m.status end
    where m.id = about
    returning m.email, m.name, m.reference, m.message as words, m.created_at into question;
  end if;
  if question.reference is null then
    raise exception 'This enquiry is not there any more.' using errcode = 'PT404', detail = 'about';
  end if;
  insert into public.mail_outbox (id, recipient, template, data)
  values (email_id, question.email, 'enquiry_answer', jsonb_strip_nulls(jsonb_build_object(
    'name', question.name, 'reference', question.reference, 'question', question.words,
    'asked_at', question.created_at, 'answer', words, 'language', chosen)));
  insert into public.enquiry_answers (enquiry_id, message_id, body, language, author_name, mail_id)
  values (case when target = 'admission_enquiries' then about end,
    case when target = 'contact_messages' then about end,
    words, chosen, coalesce(colleague.full_name, colleague.email), email_id);
end $$;

create or replace function public.list_enquiry_answers(target text, about uuid)
returns table (id uuid, body text, author_name text, created_at timestamptz, sent_at timestamptz,
  gave_up_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_may(coalesce(target, ''), false);
  return query
    select a.id, a.body, a.author_name, a.created_at, m.sent_at, m.gave_up_at
    from public.enquiry_answers a left join public.mail_outbox m on m.id = a.mail_id
    where case when target = 'admission_enquiries' then a.enquiry_id else a.message_id end = about
    order by a.created_at, a.id;
end $$;

create or replace function private.guard_alumni_profile() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if private.is_client_role(current_user) and not private.may('alumni_profiles') then
    if new.id is distinct from auth.uid() or (tg_op = 'UPDATE' and new.id <> old.id) then
      raise exception 'Only your own profile can be changed.' using errcode = '42501', detail = 'not_own_row';
    end if;
    if new.is_sample then
      raise exception 'A profile of a person is not a sample.'
        using errcode = '42501', detail = 'protected_is_sample';
    end if;
    if tg_op = 'INSERT' and new.status <> 'pending'
       or tg_op = 'UPDATE' and new.status <> old.status then
      raise exception 'Only the school changes the status of a profile.'
        using errcode = '42501', detail = 'protected_status';
    end if;
    if tg_op = 'UPDATE' and old.status in ('suspended', 'deleted') then
      raise exception 'This profile is %.', old.status using errcode = '42501', detail = 'profile_' || old.status;
    end if;
    if tg_op = 'UPDATE' and old.status = 'verified'
       and (new.full_name, new.batch_year, new.campus)
         is distinct from (old.full_name, old.batch_year, old.campus) then
      raise exception 'Name, batch and campus of a verified profile are changed by the school office.'
        using errcode = '42501', detail = 'protected_identity';
    end if;
    if tg_op = 'INSERT' then
      new.status_changed_at := null;
    else
      new.status_changed_at := old.status_changed_at;
    end if;
  end if;
  if tg_op = 'UPDATE' and new.status <> old.status then
    new.status_changed_at := now();
  end if;
  return new;
end $$;

create or replace function public.list_waiting_alumni(after timestamptz default null, after_id uuid default null,
  most integer default 20)
returns table (profile jsonb, student jsonb)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_may('alumni_profiles');
  return query
    select to_jsonb(p), to_jsonb(m)
    from (
      select w.* from public.alumni_profiles w
      where w.status = 'pending'
        and (after is null or (w.created_at, w.id) > (after, after_id))
      order by w.created_at, w.id limit least(greatest(most, 1), 100)
    ) p
    left join lateral private.record_matches(p.full_name, p.batch_year, p.campus, p.account_email, 1) m on true
    order by p.created_at, p.id;
end $$;

create or replace function public.list_student_matches(person uuid)
returns table (id uuid, name text, admission_no text, class text, campus text, status text, left_on date,
  batch_year integer, register text, likeness real)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_may('alumni_profiles');
  return query
    select m.* from public.alumni_profiles p,
      private.record_matches(p.full_name, p.batch_year, p.campus, p.account_email, 5) m
    where p.id = list_student_matches.person;
end $$;

create or replace function public.list_alumni_duplicates(person uuid)
returns table (id uuid, full_name text, batch_year integer, campus text, account_email text, status text)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_may('alumni_profiles');
  return query
    select d.id, d.full_name, d.batch_year, d.campus, d.account_email, d.status
    from public.alumni_profiles p
    join public.alumni_profiles d on d.full_name operator(extensions.%) p.full_name
    where p.id = list_alumni_duplicates.person and d.id <> p.id and d.status <> 'deleted'
      and (d.batch_year = p.batch_year or d.batch_year is null or p.batch_year is null)
    order by extensions.similarity(d.full_name, p.full_name) desc, d.id limit 5;
end $$;

create or replace function public.decide_alumni(people uuid[], decision text, reason text default null) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  said text := private.require_text(reason, 'reason',
    case when decision in ('reject', 'suspend', 'delete') then 3 else 0 end, 1000);
  states text[] := case decision
    when 'approve' then array['pending'] when 'reject' then array['pending']
    when 'suspend' then array['verified'] when 'unsuspend' then array['suspended']
    when 'delete' then array['pending', 'verified', 'suspended'] when 'restore' then array['deleted'] end;
  person record;
  decided integer := 0;
begin
  perform private.require_may('alumni_profiles');
  if states is null then
    raise exception 'There is no such decision.' using errcode = '22023', detail = 'decision';
  end if;
  perform set_config('private.office_decision', 'yes', true);
  for person in
    select p.id, p.full_name, u.email from public.alumni_profiles p join auth.users u on u.id = p.id
    where p.id = any (people) and p.status = any (states)
      and not (decision in ('reject', 'delete') and private.holds_admin_role(p.id))
    order by p.id for update of p
  loop
    update public.alumni_profiles p
    set status_reason = said, status = case
      when decision in ('approve', 'unsuspend') then 'verified'
      when decision = 'suspend' then 'suspended'
      when decision = 'restore' then private.status_before_deletion(p.id)
      else 'deleted' end
    where p.id = person.id;
    if decision in ('reject', 'delete') then
      update auth.users u
      set raw_user_meta_data = coalesce(u.raw_user_meta_data, '{}') || '{"account_status": "deleted"}'
      where u.id = person.id;
    elsif decision = 'restore' then
      update auth.users u set raw_user_meta_data = u.raw_user_meta_data - 'account_status' where u.id = person.id;
    end if;
    if person.email is not null then
      perform private.queue_email(person.email, 'alumni_' || decision, jsonb_strip_nulls(jsonb_build_object(
        'name', person.full_name, 'reason', said, 'language', private.email_language_of(person.id))));
    end if;
    decided := decided + 1;
  end loop;
  perform set_config('private.office_decision', '', true);
  return decided;
end $$;

create or replace function public.merge_alumni(kept uuid, duplicate uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  other public.alumni_profiles;
begin
  perform private.require_may('alumni_profiles');
  if kept = duplicate or (
    select count(*) from public.alumni_profiles p where p.id in (kept, duplicate) and p.status <> 'deleted') <> 2 then
    raise exception 'These two profiles cannot be merged.' using errcode = '22023', detail = 'duplicate';
  end if;
  if private.holds_admin_role(duplicate) then
    raise exception 'Keep the profile of the administrator.' using errcode = '22023', detail = 'admin_account';
  end if;
  select * into other from public.alumni_profiles p where p.id = duplicate for update;
  perform set_config('private.office_decision', 'yes', true);
  update public.alumni_profiles p set
    batch_year = coalesce(p.batch_year, other.batch_year), campus = coalesce(p.campus, other.campus),
    house = coalesce(p.house, other.house), stream = coalesce(p.stream, other.stream),
    profession = coalesce(p.profession, other.profession),
    organisation = coalesce(p.organisation, other.organisation),
    industry = coalesce(p.industry, other.industry), city = coalesce(p.city, other.city),
    country = coalesce(p.country, other.country), bio = coalesce(p.bio, other.bio),
    contact_email = coalesce(p.contact_email, other.contact_email), phone = coalesce(p.phone, other.phone),
    -- What the other profile hid stays hidden.
    visibility = other.visibility || p.visibility,
    links = case when p.links = '[]' then other.links else p.links end,
    status = case when 'verified' in (p.status, other.status) then 'verified' else p.status end
  where p.id = kept;
  delete from public.alumni_messages m
  where m.sender_id in (kept, duplicate) and m.recipient_id in (kept, duplicate);
  update public.alumni_messages m set sender_id = kept where m.sender_id = duplicate;
  update public.alumni_messages m set recipient_id = kept where m.recipient_id = duplicate;
  insert into public.alumni_blocks (blocker_id, blocked_id)
  select kept, b.blocked_id from public.alumni_blocks b where b.blocker_id = duplicate and b.blocked_id <> kept
  union select b.blocker_id, kept from public.alumni_blocks b where b.blocked_id = duplicate and b.blocker_id <> kept
  on conflict do nothing;
  update public.alumni_reports r set person_id = kept where r.person_id = duplicate;
  update public.alumni_profiles p set status = 'deleted', status_reason = 'Merged into ' || kept
  where p.id = duplicate;
  update auth.users u
  set raw_user_meta_data = coalesce(u.raw_user_meta_data, '{}') || '{"account_status": "deleted"}'
  where u.id = duplicate;
  perform private.queue_email(u.email, 'alumni_merge', jsonb_build_object(
    'name', other.full_name, 'language', private.email_language_of(duplicate)))
  from auth.users u where u.id = duplicate and u.email is not null;
  perform set_config('private.office_decision', '', true);
end $$;

create or replace function public.get_alumni_report(report uuid)
returns table (person_id uuid, person_name text, reporter_id uuid, reporter_name text, message text,
  written_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_may('alumni_reports');
  return query
    select r.person_id, p.full_name, r.reporter_id, f.full_name, m.body, m.created_at
    from public.alumni_reports r
    left join public.alumni_profiles p on p.id = r.person_id
    left join public.alumni_profiles f on f.id = r.reporter_id
    left join public.alumni_messages m on m.id = r.message_id
    where r.id = report;
end $$;

create or replace function private.directory_batch() returns integer
language plpgsql stable security definer set search_path = ''
as $$
begin
  if public.is_verified_alumnus() or private.may('alumni_profiles', false) then
    return coalesce((select p.batch_year from public.alumni_profiles p
      where p.id = private.own_id() and p.status = 'verified'), -1);
  end if;
  return null;
end $$;

create or replace function public.open_managed_list(
  target text, sort text, descending boolean default false, filters jsonb default '{}',
  search text default '', search_columns text[] default '{}',
  from_value text default null, from_id uuid default null, backwards boolean default false,
  most integer default 50
) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  if not private.may(target, false) then
    return null;
  end if;
  return jsonb_build_object(
    'rows', (
      select coalesce(jsonb_agg(row order by place), '[]')
      from public.list_managed_rows(target, sort, descending, filters, search, search_columns,
        from_value, from_id, backwards, most) with ordinality as listed (row, place)),
    'count', public.count_managed_rows(target, filters, search, search_columns));
end $$;

create or replace function public.order_managed_rows(target text, place_column text, ids uuid[]) returns integer
language plpgsql set search_path = ''
as $$
declare
  moved integer;
begin
  perform private.require_managed(target, true);
  if place_column not in ('position', 'order') then
    raise exception 'Nothing is put in order by this column.' using errcode = '22023', detail = 'place_column';
  end if;
  execute format(
    'update public.%1$I t set %2$I = o.place
     from unnest($1) with ordinality as o (id, place)
     where t.id = o.id and t.%2$I is distinct from o.place::integer', target, place_column) using ids;
  get diagnostics moved = row_count;
  return moved;
exception when undefined_column then
  raise exception 'Nothing is put in order by this column.' using errcode = '22023', detail = 'place_column';
end $$;

create or replace function public.change_found_rows(
  target text, new_values jsonb, filters jsonb, search text, search_columns text[], expected integer
) returns bigint
language plpgsql set search_path = ''
as $$
declare
  condition text;
  names text;
  changed integer;
begin
  perform private.require_managed(target, true);
  condition := private.list_condition(target, filters, search, search_columns);
  if new_values is null then
    execute format('delete from public.%I t where %s', target, condition);
  else
    select string_agg(format('%I', a.attname), ', ') into names from pg_catalog.pg_attribute a
    where a.attrelid = format('public.%I', target)::regclass and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = '' and new_values ? a.attname::text
      and a.attname not in ('id', 'created_at', 'updated_at');
    if names is null then
      raise exception 'There is nothing to change.' using errcode = '22023', detail = 'new_values';
    end if;
    execute format(
      'update public.%1$I t set (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$I, $1)) where %3$s',
      target, names, condition) using new_values;
  end if;
  get diagnostics changed = row_count;
  if changed <> expected then
    raise exception 'There are % rows now, not %.', changed, expected using errcode = 'PT409', detail = 'expected';
  end if;
  return (pg_current_xact_id()::text)::bigint;
exception when undefined_column then
  raise exception 'The list cannot be filtered like this.' using errcode = '22023', detail = 'filters';
end $$;

create or replace function public.list_daily_counts(days integer default 30)
returns table (day date, visits integer, rsvps integer, registrations integer)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  today date := (now() at time zone 'Asia/Kolkata')::date;
begin
  perform private.require_may('page_visits', false);
  return query
    with days as (
      select d::date as day, d::timestamp at time zone 'Asia/Kolkata' as begins,
        (d + interval '1 day')::timestamp at time zone 'Asia/Kolkata' as ends
      from generate_series(today - least(greatest(days, 1), 366) + 1, today, interval '1 day') as d
    )
    select days.day,
      coalesce((select sum(v.visits) from public.page_visits v where v.day = days.day), 0)::integer,
      (select count(*) from public.event_rsvps r where r.created_at >= days.begins
        and r.created_at < days.ends)::integer,
      ((select count(*) from public.sports_registrations s where s.created_at >= days.begins
        and s.created_at < days.ends)
        + (select count(*) from public.alumni_profiles p where p.created_at >= days.begins
          and p.created_at < days.ends)
        + (select count(*) from public.admission_enquiries e where e.created_at >= days.begins
          and e.created_at < days.ends))::integer
    from days order by days.day;
end $$;

create or replace function public.list_visited_pages(days integer default 30, most integer default 10)
returns table (path text, visits integer)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_may('page_visits', false);
  return query
    select v.path, sum(v.visits)::integer from public.page_visits v
    where v.day > (now() at time zone 'Asia/Kolkata')::date - least(greatest(days, 1), 366)
    group by v.path order by 2 desc, 1 limit least(greatest(most, 1), 50);
end $$;

create or replace function public.count_waiting_work() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  today date := (now() at time zone 'Asia/Kolkata')::date;
begin
  if private.office_role() is null then
    perform private.require_admin();
  end if;
  return jsonb_strip_nulls(jsonb_build_object(
    'alumni', case when private.may('alumni_profiles', false) then
      (select count(*) from public.alumni_profiles p where p.status = 'pending') end,
    'enquiries', case when private.may('admission_enquiries', false) then
      (select count(*) from public.admission_enquiries e where e.is_open and e.due_on <= today) end,
    'messages', case when private.may('contact_messages', false) then
      (select count(*) from public.contact_messages m where m.is_open and m.due_on <= today) end,
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
    'goneVideos', case when private.may('youtube_videos', false) then
      (select count(*) from public.youtube_videos v where v.is_gone and v.is_active) end
  ));
end $$;

create or replace function public.list_meeting_slots(wanted uuid)
returns table (host text, starts_at timestamptz, is_free boolean)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
    select s.host, s.starts_at, s.starts_at > now() and not exists (
      select from public.meeting_bookings b where b.meeting_id = m.id and b.host = s.host
        and b.starts_at = s.starts_at and private.keeps_time(b))
    from public.meetings m, private.list_slots(m) s
    where m.id = wanted and (m.status = 'published' or private.may('meetings', false));
end $$;

create or replace function private.keep_booked_meeting() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user = 'authenticated'
     and private.has_bookings(old.id) then
    raise exception 'Families have booked times of this meeting. Cancel it instead.'
      using errcode = '23503', detail = 'has_bookings';
  end if;
  return old;
end $$;

-- ---------------------------------------------------------------------------------------------------------
-- What contributors write.

create trigger guard_drafts before insert or update or delete on public.latest_updates
  for each row execute function private.guard_drafts();
create trigger guard_drafts before insert or update or delete on public.events
  for each row execute function private.guard_drafts();
create trigger guard_drafts before insert or update or delete on public.gallery_events
  for each row execute function private.guard_drafts();
create trigger guard_drafts before insert or update or delete on public.gallery_images
  for each row execute function private.guard_drafts();
create trigger guard_drafts before insert or update or delete on public.news_stories
  for each row execute function private.guard_drafts();
create trigger guard_drafts before insert or update or delete on public.own_pages
  for each row execute function private.guard_drafts();

-- ---------------------------------------------------------------------------------------------------------
-- Policies that ask by role.

alter policy "Who may read" on public.media_files
  using ((created_by = (select private.own_id()) and is_stored) or (select private.may('media_files', false)));
alter policy "Who may add" on public.media_files
  with check ((select private.may('media_files')));
alter policy "Who may change" on public.media_files
  using ((select private.may('media_files'))) with check ((select private.may('media_files')));
alter policy "Who may delete" on public.media_files
  using ((created_by = (select private.own_id()) and purpose = 'avatar') or (select private.may('media_files')));
alter policy "Who may read" on public.latest_updates
  using (
    (is_active and (starts_at is null or starts_at <= now()) and (expires_at is null or expires_at > now()))
    or (select private.may('latest_updates', false))
  );
alter policy "Who may add" on public.latest_updates
  with check ((select private.may('latest_updates')));
alter policy "Who may change" on public.latest_updates
  using ((select private.may('latest_updates'))) with check ((select private.may('latest_updates')));
alter policy "Who may delete" on public.latest_updates
  using ((select private.may('latest_updates')));
alter policy "Who may add" on public.leadership_messages
  with check ((select private.may('leadership_messages')));
alter policy "Who may change" on public.leadership_messages
  using ((select private.may('leadership_messages'))) with check ((select private.may('leadership_messages')));
alter policy "Who may delete" on public.leadership_messages
  using ((select private.may('leadership_messages')));
alter policy "Who may read" on public.youtube_videos
  using (is_active or (select private.may('youtube_videos', false)));
alter policy "Who may add" on public.youtube_videos
  with check ((select private.may('youtube_videos')));
alter policy "Who may change" on public.youtube_videos
  using ((select private.may('youtube_videos'))) with check ((select private.may('youtube_videos')));
alter policy "Who may delete" on public.youtube_videos
  using ((select private.may('youtube_videos')));
alter policy "Who may read" on public.testimonials
  using (status = 'approved' or (select private.may('testimonials', false)));
alter policy "Who may add" on public.testimonials
  with check ((select private.may('testimonials')));
alter policy "Who may change" on public.testimonials
  using ((select private.may('testimonials'))) with check ((select private.may('testimonials')));
alter policy "Who may delete" on public.testimonials
  using ((select private.may('testimonials')));
alter policy "Who may read" on public.featured_testimonials
  using (
    exists (
      select from public.testimonials t where t.id = featured_testimonials.testimonial_id and t.status = 'approved'
    )
    or (select private.may('featured_testimonials', false))
  );
alter policy "Who may add" on public.featured_testimonials
  with check ((select private.may('featured_testimonials')));
alter policy "Who may change" on public.featured_testimonials
  using ((select private.may('featured_testimonials'))) with check ((select private.may('featured_testimonials')));
alter policy "Who may delete" on public.featured_testimonials
  using ((select private.may('featured_testimonials')));
alter policy "Who may read" on public.site_content
  using (published_at <= now() or (select private.may('site_content', false)));
alter policy "Who may add" on public.site_content
  with check ((select private.may('site_content')));
alter policy "Who may change" on public.site_content
  using ((select private.may('site_content'))) with check ((select private.may('site_content')));
alter policy "Who may delete" on public.site_content
  using ((select private.may('site_content')));
alter policy "Admins manage" on public.site_content_drafts
  using ((select private.may('site_content_drafts'))) with check ((select private.may('site_content_drafts')));
alter policy "Who may add" on public.calendar_entries
  with check ((select private.may('calendar_entries')));
alter policy "Who may change" on public.calendar_entries
  using ((select private.may('calendar_entries'))) with check ((select private.may('calendar_entries')));
alter policy "Who may delete" on public.calendar_entries
  using ((select private.may('calendar_entries')));
alter policy "Admins manage" on public.previews
  using ((select private.may('previews'))) with check ((select private.may('previews')));
alter policy "Who may read" on public.events
  using ((status = 'published' and publish_at <= now()) or (select private.may('events', false)));
alter policy "Who may add" on public.events
  with check ((select private.may('events')));
alter policy "Who may change" on public.events
  using ((select private.may('events'))) with check ((select private.may('events')));
alter policy "Who may delete" on public.events
  using ((select private.may('events')));
alter policy "Who may read" on public.gallery_events
  using ((published and not unlisted) or (select private.may('gallery_events', false)));
alter policy "Who may add" on public.gallery_events
  with check ((select private.may('gallery_events')));
alter policy "Who may change" on public.gallery_events
  using ((select private.may('gallery_events'))) with check ((select private.may('gallery_events')));
alter policy "Who may delete" on public.gallery_events
  using ((select private.may('gallery_events')));
alter policy "Who may read" on public.gallery_images
  using (
    (hidden_at is null
      and exists (
        select from public.gallery_events g where g.id = gallery_event_id and g.published and not g.unlisted))
    or (select private.may('gallery_images', false))
  );
alter policy "Who may add" on public.gallery_images
  with check ((select private.may('gallery_images')));
alter policy "Who may change" on public.gallery_images
  using ((select private.may('gallery_images'))) with check ((select private.may('gallery_images')));
alter policy "Who may delete" on public.gallery_images
  using ((select private.may('gallery_images')));
alter policy "Admins manage" on public.teachers
  using ((select private.may('teachers'))) with check ((select private.may('teachers')));
alter policy "Admins read" on public.imports_and_promotions
  using (private.may(target));
alter policy "Who may add" on public.sports_programs
  with check ((select private.may('sports_programs')));
alter policy "Who may change" on public.sports_programs
  using ((select private.may('sports_programs'))) with check ((select private.may('sports_programs')));
alter policy "Who may delete" on public.sports_programs
  using ((select private.may('sports_programs')));
alter policy "Admins manage" on public.admission_enquiries
  using ((select private.may('admission_enquiries'))) with check ((select private.may('admission_enquiries')));
alter policy "Admins manage" on public.contact_messages
  using ((select private.may('contact_messages'))) with check ((select private.may('contact_messages')));
alter policy "Admins read" on public.enquiry_answers
  using ((select private.may('enquiry_answers', false)));
alter policy "Who may read" on public.alumni_profiles
  using (id = (select private.own_id()) or (select private.may('alumni_profiles', false)));
alter policy "Who may add" on public.alumni_profiles
  with check (id = (select private.own_id()) or (select private.may('alumni_profiles')));
alter policy "Who may change" on public.alumni_profiles
  using (
    (id = (select private.own_id()) and status in ('pending', 'verified'))
    or (select private.may('alumni_profiles'))
  )
  with check (id = (select private.own_id()) or (select private.may('alumni_profiles')));
alter policy "Who may delete" on public.alumni_profiles
  using (
    (id = (select private.own_id()) and status in ('pending', 'verified'))
    or (select private.may('alumni_profiles'))
  );
alter policy "Admins manage" on public.alumni_records
  using ((select private.may('alumni_records'))) with check ((select private.may('alumni_records')));
alter policy "Who may read" on public.alumni_messages
  using (
    sender_id = (select private.own_id())
    or (recipient_id = (select private.own_id()) and not exists (
      select from public.alumni_blocks b
      where b.blocker_id = alumni_messages.recipient_id and b.blocked_id = alumni_messages.sender_id))
    or ((select private.may('alumni_messages', false)) and exists (
      select from public.alumni_reports r where r.message_id = alumni_messages.id))
  );
alter policy "Who may read" on public.alumni_reports
  using (reporter_id = (select private.own_id()) or (select private.may('alumni_reports', false)));
alter policy "Who may add" on public.alumni_reports
  with check ((select private.may('alumni_reports')));
alter policy "Who may change" on public.alumni_reports
  using ((select private.may('alumni_reports'))) with check ((select private.may('alumni_reports')));
alter policy "Who may delete" on public.alumni_reports
  using ((select private.may('alumni_reports')));
alter policy "Admins manage" on public.admin_views
  using ((select private.may('admin_views'))) with check ((select private.may('admin_views')));
alter policy "Own or shared" on public.admin_views
  using (owner = (select private.own_id()) or (is_shared and (select public.is_admin())));
alter policy "Admins manage" on public.bus_routes
  using ((select private.may('bus_routes'))) with check ((select private.may('bus_routes')));
alter policy "Who may read" on public.bus_stops
  using (route_id in (select r.id from private.public_bus_routes r) or (select private.may('bus_stops', false)));
alter policy "Who may add" on public.bus_stops
  with check ((select private.may('bus_stops')));
alter policy "Who may change" on public.bus_stops
  using ((select private.may('bus_stops'))) with check ((select private.may('bus_stops')));
alter policy "Who may delete" on public.bus_stops
  using ((select private.may('bus_stops')));
alter policy "Who may read" on public.bus_changes
  using (route_id is null or route_id in (select r.id from private.public_bus_routes r)
    or (select private.may('bus_changes', false)));
alter policy "Who may add" on public.bus_changes
  with check ((select private.may('bus_changes')));
alter policy "Who may change" on public.bus_changes
  using ((select private.may('bus_changes'))) with check ((select private.may('bus_changes')));
alter policy "Who may delete" on public.bus_changes
  using ((select private.may('bus_changes')));
alter policy "Who may read" on public.meetings
  using (status = 'published' or (select private.may('meetings', false)));
alter policy "Who may add" on public.meetings
  with check ((select private.may('meetings')));
alter policy "Who may change" on public.meetings
  using ((select private.may('meetings'))) with check ((select private.may('meetings')));
alter policy "Who may delete" on public.meetings
  using ((select private.may('meetings')));
alter policy "Admins read" on public.document_files
  using ((select private.may('document_files', false)));
alter policy "Who may read" on public.documents
  using (
    (is_public and (expires_on is null or expires_on >= (now() at time zone 'Asia/Kolkata')::date))
    or (select private.may('documents', false))
  );
alter policy "Who may add" on public.documents
  with check ((select private.may('documents')));
alter policy "Who may change" on public.documents
  using ((select private.may('documents'))) with check ((select private.may('documents')));
alter policy "Who may delete" on public.documents
  using ((select private.may('documents')));
alter policy "Who may read" on public.news_stories
  using ((status = 'published' and publish_at <= now()) or (select private.may('news_stories', false)));
alter policy "Who may add" on public.news_stories
  with check ((select private.may('news_stories')));
alter policy "Who may change" on public.news_stories
  using ((select private.may('news_stories'))) with check ((select private.may('news_stories')));
alter policy "Who may delete" on public.news_stories
  using ((select private.may('news_stories')));
alter policy "Who may read" on public.own_pages
  using ((status = 'published' and publish_at <= now()) or (select private.may('own_pages', false)));
alter policy "Who may add" on public.own_pages
  with check ((select private.may('own_pages')));
alter policy "Who may change" on public.own_pages
  using ((select private.may('own_pages'))) with check ((select private.may('own_pages')));
alter policy "Who may delete" on public.own_pages
  using ((select private.may('own_pages')));
alter policy "Who may read" on public.former_slugs
  using (
    exists (select from public.events e where e.id = event_id and e.status = 'published' and e.publish_at <= now())
    or exists (select from public.gallery_events g where g.id = gallery_event_id and g.published and not g.unlisted)
    or exists (select from public.news_stories s
      where s.id = story_id and s.status = 'published' and s.publish_at <= now())
    or exists (select from public.own_pages p
      where p.id = page_id and p.status = 'published' and p.publish_at <= now())
    or (select private.may('former_slugs', false))
  );
