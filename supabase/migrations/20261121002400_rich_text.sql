-- Long texts with headings, lists, links, tables and pictures are kept as HTML of few tags; a text
-- that does not begin with a tag is plain, and stays so.

create function private.is_clean_html(value text) returns boolean
language sql immutable set search_path = ''
as $$
  select value is null or ltrim(value) not like '<%' or regexp_replace(value,
    '<(/?(p|h2|h3|ul|ol|li|strong|em|blockquote|table|thead|tbody|tr|br|hr)'
    || '|/?(a|th|td|img)|ol start="[0-9]{1,4}"|(th|td)( (colspan|rowspan)="[0-9]{1,2}")+'
    || '|a href="(/|#|https?://|mailto:|tel:)[^"<>]*"'
    || '|img( (src="/[^"<>]*"|alt="[^"<>]*"|(width|height)="[0-9]{1,5}"))+)>', '', 'g') !~ '<'
$$;

alter table public.events add constraint events_body_clean_check
  check (private.is_clean_html(body) and private.is_clean_html(translations #>> '{hi,body}'));
alter table public.leadership_messages add constraint leadership_messages_full_message_clean_check
  check (private.is_clean_html(full_message) and private.is_clean_html(translations #>> '{hi,full_message}'));

-- What is read of such a text: each block on a line, without tags.
create function private.plain_text(value text) returns text
language sql immutable set search_path = ''
as $$
  select case when ltrim(value) not like '<%' then value else btrim(
    replace(replace(replace(replace(replace(
      regexp_replace(regexp_replace(value, '</(p|h2|h3|li|tr|blockquote)>|<br>', E'\n', 'g'), '<[^>]*>', ' ', 'g'),
      '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&'), E' \n') end
$$;

create function private.without_markup(r jsonb) returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  place text[];
begin
  foreach place slice 1 in array array[['body', '', ''], ['full_message', '', ''],
      ['translations', 'hi', 'body'], ['translations', 'hi', 'full_message']] loop
    place := array_remove(place, '');
    if r #>> place like '%<%' then
      r := jsonb_set(r, place, to_jsonb(private.plain_text(r #>> place)));
    end if;
  end loop;
  return r;
end $$;

create or replace function private.index_for_search() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' then
    delete from private.search_entries e where e.source = tg_table_name and e.row_key = to_jsonb(old) ->> 'id';
  end if;
  if tg_op <> 'DELETE' then
    perform private.add_search_entries(tg_table_name, private.without_markup(to_jsonb(new)));
  end if;
  return null;
end $$;
