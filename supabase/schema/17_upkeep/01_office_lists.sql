-- Functions for every list of the admin pages.

-- The conditions of a list as SQL. Each key of `filters` is a column; its value is a text, an array of texts, or
-- null. `search` is looked for in the named columns.
create function private.list_condition(target text, filters jsonb, search text, search_columns text[])
returns text language plpgsql stable set search_path = ''
as $$
declare
  condition text := 'true';
  pattern text := '%' || replace(replace(replace(btrim(coalesce(search, '')), '\', '\\'), '%', '\%'), '_', '\_') || '%';
  filter record;
begin
  perform private.require_at_most(cardinality(search_columns), 20, 'search_columns');
  perform private.require_at_most(length(search), 500, 'search');
  for filter in select key, value from jsonb_each(coalesce(filters, '{}')) loop
    condition := condition || case jsonb_typeof(filter.value)
      when 'null' then format(' and t.%I is null', filter.key)
      when 'array' then format(' and t.%I::text in (select jsonb_array_elements_text(%L::jsonb))',
        filter.key, filter.value)
      else format(' and t.%I::text = %L', filter.key, filter.value #>> '{}') end;
  end loop;
  if btrim(coalesce(search, '')) <> '' and cardinality(search_columns) > 0 then
    condition := condition || ' and (' || (
      select string_agg(distinct format('t.%I::text ilike %L', name, pattern), ' or ')
      from unnest(search_columns) as name
    ) || ')';
  end if;
  return condition;
end $$;
grant execute on function private.list_condition to authenticated;

-- One page by keyset: rows after (or, backwards, before) the one whose sort value and id are given. The sort column
-- must not be null. Runs with the caller's rights.
create function public.list_managed_rows(
  target text, sort text, descending boolean default false, filters jsonb default '{}',
  search text default '', search_columns text[] default '{}',
  from_value text default null, from_id uuid default null, backwards boolean default false,
  most integer default 50
) returns setof jsonb
language plpgsql stable set search_path = ''
as $$
declare
  direction text := case when descending <> backwards then 'desc' else 'asc' end;
  kind text;
  condition text;
begin
  perform private.require_managed(target);
  select format_type(a.atttypid, a.atttypmod) into kind from pg_catalog.pg_attribute a
  where a.attrelid = format('public.%I', target)::regclass and a.attname = sort
    and a.attnum > 0 and not a.attisdropped;
  if kind is null then
    raise exception 'The list cannot be sorted by %.', sort using errcode = '22023', detail = 'sort';
  end if;
  condition := private.list_condition(target, filters, search, search_columns);
  if from_id is not null then
    condition := condition || format(' and (t.%I, t.id) %s (%L::%s, %L::uuid)', sort,
      case when direction = 'desc' then '<' else '>' end, from_value, kind, from_id);
  end if;
  return query execute format(
    'select to_jsonb(t) from public.%I t where %s order by t.%I %s, t.id %s limit %s',
    target, condition, sort, direction, direction, least(greatest(most, 1), 500));
exception when undefined_column or invalid_text_representation or datetime_field_overflow
  or invalid_datetime_format or numeric_value_out_of_range then
  raise exception 'The list cannot be filtered like this.' using errcode = '22023', detail = 'filters';
end $$;
grant execute on function public.list_managed_rows to authenticated;

-- Counts up to 1,000 and one more, so that a long table costs no more.
create function public.count_managed_rows(
  target text, filters jsonb default '{}', search text default '', search_columns text[] default '{}'
) returns integer
language plpgsql stable set search_path = ''
as $$
declare
  counted integer;
begin
  perform private.require_managed(target);
  execute format('select count(*) from (select from public.%I t where %s limit 1001) as counted',
    target, private.list_condition(target, filters, search, search_columns)) into counted;
  return counted;
exception when undefined_column then
  raise exception 'The list cannot be filtered like this.' using errcode = '22023', detail = 'filters';
end $$;
grant execute on function public.count_managed_rows to authenticated;

-- The first page and the count in one response. Null, not an error, for people who may not read the table: pages call
-- it before they know who asks.
create function public.open_managed_list(
  target text, sort text, descending boolean default false, filters jsonb default '{}',
  search text default '', search_columns text[] default '{}',
  from_value text default null, from_id uuid default null, backwards boolean default false,
  most integer default 50
) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  if not private.may(target, false) then
    return null;
  end if;
  return jsonb_build_object(
    'rows', (
      select coalesce(jsonb_agg(row order by place), '[]')
      from public.list_managed_rows(target, sort, descending, filters, search, search_columns,
        from_value, from_id, backwards, most) with ordinality as listed (row, place)),
    'count', public.count_managed_rows(target, filters, search, search_columns));
end $$;
grant execute on function public.open_managed_list to anon, authenticated;

-- Saves the order of the whole list in one change, so that one undo reverts it.
create function public.order_managed_rows(target text, place_column text, ids uuid[]) returns integer
language plpgsql set search_path = ''
as $$
declare
  moved integer;
begin
  perform private.require_managed(target, true);
  if place_column not in ('position', 'order') then
    raise exception 'Nothing is put in order by this column.' using errcode = '22023', detail = 'place_column';
  end if;
  perform private.require_at_most(cardinality(ids), 5000, 'ids');
  execute format(
    'update public.%1$I t set %2$I = o.place
     from unnest($1) with ordinality as o (id, place)
     where t.id = o.id and t.%2$I is distinct from o.place::integer', target, place_column) using ids;
  get diagnostics moved = row_count;
  return moved;
exception when undefined_column then
  raise exception 'Nothing is put in order by this column.' using errcode = '22023', detail = 'place_column';
end $$;
grant execute on function public.order_managed_rows to authenticated;

-- The command palette: rows of several lists by a word. `targets` is [{"table": "…", "columns": ["…"]}].
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
grant execute on function public.find_managed_rows to authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- Changes to every row that a list finds.

-- Counts the rows of a list exactly.
create function public.count_found_rows(target text, filters jsonb, search text, search_columns text[])
returns integer
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
grant execute on function public.count_found_rows to authenticated;

-- Sets the same values in every row that a list finds, or deletes the rows (null). `expected` is the number that the
-- page showed; with any other number nothing changes. Returns the change, to undo it as a whole. Runs with the
-- caller's rights.
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
  perform private.require_managed(target, true);
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
grant execute on function public.change_found_rows to authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- Views that a colleague saves: a list (`resource`, as its address names it) with its query.

create table public.admin_views (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- The list, as its address names it.
  resource text not null check (resource ~ '^[a-z][a-z0-9-]{0,59}$'),
  name text not null check (length(btrim(name)) between 1 and 80),
  -- The query of the list's address.
  query text not null check (length(query) <= 2000),
  is_shared boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index admin_views_resource_idx on public.admin_views (resource, name);
create index admin_views_owner_idx on public.admin_views (owner);

alter table public.admin_views enable row level security;
grant select, insert, update, delete on public.admin_views to anon, authenticated;
grant all on public.admin_views to service_role;
create policy "Admins manage" on public.admin_views for all to authenticated
  using ((select private.may('admin_views'))) with check ((select private.may('admin_views')));
-- Only administrators read shared views, because a view may name people of a list that is not for every role.
create policy "Own or shared" on public.admin_views as restrictive for select to authenticated
  using (owner = (select private.own_id()) or (is_shared and (select public.is_admin())));
create policy "Made for oneself" on public.admin_views as restrictive for insert to authenticated
  with check (owner = (select private.own_id()));
create policy "Own ones change" on public.admin_views as restrictive for update to authenticated
  using (owner = (select private.own_id())) with check (owner = (select private.own_id()));
create policy "Own ones go" on public.admin_views as restrictive for delete to authenticated
  using (owner = (select private.own_id()));

create trigger stamp before insert or update on public.admin_views
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.admin_views
  for each row execute function private.guard_campus();
