-- Codes on paper for who has lost the second factor. Ten at a time, shown once; only their hashes are
-- kept. A code proves who asks: the factors themselves are removed by the web server, through the
-- authentication service's own API.

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
-- Usage of the schema is everybody's, for triggers and views; these tables are nobody's.
revoke all on private.recovery_codes, private.recovery_code_failures
  from public, anon, authenticated, service_role;

-- Sixteen letters of 32 that do not look alike: 80 bits. 256 is a multiple of 32, so the rest of a
-- random byte is as even as the byte; bytes 6 and 8 of a version 4 uuid are not random and left out.
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

-- Ten new codes in the place of the old ones. Codes stand in for a factor, so whoever has none, or has
-- not used it in this session, gets none: a stranger with the password must not lay some by.
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

create function public.count_recovery_codes() returns integer
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select count(*)::integer from private.recovery_codes c
    where c.user_id = auth.uid() and c.used_at is null);
end $$;

-- Whether the code was one of the caller's, unused until now. After ten failures within fifteen
-- minutes nothing is looked at: 429. A failure returns false instead of raising, so that it is counted.
create function public.use_recovery_code(code text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  person uuid := auth.uid();
begin
  if person is null then
    return false;
  end if;
  -- One attempt of a person at a time, or many at once would all see the same count.
  perform pg_advisory_xact_lock(hashtextextended(person::text, 7305109));
  delete from private.recovery_code_failures f
    where f.user_id = person and f.failed_at < now() - interval '15 minutes';
  if (select count(*) from private.recovery_code_failures f where f.user_id = person) >= 10 then
    raise exception 'Too many wrong codes: rate limit reached. Please try again in 15 minutes.'
      using errcode = 'PT429', detail = 'over_request_rate_limit';
  end if;
  update private.recovery_codes c set used_at = now()
    where c.user_id = person and c.used_at is null
      and c.code_hash = private.hash_recovery_code(person, left(coalesce(use_recovery_code.code, ''), 100));
  if not found then
    insert into private.recovery_code_failures (user_id) values (person);
    return false;
  end if;
  return true;
end $$;

revoke execute on function private.new_recovery_code(), private.hash_recovery_code(uuid, text)
  from public, anon, authenticated;
revoke execute on function public.create_recovery_codes(), public.count_recovery_codes(),
  public.use_recovery_code(text) from public, anon;
grant execute on function public.create_recovery_codes(), public.count_recovery_codes(),
  public.use_recovery_code(text) to authenticated;
