-- Previews name rows by their id alone, no change of an event comes too late, names in emails are no links, and one
-- request about a picture does not undo another (docs/decisions/site-content.md, docs/decisions/events.md).

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
