-- Slugs that events and albums had while they were public: their addresses lead on to the new one.

create table public.former_slugs (
  id uuid primary key default gen_random_uuid(),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  event_id uuid references public.events (id) on delete cascade,
  gallery_event_id uuid references public.gallery_events (id) on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (num_nonnulls(event_id, gallery_event_id) = 1)
);
create index former_slugs_event_idx on public.former_slugs (event_id);
create index former_slugs_gallery_event_idx on public.former_slugs (gallery_event_id);
-- Of two that had a slug one after the other, the last one answers for it.
create unique index former_slugs_of_events_idx on public.former_slugs (slug) where event_id is not null;
create unique index former_slugs_of_albums_idx on public.former_slugs (slug) where gallery_event_id is not null;

alter table public.former_slugs enable row level security;
grant select, insert, update, delete on public.former_slugs to anon, authenticated;
grant all on public.former_slugs to service_role;
create trigger stamp before insert or update on public.former_slugs
  for each row execute function private.stamp_row();
-- No policy to write: the triggers below do it. A withdrawn event or album keeps its former name to itself.
create policy "Former slugs of what is published are public" on public.former_slugs for select to anon, authenticated
  using (
    exists (select from public.events e where e.id = event_id and e.status = 'published' and e.publish_at <= now())
    or exists (select from public.gallery_events g where g.id = gallery_event_id and g.published)
  );
create policy "Admins read" on public.former_slugs for select to authenticated
  using ((select public.is_admin()));

create function private.keep_former_event_slug() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.former_slugs (slug, event_id) values (old.slug, new.id)
  on conflict (slug) where event_id is not null do update set event_id = excluded.event_id;
  return null;
end $$;
create trigger keep_former_slug after update of slug on public.events for each row
  when (new.slug is distinct from old.slug and old.status = 'published' and old.publish_at <= now())
  execute function private.keep_former_event_slug();

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
