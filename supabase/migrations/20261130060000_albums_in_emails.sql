-- Emails about a removed picture name its album in their language.

-- The title of a picture's album as an email in this language names it; `otherwise` when the picture is gone.
create function private.album_title_in(wanted uuid, tongue text, otherwise text) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select coalesce(nullif(g.translations -> tongue ->> 'title', ''), g.title)
    from public.gallery_images i join public.gallery_events g on g.id = i.gallery_event_id
    where i.id = wanted), otherwise)
$$;

create or replace function private.follow_photo_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.status is distinct from old.status then
    perform private.hide_picture(new.picture_id, new.status <> 'restored');
    if new.status <> 'new' then
      perform private.queue_email(new.email, 'photo_request_' || new.status, jsonb_build_object(
        'reference', new.reference, 'name', new.name, 'language', new.language,
        'album', private.album_title_in(new.picture_id, new.language, new.album_title)));
    end if;
  end if;
  return new;
end $$;

create or replace function private.keep_photo_request(own_reference text, wanted uuid, sender text, address text, relation text,
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
  perform private.queue_email(address, 'photo_request_received', facts || jsonb_build_object('language', tongue,
    'album', private.album_title_in(picture.id, tongue, picture.title)));
  perform private.queue_office_email('photos', picture.campus, 'office_photo_request', facts || jsonb_build_object(
    'email', address, 'relation', keep_photo_request.relation, 'message', words, 'written_in', tongue));
end $$;

create or replace function public.create_photo_request(
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
    'name', sender, 'album', private.album_title_in(picture.id, tongue, picture.title), 'code', code,
    'language', tongue));
  perform private.report_photo_requests();
  return query select own_reference, 'unconfirmed'::text;
end $$;

-- An accepted family can still send what is asked for only then.

create or replace function private.lock_open_application(token text) returns public.applications
language plpgsql security definer set search_path = ''
as $$
declare
  application public.applications := private.find_application(lock_open_application.token);
begin
  select a.* into application from public.applications a where a.id = application.id for update;
  if application.stage in ('declined', 'withdrawn') then
    raise exception 'This application no longer stands.' using errcode = 'PT409', detail = 'application_over';
  end if;
  return application;
end $$;
