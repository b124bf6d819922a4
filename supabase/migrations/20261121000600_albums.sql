-- Photo albums and their pictures.

create table public.gallery_events (
  id uuid primary key default gen_random_uuid(),
  title text not null check (length(btrim(title)) between 1 and 200),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  summary text not null default '' check (length(summary) <= 600),
  held_on date check (held_on between date '2003-01-01' and date '2100-01-01'),
  campus text check (campus in ('paonta-sahib', 'juniors', 'majra')),
  category text not null default 'general' check (category ~ '^[a-z][a-z0-9-]{0,39}$'),
  cover text check (length(cover) <= 500 and cover ~ '^(/|https://)\S*$'),
  cover_alt text check (length(cover_alt) <= 300),
  cover_width integer check (cover_width > 0),
  cover_height integer check (cover_height > 0),
  published boolean not null default false,
  -- Readable by whoever has the address; the lists ask for unlisted = false.
  unlisted boolean not null default false,
  allow_download boolean not null default false,
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index gallery_events_listed_idx on public.gallery_events (held_on desc, id) where published and not unlisted;
create index gallery_events_held_idx on public.gallery_events (held_on desc, id);
create index gallery_events_campus_idx on public.gallery_events (campus, held_on desc);
create index gallery_events_category_idx on public.gallery_events (category, held_on desc);
select private.guard_table('public.gallery_events');
create policy "Published albums are public" on public.gallery_events for select to anon, authenticated using (published);

create table public.gallery_images (
  id uuid primary key default gen_random_uuid(),
  gallery_event_id uuid not null references public.gallery_events (id) on delete cascade,
  path text not null check (length(path) <= 500 and path ~ '^(/|https://)\S*$'),
  width integer not null check (width between 1 and 100000),
  height integer not null check (height between 1 and 100000),
  thumbhash text check (length(thumbhash) <= 60),
  alt text not null default '' check (length(alt) <= 300),
  caption text not null default '' check (length(caption) <= 600),
  position integer not null default 0,
  focal_x real not null default 0.5 check (focal_x between 0 and 1),
  focal_y real not null default 0.5 check (focal_y between 0 and 1),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index gallery_images_album_idx on public.gallery_images (gallery_event_id, position, id);
select private.guard_table('public.gallery_images');
create policy "Pictures of published albums are public" on public.gallery_images for select to anon, authenticated
  using (exists (select from public.gallery_events g where g.id = gallery_event_id and g.published));
