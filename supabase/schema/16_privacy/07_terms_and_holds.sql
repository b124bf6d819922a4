-- Terms that the school chooses: how long it keeps data about those who left. They apply once an administrator saves
-- them, or a month after the update that brought them, so that no update erases a school's register. Then the holds.

create table private.leavers_terms (
  only_row boolean primary key default true check (only_row),
  contact_months integer not null default 12 check (contact_months between 1 and 120),
  record_months integer not null default 60 check (record_months between 12 and 600),
  counts_from timestamptz not null default date_trunc('day', now()) + interval '32 days',
  changed_by text,
  changed_at timestamptz,
  check (record_months >= contact_months)
);
alter table private.leavers_terms enable row level security;
insert into private.leavers_terms default values;

-- The columns of a child's record that are only about the guardian and the home.
create function private.contact_columns() returns text[]
language sql immutable set search_path = ''
as $$ select array['guardian_name', 'guardian_relation', 'guardian_phone', 'guardian_email', 'address'] $$;

create function private.has_contact(child public.students) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return num_nonnulls(child.guardian_name, child.guardian_relation, child.guardian_phone, child.guardian_email, child.address) > 0
    or exists (select from public.guardians g where g.student_id = child.id)
    or exists (select from public.consents c where c.student_id = child.id and c.given_by <> 'Guardian')
    or exists (select from public.consent_scans c where c.student_id = child.id)
    or exists (select from public.guardian_requests r where r.student_id = child.id);
end $$;

-- ---------------------------------------------------------------------------------------------------------
-- Holds: what must stay for a legal case, whatever its term. A hold is never deleted; releasing it needs a reason of
-- its own.

create table private.retention_holds (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('student', 'enquiry', 'mailbox')),
  -- As the office named it: an admission number, the reference of an enquiry, an address in lower case.
  subject text not null check (length(subject) between 1 and 254),
  student_id uuid,
  row_id uuid,
  mailbox text,
  reason text not null check (length(btrim(reason)) between 10 and 500),
  -- The last day; null until it is released.
  ends_on date,
  set_by text not null,
  set_at timestamptz not null default now(),
  released_by text,
  released_at timestamptz,
  release_reason text check (length(btrim(release_reason)) between 10 and 500),
  check (num_nonnulls(student_id, row_id, mailbox) = 1),
  check (num_nonnulls(released_by, released_at, release_reason) in (0, 3))
);
create index retention_holds_set_idx on private.retention_holds (set_at desc, id);
alter table private.retention_holds enable row level security;

-- The subjects that are on hold on a day, and with a child the mailboxes of its guardians.
create function private.list_held(on_day date) returns table (student_id uuid, row_id uuid, mailbox text)
language sql stable security definer set search_path = ''
as $$
  with holds as (
    select h.student_id, h.row_id, h.mailbox from private.retention_holds h
    where h.released_at is null and (h.ends_on is null or h.ends_on >= on_day)
  )
  select h.student_id, h.row_id, h.mailbox from holds h
  union
  select null, null, a.address from holds h join public.guardians g on g.student_id = h.student_id
  cross join unnest(array[lower(g.email), private.phone_address(g.phone)]) as a(address)
  where a.address is not null
$$;

-- Trigger of tables that a hold protects: keeps a row, whether the office, a job or the deletion of its parent
-- deletes it.
create function private.refuse_held() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  own jsonb := to_jsonb(old);
begin
  if exists (
    select from private.list_held(private.today()) h
    where h.row_id = old.id or h.mailbox = lower(coalesce(own ->> 'email', own ->> 'guardian_email'))
      or tg_table_name = 'students' and h.student_id = old.id) then
    raise exception 'This is on hold and cannot be erased.' using errcode = 'PT409', detail = 'held';
  end if;
  return old;
end $$;
create trigger refuse_held before delete on public.students
  for each row execute function private.refuse_held();
create trigger refuse_held before delete on public.admission_enquiries
  for each row execute function private.refuse_held();
create trigger refuse_held before delete on public.applications
  for each row execute function private.refuse_held();
create trigger refuse_held before delete on public.contact_messages
  for each row execute function private.refuse_held();
create trigger refuse_held before delete on public.sports_registrations
  for each row execute function private.refuse_held();
create trigger refuse_held before delete on public.event_rsvps
  for each row execute function private.refuse_held();
create trigger refuse_held before delete on public.meeting_bookings
  for each row execute function private.refuse_held();
create trigger refuse_held before delete on public.photo_requests
  for each row execute function private.refuse_held();
create trigger refuse_held before delete on public.mailing_contacts
  for each row execute function private.refuse_held();
