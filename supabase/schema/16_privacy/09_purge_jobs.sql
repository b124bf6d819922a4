-- What the jobs erased, and the job for students who left.

create table private.purge_runs (
  id bigint generated always as identity primary key,
  kind text not null,
  erased integer not null check (erased > 0),
  erased_at timestamptz not null default now()
);
create index purge_runs_kind_idx on private.purge_runs (kind, erased_at desc);
alter table private.purge_runs enable row level security;

create function private.keep_purge(kind text, erased integer) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if erased > 0 then
    insert into private.purge_runs (kind, erased) values (keep_purge.kind, keep_purge.erased);
  end if;
end $$;
grant execute on function private.keep_purge to service_role;

-- Empties the log of the rows that this transaction, a job's, has deleted: what is erased when its term is over cannot
-- be brought back. The log keeps that the rows were there, and when they went.
create function private.forget_deleted() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.audit_log l set before = null, after = null
  from public.audit_log d
  where d.change = pg_current_xact_id()::text::bigint and d.action = 'delete'
    and l.table_name = d.table_name and l.row_id = d.row_id and (l.before is not null or l.after is not null);
end $$;
grant execute on function private.forget_deleted to service_role;

-- Erases what is due of the kinds of a job; returns the number of rows.
create function private.purge_job(wanted text) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  step record;
  erased integer;
  total integer := 0;
begin
  for step in select p.kind, p.table_name from private.purged_kinds p where p.job = wanted order by p.place loop
    if step.kind = 'leavers_contacts' then
      erased := private.erase_contacts(array(select d.row_id from private.list_due('leavers_contacts', now()) d));
    else
      execute format('delete from %I.%I t where t.id in (select d.row_id from private.list_due($1, now()) d)',
        case step.kind when 'record_views' then 'private' else 'public' end, step.table_name) using step.kind;
      get diagnostics erased = row_count;
    end if;
    perform private.keep_purge(step.kind, erased);
    total := total + erased;
  end loop;
  perform private.forget_deleted();
  return total;
end $$;

-- Removes guardians and home from the records of these children, and from the log.
create function private.erase_contacts(children uuid[]) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  erased integer;
begin
  update public.consents c set given_by = 'Guardian' where c.student_id = any (children) and c.given_by <> 'Guardian';
  update private.alumni_answers a set given_by = 'Guardian', mailbox = null where a.student_id = any (children);
  update public.students s
  set guardian_name = null, guardian_relation = null, guardian_phone = null, guardian_email = null, address = null,
    route_id = null
  where s.id = any (children);
  get diagnostics erased = row_count;
  delete from public.guardians g where g.student_id = any (children);
  -- The guardians signed and sent these.
  delete from public.consent_scans c where c.student_id = any (children);
  delete from public.guardian_requests r where r.student_id = any (children);
  perform private.forget_contacts_of(children, now());
  return erased;
end $$;

-- Removes contacts of these children from what the log wrote until a moment.
create function private.forget_contacts_of(children uuid[], until timestamptz) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.audit_log l
  set before = l.before - private.contact_columns(), after = l.after - private.contact_columns()
  where l.table_name = 'students' and l.row_id = any (children) and l.created_at <= until
    and (l.before ?| private.contact_columns() or l.after ?| private.contact_columns());
  update public.audit_log l
  set before = l.before || '{"given_by": "Guardian"}', after = l.after || '{"given_by": "Guardian"}'
  where l.table_name = 'consents' and l.created_at <= until
    and (l.before ->> 'given_by' <> 'Guardian' or l.after ->> 'given_by' <> 'Guardian')
    and coalesce(l.before ->> 'student_id', l.after ->> 'student_id') = any (children::text[]);
end $$;

-- Removes contacts of leavers that the office deleted from the log too, a month later.
create function private.forget_contacts() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  children uuid[] := array(
    select s.id from public.students s
    where s.status <> 'active' and not private.has_contact(s)
      and not exists (select from private.list_held(private.today()) h where h.student_id = s.id));
begin
  perform private.forget_contacts_of(children, now() - interval '30 days');
end $$;

-- For the server's timer: erases contacts of those who left, then their records, each when its term is over.
create function public.purge_leavers() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  erased integer;
begin
  perform private.require_server();
  erased := private.purge_job('purge_leavers');
  perform private.forget_contacts();
  perform private.forget_views();
  return erased;
end $$;
