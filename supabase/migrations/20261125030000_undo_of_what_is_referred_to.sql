-- Rows return after those that they refer to, whatever their tables are called, and many in one statement.

create or replace function private.restore_rows(target text, versions jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  names text;
  given text;
begin
  select string_agg(format('%I', a.attname), ', '), string_agg(format('was.%I', a.attname), ', ') into names, given
  from pg_catalog.pg_attribute a
  where a.attrelid = format('public.%I', target)::regclass and a.attnum > 0 and not a.attisdropped
    and a.attgenerated = '' and versions -> 0 ? a.attname::text;
  execute format(
    'update public.%1$I present set (%2$s) = row(%3$s)
     from jsonb_populate_recordset(null::public.%1$I, $1) was where present.id = was.id',
    target, names, given) using versions;
  execute format(
    'insert into public.%1$I (%2$s) select %3$s from jsonb_populate_recordset(null::public.%1$I, $1) was
     where not exists (select from public.%1$I present where present.id = was.id)',
    target, names, given) using versions;
end $$;

create or replace function private.reference_depth(target text) returns integer
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

create or replace function private.revert_entries(entries uuid[]) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  part record;
  reverted integer := 0;
begin
  for part in
    with firsts as (
      select distinct on (l.table_name, l.row_id) l.table_name, l.row_id, l.action = 'insert' as is_new, l.before
      from public.audit_log l where l.id = any (entries)
      order by l.table_name, l.row_id, l.written_at,
        array_position(array['insert', 'update', 'delete'], l.action), l.id
    ), parts as (
      select f.table_name, f.is_new, array_agg(f.row_id) as ids, jsonb_agg(f.before) as versions,
        private.reference_depth(f.table_name) as depth
      from firsts f group by f.table_name, f.is_new
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

create or replace function public.undo_changes(target text, ids uuid[], since timestamptz) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  step record;
  undone integer := 0;
begin
  perform private.require_managed(target);
  for step in
    select array_agg(l.id) as entries, count(*) filter (where l.table_name = target) as own
    from public.audit_log l
    where l.change in (
        select own.change from public.audit_log own
        where own.table_name = target and own.row_id = any (ids) and own.created_at > since)
      and private.is_managed(l.table_name)
      and (l.table_name <> target or l.row_id = any (ids))
    group by l.change order by max(l.created_at) desc, l.change desc
  loop
    perform private.revert_entries(step.entries);
    undone := undone + step.own;
  end loop;
  return undone;
end $$;

create or replace function public.undo_change(wanted bigint) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  undone integer;
begin
  if not public.is_admin() then
    raise exception 'Only administrators manage this.' using errcode = '42501', detail = 'not_admin';
  end if;
  -- What the server did by itself, such as adding the sample school, cannot be undone here.
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
  undone := private.revert_entries(array(
    select l.id from public.audit_log l where l.change = wanted and private.is_managed(l.table_name)));
  if undone = 0 then
    raise exception 'This change is not kept any more.' using errcode = 'PT404', detail = 'change';
  end if;
  return undone;
end $$;

create or replace function public.restore_deleted_row(target text, entry_id uuid) returns void
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
    order by l.table_name <> target, private.reference_depth(l.table_name), l.id
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

create or replace function public.restore_version(target text, entry_id uuid) returns void
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
  perform private.restore_rows(target, jsonb_build_array(coalesce(entry.after, entry.before)));
end $$;

drop function private.restore_change_parents(bigint);
drop function private.restore_row(text, jsonb);

create or replace function private.keep_featured_words() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  select t.author, t.quote into new.author, new.quote from public.testimonials t where t.id = new.testimonial_id;
  if not found then
    raise exception 'There is no such testimonial.' using errcode = '23503', detail = 'testimonial_id';
  end if;
  if tg_op = 'INSERT' and new.position = 0 then
    new.position := coalesce((select max(f.position) from public.featured_testimonials f), 0) + 1;
  end if;
  return new;
end $$;

create or replace function private.audit_row() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- Medical notes and tokens are never copied: the log says that they changed, not what they said.
  kept_out text[] := array['updated_at', 'token_hash', 'search_alumni', 'search_batch']
    -- A note of the office itself is public, and comes back when a deletion is taken back.
    || case when tg_table_name in ('bus_routes', 'meetings') then '{}' else array['note'] end;
  was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - kept_out end;
  became jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - kept_out end;
  subject jsonb := coalesce(became, was);
begin
  if tg_op = 'UPDATE' and to_jsonb(old) - array['updated_at'] = to_jsonb(new) - array['updated_at'] then
    return null;
  end if;
  insert into public.audit_log (actor, action, table_name, row_id, before, after)
  values (auth.uid(), lower(tg_op), tg_table_name,
          coalesce(subject ->> 'id', subject ->> 'user_id')::uuid, was, became);
  return null;
end $$;
