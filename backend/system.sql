-- What a hosted Supabase project has before its first migration runs, besides its roles: the extensions
-- schema, default privileges and the auth helper functions. Repeatable: runs at every start.

create schema if not exists extensions;
grant usage on schema public, extensions, auth to anon, authenticated, service_role;

-- As hosted: the grants are wide, row-level security is what protects. Default privileges only, so
-- that what a migration has revoked stays revoked at the next start.
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on routines to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema extensions grant all on routines to anon, authenticated, service_role;

-- Lite sets `request.jwt.claim.sub` and `.role` and the whole `request.jwt.claims`; its own
-- auth.email() reads a setting that nobody sets.
create or replace function auth.uid() returns uuid language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.sub', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'
  )::uuid
$$;

create or replace function auth.role() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.role', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role'
  )
$$;

create or replace function auth.email() returns text language sql stable as $$
  select nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email'
$$;

create or replace function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb
$$;

-- What the backend has done once in the life of this database.
create schema if not exists embedded;
create table if not exists embedded.first_start (
  step text primary key,
  done_at timestamptz not null default now()
);
