-- Albums come and go by themselves. What is shown stays one column, `published`, which every rule and index
-- asks for; moments that are ahead wait beside it, and a job of every half minute brings it up to date.

alter table public.gallery_events
  add column publish_at timestamptz,
  add column unpublish_at timestamptz,
  add constraint gallery_events_unpublish_at_check check (unpublish_at > publish_at);
create index gallery_events_publish_idx on public.gallery_events (publish_at) where not published and publish_at is not null;
create index gallery_events_unpublish_idx on public.gallery_events (unpublish_at) where unpublish_at is not null;

-- Whoever publishes with a moment ahead schedules; a minute is the difference of two clocks. Whatever was due
-- when a row is written has happened then.
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

-- Shows and hides the albums whose moment has come; answers how many.
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
revoke execute on function public.turn_albums() from public, anon, authenticated;
grant execute on function public.turn_albums() to service_role;
