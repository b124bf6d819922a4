-- Undo: rows become what the audit log says they were.

-- Writes earlier versions of rows: inserts them again, or overwrites the present ones. All versions have the same
-- columns.
create function private.restore_rows(target text, versions jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  names text;
  given text;
  all_names text;
  all_given text;
begin
  -- Emptied entries of the log bring nothing back.
  versions := (select jsonb_agg(v.value) from jsonb_array_elements(versions) v where v.value <> 'null');
  if versions is null then
    return;
  end if;
  select string_agg(format('%I', a.attname), ', ') filter (where a.attidentity = ''),
    string_agg(format('was.%I', a.attname), ', ') filter (where a.attidentity = ''),
    string_agg(format('%I', a.attname), ', '), string_agg(format('was.%I', a.attname), ', ')
  into names, given, all_names, all_given
  from pg_catalog.pg_attribute a
  where a.attrelid = format('public.%I', target)::regclass and a.attnum > 0 and not a.attisdropped
    and a.attgenerated = '' and versions -> 0 ? a.attname::text;
  -- For private.keep_sample_mark.
  perform set_config('private.restores', 'yes', true);
  execute format(
    'update public.%1$I present set (%2$s) = row(%3$s)
     from jsonb_populate_recordset(null::public.%1$I, $1) was where present.id = was.id',
    target, names, given) using versions;
  -- Identity columns keep their numbers, because the later of two answers counts.
  execute format(
    'insert into public.%1$I (%2$s) overriding system value select %3$s from jsonb_populate_recordset(null::public.%1$I, $1) was
     where not exists (select from public.%1$I present where present.id = was.id)',
    target, all_names, all_given) using versions;
  perform set_config('private.restores', '', true);
end $$;

-- Length of the longest chain of references that starts at a table, so that parents are restored before children.
create function private.reference_depth(target text) returns integer
language sql stable set search_path = ''
as $$
  with recursive chain(relation, depth) as (
    select format('public.%I', target)::regclass::oid, 0
    union
    select c.confrelid, chain.depth + 1 from chain join pg_catalog.pg_constraint c on c.conrelid = chain.relation
    where c.contype = 'f' and c.confrelid <> c.conrelid and chain.depth < 12
  )
  select max(depth) from chain
$$;

-- Reverts entries of one change and returns the number of rows. A change may write a row several times when triggers
-- react to another table: the first entry holds the state before the change.
create function private.revert_entries(entries uuid[]) returns integer
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

-- Reverts these rows to a moment (their updated_at at that time): restores deleted rows with everything that was
-- deleted with them, reverts changed rows, deletes new ones. Returns the number of their changes.
create function public.undo_changes(target text, ids uuid[], since timestamptz) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  step record;
  undone integer := 0;
begin
  perform private.require_managed(target, true);
  perform private.require_at_most(cardinality(ids), 5000, 'ids');
  for step in
    select array_agg(l.id) as entries, count(*) filter (where l.table_name = target) as own
    from public.audit_log l
    where l.change in (
        select own.change from public.audit_log own
        where own.table_name = target and own.row_id = any (ids) and own.created_at > since)
      and private.is_managed(l.table_name) and private.may(l.table_name)
      and (l.table_name <> target or l.row_id = any (ids))
    group by l.change order by max(l.created_at) desc, l.change desc
  loop
    perform private.revert_entries(step.entries);
    undone := undone + step.own;
  end loop;
  return undone;
end $$;
grant execute on function public.undo_changes to authenticated;

-- Tables that undoing a whole change restores: the managed ones, and those that no list of the office shows
-- (bookings, guardians with their answers and requests, children marked in pictures and videos). Each has the trigger
-- guard_campus, since limited colleagues also read changes of other campuses in the log.
create function private.is_undone(target text) returns boolean
language sql stable set search_path = ''
as $$
  select target in ('meeting_bookings', 'guardians', 'consents', 'guardian_requests', 'pictured_children', 'filmed_children') or private.is_managed(target)
$$;

-- Whether a row that undoing this change would restore has been written since: undoing would overwrite that.
create function private.was_written_since(wanted bigint) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from public.audit_log l
    join public.audit_log later on later.table_name = l.table_name and later.row_id = l.row_id
      and later.created_at > l.created_at and later.change <> l.change
    where l.change = wanted and private.is_undone(l.table_name))
$$;

-- Reverts a whole change, unless its rows have changed since. Returns the number of rows.
create function public.undo_change(wanted bigint) returns integer
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
grant execute on function public.undo_change to authenticated;

-- The latest changes, newest first: one line for each, with one of its rows. `is_latest` if it may still be undone.
create function public.list_latest_changes(most integer default 12)
returns table (change bigint, table_name text, action text, rows integer, row_id uuid, shown jsonb,
  changed_at timestamptz, changed_by text, is_latest boolean)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  shown_tables text[];
begin
  if private.office_role() is null then
    perform private.require_admin();
  end if;
  shown_tables := array(select m.name from private.managed_tables m where private.may(m.name, false));
  return query
    with recent as (
      select l.* from public.audit_log l where l.table_name = any (shown_tables) and l.actor is not null
        and private.are_read_here(l.table_name, l.before, l.after)
      order by l.created_at desc limit 400
    ), changes as (
      select r.change, max(r.created_at) as at,
        (array_agg(r.id order by r.action, r.id))[1] as first
      from recent r group by r.change order by max(r.created_at) desc limit least(greatest(most, 1), 50)
    )
    select c.change, l.table_name, l.action,
      (select count(*)::integer from public.audit_log each
        where each.change = c.change and each.table_name = any (shown_tables)
          and private.are_read_here(each.table_name, each.before, each.after)), l.row_id, coalesce(l.after, l.before), c.at,
      (select u.email from public.users u where u.id = l.actor),
      not private.was_written_since(c.change)
    from changes c join public.audit_log l on l.id = c.first
    order by c.at desc;
end $$;
grant execute on function public.list_latest_changes to authenticated;
