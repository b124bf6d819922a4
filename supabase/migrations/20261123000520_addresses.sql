-- A link leads to a page of the site or to an https address: "//host" and "/\host" are other sites to a
-- browser, and control characters are dropped by it before it looks.

create function private.is_address(value text) returns boolean
language sql immutable set search_path = ''
as $$
  select length(value) <= 500 and value ~
    '^(/([^/[:space:][:cntrl:]\\][^[:space:][:cntrl:]\\]*)?|https://[^/[:space:][:cntrl:]\\][^[:space:][:cntrl:]\\]*)$'
$$;

-- The links of a profile: a list of {label, url}, both texts, and the url a web address. A list in place of
-- an address passed before: a JSON path looks into lists by itself.
create function private.are_links(links jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(links) = 'array' and jsonb_array_length(links) <= 10 then
    not exists (
      select from jsonb_array_elements(links) as one
      where not coalesce(jsonb_typeof(one -> 'label') = 'string' and jsonb_typeof(one -> 'url') = 'string'
        and length(one ->> 'label') <= 200 and length(one ->> 'url') <= 500
        and one ->> 'url' ~ '^https?://[^/[:space:][:cntrl:]\\][^[:space:][:cntrl:]\\]*$', false))
    else false end
$$;
revoke execute on function private.is_address(text), private.are_links(jsonb) from public;
grant execute on function private.is_address(text), private.are_links(jsonb) to authenticated, service_role;

create or replace function private.is_clean_html(value text) returns boolean
language sql immutable set search_path = ''
as $$
  select value is null or ltrim(value) not like '<%' or regexp_replace(value,
    '<(/?(p|h2|h3|ul|ol|li|strong|em|blockquote|table|thead|tbody|tr|br|hr)'
    || '|/?(a|th|td|img)|ol start="[0-9]{1,4}"|(th|td)( (colspan|rowspan)="[0-9]{1,2}")+'
    || '|a href="(/|(/[^"<>/[:cntrl:]\\]|#|https?://[^"<>/[:cntrl:]\\]|mailto:|tel:)[^"<>[:cntrl:]\\]*)"'
    || '|img( (src="/[^"<>/[:cntrl:]\\][^"<>[:cntrl:]\\]*"|alt="[^"<>]*"|(width|height)="[0-9]{1,5}"))+)>', '', 'g') !~ '<'
$$;

-- Rows from before stay as they are until they are written again.
do $$
declare
  each record;
begin
  for each in
    select * from (values ('latest_updates', 'link'), ('leadership_messages', 'photo'), ('youtube_videos', 'thumbnail'),
      ('testimonials', 'photo'), ('events', 'cover'), ('gallery_events', 'cover'), ('gallery_images', 'path'),
      ('teachers', 'photo'), ('alumni_profiles', 'avatar')) as c (named, field)
  loop
    execute format('alter table public.%I add constraint %I check (private.is_address(%I)) not valid',
      each.named, each.named || '_' || each.field || '_address', each.field);
  end loop;
end $$;
alter table public.alumni_profiles
  add constraint alumni_profiles_links_addresses check (private.are_links(links)) not valid;
