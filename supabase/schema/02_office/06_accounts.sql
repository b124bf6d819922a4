-- Roles and accounts.

-- The key is the person: the sign-in flow upserts (user_id, role) without naming a conflict column.
create table public.auth_user_roles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role text not null check (role in ('admin', 'alumni')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index auth_user_roles_role_idx on public.auth_user_roles (role);

alter table public.auth_user_roles enable row level security;
grant select, insert, update, delete on public.auth_user_roles to anon, authenticated;
grant all on public.auth_user_roles to service_role;
-- The sign-in page reads the user's own role before asking for the second factor: the only rule with auth.uid().
create policy "Who may read" on public.auth_user_roles for select to authenticated
  using (user_id = (select auth.uid()) or (select public.is_admin()));
create policy "Who may add" on public.auth_user_roles for insert to authenticated
  with check (user_id = (select private.own_id()) or (select public.is_admin()));
create policy "Who may change" on public.auth_user_roles for update to authenticated
  using (user_id = (select private.own_id()) or (select public.is_admin()))
  with check (user_id = (select private.own_id()) or (select public.is_admin()));
create policy "Who may delete" on public.auth_user_roles for delete to authenticated
  using ((select public.is_admin()));

create trigger stamp before insert or update on public.auth_user_roles
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.auth_user_roles
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.auth_user_roles
  for each row execute function private.audit_row();

create table public.users (
  id uuid primary key references auth.users (id) on delete cascade,
  email text not null check (length(email) <= 320),
  role text not null default 'alumni' check (role in ('admin', 'alumni')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index users_email_idx on public.users (email);

alter table public.users enable row level security;
grant select, insert, update, delete on public.users to anon, authenticated;
grant all on public.users to service_role;
create policy "Who may read" on public.users for select to authenticated
  using (id = (select private.own_id()) or (select public.is_admin()));
create policy "Who may add" on public.users for insert to authenticated
  with check (id = (select private.own_id()) or (select public.is_admin()));
create policy "Who may change" on public.users for update to authenticated
  using (id = (select private.own_id()) or (select public.is_admin()))
  with check (id = (select private.own_id()) or (select public.is_admin()));
create policy "Who may delete" on public.users for delete to authenticated
  using ((select public.is_admin()));

create trigger stamp before insert or update on public.users
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.users
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.users
  for each row execute function private.audit_row();

-- In addition to row-level security: people write only their own row, and the role "admin" needs a proven
-- address on the list. An administrator who grants it to a listed colleague vouches for the account.
create function private.guard_role() returns trigger
language plpgsql set search_path = ''
as $$
declare
  person uuid := case when tg_table_name = 'users' then (to_jsonb(new) ->> 'id')::uuid
                      else (to_jsonb(new) ->> 'user_id')::uuid end;
begin
  if not private.is_client_role(current_user) then
    return new;
  end if;
  if person is distinct from auth.uid() and not public.is_admin() then
    raise exception 'Only your own record can be changed.' using errcode = '42501', detail = 'not_own_row';
  end if;
  if tg_op = 'UPDATE' and to_jsonb(old) -> 'user_id' is distinct from to_jsonb(new) -> 'user_id'
     or tg_op = 'UPDATE' and to_jsonb(old) -> 'id' is distinct from to_jsonb(new) -> 'id' then
    raise exception 'A record cannot move to another person.' using errcode = '42501', detail = 'protected_id';
  end if;
  if new.role = 'admin' and not private.may_claim_admin(person)
     and not (private.has_listed_address(person)
              and (private.holds_admin_role(person) or (person <> auth.uid() and public.is_admin()))) then
    raise exception 'The role admin needs a confirmed address on the list of administrators.'
      using errcode = '42501', detail = 'admin_not_listed';
  end if;
  return new;
end $$;
create trigger guard_role before insert or update on public.auth_user_roles
  for each row execute function private.guard_role();
create trigger guard_role before insert or update on public.users
  for each row execute function private.guard_role();

create function private.address_of(person uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select lower(u.email) from auth.users u where u.id = person);
end $$;
grant execute on function private.address_of to authenticated;

create function private.guard_user_email() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if private.is_client_role(current_user)
     and not (tg_op = 'UPDATE' and new.email = old.email)
     and lower(new.email) is distinct from private.address_of(new.id) then
    raise exception 'The address must be the one of the account.' using errcode = '42501', detail = 'protected_email';
  end if;
  return new;
end $$;
create trigger guard_email before insert or update on public.users
  for each row execute function private.guard_user_email();

-- ---------------------------------------------------------------------------------------------------------
-- Functions that need these tables.

create function private.campus_scope_of(person uuid) returns text[]
language sql stable security definer set search_path = ''
as $$
  select a.campuses from auth.users u
  join public.admin_users a on a.email = lower(u.email)
  join public.auth_user_roles r on r.user_id = u.id and r.role = 'admin'
  where u.id = person
$$;

-- Pages use this to warn before an action that would be refused.
create function public.own_campus_scope() returns text[]
language sql stable security definer set search_path = ''
as $$ select private.campus_scope() $$;
grant execute on function public.own_campus_scope to authenticated;

-- The caller's own row in the list of administrators.
create function private.own_admin_entry() returns public.admin_users
language sql stable security definer set search_path = ''
as $$
  select a from public.admin_users a join auth.users u on lower(u.email) = a.email where u.id = auth.uid()
$$;

-- Colleagues as the staff page shows them: whether they have accepted the invitation, and how they sign in.
create function public.list_staff()
returns table (id uuid, email text, full_name text, campuses text[], role text, created_at timestamptz,
  user_id uuid, is_active boolean, has_second_factor boolean, last_sign_in_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  return query
    select a.id, a.email, a.full_name, a.campuses, a.role, a.created_at, u.id,
      coalesce(private.is_listed_admin(u.id), false), coalesce(private.has_verified_factor(u.id), false),
      u.last_sign_in_at
    from public.admin_users a left join auth.users u on lower(u.email) = a.email
    order by a.email;
end $$;
grant execute on function public.list_staff to authenticated;

-- Names of colleagues, to choose who looks after an enquiry, a message or a report.
create function public.list_colleagues() returns table (id uuid, name text)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  if not (private.may('admission_enquiries') or private.may('alumni_reports')) then
    perform private.require_admin();
  end if;
  return query select a.id, coalesce(a.full_name, a.email) from public.admin_users a order by a.email;
end $$;
grant execute on function public.list_colleagues to authenticated;
