-- Students: for administrators only.

create table public.students (
  id uuid primary key default gen_random_uuid(),
  admission_no text not null unique check (length(btrim(admission_no)) between 1 and 40),
  name text not null check (length(btrim(name)) between 1 and 120),
  date_of_birth date check (date_of_birth between date '1980-01-01' and date '2100-01-01'),
  gender text check (gender in ('female', 'male', 'other')),
  campus text not null references public.campuses (key),
  class text not null check (length(class) between 1 and 30),
  section text check (length(section) <= 10),
  roll_no text check (length(roll_no) <= 20),
  house text check (length(house) <= 60),
  guardian_name text check (length(guardian_name) <= 120),
  guardian_relation text check (length(guardian_relation) <= 60),
  guardian_phone text check (guardian_phone ~ '^\+?[0-9 ()./-]{6,24}$'),
  guardian_email text check (length(guardian_email) <= 254 and guardian_email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'),
  address text check (length(address) <= 500),
  admitted_on date check (admitted_on between '1850-01-01' and '2101-01-01'),
  left_on date check (left_on between '1850-01-01' and '2101-01-01'),
  status text not null default 'active' check (status in ('active', 'left', 'graduated')),
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (left_on >= admitted_on)
);
create index students_name_idx on public.students (name, id);
create index students_class_idx on public.students (campus, class, section, name);
create index students_status_idx on public.students (status, name, id);
create index students_guardian_email_idx on public.students (lower(guardian_email));
create index students_created_idx on public.students (created_at desc, id);
create index students_admission_search_idx on public.students using gin (admission_no extensions.gin_trgm_ops);
create index students_name_search_idx on public.students using gin (name extensions.gin_trgm_ops);
create index students_of_class_idx on public.students (class);

alter table public.students enable row level security;
grant select, insert, update, delete on public.students to anon, authenticated;
grant all on public.students to service_role;
create policy "Admins manage" on public.students for all to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));

create trigger stamp before insert or update on public.students
  for each row execute function private.stamp_row();
create trigger keep_sample_mark before insert or update on public.students
  for each row execute function private.keep_sample_mark();
create trigger guard_campus before insert or update or delete on public.students
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.students
  for each row execute function private.audit_row();
create trigger require_choices before insert or update of house, section on public.students
  for each row execute function private.require_choices();

insert into private.managed_tables values ('students');

-- Students who are marked as having left get a day of leaving: registrations of alumni are compared with it.
create function private.set_day_of_leaving() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.left_on := greatest(private.today(), new.admitted_on);
  return new;
end $$;
create trigger set_day_of_leaving before update on public.students
  for each row when (old.status = 'active' and new.status <> 'active' and new.left_on is null)
  execute function private.set_day_of_leaving();
