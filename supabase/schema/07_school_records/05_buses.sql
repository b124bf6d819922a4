-- School buses: routes, their stops, and what is different on some days.

-- ---------------------------------------------------------------------------------------------------------
-- Routes. Only the office sees the phone on the bus: visitors read private.public_bus_routes.

create table public.bus_routes (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(btrim(name)) between 1 and 80),
  -- The campus whose office keeps the route, and a second one that the bus also serves.
  campus text not null references public.campuses (key),
  second_campus text references public.campuses (key),
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
create index bus_routes_of_campus_idx on public.bus_routes (campus);
create index bus_routes_second_campus_idx on public.bus_routes (second_campus);

alter table public.bus_routes enable row level security;
grant select, insert, update, delete on public.bus_routes to anon, authenticated;
grant all on public.bus_routes to service_role;
create policy "Admins manage" on public.bus_routes for all to authenticated
  using ((select private.may('bus_routes'))) with check ((select private.may('bus_routes')));

create trigger stamp before insert or update on public.bus_routes
  for each row execute function private.stamp_row();
create trigger keep_sample_mark before insert or update on public.bus_routes
  for each row execute function private.keep_sample_mark();
create trigger guard_campus before insert or update or delete on public.bus_routes
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.bus_routes
  for each row execute function private.audit_row();

insert into private.managed_tables values ('bus_routes');

-- The bus route of a child, so that messages can go to the families of a route (14_messages/01_family_messages.sql).
alter table public.students add column route_id uuid references public.bus_routes (id) on delete set null;
create index students_route_idx on public.students (route_id);

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
-- Stops, in morning order. The fare is in the fee schedule of the page "admissions", under the id of its distance.

create table public.bus_stops (
  id uuid primary key default gen_random_uuid(),
  route_id uuid not null references public.bus_routes (id) on delete cascade,
  name text not null check (length(btrim(name)) between 1 and 80),
  landmark text not null default '' check (length(landmark) <= 160),
  villages text[] not null default '{}' check (cardinality(villages) <= 20 and private.are_short(villages, 80)),
  -- Times of day in India.
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
  using (route_id in (select r.id from private.public_bus_routes r) or (select private.may('bus_stops', false)));
create policy "Who may add" on public.bus_stops for insert to authenticated
  with check ((select private.may('bus_stops')));
create policy "Who may change" on public.bus_stops for update to authenticated
  using ((select private.may('bus_stops'))) with check ((select private.may('bus_stops')));
create policy "Who may delete" on public.bus_stops for delete to authenticated
  using ((select private.may('bus_stops')));

create trigger stamp before insert or update on public.bus_stops
  for each row execute function private.stamp_row();
create trigger keep_sample_mark before insert or update on public.bus_stops
  for each row execute function private.keep_sample_mark();
create trigger guard_campus before insert or update or delete on public.bus_stops
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.bus_stops
  for each row execute function private.audit_row();
create trigger index_for_search after insert or update or delete on public.bus_stops
  for each row execute function private.index_for_search();

insert into private.managed_tables values ('bus_stops');

-- ---------------------------------------------------------------------------------------------------------
-- Changes for a day or for some days: of one route, of all routes of a campus, or of all.

create table public.bus_changes (
  id uuid primary key default gen_random_uuid(),
  what text not null check (length(btrim(what)) between 1 and 300),
  route_id uuid references public.bus_routes (id) on delete cascade,
  campus text references public.campuses (key),
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
create index bus_changes_of_campus_idx on public.bus_changes (campus);

alter table public.bus_changes enable row level security;
grant select, insert, update, delete on public.bus_changes to anon, authenticated;
grant all on public.bus_changes to service_role;
create policy "Changes of routes in use are public" on public.bus_changes for select to anon
  using (route_id is null or route_id in (select r.id from private.public_bus_routes r));
create policy "Who may read" on public.bus_changes for select to authenticated
  using (route_id is null or route_id in (select r.id from private.public_bus_routes r)
    or (select private.may('bus_changes', false)));
create policy "Who may add" on public.bus_changes for insert to authenticated
  with check ((select private.may('bus_changes')));
create policy "Who may change" on public.bus_changes for update to authenticated
  using ((select private.may('bus_changes'))) with check ((select private.may('bus_changes')));
create policy "Who may delete" on public.bus_changes for delete to authenticated
  using ((select private.may('bus_changes')));

-- A change of one route belongs to that route's campus, whatever was sent. The trigger's name makes it run before the
-- guard.
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
create trigger keep_sample_mark before insert or update on public.bus_changes
  for each row execute function private.keep_sample_mark();
create trigger guard_campus before insert or update or delete on public.bus_changes
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.bus_changes
  for each row execute function private.audit_row();

insert into private.managed_tables values ('bus_changes');

-- ---------------------------------------------------------------------------------------------------------
-- Which stops serve a village.

-- A place name as it sounds: without spaces, in Latin letters, each sound in one spelling, no a and no double letter.
-- "Bhuppur", "Bhupur" and "भूपपुर" are the same.
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

-- The names of each stop in every language, and of the villages it serves, as they sound: to hear them anew for each
-- question took a fifth of a second. A question reads them only together with the stops that its caller may see.
create table private.bus_stop_names (
  stop_id uuid not null references public.bus_stops (id) on delete cascade,
  name text not null,
  heard text not null,
  primary key (stop_id, name)
);
alter table private.bus_stop_names enable row level security;
create view private.heard_bus_stops with (security_barrier = true, security_invoker = false) as
select n.stop_id, n.name, n.heard from private.bus_stop_names n;
grant select on private.heard_bus_stops to anon, authenticated, service_role;
create trigger read_only instead of insert or update or delete on private.heard_bus_stops
  for each row execute function private.refuse_view_write();

create function private.hear_bus_stop() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.bus_stop_names n where n.stop_id = new.id;
  insert into private.bus_stop_names (stop_id, name, heard)
  select new.id, n.name, private.heard_place(n.name) from (
    select new.name union select unnest(new.villages)
    union select said #>> '{}' from jsonb_path_query(new.translations, 'lax $.*.name') as said
    union select said #>> '{}' from jsonb_path_query(new.translations, 'lax $.*.villages[*]') as said
  ) as n (name)
  where n.name is not null;
  return null;
end $$;
create trigger hear after insert or update of name, villages, translations on public.bus_stops
  for each row execute function private.hear_bus_stop();

-- The stops that serve a village, or are called like it, the likeliest first; `called` is the name that was found.
-- Forgives small slips if the first letter is right. Runs with the caller's rights.
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
      select s.id, n.name, n.heard from public.bus_stops s join private.heard_bus_stops n on n.stop_id = s.id
    ), judged as (
      select n.id, n.name, case
        when n.heard = asked then 1
        when length(asked) > 2 and starts_with(n.heard, asked) then 0.9
        when length(n.heard) > 3 and position(n.heard in asked) > 0 then 0.8
        -- "Sahib" is a word of "Paonta Sahib"; "Rajpur" is none of "Surajpur", so that is a guess.
        when length(asked) > 3 and position(asked in n.heard) > 0 then case when exists (
          select from regexp_split_to_table(n.name, '\s+') as word where starts_with(private.heard_place(word), asked))
          then 0.8 else 0.65 end
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
