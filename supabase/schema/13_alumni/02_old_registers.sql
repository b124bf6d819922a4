-- The school's old registers of former students. A profile belongs to an account and cannot be imported, so a
-- record waits until its alumnus registers, with or without an invitation.

create table public.alumni_records (
  id uuid primary key default gen_random_uuid(),
  full_name text not null check (length(btrim(full_name)) between 1 and 120),
  batch_year integer check (batch_year between 1850 and 2100),
  campus text references public.campuses (key),
  house text check (length(house) <= 60),
  stream text check (length(stream) <= 60),
  admission_no text check (length(admission_no) <= 40),
  email text check (length(email) between 3 and 254 and email = lower(email)),
  phone text check (length(phone) <= 24),
  invited_at timestamptz,
  -- The profile that was approved with this address.
  profile_id uuid references public.alumni_profiles (id) on delete set null,
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index alumni_records_email_idx on public.alumni_records (email);
create index alumni_records_profile_idx on public.alumni_records (profile_id);
create index alumni_records_name_idx on public.alumni_records (full_name, id);
create index alumni_records_created_idx on public.alumni_records (created_at desc, id);
create index alumni_records_search_idx on public.alumni_records using gin (full_name extensions.gin_trgm_ops);
create index alumni_records_of_campus_idx on public.alumni_records (campus);

alter table public.alumni_records enable row level security;
grant select, insert, update, delete on public.alumni_records to anon, authenticated;
grant all on public.alumni_records to service_role;
create policy "Admins manage" on public.alumni_records for all to authenticated
  using ((select private.may('alumni_records'))) with check ((select private.may('alumni_records')));

create trigger stamp before insert or update on public.alumni_records
  for each row execute function private.stamp_row();
create trigger keep_sample_mark before insert or update on public.alumni_records
  for each row execute function private.keep_sample_mark();
create trigger guard_campus before insert or update or delete on public.alumni_records
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.alumni_records
  for each row execute function private.audit_row();

insert into private.managed_tables values ('alumni_records');

-- Whether an email has proven the address of an account: a confirmation or an invitation that was followed.
create function private.has_proven_address(person uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from auth.users u where u.id = person and u.email_confirmed_at is not null
    and (u.confirmation_sent_at is not null or u.invited_at is not null))
$$;

-- Links a record to its alumnus once the office has approved the profile. An address that no email has proven, as
-- where sign-ups are not confirmed, is only a claim: then the names must be alike too, which the office has compared.
-- A deleted profile frees its record. Staff of one campus link only that campus's records.
create function private.claim_alumni_record() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  scope text[] := private.campus_scope();
  is_proven boolean := private.has_proven_address(new.id);
begin
  update public.alumni_records r
  set profile_id = case when new.status = 'deleted' then null else new.id end
  where (scope is null or r.campus = any (scope)) and case when new.status = 'deleted' then r.profile_id = new.id
    else r.profile_id is null and r.email = new.account_email
      and (is_proven or r.full_name operator(extensions.%) new.full_name
        and exists (select from auth.users u where u.id = new.id and u.email_confirmed_at is not null)) end;
  return null;
end $$;
create trigger claim_record after insert or update of status on public.alumni_profiles
  for each row when (new.status in ('verified', 'deleted')) execute function private.claim_alumni_record();

-- The record with the caller's address, for people who have proven it by accepting an invitation.
create function public.get_own_alumni_record()
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
grant execute on function public.get_own_alumni_record to authenticated;

-- Students and records of the alumni register that may be the person: alike by name (trigrams), likelier with the
-- same year and campus, certain with the same address if an email has proven it; one that somebody only typed makes
-- a record likely (0.69). Children at the school are no alumni, and who compares reads students of their own campuses
-- only. `likeness` is 0 to 1; `register` names the table.
create function private.record_matches(full_name text, batch_year integer, campus text, email text, most integer,
  is_proven boolean)
returns table (id uuid, name text, admission_no text, class text, campus text, status text, left_on date,
  batch_year integer, register text, likeness real)
language sql stable set search_path = ''
as $$
  select found.id, found.name, found.admission_no, found.class, found.campus, found.status, found.left_on,
    found.batch_year, found.register,
      case when found.is_address and is_proven then 1 else greatest(
        case when found.is_address then 0.69 else 0 end,
        0.7 * extensions.similarity(found.name, $1)
          + case when found.batch_year = $2 then 0.2 else 0 end
          + case when found.campus = $3 then 0.1 else 0 end) end::real as likeness
  from (
    select s.id, s.name, s.admission_no, s.class, s.campus, s.status, s.left_on,
      extract(year from s.left_on)::integer as batch_year, 'students' as register, false as is_address
    from public.students s
    where s.name operator(extensions.%) $1 and s.status <> 'active'
      and ((select private.campus_scope()) is null or s.campus = any ((select private.campus_scope())::text[]))
    union all
    select r.id, r.full_name, r.admission_no, null, r.campus, 'graduated', null, r.batch_year, 'alumni_records', false
    from public.alumni_records r where r.full_name operator(extensions.%) $1 and r.email is distinct from $4
    union all
    select r.id, r.full_name, r.admission_no, null, r.campus, 'graduated', null, r.batch_year, 'alumni_records', true
    from public.alumni_records r where r.email = $4
  ) found
  order by likeness desc, found.id
  limit least(greatest($5, 1), 10)
$$;
