-- News stories: what happened at the school, told at length.

create table public.news_stories (
  id uuid primary key default gen_random_uuid(),
  title text not null check (length(btrim(title)) between 1 and 200),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  -- What happened, in two or three sentences, which open the page and are shown in lists.
  lead text not null default '' check (length(lead) <= 600),
  body text not null default '' check (length(body) <= 16000),
  cover text constraint news_stories_cover_address check (private.is_address(cover)),
  cover_alt text check (length(cover_alt) <= 300),
  cover_width integer check (cover_width > 0),
  cover_height integer check (cover_height > 0),
  campus text references public.campuses (key),
  level text references public.levels (key),
  author text not null default '' check (length(author) <= 120),
  -- Documents of the library, in this order; deleted and expired ones are skipped.
  document_ids uuid[] not null default '{}' check (cardinality(document_ids) <= 8),
  album_id uuid references public.gallery_events (id) on delete set null,
  event_id uuid references public.events (id) on delete set null,
  status text not null default 'draft' check (status in ('draft', 'published')),
  -- The date shown with the story.
  publish_at timestamptz not null default now() check (publish_at between '1850-01-01' and '2101-01-01'),
  translations jsonb not null default '{}' check (private.is_translation(translations)),
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint news_stories_body_clean_check
    check (private.is_clean_html(body) and private.is_clean_translation(translations, 'body'))
);
create index news_stories_published_idx on public.news_stories (publish_at desc, id) where status = 'published';
create index news_stories_created_idx on public.news_stories (created_at desc, id);
create index news_stories_campus_idx on public.news_stories (campus, publish_at desc);
create index news_stories_album_idx on public.news_stories (album_id);
create index news_stories_event_idx on public.news_stories (event_id);
create index news_stories_of_level_idx on public.news_stories (level);

alter table public.news_stories enable row level security;
grant select, insert, update, delete on public.news_stories to anon, authenticated;
grant all on public.news_stories to service_role;
create policy "Published stories are public" on public.news_stories for select to anon
  using (status = 'published' and publish_at <= now());
create policy "Who may read" on public.news_stories for select to authenticated
  using ((status = 'published' and publish_at <= now()) or (select private.may('news_stories', false)));
create policy "Who may add" on public.news_stories for insert to authenticated
  with check ((select private.may('news_stories')));
create policy "Who may change" on public.news_stories for update to authenticated
  using ((select private.may('news_stories'))) with check ((select private.may('news_stories')));
create policy "Who may delete" on public.news_stories for delete to authenticated
  using ((select private.may('news_stories')));

create trigger stamp before insert or update on public.news_stories
  for each row execute function private.stamp_row();
create trigger keep_sample_mark before insert or update on public.news_stories
  for each row execute function private.keep_sample_mark();
create trigger guard_campus before insert or update or delete on public.news_stories
  for each row execute function private.guard_campus();
create trigger guard_drafts before insert or update or delete on public.news_stories
  for each row execute function private.guard_drafts();
create trigger audit after insert or update or delete on public.news_stories
  for each row execute function private.audit_row();
create trigger index_for_search after insert or update or delete on public.news_stories
  for each row execute function private.index_for_search();

insert into private.managed_tables values ('news_stories');

-- The slug that a story had while it was public redirects to the new one: public.former_slugs.
create function private.keep_former_story_slug() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.former_slugs (slug, story_id) values (old.slug, new.id)
  on conflict (slug) where story_id is not null do update set story_id = excluded.story_id;
  return null;
end $$;
create trigger keep_former_slug after update of slug on public.news_stories for each row
  when (new.slug is distinct from old.slug and old.status = 'published' and old.publish_at <= now())
  execute function private.keep_former_story_slug();

-- The years of the public stories, by the date in India, newest first. It jumps through the index from one year to
-- the next, and costs the same with ten stories as with ten thousand.
create function public.list_story_years() returns setof integer
language sql stable set search_path = ''
as $$
  with recursive newest (moment) as (
    (select max(publish_at) from public.news_stories where status = 'published' and publish_at <= now())
    union all
    select (
      select max(publish_at) from public.news_stories
      where status = 'published'
        and publish_at < date_trunc('year', newest.moment at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata'
    )
    from newest where newest.moment is not null
  )
  select extract(year from moment at time zone 'Asia/Kolkata')::integer from newest where moment is not null
$$;
grant execute on function public.list_story_years to anon, authenticated;
