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
  -- It hid the picture when it came, before the office has decided.
  hid_at_once boolean not null default false,
  -- The office shows the picture again, but the request of another hides it: the person is told once it is shown.
  awaits_showing boolean not null default false,
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
grant select, update, delete on public.photo_requests to anon, authenticated;
grant all on public.photo_requests to service_role;
-- Only forms send requests: each hides and may erase a file.
revoke insert on public.photo_requests from anon, authenticated;
create policy "Admins read" on public.photo_requests for select to authenticated
  using ((select public.is_admin()));
create policy "Admins change" on public.photo_requests for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Admins delete" on public.photo_requests for delete to authenticated
  using ((select public.is_admin()));

create trigger stamp before insert or update on public.photo_requests
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.photo_requests
  for each row execute function private.guard_campus();
create trigger audit after update or delete on public.photo_requests
  for each row execute function private.audit_row();

insert into private.managed_tables values ('photo_requests');

-- Whether a request is about the picture of a row: about its file, whichever row showed it then. The sample school's
-- prints are no files, so there the row alone tells.
create function private.is_about_picture(request public.photo_requests, picture uuid, path text) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(private.media_id(request.path) = private.media_id(is_about_picture.path),
    request.picture_id = picture and private.media_id(request.path) is null
      and private.media_id(is_about_picture.path) is null, false)
$$;

-- The office decides about the picture that a request names, and about no other. Triggers and foreign keys change which
-- row shows it, and undo restores that.
create function private.keep_subject() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if coalesce(current_setting('role', true), '') in ('anon', 'authenticated') and pg_trigger_depth() = 1
     and coalesce(current_setting('private.restores', true), '') <> 'yes' then
    new.picture_id := old.picture_id;
    new.path := old.path;
    new.was_cover := old.was_cover;
    new.hid_at_once := old.hid_at_once;
  end if;
  return new;
end $$;
create trigger keep_subject before update on public.photo_requests
  for each row execute function private.keep_subject();

-- Whether a request from this address hides a picture at once: that of a guardian on the roll, of an account whose
-- address an email has proven (a sign-up alone counts as confirmed where the school asks for no proof), or of somebody
-- whose earlier request the office has granted.
create function private.is_known_address(wanted text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from public.students s where lower(s.guardian_email) = wanted and s.status = 'active')
    or exists (select from auth.users u where u.email = wanted and u.email_confirmed_at is not null
               and (u.confirmation_sent_at is not null or u.invited_at is not null) and u.deleted_at is null)
    or exists (select from public.photo_requests r where r.email = wanted and r.status = 'removed');
end $$;

-- Requests from other addresses, which wait for the code in an email: one for each address, the latest.
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

-- Saves a request and hides the picture. A picture that the office has decided to show again stays visible, and so
-- does every picture after thirty requests in a day: those wait for the office.
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
      select from public.photo_requests r
      where private.is_about_picture(r, picture.id, picture.path) and r.status = 'restored')
    and (select count(*) from public.photo_requests r where r.created_at > now() - interval '1 day') < 30;
  insert into public.photo_requests (reference, picture_id, album_title, path, name, email, relation, reason,
    consent_version, language, hid_at_once)
  values (own_reference, picture.id, picture.title, picture.path, sender, address, keep_photo_request.relation, words,
    consent, tongue, hides);
  if hides then
    perform private.hide_picture(picture.id, true);
  end if;
  facts := jsonb_build_object('reference', own_reference, 'name', sender, 'album', picture.title, 'hidden', hides);
  perform private.queue_email(address, 'photo_request_received', facts || jsonb_build_object('language', tongue,
    'album', private.album_title_in(picture.id, tongue, picture.title)));
  perform private.queue_office_email('photos', picture.campus, 'office_photo_request', facts || jsonb_build_object(
    'email', address, 'relation', keep_photo_request.relation, 'message', words, 'written_in', tongue));
end $$;

-- Tells the office once a day if ten requests or more have come within a day.
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

-- Called through the web server, which checks the form first (docs/decisions/public-forms.md). `status` says whether
-- the request counts ("new") or waits for the code ("unconfirmed").
create function public.create_photo_request(
  picture_id uuid, name text, email text, relation text, consent_version text, reason text default null,
  language text default 'en'
) returns table (reference text, status text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  own_reference text := private.new_reference('PHO');
  sender text := private.require_name(create_photo_request.name, 'name');
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
    'name', sender, 'album', private.album_title_in(picture.id, tongue, picture.title), 'code', code,
    'language', tongue));
  perform private.report_photo_requests();
  return query select own_reference, 'unconfirmed'::text;
end $$;

-- Takes the code of an email. Returns "confirmed", "wrong", or "gone": after five wrong codes, after two days, or if
-- the picture is no longer shown. Raises no error, so that wrong codes are counted.
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
