-- Erasure on request, and its certificate: how many rows of each kind, but nothing of what they said. The ids of the
-- rows are kept, to count those rows in copies of the database (snapshots and backups). The ids mean nothing once the
-- rows are gone.

create table private.erasure_certificates (
  id uuid primary key default gen_random_uuid(),
  number text not null unique,
  kind text not null check (kind in ('student', 'mailbox')),
  -- An admission number, or the office's number for the request of a mailbox.
  reference text not null check (length(reference) between 1 and 60),
  -- Rows by table: those erased, and those that the law or the safety of others keeps.
  erased jsonb not null,
  kept jsonb not null,
  -- {"students": ["..."], ...}
  row_ids jsonb not null,
  erased_by text not null,
  erased_at timestamptz not null default now(),
  -- When the newest copy was last checked, when it was made, what it still held, and when the oldest copy then was
  -- made. No copy if the program cannot open the school's backups.
  checked_at timestamptz,
  copy_at timestamptz,
  rows_left integer,
  oldest_copy_at timestamptz,
  check ((copy_at is null) = (rows_left is null))
);
create index erasure_certificates_erased_idx on private.erasure_certificates (erased_at desc, id);
alter table private.erasure_certificates enable row level security;

-- Counts rows with these ids, and log entries that still hold what they said. Also run on the copies.
create function private.count_erased_rows(row_ids jsonb) returns integer
language plpgsql stable security definer set search_path = ''
as $$
declare
  part record;
  counted integer;
  total integer;
begin
  select count(*) into total from public.audit_log l
  where (l.before is not null or l.after is not null)
    and l.row_id in (select i.value::uuid from jsonb_each(row_ids) e, jsonb_array_elements_text(e.value) i);
  for part in
    select e.key, array(select i.value::uuid from jsonb_array_elements_text(e.value) i) as ids from jsonb_each(row_ids) e
  loop
    execute format('select count(*)::integer from public.%I t where t.id = any ($1)', part.key) into counted using part.ids;
    total := total + counted;
  end loop;
  return total;
end $$;

-- Deletes rows; adds their ids to the earlier ones.
create function private.erase_rows(target text, ids uuid[], before jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  if cardinality(ids) = 0 then
    return before;
  end if;
  execute format('delete from public.%I t where t.id = any ($1)', target) using ids;
  return before || jsonb_build_object(target, to_jsonb(ids));
end $$;

-- Adds ids of a table to the earlier ones.
create function private.note_rows(target text, ids uuid[], before jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select case when cardinality(ids) = 0 then before else before || jsonb_build_object(target, (
    select jsonb_agg(distinct i.id) from (
      select jsonb_array_elements(coalesce(before -> target, '[]')) union select to_jsonb(n) from unnest(ids) n) as i (id))) end
$$;

-- Erases forms that were sent from these mailboxes; only those about one child if a name is given.
create function private.erase_sent(mailboxes text[], child text, born date, record uuid default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  registrations uuid[] := array(
    select r.id from public.sports_registrations r
    where case when child is null then lower(r.guardian_email) = any (mailboxes)
      else lower(r.child_name) = lower(child) and (r.date_of_birth = born or lower(r.guardian_email) = any (mailboxes)) end);
  enquiries uuid[] := array(
    select e.id from public.admission_enquiries e
    where case when child is null then lower(e.email) = any (mailboxes)
      else lower(e.child_name) = lower(child) and (e.date_of_birth = born or lower(e.email) = any (mailboxes)) end);
  applications uuid[] := array(
    select a.id from public.applications a
    where a.student_id = record or case when child is null then a.email = any (mailboxes)
      else lower(a.child_name) = lower(child) and (a.date_of_birth = born or a.email = any (mailboxes)) end);
  messages uuid[] := array(
    select m.id from public.contact_messages m where child is null and lower(m.email) = any (mailboxes));
  gone jsonb := '{}';
begin
  gone := private.erase_rows('sports_registration_medical_notes', array(
    select n.id from public.sports_registration_medical_notes n where n.registration_id = any (registrations)), gone);
  gone := private.erase_rows('sports_registrations', registrations, gone);
  -- Deleting the notes has written some of these.
  gone := private.erase_rows('medical_note_changes', array(
    select c.id from public.medical_note_changes c where c.registration_id = any (registrations)), gone);
  gone := private.erase_rows('enquiry_answers', array(
    select a.id from public.enquiry_answers a where a.enquiry_id = any (enquiries) or a.message_id = any (messages)), gone);
  gone := private.erase_rows('application_documents', array(
    select d.id from public.application_documents d where d.application_id = any (applications)), gone);
  gone := private.erase_rows('applications', applications, gone);
  gone := private.erase_rows('admission_enquiries', enquiries, gone);
  gone := private.erase_rows('contact_messages', messages, gone);
  gone := private.erase_rows('meeting_bookings', array(
    select b.id from public.meeting_bookings b
    where lower(b.email) = any (mailboxes) and (child is null or lower(b.child_name) = lower(child))), gone);
  if child is null then
    gone := private.erase_rows('event_rsvps', array(
      select r.id from public.event_rsvps r where lower(r.email) = any (mailboxes)), gone);
    gone := private.erase_rows('photo_requests', array(
      select r.id from public.photo_requests r where lower(r.email) = any (mailboxes)), gone);
    gone := private.erase_rows('weekly_subscriptions', array(
      select w.id from public.weekly_subscriptions w where lower(w.email) = any (mailboxes)), gone);
    gone := private.erase_rows('alumni_records', array(
      select a.id from public.alumni_records a where a.email = any (mailboxes)), gone);
    gone := private.erase_rows('mailing_contacts', array(
      select c.id from public.mailing_contacts c where c.email = any (mailboxes)), gone);
    delete from private.unconfirmed_photo_requests u where u.address = any (mailboxes);
    delete from private.repeated_registrations p where lower(p.guardian_email) = any (mailboxes);
  end if;
  return gone;
end $$;

-- Whether a mailbox belongs to somebody beside the child: a colleague, an alumna, an applicant, a subscriber.
create function private.is_known_otherwise(mailbox text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from auth.users u where lower(u.email) = mailbox)
    or exists (select from public.applications a where a.email = mailbox)
    or exists (select from public.mailing_contacts c where c.email = mailbox)
    or exists (select from public.weekly_subscriptions w where lower(w.email) = mailbox)
$$;

-- Erases deliveries to these mailboxes if they are no guardian's any more, and their wish for no messages if nobody
-- else has them.
create function private.erase_deliveries(mailboxes text[], before jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  left_over text[] := array(select m from unnest(mailboxes) m where not private.is_guardians_mailbox(m));
begin
  delete from private.message_opt_outs o where o.address = any (left_over) and not private.is_known_otherwise(o.address);
  return private.erase_rows('message_deliveries', array(
    select d.id from public.message_deliveries d where d.address = any (left_over)), before);
end $$;

-- Entries of the log that name a child, or one of these mailboxes if no child is given, also those of rows that are
-- gone or say something else by now. Transfer certificates stay.
create function private.list_logged(child public.students, mailboxes text[]) returns table (id uuid, table_name text, row_id uuid)
language sql stable security definer set search_path = ''
as $$
  select distinct l.id, l.table_name, l.row_id
  from public.audit_log l cross join lateral (values (l.before), (l.after)) as v (said)
  cross join lateral (select lower(coalesce(v.said ->> 'email', v.said ->> 'guardian_email')) as mailbox) as m
  where case when child.id is null then m.mailbox = any (mailboxes) and l.table_name in (
      'admission_enquiries', 'applications', 'contact_messages', 'sports_registrations', 'event_rsvps', 'meeting_bookings',
      'photo_requests', 'weekly_subscriptions', 'alumni_records', 'mailing_contacts', 'guardians', 'students')
    else v.said ->> 'student_id' = child.id::text and l.table_name <> 'transfer_certificates'
      or l.table_name in ('admission_enquiries', 'applications', 'sports_registrations', 'meeting_bookings')
        and lower(v.said ->> 'child_name') = lower(child.name)
        and (v.said ->> 'date_of_birth' = child.date_of_birth::text or m.mailbox = any (mailboxes)) end
$$;

-- Empties these entries; of a child's record only the contact, if the erasure is that of a mailbox. Adds the rows
-- that no longer exist, with what was deleted with them, so that the trash and the copies hold none of them.
create function private.erase_logged(child public.students, mailboxes text[], before jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  part record;
  missing uuid[];
  deleted uuid[] := '{}';
  gone jsonb := before;
begin
  for round in 1..2 loop
    for part in
      select l.table_name, array_agg(distinct l.row_id) as ids from private.list_logged(child, mailboxes) l
      where round = 1 and l.row_id is not null and (child.id is not null or l.table_name <> 'students') group by l.table_name
      union all
      select l.table_name, array_agg(distinct l.row_id) from public.audit_log l
      cross join unnest(array['enquiry_id', 'message_id', 'application_id', 'registration_id', 'rsvp_id', 'booking_id']) k
      where round = 2 and l.action = 'delete' and l.row_id is not null and l.before ->> k = any (deleted::text[])
      group by l.table_name
    loop
      -- The log may name tables of earlier versions.
      continue when to_regclass(format('public.%I', part.table_name)) is null;
      execute format('select array(select i from unnest($1) i where not exists (select from public.%I t where t.id = i))',
        part.table_name) into missing using part.ids;
      gone := private.note_rows(part.table_name, missing, gone);
      deleted := deleted || missing;
    end loop;
  end loop;
  missing := array(select c.id from public.medical_note_changes c where c.registration_id = any (deleted));
  delete from public.medical_note_changes c where c.id = any (missing);
  update public.audit_log l
  set before = case when child.id is null and l.table_name = 'students' then l.before - private.contact_columns() end,
    after = case when child.id is null and l.table_name = 'students' then l.after - private.contact_columns() end
  where l.id in (select g.id from private.list_logged(child, mailboxes) g);
  return private.note_rows('medical_note_changes', missing, gone);
end $$;

-- The child with an admission number, locked, so that nothing erases it meanwhile; or what the trash keeps of it.
create function private.require_child_to_erase(number text) returns public.students
language plpgsql security definer set search_path = ''
as $$
declare
  child public.students;
begin
  select r.* into child from public.audit_log l cross join jsonb_populate_record(null::public.students, l.before) r
  where l.table_name = 'students' and l.action = 'delete' and l.before ->> 'admission_no' = btrim(number)
    and not exists (select from public.students s where s.id = l.row_id or s.admission_no = btrim(number))
  order by l.created_at desc limit 1;
  if child.id is null then
    select * into child from public.students s where s.id = private.require_student(number);
  end if;
  return child;
end $$;

-- Erases everything about a child on the roll, off it or in the trash. Its transfer certificates stay, which a school
-- must be able to show, and the marks of its face without a name, so that those pictures stay hidden.
create function private.erase_student(child public.students) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  own_mailboxes text[] := array(
    select distinct a.address from (
      select g.email, g.phone from public.guardians g where g.student_id = child.id
      union all select child.guardian_email, child.guardian_phone
      -- Former guardians.
      union all select v.said ->> 'email', v.said ->> 'phone'
      from public.audit_log l cross join lateral (values (l.before), (l.after)) as v (said)
      where l.table_name = 'guardians' and v.said ->> 'student_id' = child.id::text) as g
    cross join unnest(array[lower(g.email), private.phone_address(g.phone)]) as a(address)
    where a.address is not null);
  gone jsonb := private.erase_sent(own_mailboxes, child.name, child.date_of_birth, child.id);
begin
  gone := private.erase_rows('consent_scans', array(select c.id from public.consent_scans c where c.student_id = child.id), gone);
  gone := private.erase_rows('guardian_requests', array(
    select r.id from public.guardian_requests r where r.student_id = child.id), gone);
  gone := private.erase_rows('consents', array(select c.id from public.consents c where c.student_id = child.id), gone);
  gone := private.erase_rows('alumni_records', array(
    select r.id from private.alumni_offers o join public.alumni_records r on r.id = o.record_id
    where o.student_id = child.id and r.profile_id is null), gone);
  gone := private.erase_rows('students', array[child.id], gone || jsonb_build_object('guardians', array(
    select g.id from public.guardians g where g.student_id = child.id)));
  delete from private.record_views v where v.student_id = child.id;
  -- Links and emails to mailboxes that are no guardian's any more, and emails that name the child.
  gone := private.erase_rows('personal_links', array(
    select l.id from public.personal_links l
    where l.mailbox = any (own_mailboxes) and not private.is_guardians_mailbox(l.mailbox)), gone);
  gone := private.erase_deliveries(own_mailboxes, gone);
  gone := private.erase_logged(child, own_mailboxes, gone);
  return private.erase_rows('mail_outbox', array(
    select o.id from public.mail_outbox o
    where o.data ->> 'admission_no' = child.admission_no
      or lower(o.recipient) = any (own_mailboxes)
        and (o.data ->> 'child' = child.name or not private.is_guardians_mailbox(lower(o.recipient))
          and not private.is_known_otherwise(lower(o.recipient)))), gone);
end $$;
