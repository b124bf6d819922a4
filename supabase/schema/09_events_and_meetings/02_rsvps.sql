-- RSVPs. A place is taken ("going"), held for a time ("offered"), waited for or given up. People who cannot come
-- say so ("declined") and take no place. People whom the school asked, and who have not answered, are "invited"
-- (14_messages/07_event_invitations.sql).

create table public.event_rsvps (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references public.events (id) on delete cascade,
  reference text not null unique,
  name text not null check (length(name) between 1 and 120),
  email text not null check (length(email) <= 254),
  adults integer not null default 1 check (adults between 0 and 50),
  children integer not null default 0 check (children between 0 and 50),
  -- The answers, each under the id of its question.
  answers jsonb not null default '{}'
    check (jsonb_typeof(answers) = 'object' and length(answers::text) <= 20000),
  -- A message to the school from a guest who cannot come.
  message text not null default '' check (length(message) <= 500),
  language text not null default 'en' check (language ~ '^[a-z]{2,3}$'),
  status text not null check (status in ('invited', 'going', 'offered', 'waitlisted', 'declined', 'cancelled')),
  -- When the last email of the invitation went out; null for guests who replied uninvited.
  invited_at timestamptz,
  -- Since when a guest who declined at first has been waiting; null means since the RSVP.
  waiting_since timestamptz,
  -- Until when an offered place is held.
  offered_until timestamptz,
  -- A guest who cancels can undo that until then; held_as is the status before.
  held_until timestamptz,
  held_as text check (held_as in ('going', 'waitlisted', 'declined')),
  checked_in_at timestamptz,
  reminded_at timestamptz,
  -- Counts the versions of the guest's calendar file (SEQUENCE, RFC 5545).
  sequence integer not null default 0 check (sequence >= 0),
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (case when status in ('declined', 'invited') then adults + children = 0 when status = 'cancelled' then true
         else adults + children >= 1 end),
  check ((status = 'offered') = (offered_until is not null)),
  check ((held_until is null) = (held_as is null)),
  check (held_until is null or status = 'cancelled')
);
create index event_rsvps_event_idx on public.event_rsvps (event_id, status, created_at, id);
-- One RSVP that is not cancelled for each address and event.
create unique index event_rsvps_address_idx on public.event_rsvps (event_id, email) where status <> 'cancelled';
create index event_rsvps_offered_idx on public.event_rsvps (offered_until) where status = 'offered';
create index event_rsvps_held_idx on public.event_rsvps (held_until) where held_until is not null;
create index event_rsvps_address_lookup_idx on public.event_rsvps (event_id, email);

alter table public.event_rsvps enable row level security;
grant select, insert, update, delete on public.event_rsvps to anon, authenticated;
grant all on public.event_rsvps to service_role;
create policy "Admins manage" on public.event_rsvps for all to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));

create trigger stamp before insert or update on public.event_rsvps
  for each row execute function private.stamp_row();
create trigger keep_sample_mark before insert or update on public.event_rsvps
  for each row execute function private.keep_sample_mark();
create trigger guard_campus before insert or update or delete on public.event_rsvps
  for each row execute function private.guard_campus();
create trigger audit after update or delete on public.event_rsvps
  for each row execute function private.audit_row();
create trigger raise_sequence before update on public.event_rsvps
  for each row execute function private.raise_calendar_sequence();

insert into private.managed_tables values ('event_rsvps');

-- Whether an RSVP takes places: also while they are offered, and while its cancellation can be undone.
create function private.takes_places(rsvp public.event_rsvps) returns boolean
language sql stable set search_path = ''
as $$ select rsvp.status in ('going', 'offered') or (rsvp.held_as = 'going' and rsvp.held_until > now()) $$;
grant execute on function private.takes_places to anon, authenticated;

-- How full a published event is: numbers only, so the view may use its owner's rights.
create view private.event_availability with (security_barrier = true, security_invoker = false) as
select e.id as event_id, e.capacity,
  coalesce(sum(r.adults + r.children) filter (where private.takes_places(r)), 0)::integer as going,
  coalesce(sum(r.adults + r.children) filter (where r.status = 'waitlisted'), 0)::integer as waitlisted
from public.events e
left join public.event_rsvps r on r.event_id = e.id
where e.status = 'published' and e.publish_at <= now()
group by e.id;
grant select on private.event_availability to anon, authenticated, service_role;
create trigger read_only instead of insert or update or delete on private.event_availability
  for each row execute function private.refuse_view_write();

create view public.event_availability with (security_invoker = true) as select * from private.event_availability;
revoke all on public.event_availability from anon, authenticated;
grant select on public.event_availability to anon, authenticated, service_role;
create trigger read_only instead of insert or update or delete on public.event_availability
  for each row execute function private.refuse_view_write();

create function private.find_rsvp(token text) returns public.event_rsvps
language plpgsql stable security definer set search_path = ''
as $$
declare
  rsvp public.event_rsvps;
begin
  select r.* into rsvp from public.personal_links l join public.event_rsvps r on r.id = l.rsvp_id
  where l.token_hash = private.hash_token(find_rsvp.token);
  if rsvp.id is null then
    raise exception 'This RSVP was not found.' using errcode = 'PT404', detail = 'rsvp_not_found';
  end if;
  perform private.act_by_link();
  return rsvp;
end $$;

-- ---------------------------------------------------------------------------------------------------------
-- Checks. Every function that takes or frees a place locks the event before the RSVP.

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
     or coalesce(event.rsvp_until, private.event_end(event.starts_at, event.ends_at)) <= now() then
    raise exception 'Replies to this event are closed.' using errcode = 'PT409', detail = 'rsvp_closed';
  end if;
  return event;
end $$;

create function private.people_going(wanted uuid, but_for uuid default null) returns integer
language plpgsql stable set search_path = ''
as $$
begin
  return (select coalesce(sum(r.adults + r.children), 0) from public.event_rsvps r
          where r.event_id = wanted and private.takes_places(r) and r.id is distinct from but_for);
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

-- The names of those who come along, without empty lines.
create function private.names_in(answer text) returns text[]
language sql immutable set search_path = ''
as $$
  select coalesce(array_agg(btrim(n.name, E' \t\r') order by n.place), '{}')
  from regexp_split_to_table(answer, E'\n') with ordinality as n (name, place) where btrim(n.name, E' \t\r') <> ''
$$;

-- Checks the answers of a party of this size and returns only those to the event's questions. An error names the
-- field answer_<id>.
create function private.require_answers(event public.events, answers jsonb, party integer) returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  question jsonb;
  answer text;
  kept jsonb := '{}';
begin
  for question in select q from jsonb_array_elements(event.questions) q loop
    answer := btrim(coalesce(answers ->> (question ->> 'id'), ''), E' \t\r\n');
    -- First of all: to take a megabyte of lines apart stopped everybody for seconds.
    if length(answer) > (case question ->> 'kind' when 'long-text' then 1000 when 'names' then 6000 else 200 end) then
      raise exception 'Please keep it shorter.' using errcode = '22023', detail = 'answer_' || (question ->> 'id');
    end if;
    if question ->> 'kind' = 'names' then
      answer := array_to_string(private.names_in(answer), E'\n');
    end if;
    if answer = '' then
      -- A guest who comes alone names nobody.
      if coalesce((question ->> 'required')::boolean, false) and (question ->> 'kind' <> 'names' or party > 1) then
        raise exception 'Please answer this question.'
          using errcode = '22023', detail = 'answer_' || (question ->> 'id');
      end if;
      continue;
    end if;
    if question ->> 'kind' = 'choice' and not (question -> 'choices') ? answer
       or question ->> 'kind' = 'check' and answer <> 'yes' then
      raise exception 'Please choose one of the answers.'
        using errcode = '22023', detail = 'answer_' || (question ->> 'id');
    end if;
    if question ->> 'kind' = 'number' and answer !~ '^[0-9]{1,6}$' then
      raise exception 'Please write a whole number.'
        using errcode = '22023', detail = 'answer_' || (question ->> 'id');
    end if;
    if question ->> 'kind' = 'names' and (cardinality(private.names_in(answer)) > party - 1
       or (question ->> 'required')::boolean and cardinality(private.names_in(answer)) < party - 1) then
      raise exception 'Please name everybody who comes along, and nobody else.'
        using errcode = '22023', detail = 'answer_' || (question ->> 'id');
    end if;
    if question ->> 'kind' = 'names'
       and exists (select from unnest(private.names_in(answer)) n (name) where length(n.name) > 120) then
      raise exception 'Please keep it shorter.' using errcode = '22023', detail = 'answer_' || (question ->> 'id');
    end if;
    kept := kept || jsonb_build_object(question ->> 'id', answer);
  end loop;
  return kept;
end $$;

-- Checks a guest's reply: guests who cannot come bring nobody and answer no question. Null `answers` leave earlier
-- answers as they are.
create function private.require_reply(event public.events, attends boolean, adults integer, children integer,
  answers jsonb, message text) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  word text := private.require_text(require_reply.message, 'message', 0, 500);
begin
  if attends is false then
    return jsonb_build_object('attends', false, 'adults', 0, 'children', 0, 'answers', '{}'::jsonb,
      'message', coalesce(word, ''));
  end if;
  perform private.require_party(event, adults, children);
  return jsonb_build_object('attends', true, 'adults', adults, 'children', children,
    'answers', case when answers is not null then private.require_answers(event, answers, adults + children) end, 'message', '');
end $$;

-- The status that a reply gets, given all other RSVPs, or all but `but_for`.
create function private.place_of_reply(event public.events, sent jsonb, but_for uuid default null) returns text
language plpgsql stable set search_path = ''
as $$
begin
  if not (sent ->> 'attends')::boolean then
    return 'declined';
  end if;
  return case
    when private.people_going(event.id, but_for) + (sent ->> 'adults')::integer + (sent ->> 'children')::integer
      > event.capacity then 'waitlisted'
    else 'going' end;
end $$;
