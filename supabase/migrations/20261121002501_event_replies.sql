-- Replies to invitations: answers to the event's questions, places that are offered for a time, one
-- reply for each address, personal links.

alter table public.event_rsvps
  drop constraint event_rsvps_status_check,
  drop column token_hash,
  add constraint event_rsvps_status_check check (status in ('going', 'offered', 'waitlisted', 'cancelled')),
  add column answers jsonb not null default '{}'
    check (jsonb_typeof(answers) = 'object' and length(answers::text) <= 20000),
  add column language text not null default 'en' check (language in ('en', 'hi')),
  add column offered_until timestamptz,
  add column reminded_at timestamptz,
  add column sequence integer not null default 0 check (sequence >= 0),
  add check ((status = 'offered') = (offered_until is not null));
create trigger raise_sequence before update on public.event_rsvps
  for each row execute function private.raise_calendar_sequence();
create index event_rsvps_offered_idx on public.event_rsvps (offered_until) where status = 'offered';
create index event_rsvps_address_lookup_idx on public.event_rsvps (event_id, email);

-- Every letter about a reply carries a personal link of its own, of which the database keeps the hash
-- alone. A link may carry a change that somebody asked for with the same address: whoever reads that
-- address's mail decides about it.
create table public.event_rsvp_links (
  id uuid primary key default gen_random_uuid(),
  rsvp_id uuid not null references public.event_rsvps (id) on delete cascade,
  token_hash text not null unique,
  proposed jsonb check (jsonb_typeof(proposed) = 'object'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index event_rsvp_links_rsvp_idx on public.event_rsvp_links (rsvp_id);
alter table public.event_rsvp_links enable row level security;
grant select, insert, update, delete on public.event_rsvp_links to anon, authenticated;
grant all on public.event_rsvp_links to service_role;
create trigger stamp before insert or update on public.event_rsvp_links
  for each row execute function private.stamp_row();

create function private.create_rsvp_link(rsvp uuid, proposed jsonb default null) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  insert into public.event_rsvp_links (rsvp_id, token_hash, proposed)
  values (rsvp, private.hash_token(token), create_rsvp_link.proposed);
  return token;
end $$;
revoke execute on function private.create_rsvp_link(uuid, jsonb) from public, anon, authenticated;

-- A place that is offered is taken until the offer is over.
create or replace view public.event_availability with (security_barrier = true, security_invoker = false) as
select e.id as event_id, e.capacity,
  coalesce(sum(r.adults + r.children) filter (where r.status in ('going', 'offered')), 0)::integer as going,
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
          where r.event_id = wanted and r.status in ('going', 'offered') and r.id is distinct from but_for);
end $$;

-- The answers to the questions of an event, and nothing else. A refusal names the field answer_<id>.
create function private.require_answers(event public.events, answers jsonb) returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  question jsonb;
  answer text;
  kept jsonb := '{}';
begin
  for question in select q from jsonb_array_elements(event.questions) q loop
    answer := btrim(coalesce(answers ->> (question ->> 'id'), ''));
    if answer = '' then
      if coalesce((question ->> 'required')::boolean, false) then
        raise exception 'Please answer this question.' using errcode = '22023', detail = 'answer_' || (question ->> 'id');
      end if;
      continue;
    end if;
    if question ->> 'kind' = 'choice' and not (question -> 'choices') ? answer
       or question ->> 'kind' = 'check' and answer <> 'yes' then
      raise exception 'Please choose one of the answers.' using errcode = '22023', detail = 'answer_' || (question ->> 'id');
    end if;
    if question ->> 'kind' = 'number' and answer !~ '^[0-9]{1,6}$' then
      raise exception 'Please write a whole number.' using errcode = '22023', detail = 'answer_' || (question ->> 'id');
    end if;
    if length(answer) > (case question ->> 'kind' when 'long-text' then 1000 else 200 end) then
      raise exception 'Please keep it shorter.' using errcode = '22023', detail = 'answer_' || (question ->> 'id');
    end if;
    kept := kept || jsonb_build_object(question ->> 'id', answer);
  end loop;
  return kept;
end $$;

-- What a letter says of an event and a reply to it, in the language of the reply. Its calendar file is
-- the guest's own entry: whatever changes, the event or the reply, its sequence rises.
create function private.rsvp_letter(event public.events, rsvp public.event_rsvps, token text) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'rsvp_id', rsvp.id, 'slug', event.slug, 'sequence', event.sequence + rsvp.sequence, 'campus', event.campus,
    'title', coalesce(event.translations -> rsvp.language ->> 'title', event.title),
    'venue', coalesce(event.translations -> rsvp.language ->> 'venue', event.venue),
    'starts_at', event.starts_at, 'ends_at', event.ends_at, 'all_day', event.all_day,
    'created_at', rsvp.created_at, 'updated_at', now(),
    'language', rsvp.language, 'name', rsvp.name, 'reference', rsvp.reference, 'status', rsvp.status,
    'adults', rsvp.adults, 'children', rsvp.children, 'offered_until', rsvp.offered_until, 'token', token)
$$;

create function private.queue_rsvp_letter(kind text, event public.events, rsvp public.event_rsvps) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.queue_letter(rsvp.email, kind, private.rsvp_letter(event, rsvp, private.create_rsvp_link(rsvp.id)));
end $$;
revoke execute on function private.queue_rsvp_letter(text, public.events, public.event_rsvps) from public, anon, authenticated;

-- How long a place can wait for its answer: as many hours as the event says, but never more than a
-- quarter of what is left until it begins.
create function private.offer_end(event public.events) returns timestamptz
language sql stable set search_path = ''
as $$ select now() + least(make_interval(hours => event.offer_hours), (event.starts_at - now()) / 4) $$;

-- Free places are offered to those who waited longest and fit, whoever freed them and however.
drop trigger free_places_on_change on public.event_rsvps;
drop trigger free_places_on_delete on public.event_rsvps;
drop trigger free_places_on_capacity on public.events;
drop function private.free_places();
drop function private.promote_waitlisted(uuid);

create function private.offer_places(wanted uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  event public.events;
  waiting record;
  taken integer;
begin
  select * into event from public.events e where e.id = wanted for update;
  if event.id is null or event.status <> 'published' or event.cancelled_at is not null or event.starts_at <= now() then
    return;
  end if;
  taken := private.people_going(event.id);
  for waiting in
    select r.id, r.adults + r.children as people from public.event_rsvps r
    where r.event_id = event.id and r.status = 'waitlisted' order by r.created_at, r.id
  loop
    exit when taken >= event.capacity;
    if event.capacity is null or taken + waiting.people <= event.capacity then
      update public.event_rsvps r set status = 'offered', offered_until = private.offer_end(event)
      where r.id = waiting.id;
      taken := taken + waiting.people;
    end if;
  end loop;
end $$;
revoke execute on function private.offer_places(uuid) from public, anon, authenticated;

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
        and (new.status not in ('going', 'offered') or new.adults + new.children < old.adults + old.children))
  execute function private.free_places();
create trigger free_places_on_delete after delete on public.event_rsvps for each row
  when (old.status in ('going', 'offered')) execute function private.free_places();
create trigger free_places_on_capacity after update on public.events for each row
  when (new.capacity is distinct from old.capacity) execute function private.free_places();

-- Whoever changes a reply, the guest or the office, the guest reads of it.
create function private.tell_guest() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  event public.events;
begin
  select * into event from public.events e where e.id = new.event_id;
  if coalesce(event.ends_at, event.starts_at) < now() then
    return null;
  end if;
  perform private.queue_rsvp_letter(case
    when new.status = old.status then 'event_rsvp_changed'
    when new.status = 'cancelled' and old.status = 'offered' and old.offered_until <= now() then 'event_rsvp_lapsed'
    else 'event_rsvp_' || new.status end, event, new);
  return null;
end $$;
create trigger tell_guest after update on public.event_rsvps for each row
  when (new.status <> old.status or new.adults <> old.adults or new.children <> old.children
        or new.answers <> old.answers)
  execute function private.tell_guest();

-- An offer has an end, and nothing else has one.
create function private.stamp_offer() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.status <> 'offered' then
    new.offered_until := null;
  elsif new.offered_until is null then
    new.offered_until := (select private.offer_end(e) from public.events e where e.id = new.event_id);
  end if;
  return new;
end $$;
create trigger stamp_offer before insert or update on public.event_rsvps
  for each row execute function private.stamp_offer();

drop function public.create_event_rsvp(uuid, text, text, integer, integer);
drop function public.get_event_rsvp(text);
drop function public.update_event_rsvp(text, integer, integer);
drop function public.cancel_event_rsvp(text);

-- Answers the same to everyone: whether the address has replied before is said in its letter alone.
-- The personal link travels in that letter too, so that a name in a form opens nobody's reply.
create function public.create_event_rsvp(event_id uuid, name text, email text, adults integer default 1,
  children integer default 0, answers jsonb default '{}', language text default 'en')
returns table (reference text, status text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  guest text := private.require_text(create_event_rsvp.name, 'name', 2, 120);
  address text := private.require_email(create_event_rsvp.email, 'email');
  event public.events := private.lock_open_event(create_event_rsvp.event_id);
  people integer := private.require_party(event, create_event_rsvp.adults, create_event_rsvp.children);
  said jsonb := private.require_answers(event, create_event_rsvp.answers);
  tongue text := case when create_event_rsvp.language = 'hi' then 'hi' else 'en' end;
  own_reference text := private.new_reference('RSVP');
  place text := 'going';
  rsvp public.event_rsvps;
begin
  if event.capacity is not null and private.people_going(event.id) + people > event.capacity then
    place := 'waitlisted';
  end if;
  select * into rsvp from public.event_rsvps r
  where r.event_id = event.id and r.email = address and r.status <> 'cancelled';
  if rsvp.id is null then
    insert into public.event_rsvps (event_id, reference, name, email, adults, children, answers, language, status)
    values (event.id, own_reference, guest, address, create_event_rsvp.adults, create_event_rsvp.children, said,
            tongue, place)
    returning * into rsvp;
    perform private.queue_rsvp_letter('event_rsvp_' || place, event, rsvp);
  else
    rsvp.language := tongue;
    perform private.queue_letter(address, 'event_rsvp_again',
      private.rsvp_letter(event, rsvp, private.create_rsvp_link(rsvp.id, jsonb_build_object(
        'name', guest, 'adults', create_event_rsvp.adults, 'children', create_event_rsvp.children, 'answers', said)))
      || jsonb_build_object('asked_reference', own_reference, 'asked_adults', create_event_rsvp.adults,
                            'asked_children', create_event_rsvp.children));
  end if;
  return query select own_reference, place;
end $$;

create function private.find_rsvp(token text) returns public.event_rsvps
language plpgsql stable security definer set search_path = ''
as $$
declare
  rsvp public.event_rsvps;
begin
  select r.* into rsvp from public.event_rsvp_links l join public.event_rsvps r on r.id = l.rsvp_id
  where l.token_hash = private.hash_token(find_rsvp.token);
  if rsvp.id is null then
    raise exception 'This reply was not found.' using errcode = 'PT404', detail = 'rsvp_not_found';
  end if;
  return rsvp;
end $$;
revoke execute on function private.find_rsvp(text) from public, anon, authenticated;

-- What the holder of a token sees of the own reply, and the change that the link carries.
create function public.get_event_rsvp(token text)
returns table (event_id uuid, slug text, reference text, name text, email text, adults integer, children integer,
  answers jsonb, status text, offered_until timestamptz, checked_in_at timestamptz, proposed jsonb)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  rsvp public.event_rsvps := private.find_rsvp(get_event_rsvp.token);
begin
  return query
    select rsvp.event_id, e.slug, rsvp.reference, rsvp.name, rsvp.email, rsvp.adults, rsvp.children, rsvp.answers,
      rsvp.status, rsvp.offered_until, rsvp.checked_in_at, l.proposed
    from public.events e, public.event_rsvp_links l
    where e.id = rsvp.event_id and l.token_hash = private.hash_token(get_event_rsvp.token);
end $$;

create function public.update_event_rsvp(token text, adults integer, children integer, name text default null,
  answers jsonb default null)
returns table (reference text, status text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  rsvp public.event_rsvps := private.find_rsvp(update_event_rsvp.token);
  -- The event is locked before the reply, in the order of every function here.
  event public.events := private.lock_open_event(rsvp.event_id);
  people integer := private.require_party(event, update_event_rsvp.adults, update_event_rsvp.children);
  fits boolean;
begin
  select r.* into rsvp from public.event_rsvps r where r.id = rsvp.id for update;
  if rsvp.status = 'cancelled' then
    raise exception 'This reply was cancelled.' using errcode = 'PT409', detail = 'rsvp_cancelled';
  end if;
  fits := event.capacity is null or private.people_going(event.id, rsvp.id) + people <= event.capacity;
  -- Whoever has a place keeps it: a party that no longer fits is refused instead of losing it.
  if rsvp.status in ('going', 'offered') and people > rsvp.adults + rsvp.children and not fits then
    raise exception 'There are not enough places left for your party.' using errcode = 'PT409', detail = 'event_full';
  end if;
  update public.event_rsvps r
  set adults = update_event_rsvp.adults, children = update_event_rsvp.children,
    name = coalesce(private.require_text(update_event_rsvp.name, 'name', 0, 120), r.name),
    answers = case when update_event_rsvp.answers is null then r.answers
                   else private.require_answers(event, update_event_rsvp.answers) end,
    status = case when r.status = 'waitlisted' and fits then 'going' else r.status end
  where r.id = rsvp.id
  returning r.* into rsvp;
  -- The change that a link carried is done, or another one was made instead.
  update public.event_rsvp_links l set proposed = null where l.rsvp_id = rsvp.id and l.proposed is not null;
  return query select rsvp.reference, rsvp.status;
end $$;

-- Takes the place that is offered. An offer that is over is refused, though nobody may have passed it on yet.
create function public.accept_event_offer(token text) returns table (reference text, status text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  rsvp public.event_rsvps := private.find_rsvp(accept_event_offer.token);
begin
  perform from public.events e where e.id = rsvp.event_id for update;
  select r.* into rsvp from public.event_rsvps r where r.id = rsvp.id for update;
  if rsvp.status = 'going' then
    return query select rsvp.reference, rsvp.status;
    return;
  end if;
  if rsvp.status <> 'offered' or rsvp.offered_until <= now() then
    raise exception 'This offer is over.' using errcode = 'PT409', detail = 'offer_over';
  end if;
  update public.event_rsvps r set status = 'going' where r.id = rsvp.id;
  return query select rsvp.reference, 'going'::text;
end $$;

-- Welcome even when replies are closed, so nothing else is asked of it.
create function public.cancel_event_rsvp(token text) returns table (reference text, status text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  rsvp public.event_rsvps := private.find_rsvp(cancel_event_rsvp.token);
begin
  perform from public.events e where e.id = rsvp.event_id for update;
  update public.event_rsvps r set status = 'cancelled' where r.id = rsvp.id;
  return query select rsvp.reference, 'cancelled'::text;
end $$;
