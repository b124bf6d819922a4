-- Imports of files, and promotions at the end of a session. Each records its transactions in the audit log, so that
-- it can be undone as a whole.

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
create index imports_and_promotions_of_campus_idx on public.imports_and_promotions (campus);

alter table public.imports_and_promotions enable row level security;
grant select, insert, update, delete on public.imports_and_promotions to anon, authenticated;
grant all on public.imports_and_promotions to service_role;
-- Only the functions below write here; the tables that they write to guard each row.
create policy "Admins read" on public.imports_and_promotions for select to authenticated
  using (private.may(target));

create trigger stamp before insert or update on public.imports_and_promotions
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.imports_and_promotions
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.imports_and_promotions
  for each row execute function private.audit_row();

-- Returns which of these values a column already has. Called before an import.
create function public.find_taken_values(target text, field text, wanted text[]) returns setof text
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_may(target);
  if (target, field) not in (('students', 'admission_no'), ('alumni_records', 'email')) then
    raise exception 'This is not asked.' using errcode = '22023', detail = 'field';
  end if;
  perform private.require_at_most(cardinality(wanted), 1000, 'wanted');
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

-- Counts how many students would move from which class to which. Students without a next class leave.
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

-- Moves every active student up one class; the last class leaves on the given day. Refused within 300 days of the
-- last promotion, unless that one was undone.
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
      then greatest(coalesce(leaving_on, private.today()), s.admitted_on)
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

-- Whether an entry of the log is work on the rows of an import that taking it back may not lose: the corrections of its
-- author on the first day are none, nor is the server's note of when a refusal took effect.
create function private.is_later_work(import public.imports_and_promotions, entry public.audit_log) returns boolean
language sql stable set search_path = ''
as $$
  select entry.change <> all (import.changes)
    and (entry.actor is distinct from import.actor or entry.created_at > import.created_at + interval '1 day')
    and (entry.table_name = 'consents' and entry.action = 'update'
      and entry.before - 'took_effect_at' = entry.after - 'took_effect_at') is not true
$$;

-- How many rows of an import were changed since by later work, themselves or in what hangs on them, such as a guardian.
create function private.count_worked_on(import public.imports_and_promotions) returns integer
language plpgsql stable security definer set search_path = ''
as $$
declare
  imported uuid[];
  found uuid[];
  worked_on uuid[];
  part record;
begin
  execute format('select array_agg(t.id) from public.%1$I t
    where exists (select from public.audit_log l
      where l.change = any ($1) and l.table_name = %1$L and l.action = ''insert'' and l.row_id = t.id)', import.target)
    into imported using import.changes;
  for part in
    select import.target as table_name, 'id' as own_key
    union all
    select r.relname, a.attname from pg_catalog.pg_constraint c
    join pg_catalog.pg_class r on r.oid = c.conrelid and r.relnamespace = 'public'::regnamespace
    join pg_catalog.pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = format('public.%I', import.target)::regclass
  loop
    execute format('select array_agg(t.%2$I) from public.%1$I t
      where t.%2$I = any ($1) and exists (select from public.audit_log l
        where l.table_name = %1$L and l.row_id = t.id and private.is_later_work($2, l))', part.table_name, part.own_key)
      into found using imported, import;
    worked_on := worked_on || found;
  end loop;
  -- The log does not hold what families answer about the alumni area.
  worked_on := worked_on || array(select a.student_id from private.alumni_answers a where a.student_id = any (imported));
  return (select count(distinct w.id) from unnest(worked_on) as w (id));
end $$;

-- Refuses to undo an import on whose rows somebody has worked since, and a promotion after thirty days or once a family
-- has answered the offer of the alumni area.
create function private.require_undoable(own public.imports_and_promotions) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  worked_on integer := case when own.kind = 'import' then private.count_worked_on(own) else 0 end;
begin
  if worked_on > 0 then
    raise exception 'Rows of this import have been worked on since.'
      using errcode = 'PT409', detail = 'import_changed', hint = worked_on;
  end if;
  if own.kind = 'promotion' and own.created_at < now() - interval '30 days' then
    raise exception 'This promotion was made more than thirty days ago.' using errcode = 'PT409', detail = 'promotion_over';
  end if;
  perform private.refuse_undo_of_answers(array(select l.id from public.audit_log l where l.change = any (own.changes)));
end $$;

-- Undoes an import or a promotion: imported rows are deleted; promoted students get back their class, status and day of
-- leaving, unless someone has changed those since. Returns the number of rows.
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
  perform private.require_undoable(own);
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
