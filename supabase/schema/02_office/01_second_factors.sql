-- Second factors: whether a person has one, and has given it in this session.

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

-- Like own_id, but raises an error while the second factor is missing.
create function private.require_own_id() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.has_full_level() then
    raise exception 'Confirm your second factor first.' using errcode = '42501', detail = 'insufficient_aal';
  end if;
  return auth.uid();
end $$;
