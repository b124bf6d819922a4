-- What an event asks of its guests beside their name, how long an offered place is held, and a
-- sequence for calendar files.

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

-- Questions as
--   [{"id": "meal", "kind": "choice", "label": "Which lunch?", "label_hi": "…", "required": true,
--     "choices": ["Vegetarian", "Jain"], "choices_hi": ["…", "…"]}]
-- The id stays when words change. Kinds: text, long-text, number (a whole one), check (yes or nothing) and
-- choice, which alone has choices. Hindi is optional; what is missing reads in English. A stored answer
-- is a text: of a choice its English words, of a check "yes".
create function private.are_questions(value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(value) <> 'array' then false else jsonb_array_length(value) <= 12 and coalesce((
    select bool_and(
        jsonb_typeof(q) = 'object'
        and coalesce(q ->> 'id', '') ~ '^[a-z][a-z0-9_-]{0,39}$'
        and coalesce(q ->> 'kind', '') in ('text', 'long-text', 'number', 'check', 'choice')
        and length(btrim(coalesce(q ->> 'label', ''))) between 1 and 200
        and length(coalesce(q ->> 'label_hi', '')) <= 200
        and coalesce(jsonb_typeof(q -> 'required'), 'boolean') = 'boolean'
        and private.are_choices(q -> 'choices', q ->> 'kind' = 'choice')
        and private.are_choices(q -> 'choices_hi', false))
      and count(distinct q ->> 'id') = count(*)
    from jsonb_array_elements(value) q), true) end
$$;

alter table public.events
  add column questions jsonb not null default '[]' check (private.are_questions(questions)),
  add column offer_hours integer not null default 24 check (offer_hours between 1 and 168),
  add column sequence integer not null default 0 check (sequence >= 0);

-- Calendar files of events written until now had the seconds since creation for a sequence: it goes
-- on from there, so that it never falls.
update public.events
set sequence = greatest(0, floor(extract(epoch from updated_at - created_at)))::integer + 1;

create trigger raise_sequence before update on public.events
  for each row execute function private.raise_calendar_sequence();
