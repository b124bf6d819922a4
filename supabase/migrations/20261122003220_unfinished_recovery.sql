-- A recovery code is spent by what it is for: the removal of the factors that were there. Where the
-- removal was cut off, the same code goes on with it, so that nobody loses one to an outage.
create or replace function public.use_recovery_code(code text) returns boolean
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
