-- The audit log: every change of a row, before and after. Undo, the trash and earlier versions all read it.

create table public.audit_log (
  id uuid primary key default gen_random_uuid(),
  actor uuid,
  action text not null check (action in ('insert', 'update', 'delete')),
  table_name text not null,
  row_id uuid,
  before jsonb,
  after jsonb,
  -- The transaction: rows that were changed together are restored together. Below zero if it was on another server
  -- (backend/backups/past-changes.ts).
  change bigint not null default (pg_current_xact_id()::text)::bigint,
  -- created_at is the moment of the whole change; this tells the order within it.
  written_at timestamptz not null default clock_timestamp(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index audit_log_created_at_idx on public.audit_log (created_at desc, id desc);
create index audit_log_row_idx on public.audit_log (table_name, row_id, created_at desc);
create index audit_log_actor_idx on public.audit_log (actor, created_at desc);
create index audit_log_change_idx on public.audit_log (change);
create index audit_log_deleted_idx on public.audit_log (table_name, created_at desc) where action = 'delete';

alter table public.audit_log enable row level security;
grant select, insert, update, delete on public.audit_log to anon, authenticated;
grant select on public.audit_log to service_role;
-- A row that the caller's campus may not read is not read here either.
create policy "Admins read" on public.audit_log for select to authenticated
  using ((select public.is_admin())
    and ((select public.own_campus_scope()) is null or private.are_read_here(table_name, before, after)));

-- No client role can write the log, whatever its privileges: the trigger "audit" does, and purges and erasures empty
-- entries.
create function private.protect_audit_log() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user in ('anon', 'authenticated', 'service_role') then
    raise exception 'The audit log is written by the database alone.' using errcode = '42501';
  end if;
  return coalesce(new, old);
end $$;
create trigger protect before insert or update or delete on public.audit_log
  for each row execute function private.protect_audit_log();

-- The log with the name of the person who made the change, with the reader's own rights.
create view public.admin_audit with (security_invoker = true) as
select l.id, l.actor, coalesce(u.email, '') as who, l.action, l.table_name, l.row_id, l.before, l.after,
  l.created_at, l.updated_at
from public.audit_log l left join public.users u on u.id = l.actor;
revoke all on public.admin_audit from anon, authenticated;
grant select on public.admin_audit to anon, authenticated, service_role;
create trigger read_only instead of insert or update or delete on public.admin_audit
  for each row execute function private.refuse_view_write();

-- ---------------------------------------------------------------------------------------------------------
-- Tables and views that the admin pages list. Each file adds its own.

create table private.managed_tables (
  name text primary key
);
insert into private.managed_tables values ('admin_audit');

create function private.is_managed(target text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from private.managed_tables m where m.name = target);
end $$;
grant execute on function private.is_managed to authenticated;

create function private.require_managed(target text, writing boolean default false) returns void
language plpgsql stable set search_path = ''
as $$
begin
  perform private.require_may(target, writing);
  if not private.is_managed(target) then
    raise exception 'There is nothing to manage under this name.' using errcode = '22023', detail = 'target';
  end if;
end $$;
grant execute on function private.require_managed to authenticated;

-- Records that the caller downloads a copy of the database, before the server sends it
-- (server/accounts/snapshot-downloads.ts): a copy holds everything, all children included.
create function public.note_snapshot_download(name text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  file text := private.require_text(note_snapshot_download.name, 'name', 1, 80);
begin
  perform private.require_admin();
  if private.campus_scope() is not null then
    perform private.refuse_outside_campus();
  end if;
  insert into public.audit_log (actor, action, table_name, after)
  values (private.own_id(), 'insert', 'snapshots', jsonb_build_object('name', file));
end $$;
grant execute on function public.note_snapshot_download to authenticated;
