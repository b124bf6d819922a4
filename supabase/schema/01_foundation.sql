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
