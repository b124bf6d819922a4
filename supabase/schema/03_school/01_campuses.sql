-- The campuses of the school. Other tables refer to a campus by its key, which never changes; its address may.

create table public.campuses (
  id uuid primary key default gen_random_uuid(),
  key text not null unique check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(key) <= 40),
  -- Its page is /campus/<slug>; its former addresses redirect to it.
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  former_slugs text[] not null default '{}',
  name text not null check (length(btrim(name)) between 1 and 60),
  -- Shown large, such as "25 acres".
  facts text[] not null default '{}' check (cardinality(facts) <= 4 and private.are_short(facts, 80)),
  -- `short` is shown beside the name in menus; `description` is what shared links say of it.
  short text not null default '' check (length(short) <= 60),
  description text not null default '' check (length(description) <= 300),
  -- The first and the last class that it teaches.
  first_class text not null default 'Playgroup' check (length(first_class) <= 30),
  last_class text not null default 'Class 12' check (length(last_class) <= 30),
  -- The colour of its square.
  mark text not null default 'pine' check (mark in
    ('pine', 'saffron', 'brick', 'indigo', 'leaf', 'rose', 'umber', 'mint', 'slate')),
  picture text constraint campuses_picture_address check (private.is_address(picture)),
  picture_alt text check (length(picture_alt) <= 300),
  -- Its place on the map of the contact page, in per cent from the left and from the top.
  map_x integer check (map_x between 0 and 100),
  map_y integer check (map_y between 0 and 100),
  position integer not null default 0,
  -- A campus with content cannot be deleted, only archived: then it is offered nowhere, but its content still shows
  -- its name.
  status text not null default 'open' check (status in ('open', 'archived')),
  translations jsonb not null default '{}' check (private.is_translation(translations)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((map_x is null) = (map_y is null))
);
create index campuses_position_idx on public.campuses (position, name, id);

alter table public.campuses enable row level security;
grant select, insert, update, delete on public.campuses to anon, authenticated;
grant all on public.campuses to service_role;
create policy "Campuses are public" on public.campuses for select to anon, authenticated using (true);

-- New rows may name only an open campus. Null if no campus is named.
create function private.is_open_campus(key text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return case when is_open_campus.key is not null then
    exists (select from public.campuses c where c.key = is_open_campus.key and c.status = 'open') end;
end $$;

-- The campuses that a school has at first: docs/requirements.md R9.9.
insert into public.campuses (id, key, slug, name, facts, short, description, first_class, last_class, mark,
  position, translations) values
  ('ca000000-0000-4000-8000-000000000001', 'paonta-sahib', 'paonta-sahib', 'Paonta Sahib', '{25 acres,"1,400+ students"}', '25 acres',
    'The main house, the laboratories, the assembly hall and most of the playing fields.', 'Class 1', 'Class 12', 'pine', 1,
    '{"hi": {"name": "पांवटा साहिब", "facts": ["25 एकड़", "1,400+ विद्यार्थी"], "short": "25 एकड़",
      "description": "मुख्य भवन, प्रयोगशालाएँ, सभागार और अधिकतर खेल के मैदान।"}}'),
  ('ca000000-0000-4000-8000-000000000002', 'juniors', 'juniors', 'Juniors', '{Ages 2–7}', 'Ages 2–7',
    'A campus for children from two to seven: low windows, a garden, and a gate that closes softly.', 'Playgroup', 'Class 1',
    'saffron', 2,
    '{"hi": {"name": "जूनियर्स", "facts": ["आयु 2–7 वर्ष"], "short": "2–7 वर्ष",
      "description": "दो से सात वर्ष के बच्चों का परिसर: नीची खिड़कियाँ, एक बगीचा और धीरे से बंद होने वाला फाटक।"}}'),
  ('ca000000-0000-4000-8000-000000000003', 'majra', 'majra', 'Majra', '{"1,500+ students"}', '1,500+ students',
    'A school at the centre of its own villages, with a library that closes late.', 'Nursery', 'Class 12', 'brick', 3,
    '{"hi": {"name": "माजरा", "facts": ["1,500+ विद्यार्थी"], "short": "1,500+ विद्यार्थी",
      "description": "अपने गाँवों के बीच बसा विद्यालय, जिसका पुस्तकालय देर तक खुला रहता है।"}}');

-- ---------------------------------------------------------------------------------------------------------
-- How the office keeps the campuses.

create policy "Who may add" on public.campuses for insert to authenticated
  with check ((select public.is_admin()));
create policy "Who may change" on public.campuses for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Who may delete" on public.campuses for delete to authenticated
  using ((select public.is_admin()));

-- Trigger of campuses, levels and classes; the argument is the word for one row. The key of a new row is its first
-- address or stored name, with a number if that key was used before.
create function private.keep_list_row() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  row_name text := tg_argv[0];
  has_address boolean := to_jsonb(coalesce(new, old)) ? 'slug';
  wanted text;
  is_last boolean;
begin
  if tg_op = 'INSERT' then
    if new.key is null then
      wanted := case when has_address then to_jsonb(new) ->> 'slug'
        else coalesce(nullif(trim(both '-' from
          regexp_replace(lower(to_jsonb(new) ->> 'stored_name'), '[^a-z0-9]+', '-', 'g')), ''), row_name) end;
      new.key := private.free_list_key(tg_table_name, wanted);
    end if;
    return new;
  end if;
  if tg_op = 'UPDATE' then
    -- Undo restores a campus with its key.
    if new.key <> old.key and current_setting('private.restores', true) is distinct from 'yes' then
      raise exception 'The key of a % never changes.', row_name using errcode = '22023', detail = 'key';
    end if;
    if has_address then
      new.former_slugs := array_remove(array_remove(old.former_slugs, old.slug) || old.slug, new.slug);
    end if;
  end if;
  if old.status = 'open' and (tg_op = 'DELETE' or new.status <> 'open') then
    execute format('select not exists (select from public.%I r where r.id <> $1 and r.status = ''open'')',
      tg_table_name) into is_last using old.id;
    if is_last then
      raise exception 'The school keeps one % at least.', row_name
        using errcode = 'PT409', detail = 'last_' || row_name;
    end if;
  end if;
  return coalesce(new, old);
end $$;

-- Returns a key that no row of a list has or had: a deleted row may come back from the trash.
create function private.free_list_key(list text, wanted text) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  candidate text := rtrim(left(wanted, 40), '-');
  number integer := 1;
  is_taken boolean;
begin
  loop
    execute format('select exists (select from public.%I r where r.key = $1)', list)
      into is_taken using candidate;
    if not is_taken and not exists (select from public.audit_log l
        where l.table_name = list and l.action = 'delete' and l.before ->> 'key' = candidate) then
      return candidate;
    end if;
    number := number + 1;
    candidate := rtrim(left(wanted, 36), '-') || '-' || number;
  end loop;
end $$;

create trigger keep before insert or update or delete on public.campuses
  for each row execute function private.keep_list_row('campus');

-- Whether anything refers to a campus, except for the page texts of the whole school.
create function private.is_campus_used(campus_key text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  place record;
  is_used boolean;
begin
  for place in
    select c.conrelid::regclass as relation, a.attname as name
    from pg_catalog.pg_constraint c
    join pg_catalog.pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f' and c.confrelid = 'public.campuses'::regclass
  loop
    execute format('select exists (select from %s where %I = $1)', place.relation, place.name)
      into is_used using campus_key;
    if is_used then
      return true;
    end if;
  end loop;
  return exists (select from public.site_content c where private.untranslated_key(c.key) = 'campus/' || campus_key)
    or exists (select from public.admin_users a where campus_key = any (a.campuses))
    or exists (select from public.weekly_subscriptions w where campus_key = any (w.campuses))
    or exists (select from public.push_subscriptions p where campus_key = any (p.campuses))
    or exists (select from public.leadership_messages m where campus_key = any (m.display_locations));
end $$;

create function private.refuse_used_campus() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_campus_used(old.key) then
    raise exception 'Something belongs to this campus. Archive it instead.'
      using errcode = '23503', detail = 'campus_in_use';
  end if;
  return old;
end $$;
create trigger refuse_used before delete on public.campuses
  for each row execute function private.refuse_used_campus();

-- The names of the campuses that came with the site, in the languages that it came with.
create function private.first_campus_names() returns table (key text, names text[])
language sql immutable set search_path = ''
as $$
  values ('paonta-sahib', array['Paonta Sahib', 'पांवटा साहिब']), ('juniors', array['Juniors', 'जूनियर्स']),
    ('majra', array['Majra', 'माजरा'])
$$;

-- Whether a campus came with the site and the school has renamed it.
create function private.is_renamed_first_campus(campus_key text, campus_name text) returns boolean
language sql immutable set search_path = ''
as $$
  select exists (select from private.first_campus_names() f where f.key = campus_key and campus_name <> all (f.names))
$$;

-- Gives such a campus a new key and address while nothing refers to it, so that no filter, feed or address shows its
-- original name. Page texts about it follow, and so do links (17_upkeep/07_links_that_follow.sql). Undo restores a
-- campus with its key.
create function private.rename_first_campus() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if current_setting('private.restores', true) = 'yes' or private.is_campus_used(old.key)
     or not private.is_renamed_first_campus(old.key, new.name) then
    return new;
  end if;
  if new.slug = old.slug and old.slug = old.key then
    new.slug := coalesce(nullif(btrim(left(regexp_replace(lower(new.name), '[^a-z0-9]+', '-', 'g'), 40), '-'), ''),
      'campus');
    if exists (select from public.campuses c where c.id <> new.id and c.slug = new.slug) then
      new.slug := new.slug || '-' || left(new.id::text, 4);
    end if;
  end if;
  new.former_slugs := '{}';
  new.key := private.free_list_key('campuses', new.slug);
  update public.site_content c
  set content = replace(c.content::text, '"' || old.key || '": ', '"' || new.key || '": ')::jsonb
  where c.content::text like '%"' || old.key || '": %';
  return new;
end $$;

-- Runs after `keep`, which refuses every other change of a key.
create trigger rename_first before update on public.campuses
  for each row execute function private.rename_first_campus();

create trigger stamp before insert or update on public.campuses
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.campuses
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.campuses
  for each row execute function private.audit_row();

insert into private.managed_tables values ('campuses');

-- A list of campuses may name only campuses that exist.
create function private.require_campuses() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from unnest(new.campuses) as named (key)
      where not exists (select from public.campuses c where c.key = named.key)) then
    raise exception 'Please choose one of the campuses.' using errcode = '23503', detail = 'campus';
  end if;
  return new;
end $$;
create trigger require_campuses before insert or update of campuses on public.admin_users
  for each row execute function private.require_campuses();
