-- Triggers that every table has. Row-level security decides which rows a client reaches; these apply whatever
-- a role has been granted. The third one, guard_campus, is in 02_office/04_campus_scope.sql.

-- True while a statement runs directly for a visitor or a signed-in person; false inside our own security
-- definer functions, for the service role and for migrations.
create function private.is_client_role(acting_role name) returns boolean
language sql immutable set search_path = ''
as $$ select acting_role in ('anon', 'authenticated') $$;
grant execute on function private.is_client_role to authenticated;

-- "stamp": the database alone sets created_at and updated_at.
create function private.stamp_row() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    new.created_at := old.created_at;
    new.updated_at := now();
  elsif private.is_client_role(current_user) then
    new.created_at := now();
    new.updated_at := now();
  end if;
  return new;
end $$;

-- "keep_sample_mark" of every table that has is_sample: a row that a person enters or changes becomes the school's
-- own. A change that another trigger or a foreign key makes leaves the mark as it is, and restoring a version
-- restores its mark (private.restore_rows).
create function private.keep_sample_mark() returns trigger
language plpgsql set search_path = ''
as $$
declare
  unseen text[];
begin
  if current_setting('private.restores', true) = 'yes'
     or coalesce(current_setting('role', true), '') not in ('anon', 'authenticated') then
    return new;
  end if;
  if tg_op = 'INSERT' or not old.is_sample then
    new.is_sample := false;
    return new;
  end if;
  -- Generated columns are not computed yet.
  unseen := array['is_sample', 'created_at', 'updated_at'] || array(
    select a.attname::text from pg_catalog.pg_attribute a where a.attrelid = tg_relid and a.attgenerated <> '');
  new.is_sample := pg_trigger_depth() > 1 or to_jsonb(new) - unseen = to_jsonb(old) - unseen;
  return new;
end $$;

-- "audit": writes each change into public.audit_log (02_office/08_audit_log.sql).
create function private.audit_row() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- Medical notes and tokens are never copied: the log says that they changed, not what they said.
  kept_out text[] := array['updated_at', 'token_hash', 'family_token_hash', 'search_alumni', 'search_batch']
    -- Notes on bus routes and meetings are public, and undoing a deletion must restore them.
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

-- "read_only" of a view: writing through a view with its owner's rights would bypass the policies of its table.
create function private.refuse_view_write() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception 'The view % is for reading only.', tg_table_name using errcode = '42501';
end $$;

-- Guards functions that only our server may call, such as the scheduled jobs.
create function private.require_server() returns void
language plpgsql stable set search_path = ''
as $$
begin
  if current_setting('role', true) in ('anon', 'authenticated') then
    raise exception 'Only the server asks this.' using errcode = '42501';
  end if;
end $$;
