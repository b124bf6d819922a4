-- Guests are ticked off at the door, on several devices that may have no connection for a while: each
-- tick has an id of its device's making, is sent until it is answered, and counts once.

create table public.event_check_ins (
  id uuid primary key,
  rsvp_id uuid not null references public.event_rsvps (id) on delete cascade,
  is_here boolean not null,
  ticked_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index event_check_ins_rsvp_idx on public.event_check_ins (rsvp_id, ticked_at);
select private.guard_table('public.event_check_ins', null);

-- Ticks a guest off (or takes that back) by the reference on the guest's code, at the time the device
-- saw it. The latest tick of all devices counts; a guest who is here twice came at the first time.
-- With the caller's rights: administrators find replies, nobody else does.
create function public.check_in_guest(tick_id uuid, event_id uuid, guest_reference text, is_here boolean default true,
  ticked_at timestamptz default now())
returns table (rsvp_id uuid, reference text, name text, adults integer, children integer, status text,
  checked_in_at timestamptz)
language plpgsql set search_path = ''
as $$
#variable_conflict use_column
declare
  rsvp public.event_rsvps;
  came timestamptz;
begin
  select * into rsvp from public.event_rsvps r
  where r.event_id = check_in_guest.event_id and r.reference = upper(btrim(check_in_guest.guest_reference)) for update;
  if rsvp.id is null then
    raise exception 'This reply was not found.' using errcode = 'PT404', detail = 'rsvp_not_found';
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
