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
where not c.is_given and c.channel <> 'link' and c.answered_at = date_trunc('day', c.answered_at, 'Asia/Kolkata')
  -- One that the office corrected on the same day stays corrected.
  and not exists (select from public.consents o
    where o.student_id = c.student_id and o.purpose = c.purpose and o.guardian_id is not distinct from c.guardian_id
      and o.is_given and o.channel <> 'link' and o.answered_at = c.answered_at and o.number > c.number);

-- Hides or shows a picture in every album that shows its file, and gives the album another cover or the old one.
create or replace function private.hide_picture(picture uuid, hide boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  shown public.gallery_images;
  cover public.gallery_images;
begin
  perform set_config('private.decides_pictures', 'yes', true);
  update public.gallery_images i set hidden_at = case when hide then coalesce(i.hidden_at, now()) end
  where i.id = picture returning * into shown;
  perform set_config('private.decides_pictures', '', true);
  if shown.id is null then
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
    -- Restored for one, the file stays hidden where it was removed for another.
    perform private.hide_picture(coalesce(new.picture_id, (
      select i.id from public.gallery_images i where private.media_id(i.path) = private.media_id(new.path) limit 1)),
      new.status <> 'restored' or exists (select from public.photo_requests o
        where o.id <> new.id and o.status = 'removed' and private.media_id(o.path) = private.media_id(new.path)));
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
  perform private.forget_deleted();
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

-- Writes earlier versions of rows: inserts them again, or overwrites the present ones. All versions have the same
-- columns.
create or replace function private.restore_rows(target text, versions jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  names text;
  given text;
  all_names text;
  all_given text;
begin
  -- Emptied entries of the log bring nothing back.
  versions := (select jsonb_agg(v.value) from jsonb_array_elements(versions) v where v.value <> 'null');
  if versions is null then
    return;
  end if;
  select string_agg(format('%I', a.attname), ', ') filter (where a.attidentity = ''),
    string_agg(format('was.%I', a.attname), ', ') filter (where a.attidentity = ''),
    string_agg(format('%I', a.attname), ', '), string_agg(format('was.%I', a.attname), ', ')
  into names, given, all_names, all_given
  from pg_catalog.pg_attribute a
  where a.attrelid = format('public.%I', target)::regclass and a.attnum > 0 and not a.attisdropped
    and a.attgenerated = '' and versions -> 0 ? a.attname::text;
  -- For private.keep_sample_mark.
  perform set_config('private.restores', 'yes', true);
  execute format(
    'update public.%1$I present set (%2$s) = row(%3$s)
     from jsonb_populate_recordset(null::public.%1$I, $1) was where present.id = was.id',
    target, names, given) using versions;
  -- Identity columns keep their numbers, because the later of two answers counts.
  execute format(
    'insert into public.%1$I (%2$s) overriding system value select %3$s from jsonb_populate_recordset(null::public.%1$I, $1) was
     where not exists (select from public.%1$I present where present.id = was.id)',
    target, all_names, all_given) using versions;
  perform set_config('private.restores', '', true);
end $$;

-- All entries of a table, or that of one row.
create or replace function public.list_deleted_rows(target text, most integer default 100, only_row uuid default null)
returns table (id uuid, row_id uuid, deleted_at timestamptz, deleted_by text, was jsonb)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_managed(target);
  return query execute format(
    'select l.id, l.row_id, l.created_at, (select u.email from public.users u where u.id = l.actor), l.before
     from public.audit_log l
     where l.table_name = %1$L and ($1 is null or l.row_id = $1)
       and l.action = ''delete'' and l.before is not null and l.created_at > now() - interval ''30 days''
       and private.are_read_here(l.table_name, l.before, l.after)
       and not exists (select from public.%1$I t where t.id = l.row_id)
       and not exists (select from public.audit_log later where later.table_name = %1$L
         and later.row_id = l.row_id and later.action = ''delete'' and later.created_at > l.created_at)
     order by l.created_at desc limit %2$s', target, least(greatest(most, 1), 500)) using only_row;
end $$;

-- Restores a deleted row with everything that was deleted with it.
create or replace function public.restore_deleted_row(target text, entry_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  entry public.audit_log;
begin
  perform private.require_managed(target, true);
  for entry in
    -- The first entry of a row holds its state before the change, which may have cleared a reference before deleting
    -- it.
    with firsts as (
      select distinct on (l.table_name, l.row_id) l.*
      from public.audit_log l join public.audit_log own on own.change = l.change
      where own.id = entry_id and own.table_name = target and own.action = 'delete' and own.before is not null
        and private.is_undone(l.table_name) and private.may(l.table_name)
        and (l.table_name <> target or l.row_id = own.row_id)
      order by l.table_name, l.row_id, l.written_at, array_position(array['insert', 'update', 'delete'], l.action), l.id
    )
    select f.* from firsts f
    where f.action <> 'insert' and exists (
        select from public.audit_log d
        where d.change = f.change and d.table_name = f.table_name and d.row_id = f.row_id and d.action = 'delete')
      -- Deleting a child's record clears the child in a mark, but keeps the mark on the face.
      or f.table_name in ('pictured_children', 'filmed_children') and f.action = 'update'
    order by f.table_name <> target, private.reference_depth(f.table_name), f.id
  loop
    begin
      perform private.restore_rows(entry.table_name, jsonb_build_array(entry.before));
    exception when foreign_key_violation then
      -- It refers to another row of the same change that stays deleted.
      if entry.table_name = target then
        raise;
      end if;
    end;
  end loop;
  if entry.id is null then
    raise exception 'This entry is not kept any more.' using errcode = 'PT404', detail = 'version';
  end if;
end $$;

-- Restores a row to its state after one of its changes, or before it if that change deleted the row.
create or replace function public.restore_version(target text, entry_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  entry public.audit_log;
begin
  perform private.require_managed(target, true);
  select l.* into entry from public.audit_log l where l.id = entry_id and l.table_name = target;
  if coalesce(entry.after, entry.before) is null then
    raise exception 'This version is not kept any more.' using errcode = 'PT404', detail = 'version';
  end if;
  perform private.restore_rows(target, jsonb_build_array(coalesce(entry.after, entry.before)));
end $$;

-- Administrators of one campus read medical notes of that campus alone.
drop policy "Admins manage" on public.sports_registration_medical_notes;
create policy "Administrators and the campus read" on public.sports_registration_medical_notes for select to authenticated
  using (
    (select public.is_admin())
    and ((select public.own_campus_scope()) is null or exists (
      select from public.sports_registrations r
      where r.id = registration_id and r.campus = any ((select public.own_campus_scope())::text[])))
  );
create policy "Admins add" on public.sports_registration_medical_notes for insert to authenticated
  with check ((select public.is_admin()));
create policy "Admins change" on public.sports_registration_medical_notes for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Admins delete" on public.sports_registration_medical_notes for delete to authenticated
  using ((select public.is_admin()));
-- Sensitive tables: colleagues limited to some campuses read only the rows of those campuses.
-- Their policies and functions repeat it; the log of changes follows this list (08_audit_log.sql).
create or replace function private.is_read_by_campus(target text) returns boolean
language sql immutable set search_path = ''
as $$
  select target in ('applications', 'guardian_requests', 'consent_scans', 'sports_registration_medical_notes')
$$;

-- Empties the log of the rows that this transaction, a job's, has deleted: what is erased when its term is over cannot
-- be brought back. The log keeps that the rows were there, and when they went.
create function private.forget_deleted() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.audit_log l set before = null, after = null
  from public.audit_log d
  where d.change = pg_current_xact_id()::text::bigint and d.action = 'delete'
    and l.table_name = d.table_name and l.row_id = d.row_id and (l.before is not null or l.after is not null);
end $$;
grant execute on function private.forget_deleted to service_role;

-- Erases what is due of the kinds of a job; returns the number of rows.
create or replace function private.purge_job(wanted text) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  step record;
  erased integer;
  total integer := 0;
begin
  for step in select p.kind, p.table_name from private.purged_kinds p where p.job = wanted order by p.place loop
    if step.kind = 'leavers_contacts' then
      erased := private.erase_contacts(array(select d.row_id from private.list_due('leavers_contacts', now()) d));
    else
      execute format('delete from %I.%I t where t.id in (select d.row_id from private.list_due($1, now()) d)',
        case step.kind when 'record_views' then 'private' else 'public' end, step.table_name) using step.kind;
      get diagnostics erased = row_count;
    end if;
    perform private.keep_purge(step.kind, erased);
    total := total + erased;
  end loop;
  perform private.forget_deleted();
  return total;
end $$;

-- Removes contacts of these children from what the log wrote until a moment.
create function private.forget_contacts_of(children uuid[], until timestamptz) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.audit_log l
  set before = l.before - private.contact_columns(), after = l.after - private.contact_columns()
  where l.table_name = 'students' and l.row_id = any (children) and l.created_at <= until
    and (l.before ?| private.contact_columns() or l.after ?| private.contact_columns());
  update public.audit_log l
  set before = l.before || '{"given_by": "Guardian"}', after = l.after || '{"given_by": "Guardian"}'
  where l.table_name = 'consents' and l.created_at <= until
    and (l.before ->> 'given_by' <> 'Guardian' or l.after ->> 'given_by' <> 'Guardian')
    and coalesce(l.before ->> 'student_id', l.after ->> 'student_id') = any (children::text[]);
end $$;

-- Removes guardians and home from the records of these children, and from the log.
create or replace function private.erase_contacts(children uuid[]) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  erased integer;
begin
  update public.consents c set given_by = 'Guardian' where c.student_id = any (children) and c.given_by <> 'Guardian';
  update private.alumni_answers a set given_by = 'Guardian', mailbox = null where a.student_id = any (children);
  update public.students s
  set guardian_name = null, guardian_relation = null, guardian_phone = null, guardian_email = null, address = null,
    route_id = null
  where s.id = any (children);
  get diagnostics erased = row_count;
  delete from public.guardians g where g.student_id = any (children);
  -- The guardians signed and sent these.
  delete from public.consent_scans c where c.student_id = any (children);
  delete from public.guardian_requests r where r.student_id = any (children);
  perform private.forget_contacts_of(children, now());
  return erased;
end $$;

-- Removes contacts of leavers that the office deleted from the log too, a month later.
create or replace function private.forget_contacts() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  children uuid[] := array(
    select s.id from public.students s
    where s.status <> 'active' and not private.has_contact(s)
      and not exists (select from private.list_held(private.today()) h where h.student_id = s.id));
begin
  perform private.forget_contacts_of(children, now() - interval '30 days');
end $$;

-- Erases accounts that were deleted more than 30 days ago, with their rows and what the log kept of them.
create or replace function public.purge_deleted_accounts() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  old uuid[];
begin
  perform private.require_server();
  old := array(select d.row_id from private.list_due('accounts', now()) d);
  delete from auth.users u where u.id = any(old);
  perform private.forget_deleted();
  delete from public.audit_log a
  where a.row_id = any(old) and a.table_name in ('alumni_profiles', 'users', 'auth_user_roles');
  perform private.keep_purge('accounts', cardinality(old));
  return cardinality(old);
end $$;

-- Erases enquiries, applications, messages, requests, proposals, emails and the other kinds of this job
-- (private.purged_kinds), each at its time.
create or replace function public.purge_old_requests() returns integer
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_server();
  delete from private.unconfirmed_photo_requests u where u.created_at < now() - interval '2 days';
  -- These also go when the next form comes, which may be weeks later.
  delete from private.repeated_registrations p where p.sent_at < now() - interval '30 days';
  delete from public.weekly_subscriptions w where w.confirmed_at is null and w.created_at < now() - interval '7 days';
  delete from public.form_submissions s where s.created_at < now() - interval '2 days';
  delete from public.certificate_lookups l where l.created_at < now() - interval '1 hour';
  -- Deliveries of notices that can no longer come back from the trash.
  delete from private.push_deliveries d
  where d.created_at < now() - interval '60 days'
    and not exists (select from public.latest_updates u where u.id = d.notice_id);
  -- People who are no guardians may be put on a list again or write to the school, so their choice is kept for two
  -- years.
  delete from private.message_opt_outs o
  where o.created_at < now() - interval '2 years' and not private.is_guardians_mailbox(o.address);
  return private.purge_job('purge_old_requests');
end $$;

-- Adds ids of a table to the earlier ones.
create function private.note_rows(target text, ids uuid[], before jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select case when cardinality(ids) = 0 then before else before || jsonb_build_object(target, (
    select jsonb_agg(distinct i.id) from (
      select jsonb_array_elements(coalesce(before -> target, '[]')) union select to_jsonb(n) from unnest(ids) n) as i (id))) end
$$;

drop function private.erase_sent(text[], text, date);
-- Erases forms that were sent from these mailboxes; only those about one child if a name is given.
create function private.erase_sent(mailboxes text[], child text, born date, record uuid default null) returns jsonb
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
    where a.student_id = record or case when child is null then a.email = any (mailboxes)
      else lower(a.child_name) = lower(child) and (a.date_of_birth = born or a.email = any (mailboxes)) end);
  messages uuid[] := array(
    select m.id from public.contact_messages m where child is null and lower(m.email) = any (mailboxes));
  gone jsonb := '{}';
begin
  gone := private.erase_rows('sports_registration_medical_notes', array(
    select n.id from public.sports_registration_medical_notes n where n.registration_id = any (registrations)), gone);
  gone := private.erase_rows('sports_registrations', registrations, gone);
  -- Deleting the notes has written some of these.
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
    delete from private.repeated_registrations p where lower(p.guardian_email) = any (mailboxes);
  end if;
  return gone;
end $$;

-- Entries of the log that name a child, or one of these mailboxes if no child is given, also those of rows that are
-- gone or say something else by now. Transfer certificates stay.
create function private.list_logged(child public.students, mailboxes text[]) returns table (id uuid, table_name text, row_id uuid)
language sql stable security definer set search_path = ''
as $$
  select distinct l.id, l.table_name, l.row_id
  from public.audit_log l cross join lateral (values (l.before), (l.after)) as v (said)
  cross join lateral (select lower(coalesce(v.said ->> 'email', v.said ->> 'guardian_email')) as mailbox) as m
  where case when child.id is null then m.mailbox = any (mailboxes) and l.table_name in (
      'admission_enquiries', 'applications', 'contact_messages', 'sports_registrations', 'event_rsvps', 'meeting_bookings',
      'photo_requests', 'weekly_subscriptions', 'alumni_records', 'mailing_contacts', 'guardians', 'students')
    else v.said ->> 'student_id' = child.id::text and l.table_name <> 'transfer_certificates'
      or l.table_name in ('admission_enquiries', 'applications', 'sports_registrations', 'meeting_bookings')
        and lower(v.said ->> 'child_name') = lower(child.name)
        and (v.said ->> 'date_of_birth' = child.date_of_birth::text or m.mailbox = any (mailboxes)) end
$$;

-- Empties these entries; of a child's record only the contact, if the erasure is that of a mailbox. Adds the rows
-- that no longer exist, with what was deleted with them, so that the trash and the copies hold none of them.
create function private.erase_logged(child public.students, mailboxes text[], before jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  part record;
  missing uuid[];
  deleted uuid[] := '{}';
  gone jsonb := before;
begin
  for round in 1..2 loop
    for part in
      select l.table_name, array_agg(distinct l.row_id) as ids from private.list_logged(child, mailboxes) l
      where round = 1 and l.row_id is not null and (child.id is not null or l.table_name <> 'students') group by l.table_name
      union all
      select l.table_name, array_agg(distinct l.row_id) from public.audit_log l
      cross join unnest(array['enquiry_id', 'message_id', 'application_id', 'registration_id', 'rsvp_id', 'booking_id']) k
      where round = 2 and l.action = 'delete' and l.row_id is not null and l.before ->> k = any (deleted::text[])
      group by l.table_name
    loop
      -- The log may name tables of earlier versions.
      continue when to_regclass(format('public.%I', part.table_name)) is null;
      execute format('select array(select i from unnest($1) i where not exists (select from public.%I t where t.id = i))',
        part.table_name) into missing using part.ids;
      gone := private.note_rows(part.table_name, missing, gone);
      deleted := deleted || missing;
    end loop;
  end loop;
  missing := array(select c.id from public.medical_note_changes c where c.registration_id = any (deleted));
  delete from public.medical_note_changes c where c.id = any (missing);
  update public.audit_log l
  set before = case when child.id is null and l.table_name = 'students' then l.before - private.contact_columns() end,
    after = case when child.id is null and l.table_name = 'students' then l.after - private.contact_columns() end
  where l.id in (select g.id from private.list_logged(child, mailboxes) g);
  return private.note_rows('medical_note_changes', missing, gone);
end $$;

-- The child with an admission number, locked, so that nothing erases it meanwhile; or what the trash keeps of it.
create function private.require_child_to_erase(number text) returns public.students
language plpgsql security definer set search_path = ''
as $$
declare
  child public.students;
begin
  select r.* into child from public.audit_log l cross join jsonb_populate_record(null::public.students, l.before) r
  where l.table_name = 'students' and l.action = 'delete' and l.before ->> 'admission_no' = btrim(number)
    and not exists (select from public.students s where s.id = l.row_id or s.admission_no = btrim(number))
  order by l.created_at desc limit 1;
  if child.id is null then
    select * into child from public.students s where s.id = private.require_student(number);
  end if;
  return child;
end $$;

-- Erases everything about a child on the roll, off it or in the trash. Its transfer certificates stay, which a school must be able
-- to show, and the marks of its face without a name, so that those pictures stay hidden.
create or replace function private.erase_student(child public.students) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  own_mailboxes text[] := array(
    select distinct a.address from (
      select g.email, g.phone from public.guardians g where g.student_id = child.id
      union all select child.guardian_email, child.guardian_phone
      -- Former guardians.
      union all select v.said ->> 'email', v.said ->> 'phone'
      from public.audit_log l cross join lateral (values (l.before), (l.after)) as v (said)
      where l.table_name = 'guardians' and v.said ->> 'student_id' = child.id::text) as g
    cross join unnest(array[lower(g.email), private.phone_address(g.phone)]) as a(address)
    where a.address is not null);
  gone jsonb := private.erase_sent(own_mailboxes, child.name, child.date_of_birth, child.id);
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
  -- Links and emails to mailboxes that are no guardian's any more, and emails that name the child.
  gone := private.erase_rows('personal_links', array(
    select l.id from public.personal_links l
    where l.mailbox = any (own_mailboxes) and not private.is_guardians_mailbox(l.mailbox)), gone);
  gone := private.erase_deliveries(own_mailboxes, gone);
  gone := private.erase_logged(child, own_mailboxes, gone);
  return private.erase_rows('mail_outbox', array(
    select o.id from public.mail_outbox o
    where o.data ->> 'admission_no' = child.admission_no
      or lower(o.recipient) = any (own_mailboxes)
        and (o.data ->> 'child' = child.name or not private.is_guardians_mailbox(lower(o.recipient)))), gone);
end $$;

-- Erases a child by its admission number, or a mailbox, at once and for good. Returns the id of the certificate.
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
  was_logged boolean;
  made private.erasure_certificates;
begin
  case create_erasure.kind
    when 'student' then
      child := private.require_child_to_erase(named);
      named := left(child.admission_no, 60);
      if exists (select from private.list_held(private.today()) h
          where h.student_id = child.id or h.mailbox in (
            select lower(g.email) from public.guardians g where g.student_id = child.id
            union select lower(child.guardian_email))) then
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
      was_logged := exists (select from private.list_logged(null, array[named]));
      gone := private.erase_rows('mail_outbox', array(
        select o.id from public.mail_outbox o where lower(o.recipient) = named),
        private.erase_deliveries(array[named], private.erase_sent(array[named], null, null)));
      gone := private.erase_logged(null, array[named], gone);
      -- A guardian may have named it for a former student, also where the register has another.
      update private.alumni_answers a set mailbox = null where a.mailbox = named;
      if gone = '{}' and not was_logged and not found then
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
  -- Emails the guardians who asked for it, without saying whom it was about.
  perform private.queue_email(a.value ->> 'address', 'guardian_data_erased',
    jsonb_build_object('number', made.number, 'language', a.value ->> 'language'))
  from jsonb_array_elements(asked) a;
  return made.id;
end $$;

-- Forms that an erasure of this child leaves, although they may be about it: of the same birthday and campus, or from
-- a guardian's mailbox, under another name. A sister's or brother's are among them.
create function public.list_near_erasures(subject text) returns table (table_name text, reference text, child_name text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  child public.students;
  mailboxes text[];
begin
  perform private.require_keeper();
  child := private.require_child_to_erase(list_near_erasures.subject);
  mailboxes := array(select lower(g.email) from public.guardians g where g.student_id = child.id and g.email is not null);
  return query
    select f.table_name, f.reference, f.child_name from (
      select 'applications' as table_name, a.reference, a.child_name, a.date_of_birth, a.campus, a.email as mailbox
      from public.applications a where a.student_id is distinct from child.id
      union all
      select 'admission_enquiries', e.reference, e.child_name, e.date_of_birth, e.campus, lower(e.email)
      from public.admission_enquiries e
      union all
      select 'sports_registrations', r.reference, r.child_name, r.date_of_birth, r.campus, lower(r.guardian_email)
      from public.sports_registrations r) as f
    where lower(f.child_name) <> lower(child.name)
      and (f.date_of_birth = child.date_of_birth and f.campus = child.campus or f.mailbox = any (mailboxes))
    order by f.table_name, f.reference limit 50;
end $$;

grant execute on function public.list_near_erasures to authenticated;
