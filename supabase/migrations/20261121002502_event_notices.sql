-- What guests hear without having done anything: that an event moved, is called off or is tomorrow, and
-- that an offer went on to the next. And the server's timer, which asks for the last two.

create function private.tell_guests(event public.events, kind text, more jsonb default '{}') returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- Not through queue_letter: its limit is against strangers, and this is the school's own word.
  insert into public.mail_outbox (recipient, template, data)
  select r.email, kind, private.rsvp_letter(event, r, private.create_rsvp_link(r.id)) || more
  from public.event_rsvps r where r.event_id = event.id and r.status <> 'cancelled';
end $$;
revoke execute on function private.tell_guests(public.events, text, jsonb) from public, anon, authenticated;

create function private.notice_event_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if old.status <> 'published' or coalesce(old.ends_at, old.starts_at) < now() then
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
    perform private.tell_guests(new, 'event_cancelled', jsonb_build_object('reason', to_jsonb(new) ->> 'cancel_reason'));
  end if;
  -- Whoever was reminded of the old day is reminded of the new one.
  if new.starts_at <> old.starts_at then
    update public.event_rsvps r set reminded_at = null where r.event_id = new.id and r.reminded_at is not null;
  end if;
  return null;
end $$;
create trigger notice_change after update on public.events
  for each row execute function private.notice_event_change();

-- Before its replies go with it.
create function private.notice_event_deletion() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if old.status = 'published' and old.cancelled_at is null and coalesce(old.ends_at, old.starts_at) >= now() then
    old.sequence := old.sequence + 1;
    old.cancelled_at := now();
    perform private.tell_guests(old, 'event_cancelled');
  end if;
  return old;
end $$;
create trigger notice_deletion before delete on public.events
  for each row execute function private.notice_event_deletion();

create function private.require_server() returns void
language plpgsql stable set search_path = ''
as $$
begin
  if current_setting('role', true) in ('anon', 'authenticated') then
    raise exception 'Only the server asks this.' using errcode = '42501';
  end if;
end $$;

-- Offers that are over go on to the next; answers how many there were. For the server's timer.
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
  return expired;
end $$;

-- One letter to everybody who comes to an event within the next day; answers how many. Who replied in
-- these last hours has read the day a moment ago. For the server's timer.
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
            private.rsvp_letter(guest.e, guest.r, private.create_rsvp_link((guest.r).id)));
    reminded := reminded + 1;
  end loop;
  return reminded;
end $$;

-- Jobs that one web server at a time does, however many run.
create table private.job_runs (job text primary key, claimed_at timestamptz not null);

-- True for the one caller who may do a job now: whoever asks within `every_seconds` after it is told no.
create function public.claim_job(job text, every_seconds integer) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  claimed text;
begin
  perform private.require_server();
  insert into private.job_runs as r (job, claimed_at) values (claim_job.job, now())
  on conflict on constraint job_runs_pkey do update set claimed_at = now()
    where r.claimed_at <= now() - make_interval(secs => claim_job.every_seconds)
  returning r.job into claimed;
  return claimed is not null;
end $$;

do $$
declare
  name text;
begin
  foreach name in array array['expire_event_offers()', 'queue_event_reminders()', 'claim_job(text, integer)'] loop
    execute format('revoke execute on function public.%s from public, anon, authenticated', name);
    execute format('grant execute on function public.%s to service_role', name);
  end loop;
end $$;
