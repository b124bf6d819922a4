-- Removes the mark of a deleted account from the metadata of the person with this address, unless a deleted profile
-- stands behind it: people write their own metadata, and whoever knows the password of an account can mark it. True
-- if there was such a mark. The server calls it when the office invites the person.
create or replace function public.lift_deletion_mark(address text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_server();
  update auth.users u set raw_user_meta_data = u.raw_user_meta_data - 'account_status'
  where u.email = lower(lift_deletion_mark.address) and u.raw_user_meta_data ->> 'account_status' = 'deleted'
    and not exists (select from public.alumni_profiles p where p.id = u.id and p.status = 'deleted');
  return found;
end $$;

-- Whoever has only the password closed the recovery codes to their owner: they were counted by account alone.
alter table private.recovery_code_failures add column device text;

-- The known browser in which this session of a person was opened, if a second factor that the account has was proven
-- there: somebody who has only the password has none. The embedded backend records them; on a hosted project it is null.
create or replace function private.proven_device(person uuid) returns text
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
create or replace function public.use_recovery_code(code text) returns boolean
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
