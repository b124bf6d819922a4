-- Checks that several tables share.

-- A link leads to a page of the site or to an https address. Refuses "//host" and "/\host", which browsers take for
-- other sites, and control characters, which browsers drop before parsing.
create function private.is_address(value text) returns boolean
language sql immutable set search_path = ''
as $$
  select length(value) <= 500 and value ~
    '^(/([^/[:space:][:cntrl:]\\][^[:space:][:cntrl:]\\]*)?|https://[^/[:space:][:cntrl:]\\][^[:space:][:cntrl:]\\]*)$'
$$;
grant execute on function private.is_address to authenticated;

-- Whether a list is flat, has no gap, and each of its texts is short: without it one text of a megabyte would make every
-- list that shows the row too large to answer.
create function private.are_short(value text[], longest integer) returns boolean
language sql immutable set search_path = ''
as $$
  select value = '{}' or array_ndims(value) = 1 and array_position(value, null) is null
    and not exists (select from unnest(value) as one (said) where length(said) > longest)
$$;
grant execute on function private.are_short to authenticated;

-- Translations of a row: {"hi": {"title": "…"}}. A Hindi page shows a row's translation where it is complete,
-- otherwise its English, marked as such.
create function private.is_translation(value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select jsonb_typeof(value) = 'object'
    and length(value::text) <= 40000
    and not exists (select from jsonb_each(value) entry
      where entry.key !~ '^[a-z]{2,3}$' or jsonb_typeof(entry.value) <> 'object')
$$;
grant execute on function private.is_translation to authenticated;

-- Long texts are HTML with few tags. A text that does not begin with a tag is plain text.
create function private.is_clean_html(value text) returns boolean
language sql immutable set search_path = ''
as $$
  select value is null or ltrim(value) not like '<%' or regexp_replace(value,
    '<(/?(p|h2|h3|ul|ol|li|strong|em|blockquote|table|thead|tbody|tr|br|hr)'
    || '|/?(a|th|td|img)|ol start="[0-9]{1,4}"|(th|td)( (colspan|rowspan)="[0-9]{1,2}")+'
    || '|a href="(/|(/[^"<>/[:cntrl:]\\]|#|https?://[^"<>/[:cntrl:]\\]|mailto:|tel:)[^"<>[:cntrl:]\\]*)"'
    || '|img( (src="/[^"<>/[:cntrl:]\\][^"<>[:cntrl:]\\]*"|alt="[^"<>]*"|(width|height)="[0-9]{1,5}"))+)>',
    '', 'g') !~ '<'
    -- Only references that the editor writes: others could spell a child's name unseen by the check before publishing.
    and regexp_replace(value, '<[^>]*>', '', 'g') !~ '&(?!(amp|lt|gt|quot|nbsp|apos|#39);)[#a-zA-Z]'
$$;
grant execute on function private.is_clean_html to authenticated;

-- Checks one field with is_clean_html in every translation of a row.
create function private.is_clean_translation(translations jsonb, field text) returns boolean
language sql immutable set search_path = ''
as $$
  select not exists (select from jsonb_path_query(translations, 'lax $.*') as said
    where not private.is_clean_html(said ->> field))
$$;
grant execute on function private.is_clean_translation to authenticated;

-- Returns such an HTML text without its tags, one line for each block.
create function private.plain_text(value text) returns text
language sql immutable set search_path = ''
as $$
  select case when ltrim(value) not like '<%' then value else btrim(
    replace(replace(replace(replace(replace(
      regexp_replace(regexp_replace(value, '</(p|h2|h3|li|tr|blockquote)>|<br>', E'\n', 'g'), '<[^>]*>', ' ', 'g'),
      '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&'), E' \n') end
$$;

-- Returns a row's JSON with plain text in place of HTML.
create function private.without_markup(r jsonb) returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  place text[];
begin
  for place in
    select said.at || field from unnest(array['body', 'full_message']) as field,
      lateral (
        select '{}'::text[] as at
        union all select array['translations', t.language] from jsonb_object_keys(r -> 'translations') as t (language)
      ) as said
  loop
    if r #>> place like '%<%' then
      r := jsonb_set(r, place, to_jsonb(private.plain_text(r #>> place)));
    end if;
  end loop;
  return r;
end $$;

-- Raises an entry's SEQUENCE with each change that readers see, so that subscribed calendars update it (RFC 5545,
-- section 3.8.7.4). No client can lower it. An inserted row keeps its number, so a restored entry does not fall
-- behind.
create function private.raise_calendar_sequence() returns trigger
language plpgsql set search_path = ''
as $$
declare
  unseen text[] := array['sequence', 'is_sample', 'created_at', 'updated_at'];
begin
  new.sequence := old.sequence;
  if to_jsonb(new) - unseen is distinct from to_jsonb(old) - unseen then
    new.sequence := old.sequence + 1;
  end if;
  return new;
end $$;
