-- Erasure on request, and its certificate: how many rows of each kind, no word of what they said. The ids of the rows
-- stay, so that they can be counted again in the copies of the database. They mean nothing once the rows are gone.

create table private.erasure_certificates (
  id uuid primary key default gen_random_uuid(),
  number text not null unique,
  kind text not null check (kind in ('student', 'mailbox')),
  -- An admission number, or what the office calls the request of a mailbox.
  reference text not null check (length(reference) between 1 and 60),
  -- Rows by table, and what the law or the safety of others keeps.
  erased jsonb not null,
  kept jsonb not null,
  -- {"students": ["..."], ...}
  row_ids jsonb not null,
  erased_by text not null,
  erased_at timestamptz not null default now(),
  -- The last look at the newest copy, what it still held, and the oldest copy that was there then. No copy where the
  -- program cannot open the school's backups.
  checked_at timestamptz,
  copy_at timestamptz,
  rows_left integer,
  oldest_copy_at timestamptz,
  check ((copy_at is null) = (rows_left is null))
);
create index erasure_certificates_erased_idx on private.erasure_certificates (erased_at desc, id);
alter table private.erasure_certificates enable row level security;

-- Rows with these ids, and entries of the log that still say what they held. Asked of the copies too.
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

-- Deletes rows and their log; adds their ids to the earlier ones.
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

-- Forms that were sent from these mailboxes; about one child alone if a name is given.
create function private.erase_sent(mailboxes text[], child text, born date) returns jsonb
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
    where case when child is null then a.email = any (mailboxes)
      else lower(a.child_name) = lower(child) and (a.date_of_birth = born or a.email = any (mailboxes)) end);
  messages uuid[] := array(
    select m.id from public.contact_messages m where child is null and lower(m.email) = any (mailboxes));
  gone jsonb := '{}';
begin
  gone := private.erase_rows('sports_registration_medical_notes', array(
    select n.id from public.sports_registration_medical_notes n where n.registration_id = any (registrations)), gone);
  gone := private.erase_rows('sports_registrations', registrations, gone);
  -- Written by the deletion of the notes too.
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
  end if;
  return gone;
end $$;

-- Which messages went to these mailboxes, and that they want none, where they are nobody's any more.
create function private.erase_deliveries(mailboxes text[], before jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  left_over text[] := array(select m from unnest(mailboxes) m where not private.is_guardians_mailbox(m));
begin
  delete from private.message_opt_outs o where o.address = any (left_over);
  return private.erase_rows('message_deliveries', array(
    select d.id from public.message_deliveries d where d.address = any (left_over)), before);
end $$;

-- Everything about a child on the roll or off it. Its transfer certificates stay, which a school must be able to show,
-- and the marks of its face without a name, so that those pictures stay hidden.
create function private.erase_student(child public.students) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  own_mailboxes text[] := array(
    select a.address from public.guardians g
    cross join unnest(array[lower(g.email), private.phone_address(g.phone)]) as a(address)
    where g.student_id = child.id and a.address is not null);
  gone jsonb := private.erase_sent(own_mailboxes, child.name, child.date_of_birth);
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
  -- Links and emails to mailboxes that are no longer anyone's, and emails that name the child.
  gone := private.erase_rows('personal_links', array(
    select l.id from public.personal_links l
    where l.mailbox = any (own_mailboxes) and not private.is_guardians_mailbox(l.mailbox)), gone);
  gone := private.erase_deliveries(own_mailboxes, gone);
  return private.erase_rows('mail_outbox', array(
    select o.id from public.mail_outbox o
    where o.data ->> 'admission_no' = child.admission_no
      or lower(o.recipient) = any (own_mailboxes)
        and (o.data ->> 'child' = child.name or not private.is_guardians_mailbox(lower(o.recipient)))), gone);
end $$;

create function private.refuse_erasure(code text) returns void
language plpgsql set search_path = ''
as $$
begin
  raise exception '%', case code
    when 'held' then 'This is on hold and cannot be erased.'
    when 'still_guardian' then 'This is the mailbox of a guardian. Change or erase the record of the child first.'
    when 'has_account' then 'This mailbox has an account. Delete the account first.'
    else 'Nothing is kept of this mailbox.' end
    using errcode = case code when 'nothing_kept' then 'PT404' else 'PT409' end, detail = code;
end $$;

-- Erases a child by its admission number, or a mailbox, at once and for good; returns the certificate.
create function public.create_erasure(kind text, subject text, reference text default '') returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  who text := private.require_keeper();
  named text := private.require_text(create_erasure.subject, 'subject', 1, 254);
  child public.students;
  gone jsonb;
  left_over jsonb := '{}';
  noted uuid[] := '{}';
  asked jsonb := '[]';
  made private.erasure_certificates;
begin
  case create_erasure.kind
    when 'student' then
      select * into child from public.students s where s.id = private.require_student(named);
      named := left(child.admission_no, 60);
      if exists (select from private.list_held(private.today()) h
          where h.student_id = child.id or h.mailbox in (
            select lower(g.email) from public.guardians g where g.student_id = child.id)) then
        perform private.refuse_erasure('held');
      end if;
      noted := array(select p.id from public.pictured_children p where p.student_id = child.id
        union all select f.id from public.filmed_children f where f.student_id = child.id);
      left_over := jsonb_build_object('pictured_children', cardinality(noted), 'transfer_certificates', (
        select count(*) from public.transfer_certificates t where t.student_id = child.id));
      asked := (
        select coalesce(jsonb_agg(distinct jsonb_build_object('address', private.guardian_address(g), 'language', r.language)), '[]')
        from public.guardian_requests r join public.guardians g on g.id = r.guardian_id
        where r.student_id = child.id and r.kind = 'erasure' and r.answered_at is null
          and private.guardian_address(g) is not null);
      gone := private.erase_student(child);
    when 'mailbox' then
      named := lower(private.require_email(named, 'subject'));
      if exists (select from private.list_held(private.today()) h where h.mailbox = named) then
        perform private.refuse_erasure('held');
      elsif private.is_guardians_mailbox(named) then
        perform private.refuse_erasure('still_guardian');
      elsif exists (select from auth.users u where lower(u.email) = named) then
        perform private.refuse_erasure('has_account');
      end if;
      gone := private.erase_rows('mail_outbox', array(
        select o.id from public.mail_outbox o where lower(o.recipient) = named),
        private.erase_deliveries(array[named], private.erase_sent(array[named], null, null)));
      if gone = '{}' then
        perform private.refuse_erasure('nothing_kept');
      end if;
      named := private.require_text(create_erasure.reference, 'reference', 3, 60);
      if position('@' in named) > 0 then
        raise exception 'Please give the number of the request, not the address.' using errcode = '22023', detail = 'reference';
      end if;
    else
      raise exception 'Please choose one of the answers.' using errcode = '22023', detail = 'kind';
  end case;
  update public.audit_log l set before = null, after = null
  where l.row_id = any (noted)
    or l.row_id in (select i.value::uuid from jsonb_each(gone) e, jsonb_array_elements_text(e.value) i);
  perform private.purge_guardian_access();
  if private.count_erased_rows(gone) <> 0 then
    raise exception 'Something of it is still kept.' using errcode = 'PT409', detail = 'not_erased';
  end if;
  insert into private.erasure_certificates (number, kind, reference, erased, kept, row_ids, erased_by)
  values (private.new_reference('ERA'), create_erasure.kind, named,
    (select coalesce(jsonb_object_agg(e.key, jsonb_array_length(e.value)), '{}') from jsonb_each(gone) e
      where jsonb_array_length(e.value) > 0), left_over, gone, who)
  returning * into made;
  -- The answer to the person who asked for it, without saying whom it was about.
  perform private.queue_email(a.value ->> 'address', 'guardian_data_erased',
    jsonb_build_object('number', made.number, 'language', a.value ->> 'language'))
  from jsonb_array_elements(asked) a;
  return made.id;
end $$;
grant execute on function public.create_erasure to authenticated;

-- The certificates, newest first, or one.
create function public.list_erasures(wanted uuid default null, most integer default 200)
returns table (id uuid, number text, kind text, reference text, erased jsonb, kept jsonb, erased_by text,
  erased_at timestamptz, checked_at timestamptz, copy_at timestamptz, rows_left integer, oldest_copy_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_keeper();
  return query
    select c.id, c.number, c.kind, c.reference, c.erased, c.kept, c.erased_by, c.erased_at, c.checked_at, c.copy_at,
      c.rows_left, c.oldest_copy_at
    from private.erasure_certificates c where list_erasures.wanted is null or c.id = list_erasures.wanted
    order by c.erased_at desc, c.id limit least(greatest(most, 1), 500);
end $$;
grant execute on function public.list_erasures to authenticated;

-- For the server: the ids to look for in the newest copy, until no copy from before the erasure is left.
create function public.list_unchecked_erasures() returns table (id uuid, row_ids jsonb, erased_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_server();
  return query
    select c.id, c.row_ids, c.erased_at from private.erasure_certificates c
    where c.rows_left is null or c.rows_left > 0 or c.oldest_copy_at < c.erased_at
    order by c.erased_at, c.id limit 500;
end $$;

-- Without a copy, what a backup has counted stays (backend/backups/erased-rows.ts).
create function public.record_erasure_check(certificate uuid, copy_at timestamptz default null,
  rows_left integer default null, oldest_copy_at timestamptz default null) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_server();
  update private.erasure_certificates c
  set checked_at = now(), copy_at = record_erasure_check.copy_at, rows_left = record_erasure_check.rows_left,
    oldest_copy_at = record_erasure_check.oldest_copy_at
  where c.id = record_erasure_check.certificate and (c.copy_at is null or record_erasure_check.copy_at is not null);
end $$;
