-- Page texts, one row for each page and language: the Hindi of "about" is "hi/about". `source` is the English
-- from which a translation was made, so that outdated texts are recognised.

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

-- The school's logo and colours are content under the key "look", for all languages: colours as "#1f6f5c", and logos
-- that an upload has made (public.media_files).
create function private.is_school_look(content jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(content -> 'colours') = 'array' then
    jsonb_array_length(content -> 'colours') <= 2
    and not exists (select from jsonb_array_elements(content -> 'colours') as colour
      where jsonb_typeof(colour) <> 'string' or colour #>> '{}' !~ '^#[0-9a-f]{6}$')
    and not exists (select from unnest(array['logo', 'lightLogo']) as name
      where coalesce(jsonb_typeof(content -> name), 'null') <> 'null' and (
        ((content -> name ->> 'id') ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$') is not true
        or ((content -> name ->> 'kind') in ('svg', 'png')) is not true
        or jsonb_typeof(content -> name -> 'width') is distinct from 'number'
        or jsonb_typeof(content -> name -> 'height') is distinct from 'number'))
    else false end
$$;
grant execute on function private.is_school_look to authenticated;

create table public.site_content (
  id uuid primary key default gen_random_uuid(),
  key text not null unique check (key ~ '^[a-z0-9][a-z0-9./-]{0,99}$'),
  content jsonb not null check (jsonb_typeof(content) = 'object' and length(content::text) <= 200000),
  published_at timestamptz check (published_at between '1850-01-01' and '2101-01-01'),
  -- For a translation: the English text that it was made from.
  source jsonb check (jsonb_typeof(source) = 'object' and length(source::text) <= 200000),
  -- How many of its texts are older than their English.
  outdated integer not null default 0 check (outdated >= 0),
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint site_content_menu_addresses
    check (private.untranslated_key(key) <> 'menu' or private.are_menu_addresses(content)),
  constraint site_content_look
    check (private.untranslated_key(key) <> 'look' or private.is_school_look(content))
);

alter table public.site_content enable row level security;
grant select, insert, update, delete on public.site_content to anon, authenticated;
grant all on public.site_content to service_role;
create policy "Published content is public" on public.site_content for select to anon
  using (published_at <= now());
create policy "Who may read" on public.site_content for select to authenticated
  using (published_at <= now() or (select private.may('site_content', false)));
create policy "Who may add" on public.site_content for insert to authenticated
  with check ((select private.may('site_content')));
create policy "Who may change" on public.site_content for update to authenticated
  using ((select private.may('site_content'))) with check ((select private.may('site_content')));
create policy "Who may delete" on public.site_content for delete to authenticated
  using ((select private.may('site_content')));

create trigger stamp before insert or update on public.site_content
  for each row execute function private.stamp_row();
create trigger keep_sample_mark before insert or update on public.site_content
  for each row execute function private.keep_sample_mark();
create trigger guard_campus before insert or update or delete on public.site_content
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.site_content
  for each row execute function private.audit_row();
create trigger require_choices before insert or update of content on public.site_content
  for each row execute function private.require_choices();
create trigger index_for_search after insert or update or delete on public.site_content
  for each row execute function private.index_for_search();

insert into private.managed_tables values ('site_content');

-- Saves a page in all its languages in one step. `translations` holds for each language `{"hi": {"content": {…},
-- "source": {…}, "outdated": 0}}`; a language that it leaves out loses its row. `seen` is the newest updated_at of
-- the page's rows when the form was opened. If any is newer now, saves nothing and returns null.
create function public.save_site_content(
  content_key text, english jsonb, translations jsonb default '{}', seen timestamptz default null
) returns timestamptz
language plpgsql set search_path = ''
as $$
declare
  newest timestamptz;
begin
  perform private.require_may('site_content');
  if exists (select from jsonb_object_keys(save_site_content.translations) as t (language)
    where t.language = 'en' or t.language <> private.known_language(t.language))
  then
    raise exception 'The site is not translated into this language.' using errcode = '22023', detail = 'language';
  end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('site_content/' || content_key));
  select max(c.updated_at) into newest from public.site_content c where private.untranslated_key(c.key) = content_key;
  if newest is distinct from seen then
    return null;
  end if;
  insert into public.site_content as c (key, content, published_at) values (content_key, english, now())
  on conflict (key) do update set content = excluded.content, is_sample = false,
    published_at = coalesce(c.published_at, excluded.published_at)
  where c.content <> excluded.content or c.published_at is null;
  delete from public.site_content c where private.untranslated_key(c.key) = content_key and c.key <> content_key
    and not save_site_content.translations ? private.content_language(c.key);
  insert into public.site_content as c (key, content, source, outdated, published_at)
  select t.language || '/' || content_key, t.said -> 'content', nullif(t.said -> 'source', 'null'),
    coalesce((t.said ->> 'outdated')::integer, 0), now()
  from jsonb_each(save_site_content.translations) as t (language, said)
  on conflict (key) do update set content = excluded.content, source = excluded.source,
    outdated = excluded.outdated, is_sample = false,
    published_at = coalesce(c.published_at, excluded.published_at)
  where (c.content, c.source, c.outdated) is distinct from (excluded.content, excluded.source, excluded.outdated)
    or c.published_at is null;
  select max(c.updated_at) into newest from public.site_content c where private.untranslated_key(c.key) = content_key;
  return newest;
end $$;
grant execute on function public.save_site_content to authenticated;

-- Replaces the pages that the search finds by name (private.site_pages), enters the languages of their
-- names, and returns how many are new, changed or gone. The texts of a page are in the index under its
-- name, so they are entered again. `names` replaces private.search_names.
create function public.save_site_pages(pages jsonb, names jsonb default null) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  gone text[];
  come text[];
  gone_keys text[];
  come_keys text[];
  content public.site_content;
  stop record;
begin
  perform private.require_server();
  if coalesce(pg_catalog.jsonb_array_length(save_site_pages.pages), 0) = 0 then
    raise exception 'There are no pages.' using errcode = '22023', detail = 'pages';
  end if;
  -- One server at a time: two that start at once would add the same pages.
  perform pg_catalog.pg_advisory_xact_lock(20261123001100);
  insert into private.languages
  select distinct jsonb_object_keys(page -> 'titles') from pg_catalog.jsonb_array_elements(save_site_pages.pages) as page
  on conflict do nothing;
  with old as (
    delete from private.site_pages p
    where not exists (select from pg_catalog.jsonb_array_elements(save_site_pages.pages) as page
      where page = pg_catalog.to_jsonb(p))
    returning p.id, p.content_key
  )
  select array_agg(o.id), array_agg(o.content_key) into gone, gone_keys from old o;
  with new as (
    insert into private.site_pages
    select * from pg_catalog.jsonb_populate_recordset(null::private.site_pages, save_site_pages.pages)
    on conflict (id) do nothing
    returning id, content_key
  )
  select array_agg(n.id), array_agg(n.content_key) into come, come_keys from new n;
  if exists (
    select from pg_catalog.jsonb_populate_recordset(null::private.search_names, save_site_pages.names) as given
      full join private.search_names n on n.id = given.id
    where save_site_pages.names is not null and n.names is distinct from given.names
  ) then
    delete from private.search_names;
    insert into private.search_names
    select * from pg_catalog.jsonb_populate_recordset(null::private.search_names, save_site_pages.names);
    come_keys := come_keys || 'disclosure'::text;
    for stop in select s.* from public.bus_stops s loop
      delete from private.search_entries e where e.source = 'bus_stops' and e.row_key = stop.id::text;
      perform private.add_search_entries('bus_stops', private.without_markup(pg_catalog.to_jsonb(stop)));
    end loop;
  end if;
  for content in
    select c.* from public.site_content c
    where private.untranslated_key(c.key) = any (gone_keys || come_keys)
  loop
    delete from private.search_entries e where e.source = 'site_content' and e.row_key = content.id::text;
    perform private.add_search_entries('site_content', private.without_markup(pg_catalog.to_jsonb(content)));
  end loop;
  return (select count(distinct id) from unnest(gone || come) as id);
end $$;

-- Drafts have a table of their own: row-level security hides rows, not columns.
create table public.site_content_drafts (
  id uuid primary key default gen_random_uuid(),
  key text not null unique check (key ~ '^[a-z0-9][a-z0-9./-]{0,99}$'),
  content jsonb not null check (jsonb_typeof(content) = 'object' and length(content::text) <= 200000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

alter table public.site_content_drafts enable row level security;
grant select, insert, update, delete on public.site_content_drafts to anon, authenticated;
grant all on public.site_content_drafts to service_role;
create policy "Admins manage" on public.site_content_drafts for all to authenticated
  using ((select private.may('site_content_drafts'))) with check ((select private.may('site_content_drafts')));

create trigger stamp before insert or update on public.site_content_drafts
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.site_content_drafts
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.site_content_drafts
  for each row execute function private.audit_row();

-- Publishes a draft and removes it, under the rules of both tables.
create function public.publish_site_content(content_key text) returns public.site_content
language plpgsql set search_path = ''
as $$
declare
  published public.site_content;
begin
  perform private.require_may('site_content');
  insert into public.site_content (key, content, published_at)
  select d.key, d.content, now() from public.site_content_drafts d where d.key = content_key
  on conflict (key) do update
    set content = excluded.content, published_at = excluded.published_at, is_sample = false
  returning * into published;
  if published.id is null then
    raise exception 'There is no draft of "%".', content_key using errcode = 'PT404', detail = 'draft_not_found';
  end if;
  delete from public.site_content_drafts d where d.key = content_key;
  return published;
end $$;
grant execute on function public.publish_site_content to authenticated;
