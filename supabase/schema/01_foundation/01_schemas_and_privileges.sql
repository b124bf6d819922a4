-- What every other file builds on: schemas, extensions and default privileges.
--
-- These files describe the database as it is, in the order in which they build it. The schema "public" is the
-- API. "private" is not exposed: no role has privileges on its tables, and only our own functions, triggers and
-- views reach them.
--
-- Each public table is written in the same order: columns, indexes, row-level security with its policies,
-- triggers, functions. Client roles hold the usual privileges on all of them, as in every Supabase project;
-- the policies decide. Signed-in people have one policy for each command, which joins the office's rule and
-- the person's own with "or", the cheap comparison first. Visitors of public lists have a separate policy, so that
-- the lists can use indexes (docs/decisions/access-rules.md).

create schema if not exists extensions;
create schema if not exists private;
create extension if not exists fuzzystrmatch with schema extensions;
create extension if not exists pg_trgm with schema extensions;
create extension if not exists unaccent with schema extensions;

grant usage on schema public to anon, authenticated, service_role;
grant usage on schema extensions to anon, authenticated, service_role;
-- Triggers, policies and views call private functions as the person who reads or writes.
grant usage on schema private to anon, authenticated, service_role;

-- PostgreSQL lets everyone execute a new function, and Supabase grants that to its client roles. Here a function is
-- open only to the roles that a "grant execute" below it names; supabase/tests/open-functions.ts lists them. The
-- server's role may execute all.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke execute on functions from public, anon, authenticated;
alter default privileges in schema public grant execute on functions to service_role;
alter default privileges in schema private grant execute on functions to service_role;

-- The start-up sequence calls this to check that the database answers.
create function public.get_service_status() returns jsonb
language sql stable set search_path = ''
as $$ select pg_catalog.jsonb_build_object('status', 'ok', 'time', pg_catalog.now()) $$;
grant execute on function public.get_service_status to anon, authenticated;

-- The day in India. `current_date` is the database's own, which PGlite counts in UTC: for five and a half hours after
-- midnight it is yesterday.
create function private.today() returns date
language sql stable set search_path = ''
as $$ select (now() at time zone 'Asia/Kolkata')::date $$;
grant execute on function private.today to anon, authenticated;
