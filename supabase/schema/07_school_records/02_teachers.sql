-- Teachers: the table is for administrators, a view shows the public part of the public ones. `words` holds the texts
-- that a visitor's search looks in, in every language.

create table public.teachers (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(btrim(name)) between 1 and 120),
  designation text not null check (length(btrim(designation)) between 1 and 120),
  department text check (length(department) <= 80),
  subjects text[] not null default '{}' check (cardinality(subjects) <= 20 and private.are_short(subjects, 80)),
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
create index teachers_of_campus_idx on public.teachers (campus);

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
create trigger require_choices before insert or update of subjects on public.teachers
  for each row execute function private.require_choices();
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

-- The subjects of public teachers, counted by triggers, so that the faculty page costs the same with ten teachers as
-- with ten thousand.
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
