-- What the school says on its pages: announcements, messages, words of others, videos, page texts.

create table public.latest_updates (
  id uuid primary key default gen_random_uuid(),
  content text not null check (length(btrim(content)) between 1 and 500),
  link text check (length(link) <= 500 and link ~ '^(/|https://)\S*$'),
  is_active boolean not null default true,
  starts_at timestamptz,
  expires_at timestamptz,
  campus text check (campus in ('paonta-sahib', 'juniors', 'majra')),
  priority integer not null default 0 check (priority between -100 and 100),
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (expires_at > starts_at)
);
create index latest_updates_active_idx on public.latest_updates (created_at desc, id) where is_active;
create index latest_updates_created_idx on public.latest_updates (created_at desc, id);
create index latest_updates_campus_idx on public.latest_updates (campus, created_at desc);
select private.guard_table('public.latest_updates');
create policy "Active updates are public" on public.latest_updates for select to anon, authenticated
  using (is_active and (starts_at is null or starts_at <= now()) and (expires_at is null or expires_at > now()));

create table public.leadership_messages (
  id uuid primary key default gen_random_uuid(),
  "order" integer not null default 0,
  name text not null check (length(btrim(name)) between 1 and 120),
  title text not null check (length(btrim(title)) between 1 and 160),
  photo text check (length(photo) <= 500 and photo ~ '^(/|https://)\S*$'),
  photo_alt text check (length(photo_alt) <= 300),
  excerpt text not null default '' check (length(excerpt) <= 600),
  full_message text not null default '' check (length(full_message) <= 20000),
  display_locations text[] not null default '{all}' check (cardinality(display_locations) between 1 and 20),
  campus text check (campus in ('paonta-sahib', 'juniors', 'majra')),
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index leadership_messages_order_idx on public.leadership_messages ("order", id);
create index leadership_messages_locations_idx on public.leadership_messages using gin (display_locations);
select private.guard_table('public.leadership_messages');
create policy "Messages are public" on public.leadership_messages for select to anon, authenticated using (true);

create table public.youtube_videos (
  id uuid primary key default gen_random_uuid(),
  youtube_id text not null unique check (youtube_id ~ '^[A-Za-z0-9_-]{11}$'),
  title text not null check (length(btrim(title)) between 1 and 200),
  description text not null default '' check (length(description) <= 2000),
  category text not null default 'general' check (category ~ '^[a-z][a-z0-9-]{0,39}$'),
  thumbnail text check (length(thumbnail) <= 500 and thumbnail ~ '^(/|https://)\S*$'),
  duration_seconds integer check (duration_seconds > 0),
  campus text check (campus in ('paonta-sahib', 'juniors', 'majra')),
  position integer not null default 0,
  is_active boolean not null default true,
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index youtube_videos_position_idx on public.youtube_videos (position, id);
create index youtube_videos_category_idx on public.youtube_videos (category, position) where is_active;
select private.guard_table('public.youtube_videos');
create policy "Active videos are public" on public.youtube_videos for select to anon, authenticated using (is_active);

create table public.testimonials (
  id uuid primary key default gen_random_uuid(),
  quote text not null check (length(btrim(quote)) between 1 and 1200),
  author text not null check (length(btrim(author)) between 1 and 120),
  relation text not null default '' check (length(relation) <= 120),
  campus text check (campus in ('paonta-sahib', 'juniors', 'majra')),
  photo text check (length(photo) <= 500 and photo ~ '^(/|https://)\S*$'),
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index testimonials_status_idx on public.testimonials (status, created_at desc, id);
create index testimonials_campus_idx on public.testimonials (campus, created_at desc) where status = 'approved';
select private.guard_table('public.testimonials');
create policy "Approved testimonials are public" on public.testimonials for select to anon, authenticated
  using (status = 'approved');

create table public.featured_testimonials (
  id uuid primary key default gen_random_uuid(),
  testimonial_id uuid not null unique references public.testimonials (id) on delete cascade,
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index featured_testimonials_position_idx on public.featured_testimonials (position, id);
select private.guard_table('public.featured_testimonials');
create policy "Approved features are public" on public.featured_testimonials for select to anon, authenticated
  using (exists (select from public.testimonials t where t.id = testimonial_id and t.status = 'approved'));

-- Drafts live in a table of their own: row-level security hides rows, not columns.
create table public.site_content (
  id uuid primary key default gen_random_uuid(),
  key text not null unique check (key ~ '^[a-z0-9][a-z0-9./-]{0,99}$'),
  content jsonb not null check (jsonb_typeof(content) = 'object' and length(content::text) <= 200000),
  published_at timestamptz,
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
select private.guard_table('public.site_content');
create policy "Published content is public" on public.site_content for select to anon, authenticated
  using (published_at <= now());

create table public.site_content_drafts (
  id uuid primary key default gen_random_uuid(),
  key text not null unique check (key ~ '^[a-z0-9][a-z0-9./-]{0,99}$'),
  content jsonb not null check (jsonb_typeof(content) = 'object' and length(content::text) <= 200000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
select private.guard_table('public.site_content_drafts');

-- Puts the draft of a key on the site and removes it; the rules of both tables apply to the caller.
create function public.publish_site_content(content_key text) returns public.site_content
language plpgsql set search_path = ''
as $$
declare
  published public.site_content;
begin
  if not public.is_admin() then
    raise exception 'Only administrators publish content.' using errcode = '42501';
  end if;
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
