-- Lists of the office's own, to which messages go.

-- ---------------------------------------------------------------------------------------------------------
-- People on lists of the office's own: neighbours, suppliers, a committee of parents. Messages go to a list by its name
-- (37_family_messages.sql); who is on it, administrators alone see.

create table public.mailing_contacts (
  id uuid primary key default gen_random_uuid(),
  mailing_list text not null check (mailing_list = btrim(mailing_list) and length(mailing_list) between 2 and 80),
  name text not null check (length(name) <= 120 and length(btrim(name)) >= 1),
  email text check (length(email) between 3 and 254 and email = lower(email)),
  phone text check (length(phone) <= 24),
  language text not null default 'en' check (length(language) <= 3 and language ~ '^[a-z]{2,3}$'),
  -- Null for all campuses.
  campus text references public.campuses (key),
  -- When and how the person agreed to be written to.
  agreed text not null check (length(agreed) <= 200 and length(btrim(agreed)) >= 3),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (num_nonnulls(email, phone) > 0)
);
create index mailing_contacts_list_idx on public.mailing_contacts (mailing_list, name, id);
create index mailing_contacts_name_idx on public.mailing_contacts (name, id);
create index mailing_contacts_created_idx on public.mailing_contacts (created_at desc, id);
create index mailing_contacts_campus_idx on public.mailing_contacts (campus);
create index mailing_contacts_email_idx on public.mailing_contacts (email);

alter table public.mailing_contacts enable row level security;
grant select, insert, update, delete on public.mailing_contacts to anon, authenticated;
grant all on public.mailing_contacts to service_role;
create policy "Admins manage" on public.mailing_contacts for all to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));

create trigger stamp before insert or update on public.mailing_contacts
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.mailing_contacts
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.mailing_contacts
  for each row execute function private.audit_row();

insert into private.managed_tables values ('mailing_contacts');

-- The lists and how many people of one's campuses are on each, for whoever writes messages. Nothing for everybody else.
create function public.list_mailing_lists() returns table (name text, people bigint)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  if not private.may('family_messages', false) then
    return;
  end if;
  return query
    select c.mailing_list, count(*) from public.mailing_contacts c
    where private.campus_scope() is null or c.campus is null or c.campus = any (private.campus_scope())
    group by c.mailing_list order by c.mailing_list;
end $$;
grant execute on function public.list_mailing_lists to authenticated;

alter table public.family_messages add column mailing_list text check (length(mailing_list) <= 80);

create or replace function private.list_message_children(message public.family_messages) returns setof public.students
language sql stable security definer set search_path = ''
as $$
  select s.* from public.students s
  where message.event_id is null and message.mailing_list is null and s.status = 'active'
    and (message.campus is null or s.campus = message.campus)
    and (message.route_id is null or s.route_id = message.route_id)
    and (cardinality(message.levels) + cardinality(message.classes) = 0 or s.class = any (message.classes)
      or exists (select from public.classes k where k.stored_name = s.class and k.level = any (message.levels)))
$$;

drop function private.list_message_addresses(public.family_messages, public.guardians);

create function private.list_message_addresses(message public.family_messages, email text, phone text) returns setof text
language sql stable security definer set search_path = ''
as $$
  select lower(email) where email is not null
  union all
  select private.phone_address(phone)
  where private.phone_address(phone) is not null
    and (message.phones = 'everybody' or message.phones = 'without_mailbox' and email is null)
    and exists (select from private.phone_gateways g where g.channel = message.phone_channel)
$$;

create or replace function private.list_message_recipients(message public.family_messages)
returns table (address text, channel text, language text, reader text, is_opted_out boolean)
language sql stable security definer set search_path = ''
as $$
  select distinct on (r.address) r.address, case when r.address like '+%' then message.phone_channel else 'email' end,
    private.known_language(r.language), r.reader,
    exists (select from private.message_opt_outs o where o.address = r.address)
  from (
    select a.address, g.language, 'guardian' as reader, g.is_first, g.created_at, g.id
    from private.list_message_children(message) s
    join public.guardians g on g.student_id = s.id
    cross join private.list_message_addresses(message, g.email, g.phone) as a (address)
    union all
    select lower(w.email), w.language, 'weekly', false, w.created_at, w.id from public.weekly_subscriptions w
    where message.to_subscribers and message.event_id is null and message.mailing_list is null and message.route_id is null
      and w.confirmed_at is not null
      and (message.campus is null or w.campuses = '{}' or message.campus = any (w.campuses))
      and (cardinality(message.levels) + cardinality(message.classes) = 0 or w.grades = '{}'
        or exists (select from public.classes k where k.key = any (w.grades) and private.is_for_class(message, k)))
    union all
    select lower(v.email), v.language, 'guest', false, v.created_at, v.id from public.event_rsvps v
    where v.event_id = message.event_id and v.status in ('going', 'offered', 'waitlisted')
    union all
    select a.address, c.language, 'list', false, c.created_at, c.id
    from public.mailing_contacts c
    cross join private.list_message_addresses(message, c.email, c.phone) as a (address)
    where c.mailing_list = message.mailing_list
      and (message.campus is null or c.campus is null or c.campus = message.campus)
  ) as r
  order by r.address, r.reader = 'guardian' desc, r.is_first desc, r.created_at, r.id
$$;

create or replace function public.begin_import(target text, file_name text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  import uuid;
begin
  perform private.require_may(coalesce(target, ''));
  if coalesce(target, '') not in
    ('students', 'teachers', 'calendar_entries', 'alumni_records', 'bus_stops', 'mailing_contacts') then
    raise exception 'Nothing is imported there.' using errcode = '22023', detail = 'target';
  end if;
  insert into public.imports_and_promotions (kind, target, file_name, campus)
  values ('import', begin_import.target, left(begin_import.file_name, 200), (private.campus_scope())[1])
  returning id into import;
  return import;
end $$;

create or replace function private.erase_sent(mailboxes text[], child text, born date) returns jsonb
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

create trigger refuse_held before delete on public.mailing_contacts
  for each row execute function private.refuse_held();

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
-- At once when the address is no guardian's any more.
select 'message_deliveries', d.id, d.created_at,
  case when private.is_guardians_mailbox(d.address) then d.created_at + interval '180 days' else d.created_at end, null, d.address
from public.message_deliveries d
union all
-- Those who want no more messages: a month after.
select 'mailing_contacts', c.id, c.updated_at, least(c.updated_at + interval '2 years', o.created_at + interval '30 days'),
  null, c.email
from public.mailing_contacts c
left join private.message_opt_outs o on o.address = coalesce(c.email, private.phone_address(c.phone))
union all
select 'alumni_posts', p.id, p.created_at, coalesce(private.midnight(p.last_day + 1), p.decided_at) + interval '90 days', null,
  null
from public.alumni_posts p where p.last_day is not null or p.status = 'declined';

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
  (19, 'guardian_requests', 'purge_old_requests', 'guardian_requests'),
  (20, 'push_subscriptions', 'purge_old_requests', 'push_subscriptions'),
  (21, 'applications', 'purge_old_requests', 'applications'),
  (22, 'message_deliveries', 'purge_old_requests', 'message_deliveries'),
  (23, 'alumni_posts', 'purge_old_requests', 'alumni_posts'),
  (24, 'mailing_contacts', 'purge_old_requests', 'mailing_contacts');
