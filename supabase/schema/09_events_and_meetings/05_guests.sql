-- What a guest can do. Replies come through the web server, which checks the form first
-- (docs/decisions/public-forms.md).

-- The answer is the same for everyone: only the email says whether the address has replied before. The
-- personal link is sent in that email too, so that typing a name does not open someone's RSVP.
create function public.create_event_rsvp(event_id uuid, name text, email text, adults integer default 1,
  children integer default 0, answers jsonb default '{}', language text default 'en', attends boolean default true,
  message text default null)
returns table (reference text, status text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  guest text := private.require_name(create_event_rsvp.name, 'name');
  address text := private.require_email(create_event_rsvp.email, 'email');
  event public.events := private.lock_open_event(create_event_rsvp.event_id);
  sent jsonb := private.require_reply(event, create_event_rsvp.attends, create_event_rsvp.adults,
    create_event_rsvp.children, coalesce(create_event_rsvp.answers, '{}'), create_event_rsvp.message);
  tongue text := private.known_language(create_event_rsvp.language);
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
  elsif rsvp.status = 'invited' then
    -- The answer to an invitation: the trigger tell_guest sends the email.
    update public.event_rsvps r set reference = own_reference, name = guest, adults = (sent ->> 'adults')::integer,
      children = (sent ->> 'children')::integer, answers = sent -> 'answers', message = sent ->> 'message',
      language = tongue, status = place
    where r.id = rsvp.id;
  else
    rsvp.language := tongue;
    perform private.queue_email(address, 'event_rsvp_again',
      private.rsvp_email(event, rsvp,
        private.create_personal_link(rsvp.id, proposed => sent || jsonb_build_object('name', guest)))
      || jsonb_build_object('asked_reference', own_reference, 'asked_adults', sent -> 'adults',
                            'asked_children', sent -> 'children'));
  end if;
  return query select own_reference, place;
end $$;

-- Returns the RSVP behind a link, and the change that the link carries.
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
    from public.events e, public.personal_links l
    where e.id = rsvp.event_id and l.token_hash = private.hash_token(get_event_rsvp.token);
end $$;
grant execute on function public.get_event_rsvp to anon, authenticated;

-- Changes who comes, or notes that nobody can, or that somebody can after all.
create function public.update_event_rsvp(token text, adults integer, children integer,
  name text default null, answers jsonb default null, attends boolean default true, message text default null)
returns table (reference text, status text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  rsvp public.event_rsvps := private.find_rsvp(update_event_rsvp.token);
  -- Lock the event before the RSVP, as everywhere.
  event public.events := private.lock_open_event(rsvp.event_id);
  sent jsonb;
  place text;
begin
  select r.* into rsvp from public.event_rsvps r where r.id = rsvp.id for update;
  if rsvp.status = 'cancelled' then
    raise exception 'This RSVP was cancelled.' using errcode = 'PT409', detail = 'rsvp_cancelled';
  end if;
  sent := private.require_reply(event, update_event_rsvp.attends, update_event_rsvp.adults,
    update_event_rsvp.children, case when rsvp.status in ('declined', 'invited')
      then coalesce(update_event_rsvp.answers, '{}') else update_event_rsvp.answers end, update_event_rsvp.message);
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
    name = coalesce(private.require_name(update_event_rsvp.name, 'name', 0), r.name),
    answers = coalesce(nullif(sent -> 'answers', 'null'), r.answers), message = sent ->> 'message', status = place
  where r.id = rsvp.id
  returning r.* into rsvp;
  -- The change behind the link is done, or this one replaces it.
  update public.personal_links l set proposed = null where l.rsvp_id = rsvp.id and l.proposed is not null;
  return query select rsvp.reference, rsvp.status;
end $$;
grant execute on function public.update_event_rsvp to anon, authenticated;

-- Accepts an offered place. An expired offer is refused, even before it has gone to the next in line.
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
grant execute on function public.accept_event_offer to anon, authenticated;

-- Allowed even when RSVPs are closed, so nothing else is checked. The places are kept for another minute.
create function public.cancel_event_rsvp(token text) returns table (reference text, status text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  rsvp public.event_rsvps := private.find_rsvp(cancel_event_rsvp.token);
begin
  perform from public.events e where e.id = rsvp.event_id for update;
  update public.event_rsvps r
  set status = 'cancelled',
    held_as = case when r.status = 'cancelled' then r.held_as
                   when r.status not in ('offered', 'invited') then r.status end,
    held_until = case when r.status = 'cancelled' then r.held_until
                      when r.status not in ('offered', 'invited') then private.hold_end() end
  where r.id = rsvp.id;
  return query select rsvp.reference, 'cancelled'::text;
end $$;
grant execute on function public.cancel_event_rsvp to anon, authenticated;

-- Undoes a cancellation while its places are kept, unless the guest has replied again.
create function public.restore_event_rsvp(token text) returns table (reference text, status text)
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
  perform private.require_held(rsvp.held_until, exists (
    select from public.event_rsvps r
    where r.event_id = rsvp.event_id and r.email = rsvp.email and r.status <> 'cancelled'));
  update public.event_rsvps r set status = r.held_as where r.id = rsvp.id returning r.* into rsvp;
  return query select rsvp.reference, rsvp.status;
end $$;
grant execute on function public.restore_event_rsvp to anon, authenticated;
