-- Invitations to an event: RSVPs that wait for their answer.

alter table public.event_rsvps
  add column invited_at timestamptz,
  drop constraint event_rsvps_status_check,
  add constraint event_rsvps_status_check
    check (status in ('invited', 'going', 'offered', 'waitlisted', 'declined', 'cancelled')),
  drop constraint event_rsvps_check,
  add constraint event_rsvps_check
    check (case when status in ('declined', 'invited') then adults + children = 0 when status = 'cancelled' then true
           else adults + children >= 1 end);

drop function public.count_event_heads(uuid);

-- Claims emails that are due. Each is due again after one minute, then two, four … six hours: if a server claims
-- an email and dies, the next attempt sends it. Messages to all families go last, so that a code or a confirmation does
-- not wait for thousands of them. Runs with the caller's rights, so that only the service role
-- finds any.
create or replace function public.claim_mail(most integer default 10) returns setof public.mail_outbox
language sql volatile set search_path = ''
as $$
  with claimed as (
    update public.mail_outbox m
    set attempts = m.attempts + 1,
      next_attempt_at = now() + least(interval '6 hours', interval '1 minute' * power(2, least(m.attempts, 20)))
    where m.id in (
      select due.id from public.mail_outbox due
      where due.sent_at is null and due.gave_up_at is null and due.next_attempt_at <= now()
      order by due.template in ('family_message', 'event_rsvp_invited', 'event_invitation_again'), due.next_attempt_at, due.id
      limit least(greatest(most, 1), 50)
      for update skip locked
    )
    returning m.*
  )
  -- A message whose time is over was ended instead (37_family_messages.sql).
  select * from claimed c where c.gave_up_at is null
$$;

-- A guest reads of every change of the RSVP, whether the guest or the office made it.
create or replace function private.tell_guest() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  event public.events;
begin
  select * into event from public.events e where e.id = new.event_id;
  if coalesce(event.ends_at, event.starts_at) < now() then
    return null;
  end if;
  -- The first answer of somebody who was invited changes nothing in a calendar.
  if old.status = 'invited' then
    new.sequence := 0;
  end if;
  perform private.queue_rsvp_email(case
    when new.status = old.status then 'event_rsvp_changed'
    when new.status = 'cancelled' and old.status = 'offered' and old.offered_until <= now() then 'event_rsvp_lapsed'
    else 'event_rsvp_' || new.status end, event, new);
  return null;
end $$;

-- To all who come or wait; who has not answered an invitation learns that there is no event, and of a change by the
-- invitation. Not through queue_email: its limit is against strangers, and this is the school's own word.
create or replace function private.tell_guests(event public.events, kind text, more jsonb default '{}') returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.mail_outbox (recipient, template, data)
  select r.email, case when r.status = 'invited' and kind = 'event_changed' then 'event_rsvp_invited' else kind end,
    private.rsvp_email(event, r, private.create_personal_link(r.id)) || more
  from public.event_rsvps r where r.event_id = event.id and r.status not in ('declined', 'cancelled');
end $$;

-- Only an offer has an end, and who declines brings nobody and answers
-- nothing but the message. Who comes after all waits behind those who waited before.
create or replace function private.stamp_offer() returns trigger
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

-- The answer is the same for everyone: only the email says whether the address has replied before. The
-- personal link is sent in that email too, so that typing a name does not open someone's RSVP.
create or replace function public.create_event_rsvp(event_id uuid, name text, email text, adults integer default 1,
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
    -- The answer to an invitation: the trigger tell_guest writes.
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

-- Changes who comes, says that nobody can, or that somebody can after all.
create or replace function public.update_event_rsvp(token text, adults integer, children integer,
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
    name = coalesce(private.require_text(update_event_rsvp.name, 'name', 0, 120), r.name),
    answers = coalesce(nullif(sent -> 'answers', 'null'), r.answers), message = sent ->> 'message', status = place
  where r.id = rsvp.id
  returning r.* into rsvp;
  -- The change that a link carried is done, or replaced by this one.
  update public.personal_links l set proposed = null where l.rsvp_id = rsvp.id and l.proposed is not null;
  return query select rsvp.reference, rsvp.status;
end $$;
grant execute on function public.update_event_rsvp to anon, authenticated;

-- Welcome even when RSVPs are closed, so nothing else is asked. The places are kept for another minute.
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
    held_as = case when r.status = 'cancelled' then r.held_as
                   when r.status not in ('offered', 'invited') then r.status end,
    held_until = case when r.status = 'cancelled' then r.held_until
                      when r.status not in ('offered', 'invited') then private.hold_end() end
  where r.id = rsvp.id;
  return query select rsvp.reference, 'cancelled'::text;
end $$;
grant execute on function public.cancel_event_rsvp to anon, authenticated;

-- People by the state of their RSVPs, how many are here, how many RSVPs say that nobody comes, and how many who were
-- invited have not answered. With the caller's rights: only administrators
-- see RSVPs.
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

-- Who is expected: no address and no answer, which the door has no use for.
create or replace function public.list_expected_guests(wanted uuid)
returns table (reference text, name text, adults integer, children integer, status text, checked_in_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_door(wanted);
  return query
    select r.reference, r.name, r.adults, r.children, r.status, r.checked_in_at from public.event_rsvps r
    where r.event_id = wanted and r.status not in ('declined', 'cancelled', 'invited') order by r.name, r.id;
end $$;
grant execute on function public.list_expected_guests to authenticated;

-- Who would be invited: of each family one guardian, of each address one invitation. Left out are those with an RSVP, a
-- cancelled one too, and those who want no messages.
create function private.list_invitees(event public.events, families boolean, levels text[], classes text[],
  colleagues boolean, batches integer[])
returns table (email text, name text, language text, list text)
language sql stable security definer set search_path = ''
as $$
  select distinct on (i.email) i.email, left(i.name, 120), private.known_language(i.language), i.list
  from (
    select f.email, f.name, f.language, 'families' as list, 1 as rank
    from public.students s
    cross join lateral (
      select lower(g.email) as email, g.name, g.language from public.guardians g
      where g.student_id = s.id and g.email is not null order by g.is_first desc, g.created_at, g.id limit 1) as f
    where families and s.status = 'active' and (event.campus is null or s.campus = event.campus)
      and (cardinality(levels) + cardinality(classes) = 0 or s.class = any (classes)
        or exists (select from public.classes k where k.stored_name = s.class and k.level = any (levels)))
    union all
    select a.email, coalesce(a.full_name, a.email), u.raw_user_meta_data ->> 'language', 'colleagues', 2
    from public.admin_users a left join auth.users u on u.email = a.email
    where colleagues and (event.campus is null or a.campuses is null or event.campus = any (a.campuses))
    union all
    select lower(u.email), p.full_name, u.raw_user_meta_data ->> 'language', 'alumni', 3
    from public.alumni_profiles p join auth.users u on u.id = p.id
    where p.status = 'verified' and p.accepts_messages and p.batch_year = any (batches)
      and (event.campus is null or p.campus = event.campus)
  ) as i
  where not exists (select from private.message_opt_outs o where o.address = i.email)
    and not exists (select from public.event_rsvps r where r.event_id = event.id and r.email = i.email)
  order by i.email, i.rank
$$;

-- The event, locked, for whoever may invite to it: who may write to families, at its campus.
create function private.require_inviting(wanted uuid) returns public.events
language plpgsql security definer set search_path = ''
as $$
declare
  event public.events;
begin
  perform private.require_may('family_messages');
  event := private.lock_open_event(wanted);
  perform private.require_campus(event.campus);
  return event;
end $$;

-- How many of each list an invitation would go to, and how many were invited a day ago or longer and may be asked again.
create function public.preview_event_invitations(wanted uuid, families boolean default false, levels text[] default '{}',
  classes text[] default '{}', colleagues boolean default false, batches integer[] default '{}')
returns table (of_families bigint, of_colleagues bigint, of_alumni bigint, waiting bigint)
language plpgsql security definer rows 1 set search_path = ''
as $$
#variable_conflict use_variable
declare
  event public.events := private.require_inviting(wanted);
begin
  return query
    select count(*) filter (where i.list = 'families'), count(*) filter (where i.list = 'colleagues'),
      count(*) filter (where i.list = 'alumni'), (
        select count(*) from public.event_rsvps r
        where r.event_id = event.id and r.status = 'invited' and r.invited_at < now() - interval '1 day')
    from private.list_invitees(event, families, levels, classes, colleagues, batches) i;
end $$;
grant execute on function public.preview_event_invitations to authenticated;

-- The letters of everybody whose invitation was written at this moment.
create function private.queue_invitations(event public.events, kind text) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  written integer;
begin
  insert into public.mail_outbox (recipient, template, data)
  select r.email, kind, private.rsvp_email(event, r, private.create_personal_link(r.id))
  from public.event_rsvps r where r.event_id = event.id and r.status = 'invited' and r.invited_at = now();
  get diagnostics written = row_count;
  return written;
end $$;

-- Invites everybody on these lists who was not invited yet. Returns how many.
create function public.invite_to_event(wanted uuid, families boolean default false, levels text[] default '{}',
  classes text[] default '{}', colleagues boolean default false, batches integer[] default '{}') returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  event public.events := private.require_inviting(wanted);
begin
  insert into public.event_rsvps (event_id, reference, name, email, adults, children, language, status, invited_at)
  select event.id, private.new_reference('RSVP'), i.name, i.email, 0, 0, i.language, 'invited', now()
  from private.list_invitees(event, families, levels, classes, colleagues, batches) i;
  return private.queue_invitations(event, 'event_rsvp_invited');
end $$;
grant execute on function public.invite_to_event to authenticated;

-- Asks again who was invited and has not answered, no sooner than a day after the last letter. Returns how many.
create function public.remind_event_invitations(wanted uuid) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  event public.events := private.require_inviting(wanted);
begin
  update public.event_rsvps r set invited_at = now()
  where r.event_id = event.id and r.status = 'invited' and r.invited_at < now() - interval '1 day';
  return private.queue_invitations(event, 'event_invitation_again');
end $$;
grant execute on function public.remind_event_invitations to authenticated;
