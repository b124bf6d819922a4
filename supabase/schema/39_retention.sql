-- Retention: when the term of each row is over, and what is held against it (docs/decisions/privacy-and-retention.md).
-- The purge jobs and the list of what goes next ask the same view.

-- ---------------------------------------------------------------------------------------------------------
-- Terms that the school chooses: how long it keeps what it knows of those who left. They begin to count when an
-- administrator saves them, or a month after they came, so that nobody's register is erased by an update.

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

-- The parts of a child's record that are about the guardian and the home alone.
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
-- Holds: what must stay for a legal case, whatever its term. Never deleted; a release has its own reason.

create table private.retention_holds (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('student', 'enquiry', 'mailbox')),
  -- As the office named it: an admission number, the reference of an enquiry, an address in lower case.
  subject text not null check (length(subject) between 1 and 254),
  student_id uuid,
  row_id uuid,
  mailbox text,
  reason text not null check (length(btrim(reason)) between 10 and 500),
  -- The last day, or null: until it is released.
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

-- The trigger of tables that a hold protects: a row stays, whether the office, a job or its parent row deletes it.
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

-- ---------------------------------------------------------------------------------------------------------
-- Terms. Each row that a purge job erases: since when its term runs, when it is over, and by which child and whose
-- mailbox a hold finds it. What lives for hours (codes, sessions, tried forms) is not listed.

create function private.midnight(day date) returns timestamptz
language sql immutable set search_path = ''
as $$ select day::timestamp at time zone 'Asia/Kolkata' $$;

create view private.kept_rows as
-- Medical notes go with the season, their changes with it or a month after the registration.
select 'medical_notes' as kind, n.id as row_id, n.created_at as since, private.midnight(r.season_ends_on + 1) as ends_at,
  null::uuid as student_id, lower(r.guardian_email) as mailbox
from public.sports_registration_medical_notes n join public.sports_registrations r on r.id = n.registration_id
union all
select 'personal_links', l.id, l.created_at, coalesce(e.ends_at, e.starts_at) + interval '30 days', null, lower(r.email)
from public.personal_links l join public.event_rsvps r on r.id = l.rsvp_id join public.events e on e.id = r.event_id
union all
select 'personal_links', l.id, l.created_at, private.midnight(r.season_ends_on + 31), null, lower(r.guardian_email)
from public.personal_links l join public.sports_registrations r on r.id = l.registration_id
union all
select 'personal_links', l.id, l.created_at, m.ends_at + interval '30 days', null, lower(b.email)
from public.personal_links l join public.meeting_bookings b on b.id = l.booking_id
join public.meetings m on m.id = b.meeting_id
union all
-- Those of an application: two months after it came to its end. Those of a draft go with it.
select 'personal_links', l.id, l.created_at,
  case when a.stage in ('accepted', 'declined', 'withdrawn') then a.stage_since + interval '60 days'
    else a.created_at + interval '2 years' end, null, a.email
from public.personal_links l join public.applications a on a.id = l.application_id
union all
-- Those of guardians: at once when the mailbox is nobody's any more.
select 'personal_links', l.id, l.created_at,
  case when private.is_guardians_mailbox(l.mailbox) then l.created_at + interval '60 days' else l.created_at end, null, l.mailbox
from public.personal_links l where l.mailbox is not null
union all
select 'rsvps', r.id, r.created_at, coalesce(e.ends_at, e.starts_at) + interval '180 days', null, lower(r.email)
from public.event_rsvps r join public.events e on e.id = r.event_id
union all
select 'bookings', b.id, b.created_at, m.ends_at + interval '180 days', null, lower(b.email)
from public.meeting_bookings b join public.meetings m on m.id = b.meeting_id
union all
select 'registrations', r.id, r.created_at,
  private.midnight((r.season_ends_on + interval '1 year')::date + 1), null, lower(r.guardian_email)
from public.sports_registrations r
union all
select 'medical_note_changes', c.id, c.created_at,
  least(private.midnight(coalesce(r.season_ends_on, c.season_ends_on) + 1),
    case when r.id is null then c.created_at + interval '30 days' end), null, lower(r.guardian_email)
from public.medical_note_changes c left join public.sports_registrations r on r.id = c.registration_id
union all
select 'enquiries', e.id, e.created_at, e.created_at + interval '2 years', null, lower(e.email)
from public.admission_enquiries e
union all
-- Drafts that nobody sent: a month after the last change.
select 'applications', a.id, case when a.stage = 'draft' then a.updated_at else a.created_at end,
  case when a.stage = 'draft' then a.updated_at + interval '30 days' else a.created_at + interval '2 years' end, null, a.email
from public.applications a
union all
select 'messages', m.id, m.created_at, m.created_at + interval '1 year', null, lower(m.email)
from public.contact_messages m
union all
select 'photo_requests', r.id, r.created_at, r.created_at + interval '2 years', null, lower(r.email)
from public.photo_requests r where r.status <> 'new'
union all
select 'guardian_requests', r.id, r.answered_at, r.answered_at + interval '1 year', r.student_id, null
from public.guardian_requests r where r.answered_at is not null
union all
-- What contributors proposed: half a year after an editor decided.
select 'proposals', p.id, p.created_at, p.decided_at + interval '180 days', null, null
from public.proposals p where p.state <> 'open'
union all
-- Unless an answer to an enquiry refers to it.
select 'emails', o.id, o.created_at, coalesce(o.sent_at, o.gave_up_at) + interval '90 days', null, lower(o.recipient)
from public.mail_outbox o
where not exists (select from public.enquiry_answers a where a.mail_id = o.id)
union all
select 'removed_pictures', i.id, r.updated_at, r.updated_at + interval '30 days', null, lower(r.email)
from public.gallery_images i join public.photo_requests r on r.picture_id = i.id where r.status = 'removed'
union all
select 'portraits', m.id, m.updated_at, m.updated_at + interval '1 day', null, null
from public.media_files m
where m.purpose = 'avatar' and not exists (
    select from public.alumni_profiles p where private.media_id(p.avatar) = m.id)
  or m.purpose = 'post' and not exists (select from public.alumni_posts p where private.media_id(p.picture) = m.id)
union all
select 'accounts', p.id, p.status_changed_at, p.status_changed_at + interval '30 days', null, lower(p.account_email)
from public.alumni_profiles p where p.status = 'deleted'
union all
-- The entry of the log. If a row was deleted, restored and deleted again, the last time counts.
select 'deleted_rows', d.id, d.created_at, d.created_at + interval '30 days',
  case when d.table_name = 'students' then d.row_id else (d.before ->> 'student_id')::uuid end,
  lower(coalesce(d.before ->> 'email', d.before ->> 'guardian_email', d.before ->> 'account_email'))
from public.audit_log d
where d.action = 'delete' and d.before is not null and d.row_id is not null and not exists (
  select from public.audit_log l
  where l.table_name = d.table_name and l.row_id = d.row_id and l.created_at > d.created_at)
union all
select 'leavers_contacts', s.id, private.midnight(d.day),
  greatest(t.counts_from, private.midnight((d.day + make_interval(months => t.contact_months))::date)), s.id, lower(s.guardian_email)
from public.students s cross join private.leavers_terms t
cross join lateral (select coalesce(s.left_on, (s.created_at at time zone 'Asia/Kolkata')::date) as day) as d
where s.status <> 'active' and private.has_contact(s)
union all
select 'leavers', s.id, private.midnight(d.day),
  greatest(t.counts_from, private.midnight((d.day + make_interval(months => t.record_months))::date)), s.id, lower(s.guardian_email)
from public.students s cross join private.leavers_terms t
cross join lateral (select coalesce(s.left_on, (s.created_at at time zone 'Asia/Kolkata')::date) as day) as d
where s.status <> 'active'
union all
select 'record_views', v.id, private.midnight(v.day), private.midnight((v.day + interval '1 year')::date + 1), v.student_id, null
from private.record_views v
union all
-- Devices that no urgent notice has reached for a year.
select 'push_subscriptions', p.id, coalesce(p.last_reached_at, p.created_at),
  coalesce(p.last_reached_at, p.created_at) + interval '1 year', null, null
from public.push_subscriptions p
union all
-- Of addresses that are no guardian's: for as long as the link in an email must be able to end messages.
select 'message_deliveries', d.id, d.created_at,
  case when private.is_guardians_mailbox(d.address) then d.created_at + interval '180 days'
    else d.created_at + interval '30 days' end, null, d.address
from public.message_deliveries d
union all
-- Those who want no more messages: a month after they said so, or were put on a list all the same.
select 'mailing_contacts', c.id, c.updated_at,
  case when o.address is null then c.updated_at + interval '2 years'
    else greatest(o.created_at, c.created_at) + interval '30 days' end, null, c.email
from public.mailing_contacts c
left join private.message_opt_outs o on o.address = coalesce(c.email, private.phone_address(c.phone))
union all
select 'alumni_posts', p.id, p.created_at, coalesce(private.midnight(p.last_day + 1), p.decided_at) + interval '90 days', null,
  null
from public.alumni_posts p where p.last_day is not null or p.status = 'declined';

-- The kinds, the jobs that erase them, and where; within a job in their order.
create view private.purged_kinds (place, kind, job, table_name) as values
  (1, 'leavers_contacts', 'purge_leavers', 'students'),
  (2, 'leavers', 'purge_leavers', 'students'),
  (3, 'medical_notes', 'purge_visitor_data', 'sports_registration_medical_notes'),
  (4, 'personal_links', 'purge_visitor_data', 'personal_links'),
  (5, 'rsvps', 'purge_visitor_data', 'event_rsvps'),
  (6, 'bookings', 'purge_visitor_data', 'meeting_bookings'),
  (7, 'registrations', 'purge_visitor_data', 'sports_registrations'),
  (8, 'medical_note_changes', 'purge_visitor_data', 'medical_note_changes'),
  (9, 'enquiries', 'purge_old_requests', 'admission_enquiries'),
  (10, 'messages', 'purge_old_requests', 'contact_messages'),
  (11, 'photo_requests', 'purge_old_requests', 'photo_requests'),
  (12, 'proposals', 'purge_old_requests', 'proposals'),
  (13, 'emails', 'purge_old_requests', 'mail_outbox'),
  (14, 'removed_pictures', 'purge_removed_pictures', 'gallery_images'),
  (15, 'portraits', 'purge_unused_portraits', 'media_files'),
  (16, 'accounts', 'purge_deleted_accounts', 'alumni_profiles'),
  (17, 'deleted_rows', 'purge_deleted_rows', 'audit_log'),
  (18, 'record_views', 'purge_record_views', 'record_views'),
  (19, 'guardian_requests', 'purge_old_requests', 'guardian_requests'),
  (20, 'push_subscriptions', 'purge_old_requests', 'push_subscriptions'),
  (21, 'applications', 'purge_old_requests', 'applications'),
  (22, 'message_deliveries', 'purge_old_requests', 'message_deliveries'),
  (23, 'alumni_posts', 'purge_old_requests', 'alumni_posts'),
  (24, 'mailing_contacts', 'purge_old_requests', 'mailing_contacts');

-- The rows of a kind whose term is over at a moment and that nothing holds then. Compiling so long a query takes
-- PostgreSQL forty times as long as running it.
create function private.list_due(wanted text, at timestamptz) returns table (row_id uuid, since timestamptz)
language sql stable security definer set search_path = '' set jit = off
as $$
  select k.row_id, min(k.since) from private.kept_rows k
  where k.kind = wanted and k.ends_at <= at and not exists (
    select from private.list_held((at at time zone 'Asia/Kolkata')::date) h
    where h.row_id = k.row_id or h.student_id = k.student_id or h.mailbox = k.mailbox)
  group by k.row_id
$$;
grant execute on function private.list_due to service_role;

-- ---------------------------------------------------------------------------------------------------------
-- What the jobs erased: numbers, kept for good.

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

-- Erases what is due of the kinds of a job; returns how much.
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
  return total;
end $$;

-- Takes the guardians and the home out of the records of these children. The log keeps for thirty days what it was.
create function private.erase_contacts(children uuid[]) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  erased integer;
begin
  update public.consents c set given_by = 'Guardian' where c.student_id = any (children) and c.given_by <> 'Guardian';
  update private.alumni_answers a set given_by = 'Guardian' where a.student_id = any (children);
  update public.students s
  set guardian_name = null, guardian_relation = null, guardian_phone = null, guardian_email = null, address = null,
    route_id = null
  where s.id = any (children);
  get diagnostics erased = row_count;
  delete from public.guardians g where g.student_id = any (children);
  -- Signed and asked by them.
  delete from public.consent_scans c where c.student_id = any (children);
  delete from public.guardian_requests r where r.student_id = any (children);
  return erased;
end $$;

-- Of leavers without contacts the log forgets them too, a month later.
create function private.forget_contacts() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  children uuid[] := array(
    select s.id from public.students s
    where s.status <> 'active' and not private.has_contact(s)
      and not exists (select from private.list_held(private.today()) h where h.student_id = s.id));
begin
  update public.audit_log l
  set before = l.before - private.contact_columns(), after = l.after - private.contact_columns()
  where l.table_name = 'students' and l.row_id = any (children) and l.created_at < now() - interval '30 days'
    and (l.before ?| private.contact_columns() or l.after ?| private.contact_columns());
  update public.audit_log l
  set before = l.before || '{"given_by": "Guardian"}', after = l.after || '{"given_by": "Guardian"}'
  where l.table_name = 'consents' and l.created_at < now() - interval '30 days'
    and (l.before ->> 'given_by' <> 'Guardian' or l.after ->> 'given_by' <> 'Guardian')
    and coalesce(l.before ->> 'student_id', l.after ->> 'student_id') = any (children::text[]);
end $$;

-- For the server's timer: contacts of those who left, then their records, each when its term is over.
create function public.purge_leavers() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  erased integer;
begin
  perform private.require_server();
  erased := private.purge_job('purge_leavers');
  perform private.forget_contacts();
  return erased;
end $$;

-- ---------------------------------------------------------------------------------------------------------
-- The office's page. Administrators of the whole school alone.

-- Who asks, for the record.
create function private.require_keeper() returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_whole_school();
  return coalesce((select u.email from auth.users u where u.id = private.own_id()), 'server');
end $$;

-- Of each kind: what the jobs would erase within a number of days, since when the oldest is kept, and what they erased
-- in the last twelve months.
create function public.list_due_erasures(within_days integer default 31)
returns table (kind text, job text, due bigint, oldest timestamptz, erased bigint, last_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  at timestamptz := now() + make_interval(days => least(greatest(coalesce(within_days, 31), 0), 366));
begin
  perform private.require_keeper();
  return query
    select p.kind, p.job, d.rows, d.oldest, coalesce(r.erased, 0)::bigint, r.last_at
    from private.purged_kinds p
    cross join lateral (
      select count(*) as rows, min(l.since) as oldest from private.list_due(p.kind, at) l) as d
    left join lateral (
      select sum(e.erased) as erased, max(e.erased_at) as last_at from private.purge_runs e
      where e.kind = p.kind and e.erased_at > now() - interval '1 year') as r on true
    order by p.place;
end $$;
grant execute on function public.list_due_erasures to authenticated;

create function public.get_leavers_terms()
returns table (contact_months integer, record_months integer, counts_from timestamptz, changed_by text, changed_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_keeper();
  return query select t.contact_months, t.record_months, t.counts_from, t.changed_by, t.changed_at from private.leavers_terms t;
end $$;
grant execute on function public.get_leavers_terms to authenticated;

create function public.update_leavers_terms(contact_months integer, record_months integer) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  who text := private.require_keeper();
begin
  if update_leavers_terms.contact_months is null or update_leavers_terms.contact_months not between 1 and 120 then
    raise exception 'Please give a number of months from 1 to 120.' using errcode = '22023', detail = 'contact_months';
  end if;
  if update_leavers_terms.record_months is null or update_leavers_terms.record_months not between 12 and 600
     or update_leavers_terms.record_months < update_leavers_terms.contact_months then
    raise exception 'Please give a number of months from 12 to 600, no fewer than for contacts.'
      using errcode = '22023', detail = 'record_months';
  end if;
  update private.leavers_terms t
  set contact_months = update_leavers_terms.contact_months, record_months = update_leavers_terms.record_months,
    counts_from = least(t.counts_from, now()), changed_by = who, changed_at = now()
  where t.only_row;
end $$;
grant execute on function public.update_leavers_terms to authenticated;

create function public.list_retention_holds(most integer default 200)
returns table (id uuid, kind text, subject text, student_id uuid, reason text, ends_on date, set_by text, set_at timestamptz,
  released_by text, released_at timestamptz, release_reason text, is_active boolean)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_keeper();
  return query
    select h.id, h.kind, h.subject, h.student_id, h.reason, h.ends_on, h.set_by, h.set_at, h.released_by, h.released_at,
      h.release_reason, a.is_active
    from private.retention_holds h
    cross join lateral (
      select h.released_at is null and (h.ends_on is null or h.ends_on >= private.today()) as is_active) as a
    order by a.is_active desc, h.set_at desc, h.id limit least(greatest(most, 1), 500);
end $$;
grant execute on function public.list_retention_holds to authenticated;

-- The child with an admission number. It stays locked, so that nothing erases it meanwhile.
create function private.require_student(number text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  found_id uuid;
begin
  select s.id into found_id from public.students s where s.admission_no = btrim(number) for update;
  if found_id is null then
    raise exception 'There is no child with this admission number.' using errcode = 'PT404', detail = 'subject';
  end if;
  return found_id;
end $$;

create function public.create_retention_hold(kind text, subject text, reason text, ends_on date default null) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  who text := private.require_keeper();
  named text := private.require_text(create_retention_hold.subject, 'subject', 1, 254);
  why text := private.require_text(create_retention_hold.reason, 'reason', 10, 500);
  child uuid;
  enquiry uuid;
  address text;
  made uuid;
begin
  if create_retention_hold.ends_on < private.today() then
    raise exception 'This day is over.' using errcode = '22023', detail = 'ends_on';
  end if;
  case create_retention_hold.kind
    when 'student' then
      child := private.require_student(named);
    when 'enquiry' then
      select e.id into enquiry from public.admission_enquiries e where e.reference = upper(named) or e.reference = named for update;
      if enquiry is null then
        select a.id into enquiry from public.applications a where a.reference = upper(named) for update;
      end if;
      if enquiry is null then
        raise exception 'There is no enquiry with this reference.' using errcode = 'PT404', detail = 'subject';
      end if;
    when 'mailbox' then
      address := lower(private.require_email(named, 'subject'));
      named := address;
    else
      raise exception 'Please choose one of the answers.' using errcode = '22023', detail = 'kind';
  end case;
  insert into private.retention_holds (kind, subject, student_id, row_id, mailbox, reason, ends_on, set_by)
  values (create_retention_hold.kind, named, child, enquiry, address, why, create_retention_hold.ends_on, who)
  returning id into made;
  return made;
end $$;
grant execute on function public.create_retention_hold to authenticated;

create function public.release_retention_hold(hold uuid, reason text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  who text := private.require_keeper();
  why text := private.require_text(release_retention_hold.reason, 'reason', 10, 500);
begin
  update private.retention_holds h set released_by = who, released_at = now(), release_reason = why
  where h.id = release_retention_hold.hold and h.released_at is null;
  if not found then
    raise exception 'This hold is no longer there.' using errcode = 'PT404', detail = 'hold';
  end if;
end $$;
grant execute on function public.release_retention_hold to authenticated;
