-- Signed sheets: answers given on paper, with the paper filed (docs/decisions/consents.md). The server writes a row
-- when it has checked an upload; the file is in the file storage under scans/<id>/ and has no public address.

create table public.consent_scans (
  id uuid primary key default gen_random_uuid(),
  -- No foreign key: when a child's record is deleted and restored, its sheets are still there.
  student_id uuid not null,
  -- The answers on the sheet, entered together.
  consent_ids uuid[] not null default '{}',
  kind text not null check (kind in ('picture', 'pdf')),
  bytes integer not null check (bytes between 1 and 20971520),
  is_stored boolean not null default false,
  filed_at timestamptz,
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (filed_at is null or is_stored and consent_ids <> '{}')
);
create index consent_scans_student_idx on public.consent_scans (student_id, filed_at desc);
create index consent_scans_created_by_idx on public.consent_scans (created_by);
create index consent_scans_unfiled_idx on public.consent_scans (created_at) where filed_at is null;

-- Only the functions below and the server read and write it.
alter table public.consent_scans enable row level security;
grant select, insert, update, delete on public.consent_scans to anon, authenticated;
grant all on public.consent_scans to service_role;

create trigger stamp before insert or update on public.consent_scans
  for each row execute function private.stamp_row();
create trigger audit after insert or update or delete on public.consent_scans
  for each row execute function private.audit_row();
create trigger list_removal after delete on public.consent_scans
  for each row execute function private.list_media_removal();

-- Returns the caller's id if the caller may file a sheet of this child. Called before the upload.
create function public.get_consent_scan_uploader(student uuid) returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  child public.students;
begin
  perform private.require_admin();
  select * into child from public.students s where s.id = get_consent_scan_uploader.student;
  if child.id is null then
    raise exception 'There is no such child.' using errcode = 'PT404', detail = 'student';
  end if;
  perform private.require_campus(child.campus);
  return private.require_own_id();
end $$;
grant execute on function public.get_consent_scan_uploader to authenticated;

-- Files sheets that the caller has sent with the answers that were just recorded.
create function private.file_consent_scans(child uuid, scans uuid[], answers uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  filed integer;
begin
  update public.consent_scans c set consent_ids = answers, filed_at = now()
  where c.id = any (scans) and c.student_id = child and c.created_by = private.require_own_id() and c.is_stored and c.filed_at is null;
  get diagnostics filed = row_count;
  if filed <> cardinality(scans) then
    raise exception 'Please choose the signed sheet again.' using errcode = '22023', detail = 'scans';
  end if;
end $$;

-- Returns a sheet that the caller may open: filed, and of a child of the caller's campus.
create function private.require_consent_scan(wanted uuid) returns public.consent_scans
language plpgsql stable security definer set search_path = ''
as $$
declare
  sheet public.consent_scans;
  home text;
begin
  perform private.require_admin();
  select c.* into sheet from public.consent_scans c where c.id = wanted and c.filed_at is not null;
  select s.campus into home from public.students s where s.id = sheet.student_id;
  if not found then
    raise exception 'There is no such sheet.' using errcode = 'PT404', detail = 'scan';
  end if;
  perform private.require_campus(home);
  return sheet;
end $$;

-- The sheets of a child, the latest first, with the purposes answered on each; none for colleagues of another campus.
-- `filed_by` is null for a colleague who has left.
create function public.list_consent_scans(student uuid)
returns table (id uuid, kind text, bytes integer, filed_at timestamptz, filed_by text, purposes text[], answered_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  scope text[] := private.campus_scope();
begin
  perform private.require_admin();
  return query
    select c.id, c.kind, c.bytes, c.filed_at, a.full_name, said.purposes, said.answered_at
    from public.consent_scans c
    join public.students s on s.id = c.student_id
    cross join lateral (
      select array_agg(o.purpose order by o.purpose) as purposes, min(o.answered_at) as answered_at
      from public.consents o where o.id = any (c.consent_ids)) as said
    left join auth.users u on u.id = c.created_by
    left join public.admin_users a on a.email = lower(u.email)
    where c.student_id = list_consent_scans.student and c.filed_at is not null
      and (scope is null or coalesce(s.campus = any (scope), false))
    order by c.filed_at desc, c.id limit 200;
end $$;
grant execute on function public.list_consent_scans to authenticated;

-- Called by the web server with the reader's session. Returns the child's id, so that this is logged with the other
-- views of its record.
create function public.open_consent_scan(scan uuid) returns table (student_id uuid, kind text)
language plpgsql stable security definer set search_path = ''
as $$
declare
  sheet public.consent_scans := private.require_consent_scan(open_consent_scan.scan);
begin
  return query select sheet.student_id, sheet.kind;
end $$;
grant execute on function public.open_consent_scan to authenticated;

-- Removes a sheet for good. The answers stay.
create function public.delete_consent_scan(scan uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  sheet public.consent_scans := private.require_consent_scan(delete_consent_scan.scan);
begin
  if exists (select from private.list_held(private.today()) h where h.student_id = sheet.student_id) then
    raise exception 'This is on hold and cannot be erased.' using errcode = 'PT409', detail = 'held';
  end if;
  delete from public.consent_scans c where c.id = sheet.id;
end $$;
grant execute on function public.delete_consent_scan to authenticated;

-- What guardians see of each sheet: that it is filed, since when, and about which purposes.
create function private.list_guardian_scans(child uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'filed_at', c.filed_at, 'purposes', (
      select coalesce(jsonb_agg(o.purpose order by o.purpose), '[]') from public.consents o where o.id = any (c.consent_ids)))
    order by c.filed_at desc, c.id), '[]')
  from public.consent_scans c where c.student_id = child and c.filed_at is not null
$$;

-- Deletes sheets that were uploaded and never filed, and those of children whose records can no longer be restored.
create function public.purge_consent_scans() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  purged integer;
begin
  perform private.require_server();
  delete from public.consent_scans c
  where c.filed_at is null and c.created_at < now() - interval '1 day'
    or not exists (select from public.students s where s.id = c.student_id)
      and not exists (
        select from public.audit_log l
        where l.table_name = 'students' and l.row_id = c.student_id and l.action = 'delete' and l.before is not null);
  get diagnostics purged = row_count;
  return purged;
end $$;
