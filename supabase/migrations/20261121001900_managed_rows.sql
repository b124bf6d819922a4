-- What the admin pages ask of every table alike: lists that stay fast however long they grow, and
-- changes that can be taken back. The audit log already holds every row before and after a change.

-- The tables that admin pages manage. Accounts, roles and what visitors sent have pages of their own.
create function private.is_managed(target text) returns boolean
language sql immutable set search_path = ''
as $$
  select target = any (array[
    'latest_updates', 'leadership_messages', 'testimonials', 'featured_testimonials', 'youtube_videos',
    'events', 'gallery_events', 'gallery_images', 'calendar_entries', 'sports_programs',
    'teachers', 'students'])
$$;

create function private.require_managed(target text) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if not public.is_admin() then
    raise exception 'Only administrators manage this.' using errcode = '42501', detail = 'not_admin';
  end if;
  if not private.is_managed(target) then
    raise exception 'There is nothing to manage under this name.' using errcode = '22023', detail = 'target';
  end if;
end $$;

-- Conditions of a list as SQL: every key of `filters` is a column whose text is the value, is one of
-- the values of an array, or is null; `search` is looked for in the named columns.
create function private.list_condition(target text, filters jsonb, search text, search_columns text[])
returns text language plpgsql stable set search_path = ''
as $$
declare
  condition text := 'true';
  pattern text := '%' || replace(replace(replace(btrim(coalesce(search, '')), '\', '\\'), '%', '\%'), '_', '\_') || '%';
  filter record;
begin
  for filter in select key, value from jsonb_each(coalesce(filters, '{}')) loop
    condition := condition || case jsonb_typeof(filter.value)
      when 'null' then format(' and t.%I is null', filter.key)
      when 'array' then format(' and t.%I::text in (select jsonb_array_elements_text(%L::jsonb))', filter.key, filter.value)
      else format(' and t.%I::text = %L', filter.key, filter.value #>> '{}') end;
  end loop;
  if btrim(coalesce(search, '')) <> '' and cardinality(search_columns) > 0 then
    condition := condition || ' and (' || (
      select string_agg(format('t.%I::text ilike %L', name, pattern), ' or ') from unnest(search_columns) as name
    ) || ')';
  end if;
  return condition;
end $$;

-- One page of a table, by keyset: rows after (or, backwards, before) the one whose sort value and id
-- are given. The sort column must not be null. Runs with the caller's rights.
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
  where a.attrelid = format('public.%I', target)::regclass and a.attname = sort and a.attnum > 0 and not a.attisdropped;
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

-- How many rows a list has; counted to 1,000 and one more, so that a long table costs no more.
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

-- Rows that were changed together come back together.
alter table public.audit_log add column change bigint not null default (pg_current_xact_id()::text)::bigint;
create index audit_log_change_idx on public.audit_log (change);
create index audit_log_deleted_idx on public.audit_log (table_name, created_at desc) where action = 'delete';

-- Writes a row as it was: again if it is gone, over the present one if it is there.
create function private.restore_row(target text, was jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  names text;
begin
  select string_agg(format('%I', a.attname), ', ') into names from pg_catalog.pg_attribute a
  where a.attrelid = format('public.%I', target)::regclass and a.attnum > 0 and not a.attisdropped
    and a.attgenerated = '' and was ? a.attname::text;
  execute format(
    'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)
     on conflict (id) do update set (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$I, $1))',
    target, names) using was;
end $$;

-- Takes back what these rows went through after a moment (the updated_at they had then): a deleted row comes back with
-- what went with it, a changed one is as it was, a new one goes. Answers how many rows.
create function public.undo_changes(target text, ids uuid[], since timestamptz) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  entry public.audit_log;
  undone integer := 0;
begin
  perform private.require_managed(target);
  for entry in
    select l.* from public.audit_log l
    where l.change in (
        select own.change from public.audit_log own
        where own.table_name = target and own.row_id = any (ids) and own.created_at > since)
      and private.is_managed(l.table_name)
      and (l.table_name <> target or l.row_id = any (ids))
    -- Newest first; of one change the row itself before those that belong to it.
    order by l.created_at desc, (l.table_name <> target), l.id
  loop
    if entry.action = 'insert' then
      execute format('delete from public.%I where id = $1', entry.table_name) using entry.row_id;
    else
      perform private.restore_row(entry.table_name, entry.before);
    end if;
    if entry.table_name = target then
      undone := undone + 1;
    end if;
  end loop;
  return undone;
end $$;

-- What was deleted within thirty days and is still gone, newest first: the trash.
create function public.list_deleted_rows(target text, most integer default 100)
returns table (id uuid, row_id uuid, deleted_at timestamptz, deleted_by text, was jsonb)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_managed(target);
  return query execute format(
    'select l.id, l.row_id, l.created_at, (select u.email from public.users u where u.id = l.actor), l.before
     from public.audit_log l
     where l.table_name = %1$L and l.action = ''delete'' and l.created_at > now() - interval ''30 days''
       and not exists (select from public.%1$I t where t.id = l.row_id)
       and not exists (select from public.audit_log later where later.table_name = %1$L
         and later.row_id = l.row_id and later.action = ''delete'' and later.created_at > l.created_at)
     order by l.created_at desc limit %2$s', target, least(greatest(most, 1), 500));
end $$;

-- Brings a deleted row back, with everything that went with it.
create function public.restore_deleted_row(target text, entry_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  entry public.audit_log;
begin
  perform private.require_managed(target);
  for entry in
    select l.* from public.audit_log l
    join public.audit_log own on own.change = l.change
    where own.id = entry_id and own.table_name = target and own.action = 'delete' and l.action = 'delete'
      and private.is_managed(l.table_name) and (l.table_name <> target or l.row_id = own.row_id)
    order by l.table_name <> target, l.id
  loop
    perform private.restore_row(entry.table_name, entry.before);
  end loop;
  if entry.id is null then
    raise exception 'This entry is not kept any more.' using errcode = 'PT404', detail = 'version';
  end if;
end $$;

-- What a row went through, newest first.
create function public.list_row_history(target text, row_id uuid, most integer default 50)
returns table (id uuid, action text, changed_at timestamptz, changed_by text, before jsonb, after jsonb)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_managed(target);
  return query
    select l.id, l.action, l.created_at, (select u.email from public.users u where u.id = l.actor), l.before, l.after
    from public.audit_log l
    where l.table_name = target and l.row_id = list_row_history.row_id
    order by l.created_at desc, l.id limit least(greatest(most, 1), 200);
end $$;

-- Puts a row back to what it was after one of its changes, or before it if it was deleted then.
create function public.restore_version(target text, entry_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  entry public.audit_log;
begin
  perform private.require_managed(target);
  select l.* into entry from public.audit_log l where l.id = entry_id and l.table_name = target;
  if entry.id is null then
    raise exception 'This version is not kept any more.' using errcode = 'PT404', detail = 'version';
  end if;
  perform private.restore_row(target, coalesce(entry.after, entry.before));
end $$;

-- Lists by name stay index scans.
create index teachers_name_idx on public.teachers (name, id);
