-- What the school says on its pages: notices, messages of its leaders, videos, testimonials, page texts,
-- and the calendar.

-- ---------------------------------------------------------------------------------------------------------
-- Notices. While an urgent one is shown, the banner shows nothing else. A notice may also appear in the calendar.
-- Most are one sentence; one with a body or with documents has a page of its own.

create table public.latest_updates (
  id uuid primary key default gen_random_uuid(),
  content text not null check (length(btrim(content)) between 1 and 500),
  -- The people it concerns, such as "Classes 6 to 8".
  concerns text not null default '' check (length(concerns) <= 160),
  body text not null default '' check (length(body) <= 12000),
  -- Documents of the library, in this order; deleted and expired ones are skipped.
  document_ids uuid[] not null default '{}' check (cardinality(document_ids) <= 8),
  -- Whether there is more to read than the sentence.
  has_page boolean not null generated always as (body <> '' or cardinality(document_ids) > 0) stored,
  -- The story in public.news_stories that tells more; not linked while it is not public.
  story_id uuid,
  link text constraint latest_updates_link_address check (private.is_address(link)),
  is_active boolean not null default true,
  starts_at timestamptz,
  expires_at timestamptz,
  campus text references public.campuses (key),
  priority integer not null default 0 check (priority between -100 and 100),
  -- While it is urgent the banner shows nothing else.
  is_urgent boolean not null default false,
  -- Its days in the calendar.
  calendar_from date check (calendar_from between date '2003-01-01' and date '2100-01-01'),
  calendar_to date,
  translations jsonb not null default '{}' check (private.is_translation(translations)),
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (expires_at > starts_at),
  check ((calendar_from is null) = (calendar_to is null)),
  check (calendar_to between calendar_from and calendar_from + 60),
  constraint latest_updates_body_clean_check
    check (private.is_clean_html(body) and private.is_clean_translation(translations, 'body'))
);
create index latest_updates_active_idx on public.latest_updates (created_at desc, id) where is_active;
create index latest_updates_created_idx on public.latest_updates (created_at desc, id);
create index latest_updates_campus_idx on public.latest_updates (campus, created_at desc);
create index latest_updates_calendar_idx on public.latest_updates (calendar_from) where calendar_from is not null;

alter table public.latest_updates enable row level security;
grant select, insert, update, delete on public.latest_updates to anon, authenticated;
grant all on public.latest_updates to service_role;
create policy "Active updates are public" on public.latest_updates for select to anon
  using (
    is_active
    and (starts_at is null or starts_at <= now())
    and (expires_at is null or expires_at > now())
  );
create policy "Who may read" on public.latest_updates for select to authenticated
  using (
    (is_active and (starts_at is null or starts_at <= now()) and (expires_at is null or expires_at > now()))
    or (select private.may('latest_updates', false))
  );
create policy "Who may add" on public.latest_updates for insert to authenticated
  with check ((select private.may('latest_updates')));
create policy "Who may change" on public.latest_updates for update to authenticated
  using ((select private.may('latest_updates'))) with check ((select private.may('latest_updates')));
create policy "Who may delete" on public.latest_updates for delete to authenticated
  using ((select private.may('latest_updates')));

create trigger stamp before insert or update on public.latest_updates
  for each row execute function private.stamp_row();
create trigger keep_sample_mark before insert or update on public.latest_updates
  for each row execute function private.keep_sample_mark();
create trigger guard_campus before insert or update or delete on public.latest_updates
  for each row execute function private.guard_campus();
create trigger guard_drafts before insert or update or delete on public.latest_updates
  for each row execute function private.guard_drafts();
create trigger audit after insert or update or delete on public.latest_updates
  for each row execute function private.audit_row();
create trigger index_for_search after insert or update or delete on public.latest_updates
  for each row execute function private.index_for_search();

insert into private.managed_tables values ('latest_updates');

-- A single day in the calendar needs no end.
create function private.complete_notice_days() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.calendar_to := case when new.calendar_from is not null then coalesce(new.calendar_to, new.calendar_from) end;
  return new;
end $$;
create trigger complete_days before insert or update on public.latest_updates
  for each row execute function private.complete_notice_days();

-- ---------------------------------------------------------------------------------------------------------
-- Messages of the school's leaders.

create table public.leadership_messages (
  id uuid primary key default gen_random_uuid(),
  "order" integer not null default 0,
  name text not null check (length(btrim(name)) between 1 and 120),
  title text not null check (length(btrim(title)) between 1 and 160),
  photo text constraint leadership_messages_photo_address check (private.is_address(photo)),
  photo_alt text check (length(photo_alt) <= 300),
  excerpt text not null default '' check (length(excerpt) <= 600),
  full_message text not null default '' check (length(full_message) <= 20000),
  display_locations text[] not null default '{all}' check (cardinality(display_locations) between 1 and 20),
  campus text references public.campuses (key),
  translations jsonb not null default '{}' check (private.is_translation(translations)),
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint leadership_messages_full_message_clean_check
    check (private.is_clean_html(full_message) and private.is_clean_translation(translations, 'full_message'))
);
create index leadership_messages_order_idx on public.leadership_messages ("order", id);
create index leadership_messages_locations_idx on public.leadership_messages using gin (display_locations);

alter table public.leadership_messages enable row level security;
grant select, insert, update, delete on public.leadership_messages to anon, authenticated;
grant all on public.leadership_messages to service_role;
create policy "Messages are public" on public.leadership_messages for select to anon
  using (true);
create policy "Who may read" on public.leadership_messages for select to authenticated
  using (true);
create policy "Who may add" on public.leadership_messages for insert to authenticated
  with check ((select private.may('leadership_messages')));
create policy "Who may change" on public.leadership_messages for update to authenticated
  using ((select private.may('leadership_messages'))) with check ((select private.may('leadership_messages')));
create policy "Who may delete" on public.leadership_messages for delete to authenticated
  using ((select private.may('leadership_messages')));

create trigger stamp before insert or update on public.leadership_messages
  for each row execute function private.stamp_row();
create trigger keep_sample_mark before insert or update on public.leadership_messages
  for each row execute function private.keep_sample_mark();
create trigger guard_campus before insert or update or delete on public.leadership_messages
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.leadership_messages
  for each row execute function private.audit_row();
create trigger index_for_search after insert or update or delete on public.leadership_messages
  for each row execute function private.index_for_search();

insert into private.managed_tables values ('leadership_messages');

-- ---------------------------------------------------------------------------------------------------------
-- Videos. A job and a button in the office find the ones that YouTube no longer shows (is_gone); staff decide.

create table public.youtube_videos (
  id uuid primary key default gen_random_uuid(),
  youtube_id text not null unique check (youtube_id ~ '^[A-Za-z0-9_-]{11}$'),
  title text not null check (length(btrim(title)) between 1 and 200),
  description text not null default '' check (length(description) <= 2000),
  category text not null default 'general' check (category ~ '^[a-z][a-z0-9-]{0,39}$'),
  thumbnail text constraint youtube_videos_thumbnail_address check (private.is_address(thumbnail)),
  duration_seconds integer check (duration_seconds > 0),
  campus text references public.campuses (key),
  position integer not null default 0,
  is_active boolean not null default true,
  -- YouTube no longer shows it.
  is_gone boolean not null default false,
  -- Who is in it, and whether it waits for a mark or a consent (50_children_in_videos.sql).
  people text check (people in ('before', 'nobody', 'crowd', 'children', 'work')),
  withheld boolean not null default true,
  translations jsonb not null default '{}' check (private.is_translation(translations)),
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index youtube_videos_position_idx on public.youtube_videos (position, id);
create index youtube_videos_category_idx on public.youtube_videos (category, position) where is_active;
create index youtube_videos_gone_idx on public.youtube_videos (id) where is_gone;

alter table public.youtube_videos enable row level security;
grant select, insert, update, delete on public.youtube_videos to anon, authenticated;
grant all on public.youtube_videos to service_role;
create policy "Active videos are public" on public.youtube_videos for select to anon
  using (is_active and not withheld);
create policy "Who may read" on public.youtube_videos for select to authenticated
  using ((is_active and not withheld) or (select private.may('youtube_videos', false)));
create policy "Who may add" on public.youtube_videos for insert to authenticated
  with check ((select private.may('youtube_videos')));
create policy "Who may change" on public.youtube_videos for update to authenticated
  using ((select private.may('youtube_videos'))) with check ((select private.may('youtube_videos')));
create policy "Who may delete" on public.youtube_videos for delete to authenticated
  using ((select private.may('youtube_videos')));

create trigger stamp before insert or update on public.youtube_videos
  for each row execute function private.stamp_row();
create trigger keep_sample_mark before insert or update on public.youtube_videos
  for each row execute function private.keep_sample_mark();
create trigger guard_campus before insert or update or delete on public.youtube_videos
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.youtube_videos
  for each row execute function private.audit_row();
create trigger index_for_search after insert or update or delete on public.youtube_videos
  for each row execute function private.index_for_search();

insert into private.managed_tables values ('youtube_videos');

-- A new link leads to a new video.
create function private.forget_gone_video() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.is_gone := false;
  return new;
end $$;
create trigger forget_gone before update on public.youtube_videos
  for each row when (old.youtube_id is distinct from new.youtube_id) execute function private.forget_gone_video();

-- ---------------------------------------------------------------------------------------------------------
-- Testimonials, and the ones that the home page shows.

create table public.testimonials (
  id uuid primary key default gen_random_uuid(),
  quote text not null check (length(btrim(quote)) between 1 and 1200),
  author text not null check (length(btrim(author)) between 1 and 120),
  relation text not null default '' check (length(relation) <= 120),
  campus text references public.campuses (key),
  photo text constraint testimonials_photo_address check (private.is_address(photo)),
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  translations jsonb not null default '{}' check (private.is_translation(translations)),
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index testimonials_status_idx on public.testimonials (status, created_at desc, id);
create index testimonials_campus_idx on public.testimonials (campus, created_at desc) where status = 'approved';

alter table public.testimonials enable row level security;
grant select, insert, update, delete on public.testimonials to anon, authenticated;
grant all on public.testimonials to service_role;
create policy "Approved testimonials are public" on public.testimonials for select to anon
  using (status = 'approved');
create policy "Who may read" on public.testimonials for select to authenticated
  using (status = 'approved' or (select private.may('testimonials', false)));
create policy "Who may add" on public.testimonials for insert to authenticated
  with check ((select private.may('testimonials')));
create policy "Who may change" on public.testimonials for update to authenticated
  using ((select private.may('testimonials'))) with check ((select private.may('testimonials')));
create policy "Who may delete" on public.testimonials for delete to authenticated
  using ((select private.may('testimonials')));

create trigger stamp before insert or update on public.testimonials
  for each row execute function private.stamp_row();
create trigger keep_sample_mark before insert or update on public.testimonials
  for each row execute function private.keep_sample_mark();
create trigger guard_campus before insert or update or delete on public.testimonials
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.testimonials
  for each row execute function private.audit_row();

insert into private.managed_tables values ('testimonials');

-- Author and quote are copied here, so that its list, search and history show whose words they are.
create table public.featured_testimonials (
  id uuid primary key default gen_random_uuid(),
  testimonial_id uuid not null unique references public.testimonials (id) on delete cascade,
  position integer not null default 0,
  author text not null default '',
  quote text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index featured_testimonials_position_idx on public.featured_testimonials (position, id);
create index featured_testimonials_author_idx on public.featured_testimonials (author, id);

alter table public.featured_testimonials enable row level security;
grant select, insert, update, delete on public.featured_testimonials to anon, authenticated;
grant all on public.featured_testimonials to service_role;
create policy "Approved features are public" on public.featured_testimonials for select to anon
  using (exists (
    select from public.testimonials t where t.id = featured_testimonials.testimonial_id and t.status = 'approved'
  ));
create policy "Who may read" on public.featured_testimonials for select to authenticated
  using (
    exists (
      select from public.testimonials t where t.id = featured_testimonials.testimonial_id and t.status = 'approved'
    )
    or (select private.may('featured_testimonials', false))
  );
create policy "Who may add" on public.featured_testimonials for insert to authenticated
  with check ((select private.may('featured_testimonials')));
create policy "Who may change" on public.featured_testimonials for update to authenticated
  using ((select private.may('featured_testimonials'))) with check ((select private.may('featured_testimonials')));
create policy "Who may delete" on public.featured_testimonials for delete to authenticated
  using ((select private.may('featured_testimonials')));

create trigger stamp before insert or update on public.featured_testimonials
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.featured_testimonials
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.featured_testimonials
  for each row execute function private.audit_row();

insert into private.managed_tables values ('featured_testimonials');

-- A new one comes last.
create function private.keep_featured_words() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  select t.author, t.quote into new.author, new.quote from public.testimonials t where t.id = new.testimonial_id;
  if not found then
    raise exception 'There is no such testimonial.' using errcode = '23503', detail = 'testimonial_id';
  end if;
  if tg_op = 'INSERT' and new.position = 0 then
    new.position := coalesce((select max(f.position) from public.featured_testimonials f), 0) + 1;
  end if;
  return new;
end $$;
create trigger keep_words before insert or update on public.featured_testimonials
  for each row execute function private.keep_featured_words();

create function private.renew_featured_words() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.featured_testimonials f set author = new.author, quote = new.quote where f.testimonial_id = new.id;
  return null;
end $$;
create trigger keep_featured_words after update of author, quote on public.testimonials
  for each row when ((old.author, old.quote) is distinct from (new.author, new.quote))
  execute function private.renew_featured_words();

-- ---------------------------------------------------------------------------------------------------------
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
  published_at timestamptz,
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
create trigger index_for_search after insert or update or delete on public.site_content
  for each row execute function private.index_for_search();

insert into private.managed_tables values ('site_content');

-- Saves a page in all its languages in one step. `translations` says of each language `{"hi": {"content": {…},
-- "source": {…}, "outdated": 0}}`; a language that it leaves out has no row from then on. `seen` is the newest
-- updated_at of the page's rows when the form was opened. If any is newer now, nothing is saved and the answer is null.
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

-- ---------------------------------------------------------------------------------------------------------
-- The school calendar: holidays, examinations, terms, meetings and activities.

create table public.calendar_entries (
  id uuid primary key default gen_random_uuid(),
  title text not null check (length(btrim(title)) between 1 and 200),
  description text not null default '' check (length(description) <= 2000),
  starts_on date not null check (starts_on between date '2003-01-01' and date '2100-01-01'),
  ends_on date not null,
  -- On the clock in India: when it begins on its first day, and when it ends on its last. Without them it lasts
  -- all day.
  start_time text check (length(start_time) = 5 and start_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  end_time text check (length(end_time) = 5 and end_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  venue text check (length(venue) <= 200),
  kind text not null default 'activity' check (kind in ('holiday', 'exam', 'term', 'meeting', 'activity')),
  campus text references public.campuses (key),
  level text references public.levels (key),
  recurrence text check (length(recurrence) <= 300 and recurrence ~ '^FREQ='),
  sequence integer not null default 0 check (sequence >= 0),
  translations jsonb not null default '{}' check (private.is_translation(translations)),
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (ends_on between starts_on and starts_on + 400),
  constraint calendar_entries_start_time_given check (start_time is not null or end_time is null),
  constraint calendar_entries_end_time_later check (ends_on > starts_on or end_time > start_time)
);
create index calendar_entries_starts_idx on public.calendar_entries (starts_on, id);
create index calendar_entries_ends_idx on public.calendar_entries (ends_on);
create index calendar_entries_kind_idx on public.calendar_entries (kind, starts_on);
create index calendar_entries_campus_idx on public.calendar_entries (campus, starts_on);

alter table public.calendar_entries enable row level security;
grant select, insert, update, delete on public.calendar_entries to anon, authenticated;
grant all on public.calendar_entries to service_role;
create policy "The calendar is public" on public.calendar_entries for select to anon
  using (true);
create policy "Who may read" on public.calendar_entries for select to authenticated
  using (true);
create policy "Who may add" on public.calendar_entries for insert to authenticated
  with check ((select private.may('calendar_entries')));
create policy "Who may change" on public.calendar_entries for update to authenticated
  using ((select private.may('calendar_entries'))) with check ((select private.may('calendar_entries')));
create policy "Who may delete" on public.calendar_entries for delete to authenticated
  using ((select private.may('calendar_entries')));

create trigger stamp before insert or update on public.calendar_entries
  for each row execute function private.stamp_row();
create trigger keep_sample_mark before insert or update on public.calendar_entries
  for each row execute function private.keep_sample_mark();
create trigger guard_campus before insert or update or delete on public.calendar_entries
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.calendar_entries
  for each row execute function private.audit_row();
create trigger index_for_search after insert or update or delete on public.calendar_entries
  for each row execute function private.index_for_search();
create trigger raise_sequence before update on public.calendar_entries
  for each row execute function private.raise_calendar_sequence();

insert into private.managed_tables values ('calendar_entries');

-- ---------------------------------------------------------------------------------------------------------
-- Previews: a row as its page would show it, before visitors see it. People who hold the link that the server
-- signed see it for an hour. `rows` holds what was typed, which may differ from what is saved. Unsaved text is
-- nothing for the audit log.

create table public.previews (
  id uuid primary key default gen_random_uuid(),
  -- The page that shows it, without a language prefix.
  path text not null check (length(path) <= 500 and path ~ '^/\S*$'),
  table_name text not null check (table_name ~ '^[a-z_]{1,60}$'),
  -- [{"column": "id", "value": "…", "values": {…} or null}]
  rows jsonb not null check (jsonb_typeof(rows) = 'array' and length(rows::text) <= 500000),
  expires_at timestamptz not null default now() + interval '1 hour'
    check (expires_at <= created_at + interval '1 day'),
  created_by uuid default auth.uid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index previews_expires_idx on public.previews (expires_at);

alter table public.previews enable row level security;
grant select, insert, update, delete on public.previews to anon, authenticated;
grant all on public.previews to service_role;
-- Their own: what a colleague has not saved yet is nobody else's.
create policy "Staff manage their own" on public.previews for all to authenticated
  using ((select private.may('previews')) and (created_by = (select private.own_id()) or (select public.is_admin())))
  with check ((select private.may('previews')) and (created_by = (select private.own_id()) or (select public.is_admin())));

create trigger stamp before insert or update on public.previews
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.previews
  for each row execute function private.guard_campus();

create function private.forget_previews() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.previews p where p.expires_at < now() - interval '1 day';
  return null;
end $$;
create trigger forget after insert on public.previews for each statement execute function private.forget_previews();
