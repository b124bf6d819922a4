-- Events and the RSVPs to their invitations. What the office does with RSVPs is in
-- 11_event_office.sql.

-- ---------------------------------------------------------------------------------------------------------
-- Questions that an event asks its guests, beside their name:
--   [{"id": "meal", "kind": "choice", "label": "Which lunch?", "required": true, "choices": ["Vegetarian", "Jain"],
--     "translations": {"hi": {"label": "…", "choices": ["…", "…"]}}}]
-- The id stays when the words change. Kinds: text, long-text, number (a whole one), check (yes or nothing) and
-- choice, the only one with choices. A translation is optional and falls back to English. An answer is stored as text:
-- the English words of a choice, "yes" for a check.

create function private.are_choices(value jsonb, needed boolean) returns boolean
language sql immutable set search_path = ''
as $$
  select case
    when value is null or value = 'null'::jsonb then not needed
    when jsonb_typeof(value) <> 'array' then false
    else jsonb_array_length(value) between case when needed then 2 else 0 end and 20
      and not exists (select from jsonb_array_elements(value) c
                      where jsonb_typeof(c) <> 'string' or length(c #>> '{}') > 120)
    end
$$;
grant execute on function private.are_choices to authenticated;

create function private.are_questions(value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(value) <> 'array' then false else jsonb_array_length(value) <= 12 and coalesce((
    select bool_and(
        jsonb_typeof(q) = 'object'
        and coalesce(q ->> 'id', '') ~ '^[a-z][a-z0-9_-]{0,39}$'
        and coalesce(q ->> 'kind', '') in ('text', 'long-text', 'number', 'check', 'choice', 'names')
        and length(btrim(coalesce(q ->> 'label', ''))) between 1 and 200
        and coalesce(jsonb_typeof(q -> 'required'), 'boolean') = 'boolean'
        and private.are_choices(q -> 'choices', q ->> 'kind' = 'choice')
        and private.is_translation(coalesce(q -> 'translations', '{}'))
        and not exists (select from jsonb_path_query(q, 'lax $.translations.*') as said
          where length(coalesce(said ->> 'label', '')) > 200 or not private.are_choices(said -> 'choices', false)))
      and count(distinct q ->> 'id') = count(*)
    from jsonb_array_elements(value) q), true) end
$$;
grant execute on function private.are_questions to authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- Events.

create table public.events (
  id uuid primary key default gen_random_uuid(),
  title text not null check (length(btrim(title)) between 1 and 200),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  summary text not null default '' check (length(summary) <= 400),
  body text not null default '' check (length(body) <= 20000),
  starts_at timestamptz not null check (starts_at between '2003-01-01' and '2100-01-01'),
  ends_at timestamptz,
  all_day boolean not null default false,
  recurrence text check (length(recurrence) <= 300 and recurrence ~ '^FREQ='),
  venue text check (length(venue) <= 200),
  campus text references public.campuses (key),
  category text not null default 'general' check (category ~ '^[a-z][a-z0-9-]{0,39}$'),
  cover text constraint events_cover_address check (private.is_address(cover)),
  cover_alt text check (length(cover_alt) <= 300),
  cover_width integer check (cover_width > 0),
  cover_height integer check (cover_height > 0),
  rsvp_enabled boolean not null default false,
  capacity integer check (capacity between 1 and 100000),
  max_party integer not null default 6 check (max_party between 1 and 50),
  -- When RSVPs close; null for the end of the event.
  rsvp_until timestamptz,
  questions jsonb not null default '[]' check (private.are_questions(questions)),
  -- How long an offered place is held.
  offer_hours integer not null default 24 check (offer_hours between 1 and 168),
  status text not null default 'draft' check (status in ('draft', 'published', 'archived')),
  publish_at timestamptz not null default now(),
  cancelled_at timestamptz,
  cancel_reason text check (length(cancel_reason) <= 400),
  -- Counts the versions of its calendar file (SEQUENCE, RFC 5545).
  sequence integer not null default 0 check (sequence >= 0),
  translations jsonb not null default '{}' check (private.is_translation(translations)),
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (ends_at >= starts_at),
  constraint events_body_clean_check
    check (private.is_clean_html(body) and private.is_clean_translation(translations, 'body'))
);
create index events_published_idx on public.events (starts_at, id) where status = 'published';
create index events_status_idx on public.events (status, starts_at desc, id);
create index events_campus_idx on public.events (campus, starts_at);
create index events_category_idx on public.events (category, starts_at);

alter table public.events enable row level security;
grant select, insert, update, delete on public.events to anon, authenticated;
grant all on public.events to service_role;
create policy "Published events are public" on public.events for select to anon
  using (status = 'published' and publish_at <= now());
create policy "Who may read" on public.events for select to authenticated
  using ((status = 'published' and publish_at <= now()) or (select private.may('events', false)));
create policy "Who may add" on public.events for insert to authenticated
  with check ((select private.may('events')));
create policy "Who may change" on public.events for update to authenticated
  using ((select private.may('events'))) with check ((select private.may('events')));
create policy "Who may delete" on public.events for delete to authenticated
  using ((select private.may('events')));

create trigger stamp before insert or update on public.events
  for each row execute function private.stamp_row();
create trigger keep_sample_mark before insert or update on public.events
  for each row execute function private.keep_sample_mark();
create trigger guard_campus before insert or update or delete on public.events
  for each row execute function private.guard_campus();
create trigger guard_drafts before insert or update or delete on public.events
  for each row execute function private.guard_drafts();
create trigger audit after insert or update or delete on public.events
  for each row execute function private.audit_row();
create trigger index_for_search after insert or update or delete on public.events
  for each row execute function private.index_for_search();
create trigger raise_sequence before update on public.events
  for each row execute function private.raise_calendar_sequence();

insert into private.managed_tables values ('events');

-- An RSVP cannot be restored from the trash, because the audit log keeps no tokens. So staff cancel or withdraw
-- an event that has RSVPs, and do not delete it. Asked past the rules: an editor sees no RSVP.
create function private.has_rsvps(wanted uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from public.event_rsvps r where r.event_id = wanted and r.status <> 'cancelled');
end $$;
grant execute on function private.has_rsvps to authenticated;

create function private.keep_answered_event() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user = 'authenticated'
     and private.has_rsvps(old.id) then
    raise exception 'This event has RSVPs. Cancel or withdraw it instead.'
      using errcode = '23503', detail = 'has_rsvps';
  end if;
  return old;
end $$;
create trigger keep_answered before delete on public.events
  for each row execute function private.keep_answered_event();

-- The slug that an event had while it was public leads on to the new one: public.former_slugs, 27_own_pages.sql.
create function private.keep_former_event_slug() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.former_slugs (slug, event_id) values (old.slug, new.id)
  on conflict (slug) where event_id is not null do update set event_id = excluded.event_id;
  return null;
end $$;
create trigger keep_former_slug after update of slug on public.events for each row
  when (new.slug is distinct from old.slug and old.status = 'published' and old.publish_at <= now())
  execute function private.keep_former_event_slug();

-- ---------------------------------------------------------------------------------------------------------
-- RSVPs. A place is taken ("going"), held for a time ("offered"), waited for or given up. People who cannot come
-- say so ("declined") and take no place. People whom the school asked, and who have not answered, are "invited"
-- (54_event_invitations.sql).

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
  -- Since when a guest has waited who could not come at first; null for the day of the RSVP.
  waiting_since timestamptz,
  -- Until when an offered place is held.
  offered_until timestamptz,
  -- A guest who cancels may take that back until then; held_as says what the RSVP was.
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
-- One living RSVP for each address and event.
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

-- Whether an RSVP takes places: also while they are offered, and while its cancellation can be taken back.
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
     or coalesce(event.rsvp_until, event.ends_at, event.starts_at) < now() then
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

-- The answers of a party of this size to the questions of an event, and nothing else. A refusal names the field
-- answer_<id>.
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
    if length(answer) > (case question ->> 'kind' when 'long-text' then 1000 when 'names' then 6000 else 200 end)
       or question ->> 'kind' = 'names' and exists (select from unnest(private.names_in(answer)) n (name) where length(n.name) > 120) then
      raise exception 'Please keep it shorter.' using errcode = '22023', detail = 'answer_' || (question ->> 'id');
    end if;
    kept := kept || jsonb_build_object(question ->> 'id', answer);
  end loop;
  return kept;
end $$;

-- What a guest replies, checked: who cannot come brings nobody and answers no question. Without answers those
-- given before stay.
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

-- What becomes of a reply, beside all others or all but one.
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

-- ---------------------------------------------------------------------------------------------------------
-- Emails.

-- What an email says of an event and an RSVP, in the language of the RSVP. Its calendar file is the guest's
-- own entry, so its sequence rises with the event's and the RSVP's.
create function private.rsvp_email(event public.events, rsvp public.event_rsvps, token text) returns jsonb
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

create function private.queue_rsvp_email(kind text, event public.events, rsvp public.event_rsvps) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.queue_email(rsvp.email, kind, private.rsvp_email(event, rsvp,
    private.create_personal_link(rsvp.id)));
end $$;

-- A guest reads of every change of the RSVP, whether the guest or the office made it.
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
create trigger tell_guest after update on public.event_rsvps for each row
  when (new.status <> old.status or new.adults <> old.adults or new.children <> old.children
        or new.answers <> old.answers or new.message <> old.message)
  execute function private.tell_guest();

-- Writes to all who come or wait. Those who have not answered an invitation learn that an event is called off; the
-- invitation itself shows other changes. Not through queue_email: its limit is against strangers.
create function private.tell_guests(event public.events, kind text, more jsonb default '{}') returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.mail_outbox (recipient, template, data)
  select r.email, case when r.status = 'invited' and kind = 'event_changed' then 'event_rsvp_invited' else kind end,
    private.rsvp_email(event, r, private.create_personal_link(r.id)) || more
  from public.event_rsvps r where r.event_id = event.id and r.status not in ('declined', 'cancelled');
end $$;

-- The event moved or was called off.
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
    perform private.tell_guests(new, 'event_cancelled');
  end if;
  -- Guests who were reminded of the old day are reminded again of the new one.
  if new.starts_at <> old.starts_at then
    update public.event_rsvps r set reminded_at = null where r.event_id = new.id and r.reminded_at is not null;
  end if;
  return null;
end $$;
create trigger notice_change after update on public.events
  for each row execute function private.notice_event_change();

-- Before the RSVPs are deleted with their event.
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

-- ---------------------------------------------------------------------------------------------------------
-- Offers. Free places are offered to those who have waited longest and fit.

-- As many hours as the event says, but at most a quarter of the time until it begins.
create function private.offer_end(event public.events) returns timestamptz
language sql stable set search_path = ''
as $$ select now() + least(make_interval(hours => event.offer_hours), (event.starts_at - now()) / 4) $$;
grant execute on function private.offer_end to authenticated;

-- Only an offer has an end, and who declines brings nobody and answers
-- nothing but the message. Who comes after all waits behind those who waited before.
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

-- ---------------------------------------------------------------------------------------------------------
-- What a guest does. Replying passes the web server, which judges the form first (docs/decisions/public-forms.md).

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

-- What the holder of a link sees: the RSVP, and the change that the link carries.
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

-- Welcome even when RSVPs are closed, so nothing else is asked. The places are kept for another minute.
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

-- Takes a cancellation back while its places are kept, unless the guest has replied anew.
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
