-- Urgent notices on devices, by Web Push: who asked for them, and what was handed over for whom
-- (docs/decisions/messages.md).

-- Devices whose browsers asked. The address at the browser's push service and two keys name nobody; who knows the
-- address may send to the device, so only the server reads it. No client has a policy.
create table public.push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  endpoint text not null unique check (length(endpoint) <= 1000 and endpoint ~ '^https?://'),
  -- The browser's public key, and the secret that its messages are encrypted with (RFC 8291).
  p256dh text not null check (length(p256dh) = 87),
  auth text not null check (length(auth) = 22),
  campuses text[] not null,
  classes text[] not null check (cardinality(classes) <= 60),
  language text not null default 'en' check (language ~ '^[a-z]{2,3}$'),
  -- When its push service last took a message.
  last_reached_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

alter table public.push_subscriptions enable row level security;
grant select, insert, update, delete on public.push_subscriptions to anon, authenticated;
grant all on public.push_subscriptions to service_role;

create trigger stamp before insert or update on public.push_subscriptions
  for each row execute function private.stamp_row();
create trigger require_campuses before insert or update of campuses on public.push_subscriptions
  for each row execute function private.require_campuses();

-- Keeps what a device asked for, or changes it. For the web server, which judges the form first.
create or replace function public.create_push_subscription(
  endpoint text, p256dh text, auth text, campuses text[], classes text[], language text default 'en'
) returns void
language sql volatile set search_path = ''
as $$
  insert into public.push_subscriptions as s (endpoint, p256dh, auth, campuses, classes, language)
  values (create_push_subscription.endpoint, create_push_subscription.p256dh, create_push_subscription.auth,
    create_push_subscription.campuses, create_push_subscription.classes,
    private.known_language(create_push_subscription.language))
  on conflict (endpoint) do update set p256dh = excluded.p256dh, auth = excluded.auth,
    campuses = excluded.campuses, classes = excluded.classes, language = excluded.language
$$;

-- Forgets a device. Its address, which its own browser alone knows, is the proof. Ending twice is no error.
create or replace function public.end_push_subscription(endpoint text) returns void
language sql volatile security definer set search_path = ''
as $$
  delete from public.push_subscriptions s
  where length(end_push_subscription.endpoint) <= 1000 and s.endpoint = end_push_subscription.endpoint
$$;
grant execute on function public.end_push_subscription to anon, authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- Deliveries: one for each notice and device, for good, so that nothing comes twice.

create table private.push_deliveries (
  id uuid primary key default gen_random_uuid(),
  -- No reference: what comes back from the trash is the same notice.
  notice_id uuid not null,
  -- Null when the device has gone.
  subscription_id uuid references public.push_subscriptions (id) on delete set null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  -- While a server hands it over.
  begun_at timestamptz,
  -- When the push service took it, or the server gave up.
  reached_at timestamptz,
  failed_at timestamptz,
  created_at timestamptz not null default now(),
  unique (notice_id, subscription_id)
);
create index push_deliveries_subscription_idx on private.push_deliveries (subscription_id);
create index push_deliveries_waiting_idx on private.push_deliveries (next_attempt_at)
  where reached_at is null and failed_at is null;
alter table private.push_deliveries enable row level security;

-- Whether a notice is urgent and visitors see it now.
create or replace function private.is_urgent_now(notice public.latest_updates) returns boolean
language sql stable set search_path = ''
as $$
  select notice.is_urgent and notice.is_active and coalesce(notice.starts_at <= now(), true)
    and coalesce(notice.expires_at > now(), true)
$$;

-- Whether a notice of a campus (null: of all) concerns a device. Where classes alone were chosen, the campuses are those
-- that teach one of them.
create or replace function private.is_told(device public.push_subscriptions, of_campus text) returns boolean
language sql stable set search_path = ''
as $$
  select of_campus is null or of_campus = any (device.campuses)
    or cardinality(device.campuses) = 0 and (cardinality(device.classes) = 0 or exists (
      select from public.campuses c
      join public.classes lowest on lowest.stored_name = c.first_class
      join public.classes highest on highest.stored_name = c.last_class
      join public.classes k on k.position between lowest.position and highest.position
      where c.key = of_campus and k.key = any (device.classes)))
$$;

-- Writes what is to be handed over of the urgent notices that are public now; returns how much was new. A device hears
-- nothing of what stood there already when it asked.
create or replace function public.queue_push_deliveries() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  made integer;
begin
  perform private.require_server();
  insert into private.push_deliveries (notice_id, subscription_id)
  select u.id, s.id
  from public.latest_updates u
  join public.push_subscriptions s on s.created_at <= greatest(u.updated_at, u.starts_at)
  where private.is_urgent_now(u) and private.is_told(s, u.campus) and not exists (
    select from private.push_deliveries d where d.notice_id = u.id and d.subscription_id = s.id)
  on conflict do nothing;
  get diagnostics made = row_count;
  return made;
end $$;

-- Claims what is due, each for one server. What a process that died had begun may have arrived: it counts as failed
-- after two minutes and is never sent again.
create or replace function public.claim_push_deliveries(most integer default 20)
returns table (id uuid, notice_id uuid, content text, expires_at timestamptz, attempts integer,
  endpoint text, p256dh text, auth text, language text)
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_server();
  update private.push_deliveries d set failed_at = now()
  where d.begun_at < now() - interval '2 minutes' and d.reached_at is null and d.failed_at is null;
  return query
    with due as (
      select d.id from private.push_deliveries d
      join public.latest_updates u on u.id = d.notice_id
      where d.begun_at is null and d.reached_at is null and d.failed_at is null and d.next_attempt_at <= now()
        and d.subscription_id is not null and private.is_urgent_now(u)
      order by d.next_attempt_at, d.id limit least(greatest(most, 1), 100)
      for update of d skip locked
    ), begun as (
      update private.push_deliveries d set begun_at = now(), attempts = d.attempts + 1
      from due where d.id = due.id
      returning d.id, d.notice_id, d.subscription_id, d.attempts
    )
    select b.id, b.notice_id, coalesce(nullif(u.translations -> s.language ->> 'content', ''), u.content), u.expires_at,
      b.attempts, s.endpoint, s.p256dh, s.auth, s.language
    from begun b
    join public.latest_updates u on u.id = b.notice_id
    join public.push_subscriptions s on s.id = b.subscription_id;
end $$;

-- What became of one: "reached"; "gone", which forgets the device; "again" after so many seconds; else it failed.
create or replace function public.note_push_delivery(delivery uuid, outcome text, wait_seconds integer default 60) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  device uuid;
begin
  perform private.require_server();
  update private.push_deliveries d set
    begun_at = null,
    reached_at = case when outcome = 'reached' then now() end,
    failed_at = case when outcome not in ('reached', 'again') then now() end,
    next_attempt_at = now() + make_interval(secs => greatest(wait_seconds, 0))
  where d.id = delivery and d.begun_at is not null
  returning d.subscription_id into device;
  if outcome = 'reached' then
    update public.push_subscriptions s set last_reached_at = now() where s.id = device;
  elsif outcome = 'gone' then
    delete from public.push_subscriptions s where s.id = device;
  end if;
end $$;

-- For the office: for how many devices a notice was handed over, is still to be, and could not be.
create or replace function public.count_push_deliveries(notice uuid)
returns table (reached bigint, waiting bigint, failed bigint)
language plpgsql stable security definer rows 1 set search_path = ''
as $$
begin
  perform private.require_may('latest_updates', false);
  return query
    select count(d.reached_at),
      count(*) filter (where d.reached_at is null and d.failed_at is null and d.subscription_id is not null
        and private.is_urgent_now(u)),
      count(d.failed_at)
    from private.push_deliveries d left join public.latest_updates u on u.id = d.notice_id
    where d.notice_id = notice;
end $$;
grant execute on function public.count_push_deliveries to authenticated;

create or replace function private.is_campus_used(campus_key text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  place record;
  is_used boolean;
begin
  for place in
    select c.conrelid::regclass as relation, a.attname as name
    from pg_catalog.pg_constraint c
    join pg_catalog.pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f' and c.confrelid = 'public.campuses'::regclass
  loop
    execute format('select exists (select from %s where %I = $1)', place.relation, place.name)
      into is_used using campus_key;
    if is_used then
      return true;
    end if;
  end loop;
  return exists (select from public.site_content c where private.untranslated_key(c.key) = 'campus/' || campus_key)
    or exists (select from public.admin_users a where campus_key = any (a.campuses))
    or exists (select from public.weekly_subscriptions w where campus_key = any (w.campuses))
    or exists (select from public.push_subscriptions p where campus_key = any (p.campuses))
    or exists (select from public.leadership_messages m where campus_key = any (m.display_locations));
end $$;

create or replace function private.refuse_used_class() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.students s where s.class = old.stored_name)
    or exists (select from public.transfer_certificates t where t.class_left = old.stored_name)
    or exists (select from public.admission_enquiries a where a.class = old.stored_name)
    or exists (select from public.meeting_bookings b where b.grade = old.stored_name)
    or exists (select from public.campuses c where old.stored_name in (c.first_class, c.last_class))
    or exists (select from public.weekly_subscriptions w where old.key = any (w.grades))
    or exists (select from public.push_subscriptions p where old.key = any (p.classes)) then
    raise exception 'Something belongs to this class. Archive it instead.'
      using errcode = '23503', detail = 'class_in_use';
  end if;
  return old;
end $$;

create or replace function public.purge_old_requests() returns integer
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_server();
  delete from private.unconfirmed_photo_requests u where u.created_at < now() - interval '2 days';
  -- Of notices that can no longer come back from the trash.
  delete from private.push_deliveries d
  where d.created_at < now() - interval '60 days'
    and not exists (select from public.latest_updates u where u.id = d.notice_id);
  return private.purge_job('purge_old_requests');
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
  (20, 'push_subscriptions', 'purge_old_requests', 'push_subscriptions');
