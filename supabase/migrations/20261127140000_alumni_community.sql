-- Alumni as a community: notes on the pages of batches, opportunities, mentoring.

-- What alumni write for one another: notes on the page of their batch, and opportunities. Written, read and decided by
-- the functions of 57_alumni_posts.sql alone.

create table public.alumni_posts (
  id uuid primary key default gen_random_uuid(),
  author_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('note', 'opportunity')),
  -- Who reads it: the author's batch, or all verified alumni.
  audience text not null default 'alumni' check (audience in ('batch', 'alumni')),
  -- It stands in the subject of letters.
  title text not null check (length(btrim(title)) between 3 and 120 and title !~ '[[:cntrl:]]'),
  body text not null check (length(btrim(body)) between 10 and 4000),
  place text check (length(place) <= 120),
  link text check (length(link) <= 500 and link ~ '^https?://[^/[:space:][:cntrl:]\\][^[:space:][:cntrl:]\\]*$'),
  -- The last day on which an opportunity is shown.
  last_day date,
  -- An own picture, in which everybody has agreed to be seen.
  picture text constraint alumni_posts_picture_address check (private.is_address(picture)),
  picture_alt text check (length(picture_alt) <= 300),
  status text not null default 'waiting' check (status in ('waiting', 'published', 'declined')),
  reason text check (length(reason) <= 1000),
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((kind = 'opportunity') = (last_day is not null)),
  check (picture is null or picture_alt is not null)
);
create index alumni_posts_author_idx on public.alumni_posts (author_id, created_at desc);
create index alumni_posts_published_idx on public.alumni_posts (kind, created_at desc, id) where status = 'published';
create index alumni_posts_waiting_idx on public.alumni_posts (created_at, id) where status = 'waiting';
create index alumni_posts_picture_idx on public.alumni_posts (private.media_id(picture)) where picture is not null;

alter table public.alumni_posts enable row level security;
grant select, insert, update, delete on public.alumni_posts to anon, authenticated;
grant all on public.alumni_posts to service_role;
create policy "Who may read" on public.alumni_posts for select to authenticated
  using (author_id = (select private.own_id()) or (select private.may('alumni_posts', false)));

create trigger stamp before insert or update on public.alumni_posts
  for each row execute function private.stamp_row();

-- ---------------------------------------------------------------------------------------------------------
-- Mentoring: one alumnus asks another who helps younger ones. Only the two of them read it.

create table public.mentoring_requests (
  id uuid primary key default gen_random_uuid(),
  asker_id uuid not null references auth.users (id) on delete cascade,
  mentor_id uuid not null references auth.users (id) on delete cascade,
  words text not null check (length(btrim(words)) between 10 and 2000),
  answer text check (length(answer) <= 2000),
  state text not null default 'asked' check (state in ('asked', 'accepted', 'declined', 'withdrawn', 'ended')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (asker_id <> mentor_id)
);
create unique index mentoring_requests_open_idx on public.mentoring_requests (asker_id, mentor_id)
  where state in ('asked', 'accepted');
create index mentoring_requests_mentor_idx on public.mentoring_requests (mentor_id, created_at desc);
create index mentoring_requests_asker_idx on public.mentoring_requests (asker_id, created_at desc);

alter table public.mentoring_requests enable row level security;
grant select, insert, update, delete on public.mentoring_requests to anon, authenticated;
grant all on public.mentoring_requests to service_role;
create policy "Who may read" on public.mentoring_requests for select to authenticated
  using ((select private.own_id()) in (asker_id, mentor_id));

create trigger stamp before insert or update on public.mentoring_requests
  for each row execute function private.stamp_row();

alter table public.alumni_profiles add column wants_digest boolean not null default false;

alter table public.media_files drop constraint media_files_purpose_check;
alter table public.media_files
  add constraint media_files_purpose_check check (purpose in ('site', 'avatar', 'post', 'logo'));
alter policy "Who may delete" on public.media_files
  using ((created_by = (select private.own_id()) and purpose in ('avatar', 'post')) or (select private.may('media_files')));

create or replace function private.opens(role text, target text, writing boolean) returns boolean
language sql immutable set search_path = ''
as $$
  select case role
    when 'administrator' then true
    -- Publishes: everything that the site says. No one's personal data.
    when 'editor' then target in ('latest_updates', 'news_stories', 'own_pages', 'documents', 'events', 'meetings',
        'calendar_entries', 'bus_changes', 'bus_routes', 'bus_stops', 'sports_programs', 'gallery_events',
        'gallery_images', 'youtube_videos', 'leadership_messages', 'testimonials', 'featured_testimonials', 'teachers',
        'choices', 'site_content', 'site_content_drafts', 'media_files', 'previews', 'admin_views', 'uploads', 'proposals',
        -- Families alone are written to, whose addresses an editor never sees.
        'family_messages')
      or not writing and target in ('document_files', 'former_slugs', 'page_visits')
    -- Writes drafts (private.guard_drafts), and proposes changes of what is public (30_proposals.sql).
    when 'contributor' then target in ('latest_updates', 'news_stories', 'own_pages', 'events', 'gallery_events',
        'gallery_images', 'previews', 'admin_views', 'uploads', 'proposals')
      or not writing and target in ('media_files', 'documents', 'document_files')
    -- Answers families.
    when 'admissions' then target in ('admission_enquiries', 'applications', 'contact_messages', 'admin_views')
      or not writing and target = 'enquiry_answers'
    when 'alumni_office' then target in ('alumni_profiles', 'alumni_records', 'alumni_reports', 'alumni_posts',
        'admin_views')
      -- Reported ones alone: the policy of the table says so.
      or not writing and target = 'alumni_messages'
    when 'door' then target = 'door'
    else false end
$$;

-- Whether staff limited to `scope` may write this row: it is of that campus, belongs to a row of it, or is
-- their own. Null means that the row it refers to does not exist, which its foreign key refuses. A table that
-- is not named here and has no campus belongs to the whole school.
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
        or was ->> 'purpose' in ('avatar', 'post') and (was ->> 'created_by' = auth.uid()::text or exists (
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

-- Who may upload. The server asks with the uploader's own token: the person's id, or null.
create or replace function public.get_media_uploader(purpose text) returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.may('uploads') or purpose in ('avatar', 'post') and public.is_verified_alumnus() then
    return private.own_id();
  end if;
  return null;
end $$;

-- Before the server prepares one: false if the person has sent ten within a day. Deleting pictures
-- gives no turn back.
create or replace function public.take_portrait_turn(person uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_server();
  perform pg_advisory_xact_lock(hashtextextended(person::text, 20261123000530));
  delete from private.portrait_uploads u
    where u.person = take_portrait_turn.person and u.sent_at < now() - interval '1 day';
  if (select count(*) from private.portrait_uploads u where u.person = take_portrait_turn.person) >= 10 then
    return false;
  end if;
  insert into private.portrait_uploads (person) values (take_portrait_turn.person);
  return true;
end $$;

-- Portraits and pictures are deleted with the profile.
create or replace function private.delete_portraits() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.media_files m where m.created_by = old.id and m.purpose in ('avatar', 'post');
  return old;
end $$;

-- Makes one profile of two of the same person: what the kept one lacks is taken from the other, emails and
-- reports move over, and the other is deleted like any profile.
create or replace function public.merge_alumni(kept uuid, duplicate uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  other public.alumni_profiles;
begin
  perform private.require_may('alumni_profiles');
  if kept = duplicate or (
    select count(*) from public.alumni_profiles p where p.id in (kept, duplicate) and p.status <> 'deleted') <> 2 then
    raise exception 'These two profiles cannot be merged.' using errcode = '22023', detail = 'duplicate';
  end if;
  if private.holds_admin_role(duplicate) then
    raise exception 'Keep the profile of the administrator.' using errcode = '22023', detail = 'admin_account';
  end if;
  select * into other from public.alumni_profiles p where p.id = duplicate for update;
  perform set_config('private.office_decision', 'yes', true);
  update public.alumni_profiles p set
    batch_year = coalesce(p.batch_year, other.batch_year), campus = coalesce(p.campus, other.campus),
    house = coalesce(p.house, other.house), stream = coalesce(p.stream, other.stream),
    profession = coalesce(p.profession, other.profession),
    organisation = coalesce(p.organisation, other.organisation),
    industry = coalesce(p.industry, other.industry), city = coalesce(p.city, other.city),
    country = coalesce(p.country, other.country), bio = coalesce(p.bio, other.bio),
    contact_email = coalesce(p.contact_email, other.contact_email), phone = coalesce(p.phone, other.phone),
    -- What the other profile hid stays hidden.
    visibility = other.visibility || p.visibility,
    links = case when p.links = '[]' then other.links else p.links end,
    status = case when 'verified' in (p.status, other.status) then 'verified' else p.status end
  where p.id = kept;
  delete from public.alumni_messages m
  where m.sender_id in (kept, duplicate) and m.recipient_id in (kept, duplicate);
  update public.alumni_messages m set sender_id = kept where m.sender_id = duplicate;
  update public.alumni_messages m set recipient_id = kept where m.recipient_id = duplicate;
  insert into public.alumni_blocks (blocker_id, blocked_id)
  select kept, b.blocked_id from public.alumni_blocks b where b.blocker_id = duplicate and b.blocked_id <> kept
  union select b.blocker_id, kept from public.alumni_blocks b where b.blocked_id = duplicate and b.blocker_id <> kept
  on conflict do nothing;
  update public.alumni_reports r set person_id = kept where r.person_id = duplicate;
  update public.alumni_posts p set author_id = kept where p.author_id = duplicate;
  update public.media_files m set created_by = kept where m.created_by = duplicate and m.purpose = 'post';
  -- Of two open requests between the same people one stays.
  delete from public.mentoring_requests m
  where duplicate in (m.asker_id, m.mentor_id) and (kept in (m.asker_id, m.mentor_id) or m.state in ('asked', 'accepted')
    and exists (select from public.mentoring_requests o where o.state in ('asked', 'accepted') and o.id <> m.id
      and (o.asker_id, o.mentor_id) = (case m.asker_id when duplicate then kept else m.asker_id end,
        case m.mentor_id when duplicate then kept else m.mentor_id end)));
  update public.mentoring_requests m set asker_id = kept where m.asker_id = duplicate;
  update public.mentoring_requests m set mentor_id = kept where m.mentor_id = duplicate;
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

-- What needs attention, by kind.
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
    'alumniPosts', case when private.may('alumni_posts', false) then
      (select count(*) from public.alumni_posts p where p.status = 'waiting') end,
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
    'waitingVideos', case when private.may('youtube_videos', false) then
      (select count(*) from public.youtube_videos v where v.withheld and (v.is_active or v.people is null)) end,
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

-- Uploaded files that are not served: pictures that somebody asked to hide or that wait for their marks or for
-- consent, portraits that their owner's verified profile does not show, and pictures of alumni that no note shows. With
-- the caller's rights, so that only the server finds all of them.
create or replace function public.list_hidden_media() returns setof uuid
language sql stable set search_path = ''
as $$
  select private.media_id(i.path) from public.gallery_images i
  where i.hidden_at is not null and private.media_id(i.path) is not null
  union
  select m.id from public.media_files m where m.withheld
  union
  -- Of no file: other copies of the server see that words beside a picture or a video wait, and drop their pages.
  select i.id from public.gallery_images i where i.withheld_at is not null
  union
  select v.id from public.youtube_videos v where v.withheld
  union
  select m.id from public.media_files m
  where m.purpose = 'avatar' and not exists (
    select from public.alumni_profiles p
    where p.id = m.created_by and p.status = 'verified' and private.media_id(p.avatar) = m.id)
  union
  select m.id from public.media_files m
  where m.purpose = 'post' and not exists (
    select from public.alumni_posts w join public.alumni_profiles p on p.id = w.author_id and p.status = 'verified'
    where private.media_id(w.picture) = m.id and w.status <> 'declined')
$$;

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
  (23, 'alumni_posts', 'purge_old_requests', 'alumni_posts');

-- The batches whose alumni were invited: the event is on the page of each (57_alumni_posts.sql).
create table private.invited_batches (
  event_id uuid not null references public.events (id) on delete cascade,
  batch_year integer not null check (batch_year between 1850 and 2100),
  primary key (event_id, batch_year)
);
create index invited_batches_year_idx on private.invited_batches (batch_year);
alter table private.invited_batches enable row level security;

-- Invites everybody on these lists who was not invited yet. Returns how many.
create or replace function public.invite_to_event(wanted uuid, families boolean default false, levels text[] default '{}',
  classes text[] default '{}', colleagues boolean default false, batches integer[] default '{}') returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  event public.events := private.require_inviting(wanted);
begin
  insert into public.event_rsvps (event_id, reference, name, email, adults, children, language, status, invited_at)
  select event.id, private.new_reference('RSVP'), i.name, i.email, 0, 0, i.language, 'invited', now()
  from private.list_invitees(event, families, levels, classes, colleagues, batches) i;
  insert into private.invited_batches (event_id, batch_year)
  select distinct event.id, b.year from unnest(batches) as b (year) where b.year between 1850 and 2100
  on conflict do nothing;
  return private.queue_invitations(event, 'event_rsvp_invited');
end $$;

-- What alumni write for one another, on the page of their batch and among the opportunities. The office reads everything
-- before others do (docs/decisions/alumni.md).

-- How often each person has written: ten times a day, also what they have deleted again.
create table private.alumni_post_turns (
  person uuid not null references auth.users (id) on delete cascade,
  written_at timestamptz not null default now()
);
create index alumni_post_turns_idx on private.alumni_post_turns (person, written_at);
alter table private.alumni_post_turns enable row level security;

-- A web address that a person typed, or null.
create function private.require_link(value text, field text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  address text := private.require_text(value, field, 0, 500);
begin
  if address !~ '^https?://[^/[:space:][:cntrl:]\\][^[:space:][:cntrl:]\\]*$' then
    raise exception 'Please give a whole address that begins with https://.' using errcode = '22023', detail = field;
  end if;
  return address;
end $$;

-- Writes a note, or with a last day an opportunity. It waits for the office, whose mailbox for alumni is told.
create function public.create_alumni_post(kind text, audience text, title text, body text, place text default null,
  link text default null, last_day date default null, picture text default null, picture_alt text default null)
returns uuid
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  author uuid := private.require_verified_alumnus();
  about public.alumni_profiles;
  written uuid;
begin
  select * into about from public.alumni_profiles p where p.id = author;
  if coalesce(kind not in ('note', 'opportunity'), true) then
    raise exception 'There is no such kind of post.' using errcode = '22023', detail = 'kind';
  end if;
  if title ~ '[[:cntrl:]]' then
    raise exception 'Please write it in one line.' using errcode = '22023', detail = 'title';
  end if;
  if coalesce(audience not in ('batch', 'alumni'), true) then
    raise exception 'Please choose who reads it.' using errcode = '22023', detail = 'audience';
  end if;
  if about.batch_year is null and (kind = 'note' or audience = 'batch') then
    raise exception 'The school does not know your batch yet. Please ask the office.'
      using errcode = '22023', detail = 'audience';
  end if;
  if kind = 'opportunity' and coalesce(last_day not between private.today() and private.today() + 90, true) then
    raise exception 'Please choose a day within the next 90 days.' using errcode = '22023', detail = 'last_day';
  end if;
  if picture is not null and not exists (
    select from public.media_files m
    where m.id = private.media_id(picture) and m.created_by = author and m.purpose = 'post' and m.is_stored
      and not exists (select from public.alumni_posts p where private.media_id(p.picture) = m.id)) then
    raise exception 'Please send the picture again.' using errcode = '22023', detail = 'picture';
  end if;
  -- One post of a person at a time, so that the count is right.
  perform pg_advisory_xact_lock(hashtextextended(author::text, 20261127140000));
  delete from private.alumni_post_turns t where t.person = author and t.written_at < now() - interval '1 day';
  if (select count(*) from private.alumni_post_turns t where t.person = author) >= 10 then
    raise exception 'You have written a lot today. Please write again tomorrow.'
      using errcode = 'PT429', detail = 'too_many_posts';
  end if;
  insert into private.alumni_post_turns (person) values (author);
  insert into public.alumni_posts (author_id, kind, audience, title, body, place, link, last_day, picture, picture_alt)
  values (author, kind, audience, private.require_text(title, 'title', 3, 120),
    private.require_text(body, 'body', 10, 4000), private.require_text(place, 'place', 0, 120),
    private.require_link(link, 'link'), case kind when 'opportunity' then last_day end, picture,
    case when picture is not null then coalesce(private.require_text(picture_alt, 'picture_alt', 3, 300), '') end)
  returning id into written;
  perform private.queue_office_email('alumni', about.campus, 'office_alumni_post',
    jsonb_build_object('name', about.full_name, 'kind', kind, 'title', btrim(title)));
  return written;
end $$;
grant execute on function public.create_alumni_post to authenticated;

create function public.delete_own_alumni_post(post uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.alumni_posts p where p.id = post and p.author_id = private.require_own_id();
end $$;
grant execute on function public.delete_own_alumni_post to authenticated;

-- Posts of a kind, the newest first, of a batch or of all: what the reader may see of others, and all of their own.
-- Left out are authors who left, whom the reader has blocked, and what is over. Empty for people who may not look.
create function public.list_alumni_posts(kind text, batch integer default null, before timestamptz default null,
  before_id uuid default null, most integer default 20)
returns table (id uuid, author_id uuid, author text, batch_year integer, campus text, audience text, title text,
  body text, place text, link text, last_day date, picture text, picture_alt text, status text, reason text,
  created_at timestamptz, is_own boolean)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  own_batch integer := private.directory_batch();
  reader uuid := private.own_id();
begin
  if own_batch is null then
    return;
  end if;
  return query
    select p.id, p.author_id, a.full_name, a.batch_year, a.campus, p.audience, p.title, p.body, p.place, p.link,
      p.last_day, p.picture, p.picture_alt, p.status, p.reason, p.created_at, p.author_id = reader
    from public.alumni_posts p join public.alumni_profiles a on a.id = p.author_id and a.status = 'verified'
    where p.kind = list_alumni_posts.kind
      and (list_alumni_posts.batch is null or a.batch_year = list_alumni_posts.batch)
      and (p.author_id = reader or p.status = 'published' and (p.audience = 'alumni' or a.batch_year = own_batch)
        and coalesce(p.last_day >= private.today(), true)
        and not exists (select from public.alumni_blocks b where b.blocker_id = reader and b.blocked_id = p.author_id))
      and (list_alumni_posts.before is null
        or (p.created_at, p.id) < (list_alumni_posts.before, list_alumni_posts.before_id))
    order by p.created_at desc, p.id desc limit least(greatest(most, 1), 100);
end $$;
grant execute on function public.list_alumni_posts to authenticated;

-- Coming events to which alumni of a batch were invited, its reunions among them.
create function public.list_batch_events(batch integer)
returns table (id uuid, slug text, title text, translations jsonb, campus text, starts_at timestamptz,
  ends_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  if private.directory_batch() is null then
    return;
  end if;
  return query
    select e.id, e.slug, e.title, e.translations, e.campus, e.starts_at, e.ends_at
    from private.invited_batches i join public.events e on e.id = i.event_id
    where i.batch_year = batch and e.status = 'published' and e.publish_at <= now() and e.cancelled_at is null
      and coalesce(e.ends_at, e.starts_at) >= now()
    order by e.starts_at, e.id limit 20;
end $$;
grant execute on function public.list_batch_events to authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- The office. Colleagues of some campuses decide on the words of alumni of these.

-- Posts in one state: waiting ones oldest first, others newest first.
create function public.list_posts_to_decide(wanted text default 'waiting', after timestamptz default null,
  after_id uuid default null, most integer default 20)
returns table (id uuid, author_id uuid, author text, batch_year integer, campus text, kind text, audience text,
  title text, body text, place text, link text, last_day date, picture text, picture_alt text, status text, reason text,
  created_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  scope text[] := private.campus_scope();
begin
  perform private.require_may('alumni_posts');
  return query
    select p.id, p.author_id, a.full_name, a.batch_year, a.campus, p.kind, p.audience, p.title, p.body, p.place,
      p.link, p.last_day, p.picture, p.picture_alt, p.status, p.reason, p.created_at
    from public.alumni_posts p join public.alumni_profiles a on a.id = p.author_id
    where p.status = wanted and a.status = 'verified' and (scope is null or a.campus = any (scope))
      and (after is null or case when wanted = 'waiting' then (p.created_at, p.id) > (after, after_id)
        else (p.created_at, p.id) < (after, after_id) end)
    order by case when wanted = 'waiting' then p.created_at end, p.created_at desc, p.id desc
    limit least(greatest(most, 1), 100);
end $$;
grant execute on function public.list_posts_to_decide to authenticated;

-- Publishes a post, or declines it with a reason, also one that is published. Its author gets an email. False if it has
-- that state already, or is gone.
create function public.decide_alumni_post(post uuid, publish boolean, reason text default null) returns boolean
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  said text := private.require_text(reason, 'reason', case when publish then 0 else 3 end, 1000);
  decided public.alumni_posts;
  author public.alumni_profiles;
begin
  perform private.require_may('alumni_posts');
  select a.* into author
  from public.alumni_posts p join public.alumni_profiles a on a.id = p.author_id where p.id = post;
  if author.id is null then
    return false;
  end if;
  perform private.require_campus(author.campus);
  update public.alumni_posts p
  set status = case when publish then 'published' else 'declined' end, reason = said, decided_at = now()
  where p.id = post and p.status <> case when publish then 'published' else 'declined' end
  returning * into decided;
  if decided.id is null then
    return false;
  end if;
  perform private.queue_email(u.email, 'alumni_post', jsonb_strip_nulls(jsonb_build_object(
    'name', author.full_name, 'kind', decided.kind, 'state', decided.status, 'title', decided.title, 'reason', said,
    'batch_year', author.batch_year, 'language', private.email_language_of(author.id))))
  from auth.users u where u.id = author.id and u.email is not null;
  return true;
end $$;
grant execute on function public.decide_alumni_post to authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- The monthly letter: what was published in the month before, for those who asked for it in their profile.

create table private.alumni_digests (
  person uuid primary key references auth.users (id) on delete cascade,
  -- The first day of the month in which the last one was written.
  month date not null
);
alter table private.alumni_digests enable row level security;

-- Writes the letters that go out in a month, named by its first day, 500 people at a time. Whoever would read nothing new
-- gets none. Returns how many people were looked at.
create function public.queue_alumni_digests(this_month date) returns integer
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  reader record;
  news jsonb;
  looked_at integer := 0;
begin
  perform private.require_server();
  for reader in
    select p.id, p.full_name, p.batch_year, u.email
    from public.alumni_profiles p join auth.users u on u.id = p.id
    left join private.alumni_digests d on d.person = p.id
    where p.wants_digest and p.status = 'verified' and u.email is not null and (d.month is null or d.month < this_month)
    order by p.id limit 500 for update of p skip locked
  loop
    insert into private.alumni_digests as d (person, month) values (reader.id, this_month)
    on conflict (person) do update set month = excluded.month;
    looked_at := looked_at + 1;
    select jsonb_agg(jsonb_build_object('kind', n.kind, 'title', n.title, 'author', n.full_name, 'batch_year', n.batch_year)
      order by n.kind desc, n.decided_at desc)
    into news
    from (
      select w.kind, w.title, w.decided_at, a.full_name, a.batch_year
      from public.alumni_posts w join public.alumni_profiles a on a.id = w.author_id and a.status = 'verified'
      where w.status = 'published' and w.author_id <> reader.id
        and w.decided_at >= private.midnight((this_month - interval '1 month')::date)
        and w.decided_at < private.midnight(this_month)
        and (w.audience = 'alumni' or a.batch_year = reader.batch_year)
        and coalesce(w.last_day >= private.today(), true)
        and not exists (
          select from public.alumni_blocks b where b.blocker_id = reader.id and b.blocked_id = w.author_id)
      -- What concerns the own batch first.
      order by (a.batch_year = reader.batch_year) desc nulls last, w.decided_at desc limit 20
    ) as n;
    if news is not null then
      insert into public.mail_outbox (recipient, template, data)
      values (reader.email, 'alumni_digest', jsonb_build_object('name', reader.full_name, 'news', news,
        'month', to_char(this_month - 1, 'YYYY-MM-DD'), 'language', private.email_language_of(reader.id)));
    end if;
  end loop;
  return looked_at;
end $$;

-- Mentoring: a request with its state, between two alumni. They write to each other as all alumni do.

create function private.mentoring_email(request public.mentoring_requests, recipient uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.queue_email(u.email, 'alumni_mentoring', jsonb_strip_nulls(jsonb_build_object(
    'name', own.full_name, 'other', other.full_name, 'other_batch', other.batch_year, 'state', request.state,
    'words', case when request.state = 'asked' then request.words else request.answer end,
    'language', private.email_language_of(own.id))))
  from public.alumni_profiles own
  join public.alumni_profiles other
    on other.id = case recipient when request.mentor_id then request.asker_id else request.mentor_id end
  join auth.users u on u.id = own.id and u.email is not null
  where own.id = recipient and own.status = 'verified'
    and not exists (select from public.alumni_blocks b where b.blocker_id = own.id and b.blocked_id = other.id);
end $$;

-- Asks a mentor. A person has at most five requests without an answer, and asks five times a day; one who was declined
-- may ask the same mentor again after 90 days.
create function public.ask_for_mentoring(mentor uuid, words text) returns uuid
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  asker uuid := private.require_verified_alumnus();
  said text := private.require_text(words, 'words', 10, 2000);
  asked public.mentoring_requests;
begin
  if not exists (
    select from public.alumni_profiles p where p.id = mentor and p.id <> asker and p.status = 'verified' and p.is_mentor
  ) then
    raise exception 'This person takes no requests.' using errcode = 'PT404', detail = 'no_such_mentor';
  end if;
  -- One request of a person at a time, so that the counts are right.
  perform pg_advisory_xact_lock(hashtextextended(asker::text, 20261127140001));
  if exists (
    select from public.mentoring_requests m where m.asker_id = asker and m.mentor_id = mentor
      and (m.state in ('asked', 'accepted') or m.state = 'declined' and m.updated_at > now() - interval '90 days')
  ) then
    raise exception 'You have asked this person already.' using errcode = 'PT409', detail = 'asked_already';
  end if;
  if (select count(*) from public.mentoring_requests m where m.asker_id = asker
      and (m.state = 'asked' or m.created_at > now() - interval '1 day')) >= 5 then
    raise exception 'You have asked several people. Please wait for an answer.'
      using errcode = 'PT429', detail = 'too_many_requests';
  end if;
  insert into public.mentoring_requests (asker_id, mentor_id, words) values (asker, mentor, said) returning * into asked;
  perform private.mentoring_email(asked, mentor);
  return asked.id;
end $$;
grant execute on function public.ask_for_mentoring to authenticated;

-- Moves a request on: the mentor accepts or declines it, the asker withdraws it before, either of them ends it after.
-- The other one gets an email with the words, if any.
create function public.move_mentoring_request(request uuid, state text, words text default null) returns void
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  person uuid := private.require_verified_alumnus();
  said text := private.require_text(words, 'words', 0, 2000);
  moved public.mentoring_requests;
begin
  update public.mentoring_requests m set state = move_mentoring_request.state, answer = said
  where m.id = request and case move_mentoring_request.state
    when 'accepted' then m.state = 'asked' and m.mentor_id = person
    when 'declined' then m.state = 'asked' and m.mentor_id = person
    when 'withdrawn' then m.state = 'asked' and m.asker_id = person
    when 'ended' then m.state = 'accepted' and person in (m.asker_id, m.mentor_id)
    else false end
  returning * into moved;
  if moved.id is null then
    raise exception 'This request has changed meanwhile.' using errcode = 'PT409', detail = 'changed_meanwhile';
  end if;
  perform private.mentoring_email(moved, case person when moved.mentor_id then moved.asker_id else moved.mentor_id end);
end $$;
grant execute on function public.move_mentoring_request to authenticated;

-- The caller's requests, the newest first, with the other person; those of people who left the network are left out, and
-- what a person asks whom the caller has blocked.
create function public.list_mentoring_requests()
returns table (id uuid, is_mentor boolean, other_id uuid, other text, batch_year integer, profession text, words text,
  answer text, state text, created_at timestamptz, updated_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  reader uuid := private.own_id();
begin
  if not public.is_verified_alumnus() then
    return;
  end if;
  return query
    select m.id, m.mentor_id = reader, d.id, d.full_name, d.batch_year, d.profession, m.words, m.answer, m.state,
      m.created_at, m.updated_at
    from public.mentoring_requests m
    join private.alumni_directory d on d.id = case reader when m.mentor_id then m.asker_id else m.mentor_id end
    where reader in (m.asker_id, m.mentor_id)
      and not (m.mentor_id = reader and exists (
        select from public.alumni_blocks b where b.blocker_id = reader and b.blocked_id = m.asker_id))
    order by m.created_at desc, m.id desc limit 200;
end $$;
grant execute on function public.list_mentoring_requests to authenticated;
