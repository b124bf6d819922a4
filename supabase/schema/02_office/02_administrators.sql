-- Administrators. Three things make one: a row in auth_user_roles, an entry in admin_users with the confirmed
-- address, and the second factor. Every call checks all three, so a demotion takes effect at once.

create function private.has_listed_address(person uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from auth.users u
    join public.admin_users a on a.email = lower(u.email)
    where u.id = person
      and u.email_confirmed_at is not null
      and u.deleted_at is null
      and (u.banned_until is null or u.banned_until < now())
  );
end $$;
grant execute on function private.has_listed_address to authenticated;

-- An address counts as proven only if a confirmation or an invitation was mailed to it: an authentication
-- service that confirms sign-ups by itself proves nothing.
create function private.may_claim_admin(person uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.has_listed_address(person) and exists (
    select from auth.users u
    where u.id = person and (u.confirmation_sent_at is not null or u.invited_at is not null)
  );
end $$;
grant execute on function private.may_claim_admin to authenticated;

create function private.holds_admin_role(person uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from public.auth_user_roles r where r.user_id = person and r.role = 'admin');
end $$;
grant execute on function private.holds_admin_role to authenticated;

-- What an account has from before its address was proven proves nothing: the emails to a former address, and a
-- password that anybody may have chosen. Also on a hosted project, whose authentication keeps both.
create function private.forget_unproven() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- A password that is set together with the confirmation is of the one who confirms.
  keeps_password boolean := new.encrypted_password is not distinct from old.encrypted_password;
begin
  if new.email is distinct from old.email then
    new.confirmation_sent_at := null;
    new.invited_at := null;
    return new;
  end if;
  if old.email_confirmed_at is not null or not keeps_password then
    return new;
  end if;
  if new.email_confirmed_at is null then
    -- Invited before anybody has confirmed the address.
    if new.invited_at is distinct from old.invited_at then
      new.encrypted_password := null;
    end if;
  elsif (new.confirmation_sent_at is not null or new.invited_at is not null)
    and exists (select from public.admin_users a where a.email = lower(new.email)) then
    new.encrypted_password := null;
  end if;
  return new;
end $$;
create trigger forget_unproven before update on auth.users
  for each row when ((old.email, old.email_confirmed_at, old.invited_at)
    is distinct from (new.email, new.email_confirmed_at, new.invited_at))
  execute function private.forget_unproven();

-- Whether an account is staff: it has the role, or may claim it at its next sign-in.
create function private.is_colleague(person uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.holds_admin_role(person) or private.may_claim_admin(person);
end $$;

-- An admin by role and address, at any assurance level.
create function private.is_listed_admin(person uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return person is not null
    and exists (select from public.auth_user_roles r where r.user_id = person and r.role = 'admin')
    and private.has_listed_address(person);
end $$;

-- Settings that rules read are kept here with the rules, not in site content.
create table private.security_settings (
  only_row boolean primary key default true check (only_row),
  admins_need_second_factor boolean not null default false,
  confirms_sign_ups boolean not null default false,
  updated_at timestamptz not null default now()
);
insert into private.security_settings default values;
create trigger audit after update on private.security_settings
  for each row execute function private.audit_row();

create function private.admins_need_second_factor() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select s.admins_need_second_factor from private.security_settings s);
end $$;

-- The role that the list of staff gives the caller; null for everybody else. Where the school requires a second
-- factor, staff without one get null. They can still set one up, which needs no privilege in this database.
create function private.given_role() returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  person uuid := auth.uid();
begin
  if not private.is_listed_admin(person) then
    return null;
  end if;
  if not private.has_full_level()
     or private.admins_need_second_factor() and not private.has_verified_factor(person) then
    return null;
  end if;
  return (select a.role from public.admin_users a join auth.users u on lower(u.email) = a.email where u.id = person);
end $$;

-- The role whose rights the caller has: the given one, unless an administrator sees the site as another role in
-- this session (03_office_roles.sql), which takes rights away and never gives any.
create function private.office_role() returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  given text := private.given_role();
begin
  return case when given = 'administrator'
    then coalesce((select s.role from private.seen_roles s where s.session_id::text = auth.jwt() ->> 'session_id'), given)
    else given end;
end $$;

-- Administrators may do everything on every table. For the other roles see private.may.
create function public.is_admin() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce(private.office_role() = 'administrator', false);
end $$;
grant execute on function public.is_admin to anon, authenticated;

create function private.require_admin() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.is_admin() then
    raise exception 'Only an administrator does this.' using errcode = '42501', detail = 'not_admin';
  end if;
end $$;

create function public.is_second_factor_required() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.admins_need_second_factor();
end $$;
grant execute on function public.is_second_factor_required to authenticated;

-- Whether the caller must set up a second factor before the admin pages open.
create function public.needs_second_factor() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.admins_need_second_factor() and private.is_listed_admin(auth.uid())
    and not private.has_verified_factor(auth.uid());
end $$;
grant execute on function public.needs_second_factor to authenticated;

-- Only an admin who has used a second factor can turn this on. Otherwise one person could lock everyone out.
create function public.require_second_factor(required boolean) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not public.is_admin() then
    raise exception 'Only an administrator changes this.' using errcode = '42501', detail = 'not_admin';
  end if;
  perform private.require_campus(null);
  if coalesce(auth.jwt() ->> 'aal', 'aal1') <> 'aal2' then
    raise exception 'Set up and confirm your own second factor first.'
      using errcode = '42501', detail = 'insufficient_aal';
  end if;
  update private.security_settings s
    set admins_need_second_factor = coalesce(required, false), updated_at = now() where s.only_row;
end $$;
grant execute on function public.require_second_factor to authenticated;

-- Whether alumni must confirm their address by email before the account opens. The embedded backend applies this; a
-- hosted project has its own setting.
create function public.are_sign_ups_confirmed() returns boolean
language sql stable security definer set search_path = ''
as $$ select s.confirms_sign_ups from private.security_settings s $$;
grant execute on function public.are_sign_ups_confirmed to authenticated;

create function public.confirm_sign_ups(required boolean) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_campus(null);
  update private.security_settings s set confirms_sign_ups = coalesce(required, false), updated_at = now()
    where s.only_row;
end $$;
grant execute on function public.confirm_sign_ups to authenticated;
