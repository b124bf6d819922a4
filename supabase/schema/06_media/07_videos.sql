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
  -- Who is in it, and whether it waits for a mark or a consent (08_consents/09_children_in_videos.sql).
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
create index youtube_videos_of_campus_idx on public.youtube_videos (campus);

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
create trigger require_choices before insert or update of category on public.youtube_videos
  for each row execute function private.require_choices();
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
