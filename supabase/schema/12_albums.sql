-- Photo albums, their pictures, and requests to take a picture away.

-- ---------------------------------------------------------------------------------------------------------
-- Albums. An unlisted album is known by its id alone: no list shows it, and people who have its address ask
-- for it with the id (get_album).

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
  publish_at timestamptz,
  unpublish_at timestamptz,
  -- Shown only to people who have its address.
  unlisted boolean not null default false,
  allow_download boolean not null default false,
  translations jsonb not null default '{}' check (private.is_translation(translations)),
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint gallery_events_unpublish_at_check check (unpublish_at > publish_at)
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
create trigger index_for_search after insert or update or delete on public.gallery_events
  for each row execute function private.index_for_search();

insert into private.managed_tables values ('gallery_events');

-- Albums appear and disappear by themselves. `published` says what is shown now, and every rule and index asks
-- it; coming moments wait beside it (publish_at, unpublish_at), and a job turns it. Publishing with a moment
-- ahead schedules. A minute allows for clocks that differ.
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

-- ---------------------------------------------------------------------------------------------------------
-- Pictures.

create table public.gallery_images (
  id uuid primary key default gen_random_uuid(),
  gallery_event_id uuid not null references public.gallery_events (id) on delete cascade,
  path text not null constraint gallery_images_path_address check (private.is_address(path)),
  width integer not null check (width between 1 and 100000),
  height integer not null check (height between 1 and 100000),
  thumbhash text check (length(thumbhash) <= 60),
  alt text not null default '' check (length(alt) <= 300),
  caption text not null default '' check (length(caption) <= 600),
  translations jsonb not null default '{}' check (private.is_translation(translations)),
  position integer not null default 0,
  focal_x real not null default 0.5 check (focal_x between 0 and 1),
  focal_y real not null default 0.5 check (focal_y between 0 and 1),
  -- Hidden at someone's request: public.photo_requests.
  hidden_at timestamptz,
  -- Hidden until everybody in it may be shown (34_children_in_pictures.sql).
  withheld_at timestamptz,
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index gallery_images_album_idx on public.gallery_images (gallery_event_id, position, id);
create index gallery_images_media_idx on public.gallery_images (private.media_id(path));
create index gallery_images_hidden_idx on public.gallery_images (hidden_at) where hidden_at is not null;

alter table public.gallery_images enable row level security;
grant select, insert, update, delete on public.gallery_images to anon, authenticated;
grant all on public.gallery_images to service_role;
create policy "Pictures of listed albums are public" on public.gallery_images for select to anon
  using (
    hidden_at is null and withheld_at is null
    and exists (select from public.gallery_events g where g.id = gallery_event_id and g.published and not g.unlisted)
  );
create policy "Who may read" on public.gallery_images for select to authenticated
  using (
    (hidden_at is null and withheld_at is null
      and exists (
        select from public.gallery_events g where g.id = gallery_event_id and g.published and not g.unlisted))
    or (select private.may('gallery_images', false))
  );
create policy "Who may add" on public.gallery_images for insert to authenticated
  with check ((select private.may('gallery_images')));
create policy "Who may change" on public.gallery_images for update to authenticated
  using ((select private.may('gallery_images'))) with check ((select private.may('gallery_images')));
create policy "Who may delete" on public.gallery_images for delete to authenticated
  using ((select private.may('gallery_images')));

create trigger stamp before insert or update on public.gallery_images
  for each row execute function private.stamp_row();
create trigger keep_sample_mark before insert or update on public.gallery_images
  for each row execute function private.keep_sample_mark();
create trigger guard_campus before insert or update or delete on public.gallery_images
  for each row execute function private.guard_campus();
create trigger guard_drafts before insert or update or delete on public.gallery_images
  for each row execute function private.guard_drafts();
create trigger audit after insert or update or delete on public.gallery_images
  for each row execute function private.audit_row();

insert into private.managed_tables values ('gallery_images');

-- An album's visible pictures in order, at most a thousand.
create function public.list_album_pictures(album_id uuid) returns setof public.gallery_images
language sql stable security definer set search_path = ''
as $$
  select i.* from public.gallery_images i
  join public.gallery_events g on g.id = i.gallery_event_id
  where g.id = album_id and g.published and i.hidden_at is null and i.withheld_at is null
  order by i.position, i.id limit 1000
$$;
grant execute on function public.list_album_pictures to anon, authenticated;

-- A visible picture, whichever album it is in.
create function public.get_picture(picture_id uuid)
returns table (id uuid, path text, width integer, height integer, alt text, caption text, translations jsonb,
               album_id uuid, album_title text, album_translations jsonb)
language sql stable security definer rows 1 set search_path = ''
as $$
  select i.id, i.path, i.width, i.height, i.alt, i.caption, i.translations, g.id, g.title, g.translations
  from public.gallery_images i join public.gallery_events g on g.id = i.gallery_event_id
  where i.id = get_picture.picture_id and i.hidden_at is null and i.withheld_at is null and g.published
$$;
grant execute on function public.get_picture to anon, authenticated;

-- A description written in an album also describes the picture in the media library, until staff write another
-- there.
create function private.describe_media_file() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.media_files m set alt = new.alt where m.id = private.media_id(new.path) and m.alt = '';
  return null;
end $$;
create trigger describe_file after insert or update of alt, path on public.gallery_images
  for each row when (new.alt <> '') execute function private.describe_media_file();

-- A cover is cropped a little. The focal point of the album's picture with the same address is copied to the
-- album, so that a list of albums asks one table.
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

-- Many pictures at once: each function is one change and is undone as one. Both run with the caller's rights.

-- Puts an album's pictures into the order of the ids. Returns how many moved.
create function public.order_album_pictures(album_id uuid, ids uuid[]) returns integer
language plpgsql volatile set search_path = ''
as $$
declare
  moved integer;
begin
  perform private.require_managed('gallery_images');
  update public.gallery_images i set position = place.number - 1
  from unnest(ids) with ordinality as place (id, number)
  where i.id = place.id and i.gallery_event_id = album_id and i.position <> place.number - 1;
  get diagnostics moved = row_count;
  return moved;
end $$;
grant execute on function public.order_album_pictures to authenticated;

-- Moves pictures to the end of another album, in their order. Returns how many.
create function public.move_album_pictures(ids uuid[], album_id uuid) returns integer
language plpgsql volatile set search_path = ''
as $$
declare
  moved integer;
begin
  perform private.require_managed('gallery_images');
  update public.gallery_images i set gallery_event_id = album_id, position = place.number
  from (
    select p.id, row_number() over (order by p.position, p.id)
      + coalesce((select max(own.position) from public.gallery_images own where own.gallery_event_id = album_id), -1)
      as number
    from public.gallery_images p where p.id = any (ids) and p.gallery_event_id <> album_id
  ) as place
  where i.id = place.id;
  get diagnostics moved = row_count;
  return moved;
end $$;
grant execute on function public.move_album_pictures to authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- A person in a picture, or their guardian, asks to have it taken away. It is hidden at once for an address that the
-- school knows, for others once they have given the code of an email; the office decides afterwards.

create table public.photo_requests (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique,
  picture_id uuid references public.gallery_images (id) on delete set null,
  -- Title and path stay readable when the picture is gone.
  album_title text not null check (length(album_title) <= 200),
  path text not null check (length(path) <= 500),
  -- The picture was its album's cover, and becomes it again when it returns.
  was_cover boolean not null default false,
  name text not null check (length(name) between 1 and 120),
  email text not null check (length(email) <= 254),
  relation text not null check (relation in ('self', 'guardian', 'other')),
  reason text check (length(reason) <= 2000),
  consent_version text not null check (length(consent_version) between 1 and 40),
  language text not null default 'en' check (language ~ '^[a-z]{2,3}$'),
  status text not null default 'new' check (status in ('new', 'restored', 'removed')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index photo_requests_status_idx on public.photo_requests (status, created_at desc, id);
create index photo_requests_created_idx on public.photo_requests (created_at desc, id);
create index photo_requests_picture_idx on public.photo_requests (picture_id);
create index photo_requests_email_idx on public.photo_requests (email, created_at);

alter table public.photo_requests enable row level security;
grant select, insert, update, delete on public.photo_requests to anon, authenticated;
grant all on public.photo_requests to service_role;
create policy "Admins manage" on public.photo_requests for all to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));

create trigger stamp before insert or update on public.photo_requests
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.photo_requests
  for each row execute function private.guard_campus();
create trigger audit after update or delete on public.photo_requests
  for each row execute function private.audit_row();

insert into private.managed_tables values ('photo_requests');

-- An album's translations with what its cover shows, from those of the picture.
create function private.with_cover_alt(translations jsonb, shown jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(l.id, coalesce(translations -> l.id, '{}') - 'cover_alt'
    || jsonb_strip_nulls(jsonb_build_object('cover_alt', shown -> l.id -> 'alt'))), '{}')
  from (select jsonb_object_keys(translations || coalesce(shown, '{}'))) as l (id)
  where translations ? l.id or shown -> l.id ? 'alt'
$$;

-- Hides or shows a picture, and gives its album another cover or the old one.
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

-- The office's decision: the picture returns or stays away, and the person is told. Undo does the reverse.
create function private.follow_photo_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.status is distinct from old.status then
    perform private.hide_picture(new.picture_id, new.status <> 'restored');
    if new.status <> 'new' then
      perform private.queue_email(new.email, 'photo_request_' || new.status, jsonb_build_object(
        'reference', new.reference, 'name', new.name, 'album', new.album_title, 'language', new.language));
    end if;
  end if;
  return new;
end $$;
create trigger follow after update of status on public.photo_requests
  for each row execute function private.follow_photo_request();

-- Whose request hides a picture at once: a guardian on the roll, the owner of an account with a confirmed address, and
-- people whose earlier request was right.
create function private.is_known_address(wanted text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from public.students s where lower(s.guardian_email) = wanted and s.status = 'active')
    or exists (select from auth.users u where u.email = wanted and u.email_confirmed_at is not null
               and u.deleted_at is null)
    or exists (select from public.photo_requests r where r.email = wanted and r.status = 'removed');
end $$;

-- What others ask waits for the code in an email: one picture at a time, the latest.
create table private.unconfirmed_photo_requests (
  address text primary key,
  reference text not null unique,
  -- The arguments of keep_photo_request.
  request jsonb not null,
  code_hash text not null,
  attempts integer not null default 0,
  created_at timestamptz not null default now()
);
create index unconfirmed_photo_requests_created_idx on private.unconfirmed_photo_requests (created_at);

-- A picture that visitors see, with its album.
create function private.shown_picture(wanted uuid) returns table (id uuid, path text, title text, campus text)
language sql stable security definer set search_path = ''
as $$
  select i.id, i.path, g.title, g.campus
  from public.gallery_images i join public.gallery_events g on g.id = i.gallery_event_id
  where i.id = wanted and i.hidden_at is null and i.withheld_at is null and g.published
$$;

-- Keeps a request and hides the picture. One that the office has looked at and shown again stays visible, and so
-- does anything after thirty requests in a day: those wait for the office.
create function private.keep_photo_request(own_reference text, wanted uuid, sender text, address text, relation text,
  words text, consent text, tongue text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  picture record;
  facts jsonb;
  hides boolean;
begin
  select * into picture from private.shown_picture(wanted);
  hides := not exists (
      select from public.photo_requests r where r.picture_id = picture.id and r.status = 'restored')
    and (select count(*) from public.photo_requests r where r.created_at > now() - interval '1 day') < 30;
  insert into public.photo_requests (reference, picture_id, album_title, path, name, email, relation, reason,
    consent_version, language)
  values (own_reference, picture.id, picture.title, picture.path, sender, address, keep_photo_request.relation, words,
    consent, tongue);
  if hides then
    perform private.hide_picture(picture.id, true);
  end if;
  facts := jsonb_build_object('reference', own_reference, 'name', sender, 'album', picture.title, 'hidden', hides);
  perform private.queue_email(address, 'photo_request_received', facts || jsonb_build_object('language', tongue));
  perform private.queue_office_email('photos', picture.campus, 'office_photo_request', facts || jsonb_build_object(
    'email', address, 'relation', keep_photo_request.relation, 'message', words, 'written_in', tongue));
end $$;

-- Tells the office once a day when ten requests or more have come since yesterday.
create function private.report_photo_requests() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  sent bigint := (select count(*) from public.photo_requests r where r.created_at > now() - interval '1 day')
    + (select count(*) from private.unconfirmed_photo_requests u where u.created_at > now() - interval '1 day');
begin
  if sent >= 10 and not exists (
       select from public.mail_outbox m
       where m.template = 'office_photo_burst' and m.created_at > now() - interval '1 day') then
    perform private.queue_office_email('photos', null, 'office_photo_burst', jsonb_build_object('count', sent));
  end if;
end $$;

-- Passes the web server, which judges the form first (docs/decisions/public-forms.md). The state says whether the
-- request counts ("new") or waits for the code ("unconfirmed").
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
  code text := lpad((('x' || left(gen_random_uuid()::text, 8))::bit(32)::bigint % 1000000)::text, 6, '0');
begin
  if coalesce(create_photo_request.relation, '') not in ('self', 'guardian', 'other') then
    raise exception 'Please choose one of the answers.' using errcode = '22023', detail = 'relation';
  end if;
  select * into picture from private.shown_picture(create_photo_request.picture_id);
  if not found then
    raise exception 'This picture is not shown any more.' using errcode = 'PT404', detail = 'no_such_picture';
  end if;
  perform private.refuse_many((select count(*) from public.photo_requests r
    where r.email = address and r.created_at > now() - interval '1 day'));
  if private.is_known_address(address) then
    perform private.keep_photo_request(own_reference, picture.id, sender, address, create_photo_request.relation,
      words, consent, tongue);
    perform private.report_photo_requests();
    return query select own_reference, 'new'::text;
    return;
  end if;
  insert into private.unconfirmed_photo_requests as u (address, reference, request, code_hash)
  values (address, own_reference, jsonb_build_object('picture', picture.id, 'name', sender,
      'relation', create_photo_request.relation, 'reason', words, 'consent', consent, 'language', tongue),
    private.hash_token(own_reference || code))
  on conflict on constraint unconfirmed_photo_requests_pkey do update
  set reference = excluded.reference, request = excluded.request, code_hash = excluded.code_hash, attempts = 0,
    created_at = now();
  perform private.queue_email(address, 'photo_request_code', jsonb_build_object('reference', own_reference,
    'name', sender, 'album', picture.title, 'code', code, 'language', tongue));
  perform private.report_photo_requests();
  return query select own_reference, 'unconfirmed'::text;
end $$;

-- Takes the code of an email: "confirmed", "wrong", or "gone" after five wrong ones, after two days, and for a
-- picture that is not shown any more. Raises nothing, so that wrong codes are counted.
create function public.confirm_photo_request(reference text, code text) returns table (status text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  kept private.unconfirmed_photo_requests;
  said text;
begin
  select * into kept from private.unconfirmed_photo_requests u
  where u.reference = upper(btrim(confirm_photo_request.reference)) and u.created_at > now() - interval '2 days'
  for update;
  if kept.address is null then
    said := 'gone';
  elsif kept.code_hash <> private.hash_token(kept.reference || coalesce(confirm_photo_request.code, '')) then
    update private.unconfirmed_photo_requests u set attempts = u.attempts + 1 where u.address = kept.address;
    said := case when kept.attempts < 4 then 'wrong' else 'gone' end;
    delete from private.unconfirmed_photo_requests u where u.address = kept.address and u.attempts >= 5;
  else
    delete from private.unconfirmed_photo_requests u where u.address = kept.address;
    said := 'gone';
    if exists (select from private.shown_picture((kept.request ->> 'picture')::uuid)) then
      perform private.keep_photo_request(kept.reference, (kept.request ->> 'picture')::uuid, kept.request ->> 'name',
        kept.address, kept.request ->> 'relation', kept.request ->> 'reason', kept.request ->> 'consent',
        kept.request ->> 'language');
      said := 'confirmed';
    end if;
  end if;
  return query select said;
end $$;
