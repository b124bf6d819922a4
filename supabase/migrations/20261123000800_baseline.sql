-- The database as supabase/schema/ described it on 2026-11-23, in place of the 89 migrations before.

-- 01_foundation.sql

-- What every other file stands on: schemas, extensions, default privileges, the triggers that every table
-- has, and how input is checked.
--
-- These files are the present truth of the database, in the order in which they build it. The schema "public"
-- is the API. "private" is not exposed: its tables are granted to nobody, and only our own functions, triggers
-- and views reach them.
--
-- Each public table is written in the same order: columns, indexes, row-level security with its policies,
-- triggers, functions. Client roles hold the usual privileges on all of them, as in every Supabase project;
-- the policies decide. A signed-in person has one policy for each command, which joins the office's rule and
-- the person's own by "or", the cheap comparison first; visitors have a policy of their own, so that indexes
-- serve their lists (docs/decisions/access-rules.md).

create schema if not exists extensions;
create schema if not exists private;
create extension if not exists fuzzystrmatch with schema extensions;
create extension if not exists pg_trgm with schema extensions;
create extension if not exists unaccent with schema extensions;

grant usage on schema public to anon, authenticated, service_role;
grant usage on schema extensions to anon, authenticated, service_role;
-- Triggers, policies and views call private functions in the name of the person who reads or writes.
grant usage on schema private to anon, authenticated, service_role;

-- PostgreSQL lets everyone execute a new function, and Supabase its client roles. Here a function is open only
-- to the roles that a "grant execute" below it names; supabase/tests/open-functions.ts lists them. The server's
-- role may execute all.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke execute on functions from public, anon, authenticated;
alter default privileges in schema public grant execute on functions to service_role;
alter default privileges in schema private grant execute on functions to service_role;

-- The start-up sequence asks this to see whether the database answers.
create function public.get_service_status() returns jsonb
language sql stable set search_path = ''
as $$ select pg_catalog.jsonb_build_object('status', 'ok', 'time', pg_catalog.now()) $$;
grant execute on function public.get_service_status to anon, authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- Triggers that every table has. Row-level security decides which rows a client reaches; these hold whatever
-- a role has been granted. The third one, guard_campus, is in 02_administrators.sql.

-- True while a statement runs directly for a visitor or a signed-in person; false inside our own security
-- definer functions, for the service role and for migrations.
create function private.is_client_role(acting_role name) returns boolean
language sql immutable set search_path = ''
as $$ select acting_role in ('anon', 'authenticated') $$;
grant execute on function private.is_client_role to authenticated;

-- "stamp": created_at and updated_at are the database's own.
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
  kept_out text[] := array['updated_at', 'token_hash', 'note', 'search_alumni', 'search_batch'];
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

-- Anything but Hindi is English.
create function private.known_language(asked text) returns text
language sql immutable set search_path = ''
as $$ select case when asked = 'hi' then 'hi' else 'en' end $$;

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

-- Tokens travel in letters; the database keeps only their hashes.
create function private.hash_token(token text) returns text
language sql immutable set search_path = ''
as $$ select encode(sha256(convert_to(token, 'UTF8')), 'hex') $$;

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
      where entry.key <> 'hi' or jsonb_typeof(entry.value) <> 'object')
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
  foreach place slice 1 in array array[['body', '', ''], ['full_message', '', ''],
      ['translations', 'hi', 'body'], ['translations', 'hi', 'full_message']] loop
    place := array_remove(place, '');
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

-- 02_administrators.sql

-- Who is an administrator, what a second factor protects, and the limit to one campus.

-- ---------------------------------------------------------------------------------------------------------
-- Second factors.

-- The factor table belongs to the authentication service; a new backend may not have it yet.
create function private.has_verified_factor(person uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  verified boolean := false;
begin
  if to_regclass('auth.mfa_factors') is not null then
    execute 'select exists (select from auth.mfa_factors where user_id = $1 and status::text = ''verified'')'
      into verified using person;
  end if;
  return verified;
end $$;

-- Whether this session has used the second factor of its account, if the account has one.
create function private.has_full_level() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce(auth.jwt() ->> 'aal', 'aal1') = 'aal2' or not private.has_verified_factor(auth.uid());
end $$;

-- The caller's own id. Every rule about one's own rows asks this instead of auth.uid(): it is null until the
-- session has used the account's second factor, so that a stolen password alone opens nothing.
create function private.own_id() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  return case when private.has_full_level() then auth.uid() end;
end $$;
grant execute on function private.own_id to anon, authenticated;

-- The same for functions, as a refusal.
create function private.require_own_id() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.has_full_level() then
    raise exception 'Confirm your second factor first.' using errcode = '42501', detail = 'insufficient_aal';
  end if;
  return auth.uid();
end $$;

-- ---------------------------------------------------------------------------------------------------------
-- Administrators. Three things make one: a row in auth_user_roles, an entry in admin_users with the confirmed
-- address, and the second factor. All are asked live, so a demotion takes effect at once.

create function private.has_listed_address(person uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from auth.users u
    join public.admin_users a on a.email = lower(u.email)
    where u.id = person
      and u.email_confirmed_at is not null
      and u.deleted_at is null
      and (u.banned_until is null or u.banned_until < now())
  );
end $$;
grant execute on function private.has_listed_address to authenticated;

-- An address counts as proven only if a confirmation or an invitation was mailed to it: an authentication
-- service that confirms sign-ups by itself proves nothing.
create function private.may_claim_admin(person uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.has_listed_address(person) and exists (
    select from auth.users u
    where u.id = person and (u.confirmation_sent_at is not null or u.invited_at is not null)
  );
end $$;
grant execute on function private.may_claim_admin to authenticated;

create function private.holds_admin_role(person uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from public.auth_user_roles r where r.user_id = person and r.role = 'admin');
end $$;
grant execute on function private.holds_admin_role to authenticated;

-- An administrator by role and address, whatever the session has proven.
create function private.is_listed_admin(person uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return person is not null
    and exists (select from public.auth_user_roles r where r.user_id = person and r.role = 'admin')
    and private.has_listed_address(person);
end $$;

-- The settings that rules read are not site content: they stand beside the rules.
create table private.security_settings (
  only_row boolean primary key default true check (only_row),
  admins_need_second_factor boolean not null default false,
  confirms_sign_ups boolean not null default false,
  updated_at timestamptz not null default now()
);
insert into private.security_settings default values;
create trigger audit after update on private.security_settings
  for each row execute function private.audit_row();

create function private.admins_need_second_factor() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select s.admins_need_second_factor from private.security_settings s);
end $$;

-- Where the school requires a second factor, an administrator without one is not an administrator yet;
-- setting one up needs no right of ours.
create function public.is_admin() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  person uuid := auth.uid();
begin
  if not private.is_listed_admin(person) then
    return false;
  end if;
  if private.has_verified_factor(person) then
    return coalesce(auth.jwt() ->> 'aal', 'aal1') = 'aal2';
  end if;
  return not private.admins_need_second_factor();
end $$;
grant execute on function public.is_admin to anon, authenticated;

create function private.require_admin() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.is_admin() then
    raise exception 'Only an administrator does this.' using errcode = '42501', detail = 'not_admin';
  end if;
end $$;

create function public.is_second_factor_required() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.admins_need_second_factor();
end $$;
grant execute on function public.is_second_factor_required to authenticated;

-- Whether the caller must set up a second factor before the admin pages open.
create function public.needs_second_factor() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.admins_need_second_factor() and private.is_listed_admin(auth.uid())
    and not private.has_verified_factor(auth.uid());
end $$;
grant execute on function public.needs_second_factor to authenticated;

-- Only an administrator who has used a second factor turns this on, so that nobody locks everyone out.
create function public.require_second_factor(required boolean) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not public.is_admin() then
    raise exception 'Only an administrator changes this.' using errcode = '42501', detail = 'not_admin';
  end if;
  perform private.require_campus(null);
  if coalesce(auth.jwt() ->> 'aal', 'aal1') <> 'aal2' then
    raise exception 'Set up and confirm your own second factor first.'
      using errcode = '42501', detail = 'insufficient_aal';
  end if;
  update private.security_settings s
    set admins_need_second_factor = coalesce(required, false), updated_at = now() where s.only_row;
end $$;
grant execute on function public.require_second_factor to authenticated;

-- Whether alumni must confirm their address by mail before the account opens. The embedded backend obeys it;
-- a hosted project has its own setting.
create function public.are_sign_ups_confirmed() returns boolean
language sql stable security definer set search_path = ''
as $$ select s.confirms_sign_ups from private.security_settings s $$;
grant execute on function public.are_sign_ups_confirmed to authenticated;

create function public.confirm_sign_ups(required boolean) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_campus(null);
  update private.security_settings s set confirms_sign_ups = coalesce(required, false), updated_at = now()
    where s.only_row;
end $$;
grant execute on function public.confirm_sign_ups to authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- One campus. An administrator with a campus in admin_users reads everything and writes the rows of that
-- campus alone. Rows of all campuses (campus is null), the list of administrators and site content are for
-- colleagues without that limit. The trigger "guard_campus" keeps it, not policies: triggers also hold inside
-- our own functions, such as undo. See docs/decisions/access-rules.md.

create function private.refuse_outside_campus() returns void
language plpgsql set search_path = ''
as $$
begin
  raise exception 'You look after one campus. This is for colleagues without that limit.'
    using errcode = '42501', detail = 'campus_scope';
end $$;

-- The campus that the caller is limited to, or null.
create function private.campus_scope() returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  person uuid := auth.uid();
begin
  return case when person is not null then private.campus_scope_of(person) end;
end $$;

-- For functions that write past the triggers of tables. Null stands for the whole school.
create function private.require_campus(wanted text) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  scope text := private.campus_scope();
begin
  if scope is not null and wanted is distinct from scope then
    perform private.refuse_outside_campus();
  end if;
end $$;

-- Whether staff limited to `scope` may write this row: it is of that campus, belongs to a row of it, or is
-- their own. Null means that the row it refers to does not exist, which its foreign key refuses. A table that
-- is not named here and has no campus belongs to the whole school.
create function private.is_of_campus(target text, was jsonb, scope text) returns boolean
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

-- The trigger of every table that the office writes.
create function private.guard_campus() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  scope text := private.campus_scope();
  is_own boolean;
begin
  -- A write that follows from another by a trigger or a foreign key has passed that one's guard.
  if scope is null or pg_trigger_depth() > 1 then
    return coalesce(new, old);
  end if;
  if tg_op <> 'INSERT' and private.is_of_campus(tg_table_name, to_jsonb(old), scope) is not true then
    perform private.refuse_outside_campus();
  end if;
  if tg_op <> 'DELETE' then
    is_own := private.is_of_campus(tg_table_name, to_jsonb(new), scope);
    if not is_own or is_own is null and tg_op = 'UPDATE' then
      perform private.refuse_outside_campus();
    end if;
  end if;
  return coalesce(new, old);
end $$;

-- ---------------------------------------------------------------------------------------------------------
-- The list of administrators.

create table public.admin_users (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(btrim(email)) and email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'),
  full_name text check (length(full_name) between 1 and 120),
  campus text check (campus in ('paonta-sahib', 'juniors', 'majra')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

alter table public.admin_users enable row level security;
grant select, insert, update, delete on public.admin_users to anon, authenticated;
grant all on public.admin_users to service_role;
create policy "Admins manage" on public.admin_users for all to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));

create trigger stamp before insert or update on public.admin_users
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.admin_users
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.admin_users
  for each row execute function private.audit_row();

-- Addresses are compared in lower case everywhere.
create function private.normalise_admin_email() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.email := lower(btrim(new.email));
  return new;
end $$;
create trigger normalise_email before insert or update on public.admin_users
  for each row execute function private.normalise_admin_email();

-- Nobody removes their own entry; people who leave the list lose the role.
create function private.protect_admin_list() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.email = old.email then
    return new;
  end if;
  if exists (select from auth.users u where u.id = auth.uid() and lower(u.email) = old.email) then
    raise exception 'You cannot remove your own address from the list of administrators.'
      using errcode = '42501', detail = 'own_admin_entry';
  end if;
  update public.auth_user_roles r set role = 'alumni'
  from auth.users u where u.id = r.user_id and lower(u.email) = old.email and r.role = 'admin';
  update public.users p set role = 'alumni'
  from auth.users u where u.id = p.id and lower(u.email) = old.email and p.role = 'admin';
  return coalesce(new, old);
end $$;
create trigger protect before update or delete on public.admin_users
  for each row execute function private.protect_admin_list();

-- Someone who can do everything must remain. The trigger "protect" has refused one's own entry by then.
create function private.keep_last_admin() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() is not null and old.campus is null
     and (tg_op = 'DELETE' or new.campus is not null or new.email <> old.email)
     and not exists (
       select from public.admin_users a join auth.users u on lower(u.email) = a.email
       where a.id <> old.id and a.campus is null and private.is_listed_admin(u.id)) then
    raise exception 'This is the last administrator without a limit.'
      using errcode = '42501', detail = 'last_admin';
  end if;
  return coalesce(new, old);
end $$;
create trigger protect_last before update or delete on public.admin_users
  for each row execute function private.keep_last_admin();

-- ---------------------------------------------------------------------------------------------------------
-- Roles and accounts.

-- The key is the person: the sign-in flow upserts (user_id, role) without naming a conflict column.
create table public.auth_user_roles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role text not null check (role in ('admin', 'alumni')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index auth_user_roles_role_idx on public.auth_user_roles (role);

alter table public.auth_user_roles enable row level security;
grant select, insert, update, delete on public.auth_user_roles to anon, authenticated;
grant all on public.auth_user_roles to service_role;
-- The sign-in page reads the own role before it asks for the second factor: the only rule with auth.uid().
create policy "Who may read" on public.auth_user_roles for select to authenticated
  using (user_id = (select auth.uid()) or (select public.is_admin()));
create policy "Who may add" on public.auth_user_roles for insert to authenticated
  with check (user_id = (select private.own_id()) or (select public.is_admin()));
create policy "Who may change" on public.auth_user_roles for update to authenticated
  using (user_id = (select private.own_id()) or (select public.is_admin()))
  with check (user_id = (select private.own_id()) or (select public.is_admin()));
create policy "Who may delete" on public.auth_user_roles for delete to authenticated
  using ((select public.is_admin()));

create trigger stamp before insert or update on public.auth_user_roles
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.auth_user_roles
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.auth_user_roles
  for each row execute function private.audit_row();

create table public.users (
  id uuid primary key references auth.users (id) on delete cascade,
  email text not null check (length(email) <= 320),
  role text not null default 'alumni' check (role in ('admin', 'alumni')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index users_email_idx on public.users (email);

alter table public.users enable row level security;
grant select, insert, update, delete on public.users to anon, authenticated;
grant all on public.users to service_role;
create policy "Who may read" on public.users for select to authenticated
  using (id = (select private.own_id()) or (select public.is_admin()));
create policy "Who may add" on public.users for insert to authenticated
  with check (id = (select private.own_id()) or (select public.is_admin()));
create policy "Who may change" on public.users for update to authenticated
  using (id = (select private.own_id()) or (select public.is_admin()))
  with check (id = (select private.own_id()) or (select public.is_admin()));
create policy "Who may delete" on public.users for delete to authenticated
  using ((select public.is_admin()));

create trigger stamp before insert or update on public.users
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.users
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.users
  for each row execute function private.audit_row();

-- Beside row-level security: people write only their own record, and the role "admin" needs a proven address
-- on the list. An administrator who grants it to a listed colleague vouches for the account.
create function private.guard_role() returns trigger
language plpgsql set search_path = ''
as $$
declare
  person uuid := case when tg_table_name = 'users' then (to_jsonb(new) ->> 'id')::uuid
                      else (to_jsonb(new) ->> 'user_id')::uuid end;
begin
  if not private.is_client_role(current_user) then
    return new;
  end if;
  if person is distinct from auth.uid() and not public.is_admin() then
    raise exception 'Only your own record can be changed.' using errcode = '42501', detail = 'not_own_row';
  end if;
  if tg_op = 'UPDATE' and to_jsonb(old) -> 'user_id' is distinct from to_jsonb(new) -> 'user_id'
     or tg_op = 'UPDATE' and to_jsonb(old) -> 'id' is distinct from to_jsonb(new) -> 'id' then
    raise exception 'A record cannot move to another person.' using errcode = '42501', detail = 'protected_id';
  end if;
  if new.role = 'admin' and not private.may_claim_admin(person)
     and not (private.has_listed_address(person)
              and (private.holds_admin_role(person) or (person <> auth.uid() and public.is_admin()))) then
    raise exception 'The role admin needs a confirmed address on the list of administrators.'
      using errcode = '42501', detail = 'admin_not_listed';
  end if;
  return new;
end $$;
create trigger guard_role before insert or update on public.auth_user_roles
  for each row execute function private.guard_role();
create trigger guard_role before insert or update on public.users
  for each row execute function private.guard_role();

create function private.address_of(person uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select lower(u.email) from auth.users u where u.id = person);
end $$;
grant execute on function private.address_of to authenticated;

create function private.guard_user_email() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if private.is_client_role(current_user)
     and not (tg_op = 'UPDATE' and new.email = old.email)
     and lower(new.email) is distinct from private.address_of(new.id) then
    raise exception 'The address must be the one of the account.' using errcode = '42501', detail = 'protected_email';
  end if;
  return new;
end $$;
create trigger guard_email before insert or update on public.users
  for each row execute function private.guard_user_email();

-- ---------------------------------------------------------------------------------------------------------
-- Functions whose definition needs these tables.

create function private.campus_scope_of(person uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select a.campus from auth.users u
  join public.admin_users a on a.email = lower(u.email)
  join public.auth_user_roles r on r.user_id = u.id and r.role = 'admin'
  where u.id = person
$$;

-- Lets the pages say in advance what will be refused.
create function public.own_campus_scope() returns text
language sql stable security definer set search_path = ''
as $$ select private.campus_scope() $$;
grant execute on function public.own_campus_scope to authenticated;

-- The caller's own row in the list of administrators.
create function private.own_admin_entry() returns public.admin_users
language sql stable security definer set search_path = ''
as $$
  select a from public.admin_users a join auth.users u on lower(u.email) = a.email where u.id = auth.uid()
$$;

-- Colleagues as the staff page shows them: whether they have accepted the invitation, and how they sign in.
create function public.list_staff()
returns table (id uuid, email text, full_name text, campus text, created_at timestamptz,
  user_id uuid, is_active boolean, has_second_factor boolean, last_sign_in_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  return query
    select a.id, a.email, a.full_name, a.campus, a.created_at, u.id,
      coalesce(private.is_listed_admin(u.id), false), coalesce(private.has_verified_factor(u.id), false),
      u.last_sign_in_at
    from public.admin_users a left join auth.users u on lower(u.email) = a.email
    order by a.email;
end $$;
grant execute on function public.list_staff to authenticated;

-- 03_accounts.sql

-- What people do with their own account: sessions, recovery codes, the role in the access token.

-- ---------------------------------------------------------------------------------------------------------
-- Sessions. The table belongs to the authentication service and is not exposed: these functions show each
-- person their own rows.

create function public.list_sessions()
returns table (id uuid, created_at timestamptz, last_used_at timestamptz, user_agent text, ip text,
  aal text, is_current boolean)
language plpgsql stable security definer set search_path = ''
as $$
declare
  person uuid := private.require_own_id();
begin
  return query
    select s.id, s.created_at,
      greatest(s.created_at, s.updated_at, s.refreshed_at at time zone 'UTC'),
      s.user_agent, host(s.ip), coalesce(s.aal::text, 'aal1'),
      s.id::text = auth.jwt() ->> 'session_id'
    from auth.sessions s
    where s.user_id = person and (s.not_after is null or s.not_after > now())
    order by 7 desc, 3 desc;
end $$;
grant execute on function public.list_sessions to authenticated;

-- True if the caller had such a session. Its refresh tokens go with it.
create function public.revoke_session(id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  person uuid := private.require_own_id();
begin
  delete from auth.sessions s where s.id = revoke_session.id and s.user_id = person;
  return found;
end $$;
grant execute on function public.revoke_session to authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- Recovery codes, on paper, for people who have lost their second factor: ten at a time, shown once, kept as
-- hashes. A code proves who asks; the web server then removes the factors through the authentication service.

create table private.recovery_codes (
  user_id uuid not null references auth.users (id) on delete cascade,
  code_hash bytea not null,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  primary key (user_id, code_hash)
);

create table private.recovery_code_failures (
  user_id uuid not null references auth.users (id) on delete cascade,
  failed_at timestamptz not null default now()
);
create index recovery_code_failures_user_idx on private.recovery_code_failures (user_id, failed_at);

-- Sixteen of 32 letters that do not look alike: 80 bits. 256 is a multiple of 32, so the remainder of a
-- random byte is as even as the byte. Bytes 6 and 8 of a version 4 uuid are not random and left out.
create function private.new_recovery_code() returns text
language plpgsql volatile set search_path = ''
as $$
declare
  letters constant text := '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  random bytea := uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid());
  positions constant integer[] := array[0, 1, 2, 3, 4, 5, 9, 10, 11, 12, 13, 14, 16, 17, 18, 19];
  place integer;
  code text := '';
begin
  foreach place in array positions loop
    code := code || substr(letters, get_byte(random, place) % 32 + 1, 1);
  end loop;
  return regexp_replace(code, '(....)(....)(....)(....)', '\1-\2-\3-\4');
end $$;

create function private.hash_recovery_code(person uuid, code text) returns bytea
language sql immutable set search_path = ''
as $$
  select sha256(convert_to(person::text || ':' || regexp_replace(upper(code), '[^0-9A-Z]', '', 'g'), 'UTF8'))
$$;

-- Replaces the old codes by ten new ones. A code stands in for a factor, so this session must have used one:
-- a stranger with the password must not put codes aside.
create function public.create_recovery_codes() returns text[]
language plpgsql security definer set search_path = ''
as $$
declare
  person uuid := auth.uid();
  codes text[];
begin
  if person is null or not private.has_verified_factor(person) then
    raise exception 'Set up a second factor first.' using errcode = '42501', detail = 'second_factor_missing';
  end if;
  if coalesce(auth.jwt() ->> 'aal', 'aal1') <> 'aal2' then
    raise exception 'Confirm your second factor first.' using errcode = '42501', detail = 'insufficient_aal';
  end if;
  select array_agg(private.new_recovery_code()) into codes from generate_series(1, 10);
  delete from private.recovery_codes c where c.user_id = person;
  insert into private.recovery_codes (user_id, code_hash)
    select person, private.hash_recovery_code(person, code) from unnest(codes) code;
  return codes;
end $$;
grant execute on function public.create_recovery_codes to authenticated;

create function public.count_recovery_codes() returns integer
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select count(*)::integer from private.recovery_codes c
    where c.user_id = auth.uid() and c.used_at is null);
end $$;
grant execute on function public.count_recovery_codes to authenticated;

-- Whether this is an unused code of the caller. A code is spent by the removal of the factors that were
-- there; if the removal was cut off, the same code continues it. After ten failures within fifteen minutes
-- the answer is 429. A failure returns false instead of raising, so that it is counted.
create function public.use_recovery_code(code text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  person uuid := auth.uid();
begin
  if person is null then
    return false;
  end if;
  -- One attempt at a time: many at once would all see the same count.
  perform pg_advisory_xact_lock(hashtextextended(person::text, 7305109));
  delete from private.recovery_code_failures f
    where f.user_id = person and f.failed_at < now() - interval '15 minutes';
  if (select count(*) from private.recovery_code_failures f where f.user_id = person) >= 10 then
    raise exception 'Too many wrong codes: rate limit reached. Please try again in 15 minutes.'
      using errcode = 'PT429', detail = 'over_request_rate_limit';
  end if;
  update private.recovery_codes c set used_at = coalesce(c.used_at, now())
    where c.user_id = person
      and c.code_hash = private.hash_recovery_code(person, left(coalesce(use_recovery_code.code, ''), 100))
      and (c.used_at is null or exists (
        select from auth.mfa_factors f
          where f.user_id = person and f.status = 'verified' and f.created_at < c.used_at));
  if not found then
    insert into private.recovery_code_failures (user_id) values (person);
    return false;
  end if;
  return true;
end $$;
grant execute on function public.use_recovery_code to authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- The role in the access token: a hint for pages, which rules never read. A hosted project calls this when it
-- issues a token.
create function public.custom_access_token_hook(event jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  -- The setting "role" is the caller's even here, where current_user is the owner.
  if current_setting('role', true) in ('anon', 'authenticated') then
    raise exception 'Only the authentication service asks this.' using errcode = '42501';
  end if;
  return jsonb_set(event, '{claims,user_role}', coalesce(
    (select to_jsonb(r.role) from public.auth_user_roles r where r.user_id = (event ->> 'user_id')::uuid),
    'null'::jsonb));
end $$;
do $$
begin
  if exists (select from pg_roles where rolname = 'supabase_auth_admin') then
    grant usage on schema public to supabase_auth_admin;
    grant execute on function public.custom_access_token_hook(jsonb) to supabase_auth_admin;
  end if;
end $$;

-- 04_audit_log.sql

-- The audit log: every change of a row, before and after. Undo, the trash and earlier versions all read it.

create table public.audit_log (
  id uuid primary key default gen_random_uuid(),
  actor uuid,
  action text not null check (action in ('insert', 'update', 'delete')),
  table_name text not null,
  row_id uuid,
  before jsonb,
  after jsonb,
  -- The transaction: rows that were changed together are restored together.
  change bigint not null default (pg_current_xact_id()::text)::bigint,
  -- created_at is the moment of the whole change; this tells the order within it.
  written_at timestamptz not null default clock_timestamp(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index audit_log_created_at_idx on public.audit_log (created_at desc, id desc);
create index audit_log_row_idx on public.audit_log (table_name, row_id, created_at desc);
create index audit_log_actor_idx on public.audit_log (actor, created_at desc);
create index audit_log_change_idx on public.audit_log (change);
create index audit_log_deleted_idx on public.audit_log (table_name, created_at desc) where action = 'delete';

alter table public.audit_log enable row level security;
grant select, insert, update, delete on public.audit_log to anon, authenticated;
grant select on public.audit_log to service_role;
create policy "Admins read" on public.audit_log for select to authenticated
  using ((select public.is_admin()));

-- Only the trigger "audit" writes the log, whatever a client role has been granted.
create function private.protect_audit_log() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user in ('anon', 'authenticated', 'service_role') then
    raise exception 'The audit log is written by the database alone.' using errcode = '42501';
  end if;
  return coalesce(new, old);
end $$;
create trigger protect before insert or update or delete on public.audit_log
  for each row execute function private.protect_audit_log();

-- The log with the name of the person who made the change, with the reader's own rights.
create view public.admin_audit with (security_invoker = true) as
select l.id, l.actor, coalesce(u.email, '') as who, l.action, l.table_name, l.row_id, l.before, l.after,
  l.created_at, l.updated_at
from public.audit_log l left join public.users u on u.id = l.actor;
revoke all on public.admin_audit from anon, authenticated;
grant select on public.admin_audit to anon, authenticated, service_role;
create trigger read_only instead of insert or update or delete on public.admin_audit
  for each row execute function private.refuse_view_write();

-- ---------------------------------------------------------------------------------------------------------
-- Tables and views that the admin pages list. Each file below adds its own.

create table private.managed_tables (
  name text primary key
);
insert into private.managed_tables values ('admin_audit');

create function private.is_managed(target text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from private.managed_tables m where m.name = target);
end $$;
grant execute on function private.is_managed to authenticated;

create function private.require_managed(target text) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if not public.is_admin() then
    raise exception 'Only administrators manage this.' using errcode = '42501', detail = 'not_admin';
  end if;
  if not private.is_managed(target) then
    raise exception 'There is nothing to manage under this name.' using errcode = '22023', detail = 'target';
  end if;
end $$;
grant execute on function private.require_managed to authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- Undo.

-- Writes a row as it was: inserts it again, or overwrites the present one.
create function private.restore_row(target text, was jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  names text;
begin
  select string_agg(format('%I', a.attname), ', ') into names from pg_catalog.pg_attribute a
  where a.attrelid = format('public.%I', target)::regclass and a.attnum > 0 and not a.attisdropped
    and a.attgenerated = '' and was ? a.attname::text;
  execute format(
    'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)
     on conflict (id) do update set (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$I, $1))',
    target, names) using was;
end $$;

-- Takes back what these rows went through since a moment (the updated_at that they had then): a deleted row
-- returns with everything that went with it, a changed one is as it was, a new one is deleted. Returns how many.
create function public.undo_changes(target text, ids uuid[], since timestamptz) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  entry public.audit_log;
  undone integer := 0;
begin
  perform private.require_managed(target);
  for entry in
    select l.* from public.audit_log l
    where l.change in (
        select own.change from public.audit_log own
        where own.table_name = target and own.row_id = any (ids) and own.created_at > since)
      and private.is_managed(l.table_name)
      and (l.table_name <> target or l.row_id = any (ids))
    -- Newest first. Within a change the row itself comes before those that belong to it.
    order by l.created_at desc, (l.table_name <> target), l.id
  loop
    if entry.action = 'insert' then
      execute format('delete from public.%I where id = $1', entry.table_name) using entry.row_id;
    else
      perform private.restore_row(entry.table_name, entry.before);
    end if;
    if entry.table_name = target then
      undone := undone + 1;
    end if;
  end loop;
  return undone;
end $$;
grant execute on function public.undo_changes to authenticated;

-- Restores the deleted rows of a change that refer to nothing; the others refer to them.
create function private.restore_change_parents(wanted bigint) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  entry public.audit_log;
begin
  for entry in
    select l.* from public.audit_log l
    where l.change = wanted and l.action = 'delete' and private.is_managed(l.table_name)
  loop
    begin
      perform private.restore_row(entry.table_name, entry.before);
    exception when foreign_key_violation then
      null;
    end;
  end loop;
end $$;

-- Takes a whole change back, as long as nothing was done to its rows since. Returns how many rows. A change
-- may write a row twice, where a trigger follows another table; written_at says which came last.
create function public.undo_change(wanted bigint) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  entry public.audit_log;
  undone integer := 0;
begin
  if not public.is_admin() then
    raise exception 'Only administrators manage this.' using errcode = '42501', detail = 'not_admin';
  end if;
  -- What the server did by itself, such as adding the sample school, cannot be undone here.
  if exists (select from public.audit_log l where l.change = wanted and l.actor is null) then
    raise exception 'This change cannot be taken back.' using errcode = '22023', detail = 'change';
  end if;
  if exists (
    select from public.audit_log l
    join public.audit_log later on later.table_name = l.table_name and later.row_id = l.row_id
      and later.created_at > l.created_at and later.change <> l.change
    where l.change = wanted and private.is_managed(l.table_name)
  ) then
    raise exception 'Something was done to it since.' using errcode = 'PT409', detail = 'later_change';
  end if;
  for entry in
    select l.* from public.audit_log l where l.change = wanted and private.is_managed(l.table_name)
    -- Deleted rows return before those that refer to them; new ones go last.
    order by case l.action when 'delete' then 0 when 'update' then 1 else 2 end, l.table_name, l.written_at desc, l.id
  loop
    if entry.action = 'insert' then
      execute format('delete from public.%I where id = $1', entry.table_name) using entry.row_id;
    else
      begin
        perform private.restore_row(entry.table_name, entry.before);
      exception when foreign_key_violation then
        -- The row that it refers to would return later in this change.
        perform private.restore_change_parents(wanted);
        perform private.restore_row(entry.table_name, entry.before);
      end;
    end if;
    undone := undone + 1;
  end loop;
  if undone = 0 then
    raise exception 'This change is not kept any more.' using errcode = 'PT404', detail = 'change';
  end if;
  return undone;
end $$;
grant execute on function public.undo_change to authenticated;

-- The latest changes, newest first: one line for each, with one of its rows.
create function public.list_latest_changes(most integer default 12)
returns table (change bigint, table_name text, action text, rows integer, row_id uuid, shown jsonb,
  changed_at timestamptz, changed_by text, is_latest boolean)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  if not public.is_admin() then
    raise exception 'Only administrators see this.' using errcode = '42501', detail = 'not_admin';
  end if;
  return query
    with recent as (
      select l.* from public.audit_log l where private.is_managed(l.table_name) and l.actor is not null
      order by l.created_at desc limit 400
    ), changes as (
      select r.change, max(r.created_at) as at, count(*)::integer as rows,
        (array_agg(r.id order by r.action, r.id))[1] as first
      from recent r group by r.change order by max(r.created_at) desc limit least(greatest(most, 1), 50)
    )
    select c.change, l.table_name, l.action, c.rows, l.row_id, coalesce(l.after, l.before), c.at,
      (select u.email from public.users u where u.id = l.actor),
      not exists (
        select from public.audit_log each
        join public.audit_log later on later.table_name = each.table_name and later.row_id = each.row_id
          and later.created_at > each.created_at and later.change <> each.change
        where each.change = c.change)
    from changes c join public.audit_log l on l.id = c.first
    order by c.at desc;
end $$;
grant execute on function public.list_latest_changes to authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- The trash: what was deleted within thirty days and is still gone.

create function public.list_deleted_rows(target text, most integer default 100)
returns table (id uuid, row_id uuid, deleted_at timestamptz, deleted_by text, was jsonb)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_managed(target);
  return query execute format(
    'select l.id, l.row_id, l.created_at, (select u.email from public.users u where u.id = l.actor), l.before
     from public.audit_log l
     where l.table_name = %1$L and l.action = ''delete'' and l.created_at > now() - interval ''30 days''
       and not exists (select from public.%1$I t where t.id = l.row_id)
       and not exists (select from public.audit_log later where later.table_name = %1$L
         and later.row_id = l.row_id and later.action = ''delete'' and later.created_at > l.created_at)
     order by l.created_at desc limit %2$s', target, least(greatest(most, 1), 500));
end $$;
grant execute on function public.list_deleted_rows to authenticated;

-- Restores a deleted row with everything that went with it.
create function public.restore_deleted_row(target text, entry_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  entry public.audit_log;
begin
  perform private.require_managed(target);
  for entry in
    select l.* from public.audit_log l
    join public.audit_log own on own.change = l.change
    where own.id = entry_id and own.table_name = target and own.action = 'delete' and l.action = 'delete'
      and private.is_managed(l.table_name) and (l.table_name <> target or l.row_id = own.row_id)
    order by l.table_name <> target, l.id
  loop
    perform private.restore_row(entry.table_name, entry.before);
  end loop;
  if entry.id is null then
    raise exception 'This entry is not kept any more.' using errcode = 'PT404', detail = 'version';
  end if;
end $$;
grant execute on function public.restore_deleted_row to authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- Earlier versions of a row.

-- What a row went through, newest first.
create function public.list_row_history(target text, row_id uuid, most integer default 50)
returns table (id uuid, action text, changed_at timestamptz, changed_by text, before jsonb, after jsonb)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_managed(target);
  return query
    select l.id, l.action, l.created_at, (select u.email from public.users u where u.id = l.actor), l.before, l.after
    from public.audit_log l
    where l.table_name = target and l.row_id = list_row_history.row_id
    order by l.created_at desc, l.id limit least(greatest(most, 1), 200);
end $$;
grant execute on function public.list_row_history to authenticated;

-- A row as it was after one of its changes, or before it if that change deleted the row.
create function public.restore_version(target text, entry_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  entry public.audit_log;
begin
  perform private.require_managed(target);
  select l.* into entry from public.audit_log l where l.id = entry_id and l.table_name = target;
  if entry.id is null then
    raise exception 'This version is not kept any more.' using errcode = 'PT404', detail = 'version';
  end if;
  perform private.restore_row(target, coalesce(entry.after, entry.before));
end $$;
grant execute on function public.restore_version to authenticated;

-- 05_mail.sql

-- Letters: the outbox, the office's mailboxes, and what the office sees of letters.

-- Letters that wait or were sent. No client has a policy: only the server reads them.
create table public.mail_outbox (
  id uuid primary key default gen_random_uuid(),
  recipient text not null check (length(recipient) between 3 and 320),
  template text not null check (template ~ '^[a-z][a-z0-9_]{0,63}$'),
  data jsonb not null default '{}' check (jsonb_typeof(data) = 'object'),
  attempts integer not null default 0 check (attempts >= 0),
  next_attempt_at timestamptz not null default now(),
  last_error text check (length(last_error) <= 2000),
  sent_at timestamptz,
  -- When the server stopped trying.
  gave_up_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index mail_outbox_waiting_idx on public.mail_outbox (next_attempt_at)
  where sent_at is null and gave_up_at is null;
create index mail_outbox_recipient_idx on public.mail_outbox (recipient, template, created_at);
create index mail_outbox_created_idx on public.mail_outbox (created_at desc, id desc);

alter table public.mail_outbox enable row level security;
grant select, insert, update, delete on public.mail_outbox to anon, authenticated;
grant all on public.mail_outbox to service_role;

create trigger stamp before insert or update on public.mail_outbox
  for each row execute function private.stamp_row();

-- A token stays in the outbox only while its letter waits.
create function private.forget_mail_data() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.sent_at is not null then
    new.data := '{}'::jsonb;
  end if;
  return new;
end $$;
create trigger forget_data before insert or update on public.mail_outbox
  for each row execute function private.forget_mail_data();

-- A letter that names no language comes in the one that the account of its address has chosen.
create function private.choose_letter_language() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  chosen text;
begin
  select u.raw_user_meta_data ->> 'language' into chosen
  from auth.users u where u.email = lower(new.recipient) limit 1;
  if chosen in ('en', 'hi') then
    new.data := coalesce(new.data, '{}') || jsonb_build_object('language', chosen);
  end if;
  return new;
end $$;
create trigger choose_language before insert on public.mail_outbox
  for each row when (new.data ->> 'language' is null) execute function private.choose_letter_language();

create function private.letter_language_of(person uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select case when u.raw_user_meta_data ->> 'language' = 'hi' then 'hi' else 'en' end
          from auth.users u where u.id = person);
end $$;

-- Anyone can type anyone's address into a form. Five letters of a kind an hour are the limit, so that our
-- forms cannot flood a stranger's mailbox.
create function private.queue_letter(address text, kind text, content jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if (select count(*) from public.mail_outbox m
      where m.recipient = address and m.template = kind and m.created_at > now() - interval '1 hour') < 5 then
    insert into public.mail_outbox (recipient, template, data) values (address, kind, content);
  end if;
end $$;

-- Takes letters that are due. Each is due again after one minute, then two, four … six hours: if a server
-- takes a letter and dies, the next turn sends it. Runs with the caller's rights, so that only the service
-- role finds any.
create function public.claim_mail(most integer default 10) returns setof public.mail_outbox
language sql volatile set search_path = ''
as $$
  update public.mail_outbox m
  set attempts = m.attempts + 1,
    next_attempt_at = now() + least(interval '6 hours', interval '1 minute' * power(2, least(m.attempts, 20)))
  where m.id in (
    select due.id from public.mail_outbox due
    where due.sent_at is null and due.gave_up_at is null and due.next_attempt_at <= now()
    order by due.next_attempt_at, due.id
    limit least(greatest(most, 1), 50)
    for update skip locked
  )
  returning m.*
$$;

-- ---------------------------------------------------------------------------------------------------------
-- Where letters for the office go, by topic and campus.

create table public.mailboxes (
  id uuid primary key default gen_random_uuid(),
  -- "general" takes what has no mailbox of its own.
  topic text not null
    check (topic in ('general', 'admissions', 'transport', 'fees', 'alumni', 'careers', 'website', 'photos')),
  -- Null for all campuses.
  campus text check (campus in ('paonta-sahib', 'juniors', 'majra')),
  address text not null check (length(address) <= 254 and address ~ '^[^@\s<>",;]+@[^@\s<>",;]+\.[^@\s<>",;]{2,}$'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique nulls not distinct (topic, campus)
);

alter table public.mailboxes enable row level security;
grant select, insert, update, delete on public.mailboxes to anon, authenticated;
grant all on public.mailboxes to service_role;
create policy "Admins manage" on public.mailboxes for all to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));

create trigger stamp before insert or update on public.mailboxes
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.mailboxes
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.mailboxes
  for each row execute function private.audit_row();

-- The closest mailbox, otherwise the school's own address, otherwise null.
create function private.mailbox_for(about text, place text) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce(
    (select m.address from public.mailboxes m
     where m.topic in (about, 'general') and (m.campus = place or m.campus is null)
     order by (m.topic = about) desc, (m.campus is not null) desc, m.topic
     limit 1),
    (select nullif(c.content ->> 'email', '') from public.site_content c
     where c.key = 'school' and c.published_at <= now()));
end $$;

-- At most a hundred of a kind an hour: the admin pages show the rest.
create function private.queue_office_letter(about text, place text, kind text, content jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  mailbox text := private.mailbox_for(about, place);
begin
  if mailbox is not null and (
    select count(*) from public.mail_outbox m
    where m.recipient = mailbox and m.template = kind and m.created_at > now() - interval '1 hour') < 100 then
    insert into public.mail_outbox (recipient, template, data) values (mailbox, kind, content);
  end if;
end $$;

-- ---------------------------------------------------------------------------------------------------------
-- What the office sees: everything but what a letter says, since it may hold a token.

create view private.admin_mail with (security_invoker = false, security_barrier = true) as
select m.id, m.recipient, m.template, m.attempts, m.next_attempt_at, m.last_error, m.sent_at, m.gave_up_at,
  case when m.sent_at is not null then 'sent' when m.gave_up_at is not null then 'failed' else 'waiting' end as state,
  m.created_at, m.updated_at
from public.mail_outbox m where (select public.is_admin());
grant select on private.admin_mail to anon, authenticated, service_role;
create trigger read_only instead of insert or update or delete on private.admin_mail
  for each row execute function private.refuse_view_write();

create view public.admin_mail with (security_invoker = true) as select * from private.admin_mail;
revoke all on public.admin_mail from anon, authenticated;
grant select on public.admin_mail to anon, authenticated, service_role;
create trigger read_only instead of insert or update or delete on public.admin_mail
  for each row execute function private.refuse_view_write();
insert into private.managed_tables values ('admin_mail');

-- Tries letters again that wait or have failed. Returns how many. A sent letter stays sent, since its words
-- are forgotten.
create function public.resend_mail(ids uuid[]) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  counted integer;
begin
  perform private.require_admin();
  perform private.require_campus(null);
  update public.mail_outbox m set attempts = 0, gave_up_at = null, next_attempt_at = now()
  where m.id = any (ids) and m.sent_at is null;
  get diagnostics counted = row_count;
  return counted;
end $$;
grant execute on function public.resend_mail to authenticated;

-- 06_site_search_index.sql

-- What the site search can find. Row-level security keeps PostgreSQL from using a text index first (text
-- search operators are not leakproof). So everything that visitors may find is kept in a table of its own,
-- which no client reads and which triggers fill with public rows alone. The questions are in
-- 07_site_search.sql; row-level security has the last word there.

create table private.search_entries (
  source text not null,
  row_key text not null,
  part integer not null default 0,
  language text not null check (language in ('en', 'hi')),
  -- What is found: the English and the Hindi entry of a thing share it.
  subject text not null,
  kind text not null,
  title text not null,
  -- Passages, one a line.
  body text not null default '',
  path text not null,
  occurs_at timestamptz,
  campus text,
  visible_from timestamptz not null default '-infinity',
  visible_until timestamptz not null default 'infinity',
  words tsvector not null,
  primary key (source, row_key, language, part)
);
-- Writes of late would wait in a list that each search reads through; PGlite has nobody to empty it.
create index search_entries_words_idx on private.search_entries using gin (words) with (fastupdate = off);
create index search_entries_subject_idx on private.search_entries (subject, language);
alter table private.search_entries enable row level security;

-- All words of the entries, to find the word that was meant. A word is offered only while it finds something
-- public, so words that are left over do no harm.
create table private.search_words (
  word text primary key,
  sound text not null
);
alter table private.search_words enable row level security;

-- A misspelt word is looked up, not searched for: each word of the site stands under its sound with a letter
-- left out, or two of a long word. A query's word is taken apart in the same way, and only the few words that
-- meet are compared letter by letter. (Symmetric deletion: W. Garbe, SymSpell, 2012.)
create table private.search_word_keys (
  key text not null,
  word text not null,
  primary key (key, word)
);
alter table private.search_word_keys enable row level security;

-- Seven letters tell most words apart, and more would make many more keys.
create function private.near_keys(sound text) returns text[]
language plpgsql immutable set search_path = ''
as $$
declare
  whole text := left(sound, 7);
  letters integer := length(whole);
  shorter text;
  keys text[] := array[whole];
begin
  if length(sound) < 3 then
    return keys;
  end if;
  for one in 1 .. letters loop
    shorter := left(whole, one - 1) || substr(whole, one + 1);
    keys := keys || shorter;
    if length(sound) > 6 then
      for two in one .. letters - 1 loop
        keys := keys || (left(shorter, two - 1) || substr(shorter, two + 1));
      end loop;
    end if;
  end loop;
  return keys;
end $$;

create function private.add_search_word_keys() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.search_word_keys (key, word)
  select distinct key, a.word from added a, unnest(private.near_keys(a.sound)) as key;
  return null;
end $$;
create trigger add_keys after insert on private.search_words
referencing new table as added for each statement execute function private.add_search_word_keys();

-- What the education board calls the papers that a school must disclose.
create table private.document_kinds (
  id text primary key,
  title_en text not null,
  title_hi text not null
);
alter table private.document_kinds enable row level security;
insert into private.document_kinds (id, title_en, title_hi) values
  ('affiliation', 'Affiliation letter and its latest extension', 'संबद्धता पत्र और उसका नवीनतम विस्तार'),
  ('registration', 'Registration or renewal certificate of the society, trust or company', 'सोसाइटी, न्यास या कंपनी का पंजीकरण या नवीनीकरण प्रमाणपत्र'),
  ('no-objection', 'No-objection certificate of the State Government', 'राज्य सरकार का अनापत्ति प्रमाणपत्र'),
  ('recognition', 'Recognition certificate under the Right to Education Act', 'शिक्षा का अधिकार अधिनियम के अंतर्गत मान्यता प्रमाणपत्र'),
  ('building-safety', 'Building safety certificate under the National Building Code', 'राष्ट्रीय भवन संहिता के अनुसार भवन सुरक्षा प्रमाणपत्र'),
  ('fire-safety', 'Fire safety certificate', 'अग्नि सुरक्षा प्रमाणपत्र'),
  ('self-certification', 'Certificate of the District Education Officer, or the school’s self-certification', 'ज़िला शिक्षा अधिकारी का प्रमाणपत्र या विद्यालय का स्व-प्रमाणन'),
  ('health-sanitation', 'Water, health and sanitation certificates', 'जल, स्वास्थ्य और स्वच्छता प्रमाणपत्र'),
  ('fees', 'Fee structure', 'शुल्क संरचना'),
  ('calendar', 'Annual academic calendar', 'वार्षिक शैक्षणिक कैलेंडर'),
  ('other', 'Document', 'दस्तावेज़');

-- Words only, separated by single spaces: lower case without accents, Devanagari without nukta and with one
-- nasal sign, digits 0 to 9. The same in every locale.
create function private.plain_words(value text) returns text
language sql stable set search_path = ''
as $$
  select btrim(regexp_replace(
    translate(
      lower(extensions.unaccent('extensions.unaccent'::regdictionary, normalize(left(value, 20000), NFKC))),
      'ँ०१२३४५६७८९़''’' || chr(8204) || chr(8205), 'ं0123456789'),
    '[^a-z0-9ऀ-ॣॱ-ॿ]+', ' ', 'g'))
$$;
grant execute on function private.plain_words to anon, authenticated;

-- A Devanagari word in Latin letters, with long and short, aspirated and unaspirated sounds alike. Trigrams of
-- it forgive what people confuse, and need no locale that knows the script.
create function private.sound_of(word text) returns text
language sql immutable set search_path = ''
as $$
  select translate(word,
    'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसहअआइईउऊऋएऐओऔऑािीुूृेैोौॉंः्',
    'kkggnccjjnttddnttddnppbbmyrlvssshaaiiuureeoooaiiuureeooonh')
$$;
grant execute on function private.sound_of to authenticated;

-- The vector of plain words: each as its English stem, and as written, for Hindi and for unfinished words. Small
-- words count in titles and names only.
create function private.search_vector(words text, weight "char") returns tsvector
language sql stable set search_path = ''
as $$
  select setweight(
    to_tsvector('pg_catalog.english', words_in_latin)
    || coalesce((
      select string_agg(format('''%s'':%s', word, least(place, 16000)), ' ')::tsvector
      from (
        select word, min(place) as place
        from unnest(string_to_array(words, ' ')) with ordinality as one (word, place)
        where length(word) between 1 and 60 group by word
      ) as each_word
      where weight <> 'C' or word ~ '[ऀ-ॿ]' or to_tsvector('pg_catalog.english', word) <> ''::tsvector
    ), ''::tsvector), weight)
  from (select case when words ~ '[ऀ-ॿ]' then regexp_replace(words, '[^a-z0-9 ]+', ' ', 'g')
    else words end as words_in_latin) as latin
$$;

-- The texts of a page's content, one a line. Ids, addresses and dates are not texts.
create function private.texts_of(content jsonb) returns text
language sql immutable set search_path = ''
as $$
  select string_agg(replace(value #>> '{}', E'\n', ' '), E'\n')
  from jsonb_path_query(content, 'strict $.**') as value
  where jsonb_typeof(value) = 'string' and value #>> '{}' !~ '^([a-z0-9-]*|[/#].*|https?:.*|[0-9:. +-]*)$'
$$;

-- A name, encoded for the query of an address.
create function private.query_value(value text) returns text
language sql immutable set search_path = ''
as $$
  select replace(replace(replace(replace(replace(value, '%', '%25'), '&', '%26'), '#', '%23'), '+', '%2B'), ' ', '+')
$$;

-- Null if the text is no date: people type it.
create function private.instant_of_day(day text) returns timestamptz
language plpgsql stable set search_path = ''
as $$
begin
  return day::date::timestamp at time zone 'Asia/Kolkata';
exception when others then
  return null;
end $$;

-- The papers of each campus. One without a title of its own has the name of its kind, in both languages.
create function private.list_disclosed_documents(r jsonb, language text)
returns table (number integer, campus text, section text, id text, title text, paper jsonb)
language sql stable set search_path = ''
as $$
  select (row_number() over ())::integer, c.key, d.section, coalesce(d.paper ->> 'title', d.paper ->> 'kind'),
    coalesce(d.paper ->> 'title', case when language = 'hi' then k.title_hi else k.title_en end), d.paper
  from jsonb_each(case when jsonb_typeof(r #> '{content,campuses}') = 'object'
      then r #> '{content,campuses}' else '{}' end) as c,
    lateral (
      select 'documents' as section, paper from jsonb_path_query(c.value, 'lax $.documents[*]') as paper
      union all
      select 'academics', paper from jsonb_path_query(c.value, 'lax $.academics.documents[*]') as paper
    ) as d
    left join private.document_kinds k on k.id = d.paper ->> 'kind'
  where c.key in ('paonta-sahib', 'juniors', 'majra')
    and ((r ->> 'key' like 'hi/%') = (language = 'hi') or (language = 'hi' and d.paper ->> 'title' is null))
$$;

-- What can be found of one row in one language; nothing if it is not public. `r` is the row as JSON, `said`
-- its texts in that language.
create function private.list_search_entries(source text, r jsonb, language text)
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
  end case;
end $$;

create function private.add_search_entries(source text, r jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  entry record;
  title_words text;
  more_words text;
  body_words text;
  all_words text := '';
  new_words text[];
begin
  for entry in
    select l.id as language, e.* from unnest(array['en', 'hi']) as l (id),
      lateral private.list_search_entries(add_search_entries.source, r, l.id) as e
    where e.title <> ''
  loop
    title_words := private.plain_words(entry.title);
    more_words := private.plain_words(coalesce(entry.more, ''));
    body_words := private.plain_words(coalesce(entry.body, ''));
    all_words := concat_ws(' ', all_words, title_words, more_words, body_words);
    insert into private.search_entries (source, row_key, part, language, subject, kind, title, body, path,
      occurs_at, campus, visible_from, visible_until, words)
    values (add_search_entries.source, r ->> 'id', entry.part, entry.language, entry.subject, entry.kind,
      entry.title, coalesce(entry.body, ''), entry.path, entry.occurs_at, entry.campus,
      coalesce(entry.visible_from, '-infinity'), coalesce(entry.visible_until, 'infinity'),
      private.search_vector(title_words, 'A') || private.search_vector(more_words, 'B')
        || private.search_vector(body_words, 'C'));
  end loop;

  select array_agg(one.word) into new_words
  from (
    select distinct word from unnest(string_to_array(all_words, ' ')) as word
    where length(word) between 3 and 40 and word !~ '^[0-9]'
  ) as one
  where not exists (select from private.search_words known where known.word = one.word);
  if new_words is not null then
    -- One writer of words at a time: two that add the same words in different orders would deadlock.
    perform pg_advisory_xact_lock(20261121001100);
    insert into private.search_words (word, sound)
    select one.word, private.sound_of(one.word) from unnest(new_words) as one (word)
    on conflict (word) do nothing;
  end if;
end $$;

-- The trigger "index_for_search" of each table that is searched.
create function private.index_for_search() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' then
    delete from private.search_entries e where e.source = tg_table_name and e.row_key = to_jsonb(old) ->> 'id';
  end if;
  if tg_op <> 'DELETE' then
    perform private.add_search_entries(tg_table_name, private.without_markup(to_jsonb(new)));
  end if;
  return null;
end $$;

-- ---------------------------------------------------------------------------------------------------------
-- Pages that a search finds by name, even before anyone has written their content, with the words that people
-- use for them.

create table private.site_pages (
  -- The address of the page without a language.
  id text primary key,
  -- Its key in public.site_content, if it has any content.
  content_key text unique,
  campus text,
  title_en text not null,
  title_hi text not null,
  also_en text not null default '',
  also_hi text not null default ''
);
alter table private.site_pages enable row level security;
create trigger index_for_search after insert or update or delete on private.site_pages
  for each row execute function private.index_for_search();
insert into private.site_pages (id, content_key, campus, title_en, title_hi, also_en, also_hi) values
  ('/', 'home', null, 'Home', 'मुखपृष्ठ', 'start school', 'विद्यालय'),
  ('/about', 'about', null, 'Our Story', 'हमारी कहानी', 'about us history school office founded', 'परिचय इतिहास स्थापना'),
  ('/about/vision', 'about/vision', null, 'Mission & Vision', 'ध्येय और दृष्टि', 'values promise aim', 'मूल्य वादा लक्ष्य'),
  ('/about/messages', null, null, 'What our Leaders Say', 'प्रमुखों के संदेश', 'principal director chairman messages leadership head', 'प्रधानाचार्य निदेशक संदेश'),
  ('/scholarship', 'scholarships', null, 'Scholarships', 'छात्रवृत्तियाँ', 'concession fee waiver financial help merit', 'छात्रवृत्ति शुल्क छूट सहायता'),
  ('/academics', 'academics', null, 'Academics', 'पढ़ाई', 'classes curriculum board cbse syllabus subjects levels', 'कक्षाएँ पाठ्यक्रम बोर्ड विषय स्तर'),
  ('/academics/pre-primary', 'academics/pre-primary', null, 'Pre-Primary', 'पूर्व-प्राथमिक', 'nursery kindergarten lkg ukg kg playgroup', 'नर्सरी केजी'),
  ('/academics/primary', 'academics/primary', null, 'Primary', 'प्राथमिक', 'class 1 2 3 4 5', 'कक्षा 1 2 3 4 5'),
  ('/academics/middle', 'academics/middle', null, 'Middle', 'मिडिल', 'class 6 7 8', 'कक्षा 6 7 8 माध्यमिक पूर्व'),
  ('/academics/secondary', 'academics/secondary', null, 'Secondary', 'माध्यमिक', 'class 9 10 board examination matric', 'कक्षा 9 10 बोर्ड परीक्षा'),
  ('/academics/senior-secondary', 'academics/senior-secondary', null, 'Senior Secondary', 'वरिष्ठ माध्यमिक', 'class 11 12 streams science commerce humanities arts', 'कक्षा 11 12 विज्ञान वाणिज्य मानविकी उच्च माध्यमिक'),
  ('/faculty', null, null, 'Faculty', 'शिक्षक', 'teachers staff', 'अध्यापक शिक्षिका कर्मचारी'),
  ('/campuses', 'campuses', null, 'Campuses', 'परिसर', 'locations places', 'स्थान'),
  ('/campus/paonta-sahib', 'campus/paonta-sahib', 'paonta-sahib', 'Paonta Sahib campus', 'पांवटा साहिब परिसर', 'main campus', 'मुख्य परिसर'),
  ('/campus/juniors', 'campus/juniors', 'juniors', 'Juniors campus', 'जूनियर्स परिसर', 'young children', 'छोटे बच्चे'),
  ('/campus/majra', 'campus/majra', 'majra', 'Majra campus', 'माजरा परिसर', '', ''),
  ('/co-curricular', 'co-curricular', null, 'Co-curricular', 'सह-शैक्षिक गतिविधियाँ', 'activities extracurricular', 'गतिविधियाँ'),
  ('/co-curricular/performing-arts', 'co-curricular/performing-arts', null, 'Performing Arts', 'मंच कला', 'music dance drama theatre', 'संगीत नृत्य नाटक'),
  ('/co-curricular/sports-athletics', null, null, 'Sports & Athletics', 'खेल और एथलेटिक्स', 'games teams training', 'खेलकूद अभ्यास'),
  ('/co-curricular/visual-arts', 'co-curricular/visual-arts', null, 'Visual Arts', 'दृश्य कला', 'drawing painting craft', 'चित्रकला शिल्प'),
  ('/co-curricular/clubs-societies', 'co-curricular/clubs-societies', null, 'Clubs & Societies', 'क्लब और समितियाँ', 'hobby', 'शौक'),
  ('/gallery', null, null, 'Photo Gallery', 'फ़ोटो गैलरी', 'photos pictures albums images', 'तस्वीरें चित्र एल्बम'),
  ('/video-gallery', null, null, 'Video Gallery', 'वीडियो गैलरी', 'films youtube', 'फ़िल्में'),
  ('/invites', null, null, 'Events', 'कार्यक्रम', 'invitations rsvp annual day', 'आयोजन निमंत्रण समारोह'),
  ('/notices', null, null, 'Notices', 'सूचनाएँ', 'announcements news updates circulars latest', 'समाचार घोषणाएँ परिपत्र'),
  ('/calendar/planner', null, null, 'School-year planner', 'सत्र योजना', 'calendar year print', 'कैलेंडर वर्ष योजना'),
  ('/calendar', null, null, 'Calendar', 'कैलेंडर', 'holidays vacation examinations dates timetable terms', 'छुट्टियाँ अवकाश परीक्षा तिथियाँ'),
  ('/admissions', 'admissions', null, 'Admissions', 'प्रवेश', 'apply enquiry join fees fee structure age documents prospectus registration', 'दाखिला आवेदन फीस शुल्क आयु दस्तावेज़ नामांकन'),
  ('/contact', 'contact', null, 'Contact', 'संपर्क', 'phone telephone email address map office hours directions', 'फ़ोन ईमेल पता नक्शा कार्यालय समय'),
  ('/alumni', 'alumni', null, 'Alumni Network', 'पूर्व विद्यार्थी', 'former students old batch', 'पूर्व छात्र बैच'),
  ('/alumni/register', null, null, 'Alumni registration', 'पूर्व विद्यार्थी पंजीकरण', 'join network sign up', 'जुड़ें'),
  ('/login', null, null, 'Alumni login', 'पूर्व विद्यार्थी लॉगिन', 'sign in account password', 'साइन इन खाता'),
  ('/disclosure', 'disclosure', null, 'Mandatory public disclosure', 'अनिवार्य सार्वजनिक प्रकटीकरण', 'cbse documents certificates results affiliation', 'दस्तावेज़ प्रमाणपत्र परिणाम संबद्धता'),
  ('/privacy', 'privacy', null, 'Privacy', 'गोपनीयता', 'data protection policy cookies', 'डेटा नीति'),
  ('/terms', 'terms', null, 'Terms', 'शर्तें', 'conditions of use', 'नियम'),
  ('/my-week', null, null, 'My week', 'मेरा सप्ताह', 'this week classes children personal weekly letter email reminder', 'इस सप्ताह कक्षा बच्चे साप्ताहिक पत्र ई-मेल'),
  ('/certificates', null, null, 'Check a transfer certificate', 'स्थानांतरण प्रमाणपत्र जाँचें', 'tc slc school leaving verify verification genuine', 'टीसी सत्यापन असली विद्यालय छोड़ने जाँच');

-- 07_site_search.sql

-- The site search itself. It asks the index of 06_site_search_index.sql, then leaves out every row that the
-- caller may not read.

-- A query for all words of a text: each in its forms, the last one also as the beginning of a word. Null if
-- none of them could find anything. The words come from private.plain_words: no marks, no operators.
create function private.search_query(words text[]) returns tsquery
language plpgsql immutable set search_path = ''
as $$
declare
  word text;
  one tsquery;
  whole tsquery;
  of_small_words tsquery;
begin
  for place in 1 .. coalesce(cardinality(words), 0) loop
    word := words[place];
    if word ~ '[ऀ-ॿ]' then
      -- Hindi inflects by endings, so a word finds longer ones too.
      one := ('''' || word || '''' || case when length(word) > 2 then ':*' else '' end)::tsquery;
    else
      one := to_tsquery('pg_catalog.english', word);
      if numnode(one) = 0 then
        of_small_words := coalesce(of_small_words && ('''' || word || '''')::tsquery,
          ('''' || word || '''')::tsquery);
        continue;
      end if;
      if place = cardinality(words) and length(word) > 1 then
        one := one || ('''' || word || ''':*')::tsquery;
      end if;
    end if;
    whole := coalesce(whole && one, one);
  end loop;
  return coalesce(whole, of_small_words);
end $$;
grant execute on function private.search_query to anon, authenticated;

-- The beginnings of the found words, for a page to mark.
create function private.search_stems(words text[]) returns text[]
language sql immutable set search_path = ''
as $$
  select array_agg(distinct coalesce(nullif(regexp_replace(
    (tsvector_to_array(to_tsvector('pg_catalog.english', word)))[1], '(?<=..)i$', ''), ''), word))
  from unnest(words) as word
$$;
grant execute on function private.search_stems to anon, authenticated;

-- In PL/pgSQL, which keeps its plan: it is asked for each word, and for each word near to it.
create function private.finds_something(query tsquery) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from private.search_entries e
    where e.words @@ query and e.visible_from <= now() and e.visible_until > now());
end $$;
grant execute on function private.finds_something to anon, authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- Misspelt words.

-- Whether two words are made of the same letters.
create function private.have_same_letters(one text, other text) returns boolean
language sql immutable set search_path = ''
as $$
  select array(select unnest(string_to_array(one, null)) order by 1)
    = array(select unnest(string_to_array(other, null)) order by 1)
$$;

-- The words nearest to one, nearest first, that find something public. A short word may have one mistake,
-- a long one two; for a suggestion, each may have two.
create function private.list_near_words(word text, is_suggestion boolean, most integer)
returns table (near text)
language plpgsql stable security definer set search_path = ''
as $$
declare
  heard text := private.sound_of(list_near_words.word);
  keys text[] := private.near_keys(heard);
  allowed integer := case when is_suggestion or length(heard) > 6 then 2 else 1 end;
  candidate text;
  found_words integer := 0;
begin
  for candidate in
    select met.word
    from (select distinct k.word from private.search_word_keys k where k.key = any(keys)) as met,
      lateral (select private.sound_of(met.word) as sound) as said,
      lateral (select extensions.levenshtein_less_equal(heard, said.sound, 2) as distance) as letters,
      lateral (
        -- Two letters that changed places are one mistake.
        select distance - (distance = 2 and length(heard) = length(said.sound)
          and private.have_same_letters(heard, said.sound))::integer as mistakes
      ) as counted
    where mistakes <= allowed
    order by mistakes, left(said.sound, 1) = left(heard, 1) desc,
      extensions.similarity(list_near_words.word, met.word) desc, met.word
    limit 12
  loop
    exit when found_words >= most;
    if private.finds_something(private.search_query(array[candidate])) then
      near := candidate;
      found_words := found_words + 1;
      return next;
    end if;
  end loop;
end $$;
grant execute on function private.list_near_words to anon, authenticated;

-- A word that finds nothing is replaced by the nearest one that does.
create function private.meant_words(words text[]) returns text[]
language plpgsql stable set search_path = ''
as $$
declare
  meant text[] := '{}';
  word text;
begin
  foreach word in array words loop
    if length(word) > 3 and not private.finds_something(private.search_query(array[word])) then
      word := coalesce((select near from private.list_near_words(word, false, 1)), word);
    end if;
    meant := meant || word;
  end loop;
  return meant;
end $$;
grant execute on function private.meant_words to anon, authenticated;

-- Words of the site that are near to those of a query without results, at most `most`.
create function public.suggest_search_words(query text, most integer default 5)
returns table (word text)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
begin
  if length(suggest_search_words.query) > 100 then
    raise exception 'Please search for at most 100 characters.' using errcode = '22023', detail = 'query';
  end if;
  return query
    select distinct on (n.near) n.near
    from unnest((string_to_array(nullif(private.plain_words(suggest_search_words.query), ''), ' '))[1:4]) as w (word),
      lateral private.list_near_words(w.word, true, 4) as n
    where length(w.word) > 2
    limit least(greatest(coalesce(suggest_search_words.most, 5), 1), 10);
end $$;
grant execute on function public.suggest_search_words to anon, authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- Results.

-- The passage that answers, cut to about 200 characters around the first word found.
create function private.search_passage(body text, stems text[]) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  pattern text := '(^|[^a-z0-9ऀ-ॿ])(' || array_to_string(stems, '|') || ')';
  passage text;
  place integer;
begin
  select line into passage from string_to_table(left(body, 20000), E'\n') with ordinality as one (line, number)
  where line ~* pattern order by length(line) < 40, number limit 1;
  if passage is null then
    passage := split_part(body, E'\n', 1);
  end if;
  if length(passage) <= 210 then
    return passage;
  end if;
  place := length(coalesce(substring(passage from '(?i)^(.*?)' || pattern), ''));
  if place > 90 then
    passage := '… ' || regexp_replace(substr(passage, place - 60), '^\S*\s+', '');
  end if;
  return case when length(passage) <= 210 then passage
    else regexp_replace(left(passage, 200), '[\s,;:]+\S*$', '') || ' …' end;
end $$;
grant execute on function private.search_passage to anon, authenticated;

-- The best public entries for a query, at most `most` of each kind, with the number that the kind has.
create function private.list_found_entries(query tsquery, language text, most integer, only_kind text)
returns table (source text, row_key text, part integer, entry_language text, subject text, kind text,
  rank real, total integer)
language sql stable security definer set search_path = ''
as $$
  with matching as (
    select e.source, e.row_key, e.part, e.language, e.subject, e.kind, e.occurs_at,
      ts_rank('{0.05, 0.2, 0.5, 1}', e.words, query)
        / (1 + abs(extract(epoch from e.occurs_at - now())) / 31536000)::real as nearness,
      ts_rank('{0.05, 0.2, 0.5, 1}', e.words, query) as likeness
    from private.search_entries e
    where e.words @@ query and e.visible_from <= now() and e.visible_until > now()
      and (only_kind is null or e.kind = only_kind)
  ), things as (
    select distinct on (m.subject) m.*, coalesce(m.nearness, m.likeness) as rank
    from matching m
    order by m.subject, m.likeness desc, m.language = list_found_entries.language desc
  ), placed as (
    select t.*, count(*) over (partition by t.kind) as total,
      row_number() over (partition by t.kind order by t.rank desc, t.occurs_at desc nulls last, t.subject) as place
    from things t
  )
  select p.source, p.row_key, p.part, p.language, p.subject, p.kind, p.rank::real, p.total::integer
  from placed p where p.place <= most
$$;
grant execute on function private.list_found_entries to anon, authenticated;

create function private.get_search_entry(source text, row_key text, part integer, language text)
returns private.search_entries
language sql stable security definer set search_path = ''
as $$
  select e from private.search_entries e
  where e.source = get_search_entry.source and e.row_key = get_search_entry.row_key
    and e.part = get_search_entry.part and e.language = get_search_entry.language
    and e.visible_from <= now() and e.visible_until > now()
$$;
grant execute on function private.get_search_entry to anon, authenticated;

-- The public entry of a thing in a language: the one with the longest text.
create function private.get_search_entry_in(language text, subject text) returns private.search_entries
language sql stable security definer set search_path = ''
as $$
  select e from private.search_entries e
  where e.subject = get_search_entry_in.subject and e.language = get_search_entry_in.language
    and e.visible_from <= now() and e.visible_until > now()
  order by length(e.body) desc limit 1
$$;
grant execute on function private.get_search_entry_in to anon, authenticated;

-- Whether the caller may read the row behind an entry: the rules of its table decide.
create function private.may_read(source text, row_key text) returns boolean
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
    else false
  end;
end $$;
grant execute on function private.may_read to anon, authenticated;

-- At most `most` results of each kind, best first, in the given language where there is a text in it. `total`
-- is the number of results of the kind, `searched` what was searched for after spelling was corrected,
-- `stems` the beginnings of words to mark.
create function public.search_site(query text, language text default 'en', most integer default 5,
  only_kind text default null)
returns table (kind text, title text, title_language text, excerpt text, excerpt_language text, path text,
  occurs_at timestamptz, campus text, rank real, total integer, searched text, stems text[])
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  wanted_language text := case when search_site.language = 'hi' then 'hi' else 'en' end;
  wanted integer := least(greatest(coalesce(search_site.most, 5), 1), 100);
  meant text[];
  question tsquery;
begin
  if length(search_site.query) > 100 then
    raise exception 'Please search for at most 100 characters.' using errcode = '22023', detail = 'query';
  end if;
  meant := (string_to_array(nullif(private.plain_words(search_site.query), ''), ' '))[1:8];
  question := private.search_query(meant);
  if question is null then
    return;
  end if;
  if not private.finds_something(question) then
    meant := private.meant_words(meant);
    question := private.search_query(meant);
  end if;
  return query
    select f.kind, coalesce(own.title, e.title), coalesce(own.language, e.language),
      case when own.body <> '' then private.search_passage(own.body, marks.stems)
        else private.search_passage(e.body, marks.stems) end,
      case when own.body <> '' then own.language else e.language end,
      e.path, e.occurs_at, e.campus, f.rank, f.total, array_to_string(meant, ' '), marks.stems
    from private.list_found_entries(question, wanted_language, wanted, search_site.only_kind) as f
    cross join lateral private.get_search_entry(f.source, f.row_key, f.part, f.entry_language) as e
    left join lateral private.get_search_entry_in(wanted_language, f.subject) as own
      on f.entry_language <> wanted_language or e.body = ''
    cross join (select private.search_stems(meant) as stems) as marks
    where private.may_read(f.source, f.row_key)
    order by f.kind, f.rank desc, e.occurs_at desc nulls last, f.subject;
end $$;
grant execute on function public.search_site to anon, authenticated;

-- 08_media.sql

-- Uploaded pictures. The server's media pipeline writes the rows; the finished files lie in the file storage
-- under media/<id>/ and are open to everyone who has the address.

create table public.media_files (
  id uuid primary key default gen_random_uuid(),
  -- For pages that staff write, or the portrait of an alumni profile.
  purpose text not null check (purpose in ('site', 'avatar')),
  file_name text not null check (length(btrim(file_name)) between 1 and 200),
  -- Of the uploaded file, to find the same picture again.
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  width integer not null check (width between 1 and 2560),
  height integer not null check (height between 1 and 100000),
  -- Of all its files together.
  bytes bigint not null check (bytes > 0),
  thumbhash text not null check (length(thumbhash) between 4 and 60),
  alt text not null default '' check (length(alt) <= 300),
  focal_x real not null default 0.5 check (focal_x between 0 and 1),
  focal_y real not null default 0.5 check (focal_y between 0 and 1),
  -- False until every file is stored. An unfinished upload is never shown and is cleared away.
  is_stored boolean not null default false,
  created_by uuid references auth.users (id) on delete set null,
  -- Of the colleague who added it; null for the whole school.
  campus text check (campus in ('paonta-sahib', 'juniors', 'majra')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index media_files_created_idx on public.media_files (created_at desc, id);
create index media_files_sha256_idx on public.media_files (sha256, purpose);
create index media_files_created_by_idx on public.media_files (created_by);
create index media_files_unfinished_idx on public.media_files (created_at) where not is_stored;
create index media_files_library_idx on public.media_files (created_at desc, id desc)
  where is_stored and purpose = 'site';

alter table public.media_files enable row level security;
grant select, insert, update, delete on public.media_files to anon, authenticated;
grant all on public.media_files to service_role;
create policy "Who may read" on public.media_files for select to authenticated
  using ((created_by = (select private.own_id()) and is_stored) or (select public.is_admin()));
create policy "Who may add" on public.media_files for insert to authenticated
  with check ((select public.is_admin()));
create policy "Who may change" on public.media_files for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Who may delete" on public.media_files for delete to authenticated
  using ((created_by = (select private.own_id()) and purpose = 'avatar') or (select public.is_admin()));

create trigger stamp before insert or update on public.media_files
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.media_files
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.media_files
  for each row execute function private.audit_row();

-- Only the pipeline writes the facts of a file; people change its name, description and focal point.
create function private.guard_media_file() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if not private.is_client_role(current_user) then
    return new;
  end if;
  if tg_op = 'INSERT' then
    raise exception 'Pictures come through the upload.' using errcode = '42501', detail = 'upload_only';
  end if;
  if to_jsonb(new) - array['alt', 'focal_x', 'focal_y', 'file_name', 'updated_at']
     <> to_jsonb(old) - array['alt', 'focal_x', 'focal_y', 'file_name', 'updated_at'] then
    raise exception 'Only the name, the description and the focal point of a picture can be changed.'
      using errcode = '42501', detail = 'protected_file';
  end if;
  return new;
end $$;
create trigger guard_file before insert or update on public.media_files
  for each row execute function private.guard_media_file();

-- A picture of the library is of the campus of the colleague who added it; null is the whole school.
create function private.set_campus_of_file() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.campus := case when new.purpose = 'site' then private.campus_scope_of(new.created_by) end;
  return new;
end $$;
create trigger set_campus before insert on public.media_files
  for each row execute function private.set_campus_of_file();

-- The id of the uploaded picture behind an address; null for any other address.
create function private.media_id(address text) returns uuid
language sql immutable set search_path = ''
as $$
  select substring(address from '^/media/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/')::uuid
$$;

-- ---------------------------------------------------------------------------------------------------------
-- Removal. However a row is deleted, its files follow: the server works through this list.

create table public.media_removals (
  id uuid primary key,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

alter table public.media_removals enable row level security;
grant select, insert, update, delete on public.media_removals to anon, authenticated;
grant all on public.media_removals to service_role;

create trigger stamp before insert or update on public.media_removals
  for each row execute function private.stamp_row();

create function private.list_media_removal() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.media_removals (id) values (old.id) on conflict do nothing;
  return old;
end $$;
create trigger list_removal after delete on public.media_files
  for each row execute function private.list_media_removal();

-- ---------------------------------------------------------------------------------------------------------
-- Where pictures are used.

-- The columns that may hold a picture's address: every text and JSON column of every table, except the tables
-- of people, of what they send, and of the machinery.
create function private.list_picture_columns()
returns table (table_name text, column_name text, is_json boolean)
language sql stable set search_path = ''
as $$
  select c.relname, a.attname, a.atttypid = 'jsonb'::regtype
  from pg_catalog.pg_class c
  join pg_catalog.pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    and a.atttypid in ('text'::regtype, 'jsonb'::regtype) and a.attname <> 'thumbhash'
    and exists (select from pg_catalog.pg_attribute k where k.attrelid = c.oid and k.attname = 'id')
    and c.relname !~ '^(audit_log|media_|mail_|users$|admin_users$|auth_|alumni_|students$|event_rsvps|event_reply|sports_registration|admission_|contact_|enquiry_)'
$$;
grant execute on function private.list_picture_columns to authenticated;

-- Staff of one campus cannot delete a picture that another campus or the whole school shows.
create function private.keep_used_file() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  scope text := private.campus_scope();
  place record;
  is_used boolean;
begin
  if scope is null or pg_trigger_depth() > 1 then
    return old;
  end if;
  for place in
    select p.table_name, string_agg(format('coalesce(t.%I::text, '''')', p.column_name), ' || '' '' || ') as texts
    from private.list_picture_columns() p
      where p.table_name not in ('previews', 'photo_requests') group by p.table_name
  loop
    execute format('select exists (select from public.%1$I t where (%2$s) like $1
      and private.is_of_campus(%1$L, to_jsonb(t), $2) is not true)', place.table_name, place.texts)
      into is_used using '%/media/' || old.id || '/%', scope;
    if is_used then
      perform private.refuse_outside_campus();
    end if;
  end loop;
  return old;
end $$;
create trigger keep_used before delete on public.media_files
  for each row execute function private.keep_used_file();

-- Every row that shows one of these pictures: its table, its id, and what to call it.
create function public.list_media_uses(ids uuid[])
returns table (media_id uuid, table_name text, row_id uuid, title text, belongs_to uuid)
language plpgsql stable set search_path = ''
as $$
declare
  place record;
begin
  perform private.require_managed('gallery_images');
  for place in
    select p.table_name, string_agg(format('coalesce(t.%I::text, '''')', p.column_name), ' || '' '' || ') as texts
    from private.list_picture_columns() p group by p.table_name order by p.table_name
  loop
    return query execute format(
      'select distinct found.id, %1$L::text, t.id,
         coalesce(to_jsonb(t) ->> ''title'', to_jsonb(t) ->> ''name'', to_jsonb(t) ->> ''key'',
           nullif(to_jsonb(t) ->> ''caption'', ''''), nullif(to_jsonb(t) ->> ''alt'', ''''),
           to_jsonb(t) ->> ''content'', ''''),
         (to_jsonb(t) ->> ''gallery_event_id'')::uuid
       from public.%1$I t
       cross join lateral (select %2$s as texts) as row_texts
       join unnest($1) as found (id) on row_texts.texts like ''%%/media/'' || found.id || ''/%%''
       where row_texts.texts like ''%%/media/%%''', place.table_name, place.texts) using ids;
  end loop;
end $$;
grant execute on function public.list_media_uses to authenticated;

-- A JSON value with one picture in place of another. An object that names it together with a width and a
-- height gets the new picture's.
create function private.replace_picture(value jsonb, old_folder text, address text, wide integer, high integer)
returns jsonb language plpgsql immutable set search_path = ''
as $$
declare
  changed jsonb;
begin
  case jsonb_typeof(value)
    when 'string' then
      return to_jsonb(regexp_replace(value #>> '{}', old_folder || '[^"''\s)<>]*', address, 'g'));
    when 'array' then
      return coalesce((
        select jsonb_agg(private.replace_picture(each.value, old_folder, address, wide, high)
          order by each.ordinality)
        from jsonb_array_elements(value) with ordinality each), '[]');
    when 'object' then
      changed := coalesce((
        select jsonb_object_agg(each.key, private.replace_picture(each.value, old_folder, address, wide, high))
        from jsonb_each(value) each), '{}');
      if value ? 'width' and value ? 'height' and exists (
        select from jsonb_each_text(value) each where each.value like old_folder || '%') then
        changed := changed || jsonb_build_object('width', wide, 'height', high);
      end if;
      return changed;
    else
      return value;
  end case;
end $$;
grant execute on function private.replace_picture to authenticated;

-- Puts one picture in place of another everywhere. Returns the number of rows, and the change to undo.
create function public.replace_media(old_id uuid, new_id uuid) returns table (rows integer, change bigint)
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
    select p.table_name, array_agg(p.column_name) as names, array_agg(p.is_json) as json
    from private.list_picture_columns() p group by p.table_name
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
grant execute on function public.replace_media to authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- Who may upload. The server asks with the uploader's own token: the person's id, or null.
create function public.get_media_uploader(purpose text) returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  if public.is_admin() or purpose = 'avatar' and public.is_verified_alumnus() then
    return private.own_id();
  end if;
  return null;
end $$;
grant execute on function public.get_media_uploader to authenticated;

-- Portraits that verified alumni send: ten a day.
create table private.portrait_uploads (
  person uuid not null references auth.users (id) on delete cascade,
  sent_at timestamptz not null default now()
);
create index portrait_uploads_idx on private.portrait_uploads (person, sent_at);

-- Before the server prepares a portrait: false if the person has sent ten within a day. Deleting pictures
-- gives no turn back.
create function public.take_portrait_turn(person uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_server();
  perform pg_advisory_xact_lock(hashtextextended(person::text, 20261123000530));
  delete from private.portrait_uploads u
    where u.person = take_portrait_turn.person and u.sent_at < now() - interval '1 day';
  if (select count(*) from private.portrait_uploads u where u.person = take_portrait_turn.person) >= 10 then
    return false;
  end if;
  insert into private.portrait_uploads (person) values (take_portrait_turn.person);
  return true;
end $$;

-- 09_site_content.sql

-- What the school says on its pages: notices, messages of its leaders, videos, testimonials, page texts,
-- and the calendar.

-- ---------------------------------------------------------------------------------------------------------
-- Notices. While an urgent one is shown, the banner shows nothing else. A notice may also stand in the calendar.

create table public.latest_updates (
  id uuid primary key default gen_random_uuid(),
  content text not null check (length(btrim(content)) between 1 and 500),
  link text constraint latest_updates_link_address check (private.is_address(link)),
  is_active boolean not null default true,
  starts_at timestamptz,
  expires_at timestamptz,
  campus text check (campus in ('paonta-sahib', 'juniors', 'majra')),
  priority integer not null default 0 check (priority between -100 and 100),
  -- The banner shows nothing else meanwhile.
  is_urgent boolean not null default false,
  -- Its days in the calendar.
  calendar_from date check (calendar_from between date '2003-01-01' and date '2100-01-01'),
  calendar_to date,
  translations jsonb not null default '{}' check (private.is_translation(translations)),
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (expires_at > starts_at),
  check ((calendar_from is null) = (calendar_to is null)),
  check (calendar_to between calendar_from and calendar_from + 60)
);
create index latest_updates_active_idx on public.latest_updates (created_at desc, id) where is_active;
create index latest_updates_created_idx on public.latest_updates (created_at desc, id);
create index latest_updates_campus_idx on public.latest_updates (campus, created_at desc);
create index latest_updates_calendar_idx on public.latest_updates (calendar_from) where calendar_from is not null;

alter table public.latest_updates enable row level security;
grant select, insert, update, delete on public.latest_updates to anon, authenticated;
grant all on public.latest_updates to service_role;
create policy "Active updates are public" on public.latest_updates for select to anon
  using (
    is_active
    and (starts_at is null or starts_at <= now())
    and (expires_at is null or expires_at > now())
  );
create policy "Who may read" on public.latest_updates for select to authenticated
  using (
    (is_active and (starts_at is null or starts_at <= now()) and (expires_at is null or expires_at > now()))
    or (select public.is_admin())
  );
create policy "Who may add" on public.latest_updates for insert to authenticated
  with check ((select public.is_admin()));
create policy "Who may change" on public.latest_updates for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Who may delete" on public.latest_updates for delete to authenticated
  using ((select public.is_admin()));

create trigger stamp before insert or update on public.latest_updates
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.latest_updates
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.latest_updates
  for each row execute function private.audit_row();
create trigger index_for_search after insert or update or delete on public.latest_updates
  for each row execute function private.index_for_search();

insert into private.managed_tables values ('latest_updates');

-- A single day in the calendar needs no end.
create function private.complete_notice_days() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.calendar_to := case when new.calendar_from is not null then coalesce(new.calendar_to, new.calendar_from) end;
  return new;
end $$;
create trigger complete_days before insert or update on public.latest_updates
  for each row execute function private.complete_notice_days();

-- ---------------------------------------------------------------------------------------------------------
-- Messages of the school's leaders.

create table public.leadership_messages (
  id uuid primary key default gen_random_uuid(),
  "order" integer not null default 0,
  name text not null check (length(btrim(name)) between 1 and 120),
  title text not null check (length(btrim(title)) between 1 and 160),
  photo text constraint leadership_messages_photo_address check (private.is_address(photo)),
  photo_alt text check (length(photo_alt) <= 300),
  excerpt text not null default '' check (length(excerpt) <= 600),
  full_message text not null default '' check (length(full_message) <= 20000),
  display_locations text[] not null default '{all}' check (cardinality(display_locations) between 1 and 20),
  campus text check (campus in ('paonta-sahib', 'juniors', 'majra')),
  translations jsonb not null default '{}' check (private.is_translation(translations)),
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint leadership_messages_full_message_clean_check
    check (private.is_clean_html(full_message) and private.is_clean_html(translations #>> '{hi,full_message}'))
);
create index leadership_messages_order_idx on public.leadership_messages ("order", id);
create index leadership_messages_locations_idx on public.leadership_messages using gin (display_locations);

alter table public.leadership_messages enable row level security;
grant select, insert, update, delete on public.leadership_messages to anon, authenticated;
grant all on public.leadership_messages to service_role;
create policy "Messages are public" on public.leadership_messages for select to anon
  using (true);
create policy "Who may read" on public.leadership_messages for select to authenticated
  using (true);
create policy "Who may add" on public.leadership_messages for insert to authenticated
  with check ((select public.is_admin()));
create policy "Who may change" on public.leadership_messages for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Who may delete" on public.leadership_messages for delete to authenticated
  using ((select public.is_admin()));

create trigger stamp before insert or update on public.leadership_messages
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.leadership_messages
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.leadership_messages
  for each row execute function private.audit_row();
create trigger index_for_search after insert or update or delete on public.leadership_messages
  for each row execute function private.index_for_search();

insert into private.managed_tables values ('leadership_messages');

-- ---------------------------------------------------------------------------------------------------------
-- Videos. A job and a button in the office find the ones that YouTube no longer shows (is_gone); staff decide.

create table public.youtube_videos (
  id uuid primary key default gen_random_uuid(),
  youtube_id text not null unique check (youtube_id ~ '^[A-Za-z0-9_-]{11}$'),
  title text not null check (length(btrim(title)) between 1 and 200),
  description text not null default '' check (length(description) <= 2000),
  category text not null default 'general' check (category ~ '^[a-z][a-z0-9-]{0,39}$'),
  thumbnail text constraint youtube_videos_thumbnail_address check (private.is_address(thumbnail)),
  duration_seconds integer check (duration_seconds > 0),
  campus text check (campus in ('paonta-sahib', 'juniors', 'majra')),
  position integer not null default 0,
  is_active boolean not null default true,
  -- YouTube no longer shows it.
  is_gone boolean not null default false,
  translations jsonb not null default '{}' check (private.is_translation(translations)),
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index youtube_videos_position_idx on public.youtube_videos (position, id);
create index youtube_videos_category_idx on public.youtube_videos (category, position) where is_active;
create index youtube_videos_gone_idx on public.youtube_videos (id) where is_gone;

alter table public.youtube_videos enable row level security;
grant select, insert, update, delete on public.youtube_videos to anon, authenticated;
grant all on public.youtube_videos to service_role;
create policy "Active videos are public" on public.youtube_videos for select to anon
  using (is_active);
create policy "Who may read" on public.youtube_videos for select to authenticated
  using (is_active or (select public.is_admin()));
create policy "Who may add" on public.youtube_videos for insert to authenticated
  with check ((select public.is_admin()));
create policy "Who may change" on public.youtube_videos for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Who may delete" on public.youtube_videos for delete to authenticated
  using ((select public.is_admin()));

create trigger stamp before insert or update on public.youtube_videos
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.youtube_videos
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.youtube_videos
  for each row execute function private.audit_row();
create trigger index_for_search after insert or update or delete on public.youtube_videos
  for each row execute function private.index_for_search();

insert into private.managed_tables values ('youtube_videos');

-- A new link leads to a new video.
create function private.forget_gone_video() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.is_gone := false;
  return new;
end $$;
create trigger forget_gone before update on public.youtube_videos
  for each row when (old.youtube_id is distinct from new.youtube_id) execute function private.forget_gone_video();

-- ---------------------------------------------------------------------------------------------------------
-- Testimonials, and the ones that the home page shows.

create table public.testimonials (
  id uuid primary key default gen_random_uuid(),
  quote text not null check (length(btrim(quote)) between 1 and 1200),
  author text not null check (length(btrim(author)) between 1 and 120),
  relation text not null default '' check (length(relation) <= 120),
  campus text check (campus in ('paonta-sahib', 'juniors', 'majra')),
  photo text constraint testimonials_photo_address check (private.is_address(photo)),
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  translations jsonb not null default '{}' check (private.is_translation(translations)),
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index testimonials_status_idx on public.testimonials (status, created_at desc, id);
create index testimonials_campus_idx on public.testimonials (campus, created_at desc) where status = 'approved';

alter table public.testimonials enable row level security;
grant select, insert, update, delete on public.testimonials to anon, authenticated;
grant all on public.testimonials to service_role;
create policy "Approved testimonials are public" on public.testimonials for select to anon
  using (status = 'approved');
create policy "Who may read" on public.testimonials for select to authenticated
  using (status = 'approved' or (select public.is_admin()));
create policy "Who may add" on public.testimonials for insert to authenticated
  with check ((select public.is_admin()));
create policy "Who may change" on public.testimonials for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Who may delete" on public.testimonials for delete to authenticated
  using ((select public.is_admin()));

create trigger stamp before insert or update on public.testimonials
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.testimonials
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.testimonials
  for each row execute function private.audit_row();

insert into private.managed_tables values ('testimonials');

-- Author and quote are copied here, so that its list, search and history show whose words they are.
create table public.featured_testimonials (
  id uuid primary key default gen_random_uuid(),
  testimonial_id uuid not null unique references public.testimonials (id) on delete cascade,
  position integer not null default 0,
  author text not null default '',
  quote text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index featured_testimonials_position_idx on public.featured_testimonials (position, id);
create index featured_testimonials_author_idx on public.featured_testimonials (author, id);

alter table public.featured_testimonials enable row level security;
grant select, insert, update, delete on public.featured_testimonials to anon, authenticated;
grant all on public.featured_testimonials to service_role;
create policy "Approved features are public" on public.featured_testimonials for select to anon
  using (exists (
    select from public.testimonials t where t.id = featured_testimonials.testimonial_id and t.status = 'approved'
  ));
create policy "Who may read" on public.featured_testimonials for select to authenticated
  using (
    exists (
      select from public.testimonials t where t.id = featured_testimonials.testimonial_id and t.status = 'approved'
    )
    or (select public.is_admin())
  );
create policy "Who may add" on public.featured_testimonials for insert to authenticated
  with check ((select public.is_admin()));
create policy "Who may change" on public.featured_testimonials for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Who may delete" on public.featured_testimonials for delete to authenticated
  using ((select public.is_admin()));

create trigger stamp before insert or update on public.featured_testimonials
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.featured_testimonials
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.featured_testimonials
  for each row execute function private.audit_row();

insert into private.managed_tables values ('featured_testimonials');

-- A new one comes last.
create function private.keep_featured_words() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  select t.author, t.quote into new.author, new.quote from public.testimonials t where t.id = new.testimonial_id;
  if tg_op = 'INSERT' and new.position = 0 then
    new.position := coalesce((select max(f.position) from public.featured_testimonials f), 0) + 1;
  end if;
  return new;
end $$;
create trigger keep_words before insert or update on public.featured_testimonials
  for each row execute function private.keep_featured_words();

create function private.renew_featured_words() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.featured_testimonials f set author = new.author, quote = new.quote where f.testimonial_id = new.id;
  return null;
end $$;
create trigger keep_featured_words after update of author, quote on public.testimonials
  for each row when ((old.author, old.quote) is distinct from (new.author, new.quote))
  execute function private.renew_featured_words();

-- ---------------------------------------------------------------------------------------------------------
-- Page texts, one row for each page and language: the Hindi of "about" is "hi/about". `source` is the English
-- from which a Hindi row was translated, so that outdated texts are recognised.

create table public.site_content (
  id uuid primary key default gen_random_uuid(),
  key text not null unique check (key ~ '^[a-z0-9][a-z0-9./-]{0,99}$'),
  content jsonb not null check (jsonb_typeof(content) = 'object' and length(content::text) <= 200000),
  published_at timestamptz,
  -- Of a Hindi row: the English from which it was translated.
  source jsonb check (jsonb_typeof(source) = 'object' and length(source::text) <= 200000),
  -- How many of its texts are older than their English.
  outdated integer not null default 0 check (outdated >= 0),
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

alter table public.site_content enable row level security;
grant select, insert, update, delete on public.site_content to anon, authenticated;
grant all on public.site_content to service_role;
create policy "Published content is public" on public.site_content for select to anon
  using (published_at <= now());
create policy "Who may read" on public.site_content for select to authenticated
  using (published_at <= now() or (select public.is_admin()));
create policy "Who may add" on public.site_content for insert to authenticated
  with check ((select public.is_admin()));
create policy "Who may change" on public.site_content for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Who may delete" on public.site_content for delete to authenticated
  using ((select public.is_admin()));

create trigger stamp before insert or update on public.site_content
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.site_content
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.site_content
  for each row execute function private.audit_row();
create trigger index_for_search after insert or update or delete on public.site_content
  for each row execute function private.index_for_search();

insert into private.managed_tables values ('site_content');

-- Saves both languages of a page in one step; without Hindi its row is deleted. `seen` is the newest updated_at
-- of the two rows when the form was opened. If either is newer now, nothing is saved and the answer is null.
create function public.save_site_content(
  content_key text, english jsonb, hindi jsonb default null, source jsonb default null,
  outdated integer default 0, seen timestamptz default null
) returns timestamptz
language plpgsql set search_path = ''
as $$
declare
  newest timestamptz;
begin
  if not public.is_admin() then
    raise exception 'Only administrators write content.' using errcode = '42501', detail = 'not_admin';
  end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('site_content/' || content_key));
  select max(c.updated_at) into newest from public.site_content c where c.key in (content_key, 'hi/' || content_key);
  if newest is distinct from seen then
    return null;
  end if;
  insert into public.site_content as c (key, content, published_at) values (content_key, english, now())
  on conflict (key) do update set content = excluded.content, is_sample = false,
    published_at = coalesce(c.published_at, excluded.published_at)
  where c.content <> excluded.content or c.published_at is null;
  if hindi is null then
    delete from public.site_content c where c.key = 'hi/' || content_key;
  else
    insert into public.site_content as c (key, content, source, outdated, published_at)
    values ('hi/' || content_key, hindi, save_site_content.source, save_site_content.outdated, now())
    on conflict (key) do update set content = excluded.content, source = excluded.source,
      outdated = excluded.outdated, is_sample = false,
      published_at = coalesce(c.published_at, excluded.published_at)
    where (c.content, c.source, c.outdated) is distinct from (excluded.content, excluded.source, excluded.outdated)
      or c.published_at is null;
  end if;
  select max(c.updated_at) into newest from public.site_content c where c.key in (content_key, 'hi/' || content_key);
  return newest;
end $$;
grant execute on function public.save_site_content to authenticated;

-- Drafts have a table of their own: row-level security hides rows, not columns.
create table public.site_content_drafts (
  id uuid primary key default gen_random_uuid(),
  key text not null unique check (key ~ '^[a-z0-9][a-z0-9./-]{0,99}$'),
  content jsonb not null check (jsonb_typeof(content) = 'object' and length(content::text) <= 200000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

alter table public.site_content_drafts enable row level security;
grant select, insert, update, delete on public.site_content_drafts to anon, authenticated;
grant all on public.site_content_drafts to service_role;
create policy "Admins manage" on public.site_content_drafts for all to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));

create trigger stamp before insert or update on public.site_content_drafts
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.site_content_drafts
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.site_content_drafts
  for each row execute function private.audit_row();

-- Publishes a draft and removes it, under the rules of both tables.
create function public.publish_site_content(content_key text) returns public.site_content
language plpgsql set search_path = ''
as $$
declare
  published public.site_content;
begin
  if not public.is_admin() then
    raise exception 'Only administrators publish content.' using errcode = '42501';
  end if;
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
grant execute on function public.publish_site_content to authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- The school calendar: holidays, examinations, terms, meetings and activities.

create table public.calendar_entries (
  id uuid primary key default gen_random_uuid(),
  title text not null check (length(btrim(title)) between 1 and 200),
  description text not null default '' check (length(description) <= 2000),
  starts_on date not null check (starts_on between date '2003-01-01' and date '2100-01-01'),
  ends_on date not null,
  kind text not null default 'activity' check (kind in ('holiday', 'exam', 'term', 'meeting', 'activity')),
  campus text check (campus in ('paonta-sahib', 'juniors', 'majra')),
  level text check (level in ('pre-primary', 'primary', 'middle', 'secondary', 'senior-secondary')),
  recurrence text check (length(recurrence) <= 300 and recurrence ~ '^FREQ='),
  sequence integer not null default 0 check (sequence >= 0),
  translations jsonb not null default '{}' check (private.is_translation(translations)),
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (ends_on between starts_on and starts_on + 400)
);
create index calendar_entries_starts_idx on public.calendar_entries (starts_on, id);
create index calendar_entries_ends_idx on public.calendar_entries (ends_on);
create index calendar_entries_kind_idx on public.calendar_entries (kind, starts_on);
create index calendar_entries_campus_idx on public.calendar_entries (campus, starts_on);

alter table public.calendar_entries enable row level security;
grant select, insert, update, delete on public.calendar_entries to anon, authenticated;
grant all on public.calendar_entries to service_role;
create policy "The calendar is public" on public.calendar_entries for select to anon
  using (true);
create policy "Who may read" on public.calendar_entries for select to authenticated
  using (true);
create policy "Who may add" on public.calendar_entries for insert to authenticated
  with check ((select public.is_admin()));
create policy "Who may change" on public.calendar_entries for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Who may delete" on public.calendar_entries for delete to authenticated
  using ((select public.is_admin()));

create trigger stamp before insert or update on public.calendar_entries
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.calendar_entries
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.calendar_entries
  for each row execute function private.audit_row();
create trigger index_for_search after insert or update or delete on public.calendar_entries
  for each row execute function private.index_for_search();
create trigger raise_sequence before update on public.calendar_entries
  for each row execute function private.raise_calendar_sequence();

insert into private.managed_tables values ('calendar_entries');

-- ---------------------------------------------------------------------------------------------------------
-- Previews: a row as its page would show it, before visitors see it. People who hold the link that the server
-- signed see it for an hour. `rows` holds what was typed, which may differ from what is saved. Unsaved text is
-- nothing for the audit log.

create table public.previews (
  id uuid primary key default gen_random_uuid(),
  -- The page that shows it, without a language prefix.
  path text not null check (length(path) <= 500 and path ~ '^/\S*$'),
  table_name text not null check (table_name ~ '^[a-z_]{1,60}$'),
  -- [{"column": "id", "value": "…", "values": {…} or null}]
  rows jsonb not null check (jsonb_typeof(rows) = 'array' and length(rows::text) <= 500000),
  expires_at timestamptz not null default now() + interval '1 hour'
    check (expires_at <= created_at + interval '1 day'),
  created_by uuid default auth.uid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index previews_expires_idx on public.previews (expires_at);

alter table public.previews enable row level security;
grant select, insert, update, delete on public.previews to anon, authenticated;
grant all on public.previews to service_role;
create policy "Admins manage" on public.previews for all to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));

create trigger stamp before insert or update on public.previews
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.previews
  for each row execute function private.guard_campus();

create function private.forget_previews() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.previews p where p.expires_at < now() - interval '1 day';
  return null;
end $$;
create trigger forget after insert on public.previews for each statement execute function private.forget_previews();

-- 10_events.sql

-- Events and the replies to their invitations (RSVP). What the office does with replies is in
-- 11_event_office.sql.

-- ---------------------------------------------------------------------------------------------------------
-- Questions that an event asks its guests, beside their name:
--   [{"id": "meal", "kind": "choice", "label": "Which lunch?", "label_hi": "…", "required": true,
--     "choices": ["Vegetarian", "Jain"], "choices_hi": ["…", "…"]}]
-- The id stays when the words change. Kinds: text, long-text, number (a whole one), check (yes or nothing) and
-- choice, the only one with choices. Hindi is optional; English stands in for it. An answer is stored as text:
-- the English words of a choice, "yes" for a check.

create function private.are_choices(value jsonb, needed boolean) returns boolean
language sql immutable set search_path = ''
as $$
  select case
    when value is null or value = 'null'::jsonb then not needed
    when jsonb_typeof(value) <> 'array' then false
    else jsonb_array_length(value) between case when needed then 2 else 0 end and 20
      and not exists (select from jsonb_array_elements(value) c
                      where jsonb_typeof(c) <> 'string' or length(c #>> '{}') > 120)
    end
$$;
grant execute on function private.are_choices to authenticated;

create function private.are_questions(value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(value) <> 'array' then false else jsonb_array_length(value) <= 12 and coalesce((
    select bool_and(
        jsonb_typeof(q) = 'object'
        and coalesce(q ->> 'id', '') ~ '^[a-z][a-z0-9_-]{0,39}$'
        and coalesce(q ->> 'kind', '') in ('text', 'long-text', 'number', 'check', 'choice')
        and length(btrim(coalesce(q ->> 'label', ''))) between 1 and 200
        and length(coalesce(q ->> 'label_hi', '')) <= 200
        and coalesce(jsonb_typeof(q -> 'required'), 'boolean') = 'boolean'
        and private.are_choices(q -> 'choices', q ->> 'kind' = 'choice')
        and private.are_choices(q -> 'choices_hi', false))
      and count(distinct q ->> 'id') = count(*)
    from jsonb_array_elements(value) q), true) end
$$;
grant execute on function private.are_questions to authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- Events.

create table public.events (
  id uuid primary key default gen_random_uuid(),
  title text not null check (length(btrim(title)) between 1 and 200),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  summary text not null default '' check (length(summary) <= 400),
  body text not null default '' check (length(body) <= 20000),
  starts_at timestamptz not null check (starts_at between '2003-01-01' and '2100-01-01'),
  ends_at timestamptz,
  all_day boolean not null default false,
  recurrence text check (length(recurrence) <= 300 and recurrence ~ '^FREQ='),
  venue text check (length(venue) <= 200),
  campus text check (campus in ('paonta-sahib', 'juniors', 'majra')),
  category text not null default 'general' check (category ~ '^[a-z][a-z0-9-]{0,39}$'),
  cover text constraint events_cover_address check (private.is_address(cover)),
  cover_alt text check (length(cover_alt) <= 300),
  cover_width integer check (cover_width > 0),
  cover_height integer check (cover_height > 0),
  rsvp_enabled boolean not null default false,
  capacity integer check (capacity between 1 and 100000),
  max_party integer not null default 6 check (max_party between 1 and 50),
  -- When replies close; null for the end of the event.
  rsvp_until timestamptz,
  questions jsonb not null default '[]' check (private.are_questions(questions)),
  -- How long an offered place is held.
  offer_hours integer not null default 24 check (offer_hours between 1 and 168),
  status text not null default 'draft' check (status in ('draft', 'published', 'archived')),
  publish_at timestamptz not null default now(),
  cancelled_at timestamptz,
  cancel_reason text check (length(cancel_reason) <= 400),
  -- Of its calendar file.
  sequence integer not null default 0 check (sequence >= 0),
  translations jsonb not null default '{}' check (private.is_translation(translations)),
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (ends_at >= starts_at),
  constraint events_body_clean_check
    check (private.is_clean_html(body) and private.is_clean_html(translations #>> '{hi,body}'))
);
create index events_published_idx on public.events (starts_at, id) where status = 'published';
create index events_status_idx on public.events (status, starts_at desc, id);
create index events_campus_idx on public.events (campus, starts_at);
create index events_category_idx on public.events (category, starts_at);

alter table public.events enable row level security;
grant select, insert, update, delete on public.events to anon, authenticated;
grant all on public.events to service_role;
create policy "Published events are public" on public.events for select to anon
  using (status = 'published' and publish_at <= now());
create policy "Who may read" on public.events for select to authenticated
  using ((status = 'published' and publish_at <= now()) or (select public.is_admin()));
create policy "Who may add" on public.events for insert to authenticated
  with check ((select public.is_admin()));
create policy "Who may change" on public.events for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Who may delete" on public.events for delete to authenticated
  using ((select public.is_admin()));

create trigger stamp before insert or update on public.events
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.events
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.events
  for each row execute function private.audit_row();
create trigger index_for_search after insert or update or delete on public.events
  for each row execute function private.index_for_search();
create trigger raise_sequence before update on public.events
  for each row execute function private.raise_calendar_sequence();

insert into private.managed_tables values ('events');

-- A reply cannot be restored from the trash, because the audit log keeps no tokens. So staff cancel or withdraw
-- an event that people have replied to, and do not delete it.
create function private.keep_answered_event() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user = 'authenticated'
     and exists (select from public.event_rsvps r where r.event_id = old.id and r.status <> 'cancelled') then
    raise exception 'People have replied to this event. Cancel or withdraw it instead.'
      using errcode = '23503', detail = 'has_replies';
  end if;
  return old;
end $$;
create trigger keep_answered before delete on public.events
  for each row execute function private.keep_answered_event();

-- The slug that an event had while it was public leads on to the new one: public.former_slugs, 12_albums.sql.
create function private.keep_former_event_slug() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.former_slugs (slug, event_id) values (old.slug, new.id)
  on conflict (slug) where event_id is not null do update set event_id = excluded.event_id;
  return null;
end $$;
create trigger keep_former_slug after update of slug on public.events for each row
  when (new.slug is distinct from old.slug and old.status = 'published' and old.publish_at <= now())
  execute function private.keep_former_event_slug();

-- ---------------------------------------------------------------------------------------------------------
-- Replies. A place is taken ("going"), held for a time ("offered"), waited for or given up.

create table public.event_rsvps (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references public.events (id) on delete cascade,
  reference text not null unique,
  name text not null check (length(name) between 1 and 120),
  email text not null check (length(email) <= 254),
  adults integer not null default 1 check (adults between 0 and 50),
  children integer not null default 0 check (children between 0 and 50),
  -- By the ids of the event's questions.
  answers jsonb not null default '{}'
    check (jsonb_typeof(answers) = 'object' and length(answers::text) <= 20000),
  language text not null default 'en' check (language in ('en', 'hi')),
  status text not null check (status in ('going', 'offered', 'waitlisted', 'cancelled')),
  -- Until when an offered place is held.
  offered_until timestamptz,
  checked_in_at timestamptz,
  reminded_at timestamptz,
  -- Of the guest's calendar file.
  sequence integer not null default 0 check (sequence >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (adults + children >= 1),
  check ((status = 'offered') = (offered_until is not null))
);
create index event_rsvps_event_idx on public.event_rsvps (event_id, status, created_at, id);
-- One living reply for each address and event.
create unique index event_rsvps_address_idx on public.event_rsvps (event_id, email) where status <> 'cancelled';
create index event_rsvps_offered_idx on public.event_rsvps (offered_until) where status = 'offered';
create index event_rsvps_address_lookup_idx on public.event_rsvps (event_id, email);

alter table public.event_rsvps enable row level security;
grant select, insert, update, delete on public.event_rsvps to anon, authenticated;
grant all on public.event_rsvps to service_role;
create policy "Admins manage" on public.event_rsvps for all to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));

create trigger stamp before insert or update on public.event_rsvps
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.event_rsvps
  for each row execute function private.guard_campus();
create trigger audit after update or delete on public.event_rsvps
  for each row execute function private.audit_row();
create trigger raise_sequence before update on public.event_rsvps
  for each row execute function private.raise_calendar_sequence();

insert into private.managed_tables values ('event_rsvps');

-- How full a published event is: numbers only, so the view may use its owner's rights. An offered place counts
-- as taken until the offer ends.
create view private.event_availability with (security_barrier = true, security_invoker = false) as
select e.id as event_id, e.capacity,
  coalesce(sum(r.adults + r.children) filter (where r.status in ('going', 'offered')), 0)::integer as going,
  coalesce(sum(r.adults + r.children) filter (where r.status = 'waitlisted'), 0)::integer as waitlisted
from public.events e
left join public.event_rsvps r on r.event_id = e.id
where e.status = 'published' and e.publish_at <= now()
group by e.id;
grant select on private.event_availability to anon, authenticated, service_role;
create trigger read_only instead of insert or update or delete on private.event_availability
  for each row execute function private.refuse_view_write();

create view public.event_availability with (security_invoker = true) as select * from private.event_availability;
revoke all on public.event_availability from anon, authenticated;
grant select on public.event_availability to anon, authenticated, service_role;
create trigger read_only instead of insert or update or delete on public.event_availability
  for each row execute function private.refuse_view_write();

-- Every letter about a reply carries a link of its own. A link may also carry a change that someone asked for
-- with the same address (`proposed`): the person who reads that mail decides. No client has a policy.
create table public.event_rsvp_links (
  id uuid primary key default gen_random_uuid(),
  rsvp_id uuid not null references public.event_rsvps (id) on delete cascade,
  token_hash text not null unique,
  proposed jsonb check (jsonb_typeof(proposed) = 'object'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index event_rsvp_links_rsvp_idx on public.event_rsvp_links (rsvp_id);

alter table public.event_rsvp_links enable row level security;
grant select, insert, update, delete on public.event_rsvp_links to anon, authenticated;
grant all on public.event_rsvp_links to service_role;

create trigger stamp before insert or update on public.event_rsvp_links
  for each row execute function private.stamp_row();

create function private.create_rsvp_link(rsvp uuid, proposed jsonb default null) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  insert into public.event_rsvp_links (rsvp_id, token_hash, proposed)
  values (rsvp, private.hash_token(token), create_rsvp_link.proposed);
  return token;
end $$;

create function private.find_rsvp(token text) returns public.event_rsvps
language plpgsql stable security definer set search_path = ''
as $$
declare
  rsvp public.event_rsvps;
begin
  select r.* into rsvp from public.event_rsvp_links l join public.event_rsvps r on r.id = l.rsvp_id
  where l.token_hash = private.hash_token(find_rsvp.token);
  if rsvp.id is null then
    raise exception 'This reply was not found.' using errcode = 'PT404', detail = 'rsvp_not_found';
  end if;
  return rsvp;
end $$;

-- ---------------------------------------------------------------------------------------------------------
-- Checks. Every function that takes or frees a place locks the event before the reply.

-- The event, locked until the transaction ends, so that two people cannot take one place.
create function private.lock_open_event(wanted uuid) returns public.events
language plpgsql set search_path = ''
as $$
declare
  event public.events;
begin
  select * into event from public.events e where e.id = wanted for update;
  if event.id is null or event.status <> 'published' or event.publish_at > now() then
    raise exception 'This event was not found.' using errcode = 'PT404', detail = 'event_not_found';
  end if;
  if not event.rsvp_enabled or event.cancelled_at is not null
     or coalesce(event.rsvp_until, event.ends_at, event.starts_at) < now() then
    raise exception 'Replies to this event are closed.' using errcode = 'PT409', detail = 'rsvp_closed';
  end if;
  return event;
end $$;

create function private.people_going(wanted uuid, but_for uuid default null) returns integer
language plpgsql stable set search_path = ''
as $$
begin
  return (select coalesce(sum(r.adults + r.children), 0) from public.event_rsvps r
          where r.event_id = wanted and r.status in ('going', 'offered') and r.id is distinct from but_for);
end $$;

create function private.require_party(event public.events, adults integer, children integer) returns integer
language plpgsql set search_path = ''
as $$
begin
  if adults is null or children is null or adults < 0 or children < 0
     or adults + children not between 1 and event.max_party then
    raise exception 'Please come with 1 to % people.', event.max_party using errcode = '22023', detail = 'adults';
  end if;
  return adults + children;
end $$;

-- The answers to the questions of an event and nothing else. A refusal names the field answer_<id>.
create function private.require_answers(event public.events, answers jsonb) returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  question jsonb;
  answer text;
  kept jsonb := '{}';
begin
  for question in select q from jsonb_array_elements(event.questions) q loop
    answer := btrim(coalesce(answers ->> (question ->> 'id'), ''));
    if answer = '' then
      if coalesce((question ->> 'required')::boolean, false) then
        raise exception 'Please answer this question.'
          using errcode = '22023', detail = 'answer_' || (question ->> 'id');
      end if;
      continue;
    end if;
    if question ->> 'kind' = 'choice' and not (question -> 'choices') ? answer
       or question ->> 'kind' = 'check' and answer <> 'yes' then
      raise exception 'Please choose one of the answers.'
        using errcode = '22023', detail = 'answer_' || (question ->> 'id');
    end if;
    if question ->> 'kind' = 'number' and answer !~ '^[0-9]{1,6}$' then
      raise exception 'Please write a whole number.'
        using errcode = '22023', detail = 'answer_' || (question ->> 'id');
    end if;
    if length(answer) > (case question ->> 'kind' when 'long-text' then 1000 else 200 end) then
      raise exception 'Please keep it shorter.' using errcode = '22023', detail = 'answer_' || (question ->> 'id');
    end if;
    kept := kept || jsonb_build_object(question ->> 'id', answer);
  end loop;
  return kept;
end $$;

-- ---------------------------------------------------------------------------------------------------------
-- Letters.

-- What a letter says of an event and a reply, in the language of the reply. Its calendar file is the guest's
-- own entry, so its sequence rises with the event's and the reply's.
create function private.rsvp_letter(event public.events, rsvp public.event_rsvps, token text) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'rsvp_id', rsvp.id, 'slug', event.slug, 'sequence', event.sequence + rsvp.sequence, 'campus', event.campus,
    'title', coalesce(event.translations -> rsvp.language ->> 'title', event.title),
    'venue', coalesce(event.translations -> rsvp.language ->> 'venue', event.venue),
    'starts_at', event.starts_at, 'ends_at', event.ends_at, 'all_day', event.all_day,
    'created_at', rsvp.created_at, 'updated_at', now(),
    'language', rsvp.language, 'name', rsvp.name, 'reference', rsvp.reference, 'status', rsvp.status,
    'adults', rsvp.adults, 'children', rsvp.children, 'offered_until', rsvp.offered_until, 'token', token)
    || case when event.cancelled_at is null then '{}' else jsonb_build_object('reason',
      coalesce(event.translations -> rsvp.language ->> 'cancel_reason', event.cancel_reason)) end
$$;

create function private.queue_rsvp_letter(kind text, event public.events, rsvp public.event_rsvps) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.queue_letter(rsvp.email, kind, private.rsvp_letter(event, rsvp, private.create_rsvp_link(rsvp.id)));
end $$;

-- A guest reads of every change of the reply, whether the guest or the office made it.
create function private.tell_guest() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  event public.events;
begin
  select * into event from public.events e where e.id = new.event_id;
  if coalesce(event.ends_at, event.starts_at) < now() then
    return null;
  end if;
  perform private.queue_rsvp_letter(case
    when new.status = old.status then 'event_rsvp_changed'
    when new.status = 'cancelled' and old.status = 'offered' and old.offered_until <= now() then 'event_rsvp_lapsed'
    else 'event_rsvp_' || new.status end, event, new);
  return null;
end $$;
create trigger tell_guest after update on public.event_rsvps for each row
  when (new.status <> old.status or new.adults <> old.adults or new.children <> old.children
        or new.answers <> old.answers)
  execute function private.tell_guest();

-- To all guests. Not through queue_letter: its limit is against strangers, and this is the school's own word.
create function private.tell_guests(event public.events, kind text, more jsonb default '{}') returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.mail_outbox (recipient, template, data)
  select r.email, kind, private.rsvp_letter(event, r, private.create_rsvp_link(r.id)) || more
  from public.event_rsvps r where r.event_id = event.id and r.status <> 'cancelled';
end $$;

-- The event moved or was called off.
create function private.notice_event_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if old.status <> 'published' or coalesce(old.ends_at, old.starts_at) < now() then
    return null;
  end if;
  if new.cancelled_at is not distinct from old.cancelled_at then
    if new.cancelled_at is not null or (new.starts_at, new.ends_at, new.all_day, new.venue, new.campus)
       is not distinct from (old.starts_at, old.ends_at, old.all_day, old.venue, old.campus) then
      return null;
    end if;
    perform private.tell_guests(new, 'event_changed', jsonb_build_object('was_starts_at', old.starts_at,
      'was_ends_at', old.ends_at, 'was_venue', old.venue));
  elsif new.cancelled_at is null then
    perform private.tell_guests(new, 'event_changed', jsonb_build_object('is_on_again', true));
  else
    perform private.tell_guests(new, 'event_cancelled');
  end if;
  -- People who were reminded of the old day are reminded of the new one.
  if new.starts_at <> old.starts_at then
    update public.event_rsvps r set reminded_at = null where r.event_id = new.id and r.reminded_at is not null;
  end if;
  return null;
end $$;
create trigger notice_change after update on public.events
  for each row execute function private.notice_event_change();

-- Before the replies are deleted with their event.
create function private.notice_event_deletion() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if old.status = 'published' and old.cancelled_at is null and coalesce(old.ends_at, old.starts_at) >= now() then
    old.sequence := old.sequence + 1;
    old.cancelled_at := now();
    perform private.tell_guests(old, 'event_cancelled');
  end if;
  return old;
end $$;
create trigger notice_deletion before delete on public.events
  for each row execute function private.notice_event_deletion();

-- ---------------------------------------------------------------------------------------------------------
-- Offers. Free places are offered to those who have waited longest and fit.

-- As many hours as the event says, but at most a quarter of the time until it begins.
create function private.offer_end(event public.events) returns timestamptz
language sql stable set search_path = ''
as $$ select now() + least(make_interval(hours => event.offer_hours), (event.starts_at - now()) / 4) $$;
grant execute on function private.offer_end to authenticated;

-- Only an offer has an end.
create function private.stamp_offer() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.status <> 'offered' then
    new.offered_until := null;
  elsif new.offered_until is null then
    new.offered_until := (select private.offer_end(e) from public.events e where e.id = new.event_id);
  end if;
  return new;
end $$;
create trigger stamp_offer before insert or update on public.event_rsvps
  for each row execute function private.stamp_offer();

create function private.offer_places(wanted uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  event public.events;
  waiting record;
  taken integer;
begin
  select * into event from public.events e where e.id = wanted for update;
  if event.id is null or event.status <> 'published' or event.cancelled_at is not null
     or event.starts_at <= now() then
    return;
  end if;
  taken := private.people_going(event.id);
  for waiting in
    select r.id, r.adults + r.children as people from public.event_rsvps r
    where r.event_id = event.id and r.status = 'waitlisted' order by r.created_at, r.id
  loop
    exit when taken >= event.capacity;
    if event.capacity is null or taken + waiting.people <= event.capacity then
      update public.event_rsvps r set status = 'offered', offered_until = private.offer_end(event)
      where r.id = waiting.id;
      taken := taken + waiting.people;
    end if;
  end loop;
end $$;

create function private.free_places() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.offer_places(
    case when tg_table_name = 'events' then to_jsonb(old) ->> 'id' else to_jsonb(old) ->> 'event_id' end::uuid);
  return null;
end $$;
create trigger free_places_on_change after update on public.event_rsvps for each row
  when (old.status in ('going', 'offered')
        and (new.status not in ('going', 'offered') or new.adults + new.children < old.adults + old.children))
  execute function private.free_places();
create trigger free_places_on_delete after delete on public.event_rsvps for each row
  when (old.status in ('going', 'offered')) execute function private.free_places();
create trigger free_places_on_capacity after update on public.events for each row
  when (new.capacity is distinct from old.capacity) execute function private.free_places();

-- ---------------------------------------------------------------------------------------------------------
-- What a guest does. Replying passes the web server, which judges the form first (docs/decisions/public-forms.md).

-- The answer is the same for everyone: only the letter says whether the address has replied before. The
-- personal link travels in that letter too, so that typing a name opens nobody's reply.
create function public.create_event_rsvp(event_id uuid, name text, email text, adults integer default 1,
  children integer default 0, answers jsonb default '{}', language text default 'en')
returns table (reference text, status text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  guest text := private.require_text(create_event_rsvp.name, 'name', 2, 120);
  address text := private.require_email(create_event_rsvp.email, 'email');
  event public.events := private.lock_open_event(create_event_rsvp.event_id);
  people integer := private.require_party(event, create_event_rsvp.adults, create_event_rsvp.children);
  said jsonb := private.require_answers(event, create_event_rsvp.answers);
  tongue text := case when create_event_rsvp.language = 'hi' then 'hi' else 'en' end;
  own_reference text := private.new_reference('RSVP');
  place text := 'going';
  rsvp public.event_rsvps;
begin
  if event.capacity is not null and private.people_going(event.id) + people > event.capacity then
    place := 'waitlisted';
  end if;
  select * into rsvp from public.event_rsvps r
  where r.event_id = event.id and r.email = address and r.status <> 'cancelled';
  if rsvp.id is null then
    insert into public.event_rsvps (event_id, reference, name, email, adults, children, answers, language, status)
    values (event.id, own_reference, guest, address, create_event_rsvp.adults, create_event_rsvp.children, said,
            tongue, place)
    returning * into rsvp;
    perform private.queue_rsvp_letter('event_rsvp_' || place, event, rsvp);
  else
    rsvp.language := tongue;
    perform private.queue_letter(address, 'event_rsvp_again',
      private.rsvp_letter(event, rsvp, private.create_rsvp_link(rsvp.id, jsonb_build_object(
        'name', guest, 'adults', create_event_rsvp.adults, 'children', create_event_rsvp.children, 'answers', said)))
      || jsonb_build_object('asked_reference', own_reference, 'asked_adults', create_event_rsvp.adults,
                            'asked_children', create_event_rsvp.children));
  end if;
  return query select own_reference, place;
end $$;

-- What the holder of a link sees: the reply, and the change that the link carries.
create function public.get_event_rsvp(token text)
returns table (event_id uuid, slug text, reference text, name text, email text, adults integer, children integer,
  answers jsonb, status text, offered_until timestamptz, checked_in_at timestamptz, proposed jsonb)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  rsvp public.event_rsvps := private.find_rsvp(get_event_rsvp.token);
begin
  return query
    select rsvp.event_id, e.slug, rsvp.reference, rsvp.name, rsvp.email, rsvp.adults, rsvp.children, rsvp.answers,
      rsvp.status, rsvp.offered_until, rsvp.checked_in_at, l.proposed
    from public.events e, public.event_rsvp_links l
    where e.id = rsvp.event_id and l.token_hash = private.hash_token(get_event_rsvp.token);
end $$;
grant execute on function public.get_event_rsvp to anon, authenticated;

create function public.update_event_rsvp(token text, adults integer, children integer, name text default null,
  answers jsonb default null)
returns table (reference text, status text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  rsvp public.event_rsvps := private.find_rsvp(update_event_rsvp.token);
  -- Event before reply, as everywhere.
  event public.events := private.lock_open_event(rsvp.event_id);
  people integer := private.require_party(event, update_event_rsvp.adults, update_event_rsvp.children);
  fits boolean;
begin
  select r.* into rsvp from public.event_rsvps r where r.id = rsvp.id for update;
  if rsvp.status = 'cancelled' then
    raise exception 'This reply was cancelled.' using errcode = 'PT409', detail = 'rsvp_cancelled';
  end if;
  fits := event.capacity is null or private.people_going(event.id, rsvp.id) + people <= event.capacity;
  -- A guest keeps a place: a larger party that does not fit is refused and loses nothing.
  if rsvp.status in ('going', 'offered') and people > rsvp.adults + rsvp.children and not fits then
    raise exception 'There are not enough places left for your party.' using errcode = 'PT409', detail = 'event_full';
  end if;
  update public.event_rsvps r
  set adults = update_event_rsvp.adults, children = update_event_rsvp.children,
    name = coalesce(private.require_text(update_event_rsvp.name, 'name', 0, 120), r.name),
    answers = case when update_event_rsvp.answers is null then r.answers
                   else private.require_answers(event, update_event_rsvp.answers) end,
    status = case when r.status = 'waitlisted' and fits then 'going' else r.status end
  where r.id = rsvp.id
  returning r.* into rsvp;
  -- The change that a link carried is done, or replaced by this one.
  update public.event_rsvp_links l set proposed = null where l.rsvp_id = rsvp.id and l.proposed is not null;
  return query select rsvp.reference, rsvp.status;
end $$;
grant execute on function public.update_event_rsvp to anon, authenticated;

-- Takes an offered place. An offer that has ended is refused, even if nobody has passed it on yet.
create function public.accept_event_offer(token text) returns table (reference text, status text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  rsvp public.event_rsvps := private.find_rsvp(accept_event_offer.token);
begin
  perform from public.events e where e.id = rsvp.event_id for update;
  select r.* into rsvp from public.event_rsvps r where r.id = rsvp.id for update;
  if rsvp.status = 'going' then
    return query select rsvp.reference, rsvp.status;
    return;
  end if;
  if rsvp.status <> 'offered' or rsvp.offered_until <= now() then
    raise exception 'This offer is over.' using errcode = 'PT409', detail = 'offer_over';
  end if;
  update public.event_rsvps r set status = 'going' where r.id = rsvp.id;
  return query select rsvp.reference, 'going'::text;
end $$;
grant execute on function public.accept_event_offer to anon, authenticated;

-- Welcome even when replies are closed, so nothing else is asked.
create function public.cancel_event_rsvp(token text) returns table (reference text, status text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  rsvp public.event_rsvps := private.find_rsvp(cancel_event_rsvp.token);
begin
  perform from public.events e where e.id = rsvp.event_id for update;
  update public.event_rsvps r set status = 'cancelled' where r.id = rsvp.id;
  return query select rsvp.reference, 'cancelled'::text;
end $$;
grant execute on function public.cancel_event_rsvp to anon, authenticated;

-- 11_event_office.sql

-- What the office and the server do with the replies to an event (10_events.sql): counting, writing to guests,
-- checking them in, reminding them.

-- People by the state of their replies, and how many are here. With the caller's rights: only administrators
-- see replies.
create function public.count_event_heads(wanted uuid)
returns table (going integer, offered integer, waiting integer, here integer)
language plpgsql stable set search_path = ''
as $$
begin
  return query
    select coalesce(sum(r.adults + r.children) filter (where r.status = 'going'), 0)::integer,
      coalesce(sum(r.adults + r.children) filter (where r.status = 'offered'), 0)::integer,
      coalesce(sum(r.adults + r.children) filter (where r.status = 'waitlisted'), 0)::integer,
      coalesce(sum(r.adults + r.children) filter (where r.checked_in_at is not null), 0)::integer
    from public.event_rsvps r where r.event_id = wanted;
end $$;
grant execute on function public.count_event_heads to authenticated;

-- One letter to every guest whose reply is in one of these states. Returns how many. The same words within ten
-- minutes are refused, so that a second click sends no second letter.
create function public.message_event_guests(wanted uuid, statuses text[], subject text, message text) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  event public.events;
  heading text := private.require_text(message_event_guests.subject, 'subject', 3, 150);
  words text := private.require_text(message_event_guests.message, 'message', 3, 4000);
  written integer;
begin
  if not public.is_admin() then
    raise exception 'Only administrators write to guests.' using errcode = '42501', detail = 'not_admin';
  end if;
  select * into event from public.events e where e.id = wanted for update;
  if event.id is null then
    raise exception 'This event was not found.' using errcode = 'PT404', detail = 'event_not_found';
  end if;
  perform private.require_campus(event.campus);
  if exists (select from public.mail_outbox m
             where m.template = 'event_message' and m.created_at > now() - interval '10 minutes'
               and m.data ->> 'event_id' = wanted::text and m.data ->> 'subject' = heading
               and m.data ->> 'message' = words) then
    raise exception 'These words went to guests a moment ago.' using errcode = 'PT409', detail = 'sent_already';
  end if;
  insert into public.mail_outbox (recipient, template, data)
  select r.email, 'event_message', private.rsvp_letter(event, r, private.create_rsvp_link(r.id))
    || jsonb_build_object('event_id', wanted, 'subject', heading, 'message', words)
  from public.event_rsvps r where r.event_id = wanted and r.status = any (statuses);
  get diagnostics written = row_count;
  return written;
end $$;
grant execute on function public.message_event_guests to authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- Checking in. Several devices may be offline for a while, so each tick has an id made by its device, is sent
-- until it is answered, and counts once.
create table public.event_check_ins (
  -- Made by the device.
  id uuid primary key,
  rsvp_id uuid not null references public.event_rsvps (id) on delete cascade,
  is_here boolean not null,
  ticked_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index event_check_ins_rsvp_idx on public.event_check_ins (rsvp_id, ticked_at);

alter table public.event_check_ins enable row level security;
grant select, insert, update, delete on public.event_check_ins to anon, authenticated;
grant all on public.event_check_ins to service_role;
create policy "Admins manage" on public.event_check_ins for all to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));

create trigger stamp before insert or update on public.event_check_ins
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.event_check_ins
  for each row execute function private.guard_campus();

-- Ticks a guest off, or takes that back, by the reference on the guest's code. The latest tick of all devices
-- counts; a guest who is ticked twice came at the first time. With the caller's rights.
create function public.check_in_guest(tick_id uuid, event_id uuid, guest_reference text, is_here boolean default true,
  ticked_at timestamptz default now())
returns table (rsvp_id uuid, reference text, name text, adults integer, children integer, status text,
  checked_in_at timestamptz)
language plpgsql set search_path = ''
as $$
#variable_conflict use_column
declare
  rsvp public.event_rsvps;
  came timestamptz;
begin
  select * into rsvp from public.event_rsvps r
  where r.event_id = check_in_guest.event_id
    and r.reference = upper(btrim(check_in_guest.guest_reference)) for update;
  if rsvp.id is null then
    raise exception 'This reply was not found.' using errcode = 'PT404', detail = 'rsvp_not_found';
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
grant execute on function public.check_in_guest to authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- The server's timer.

-- Passes ended offers on. Returns how many there were.
create function public.expire_event_offers() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  wanted uuid;
  expired integer := 0;
  of_event integer;
begin
  perform private.require_server();
  for wanted in
    select distinct r.event_id from public.event_rsvps r
    where r.status = 'offered' and r.offered_until <= now() order by r.event_id
  loop
    perform from public.events e where e.id = wanted for update;
    update public.event_rsvps r set status = 'cancelled'
    where r.event_id = wanted and r.status = 'offered' and r.offered_until <= now();
    get diagnostics of_event = row_count;
    expired := expired + of_event;
  end loop;
  return expired;
end $$;

-- One letter to everyone who comes to an event within the next day. Returns how many. People who replied only
-- in these last hours have just read the day.
create function public.queue_event_reminders() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  guest record;
  reminded integer := 0;
begin
  perform private.require_server();
  for guest in
    select e, r from public.events e join public.event_rsvps r on r.event_id = e.id
    where e.status = 'published' and e.cancelled_at is null
      and e.starts_at > now() and e.starts_at <= now() + interval '24 hours'
      and r.status = 'going' and r.reminded_at is null and r.created_at < e.starts_at - interval '30 hours'
    order by r.created_at
    for update of r skip locked
  loop
    update public.event_rsvps r set reminded_at = now() where r.id = (guest.r).id;
    insert into public.mail_outbox (recipient, template, data)
    values ((guest.r).email, 'event_reminder',
            private.rsvp_letter(guest.e, guest.r, private.create_rsvp_link((guest.r).id)));
    reminded := reminded + 1;
  end loop;
  return reminded;
end $$;

-- 12_albums.sql

-- Photo albums, their pictures, former addresses, and requests to take a picture away.

-- ---------------------------------------------------------------------------------------------------------
-- Albums. An unlisted album is known by its id alone: no list shows it, and people who have its address ask
-- for it with the id (get_album).

create table public.gallery_events (
  id uuid primary key default gen_random_uuid(),
  title text not null check (length(btrim(title)) between 1 and 200),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  summary text not null default '' check (length(summary) <= 600),
  held_on date check (held_on between date '2003-01-01' and date '2100-01-01'),
  campus text check (campus in ('paonta-sahib', 'juniors', 'majra')),
  category text not null default 'general' check (category ~ '^[a-z][a-z0-9-]{0,39}$'),
  cover text constraint gallery_events_cover_address check (private.is_address(cover)),
  cover_alt text check (length(cover_alt) <= 300),
  cover_width integer check (cover_width > 0),
  cover_height integer check (cover_height > 0),
  cover_focal_x real not null default 0.5 check (cover_focal_x between 0 and 1),
  cover_focal_y real not null default 0.5 check (cover_focal_y between 0 and 1),
  published boolean not null default false,
  -- Coming moments at which it is shown and hidden.
  publish_at timestamptz,
  unpublish_at timestamptz,
  -- Shown only to people who have its address.
  unlisted boolean not null default false,
  allow_download boolean not null default false,
  translations jsonb not null default '{}' check (private.is_translation(translations)),
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint gallery_events_unpublish_at_check check (unpublish_at > publish_at)
);
create index gallery_events_listed_idx on public.gallery_events (held_on desc, id) where published and not unlisted;
create index gallery_events_held_idx on public.gallery_events (held_on desc, id);
create index gallery_events_campus_idx on public.gallery_events (campus, held_on desc);
create index gallery_events_category_idx on public.gallery_events (category, held_on desc);
create index gallery_events_listed_category_idx on public.gallery_events (category)
  where published and not unlisted;
create index gallery_events_publish_idx on public.gallery_events (publish_at)
  where not published and publish_at is not null;
create index gallery_events_unpublish_idx on public.gallery_events (unpublish_at) where unpublish_at is not null;

alter table public.gallery_events enable row level security;
grant select, insert, update, delete on public.gallery_events to anon, authenticated;
grant all on public.gallery_events to service_role;
create policy "Listed albums are public" on public.gallery_events for select to anon
  using (published and not unlisted);
create policy "Who may read" on public.gallery_events for select to authenticated
  using ((published and not unlisted) or (select public.is_admin()));
create policy "Who may add" on public.gallery_events for insert to authenticated
  with check ((select public.is_admin()));
create policy "Who may change" on public.gallery_events for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Who may delete" on public.gallery_events for delete to authenticated
  using ((select public.is_admin()));

create trigger stamp before insert or update on public.gallery_events
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.gallery_events
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.gallery_events
  for each row execute function private.audit_row();
create trigger index_for_search after insert or update or delete on public.gallery_events
  for each row execute function private.index_for_search();

insert into private.managed_tables values ('gallery_events');

-- Albums appear and disappear by themselves. `published` says what is shown now, and every rule and index asks
-- it; coming moments wait beside it (publish_at, unpublish_at), and a job turns it. Publishing with a moment
-- ahead schedules. A minute allows for clocks that differ.
create function private.schedule_album() returns trigger
language plpgsql set search_path = ''
as $$
declare
  was_shown boolean := tg_op = 'UPDATE' and old.published;
begin
  if new.publish_at > now() + interval '1 minute' then
    new.published := false;
  elsif new.publish_at is not null and not new.published then
    if was_shown then
      new.publish_at := null;
    else
      new.published := true;
    end if;
  end if;
  if new.unpublish_at <= now() then
    if was_shown and new.published then
      new.published := false;
      new.publish_at := null;
    end if;
    new.unpublish_at := null;
  end if;
  return new;
end $$;
create trigger schedule before insert or update on public.gallery_events
  for each row execute function private.schedule_album();

-- Shows and hides the albums whose moment has come. Returns how many. For the server's timer.
create function public.turn_albums() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  turned integer;
begin
  update public.gallery_events g set updated_at = now()
  where (not g.published and g.publish_at <= now()) or g.unpublish_at <= now();
  get diagnostics turned = row_count;
  return turned;
end $$;

-- The published album with an id, listed or not.
create function public.get_album(album_id uuid) returns setof public.gallery_events
language sql stable security definer rows 1 set search_path = ''
as $$ select * from public.gallery_events where id = album_id and published $$;
grant execute on function public.get_album to anon, authenticated;

-- The years and categories of the gallery's filters. It jumps through the indexes from one year and one
-- category to the next, and costs the same with ten albums as with ten thousand.
create function public.list_album_choices()
returns table (years integer[], categories text[])
language sql stable set search_path = ''
as $$
  with recursive
    newest (day) as (
      (select max(held_on) from public.gallery_events where published and not unlisted)
      union all
      select (
        select max(held_on) from public.gallery_events
        where published and not unlisted and held_on < date_trunc('year', newest.day)::date
      )
      from newest where newest.day is not null
    ),
    first (category) as (
      (select min(category) from public.gallery_events where published and not unlisted)
      union all
      select (
        select min(category) from public.gallery_events
        where published and not unlisted and category > first.category
      )
      from first where first.category is not null
    )
  select
    array(select extract(year from day)::integer from newest where day is not null),
    array(select category from first where category is not null)
$$;
grant execute on function public.list_album_choices to anon, authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- Pictures.

create table public.gallery_images (
  id uuid primary key default gen_random_uuid(),
  gallery_event_id uuid not null references public.gallery_events (id) on delete cascade,
  path text not null constraint gallery_images_path_address check (private.is_address(path)),
  width integer not null check (width between 1 and 100000),
  height integer not null check (height between 1 and 100000),
  thumbhash text check (length(thumbhash) <= 60),
  alt text not null default '' check (length(alt) <= 300),
  caption text not null default '' check (length(caption) <= 600),
  translations jsonb not null default '{}' check (private.is_translation(translations)),
  position integer not null default 0,
  focal_x real not null default 0.5 check (focal_x between 0 and 1),
  focal_y real not null default 0.5 check (focal_y between 0 and 1),
  -- Hidden at someone's request: public.photo_requests.
  hidden_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index gallery_images_album_idx on public.gallery_images (gallery_event_id, position, id);
create index gallery_images_hidden_idx on public.gallery_images (hidden_at) where hidden_at is not null;

alter table public.gallery_images enable row level security;
grant select, insert, update, delete on public.gallery_images to anon, authenticated;
grant all on public.gallery_images to service_role;
create policy "Pictures of listed albums are public" on public.gallery_images for select to anon
  using (
    hidden_at is null
    and exists (select from public.gallery_events g where g.id = gallery_event_id and g.published and not g.unlisted)
  );
create policy "Who may read" on public.gallery_images for select to authenticated
  using (
    (hidden_at is null
      and exists (
        select from public.gallery_events g where g.id = gallery_event_id and g.published and not g.unlisted))
    or (select public.is_admin())
  );
create policy "Who may add" on public.gallery_images for insert to authenticated
  with check ((select public.is_admin()));
create policy "Who may change" on public.gallery_images for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Who may delete" on public.gallery_images for delete to authenticated
  using ((select public.is_admin()));

create trigger stamp before insert or update on public.gallery_images
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.gallery_images
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.gallery_images
  for each row execute function private.audit_row();

insert into private.managed_tables values ('gallery_images');

-- An album's visible pictures in order, at most a thousand.
create function public.list_album_pictures(album_id uuid) returns setof public.gallery_images
language sql stable security definer set search_path = ''
as $$
  select i.* from public.gallery_images i
  join public.gallery_events g on g.id = i.gallery_event_id
  where g.id = album_id and g.published and i.hidden_at is null
  order by i.position, i.id limit 1000
$$;
grant execute on function public.list_album_pictures to anon, authenticated;

-- A visible picture, whichever album it is in.
create function public.get_picture(picture_id uuid)
returns table (id uuid, path text, width integer, height integer, alt text, caption text, translations jsonb,
               album_id uuid, album_title text, album_translations jsonb)
language sql stable security definer rows 1 set search_path = ''
as $$
  select i.id, i.path, i.width, i.height, i.alt, i.caption, i.translations, g.id, g.title, g.translations
  from public.gallery_images i join public.gallery_events g on g.id = i.gallery_event_id
  where i.id = get_picture.picture_id and i.hidden_at is null and g.published
$$;
grant execute on function public.get_picture to anon, authenticated;

-- A description written in an album also describes the picture in the media library, until staff write another
-- there.
create function private.describe_media_file() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.media_files m set alt = new.alt where m.id = private.media_id(new.path) and m.alt = '';
  return null;
end $$;
create trigger describe_file after insert or update of alt, path on public.gallery_images
  for each row when (new.alt <> '') execute function private.describe_media_file();

-- A cover is cropped a little. The focal point of the album's picture with the same address is copied to the
-- album, so that a list of albums asks one table.
create function private.focus_new_cover() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  select i.focal_x, i.focal_y into new.cover_focal_x, new.cover_focal_y
  from public.gallery_images i where i.gallery_event_id = new.id and i.path = new.cover limit 1;
  new.cover_focal_x := coalesce(new.cover_focal_x, 0.5);
  new.cover_focal_y := coalesce(new.cover_focal_y, 0.5);
  return new;
end $$;
create trigger focus_cover before insert or update of cover, cover_focal_x, cover_focal_y on public.gallery_events
  for each row execute function private.focus_new_cover();

create function private.focus_cover_again() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.gallery_events g set cover_focal_x = new.focal_x, cover_focal_y = new.focal_y
  where g.id = new.gallery_event_id and g.cover = new.path
    and (g.cover_focal_x, g.cover_focal_y) is distinct from (new.focal_x, new.focal_y);
  return null;
end $$;
create trigger focus_cover after insert or update of path, focal_x, focal_y on public.gallery_images
  for each row execute function private.focus_cover_again();

-- Many pictures at once: each function is one change and is undone as one. Both run with the caller's rights.

-- Puts an album's pictures into the order of the ids. Returns how many moved.
create function public.order_album_pictures(album_id uuid, ids uuid[]) returns integer
language plpgsql volatile set search_path = ''
as $$
declare
  moved integer;
begin
  perform private.require_managed('gallery_images');
  update public.gallery_images i set position = place.number - 1
  from unnest(ids) with ordinality as place (id, number)
  where i.id = place.id and i.gallery_event_id = album_id and i.position <> place.number - 1;
  get diagnostics moved = row_count;
  return moved;
end $$;
grant execute on function public.order_album_pictures to authenticated;

-- Moves pictures to the end of another album, in their order. Returns how many.
create function public.move_album_pictures(ids uuid[], album_id uuid) returns integer
language plpgsql volatile set search_path = ''
as $$
declare
  moved integer;
begin
  perform private.require_managed('gallery_images');
  update public.gallery_images i set gallery_event_id = album_id, position = place.number
  from (
    select p.id, row_number() over (order by p.position, p.id)
      + coalesce((select max(own.position) from public.gallery_images own where own.gallery_event_id = album_id), -1)
      as number
    from public.gallery_images p where p.id = any (ids) and p.gallery_event_id <> album_id
  ) as place
  where i.id = place.id;
  get diagnostics moved = row_count;
  return moved;
end $$;
grant execute on function public.move_album_pictures to authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- Slugs that events and albums had while they were public. Of two that had the same one, the last answers.

create table public.former_slugs (
  id uuid primary key default gen_random_uuid(),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  event_id uuid references public.events (id) on delete cascade,
  gallery_event_id uuid references public.gallery_events (id) on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (num_nonnulls(event_id, gallery_event_id) = 1)
);
create index former_slugs_event_idx on public.former_slugs (event_id);
create index former_slugs_gallery_event_idx on public.former_slugs (gallery_event_id);
create unique index former_slugs_of_events_idx on public.former_slugs (slug) where event_id is not null;
create unique index former_slugs_of_albums_idx on public.former_slugs (slug) where gallery_event_id is not null;

alter table public.former_slugs enable row level security;
grant select, insert, update, delete on public.former_slugs to anon, authenticated;
grant all on public.former_slugs to service_role;
-- Clients never write: the triggers do. What is withdrawn keeps its former slug to itself.
create policy "Former slugs of what is listed are public" on public.former_slugs for select to anon
  using (
    exists (select from public.events e where e.id = event_id and e.status = 'published' and e.publish_at <= now())
    or exists (select from public.gallery_events g where g.id = gallery_event_id and g.published and not g.unlisted)
  );
create policy "Who may read" on public.former_slugs for select to authenticated
  using (
    exists (select from public.events e where e.id = event_id and e.status = 'published' and e.publish_at <= now())
    or exists (select from public.gallery_events g where g.id = gallery_event_id and g.published and not g.unlisted)
    or (select public.is_admin())
  );

create trigger stamp before insert or update on public.former_slugs
  for each row execute function private.stamp_row();

create function private.keep_former_album_slug() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.former_slugs (slug, gallery_event_id) values (old.slug, new.id)
  on conflict (slug) where gallery_event_id is not null do update set gallery_event_id = excluded.gallery_event_id;
  return null;
end $$;
create trigger keep_former_slug after update of slug on public.gallery_events for each row
  when (new.slug is distinct from old.slug and old.published)
  execute function private.keep_former_album_slug();

-- ---------------------------------------------------------------------------------------------------------
-- A person in a picture, or their guardian, asks to have it taken away. It is hidden at once; the office
-- decides afterwards.

create table public.photo_requests (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique,
  picture_id uuid references public.gallery_images (id) on delete set null,
  -- Title and path stay readable when the picture is gone.
  album_title text not null check (length(album_title) <= 200),
  path text not null check (length(path) <= 500),
  -- The picture was its album's cover, and is again when it returns.
  was_cover boolean not null default false,
  name text not null check (length(name) between 1 and 120),
  email text not null check (length(email) <= 254),
  relation text not null check (relation in ('self', 'guardian', 'other')),
  reason text check (length(reason) <= 2000),
  consent_version text not null check (length(consent_version) between 1 and 40),
  language text not null default 'en' check (language in ('en', 'hi')),
  status text not null default 'new' check (status in ('new', 'restored', 'removed')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index photo_requests_status_idx on public.photo_requests (status, created_at desc, id);
create index photo_requests_created_idx on public.photo_requests (created_at desc, id);
create index photo_requests_picture_idx on public.photo_requests (picture_id);
create index photo_requests_email_idx on public.photo_requests (email, created_at);

alter table public.photo_requests enable row level security;
grant select, insert, update, delete on public.photo_requests to anon, authenticated;
grant all on public.photo_requests to service_role;
create policy "Admins manage" on public.photo_requests for all to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));

create trigger stamp before insert or update on public.photo_requests
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.photo_requests
  for each row execute function private.guard_campus();
create trigger audit after update or delete on public.photo_requests
  for each row execute function private.audit_row();

insert into private.managed_tables values ('photo_requests');

-- Hides or shows a picture, and gives its album another cover or the old one.
create function private.hide_picture(picture uuid, hide boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  shown public.gallery_images;
  cover public.gallery_images;
begin
  update public.gallery_images i set hidden_at = case when hide then coalesce(i.hidden_at, now()) end
  where i.id = picture returning * into shown;
  if not found then
    return;
  end if;
  if hide then
    update public.photo_requests r set was_cover = true
    where r.picture_id = picture and exists (
      select from public.gallery_events g where g.id = shown.gallery_event_id and g.cover = shown.path);
    select * into cover from public.gallery_images i
    where i.gallery_event_id = shown.gallery_event_id and i.hidden_at is null
    order by i.position, i.id limit 1;
    update public.gallery_events g
    set cover = cover.path, cover_alt = nullif(cover.alt, ''), cover_width = cover.width, cover_height = cover.height
    where g.id = shown.gallery_event_id and g.cover = shown.path;
  elsif exists (select from public.photo_requests r where r.picture_id = picture and r.was_cover) then
    update public.gallery_events g
    set cover = shown.path, cover_alt = nullif(shown.alt, ''), cover_width = shown.width, cover_height = shown.height
    where g.id = shown.gallery_event_id;
    update public.photo_requests r set was_cover = false where r.picture_id = picture;
  end if;
end $$;

-- The office's decision: the picture returns or stays away, and the person is told. Undo does the reverse.
create function private.follow_photo_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.status is distinct from old.status then
    perform private.hide_picture(new.picture_id, new.status <> 'restored');
    if new.status <> 'new' then
      perform private.queue_letter(new.email, 'photo_request_' || new.status, jsonb_build_object(
        'reference', new.reference, 'name', new.name, 'album', new.album_title, 'language', new.language));
    end if;
  end if;
  return new;
end $$;
create trigger follow after update of status on public.photo_requests
  for each row execute function private.follow_photo_request();

-- Passes the web server, which judges the form first (docs/decisions/public-forms.md). A picture that the office has
-- looked at and shown again stays visible, and so does anything after thirty requests in a day: those wait
-- for the office.
create function public.create_photo_request(
  picture_id uuid, name text, email text, relation text, consent_version text, reason text default null,
  language text default 'en'
) returns table (reference text, status text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  own_reference text := private.new_reference('PHO');
  sender text := private.require_text(create_photo_request.name, 'name', 2, 120);
  address text := private.require_email(create_photo_request.email, 'email');
  consent text := private.require_text(create_photo_request.consent_version, 'consent_version', 1, 40);
  words text := private.require_text(create_photo_request.reason, 'reason', 0, 2000);
  tongue text := private.known_language(create_photo_request.language);
  picture record;
  facts jsonb;
  hides boolean;
begin
  if coalesce(create_photo_request.relation, '') not in ('self', 'guardian', 'other') then
    raise exception 'Please choose one of the answers.' using errcode = '22023', detail = 'relation';
  end if;
  select i.id, i.path, g.title, g.campus into picture
  from public.gallery_images i join public.gallery_events g on g.id = i.gallery_event_id
  where i.id = create_photo_request.picture_id and i.hidden_at is null and g.published;
  if not found then
    raise exception 'This picture is not shown any more.' using errcode = 'PT404', detail = 'no_such_picture';
  end if;
  perform private.refuse_many((select count(*) from public.photo_requests r
    where r.email = address and r.created_at > now() - interval '1 day'));
  hides := not exists (
      select from public.photo_requests r where r.picture_id = picture.id and r.status = 'restored')
    and (select count(*) from public.photo_requests r where r.created_at > now() - interval '1 day') < 30;
  insert into public.photo_requests (reference, picture_id, album_title, path, name, email, relation, reason,
    consent_version, language)
  values (own_reference, picture.id, picture.title, picture.path, sender, address,
    create_photo_request.relation, words, consent, tongue);
  if hides then
    perform private.hide_picture(picture.id, true);
  end if;
  facts := jsonb_build_object('reference', own_reference, 'name', sender, 'album', picture.title, 'hidden', hides);
  perform private.queue_letter(address, 'photo_request_received', facts || jsonb_build_object('language', tongue));
  perform private.queue_office_letter('photos', picture.campus, 'office_photo_request', facts || jsonb_build_object(
    'email', address, 'relation', create_photo_request.relation, 'message', words, 'written_in', tongue));
  return query select own_reference, 'new'::text;
end $$;

-- 13_school_records.sql

-- Students, teachers, transfer certificates, and what the office does to many rows at once.

-- ---------------------------------------------------------------------------------------------------------
-- Students: for administrators only.

create table public.students (
  id uuid primary key default gen_random_uuid(),
  admission_no text not null unique check (length(btrim(admission_no)) between 1 and 40),
  name text not null check (length(btrim(name)) between 1 and 120),
  date_of_birth date check (date_of_birth between date '1980-01-01' and date '2100-01-01'),
  gender text check (gender in ('female', 'male', 'other')),
  campus text not null check (campus in ('paonta-sahib', 'juniors', 'majra')),
  class text not null check (length(class) between 1 and 30),
  section text check (length(section) <= 10),
  roll_no text check (length(roll_no) <= 20),
  house text check (length(house) <= 60),
  guardian_name text check (length(guardian_name) <= 120),
  guardian_relation text check (length(guardian_relation) <= 60),
  guardian_phone text check (guardian_phone ~ '^\+?[0-9 ()./-]{6,24}$'),
  guardian_email text check (length(guardian_email) <= 254 and guardian_email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'),
  address text check (length(address) <= 500),
  admitted_on date,
  left_on date,
  status text not null default 'active' check (status in ('active', 'left', 'graduated')),
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (left_on >= admitted_on)
);
create index students_name_idx on public.students (name, id);
create index students_class_idx on public.students (campus, class, section, name);
create index students_status_idx on public.students (status, name, id);
create index students_created_idx on public.students (created_at desc, id);
create index students_admission_search_idx on public.students using gin (admission_no extensions.gin_trgm_ops);
create index students_name_search_idx on public.students using gin (name extensions.gin_trgm_ops);

alter table public.students enable row level security;
grant select, insert, update, delete on public.students to anon, authenticated;
grant all on public.students to service_role;
create policy "Admins manage" on public.students for all to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));

create trigger stamp before insert or update on public.students
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.students
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.students
  for each row execute function private.audit_row();

insert into private.managed_tables values ('students');

-- Students who are marked as having left get a day of leaving: registrations of alumni are compared with it.
create function private.set_day_of_leaving() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.left_on := greatest((now() at time zone 'Asia/Kolkata')::date, new.admitted_on);
  return new;
end $$;
create trigger set_day_of_leaving before update on public.students
  for each row when (old.status = 'active' and new.status <> 'active' and new.left_on is null)
  execute function private.set_day_of_leaving();

-- ---------------------------------------------------------------------------------------------------------
-- Teachers: the table is for administrators, a view shows the public part of the public ones. `words` is what
-- a visitor's word is looked for in, in both languages.

create table public.teachers (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(btrim(name)) between 1 and 120),
  designation text not null check (length(btrim(designation)) between 1 and 120),
  department text check (length(department) <= 80),
  subjects text[] not null default '{}' check (cardinality(subjects) <= 20),
  campus text check (campus in ('paonta-sahib', 'juniors', 'majra')),
  qualification text check (length(qualification) <= 200),
  joined_on date check (joined_on between date '1960-01-01' and date '2100-01-01'),
  photo text constraint teachers_photo_address check (private.is_address(photo)),
  photo_alt text check (length(photo_alt) <= 300),
  bio text not null default '' check (length(bio) <= 4000),
  email text check (length(email) <= 254 and email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'),
  phone text check (phone ~ '^\+?[0-9 ()./-]{6,24}$'),
  is_public boolean not null default false,
  position integer not null default 0,
  translations jsonb not null default '{}' check (private.is_translation(translations)),
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index teachers_position_idx on public.teachers (position, name, id);
create index teachers_public_idx on public.teachers (campus, department, position) where is_public;
create index teachers_department_idx on public.teachers (department, position);
create index teachers_name_search_idx on public.teachers using gin (name extensions.gin_trgm_ops);
create index teachers_name_idx on public.teachers (name, id);
create index teachers_listed_idx on public.teachers (department, position, id) where is_public;

alter table public.teachers enable row level security;
grant select, insert, update, delete on public.teachers to anon, authenticated;
grant all on public.teachers to service_role;
create policy "Admins manage" on public.teachers for all to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));

create trigger stamp before insert or update on public.teachers
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.teachers
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.teachers
  for each row execute function private.audit_row();
create trigger index_for_search after insert or update or delete on public.teachers
  for each row execute function private.index_for_search();

insert into private.managed_tables values ('teachers');

create view private.public_teachers with (security_barrier = true, security_invoker = false) as
select t.id, t.name, t.designation, t.department, t.subjects, t.campus, t.qualification, t.joined_on,
  t.photo, t.photo_alt, t.bio, t.position, t.created_at, t.updated_at, t.translations,
  concat_ws(E'\n', t.name, t.designation, t.department, t.translations #>> '{hi,name}',
    t.translations #>> '{hi,designation}', t.translations #>> '{hi,department}') as words
from public.teachers t
where t.is_public;
grant select on private.public_teachers to anon, authenticated, service_role;
create trigger read_only instead of insert or update or delete on private.public_teachers
  for each row execute function private.refuse_view_write();

create view public.public_teachers with (security_invoker = true) as select * from private.public_teachers;
revoke all on public.public_teachers from anon, authenticated;
grant select on public.public_teachers to anon, authenticated, service_role;
create trigger read_only instead of insert or update or delete on public.public_teachers
  for each row execute function private.refuse_view_write();

-- The subjects of public teachers, counted as they are written, so that the faculty page costs the same with ten
-- teachers as with ten thousand. `hindi` is the name that one of the teachers has for the subject.
create table private.taught_subjects (
  subject text primary key,
  teachers integer not null,
  hindi text
);

create function private.count_taught_subjects() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' then
    update private.taught_subjects c set teachers = c.teachers - o.teachers
    from (
      select s as subject, count(*) as teachers
      from old_rows, unnest(subjects) s where is_public group by s
    ) o
    where c.subject = o.subject;
  end if;
  if tg_op <> 'DELETE' then
    insert into private.taught_subjects (subject, teachers, hindi)
    select s, count(*), max(translations #>> array['hi', 'subjects', (place - 1)::text])
    from new_rows, unnest(subjects) with ordinality as taught (s, place)
    where is_public group by s
    on conflict (subject) do update set teachers = taught_subjects.teachers + excluded.teachers,
      hindi = coalesce(excluded.hindi, taught_subjects.hindi);
  end if;
  delete from private.taught_subjects where teachers = 0;
  return null;
end $$;
create trigger count_inserted_subjects after insert on public.teachers
  referencing new table as new_rows
  for each statement execute function private.count_taught_subjects();
create trigger count_updated_subjects after update on public.teachers
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.count_taught_subjects();
create trigger count_deleted_subjects after delete on public.teachers
  referencing old table as old_rows
  for each statement execute function private.count_taught_subjects();

create function public.list_taught_subjects() returns table (subject text, hindi text)
language sql stable security definer set search_path = ''
as $$
  select c.subject, c.hindi from private.taught_subjects c order by c.subject
$$;
grant execute on function public.list_taught_subjects to anon, authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- Transfer certificates that the school has issued. A holder looks one up by its number and the child's date of
-- birth; nobody can list them.

-- Numbers are written with and without spaces, strokes and capitals: "TC/2026/014", "tc 2026-014".
create function private.plain_certificate_no(written text) returns text
language sql immutable set search_path = ''
as $$ select upper(regexp_replace(coalesce(written, ''), '[^[:alnum:]]', '', 'g')) $$;
grant execute on function private.plain_certificate_no to authenticated;

create table public.transfer_certificates (
  id uuid primary key default gen_random_uuid(),
  certificate_no text not null check (length(btrim(certificate_no)) between 1 and 40),
  student_id uuid references public.students (id) on delete set null,
  student_name text not null check (length(btrim(student_name)) between 1 and 120),
  date_of_birth date not null check (date_of_birth between date '1980-01-01' and date '2100-01-01'),
  admission_no text check (length(admission_no) <= 40),
  campus text not null check (campus in ('paonta-sahib', 'juniors', 'majra')),
  class_left text not null check (length(class_left) between 1 and 30),
  left_on date not null,
  issued_on date not null default current_date check (issued_on between date '2003-01-01' and date '2100-01-01'),
  status text not null default 'valid' check (status in ('valid', 'replaced', 'cancelled')),
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (issued_on >= left_on - 366)
);
create unique index transfer_certificates_number_idx
  on public.transfer_certificates (private.plain_certificate_no(certificate_no));
create index transfer_certificates_student_idx on public.transfer_certificates (student_id);
create index transfer_certificates_issued_idx on public.transfer_certificates (issued_on desc, id);

alter table public.transfer_certificates enable row level security;
grant select, insert, update, delete on public.transfer_certificates to anon, authenticated;
grant all on public.transfer_certificates to service_role;
create policy "Admins manage" on public.transfer_certificates for all to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));

create trigger stamp before insert or update on public.transfer_certificates
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.transfer_certificates
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.transfer_certificates
  for each row execute function private.audit_row();

insert into private.managed_tables values ('transfer_certificates');

-- Wrong look-ups of the last hour, over all copies of the server. No client has a policy.
create table public.certificate_lookups (
  id uuid primary key default gen_random_uuid(),
  certificate_no text not null check (length(certificate_no) <= 40),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index certificate_lookups_number_idx on public.certificate_lookups (certificate_no, created_at);
create index certificate_lookups_created_idx on public.certificate_lookups (created_at);

alter table public.certificate_lookups enable row level security;
grant select, insert, update, delete on public.certificate_lookups to anon, authenticated;
grant all on public.certificate_lookups to service_role;

create trigger stamp before insert or update on public.certificate_lookups
  for each row execute function private.stamp_row();

-- A wrong number and a wrong date get the same answer: no row. After ten wrong dates in an hour a number is
-- answered with 429, whether such a certificate exists or not; after 300 wrong look-ups every number is. Passes
-- the web server, which judges the form first (docs/decisions/public-forms.md).
create function public.find_transfer_certificate(certificate_no text, date_of_birth date)
returns table (number text, student_name text, admission_no text, campus text, class_left text,
               left_on date, issued_on date, status text)
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  asked text := left(private.plain_certificate_no(find_transfer_certificate.certificate_no), 40);
begin
  if asked = '' or find_transfer_certificate.date_of_birth is null then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtext('certificate_lookups'), hashtext(asked));
  delete from public.certificate_lookups l where l.created_at < now() - interval '1 hour';
  if (select count(*) from public.certificate_lookups l where l.certificate_no = asked) >= 10
     or (select count(*) from public.certificate_lookups l) >= 300 then
    raise exception 'This number was asked for too often. Please try again in an hour.'
      using errcode = 'PT429', detail = 'certificate_no';
  end if;
  return query
    select t.certificate_no, t.student_name, t.admission_no, t.campus, t.class_left, t.left_on, t.issued_on, t.status
    from public.transfer_certificates t
    where private.plain_certificate_no(t.certificate_no) = asked
      and t.date_of_birth = find_transfer_certificate.date_of_birth;
  if not found then
    insert into public.certificate_lookups (certificate_no) values (asked);
  end if;
end $$;

-- ---------------------------------------------------------------------------------------------------------
-- Batches: an imported file, the promotion of a year. A batch names its transactions in the audit log, by which
-- it is taken back as a whole.

create table public.office_batches (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('import', 'promotion')),
  target text not null,
  -- Of a promotion: its campus, null for all. Of an import: the campus that its author is limited to.
  campus text check (campus in ('paonta-sahib', 'juniors', 'majra')),
  file_name text check (length(file_name) <= 200),
  rows integer not null default 0,
  -- The transactions in the audit log.
  changes bigint[] not null default '{}',
  actor uuid default auth.uid(),
  undone_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index office_batches_created_idx on public.office_batches (kind, target, created_at desc);

alter table public.office_batches enable row level security;
grant select, insert, update, delete on public.office_batches to anon, authenticated;
grant all on public.office_batches to service_role;
-- Written by the functions below, whose rows are guarded one by one.
create policy "Admins read" on public.office_batches for select to authenticated
  using ((select public.is_admin()));

create trigger stamp before insert or update on public.office_batches
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.office_batches
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.office_batches
  for each row execute function private.audit_row();

-- Which of these values a column has already; asked before an import.
create function public.find_taken_values(target text, field text, wanted text[]) returns setof text
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  if (target, field) not in (('students', 'admission_no'), ('alumni_records', 'email')) then
    raise exception 'This is not asked.' using errcode = '22023', detail = 'field';
  end if;
  return query execute format('select t.%2$I from public.%1$I t where t.%2$I = any ($1)', target, field) using wanted;
end $$;
grant execute on function public.find_taken_values to authenticated;

create function public.begin_import(target text, file_name text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  batch uuid;
begin
  perform private.require_admin();
  if coalesce(target, '') not in ('students', 'teachers', 'calendar_entries', 'alumni_records') then
    raise exception 'Nothing is imported there.' using errcode = '22023', detail = 'target';
  end if;
  insert into public.office_batches (kind, target, file_name, campus)
  values ('import', begin_import.target, left(begin_import.file_name, 200), private.campus_scope())
  returning id into batch;
  return batch;
end $$;
grant execute on function public.begin_import to authenticated;

-- Adds up to 500 rows to an import. All rows have the same keys, which must be columns.
create function public.import_rows(batch uuid, rows jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  own public.office_batches;
  names text;
  counted integer;
begin
  perform private.require_admin();
  select * into own from public.office_batches b
  where b.id = batch and b.kind = 'import' and b.undone_at is null and b.actor = auth.uid() for update;
  if own.id is null or jsonb_typeof(rows) <> 'array' or jsonb_array_length(rows) not between 1 and 500 then
    raise exception 'These rows cannot be imported.' using errcode = '22023', detail = 'rows';
  end if;
  select string_agg(format('%I', key), ', ') into names from jsonb_object_keys(rows -> 0) as key
  where key not in ('id', 'created_at', 'updated_at', 'is_sample');
  execute format('insert into public.%1$I (%2$s) select %2$s from jsonb_populate_recordset(null::public.%1$I, $1)',
    own.target, names) using rows;
  get diagnostics counted = row_count;
  update public.office_batches b set rows = b.rows + counted,
    changes = b.changes || (pg_current_xact_id()::text)::bigint where b.id = batch;
  return counted;
exception when undefined_column then
  raise exception 'A column of this file is none of the table.' using errcode = '22023', detail = 'rows';
end $$;
grant execute on function public.import_rows to authenticated;

-- The class that follows a class; null after the last.
create function private.next_class(class text) returns text
language sql immutable set search_path = ''
as $$
  select case class when 'Nursery' then 'LKG' when 'LKG' then 'UKG' when 'UKG' then 'Class 1'
    when 'Class 12' then null
    else 'Class ' || (substring(class from '^Class (\d+)$')::integer + 1) end
$$;

-- How many would move from which class to which. Students without a next class leave.
create function public.plan_promotion(only_campus text default null)
returns table (class text, next_class text, students bigint)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  return query
    select s.class, private.next_class(s.class), count(*) from public.students s
    where s.status = 'active' and (only_campus is null or s.campus = only_campus)
      and (s.class = 'Class 12' or private.next_class(s.class) is not null)
    group by s.class;
end $$;
grant execute on function public.plan_promotion to authenticated;

-- Moves every active student up one class; the last class leaves on the given day. Refused within 300 days of
-- the last promotion, unless that is taken back.
create function public.promote_students(only_campus text default null, leaving_on date default null) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  batch uuid;
  counted integer;
begin
  perform private.require_admin();
  perform pg_advisory_xact_lock(20261121002350);
  if exists (
    select from public.office_batches b where b.kind = 'promotion' and b.undone_at is null
      and (b.campus is null or only_campus is null or b.campus = only_campus)
      and b.created_at > now() - interval '300 days'
  ) then
    raise exception 'This year has been promoted already.' using errcode = 'PT409', detail = 'promoted_already';
  end if;
  update public.students s set
    status = case when s.class = 'Class 12' then 'graduated' else s.status end,
    left_on = case when s.class = 'Class 12'
      then greatest(coalesce(leaving_on, (now() at time zone 'Asia/Kolkata')::date), s.admitted_on)
      else s.left_on end,
    class = coalesce(private.next_class(s.class), s.class)
  where s.status = 'active' and (only_campus is null or s.campus = only_campus)
    and (s.class = 'Class 12' or private.next_class(s.class) is not null);
  get diagnostics counted = row_count;
  insert into public.office_batches (kind, target, campus, rows, changes)
  values ('promotion', 'students', only_campus, counted, array[(pg_current_xact_id()::text)::bigint])
  returning id into batch;
  return batch;
end $$;
grant execute on function public.promote_students to authenticated;

-- Takes a batch back. Imported rows are deleted. Promoted students get back their class, status and day of
-- leaving, unless someone has changed those since. Returns how many rows.
create function public.undo_batch(batch uuid) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  own public.office_batches;
  counted integer;
begin
  perform private.require_admin();
  select * into own from public.office_batches b where b.id = batch and b.undone_at is null for update;
  if own.id is null then
    raise exception 'This has been taken back already.' using errcode = 'PT404', detail = 'batch';
  end if;
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
  update public.office_batches b set undone_at = now() where b.id = batch;
  return counted;
end $$;
grant execute on function public.undo_batch to authenticated;

-- 14_sports.sql

-- Sports programs, registrations for them, and medical notes.

-- ---------------------------------------------------------------------------------------------------------
-- Programs.

create table public.sports_programs (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(btrim(name)) between 1 and 120),
  summary text not null default '' check (length(summary) <= 300),
  description text not null default '' check (length(description) <= 10000),
  coach text check (length(coach) <= 200),
  achievements text check (length(achievements) <= 4000),
  age_groups text[] not null default '{}' check (cardinality(age_groups) <= 20),
  schedules jsonb not null default '[]' check (
    jsonb_typeof(schedules) = 'array' and jsonb_array_length(schedules) <= 30
    and not jsonb_path_exists(schedules, '$[*] ? (!(@.type.type() == "string"))')
    and not jsonb_path_exists(schedules, 'strict $[*] ? (!(@.timings.type() == "array"))')
  ),
  images jsonb not null default '{"main_image": null, "gallery_images": []}' check (
    jsonb_typeof(images) = 'object' and images ? 'main_image'
    and jsonb_typeof(images -> 'gallery_images') = 'array'
  ),
  campus text check (campus in ('paonta-sahib', 'juniors', 'majra')),
  position integer not null default 0,
  registration_open boolean not null default true,
  -- Places in each batch; null for no limit.
  batch_capacity integer check (batch_capacity between 1 and 1000),
  translations jsonb not null default '{}' check (private.is_translation(translations)),
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sports_programs_position_idx on public.sports_programs (position, name, id);
create index sports_programs_campus_idx on public.sports_programs (campus, position);

alter table public.sports_programs enable row level security;
grant select, insert, update, delete on public.sports_programs to anon, authenticated;
grant all on public.sports_programs to service_role;
create policy "Programs are public" on public.sports_programs for select to anon
  using (true);
create policy "Who may read" on public.sports_programs for select to authenticated
  using (true);
create policy "Who may add" on public.sports_programs for insert to authenticated
  with check ((select public.is_admin()));
create policy "Who may change" on public.sports_programs for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Who may delete" on public.sports_programs for delete to authenticated
  using ((select public.is_admin()));

create trigger stamp before insert or update on public.sports_programs
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.sports_programs
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.sports_programs
  for each row execute function private.audit_row();
create trigger index_for_search after insert or update or delete on public.sports_programs
  for each row execute function private.index_for_search();

insert into private.managed_tables values ('sports_programs');

-- The season runs with the school year, to the end of March.
create function private.season_end(moment timestamptz) returns date
language sql immutable set search_path = ''
as $$
  select make_date(extract(year from day)::integer + (extract(month from day) > 3)::integer, 3, 31)
  from (select (moment at time zone 'Asia/Kolkata')::date as day) today
$$;
grant execute on function private.season_end to authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- Registrations.

create table public.sports_registrations (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique,
  sport_id uuid not null references public.sports_programs (id) on delete restrict,
  child_name text not null check (length(child_name) between 1 and 120),
  date_of_birth date not null check (date_of_birth between date '1990-01-01' and date '2100-01-01'),
  guardian_name text not null check (length(guardian_name) between 1 and 120),
  guardian_email text not null check (length(guardian_email) <= 254),
  guardian_phone text not null check (guardian_phone ~ '^\+?[0-9 ()./-]{6,24}$'),
  emergency_name text check (length(emergency_name) between 1 and 120),
  emergency_phone text check (emergency_phone ~ '^\+?[0-9 ()./-]{6,24}$'),
  campus text check (campus in ('paonta-sahib', 'juniors', 'majra')),
  -- The batch of the sport's schedule.
  batch text check (length(batch) <= 120),
  season_ends_on date not null default private.season_end(now()),
  consent_version text not null check (length(consent_version) between 1 and 40),
  consented_at timestamptz not null default now(),
  language text not null default 'en' check (language in ('en', 'hi')),
  -- Of the link with which the same family registers another child.
  family_token_hash text unique,
  status text not null default 'new' check (status in ('new', 'confirmed', 'waitlisted', 'declined', 'withdrawn')),
  notes text not null default '' check (length(notes) <= 4000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sports_registrations_sport_idx on public.sports_registrations (sport_id, created_at desc);
create index sports_registrations_status_idx on public.sports_registrations (status, created_at desc, id);
create index sports_registrations_created_idx on public.sports_registrations (created_at desc, id);
create index sports_registrations_batch_idx
  on public.sports_registrations (sport_id, batch, season_ends_on, created_at);

alter table public.sports_registrations enable row level security;
grant select, insert, update, delete on public.sports_registrations to anon, authenticated;
grant all on public.sports_registrations to service_role;
create policy "Admins manage" on public.sports_registrations for all to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));

create trigger stamp before insert or update on public.sports_registrations
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.sports_registrations
  for each row execute function private.guard_campus();
create trigger audit after update or delete on public.sports_registrations
  for each row execute function private.audit_row();

insert into private.managed_tables values ('sports_registrations');

-- The same child registered once more: kept apart, so that the form never tells that a child is registered.
create table private.repeated_registrations (
  family_token_hash text primary key,
  registration_id uuid not null references public.sports_registrations (id) on delete cascade,
  guardian_name text not null,
  guardian_email text not null,
  guardian_phone text not null,
  emergency_name text not null,
  emergency_phone text not null,
  campus text,
  sent_at timestamptz not null default now()
);
create index repeated_registrations_idx on private.repeated_registrations (registration_id, sent_at);

-- School sport in India counts an age on the last day of the year.
create function private.fits_age_groups(age_groups text[], born date, on_day date) returns boolean
language sql immutable set search_path = ''
as $$
  select cardinality(age_groups) = 0 or exists (
    select from unnest(age_groups) age_group,
      lateral (select extract(year from on_day)::integer - extract(year from born)::integer as years) age,
      lateral (select regexp_match(age_group, '^\s*under\s+(\d+)', 'i') as below,
                      regexp_match(age_group, '(\d+)\s*(?:[-–—]|to)\s*(\d+)', 'i') as span,
                      regexp_match(age_group, '(\d+)\s*(?:\+|and above|and over)', 'i') as least) rule
    where case
      when below is not null then years < below[1]::integer
      when span is not null then years between span[1]::integer and span[2]::integer
      when least is not null then years >= least[1]::integer
      -- The coach judges groups in other words.
      else true end)
$$;

create function private.batch_is_full(program public.sports_programs, batch text) returns boolean
language sql stable set search_path = ''
as $$
  select program.batch_capacity <= (
    select count(*) from public.sports_registrations r
    where r.sport_id = program.id and r.batch is not distinct from batch_is_full.batch
      and r.season_ends_on = private.season_end(now()) and r.status in ('new', 'confirmed')) is true
$$;

-- The places taken in each batch of a sport this season: numbers only.
create function public.list_batch_places(sport_id uuid) returns table (batch text, taken integer)
language sql stable security definer set search_path = ''
as $$
  select r.batch, count(*)::integer from public.sports_registrations r
  where r.sport_id = list_batch_places.sport_id and r.season_ends_on = private.season_end(now())
    and r.status in ('new', 'confirmed')
  group by r.batch
$$;
grant execute on function public.list_batch_places to anon, authenticated;

create function private.queue_registration_letter(kind text, program public.sports_programs,
  registration public.sports_registrations, token text default null) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.queue_letter(registration.guardian_email, kind, jsonb_build_object(
    'reference', registration.reference, 'child_name', registration.child_name, 'batch', registration.batch,
    'guardian_name', registration.guardian_name, 'status', registration.status, 'sport_id', program.id,
    'sport', coalesce(program.translations -> registration.language ->> 'name', program.name),
    'language', registration.language, 'token', token));
end $$;

-- Passes the web server, which judges the form first (docs/decisions/public-forms.md). The token opens the guardian's
-- details once more within a month, for a brother or sister. The same child again is answered like a new one,
-- with a reference that leads nowhere; the known guardian gets a letter.
create function public.create_sports_registration(
  sport_id uuid, child_name text, date_of_birth date, guardian_name text, guardian_email text,
  guardian_phone text, emergency_name text, emergency_phone text, consent_version text,
  campus text default null, batch text default null, medical_note text default null, language text default 'en'
) returns table (reference text, status text, token text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  program public.sports_programs;
  registration public.sports_registrations;
  child text := private.require_text(create_sports_registration.child_name, 'child_name', 2, 120);
  guardian text := private.require_text(create_sports_registration.guardian_name, 'guardian_name', 2, 120);
  address text := private.require_email(create_sports_registration.guardian_email, 'guardian_email');
  phone text := private.require_phone(create_sports_registration.guardian_phone, 'guardian_phone');
  other text := private.require_text(create_sports_registration.emergency_name, 'emergency_name', 2, 120);
  other_phone text := private.require_phone(create_sports_registration.emergency_phone, 'emergency_phone');
  health text := private.require_text(create_sports_registration.medical_note, 'medical_note', 0, 2000);
  consent text := private.require_text(create_sports_registration.consent_version, 'consent_version', 1, 40);
  chosen_batch text := private.require_text(create_sports_registration.batch, 'batch', 0, 120);
  born date := create_sports_registration.date_of_birth;
  chosen_campus text := nullif(btrim(create_sports_registration.campus), '');
  would_be text;
  own_token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  -- Locked, so that two children cannot take one place.
  select * into program from public.sports_programs p where p.id = create_sports_registration.sport_id for update;
  if program.id is null then
    raise exception 'Sport not found' using errcode = 'PT404', detail = 'sport_not_found';
  end if;
  if not program.registration_open then
    raise exception 'Registration for this sport is closed.' using errcode = 'PT409', detail = 'registration_closed';
  end if;
  if born is null or born > current_date - interval '2 years' or born < current_date - interval '25 years' then
    raise exception 'Please give the date of birth of the child.' using errcode = '22023', detail = 'date_of_birth';
  end if;
  if not private.fits_age_groups(program.age_groups, born, (now() at time zone 'Asia/Kolkata')::date) then
    raise exception 'This sport has no group for the age of the child.'
      using errcode = '22023', detail = 'date_of_birth';
  end if;
  if chosen_campus not in ('paonta-sahib', 'juniors', 'majra') then
    raise exception 'Please choose one of the campuses.' using errcode = '22023', detail = 'campus';
  end if;
  if jsonb_array_length(program.schedules) > 0
     and not jsonb_path_exists(program.schedules, '$[*] ? (@.type == $batch)',
                               jsonb_build_object('batch', coalesce(chosen_batch, ''))) then
    raise exception 'Please choose one of the batches.' using errcode = '22023', detail = 'batch';
  end if;
  would_be := case when private.batch_is_full(program, chosen_batch) then 'waitlisted' else 'new' end;
  select * into registration from public.sports_registrations r
  where r.sport_id = program.id and r.guardian_email = address and r.date_of_birth = born
    and lower(r.child_name) = lower(child) and r.batch is not distinct from chosen_batch
    and r.season_ends_on = private.season_end(now()) and r.status in ('new', 'confirmed', 'waitlisted');
  if registration.id is not null then
    delete from private.repeated_registrations p where p.sent_at < now() - interval '30 days';
    insert into private.repeated_registrations (family_token_hash, registration_id, guardian_name, guardian_email,
      guardian_phone, emergency_name, emergency_phone, campus)
    values (private.hash_token(own_token), registration.id, guardian, address, phone, other, other_phone,
      coalesce(chosen_campus, program.campus));
    -- Three letters a day at most, so that nobody can fill a mailbox with them.
    if (select count(*) from private.repeated_registrations p
        where p.registration_id = registration.id and p.sent_at > now() - interval '1 day') <= 3 then
      perform private.queue_registration_letter('sports_registration_again', program, registration);
    end if;
    return query select private.new_reference('SPT'), would_be, own_token;
    return;
  end if;
  insert into public.sports_registrations (reference, sport_id, child_name, date_of_birth, guardian_name,
    guardian_email, guardian_phone, emergency_name, emergency_phone, campus, batch, consent_version, language,
    status, family_token_hash)
  values (private.new_reference('SPT'), program.id, child, born, guardian, address, phone, other, other_phone,
    coalesce(chosen_campus, program.campus), chosen_batch, consent,
    case when create_sports_registration.language = 'hi' then 'hi' else 'en' end,
    would_be,
    private.hash_token(own_token))
  returning * into registration;
  if health is not null then
    insert into public.sports_registration_medical_notes (registration_id, note) values (registration.id, health);
  end if;
  perform private.queue_registration_letter(
    case registration.status when 'waitlisted' then 'sports_registration_waitlisted'
      else 'sports_registration_received' end,
    program, registration, own_token);
  return query select registration.reference, registration.status, own_token;
end $$;

-- The details that the same family need not type again.
create function public.get_family_details(token text)
returns table (guardian_name text, guardian_email text, guardian_phone text, emergency_name text,
  emergency_phone text, campus text)
language sql stable security definer set search_path = ''
as $$
  select r.guardian_name, r.guardian_email, r.guardian_phone, r.emergency_name, r.emergency_phone, r.campus
  from public.sports_registrations r
  where r.family_token_hash = private.hash_token(get_family_details.token)
    and r.created_at > now() - interval '30 days'
  union all
  select p.guardian_name, p.guardian_email, p.guardian_phone, p.emergency_name, p.emergency_phone, p.campus
  from private.repeated_registrations p
  where p.family_token_hash = private.hash_token(get_family_details.token) and p.sent_at > now() - interval '30 days'
$$;
grant execute on function public.get_family_details to anon, authenticated;

-- A free place goes to the child who has waited longest for this batch.
create function private.fill_batch() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  program public.sports_programs;
  registration public.sports_registrations;
begin
  select * into program from public.sports_programs p
  where p.id = case when tg_table_name = 'sports_programs' then to_jsonb(old) ->> 'id'
    else to_jsonb(old) ->> 'sport_id' end::uuid
  for update;
  for registration in
    select r.* from public.sports_registrations r
    where r.sport_id = program.id and r.status = 'waitlisted' and r.season_ends_on = private.season_end(now())
    order by r.created_at, r.id
  loop
    if not private.batch_is_full(program, registration.batch) then
      update public.sports_registrations r set status = 'new' where r.id = registration.id
      returning * into registration;
      perform private.queue_registration_letter('sports_registration_moved_up', program, registration);
    end if;
  end loop;
  return null;
end $$;
create trigger fill_batch_on_change after update on public.sports_registrations for each row
  when (old.status in ('new', 'confirmed') and new.status not in ('new', 'confirmed')
        or new.batch is distinct from old.batch)
  execute function private.fill_batch();
create trigger fill_batch_on_delete after delete on public.sports_registrations for each row
  when (old.status in ('new', 'confirmed')) execute function private.fill_batch();
create trigger fill_batch_on_capacity after update on public.sports_programs for each row
  when (new.batch_capacity is distinct from old.batch_capacity) execute function private.fill_batch();

-- ---------------------------------------------------------------------------------------------------------
-- Medical notes: apart from the registration, so that lists and exports cannot carry them along.

create table public.sports_registration_medical_notes (
  id uuid primary key default gen_random_uuid(),
  registration_id uuid not null unique references public.sports_registrations (id) on delete cascade,
  note text not null check (length(note) between 1 and 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

alter table public.sports_registration_medical_notes enable row level security;
grant select, insert, update, delete on public.sports_registration_medical_notes to anon, authenticated;
grant all on public.sports_registration_medical_notes to service_role;
create policy "Admins manage" on public.sports_registration_medical_notes for all to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));

create trigger stamp before insert or update on public.sports_registration_medical_notes
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.sports_registration_medical_notes
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.sports_registration_medical_notes
  for each row execute function private.audit_row();

-- Who changed a note, when, and what it said before (docs/decisions/events-and-sports.md). The audit log
-- leaves the words out: it is kept longer, and the whole office reads it.
create table public.medical_note_changes (
  id uuid primary key default gen_random_uuid(),
  -- No foreign key: the change outlives the registration.
  registration_id uuid not null,
  campus text check (campus in ('paonta-sahib', 'juniors', 'majra')),
  season_ends_on date not null,
  action text not null check (action in ('insert', 'update', 'delete')),
  was text,
  actor uuid default auth.uid(),
  -- Null for the family's form and for the server.
  changed_by text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index medical_note_changes_registration_idx on public.medical_note_changes (registration_id, created_at desc);

alter table public.medical_note_changes enable row level security;
grant select, insert, update, delete on public.medical_note_changes to anon, authenticated;
grant all on public.medical_note_changes to service_role;
create policy "Administrators and the campus read" on public.medical_note_changes for select to authenticated
  using (
    (select public.is_admin())
    and ((select public.own_campus_scope()) is null or campus = (select public.own_campus_scope()))
  );

create trigger stamp before insert or update on public.medical_note_changes
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.medical_note_changes
  for each row execute function private.guard_campus();

create function private.add_medical_note_change(registration uuid, what text, said text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  colleague public.admin_users := private.own_admin_entry();
begin
  insert into public.medical_note_changes (registration_id, campus, season_ends_on, action, was, changed_by)
  select r.id, r.campus, r.season_ends_on, what, said, coalesce(colleague.full_name, colleague.email)
  from public.sports_registrations r where r.id = registration;
end $$;

create function private.keep_medical_note() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' or tg_op = 'UPDATE' and old.registration_id <> new.registration_id then
    perform private.add_medical_note_change(old.registration_id, 'delete', old.note);
  end if;
  if tg_op = 'INSERT' or tg_op = 'UPDATE' and old.registration_id <> new.registration_id then
    perform private.add_medical_note_change(new.registration_id, 'insert', null);
  elsif tg_op = 'UPDATE' and old.note <> new.note then
    perform private.add_medical_note_change(new.registration_id, 'update', old.note);
  end if;
  return null;
end $$;
create trigger keep_medical_note after insert or update or delete on public.sports_registration_medical_notes
  for each row execute function private.keep_medical_note();

-- A note is deleted with its registration. Written before, while the registration still says whose it was.
create function private.keep_note_of_deleted() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.add_medical_note_change(old.id, 'delete', n.note)
  from public.sports_registration_medical_notes n where n.registration_id = old.id;
  return old;
end $$;
create trigger keep_medical_note before delete on public.sports_registrations
  for each row execute function private.keep_note_of_deleted();

-- 15_enquiries.sql

-- What visitors send: admission enquiries, contact messages, subscriptions to the weekly letter. The web server
-- judges each form before it calls these functions (docs/decisions/public-forms.md); visitors cannot call them directly.

-- The n-th working day (Monday to Saturday) after today in India.
create function private.working_day_after(days integer) returns date
language sql stable set search_path = ''
as $$
  select day::date from generate_series(
    (now() at time zone 'Asia/Kolkata')::date + 1, (now() at time zone 'Asia/Kolkata')::date + days * 2 + 2,
    interval '1 day') as day
  where extract(isodow from day) < 7 order by day offset greatest(days, 1) - 1 limit 1
$$;
grant execute on function private.working_day_after to authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- Admission enquiries. The letter of receipt promises an answer within five working days, two for a message.

create table public.admission_enquiries (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique,
  child_name text not null check (length(child_name) between 1 and 120),
  date_of_birth date not null check (date_of_birth between date '1990-01-01' and date '2100-01-01'),
  campus text not null check (campus in ('paonta-sahib', 'juniors', 'majra')),
  level text not null check (level in ('pre-primary', 'primary', 'middle', 'secondary', 'senior-secondary')),
  class text check (length(class) <= 30),
  session text check (session ~ '^20[0-9]{2}-[0-9]{2}$'),
  guardian_name text not null check (length(guardian_name) between 1 and 120),
  guardian_relation text check (length(guardian_relation) <= 60),
  email text not null check (length(email) <= 254),
  phone text not null check (phone ~ '^\+?[0-9 ()./-]{6,24}$'),
  message text check (length(message) <= 4000),
  source text check (source in ('family', 'search', 'social', 'newspaper', 'passing', 'other')),
  -- When the family would like to see the campus.
  visit_at timestamptz,
  consent_version text not null check (length(consent_version) between 1 and 40),
  language text not null default 'en' check (language in ('en', 'hi')),
  status text not null default 'new'
    check (status in ('new', 'contacted', 'visit_booked', 'applied', 'admitted', 'closed', 'spam')),
  -- The colleague who looks after it.
  owner_id uuid references public.admin_users (id) on delete set null,
  owner_name text,
  notes text not null default '' check (length(notes) <= 10000),
  -- When it should be answered.
  due_on date not null default private.working_day_after(5),
  is_open boolean generated always as (status not in ('admitted', 'closed', 'spam')) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index admission_enquiries_status_idx on public.admission_enquiries (status, created_at desc, id);
create index admission_enquiries_created_idx on public.admission_enquiries (created_at desc, id);
create index admission_enquiries_campus_idx on public.admission_enquiries (campus, created_at desc);
create index admission_enquiries_owner_idx on public.admission_enquiries (owner_id);
create index admission_enquiries_due_idx on public.admission_enquiries (due_on, id) where is_open;
create index admission_enquiries_visit_idx on public.admission_enquiries (campus, visit_at)
  where visit_at is not null;
create index admission_enquiries_email_idx on public.admission_enquiries (email, created_at);

alter table public.admission_enquiries enable row level security;
grant select, insert, update, delete on public.admission_enquiries to anon, authenticated;
grant all on public.admission_enquiries to service_role;
create policy "Admins manage" on public.admission_enquiries for all to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));

create trigger stamp before insert or update on public.admission_enquiries
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.admission_enquiries
  for each row execute function private.guard_campus();
create trigger audit after update or delete on public.admission_enquiries
  for each row execute function private.audit_row();

insert into private.managed_tables values ('admission_enquiries');

-- The name stands beside the id, so that lists can show, sort and search it.
create function private.keep_owner_name() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.owner_name := (select coalesce(a.full_name, a.email) from public.admin_users a where a.id = new.owner_id);
  return new;
end $$;
create trigger keep_owner_name before insert or update on public.admission_enquiries
  for each row execute function private.keep_owner_name();

-- A visit needs a time within the next 60 days that fewer than three families have chosen.
create function public.create_admission_enquiry(
  child_name text, date_of_birth date, campus text, level text, guardian_name text, email text, phone text,
  consent_version text, class text default null, session text default null,
  guardian_relation text default null, message text default null,
  source text default null, visit_at timestamptz default null, language text default 'en'
) returns table (reference text, status text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  own_reference text := private.new_reference('ADM');
  child text := private.require_text(create_admission_enquiry.child_name, 'child_name', 2, 120);
  guardian text := private.require_text(create_admission_enquiry.guardian_name, 'guardian_name', 2, 120);
  address text := private.require_email(create_admission_enquiry.email, 'email');
  number text := private.require_phone(create_admission_enquiry.phone, 'phone');
  consent text := private.require_text(create_admission_enquiry.consent_version, 'consent_version', 1, 40);
  place text := create_admission_enquiry.campus;
  born date := create_admission_enquiry.date_of_birth;
  school_year text := nullif(btrim(create_admission_enquiry.session), '');
  heard text := nullif(btrim(create_admission_enquiry.source), '');
  visit timestamptz := create_admission_enquiry.visit_at;
  tongue text := private.known_language(create_admission_enquiry.language);
  words text := private.require_text(create_admission_enquiry.message, 'message', 0, 4000);
  facts jsonb;
begin
  if born is null or born > current_date or born < current_date - interval '25 years' then
    raise exception 'Please give the date of birth of the child.' using errcode = '22023', detail = 'date_of_birth';
  end if;
  if coalesce(place, '') not in ('paonta-sahib', 'juniors', 'majra') then
    raise exception 'Please choose one of the campuses.' using errcode = '22023', detail = 'campus';
  end if;
  if coalesce(create_admission_enquiry.level, '')
     not in ('pre-primary', 'primary', 'middle', 'secondary', 'senior-secondary') then
    raise exception 'Please choose one of the levels.' using errcode = '22023', detail = 'level';
  end if;
  if school_year !~ '^20[0-9]{2}-[0-9]{2}$' then
    raise exception 'Please choose one of the sessions.' using errcode = '22023', detail = 'session';
  end if;
  if heard not in ('family', 'search', 'social', 'newspaper', 'passing', 'other') then
    raise exception 'Please choose one of the answers.' using errcode = '22023', detail = 'source';
  end if;
  perform private.refuse_many((select count(*) from public.admission_enquiries a
    where a.email = address and a.created_at > now() - interval '1 day'));
  if visit is not null then
    if visit < now() or visit > now() + interval '60 days' then
      raise exception 'Please choose one of the times.' using errcode = '22023', detail = 'visit_at';
    end if;
    -- Three families at a time on a campus. The lock lets simultaneous requests count one after the other.
    perform pg_advisory_xact_lock(hashtext('visit ' || place), hashtext(visit::text));
    if (select count(*) from public.admission_enquiries a
        where a.campus = place and a.visit_at = visit and a.status not in ('closed', 'spam')) >= 3 then
      raise exception 'This time has just been taken. Please choose another.'
        using errcode = '22023', detail = 'visit_at';
    end if;
  end if;
  insert into public.admission_enquiries (reference, child_name, date_of_birth, campus, level, class, session,
    guardian_name, guardian_relation, email, phone, message, consent_version, source, visit_at, language)
  values (own_reference, child, born, place, create_admission_enquiry.level,
    private.require_text(create_admission_enquiry.class, 'class', 0, 30), school_year, guardian,
    private.require_text(create_admission_enquiry.guardian_relation, 'guardian_relation', 0, 60), address, number,
    words, consent, heard, visit, tongue);
  facts := jsonb_build_object('reference', own_reference, 'child_name', child, 'guardian_name', guardian,
    'campus', place, 'class', create_admission_enquiry.class, 'visit_at', visit);
  perform private.queue_letter(address, 'admission_enquiry_received',
    facts || jsonb_build_object('language', tongue));
  perform private.queue_office_letter('admissions', place, 'office_admission_enquiry', facts || jsonb_build_object(
    'date_of_birth', born, 'email', address, 'phone', number, 'message', words, 'written_in', tongue));
  return query select own_reference, 'new'::text;
end $$;

-- The visiting times of each campus that can no longer be chosen.
create function public.list_taken_visits() returns table (campus text, visit_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
    select a.campus, a.visit_at from public.admission_enquiries a
    where a.visit_at > now() and a.status not in ('closed', 'spam')
    group by a.campus, a.visit_at having count(*) >= 3;
end $$;
grant execute on function public.list_taken_visits to anon, authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- Contact messages.

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique,
  name text not null check (length(name) between 1 and 120),
  email text not null check (length(email) <= 254),
  phone text check (phone ~ '^\+?[0-9 ()./-]{6,24}$'),
  campus text check (campus in ('paonta-sahib', 'juniors', 'majra')),
  topic text not null default 'general'
    check (topic in ('general', 'admissions', 'transport', 'fees', 'alumni', 'careers', 'website')),
  message text not null check (length(message) between 1 and 4000),
  consent_version text not null check (length(consent_version) between 1 and 40),
  language text not null default 'en' check (language in ('en', 'hi')),
  status text not null default 'new' check (status in ('new', 'answered', 'closed', 'spam')),
  -- The colleague who looks after it.
  owner_id uuid references public.admin_users (id) on delete set null,
  owner_name text,
  notes text not null default '' check (length(notes) <= 10000),
  -- When it should be answered.
  due_on date not null default private.working_day_after(2),
  is_open boolean generated always as (status = 'new') stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index contact_messages_status_idx on public.contact_messages (status, created_at desc, id);
create index contact_messages_created_idx on public.contact_messages (created_at desc, id);
create index contact_messages_campus_idx on public.contact_messages (campus, created_at desc);
create index contact_messages_owner_idx on public.contact_messages (owner_id);
create index contact_messages_due_idx on public.contact_messages (due_on, id) where is_open;
create index contact_messages_email_idx on public.contact_messages (email, created_at);

alter table public.contact_messages enable row level security;
grant select, insert, update, delete on public.contact_messages to anon, authenticated;
grant all on public.contact_messages to service_role;
create policy "Admins manage" on public.contact_messages for all to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));

create trigger stamp before insert or update on public.contact_messages
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.contact_messages
  for each row execute function private.guard_campus();
create trigger audit after update or delete on public.contact_messages
  for each row execute function private.audit_row();
create trigger keep_owner_name before insert or update on public.contact_messages
  for each row execute function private.keep_owner_name();

insert into private.managed_tables values ('contact_messages');

create function public.create_contact_message(
  name text, email text, message text, consent_version text, phone text default null,
  campus text default null, topic text default 'general', language text default 'en'
) returns table (reference text, status text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  own_reference text := private.new_reference('MSG');
  sender text := private.require_text(create_contact_message.name, 'name', 2, 120);
  address text := private.require_email(create_contact_message.email, 'email');
  words text := private.require_text(create_contact_message.message, 'message', 10, 4000);
  consent text := private.require_text(create_contact_message.consent_version, 'consent_version', 1, 40);
  number text := nullif(btrim(create_contact_message.phone), '');
  chosen_campus text := nullif(btrim(create_contact_message.campus), '');
  subject text := coalesce(nullif(btrim(create_contact_message.topic), ''), 'general');
  tongue text := private.known_language(create_contact_message.language);
begin
  if number is not null then
    number := private.require_phone(number, 'phone');
  end if;
  if chosen_campus not in ('paonta-sahib', 'juniors', 'majra') then
    raise exception 'Please choose one of the campuses.' using errcode = '22023', detail = 'campus';
  end if;
  if subject not in ('general', 'admissions', 'transport', 'fees', 'alumni', 'careers', 'website') then
    raise exception 'Please choose one of the topics.' using errcode = '22023', detail = 'topic';
  end if;
  perform private.refuse_many((select count(*) from public.contact_messages m
    where m.email = address and m.created_at > now() - interval '1 day'));
  insert into public.contact_messages (reference, name, email, phone, campus, topic, message,
    consent_version, language)
  values (own_reference, sender, address, number, chosen_campus, subject, words, consent, tongue);
  perform private.queue_letter(address, 'contact_message_received',
    jsonb_build_object('reference', own_reference, 'name', sender, 'language', tongue));
  perform private.queue_office_letter(subject, chosen_campus, 'office_contact_message', jsonb_build_object(
    'reference', own_reference, 'name', sender, 'email', address, 'phone', number, 'campus', chosen_campus,
    'topic', subject, 'message', words, 'written_in', tongue));
  return query select own_reference, 'new'::text;
end $$;

-- ---------------------------------------------------------------------------------------------------------
-- Answers of the office, which go out by mail and stay beside the question.

create table public.enquiry_answers (
  id uuid primary key default gen_random_uuid(),
  enquiry_id uuid references public.admission_enquiries (id) on delete cascade,
  message_id uuid references public.contact_messages (id) on delete cascade,
  body text not null check (length(body) between 1 and 8000),
  language text not null default 'en' check (language in ('en', 'hi')),
  author_name text not null,
  mail_id uuid references public.mail_outbox (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (num_nonnulls(enquiry_id, message_id) = 1)
);
create index enquiry_answers_enquiry_idx on public.enquiry_answers (enquiry_id, created_at);
create index enquiry_answers_message_idx on public.enquiry_answers (message_id, created_at);
create index enquiry_answers_mail_idx on public.enquiry_answers (mail_id);

alter table public.enquiry_answers enable row level security;
grant select, insert, update, delete on public.enquiry_answers to anon, authenticated;
grant all on public.enquiry_answers to service_role;
-- What was sent was sent: only answer_enquiry writes.
create policy "Admins read" on public.enquiry_answers for select to authenticated
  using ((select public.is_admin()));

create trigger stamp before insert or update on public.enquiry_answers
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.enquiry_answers
  for each row execute function private.guard_campus();
create trigger audit after delete on public.enquiry_answers
  for each row execute function private.audit_row();

insert into private.managed_tables values ('enquiry_answers');

-- Answers an enquiry ("admission_enquiries") or a message ("contact_messages") by mail, quoting the question. A
-- new one is answered by that, and goes to the person who answers if it has no owner.
create function public.answer_enquiry(target text, about uuid, body text, language text default 'en') returns void
language plpgsql security definer set search_path = ''
as $$
declare
  words text := private.require_text(body, 'body', 3, 8000);
  chosen text := case when language = 'hi' then 'hi' else 'en' end;
  colleague public.admin_users;
  letter uuid := gen_random_uuid();
  question record;
begin
  perform private.require_admin();
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
  values (letter, question.email, 'enquiry_answer', jsonb_strip_nulls(jsonb_build_object(
    'name', question.name, 'reference', question.reference, 'question', question.words,
    'asked_at', question.created_at, 'answer', words, 'language', chosen)));
  insert into public.enquiry_answers (enquiry_id, message_id, body, language, author_name, mail_id)
  values (case when target = 'admission_enquiries' then about end,
    case when target = 'contact_messages' then about end,
    words, chosen, coalesce(colleague.full_name, colleague.email), letter);
end $$;
grant execute on function public.answer_enquiry to authenticated;

-- The answers to one, oldest first, and what became of their letters.
create function public.list_enquiry_answers(target text, about uuid)
returns table (id uuid, body text, author_name text, created_at timestamptz, sent_at timestamptz,
  gave_up_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  return query
    select a.id, a.body, a.author_name, a.created_at, m.sent_at, m.gave_up_at
    from public.enquiry_answers a left join public.mail_outbox m on m.id = a.mail_id
    where case when target = 'admission_enquiries' then a.enquiry_id else a.message_id end = about
    order by a.created_at, a.id;
end $$;
grant execute on function public.list_enquiry_answers to authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- The weekly letter "My week": sent on Sundays to people who have confirmed the wish by a letter. No client has
-- a policy.

create table public.weekly_subscriptions (
  id uuid primary key default gen_random_uuid(),
  email text not null check (length(email) <= 254),
  campuses text[] not null check (campuses <@ array['paonta-sahib', 'juniors', 'majra']),
  grades text[] not null check (cardinality(grades) <= 16),
  language text not null default 'en' check (language in ('en', 'hi')),
  -- In the links of its letters; it shows and ends this choice, nothing else.
  token uuid not null unique default gen_random_uuid(),
  confirmed_at timestamptz,
  -- The Monday of the last week that was written about.
  last_week date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index weekly_subscriptions_email_idx on public.weekly_subscriptions (email, created_at);
create index weekly_subscriptions_due_idx on public.weekly_subscriptions (last_week, id)
  where confirmed_at is not null;

alter table public.weekly_subscriptions enable row level security;
grant select, insert, update, delete on public.weekly_subscriptions to anon, authenticated;
grant all on public.weekly_subscriptions to service_role;

create trigger stamp before insert or update on public.weekly_subscriptions
  for each row execute function private.stamp_row();

-- Sends a confirmation letter. The answer is the same whether the address is known or not; an earlier choice
-- stays until the new one is confirmed.
create function public.create_weekly_subscription(
  email text, campuses text[], grades text[], language text default 'en'
) returns table (reference text, status text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  address text := private.require_email(create_weekly_subscription.email, 'email');
  tongue text := private.known_language(create_weekly_subscription.language);
  own public.weekly_subscriptions;
begin
  if coalesce(cardinality(create_weekly_subscription.campuses), 0)
     + coalesce(cardinality(create_weekly_subscription.grades), 0) = 0 then
    raise exception 'Please choose a campus or a class first.' using errcode = '22023', detail = 'email';
  end if;
  perform private.refuse_many((select count(*) from public.weekly_subscriptions w
    where w.email = address and w.created_at > now() - interval '1 day'));
  delete from public.weekly_subscriptions w where w.confirmed_at is null and w.created_at < now() - interval '7 days';
  insert into public.weekly_subscriptions (email, campuses, grades, language)
  values (address, coalesce(create_weekly_subscription.campuses, '{}'),
    coalesce(create_weekly_subscription.grades, '{}'), tongue)
  returning * into own;
  perform private.queue_letter(address, 'weekly_confirmation', jsonb_build_object(
    'token', own.token, 'language', tongue, 'campuses', own.campuses, 'grades', own.grades));
  return query select private.new_reference('WEE'), 'new'::text;
end $$;

-- What a link in a letter is about; no row once it has ended.
create function public.get_weekly_subscription(token uuid)
returns table (campuses text[], grades text[], is_confirmed boolean)
language sql stable security definer rows 1 set search_path = ''
as $$
  select w.campuses, w.grades, w.confirmed_at is not null
  from public.weekly_subscriptions w where w.token = get_weekly_subscription.token
$$;
grant execute on function public.get_weekly_subscription to anon, authenticated;

-- From now on only this choice counts. Returns whether there was one.
create function public.confirm_weekly_subscription(token uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  own public.weekly_subscriptions;
begin
  update public.weekly_subscriptions w set confirmed_at = coalesce(w.confirmed_at, now())
  where w.token = confirm_weekly_subscription.token returning * into own;
  if not found then
    return false;
  end if;
  delete from public.weekly_subscriptions w where w.email = own.email and w.id <> own.id;
  return true;
end $$;
grant execute on function public.confirm_weekly_subscription to anon, authenticated;

-- Ends it and forgets the address. Ending it twice is no error.
create function public.end_weekly_subscription(token uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  delete from public.weekly_subscriptions w
  where w.email = (select o.email from public.weekly_subscriptions o where o.token = end_weekly_subscription.token)
$$;
grant execute on function public.end_weekly_subscription to anon, authenticated;

-- Writes to one subscriber about a week, once: the letter and the note that it was written are one change.
-- `letter` is null if nothing concerns the subscriber. Returns whether it was still to be done. With the caller's
-- rights, so that only the server does it.
create function public.queue_weekly_letter(subscription uuid, week date, letter jsonb default null) returns boolean
language plpgsql volatile set search_path = ''
as $$
declare
  own public.weekly_subscriptions;
begin
  update public.weekly_subscriptions w set last_week = queue_weekly_letter.week
  where w.id = queue_weekly_letter.subscription and w.confirmed_at is not null
    and (w.last_week is null or w.last_week < queue_weekly_letter.week)
  returning * into own;
  if not found then
    return false;
  end if;
  if queue_weekly_letter.letter is not null then
    insert into public.mail_outbox (recipient, template, data)
    values (own.email, 'weekly_letter', queue_weekly_letter.letter
      || jsonb_build_object('token', own.token, 'language', own.language));
  end if;
  return true;
end $$;

-- ---------------------------------------------------------------------------------------------------------
-- What public forms have taken in the last two days: how much came from a network, and which proofs of work were
-- spent, so that several copies of the web server count together. Only the server reads and writes it.

create table public.form_submissions (
  id uuid primary key default gen_random_uuid(),
  form text not null check (form ~ '^[a-z][a-z_]{0,39}$'),
  -- Hashed with a secret of the server: no address is kept.
  network text not null check (length(network) between 8 and 64),
  -- Null if the page ran no script.
  proof text unique check (length(proof) between 8 and 64),
  -- The answer, so that a form that is sent twice is kept once.
  reference text check (length(reference) <= 40),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index form_submissions_network_idx on public.form_submissions (network, created_at);
create index form_submissions_created_idx on public.form_submissions (created_at);

alter table public.form_submissions enable row level security;
grant select, insert, update, delete on public.form_submissions to anon, authenticated;
grant all on public.form_submissions to service_role;

create trigger stamp before insert or update on public.form_submissions
  for each row execute function private.stamp_row();

-- Counts one more from a network. 'new' with its id; 'seen' with the earlier answer if the proof was spent
-- before; 'too_many' if the network has sent `most` of its kind (with or without a proof) within the hour. With
-- the caller's rights: row-level security refuses all but the server.
create function public.begin_form_submission(form text, network text, most integer, proof text default null)
returns table (outcome text, id uuid, reference text)
language plpgsql volatile set search_path = ''
as $$
#variable_conflict use_column
declare
  spent public.form_submissions;
  own uuid;
begin
  perform pg_advisory_xact_lock(hashtext('form_submissions'), hashtext(begin_form_submission.network));
  delete from public.form_submissions s where s.created_at < now() - interval '2 days';
  if begin_form_submission.proof is not null then
    select * into spent from public.form_submissions s where s.proof = begin_form_submission.proof;
    if found then
      return query select 'seen'::text, spent.id, spent.reference;
      return;
    end if;
  end if;
  if (select count(*) from public.form_submissions s
      where s.network = begin_form_submission.network and s.created_at > now() - interval '1 hour'
        and (s.proof is null) = (begin_form_submission.proof is null)) >= begin_form_submission.most then
    return query select 'too_many'::text, null::uuid, null::text;
    return;
  end if;
  insert into public.form_submissions (form, network, proof)
  values (begin_form_submission.form, begin_form_submission.network, begin_form_submission.proof)
  on conflict (proof) do nothing
  returning form_submissions.id into own;
  return query select case when own is null then 'seen' else 'new' end, own, null::text;
end $$;

-- Keeps the answer. Null means that the form could not be kept: the same proof may be tried again.
create function public.finish_form_submission(submission uuid, reference text default null) returns void
language plpgsql volatile set search_path = ''
as $$
#variable_conflict use_column
begin
  if finish_form_submission.reference is null then
    delete from public.form_submissions s where s.id = finish_form_submission.submission;
  else
    update public.form_submissions s set reference = finish_form_submission.reference
    where s.id = finish_form_submission.submission;
  end if;
end $$;

-- 16_alumni.sql

-- Alumni: their profiles, the school's old registers, messages between them. What the office decides is in
-- 17_alumni_office.sql, the directory that they search in 18_alumni_directory.sql.

-- ---------------------------------------------------------------------------------------------------------
-- Profiles.

-- The links of a profile: a list of {label, url}, both texts, the url a web address.
create function private.are_links(links jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(links) = 'array' and jsonb_array_length(links) <= 10 then
    not exists (
      select from jsonb_array_elements(links) as one
      where not coalesce(jsonb_typeof(one -> 'label') = 'string' and jsonb_typeof(one -> 'url') = 'string'
        and length(one ->> 'label') <= 200 and length(one ->> 'url') <= 500
        and one ->> 'url' ~ '^https?://[^/[:space:][:cntrl:]\\][^[:space:][:cntrl:]\\]*$', false))
    else false end
$$;
grant execute on function private.are_links to authenticated;

create table public.alumni_profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  full_name text not null check (length(btrim(full_name)) between 1 and 120),
  -- The address of the account, for the office's search.
  account_email text,
  batch_year integer check (batch_year between 2003 and 2100),
  campus text check (campus in ('paonta-sahib', 'juniors', 'majra')),
  house text check (length(house) <= 60),
  stream text check (length(stream) <= 60),
  profession text check (length(profession) <= 120),
  organisation text check (length(organisation) <= 160),
  industry text check (length(industry) <= 80),
  city text check (length(city) <= 80),
  country text check (length(country) <= 80),
  bio text check (length(bio) <= 2000),
  avatar text constraint alumni_profiles_avatar_address check (private.is_address(avatar)),
  contact_email text check (length(contact_email) <= 254 and contact_email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'),
  phone text check (phone ~ '^\+?[0-9 ()./-]{6,24}$'),
  links jsonb not null default '[]' constraint alumni_profiles_links_addresses check (private.are_links(links)),
  -- Who sees a field: "batch" (same batch), "alumni" (all verified) or "nobody". A field that is not named is
  -- "alumni", except contact_email and phone, which are "nobody".
  visibility jsonb not null default '{}' check (
    jsonb_typeof(visibility) = 'object'
    and visibility - array['profession', 'organisation', 'industry', 'city', 'country', 'bio', 'avatar',
                           'contact_email', 'phone', 'links'] = '{}'
    and not jsonb_path_exists(visibility, '$.* ? (!(@ == "batch" || @ == "alumni" || @ == "nobody"))')
  ),
  is_mentor boolean not null default false,
  mentor_topics text[] not null default '{}' check (cardinality(mentor_topics) <= 20),
  accepts_messages boolean not null default true,
  status text not null default 'pending' check (status in ('pending', 'verified', 'suspended', 'deleted')),
  status_reason text check (length(status_reason) <= 1000),
  status_changed_at timestamptz,
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index alumni_profiles_created_idx on public.alumni_profiles (created_at desc, id);
create index alumni_profiles_unverified_idx on public.alumni_profiles (status, created_at, id)
  where status <> 'verified';
create index alumni_profiles_name_search_idx on public.alumni_profiles using gin (full_name extensions.gin_trgm_ops);
create index alumni_profiles_email_search_idx
  on public.alumni_profiles using gin (account_email extensions.gin_trgm_ops);
create index alumni_profiles_name_idx on public.alumni_profiles (full_name, id);

alter table public.alumni_profiles enable row level security;
grant select, insert, update, delete on public.alumni_profiles to anon, authenticated;
grant all on public.alumni_profiles to service_role;
create policy "Who may read" on public.alumni_profiles for select to authenticated
  using (id = (select private.own_id()) or (select public.is_admin()));
create policy "Who may add" on public.alumni_profiles for insert to authenticated
  with check (id = (select private.own_id()) or (select public.is_admin()));
create policy "Who may change" on public.alumni_profiles for update to authenticated
  using (
    (id = (select private.own_id()) and status in ('pending', 'verified'))
    or (select public.is_admin())
  )
  with check (id = (select private.own_id()) or (select public.is_admin()));
create policy "Who may delete" on public.alumni_profiles for delete to authenticated
  using ((id = (select private.own_id()) and status in ('pending', 'verified')) or (select public.is_admin()));

create trigger stamp before insert or update on public.alumni_profiles
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.alumni_profiles
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.alumni_profiles
  for each row execute function private.audit_row();

insert into private.managed_tables values ('alumni_profiles');

-- What the school has verified (name, batch, campus) and the verification itself belong to the office.
create function private.guard_alumni_profile() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if private.is_client_role(current_user) and not public.is_admin() then
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
create trigger guard_profile before insert or update on public.alumni_profiles
  for each row execute function private.guard_alumni_profile();

-- Nobody leaves the school before it opened (2003, in the table) or in a coming year.
create function private.guard_batch_year() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if private.is_client_role(current_user) and new.batch_year > extract(year from now()) then
    raise exception 'Please give the year you left the school.' using errcode = '22023', detail = 'batch_year';
  end if;
  return new;
end $$;
create trigger guard_batch_year before insert or update on public.alumni_profiles
  for each row execute function private.guard_batch_year();

-- The address of the account stands beside the profile, so that the office finds people by it. Only decisions
-- of the office write the reason of a status.
create function private.keep_office_fields() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.account_email := private.address_of(new.id);
  if current_setting('private.office_decision', true) is distinct from 'yes' then
    new.status_reason := case when tg_op = 'UPDATE' then old.status_reason end;
  end if;
  return new;
end $$;
create trigger keep_office_fields before insert or update on public.alumni_profiles
  for each row execute function private.keep_office_fields();

create function private.keep_account_email() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.alumni_profiles p set account_email = lower(new.email) where p.id = new.id;
  return null;
end $$;
create trigger keep_alumni_email after update of email on auth.users
  for each row when (old.email is distinct from new.email) execute function private.keep_account_email();

-- A portrait goes with its profile.
create function private.delete_portraits() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.media_files m where m.created_by = old.id and m.purpose = 'avatar';
  return old;
end $$;
create trigger delete_portraits before delete on public.alumni_profiles
  for each row execute function private.delete_portraits();

-- Rights of alumni: a verified profile of a person who has a role and is not barred.
create function public.is_verified_alumnus() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  person uuid := private.own_id();
begin
  return person is not null
    and exists (select from public.alumni_profiles p where p.id = person and p.status = 'verified')
    and exists (select from public.auth_user_roles r where r.user_id = person)
    and exists (select from auth.users u where u.id = person and u.deleted_at is null
                and (u.banned_until is null or u.banned_until < now()));
end $$;
grant execute on function public.is_verified_alumnus to anon, authenticated;

create function private.require_verified_alumnus() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  person uuid := private.require_own_id();
begin
  if not public.is_verified_alumnus() then
    raise exception 'The school has to verify your profile first.' using errcode = '42501', detail = 'not_verified';
  end if;
  return person;
end $$;

-- Ends the caller's account: hidden at once, erased after 30 days. The session must have begun with the password
-- within ten minutes, and with the second factor if there is one, so that an open screen is not enough. The mark
-- in the metadata is for the sign-in page; no rule reads it. A letter tells the person.
create function public.delete_own_account() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  person uuid := auth.uid();
begin
  if person is null then
    raise exception 'Please sign in.' using errcode = '42501', detail = 'not_signed_in';
  end if;
  if private.holds_admin_role(person) then
    raise exception 'The account of an administrator is closed by another administrator.'
      using errcode = '42501', detail = 'admin_account';
  end if;
  if not exists (
    select from auth.sessions s
    where s.id::text = auth.jwt() ->> 'session_id' and s.user_id = person
      and s.created_at > now() - interval '10 minutes'
  ) then
    raise exception 'Please give your password again.' using errcode = 'PT403', detail = 'sign_in_again';
  end if;
  if private.has_verified_factor(person) and coalesce(auth.jwt() ->> 'aal', 'aal1') <> 'aal2' then
    raise exception 'Please give the code of your second factor.'
      using errcode = 'PT403', detail = 'insufficient_aal';
  end if;
  insert into public.alumni_profiles as p (id, full_name, status, status_changed_at)
  select u.id, coalesce(nullif(left(btrim(u.raw_user_meta_data ->> 'full_name'), 120), ''), '?'), 'deleted', now()
  from auth.users u where u.id = person
  on conflict (id) do update set status = 'deleted';
  update auth.users u
  set raw_user_meta_data = coalesce(u.raw_user_meta_data, '{}') || '{"account_status": "deleted"}'
  where u.id = person;
  perform private.queue_letter(u.email, 'account_left', jsonb_build_object('name', p.full_name))
  from auth.users u join public.alumni_profiles p on p.id = u.id
  where u.id = person and u.email is not null;
end $$;
grant execute on function public.delete_own_account to authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- The school's old registers of former students. A profile belongs to an account and cannot be imported, so a
-- record waits until its alumnus registers, unasked or by an invitation.

create table public.alumni_records (
  id uuid primary key default gen_random_uuid(),
  full_name text not null check (length(btrim(full_name)) between 1 and 120),
  batch_year integer check (batch_year between 2003 and 2100),
  campus text check (campus in ('paonta-sahib', 'juniors', 'majra')),
  house text check (length(house) <= 60),
  stream text check (length(stream) <= 60),
  admission_no text check (length(admission_no) <= 40),
  email text check (length(email) between 3 and 254 and email = lower(email)),
  phone text check (length(phone) <= 24),
  invited_at timestamptz,
  -- The profile that was approved with this address.
  profile_id uuid references public.alumni_profiles (id) on delete set null,
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index alumni_records_email_idx on public.alumni_records (email);
create index alumni_records_profile_idx on public.alumni_records (profile_id);
create index alumni_records_name_idx on public.alumni_records (full_name, id);
create index alumni_records_created_idx on public.alumni_records (created_at desc, id);
create index alumni_records_search_idx on public.alumni_records using gin (full_name extensions.gin_trgm_ops);

alter table public.alumni_records enable row level security;
grant select, insert, update, delete on public.alumni_records to anon, authenticated;
grant all on public.alumni_records to service_role;
create policy "Admins manage" on public.alumni_records for all to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));

create trigger stamp before insert or update on public.alumni_records
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.alumni_records
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.alumni_records
  for each row execute function private.audit_row();

insert into private.managed_tables values ('alumni_records');

-- A record belongs to its alumnus once the office has approved the profile: before that the address may be
-- unproven. It waits again when the profile goes. Staff of one campus claim that campus's records alone.
create function private.claim_alumni_record() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  scope text := private.campus_scope();
begin
  update public.alumni_records r
  set profile_id = case when new.status = 'deleted' then null else new.id end
  where (scope is null or r.campus = scope) and case when new.status = 'deleted' then r.profile_id = new.id
    else r.profile_id is null and r.email = new.account_email end;
  return null;
end $$;
create trigger claim_record after insert or update of status on public.alumni_profiles
  for each row when (new.status in ('verified', 'deleted')) execute function private.claim_alumni_record();

-- The record with the caller's address, for people who have proven it by accepting an invitation.
create function public.get_own_alumni_record()
returns table (full_name text, batch_year integer, campus text, house text, stream text)
language plpgsql stable security definer set search_path = ''
as $$
declare
  person uuid := private.require_own_id();
begin
  return query
    select r.full_name, r.batch_year, r.campus, r.house, r.stream
    from auth.users u join public.alumni_records r on r.email = lower(u.email)
    where u.id = person and u.invited_at is not null and u.email_confirmed_at is not null;
end $$;
grant execute on function public.get_own_alumni_record to authenticated;

-- Records of both registers that a person may be: alike by name (trigrams), likelier with the same year and
-- campus, certain with the same address. `likeness` is 0 to 1; `register` names the table.
create function private.record_matches(full_name text, batch_year integer, campus text, email text, most integer)
returns table (id uuid, name text, admission_no text, class text, campus text, status text, left_on date,
  batch_year integer, register text, likeness real)
language sql stable set search_path = ''
as $$
  select found.id, found.name, found.admission_no, found.class, found.campus, found.status, found.left_on,
    found.batch_year, found.register,
      case when found.is_address then 1 else (0.7 * extensions.similarity(found.name, $1)
      + case when found.batch_year = $2 then 0.2 else 0 end
      + case when found.campus = $3 then 0.1 else 0 end)::real end as likeness
  from (
    select s.id, s.name, s.admission_no, s.class, s.campus, s.status, s.left_on,
      extract(year from s.left_on)::integer as batch_year, 'students' as register, false as is_address
    from public.students s where s.name operator(extensions.%) $1
    union all
    select r.id, r.full_name, r.admission_no, null, r.campus, 'graduated', null, r.batch_year, 'alumni_records', false
    from public.alumni_records r where r.full_name operator(extensions.%) $1 and r.email is distinct from $4
    union all
    select r.id, r.full_name, r.admission_no, null, r.campus, 'graduated', null, r.batch_year, 'alumni_records', true
    from public.alumni_records r where r.email = $4
  ) found
  order by likeness desc, found.id
  limit least(greatest($5, 1), 10)
$$;

-- ---------------------------------------------------------------------------------------------------------
-- Messages. Alumni write to each other without learning an address: the school sends the message as a letter.
-- Blocked senders get the usual answer; their letters are not sent.

create table public.alumni_messages (
  id uuid primary key default gen_random_uuid(),
  sender_id uuid not null references auth.users (id) on delete cascade,
  recipient_id uuid not null references auth.users (id) on delete cascade,
  body text not null check (length(body) between 1 and 4000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (sender_id <> recipient_id)
);
create index alumni_messages_sender_idx on public.alumni_messages (sender_id, created_at desc);
create index alumni_messages_recipient_idx on public.alumni_messages (recipient_id, created_at desc);

create table public.alumni_blocks (
  id uuid primary key default gen_random_uuid(),
  blocker_id uuid not null references auth.users (id) on delete cascade,
  blocked_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index alumni_blocks_blocked_idx on public.alumni_blocks (blocked_id);

create table public.alumni_reports (
  id uuid primary key default gen_random_uuid(),
  reporter_id uuid references auth.users (id) on delete set null,
  person_id uuid not null references auth.users (id) on delete cascade,
  message_id uuid references public.alumni_messages (id) on delete set null,
  reason text not null check (reason in ('unwanted', 'offensive', 'not_an_alumnus', 'wrong_details', 'other')),
  note text check (length(note) <= 2000),
  status text not null default 'new' check (status in ('new', 'closed')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index alumni_reports_reporter_idx on public.alumni_reports (reporter_id, created_at desc);
create index alumni_reports_person_idx on public.alumni_reports (person_id);
create index alumni_reports_message_idx on public.alumni_reports (message_id);
create index alumni_reports_status_idx on public.alumni_reports (status, created_at desc, id);

-- What people write to each other is in no log, and the office reads only what was reported.
alter table public.alumni_messages enable row level security;
grant select, insert, update, delete on public.alumni_messages to anon, authenticated;
grant all on public.alumni_messages to service_role;
create policy "Who may read" on public.alumni_messages for select to authenticated
  using (
    sender_id = (select private.own_id())
    or (recipient_id = (select private.own_id()) and not exists (
      select from public.alumni_blocks b
      where b.blocker_id = alumni_messages.recipient_id and b.blocked_id = alumni_messages.sender_id))
    or ((select public.is_admin()) and exists (
      select from public.alumni_reports r where r.message_id = alumni_messages.id))
  );

create trigger stamp before insert or update on public.alumni_messages
  for each row execute function private.stamp_row();

alter table public.alumni_blocks enable row level security;
grant select, insert, update, delete on public.alumni_blocks to anon, authenticated;
grant all on public.alumni_blocks to service_role;
create policy "Who may read" on public.alumni_blocks for select to authenticated
  using (blocker_id = (select private.own_id()) or (select public.is_admin()));
create policy "Who may add" on public.alumni_blocks for insert to authenticated
  with check (blocker_id = (select private.own_id()) or (select public.is_admin()));
create policy "Who may change" on public.alumni_blocks for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Who may delete" on public.alumni_blocks for delete to authenticated
  using (blocker_id = (select private.own_id()) or (select public.is_admin()));

create trigger stamp before insert or update on public.alumni_blocks
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.alumni_blocks
  for each row execute function private.guard_campus();

alter table public.alumni_reports enable row level security;
grant select, insert, update, delete on public.alumni_reports to anon, authenticated;
grant all on public.alumni_reports to service_role;
create policy "Who may read" on public.alumni_reports for select to authenticated
  using (reporter_id = (select private.own_id()) or (select public.is_admin()));
create policy "Who may add" on public.alumni_reports for insert to authenticated
  with check ((select public.is_admin()));
create policy "Who may change" on public.alumni_reports for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Who may delete" on public.alumni_reports for delete to authenticated
  using ((select public.is_admin()));

create trigger stamp before insert or update on public.alumni_reports
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.alumni_reports
  for each row execute function private.guard_campus();
create trigger audit after update or delete on public.alumni_reports
  for each row execute function private.audit_row();

insert into private.managed_tables values ('alumni_reports');

-- 10 to 4,000 characters, at most ten messages a day and three of them to one person. The letter names the
-- sender and leads to their page.
create function public.send_alumni_message(recipient uuid, message text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  sender uuid := private.require_verified_alumnus();
  body text := private.require_text(send_alumni_message.message, 'message', 10, 4000);
  sent_today integer;
  sent_to_them integer;
begin
  if not exists (
    select from public.alumni_profiles p
    where p.id = send_alumni_message.recipient and p.id <> sender and p.status = 'verified' and p.accepts_messages
  ) then
    raise exception 'This person cannot be written to.' using errcode = 'PT404', detail = 'no_such_recipient';
  end if;
  -- One message of a sender at a time, so that the count is right.
  perform pg_advisory_xact_lock(hashtextextended(sender::text, 20261121001610));
  select count(*), count(*) filter (where m.recipient_id = send_alumni_message.recipient)
  into sent_today, sent_to_them
  from public.alumni_messages m where m.sender_id = sender and m.created_at > now() - interval '1 day';
  if sent_today >= 10 or sent_to_them >= 3 then
    raise exception 'You have written a lot today. Please write again tomorrow.'
      using errcode = 'PT429', detail = 'too_many_messages';
  end if;
  insert into public.alumni_messages (sender_id, recipient_id, body)
  values (sender, send_alumni_message.recipient, body);
  if exists (
    select from public.alumni_blocks b where b.blocker_id = send_alumni_message.recipient and b.blocked_id = sender
  ) then
    return;
  end if;
  insert into public.mail_outbox (recipient, template, data)
  select u.email, 'alumni_message', jsonb_build_object(
    'recipient_name', (select p.full_name from public.alumni_profiles p where p.id = u.id),
    'sender_name', p.full_name, 'sender_batch', p.batch_year, 'message', body,
    'path', '/alumni/directory/' || p.id)
  from auth.users u, public.alumni_profiles p
  where u.id = send_alumni_message.recipient and p.id = sender and u.email is not null;
end $$;
grant execute on function public.send_alumni_message to authenticated;

-- Reports a person, and a message that they sent to the caller, to the office.
create function public.report_alumnus(person uuid, reason text, note text default null, message uuid default null)
returns void language plpgsql security definer set search_path = ''
as $$
declare
  reporter uuid := private.require_verified_alumnus();
begin
  if coalesce(report_alumnus.reason, '')
     not in ('unwanted', 'offensive', 'not_an_alumnus', 'wrong_details', 'other') then
    raise exception 'Please choose a reason.' using errcode = '22023', detail = 'reason';
  end if;
  if not exists (select from public.alumni_profiles p
                 where p.id = report_alumnus.person and p.id <> reporter and p.status <> 'pending') then
    raise exception 'This person was not found.' using errcode = 'PT404', detail = 'no_such_person';
  end if;
  if report_alumnus.message is not null and not exists (
    select from public.alumni_messages m where m.id = report_alumnus.message
      and m.sender_id = report_alumnus.person and m.recipient_id = reporter
  ) then
    raise exception 'This message was not found.' using errcode = 'PT404', detail = 'no_such_message';
  end if;
  perform pg_advisory_xact_lock(hashtextextended(reporter::text, 20261121001611));
  if (select count(*) from public.alumni_reports r
      where r.reporter_id = reporter and r.created_at > now() - interval '1 day') >= 10 then
    raise exception 'You have reported a lot today. Please telephone the office.'
      using errcode = 'PT429', detail = 'too_many_reports';
  end if;
  insert into public.alumni_reports (reporter_id, person_id, message_id, reason, note)
  values (reporter, report_alumnus.person, report_alumnus.message, report_alumnus.reason,
    private.require_text(report_alumnus.note, 'note', 0, 2000));
end $$;
grant execute on function public.report_alumnus to authenticated;

-- 17_alumni_office.sql

-- What the office does with alumni: approve, reject, suspend, delete, restore, merge. Every change of a status
-- goes through these functions, so that no status changes without a letter.

-- Registrations that wait, oldest first, each with the record it is most like.
create function public.list_waiting_alumni(after timestamptz default null, after_id uuid default null,
  most integer default 20)
returns table (profile jsonb, student jsonb)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
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
grant execute on function public.list_waiting_alumni to authenticated;

create function public.list_student_matches(person uuid)
returns table (id uuid, name text, admission_no text, class text, campus text, status text, left_on date,
  batch_year integer, register text, likeness real)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
    select m.* from public.alumni_profiles p,
      private.record_matches(p.full_name, p.batch_year, p.campus, p.account_email, 5) m
    where p.id = list_student_matches.person;
end $$;
grant execute on function public.list_student_matches to authenticated;

-- Other profiles that may be the same person: alike by name, and of the same batch or of none.
create function public.list_alumni_duplicates(person uuid)
returns table (id uuid, full_name text, batch_year integer, campus text, account_email text, status text)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  return query
    select d.id, d.full_name, d.batch_year, d.campus, d.account_email, d.status
    from public.alumni_profiles p
    join public.alumni_profiles d on d.full_name operator(extensions.%) p.full_name
    where p.id = list_alumni_duplicates.person and d.id <> p.id and d.status <> 'deleted'
      and (d.batch_year = p.batch_year or d.batch_year is null or p.batch_year is null)
    order by extensions.similarity(d.full_name, p.full_name) desc, d.id limit 5;
end $$;
grant execute on function public.list_alumni_duplicates to authenticated;

-- What a profile was before it was deleted: verified people return verified.
create function private.status_before_deletion(person uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce((
    select l.before ->> 'status' from public.audit_log l
    where l.table_name = 'alumni_profiles' and l.row_id = person and l.action = 'update'
      and l.after ->> 'status' = 'deleted' and l.before ->> 'status' <> 'deleted'
    order by l.created_at desc limit 1), 'pending');
end $$;

-- Decides on registrations and profiles, with a letter to each person in their language. Returns how many:
-- profiles in another state are left alone. Reject, suspend and delete need a reason; what is rejected or
-- deleted is erased after 30 days unless it is restored.
create function public.decide_alumni(people uuid[], decision text, reason text default null) returns integer
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
  perform private.require_admin();
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
      perform private.queue_letter(person.email, 'alumni_' || decision, jsonb_strip_nulls(jsonb_build_object(
        'name', person.full_name, 'reason', said, 'language', private.letter_language_of(person.id))));
    end if;
    decided := decided + 1;
  end loop;
  perform set_config('private.office_decision', '', true);
  return decided;
end $$;
grant execute on function public.decide_alumni to authenticated;

-- Makes one profile of two of the same person: what the kept one lacks is taken from the other, letters and
-- reports move over, and the other is deleted like any profile.
create function public.merge_alumni(kept uuid, duplicate uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  other public.alumni_profiles;
begin
  perform private.require_admin();
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
  perform private.queue_letter(u.email, 'alumni_merge', jsonb_build_object(
    'name', other.full_name, 'language', private.letter_language_of(duplicate)))
  from auth.users u where u.id = duplicate and u.email is not null;
  perform set_config('private.office_decision', '', true);
end $$;
grant execute on function public.merge_alumni to authenticated;

-- A reported person, the reporter, and the message if one was named.
create function public.get_alumni_report(report uuid)
returns table (person_id uuid, person_name text, reporter_id uuid, reporter_name text, message text,
  written_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
    select r.person_id, p.full_name, r.reporter_id, f.full_name, m.body, m.created_at
    from public.alumni_reports r
    left join public.alumni_profiles p on p.id = r.person_id
    left join public.alumni_profiles f on f.id = r.reporter_id
    left join public.alumni_messages m on m.id = r.message_id
    where r.id = report;
end $$;
grant execute on function public.get_alumni_report to authenticated;

-- 18_alumni_directory.sql

-- The directory of alumni: a view of what each reader may see, and a listing that is searched.

create function private.own_batch_year() returns integer
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select p.batch_year from public.alumni_profiles p where p.id = private.own_id() and p.status = 'verified');
end $$;
grant execute on function private.own_batch_year to anon, authenticated;

-- Owner's rights on purpose: only the owner of a profile and administrators read the table, so the view itself
-- decides who looks (verified alumni, administrators) and what they see of each row.
create view private.alumni_directory with (security_barrier = true, security_invoker = false) as
with viewer as materialized (
  select private.own_batch_year() as batch, public.is_verified_alumnus() or public.is_admin() as may_look
)
select
  p.id, p.full_name, p.batch_year, p.campus, p.house, p.stream, p.is_mentor, p.mentor_topics,
  case when coalesce(p.visibility ->> 'profession', 'alumni') = any (may.see) then p.profession end as profession,
  case when coalesce(p.visibility ->> 'organisation', 'alumni') = any (may.see) then p.organisation end as organisation,
  case when coalesce(p.visibility ->> 'industry', 'alumni') = any (may.see) then p.industry end as industry,
  case when coalesce(p.visibility ->> 'city', 'alumni') = any (may.see) then p.city end as city,
  case when coalesce(p.visibility ->> 'country', 'alumni') = any (may.see) then p.country end as country,
  case when coalesce(p.visibility ->> 'bio', 'alumni') = any (may.see) then p.bio end as bio,
  case when coalesce(p.visibility ->> 'avatar', 'alumni') = any (may.see) then p.avatar end as avatar,
  case when p.visibility ->> 'contact_email' = any (may.see) then p.contact_email end as contact_email,
  case when p.visibility ->> 'phone' = any (may.see) then p.phone end as phone,
  case when coalesce(p.visibility ->> 'links', 'alumni') = any (may.see) then p.links end as links,
  p.created_at, p.updated_at, p.accepts_messages
from public.alumni_profiles p, viewer,
  lateral (
    select case when p.batch_year = viewer.batch then array['alumni', 'batch'] else array['alumni'] end
  ) as may (see)
where p.status = 'verified' and viewer.may_look;
grant select on private.alumni_directory to anon, authenticated, service_role;
create trigger read_only instead of insert or update or delete on private.alumni_directory
  for each row execute function private.refuse_view_write();

create view public.alumni_directory with (security_invoker = true) as select * from private.alumni_directory;
revoke all on public.alumni_directory from anon, authenticated;
grant select on public.alumni_directory to anon, authenticated, service_role;
create trigger read_only instead of insert or update or delete on public.alumni_directory
  for each row execute function private.refuse_view_write();

-- ---------------------------------------------------------------------------------------------------------
-- The listing: each verified profile as others see it, kept apart, so that no filter, sort, count or word reaches
-- a hidden field. Scope 0 is what all verified alumni see. People who show more to their batch have a second row
-- with the batch year as its scope, which replaces the first one for batch mates. See docs/decisions/alumni.md.

-- One index for each filter, in the order of the list: a page is read from one place.
create table private.alumni_listing (
  scope integer not null,
  person uuid not null,
  sort_key text collate "C" not null,
  batch integer,
  campus text collate "C",
  house text collate "C",
  city text collate "C",
  country text collate "C",
  industry text collate "C",
  mentor boolean not null,
  words text[] not null,
  -- The scope whose row replaces this one; 0 for none.
  replaced_for integer not null,
  primary key (person, scope)
);
create index alumni_listing_name_idx on private.alumni_listing (scope, sort_key, person);
create index alumni_listing_batch_idx on private.alumni_listing (scope, batch, sort_key, person);
create index alumni_listing_campus_idx on private.alumni_listing (scope, campus, sort_key, person);
create index alumni_listing_house_idx on private.alumni_listing (scope, house, sort_key, person);
create index alumni_listing_city_idx on private.alumni_listing (scope, city, sort_key, person);
create index alumni_listing_country_idx on private.alumni_listing (scope, country, sort_key, person);
create index alumni_listing_industry_idx on private.alumni_listing (scope, industry, sort_key, person);
create index alumni_listing_mentor_idx on private.alumni_listing (scope, sort_key, person) where mentor;
create index alumni_listing_mentor_batch_idx on private.alumni_listing (scope, batch, sort_key, person) where mentor;
create index alumni_listing_mentor_campus_idx on private.alumni_listing (scope, campus, sort_key, person)
  where mentor;
create index alumni_listing_mentor_house_idx on private.alumni_listing (scope, house, sort_key, person) where mentor;
create index alumni_listing_mentor_city_idx on private.alumni_listing (scope, city, sort_key, person) where mentor;
create index alumni_listing_mentor_country_idx on private.alumni_listing (scope, country, sort_key, person)
  where mentor;
create index alumni_listing_mentor_industry_idx on private.alumni_listing (scope, industry, sort_key, person)
  where mentor;
create index alumni_listing_city_industry_idx
  on private.alumni_listing (scope, city, industry, sort_key, person);

-- Whom a word finds, in the order of the list.
create table private.alumni_listing_words (
  word text collate "C" not null,
  scope integer not null,
  sort_key text collate "C" not null,
  person uuid not null,
  primary key (word, scope, sort_key, person)
);

-- A name is written in many ways: Rawat and Ravat, Chaudhary and Choudhri. Misspelt words are compared by sound.
create function private.name_sound(word text) returns text
language sql immutable set search_path = ''
as $$
  select regexp_replace(
    translate(
      regexp_replace(regexp_replace(regexp_replace(regexp_replace(
        private.sound_of(word), '([bcdgjkst])h', '\1', 'g'), 'ph', 'f', 'g'), '(ee|ea|y)', 'i', 'g'),
        '(oo|ou|au|ow)', 'u', 'g'),
      'wzqx', 'vjkk'),
    '(.)\1+', '\1', 'g')
$$;
grant execute on function private.name_sound to authenticated;

-- How many people each value and word finds: in scope 0 among all, in the scope of a batch what its members see
-- more of (or less, where one value takes another's place).
create table private.alumni_counts (
  scope integer not null,
  field text not null,
  value text collate "C" not null,
  label text not null,
  sound text generated always as (case when field = 'word' then private.name_sound(value) end) stored,
  people integer not null,
  primary key (scope, field, value)
);
create index alumni_counts_sound_idx on private.alumni_counts using gin (sound extensions.gin_trgm_ops)
  where field = 'word';
create index alumni_counts_empty_idx on private.alumni_counts (scope) where people = 0;

-- The rows of the listing that profiles have.
create function private.list_profiles(people uuid[]) returns setof private.alumni_listing
language sql stable set search_path = ''
as $$
  with verified as (
    select p.*, coalesce('batch' in (p.visibility ->> 'profession', p.visibility ->> 'organisation',
      p.visibility ->> 'industry', p.visibility ->> 'city', p.visibility ->> 'country'), false)
      and p.batch_year is not null as shows_mates_more
    from public.alumni_profiles p
    where p.id = any(people) and p.status = 'verified'
  ), seen as (
    select v.*, s.scope,
      case when coalesce(v.visibility ->> 'profession', 'alumni') = any (s.see) then v.profession end as shown_profession,
      case when coalesce(v.visibility ->> 'organisation', 'alumni') = any (s.see) then v.organisation end as shown_organisation,
      case when coalesce(v.visibility ->> 'industry', 'alumni') = any (s.see) then v.industry end as shown_industry,
      case when coalesce(v.visibility ->> 'city', 'alumni') = any (s.see) then v.city end as shown_city,
      case when coalesce(v.visibility ->> 'country', 'alumni') = any (s.see) then v.country end as shown_country
    from verified v
    cross join lateral (select 0 as scope, array['alumni'] as see
      union all select v.batch_year, array['alumni', 'batch'] where v.shows_mates_more) as s
  )
  select s.scope, s.id, coalesce(nullif(private.plain_words(s.full_name), ''), lower(s.full_name)),
    s.batch_year, s.campus,
    nullif(private.plain_words(s.house), ''), nullif(private.plain_words(s.shown_city), ''),
    nullif(private.plain_words(s.shown_country), ''), nullif(private.plain_words(s.shown_industry), ''), s.is_mentor,
    array(
      select distinct left(one.word, 60) from string_to_table(private.plain_words(concat_ws(' ', s.full_name,
        s.batch_year, s.house, s.stream, array_to_string(s.mentor_topics, ' '), s.shown_profession,
        s.shown_organisation, s.shown_industry, s.shown_city, s.shown_country)), ' ') as one (word)
      where length(one.word) > 1),
    case when s.scope = 0 and s.shows_mates_more then s.batch_year else 0 end
  from seen s
$$;

-- What rows of the listing add to the counts, called once for all of them.
create function private.count_listed(listed private.alumni_listing[])
returns table (person uuid, scope integer, field text, value text, people integer)
language sql immutable set search_path = ''
as $$
  select l.person, s.scope, f.field, f.value, s.people
  from unnest(listed) as l,
    lateral (
      select l.scope, 1 as people
      union all select l.replaced_for, -1 where l.replaced_for > 0
    ) as s,
    lateral (
      values ('all', ''), ('batch', l.batch::text), ('campus', l.campus), ('house', l.house), ('city', l.city),
        ('country', l.country), ('industry', l.industry), ('mentor', case when l.mentor then 'yes' end)
      union all select 'word', word from unnest(l.words) as word
    ) as f (field, value)
  where f.value is not null
$$;

-- Writes the listing of some people anew. Called by the trigger, and for everyone after a repair.
create function private.refresh_alumni_listing(people uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  with gone as (
    delete from private.alumni_listing l where l.person = any(people) returning l.*
  ), gone_words as (
    delete from private.alumni_listing_words w using gone g
    where w.word = any(g.words) and w.scope = g.scope and w.sort_key = g.sort_key and w.person = g.person
  ), sums as (
    select c.scope, c.field, c.value, sum(c.people) as people
    from private.count_listed(array(select g::private.alumni_listing from gone g)) as c group by 1, 2, 3
  )
  update private.alumni_counts c set people = c.people - s.people
  from (select * from sums order by 1, 2, 3) as s
  where c.scope = s.scope and c.field = s.field and c.value = s.value;

  with come as (
    insert into private.alumni_listing select * from private.list_profiles(people) returning *
  ), come_words as (
    insert into private.alumni_listing_words
    select word, c.scope, c.sort_key, c.person from come c cross join lateral unnest(c.words) as word
  ), sums as (
    select f.scope, f.field, f.value, sum(f.people) as people,
      coalesce(max(case f.field when 'house' then btrim(p.house) when 'city' then btrim(p.city)
        when 'country' then btrim(p.country) when 'industry' then btrim(p.industry) end), f.value) as label
    from private.count_listed(array(select c::private.alumni_listing from come c)) as f
    join public.alumni_profiles p on p.id = f.person
    group by 1, 2, 3
  )
  insert into private.alumni_counts as c (scope, field, value, label, people)
  select s.scope, s.field, s.value, s.label, s.people
  from sums s order by 1, 2, 3
  on conflict (scope, field, value) do update set people = c.people + excluded.people;

  delete from private.alumni_counts c where c.people = 0;
end $$;

create function private.list_changed_alumni() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.refresh_alumni_listing(array(select c.id from changed c));
  return null;
end $$;
create trigger list_inserted after insert on public.alumni_profiles
  referencing new table as changed for each statement execute function private.list_changed_alumni();
create trigger list_updated after update on public.alumni_profiles
  referencing new table as changed for each statement execute function private.list_changed_alumni();
create trigger list_deleted after delete on public.alumni_profiles
  referencing old table as changed for each statement execute function private.list_changed_alumni();

-- ---------------------------------------------------------------------------------------------------------
-- Questions. They choose their own way: a page is read in list order from the index of the rarest thing asked
-- for, whatever the planner believes about a table that nobody has analysed.

-- For each typed word the words of the directory that it may mean: itself, otherwise those it begins, otherwise
-- those that sound nearest. [["sharma"], ["pune"]]; a word without a meaning is an empty list.
create function private.directory_words(typed text, mates integer) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  word text;
  meant jsonb;
  answer jsonb := '[]';
begin
  perform set_config('pg_trgm.word_similarity_threshold', '0.4', true);
  for word in
    select left(one.word, 40)
      from string_to_table(private.plain_words(left(coalesce(typed, ''), 100)), ' ') as one (word)
    where one.word <> '' limit 5
  loop
    select jsonb_build_array(word) into meant where exists (
      select from private.alumni_counts c
      where c.scope in (0, mates) and c.field = 'word' and c.value = word and c.people > 0);
    if meant is null then
      select jsonb_agg(distinct near.value) into meant from (
        select c.value from private.alumni_counts c
        where c.scope in (0, mates) and c.field = 'word' and c.people > 0
          and c.value >= word and c.value < word || chr(65535)
        order by c.value limit 8
      ) as near;
    end if;
    if meant is null and length(private.name_sound(word)) > 2 then
      select jsonb_agg(distinct near.value) into meant from (
        select c.value from private.alumni_counts c
        where c.field = 'word' and private.name_sound(word) operator(extensions.<%) c.sound
          -- "+ 0" keeps the scope from being used as an index condition: the sound is the way in.
          and c.scope + 0 in (0, mates) and c.people > 0
        order by extensions.word_similarity(private.name_sound(word), c.sound)
          + extensions.similarity(private.name_sound(word), c.sound) desc, c.value
        limit 4
      ) as near;
    end if;
    answer := answer || jsonb_build_array(coalesce(meant, '[]'));
  end loop;
  -- Punctuation alone is no word and finds nobody.
  return case when answer = '[]' and btrim(typed) <> '' then '[[]]' else answer end;
end $$;

-- What was asked for, by field, as the listing writes it: {"batch": "2014", "city": "new delhi"}.
create function private.directory_facets(batch integer, campus text, house text, city text, country text,
  industry text, mentors boolean) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_strip_nulls(jsonb_build_object('batch', batch::text, 'campus', nullif(campus, ''),
    'house', nullif(private.plain_words(house), ''), 'city', nullif(private.plain_words(city), ''),
    'country', nullif(private.plain_words(country), ''), 'industry', nullif(private.plain_words(industry), ''),
    'mentor', case when mentors then 'yes' end))
$$;

-- At most `most` people who fit all facets and one meaning of each word, in list order, as the batch `mates`
-- (-1 for none) sees them. "is not distinct from" keeps a condition from being taken for a way into the list.
create function private.find_listed(facets jsonb, words jsonb, mates integer, after_key text,
  after_person uuid, most integer)
returns setof private.alumni_listing
language plpgsql stable security definer set search_path = ''
  set enable_sort = off set enable_bitmapscan = off set enable_seqscan = off
  set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  rarest text;
  ways text[];
  way text;
  conditions text := '';
  in_scope integer;
  parts text[] := '{}';
  one record;
begin
  -- A word without a meaning finds nobody.
  if exists (select from jsonb_array_elements(words) as w (meant) where w.meant = '[]') then
    return;
  end if;
  select asked.name into rarest from (
    select f.key as name, (select coalesce(sum(c.people), 0) from private.alumni_counts c
      where c.scope in (0, mates) and c.field = f.key and c.value = f.value) as people
    from jsonb_each_text(facets) as f
    -- Each of the other facets has an index of its own for mentors.
    where f.key <> 'mentor' or facets - 'mentor' = '{}'
    union all
    select w.place::text, (select coalesce(sum(c.people), 0) from private.alumni_counts c
      where c.scope in (0, mates) and c.field = 'word' and c.value in (select jsonb_array_elements_text(w.meant)))
    from jsonb_array_elements(words) with ordinality as w (meant, place)
  ) as asked order by asked.people, asked.name limit 1;

  ways := case when rarest in ('city', 'industry') and facets ?& array['city', 'industry']
    then array['city', 'industry'] else array[rarest] end;
  for one in select f.key, f.value from jsonb_each_text(facets) as f loop
    conditions := conditions || case
      when one.key = 'mentor' then ' and l.mentor'
      when one.key = 'batch' then format(case when one.key = any(ways) then ' and l.batch = %L::integer'
        else ' and l.batch is not distinct from %L::integer' end, one.value)
      else format(case when one.key = any(ways) then ' and l.%I = %L' else ' and l.%I is not distinct from %L' end,
        one.key, one.value) end;
  end loop;
  for one in
    select w.place::text as key, array(select jsonb_array_elements_text(w.meant)) as meant
    from jsonb_array_elements(words) with ordinality as w (meant, place)
  loop
    if one.key = rarest then
      way := format('(select l.* from unnest(%L::text[]) as wanted (word) cross join lateral (
        select l.* from private.alumni_listing_words w join private.alumni_listing l
          on l.person = w.person and l.scope = w.scope
        where w.word = wanted.word and w.scope = %%1$s%%2$s order by w.sort_key, w.person limit %%3$s) as l)',
        one.meant);
    else
      conditions := conditions || format(' and l.words && %L::text[]', one.meant);
    end if;
  end loop;

  foreach in_scope in array case when mates > 0 then array[0, mates] else array[0] end loop
    parts := parts || format(
      coalesce(way, '(select l.* from private.alumni_listing l where l.scope = %1$s%2$s
        order by l.sort_key, l.person limit %3$s)'),
      in_scope,
      case when in_scope = 0 then format(' and l.replaced_for <> %s', mates) else '' end || conditions
        || case when after_key is null then ''
           else format(' and (%1$s.sort_key, %1$s.person) > (%2$L, %3$L)',
             case when way is null then 'l' else 'w' end, after_key, after_person) end,
      most);
  end loop;
  return query execute format('select distinct on (l.sort_key, l.person) l.* from (%s) as l
    order by l.sort_key, l.person limit %s', array_to_string(parts, ' union all '), most);
end $$;

-- One page of the directory, for verified alumni and administrators; empty for everyone else. Filters take any
-- spelling of a value; `after_person` is the last person of the page before.
create function public.list_directory(search_text text default null, batch integer default null,
  campus text default null, house text default null, city text default null, country text default null,
  industry text default null, mentors boolean default false, after_person uuid default null,
  most integer default 24)
returns setof public.alumni_directory
language plpgsql stable security definer set search_path = ''
  -- The page is read by ids. Without statistics the planner would take a whole scan for as good.
  set enable_seqscan = off set enable_bitmapscan = off
as $$
declare
  mates integer := coalesce(private.own_batch_year(), -1);
  after_key text;
  ids uuid[];
begin
  if not (public.is_verified_alumnus() or public.is_admin()) then
    return;
  end if;
  select l.sort_key into after_key from private.alumni_listing l
  where l.person = list_directory.after_person and l.scope = 0;
  ids := array(
    select l.person from private.find_listed(
      private.directory_facets(list_directory.batch, list_directory.campus, list_directory.house,
        list_directory.city, list_directory.country, list_directory.industry, list_directory.mentors),
      private.directory_words(list_directory.search_text, mates), mates, after_key,
      list_directory.after_person, least(greatest(list_directory.most, 1), 100)) as l);
  return query select d.* from public.alumni_directory d where d.id = any(ids)
    order by array_position(ids, d.id);
end $$;
grant execute on function public.list_directory to authenticated;

-- The choices that narrow the directory, with the number of people each leaves: exact up to 1,000 people, without
-- a number above. A choice that is made counts its alternatives as if it were not made.
create function public.count_directory_facets(search_text text default null, batch integer default null,
  campus text default null, house text default null, city text default null, country text default null,
  industry text default null, mentors boolean default false)
returns table (field text, value text, label text, people integer)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  most constant integer := 1000;
  mates integer := coalesce(private.own_batch_year(), -1);
  facets jsonb := private.directory_facets(count_directory_facets.batch, count_directory_facets.campus,
    count_directory_facets.house, count_directory_facets.city, count_directory_facets.country,
    count_directory_facets.industry, count_directory_facets.mentors);
  words jsonb := private.directory_words(count_directory_facets.search_text, mates);
  counted jsonb := '[]';
  uncounted text[] := '{}';
  left_out text;
  matching private.alumni_listing[];
begin
  if not (public.is_verified_alumnus() or public.is_admin()) then
    return;
  end if;
  if facets = '{}' and words = '[]' then
    return query
      select c.field, c.value, min(c.label), sum(c.people)::integer
      from private.alumni_counts c
      where c.scope in (0, mates)
        and c.field in ('all', 'batch', 'campus', 'house', 'city', 'country', 'industry', 'mentor')
      group by c.field, c.value having sum(c.people) > 0;
    return;
  end if;
  for left_out in select '' union all select jsonb_object_keys(facets) loop
    matching := array(select l from private.find_listed(facets - left_out, words, mates, null, null, most + 1) as l);
    if cardinality(matching) > most then
      uncounted := uncounted || left_out;
    else
      counted := counted || coalesce((
        select jsonb_agg(jsonb_build_object('field', s.field, 'value', s.value, 'people', s.people)) from (
          select f.field, f.value, count(*) as people
          from unnest(matching) as l cross join lateral (values
            ('all', ''), ('batch', l.batch::text), ('campus', l.campus), ('house', l.house), ('city', l.city),
            ('country', l.country), ('industry', l.industry), ('mentor', case when l.mentor then 'yes' end)
          ) as f (field, value)
          where f.value is not null
            and case when left_out = '' then not facets ? f.field else f.field = left_out end
          group by 1, 2
        ) as s), '[]');
    end if;
  end loop;
  return query
    select s.field, s.value,
      coalesce((select min(c.label) from private.alumni_counts c
        where c.scope in (0, mates) and c.field = s.field and c.value = s.value), s.value), s.people
    from jsonb_to_recordset(counted) as s (field text, value text, people integer)
    union all
    select c.field, c.value, min(c.label), null::integer
    from private.alumni_counts c
    where c.scope in (0, mates)
      and c.field in ('all', 'batch', 'campus', 'house', 'city', 'country', 'industry', 'mentor')
      and case when facets ? c.field then c.field = any(uncounted) else '' = any(uncounted) end
    group by c.field, c.value having sum(c.people) > 0;
end $$;
grant execute on function public.count_directory_facets to authenticated;

-- 19_office_lists.sql

-- What the admin pages ask of every list alike, and the dashboard.

-- ---------------------------------------------------------------------------------------------------------
-- Lists.

-- The conditions of a list as SQL. Each key of `filters` is a column: its text is the value, or one of an array,
-- or it is null. `search` is looked for in the named columns.
create function private.list_condition(target text, filters jsonb, search text, search_columns text[])
returns text language plpgsql stable set search_path = ''
as $$
declare
  condition text := 'true';
  pattern text := '%' || replace(replace(replace(btrim(coalesce(search, '')), '\', '\\'), '%', '\%'), '_', '\_') || '%';
  filter record;
begin
  for filter in select key, value from jsonb_each(coalesce(filters, '{}')) loop
    condition := condition || case jsonb_typeof(filter.value)
      when 'null' then format(' and t.%I is null', filter.key)
      when 'array' then format(' and t.%I::text in (select jsonb_array_elements_text(%L::jsonb))',
        filter.key, filter.value)
      else format(' and t.%I::text = %L', filter.key, filter.value #>> '{}') end;
  end loop;
  if btrim(coalesce(search, '')) <> '' and cardinality(search_columns) > 0 then
    condition := condition || ' and (' || (
      select string_agg(format('t.%I::text ilike %L', name, pattern), ' or ') from unnest(search_columns) as name
    ) || ')';
  end if;
  return condition;
end $$;
grant execute on function private.list_condition to authenticated;

-- One page by keyset: rows after (or, backwards, before) the one whose sort value and id are given. The sort
-- column must not be null. With the caller's rights.
create function public.list_managed_rows(
  target text, sort text, descending boolean default false, filters jsonb default '{}',
  search text default '', search_columns text[] default '{}',
  from_value text default null, from_id uuid default null, backwards boolean default false,
  most integer default 50
) returns setof jsonb
language plpgsql stable set search_path = ''
as $$
declare
  direction text := case when descending <> backwards then 'desc' else 'asc' end;
  kind text;
  condition text;
begin
  perform private.require_managed(target);
  select format_type(a.atttypid, a.atttypmod) into kind from pg_catalog.pg_attribute a
  where a.attrelid = format('public.%I', target)::regclass and a.attname = sort
    and a.attnum > 0 and not a.attisdropped;
  if kind is null then
    raise exception 'The list cannot be sorted by %.', sort using errcode = '22023', detail = 'sort';
  end if;
  condition := private.list_condition(target, filters, search, search_columns);
  if from_id is not null then
    condition := condition || format(' and (t.%I, t.id) %s (%L::%s, %L::uuid)', sort,
      case when direction = 'desc' then '<' else '>' end, from_value, kind, from_id);
  end if;
  return query execute format(
    'select to_jsonb(t) from public.%I t where %s order by t.%I %s, t.id %s limit %s',
    target, condition, sort, direction, direction, least(greatest(most, 1), 500));
exception when undefined_column or invalid_text_representation or datetime_field_overflow
  or invalid_datetime_format or numeric_value_out_of_range then
  raise exception 'The list cannot be filtered like this.' using errcode = '22023', detail = 'filters';
end $$;
grant execute on function public.list_managed_rows to authenticated;

-- Counts to 1,000 and one more, so that a long table costs no more.
create function public.count_managed_rows(
  target text, filters jsonb default '{}', search text default '', search_columns text[] default '{}'
) returns integer
language plpgsql stable set search_path = ''
as $$
declare
  counted integer;
begin
  perform private.require_managed(target);
  execute format('select count(*) from (select from public.%I t where %s limit 1001) as counted',
    target, private.list_condition(target, filters, search, search_columns)) into counted;
  return counted;
exception when undefined_column then
  raise exception 'The list cannot be filtered like this.' using errcode = '22023', detail = 'filters';
end $$;
grant execute on function public.count_managed_rows to authenticated;

-- The first page and the count in one answer. Null for people who are not administrators, instead of a refusal:
-- it is asked before it is known who asks.
create function public.open_managed_list(
  target text, sort text, descending boolean default false, filters jsonb default '{}',
  search text default '', search_columns text[] default '{}',
  from_value text default null, from_id uuid default null, backwards boolean default false,
  most integer default 50
) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  if not public.is_admin() then
    return null;
  end if;
  return jsonb_build_object(
    'rows', (
      select coalesce(jsonb_agg(row order by place), '[]')
      from public.list_managed_rows(target, sort, descending, filters, search, search_columns,
        from_value, from_id, backwards, most) with ordinality as listed (row, place)),
    'count', public.count_managed_rows(target, filters, search, search_columns));
end $$;
grant execute on function public.open_managed_list to anon, authenticated;

-- Puts the whole list in order at once, so that one Undo takes it back.
create function public.order_managed_rows(target text, place_column text, ids uuid[]) returns integer
language plpgsql set search_path = ''
as $$
declare
  moved integer;
begin
  perform private.require_managed(target);
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
grant execute on function public.order_managed_rows to authenticated;

-- The command palette: rows of several lists by a word. `targets` is [{"table": "…", "columns": ["…"]}].
create function public.find_managed_rows(targets jsonb, search text, most integer default 4)
returns table (table_name text, found jsonb)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  target record;
begin
  for target in
    select t ->> 'table' as name, array(select jsonb_array_elements_text(t -> 'columns')) as columns
    from jsonb_array_elements(targets) as t limit 40
  loop
    perform private.require_managed(target.name);
    return query execute format(
      'select %L::text, to_jsonb(t) from public.%I t where %s order by t.updated_at desc limit %s',
      target.name, target.name, private.list_condition(target.name, '{}', search, target.columns),
      least(greatest(most, 1), 10));
  end loop;
exception when undefined_column then
  raise exception 'The list cannot be searched like this.' using errcode = '22023', detail = 'targets';
end $$;
grant execute on function public.find_managed_rows to authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- Changes of everything that a list finds.

-- How many rows a list has, exactly.
create function public.count_found_rows(target text, filters jsonb, search text, search_columns text[])
returns integer
language plpgsql stable set search_path = ''
as $$
declare
  counted integer;
begin
  perform private.require_managed(target);
  execute format('select count(*) from public.%I t where %s',
    target, private.list_condition(target, filters, search, search_columns)) into counted;
  return counted;
exception when undefined_column then
  raise exception 'The list cannot be filtered like this.' using errcode = '22023', detail = 'filters';
end $$;
grant execute on function public.count_found_rows to authenticated;

-- Sets the same values in every row that a list finds, or deletes the rows (null). `expected` is the number that
-- the person was told; another number changes nothing. Returns the change, to be undone as a whole. With the
-- caller's rights.
create function public.change_found_rows(
  target text, new_values jsonb, filters jsonb, search text, search_columns text[], expected integer
) returns bigint
language plpgsql set search_path = ''
as $$
declare
  condition text;
  names text;
  changed integer;
begin
  perform private.require_managed(target);
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
grant execute on function public.change_found_rows to authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- Views that an administrator keeps: a list (`resource`, as its address names it) with its query.

create table public.admin_views (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- The list, as its address names it.
  resource text not null check (resource ~ '^[a-z][a-z0-9-]{0,59}$'),
  name text not null check (length(btrim(name)) between 1 and 80),
  -- The query of the list's address.
  query text not null check (length(query) <= 2000),
  is_shared boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index admin_views_resource_idx on public.admin_views (resource, name);
create index admin_views_owner_idx on public.admin_views (owner);

alter table public.admin_views enable row level security;
grant select, insert, update, delete on public.admin_views to anon, authenticated;
grant all on public.admin_views to service_role;
create policy "Admins manage" on public.admin_views for all to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Own or shared" on public.admin_views as restrictive for select to authenticated
  using (owner = (select private.own_id()) or is_shared);
create policy "Made for oneself" on public.admin_views as restrictive for insert to authenticated
  with check (owner = (select private.own_id()));
create policy "Own ones change" on public.admin_views as restrictive for update to authenticated
  using (owner = (select private.own_id())) with check (owner = (select private.own_id()));
create policy "Own ones go" on public.admin_views as restrictive for delete to authenticated
  using (owner = (select private.own_id()));

create trigger stamp before insert or update on public.admin_views
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.admin_views
  for each row execute function private.guard_campus();

-- ---------------------------------------------------------------------------------------------------------
-- The dashboard. Visits are counted by day and page, and say nothing of anyone.

create table public.page_visits (
  id uuid primary key default gen_random_uuid(),
  day date not null,
  path text not null check (length(path) between 1 and 300),
  visits integer not null check (visits > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (day, path)
);

alter table public.page_visits enable row level security;
grant select, insert, update, delete on public.page_visits to anon, authenticated;
grant all on public.page_visits to service_role;
create policy "Admins manage" on public.page_visits for all to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));

create trigger stamp before insert or update on public.page_visits
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.page_visits
  for each row execute function private.guard_campus();

-- Adds what the server has counted: {"/about": 3}. The day is India's. Counts older than two years are deleted.
create function public.record_visits(counts jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  today date := (now() at time zone 'Asia/Kolkata')::date;
begin
  insert into public.page_visits as v (day, path, visits)
  select today, left(key, 300), value::integer from jsonb_each_text(counts) where value::integer > 0
  on conflict (day, path) do update set visits = v.visits + excluded.visits;
  delete from public.page_visits v where v.day < today - 730;
end $$;

-- Visits, replies and registrations on each of the last days, oldest first.
create function public.list_daily_counts(days integer default 30)
returns table (day date, visits integer, replies integer, registrations integer)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  today date := (now() at time zone 'Asia/Kolkata')::date;
begin
  if not public.is_admin() then
    raise exception 'Only administrators see this.' using errcode = '42501', detail = 'not_admin';
  end if;
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
grant execute on function public.list_daily_counts to authenticated;

create function public.list_visited_pages(days integer default 30, most integer default 10)
returns table (path text, visits integer)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  if not public.is_admin() then
    raise exception 'Only administrators see this.' using errcode = '42501', detail = 'not_admin';
  end if;
  return query
    select v.path, sum(v.visits)::integer from public.page_visits v
    where v.day > (now() at time zone 'Asia/Kolkata')::date - least(greatest(days, 1), 366)
    group by v.path order by 2 desc, 1 limit least(greatest(most, 1), 50);
end $$;
grant execute on function public.list_visited_pages to authenticated;

-- What needs attention, by kind.
create function public.count_waiting_work() returns jsonb
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
    'pastDates',
      (select count(*) from public.site_content c where c.key in ('admissions', 'scholarships', 'disclosure')
      and exists (
        select from unnest(array['strict $.dates[*].day', 'strict $.scholarships[*].closesOn',
                                 'strict $.**.validUntil']) as place (path),
          lateral jsonb_path_query(c.content, place.path::jsonpath, '{}', true) as value
        where jsonb_typeof(value) = 'string' and value #>> '{}' < today::text)),
    'olderHindi', (select count(*) from public.site_content c where c.outdated > 0),
    'goneVideos', (select count(*) from public.youtube_videos v where v.is_gone and v.is_active)
  );
end $$;
grant execute on function public.count_waiting_work to authenticated;

-- 20_server.sql

-- What only the server asks: what to render anew, and what to erase.

-- ---------------------------------------------------------------------------------------------------------
-- Kept pages.

-- The next moment, for each table, at which time alone changes what visitors see.
create function public.list_due_changes() returns table (table_name text, due_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select 'events', min(e.publish_at) from public.events e
  where e.status = 'published' and e.publish_at > now() having min(e.publish_at) is not null
  union all
  select 'latest_updates', min(least(
    case when u.starts_at > now() then u.starts_at end, case when u.expires_at > now() then u.expires_at end))
  from public.latest_updates u
  where u.is_active and (u.starts_at > now() or u.expires_at > now()) having count(*) > 0
  union all
  select 'site_content', min(c.published_at) from public.site_content c
  where c.published_at > now() having min(c.published_at) is not null
$$;

-- How often each table was written to, by PostgreSQL's own count: copies of the web server learn from it what
-- others wrote, without a trigger that every write would pay for. The count is up to ten seconds old.
create function public.list_table_changes() returns table (table_name text, changes double precision)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_server();
  return query
    select s.relname::text, (s.n_tup_ins + s.n_tup_upd + s.n_tup_del)::double precision
    from pg_catalog.pg_stat_user_tables s where s.schemaname = 'public';
end $$;

-- Uploaded files that nobody is given: pictures of albums that are hidden, and portraits that their owner's
-- verified profile does not show. With the caller's rights, so that only the server finds all of them.
create function public.list_hidden_media() returns setof uuid
language sql stable set search_path = ''
as $$
  select private.media_id(i.path) from public.gallery_images i
  where i.hidden_at is not null and private.media_id(i.path) is not null
  union
  select m.id from public.media_files m
  where m.purpose = 'avatar' and not exists (
    select from public.alumni_profiles p
    where p.id = m.created_by and p.status = 'verified' and private.media_id(p.avatar) = m.id)
$$;

-- ---------------------------------------------------------------------------------------------------------
-- What is erased, and when (docs/privacy/record.md). Daily jobs; each returns how much it erased.

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

-- What the trash no longer restores: of a row deleted more than 30 days ago the log keeps who, what and when,
-- but not what it said.
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

-- Medical notes of past seasons, and their changes; personal links a month after their event, replies half a
-- year after; registrations a year after their season (docs/decisions/privacy-and-retention.md).
create function public.purge_visitor_data() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  today date := (now() at time zone 'Asia/Kolkata')::date;
  notes integer;
  links integer;
  replies integer;
  registrations integer;
  changes integer;
begin
  perform private.require_server();
  delete from public.sports_registration_medical_notes n using public.sports_registrations r
  where r.id = n.registration_id and r.season_ends_on < today;
  get diagnostics notes = row_count;
  delete from public.event_rsvp_links l using public.event_rsvps r, public.events e
  where r.id = l.rsvp_id and e.id = r.event_id and coalesce(e.ends_at, e.starts_at) < now() - interval '30 days';
  get diagnostics links = row_count;
  delete from public.event_rsvps r using public.events e
  where e.id = r.event_id and coalesce(e.ends_at, e.starts_at) < now() - interval '180 days';
  get diagnostics replies = row_count;
  delete from public.sports_registrations r where r.season_ends_on < (today - interval '1 year')::date;
  get diagnostics registrations = row_count;
  delete from public.medical_note_changes c
  where coalesce((select r.season_ends_on from public.sports_registrations r where r.id = c.registration_id),
      c.season_ends_on) < today
    or c.created_at < now() - interval '30 days'
      and not exists (select from public.sports_registrations r where r.id = c.registration_id);
  get diagnostics changes = row_count;
  return notes + links + replies + registrations + changes;
end $$;

-- Enquiries after two years, messages after one, decided photo requests after two; letters that were sent or
-- given up after ninety days, unless an answer to an enquiry refers to them.
create function public.purge_old_requests() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  enquiries integer;
  messages integer;
  requests integer;
  letters integer;
begin
  perform private.require_server();
  delete from public.admission_enquiries e where e.created_at < now() - interval '2 years';
  get diagnostics enquiries = row_count;
  delete from public.contact_messages m where m.created_at < now() - interval '1 year';
  get diagnostics messages = row_count;
  delete from public.photo_requests r where r.created_at < now() - interval '2 years' and r.status <> 'new';
  get diagnostics requests = row_count;
  delete from public.mail_outbox o where coalesce(o.sent_at, o.gave_up_at) < now() - interval '90 days'
    and not exists (select from public.enquiry_answers a where a.mail_id = o.id);
  get diagnostics letters = row_count;
  return enquiries + messages + requests + letters;
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
