-- Requests of guardians are kept with the child, answered by the office, and erased in their time.

drop function public.create_guardian_request(text, uuid, text, text, text, text);

create table public.guardian_requests (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique default private.new_reference('REQ'),
  student_id uuid not null references public.students (id) on delete cascade,
  -- Null once the person is no guardian any more: nobody is written to then.
  guardian_id uuid references public.guardians (id) on delete set null,
  asked_by text not null check (length(btrim(asked_by)) between 1 and 120),
  kind text not null check (kind in ('correction', 'erasure')),
  words text not null default '' check (length(words) <= 3000),
  language text not null default 'en' check (language ~ '^[a-z]{2,3}$'),
  outcome text check (outcome in ('done', 'declined')),
  answer text check (length(btrim(answer)) between 5 and 3000),
  answered_by text,
  answered_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (num_nonnulls(outcome, answer, answered_by, answered_at) in (0, 4))
);
create index guardian_requests_student_idx on public.guardian_requests (student_id);
create index guardian_requests_guardian_idx on public.guardian_requests (guardian_id);
create index guardian_requests_open_idx on public.guardian_requests (created_at) where answered_at is null;
create index guardian_requests_answered_idx on public.guardian_requests (answered_at desc, id);

-- Read and written by the functions below alone.
alter table public.guardian_requests enable row level security;
grant select, insert, update, delete on public.guardian_requests to anon, authenticated;
grant all on public.guardian_requests to service_role;

create trigger stamp before insert or update on public.guardian_requests
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.guardian_requests
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.guardian_requests
  for each row execute function private.audit_row();

-- Asks; returns the reference, and tells the office of the child's campus. Five a day of one guardian.
create function public.create_guardian_request(session text, child uuid, kind text, words text default '',
  language text default 'en') returns text
language plpgsql security definer set search_path = ''
as $$
declare
  address text := private.require_guardian_session(create_guardian_request.session);
  person public.guardians := private.require_guardian_of(create_guardian_request.child, address);
  told text := private.require_text(create_guardian_request.words, 'words',
    case create_guardian_request.kind when 'correction' then 5 else 0 end, 3000);
  about public.students;
  made public.guardian_requests;
begin
  if create_guardian_request.kind is null or create_guardian_request.kind not in ('correction', 'erasure') then
    raise exception 'Please choose one of the answers.' using errcode = '22023', detail = 'kind';
  end if;
  select * into about from public.students s where s.id = person.student_id for update;
  perform private.refuse_many(4 * (select count(*) from public.guardian_requests r
    where r.guardian_id = person.id and r.created_at > now() - interval '1 day'));
  insert into public.guardian_requests (student_id, guardian_id, asked_by, kind, words, language)
  values (about.id, person.id, person.name, create_guardian_request.kind, coalesce(told, ''),
    private.known_language(create_guardian_request.language))
  returning * into made;
  perform private.queue_office_email('general', about.campus, 'office_guardian_request', jsonb_build_object(
    'child', about.name, 'admission_no', about.admission_no, 'kind', made.kind, 'words', made.words,
    'reference', made.reference));
  return made.reference;
end $$;
grant execute on function public.create_guardian_request to anon, authenticated;

-- What a guardian has asked about a child, the latest first.
create function private.list_own_requests(person public.guardians) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('reference', r.reference, 'kind', r.kind, 'words', r.words,
    'asked_at', r.created_at, 'outcome', r.outcome, 'answer', r.answer, 'answered_at', r.answered_at)
    order by r.created_at desc, r.id), '[]')
  from public.guardian_requests r where r.student_id = person.student_id and r.guardian_id = person.id
$$;

-- For the office: the open requests, the oldest first, or those that were answered, the latest first.
create function public.list_guardian_requests(answered boolean default false, before timestamptz default null)
returns table (id uuid, reference text, student_id uuid, child text, admission_no text, campus text, asked_by text,
  kind text, words text, asked_at timestamptz, outcome text, answer text, answered_by text, answered_at timestamptz,
  can_be_written_to boolean)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  scope text[] := private.campus_scope();
begin
  perform private.require_admin();
  return query
    select r.id, r.reference, s.id, s.name, s.admission_no, s.campus, r.asked_by, r.kind, r.words, r.created_at,
      r.outcome, r.answer, r.answered_by, r.answered_at, private.guardian_address(g) is not null
    from public.guardian_requests r
    join public.students s on s.id = r.student_id
    left join public.guardians g on g.id = r.guardian_id
    where (r.answered_at is not null) = list_guardian_requests.answered and (scope is null or s.campus = any (scope))
      and (list_guardian_requests.before is null or r.answered_at < list_guardian_requests.before)
    order by r.answered_at desc, r.created_at, r.id
    limit case when list_guardian_requests.answered then 50 else 500 end;
end $$;
grant execute on function public.list_guardian_requests to authenticated;

-- Answers a request and writes to the guardian who asked; says whether somebody could be written to.
create function public.answer_guardian_request(request uuid, outcome text, answer text) returns boolean
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  asked public.guardian_requests;
  about public.students;
  person public.guardians;
  told text := private.require_text(answer_guardian_request.answer, 'answer', 5, 3000);
begin
  perform private.require_admin();
  if answer_guardian_request.outcome is null or answer_guardian_request.outcome not in ('done', 'declined') then
    raise exception 'Please choose one of the answers.' using errcode = '22023', detail = 'outcome';
  end if;
  select * into asked from public.guardian_requests r where r.id = answer_guardian_request.request for update;
  if asked.id is null then
    raise exception 'There is no such request.' using errcode = 'PT404', detail = 'request';
  end if;
  select * into about from public.students s where s.id = asked.student_id;
  perform private.require_campus(about.campus);
  if asked.answered_at is not null then
    raise exception 'This request has been answered.' using errcode = 'PT409', detail = 'request_answered';
  elsif asked.kind = 'erasure' and answer_guardian_request.outcome = 'done' then
    raise exception 'An erasure answers this request itself.' using errcode = 'PT409', detail = 'not_erased';
  end if;
  update public.guardian_requests r
  set outcome = answer_guardian_request.outcome, answer = told, answered_at = now(),
    answered_by = coalesce((select u.email from auth.users u where u.id = private.own_id()), 'server')
  where r.id = asked.id;
  select * into person from public.guardians g where g.id = asked.guardian_id;
  if private.guardian_address(person) is null then
    return false;
  end if;
  perform private.queue_email(private.guardian_address(person), 'guardian_request_answered', jsonb_build_object(
    'name', person.name, 'child', about.name, 'kind', asked.kind, 'outcome', answer_guardian_request.outcome,
    'answer', told, 'reference', asked.reference, 'language', asked.language));
  return true;
end $$;
grant execute on function public.answer_guardian_request to authenticated;

create or replace function public.get_guardian_page(session text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  own_address text := private.require_guardian_session(get_guardian_page.session);
begin
  return jsonb_build_object(
    'mailbox', own_address,
    'wording', (
      select to_jsonb(w) - array['id', 'created_at', 'updated_at', 'asked_from', 'answer_by'] from private.current_wording() w
      where w.id is not null),
    'children', (
      select jsonb_agg(private.get_guardian_child(private.guardian_of(s.id, own_address))
        || jsonb_build_object('views', private.list_record_views(s.id), 'sheets', private.list_guardian_scans(s.id),
          'requests', private.list_own_requests(private.guardian_of(s.id, own_address)),
          'alumni', private.get_alumni_offer(s.id, private.guardian_of(s.id, own_address))) order by s.name, s.created_at, s.id)
      from public.students s
      where exists (select from public.guardians g where g.student_id = s.id and private.is_address_of(g, own_address))),
    'sent', (
      select coalesce(jsonb_agg(to_jsonb(e) order by e.at desc, e.reference), '[]')
      from (
        select 'sport' as kind, r.reference, p.name as about, r.child_name as who, r.status, r.created_at as at
        from public.sports_registrations r join public.sports_programs p on p.id = r.sport_id
        where own_address in (lower(r.guardian_email), private.phone_address(r.guardian_phone))
        union all
        select 'event', r.reference, v.title, r.name, r.status, r.created_at
        from public.event_rsvps r join public.events v on v.id = r.event_id where lower(r.email) = own_address
        union all
        select 'meeting', b.reference, m.title, coalesce(b.child_name, b.name), b.status, b.created_at
        from public.meeting_bookings b join public.meetings m on m.id = b.meeting_id
        where own_address in (lower(b.email), private.phone_address(b.phone))
      ) as e));
end $$;

create or replace function private.has_contact(child public.students) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return num_nonnulls(child.guardian_name, child.guardian_relation, child.guardian_phone, child.guardian_email, child.address) > 0
    or exists (select from public.guardians g where g.student_id = child.id)
    or exists (select from public.consents c where c.student_id = child.id and c.given_by <> 'Guardian')
    or exists (select from public.consent_scans c where c.student_id = child.id)
    or exists (select from public.guardian_requests r where r.student_id = child.id);
end $$;

create or replace view private.kept_rows as
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
from private.record_views v;

create or replace view private.purged_kinds (place, kind, job, table_name) as values
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
  (19, 'guardian_requests', 'purge_old_requests', 'guardian_requests');

create or replace function private.erase_contacts(children uuid[]) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  erased integer;
begin
  update public.consents c set given_by = 'Guardian' where c.student_id = any (children) and c.given_by <> 'Guardian';
  update private.alumni_answers a set given_by = 'Guardian' where a.student_id = any (children);
  update public.students s
  set guardian_name = null, guardian_relation = null, guardian_phone = null, guardian_email = null, address = null
  where s.id = any (children);
  get diagnostics erased = row_count;
  delete from public.guardians g where g.student_id = any (children);
  -- Signed and asked by them.
  delete from public.consent_scans c where c.student_id = any (children);
  delete from public.guardian_requests r where r.student_id = any (children);
  return erased;
end $$;

create or replace function private.erase_student(child public.students) returns jsonb
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
  -- Links and letters to mailboxes that are nobody's any more, and letters that name the child.
  gone := private.erase_rows('personal_links', array(
    select l.id from public.personal_links l
    where l.mailbox = any (own_mailboxes) and not private.is_guardians_mailbox(l.mailbox)), gone);
  return private.erase_rows('mail_outbox', array(
    select o.id from public.mail_outbox o
    where o.data ->> 'admission_no' = child.admission_no
      or lower(o.recipient) = any (own_mailboxes)
        and (o.data ->> 'child' = child.name or not private.is_guardians_mailbox(lower(o.recipient)))), gone);
end $$;

create or replace function public.create_erasure(kind text, subject text, reference text default '') returns uuid
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
      noted := array(select p.id from public.pictured_children p where p.student_id = child.id);
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
        private.erase_sent(array[named], null, null));
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
  -- The answer to those who asked for it, without a word about whom.
  perform private.queue_email(a.value ->> 'address', 'guardian_data_erased',
    jsonb_build_object('number', made.number, 'language', a.value ->> 'language'))
  from jsonb_array_elements(asked) a;
  return made.id;
end $$;

create or replace function public.count_waiting_work() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  today date := (now() at time zone 'Asia/Kolkata')::date;
begin
  if private.office_role() is null then
    perform private.require_admin();
  end if;
  return jsonb_strip_nulls(jsonb_build_object(
    'alumni', case when private.may('alumni_profiles', false) then
      (select count(*) from public.alumni_profiles p where p.status = 'pending') end,
    'enquiries', case when private.may('admission_enquiries', false) then
      (select count(*) from public.admission_enquiries e where e.is_open and e.due_on <= today) end,
    'messages', case when private.may('contact_messages', false) then
      (select count(*) from public.contact_messages m where m.is_open and m.due_on <= today) end,
    'guardianRequests', case when public.is_admin() then
      (select count(*) from public.guardian_requests r join public.students s on s.id = r.student_id
      where r.answered_at is null and (private.campus_scope() is null or s.campus = any (private.campus_scope()))) end,
    'reports', case when private.may('alumni_reports', false) then
      (select count(*) from public.alumni_reports r where r.status = 'new') end,
    'testimonials', case when private.may('testimonials', false) then
      (select count(*) from public.testimonials t where t.status = 'pending') end,
    'guests', case when private.may('event_rsvps', false) then
      (select coalesce(sum(r.adults + r.children), 0) from public.event_rsvps r
      join public.events e on e.id = r.event_id
      where r.status = 'going' and e.starts_at between now() and now() + interval '30 days') end,
    'failedMail', case when private.may('mail_outbox', false) then
      (select count(*) from public.mail_outbox m where m.sent_at is null
      and (m.gave_up_at is not null or m.attempts >= 3)) end,
    'undescribedPictures', case when private.may('gallery_images', false) then
      (select count(*) from public.gallery_images i where btrim(i.alt) = '') end,
    'unmarkedPictures', case when private.may('media_files') then
      (select count(distinct m.id) from public.media_files m
      join public.gallery_images i on private.media_id(i.path) = m.id
      where m.purpose = 'site' and m.is_stored and (m.people is null or m.people = 'before')) end,
    'updatesEnding', case when private.may('latest_updates', false) then
      (select count(*) from public.latest_updates u where u.is_active
      and u.expires_at between now() and now() + interval '7 days') end,
    'documentsEnding', case when private.may('documents', false) then
      (select count(*) from public.documents d where d.is_public
      and d.expires_on between today and today + 30) end,
    'pastDates',
      case when private.may('site_content', false) then
      (select count(*) from public.site_content c where c.key in ('admissions', 'scholarships', 'disclosure')
      and exists (
        select from unnest(array['strict $.dates[*].day', 'strict $.scholarships[*].closesOn',
                                 'strict $.**.validUntil']) as place (path),
          lateral jsonb_path_query(c.content, place.path::jsonpath, '{}', true) as value
        where jsonb_typeof(value) = 'string' and value #>> '{}' < today::text)) end,
    'olderTranslations', case when private.may('site_content', false) then
      (select count(*) from public.site_content c where c.outdated > 0) end,
    'proposals', case when private.may('proposals') and private.office_role() <> 'contributor' then
      (select count(*) from public.proposals p where p.state = 'open') end,
    'goneVideos', case when private.may('youtube_videos', false) then
      (select count(*) from public.youtube_videos v where v.is_gone and v.is_active) end
  ));
end $$;

create or replace function private.is_of_campus(target text, was jsonb, scope text[]) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  case target
    when 'gallery_images' then
      return (select coalesce(g.campus = any (scope), false) from public.gallery_events g
        where g.id = (was ->> 'gallery_event_id')::uuid);
    when 'event_rsvps' then
      return (select coalesce(e.campus = any (scope), false) from public.events e
        where e.id = (was ->> 'event_id')::uuid);
    when 'event_check_ins' then
      return (select coalesce(e.campus = any (scope), false) from public.event_rsvps r
        join public.events e on e.id = r.event_id where r.id = (was ->> 'rsvp_id')::uuid);
    when 'sports_registration_medical_notes' then
      return (select coalesce(r.campus = any (scope), false) from public.sports_registrations r
        where r.id = (was ->> 'registration_id')::uuid);
    when 'guardians', 'consents', 'guardian_requests' then
      return (select coalesce(s.campus = any (scope), false) from public.students s
        where s.id = (was ->> 'student_id')::uuid);
    when 'bus_stops' then
      return (select coalesce(r.campus = any (scope), false) from public.bus_routes r
        where r.id = (was ->> 'route_id')::uuid);
    when 'enquiry_answers' then
      return case when was ->> 'enquiry_id' is not null
        then (select coalesce(e.campus = any (scope), false) from public.admission_enquiries e
          where e.id = (was ->> 'enquiry_id')::uuid)
        else (select coalesce(m.campus = any (scope), false) from public.contact_messages m
          where m.id = (was ->> 'message_id')::uuid) end;
    when 'photo_requests' then
      -- A request without its picture has no campus.
      return was ->> 'picture_id' is not null and (
        select coalesce(g.campus = any (scope), false) from public.gallery_images i
        join public.gallery_events g on g.id = i.gallery_event_id where i.id = (was ->> 'picture_id')::uuid);
    when 'media_files' then
      return coalesce(was ->> 'campus' = any (scope), false)
        or was ->> 'purpose' = 'avatar' and (was ->> 'created_by' = auth.uid()::text or exists (
          select from public.alumni_profiles p where p.id = (was ->> 'created_by')::uuid and p.campus = any (scope)));
    when 'alumni_reports' then
      return coalesce(was ->> 'reporter_id' = auth.uid()::text, false) or exists (
        select from public.alumni_profiles p where p.id = (was ->> 'person_id')::uuid and p.campus = any (scope));
    when 'alumni_blocks' then
      -- Merging two profiles of the campus carries over the blocks of others.
      return was ->> 'blocker_id' = auth.uid()::text
        or coalesce(current_setting('private.office_decision', true) = 'yes', false);
    when 'users' then
      return was ->> 'id' = auth.uid()::text;
    when 'auth_user_roles' then
      return was ->> 'user_id' = auth.uid()::text;
    when 'admin_views' then
      return was ->> 'owner' = auth.uid()::text;
    when 'previews' then
      return coalesce(was ->> 'created_by' = auth.uid()::text, false);
    when 'admin_users' then
      return false;
    else
      return coalesce(was ->> 'campus' = any (scope), false);
  end case;
end $$;

create or replace function private.is_undone(target text) returns boolean
language sql stable set search_path = ''
as $$
  select target in ('meeting_bookings', 'guardians', 'consents', 'guardian_requests', 'pictured_children') or private.is_managed(target)
$$;
