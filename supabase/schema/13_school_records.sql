-- Students, teachers, transfer certificates, and what the office does to many rows at once.

-- ---------------------------------------------------------------------------------------------------------
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
create index students_guardian_email_idx on public.students (lower(guardian_email));
create index students_created_idx on public.students (created_at desc, id);
create index students_admission_search_idx on public.students using gin (admission_no extensions.gin_trgm_ops);
create index students_name_search_idx on public.students using gin (name extensions.gin_trgm_ops);

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

insert into private.managed_tables values ('students');

-- Students who are marked as having left get a day of leaving: registrations of alumni are compared with it.
create function private.set_day_of_leaving() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.left_on := greatest((now() at time zone 'Asia/Kolkata')::date, new.admitted_on);
  return new;
end $$;
create trigger set_day_of_leaving before update on public.students
  for each row when (old.status = 'active' and new.status <> 'active' and new.left_on is null)
  execute function private.set_day_of_leaving();

-- ---------------------------------------------------------------------------------------------------------
-- Teachers: the table is for administrators, a view shows the public part of the public ones. `words` is what
-- a visitor's word is looked for in, in every language.

create table public.teachers (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(btrim(name)) between 1 and 120),
  designation text not null check (length(btrim(designation)) between 1 and 120),
  department text check (length(department) <= 80),
  subjects text[] not null default '{}' check (cardinality(subjects) <= 20),
  campus text references public.campuses (key),
  qualification text check (length(qualification) <= 200),
  joined_on date check (joined_on between date '1960-01-01' and date '2100-01-01'),
  photo text constraint teachers_photo_address check (private.is_address(photo)),
  photo_alt text check (length(photo_alt) <= 300),
  bio text not null default '' check (length(bio) <= 4000),
  email text check (length(email) <= 254 and email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'),
  phone text check (phone ~ '^\+?[0-9 ()./-]{6,24}$'),
  is_public boolean not null default false,
  position integer not null default 0,
  translations jsonb not null default '{}' check (private.is_translation(translations)),
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index teachers_position_idx on public.teachers (position, name, id);
create index teachers_public_idx on public.teachers (campus, department, position) where is_public;
create index teachers_department_idx on public.teachers (department, position);
create index teachers_name_search_idx on public.teachers using gin (name extensions.gin_trgm_ops);
create index teachers_name_idx on public.teachers (name, id);
create index teachers_listed_idx on public.teachers (department, position, id) where is_public;

alter table public.teachers enable row level security;
grant select, insert, update, delete on public.teachers to anon, authenticated;
grant all on public.teachers to service_role;
create policy "Admins manage" on public.teachers for all to authenticated
  using ((select private.may('teachers'))) with check ((select private.may('teachers')));

create trigger stamp before insert or update on public.teachers
  for each row execute function private.stamp_row();
create trigger keep_sample_mark before insert or update on public.teachers
  for each row execute function private.keep_sample_mark();
create trigger guard_campus before insert or update or delete on public.teachers
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.teachers
  for each row execute function private.audit_row();
create trigger index_for_search after insert or update or delete on public.teachers
  for each row execute function private.index_for_search();

insert into private.managed_tables values ('teachers');

create view private.public_teachers with (security_barrier = true, security_invoker = false) as
select t.id, t.name, t.designation, t.department, t.subjects, t.campus, t.qualification, t.joined_on,
  t.photo, t.photo_alt, t.bio, t.position, t.created_at, t.updated_at, t.translations,
  concat_ws(E'\n', t.name, t.designation, t.department, (
    select string_agg(concat_ws(E'\n', said ->> 'name', said ->> 'designation', said ->> 'department'), E'\n')
    from jsonb_path_query(t.translations, 'lax $.*') as said)) as words
from public.teachers t
where t.is_public;
grant select on private.public_teachers to anon, authenticated, service_role;
create trigger read_only instead of insert or update or delete on private.public_teachers
  for each row execute function private.refuse_view_write();

create view public.public_teachers with (security_invoker = true) as select * from private.public_teachers;
revoke all on public.public_teachers from anon, authenticated;
grant select on public.public_teachers to anon, authenticated, service_role;
create trigger read_only instead of insert or update or delete on public.public_teachers
  for each row execute function private.refuse_view_write();

-- The subjects of public teachers, counted as rows hold them, so that the faculty page costs the same with ten
-- teachers as with ten thousand.
create table private.taught_subjects (
  subject text primary key,
  teachers integer not null
);

create function private.count_taught_subjects() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' then
    update private.taught_subjects c set teachers = c.teachers - o.teachers
    from (
      select s as subject, count(*) as teachers
      from old_rows, unnest(subjects) s where is_public group by s
    ) o
    where c.subject = o.subject;
  end if;
  if tg_op <> 'DELETE' then
    insert into private.taught_subjects (subject, teachers)
    select s, count(*) from new_rows, unnest(subjects) s where is_public group by s
    on conflict (subject) do update set teachers = taught_subjects.teachers + excluded.teachers;
  end if;
  delete from private.taught_subjects where teachers = 0;
  return null;
end $$;
create trigger count_inserted_subjects after insert on public.teachers
  referencing new table as new_rows
  for each statement execute function private.count_taught_subjects();
create trigger count_updated_subjects after update on public.teachers
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.count_taught_subjects();
create trigger count_deleted_subjects after delete on public.teachers
  referencing old table as old_rows
  for each statement execute function private.count_taught_subjects();

create function public.list_taught_subjects() returns setof text
language sql stable security definer set search_path = ''
as $$
  select c.subject from private.taught_subjects c order by c.subject
$$;
grant execute on function public.list_taught_subjects to anon, authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- Transfer certificates that the school has issued. A holder looks one up by its number and the child's date of
-- birth; they cannot be listed.

-- Numbers are written with and without spaces, strokes and capitals: "TC/2026/014", "tc 2026-014".
create function private.plain_certificate_no(written text) returns text
language sql immutable set search_path = ''
as $$ select upper(regexp_replace(coalesce(written, ''), '[^[:alnum:]]', '', 'g')) $$;
grant execute on function private.plain_certificate_no to authenticated;

create table public.transfer_certificates (
  id uuid primary key default gen_random_uuid(),
  certificate_no text not null check (length(btrim(certificate_no)) between 1 and 40),
  student_id uuid references public.students (id) on delete set null,
  student_name text not null check (length(btrim(student_name)) between 1 and 120),
  date_of_birth date not null check (date_of_birth between date '1980-01-01' and date '2100-01-01'),
  admission_no text check (length(admission_no) <= 40),
  campus text not null references public.campuses (key),
  class_left text not null check (length(class_left) between 1 and 30),
  left_on date not null,
  issued_on date not null default current_date check (issued_on between date '1850-01-01' and date '2100-01-01'),
  status text not null default 'valid' check (status in ('valid', 'replaced', 'cancelled')),
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (issued_on >= left_on - 366)
);
create unique index transfer_certificates_number_idx
  on public.transfer_certificates (private.plain_certificate_no(certificate_no));
create index transfer_certificates_student_idx on public.transfer_certificates (student_id);
create index transfer_certificates_issued_idx on public.transfer_certificates (issued_on desc, id);

alter table public.transfer_certificates enable row level security;
grant select, insert, update, delete on public.transfer_certificates to anon, authenticated;
grant all on public.transfer_certificates to service_role;
create policy "Admins manage" on public.transfer_certificates for all to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));

create trigger stamp before insert or update on public.transfer_certificates
  for each row execute function private.stamp_row();
create trigger keep_sample_mark before insert or update on public.transfer_certificates
  for each row execute function private.keep_sample_mark();
create trigger guard_campus before insert or update or delete on public.transfer_certificates
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.transfer_certificates
  for each row execute function private.audit_row();

insert into private.managed_tables values ('transfer_certificates');

-- Wrong look-ups of the last hour, over all copies of the server. No client has a policy.
create table public.certificate_lookups (
  id uuid primary key default gen_random_uuid(),
  certificate_no text not null check (length(certificate_no) <= 40),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index certificate_lookups_number_idx on public.certificate_lookups (certificate_no, created_at);
create index certificate_lookups_created_idx on public.certificate_lookups (created_at);

alter table public.certificate_lookups enable row level security;
grant select, insert, update, delete on public.certificate_lookups to anon, authenticated;
grant all on public.certificate_lookups to service_role;

create trigger stamp before insert or update on public.certificate_lookups
  for each row execute function private.stamp_row();

-- A wrong number and a wrong date get the same answer: no row. After ten wrong dates in an hour a number is
-- answered with 429, whether such a certificate exists or not; after 300 wrong look-ups every number is. Passes
-- the web server, which judges the form first (docs/decisions/public-forms.md).
create function public.find_transfer_certificate(certificate_no text, date_of_birth date)
returns table (number text, student_name text, admission_no text, campus text, class_left text,
               left_on date, issued_on date, status text)
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  asked text := left(private.plain_certificate_no(find_transfer_certificate.certificate_no), 40);
begin
  if asked = '' or find_transfer_certificate.date_of_birth is null then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtext('certificate_lookups'), hashtext(asked));
  delete from public.certificate_lookups l where l.created_at < now() - interval '1 hour';
  if (select count(*) from public.certificate_lookups l where l.certificate_no = asked) >= 10
     or (select count(*) from public.certificate_lookups l) >= 300 then
    raise exception 'This number was asked for too often. Please try again in an hour.'
      using errcode = 'PT429', detail = 'certificate_no';
  end if;
  return query
    select t.certificate_no, t.student_name, t.admission_no, t.campus, t.class_left, t.left_on, t.issued_on, t.status
    from public.transfer_certificates t
    where private.plain_certificate_no(t.certificate_no) = asked
      and t.date_of_birth = find_transfer_certificate.date_of_birth;
  if not found then
    insert into public.certificate_lookups (certificate_no) values (asked);
  end if;
end $$;

-- ---------------------------------------------------------------------------------------------------------
-- Imports of files and promotions of a year. Each names its transactions in the audit log, by which it is taken
-- back as a whole.

create table public.imports_and_promotions (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('import', 'promotion')),
  target text not null,
  -- Of a promotion, its campus, or null for all; of an import, the campus its author is limited to.
  campus text references public.campuses (key),
  file_name text check (length(file_name) <= 200),
  rows integer not null default 0,
  -- The transactions in the audit log.
  changes bigint[] not null default '{}',
  actor uuid default auth.uid(),
  undone_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index imports_and_promotions_created_idx on public.imports_and_promotions (kind, target, created_at desc);

alter table public.imports_and_promotions enable row level security;
grant select, insert, update, delete on public.imports_and_promotions to anon, authenticated;
grant all on public.imports_and_promotions to service_role;
-- Written by the functions below, whose rows are guarded one by one.
create policy "Admins read" on public.imports_and_promotions for select to authenticated
  using (private.may(target));

create trigger stamp before insert or update on public.imports_and_promotions
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.imports_and_promotions
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.imports_and_promotions
  for each row execute function private.audit_row();

-- Which of these values a column has already; asked before an import.
create function public.find_taken_values(target text, field text, wanted text[]) returns setof text
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_may(target);
  if (target, field) not in (('students', 'admission_no'), ('alumni_records', 'email')) then
    raise exception 'This is not asked.' using errcode = '22023', detail = 'field';
  end if;
  return query execute format('select t.%2$I from public.%1$I t where t.%2$I = any ($1)', target, field) using wanted;
end $$;
grant execute on function public.find_taken_values to authenticated;

create function public.begin_import(target text, file_name text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  import uuid;
begin
  perform private.require_may(coalesce(target, ''));
  if coalesce(target, '') not in
    ('students', 'teachers', 'calendar_entries', 'alumni_records', 'bus_stops', 'mailing_contacts') then
    raise exception 'Nothing is imported there.' using errcode = '22023', detail = 'target';
  end if;
  insert into public.imports_and_promotions (kind, target, file_name, campus)
  values ('import', begin_import.target, left(begin_import.file_name, 200), (private.campus_scope())[1])
  returning id into import;
  return import;
end $$;
grant execute on function public.begin_import to authenticated;

-- Adds up to 500 rows to an import. All rows have the same keys, which must be columns.
create function public.import_rows(import uuid, rows jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  own public.imports_and_promotions;
  names text;
  counted integer;
begin
  if private.office_role() is null then
    perform private.require_admin();
  end if;
  select * into own from public.imports_and_promotions i
  where i.id = import and i.kind = 'import' and i.undone_at is null and i.actor = auth.uid() for update;
  if own.id is null or jsonb_typeof(rows) <> 'array' or jsonb_array_length(rows) not between 1 and 500 then
    raise exception 'These rows cannot be imported.' using errcode = '22023', detail = 'rows';
  end if;
  perform private.require_may(own.target);
  select string_agg(format('%I', key), ', ') into names from jsonb_object_keys(rows -> 0) as key
  where key not in ('id', 'created_at', 'updated_at', 'is_sample');
  execute format('insert into public.%1$I (%2$s) select %2$s from jsonb_populate_recordset(null::public.%1$I, $1)',
    own.target, names) using rows;
  get diagnostics counted = row_count;
  update public.imports_and_promotions i set rows = i.rows + counted,
    changes = i.changes || (pg_current_xact_id()::text)::bigint where i.id = import;
  return counted;
exception when undefined_column then
  raise exception 'A column of this file is none of the table.' using errcode = '22023', detail = 'rows';
end $$;
grant execute on function public.import_rows to authenticated;

-- Each class with the one that follows it: the next that is not archived; null after the last.
create function private.class_steps() returns table (class text, next_class text)
language sql stable security definer set search_path = ''
as $$
  select own.stored_name, (
    select n.stored_name from public.classes n join public.levels l on l.key = n.level
    where n.status = 'open' and l.status = 'open'
      and (n.position, n.name, n.id) > (own.position, own.name, own.id)
    order by n.position, n.name, n.id limit 1)
  from public.classes own
$$;

-- How many would move from which class to which. Students without a next class leave.
create function public.plan_promotion(only_campus text default null)
returns table (class text, next_class text, students bigint)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  return query
    select s.class, step.next_class, count(*)
    from public.students s join private.class_steps() step on step.class = s.class
    where s.status = 'active' and (only_campus is null or s.campus = only_campus)
    group by s.class, step.next_class;
end $$;
grant execute on function public.plan_promotion to authenticated;

-- Moves every active student up one class; the last class leaves on the given day. Refused within 300 days of
-- the last promotion, unless that is taken back.
create function public.promote_students(only_campus text default null, leaving_on date default null) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  promotion uuid;
  counted integer;
begin
  perform private.require_admin();
  perform pg_advisory_xact_lock(20261121002350);
  if exists (
    select from public.imports_and_promotions p where p.kind = 'promotion' and p.undone_at is null
      and (p.campus is null or only_campus is null or p.campus = only_campus)
      and p.created_at > now() - interval '300 days'
  ) then
    raise exception 'This year has been promoted already.' using errcode = 'PT409', detail = 'promoted_already';
  end if;
  update public.students s set
    status = case when step.next_class is null then 'graduated' else s.status end,
    left_on = case when step.next_class is null
      then greatest(coalesce(leaving_on, (now() at time zone 'Asia/Kolkata')::date), s.admitted_on)
      else s.left_on end,
    class = coalesce(step.next_class, s.class)
  from private.class_steps() step
  where step.class = s.class and s.status = 'active' and (only_campus is null or s.campus = only_campus);
  get diagnostics counted = row_count;
  insert into public.imports_and_promotions (kind, target, campus, rows, changes)
  values ('promotion', 'students', only_campus, counted, array[(pg_current_xact_id()::text)::bigint])
  returning id into promotion;
  return promotion;
end $$;
grant execute on function public.promote_students to authenticated;

-- Takes an import or a promotion back. Imported rows are deleted. Promoted students get back their class, status
-- and day of leaving, unless someone has changed those since. Returns how many rows.
create function public.undo_import_or_promotion(wanted uuid) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  own public.imports_and_promotions;
  counted integer;
begin
  if private.office_role() is null then
    perform private.require_admin();
  end if;
  select * into own from public.imports_and_promotions i where i.id = wanted and i.undone_at is null for update;
  if own.id is null then
    raise exception 'This has been taken back already.' using errcode = 'PT404', detail = 'wanted';
  end if;
  perform private.require_may(own.target);
  if own.kind = 'import' then
    execute format('delete from public.%1$I t using public.audit_log l
      where l.change = any ($1) and l.table_name = %1$L and l.action = ''insert'' and l.row_id = t.id', own.target)
      using own.changes;
  else
    update public.students s set class = l.before ->> 'class', status = l.before ->> 'status',
      left_on = (l.before ->> 'left_on')::date
    from public.audit_log l
    where l.change = any (own.changes) and l.table_name = 'students' and l.action = 'update' and l.row_id = s.id
      and (s.class, s.status, s.left_on) is not distinct from
          (l.after ->> 'class', l.after ->> 'status', (l.after ->> 'left_on')::date);
  end if;
  get diagnostics counted = row_count;
  update public.imports_and_promotions i set undone_at = now() where i.id = wanted;
  return counted;
end $$;
grant execute on function public.undo_import_or_promotion to authenticated;
