-- What the office may do to an alumnus's account: only decisions change a status, no profile bars or ends the account
-- of a colleague, and a merge hands over neither private words nor what somebody hid.

-- Whether an account is staff: it has the role, or may claim it at its next sign-in.
create or replace function private.is_colleague(person uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.holds_admin_role(person) or private.may_claim_admin(person);
end $$;

-- Reverts entries of one change and returns the number of rows. A change may write a row several times when triggers
-- react to another table: the first entry holds the state before the change.
create or replace function private.revert_entries(entries uuid[]) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  part record;
  reverted integer := 0;
begin
  perform private.refuse_undo_of_decisions(entries);
  for part in
    with firsts as (
      select distinct on (l.table_name, l.row_id) l.table_name, l.row_id, l.action = 'insert' as is_new, l.before
      from public.audit_log l where l.id = any (entries)
      order by l.table_name, l.row_id, l.written_at,
        array_position(array['insert', 'update', 'delete'], l.action), l.id
    ), parts as (
      select f.table_name, f.is_new, array_agg(f.row_id) as ids, jsonb_agg(f.before) as versions,
        private.reference_depth(f.table_name) as depth
      from firsts f group by f.table_name, f.is_new
    )
    select * from parts p order by p.is_new, case when p.is_new then -p.depth else p.depth end, p.table_name
  loop
    if part.is_new then
      execute format('delete from public.%I where id = any ($1)', part.table_name) using part.ids;
    else
      perform private.restore_rows(part.table_name, part.versions);
    end if;
    reverted := reverted + cardinality(part.ids);
  end loop;
  return reverted;
end $$;

-- What the school has verified (name, batch, campus) belongs to the office.
create or replace function private.guard_alumni_profile() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if private.is_client_role(current_user) and not private.may('alumni_profiles') then
    if new.id is distinct from auth.uid() or (tg_op = 'UPDATE' and new.id <> old.id) then
      raise exception 'Only your own profile can be changed.' using errcode = '42501', detail = 'not_own_row';
    end if;
    if new.is_sample then
      raise exception 'A profile of a person is not a sample.'
        using errcode = '42501', detail = 'protected_is_sample';
    end if;
    if tg_op = 'UPDATE' and old.status in ('suspended', 'deleted') then
      raise exception 'This profile is %.', old.status using errcode = '42501', detail = 'profile_' || old.status;
    end if;
    if tg_op = 'UPDATE' and old.status = 'verified'
       and (new.full_name, new.batch_year, new.campus)
         is distinct from (old.full_name, old.batch_year, old.campus) then
      raise exception 'Name, batch and campus of a verified profile are changed by the school office.'
        using errcode = '42501', detail = 'protected_identity';
    end if;
    -- People send their whole profile.
    new.status_changed_at := case when tg_op = 'UPDATE' then old.status_changed_at end;
  end if;
  return new;
end $$;

-- A status closes or opens an account, and the moment of an ending says when it is erased. Only the decisions write
-- them (06_alumni_office.sql, 12_merged_profiles.sql, 13_ended_accounts.sql), because they tell the person, and
-- spare colleagues. This holds inside other functions too: an earlier version of a profile does not bring its status
-- back, and a profile that comes back as ended waits its thirty days again.
create or replace function private.guard_alumni_status() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if coalesce(current_setting('role', true), '') in ('anon', 'authenticated')
     and coalesce(current_setting('private.office_decision', true), '') <> 'yes' then
    if tg_op = 'UPDATE' and new.id <> old.id then
      raise exception 'A profile cannot move to another person.' using errcode = '42501', detail = 'protected_id';
    end if;
    if coalesce(current_setting('private.restores', true), '') = 'yes' then
      if tg_op = 'UPDATE' then
        new.status := old.status;
        new.status_changed_at := old.status_changed_at;
      elsif new.status = 'deleted' then
        new.status_changed_at := now();
      end if;
    elsif tg_op = 'INSERT' and (new.status <> 'pending' or new.status_changed_at is not null)
       or tg_op = 'UPDATE' and (new.status <> old.status
         or new.status_changed_at is distinct from old.status_changed_at) then
      raise exception 'The status of a profile is changed by a decision of the school.'
        using errcode = '42501', detail = 'protected_status';
    end if;
  end if;
  if tg_op = 'UPDATE' and new.status <> old.status then
    new.status_changed_at := now();
  end if;
  return new;
end $$;

-- After guard_profile, in the order of their names.
create trigger guard_status before insert or update on public.alumni_profiles
  for each row execute function private.guard_alumni_status();

-- Only an administrator deletes a colleague's profile. A deletion that follows another one, such as an account's, is
-- not asked again.
create or replace function private.guard_colleagues_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if coalesce(current_setting('role', true), '') in ('anon', 'authenticated') and pg_trigger_depth() = 1
     and old.id is distinct from private.own_id() and not public.is_admin() and private.is_colleague(old.id) then
    raise exception 'An administrator decides on the profile of a colleague.'
      using errcode = '42501', detail = 'colleague_profile';
  end if;
  return old;
end $$;

create trigger guard_colleague before delete on public.alumni_profiles
  for each row execute function private.guard_colleagues_profile();

-- A colleague's account ends in the list of staff and not through the profile, and only administrators suspend the
-- profile or open it again.
create or replace function private.require_no_colleague(people uuid[], decision text) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if (decision in ('reject', 'delete') or decision in ('suspend', 'unsuspend') and not public.is_admin())
     and exists (select from unnest(people) as each (id) where private.is_colleague(each.id)) then
    raise exception 'This is the profile of a colleague.' using errcode = '42501', detail = 'colleague_profile';
  end if;
end $$;

-- Decides on registrations and profiles, with an email to each person in their language. Returns how many: profiles
-- in another state are left alone. Reject, suspend and delete need a reason; rejected and deleted profiles are erased
-- after 30 days unless they are restored.
create or replace function public.decide_alumni(people uuid[], decision text, reason text default null) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  said text := private.require_text(reason, 'reason',
    case when decision in ('reject', 'suspend', 'delete') then 3 else 0 end, 1000);
  states text[] := case decision
    when 'approve' then array['pending'] when 'reject' then array['pending']
    when 'suspend' then array['verified'] when 'unsuspend' then array['suspended']
    when 'delete' then array['pending', 'verified', 'suspended'] when 'restore' then array['deleted'] end;
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
      when decision = 'restore' then private.status_before_deletion(p.id)
      else 'deleted' end
    where p.id = person.id;
    if decision in ('reject', 'delete') then
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

-- Undo does not take decisions back: what they told the person, closed or handed over does not return with the rows.
-- `entries` are those to be reverted; a merge is found by the other profile too, which may not be among them.
create or replace function private.refuse_undo_of_decisions(entries uuid[]) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if exists (
    select from public.audit_log l
    where l.change in (select own.change from public.audit_log own where own.id = any (entries))
      and l.table_name = 'alumni_profiles' and (
        l.action = 'update' and l.before ->> 'status' <> l.after ->> 'status'
        or l.action = 'insert' and l.actor = l.row_id and l.after ->> 'status' = 'deleted')
  ) then
    raise exception 'A decision on a profile is changed by another decision, not by undo.'
      using errcode = '42501', detail = 'status_by_decision';
  end if;
end $$;

-- Who sees what of a merged profile: of each field the stricter of the two choices, so that what either hid stays
-- hidden. A field without a choice counts as in private.alumni_as_seen. What the other profile shows to its batch is
-- shown to no other batch.
create or replace function private.stricter_visibility(one jsonb, other jsonb, is_same_batch boolean) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(f.field, c.choice) filter (where c.choice <> f.usual), '{}')
  from (values ('profession', 'alumni'), ('organisation', 'alumni'), ('industry', 'alumni'), ('city', 'alumni'),
    ('country', 'alumni'), ('bio', 'alumni'), ('avatar', 'alumni'), ('links', 'alumni'),
    ('contact_email', 'nobody'), ('phone', 'nobody'), ('reunions', 'nobody')) as f (field, usual)
  cross join lateral (select coalesce(one ->> f.field, f.usual) as a, coalesce(other ->> f.field, f.usual) as b) as x
  cross join lateral (select case
    when 'nobody' in (x.a, x.b) or x.b = 'batch' and not is_same_batch then 'nobody'
    when 'batch' in (x.a, x.b) then 'batch' else 'alumni' end as choice) as c
$$;

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
  if other.status <> 'pending' and not (own.status = 'verified' and private.has_proven_address(kept)) then
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

-- Whether the account itself asked for its end: the last entry of the log that ended it is its own.
create or replace function private.asked_to_be_deleted(person uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce((
    select l.actor = person from public.audit_log l
    where l.table_name = 'alumni_profiles' and l.row_id = person and l.action in ('insert', 'update')
      and l.after ->> 'status' = 'deleted' and l.before ->> 'status' is distinct from 'deleted'
    order by l.created_at desc, l.written_at desc limit 1), false);
end $$;

-- How the profile bars its account from signing in: 'suspended', 'deleted' or null. The staff's accounts are looked
-- after in the list of staff: a profile says nothing about them, unless the person asked for the end. Whoever decides
-- on alumni could otherwise lock out the administrators. The server asks at every request, and the purge.
create or replace function private.barring_status(person uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  held text := (select p.status from public.alumni_profiles p
    where p.id = person and p.status in ('suspended', 'deleted'));
begin
  if held is null or not private.is_colleague(person)
     or held = 'deleted' and private.asked_to_be_deleted(person) then
    return held;
  end if;
  return null;
end $$;

-- Ends the caller's account: hidden at once, erased after 30 days. The session must have begun with the password
-- within ten minutes, and with the second factor if there is one, so that an open screen is not enough. The mark
-- in the metadata is for the sign-in page; no rule reads it. An email informs the person.
create or replace function public.delete_own_account() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  person uuid := auth.uid();
begin
  if person is null then
    raise exception 'Please sign in.' using errcode = '42501', detail = 'not_signed_in';
  end if;
  if private.holds_admin_role(person) then
    raise exception 'The account of an administrator is closed by another administrator.'
      using errcode = '42501', detail = 'admin_account';
  end if;
  if not exists (
    select from auth.sessions s
    where s.id::text = auth.jwt() ->> 'session_id' and s.user_id = person
      and s.created_at > now() - interval '10 minutes'
  ) then
    raise exception 'Please give your password again.' using errcode = 'PT403', detail = 'sign_in_again';
  end if;
  if private.has_verified_factor(person) and coalesce(auth.jwt() ->> 'aal', 'aal1') <> 'aal2' then
    raise exception 'Please give the code of your second factor.'
      using errcode = 'PT403', detail = 'insufficient_aal';
  end if;
  perform set_config('private.office_decision', 'yes', true);
  insert into public.alumni_profiles as p (id, full_name, status, status_changed_at)
  select u.id, coalesce(nullif(left(btrim(u.raw_user_meta_data ->> 'full_name'), 120), ''), '?'), 'deleted', now()
  from auth.users u where u.id = person
  on conflict (id) do update set status = 'deleted';
  perform set_config('private.office_decision', '', true);
  update auth.users u
  set raw_user_meta_data = coalesce(u.raw_user_meta_data, '{}') || '{"account_status": "deleted"}'
  where u.id = person;
  perform private.queue_email(u.email, 'account_left', jsonb_build_object('name', p.full_name))
  from auth.users u join public.alumni_profiles p on p.id = u.id
  where u.id = person and u.email is not null;
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
from public.alumni_profiles p where p.status = 'deleted' and private.barring_status(p.id) = 'deleted'
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
