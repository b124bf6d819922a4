-- What the school's old registers say of former students, most often out of a spreadsheet. A profile belongs
-- to an account, so none can be imported; a record waits until its alumnus registers, of their own accord or
-- by an invitation.

create table public.alumni_records (
  id uuid primary key default gen_random_uuid(),
  full_name text not null check (length(btrim(full_name)) between 1 and 120),
  batch_year integer check (batch_year between 2003 and 2100),
  campus text check (campus in ('paonta-sahib', 'juniors', 'majra')),
  house text check (length(house) <= 60),
  stream text check (length(stream) <= 60),
  admission_no text check (length(admission_no) <= 40),
  email text check (length(email) between 3 and 254 and email = lower(email)),
  phone text check (length(phone) <= 24),
  invited_at timestamptz,
  -- Whose profile was approved with the record's address.
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
select private.guard_table('public.alumni_records');
insert into private.managed_tables values ('alumni_records') on conflict do nothing;

-- A record is its alumnus's once the office has approved the profile: addresses of accounts may be unproven
-- before. It waits again when the profile goes. Colleagues of one campus claim that campus's records alone.
create function private.claim_alumni_record() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  scope text := private.campus_scope();
begin
  update public.alumni_records r
  set profile_id = case when new.status = 'deleted' then null else new.id end
  where (scope is null or r.campus = scope) and case when new.status = 'deleted' then r.profile_id = new.id
    else r.profile_id is null and r.email = new.account_email end;
  return null;
end $$;
create trigger claim_record after insert or update of status on public.alumni_profiles
  for each row when (new.status in ('verified', 'deleted')) execute function private.claim_alumni_record();

-- The record with the own address, for whoever has proven it by an invitation of the school.
create function public.get_own_alumni_record()
returns table (full_name text, batch_year integer, campus text, house text, stream text)
language sql stable security definer set search_path = ''
as $$
  select r.full_name, r.batch_year, r.campus, r.house, r.stream
  from auth.users u join public.alumni_records r on r.email = lower(u.email)
  where u.id = auth.uid() and u.invited_at is not null and u.email_confirmed_at is not null
$$;

-- Records that a person may be, of both registers: alike by name (trigrams), likelier in the year and on the
-- campus the person names, and certain by the address. `likeness` is 0 to 1; `register` says where it stands.
create function private.record_matches(full_name text, batch_year integer, campus text, email text, most integer)
returns table (id uuid, name text, admission_no text, class text, campus text, status text, left_on date,
  batch_year integer, register text, likeness real)
language sql stable set search_path = ''
as $$
  select found.id, found.name, found.admission_no, found.class, found.campus, found.status, found.left_on,
    found.batch_year, found.register, case when found.is_address then 1 else (0.7 * extensions.similarity(found.name, $1)
      + case when found.batch_year = $2 then 0.2 else 0 end
      + case when found.campus = $3 then 0.1 else 0 end)::real end as likeness
  from (
    select s.id, s.name, s.admission_no, s.class, s.campus, s.status, s.left_on,
      extract(year from s.left_on)::integer as batch_year, 'students' as register, false as is_address
    from public.students s where s.name operator(extensions.%) $1
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

create or replace function public.list_waiting_alumni(after timestamptz default null, after_id uuid default null, most integer default 20)
returns table (profile jsonb, student jsonb)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
    select to_jsonb(p), to_jsonb(m)
    from (
      select w.* from public.alumni_profiles w
      where w.status = 'pending'
        and (after is null or (w.created_at, w.id) > (after, after_id))
      order by w.created_at, w.id limit least(greatest(most, 1), 100)
    ) p
    left join lateral private.record_matches(p.full_name, p.batch_year, p.campus, p.account_email, 1) m on true
    order by p.created_at, p.id;
end $$;

drop function public.list_student_matches(uuid);
drop function private.student_matches(text, integer, text, integer);
create function public.list_student_matches(person uuid)
returns table (id uuid, name text, admission_no text, class text, campus text, status text, left_on date,
  batch_year integer, register text, likeness real)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
    select m.* from public.alumni_profiles p,
      private.record_matches(p.full_name, p.batch_year, p.campus, p.account_email, 5) m
    where p.id = list_student_matches.person;
end $$;

create or replace function public.find_taken_values(target text, field text, wanted text[]) returns setof text
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  if (target, field) not in (('students', 'admission_no'), ('alumni_records', 'email')) then
    raise exception 'This is not asked.' using errcode = '22023', detail = 'field';
  end if;
  return query execute format('select t.%2$I from public.%1$I t where t.%2$I = any ($1)', target, field) using wanted;
end $$;

create or replace function public.begin_import(target text, file_name text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  batch uuid;
begin
  perform private.require_admin();
  if coalesce(target, '') not in ('students', 'teachers', 'calendar_entries', 'alumni_records') then
    raise exception 'Nothing is imported there.' using errcode = '22023', detail = 'target';
  end if;
  insert into public.office_batches (kind, target, file_name, campus)
  values ('import', begin_import.target, left(begin_import.file_name, 200), private.campus_scope()) returning id into batch;
  return batch;
end $$;

revoke execute on function public.get_own_alumni_record(), public.list_student_matches(uuid) from public, anon;
grant execute on function public.get_own_alumni_record(), public.list_student_matches(uuid) to authenticated;
