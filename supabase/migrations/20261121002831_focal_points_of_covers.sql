-- A cover loses a little at its edges in the gallery. What must stay in sight is what staff pointed at in the
-- album's picture of the same address; it stands beside the cover, so that a list of albums asks one table.

alter table public.gallery_events
  add column cover_focal_x real not null default 0.5 check (cover_focal_x between 0 and 1),
  add column cover_focal_y real not null default 0.5 check (cover_focal_y between 0 and 1);

create function private.focus_new_cover() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  select i.focal_x, i.focal_y into new.cover_focal_x, new.cover_focal_y
  from public.gallery_images i where i.gallery_event_id = new.id and i.path = new.cover limit 1;
  new.cover_focal_x := coalesce(new.cover_focal_x, 0.5);
  new.cover_focal_y := coalesce(new.cover_focal_y, 0.5);
  return new;
end $$;
create trigger focus_cover before insert or update of cover, cover_focal_x, cover_focal_y on public.gallery_events
  for each row execute function private.focus_new_cover();

create function private.focus_cover_again() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.gallery_events g set cover_focal_x = new.focal_x, cover_focal_y = new.focal_y
  where g.id = new.gallery_event_id and g.cover = new.path
    and (g.cover_focal_x, g.cover_focal_y) is distinct from (new.focal_x, new.focal_y);
  return null;
end $$;
create trigger focus_cover after insert or update of path, focal_x, focal_y on public.gallery_images
  for each row execute function private.focus_cover_again();

update public.gallery_events g set cover_focal_x = i.focal_x, cover_focal_y = i.focal_y
from public.gallery_images i
where i.gallery_event_id = g.id and i.path = g.cover and (i.focal_x, i.focal_y) is distinct from (0.5, 0.5);
