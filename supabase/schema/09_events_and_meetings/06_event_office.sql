-- What the office and the server do with the RSVPs to an event (02_rsvps.sql): counting, emailing guests, checking
-- them in, reminding them.

-- Counts people by the state of their RSVP, people who are here, RSVPs that decline, and invitations without an
-- answer. Runs with the caller's rights: only administrators see RSVPs.
create function public.count_event_heads(wanted uuid)
returns table (going integer, offered integer, waiting integer, here integer, declined integer, invited integer)
language plpgsql stable set search_path = ''
as $$
begin
  return query
    select coalesce(sum(r.adults + r.children) filter (where r.status = 'going'), 0)::integer,
      coalesce(sum(r.adults + r.children) filter (where r.status = 'offered'), 0)::integer,
      coalesce(sum(r.adults + r.children) filter (where r.status = 'waitlisted'), 0)::integer,
      coalesce(sum(r.adults + r.children) filter (where r.checked_in_at is not null), 0)::integer,
      (count(*) filter (where r.status = 'declined'))::integer,
      (count(*) filter (where r.status = 'invited'))::integer
    from public.event_rsvps r where r.event_id = wanted;
end $$;
grant execute on function public.count_event_heads to authenticated;

-- What was sent to guests within ten minutes. The outbox does not tell: it forgets what an email said once it is sent.
create table private.messages_to_guests (
  event_id uuid not null references public.events (id) on delete cascade,
  words_hash text not null,
  sent_at timestamptz not null default now(),
  primary key (event_id, words_hash)
);
alter table private.messages_to_guests enable row level security;

-- Sends one email to every guest whose RSVP is in one of these states. Returns how many. The same words within ten
-- minutes are refused, so that a second click sends no second email.
create function public.message_event_guests(wanted uuid, statuses text[], subject text, message text) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  event public.events;
  heading text := private.require_text(message_event_guests.subject, 'subject', 3, 150);
  words text := private.require_text(message_event_guests.message, 'message', 3, 4000);
  mark text := private.hash_token(heading || E'\n' || words);
  written integer;
begin
  if not public.is_admin() then
    raise exception 'Only administrators write to guests.' using errcode = '42501', detail = 'not_admin';
  end if;
  select * into event from public.events e where e.id = wanted for update;
  if event.id is null then
    raise exception 'This event was not found.' using errcode = 'PT404', detail = 'event_not_found';
  end if;
  perform private.require_campus(event.campus);
  delete from private.messages_to_guests m where m.sent_at <= now() - interval '10 minutes';
  if exists (select from private.messages_to_guests m where m.event_id = wanted and m.words_hash = mark) then
    raise exception 'These words went to guests a moment ago.' using errcode = 'PT409', detail = 'sent_already';
  end if;
  insert into public.mail_outbox (recipient, template, data)
  select r.email, 'event_message', private.rsvp_email(event, r, private.create_personal_link(r.id))
    || jsonb_build_object('event_id', wanted, 'subject', heading, 'message', words)
  from public.event_rsvps r where r.event_id = wanted and r.status = any (statuses);
  get diagnostics written = row_count;
  if written > 0 then
    insert into private.messages_to_guests (event_id, words_hash) values (wanted, mark);
  end if;
  return written;
end $$;
grant execute on function public.message_event_guests to authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- Checking in. Several devices may be offline for a while, so each tick has an id made by its device, is sent
-- until it is answered, and counts once.
create table public.event_check_ins (
  -- Made by the device.
  id uuid primary key,
  rsvp_id uuid not null references public.event_rsvps (id) on delete cascade,
  is_here boolean not null,
  ticked_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index event_check_ins_rsvp_idx on public.event_check_ins (rsvp_id, ticked_at);

alter table public.event_check_ins enable row level security;
grant select, insert, update, delete on public.event_check_ins to anon, authenticated;
grant all on public.event_check_ins to service_role;
create policy "Admins manage" on public.event_check_ins for all to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));

create trigger stamp before insert or update on public.event_check_ins
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.event_check_ins
  for each row execute function private.guard_campus();

-- People with the role "door" work around the day of the event, and at their campus. Administrators always may; the
-- trigger guard_campus limits them to their campuses.
create function private.is_door_open(event public.events) returns boolean
language sql stable set search_path = ''
as $$
  select event.status = 'published' and event.cancelled_at is null and event.rsvp_enabled
    and now() between event.starts_at - interval '1 day'
      and private.event_end(event.starts_at, event.ends_at) + interval '1 day'
$$;

create function private.require_door(wanted uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  event public.events;
begin
  perform private.require_may('door');
  if public.is_admin() then
    return;
  end if;
  select * into event from public.events e where e.id = wanted;
  perform private.require_campus(event.campus);
  if event.id is null or not private.is_door_open(event) then
    raise exception 'Guests are checked in around the day of the event.'
      using errcode = '42501', detail = 'door_closed';
  end if;
end $$;

-- The events whose guests are checked in now, for the people at the door.
create function public.list_door_events()
returns table (id uuid, title text, starts_at timestamptz, venue text, campus text, translations jsonb)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  scope text[] := private.campus_scope();
begin
  perform private.require_may('door');
  return query
    select e.id, e.title, e.starts_at, e.venue, e.campus, e.translations from public.events e
    where private.is_door_open(e) and (scope is null or e.campus = any (scope))
    order by e.starts_at, e.id limit 50;
end $$;
grant execute on function public.list_door_events to authenticated;

-- The expected guests with the names of those who come along, without addresses and other answers, which the door
-- does not need.
create function public.list_expected_guests(wanted uuid)
returns table (reference text, name text, adults integer, children integer, status text, checked_in_at timestamptz,
  companions text[])
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_door(wanted);
  return query
    select r.reference, r.name, r.adults, r.children, r.status, r.checked_in_at, coalesce((
        select array_agg(n.name) from public.events e
        cross join jsonb_array_elements(e.questions) q
        cross join unnest(private.names_in(r.answers ->> (q ->> 'id'))) as n (name)
        where e.id = r.event_id and q ->> 'kind' = 'names'), '{}')
    from public.event_rsvps r
    where r.event_id = wanted and r.status not in ('declined', 'cancelled', 'invited') order by r.name, r.id;
end $$;
grant execute on function public.list_expected_guests to authenticated;

-- Ticks a guest off, or undoes that, by the reference on the guest's code. The latest tick of all devices counts; a
-- guest who is ticked twice came at the first time. Bypasses row-level security, because colleagues at the door
-- cannot read RSVPs.
create function public.check_in_guest(tick_id uuid, event_id uuid, guest_reference text, is_here boolean default true,
  ticked_at timestamptz default now())
returns table (rsvp_id uuid, reference text, name text, adults integer, children integer, status text,
  checked_in_at timestamptz)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  rsvp public.event_rsvps;
  came timestamptz;
begin
  perform private.require_door(check_in_guest.event_id);
  select * into rsvp from public.event_rsvps r
  where r.event_id = check_in_guest.event_id
    and r.reference = upper(btrim(check_in_guest.guest_reference)) for update;
  if rsvp.id is null then
    raise exception 'This RSVP was not found.' using errcode = 'PT404', detail = 'rsvp_not_found';
  end if;
  insert into public.event_check_ins (id, rsvp_id, is_here, ticked_at)
  values (check_in_guest.tick_id, rsvp.id, check_in_guest.is_here, least(check_in_guest.ticked_at, now()))
  on conflict on constraint event_check_ins_pkey do nothing;
  select min(c.ticked_at) into came from public.event_check_ins c
  where c.rsvp_id = rsvp.id and c.is_here and not exists (
    select from public.event_check_ins o
    where o.rsvp_id = rsvp.id and not o.is_here and o.ticked_at > c.ticked_at);
  update public.event_rsvps r set checked_in_at = came
  where r.id = rsvp.id and r.checked_in_at is distinct from came;
  return query select rsvp.id, rsvp.reference, rsvp.name, rsvp.adults, rsvp.children, rsvp.status, came;
end $$;
grant execute on function public.check_in_guest to authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- The server's timer.

-- Passes on the places of ended offers, and of cancellations that can no longer be undone. Returns the number of
-- RSVPs.
create function public.expire_event_offers() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  wanted uuid;
  expired integer := 0;
  of_event integer;
begin
  perform private.require_server();
  for wanted in
    select distinct r.event_id from public.event_rsvps r
    where r.status = 'offered' and r.offered_until <= now() order by r.event_id
  loop
    perform from public.events e where e.id = wanted for update;
    update public.event_rsvps r set status = 'cancelled'
    where r.event_id = wanted and r.status = 'offered' and r.offered_until <= now();
    get diagnostics of_event = row_count;
    expired := expired + of_event;
  end loop;
  for wanted in
    select distinct r.event_id from public.event_rsvps r where r.held_until <= now() order by r.event_id
  loop
    perform from public.events e where e.id = wanted for update;
    update public.event_rsvps r set held_until = null, held_as = null
    where r.event_id = wanted and r.held_until <= now();
    get diagnostics of_event = row_count;
    expired := expired + of_event;
  end loop;
  return expired;
end $$;

-- Sends one email to everyone who comes to an event within the next day. Returns how many. Skips people who replied
-- in the last thirty hours before the event: they have just read the day.
create function public.queue_event_reminders() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  guest record;
  reminded integer := 0;
begin
  perform private.require_server();
  for guest in
    select e, r from public.events e join public.event_rsvps r on r.event_id = e.id
    where e.status = 'published' and e.cancelled_at is null
      and e.starts_at > now() and e.starts_at <= now() + interval '24 hours'
      and r.status = 'going' and r.reminded_at is null and r.created_at < e.starts_at - interval '30 hours'
    order by r.created_at
    for update of r skip locked
  loop
    update public.event_rsvps r set reminded_at = now() where r.id = (guest.r).id;
    insert into public.mail_outbox (recipient, template, data)
    values ((guest.r).email, 'event_reminder',
            private.rsvp_email(guest.e, guest.r, private.create_personal_link((guest.r).id)));
    reminded := reminded + 1;
  end loop;
  return reminded;
end $$;
