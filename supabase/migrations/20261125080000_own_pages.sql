-- Pages of the office's own, built from blocks.

-- What a page is built from: blocks of known kinds with ids of their own, with clean HTML and addresses alone. What
-- each kind is made of is in data/own-pages/blocks.ts.
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
            'questions', 'documents', 'video', 'action', 'events', 'notices')
          and private.is_translation(coalesce(b -> 'translations', '{}')))
        and count(distinct b ->> 'id') = count(*)
      from jsonb_array_elements(value) b), true)
    and not exists (select from jsonb_path_query(value, 'strict $.**') as said
      where jsonb_typeof(said) = 'string'
        and (length(said #>> '{}') > 16000 or not private.is_clean_html(said #>> '{}')))
    and not exists (
      select from jsonb_path_query(value, 'strict $.** ? (@.type() == "object")') as part,
        jsonb_each(part) as entry
      where entry.key in ('picture', 'to')
        and (jsonb_typeof(entry.value) <> 'string' or not private.is_address(entry.value #>> '{}'))) end
$$;
grant execute on function private.are_page_blocks to authenticated;

create table public.own_pages (
  id uuid primary key default gen_random_uuid(),
  title text not null check (length(btrim(title)) between 1 and 200),
  -- Its address: one word, or two of which the first is the page above it. That the product has no page of its
  -- own there is checked by data/own-pages/own-paths.ts; a page at such an address is never asked for.
  path text not null unique check (path ~ '^[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*)?$' and length(path) <= 120),
  -- The page above it, by which those below a page are found.
  above text generated always as (case when path like '%/%' then split_part(path, '/', 1) end) stored,
  -- What it is about, in a sentence or two: below the title and in shared links.
  lead text not null default '' check (length(lead) <= 600),
  cover text constraint own_pages_cover_address check (private.is_address(cover)),
  cover_alt text check (length(cover_alt) <= 300),
  cover_width integer check (cover_width > 0),
  cover_height integer check (cover_height > 0),
  blocks jsonb not null default '[]' check (private.are_page_blocks(blocks)),
  status text not null default 'draft' check (status in ('draft', 'published')),
  publish_at timestamptz not null default now(),
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
  using ((status = 'published' and publish_at <= now()) or (select public.is_admin()));
create policy "Who may add" on public.own_pages for insert to authenticated
  with check ((select public.is_admin()));
create policy "Who may change" on public.own_pages for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Who may delete" on public.own_pages for delete to authenticated
  using ((select public.is_admin()));

create trigger stamp before insert or update on public.own_pages
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.own_pages
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.own_pages
  for each row execute function private.audit_row();
create trigger index_for_search after insert or update or delete on public.own_pages
  for each row execute function private.index_for_search();

insert into private.managed_tables values ('own_pages');

-- The path that a page had while it was public leads on to the new one: public.former_slugs.
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
        case when jsonb_typeof(part.value) = 'object' then part.value - array['translations', 'video'] else '{}' end) as each
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

-- ---------------------------------------------------------------------------------------------------------
-- Former paths of pages, beside the slugs of events, albums and stories.

alter table public.former_slugs
  add column page_id uuid references public.own_pages (id) on delete cascade,
  drop constraint former_slugs_slug_check,
  drop constraint former_slugs_of_one_check,
  add constraint former_slugs_of_one_check check (num_nonnulls(event_id, gallery_event_id, story_id, page_id) = 1),
  add constraint former_slugs_form_check
    check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*)?$' and length(slug) <= 120);
create index former_slugs_page_idx on public.former_slugs (page_id);
create unique index former_slugs_of_pages_idx on public.former_slugs (slug) where page_id is not null;
alter policy "Former slugs of what is listed are public" on public.former_slugs
  using (
    exists (select from public.events e where e.id = event_id and e.status = 'published' and e.publish_at <= now())
    or exists (select from public.gallery_events g where g.id = gallery_event_id and g.published and not g.unlisted)
    or exists (select from public.news_stories s
      where s.id = story_id and s.status = 'published' and s.publish_at <= now())
    or exists (select from public.own_pages p
      where p.id = page_id and p.status = 'published' and p.publish_at <= now())
  );
alter policy "Who may read" on public.former_slugs
  using (
    exists (select from public.events e where e.id = event_id and e.status = 'published' and e.publish_at <= now())
    or exists (select from public.gallery_events g where g.id = gallery_event_id and g.published and not g.unlisted)
    or exists (select from public.news_stories s
      where s.id = story_id and s.status = 'published' and s.publish_at <= now())
    or exists (select from public.own_pages p
      where p.id = page_id and p.status = 'published' and p.publish_at <= now())
    or (select public.is_admin())
  );

-- ---------------------------------------------------------------------------------------------------------
-- What other parts say of them.

create or replace function private.list_search_entries(source text, r jsonb, language text)
returns table (part integer, subject text, kind text, title text, more text, body text, path text,
  occurs_at timestamptz, campus text, visible_from timestamptz, visible_until timestamptz)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  said jsonb := case when list_search_entries.language = 'en' then r
    else r -> 'translations' -> list_search_entries.language end;
  own_subject text := list_search_entries.source || '/' || (r ->> 'id');
  row_campus text := r ->> 'campus';
begin
  case list_search_entries.source
  when 'site_pages' then
    return query select 0, 'pages' || (r ->> 'id'), 'page', r -> 'titles' ->> list_search_entries.language,
      r -> 'also' ->> list_search_entries.language, '', r ->> 'id', null::timestamptz,
      r ->> 'campus', null::timestamptz, null::timestamptz;
  when 'site_content' then
    if private.content_language(r ->> 'key') = list_search_entries.language and r ->> 'published_at' is not null then
      return query select 0, 'pages' || p.id, 'page',
        p.titles ->> list_search_entries.language, '',
        private.texts_of(r -> 'content'), p.id, null::timestamptz, p.campus,
        (r ->> 'published_at')::timestamptz, null::timestamptz
      from private.site_pages p where p.content_key = private.untranslated_key(r ->> 'key');
    end if;
    if private.untranslated_key(r ->> 'key') = 'disclosure' and r ->> 'published_at' is not null then
      return query select d.number, 'documents/' || d.campus || '/' || d.id, 'document', d.title,
        d.paper ->> 'number', '', '/disclosure?campus=' || d.campus || '#' || d.section,
        private.instant_of_day(d.paper ->> 'issuedOn'), d.campus,
        (r ->> 'published_at')::timestamptz, null::timestamptz
      from private.list_disclosed_documents(r, list_search_entries.language) as d;
    end if;
  when 'events' then
    if r ->> 'status' = 'published' then
      return query select 0, own_subject, 'event', said ->> 'title', r ->> 'venue',
        concat_ws(E'\n', said ->> 'summary', said ->> 'body'), '/invites/' || (r ->> 'slug'),
        (r ->> 'starts_at')::timestamptz, row_campus, (r ->> 'publish_at')::timestamptz, null::timestamptz;
    end if;
  when 'latest_updates' then
    if (r ->> 'is_active')::boolean then
      return query select 0, own_subject, 'update', btrim(split_part(said ->> 'content', '•', 1)), '',
        concat_ws(E'\n', btrim(substr(said ->> 'content', length(split_part(said ->> 'content', '•', 1)) + 2)),
          nullif(said ->> 'concerns', ''), nullif(said ->> 'body', '')),
        case when (r ->> 'has_page')::boolean then '/notices/' else '/notices#notice-' end || (r ->> 'id'), (r ->> 'created_at')::timestamptz, row_campus,
        (r ->> 'starts_at')::timestamptz, (r ->> 'expires_at')::timestamptz;
    end if;
  when 'news_stories' then
    if r ->> 'status' = 'published' then
      return query select 0, own_subject, 'story', said ->> 'title', '',
        concat_ws(E'\n', said ->> 'lead', said ->> 'body', coalesce(nullif(said ->> 'author', ''), r ->> 'author')),
        '/news/' || (r ->> 'slug'), (r ->> 'publish_at')::timestamptz, row_campus,
        (r ->> 'publish_at')::timestamptz, null::timestamptz;
    end if;
  when 'own_pages' then
    if r ->> 'status' = 'published' then
      return query select 0, own_subject, 'page', said ->> 'title', '',
        concat_ws(E'\n', said ->> 'lead', private.texts_of_blocks(r -> 'blocks', list_search_entries.language)),
        '/' || (r ->> 'path'), null::timestamptz, row_campus, (r ->> 'publish_at')::timestamptz, null::timestamptz;
    end if;
  when 'documents' then
    if (r ->> 'is_public')::boolean then
      return query select 0, own_subject, 'document', said ->> 'title', '',
        case when r ->> 'language' in (list_search_entries.language, 'both')
          or list_search_entries.language = 'en' then
          (select f.words from public.document_files f where f.id = (r ->> 'file_id')::uuid) else '' end,
        '/documents/' || (r ->> 'slug'), null::timestamptz, row_campus, null::timestamptz,
        ((r ->> 'expires_on')::date + 1)::timestamp at time zone 'Asia/Kolkata';
    end if;
  when 'leadership_messages' then
    if r -> 'display_locations' ?| array['all', 'messages'] then
      return query select 0, own_subject, 'person', said ->> 'name', said ->> 'title',
        concat_ws(E'\n', said ->> 'title', said ->> 'excerpt', said ->> 'full_message'),
        '/about/messages#' || (r ->> 'id'), null::timestamptz, row_campus, null::timestamptz, null::timestamptz;
    end if;
  when 'teachers' then
    if (r ->> 'is_public')::boolean then
      return query select 0, own_subject, 'person', said ->> 'name', said ->> 'designation',
        concat_ws(E'\n',
          concat_ws(', ', said ->> 'designation', said ->> 'department', said ->> 'qualification'),
          (select string_agg(subject, ', ') from jsonb_array_elements_text(said -> 'subjects') as subject),
          said ->> 'bio'),
        '/faculty?search=' || private.query_value(said ->> 'name'), null::timestamptz, row_campus,
        null::timestamptz, null::timestamptz;
    end if;
  when 'sports_programs' then
    return query select 0, own_subject, 'sport', said ->> 'name', '',
      concat_ws(E'\n', said ->> 'summary', said ->> 'description', said ->> 'coach', said ->> 'achievements'),
      '/co-curricular/sports-athletics/' || (r ->> 'id'), null::timestamptz, row_campus,
      null::timestamptz, null::timestamptz;
  when 'gallery_events' then
    if (r ->> 'published')::boolean and not (r ->> 'unlisted')::boolean then
      return query select 0, own_subject, 'album', said ->> 'title', '', said ->> 'summary',
        '/gallery/event/' || (r ->> 'id'), (r ->> 'held_on')::date::timestamp at time zone 'Asia/Kolkata',
        row_campus, null::timestamptz, null::timestamptz;
    end if;
  when 'youtube_videos' then
    if (r ->> 'is_active')::boolean then
      return query select 0, own_subject, 'video', said ->> 'title', '', said ->> 'description',
        '/video-gallery?category=' || (r ->> 'category'), null::timestamptz, row_campus,
        null::timestamptz, null::timestamptz;
    end if;
  when 'calendar_entries' then
    return query select 0, own_subject, 'calendar', said ->> 'title', r ->> 'kind',
      concat_ws(E'\n', said ->> 'venue', said ->> 'description'),
      '/calendar?month=' || left(r ->> 'starts_on', 7),
      (r ->> 'starts_on')::date::timestamp at time zone 'Asia/Kolkata', row_campus,
      null::timestamptz, null::timestamptz;
  when 'bus_stops' then
    return query select 0, own_subject, 'stop', said ->> 'name',
      (select concat(n.names ->> list_search_entries.language, ' ') from private.search_names n where n.id = 'stop')
        || coalesce((select string_agg(village, ' ') from jsonb_array_elements_text(said -> 'villages') as village), ''),
      concat_ws(E'\n', concat_ws(' · ', nullif(said ->> 'landmark', ''), r ->> 'morning_at', r ->> 'afternoon_at'),
        (select string_agg(village, ', ') from jsonb_array_elements_text(said -> 'villages') as village)),
      '/transport?village=' || private.query_value(said ->> 'name') || '#answer', null::timestamptz, null::text,
      null::timestamptz, null::timestamptz;
  end case;
end $$;

create or replace function private.may_read(source text, row_key text) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return case source
    when 'site_pages' then true
    when 'site_content' then exists (select from public.site_content r where r.id = row_key::uuid)
    when 'events' then exists (select from public.events r where r.id = row_key::uuid and r.status = 'published')
    when 'latest_updates' then exists (select from public.latest_updates r where r.id = row_key::uuid and r.is_active)
    when 'leadership_messages' then exists (select from public.leadership_messages r where r.id = row_key::uuid)
    when 'teachers' then exists (select from public.public_teachers r where r.id = row_key::uuid)
    when 'sports_programs' then exists (select from public.sports_programs r where r.id = row_key::uuid)
    when 'gallery_events' then exists (select from public.gallery_events r
      where r.id = row_key::uuid and r.published and not r.unlisted)
    when 'youtube_videos' then exists (select from public.youtube_videos r where r.id = row_key::uuid and r.is_active)
    when 'calendar_entries' then exists (select from public.calendar_entries r where r.id = row_key::uuid)
    when 'bus_stops' then exists (select from public.bus_stops r where r.id = row_key::uuid)
    when 'news_stories' then exists (select from public.news_stories r
      where r.id = row_key::uuid and r.status = 'published')
    when 'own_pages' then exists (select from public.own_pages r
      where r.id = row_key::uuid and r.status = 'published')
    when 'documents' then exists (select from public.documents r where r.id = row_key::uuid and r.is_public)
    else false
  end;
end $$;

create or replace function public.replace_media(old_id uuid, new_id uuid) returns table (rows integer, change bigint)
language plpgsql volatile set search_path = ''
as $$
declare
  place record;
  replacement public.media_files;
  address text;
  folder text := '/media/' || old_id || '/';
  changes text;
  written integer;
begin
  perform private.require_managed('gallery_images');
  select m.* into replacement from public.media_files m where m.id = new_id and m.is_stored and m.purpose = 'site';
  if replacement.id is null or old_id = new_id then
    raise exception 'The picture to put in its place is not there.' using errcode = 'PT404', detail = 'new_id';
  end if;
  address := format('/media/%s/%sx%s.jpg', new_id, replacement.width, replacement.height);
  rows := 0;
  change := pg_current_xact_id()::text::bigint;
  for place in
    select p.table_name, array_agg(p.column_name) as names, array_agg(p.is_json) as json
    from private.list_picture_columns() p group by p.table_name
  loop
    select string_agg(case
      when columns.is_json then format('%1$I = private.replace_picture(t.%1$I, $1, $2, $3, $4)', columns.name)
      else format('%1$I = regexp_replace(t.%1$I, $1 || ''[^"''''\s)<>]*'', $2, ''g'')', columns.name) end, ', ')
    into changes
    from unnest(place.names, place.json) as columns (name, is_json);
    if place.table_name in ('gallery_events', 'events', 'news_stories', 'own_pages') then
      changes := changes || ', cover_width = case when t.cover like $1 || ''%'' then $3 else t.cover_width end'
        || ', cover_height = case when t.cover like $1 || ''%'' then $4 else t.cover_height end';
    elsif place.table_name = 'gallery_images' then
      changes := changes || ', thumbhash = case when t.path like $1 || ''%'' then $5 else t.thumbhash end'
        || ', width = case when t.path like $1 || ''%'' then $3 else t.width end'
        || ', height = case when t.path like $1 || ''%'' then $4 else t.height end';
    end if;
    execute format('update public.%I t set %s where (%s) like ''%%'' || $1 || ''%%'' and $5 is not null',
      place.table_name, changes,
      (select string_agg(format('coalesce(t.%I::text, '''')', name), ' || '' '' || ')
       from unnest(place.names) as name))
      using folder, address, replacement.width, replacement.height, replacement.thumbhash;
    get diagnostics written = row_count;
    rows := rows + written;
  end loop;
  return next;
end $$;

create or replace function public.list_due_changes() returns table (table_name text, due_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
    select 'events', min(e.publish_at) from public.events e
    where e.status = 'published' and e.publish_at > now() having min(e.publish_at) is not null
    union all
    select 'news_stories', min(s.publish_at) from public.news_stories s
    where s.status = 'published' and s.publish_at > now() having min(s.publish_at) is not null
    union all
    select 'own_pages', min(p.publish_at) from public.own_pages p
    where p.status = 'published' and p.publish_at > now() having min(p.publish_at) is not null
    union all
    select 'latest_updates', min(least(
      case when u.starts_at > now() then u.starts_at end, case when u.expires_at > now() then u.expires_at end))
    from public.latest_updates u
    where u.is_active and (u.starts_at > now() or u.expires_at > now()) having count(*) > 0
    union all
    select 'site_content', min(c.published_at) from public.site_content c
    where c.published_at > now() having min(c.published_at) is not null;
end $$;

create or replace function public.list_document_uses(wanted uuid)
returns table (table_name text, row_id uuid, title text)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  place record;
  address text;
begin
  perform private.require_managed('documents');
  select '/documents/' || d.slug into address from public.documents d where d.id = list_document_uses.wanted;
  if address is null then
    return;
  end if;
  return query select 'latest_updates', u.id, u.content from public.latest_updates u
    where u.document_ids @> array[list_document_uses.wanted];
  return query select 'news_stories', s.id, s.title from public.news_stories s
    where s.document_ids @> array[list_document_uses.wanted];
  return query select 'own_pages', p.id, p.title from public.own_pages p
    where p.blocks @> jsonb_build_array(
      jsonb_build_object('document_ids', jsonb_build_array(list_document_uses.wanted)));
  for place in
    select p.table_name, string_agg(format('coalesce(t.%I::text, '''')', p.column_name), ' || '' '' || ') as texts
    from private.list_picture_columns() p where p.table_name <> 'documents'
    group by p.table_name order by p.table_name
  loop
    -- The address ends there: "/documents/uniform" is not used by "/documents/uniform-list".
    return query execute format(
      'select %1$L::text, t.id, coalesce(to_jsonb(t) ->> ''title'', to_jsonb(t) ->> ''name'',
         to_jsonb(t) ->> ''key'', to_jsonb(t) ->> ''content'', '''')
       from public.%1$I t where (%2$s || '' '') ~ ($1 || ''[^a-z0-9-]'')', place.table_name, place.texts)
      using address;
  end loop;
end $$;
