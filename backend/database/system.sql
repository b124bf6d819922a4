-- What a hosted Supabase project has before its first migration runs, besides its roles: the extensions
-- schema, default privileges and the auth helper functions. Repeatable: runs at every start.

create schema if not exists extensions;
grant usage on schema public, extensions, auth to anon, authenticated, service_role;

-- As hosted: the grants are wide, row-level security is what protects. Default privileges only, so
-- that what a migration has revoked stays revoked at the next start.
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
-- Functions are closed unless a migration grants them by name.
alter default privileges in schema public grant all on routines to service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema extensions grant all on routines to anon, authenticated, service_role;

-- Lite sets `request.jwt.claim.sub` and `.role` and the whole `request.jwt.claims`; its own
-- auth.email() reads a setting that is never set.
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

-- Recent attempts, for all replicas of the backend on one database, and across
-- their restarts. `who` is a keyed hash.
create table if not exists embedded.attempts (
  kind text not null,
  who text not null,
  times timestamptz[] not null default '{}',
  expires_at timestamptz not null,
  primary key (kind, who)
);
create index if not exists attempts_expires_at_idx on embedded.attempts (expires_at);

-- Of several counters, the first that allows no more and the seconds until it does; no row where all do.
create or replace function embedded.find_full_counter(
  kinds text[], whos text[], allowed int[], seconds int[]
) returns table (full_kind text, wait int) language plpgsql set search_path = '' as $$
declare
  -- Read once: a clock that moves on between two readings would add a second to the wait.
  asked constant timestamptz := clock_timestamp();
  since timestamptz;
  recent timestamptz[];
begin
  for i in 1 .. cardinality(kinds) loop
    since := asked - make_interval(secs => seconds[i]);
    recent := array(
      select t from embedded.attempts a, unnest(a.times) as t
      where a.kind = kinds[i] and a.who = whos[i] and t > since order by t
    );
    if cardinality(recent) >= allowed[i] then
      full_kind := kinds[i];
      wait := greatest(1, ceil(extract(epoch from
        coalesce(recent[cardinality(recent) - allowed[i] + 1], asked) - since)));
      return next;
      return;
    end if;
  end loop;
end
$$;

-- Counts one more in each of several counters and returns no row, or counts nothing and returns what
-- find_full_counter does. Each row is locked from its first statement on, in the order given: attempts at
-- the same moment follow each other. What is full is only read: a flood of refused attempts writes nothing.
create or replace function embedded.take_attempts(
  kinds text[], whos text[], allowed int[], seconds int[]
) returns table (full_kind text, wait int) language plpgsql set search_path = '' as $$
declare
  -- An attempt seldom changes what the index holds: by steps of five minutes.
  later constant timestamptz := date_bin('5 minutes', clock_timestamp(), 'epoch') + interval '5 minutes';
begin
  return query select * from embedded.find_full_counter(kinds, whos, allowed, seconds);
  if found then
    return;
  end if;

  for i in 1 .. cardinality(kinds) loop
    insert into embedded.attempts as kept (kind, who, expires_at)
    values (kinds[i], whos[i], later + make_interval(secs => seconds[i]))
    on conflict (kind, who) do update set expires_at = greatest(kept.expires_at, excluded.expires_at);
  end loop;
  -- What has run out is deleted.
  delete from embedded.attempts where (kind, who) in (
    select kind, who from embedded.attempts
    where expires_at < clock_timestamp() order by expires_at limit 10 for update skip locked
  );

  -- Again, now that no other transaction counts in these.
  return query select * from embedded.find_full_counter(kinds, whos, allowed, seconds);
  if found then
    return;
  end if;
  for i in 1 .. cardinality(kinds) loop
    update embedded.attempts as kept set times = array(
      select t from unnest(kept.times) as t
      where t > clock_timestamp() - make_interval(secs => seconds[i]) order by t
    ) || clock_timestamp()
    where kind = kinds[i] and who = whos[i];
  end loop;
end
$$;

-- Takes the last count back in each, in the order in which they were taken.
create or replace function embedded.give_attempts_back(kinds text[], whos text[])
returns void language plpgsql set search_path = '' as $$
begin
  for i in 1 .. cardinality(kinds) loop
    update embedded.attempts set times = trim_array(times, 1)
    where kind = kinds[i] and who = whos[i] and cardinality(times) > 0;
  end loop;
end
$$;

-- What the open emails of accounts prove, one of each kind for an account. The link carries a random
-- token of its own and the reader may type the six digits instead; only hashes of both are kept, that of
-- the digits keyed. A code is of no use after ten wrong ones; the link is not touched by them.
create table if not exists embedded.one_time_proofs (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('confirmation', 'recovery', 'email_change', 'reauthentication')),
  mailbox text not null,
  link_hash text not null unique,
  code_hash text not null,
  wrong_codes int not null default 0,
  created_at timestamptz not null default now(),
  primary key (user_id, kind)
);
create index if not exists one_time_proofs_mailbox_idx on embedded.one_time_proofs (mailbox, kind);

-- Emails of versions before that table: their hashes can be derived from six digits, and nobody looks
-- them up any more.
update auth.users set confirmation_token = null, recovery_token = null, email_change_token_new = null,
  email_change_token_current = null, reauthentication_token = null
where coalesce(confirmation_token, recovery_token, email_change_token_new,
  email_change_token_current, reauthentication_token, '') <> '';
