-- Roles of staff. Only administrators reach a table that is not named here, so a new table stays closed until
-- somebody decides who works on it. 'door' (checking guests in) and 'uploads' (adding pictures) are not tables.

create function private.opens(role text, target text, writing boolean) returns boolean
language sql immutable set search_path = ''
as $$
  select case role
    when 'administrator' then true
    -- Publishes everything on the site, and sees no personal data.
    when 'editor' then target in ('latest_updates', 'news_stories', 'own_pages', 'documents', 'events', 'meetings',
        'calendar_entries', 'bus_changes', 'bus_routes', 'bus_stops', 'sports_programs', 'gallery_events',
        'gallery_images', 'youtube_videos', 'leadership_messages', 'testimonials', 'featured_testimonials', 'teachers',
        'choices', 'site_content', 'site_content_drafts', 'media_files', 'previews', 'admin_views', 'uploads', 'proposals',
        -- Writes to families only, and never sees their addresses.
        'family_messages')
      or not writing and target in ('document_files', 'former_slugs', 'page_visits')
    -- Writes drafts (private.guard_drafts), and proposes changes of what is public
    -- (10_pages/07_previews_and_proposals.sql).
    when 'contributor' then target in ('latest_updates', 'news_stories', 'own_pages', 'events', 'gallery_events',
        'gallery_images', 'previews', 'admin_views', 'uploads', 'proposals')
      or not writing and target in ('media_files', 'documents', 'document_files')
    -- Answers families.
    when 'admissions' then target in ('admission_enquiries', 'applications', 'contact_messages', 'admin_views')
      or not writing and target = 'enquiry_answers'
    when 'alumni_office' then target in ('alumni_profiles', 'alumni_records', 'alumni_reports', 'alumni_posts',
        'gifts', 'admin_views')
      -- Reported ones only: the table's policy says so.
      or not writing and target = 'alumni_messages'
    when 'door' then target = 'door'
    else false end
$$;

-- Whether the caller may read or write a table. Every policy and function of the office calls this or is_admin().
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

-- Returns the caller's effective role, the given role, and for the screens what the role reads (`opened`) and writes
-- (`written`). No row for people who are not staff.
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

-- Whether a contributor must leave a row alone: visitors see it, or will see it on schedule.
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

-- Trigger of every table that contributors write. A trigger rather than a policy, as for campuses, because triggers
-- also apply inside our own functions, such as undo and earlier versions.
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

-- An administrator can see the site and the office as another role, for one session. This only takes rights away:
-- private.office_role reads it for administrators alone.
create table private.seen_roles (
  session_id uuid primary key,
  role text not null check (role in ('editor', 'contributor', 'admissions', 'alumni_office', 'door')),
  created_at timestamptz not null default now()
);
alter table private.seen_roles enable row level security;

-- Null ends the view as another role; so does signing out, because that ends the session.
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
