-- Work on lists: views that an admin keeps, changes of all rows that a list found, the search of the
-- command palette, and the latest changes with the way back.

create table public.admin_views (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- The list it belongs to, as its address names it.
  resource text not null check (resource ~ '^[a-z][a-z0-9-]{0,59}$'),
  name text not null check (length(btrim(name)) between 1 and 80),
  -- What stands behind the question mark of the list's address.
  query text not null check (length(query) <= 2000),
  is_shared boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index admin_views_resource_idx on public.admin_views (resource, name);
create index admin_views_owner_idx on public.admin_views (owner);
select private.guard_table('public.admin_views', null);
create policy "Own or shared" on public.admin_views as restrictive for select to authenticated
  using (owner = (select auth.uid()) or is_shared);
create policy "Made for oneself" on public.admin_views as restrictive for insert to authenticated
  with check (owner = (select auth.uid()));
create policy "Own ones change" on public.admin_views as restrictive for update to authenticated
  using (owner = (select auth.uid())) with check (owner = (select auth.uid()));
create policy "Own ones go" on public.admin_views as restrictive for delete to authenticated
  using (owner = (select auth.uid()));

-- Sets the same values in every row that a list finds, or deletes them (null), in one step. `expected`
-- is the number that was said before: another number changes nothing. Answers the change, to be taken
-- back as a whole. Runs with the caller's rights.
create function public.change_found_rows(
  target text, new_values jsonb, filters jsonb, search text, search_columns text[], expected integer
) returns bigint
language plpgsql set search_path = ''
as $$
declare
  condition text;
  names text;
  changed integer;
begin
  perform private.require_managed(target);
  condition := private.list_condition(target, filters, search, search_columns);
  if new_values is null then
    execute format('delete from public.%I t where %s', target, condition);
  else
    select string_agg(format('%I', a.attname), ', ') into names from pg_catalog.pg_attribute a
    where a.attrelid = format('public.%I', target)::regclass and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = '' and new_values ? a.attname::text
      and a.attname not in ('id', 'created_at', 'updated_at');
    if names is null then
      raise exception 'There is nothing to change.' using errcode = '22023', detail = 'new_values';
    end if;
    execute format(
      'update public.%1$I t set (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$I, $1)) where %3$s',
      target, names, condition) using new_values;
  end if;
  get diagnostics changed = row_count;
  if changed <> expected then
    raise exception 'There are % rows now, not %.', changed, expected using errcode = 'PT409', detail = 'expected';
  end if;
  return (pg_current_xact_id()::text)::bigint;
exception when undefined_column then
  raise exception 'The list cannot be filtered like this.' using errcode = '22023', detail = 'filters';
end $$;

-- How many rows a list has, to the last one; before all of them are changed.
create function public.count_found_rows(target text, filters jsonb, search text, search_columns text[]) returns integer
language plpgsql stable set search_path = ''
as $$
declare
  counted integer;
begin
  perform private.require_managed(target);
  execute format('select count(*) from public.%I t where %s',
    target, private.list_condition(target, filters, search, search_columns)) into counted;
  return counted;
exception when undefined_column then
  raise exception 'The list cannot be filtered like this.' using errcode = '22023', detail = 'filters';
end $$;

-- Takes a whole change back, as long as nothing was done to its rows since. Answers how many rows.
create function public.undo_change(wanted bigint) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  entry public.audit_log;
  undone integer := 0;
begin
  if not public.is_admin() then
    raise exception 'Only administrators manage this.' using errcode = '42501', detail = 'not_admin';
  end if;
  -- What the server itself did, such as entering the sample school, is nobody's slip.
  if exists (select from public.audit_log l where l.change = wanted and l.actor is null) then
    raise exception 'This change cannot be taken back.' using errcode = '22023', detail = 'change';
  end if;
  if exists (
    select from public.audit_log l
    join public.audit_log later on later.table_name = l.table_name and later.row_id = l.row_id
      and later.created_at > l.created_at and later.change <> l.change
    where l.change = wanted and private.is_managed(l.table_name)
  ) then
    raise exception 'Something was done to it since.' using errcode = 'PT409', detail = 'later_change';
  end if;
  for entry in
    select l.* from public.audit_log l where l.change = wanted and private.is_managed(l.table_name)
    -- Deleted rows come back before what referred to them; new ones go after.
    order by case l.action when 'delete' then 0 when 'update' then 1 else 2 end, l.table_name, l.id
  loop
    if entry.action = 'insert' then
      execute format('delete from public.%I where id = $1', entry.table_name) using entry.row_id;
    else
      begin
        perform private.restore_row(entry.table_name, entry.before);
      exception when foreign_key_violation then
        -- What it refers to comes back later in this change.
        perform private.restore_change_parents(wanted);
        perform private.restore_row(entry.table_name, entry.before);
      end;
    end if;
    undone := undone + 1;
  end loop;
  if undone = 0 then
    raise exception 'This change is not kept any more.' using errcode = 'PT404', detail = 'change';
  end if;
  return undone;
end $$;

-- Brings back those deleted rows of a change that stand alone: the others refer to them.
create function private.restore_change_parents(wanted bigint) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  entry public.audit_log;
begin
  for entry in
    select l.* from public.audit_log l
    where l.change = wanted and l.action = 'delete' and private.is_managed(l.table_name)
  loop
    begin
      perform private.restore_row(entry.table_name, entry.before);
    exception when foreign_key_violation then
      null;
    end;
  end loop;
end $$;
revoke execute on function private.restore_change_parents(bigint) from public, anon, authenticated;

-- What was changed last, the newest first: one line for each change, with one of its rows.
create function public.list_latest_changes(most integer default 12)
returns table (change bigint, table_name text, action text, rows integer, row_id uuid, shown jsonb,
  changed_at timestamptz, changed_by text, is_latest boolean)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  if not public.is_admin() then
    raise exception 'Only administrators see this.' using errcode = '42501', detail = 'not_admin';
  end if;
  return query
    with recent as (
      select l.* from public.audit_log l where private.is_managed(l.table_name) and l.actor is not null
      order by l.created_at desc limit 400
    ), changes as (
      select r.change, max(r.created_at) as at, count(*)::integer as rows,
        (array_agg(r.id order by r.action, r.id))[1] as first
      from recent r group by r.change order by max(r.created_at) desc limit least(greatest(most, 1), 50)
    )
    select c.change, l.table_name, l.action, c.rows, l.row_id, coalesce(l.after, l.before), c.at,
      (select u.email from public.users u where u.id = l.actor),
      not exists (
        select from public.audit_log each
        join public.audit_log later on later.table_name = each.table_name and later.row_id = each.row_id
          and later.created_at > each.created_at and later.change <> each.change
        where each.change = c.change)
    from changes c join public.audit_log l on l.id = c.first
    order by c.at desc;
end $$;

-- Rows of many lists by a word, for the command palette: `targets` is [{"table": "…", "columns": ["…"]}].
create function public.find_managed_rows(targets jsonb, search text, most integer default 4)
returns table (table_name text, found jsonb)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  target record;
begin
  for target in
    select t ->> 'table' as name, array(select jsonb_array_elements_text(t -> 'columns')) as columns
    from jsonb_array_elements(targets) as t limit 40
  loop
    perform private.require_managed(target.name);
    return query execute format(
      'select %L::text, to_jsonb(t) from public.%I t where %s order by t.updated_at desc limit %s',
      target.name, target.name, private.list_condition(target.name, '{}', search, target.columns),
      least(greatest(most, 1), 10));
  end loop;
exception when undefined_column then
  raise exception 'The list cannot be searched like this.' using errcode = '22023', detail = 'targets';
end $$;
