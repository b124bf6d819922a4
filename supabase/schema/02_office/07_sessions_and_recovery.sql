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

-- Ends a session and its refresh tokens. Returns true if the caller had such a session.
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
-- Recovery codes, on paper, for people who have lost their second factor: ten at a time, shown once, kept as hashes.
-- A code proves the caller's identity; the web server then removes the factors through the authentication service.

create table private.recovery_codes (
  user_id uuid not null references auth.users (id) on delete cascade,
  code_hash bytea not null,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- `device` is the known browser where a second factor was proven before; without one all count together.
create table private.recovery_code_failures (
  user_id uuid not null references auth.users (id) on delete cascade,
  failed_at timestamptz not null default now(),
  device text
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

-- Replaces the old codes with ten new ones. A code replaces a factor, so this session must have used one: otherwise a
-- stranger with the password could create codes for later.
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

-- The known browser in which this session of a person was opened, if a second factor that the account has was proven
-- there: somebody who has only the password has none. The embedded backend records them; on a hosted project it is null.
create function private.proven_device(person uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  device text;
begin
  if to_regclass('embedded.device_factors') is not null then
    execute 'select d.id_hash from embedded.device_cookies d
      where d.user_id = $1 and $2 = any (d.sessions::text[])
        and exists (select from embedded.device_factors f where f.id_hash = d.id_hash)'
      into device using person, auth.jwt() ->> 'session_id';
  end if;
  return device;
end $$;

-- Returns whether this is an unused code of the caller, and marks it as used. If the removal of the factors was cut
-- off, the same code works again until those factors are gone. After ten failures within fifteen minutes the answer
-- is 429; a browser where the factor was proven counts its own, so that a stranger with the password cannot close the
-- codes to the owner. A failure returns false instead of raising an error, which would undo its count.
create function public.use_recovery_code(code text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  person uuid := auth.uid();
  known text := private.proven_device(person);
begin
  if person is null then
    return false;
  end if;
  -- One attempt at a time: many at once would all see the same count.
  perform pg_advisory_xact_lock(hashtextextended(person::text, 7305109));
  delete from private.recovery_code_failures f
    where f.user_id = person and f.failed_at < now() - interval '15 minutes';
  if (select count(*) from private.recovery_code_failures f
      where f.user_id = person and f.device is not distinct from known) >= 10 then
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
    insert into private.recovery_code_failures (user_id, device) values (person, known);
    return false;
  end if;
  return true;
end $$;
grant execute on function public.use_recovery_code to authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- The role in the access token: a hint for pages; rules never read it. A hosted project calls this when it issues a
-- token.
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
