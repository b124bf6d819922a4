-- A guest who cancels an RSVP may take that back for a minute: the places are kept so long, and offered to the waiting
-- list after that.

alter table public.event_rsvps
  add column held_until timestamptz,
  add column held_as text check (held_as in ('going', 'waitlisted')),
  add check ((held_until is null) = (held_as is null)),
  add check (held_until is null or status = 'cancelled');
create index event_rsvps_held_idx on public.event_rsvps (held_until) where held_until is not null;

create function private.takes_places(rsvp public.event_rsvps) returns boolean
language sql stable set search_path = ''
as $$ select rsvp.status in ('going', 'offered') or (rsvp.held_as = 'going' and rsvp.held_until > now()) $$;
grant execute on function private.takes_places to anon, authenticated;

create or replace view private.event_availability with (security_barrier = true, security_invoker = false) as
select e.id as event_id, e.capacity,
  coalesce(sum(r.adults + r.children) filter (where private.takes_places(r)), 0)::integer as going,
  coalesce(sum(r.adults + r.children) filter (where r.status = 'waitlisted'), 0)::integer as waitlisted
from public.events e
left join public.event_rsvps r on r.event_id = e.id
where e.status = 'published' and e.publish_at <= now()
group by e.id;

create or replace function private.people_going(wanted uuid, but_for uuid default null) returns integer
language plpgsql stable set search_path = ''
as $$
begin
  return (select coalesce(sum(r.adults + r.children), 0) from public.event_rsvps r
          where r.event_id = wanted and private.takes_places(r) and r.id is distinct from but_for);
end $$;

create or replace function private.stamp_offer() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.status <> 'cancelled' then
    new.held_until := null;
    new.held_as := null;
  end if;
  if new.status <> 'offered' then
    new.offered_until := null;
  elsif new.offered_until is null then
    new.offered_until := (select private.offer_end(e) from public.events e where e.id = new.event_id);
  end if;
  return new;
end $$;

drop trigger free_places_on_change on public.event_rsvps;
create trigger free_places_on_change after update on public.event_rsvps for each row
  when (old.status in ('going', 'offered')
        and (new.status not in ('going', 'offered') or new.adults + new.children < old.adults + old.children)
        or old.held_as = 'going' and new.held_as is null and new.status = 'cancelled')
  execute function private.free_places();

drop function public.get_event_rsvp(text);
create function public.get_event_rsvp(token text)
returns table (event_id uuid, slug text, reference text, name text, email text, adults integer, children integer,
  answers jsonb, status text, offered_until timestamptz, held_until timestamptz, checked_in_at timestamptz,
  proposed jsonb)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  rsvp public.event_rsvps := private.find_rsvp(get_event_rsvp.token);
begin
  return query
    select rsvp.event_id, e.slug, rsvp.reference, rsvp.name, rsvp.email, rsvp.adults, rsvp.children, rsvp.answers,
      rsvp.status, rsvp.offered_until, rsvp.held_until, rsvp.checked_in_at, l.proposed
    from public.events e, public.event_rsvp_links l
    where e.id = rsvp.event_id and l.token_hash = private.hash_token(get_event_rsvp.token);
end $$;
grant execute on function public.get_event_rsvp to anon, authenticated;

create or replace function public.cancel_event_rsvp(token text) returns table (reference text, status text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  rsvp public.event_rsvps := private.find_rsvp(cancel_event_rsvp.token);
begin
  perform from public.events e where e.id = rsvp.event_id for update;
  update public.event_rsvps r
  set status = 'cancelled',
    held_as = case when r.status = 'cancelled' then r.held_as when r.status <> 'offered' then r.status end,
    held_until = case when r.status = 'cancelled' then r.held_until
                      when r.status <> 'offered' then now() + interval '1 minute' end
  where r.id = rsvp.id;
  return query select rsvp.reference, 'cancelled'::text;
end $$;

create function public.restore_event_rsvp(token text) returns table (reference text, status text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  rsvp public.event_rsvps := private.find_rsvp(restore_event_rsvp.token);
begin
  perform from public.events e where e.id = rsvp.event_id for update;
  select r.* into rsvp from public.event_rsvps r where r.id = rsvp.id for update;
  if rsvp.status in ('going', 'waitlisted') then
    return query select rsvp.reference, rsvp.status;
    return;
  end if;
  if rsvp.held_until is null or rsvp.held_until <= now() or exists (
       select from public.event_rsvps r
       where r.event_id = rsvp.event_id and r.email = rsvp.email and r.status <> 'cancelled') then
    raise exception 'This RSVP can no longer be taken back.' using errcode = 'PT409', detail = 'cancellation_final';
  end if;
  update public.event_rsvps r set status = r.held_as where r.id = rsvp.id returning r.* into rsvp;
  return query select rsvp.reference, rsvp.status;
end $$;
grant execute on function public.restore_event_rsvp to anon, authenticated;

create or replace function public.expire_event_offers() returns integer
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
