-- How a picture that somebody asked to remove is hidden, stays hidden, and is shown again by a decision alone.

-- An album's translations with the picture's translated descriptions as those of the cover.
create function private.with_cover_alt(translations jsonb, shown jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(l.id, coalesce(translations -> l.id, '{}') - 'cover_alt'
    || jsonb_strip_nulls(jsonb_build_object('cover_alt', shown -> l.id -> 'alt'))), '{}')
  from (select jsonb_object_keys(translations || coalesce(shown, '{}'))) as l (id)
  where translations ? l.id or shown -> l.id ? 'alt'
$$;

-- Whether a request hides its picture, in every album.
create function private.hides_picture(request public.photo_requests) returns boolean
language sql immutable set search_path = ''
as $$
  select request.status = 'removed' or request.status = 'new' and request.hid_at_once
$$;

-- What somebody asked to hide is shown again by the decision on the request or by an administrator, and by nothing
-- else: no earlier version, no other row of the same picture. A hidden row keeps its picture, because it is erased
-- with the row (purge_removed_pictures). Where an administrator gives the row another picture, that one is shown unless
-- somebody asked to hide it too. A picture of the library is hidden on every page that shows it, so nobody hides a row
-- of an album by hand: requests alone hide.
create function private.keep_hidden_picture() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  is_office boolean := coalesce(current_setting('role', true), '') in ('anon', 'authenticated')
    and coalesce(current_setting('private.decides_pictures', true), '') <> 'yes';
  is_restored boolean := coalesce(current_setting('private.restores', true), '') = 'yes';
  was_hidden boolean := tg_op <> 'INSERT' and old.hidden_at is not null;
  is_moved boolean := tg_op = 'UPDATE' and new.path <> old.path;
begin
  -- With its album a hidden picture may go; it stays hidden when it comes back.
  if is_office and was_hidden and (is_moved or tg_op = 'DELETE' and pg_trigger_depth() = 1)
     and not public.is_admin() then
    raise exception 'Somebody asked to hide this picture. An administrator decides about it.'
      using errcode = '42501', detail = 'hidden_on_request';
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  if is_office and tg_op = 'INSERT' and not is_restored then
    new.hidden_at := null;
  elsif is_office and tg_op = 'UPDATE' and new.hidden_at is distinct from old.hidden_at
     and (new.hidden_at is not null or is_restored or not public.is_admin()) then
    new.hidden_at := old.hidden_at;
  end if;
  if was_hidden and is_moved and private.media_id(new.path) is distinct from private.media_id(old.path) then
    new.hidden_at := null;
  end if;
  if new.hidden_at is null and (tg_op = 'INSERT' or is_moved) and exists (
    select from public.photo_requests r
    where private.hides_picture(r) and private.media_id(r.path) = private.media_id(new.path)
      -- An administrator who shows the picture of a request shows it elsewhere too.
      and not exists (select from public.gallery_images i
        where i.id = r.picture_id and i.hidden_at is null and i.id <> new.id
          and private.media_id(i.path) = private.media_id(r.path))) then
    new.hidden_at := now();
  end if;
  return new;
end $$;
create trigger keep_hidden before insert or update or delete on public.gallery_images
  for each row execute function private.keep_hidden_picture();

-- A request whose row is gone belongs to the row in which its picture comes back.
create function private.return_to_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.photo_requests r set picture_id = new.id
  where r.picture_id is null and r.status <> 'restored' and private.media_id(r.path) = private.media_id(new.path);
  return null;
end $$;
create trigger return_to_request after insert on public.gallery_images
  for each row when (new.hidden_at is not null) execute function private.return_to_request();

-- Hides or shows a picture in every album that shows its file, and gives the album another cover or the old one.
create function private.hide_picture(picture uuid, hide boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  shown public.gallery_images;
  cover public.gallery_images;
begin
  perform set_config('private.decides_pictures', 'yes', true);
  update public.gallery_images i set hidden_at = case when hide then coalesce(i.hidden_at, now()) end
  where i.id = picture returning * into shown;
  perform set_config('private.decides_pictures', '', true);
  if shown.id is null then
    return;
  end if;
  perform private.hide_picture(i.id, hide) from public.gallery_images i
  where private.media_id(i.path) = private.media_id(shown.path) and i.id <> picture and (i.hidden_at is null) = hide;
  if hide then
    update public.photo_requests r set was_cover = true
    where r.picture_id = picture and exists (
      select from public.gallery_events g where g.id = shown.gallery_event_id and g.cover = shown.path);
    select * into cover from public.gallery_images i
    where i.gallery_event_id = shown.gallery_event_id and i.hidden_at is null and i.withheld_at is null
    order by i.position, i.id limit 1;
    update public.gallery_events g
    set cover = cover.path, cover_alt = nullif(cover.alt, ''), cover_width = cover.width, cover_height = cover.height,
      translations = private.with_cover_alt(g.translations, cover.translations)
    where g.id = shown.gallery_event_id and g.cover = shown.path;
  elsif exists (select from public.photo_requests r where r.picture_id = picture and r.was_cover) then
    update public.gallery_events g
    set cover = shown.path, cover_alt = nullif(shown.alt, ''), cover_width = shown.width, cover_height = shown.height,
      translations = private.with_cover_alt(g.translations, shown.translations)
    where g.id = shown.gallery_event_id;
    update public.photo_requests r set was_cover = false where r.picture_id = picture;
  end if;
end $$;

-- The title of a picture's album as an email in this language names it; `otherwise` when the picture is gone.
create function private.album_title_in(wanted uuid, tongue text, otherwise text) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select coalesce(nullif(g.translations -> tongue ->> 'title', ''), g.title)
    from public.gallery_images i join public.gallery_events g on g.id = i.gallery_event_id
    where i.id = wanted), otherwise)
$$;

-- Tells a person what became of the picture: "restored" or "removed".
create function private.tell_of_photo_decision(request public.photo_requests, outcome text, is_on_site boolean)
returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.queue_email(request.email, 'photo_request_' || outcome, jsonb_build_object(
    'reference', request.reference, 'name', request.name, 'language', request.language,
    'album', private.album_title_in(request.picture_id, request.language, request.album_title), 'shown', is_on_site));
end $$;

-- Follows the office's decision: the picture returns or stays hidden in every album that has it, and the person gets an
-- email. Undo does the reverse. Restored for one, it stays hidden as long as the request of another hides it. Then
-- the person waits for that decision, and hears that the picture is shown, or stays away for good.
create function private.follow_photo_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  picture public.gallery_images;
  hides boolean;
  -- The request of another was granted.
  is_taken_away boolean;
  outcome text;
begin
  if new.status is distinct from old.status then
    -- Any row of the file, because hide_picture goes through all; an administrator may have given the row another file.
    -- None if the album is gone.
    select i.* into picture from public.gallery_images i
    where private.media_id(i.path) = private.media_id(new.path)
      or i.id = new.picture_id and private.media_id(i.path) is null and private.media_id(new.path) is null
    limit 1;
    select coalesce(bool_or(private.hides_picture(r)), false),
      coalesce(bool_or(r.status = 'removed' and r.id <> new.id), false) into hides, is_taken_away
    from public.photo_requests r where private.is_about_picture(r, new.picture_id, new.path);
    perform private.hide_picture(picture.id, hides);
    outcome := case
      when new.status = 'removed' or new.status = 'restored' and is_taken_away then 'removed'
      when new.status = 'restored' and not hides then 'restored' end;
    if outcome is not null then
      perform private.tell_of_photo_decision(new, outcome, picture.id is not null);
    end if;
    update public.photo_requests r set awaits_showing = not r.awaits_showing
    where r.id = new.id and r.awaits_showing <> (new.status = 'restored' and hides);
    if not hides or new.status = 'removed' and not is_taken_away then
      perform private.tell_of_photo_decision(r, case when hides then 'removed' else 'restored' end,
        picture.id is not null)
      from public.photo_requests r
      where r.awaits_showing and r.id <> new.id and private.is_about_picture(r, new.picture_id, new.path);
    end if;
    -- Who was told that it stays away still hears if it is shown after all.
    if not hides then
      update public.photo_requests r set awaits_showing = false
      where r.awaits_showing and private.is_about_picture(r, new.picture_id, new.path);
    end if;
  end if;
  return new;
end $$;
create trigger follow after update of status on public.photo_requests
  for each row execute function private.follow_photo_request();
