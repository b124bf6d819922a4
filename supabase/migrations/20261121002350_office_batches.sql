-- What the office does to many rows at once and may take back as a whole: an import of a file, the
-- promotion of a year. A batch names its transactions in the audit log, which holds the rest.

create table public.office_batches (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('import', 'promotion')),
  target text not null,
  -- Of a promotion the campus, null for all; of an import the one its author is limited to.
  campus text check (campus in ('paonta-sahib', 'juniors', 'majra')),
  file_name text check (length(file_name) <= 200),
  rows integer not null default 0,
  changes bigint[] not null default '{}',
  actor uuid default auth.uid(),
  undone_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index office_batches_created_idx on public.office_batches (kind, target, created_at desc);
select private.guard_table('public.office_batches');
-- Its functions write it, and their rows are guarded one by one.
drop policy "Admins manage" on public.office_batches;
create policy "Admins read" on public.office_batches for select to authenticated
  using ((select public.is_admin()));

insert into private.managed_tables values ('transfer_certificates') on conflict do nothing;

-- Which of these values a column has already: what an import asks before it writes.
create function public.find_taken_values(target text, field text, wanted text[]) returns setof text
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  if (target, field) not in (('students', 'admission_no')) then
    raise exception 'This is not asked.' using errcode = '22023', detail = 'field';
  end if;
  return query select s.admission_no from public.students s where s.admission_no = any (wanted);
end $$;

create function public.begin_import(target text, file_name text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  batch uuid;
begin
  perform private.require_admin();
  if coalesce(target, '') not in ('students', 'teachers', 'calendar_entries') then
    raise exception 'Nothing is imported there.' using errcode = '22023', detail = 'target';
  end if;
  insert into public.office_batches (kind, target, file_name, campus)
  values ('import', begin_import.target, left(begin_import.file_name, 200), private.campus_scope()) returning id into batch;
  return batch;
end $$;

-- Adds up to 500 rows to an import. Every row has the same keys; those that are no columns are refused.
create function public.import_rows(batch uuid, rows jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  own public.office_batches;
  names text;
  counted integer;
begin
  perform private.require_admin();
  select * into own from public.office_batches b
  where b.id = batch and b.kind = 'import' and b.undone_at is null and b.actor = auth.uid() for update;
  if own.id is null or jsonb_typeof(rows) <> 'array' or jsonb_array_length(rows) not between 1 and 500 then
    raise exception 'These rows cannot be imported.' using errcode = '22023', detail = 'rows';
  end if;
  select string_agg(format('%I', key), ', ') into names from jsonb_object_keys(rows -> 0) as key
  where key not in ('id', 'created_at', 'updated_at', 'is_sample');
  execute format('insert into public.%1$I (%2$s) select %2$s from jsonb_populate_recordset(null::public.%1$I, $1)',
    own.target, names) using rows;
  get diagnostics counted = row_count;
  update public.office_batches b set rows = b.rows + counted,
    changes = b.changes || (pg_current_xact_id()::text)::bigint where b.id = batch;
  return counted;
exception when undefined_column then
  raise exception 'A column of this file is none of the table.' using errcode = '22023', detail = 'rows';
end $$;

-- A year further: which class follows which; null after the last.
create function private.next_class(class text) returns text
language sql immutable set search_path = ''
as $$
  select case class when 'Nursery' then 'LKG' when 'LKG' then 'UKG' when 'UKG' then 'Class 1'
    when 'Class 12' then null
    else 'Class ' || (substring(class from '^Class (\d+)$')::integer + 1) end
$$;

-- How many would move from which class to which; without a next class they leave.
create function public.plan_promotion(only_campus text default null)
returns table (class text, next_class text, students bigint)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  return query
    select s.class, private.next_class(s.class), count(*) from public.students s
    where s.status = 'active' and (only_campus is null or s.campus = only_campus)
      and (s.class = 'Class 12' or private.next_class(s.class) is not null)
    group by s.class;
end $$;

-- Promotes everybody at school by one class in one step; the last class leaves on the day given. Not twice
-- within 300 days, unless the first is taken back.
create function public.promote_students(only_campus text default null, leaving_on date default null) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  batch uuid;
  counted integer;
begin
  perform private.require_admin();
  perform pg_advisory_xact_lock(20261121002350);
  if exists (
    select from public.office_batches b where b.kind = 'promotion' and b.undone_at is null
      and (b.campus is null or only_campus is null or b.campus = only_campus)
      and b.created_at > now() - interval '300 days'
  ) then
    raise exception 'This year has been promoted already.' using errcode = 'PT409', detail = 'promoted_already';
  end if;
  update public.students s set
    status = case when s.class = 'Class 12' then 'graduated' else s.status end,
    left_on = case when s.class = 'Class 12'
      then greatest(coalesce(leaving_on, (now() at time zone 'Asia/Kolkata')::date), s.admitted_on) else s.left_on end,
    class = coalesce(private.next_class(s.class), s.class)
  where s.status = 'active' and (only_campus is null or s.campus = only_campus)
    and (s.class = 'Class 12' or private.next_class(s.class) is not null);
  get diagnostics counted = row_count;
  insert into public.office_batches (kind, target, campus, rows, changes)
  values ('promotion', 'students', only_campus, counted, array[(pg_current_xact_id()::text)::bigint])
  returning id into batch;
  return batch;
end $$;

-- Takes a batch back. Imported rows go. Promoted students get their class, state and day of leaving back,
-- unless somebody has changed those since. Answers how many rows.
create function public.undo_batch(batch uuid) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  own public.office_batches;
  counted integer;
begin
  perform private.require_admin();
  select * into own from public.office_batches b where b.id = batch and b.undone_at is null for update;
  if own.id is null then
    raise exception 'This has been taken back already.' using errcode = 'PT404', detail = 'batch';
  end if;
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
  update public.office_batches b set undone_at = now() where b.id = batch;
  return counted;
end $$;

revoke execute on function public.find_taken_values(text, text, text[]), public.begin_import(text, text),
  public.import_rows(uuid, jsonb), public.plan_promotion(text), public.promote_students(text, date),
  public.undo_batch(uuid) from public, anon;
grant execute on function public.find_taken_values(text, text, text[]), public.begin_import(text, text),
  public.import_rows(uuid, jsonb), public.plan_promotion(text), public.promote_students(text, date),
  public.undo_batch(uuid) to authenticated;
