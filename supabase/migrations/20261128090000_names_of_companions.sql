-- Invitations may ask for the names of those who come along; the door sees them.

create or replace function private.are_questions(value jsonb) returns boolean
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

-- The names of those who come along, without empty lines.
create function private.names_in(answer text) returns text[]
language sql immutable set search_path = ''
as $$
  select coalesce(array_agg(btrim(n.name, E' \t\r') order by n.place), '{}')
  from regexp_split_to_table(answer, E'\n') with ordinality as n (name, place) where btrim(n.name, E' \t\r') <> ''
$$;

drop function private.require_answers (public.events, jsonb);
-- The answers of a party of so many to the questions of an event, and nothing else. A refusal names the field
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
      -- Who comes alone names nobody.
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
create or replace function private.require_reply(event public.events, attends boolean, adults integer, children integer,
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

drop function public.list_expected_guests (uuid);
-- Who is expected, with the names of those who come along: no address and no other answer, which the door has no use for.
create function public.list_expected_guests(wanted uuid)
returns table (reference text, name text, adults integer, children integer, status text, checked_in_at timestamptz,
  companions text[])
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_door(wanted);
  return query
    select r.reference, r.name, r.adults, r.children, r.status, r.checked_in_at, coalesce((
        select array_agg(n.name) from public.events e
        cross join jsonb_array_elements(e.questions) q
        cross join unnest(private.names_in(r.answers ->> (q ->> 'id'))) as n (name)
        where e.id = r.event_id and q ->> 'kind' = 'names'), '{}')
    from public.event_rsvps r
    where r.event_id = wanted and r.status not in ('declined', 'cancelled', 'invited') order by r.name, r.id;
end $$;
grant execute on function public.list_expected_guests to authenticated;
