-- A session that has not used the second factor of its account opens nothing of the account: a password
-- alone is no longer enough for anybody who has set one up, alumni as well as administrators.

create function private.has_full_level() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce(auth.jwt() ->> 'aal', 'aal1') = 'aal2' or not private.has_verified_factor(auth.uid());
end $$;

-- Every rule about what is one's own asks this, never auth.uid(): it is null below the level.
create function private.own_id() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  return case when private.has_full_level() then auth.uid() end;
end $$;

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
revoke execute on function private.has_full_level(), private.own_id(), private.require_own_id() from public;
grant execute on function private.own_id(), private.require_own_id() to anon, authenticated, service_role;

-- The sign-in page reads the own role before it asks for the code; all other rules ask for the level.
do $$
declare
  rule record;
begin
  for rule in
    select p.tablename, p.policyname, replace(p.qual, 'auth.uid()', 'private.own_id()') as allows,
      replace(p.with_check, 'auth.uid()', 'private.own_id()') as checks
    from pg_catalog.pg_policies p
    where p.schemaname = 'public' and concat(p.qual, p.with_check) like '%auth.uid()%'
      and not (p.tablename = 'auth_user_roles' and p.cmd = 'SELECT')
  loop
    execute format('alter policy %I on public.%I', rule.policyname, rule.tablename)
      || coalesce(' using (' || rule.allows || ')', '') || coalesce(' with check (' || rule.checks || ')', '');
  end loop;
end $$;

create or replace function public.is_verified_alumnus() returns boolean
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

create or replace function private.require_verified_alumnus() returns uuid
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

create or replace function private.own_batch_year() returns integer
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select p.batch_year from public.alumni_profiles p where p.id = private.own_id() and p.status = 'verified');
end $$;

create or replace function public.get_own_alumni_record()
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

create or replace function public.list_sessions()
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

create or replace function public.revoke_session(id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  person uuid := private.require_own_id();
begin
  delete from auth.sessions s where s.id = revoke_session.id and s.user_id = person;
  return found;
end $$;

create or replace function public.get_media_uploader(purpose text) returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  if public.is_admin() then
    return private.own_id();
  end if;
  if purpose = 'avatar' and exists (
    select from public.alumni_profiles p where p.id = private.own_id() and p.status in ('pending', 'verified')
  ) then
    return private.own_id();
  end if;
  return null;
end $$;
