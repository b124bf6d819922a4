-- An album's translations with what its cover shows, from those of the picture.
create function private.with_cover_alt(translations jsonb, shown jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select case when shown #> '{hi,alt}' is null then translations #- '{hi,cover_alt}'
    else translations || jsonb_build_object('hi',
      coalesce(translations -> 'hi', '{}') || jsonb_build_object('cover_alt', shown #> '{hi,alt}')) end
$$;

create or replace function private.hide_picture(picture uuid, hide boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  shown public.gallery_images;
  cover public.gallery_images;
begin
  update public.gallery_images i set hidden_at = case when hide then coalesce(i.hidden_at, now()) end
  where i.id = picture returning * into shown;
  if not found then
    return;
  end if;
  if hide then
    update public.photo_requests r set was_cover = true
    where r.picture_id = picture and exists (
      select from public.gallery_events g where g.id = shown.gallery_event_id and g.cover = shown.path);
    select * into cover from public.gallery_images i
    where i.gallery_event_id = shown.gallery_event_id and i.hidden_at is null
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
