-- Somebody in a picture, or their guardian, asks for it to be taken away: it is hidden at once, and
-- the office decides afterwards.

alter table public.gallery_images add column hidden_at timestamptz;
create index gallery_images_hidden_idx on public.gallery_images (hidden_at) where hidden_at is not null;

drop policy "Pictures of listed albums are public" on public.gallery_images;
create policy "Pictures of listed albums are public" on public.gallery_images for select to anon, authenticated
  using (hidden_at is null and exists (select from public.gallery_events g
    where g.id = gallery_event_id and g.published and not g.unlisted));

create or replace function public.list_album_pictures(album_id uuid) returns setof public.gallery_images
language sql stable security definer set search_path = ''
as $$
  select i.* from public.gallery_images i
  join public.gallery_events g on g.id = i.gallery_event_id
  where g.id = album_id and g.published and i.hidden_at is null
  order by i.position, i.id limit 1000
$$;

create table public.photo_requests (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique,
  picture_id uuid references public.gallery_images (id) on delete set null,
  -- What stays to be read when the picture is gone.
  album_title text not null check (length(album_title) <= 200),
  path text not null check (length(path) <= 500),
  -- The album's cover was this picture: it is so again when the picture comes back.
  was_cover boolean not null default false,
  name text not null check (length(name) between 1 and 120),
  email text not null check (length(email) <= 254),
  relation text not null check (relation in ('self', 'guardian', 'other')),
  reason text check (length(reason) <= 2000),
  consent_version text not null check (length(consent_version) between 1 and 40),
  language text not null default 'en' check (language in ('en', 'hi')),
  status text not null default 'new' check (status in ('new', 'restored', 'removed')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index photo_requests_status_idx on public.photo_requests (status, created_at desc, id);
create index photo_requests_created_idx on public.photo_requests (created_at desc, id);
create index photo_requests_picture_idx on public.photo_requests (picture_id);
create index photo_requests_email_idx on public.photo_requests (email, created_at);
select private.guard_table('public.photo_requests', 'update or delete');
insert into private.managed_tables values ('photo_requests');

-- Hides a picture or shows it again, and sees to the cover of its album.
create function private.hide_picture(picture uuid, hide boolean) returns void
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
    set cover = cover.path, cover_alt = nullif(cover.alt, ''), cover_width = cover.width, cover_height = cover.height
    where g.id = shown.gallery_event_id and g.cover = shown.path;
  elsif exists (select from public.photo_requests r where r.picture_id = picture and r.was_cover) then
    update public.gallery_events g
    set cover = shown.path, cover_alt = nullif(shown.alt, ''), cover_width = shown.width, cover_height = shown.height
    where g.id = shown.gallery_event_id;
    update public.photo_requests r set was_cover = false where r.picture_id = picture;
  end if;
end $$;
revoke execute on function private.hide_picture(uuid, boolean) from public, anon, authenticated;

-- The office's word: the picture comes back or stays away, and the one who asked is told. Taking the
-- word back (Undo) does as it says.
create function private.follow_photo_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.status is distinct from old.status then
    perform private.hide_picture(new.picture_id, new.status <> 'restored');
    if new.status <> 'new' then
      perform private.queue_letter(new.email, 'photo_request_' || new.status, jsonb_build_object(
        'reference', new.reference, 'name', new.name, 'album', new.album_title, 'language', new.language));
    end if;
  end if;
  return new;
end $$;
create trigger follow after update of status on public.photo_requests
  for each row execute function private.follow_photo_request();

-- One picture that visitors see, in whichever album; no row where there is none.
create function public.get_picture(picture_id uuid)
returns table (id uuid, path text, width integer, height integer, alt text, caption text, translations jsonb,
               album_id uuid, album_title text, album_translations jsonb)
language sql stable security definer rows 1 set search_path = ''
as $$
  select i.id, i.path, i.width, i.height, i.alt, i.caption, i.translations, g.id, g.title, g.translations
  from public.gallery_images i join public.gallery_events g on g.id = i.gallery_event_id
  where i.id = get_picture.picture_id and i.hidden_at is null and g.published
$$;

-- Hides the picture and tells the office. A picture that the office has looked at and shown again
-- stays, and so does what comes after thirty within a day: those wait for the office as they are.
create function public.create_photo_request(
  picture_id uuid, name text, email text, relation text, consent_version text, reason text default null,
  language text default 'en'
) returns table (reference text, status text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  own_reference text := private.new_reference('PHO');
  sender text := private.require_text(create_photo_request.name, 'name', 2, 120);
  address text := private.require_email(create_photo_request.email, 'email');
  consent text := private.require_text(create_photo_request.consent_version, 'consent_version', 1, 40);
  words text := private.require_text(create_photo_request.reason, 'reason', 0, 2000);
  tongue text := private.known_language(create_photo_request.language);
  picture record;
  facts jsonb;
  hides boolean;
begin
  if coalesce(create_photo_request.relation, '') not in ('self', 'guardian', 'other') then
    raise exception 'Please choose one of the answers.' using errcode = '22023', detail = 'relation';
  end if;
  select i.id, i.path, g.title, g.campus into picture
  from public.gallery_images i join public.gallery_events g on g.id = i.gallery_event_id
  where i.id = create_photo_request.picture_id and i.hidden_at is null and g.published;
  if not found then
    raise exception 'This picture is not shown any more.' using errcode = 'PT404', detail = 'no_such_picture';
  end if;
  perform private.refuse_many((select count(*) from public.photo_requests r
    where r.email = address and r.created_at > now() - interval '1 day'));
  hides := not exists (
      select from public.photo_requests r where r.picture_id = picture.id and r.status = 'restored')
    and (select count(*) from public.photo_requests r where r.created_at > now() - interval '1 day') < 30;
  insert into public.photo_requests (reference, picture_id, album_title, path, name, email, relation, reason,
    consent_version, language)
  values (own_reference, picture.id, picture.title, picture.path, sender, address,
    create_photo_request.relation, words, consent, tongue);
  if hides then
    perform private.hide_picture(picture.id, true);
  end if;
  facts := jsonb_build_object('reference', own_reference, 'name', sender, 'album', picture.title, 'hidden', hides);
  perform private.queue_letter(address, 'photo_request_received', facts || jsonb_build_object('language', tongue));
  perform private.queue_office_letter('photos', picture.campus, 'office_photo_request', facts || jsonb_build_object(
    'email', address, 'relation', create_photo_request.relation, 'message', words, 'written_in', tongue));
  return query select own_reference, 'new'::text;
end $$;

-- The uploaded files that nobody is given while their picture is hidden. With the caller's rights: the
-- server alone finds all of them.
create function public.list_hidden_media() returns setof uuid
language sql stable set search_path = ''
as $$
  select distinct private.media_id(i.path) from public.gallery_images i
  where i.hidden_at is not null and private.media_id(i.path) is not null
$$;

-- Thirty days after the office has decided to remove a picture, it is gone with its files. Answers how many.
create function public.purge_removed_pictures() returns integer
language plpgsql volatile set search_path = ''
as $$
declare
  removed integer;
begin
  delete from public.media_files m
  using public.gallery_images i, public.photo_requests r
  where i.id = r.picture_id and r.status = 'removed' and r.updated_at < now() - interval '30 days'
    and m.id = private.media_id(i.path)
    and not exists (select from public.gallery_images o where o.path = i.path and o.id <> i.id and o.hidden_at is null);
  delete from public.gallery_images i
  using public.photo_requests r
  where i.id = r.picture_id and r.status = 'removed' and r.updated_at < now() - interval '30 days';
  get diagnostics removed = row_count;
  return removed;
end $$;
