-- Applications for admission, one for each child: the stages, what a family does by its personal link, what the office
-- decides (docs/decisions/applications.md).

-- Applications: one for each child. A family begins one with its mailbox, continues it by a personal link and sends it
-- (53_applications.sql). Until then it is a draft, which is the family's alone.

create table public.applications (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique,
  enquiry_id uuid references public.admission_enquiries (id) on delete set null,
  stage text not null default 'draft' check (stage in ('draft', 'received', 'documents_missing', 'visit', 'offer',
    'waiting', 'accepted', 'declined', 'withdrawn')),
  stage_since timestamptz not null default now(),
  child_name text check (length(child_name) between 1 and 120),
  date_of_birth date check (date_of_birth between date '1990-01-01' and date '2100-01-01'),
  campus text references public.campuses (key),
  level text references public.levels (key),
  class text check (length(class) <= 30),
  session text check (session ~ '^20[0-9]{2}-[0-9]{2}$'),
  present_school text check (length(present_school) <= 120),
  message text check (length(message) <= 4000),
  guardian_name text not null check (length(guardian_name) between 1 and 120),
  guardian_relation text check (length(guardian_relation) <= 60),
  -- In small letters: brothers and sisters are those with the same mailbox.
  email text not null check (length(email) <= 254 and email = lower(email)),
  phone text not null check (phone ~ '^\+?[0-9 ()./-]{6,24}$'),
  language text not null default 'en' check (language ~ '^[a-z]{2,3}$'),
  -- The last words of the office to the family, and the last day of an offer.
  words text not null default '' check (length(words) <= 4000),
  offer_ends_on date,
  -- What the office has seen on the school's account, in whole rupees.
  paid_amount integer check (paid_amount between 1 and 10000000),
  paid_on date check (paid_on between date '2003-01-01' and date '2100-01-01'),
  -- The record that was made of an accepted child.
  student_id uuid references public.students (id) on delete set null,
  -- A family that withdraws may take that back until then, as what the application was.
  held_until timestamptz,
  held_as text check (held_as in ('received', 'documents_missing', 'visit', 'offer', 'waiting', 'accepted')),
  consent_version text not null check (length(consent_version) between 1 and 40),
  consented_at timestamptz not null default now(),
  -- Of the link with which the same family begins the application of another child.
  family_token_hash text unique,
  notes text not null default '' check (length(notes) <= 10000),
  submitted_at timestamptz,
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (stage = 'draft' or num_nulls(child_name, date_of_birth, campus, level, class, submitted_at) = 0),
  check (stage <> 'offer' or offer_ends_on is not null),
  check ((held_until is null) = (held_as is null)),
  check (held_until is null or stage = 'withdrawn'),
  check ((paid_on is null) = (paid_amount is null))
);
create index applications_stage_idx on public.applications (stage, stage_since, id);
create index applications_since_idx on public.applications (stage_since, id);
create index applications_created_idx on public.applications (created_at desc, id);
create index applications_campus_idx on public.applications (campus, created_at desc);
create index applications_of_level_idx on public.applications (level);
create index applications_class_idx on public.applications (class);
create index applications_email_idx on public.applications (email, created_at);
create index applications_enquiry_idx on public.applications (enquiry_id);
create index applications_student_idx on public.applications (student_id);

alter table public.applications enable row level security;
grant select, insert, update, delete on public.applications to anon, authenticated;
grant all on public.applications to service_role;
-- A colleague of some campuses reads those of them alone: more stands here than in an enquiry.
create policy "Admins manage" on public.applications for all to authenticated
  using (stage <> 'draft' and (select private.may('applications'))
    and ((select public.own_campus_scope()) is null or campus = any ((select public.own_campus_scope())::text[])))
  with check (stage <> 'draft' and (select private.may('applications')));

create trigger stamp before insert or update on public.applications
  for each row execute function private.stamp_row();
create trigger keep_sample_mark before insert or update on public.applications
  for each row execute function private.keep_sample_mark();
create trigger guard_campus before insert or update or delete on public.applications
  for each row execute function private.guard_campus();
create trigger audit after update or delete on public.applications
  for each row execute function private.audit_row();

insert into private.managed_tables values ('applications');

create trigger refuse_held before delete on public.applications
  for each row execute function private.refuse_held();

alter table public.personal_links add column application_id uuid references public.applications (id) on delete cascade;
alter table public.personal_links drop constraint personal_links_check;
alter table public.personal_links add constraint personal_links_check
  check (num_nonnulls(rsvp_id, registration_id, booking_id, mailbox, application_id) = 1);
create index personal_links_application_idx on public.personal_links (application_id);
drop function private.create_personal_link(uuid, uuid, uuid, jsonb, text);
create or replace function private.create_personal_link(rsvp uuid default null, registration uuid default null,
  booking uuid default null, proposed jsonb default null, mailbox text default null,
  application uuid default null) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  token text := private.new_token();
begin
  insert into public.personal_links (rsvp_id, registration_id, booking_id, mailbox, application_id, token_hash, proposed)
  values (rsvp, registration, booking, create_personal_link.mailbox, create_personal_link.application,
    private.hash_token(token), create_personal_link.proposed);
  return token;
end $$;

create or replace function private.opens(role text, target text, writing boolean) returns boolean
language sql immutable set search_path = ''
as $$
  select case role
    when 'administrator' then true
    -- Publishes: everything that the site says. No one's personal data.
    when 'editor' then target in ('latest_updates', 'news_stories', 'own_pages', 'documents', 'events', 'meetings',
        'calendar_entries', 'bus_changes', 'bus_routes', 'bus_stops', 'sports_programs', 'gallery_events',
        'gallery_images', 'youtube_videos', 'leadership_messages', 'testimonials', 'featured_testimonials', 'teachers',
        'choices', 'site_content', 'site_content_drafts', 'media_files', 'previews', 'admin_views', 'uploads', 'proposals')
      or not writing and target in ('document_files', 'former_slugs', 'page_visits')
    -- Writes drafts (private.guard_drafts), and proposes changes of what is public (30_proposals.sql).
    when 'contributor' then target in ('latest_updates', 'news_stories', 'own_pages', 'events', 'gallery_events',
        'gallery_images', 'previews', 'admin_views', 'uploads', 'proposals')
      or not writing and target in ('media_files', 'documents', 'document_files')
    -- Answers families.
    when 'admissions' then target in ('admission_enquiries', 'applications', 'contact_messages', 'admin_views')
      or not writing and target = 'enquiry_answers'
    when 'alumni_office' then target in ('alumni_profiles', 'alumni_records', 'alumni_reports', 'admin_views')
      -- Reported ones alone: the policy of the table says so.
      or not writing and target = 'alumni_messages'
    when 'door' then target = 'door'
    else false end
$$;

create or replace function private.refuse_used_class() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.students s where s.class = old.stored_name)
    or exists (select from public.transfer_certificates t where t.class_left = old.stored_name)
    or exists (select from public.admission_enquiries a where a.class = old.stored_name)
    or exists (select from public.applications a where a.class = old.stored_name)
    or exists (select from public.meeting_bookings b where b.grade = old.stored_name)
    or exists (select from public.campuses c where old.stored_name in (c.first_class, c.last_class))
    or exists (select from public.weekly_subscriptions w where old.key = any (w.grades))
    or exists (select from public.push_subscriptions p where old.key = any (p.classes)) then
    raise exception 'Something belongs to this class. Archive it instead.'
      using errcode = '23503', detail = 'class_in_use';
  end if;
  return old;
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
from public.push_subscriptions p;

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
  (21, 'applications', 'purge_old_requests', 'applications');

create or replace function public.create_retention_hold(kind text, subject text, reason text, ends_on date default null) returns uuid
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
    delete from private.unconfirmed_photo_requests u where u.address = any (mailboxes);
  end if;
  return gone;
end $$;

-- ---------------------------------------------------------------------------------------------------------
-- Stages.

-- The times of a visit that the family chooses from.
alter table public.applications add column meeting_id uuid references public.meetings (id) on delete set null;
create index applications_meeting_idx on public.applications (meeting_id);

-- What the office makes of an application. An office corrects itself, so what is open leads to whatever else is open
-- and back; only an offer is accepted. What the family does: private.keep_application_stage.
create table private.application_moves (
  from_stage text not null,
  to_stage text not null,
  primary key (from_stage, to_stage),
  check (from_stage <> to_stage)
);
alter table private.application_moves enable row level security;
insert into private.application_moves (from_stage, to_stage)
select a.stage, b.stage
from unnest(array['received', 'documents_missing', 'visit', 'offer', 'waiting', 'declined', 'withdrawn']) as a (stage)
cross join unnest(array['received', 'documents_missing', 'visit', 'offer', 'waiting', 'declined', 'withdrawn']) as b (stage)
where a.stage <> b.stage
union all values ('offer', 'accepted'), ('accepted', 'offer'), ('accepted', 'withdrawn');

-- For the office: every change of stage that it may make.
create or replace function public.list_application_moves() returns table (from_stage text, to_stage text)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_may('applications', false);
  return query select m.from_stage, m.to_stage from private.application_moves m order by m.from_stage, m.to_stage;
end $$;
grant execute on function public.list_application_moves to authenticated;

-- The trigger of a new stage. The functions of the family say that they are its own (private.family_decision): it sends
-- a draft, accepts an offer, withdraws what stands, and takes a withdrawal back as what the application was.
create or replace function private.keep_application_stage() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  is_possible boolean := case when coalesce(current_setting('private.family_decision', true), '') = 'yes' then
      old.stage = 'draft' and new.stage = 'received' or old.stage = 'offer' and new.stage = 'accepted'
      or new.stage = 'withdrawn' and old.stage in ('received', 'documents_missing', 'visit', 'offer', 'waiting', 'accepted')
      or old.stage = 'withdrawn' and new.stage = old.held_as
    else exists (select from private.application_moves m where m.from_stage = old.stage and m.to_stage = new.stage) end;
begin
  if is_possible is not true then
    raise exception 'An application cannot go from this stage to that one.'
      using errcode = 'PT409', detail = 'stage_not_possible';
  end if;
  new.stage_since := now();
  if new.stage <> 'withdrawn' then
    new.held_until := null;
    new.held_as := null;
  end if;
  return new;
end $$;
create trigger keep_stage before update of stage on public.applications
  for each row when (new.stage is distinct from old.stage) execute function private.keep_application_stage();

create or replace function private.queue_application_email(kind text, application public.applications) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.queue_email(application.email, kind, jsonb_build_object(
    'reference', application.reference, 'child_name', application.child_name, 'class', application.class,
    'campus', application.campus, 'guardian_name', application.guardian_name, 'stage', application.stage,
    'words', application.words, 'offer_ends_on', application.offer_ends_on, 'meeting_id', application.meeting_id,
    'paid_amount', application.paid_amount, 'paid_on', application.paid_on, 'language', application.language,
    'token', private.create_personal_link(application => application.id)));
end $$;

-- Every change writes to the family, whoever made it: a new stage, new words, another last day of an offer.
create or replace function private.tell_applicant_family() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.queue_application_email(
    case when old.stage = 'draft' then 'application_received' else 'application_changed' end, new);
  return null;
end $$;
create trigger tell_family after update on public.applications for each row
  when (new.stage <> 'draft' and (new.stage is distinct from old.stage
    or new.words is distinct from old.words and new.words <> ''
    or new.stage = 'visit' and new.meeting_id is distinct from old.meeting_id and new.meeting_id is not null
    or new.stage = 'offer' and new.offer_ends_on is distinct from old.offer_ends_on))
  execute function private.tell_applicant_family();

-- A payment that the office notes without a day was seen today; without an amount it is none.
create or replace function private.keep_application_payment() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.paid_on := case when new.paid_amount is not null then coalesce(new.paid_on, private.today()) end;
  return new;
end $$;
create trigger keep_payment before insert or update on public.applications
  for each row when (new.paid_amount is not null or new.paid_on is not null)
  execute function private.keep_application_payment();

-- The receipt.
create or replace function private.tell_payer() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.queue_application_email('application_paid', new);
  return null;
end $$;
create trigger tell_payer after update of paid_amount, paid_on on public.applications for each row
  when (new.paid_amount is not null
    and (new.paid_amount is distinct from old.paid_amount or new.paid_on is distinct from old.paid_on))
  execute function private.tell_payer();

-- The office changes the stage, with words to the family; or says something more in the same stage.
create or replace function public.move_application(application uuid, stage text, words text default '', offer_ends_on date default null,
  meeting uuid default null) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  said text := coalesce(private.require_text(move_application.words, 'words', 0, 4000), '');
  kept public.applications;
begin
  perform private.require_may('applications');
  select * into kept from public.applications a where a.id = move_application.application and a.stage <> 'draft' for update;
  if kept.id is null then
    raise exception 'This application is not there any more.' using errcode = 'PT404', detail = 'application';
  end if;
  if move_application.stage = 'documents_missing' and said = '' then
    raise exception 'Please say which documents are missing.' using errcode = '22023', detail = 'words';
  end if;
  if move_application.stage = 'offer' and (move_application.offer_ends_on is null
      or move_application.offer_ends_on < private.today() or move_application.offer_ends_on > private.today() + 366) then
    raise exception 'Please give the last day of the offer.' using errcode = '22023', detail = 'offer_ends_on';
  end if;
  if move_application.stage = 'visit' and move_application.meeting is not null and not exists (
    select from public.meetings m where m.id = move_application.meeting and m.status = 'published'
      and m.cancelled_at is null and m.ends_at > now() and (m.campus is null or m.campus = kept.campus)) then
    raise exception 'Please choose one of the times.' using errcode = '22023', detail = 'meeting';
  end if;
  update public.applications a
  set stage = move_application.stage, words = said,
    meeting_id = case when move_application.stage = 'visit' then move_application.meeting end,
    offer_ends_on = case when move_application.stage = 'offer' then move_application.offer_ends_on
      when move_application.stage = 'accepted' then a.offer_ends_on end
  where a.id = kept.id;
end $$;
grant execute on function public.move_application to authenticated;

-- Makes a student record of an accepted child; the guardian of the application becomes the first of the child. Undoing
-- the new record lets another be made.
create or replace function public.enrol_applicant(application uuid, admission_no text, section text default null) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  number text := private.require_text(enrol_applicant.admission_no, 'admission_no', 1, 40);
  part text := private.require_text(enrol_applicant.section, 'section', 0, 10);
  kept public.applications;
  child uuid;
begin
  perform private.require_admin();
  select * into kept from public.applications a where a.id = enrol_applicant.application and a.stage <> 'draft' for update;
  if kept.id is null then
    raise exception 'This application is not there any more.' using errcode = 'PT404', detail = 'application';
  end if;
  perform private.require_campus(kept.campus);
  if kept.stage <> 'accepted' then
    raise exception 'Only an accepted child becomes a student.' using errcode = 'PT409', detail = 'not_accepted';
  end if;
  if kept.student_id is not null then
    raise exception 'There is a record of this child already.' using errcode = 'PT409', detail = 'enrolled_already';
  end if;
  if exists (select from public.students s where s.admission_no = number) then
    raise exception 'Another student has this admission number.' using errcode = '22023', detail = 'admission_no';
  end if;
  insert into public.students (admission_no, name, date_of_birth, campus, class, section, guardian_name, guardian_relation,
    guardian_phone, guardian_email, admitted_on)
  values (number, kept.child_name, kept.date_of_birth, kept.campus, kept.class, part, kept.guardian_name,
    kept.guardian_relation, kept.phone, kept.email, private.today())
  returning id into child;
  update public.guardians g set language = kept.language where g.student_id = child and g.is_first;
  update public.applications a set student_id = child where a.id = kept.id;
  return child;
end $$;
grant execute on function public.enrol_applicant to authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- What a family does.

-- For the web server, which judges the form first (docs/decisions/public-forms.md). The mailbox gets a letter with a
-- link; the token is for the browser that filled in the form, until the application is sent.
create or replace function public.create_application(
  guardian_name text, email text, phone text, consent_version text, guardian_relation text default null,
  enquiry text default null, language text default 'en'
) returns table (reference text, token text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  guardian text := private.require_text(create_application.guardian_name, 'guardian_name', 2, 120);
  relation text := private.require_text(create_application.guardian_relation, 'guardian_relation', 0, 60);
  address text := private.require_email(create_application.email, 'email');
  number text := private.require_phone(create_application.phone, 'phone');
  consent text := private.require_text(create_application.consent_version, 'consent_version', 1, 40);
  application public.applications;
begin
  perform private.refuse_many((select count(*) from public.applications a
    where a.email = address and a.created_at > now() - interval '1 day'));
  insert into public.applications (reference, enquiry_id, guardian_name, guardian_relation, email, phone,
    consent_version, language)
  values (private.new_reference('APP'),
    -- Only of the same mailbox, so that a reference read somewhere joins nothing.
    (select e.id from public.admission_enquiries e
      where e.reference = upper(btrim(create_application.enquiry)) and lower(e.email) = address),
    guardian, relation, address, number, consent, private.known_language(create_application.language))
  returning * into application;
  perform private.queue_application_email('application_begun', application);
  return query select application.reference, private.create_personal_link(application => application.id);
end $$;

create or replace function private.find_application(token text) returns public.applications
language plpgsql stable security definer set search_path = ''
as $$
declare
  application public.applications;
begin
  select a.* into application
  from public.personal_links l join public.applications a on a.id = l.application_id
  where l.token_hash = private.hash_token(find_application.token);
  if application.id is null then
    raise exception 'This application was not found.' using errcode = 'PT404', detail = 'application_not_found';
  end if;
  return application;
end $$;

-- What the holder of a link sees.
create or replace function public.get_application(token text)
returns table (reference text, stage text, stage_since timestamptz, child_name text, date_of_birth date, campus text,
  class text, session text, present_school text, message text, guardian_name text, guardian_relation text, email text,
  phone text, words text, offer_ends_on date, is_offer_over boolean, meeting_id uuid, visit_at timestamptz,
  paid_amount integer, paid_on date, held_until timestamptz, submitted_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  a public.applications := private.find_application(get_application.token);
begin
  return query select a.reference, a.stage, a.stage_since, a.child_name, a.date_of_birth, a.campus, a.class, a.session,
    a.present_school, a.message, a.guardian_name, a.guardian_relation, a.email, a.phone, a.words, a.offer_ends_on,
    coalesce(a.offer_ends_on < private.today(), false), a.meeting_id,
    (select min(b.starts_at) from public.meeting_bookings b
      where b.meeting_id = a.meeting_id and lower(b.email) = a.email and b.status = 'booked'),
    a.paid_amount, a.paid_on, a.held_until, a.submitted_at;
end $$;
grant execute on function public.get_application to anon, authenticated;

-- The guardian's part, which the same family does not type again for another child: by the token of its last form, or by
-- a personal link.
create or replace function public.get_applicant_family(token text)
returns table (guardian_name text, guardian_relation text, email text, phone text)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
    select a.guardian_name, a.guardian_relation, a.email, a.phone from public.applications a
    where (a.family_token_hash = private.hash_token(get_applicant_family.token)
        and a.updated_at > now() - interval '30 days')
      or a.id = (select l.application_id from public.personal_links l
        where l.token_hash = private.hash_token(get_applicant_family.token));
end $$;
grant execute on function public.get_applicant_family to anon, authenticated;

-- The application behind a link, locked, as long as it is a draft.
create or replace function private.lock_draft(token text) returns public.applications
language plpgsql security definer set search_path = ''
as $$
declare
  application public.applications := private.find_application(lock_draft.token);
begin
  select a.* into application from public.applications a where a.id = application.id for update;
  if application.stage <> 'draft' then
    raise exception 'This application was sent already.' using errcode = 'PT409', detail = 'application_sent';
  end if;
  return application;
end $$;

-- The child's part of a draft. The class is given by its stored name; its campus teaches it.
create or replace function public.update_application_child(token text, child_name text, date_of_birth date, campus text, class text,
  session text default null) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  application public.applications := private.lock_draft(update_application_child.token);
  child text := private.require_text(update_application_child.child_name, 'child_name', 2, 120);
  born date := update_application_child.date_of_birth;
  school_year text := nullif(btrim(update_application_child.session), '');
  wanted public.classes;
begin
  if born is null or born > current_date or born < current_date - interval '25 years' then
    raise exception 'Please give the date of birth of the child.' using errcode = '22023', detail = 'date_of_birth';
  end if;
  if private.is_open_campus(update_application_child.campus) is not true then
    raise exception 'Please choose one of the campuses.' using errcode = '22023', detail = 'campus';
  end if;
  if school_year !~ '^20[0-9]{2}-[0-9]{2}$' then
    raise exception 'Please choose one of the sessions.' using errcode = '22023', detail = 'session';
  end if;
  select k.* into wanted from public.classes k
  where k.stored_name = update_application_child.class and k.status = 'open';
  if wanted.id is null or not private.is_open_level(wanted.level) then
    raise exception 'Please choose one of the classes.' using errcode = '22023', detail = 'class';
  end if;
  if not exists (
    select from public.campuses c
    join public.classes lowest on lowest.stored_name = c.first_class
    left join public.classes highest on highest.stored_name = c.last_class
    where c.key = update_application_child.campus
      and wanted.position between lowest.position and coalesce(highest.position, wanted.position)) then
    raise exception 'This campus does not teach this class.' using errcode = '22023', detail = 'campus';
  end if;
  update public.applications a
  set child_name = child, date_of_birth = born, campus = update_application_child.campus, level = wanted.level,
    class = wanted.stored_name, session = school_year
  where a.id = application.id;
end $$;
grant execute on function public.update_application_child to anon, authenticated;

-- The rest of a draft.
create or replace function public.update_application_details(token text, present_school text default null, message text default null)
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  application public.applications := private.lock_draft(update_application_details.token);
begin
  update public.applications a
  set present_school = private.require_text(update_application_details.present_school, 'present_school', 0, 120),
    message = private.require_text(update_application_details.message, 'message', 0, 4000)
  where a.id = application.id;
end $$;
grant execute on function public.update_application_details to anon, authenticated;

-- Another application of the same child that stands, if there is one.
create or replace function private.find_same_application(address text, child text, born date, but_for uuid) returns public.applications
language sql stable set search_path = ''
as $$
  select * from public.applications a
  where a.email = address and a.date_of_birth = born and lower(a.child_name) = lower(child)
    and a.stage not in ('draft', 'declined', 'withdrawn') and a.id <> but_for
  order by a.submitted_at limit 1
$$;

-- Sends a draft. From then on only a letter opens the application, since anyone can type anyone's mailbox: the links
-- before end, and the token given here only begins another child's application. A second application of the same
-- child gets the same answer as a first; the known family gets a letter, and the draft is purged.
create or replace function public.send_application(token text) returns table (reference text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  application public.applications;
  same public.applications;
begin
  -- The same form sent twice.
  select a.* into application from public.applications a
  where a.family_token_hash = private.hash_token(send_application.token);
  if application.id is not null then
    return query select application.reference;
    return;
  end if;
  application := private.find_application(send_application.token);
  perform pg_advisory_xact_lock(hashtext('application'), hashtext(application.email));
  application := private.lock_draft(send_application.token);
  if num_nulls(application.child_name, application.date_of_birth, application.campus, application.class) > 0 then
    raise exception 'Please fill in the part about the child first.' using errcode = 'PT409', detail = 'application_incomplete';
  end if;
  delete from public.personal_links l where l.application_id = application.id;
  same := private.find_same_application(application.email, application.child_name, application.date_of_birth, application.id);
  if same.id is not null then
    update public.applications a set family_token_hash = private.hash_token(send_application.token)
    where a.id = application.id;
    perform private.queue_application_email('application_again', same);
    return query select application.reference;
    return;
  end if;
  perform set_config('private.family_decision', 'yes', true);
  update public.applications a
  set stage = 'received', submitted_at = now(), family_token_hash = private.hash_token(send_application.token)
  where a.id = application.id returning * into application;
  perform set_config('private.family_decision', '', true);
  update public.admission_enquiries e set status = 'applied'
  where e.id = application.enquiry_id and e.status in ('new', 'contacted', 'visit_booked');
  perform private.queue_office_email('admissions', application.campus, 'office_application', jsonb_build_object(
    'reference', application.reference, 'child_name', application.child_name, 'class', application.class,
    'campus', application.campus, 'guardian_name', application.guardian_name, 'email', application.email,
    'phone', application.phone, 'message', application.message, 'written_in', application.language));
  return query select application.reference;
end $$;
grant execute on function public.send_application to anon, authenticated;

-- Accepts an offer, until the end of its last day.
create or replace function public.accept_application_offer(token text) returns table (reference text, stage text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  application public.applications := private.find_application(accept_application_offer.token);
begin
  select a.* into application from public.applications a where a.id = application.id for update;
  if application.stage not in ('offer', 'accepted') then
    raise exception 'This offer no longer stands.' using errcode = 'PT409', detail = 'offer_gone';
  end if;
  if application.stage = 'offer' then
    if application.offer_ends_on < private.today() then
      raise exception 'The last day of this offer is over.' using errcode = 'PT409', detail = 'offer_over';
    end if;
    perform set_config('private.family_decision', 'yes', true);
    update public.applications a set stage = 'accepted', words = '' where a.id = application.id returning * into application;
    perform set_config('private.family_decision', '', true);
  end if;
  return query select application.reference, application.stage;
end $$;
grant execute on function public.accept_application_offer to anon, authenticated;

-- Withdraws, which declines an offer too. For another minute that can be taken back.
create or replace function public.withdraw_application(token text) returns table (reference text, stage text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  application public.applications := private.find_application(withdraw_application.token);
begin
  select a.* into application from public.applications a where a.id = application.id for update;
  if application.stage in ('draft', 'declined') then
    raise exception 'This application no longer stands.' using errcode = 'PT409', detail = 'application_over';
  end if;
  if application.stage <> 'withdrawn' then
    perform set_config('private.family_decision', 'yes', true);
    update public.applications a
    set stage = 'withdrawn', words = '', held_as = application.stage, held_until = private.hold_end()
    where a.id = application.id returning * into application;
    perform set_config('private.family_decision', '', true);
  end if;
  return query select application.reference, application.stage;
end $$;
grant execute on function public.withdraw_application to anon, authenticated;

-- Takes a withdrawal back within a minute, unless the family applied anew.
create or replace function public.restore_application(token text) returns table (reference text, stage text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  application public.applications := private.find_application(restore_application.token);
begin
  select a.* into application from public.applications a where a.id = application.id for update;
  if application.stage = 'withdrawn' then
    perform private.require_held(application.held_until, (private.find_same_application(application.email,
      application.child_name, application.date_of_birth, application.id)).id is not null);
    perform set_config('private.family_decision', 'yes', true);
    update public.applications a set stage = application.held_as where a.id = application.id returning * into application;
    perform set_config('private.family_decision', '', true);
  end if;
  return query select application.reference, application.stage;
end $$;
grant execute on function public.restore_application to anon, authenticated;
