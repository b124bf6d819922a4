-- Emails about an RSVP: to its guest when it changes, to all guests when the event does.

-- The data of an email about an RSVP, in its language. Its calendar file is the guest's own entry, so its sequence
-- rises with the event's and the RSVP's.
create function private.rsvp_email(event public.events, rsvp public.event_rsvps, token text) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'rsvp_id', rsvp.id, 'slug', event.slug, 'sequence', event.sequence + rsvp.sequence, 'campus', event.campus,
    'title', coalesce(event.translations -> rsvp.language ->> 'title', event.title),
    'venue', coalesce(event.translations -> rsvp.language ->> 'venue', event.venue),
    'starts_at', event.starts_at, 'ends_at', event.ends_at, 'all_day', event.all_day,
    'created_at', rsvp.created_at, 'updated_at', now(),
    'language', rsvp.language, 'name', rsvp.name, 'reference', rsvp.reference, 'status', rsvp.status,
    'adults', rsvp.adults, 'children', rsvp.children, 'offered_until', rsvp.offered_until,
    'is_changed', rsvp.sequence > 0, 'token', token)
    || case when event.cancelled_at is null then '{}' else jsonb_build_object('reason',
      coalesce(event.translations -> rsvp.language ->> 'cancel_reason', event.cancel_reason)) end
$$;

create function private.queue_rsvp_email(kind text, event public.events, rsvp public.event_rsvps) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.queue_email(rsvp.email, kind, private.rsvp_email(event, rsvp,
    private.create_personal_link(rsvp.id)));
end $$;

-- Emails the guest about every change of the RSVP, whether the guest or the office made it. A corrected address gets
-- the email that the former one had.
create function private.tell_guest() returns trigger
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
create trigger tell_guest after update on public.event_rsvps for each row
  when (new.status <> old.status or new.adults <> old.adults or new.children <> old.children
        or new.answers <> old.answers or new.message <> old.message
        or lower(new.email) <> lower(old.email) and new.status <> 'cancelled')
  execute function private.tell_guest();

-- When the guests of an event were last told of a change, or will be.
create table private.event_notices (
  event_id uuid not null references public.events (id) on delete cascade,
  kind text not null,
  told_at timestamptz not null,
  -- What the guests know of an event that is no longer published, so that they hear of changes once it is again.
  untold jsonb,
  primary key (event_id, kind)
);
alter table private.event_notices enable row level security;

-- The event in the words that it had when somebody was invited, at its present times. Null if nobody knows them any
-- more.
create function private.event_as_invited(event public.events, invited_at timestamptz) returns public.events
language plpgsql stable security definer set search_path = ''
as $$
declare
  was public.events;
begin
  select (jsonb_populate_record(null::public.events, l.after)).* into was from public.audit_log l
  where l.table_name = 'events' and l.row_id = event.id and l.after is not null
    and l.created_at <= event_as_invited.invited_at
  order by l.created_at desc, l.written_at desc limit 1;
  if was.id is null then
    return null;
  end if;
  event.title := was.title;
  event.venue := was.venue;
  event.translations := was.translations;
  event.cancel_reason := null;
  return event;
end $$;

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
create function private.tell_guests(event public.events, kind text, more jsonb default '{}') returns void
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
  if kind = 'event_changed' and untold ? 'is_on_again' then
    more := more || '{"is_on_again": true}';
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
-- told only that it is off, because its page is gone, and hear of other changes once it is published again.
create function private.notice_event_change() returns trigger
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
create trigger notice_change after update on public.events
  for each row execute function private.notice_event_change();

-- Runs before an event is deleted with its RSVPs.
create function private.notice_event_deletion() returns trigger
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
create trigger notice_deletion before delete on public.events
  for each row execute function private.notice_event_deletion();
