-- The waiting list of an event. Free places are offered to those who have waited longest and fit.

-- An offer lasts as many hours as the event says, but at most a quarter of the time until the event begins; once it has
-- begun, until it is over.
create function private.offer_end(event public.events) returns timestamptz
language sql stable set search_path = ''
as $$
  select now() + least(make_interval(hours => event.offer_hours), (case when event.starts_at > now()
    then event.starts_at else private.event_end(event.starts_at, event.ends_at) end - now()) / 4)
$$;
grant execute on function private.offer_end to authenticated;

-- Clears what does not fit the status: only an offer has an end, and guests who decline bring nobody and answer
-- nothing but the message. Guests who decline and then want to come wait behind those who waited before.
create function private.stamp_offer() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.status in ('declined', 'invited') then
    new.adults := 0;
    new.children := 0;
    new.answers := '{}';
  elsif new.status <> 'cancelled' then
    new.message := '';
  end if;
  if tg_op = 'UPDATE' and old.status = 'declined' and new.status = 'waitlisted' then
    new.waiting_since := now();
  end if;
  if new.status <> 'offered' then
    new.offered_until := null;
  elsif new.offered_until is null then
    new.offered_until := (select private.offer_end(e) from public.events e where e.id = new.event_id);
  end if;
  return new;
end $$;
create trigger stamp_offer before insert or update on public.event_rsvps
  for each row execute function private.stamp_offer();
create trigger stamp_hold before insert or update on public.event_rsvps
  for each row execute function private.stamp_hold('cancelled');

create function private.offer_places(wanted uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  event public.events;
  waiting record;
  taken integer;
begin
  select * into event from public.events e where e.id = wanted for update;
  if event.id is null or event.status <> 'published' or event.cancelled_at is not null
     or private.event_end(event.starts_at, event.ends_at) <= now() then
    return;
  end if;
  taken := private.people_going(event.id);
  for waiting in
    select r.id, r.adults + r.children as people from public.event_rsvps r
    where r.event_id = event.id and r.status = 'waitlisted'
    order by coalesce(r.waiting_since, r.created_at), r.id
  loop
    exit when taken >= event.capacity;
    if event.capacity is null or taken + waiting.people <= event.capacity then
      update public.event_rsvps r set status = 'offered', offered_until = private.offer_end(event)
      where r.id = waiting.id;
      taken := taken + waiting.people;
    end if;
  end loop;
end $$;

create function private.free_places() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.offer_places(
    case when tg_table_name = 'events' then to_jsonb(old) ->> 'id' else to_jsonb(old) ->> 'event_id' end::uuid);
  return null;
end $$;
create trigger free_places_on_change after update on public.event_rsvps for each row
  when (old.status in ('going', 'offered')
        and (new.status not in ('going', 'offered') or new.adults + new.children < old.adults + old.children)
        or old.held_as = 'going' and new.held_as is null and new.status not in ('going', 'offered'))
  execute function private.free_places();
create trigger free_places_on_delete after delete on public.event_rsvps for each row
  when (old.status in ('going', 'offered')) execute function private.free_places();
create trigger free_places_on_capacity after update on public.events for each row
  when (new.capacity is distinct from old.capacity) execute function private.free_places();
