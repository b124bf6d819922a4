-- Staff look after the replies to events: in lists and forms as everything else, with the heads
-- counted, and with a word to guests.

insert into private.managed_tables values ('event_rsvps') on conflict do nothing;

-- The heads of an event by how their replies stand, and how many of them are here. With the caller's
-- rights: administrators see replies, others count nobody.
create function public.count_event_heads(wanted uuid)
returns table (going integer, offered integer, waiting integer, here integer)
language plpgsql stable set search_path = ''
as $$
begin
  return query
    select coalesce(sum(r.adults + r.children) filter (where r.status = 'going'), 0)::integer,
      coalesce(sum(r.adults + r.children) filter (where r.status = 'offered'), 0)::integer,
      coalesce(sum(r.adults + r.children) filter (where r.status = 'waitlisted'), 0)::integer,
      coalesce(sum(r.adults + r.children) filter (where r.checked_in_at is not null), 0)::integer
    from public.event_rsvps r where r.event_id = wanted;
end $$;

-- Writes one letter to every guest whose reply stands in one of these ways, in one transaction;
-- answers how many. The same words within ten minutes are refused: a second press sends no second letter.
create function public.message_event_guests(wanted uuid, statuses text[], subject text, message text)
returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  event public.events;
  heading text := private.require_text(message_event_guests.subject, 'subject', 3, 150);
  words text := private.require_text(message_event_guests.message, 'message', 3, 4000);
  written integer;
begin
  if not public.is_admin() then
    raise exception 'Only administrators write to guests.' using errcode = '42501', detail = 'not_admin';
  end if;
  select * into event from public.events e where e.id = wanted for update;
  if event.id is null then
    raise exception 'This event was not found.' using errcode = 'PT404', detail = 'event_not_found';
  end if;
  if exists (select from public.mail_outbox m
             where m.template = 'event_message' and m.created_at > now() - interval '10 minutes'
               and m.data ->> 'event_id' = wanted::text and m.data ->> 'subject' = heading
               and m.data ->> 'message' = words) then
    raise exception 'These words went to guests a moment ago.' using errcode = 'PT409', detail = 'sent_already';
  end if;
  insert into public.mail_outbox (recipient, template, data)
  select r.email, 'event_message', private.rsvp_letter(event, r, private.create_rsvp_link(r.id))
    || jsonb_build_object('event_id', wanted, 'subject', heading, 'message', words)
  from public.event_rsvps r where r.event_id = wanted and r.status = any (statuses);
  get diagnostics written = row_count;
  return written;
end $$;
