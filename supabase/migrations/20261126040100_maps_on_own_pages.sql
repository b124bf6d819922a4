-- Pages of the office's own show where a place is.

create or replace function private.are_page_blocks(value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(value) <> 'array' then false else
    jsonb_array_length(value) <= 40 and length(value::text) <= 120000
    and coalesce((
      select bool_and(
          jsonb_typeof(b) = 'object'
          and coalesce(b ->> 'id', '') ~ '^[a-z][a-z0-9_-]{0,39}$'
          and coalesce(b ->> 'kind', '') in ('text', 'picture', 'pictures', 'quote', 'numbers', 'steps', 'table',
            'questions', 'documents', 'video', 'map', 'people', 'action', 'form', 'events', 'notices')
          and private.is_translation(coalesce(b -> 'translations', '{}')))
        and count(distinct b ->> 'id') = count(*)
      from jsonb_array_elements(value) b), true)
    and not exists (select from jsonb_path_query(value, 'strict $.**') as said
      where jsonb_typeof(said) = 'string'
        and (length(said #>> '{}') > 16000 or not private.is_clean_html(said #>> '{}')))
    and not exists (
      select from jsonb_path_query(value, 'strict $.** ? (@.type() == "object")') as part,
        jsonb_each(part) as entry
      where entry.key in ('picture', 'to') and jsonb_typeof(entry.value) <> 'null'
        and (jsonb_typeof(entry.value) <> 'string' or not private.is_address(entry.value #>> '{}'))) end
$$;

create or replace function private.texts_of_blocks(blocks jsonb, language text) returns text
language sql immutable set search_path = ''
as $$
  with recursive part (value) as (
    select texts_of_blocks.blocks
    union all
    select below.value from part, lateral (
      select each.value from jsonb_each(
        case when jsonb_typeof(part.value) = 'object' then part.value - array['translations', 'video', 'coordinates'] else '{}' end) as each
      union all
      select each.value from jsonb_array_elements(
        case when jsonb_typeof(part.value) = 'array' then part.value else '[]' end) as each
    ) as below
  ),
  said (value) as (
    select part.value #>> '{}' from part
    where texts_of_blocks.language = 'en' and jsonb_typeof(part.value) = 'string'
      and private.texts_of(part.value) is not null
    union all
    select words.value
    from jsonb_path_query(texts_of_blocks.blocks, 'strict $.** ? (exists (@.translations))') as translated,
      jsonb_each_text(coalesce(translated -> 'translations' -> texts_of_blocks.language, '{}')) as words
  )
  select string_agg(private.plain_text(said.value), E'\n') from said
$$;
