-- Students (admins only) and teachers (public ones through a view without contact details).

create table public.students (
  id uuid primary key default gen_random_uuid(),
  admission_no text not null unique check (length(btrim(admission_no)) between 1 and 40),
  name text not null check (length(btrim(name)) between 1 and 120),
  date_of_birth date check (date_of_birth between date '1980-01-01' and date '2100-01-01'),
  gender text check (gender in ('female', 'male', 'other')),
  campus text not null check (campus in ('paonta-sahib', 'juniors', 'majra')),
  class text not null check (length(class) between 1 and 30),
  section text check (length(section) <= 10),
  roll_no text check (length(roll_no) <= 20),
  house text check (length(house) <= 60),
  guardian_name text check (length(guardian_name) <= 120),
  guardian_relation text check (length(guardian_relation) <= 60),
  guardian_phone text check (guardian_phone ~ '^\+?[0-9 ()./-]{6,24}$'),
  guardian_email text check (length(guardian_email) <= 254 and guardian_email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'),
  address text check (length(address) <= 500),
  admitted_on date,
  left_on date,
  status text not null default 'active' check (status in ('active', 'left', 'graduated')),
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (left_on >= admitted_on)
);
create index students_name_idx on public.students (name, id);
create index students_class_idx on public.students (campus, class, section, name);
create index students_status_idx on public.students (status, name, id);
create index students_created_idx on public.students (created_at desc, id);
create index students_admission_search_idx on public.students using gin (admission_no extensions.gin_trgm_ops);
create index students_name_search_idx on public.students using gin (name extensions.gin_trgm_ops);
select private.guard_table('public.students');

create table public.teachers (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(btrim(name)) between 1 and 120),
  designation text not null check (length(btrim(designation)) between 1 and 120),
  department text check (length(department) <= 80),
  subjects text[] not null default '{}' check (cardinality(subjects) <= 20),
  campus text check (campus in ('paonta-sahib', 'juniors', 'majra')),
  qualification text check (length(qualification) <= 200),
  joined_on date check (joined_on between date '1960-01-01' and date '2100-01-01'),
  photo text check (length(photo) <= 500 and photo ~ '^(/|https://)\S*$'),
  photo_alt text check (length(photo_alt) <= 300),
  bio text not null default '' check (length(bio) <= 4000),
  email text check (length(email) <= 254 and email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'),
  phone text check (phone ~ '^\+?[0-9 ()./-]{6,24}$'),
  is_public boolean not null default false,
  position integer not null default 0,
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index teachers_position_idx on public.teachers (position, name, id);
create index teachers_public_idx on public.teachers (campus, department, position) where is_public;
create index teachers_department_idx on public.teachers (department, position);
create index teachers_name_search_idx on public.teachers using gin (name extensions.gin_trgm_ops);
select private.guard_table('public.teachers');

-- Definer rights on purpose: the table is for admins, the view shows the public part of the public ones.
create view public.public_teachers with (security_barrier = true, security_invoker = false) as
select t.id, t.name, t.designation, t.department, t.subjects, t.campus, t.qualification, t.joined_on,
  t.photo, t.photo_alt, t.bio, t.position, t.created_at, t.updated_at
from public.teachers t
where t.is_public;
select private.guard_view('public.public_teachers');
