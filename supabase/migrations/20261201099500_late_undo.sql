-- An import was taken back with everything that others had entered on its rows; a promotion, months later, with the
-- answers of families.

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

-- Undoes an import or a promotion. Imported rows are deleted, unless somebody has worked on them since. Promoted students
-- get back their class, status and day of leaving, unless someone has changed those since; after thirty days, or once a
-- family has answered the offer of the alumni area, which would be lost, the promotion stays. Returns the number of rows.
create or replace function public.undo_import_or_promotion(wanted uuid) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  own public.imports_and_promotions;
  counted integer;
  worked_on integer;
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
    worked_on := private.count_worked_on(own);
    if worked_on > 0 then
      raise exception 'Rows of this import have been worked on since.'
        using errcode = 'PT409', detail = 'import_changed', hint = worked_on;
    end if;
    execute format('delete from public.%1$I t using public.audit_log l
      where l.change = any ($1) and l.table_name = %1$L and l.action = ''insert'' and l.row_id = t.id', own.target)
      using own.changes;
  else
    if own.created_at < now() - interval '30 days' then
      raise exception 'This promotion was made more than thirty days ago.' using errcode = 'PT409', detail = 'promotion_over';
    end if;
    if exists (
      select from public.audit_log l join private.alumni_answers a on a.student_id = l.row_id
      where l.change = any (own.changes) and l.table_name = 'students' and l.action = 'update'
        and l.after ->> 'status' = 'graduated'
    ) then
      raise exception 'A family has answered the offer of the alumni area.'
        using errcode = 'PT409', detail = 'promotion_answered';
    end if;
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
