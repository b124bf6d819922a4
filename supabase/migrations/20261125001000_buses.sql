-- School buses: routes, stops, changes of the day, and the stops in the site search.

-- ---------------------------------------------------------------------------------------------------------
-- Routes. The phone on the bus is the office's alone: visitors read private.public_bus_routes.

create table public.bus_routes (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(btrim(name)) between 1 and 80),
  -- The campus whose office keeps the route, and another that it serves too.
  campus text not null check (campus in ('paonta-sahib', 'juniors', 'majra')),
  second_campus text check (second_campus in ('paonta-sahib', 'juniors', 'majra')),
  note text not null default '' check (length(note) <= 400),
  attendant_phone text check (length(attendant_phone) <= 24 and attendant_phone ~ '^\+?[0-9 ()./-]{6,24}$'),
  is_active boolean not null default true,
  translations jsonb not null default '{}' check (private.is_translation(translations)),
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index bus_routes_name_idx on public.bus_routes (name, id);
create index bus_routes_created_idx on public.bus_routes (created_at desc, id);

alter table public.bus_routes enable row level security;
grant select, insert, update, delete on public.bus_routes to anon, authenticated;
grant all on public.bus_routes to service_role;
create policy "Admins manage" on public.bus_routes for all to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));

create trigger stamp before insert or update on public.bus_routes
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.bus_routes
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.bus_routes
  for each row execute function private.audit_row();

insert into private.managed_tables values ('bus_routes');

create view private.public_bus_routes with (security_barrier = true, security_invoker = false) as
select r.id, r.name, r.campus, r.second_campus, r.note, r.translations, r.created_at, r.updated_at
from public.bus_routes r
where r.is_active;
grant select on private.public_bus_routes to anon, authenticated, service_role;
create trigger read_only instead of insert or update or delete on private.public_bus_routes
  for each row execute function private.refuse_view_write();

create view public.public_bus_routes with (security_invoker = true) as select * from private.public_bus_routes;
revoke all on public.public_bus_routes from anon, authenticated;
grant select on public.public_bus_routes to anon, authenticated, service_role;
create trigger read_only instead of insert or update or delete on public.public_bus_routes
  for each row execute function private.refuse_view_write();

-- ---------------------------------------------------------------------------------------------------------
-- Stops. Their order is that of the morning. The fare stands in the fee schedule of the page "admissions",
-- under the id of its distance.

create table public.bus_stops (
  id uuid primary key default gen_random_uuid(),
  route_id uuid not null references public.bus_routes (id) on delete cascade,
  name text not null check (length(btrim(name)) between 1 and 80),
  landmark text not null default '' check (length(landmark) <= 160),
  villages text[] not null default '{}' check (cardinality(villages) <= 20),
  -- On the clock in India.
  morning_at text not null check (length(morning_at) = 5 and morning_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  afternoon_at text not null check (length(afternoon_at) = 5 and afternoon_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  late_at text check (length(late_at) = 5 and late_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  fare_id text check (length(fare_id) <= 40),
  translations jsonb not null default '{}' check (private.is_translation(translations)),
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index bus_stops_route_idx on public.bus_stops (route_id, morning_at);
create index bus_stops_name_idx on public.bus_stops (name, id);
create index bus_stops_created_idx on public.bus_stops (created_at desc, id);

alter table public.bus_stops enable row level security;
grant select, insert, update, delete on public.bus_stops to anon, authenticated;
grant all on public.bus_stops to service_role;
create policy "Stops of routes in use are public" on public.bus_stops for select to anon
  using (route_id in (select r.id from private.public_bus_routes r));
create policy "Who may read" on public.bus_stops for select to authenticated
  using (route_id in (select r.id from private.public_bus_routes r) or (select public.is_admin()));
create policy "Who may add" on public.bus_stops for insert to authenticated
  with check ((select public.is_admin()));
create policy "Who may change" on public.bus_stops for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Who may delete" on public.bus_stops for delete to authenticated
  using ((select public.is_admin()));

create trigger stamp before insert or update on public.bus_stops
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.bus_stops
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.bus_stops
  for each row execute function private.audit_row();
create trigger index_for_search after insert or update or delete on public.bus_stops
  for each row execute function private.index_for_search();

insert into private.managed_tables values ('bus_stops');

-- ---------------------------------------------------------------------------------------------------------
-- What is different on a day or for some days: of one route, of all routes of a campus, or of all.

create table public.bus_changes (
  id uuid primary key default gen_random_uuid(),
  what text not null check (length(btrim(what)) between 1 and 300),
  route_id uuid references public.bus_routes (id) on delete cascade,
  campus text check (campus in ('paonta-sahib', 'juniors', 'majra')),
  starts_on date not null check (starts_on between date '2003-01-01' and date '2100-01-01'),
  ends_on date not null,
  translations jsonb not null default '{}' check (private.is_translation(translations)),
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (ends_on between starts_on and starts_on + 400)
);
create index bus_changes_ends_idx on public.bus_changes (ends_on);
create index bus_changes_starts_idx on public.bus_changes (starts_on, id);
create index bus_changes_route_idx on public.bus_changes (route_id);
create index bus_changes_created_idx on public.bus_changes (created_at desc, id);

alter table public.bus_changes enable row level security;
grant select, insert, update, delete on public.bus_changes to anon, authenticated;
grant all on public.bus_changes to service_role;
create policy "Changes of routes in use are public" on public.bus_changes for select to anon
  using (route_id is null or route_id in (select r.id from private.public_bus_routes r));
create policy "Who may read" on public.bus_changes for select to authenticated
  using (route_id is null or route_id in (select r.id from private.public_bus_routes r)
    or (select public.is_admin()));
create policy "Who may add" on public.bus_changes for insert to authenticated
  with check ((select public.is_admin()));
create policy "Who may change" on public.bus_changes for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Who may delete" on public.bus_changes for delete to authenticated
  using ((select public.is_admin()));

-- A change of one route is of that route's campus, whatever was sent. Before the guard, by its name.
create function private.set_campus_of_bus_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.route_id is not null then
    new.campus := coalesce((select r.campus from public.bus_routes r where r.id = new.route_id), new.campus);
  end if;
  return new;
end $$;
create trigger campus_of_route before insert or update on public.bus_changes
  for each row execute function private.set_campus_of_bus_change();
create trigger stamp before insert or update on public.bus_changes
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.bus_changes
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.bus_changes
  for each row execute function private.audit_row();

insert into private.managed_tables values ('bus_changes');

-- ---------------------------------------------------------------------------------------------------------
-- Which stops serve a village.

-- A name as one hears it: without spaces, in Latin letters, each sound in one spelling, no a and no double letter.
-- "Bhuppur", "Bhupur" and "भूपपुर" are one.
create function private.heard_place(name text) returns text
language sql stable security definer set search_path = ''
as $$
  select private.spoken(translate(
    regexp_replace(
      replace(replace(replace(replace(replace(heard, 'ee', 'i'), 'oo', 'u'), 'au', 'o'), 'ou', 'o'), 'ai', 'e'),
      '([bcdgjkpst])h', '\1', 'g'),
    'wzc', 'vjk'))
  from (select replace(private.sound_of(private.plain_words(name)), ' ', '') as heard) as one
$$;
grant execute on function private.heard_place to anon, authenticated;

-- The stops that serve a village, or are called like it, the likeliest first; `called` is the name that was
-- found. Small slips are forgiven, where the first letter is right. With the caller's rights.
create function public.find_bus_stops(village text, most integer default 12)
returns table (stop_id uuid, called text, likeness real)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  asked text := private.heard_place(left(coalesce(find_bus_stops.village, ''), 60));
begin
  if length(asked) < 2 then
    return;
  end if;
  return query
    with names as (
      select s.id, n.name, private.heard_place(n.name) as heard
      from public.bus_stops s, lateral (
        select s.name union select unnest(s.villages) union select s.translations #>> '{hi,name}'
        union select jsonb_array_elements_text(case when jsonb_typeof(s.translations #> '{hi,villages}') = 'array'
          then s.translations #> '{hi,villages}' else '[]' end)
      ) as n (name)
      where n.name is not null
    ), judged as (
      select n.id, n.name, case
        when n.heard = asked then 1
        when length(asked) > 2 and starts_with(n.heard, asked) then 0.9
        when length(n.heard) > 3 and position(n.heard in asked) > 0 then 0.8
        when length(asked) > 3 and position(asked in n.heard) > 0 then 0.8
        when length(asked) > 3 and left(n.heard, 1) = left(asked, 1) then
          case when extensions.levenshtein_less_equal(n.heard, asked, 2) <= length(asked) / 4 then 0.7
            when extensions.similarity(n.heard, asked) >= 0.5 then 0.6 else 0 end
        else 0 end as likeness
      from names n
    ), best as (
      select distinct on (j.id) j.id, j.name, j.likeness from judged j
      where j.likeness > 0 order by j.id, j.likeness desc, j.name
    )
    select b.id, b.name, b.likeness::real from best b
    where b.likeness = (select max(c.likeness) from best c)
    order by b.id limit least(greatest(most, 1), 50);
end $$;
grant execute on function public.find_bus_stops to anon, authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- What other subjects say of them.

-- A stop is of the campus of its route.
create or replace function private.is_of_campus(target text, was jsonb, scope text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  case target
    when 'gallery_images' then
      return (select g.campus is not distinct from scope from public.gallery_events g
        where g.id = (was ->> 'gallery_event_id')::uuid);
    when 'event_rsvps' then
      return (select e.campus is not distinct from scope from public.events e
        where e.id = (was ->> 'event_id')::uuid);
    when 'event_check_ins' then
      return (select e.campus is not distinct from scope from public.event_rsvps r
        join public.events e on e.id = r.event_id where r.id = (was ->> 'rsvp_id')::uuid);
    when 'sports_registration_medical_notes' then
      return (select r.campus is not distinct from scope from public.sports_registrations r
        where r.id = (was ->> 'registration_id')::uuid);
    when 'bus_stops' then
      return (select r.campus is not distinct from scope from public.bus_routes r
        where r.id = (was ->> 'route_id')::uuid);
    when 'enquiry_answers' then
      return case when was ->> 'enquiry_id' is not null
        then (select e.campus is not distinct from scope from public.admission_enquiries e
          where e.id = (was ->> 'enquiry_id')::uuid)
        else (select m.campus is not distinct from scope from public.contact_messages m
          where m.id = (was ->> 'message_id')::uuid) end;
    when 'photo_requests' then
      -- A request without its picture has no campus.
      return was ->> 'picture_id' is not null and (
        select g.campus is not distinct from scope from public.gallery_images i
        join public.gallery_events g on g.id = i.gallery_event_id where i.id = (was ->> 'picture_id')::uuid);
    when 'media_files' then
      return was ->> 'campus' is not distinct from scope
        or was ->> 'purpose' = 'avatar' and (was ->> 'created_by' = auth.uid()::text or exists (
          select from public.alumni_profiles p where p.id = (was ->> 'created_by')::uuid and p.campus = scope));
    when 'alumni_reports' then
      return coalesce(was ->> 'reporter_id' = auth.uid()::text, false) or exists (
        select from public.alumni_profiles p where p.id = (was ->> 'person_id')::uuid and p.campus = scope);
    when 'alumni_blocks' then
      -- Merging two profiles of the campus carries over the blocks of others.
      return was ->> 'blocker_id' = auth.uid()::text
        or coalesce(current_setting('private.office_decision', true) = 'yes', false);
    when 'users' then
      return was ->> 'id' = auth.uid()::text;
    when 'auth_user_roles' then
      return was ->> 'user_id' = auth.uid()::text;
    when 'admin_views' then
      return was ->> 'owner' = auth.uid()::text;
    when 'previews' then
      return coalesce(was ->> 'created_by' = auth.uid()::text, false);
    when 'admin_users' then
      return false;
    else
      return was ->> 'campus' is not distinct from scope;
  end case;
end $$;

-- Stops come from files too.
create or replace function public.begin_import(target text, file_name text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  import uuid;
begin
  perform private.require_admin();
  if coalesce(target, '') not in ('students', 'teachers', 'calendar_entries', 'alumni_records', 'bus_stops') then
    raise exception 'Nothing is imported there.' using errcode = '22023', detail = 'target';
  end if;
  insert into public.imports_and_promotions (kind, target, file_name, campus)
  values ('import', begin_import.target, left(begin_import.file_name, 200), private.campus_scope())
  returning id into import;
  return import;
end $$;

create or replace function private.list_search_entries(source text, r jsonb, language text)
returns table (part integer, subject text, kind text, title text, more text, body text, path text,
  occurs_at timestamptz, campus text, visible_from timestamptz, visible_until timestamptz)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  said jsonb := case when list_search_entries.language = 'en' then r
    else r -> 'translations' -> list_search_entries.language end;
  own_subject text := list_search_entries.source || '/' || (r ->> 'id');
  row_campus text := r ->> 'campus';
begin
  case list_search_entries.source
  when 'site_pages' then
    return query select 0, 'pages' || (r ->> 'id'), 'page', r ->> ('title_' || list_search_entries.language),
      r ->> ('also_' || list_search_entries.language), '', r ->> 'id', null::timestamptz,
      r ->> 'campus', null::timestamptz, null::timestamptz;
  when 'site_content' then
    if (r ->> 'key' like 'hi/%') = (list_search_entries.language = 'hi') and r ->> 'published_at' is not null then
      return query select 0, 'pages' || p.id, 'page',
        case when list_search_entries.language = 'hi' then p.title_hi else p.title_en end, '',
        private.texts_of(r -> 'content'), p.id, null::timestamptz, p.campus,
        (r ->> 'published_at')::timestamptz, null::timestamptz
      from private.site_pages p where p.content_key = regexp_replace(r ->> 'key', '^hi/', '');
    end if;
    if r ->> 'key' in ('disclosure', 'hi/disclosure') and r ->> 'published_at' is not null then
      return query select d.number, 'documents/' || d.campus || '/' || d.id, 'document', d.title,
        d.paper ->> 'number', '', '/disclosure?campus=' || d.campus || '#' || d.section,
        private.instant_of_day(d.paper ->> 'issuedOn'), d.campus,
        (r ->> 'published_at')::timestamptz, null::timestamptz
      from private.list_disclosed_documents(r, list_search_entries.language) as d;
    end if;
  when 'events' then
    if r ->> 'status' = 'published' then
      return query select 0, own_subject, 'event', said ->> 'title', r ->> 'venue',
        concat_ws(E'\n', said ->> 'summary', said ->> 'body'), '/invites/' || (r ->> 'slug'),
        (r ->> 'starts_at')::timestamptz, row_campus, (r ->> 'publish_at')::timestamptz, null::timestamptz;
    end if;
  when 'latest_updates' then
    if (r ->> 'is_active')::boolean then
      return query select 0, own_subject, 'update', btrim(split_part(said ->> 'content', '•', 1)), '',
        btrim(substr(said ->> 'content', length(split_part(said ->> 'content', '•', 1)) + 2)),
        '/notices/' || (r ->> 'id'), (r ->> 'created_at')::timestamptz, row_campus,
        (r ->> 'starts_at')::timestamptz, (r ->> 'expires_at')::timestamptz;
    end if;
  when 'leadership_messages' then
    if r -> 'display_locations' ?| array['all', 'messages'] then
      return query select 0, own_subject, 'person', said ->> 'name', said ->> 'title',
        concat_ws(E'\n', said ->> 'title', said ->> 'excerpt', said ->> 'full_message'),
        '/about/messages#' || (r ->> 'id'), null::timestamptz, row_campus, null::timestamptz, null::timestamptz;
    end if;
  when 'teachers' then
    if (r ->> 'is_public')::boolean then
      return query select 0, own_subject, 'person', said ->> 'name', said ->> 'designation',
        concat_ws(E'\n',
          concat_ws(', ', said ->> 'designation', said ->> 'department', said ->> 'qualification'),
          (select string_agg(subject, ', ') from jsonb_array_elements_text(said -> 'subjects') as subject),
          said ->> 'bio'),
        '/faculty?search=' || private.query_value(said ->> 'name'), null::timestamptz, row_campus,
        null::timestamptz, null::timestamptz;
    end if;
  when 'sports_programs' then
    return query select 0, own_subject, 'sport', said ->> 'name', '',
      concat_ws(E'\n', said ->> 'summary', said ->> 'description', said ->> 'coach', said ->> 'achievements'),
      '/co-curricular/sports-athletics/' || (r ->> 'id'), null::timestamptz, row_campus,
      null::timestamptz, null::timestamptz;
  when 'gallery_events' then
    if (r ->> 'published')::boolean and not (r ->> 'unlisted')::boolean then
      return query select 0, own_subject, 'album', said ->> 'title', '', said ->> 'summary',
        '/gallery/event/' || (r ->> 'id'), (r ->> 'held_on')::date::timestamp at time zone 'Asia/Kolkata',
        row_campus, null::timestamptz, null::timestamptz;
    end if;
  when 'youtube_videos' then
    if (r ->> 'is_active')::boolean then
      return query select 0, own_subject, 'video', said ->> 'title', '', said ->> 'description',
        '/video-gallery?category=' || (r ->> 'category'), null::timestamptz, row_campus,
        null::timestamptz, null::timestamptz;
    end if;
  when 'calendar_entries' then
    return query select 0, own_subject, 'calendar', said ->> 'title', r ->> 'kind', said ->> 'description',
      '/calendar?month=' || left(r ->> 'starts_on', 7),
      (r ->> 'starts_on')::date::timestamp at time zone 'Asia/Kolkata', row_campus,
      null::timestamptz, null::timestamptz;
  when 'bus_stops' then
    return query select 0, own_subject, 'stop', said ->> 'name',
      case when list_search_entries.language = 'hi' then 'बस स्टॉप ' else 'bus stop ' end
        || coalesce((select string_agg(village, ' ') from jsonb_array_elements_text(said -> 'villages') as village), ''),
      concat_ws(E'\n', concat_ws(' · ', nullif(said ->> 'landmark', ''), r ->> 'morning_at', r ->> 'afternoon_at'),
        (select string_agg(village, ', ') from jsonb_array_elements_text(said -> 'villages') as village)),
      '/transport?village=' || private.query_value(said ->> 'name') || '#answer', null::timestamptz, null::text,
      null::timestamptz, null::timestamptz;
  end case;
end $$;

create or replace function private.may_read(source text, row_key text) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return case source
    when 'site_pages' then true
    when 'site_content' then exists (select from public.site_content r where r.id = row_key::uuid)
    when 'events' then exists (select from public.events r where r.id = row_key::uuid and r.status = 'published')
    when 'latest_updates' then exists (select from public.latest_updates r where r.id = row_key::uuid and r.is_active)
    when 'leadership_messages' then exists (select from public.leadership_messages r where r.id = row_key::uuid)
    when 'teachers' then exists (select from public.public_teachers r where r.id = row_key::uuid)
    when 'sports_programs' then exists (select from public.sports_programs r where r.id = row_key::uuid)
    when 'gallery_events' then exists (select from public.gallery_events r
      where r.id = row_key::uuid and r.published and not r.unlisted)
    when 'youtube_videos' then exists (select from public.youtube_videos r where r.id = row_key::uuid and r.is_active)
    when 'calendar_entries' then exists (select from public.calendar_entries r where r.id = row_key::uuid)
    when 'bus_stops' then exists (select from public.bus_stops r where r.id = row_key::uuid)
    else false
  end;
end $$;
