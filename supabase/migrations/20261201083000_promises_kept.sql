-- What the school promises about pictures, answers and erased data is kept in more cases
-- (docs/decisions/consents.md, docs/decisions/privacy-and-retention.md).

-- When an answer counts that the office enters. Paper carries only a day: against an answer by link of the same day
-- the no wins, and among those that the office entered the last.
create function private.moment_of_entry(child uuid, wanted text, guardian uuid, given boolean, entered timestamptz)
returns timestamptz
language plpgsql stable security definer set search_path = ''
as $$
declare
  midnight timestamptz := date_trunc('day', entered, 'Asia/Kolkata');
  is_of_today constant boolean := midnight = date_trunc('day', now(), 'Asia/Kolkata');
  refused boolean;
  last_entry timestamptz;
begin
  if not given then
    return case when is_of_today then now() else midnight + interval '1 day' - interval '1 microsecond' end;
  end if;
  select bool_or(c.channel = 'link' and not c.is_given), max(c.answered_at) filter (where c.channel <> 'link')
  into refused, last_entry
  from public.consents c
  where c.student_id = child and c.purpose = wanted and c.guardian_id is not distinct from guardian
    and c.answered_at >= midnight and c.answered_at < midnight + interval '1 day';
  return case when refused then midnight when is_of_today then now() else coalesce(last_entry, midnight) end;
end $$;

-- Saves answers, {"public_pictures": true, ...}, to the current words.
create or replace function private.add_consents(child uuid, answers jsonb, channel text, guardian uuid, answered_by text,
  tongue text, answered timestamptz) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  wording public.consent_wordings := private.current_wording();
  wrong text;
begin
  if wording.id is null then
    raise exception 'There are no words of consent yet.' using errcode = 'PT409', detail = 'no_wording';
  end if;
  if jsonb_typeof(answers) is distinct from 'object' or answers = '{}' then
    raise exception 'Please answer at least one question.' using errcode = '22023', detail = 'answers';
  end if;
  select a.key into wrong from jsonb_each(answers) a
  where not private.is_purpose(a.key) or jsonb_typeof(a.value) <> 'boolean' limit 1;
  if wrong is not null then
    raise exception 'There is no such question: %.', left(wrong, 40) using errcode = '22023', detail = 'answers';
  end if;
  insert into public.consents (student_id, purpose, is_given, guardian_id, given_by, channel, wording_id, language,
    answered_at)
  select child, a.key, (a.value)::boolean, guardian, answered_by, add_consents.channel, wording.id, tongue,
    case when add_consents.channel = 'link' then answered
      else private.moment_of_entry(child, a.key, guardian, (a.value)::boolean, answered) end
  from jsonb_each(answers) a order by a.key;
end $$;

-- The purposes that a guardian refused when last asked.
create function private.list_refused_by(guardian uuid) returns text[]
language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(l.purpose), '{}') from (
    select distinct on (c.purpose) c.purpose, c.is_given from public.consents c
    where c.guardian_id = list_refused_by.guardian order by c.purpose, c.answered_at desc, c.number desc) as l
  where not l.is_given
$$;

-- Saves answers that the office enters: from paper, with the sheets uploaded for it (06_signed_sheets.sql), from
-- admission, or from earlier lists. Without `guardian` they are the first guardian's, from eighteen on the student's.
-- A guardian whose no becomes a yes by them gets an email.
create or replace function public.record_consents(student uuid, answers jsonb, channel text default 'paper',
  guardian uuid default null, answered_on date default null, language text default 'en', scans uuid[] default '{}')
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  child public.students;
  person public.guardians;
  last_before bigint;
  refused text[];
  allowed jsonb;
begin
  perform private.require_admin();
  select * into child from public.students s where s.id = record_consents.student for update;
  if child.id is null then
    raise exception 'There is no such child.' using errcode = 'PT404', detail = 'student';
  end if;
  perform private.require_campus(child.campus);
  if record_consents.channel is null or record_consents.channel not in ('paper', 'admission', 'import') then
    raise exception 'Please say how the answer came.' using errcode = '22023', detail = 'channel';
  end if;
  if record_consents.answered_on > private.today() then
    raise exception 'The answer cannot be of a day to come.' using errcode = '22023', detail = 'answered_on';
  end if;
  if cardinality(record_consents.scans) > 0 and record_consents.channel <> 'paper' then
    raise exception 'A signed sheet belongs to an answer on paper.' using errcode = '22023', detail = 'scans';
  end if;
  select * into person from public.guardians g
  where g.student_id = child.id and (g.id = record_consents.guardian
    or record_consents.guardian is null and case when private.is_of_age(child.date_of_birth) then g.is_self else g.is_first end);
  if person.id is null and record_consents.guardian is null and private.is_of_age(child.date_of_birth) then
    insert into public.guardians (student_id, name, is_self) values (child.id, child.name, true) returning * into person;
  end if;
  if person.id is null and record_consents.guardian is not null then
    raise exception 'This is no guardian of the child.' using errcode = '22023', detail = 'guardian';
  end if;
  refused := private.list_refused_by(person.id);
  select coalesce(max(c.number), 0) into last_before from public.consents c where c.student_id = child.id;
  perform private.add_consents(child.id, record_consents.answers, record_consents.channel, person.id,
    coalesce(person.name, 'Guardian'), private.known_language(record_consents.language),
    coalesce(record_consents.answered_on::timestamp at time zone 'Asia/Kolkata', now()));
  if cardinality(record_consents.scans) > 0 then
    perform private.file_consent_scans(child.id, record_consents.scans, array(
      select c.id from public.consents c where c.student_id = child.id and c.number > last_before order by c.number));
  end if;
  select jsonb_object_agg(r.purpose, true) into allowed from unnest(refused) as r(purpose)
  where r.purpose <> all (private.list_refused_by(person.id));
  if allowed is not null and private.guardian_address(person) is not null then
    perform private.queue_email(private.guardian_address(person), 'guardian_answered', jsonb_build_object(
      'name', person.name, 'child', child.name, 'answers', allowed, 'by_office', true, 'language', person.language));
  end if;
end $$;

-- Refusals that the office entered before: paper of an earlier day counts until its end.
update public.consents c
set answered_at = greatest(c.answered_at, least(c.created_at, c.answered_at + interval '1 day' - interval '1 microsecond'))
where not c.is_given and c.channel <> 'link' and c.answered_at = date_trunc('day', c.answered_at, 'Asia/Kolkata');

-- Hides or shows a picture in every album that shows its file, and gives the album another cover or the old one.
create or replace function private.hide_picture(picture uuid, hide boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  shown public.gallery_images;
  cover public.gallery_images;
begin
  update public.gallery_images i set hidden_at = case when hide then coalesce(i.hidden_at, now()) end
  where i.id = picture returning * into shown;
  if not found then
    return;
  end if;
  perform private.hide_picture(i.id, hide) from public.gallery_images i
  where private.media_id(i.path) = private.media_id(shown.path) and i.id <> picture and (i.hidden_at is null) = hide;
  if hide then
    update public.photo_requests r set was_cover = true
    where r.picture_id = picture and exists (
      select from public.gallery_events g where g.id = shown.gallery_event_id and g.cover = shown.path);
    select * into cover from public.gallery_images i
    where i.gallery_event_id = shown.gallery_event_id and i.hidden_at is null and i.withheld_at is null
    order by i.position, i.id limit 1;
    update public.gallery_events g
    set cover = cover.path, cover_alt = nullif(cover.alt, ''), cover_width = cover.width, cover_height = cover.height,
      translations = private.with_cover_alt(g.translations, cover.translations)
    where g.id = shown.gallery_event_id and g.cover = shown.path;
  elsif exists (select from public.photo_requests r where r.picture_id = picture and r.was_cover) then
    update public.gallery_events g
    set cover = shown.path, cover_alt = nullif(shown.alt, ''), cover_width = shown.width, cover_height = shown.height,
      translations = private.with_cover_alt(g.translations, shown.translations)
    where g.id = shown.gallery_event_id;
    update public.photo_requests r set was_cover = false where r.picture_id = picture;
  end if;
end $$;

-- Follows the office's decision: the picture returns or stays hidden, and the person gets an email. Undo does the
-- reverse.
create or replace function private.follow_photo_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.status is distinct from old.status then
    perform private.hide_picture(coalesce(new.picture_id, (
      select i.id from public.gallery_images i where private.media_id(i.path) = private.media_id(new.path) limit 1)),
      new.status <> 'restored');
    if new.status <> 'new' then
      perform private.queue_email(new.email, 'photo_request_' || new.status, jsonb_build_object(
        'reference', new.reference, 'name', new.name, 'language', new.language,
        'album', private.album_title_in(new.picture_id, new.language, new.album_title)));
    end if;
  end if;
  return new;
end $$;

-- Saves a request and hides the picture. A picture that the office has decided to show again stays visible, and so
-- does every picture after thirty requests in a day: those wait for the office.
create or replace function private.keep_photo_request(own_reference text, wanted uuid, sender text, address text, relation text,
  words text, consent text, tongue text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  picture record;
  facts jsonb;
  hides boolean;
begin
  select * into picture from private.shown_picture(wanted);
  hides := not exists (
      select from public.photo_requests r
      where (r.picture_id = picture.id or private.media_id(r.path) = private.media_id(picture.path))
        and r.status = 'restored')
    and (select count(*) from public.photo_requests r where r.created_at > now() - interval '1 day') < 30;
  insert into public.photo_requests (reference, picture_id, album_title, path, name, email, relation, reason,
    consent_version, language)
  values (own_reference, picture.id, picture.title, picture.path, sender, address, keep_photo_request.relation, words,
    consent, tongue);
  if hides then
    perform private.hide_picture(picture.id, true);
  end if;
  facts := jsonb_build_object('reference', own_reference, 'name', sender, 'album', picture.title, 'hidden', hides);
  perform private.queue_email(address, 'photo_request_received', facts || jsonb_build_object('language', tongue,
    'album', private.album_title_in(picture.id, tongue, picture.title)));
  perform private.queue_office_email('photos', picture.campus, 'office_photo_request', facts || jsonb_build_object(
    'email', address, 'relation', keep_photo_request.relation, 'message', words, 'written_in', tongue));
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
from public.photo_requests r
join public.gallery_images i on i.id = r.picture_id or private.media_id(i.path) = private.media_id(r.path)
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

-- Erases pictures, with their files and in every album, thirty days after the office decided to remove them.
create or replace function public.purge_removed_pictures() returns integer
language plpgsql volatile set search_path = ''
as $$
declare
  old uuid[] := array(select d.row_id from private.list_due('removed_pictures', now()) d);
begin
  delete from public.media_files m
  where m.id = any (old)
    or m.id in (select private.media_id(i.path) from public.gallery_images i where i.id = any (old));
  delete from public.gallery_images i where i.id = any (old);
  perform private.keep_purge('removed_pictures', cardinality(old));
  return cardinality(old);
end $$;

-- Uploaded files that are not served: pictures that somebody asked to hide or that wait for their marks or for
-- consent, portraits that their owner's verified profile does not show, and pictures of alumni that no class note
-- shows. One value instead of rows, because an answer ends after a thousand rows without saying so, and the files past
-- it would be served. Runs with the caller's rights, so that only the server finds all of them.
create or replace function public.list_hidden_media() returns text[]
language sql stable set search_path = ''
as $$
  select coalesce(array_agg(h.id::text), '{}') from (
    select private.media_id(i.path) from public.gallery_images i
    where i.hidden_at is not null and private.media_id(i.path) is not null
    union
    -- Also once the album no longer has the picture.
    select m.id from public.photo_requests r join public.media_files m on m.id = private.media_id(r.path)
    where r.status = 'removed' or r.status = 'new' and r.picture_id is null
    union
    select m.id from public.media_files m where m.withheld
    union
    -- Not files: these tell other replicas that words beside a picture or video wait, so that they drop their pages.
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
  ) h (id)
$$;
