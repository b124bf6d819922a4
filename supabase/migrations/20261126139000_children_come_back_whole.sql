create or replace function private.restore_rows(target text, versions jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  names text;
  given text;
  all_names text;
  all_given text;
begin
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
  -- With the numbers that they had: of two answers the later one counts.
  execute format(
    'insert into public.%1$I (%2$s) overriding system value select %3$s from jsonb_populate_recordset(null::public.%1$I, $1) was
     where not exists (select from public.%1$I present where present.id = was.id)',
    target, all_names, all_given) using versions;
  perform set_config('private.restores', '', true);
end $$;

create or replace function private.is_undone(target text) returns boolean
language sql stable set search_path = ''
as $$
  select target in ('meeting_bookings', 'guardians', 'consents', 'pictured_children') or private.is_managed(target)
$$;

create or replace function public.restore_deleted_row(target text, entry_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  entry public.audit_log;
begin
  perform private.require_managed(target, true);
  for entry in
    -- As it was before the change: a row may have lost what it refers to before it went itself.
    with firsts as (
      select distinct on (l.table_name, l.row_id) l.*
      from public.audit_log l join public.audit_log own on own.change = l.change
      where own.id = entry_id and own.table_name = target and own.action = 'delete'
        and private.is_undone(l.table_name) and private.may(l.table_name)
        and (l.table_name <> target or l.row_id = own.row_id)
      order by l.table_name, l.row_id, l.written_at, array_position(array['insert', 'update', 'delete'], l.action), l.id
    )
    select f.* from firsts f
    where f.action <> 'insert' and exists (
        select from public.audit_log d
        where d.change = f.change and d.table_name = f.table_name and d.row_id = f.row_id and d.action = 'delete')
      -- A mark loses its child when the record goes; the face stays marked.
      or f.table_name = 'pictured_children' and f.action = 'update'
    order by f.table_name <> target, private.reference_depth(f.table_name), f.id
  loop
    begin
      perform private.restore_rows(entry.table_name, jsonb_build_array(entry.before));
    exception when foreign_key_violation then
      -- It belongs to another row of the same change, which stays deleted.
      if entry.table_name = target then
        raise;
      end if;
    end;
  end loop;
  if entry.id is null then
    raise exception 'This entry is not kept any more.' using errcode = 'PT404', detail = 'version';
  end if;
end $$;
