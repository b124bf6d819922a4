-- Events, the answers to invitations, and the school calendar.

create table public.events (
  id uuid primary key default gen_random_uuid(),
  title text not null check (length(btrim(title)) between 1 and 200),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  summary text not null default '' check (length(summary) <= 400),
  body text not null default '' check (length(body) <= 20000),
  starts_at timestamptz not null check (starts_at between '2003-01-01' and '2100-01-01'),
  ends_at timestamptz,
  all_day boolean not null default false,
  recurrence text check (length(recurrence) <= 300 and recurrence ~ '^FREQ='),
  venue text check (length(venue) <= 200),
  campus text check (campus in ('paonta-sahib', 'juniors', 'majra')),
  category text not null default 'general' check (category ~ '^[a-z][a-z0-9-]{0,39}$'),
  cover text check (length(cover) <= 500 and cover ~ '^(/|https://)\S*$'),
  cover_alt text check (length(cover_alt) <= 300),
  cover_width integer check (cover_width > 0),
  cover_height integer check (cover_height > 0),
  rsvp_enabled boolean not null default false,
  capacity integer check (capacity between 1 and 100000),
  max_party integer not null default 6 check (max_party between 1 and 50),
  rsvp_until timestamptz,
  status text not null default 'draft' check (status in ('draft', 'published', 'archived')),
  publish_at timestamptz not null default now(),
  cancelled_at timestamptz,
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (ends_at >= starts_at)
);
create index events_published_idx on public.events (starts_at, id) where status = 'published';
create index events_status_idx on public.events (status, starts_at desc, id);
create index events_campus_idx on public.events (campus, starts_at);
create index events_category_idx on public.events (category, starts_at);
select private.guard_table('public.events');
create policy "Published events are public" on public.events for select to anon, authenticated
  using (status = 'published' and publish_at <= now());

create table public.event_rsvps (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references public.events (id) on delete cascade,
  reference text not null unique,
  name text not null check (length(name) between 1 and 120),
  email text not null check (length(email) <= 254),
  adults integer not null default 1 check (adults between 0 and 50),
  children integer not null default 0 check (children between 0 and 50),
  status text not null check (status in ('going', 'waitlisted', 'cancelled')),
  token_hash text not null unique,
  checked_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (adults + children >= 1)
);
create index event_rsvps_event_idx on public.event_rsvps (event_id, status, created_at, id);
-- One living answer for each address and event.
create unique index event_rsvps_address_idx on public.event_rsvps (event_id, email) where status <> 'cancelled';
select private.guard_table('public.event_rsvps', 'update or delete');

-- How full a published event is; numbers only, so its owner's rights are safe.
create view public.event_availability with (security_barrier = true, security_invoker = false) as
select e.id as event_id, e.capacity,
  coalesce(sum(r.adults + r.children) filter (where r.status = 'going'), 0)::integer as going,
  coalesce(sum(r.adults + r.children) filter (where r.status = 'waitlisted'), 0)::integer as waitlisted
from public.events e
left join public.event_rsvps r on r.event_id = e.id
where e.status = 'published' and e.publish_at <= now()
group by e.id;
select private.guard_view('public.event_availability');

create function private.hash_token(token text) returns text
language sql immutable set search_path = ''
as $$ select encode(sha256(convert_to(token, 'UTF8')), 'hex') $$;

-- The event, locked until the transaction ends, so that two people cannot take one place.
create function private.lock_open_event(wanted uuid) returns public.events
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
     or coalesce(event.rsvp_until, event.ends_at, event.starts_at) < now() then
    raise exception 'Replies to this event are closed.' using errcode = 'PT409', detail = 'rsvp_closed';
  end if;
  return event;
end $$;

create function private.people_going(wanted uuid, but_for uuid default null) returns integer
language plpgsql stable set search_path = ''
as $$
begin
  return (select coalesce(sum(r.adults + r.children), 0) from public.event_rsvps r
          where r.event_id = wanted and r.status = 'going' and r.id is distinct from but_for);
end $$;

create function private.require_party(event public.events, adults integer, children integer) returns integer
language plpgsql set search_path = ''
as $$
begin
  if adults is null or children is null or adults < 0 or children < 0
     or adults + children not between 1 and event.max_party then
    raise exception 'Please come with 1 to % people.', event.max_party using errcode = '22023', detail = 'adults';
  end if;
  return adults + children;
end $$;

-- Free places go to those who waited longest and fit, whoever freed them and however.
create function private.promote_waitlisted(wanted uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  event public.events;
  waiting record;
  going integer;
begin
  select * into event from public.events e where e.id = wanted for update;
  if event.id is null or event.status <> 'published' or event.cancelled_at is not null
     or coalesce(event.ends_at, event.starts_at) < now() then
    return;
  end if;
  going := private.people_going(event.id);
  for waiting in
    select r.id, r.name, r.email, r.reference, r.adults + r.children as people from public.event_rsvps r
    where r.event_id = event.id and r.status = 'waitlisted' order by r.created_at, r.id
  loop
    if event.capacity is null or going + waiting.people <= event.capacity then
      update public.event_rsvps r set status = 'going' where r.id = waiting.id;
      going := going + waiting.people;
      perform private.queue_letter(waiting.email, 'event_rsvp_promoted', jsonb_build_object(
        'event_id', event.id, 'slug', event.slug, 'title', event.title, 'starts_at', event.starts_at,
        'name', waiting.name, 'reference', waiting.reference));
    end if;
  end loop;
end $$;
revoke execute on function private.promote_waitlisted(uuid) from public, anon, authenticated;

create function private.free_places() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.promote_waitlisted(
    case when tg_table_name = 'events' then to_jsonb(old) ->> 'id' else to_jsonb(old) ->> 'event_id' end::uuid);
  return null;
end $$;
create trigger free_places_on_change after update on public.event_rsvps for each row
  when (old.status = 'going' and (new.status <> 'going' or new.adults + new.children < old.adults + old.children))
  execute function private.free_places();
create trigger free_places_on_delete after delete on public.event_rsvps for each row
  when (old.status = 'going') execute function private.free_places();
create trigger free_places_on_capacity after update on public.events for each row
  when (new.capacity is distinct from old.capacity) execute function private.free_places();

create function public.create_event_rsvp(event_id uuid, name text, email text, adults integer default 1,
  children integer default 0)
returns table (reference text, status text, token text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  guest text := private.require_text(create_event_rsvp.name, 'name', 2, 120);
  address text := private.require_email(create_event_rsvp.email, 'email');
  event public.events := private.lock_open_event(create_event_rsvp.event_id);
  people integer := private.require_party(event, create_event_rsvp.adults, create_event_rsvp.children);
  own_reference text := private.new_reference('RSVP');
  own_token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  place text := 'going';
begin
  if exists (select from public.event_rsvps r
             where r.event_id = event.id and r.email = address and r.status <> 'cancelled') then
    raise exception 'There is a reply from this address already. Use the link in your letter to change it.'
      using errcode = 'PT409', detail = 'already_replied';
  end if;
  if event.capacity is not null and private.people_going(event.id) + people > event.capacity then
    place := 'waitlisted';
  end if;
  insert into public.event_rsvps (event_id, reference, name, email, adults, children, status, token_hash)
  values (event.id, own_reference, guest, address, create_event_rsvp.adults, create_event_rsvp.children, place,
          private.hash_token(own_token));
  perform private.queue_letter(address, 'event_rsvp_' || place,
    jsonb_build_object('event_id', event.id, 'slug', event.slug, 'title', event.title, 'starts_at', event.starts_at,
                       'name', guest, 'reference', own_reference, 'token', own_token));
  return query select own_reference, place, own_token;
end $$;

-- What the holder of a token sees of the own answer.
create function public.get_event_rsvp(token text)
returns table (event_id uuid, reference text, name text, adults integer, children integer, status text)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
    select r.event_id, r.reference, r.name, r.adults, r.children, r.status
    from public.event_rsvps r where r.token_hash = private.hash_token(get_event_rsvp.token);
  if not found then
    raise exception 'This reply was not found.' using errcode = 'PT404', detail = 'rsvp_not_found';
  end if;
end $$;

create function public.update_event_rsvp(token text, adults integer, children integer)
returns table (reference text, status text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  rsvp public.event_rsvps;
  event public.events;
  people integer;
  place text;
begin
  -- The event is locked before the answer, in the order of every function here.
  select r.* into rsvp from public.event_rsvps r where r.token_hash = private.hash_token(update_event_rsvp.token);
  if rsvp.id is null then
    raise exception 'This reply was not found.' using errcode = 'PT404', detail = 'rsvp_not_found';
  end if;
  event := private.lock_open_event(rsvp.event_id);
  select r.* into rsvp from public.event_rsvps r where r.id = rsvp.id;
  if rsvp.status = 'cancelled' then
    raise exception 'This reply was cancelled.' using errcode = 'PT409', detail = 'rsvp_cancelled';
  end if;
  people := private.require_party(event, update_event_rsvp.adults, update_event_rsvp.children);
  place := case
    when rsvp.status = 'going' and people <= rsvp.adults + rsvp.children then 'going'
    when event.capacity is null or private.people_going(event.id, rsvp.id) + people <= event.capacity then 'going'
    else 'waitlisted'
  end;
  -- Whoever has a place keeps it: a party that no longer fits is refused instead of losing it.
  if rsvp.status = 'going' and place = 'waitlisted' then
    raise exception 'There are not enough places left for your party.' using errcode = 'PT409', detail = 'event_full';
  end if;
  update public.event_rsvps r
  set adults = update_event_rsvp.adults, children = update_event_rsvp.children, status = place where r.id = rsvp.id;
  return query select r.reference, r.status from public.event_rsvps r where r.id = rsvp.id;
end $$;

create function public.cancel_event_rsvp(token text) returns table (reference text, status text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  rsvp public.event_rsvps;
begin
  select r.* into rsvp from public.event_rsvps r where r.token_hash = private.hash_token(cancel_event_rsvp.token);
  if rsvp.id is null then
    raise exception 'This reply was not found.' using errcode = 'PT404', detail = 'rsvp_not_found';
  end if;
  -- The event is locked before the answer, as everywhere; a cancellation is welcome even when replies
  -- are closed, so nothing else is asked of it.
  perform from public.events e where e.id = rsvp.event_id for update;
  update public.event_rsvps r set status = 'cancelled' where r.id = rsvp.id;
  return query select rsvp.reference, 'cancelled'::text;
end $$;

create table public.calendar_entries (
  id uuid primary key default gen_random_uuid(),
  title text not null check (length(btrim(title)) between 1 and 200),
  description text not null default '' check (length(description) <= 2000),
  starts_on date not null check (starts_on between date '2003-01-01' and date '2100-01-01'),
  ends_on date not null,
  kind text not null default 'activity' check (kind in ('holiday', 'exam', 'term', 'meeting', 'activity')),
  campus text check (campus in ('paonta-sahib', 'juniors', 'majra')),
  level text check (level in ('pre-primary', 'primary', 'middle', 'secondary', 'senior-secondary')),
  recurrence text check (length(recurrence) <= 300 and recurrence ~ '^FREQ='),
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (ends_on between starts_on and starts_on + 400)
);
create index calendar_entries_starts_idx on public.calendar_entries (starts_on, id);
create index calendar_entries_ends_idx on public.calendar_entries (ends_on);
create index calendar_entries_kind_idx on public.calendar_entries (kind, starts_on);
create index calendar_entries_campus_idx on public.calendar_entries (campus, starts_on);
select private.guard_table('public.calendar_entries');
create policy "The calendar is public" on public.calendar_entries for select to anon, authenticated using (true);
