-- "Replace everywhere" is taken back as a whole: it says which change it was.
alter function public.replace_media(uuid, uuid) set schema private;
create function public.replace_media(old_id uuid, new_id uuid) returns table (rows integer, change bigint)
language sql volatile set search_path = ''
as $$ select private.replace_media(old_id, new_id), pg_current_xact_id()::text::bigint $$;

-- A change may write a row twice, as where a trigger follows another table. What was written last is taken
-- back first, so the log says in which order; `created_at` stays the moment of the whole change, as a
-- row's `updated_at` is.
alter table public.audit_log add column written_at timestamptz not null default clock_timestamp();
create or replace function public.undo_change(wanted bigint) returns integer
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
    order by case l.action when 'delete' then 0 when 'update' then 1 else 2 end, l.table_name, l.written_at desc, l.id
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
