-- A school may ask a second factor of everybody who administers the site. The setting is no content:
-- it lies beside the rules that read it, and is changed only by an administrator who has a factor and
-- has used it, so that nobody locks the last door behind themselves.

create table private.security_settings (
  only_row boolean primary key default true check (only_row),
  admins_need_second_factor boolean not null default false,
  updated_at timestamptz not null default now()
);
insert into private.security_settings default values;
revoke all on private.security_settings from public, anon, authenticated, service_role;
create trigger audit after update on private.security_settings
  for each row execute function private.audit_row();

create function private.admins_need_second_factor() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select s.admins_need_second_factor from private.security_settings s);
end $$;

-- An administrator by role and address, whatever the session has proven.
create function private.is_listed_admin(person uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return person is not null
    and exists (select from public.auth_user_roles r where r.user_id = person and r.role = 'admin')
    and private.has_listed_address(person);
end $$;

-- As before, and where the school asks it of everybody, whoever has no second factor is no admin yet:
-- enrolling one is the authentication service's business and needs no right of ours.
create or replace function public.is_admin() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  person uuid := auth.uid();
begin
  if not private.is_listed_admin(person) then
    return false;
  end if;
  if private.has_verified_factor(person) then
    return coalesce(auth.jwt() ->> 'aal', 'aal1') = 'aal2';
  end if;
  return not private.admins_need_second_factor();
end $$;

create function public.is_second_factor_required() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.admins_need_second_factor();
end $$;

-- Whether the caller has to set one up before anything of the administration opens.
create function public.needs_second_factor() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.admins_need_second_factor() and private.is_listed_admin(auth.uid())
    and not private.has_verified_factor(auth.uid());
end $$;

create function public.require_second_factor(required boolean) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not public.is_admin() then
    raise exception 'Only an administrator changes this.' using errcode = '42501', detail = 'not_admin';
  end if;
  if coalesce(auth.jwt() ->> 'aal', 'aal1') <> 'aal2' then
    raise exception 'Set up and confirm your own second factor first.'
      using errcode = '42501', detail = 'insufficient_aal';
  end if;
  update private.security_settings s
    set admins_need_second_factor = coalesce(required, false), updated_at = now() where s.only_row;
end $$;

revoke execute on function public.is_second_factor_required(), public.needs_second_factor(),
  public.require_second_factor(boolean) from public, anon;
grant execute on function public.is_second_factor_required(), public.needs_second_factor(),
  public.require_second_factor(boolean) to authenticated;
