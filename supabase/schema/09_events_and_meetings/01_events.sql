-- Questions that an event asks its guests, beside their name:
--   [{"id": "meal", "kind": "choice", "label": "Which lunch?", "required": true, "choices": ["Vegetarian", "Jain"],
--     "translations": {"hi": {"label": "…", "choices": ["…", "…"]}}}]
-- The id stays when the words change. Kinds: text, long-text, number (a whole one), check (yes or nothing), names (of
-- those who come along) and choice, the only one with choices. A translation is optional and falls back to English.
-- An answer is stored as text: the English words of a choice, "yes" for a check, names one a line.

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
  select case when jsonb_typeof(value) <> 'array' then false else
    jsonb_array_length(value) <= 12 and length(value::text) <= 80000
    and coalesce((
    select bool_and(
        jsonb_typeof(q) = 'object'
        and q - array['id', 'kind', 'label', 'required', 'choices', 'translations'] = '{}'
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

-- When an event is over: at its end or, without one, when its day in India ends. Pages have the same rule
-- (data/events/event-end.ts).
create function private.event_end(starts_at timestamptz, ends_at timestamptz) returns timestamptz
language sql immutable set search_path = ''
as $$
  select coalesce(event_end.ends_at,
    ((event_end.starts_at at time zone 'Asia/Kolkata')::date + 1)::timestamp at time zone 'Asia/Kolkata')
$$;

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
  -- The levels whose children it concerns; all where empty.
  levels text[] not null default '{}' check (cardinality(levels) <= 20 and private.are_short(levels, 80)),
  category text not null default 'general' check (category ~ '^[a-z][a-z0-9-]{0,39}$'),
  cover text constraint events_cover_address check (private.is_address(cover)),
  cover_alt text check (length(cover_alt) <= 300),
  cover_width integer check (cover_width > 0),
  cover_height integer check (cover_height > 0),
  rsvp_enabled boolean not null default false,
  capacity integer check (capacity between 1 and 100000),
  max_party integer not null default 6 check (max_party between 1 and 50),
  -- When RSVPs close; null for the end of the event.
  rsvp_until timestamptz check (rsvp_until between '2003-01-01' and '2101-01-01'),
  questions jsonb not null default '[]' check (private.are_questions(questions)),
  -- How long an offered place is held.
  offer_hours integer not null default 24 check (offer_hours between 1 and 168),
  status text not null default 'draft' check (status in ('draft', 'published', 'archived')),
  publish_at timestamptz not null default now() check (publish_at between '2003-01-01' and '2101-01-01'),
  cancelled_at timestamptz check (cancelled_at between '2003-01-01' and '2101-01-01'),
  cancel_reason text check (length(cancel_reason) <= 400),
  -- Counts the versions of its calendar file (SEQUENCE, RFC 5545).
  sequence integer not null default 0 check (sequence >= 0),
  translations jsonb not null default '{}' check (private.is_translation(translations)),
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (ends_at between starts_at and starts_at + interval '400 days'),
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
create trigger require_choices before insert or update of category on public.events
  for each row execute function private.require_choices();
create trigger index_for_search after insert or update or delete on public.events
  for each row execute function private.index_for_search();
create trigger raise_sequence before update on public.events
  for each row execute function private.raise_calendar_sequence();

insert into private.managed_tables values ('events');

-- An RSVP cannot be restored from the trash, because the audit log keeps no tokens. So staff cancel or withdraw an
-- event that has RSVPs, and do not delete it. Bypasses row-level security, because an editor sees no RSVPs.
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
  -- Inside our own functions too: undo deletes what a change added.
  if coalesce(current_setting('role', true), '') in ('anon', 'authenticated') and private.has_rsvps(old.id) then
    raise exception 'This event has RSVPs. Cancel or withdraw it instead.'
      using errcode = '23503', detail = 'has_rsvps';
  end if;
  return old;
end $$;
create trigger keep_answered before delete on public.events
  for each row execute function private.keep_answered_event();

-- The slug that an event had while it was public redirects to the new one: public.former_slugs
-- (10_pages/06_own_pages.sql).
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
