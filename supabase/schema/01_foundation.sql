-- What every other file builds on: schemas, extensions, default privileges, the triggers of every table,
-- and the checks of input.
--
-- These files describe the database as it is, in the order in which they build it. The schema "public" is the
-- API. "private" is not exposed: no role has privileges on its tables, and only our own functions, triggers and
-- views reach them.
--
-- Each public table is written in the same order: columns, indexes, row-level security with its policies,
-- triggers, functions. Client roles hold the usual privileges on all of them, as in every Supabase project;
-- the policies decide. Signed-in people have one policy for each command, which joins the office's rule and
-- the person's own with "or", the cheap comparison first. Visitors have a separate policy, so that their lists
-- can use indexes (docs/decisions/access-rules.md).

create schema if not exists extensions;
create schema if not exists private;
create extension if not exists fuzzystrmatch with schema extensions;
create extension if not exists pg_trgm with schema extensions;
create extension if not exists unaccent with schema extensions;

grant usage on schema public to anon, authenticated, service_role;
grant usage on schema extensions to anon, authenticated, service_role;
-- Triggers, policies and views call private functions as the person who reads or writes.
grant usage on schema private to anon, authenticated, service_role;

-- PostgreSQL lets everyone execute a new function, and Supabase lets its client roles. Here a function is open only
-- to the roles that a "grant execute" below it names; supabase/tests/open-functions.ts lists them. The server's
-- role may execute all.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke execute on functions from public, anon, authenticated;
alter default privileges in schema public grant execute on functions to service_role;
alter default privileges in schema private grant execute on functions to service_role;

-- The start-up sequence calls this to check that the database answers.
create function public.get_service_status() returns jsonb
language sql stable set search_path = ''
as $$ select pg_catalog.jsonb_build_object('status', 'ok', 'time', pg_catalog.now()) $$;
grant execute on function public.get_service_status to anon, authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- Triggers that every table has. Row-level security decides which rows a client reaches; these apply whatever
-- a role has been granted. The third one, guard_campus, is in 02_administrators.sql.

-- True while a statement runs directly for a visitor or a signed-in person; false inside our own security
-- definer functions, for the service role and for migrations.
create function private.is_client_role(acting_role name) returns boolean
language sql immutable set search_path = ''
as $$ select acting_role in ('anon', 'authenticated') $$;
grant execute on function private.is_client_role to authenticated;

-- "stamp": the database alone sets created_at and updated_at.
create function private.stamp_row() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    new.created_at := old.created_at;
    new.updated_at := now();
  elsif private.is_client_role(current_user) then
    new.created_at := now();
    new.updated_at := now();
  end if;
  return new;
end $$;

-- "keep_sample_mark" of every table that has is_sample: what a person enters or changes is the school's own. What
-- follows from another change by a trigger or a foreign key is no change of its own, and restoring brings the mark
-- of that version back (private.restore_rows).
create function private.keep_sample_mark() returns trigger
language plpgsql set search_path = ''
as $$
declare
  unseen text[];
begin
  if current_setting('private.restores', true) = 'yes'
     or coalesce(current_setting('role', true), '') not in ('anon', 'authenticated') then
    return new;
  end if;
  if tg_op = 'INSERT' or not old.is_sample then
    new.is_sample := false;
    return new;
  end if;
  -- Generated columns are not computed yet.
  unseen := array['is_sample', 'created_at', 'updated_at'] || array(
    select a.attname::text from pg_catalog.pg_attribute a where a.attrelid = tg_relid and a.attgenerated <> '');
  new.is_sample := pg_trigger_depth() > 1 or to_jsonb(new) - unseen = to_jsonb(old) - unseen;
  return new;
end $$;

-- "audit": writes each change into public.audit_log (04_audit_log.sql).
create function private.audit_row() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- Medical notes and tokens are never copied: the log says that they changed, not what they said.
  kept_out text[] := array['updated_at', 'token_hash', 'search_alumni', 'search_batch']
    -- A note of the office itself is public, and comes back when a deletion is taken back.
    || case when tg_table_name in ('bus_routes', 'meetings') then '{}' else array['note'] end;
  was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - kept_out end;
  became jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - kept_out end;
  subject jsonb := coalesce(became, was);
begin
  if tg_op = 'UPDATE' and to_jsonb(old) - array['updated_at'] = to_jsonb(new) - array['updated_at'] then
    return null;
  end if;
  insert into public.audit_log (actor, action, table_name, row_id, before, after)
  values (auth.uid(), lower(tg_op), tg_table_name,
          coalesce(subject ->> 'id', subject ->> 'user_id')::uuid, was, became);
  return null;
end $$;

-- "read_only" of a view: a view with its owner's rights could be written through, past its table's rules.
create function private.refuse_view_write() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception 'The view % is for reading only.', tg_table_name using errcode = '42501';
end $$;

-- For functions that only our server may use: the scheduled jobs.
create function private.require_server() returns void
language plpgsql stable set search_path = ''
as $$
begin
  if current_setting('role', true) in ('anon', 'authenticated') then
    raise exception 'Only the server asks this.' using errcode = '42501';
  end if;
end $$;

-- ---------------------------------------------------------------------------------------------------------
-- Input. All refusals look alike: the message is a sentence for people, the detail a field name or a code
-- for programs. SQLSTATE 22023 answers with status 400; PostgREST answers PTxyz with the status xyz.

create function private.require_text(value text, field text, shortest integer, longest integer)
returns text language plpgsql immutable set search_path = ''
as $$
declare
  trimmed text := btrim(coalesce(value, ''));
begin
  if length(trimmed) < shortest then
    raise exception '%', case when trimmed = '' then format('Please fill in %s.', replace(field, '_', ' '))
      else format('Please write at least %s characters in %s.', shortest, replace(field, '_', ' ')) end
      using errcode = '22023', detail = field;
  end if;
  if length(trimmed) > longest then
    raise exception 'Please keep % to % characters.', replace(field, '_', ' '), longest
      using errcode = '22023', detail = field;
  end if;
  return nullif(trimmed, '');
end $$;

create function private.require_email(value text, field text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  address text := lower(btrim(coalesce(value, '')));
begin
  if length(address) > 254 or address !~ '^[^@\s<>"]+@[^@\s<>"]+\.[^@\s<>"]{2,}$' then
    raise exception 'Please give a valid e-mail address.' using errcode = '22023', detail = field;
  end if;
  return address;
end $$;

create function private.require_phone(value text, field text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  number text := btrim(coalesce(value, ''));
begin
  if number !~ '^\+?[0-9 ()./-]{6,24}$' then
    raise exception 'Please give a valid phone number.' using errcode = '22023', detail = field;
  end if;
  return number;
end $$;

-- The languages of the site. The server enters those of data/languages.ts (save_site_pages).
create table private.languages (
  id text primary key check (id ~ '^[a-z]{2,3}$')
);
alter table private.languages enable row level security;
insert into private.languages values ('en'), ('hi');

-- Every language that the site does not have becomes English.
create function private.known_language(asked text) returns text
language sql stable security definer set search_path = ''
as $$ select coalesce((select l.id from private.languages l where l.id = asked), 'en') $$;
grant execute on function private.known_language to anon, authenticated;

-- Twenty messages a day from one address are enough.
create function private.refuse_many(sent_today bigint) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if sent_today >= 20 then
    raise exception 'You have written a lot today. Please write again tomorrow.'
      using errcode = 'PT429', detail = 'email';
  end if;
end $$;

-- A reference that people can read aloud: no look-alike letters, and strangers cannot count upwards.
create function private.new_reference(prefix text) returns text
language plpgsql volatile set search_path = ''
as $$
declare
  letters constant text := '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  random bytea := uuid_send(gen_random_uuid());
  code text := '';
begin
  -- All bytes of a version 4 uuid are random except bytes 6 and 8.
  for byte in 9..15 loop
    code := code || substr(letters, get_byte(random, byte) % 32 + 1, 1);
  end loop;
  return prefix || '-' || to_char(now(), 'YY') || '-' || code;
end $$;

-- Tokens are sent in emails; the database keeps only their hashes.
create function private.hash_token(token text) returns text
language sql immutable set search_path = ''
as $$ select encode(sha256(convert_to(token, 'UTF8')), 'hex') $$;

create function private.new_token() returns text
language sql volatile set search_path = ''
as $$ select replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '') $$;

-- ---------------------------------------------------------------------------------------------------------
-- Giving up a place and taking that back. The row remembers what it was (`held_as`) and until when (`held_until`);
-- its place is kept so long.

create function private.hold_end() returns timestamptz
language sql stable set search_path = ''
as $$ select now() + interval '1 minute' $$;

-- Only a row in the state that the trigger names can be taken back.
create function private.stamp_hold() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.status <> tg_argv[0] then
    new.held_until := null;
    new.held_as := null;
  end if;
  return new;
end $$;

create function private.require_held(held_until timestamptz, is_replaced boolean) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if held_until is null or held_until <= now() or is_replaced then
    raise exception 'This can no longer be taken back.' using errcode = 'PT409', detail = 'cancellation_final';
  end if;
end $$;

-- ---------------------------------------------------------------------------------------------------------
-- Checks that several tables share.

-- A link leads to a page of the site or to an https address. Browsers take "//host" and "/\host" for other
-- sites and drop control characters before they look, so these are refused.
create function private.is_address(value text) returns boolean
language sql immutable set search_path = ''
as $$
  select length(value) <= 500 and value ~
    '^(/([^/[:space:][:cntrl:]\\][^[:space:][:cntrl:]\\]*)?|https://[^/[:space:][:cntrl:]\\][^[:space:][:cntrl:]\\]*)$'
$$;
grant execute on function private.is_address to authenticated;

-- Translations of a row: {"hi": {"title": "…"}}. A Hindi page shows a row's translation where it is complete,
-- otherwise its English, marked as such.
create function private.is_translation(value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select jsonb_typeof(value) = 'object'
    and length(value::text) <= 40000
    and not exists (select from jsonb_each(value) entry
      where entry.key !~ '^[a-z]{2,3}$' or jsonb_typeof(entry.value) <> 'object')
$$;
grant execute on function private.is_translation to authenticated;

-- Long texts are HTML with few tags. A text that does not begin with a tag is plain text.
create function private.is_clean_html(value text) returns boolean
language sql immutable set search_path = ''
as $$
  select value is null or ltrim(value) not like '<%' or regexp_replace(value,
    '<(/?(p|h2|h3|ul|ol|li|strong|em|blockquote|table|thead|tbody|tr|br|hr)'
    || '|/?(a|th|td|img)|ol start="[0-9]{1,4}"|(th|td)( (colspan|rowspan)="[0-9]{1,2}")+'
    || '|a href="(/|(/[^"<>/[:cntrl:]\\]|#|https?://[^"<>/[:cntrl:]\\]|mailto:|tel:)[^"<>[:cntrl:]\\]*)"'
    || '|img( (src="/[^"<>/[:cntrl:]\\][^"<>[:cntrl:]\\]*"|alt="[^"<>]*"|(width|height)="[0-9]{1,5}"))+)>',
    '', 'g') !~ '<'
$$;
grant execute on function private.is_clean_html to authenticated;

-- The same for a field in every language that a row is translated into.
create function private.is_clean_translation(translations jsonb, field text) returns boolean
language sql immutable set search_path = ''
as $$
  select not exists (select from jsonb_path_query(translations, 'lax $.*') as said
    where not private.is_clean_html(said ->> field))
$$;
grant execute on function private.is_clean_translation to authenticated;

-- Such a text without its tags, one line for each block.
create function private.plain_text(value text) returns text
language sql immutable set search_path = ''
as $$
  select case when ltrim(value) not like '<%' then value else btrim(
    replace(replace(replace(replace(replace(
      regexp_replace(regexp_replace(value, '</(p|h2|h3|li|tr|blockquote)>|<br>', E'\n', 'g'), '<[^>]*>', ' ', 'g'),
      '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&'), E' \n') end
$$;

-- A row's JSON with plain text in place of HTML.
create function private.without_markup(r jsonb) returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  place text[];
begin
  for place in
    select said.at || field from unnest(array['body', 'full_message']) as field,
      lateral (
        select '{}'::text[] as at
        union all select array['translations', t.language] from jsonb_object_keys(r -> 'translations') as t (language)
      ) as said
  loop
    if r #>> place like '%<%' then
      r := jsonb_set(r, place, to_jsonb(private.plain_text(r #>> place)));
    end if;
  end loop;
  return r;
end $$;

-- A change that readers see raises an entry's SEQUENCE, by which subscribed calendars take it over (RFC 5545,
-- section 3.8.7.4). It never falls, whatever a client writes. An inserted row keeps the number it brings, so
-- that restoring a deleted entry does not fall behind.
create function private.raise_calendar_sequence() returns trigger
language plpgsql set search_path = ''
as $$
declare
  unseen text[] := array['sequence', 'is_sample', 'created_at', 'updated_at'];
begin
  new.sequence := old.sequence;
  if to_jsonb(new) - unseen is distinct from to_jsonb(old) - unseen then
    new.sequence := old.sequence + 1;
  end if;
  return new;
end $$;

-- ---------------------------------------------------------------------------------------------------------
-- The campuses of the school. Every other table names one by its key, which never changes; its address does.

create table public.campuses (
  id uuid primary key default gen_random_uuid(),
  key text not null unique check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(key) <= 40),
  -- Its page is /campus/<slug>; its former addresses redirect to it.
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  former_slugs text[] not null default '{}',
  name text not null check (length(btrim(name)) between 1 and 60),
  -- Shown large, such as "25 acres".
  facts text[] not null default '{}' check (cardinality(facts) <= 4),
  -- Beside its name in menus, and what shared links say of it.
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
  -- It cannot be deleted while it has content. Archived, it is offered nowhere, but its content still shows its name.
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

-- New rows may name an open campus only. Null where no campus is named.
create function private.is_open_campus(key text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return case when is_open_campus.key is not null then
    exists (select from public.campuses c where c.key = is_open_campus.key and c.status = 'open') end;
end $$;

-- Those that a school has at first: docs/requirements.md R9.9.
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

-- The levels of the school, youngest first. Other tables name one by its key, which never changes.

create table public.levels (
  id uuid primary key default gen_random_uuid(),
  key text not null unique check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(key) <= 40),
  -- Its page is /academics/<slug>; its former addresses redirect to it.
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  former_slugs text[] not null default '{}',
  name text not null check (length(btrim(name)) between 1 and 60),
  -- Shown beside its name: "Classes 1–5".
  span text not null default '' check (length(span) <= 60),
  -- In menus, and on pages that have no sentence of their own yet.
  description text not null default '' check (length(description) <= 300),
  position integer not null default 0,
  -- It cannot be deleted while it has content. Archived, it is offered nowhere, but its content still shows its name.
  status text not null default 'open' check (status in ('open', 'archived')),
  translations jsonb not null default '{}' check (private.is_translation(translations)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index levels_position_idx on public.levels (position, name, id);

alter table public.levels enable row level security;
grant select, insert, update, delete on public.levels to anon, authenticated;
grant all on public.levels to service_role;
create policy "Levels are public" on public.levels for select to anon, authenticated using (true);

-- New rows may name an open level only.
create function private.is_open_level(key text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.levels l where l.key = is_open_level.key and l.status = 'open')
$$;

-- The classes, youngest first: the one that follows is where a child is promoted to. What names a class holds its
-- stored name, which never changes; it is shown under its name.
create table public.classes (
  id uuid primary key default gen_random_uuid(),
  key text not null unique check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(key) <= 40),
  stored_name text not null unique check (length(btrim(stored_name)) between 1 and 30),
  name text not null check (length(btrim(name)) between 1 and 30),
  level text not null references public.levels (key),
  -- In whole years, when a session begins.
  age integer not null check (age between 0 and 30),
  position integer not null default 0,
  status text not null default 'open' check (status in ('open', 'archived')),
  translations jsonb not null default '{}' check (private.is_translation(translations)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index classes_position_idx on public.classes (position, name, id);
create index classes_of_level_idx on public.classes (level);

alter table public.classes enable row level security;
grant select, insert, update, delete on public.classes to anon, authenticated;
grant all on public.classes to service_role;
create policy "Classes are public" on public.classes for select to anon, authenticated using (true);

-- Those that a school has at first: docs/requirements.md R9.10.
insert into public.levels (id, key, slug, name, span, description, position, translations) values
  ('1e000000-0000-4000-8000-000000000001', 'pre-primary', 'pre-primary', 'Pre-Primary', 'Ages 2–6',
    'Songs, sand, stories and the first letters, in Hindi and English.', 1,
    '{"hi": {"name": "पूर्व-प्राथमिक", "span": "आयु 2–6 वर्ष", "description": "गीत, रेत, कहानियाँ और पहले अक्षर, हिन्दी और अंग्रेज़ी में।"}}'),
  ('1e000000-0000-4000-8000-000000000002', 'primary', 'primary', 'Primary', 'Classes 1–5',
    'Reading every day, numbers with the hands, and a garden bed for every class.', 2,
    '{"hi": {"name": "प्राथमिक", "span": "कक्षा 1–5", "description": "हर दिन पढ़ना, हाथों से गिनती, और हर कक्षा की अपनी क्यारी।"}}'),
  ('1e000000-0000-4000-8000-000000000003', 'middle', 'middle', 'Middle', 'Classes 6–8',
    'Laboratories begin. So do clubs, house duties and the long walk.', 3,
    '{"hi": {"name": "मिडिल", "span": "कक्षा 6–8", "description": "प्रयोगशालाएँ शुरू होती हैं, और क्लब, सदन के काम और लंबी पदयात्रा भी।"}}'),
  ('1e000000-0000-4000-8000-000000000004', 'secondary', 'secondary', 'Secondary', 'Classes 9–10',
    'The board years, taught without hurry.', 4,
    '{"hi": {"name": "माध्यमिक", "span": "कक्षा 9–10", "description": "बोर्ड के वर्ष, बिना जल्दबाज़ी की पढ़ाई।"}}'),
  ('1e000000-0000-4000-8000-000000000005', 'senior-secondary', 'senior-secondary', 'Senior Secondary', 'Classes 11–12',
    'Streams, and a plan for what follows.', 5,
    '{"hi": {"name": "वरिष्ठ माध्यमिक", "span": "कक्षा 11–12", "description": "स्ट्रीम, और आगे की योजना।"}}');
insert into public.classes (id, key, stored_name, name, level, age, position, translations) values
  ('c1000000-0000-4000-8000-000000000001', 'playgroup', 'Playgroup', 'Playgroup', 'pre-primary', 2, 1, '{"hi": {"name": "प्लेग्रुप"}}'),
  ('c1000000-0000-4000-8000-000000000002', 'nursery', 'Nursery', 'Nursery', 'pre-primary', 3, 2, '{"hi": {"name": "नर्सरी"}}'),
  ('c1000000-0000-4000-8000-000000000003', 'lkg', 'LKG', 'LKG', 'pre-primary', 4, 3, '{"hi": {"name": "एलकेजी"}}'),
  ('c1000000-0000-4000-8000-000000000004', 'ukg', 'UKG', 'UKG', 'pre-primary', 5, 4, '{"hi": {"name": "यूकेजी"}}'),
  ('c1000000-0000-4000-8000-000000000005', 'class-1', 'Class 1', 'Class 1', 'primary', 6, 5, '{"hi": {"name": "कक्षा 1"}}'),
  ('c1000000-0000-4000-8000-000000000006', 'class-2', 'Class 2', 'Class 2', 'primary', 7, 6, '{"hi": {"name": "कक्षा 2"}}'),
  ('c1000000-0000-4000-8000-000000000007', 'class-3', 'Class 3', 'Class 3', 'primary', 8, 7, '{"hi": {"name": "कक्षा 3"}}'),
  ('c1000000-0000-4000-8000-000000000008', 'class-4', 'Class 4', 'Class 4', 'primary', 9, 8, '{"hi": {"name": "कक्षा 4"}}'),
  ('c1000000-0000-4000-8000-000000000009', 'class-5', 'Class 5', 'Class 5', 'primary', 10, 9, '{"hi": {"name": "कक्षा 5"}}'),
  ('c1000000-0000-4000-8000-000000000010', 'class-6', 'Class 6', 'Class 6', 'middle', 11, 10, '{"hi": {"name": "कक्षा 6"}}'),
  ('c1000000-0000-4000-8000-000000000011', 'class-7', 'Class 7', 'Class 7', 'middle', 12, 11, '{"hi": {"name": "कक्षा 7"}}'),
  ('c1000000-0000-4000-8000-000000000012', 'class-8', 'Class 8', 'Class 8', 'middle', 13, 12, '{"hi": {"name": "कक्षा 8"}}'),
  ('c1000000-0000-4000-8000-000000000013', 'class-9', 'Class 9', 'Class 9', 'secondary', 14, 13, '{"hi": {"name": "कक्षा 9"}}'),
  ('c1000000-0000-4000-8000-000000000014', 'class-10', 'Class 10', 'Class 10', 'secondary', 15, 14, '{"hi": {"name": "कक्षा 10"}}'),
  ('c1000000-0000-4000-8000-000000000015', 'class-11', 'Class 11', 'Class 11', 'senior-secondary', 16, 15, '{"hi": {"name": "कक्षा 11"}}'),
  ('c1000000-0000-4000-8000-000000000016', 'class-12', 'Class 12', 'Class 12', 'senior-secondary', 17, 16, '{"hi": {"name": "कक्षा 12"}}');
