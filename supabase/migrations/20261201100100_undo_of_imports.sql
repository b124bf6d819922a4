-- Undo from the dashboard and from a student's history knew neither the rows of an import that somebody has worked on
-- since nor the answers of families to a promotion.

-- Undo brings no former student back on the roll whose family has answered about the alumni area: end_alumni_offer would
-- delete the answer. `entries` are those to be reverted.
create function private.refuse_undo_of_answers(entries uuid[]) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if exists (
    select from public.audit_log l join private.alumni_answers a on a.student_id = l.row_id
    where l.id = any (entries) and l.table_name = 'students' and l.action = 'update'
      and l.before ->> 'status' <> 'graduated' and l.after ->> 'status' = 'graduated'
  ) then
    raise exception 'A family has answered the offer of the alumni area.'
      using errcode = 'PT409', detail = 'promotion_answered';
  end if;
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
create or replace function public.undo_import_or_promotion(wanted uuid) returns integer
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

-- Reverts entries of one change and returns the number of rows. A change may write a row several times when triggers
-- react to another table: the first entry holds the state before the change.
create or replace function private.revert_entries(entries uuid[]) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  part record;
  reverted integer := 0;
begin
  perform private.refuse_undo_of_decisions(entries);
  perform private.refuse_undo_of_answers(entries);
  for part in
    with firsts as (
      select distinct on (l.table_name, l.row_id) l.table_name, l.row_id, l.action = 'insert' as is_new, l.before
      from public.audit_log l where l.id = any (entries)
      order by l.table_name, l.row_id, l.written_at,
        array_position(array['insert', 'update', 'delete'], l.action), l.id
    ), parts as (
      select f.table_name, f.is_new, array_agg(f.row_id) as ids, jsonb_agg(f.before) as versions,
        private.reference_depth(f.table_name) as depth
      from firsts f
      -- An entry whose contacts were erased has fewer columns, and brings only those back.
      group by f.table_name, f.is_new, (
        select array_agg(k order by k) from jsonb_object_keys(case when jsonb_typeof(f.before) = 'object' then f.before end) k)
    )
    select * from parts p order by p.is_new, case when p.is_new then -p.depth else p.depth end, p.table_name
  loop
    if part.is_new then
      execute format('delete from public.%I where id = any ($1)', part.table_name) using part.ids;
    else
      perform private.restore_rows(part.table_name, part.versions);
    end if;
    reverted := reverted + cardinality(part.ids);
  end loop;
  return reverted;
end $$;

-- Reverts a whole change, unless its rows have changed since. Returns the number of rows.
create or replace function public.undo_change(wanted bigint) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  undone integer;
begin
  if private.office_role() is null then
    perform private.require_admin();
  end if;
  -- The whole change is undone, or nothing.
  perform private.require_may(l.table_name) from public.audit_log l
  where l.change = wanted and private.is_undone(l.table_name);
  -- What the server did by itself, such as adding the sample school, cannot be undone here.
  if exists (select from public.audit_log l where l.change = wanted and l.actor is null) then
    raise exception 'This change cannot be taken back.' using errcode = '22023', detail = 'change';
  end if;
  if private.was_written_since(wanted) then
    raise exception 'Something was done to it since.' using errcode = 'PT409', detail = 'later_change';
  end if;
  perform private.require_undoable(i) from public.imports_and_promotions i
  where i.changes @> array[wanted] and i.undone_at is null;
  undone := private.revert_entries(array(
    select l.id from public.audit_log l where l.change = wanted and private.is_undone(l.table_name)));
  if undone = 0 then
    raise exception 'This change is not kept any more.' using errcode = 'PT404', detail = 'change';
  end if;
  update public.imports_and_promotions i set undone_at = now() where i.changes = array[wanted] and i.undone_at is null;
  return undone;
end $$;
