-- What a hosted Supabase project has before its first migration runs, besides its roles: the extensions
-- schema, default privileges and the auth helper functions. Repeatable: runs at every start.

create schema if not exists extensions;
grant usage on schema public, extensions, auth to anon, authenticated, service_role;

-- As hosted: the grants are wide, row-level security is what protects. Default privileges only, so
-- that what a migration has revoked stays revoked at the next start.
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
-- Functions are open to nobody unless a migration grants them by name.
alter default privileges in schema public grant all on routines to service_role;
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

-- How often somebody has tried lately, for all copies of the backend on one PostgreSQL. `who` is a
-- keyed hash.
create table if not exists embedded.attempts (
  kind text not null,
  who text not null,
  times timestamptz[] not null default '{}',
  expires_at timestamptz not null,
  primary key (kind, who)
);
create index if not exists attempts_expires_at_idx on embedded.attempts (expires_at);

-- Counts one more and returns null, or returns the seconds until one more is allowed. The row is locked
-- from the first statement on: attempts at the same moment follow each other.
create or replace function embedded.take_attempt(of_kind text, of_whom text, allowed int, seconds int)
returns int language plpgsql set search_path = '' as $$
declare
  since constant timestamptz := clock_timestamp() - make_interval(secs => seconds);
  recent timestamptz[];
begin
  insert into embedded.attempts as kept (kind, who, expires_at)
  values (of_kind, of_whom, clock_timestamp() + make_interval(secs => seconds))
  on conflict (kind, who) do update
    set times = array(select t from unnest(kept.times) as t where t > since order by t),
      expires_at = excluded.expires_at
  returning times into recent;

  -- What has run out is nobody's business any more.
  delete from embedded.attempts where (kind, who) in (
    select kind, who from embedded.attempts
    where expires_at < clock_timestamp() order by expires_at limit 10 for update skip locked
  );

  if cardinality(recent) >= allowed then
    return greatest(1, ceil(extract(epoch from
      coalesce(recent[cardinality(recent) - allowed + 1], clock_timestamp()) - since)));
  end if;
  update embedded.attempts set times = times || clock_timestamp()
  where kind = of_kind and who = of_whom;
  return null;
end
$$;
