-- Pages of the office's own show people and lead to the site's forms.

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
            'questions', 'documents', 'video', 'people', 'action', 'form', 'events', 'notices')
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
