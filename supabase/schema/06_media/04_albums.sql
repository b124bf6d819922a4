-- Albums. No list shows an unlisted album; people who have its address read it by its id (get_album).

create table public.gallery_events (
  id uuid primary key default gen_random_uuid(),
  title text not null check (length(btrim(title)) between 1 and 200),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  summary text not null default '' check (length(summary) <= 600),
  held_on date check (held_on between date '1850-01-01' and date '2100-01-01'),
  campus text references public.campuses (key),
  category text not null default 'general' check (category ~ '^[a-z][a-z0-9-]{0,39}$'),
  cover text constraint gallery_events_cover_address check (private.is_address(cover)),
  cover_alt text check (length(cover_alt) <= 300),
  cover_width integer check (cover_width > 0),
  cover_height integer check (cover_height > 0),
  cover_focal_x real not null default 0.5 check (cover_focal_x between 0 and 1),
  cover_focal_y real not null default 0.5 check (cover_focal_y between 0 and 1),
  published boolean not null default false,
  -- When it will next be shown and hidden.
  publish_at timestamptz check (publish_at between '2003-01-01' and '2101-01-01'),
  unpublish_at timestamptz,
  -- Shown only to people who have its address.
  unlisted boolean not null default false,
  allow_download boolean not null default false,
  translations jsonb not null default '{}' check (private.is_translation(translations)),
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint gallery_events_unpublish_at_check check (unpublish_at > publish_at and unpublish_at <= '2101-01-01')
);
create index gallery_events_listed_idx on public.gallery_events (held_on desc, id) where published and not unlisted;
create index gallery_events_held_idx on public.gallery_events (held_on desc, id);
create index gallery_events_campus_idx on public.gallery_events (campus, held_on desc);
create index gallery_events_category_idx on public.gallery_events (category, held_on desc);
create index gallery_events_listed_category_idx on public.gallery_events (category)
  where published and not unlisted;
create index gallery_events_publish_idx on public.gallery_events (publish_at)
  where not published and publish_at is not null;
create index gallery_events_unpublish_idx on public.gallery_events (unpublish_at) where unpublish_at is not null;

alter table public.gallery_events enable row level security;
grant select, insert, update, delete on public.gallery_events to anon, authenticated;
grant all on public.gallery_events to service_role;
create policy "Listed albums are public" on public.gallery_events for select to anon
  using (published and not unlisted);
create policy "Who may read" on public.gallery_events for select to authenticated
  using ((published and not unlisted) or (select private.may('gallery_events', false)));
create policy "Who may add" on public.gallery_events for insert to authenticated
  with check ((select private.may('gallery_events')));
create policy "Who may change" on public.gallery_events for update to authenticated
  using ((select private.may('gallery_events'))) with check ((select private.may('gallery_events')));
create policy "Who may delete" on public.gallery_events for delete to authenticated
  using ((select private.may('gallery_events')));

create trigger stamp before insert or update on public.gallery_events
  for each row execute function private.stamp_row();
create trigger keep_sample_mark before insert or update on public.gallery_events
  for each row execute function private.keep_sample_mark();
create trigger guard_campus before insert or update or delete on public.gallery_events
  for each row execute function private.guard_campus();
create trigger guard_drafts before insert or update or delete on public.gallery_events
  for each row execute function private.guard_drafts();
create trigger audit after insert or update or delete on public.gallery_events
  for each row execute function private.audit_row();
create trigger require_choices before insert or update of category on public.gallery_events
  for each row execute function private.require_choices();
create trigger index_for_search after insert or update or delete on public.gallery_events
  for each row execute function private.index_for_search();

insert into private.managed_tables values ('gallery_events');

-- Albums appear and disappear on schedule. `published` says whether an album is shown now, and every rule and index
-- uses it; a job changes it at publish_at and unpublish_at. Publishing with a future publish_at schedules the album.
-- One minute allows for clocks that differ.
create function private.schedule_album() returns trigger
language plpgsql set search_path = ''
as $$
declare
  was_shown boolean := tg_op = 'UPDATE' and old.published;
begin
  if new.publish_at > now() + interval '1 minute' then
    new.published := false;
  elsif new.publish_at is not null and not new.published then
    if was_shown then
      new.publish_at := null;
    else
      new.published := true;
    end if;
  end if;
  if new.unpublish_at <= now() then
    if was_shown and new.published then
      new.published := false;
      new.publish_at := null;
    end if;
    new.unpublish_at := null;
  end if;
  return new;
end $$;
create trigger schedule before insert or update on public.gallery_events
  for each row execute function private.schedule_album();

-- Shows and hides the albums whose moment has come. Returns how many. For the server's timer.
create function public.turn_albums() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  turned integer;
begin
  update public.gallery_events g set updated_at = now()
  where (not g.published and g.publish_at <= now()) or g.unpublish_at <= now();
  get diagnostics turned = row_count;
  return turned;
end $$;

-- The published album with an id, listed or not.
create function public.get_album(album_id uuid) returns setof public.gallery_events
language sql stable security definer rows 1 set search_path = ''
as $$ select * from public.gallery_events where id = album_id and published $$;
grant execute on function public.get_album to anon, authenticated;

-- The years and categories of the gallery's filters. It jumps through the indexes from one year and one
-- category to the next, and costs the same with ten albums as with ten thousand.
create function public.list_album_choices()
returns table (years integer[], categories text[])
language sql stable set search_path = ''
as $$
  with recursive
    newest (day) as (
      (select max(held_on) from public.gallery_events where published and not unlisted)
      union all
      select (
        select max(held_on) from public.gallery_events
        where published and not unlisted and held_on < date_trunc('year', newest.day)::date
      )
      from newest where newest.day is not null
    ),
    first (category) as (
      (select min(category) from public.gallery_events where published and not unlisted)
      union all
      select (
        select min(category) from public.gallery_events
        where published and not unlisted and category > first.category
      )
      from first where first.category is not null
    )
  select
    array(select extract(year from day)::integer from newest where day is not null),
    array(select category from first where category is not null)
$$;
grant execute on function public.list_album_choices to anon, authenticated;
