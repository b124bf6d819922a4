-- The menu and the footer are content under the key "menu". Each entry leads to a page of the site or to an https
-- address; a heading leads nowhere.
create function private.are_menu_addresses(content jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select not exists (select from jsonb_path_query(content, 'lax $.**.goesTo') as address
    where jsonb_typeof(address) <> 'string'
      or address <> '""' and private.is_address(address #>> '{}') is not true)
$$;
grant execute on function private.are_menu_addresses to authenticated;

alter table public.site_content add constraint site_content_menu_addresses
  check (private.untranslated_key(key) <> 'menu' or private.are_menu_addresses(content));
