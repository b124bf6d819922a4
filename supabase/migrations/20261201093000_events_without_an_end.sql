-- An event without an end is over when its day in India ends, for the database as for the pages.

create function private.event_end(starts_at timestamptz, ends_at timestamptz) returns timestamptz
language sql immutable set search_path = ''
as $$
  select coalesce(event_end.ends_at,
    ((event_end.starts_at at time zone 'Asia/Kolkata')::date + 1)::timestamp at time zone 'Asia/Kolkata')
$$;

create or replace function private.lock_open_event(wanted uuid) returns public.events
language plpgsql set search_path = ''
as $$
declare
  event public.events;
begin
  select * into event from public.events e where e.id = wanted for update;
  if event.id is null or event.status <> 'published' or event.publish_at > now() then
    raise exception 'This event was not found.' using errcode = 'PT404', detail = 'event_not_found';
  end if;
  if not event.rsvp_enabled or event.cancelled_at is not null
     or coalesce(event.rsvp_until, private.event_end(event.starts_at, event.ends_at)) <= now() then
    raise exception 'Replies to this event are closed.' using errcode = 'PT409', detail = 'rsvp_closed';
  end if;
  return event;
end $$;

create or replace function private.tell_guest() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  event public.events;
begin
  select * into event from public.events e where e.id = new.event_id;
  if private.event_end(event.starts_at, event.ends_at) <= now() then
    return null;
  end if;
  -- The first answer of somebody who was invited changes nothing in a calendar.
  if old.status = 'invited' then
    new.sequence := 0;
  end if;
  perform private.queue_rsvp_email(case
    when new.status = old.status and new.status <> 'invited' then 'event_rsvp_changed'
    when new.status = 'cancelled' and old.status = 'offered' and old.offered_until <= now() then 'event_rsvp_lapsed'
    else 'event_rsvp_' || new.status end, event, new);
  return null;
end $$;

create or replace function private.notice_event_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  untold jsonb;
begin
  if old.status <> 'published' and new.status = 'published' and new.cancelled_at is null then
    update private.event_notices n set untold = null from private.event_notices was
    where n.event_id = new.id and n.untold is not null and (was.event_id, was.kind) = (n.event_id, n.kind)
    returning was.untold into untold;
    if private.event_end(new.starts_at, new.ends_at) > now() and (untold ? 'is_on_again'
       or (new.starts_at, new.ends_at, new.venue) is distinct from ((untold ->> 'was_starts_at')::timestamptz,
         (untold ->> 'was_ends_at')::timestamptz, untold ->> 'was_venue') and untold is not null) then
      perform private.tell_guests(new, 'event_changed', untold);
    end if;
    return null;
  end if;
  if old.status <> 'published' or private.event_end(old.starts_at, old.ends_at) <= now() then
    return null;
  end if;
  if new.status <> 'published' then
    untold := private.take_back_notices(new.id);
    insert into private.event_notices as n (event_id, kind, told_at, untold)
    values (new.id, 'event_changed', now() - interval '1 day',
      jsonb_build_object('was_starts_at', old.starts_at, 'was_ends_at', old.ends_at, 'was_venue', old.venue)
        || coalesce((select jsonb_object_agg(u.key, u.value) from jsonb_each(untold) u
          where u.key in ('was_starts_at', 'was_ends_at', 'was_venue', 'is_on_again')), '{}')
        || case when old.cancelled_at is null and new.cancelled_at is null then '{}' else '{"is_on_again": true}' end::jsonb)
    on conflict on constraint event_notices_pkey do update set untold = excluded.untold;
    if old.cancelled_at is null and new.cancelled_at is not null then
      perform private.tell_guests(new, 'event_cancelled');
    end if;
    return null;
  end if;
  if new.cancelled_at is not distinct from old.cancelled_at then
    if new.cancelled_at is not null or (new.starts_at, new.ends_at, new.all_day, new.venue, new.campus)
       is not distinct from (old.starts_at, old.ends_at, old.all_day, old.venue, old.campus) then
      return null;
    end if;
    perform private.tell_guests(new, 'event_changed', jsonb_build_object('was_starts_at', old.starts_at,
      'was_ends_at', old.ends_at, 'was_venue', old.venue));
  elsif new.cancelled_at is null then
    perform private.tell_guests(new, 'event_changed', jsonb_build_object('is_on_again', true));
  else
    perform private.tell_guests(new, 'event_cancelled');
  end if;
  -- Guests who were reminded of the old day are reminded again of the new one.
  if new.starts_at <> old.starts_at then
    update public.event_rsvps r set reminded_at = null where r.event_id = new.id and r.reminded_at is not null;
  end if;
  return null;
end $$;

create or replace function private.notice_event_deletion() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if old.status = 'published' and old.cancelled_at is null
     and private.event_end(old.starts_at, old.ends_at) > now() then
    old.sequence := old.sequence + 1;
    old.cancelled_at := now();
    perform private.tell_guests(old, 'event_cancelled');
  else
    perform private.take_back_notices(old.id);
  end if;
  return old;
end $$;

create or replace function private.is_door_open(event public.events) returns boolean
language sql stable set search_path = ''
as $$
  select event.status = 'published' and event.cancelled_at is null and event.rsvp_enabled
    and now() between event.starts_at - interval '1 day'
      and private.event_end(event.starts_at, event.ends_at) + interval '1 day'
$$;

create or replace function public.list_batch_events(batch integer)
returns table (id uuid, slug text, title text, translations jsonb, campus text, starts_at timestamptz,
  ends_at timestamptz, coming jsonb)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  if private.directory_batch() is null then
    return;
  end if;
  return query
    select e.id, e.slug, e.title, e.translations, e.campus, e.starts_at, e.ends_at,
      private.list_coming_alumni(e.id, private.directory_batch())
    from private.invited_batches i join public.events e on e.id = i.event_id
    where i.batch_year = batch and e.status = 'published' and e.publish_at <= now() and e.cancelled_at is null
      and private.event_end(e.starts_at, e.ends_at) > now()
    order by e.starts_at, e.id limit 20;
end $$;

create or replace view private.kept_rows as
-- Medical notes go with the season; their changes too, or after a month if the registration is deleted before.
select 'medical_notes' as kind, n.id as row_id, n.created_at as since, private.midnight(r.season_ends_on + 1) as ends_at,
  null::uuid as student_id, lower(r.guardian_email) as mailbox
from public.sports_registration_medical_notes n join public.sports_registrations r on r.id = n.registration_id
union all
select 'personal_links', l.id, l.created_at, private.event_end(e.starts_at, e.ends_at) + interval '30 days', null, lower(r.email)
from public.personal_links l join public.event_rsvps r on r.id = l.rsvp_id join public.events e on e.id = r.event_id
union all
select 'personal_links', l.id, l.created_at, private.midnight(r.season_ends_on + 31), null, lower(r.guardian_email)
from public.personal_links l join public.sports_registrations r on r.id = l.registration_id
union all
select 'personal_links', l.id, l.created_at, m.ends_at + interval '30 days', null, lower(b.email)
from public.personal_links l join public.meeting_bookings b on b.id = l.booking_id
join public.meetings m on m.id = b.meeting_id
union all
-- Those of an application: two months after it was decided or withdrawn. Those of a draft go with it.
select 'personal_links', l.id, l.created_at,
  case when a.stage in ('accepted', 'declined', 'withdrawn') then a.stage_since + interval '60 days'
    else a.created_at + interval '2 years' end, null, a.email
from public.personal_links l join public.applications a on a.id = l.application_id
union all
-- Those of guardians: sixty days, or at once when the mailbox is no guardian's any more.
select 'personal_links', l.id, l.created_at,
  case when private.is_guardians_mailbox(l.mailbox) then l.created_at + interval '60 days' else l.created_at end, null, l.mailbox
from public.personal_links l where l.mailbox is not null
union all
select 'rsvps', r.id, r.created_at, private.event_end(e.starts_at, e.ends_at) + interval '180 days', null, lower(r.email)
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
-- Documents that the office has not read when the family withdraws: a month, since they take the room of all families.
select 'application_documents', d.id, a.stage_since, a.stage_since + interval '30 days', null, a.email
from public.application_documents d join public.applications a on a.id = d.application_id
where a.held_as = 'received' and not exists (select from private.list_held(private.today()) h where h.row_id = a.id)
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
-- Proposals of contributors: half a year after an editor decided.
select 'proposals', p.id, p.created_at, p.decided_at + interval '180 days', null, null
from public.proposals p where p.state <> 'open'
union all
-- Not if an answer to an enquiry refers to the email.
select 'emails', o.id, o.created_at, coalesce(o.sent_at, o.gave_up_at) + interval '90 days', null, lower(o.recipient)
from public.mail_outbox o
where not exists (select from public.enquiry_answers a where a.mail_id = o.id)
union all
select 'removed_pictures', i.id, r.updated_at, r.updated_at + interval '30 days', null, lower(r.email)
from public.photo_requests r
-- A row that got another file is not what was removed; the sample school's prints are no files.
join public.gallery_images i on private.media_id(i.path) = private.media_id(r.path)
  or i.id = r.picture_id and private.media_id(i.path) is null and private.media_id(r.path) is null
where r.status = 'removed'
union all
-- The file alone, once no album has the picture.
select 'removed_pictures', m.id, r.updated_at, r.updated_at + interval '30 days', null, lower(r.email)
from public.photo_requests r join public.media_files m on m.id = private.media_id(r.path)
where r.status = 'removed' and not exists (select from public.gallery_images i where private.media_id(i.path) = m.id)
union all
select 'portraits', m.id, m.updated_at, m.updated_at + interval '1 day', null, null
from public.media_files m
where m.purpose = 'avatar' and not exists (
    select from public.alumni_profiles p where private.media_id(p.avatar) = m.id)
  or m.purpose = 'post' and not exists (select from public.alumni_posts p where private.media_id(p.picture) = m.id)
union all
-- Not those of the staff, unless they asked for it.
select 'accounts', p.id, p.status_changed_at, p.status_changed_at + interval '30 days', null, lower(p.account_email)
from public.alumni_profiles p
where p.status = 'deleted' and private.barring_status(p.id) = 'deleted'
  or p.status = 'rejected' and not private.is_colleague(p.id)
union all
-- The entry of the audit log. If a row was deleted, restored and deleted again, the last time counts.
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
-- Devices that no message has reached for a year.
select 'push_subscriptions', p.id, coalesce(p.last_reached_at, p.created_at),
  coalesce(p.last_reached_at, p.created_at) + interval '1 year', null, null
from public.push_subscriptions p
union all
-- Addresses that are no guardian's: 30 days, while the link in an email must be able to end messages.
select 'message_deliveries', d.id, d.created_at,
  case when private.is_guardians_mailbox(d.address) then d.created_at + interval '180 days'
    else d.created_at + interval '30 days' end, null, d.address
from public.message_deliveries d
union all
-- People who want no more messages: a month after they said so, or after they were put on a list all the same.
select 'mailing_contacts', c.id, c.updated_at,
  case when o.address is null then c.updated_at + interval '2 years'
    else greatest(o.created_at, c.created_at) + interval '30 days' end, null, c.email
from public.mailing_contacts c
left join private.message_opt_outs o on o.address = coalesce(c.email, private.phone_address(c.phone))
union all
select 'alumni_posts', p.id, p.created_at, coalesce(private.midnight(p.last_day + 1), p.decided_at) + interval '90 days', null,
  null
from public.alumni_posts p where p.last_day is not null or p.status = 'declined';
