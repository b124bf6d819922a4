-- "We cannot come" is an answer to an invitation: it brings nobody, takes no place and may carry a message.

alter table public.event_rsvps
  add column message text not null default '' check (length(message) <= 500),
  add column waiting_since timestamptz,
  drop constraint event_rsvps_status_check,
  add constraint event_rsvps_status_check
    check (status in ('going', 'offered', 'waitlisted', 'declined', 'cancelled')),
  drop constraint event_rsvps_held_as_check,
  add constraint event_rsvps_held_as_check check (held_as in ('going', 'waitlisted', 'declined')),
  drop constraint event_rsvps_check,
  add constraint event_rsvps_check
    check (case status when 'declined' then adults + children = 0 when 'cancelled' then true
           else adults + children >= 1 end);

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
    'answers', case when answers is not null then private.require_answers(event, answers) end, 'message', '');
end $$;

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

create or replace function private.rsvp_email(event public.events, rsvp public.event_rsvps, token text) returns jsonb
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

drop trigger tell_guest on public.event_rsvps;
create trigger tell_guest after update on public.event_rsvps for each row
  when (new.status <> old.status or new.adults <> old.adults or new.children <> old.children
        or new.answers <> old.answers or new.message <> old.message)
  execute function private.tell_guest();

create or replace function private.tell_guests(event public.events, kind text, more jsonb default '{}') returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.mail_outbox (recipient, template, data)
  select r.email, kind, private.rsvp_email(event, r, private.create_rsvp_link(r.id)) || more
  from public.event_rsvps r where r.event_id = event.id and r.status not in ('declined', 'cancelled');
end $$;

create or replace function private.stamp_offer() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.status = 'declined' then
    new.adults := 0;
    new.children := 0;
    new.answers := '{}';
  elsif new.status <> 'cancelled' then
    new.message := '';
  end if;
  if tg_op = 'UPDATE' and old.status = 'declined' and new.status = 'waitlisted' then
    new.waiting_since := now();
  end if;
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

create or replace function private.offer_places(wanted uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  event public.events;
  waiting record;
  taken integer;
begin
  select * into event from public.events e where e.id = wanted for update;
  if event.id is null or event.status <> 'published' or event.cancelled_at is not null
     or event.starts_at <= now() then
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

drop function public.create_event_rsvp(uuid, text, text, integer, integer, jsonb, text);
create function public.create_event_rsvp(event_id uuid, name text, email text, adults integer default 1,
  children integer default 0, answers jsonb default '{}', language text default 'en', attends boolean default true,
  message text default null)
returns table (reference text, status text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  guest text := private.require_text(create_event_rsvp.name, 'name', 2, 120);
  address text := private.require_email(create_event_rsvp.email, 'email');
  event public.events := private.lock_open_event(create_event_rsvp.event_id);
  sent jsonb := private.require_reply(event, create_event_rsvp.attends, create_event_rsvp.adults,
    create_event_rsvp.children, coalesce(create_event_rsvp.answers, '{}'), create_event_rsvp.message);
  tongue text := case when create_event_rsvp.language = 'hi' then 'hi' else 'en' end;
  own_reference text := private.new_reference('RSVP');
  place text := private.place_of_reply(event, sent);
  rsvp public.event_rsvps;
begin
  select * into rsvp from public.event_rsvps r
  where r.event_id = event.id and r.email = address and r.status <> 'cancelled';
  if rsvp.id is null then
    insert into public.event_rsvps (event_id, reference, name, email, adults, children, answers, message, language,
      status)
    values (event.id, own_reference, guest, address, (sent ->> 'adults')::integer, (sent ->> 'children')::integer,
      sent -> 'answers', sent ->> 'message', tongue, place)
    returning * into rsvp;
    perform private.queue_rsvp_email('event_rsvp_' || place, event, rsvp);
  else
    rsvp.language := tongue;
    perform private.queue_email(address, 'event_rsvp_again',
      private.rsvp_email(event, rsvp,
        private.create_rsvp_link(rsvp.id, sent || jsonb_build_object('name', guest)))
      || jsonb_build_object('asked_reference', own_reference, 'asked_adults', sent -> 'adults',
                            'asked_children', sent -> 'children'));
  end if;
  return query select own_reference, place;
end $$;

drop function public.get_event_rsvp(text);
create function public.get_event_rsvp(token text)
returns table (event_id uuid, slug text, reference text, name text, email text, adults integer, children integer,
  answers jsonb, message text, status text, offered_until timestamptz, held_until timestamptz,
  checked_in_at timestamptz, proposed jsonb)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  rsvp public.event_rsvps := private.find_rsvp(get_event_rsvp.token);
begin
  return query
    select rsvp.event_id, e.slug, rsvp.reference, rsvp.name, rsvp.email, rsvp.adults, rsvp.children, rsvp.answers,
      rsvp.message, rsvp.status, rsvp.offered_until, rsvp.held_until, rsvp.checked_in_at, l.proposed
    from public.events e, public.event_rsvp_links l
    where e.id = rsvp.event_id and l.token_hash = private.hash_token(get_event_rsvp.token);
end $$;
grant execute on function public.get_event_rsvp to anon, authenticated;

drop function public.update_event_rsvp(text, integer, integer, text, jsonb);
create function public.update_event_rsvp(token text, adults integer, children integer,
  name text default null, answers jsonb default null, attends boolean default true, message text default null)
returns table (reference text, status text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  rsvp public.event_rsvps := private.find_rsvp(update_event_rsvp.token);
  -- Event before RSVP, as everywhere.
  event public.events := private.lock_open_event(rsvp.event_id);
  sent jsonb;
  place text;
begin
  select r.* into rsvp from public.event_rsvps r where r.id = rsvp.id for update;
  if rsvp.status = 'cancelled' then
    raise exception 'This RSVP was cancelled.' using errcode = 'PT409', detail = 'rsvp_cancelled';
  end if;
  sent := private.require_reply(event, update_event_rsvp.attends, update_event_rsvp.adults,
    update_event_rsvp.children, case rsvp.status when 'declined' then coalesce(update_event_rsvp.answers, '{}')
      else update_event_rsvp.answers end, update_event_rsvp.message);
  place := private.place_of_reply(event, sent, rsvp.id);
  -- A guest keeps a place: a larger party that does not fit is refused and loses nothing.
  if rsvp.status in ('going', 'offered') and place = 'waitlisted' then
    if (sent ->> 'adults')::integer + (sent ->> 'children')::integer > rsvp.adults + rsvp.children then
      raise exception 'There are not enough places left for your party.'
        using errcode = 'PT409', detail = 'event_full';
    end if;
    place := rsvp.status;
  elsif rsvp.status = 'offered' and place = 'going' then
    place := 'offered';
  end if;
  update public.event_rsvps r
  set adults = (sent ->> 'adults')::integer, children = (sent ->> 'children')::integer,
    name = coalesce(private.require_text(update_event_rsvp.name, 'name', 0, 120), r.name),
    answers = coalesce(nullif(sent -> 'answers', 'null'), r.answers), message = sent ->> 'message', status = place
  where r.id = rsvp.id
  returning r.* into rsvp;
  -- The change that a link carried is done, or replaced by this one.
  update public.event_rsvp_links l set proposed = null where l.rsvp_id = rsvp.id and l.proposed is not null;
  return query select rsvp.reference, rsvp.status;
end $$;
grant execute on function public.update_event_rsvp to anon, authenticated;

create or replace function public.restore_event_rsvp(token text) returns table (reference text, status text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  rsvp public.event_rsvps := private.find_rsvp(restore_event_rsvp.token);
begin
  perform from public.events e where e.id = rsvp.event_id for update;
  select r.* into rsvp from public.event_rsvps r where r.id = rsvp.id for update;
  if rsvp.status in ('going', 'waitlisted', 'declined') then
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

drop function public.count_event_heads(uuid);
create function public.count_event_heads(wanted uuid)
returns table (going integer, offered integer, waiting integer, here integer, declined integer)
language plpgsql stable set search_path = ''
as $$
begin
  return query
    select coalesce(sum(r.adults + r.children) filter (where r.status = 'going'), 0)::integer,
      coalesce(sum(r.adults + r.children) filter (where r.status = 'offered'), 0)::integer,
      coalesce(sum(r.adults + r.children) filter (where r.status = 'waitlisted'), 0)::integer,
      coalesce(sum(r.adults + r.children) filter (where r.checked_in_at is not null), 0)::integer,
      (count(*) filter (where r.status = 'declined'))::integer
    from public.event_rsvps r where r.event_id = wanted;
end $$;
grant execute on function public.count_event_heads to authenticated;
