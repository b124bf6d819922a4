-- The trash: what was deleted within thirty days and is still gone. Then the earlier versions of a row.

-- All entries of a table, or that of one row.
create function public.list_deleted_rows(target text, most integer default 100, only_row uuid default null)
returns table (id uuid, row_id uuid, deleted_at timestamptz, deleted_by text, was jsonb)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_managed(target);
  return query execute format(
    'select l.id, l.row_id, l.created_at, (select u.email from public.users u where u.id = l.actor), l.before
     from public.audit_log l
     where l.table_name = %1$L and ($1 is null or l.row_id = $1)
       and l.action = ''delete'' and l.before is not null and l.created_at > now() - interval ''30 days''
       and private.are_read_here(l.table_name, l.before, l.after)
       and not exists (select from public.%1$I t where t.id = l.row_id)
       and not exists (select from public.audit_log later where later.table_name = %1$L
         and later.row_id = l.row_id and later.action = ''delete'' and later.created_at > l.created_at)
     order by l.created_at desc limit %2$s', target, least(greatest(most, 1), 500)) using only_row;
end $$;
grant execute on function public.list_deleted_rows to authenticated;

-- Restores a deleted row with everything that was deleted with it.
create function public.restore_deleted_row(target text, entry_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  entry public.audit_log;
begin
  perform private.require_managed(target, true);
  for entry in
    -- The first entry of a row holds its state before the change, which may have cleared a reference before deleting
    -- it.
    with firsts as (
      select distinct on (l.table_name, l.row_id) l.*
      from public.audit_log l join public.audit_log own on own.change = l.change
      where own.id = entry_id and own.table_name = target and own.action = 'delete' and own.before is not null
        and private.is_undone(l.table_name) and private.may(l.table_name)
        and (l.table_name <> target or l.row_id = own.row_id)
      order by l.table_name, l.row_id, l.written_at, array_position(array['insert', 'update', 'delete'], l.action), l.id
    )
    select f.* from firsts f
    where f.action <> 'insert' and exists (
        select from public.audit_log d
        where d.change = f.change and d.table_name = f.table_name and d.row_id = f.row_id and d.action = 'delete')
      -- Deleting a child's record clears the child in a mark, but keeps the mark on the face.
      or f.table_name in ('pictured_children', 'filmed_children') and f.action = 'update'
    order by f.table_name <> target, private.reference_depth(f.table_name), f.id
  loop
    begin
      perform private.restore_rows(entry.table_name, jsonb_build_array(entry.before));
    exception when foreign_key_violation then
      -- It refers to another row of the same change that stays deleted.
      if entry.table_name = target then
        raise;
      end if;
    end;
  end loop;
  if entry.id is null then
    raise exception 'This entry is not kept any more.' using errcode = 'PT404', detail = 'version';
  end if;
end $$;
grant execute on function public.restore_deleted_row to authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- Earlier versions of a row.

-- The history of a row, newest first.
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
      and private.are_read_here(l.table_name, l.before, l.after)
    order by l.created_at desc, l.id limit least(greatest(most, 1), 200);
end $$;
grant execute on function public.list_row_history to authenticated;

-- Restores a row to its state after one of its changes, or before it if that change deleted the row.
create function public.restore_version(target text, entry_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  entry public.audit_log;
begin
  perform private.require_managed(target, true);
  select l.* into entry from public.audit_log l where l.id = entry_id and l.table_name = target;
  if coalesce(entry.after, entry.before) is null then
    raise exception 'This version is not kept any more.' using errcode = 'PT404', detail = 'version';
  end if;
  perform private.restore_rows(target, jsonb_build_array(coalesce(entry.after, entry.before)));
end $$;
grant execute on function public.restore_version to authenticated;
