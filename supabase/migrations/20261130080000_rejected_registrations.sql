-- A rejected alumnus corrects the registration and sends it again (docs/decisions/alumni.md). Until now a rejection
-- closed the account, and every message on the site led its owner in a circle.
alter table public.alumni_profiles drop constraint alumni_profiles_status_check;
alter table public.alumni_profiles add constraint alumni_profiles_status_check
  check (status in ('pending', 'rejected', 'verified', 'suspended', 'deleted'));

drop policy "Who may change" on public.alumni_profiles;
create policy "Who may change" on public.alumni_profiles for update to authenticated
  using (
    (id = (select private.own_id()) and status in ('pending', 'rejected', 'verified'))
    or (select private.may('alumni_profiles'))
  )
  with check (id = (select private.own_id()) or (select private.may('alumni_profiles')));

create trigger announce_registration_again after update of status on public.alumni_profiles
  for each row when (old.status = 'rejected' and new.status = 'pending' and new.account_email is not null
    and new.id = auth.uid())
  execute function private.announce_registration();

-- Sends the caller's rejected registration to the office once more. In any other state nothing happens, so that
-- sending twice is no error.
create function public.resend_registration() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  person uuid := private.require_own_id();
begin
  perform set_config('private.office_decision', 'yes', true);
  update public.alumni_profiles p set status = 'pending' where p.id = person and p.status = 'rejected';
  perform set_config('private.office_decision', '', true);
end $$;
grant execute on function public.resend_registration to authenticated;

-- Reports a person, and a message that they sent to the caller, to the office.
create or replace function public.report_alumnus(person uuid, reason text, note text default null, message uuid default null)
returns void language plpgsql security definer set search_path = ''
as $$
declare
  reporter uuid := private.require_verified_alumnus();
begin
  if coalesce(report_alumnus.reason, '')
     not in ('unwanted', 'offensive', 'not_an_alumnus', 'wrong_details', 'other') then
    raise exception 'Please choose a reason.' using errcode = '22023', detail = 'reason';
  end if;
  if not exists (select from public.alumni_profiles p
                 where p.id = report_alumnus.person and p.id <> reporter
                   and p.status not in ('pending', 'rejected')) then
    raise exception 'This person was not found.' using errcode = 'PT404', detail = 'no_such_person';
  end if;
  if report_alumnus.message is not null and not exists (
    select from public.alumni_messages m where m.id = report_alumnus.message
      and m.sender_id = report_alumnus.person and m.recipient_id = reporter
  ) then
    raise exception 'This message was not found.' using errcode = 'PT404', detail = 'no_such_message';
  end if;
  perform pg_advisory_xact_lock(hashtextextended(reporter::text, 20261121001611));
  if exists (select from public.alumni_reports r where r.reporter_id = reporter and r.person_id = report_alumnus.person
      and r.message_id is not distinct from report_alumnus.message and r.reason = report_alumnus.reason
      and coalesce(r.note, '') = btrim(coalesce(report_alumnus.note, '')) and r.created_at > now() - interval '1 hour') then
    return;
  end if;
  if (select count(*) from public.alumni_reports r
      where r.reporter_id = reporter and r.created_at > now() - interval '1 day') >= 10 then
    raise exception 'You have reported a lot today. Please telephone the office.'
      using errcode = 'PT429', detail = 'too_many_reports';
  end if;
  insert into public.alumni_reports (reporter_id, person_id, message_id, reason, note)
  values (reporter, report_alumnus.person, report_alumnus.message, report_alumnus.reason,
    private.require_text(report_alumnus.note, 'note', 0, 2000));
end $$;

-- Decides on registrations and profiles, with an email to each person in their language. Returns how many: profiles
-- in another state are left alone. Reject, suspend and delete need a reason. A rejected person can sign in, correct the
-- registration and send it again; rejected and deleted profiles are erased after 30 days.
create or replace function public.decide_alumni(people uuid[], decision text, reason text default null) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  said text := private.require_text(reason, 'reason',
    case when decision in ('reject', 'suspend', 'delete') then 3 else 0 end, 1000);
  states text[] := case decision
    when 'approve' then array['pending', 'rejected'] when 'reject' then array['pending']
    when 'suspend' then array['verified'] when 'unsuspend' then array['suspended']
    when 'delete' then array['pending', 'rejected', 'verified', 'suspended']
    when 'restore' then array['deleted'] end;
  person record;
  decided integer := 0;
begin
  perform private.require_may('alumni_profiles');
  if states is null then
    raise exception 'There is no such decision.' using errcode = '22023', detail = 'decision';
  end if;
  perform private.require_no_colleague(people, decision);
  perform set_config('private.office_decision', 'yes', true);
  for person in
    select p.id, p.full_name, u.email from public.alumni_profiles p join auth.users u on u.id = p.id
    where p.id = any (people) and p.status = any (states)
    order by p.id for update of p
  loop
    update public.alumni_profiles p
    set status_reason = said, status = case
      when decision in ('approve', 'unsuspend') then 'verified'
      when decision = 'suspend' then 'suspended'
      when decision = 'reject' then 'rejected'
      when decision = 'restore' then private.status_before_deletion(p.id)
      else 'deleted' end
    where p.id = person.id;
    if decision = 'delete' then
      update auth.users u
      set raw_user_meta_data = coalesce(u.raw_user_meta_data, '{}') || '{"account_status": "deleted"}'
      where u.id = person.id;
    elsif decision = 'restore' then
      update auth.users u set raw_user_meta_data = u.raw_user_meta_data - 'account_status' where u.id = person.id;
    end if;
    if person.email is not null then
      perform private.queue_email(person.email, 'alumni_' || decision, jsonb_strip_nulls(jsonb_build_object(
        'name', person.full_name, 'reason', said, 'language', private.email_language_of(person.id))));
    end if;
    decided := decided + 1;
  end loop;
  perform set_config('private.office_decision', '', true);
  return decided;
end $$;

-- Makes one profile of two of the same person: what the kept one lacks is taken from the other; reports, posts, gifts
-- and blocks move over; and the other is deleted like any profile. Messages and mentoring requests are private, and
-- stay with the account that they were written to or from. A merge verifies nobody, and what the school has verified
-- once goes only to a verified account whose address is proven: its owner reads everything of the kept profile.
create or replace function public.merge_alumni(kept uuid, duplicate uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  own public.alumni_profiles;
  other public.alumni_profiles;
begin
  perform private.require_may('alumni_profiles');
  perform from public.alumni_profiles p where p.id in (kept, duplicate) order by p.id for update;
  select * into own from public.alumni_profiles p where p.id = kept and p.status <> 'deleted';
  select * into other from public.alumni_profiles p where p.id = duplicate and p.status <> 'deleted';
  if kept = duplicate or own.id is null or other.id is null then
    raise exception 'These two profiles cannot be merged.' using errcode = '22023', detail = 'duplicate';
  end if;
  -- Callers are colleagues themselves.
  if private.is_colleague(kept) or private.is_colleague(duplicate) then
    raise exception 'This is the profile of a colleague.' using errcode = '42501', detail = 'colleague_profile';
  end if;
  if other.status not in ('pending', 'rejected')
     and not (own.status = 'verified' and private.has_proven_address(kept)) then
    raise exception 'Keep a profile that the school has verified, of an account with a proven address.'
      using errcode = '42501', detail = 'kept_unproven';
  end if;
  perform set_config('private.office_decision', 'yes', true);
  update public.alumni_profiles p set
    batch_year = coalesce(p.batch_year, other.batch_year), campus = coalesce(p.campus, other.campus),
    house = coalesce(p.house, other.house), stream = coalesce(p.stream, other.stream),
    profession = coalesce(p.profession, other.profession),
    organisation = coalesce(p.organisation, other.organisation),
    industry = coalesce(p.industry, other.industry), city = coalesce(p.city, other.city),
    country = coalesce(p.country, other.country), bio = coalesce(p.bio, other.bio),
    contact_email = coalesce(p.contact_email, other.contact_email), phone = coalesce(p.phone, other.phone),
    visibility = private.stricter_visibility(p.visibility, other.visibility,
      p.batch_year is null or p.batch_year is not distinct from other.batch_year),
    links = case when p.links = '[]' then other.links else p.links end
  where p.id = kept;
  insert into public.alumni_blocks (blocker_id, blocked_id)
  select kept, b.blocked_id from public.alumni_blocks b where b.blocker_id = duplicate and b.blocked_id <> kept
  union select b.blocker_id, kept from public.alumni_blocks b where b.blocked_id = duplicate and b.blocker_id <> kept
  on conflict do nothing;
  update public.alumni_reports r set person_id = kept where r.person_id = duplicate;
  update public.alumni_posts p set author_id = kept where p.author_id = duplicate;
  update private.gifts g set person = kept where g.person = duplicate;
  update public.media_files m set created_by = kept where m.created_by = duplicate and m.purpose = 'post';
  update public.alumni_profiles p set status = 'deleted', status_reason = 'Merged into ' || kept
  where p.id = duplicate;
  update auth.users u
  set raw_user_meta_data = coalesce(u.raw_user_meta_data, '{}') || '{"account_status": "deleted"}'
  where u.id = duplicate;
  perform private.queue_email(u.email, 'alumni_merge', jsonb_build_object(
    'name', other.full_name, 'language', private.email_language_of(duplicate)))
  from auth.users u where u.id = duplicate and u.email is not null;
  perform set_config('private.office_decision', '', true);
end $$;

create or replace view private.kept_rows as
-- Medical notes go with the season; their changes too, or after a month if the registration is deleted before.
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
from public.gallery_images i join public.photo_requests r on r.picture_id = i.id where r.status = 'removed'
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
