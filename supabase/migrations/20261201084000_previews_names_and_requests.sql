-- Previews name rows by their id alone, no change of an event comes too late, names in emails are no links, and one
-- request about a picture does not undo another (docs/decisions/site-content.md, docs/decisions/events-and-sports.md).

-- Links that were made before may name rows in another way; they last an hour.
delete from public.previews p
where p.table_name <> 'site_content' and jsonb_path_exists(p.rows, '$[*].column ? (@ != "id")');
alter table public.previews add constraint previews_rows_are_named_check check (
  table_name = 'site_content' or not jsonb_path_exists(rows, '$[*].column ? (@ != "id")'));


-- Takes back the emails about an event's change that still wait for their hour, and returns what one of them said.
create function private.take_back_notices(wanted uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  untold jsonb;
begin
  with taken as (
    delete from public.mail_outbox m
    where m.sent_at is null and m.gave_up_at is null and m.attempts = 0 and m.next_attempt_at > now()
      and m.data ->> 'notice_of' = wanted::text
    returning m.data
  )
  select t.data into untold from taken t limit 1;
  return untold;
end $$;

-- Emails every guest who comes, waits or is invited. Guests who have not answered get a changed event as a new
-- invitation; where a second colleague approves messages, they learn only that it is off, in the words that were
-- approved (private.require_second_inviter). A change is told at once, a further one an hour later: then the guests get
-- the last state alone. Nothing waits that is off, or within a day of its old or new start. Does not use queue_email:
-- its limit is against strangers.
create or replace function private.tell_guests(event public.events, kind text, more jsonb default '{}') returns void
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  needs_approval boolean := coalesce((select r.needs_approval from private.message_rules r), false);
  untold jsonb := private.take_back_notices(event.id);
  is_urgent boolean;
  due timestamptz;
begin
  -- The guests still know the event as it was before the email that they did not get.
  if more ? 'was_starts_at' and untold ? 'was_starts_at' then
    more := more || jsonb_build_object('was_starts_at', untold -> 'was_starts_at',
      'was_ends_at', untold -> 'was_ends_at', 'was_venue', untold -> 'was_venue');
  end if;
  is_urgent := kind = 'event_cancelled'
    or least(event.starts_at, (more ->> 'was_starts_at')::timestamptz) < now() + interval '1 day';
  insert into private.event_notices as n (event_id, kind, told_at) values (event.id, kind, now())
  on conflict on constraint event_notices_pkey do update
    set told_at = case when is_urgent then now()
      else greatest(now(), case when n.told_at > now() then n.told_at else n.told_at + interval '1 hour' end) end
  returning told_at into due;
  insert into public.mail_outbox (recipient, template, data, next_attempt_at)
  select r.email, case when r.status = 'invited' and kind = 'event_changed' then 'event_rsvp_invited' else kind end,
    private.rsvp_email(told.about, r, private.create_personal_link(r.id)) || more
      || jsonb_build_object('notice_of', event.id), due
  from public.event_rsvps r
  cross join lateral (
    select case when r.status = 'invited' and needs_approval then private.event_as_invited(event, r.invited_at)
      else event end as about) as told
  where r.event_id = event.id and r.status not in ('declined', 'cancelled')
    and (r.status <> 'invited' or not needs_approval or kind = 'event_cancelled')
    and (told.about).id is not null;
end $$;

-- Emails the guests when an event is moved, called off or on again. Guests of an event that is no longer published are
-- told only that it is off: its page is gone.
create or replace function private.notice_event_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if old.status <> 'published' or coalesce(old.ends_at, old.starts_at) < now() then
    return null;
  end if;
  if new.status <> 'published' then
    perform private.take_back_notices(new.id);
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

-- Runs before an event is deleted with its RSVPs.
create or replace function private.notice_event_deletion() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if old.status = 'published' and old.cancelled_at is null and coalesce(old.ends_at, old.starts_at) >= now() then
    old.sequence := old.sequence + 1;
    old.cancelled_at := now();
    perform private.tell_guests(old, 'event_cancelled');
  else
    perform private.take_back_notices(old.id);
  end if;
  return old;
end $$;

-- Whether a mail program would make a link of a name: an address, or a dot inside a word but after initials and titles,
-- as in S.K.Gupta and Dr.Verma. Browsers take full-width dots for dots. The same rule as in data/forms/person-rules.ts.
create or replace function private.would_be_link(name text) returns boolean
language sql immutable set search_path = ''
as $$
  select name ~ '[/\\@]' or name ~* 'www[.\uff0e\u3002\uff61]'
    or name ~ '[.\uff0e\u3002\uff61](?:भारत|संगठन|कॉम|नेट)(?![\u0904-\u0d7f])'
    or regexp_replace(name, '(^|[\s,(])(?:(?:[A-Za-z]{1,2}|[\u0904-\u0d7f]{1,4}|Smt|SMT|Shri|SHRI|Sri|SRI|Mrs|MRS'
      || '|Mohd|MOHD|Prof|PROF|Adv|ADV|Capt|CAPT|Col|COL|Maj|MAJ|Kum|KUM)[.](?=[A-Z\u0904-\u0d7f]))+', '\1', 'g')
      ~ '[.\uff0e\u3002\uff61][^\s.]{2}'
$$;

alter table public.photo_requests add column hid_at_once boolean not null default false;
-- Which of the earlier requests hid their picture at once is known only of those that wait beside a visible one.
-- Their last change stays that of the decision: pictures are erased thirty days after it.
alter table public.photo_requests disable trigger user;
update public.photo_requests r set hid_at_once = true
where r.status <> 'new' or not exists (
  select from public.gallery_images i where i.id = r.picture_id and i.hidden_at is null);
alter table public.photo_requests enable trigger user;

-- Whether a request hides its picture, in every album.
create function private.hides_picture(request public.photo_requests) returns boolean
language sql immutable set search_path = ''
as $$
  select request.status = 'removed' or request.status = 'new' and request.hid_at_once
$$;

-- What somebody asked to hide is shown again by the decision on the request or by an administrator, and by nothing
-- else: no earlier version, no other row of the same picture. A hidden row keeps its picture, because it is erased
-- with the row (purge_removed_pictures).
create or replace function private.keep_hidden_picture() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  is_office boolean := coalesce(current_setting('role', true), '') in ('anon', 'authenticated')
    and coalesce(current_setting('private.decides_pictures', true), '') <> 'yes';
  was_hidden boolean := tg_op <> 'INSERT' and old.hidden_at is not null;
  is_moved boolean := tg_op = 'UPDATE' and new.path <> old.path;
begin
  -- With its album a hidden picture may go; it stays hidden when it comes back.
  if is_office and was_hidden and (is_moved or tg_op = 'DELETE' and pg_trigger_depth() = 1)
     and not public.is_admin() then
    raise exception 'Somebody asked to hide this picture. An administrator decides about it.'
      using errcode = '42501', detail = 'hidden_on_request';
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  if is_office and tg_op = 'UPDATE' and new.hidden_at is distinct from old.hidden_at
     and (coalesce(current_setting('private.restores', true), '') = 'yes' or not public.is_admin()) then
    new.hidden_at := old.hidden_at;
  end if;
  if new.hidden_at is null and (tg_op = 'INSERT' or is_moved) and exists (
    select from public.photo_requests r
    where private.hides_picture(r) and private.media_id(r.path) = private.media_id(new.path)
      -- An administrator who shows the picture of a request shows it elsewhere too.
      and not exists (select from public.gallery_images i
        where i.id = r.picture_id and i.hidden_at is null and i.id <> new.id
          and private.media_id(i.path) = private.media_id(r.path))) then
    new.hidden_at := now();
  end if;
  return new;
end $$;

-- Follows the office's decision: the picture returns or stays hidden in every album that has it, and the person gets an
-- email. Undo does the reverse. Restored for one, it stays hidden as long as the request of another hides it.
create or replace function private.follow_photo_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  picture uuid;
begin
  if new.status is distinct from old.status then
    -- Any row of the file, because hide_picture goes through all; an administrator may have given the row another file.
    select i.id into picture from public.gallery_images i
    where private.media_id(i.path) = private.media_id(new.path)
      or i.id = new.picture_id and private.media_id(i.path) is null and private.media_id(new.path) is null
    limit 1;
    perform private.hide_picture(picture, exists (select from public.photo_requests r
      where private.hides_picture(r)
        and (r.picture_id = picture or private.media_id(r.path) = private.media_id(new.path))));
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
    consent_version, language, hid_at_once)
  values (own_reference, picture.id, picture.title, picture.path, sender, address, keep_photo_request.relation, words,
    consent, tongue, hides);
  if hides then
    perform private.hide_picture(picture.id, true);
  end if;
  facts := jsonb_build_object('reference', own_reference, 'name', sender, 'album', picture.title, 'hidden', hides);
  perform private.queue_email(address, 'photo_request_received', facts || jsonb_build_object('language', tongue,
    'album', private.album_title_in(picture.id, tongue, picture.title)));
  perform private.queue_office_email('photos', picture.campus, 'office_photo_request', facts || jsonb_build_object(
    'email', address, 'relation', keep_photo_request.relation, 'message', words, 'written_in', tongue));
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
    where r.status = 'removed' or r.status = 'new' and r.hid_at_once and r.picture_id is null
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
