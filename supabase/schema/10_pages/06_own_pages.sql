-- Own pages, which the office adds to the site and builds from blocks.

-- The blocks of a page have known kinds and unique ids, and hold only clean HTML and valid addresses.
-- data/own-pages/blocks.ts defines each kind.
create function private.are_page_blocks(value jsonb) returns boolean
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
grant execute on function private.are_page_blocks to authenticated;

create table public.own_pages (
  id uuid primary key default gen_random_uuid(),
  title text not null check (length(btrim(title)) between 1 and 200),
  -- Its address: one word, or two, the first of them the address of the page above it. data/own-pages/own-paths.ts
  -- checks that the site itself has no page there; an own page at such an address is never shown.
  path text not null unique check (path ~ '^[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*)?$' and length(path) <= 120),
  -- The page above it, which lists it among its own.
  above text generated always as (case when path like '%/%' then split_part(path, '/', 1) end) stored,
  -- What it is about, in a sentence or two: below the title and in shared links.
  lead text not null default '' check (length(lead) <= 600),
  cover text constraint own_pages_cover_address check (private.is_address(cover)),
  cover_alt text check (length(cover_alt) <= 300),
  cover_width integer check (cover_width > 0),
  cover_height integer check (cover_height > 0),
  blocks jsonb not null default '[]' check (private.are_page_blocks(blocks)),
  status text not null default 'draft' check (status in ('draft', 'published')),
  publish_at timestamptz not null default now() check (publish_at between '1850-01-01' and '2101-01-01'),
  translations jsonb not null default '{}' check (private.is_translation(translations)),
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index own_pages_created_idx on public.own_pages (created_at desc, id);
create index own_pages_above_idx on public.own_pages (above, title) where above is not null;
create index own_pages_due_idx on public.own_pages (publish_at) where status = 'published';

alter table public.own_pages enable row level security;
grant select, insert, update, delete on public.own_pages to anon, authenticated;
grant all on public.own_pages to service_role;
create policy "Published pages are public" on public.own_pages for select to anon
  using (status = 'published' and publish_at <= now());
create policy "Who may read" on public.own_pages for select to authenticated
  using ((status = 'published' and publish_at <= now()) or (select private.may('own_pages', false)));
create policy "Who may add" on public.own_pages for insert to authenticated
  with check ((select private.may('own_pages')));
create policy "Who may change" on public.own_pages for update to authenticated
  using ((select private.may('own_pages'))) with check ((select private.may('own_pages')));
create policy "Who may delete" on public.own_pages for delete to authenticated
  using ((select private.may('own_pages')));

create trigger stamp before insert or update on public.own_pages
  for each row execute function private.stamp_row();
create trigger keep_sample_mark before insert or update on public.own_pages
  for each row execute function private.keep_sample_mark();
create trigger guard_campus before insert or update or delete on public.own_pages
  for each row execute function private.guard_campus();
create trigger guard_drafts before insert or update or delete on public.own_pages
  for each row execute function private.guard_drafts();
create trigger audit after insert or update or delete on public.own_pages
  for each row execute function private.audit_row();
create trigger index_for_search after insert or update or delete on public.own_pages
  for each row execute function private.index_for_search();

insert into private.managed_tables values ('own_pages');

-- The path that a page had while it was public redirects to the new one: public.former_slugs.
create function private.keep_former_path() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.former_slugs (slug, page_id) values (old.path, new.id)
  on conflict (slug) where page_id is not null do update set page_id = excluded.page_id;
  return null;
end $$;
create trigger keep_former_path after update of path on public.own_pages for each row
  when (new.path is distinct from old.path and old.status = 'published' and old.publish_at <= now())
  execute function private.keep_former_path();

-- The words of blocks in a language, one a line, for the search.
create function private.texts_of_blocks(blocks jsonb, language text) returns text
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

-- Adds each new video of a published page to the list of videos, switched off, so that somebody marks who is in it.
create function private.list_videos_of_page() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.status = 'published' then
    insert into public.youtube_videos (youtube_id, title, is_active)
    select distinct on (b ->> 'video') b ->> 'video', left(coalesce(nullif(btrim(b ->> 'title'), ''), new.title), 200), false
    from jsonb_array_elements(new.blocks) b
    where b ->> 'kind' = 'video' and b ->> 'video' ~ '^[A-Za-z0-9_-]{11}$'
    on conflict (youtube_id) do nothing;
  end if;
  return null;
end $$;
create trigger list_videos after insert or update on public.own_pages
  for each row execute function private.list_videos_of_page();

-- ---------------------------------------------------------------------------------------------------------
-- Slugs that events, albums and stories had while they were public, and paths of own pages. If two had the same one,
-- the last one has it.

create table public.former_slugs (
  id uuid primary key default gen_random_uuid(),
  slug text not null,
  event_id uuid references public.events (id) on delete cascade,
  gallery_event_id uuid references public.gallery_events (id) on delete cascade,
  story_id uuid references public.news_stories (id) on delete cascade,
  page_id uuid references public.own_pages (id) on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint former_slugs_of_one_check check (num_nonnulls(event_id, gallery_event_id, story_id, page_id) = 1),
  constraint former_slugs_form_check
    check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*)?$' and length(slug) <= 120)
);
create index former_slugs_event_idx on public.former_slugs (event_id);
create index former_slugs_gallery_event_idx on public.former_slugs (gallery_event_id);
create index former_slugs_story_idx on public.former_slugs (story_id);
create index former_slugs_page_idx on public.former_slugs (page_id);
create unique index former_slugs_of_events_idx on public.former_slugs (slug) where event_id is not null;
create unique index former_slugs_of_albums_idx on public.former_slugs (slug) where gallery_event_id is not null;
create unique index former_slugs_of_stories_idx on public.former_slugs (slug) where story_id is not null;
create unique index former_slugs_of_pages_idx on public.former_slugs (slug) where page_id is not null;

alter table public.former_slugs enable row level security;
grant select, insert, update, delete on public.former_slugs to anon, authenticated;
grant all on public.former_slugs to service_role;
-- Only triggers write here. The former slug of a withdrawn page is hidden. One policy serves visitors too: a slug is
-- looked up, never listed, so its index is used all the same.
create policy "Who may read" on public.former_slugs for select to anon, authenticated
  using (
    exists (select from public.events e where e.id = event_id and e.status = 'published' and e.publish_at <= now())
    or exists (select from public.gallery_events g where g.id = gallery_event_id and g.published and not g.unlisted)
    or exists (select from public.news_stories s
      where s.id = story_id and s.status = 'published' and s.publish_at <= now())
    or exists (select from public.own_pages p
      where p.id = page_id and p.status = 'published' and p.publish_at <= now())
    or (select private.may('former_slugs', false))
  );

create trigger stamp before insert or update on public.former_slugs
  for each row execute function private.stamp_row();

create function private.keep_former_album_slug() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.former_slugs (slug, gallery_event_id) values (old.slug, new.id)
  on conflict (slug) where gallery_event_id is not null do update set gallery_event_id = excluded.gallery_event_id;
  return null;
end $$;
create trigger keep_former_slug after update of slug on public.gallery_events for each row
  when (new.slug is distinct from old.slug and old.published)
  execute function private.keep_former_album_slug();
