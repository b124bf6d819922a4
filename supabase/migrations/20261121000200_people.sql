-- Administrators, roles, accounts and alumni.

create table public.admin_users (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(btrim(email)) and email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'),
  full_name text check (length(full_name) between 1 and 120),
  campus text check (campus in ('paonta-sahib', 'juniors', 'majra')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- The key is the person: the sign-in flow upserts (user_id, role) without naming a conflict column.
create table public.auth_user_roles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role text not null check (role in ('admin', 'alumni')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index auth_user_roles_role_idx on public.auth_user_roles (role);

create table public.users (
  id uuid primary key references auth.users (id) on delete cascade,
  email text not null check (length(email) <= 320),
  role text not null default 'alumni' check (role in ('admin', 'alumni')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index users_email_idx on public.users (email);

create table public.alumni_profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  full_name text not null check (length(btrim(full_name)) between 1 and 120),
  batch_year integer check (batch_year between 2003 and 2100),
  campus text check (campus in ('paonta-sahib', 'juniors', 'majra')),
  house text check (length(house) <= 60),
  stream text check (length(stream) <= 60),
  profession text check (length(profession) <= 120),
  organisation text check (length(organisation) <= 160),
  industry text check (length(industry) <= 80),
  city text check (length(city) <= 80),
  country text check (length(country) <= 80),
  bio text check (length(bio) <= 2000),
  avatar text check (length(avatar) <= 500 and avatar ~ '^(/|https://)\S*$'),
  contact_email text check (length(contact_email) <= 254 and contact_email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'),
  phone text check (phone ~ '^\+?[0-9 ()./-]{6,24}$'),
  links jsonb not null default '[]' check (
    jsonb_typeof(links) = 'array' and jsonb_array_length(links) <= 10
    and not jsonb_path_exists(links, '$[*] ? (!(@.url like_regex "^https?://") || !(@.label.type() == "string"))')
  ),
  -- Who sees a field: "batch" (same batch), "alumni" (all verified), "nobody". A field left out of
  -- the object is "alumni", contact_email and phone are "nobody".
  visibility jsonb not null default '{}' check (
    jsonb_typeof(visibility) = 'object'
    and visibility - array['profession', 'organisation', 'industry', 'city', 'country', 'bio', 'avatar',
                           'contact_email', 'phone', 'links'] = '{}'
    and not jsonb_path_exists(visibility, '$.* ? (!(@ == "batch" || @ == "alumni" || @ == "nobody"))')
  ),
  is_mentor boolean not null default false,
  mentor_topics text[] not null default '{}' check (cardinality(mentor_topics) <= 20),
  status text not null default 'pending' check (status in ('pending', 'verified', 'suspended', 'deleted')),
  status_changed_at timestamptz,
  is_sample boolean not null default false,
  -- Words that all verified alumni, and those that batch mates, may find this person by.
  search_alumni text not null default '',
  search_batch text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index alumni_profiles_status_name_idx on public.alumni_profiles (status, full_name, id);
create index alumni_profiles_batch_idx on public.alumni_profiles (batch_year, full_name, id) where status = 'verified';
create index alumni_profiles_campus_idx on public.alumni_profiles (campus) where status = 'verified';
create index alumni_profiles_mentor_idx on public.alumni_profiles (full_name, id) where status = 'verified' and is_mentor;
create index alumni_profiles_created_idx on public.alumni_profiles (created_at desc, id);
create index alumni_profiles_search_alumni_idx on public.alumni_profiles using gin (search_alumni extensions.gin_trgm_ops);
create index alumni_profiles_search_batch_idx on public.alumni_profiles using gin (search_batch extensions.gin_trgm_ops);

select private.guard_table('public.admin_users');
select private.guard_table('public.auth_user_roles');
select private.guard_table('public.users');
select private.guard_table('public.alumni_profiles');

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

-- An administrator cannot lock the door behind themselves, and who leaves the list loses the role.
create function private.protect_admin_list() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.email = old.email then
    return new;
  end if;
  if exists (select from auth.users u where u.id = auth.uid() and lower(u.email) = old.email) then
    raise exception 'You cannot remove your own address from the list of administrators.'
      using errcode = '42501', detail = 'own_admin_entry';
  end if;
  update public.auth_user_roles r set role = 'alumni'
  from auth.users u where u.id = r.user_id and lower(u.email) = old.email and r.role = 'admin';
  update public.users p set role = 'alumni'
  from auth.users u where u.id = p.id and lower(u.email) = old.email and p.role = 'admin';
  return coalesce(new, old);
end $$;
create trigger protect before update or delete on public.admin_users
  for each row execute function private.protect_admin_list();

create function private.holds_admin_role(person uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from public.auth_user_roles r where r.user_id = person and r.role = 'admin');
end $$;

-- Guards beside row-level security: they hold whatever a role has been granted.
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
  -- Whoever claims the role must have proven the address by mail; an administrator who grants it to a
  -- listed colleague vouches for the account.
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
create function private.address_of(person uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select lower(u.email) from auth.users u where u.id = person);
end $$;
create trigger guard_email before insert or update on public.users
  for each row execute function private.guard_user_email();

create policy "Own role is readable" on public.auth_user_roles for select to authenticated
  using (user_id = (select auth.uid()));
create policy "Own role is written" on public.auth_user_roles for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "Own role is changed" on public.auth_user_roles for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create policy "Own account is readable" on public.users for select to authenticated
  using (id = (select auth.uid()));
create policy "Own account is written" on public.users for insert to authenticated
  with check (id = (select auth.uid()));
create policy "Own account is changed" on public.users for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));

create policy "Own profile is readable" on public.alumni_profiles for select to authenticated
  using (id = (select auth.uid()));
create policy "Own profile is written" on public.alumni_profiles for insert to authenticated
  with check (id = (select auth.uid()));
create policy "Own profile is changed" on public.alumni_profiles for update to authenticated
  using (id = (select auth.uid()) and status in ('pending', 'verified'))
  with check (id = (select auth.uid()));
create policy "Own profile is deleted" on public.alumni_profiles for delete to authenticated
  using (id = (select auth.uid()) and status in ('pending', 'verified'));

-- What the school has verified (name, batch, campus) and the verification itself are the office's.
create function private.guard_alumni_profile() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if private.is_client_role(current_user) and not public.is_admin() then
    if new.id is distinct from auth.uid() or (tg_op = 'UPDATE' and new.id <> old.id) then
      raise exception 'Only your own profile can be changed.' using errcode = '42501', detail = 'not_own_row';
    end if;
    if new.is_sample then
      raise exception 'A profile of a person is not a sample.' using errcode = '42501', detail = 'protected_is_sample';
    end if;
    if tg_op = 'INSERT' and new.status <> 'pending'
       or tg_op = 'UPDATE' and new.status <> old.status then
      raise exception 'Only the school changes the status of a profile.' using errcode = '42501', detail = 'protected_status';
    end if;
    if tg_op = 'UPDATE' and old.status in ('suspended', 'deleted') then
      raise exception 'This profile is %.', old.status using errcode = '42501', detail = 'profile_' || old.status;
    end if;
    if tg_op = 'UPDATE' and old.status = 'verified'
       and (new.full_name, new.batch_year, new.campus) is distinct from (old.full_name, old.batch_year, old.campus) then
      raise exception 'Name, batch and campus of a verified profile are changed by the school office.'
        using errcode = '42501', detail = 'protected_identity';
    end if;
    if tg_op = 'INSERT' then
      new.status_changed_at := null;
    else
      new.status_changed_at := old.status_changed_at;
    end if;
  end if;
  if tg_op = 'UPDATE' and new.status <> old.status then
    new.status_changed_at := now();
  end if;
  return new;
end $$;
create trigger guard_profile before insert or update on public.alumni_profiles
  for each row execute function private.guard_alumni_profile();

create function private.field_visibility(visibility jsonb, field text) returns text
language sql immutable set search_path = ''
as $$
  select coalesce(visibility ->> field,
                  case when field in ('contact_email', 'phone') then 'nobody' else 'alumni' end)
$$;

create function private.index_alumni_profile() returns trigger
language plpgsql set search_path = ''
as $$
declare
  field text;
  said text;
  open_words text := concat_ws(' ', new.full_name, new.house, new.stream, new.batch_year::text,
                               array_to_string(new.mentor_topics, ' '));
  batch_words text := open_words;
begin
  foreach field in array array['profession', 'organisation', 'industry', 'city', 'country'] loop
    said := to_jsonb(new) ->> field;
    if private.field_visibility(new.visibility, field) = 'alumni' then
      open_words := concat_ws(' ', open_words, said);
    end if;
    if private.field_visibility(new.visibility, field) <> 'nobody' then
      batch_words := concat_ws(' ', batch_words, said);
    end if;
  end loop;
  new.search_alumni := lower(extensions.unaccent(open_words));
  new.search_batch := lower(extensions.unaccent(batch_words));
  return new;
end $$;
create trigger index_profile before insert or update on public.alumni_profiles
  for each row execute function private.index_alumni_profile();

-- Alumni rights: a verified profile of somebody who has a role and is not barred.
create function public.is_verified_alumnus() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  person uuid := auth.uid();
begin
  return person is not null
    and exists (select from public.alumni_profiles p where p.id = person and p.status = 'verified')
    and exists (select from public.auth_user_roles r where r.user_id = person)
    and exists (select from auth.users u where u.id = person and u.deleted_at is null
                and (u.banned_until is null or u.banned_until < now()));
end $$;

create function private.own_batch_year() returns integer
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select p.batch_year from public.alumni_profiles p where p.id = auth.uid() and p.status = 'verified');
end $$;

-- Written as an expression, so that the planner can put it into the view instead of calling it for
-- every field of every row.
create function private.is_shown(choice text, otherwise text, is_batch_mate boolean) returns boolean
language sql immutable
return case coalesce(choice, otherwise)
  when 'alumni' then true
  when 'batch' then coalesce(is_batch_mate, false)
  else false
end;

-- Definer rights on purpose: nobody but the owner and admins reads the table, so the view decides
-- itself who looks (verified alumni, admins) and what of each row they see.
create view public.alumni_directory with (security_barrier = true, security_invoker = false) as
with viewer as materialized (
  select private.own_batch_year() as batch, public.is_verified_alumnus() or public.is_admin() as may_look
)
select
  p.id, p.full_name, p.batch_year, p.campus, p.house, p.stream, p.is_mentor, p.mentor_topics,
  case when private.is_shown(p.visibility ->> 'profession', 'alumni', p.batch_year = viewer.batch) then p.profession end as profession,
  case when private.is_shown(p.visibility ->> 'organisation', 'alumni', p.batch_year = viewer.batch) then p.organisation end as organisation,
  case when private.is_shown(p.visibility ->> 'industry', 'alumni', p.batch_year = viewer.batch) then p.industry end as industry,
  case when private.is_shown(p.visibility ->> 'city', 'alumni', p.batch_year = viewer.batch) then p.city end as city,
  case when private.is_shown(p.visibility ->> 'country', 'alumni', p.batch_year = viewer.batch) then p.country end as country,
  case when private.is_shown(p.visibility ->> 'bio', 'alumni', p.batch_year = viewer.batch) then p.bio end as bio,
  case when private.is_shown(p.visibility ->> 'avatar', 'alumni', p.batch_year = viewer.batch) then p.avatar end as avatar,
  case when private.is_shown(p.visibility ->> 'contact_email', 'nobody', p.batch_year = viewer.batch) then p.contact_email end as contact_email,
  case when private.is_shown(p.visibility ->> 'phone', 'nobody', p.batch_year = viewer.batch) then p.phone end as phone,
  case when private.is_shown(p.visibility ->> 'links', 'alumni', p.batch_year = viewer.batch) then p.links end as links,
  p.created_at, p.updated_at
from public.alumni_profiles p, viewer
where p.status = 'verified' and viewer.may_look;

select private.guard_view('public.alumni_directory');

-- The directory by words, through the trigram indexes; finds nobody by a word they hide.
create function public.search_alumni_directory(search_text text) returns setof public.alumni_directory
language plpgsql stable security definer set search_path = ''
as $$
declare
  pattern text := '%' || replace(replace(replace(
    lower(extensions.unaccent(left(btrim(coalesce(search_text, '')), 100))), '\', '\\'), '%', '\%'), '_', '\_') || '%';
  batch integer := private.own_batch_year();
begin
  return query
    select d.* from public.alumni_directory d
    where d.id in (
      select p.id from public.alumni_profiles p
      where p.search_alumni like pattern
      union all
      select p.id from public.alumni_profiles p
      where p.batch_year = batch and p.search_batch like pattern
    )
    order by d.full_name, d.id;
end $$;

-- Puts the role into the access token as a hint for pages. Rules never read it.
create function public.custom_access_token_hook(event jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  -- "role" keeps the caller's role even here, where current_user is the owner.
  if current_setting('role', true) in ('anon', 'authenticated') then
    raise exception 'Only the authentication service asks this.' using errcode = '42501';
  end if;
  return jsonb_set(event, '{claims,user_role}', coalesce(
    (select to_jsonb(r.role) from public.auth_user_roles r where r.user_id = (event ->> 'user_id')::uuid),
    'null'::jsonb));
end $$;
revoke execute on function public.custom_access_token_hook(jsonb) from public, anon, authenticated;
do $$
begin
  if exists (select from pg_roles where rolname = 'supabase_auth_admin') then
    grant usage on schema public to supabase_auth_admin;
    grant execute on function public.custom_access_token_hook(jsonb) to supabase_auth_admin;
  end if;
end $$;
