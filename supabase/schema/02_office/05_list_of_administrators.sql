-- The list of administrators: who works in the office, in which role, for which campuses.

create table public.admin_users (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(btrim(email)) and email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'),
  full_name text check (length(full_name) between 1 and 120),
  -- Keys of the campuses that the person looks after; null means all. Never empty, which could mean all or none.
  campuses text[] check (cardinality(campuses) > 0 and array_position(campuses, null) is null),
  -- What the person does in the office: private.opens.
  role text not null default 'administrator'
    check (role in ('administrator', 'editor', 'contributor', 'admissions', 'alumni_office', 'door')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

alter table public.admin_users enable row level security;
grant select, insert, update, delete on public.admin_users to anon, authenticated;
grant all on public.admin_users to service_role;
create policy "Admins manage" on public.admin_users for all to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));

create trigger stamp before insert or update on public.admin_users
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.admin_users
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.admin_users
  for each row execute function private.audit_row();

-- Addresses are compared in lower case everywhere.
create function private.normalise_admin_email() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.email := lower(btrim(new.email));
  return new;
end $$;
create trigger normalise_email before insert or update on public.admin_users
  for each row execute function private.normalise_admin_email();

-- Admins cannot remove their own entry or change their own role. A removed person loses the role "admin".
create function private.protect_admin_list() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.email = old.email and new.role = old.role then
    return new;
  end if;
  if exists (select from auth.users u where u.id = auth.uid() and lower(u.email) = old.email) then
    raise exception 'You cannot remove your own address from the list of administrators.'
      using errcode = '42501', detail = 'own_admin_entry';
  end if;
  if tg_op = 'UPDATE' and new.email = old.email then
    return new;
  end if;
  update public.auth_user_roles r set role = 'alumni'
  from auth.users u where u.id = r.user_id and lower(u.email) = old.email and r.role = 'admin';
  update public.users p set role = 'alumni'
  from auth.users u where u.id = p.id and lower(u.email) = old.email and p.role = 'admin';
  return coalesce(new, old);
end $$;
create trigger protect before update or delete on public.admin_users
  for each row execute function private.protect_admin_list();

-- At least one unrestricted admin must remain. The trigger "protect" has already refused removing one's own entry.
create function private.keep_last_admin() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() is not null and old.campuses is null and old.role = 'administrator'
     and (tg_op = 'DELETE' or new.campuses is not null or new.email <> old.email or new.role <> old.role)
     and not exists (
       select from public.admin_users a join auth.users u on lower(u.email) = a.email
       where a.id <> old.id and a.campuses is null and a.role = 'administrator' and private.is_listed_admin(u.id)) then
    raise exception 'This is the last administrator without a limit.'
      using errcode = '42501', detail = 'last_admin';
  end if;
  return coalesce(new, old);
end $$;
create trigger protect_last before update or delete on public.admin_users
  for each row execute function private.keep_last_admin();
