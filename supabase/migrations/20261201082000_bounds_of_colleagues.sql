-- Columns of JSON hold what they are for, and nothing else: text of any length in another key made every list that
-- shows the row too large to answer. What is stored is put right first.

create or replace function private.are_links(links jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(links) = 'array' and jsonb_array_length(links) <= 10 then
    not exists (
      select from jsonb_array_elements(links) as one
      where not coalesce(jsonb_typeof(one) = 'object' and one - array['label', 'url'] = '{}'
        and jsonb_typeof(one -> 'label') = 'string' and jsonb_typeof(one -> 'url') = 'string'
        and length(one ->> 'label') <= 200 and length(one ->> 'url') <= 500
        and one ->> 'url' ~ '^https?://[^/[:space:][:cntrl:]\\][^[:space:][:cntrl:]\\]*$', false))
    else false end
$$;

create or replace function private.are_questions(value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(value) <> 'array' then false else
    jsonb_array_length(value) <= 12 and length(value::text) <= 80000
    and coalesce((
    select bool_and(
        jsonb_typeof(q) = 'object'
        and q - array['id', 'kind', 'label', 'required', 'choices', 'translations'] = '{}'
        and coalesce(q ->> 'id', '') ~ '^[a-z][a-z0-9_-]{0,39}$'
        and coalesce(q ->> 'kind', '') in ('text', 'long-text', 'number', 'check', 'choice', 'names')
        and length(btrim(coalesce(q ->> 'label', ''))) between 1 and 200
        and coalesce(jsonb_typeof(q -> 'required'), 'boolean') = 'boolean'
        and private.are_choices(q -> 'choices', q ->> 'kind' = 'choice')
        and private.is_translation(coalesce(q -> 'translations', '{}'))
        and not exists (select from jsonb_path_query(q, 'lax $.translations.*') as said
          where length(coalesce(said ->> 'label', '')) > 200 or not private.are_choices(said -> 'choices', false)))
      and count(distinct q ->> 'id') = count(*)
    from jsonb_array_elements(value) q), true) end
$$;

create or replace function private.are_hosts(value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(value) <> 'array' then false else
    jsonb_array_length(value) <= 40 and length(value::text) <= 60000
    and coalesce((
    select bool_and(
        jsonb_typeof(h) = 'object'
        and h - array['id', 'name', 'translations', 'room', 'from', 'to', 'closed'] = '{}'
        and coalesce(h ->> 'id', '') ~ '^[a-z][a-z0-9_-]{0,39}$'
        and length(btrim(coalesce(h ->> 'name', ''))) between 1 and 120
        and private.is_translation(coalesce(h -> 'translations', '{}'))
        and not exists (select from jsonb_path_query(h, 'lax $.translations.*.name') as name
          where length(name #>> '{}') > 120)
        and length(coalesce(h ->> 'room', '')) <= 80
        and coalesce(h ->> 'from', '09:00') ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
        and coalesce(h ->> 'to', '09:00') ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
        and case coalesce(jsonb_typeof(h -> 'closed'), 'null')
          when 'null' then true
          when 'array' then jsonb_array_length(h -> 'closed') <= 20 and not exists (
            select from jsonb_array_elements(h -> 'closed') c where jsonb_typeof(c) <> 'string'
              or c #>> '{}' !~ '^([01][0-9]|2[0-3]):[0-5][0-9](-([01][0-9]|2[0-3]):[0-5][0-9])?$')
          else false end)
      and count(distinct h ->> 'id') = count(*)
    from jsonb_array_elements(value) h), true) end
$$;

alter table public.alumni_profiles disable trigger user;
update public.alumni_profiles p
set links = coalesce((
    select jsonb_agg(jsonb_build_object('label', one.value -> 'label', 'url', one.value -> 'url') order by one.place)
    from jsonb_array_elements(p.links) with ordinality as one (value, place)), '[]'),
  visibility = coalesce((
    select jsonb_object_agg(one.key, case when jsonb_typeof(one.value) = 'string' then one.value else '"nobody"' end)
    from jsonb_each(p.visibility) as one), '{}')
where not private.are_links(p.links) or length(p.visibility::text) > 1000;
alter table public.alumni_profiles enable trigger user;

alter table public.events disable trigger user;
-- Words of a translation beyond the bound are left out; the English stays.
update public.events e set questions = (
  select jsonb_agg(
    (select jsonb_object_agg(part.key, case when part.key = 'translations' and length(part.value::text) > 6000
        then '{}' else part.value end)
      from jsonb_each(one.value) part
      where part.key in ('id', 'kind', 'label', 'required', 'choices', 'translations')) order by one.place)
  from jsonb_array_elements(e.questions) with ordinality as one (value, place))
where not private.are_questions(e.questions);
alter table public.events enable trigger user;

alter table public.meetings disable trigger user;
update public.meetings m set hosts = (
  select jsonb_agg(
    (select jsonb_object_agg(part.key, case when part.key = 'translations' and length(part.value::text) > 600
        then '{}' else part.value end)
      from jsonb_each(one.value) part
      where part.key in ('id', 'name', 'translations', 'room', 'from', 'to', 'closed')) order by one.place)
  from jsonb_array_elements(m.hosts) with ordinality as one (value, place))
where not private.are_hosts(m.hosts);
alter table public.meetings enable trigger user;

alter table public.sports_programs disable trigger user;
update public.sports_programs s
set schedules = case when length(s.schedules::text) <= 120000 then s.schedules else '[]' end,
  images = case when length(s.images::text) <= 60000 then s.images
    else '{"main_image": null, "gallery_images": []}' end
where length(s.schedules::text) > 120000 or length(s.images::text) > 60000;
alter table public.sports_programs enable trigger user;

alter table public.alumni_profiles drop constraint alumni_profiles_visibility_check;
alter table public.alumni_profiles add constraint alumni_profiles_visibility_check check (
    jsonb_typeof(visibility) = 'object' and length(visibility::text) <= 1000
    and visibility - array['profession', 'organisation', 'industry', 'city', 'country', 'bio', 'avatar',
                           'contact_email', 'phone', 'links', 'reunions'] = '{}'
    and not jsonb_path_exists(visibility, '$.* ? (!(@ == "batch" || @ == "alumni" || @ == "nobody"))')
  );
alter table public.sports_programs drop constraint sports_programs_schedules_check;
alter table public.sports_programs add constraint sports_programs_schedules_check check (
    jsonb_typeof(schedules) = 'array' and jsonb_array_length(schedules) <= 30 and length(schedules::text) <= 120000
    and not jsonb_path_exists(schedules, '$[*] ? (!(@.type.type() == "string"))')
    and not jsonb_path_exists(schedules, 'strict $[*] ? (!(@.timings.type() == "array"))')
  );
alter table public.sports_programs drop constraint sports_programs_images_check;
alter table public.sports_programs add constraint sports_programs_images_check check (
    jsonb_typeof(images) = 'object' and length(images::text) <= 60000 and images ? 'main_image'
    and jsonb_typeof(images -> 'gallery_images') = 'array'
  );

-- Each change of a profile is kept in the log, before and after: fifty a day are enough for its owner. Deleting it and
-- ending the account are never refused.
create function private.refuse_many_changes() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if coalesce(current_setting('role', true), '') = 'authenticated' and new.id = private.own_id()
     and coalesce(current_setting('private.office_decision', true), '') <> 'yes'
     and (select count(*) from public.audit_log l
       where l.table_name = 'alumni_profiles' and l.row_id = new.id and l.actor = new.id
         and l.created_at > now() - interval '1 day') >= 50 then
    raise exception 'You have written a lot today. Please write again tomorrow.'
      using errcode = 'PT429', detail = 'too_many_messages';
  end if;
  return new;
end $$;
create trigger refuse_many_changes before insert or update on public.alumni_profiles
  for each row execute function private.refuse_many_changes();

-- Children at the school are no alumni, and who compares reads students of their own campuses only.
create or replace function private.record_matches(full_name text, batch_year integer, campus text, email text, most integer,
  is_proven boolean)
returns table (id uuid, name text, admission_no text, class text, campus text, status text, left_on date,
  batch_year integer, register text, likeness real)
language sql stable set search_path = ''
as $$
  select found.id, found.name, found.admission_no, found.class, found.campus, found.status, found.left_on,
    found.batch_year, found.register,
      case when found.is_address and is_proven then 1 else greatest(
        case when found.is_address then 0.69 else 0 end,
        0.7 * extensions.similarity(found.name, $1)
          + case when found.batch_year = $2 then 0.2 else 0 end
          + case when found.campus = $3 then 0.1 else 0 end) end::real as likeness
  from (
    select s.id, s.name, s.admission_no, s.class, s.campus, s.status, s.left_on,
      extract(year from s.left_on)::integer as batch_year, 'students' as register, false as is_address
    from public.students s
    where s.name operator(extensions.%) $1 and s.status <> 'active'
      and ((select private.campus_scope()) is null or s.campus = any ((select private.campus_scope())::text[]))
    union all
    select r.id, r.full_name, r.admission_no, null, r.campus, 'graduated', null, r.batch_year, 'alumni_records', false
    from public.alumni_records r where r.full_name operator(extensions.%) $1 and r.email is distinct from $4
    union all
    select r.id, r.full_name, r.admission_no, null, r.campus, 'graduated', null, r.batch_year, 'alumni_records', true
    from public.alumni_records r where r.email = $4
  ) found
  order by likeness desc, found.id
  limit least(greatest($5, 1), 10)
$$;

-- Undo deletes no event and no meeting that families rely on.

create or replace function private.keep_answered_event() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- Inside our own functions too: undo deletes what a change added.
  if coalesce(current_setting('role', true), '') in ('anon', 'authenticated') and private.has_rsvps(old.id) then
    raise exception 'This event has RSVPs. Cancel or withdraw it instead.'
      using errcode = '23503', detail = 'has_rsvps';
  end if;
  return old;
end $$;

create or replace function private.keep_booked_meeting() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- Inside our own functions too: undo deletes what a change added.
  if coalesce(current_setting('role', true), '') in ('anon', 'authenticated') and private.has_bookings(old.id) then
    raise exception 'Families have booked times of this meeting. Cancel it instead.'
      using errcode = '23503', detail = 'has_bookings';
  end if;
  return old;
end $$;

-- What somebody asked to hide is shown again by the decision on the request or by an administrator alone.

create function private.keep_hidden_picture() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  is_office boolean := coalesce(current_setting('role', true), '') in ('anon', 'authenticated')
    and coalesce(current_setting('private.decides_pictures', true), '') <> 'yes';
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
  if is_office and tg_op = 'UPDATE' and new.hidden_at is distinct from old.hidden_at
     and (coalesce(current_setting('private.restores', true), '') = 'yes' or not public.is_admin()) then
    new.hidden_at := old.hidden_at;
  end if;
  if new.hidden_at is null and (tg_op = 'INSERT' or is_moved) and exists (
    select from public.photo_requests r
    where r.status <> 'restored' and private.media_id(r.path) = private.media_id(new.path)
      -- A request that waits for the office while its picture stays visible hides nothing elsewhere.
      and not exists (select from public.gallery_images i
        where i.id = r.picture_id and i.hidden_at is null and i.id <> new.id)) then
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

create or replace function private.hide_picture(picture uuid, hide boolean) returns void
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

create or replace function private.follow_photo_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.status is distinct from old.status then
    perform private.hide_picture(i.id, new.status <> 'restored') from public.gallery_images i
    where i.id = new.picture_id or private.media_id(i.path) = private.media_id(new.path) and not exists (
      select from public.photo_requests o where o.picture_id = i.id and o.id <> new.id);
    if new.status <> 'new' then
      perform private.queue_email(new.email, 'photo_request_' || new.status, jsonb_build_object(
        'reference', new.reference, 'name', new.name, 'language', new.language,
        'album', private.album_title_in(new.picture_id, new.language, new.album_title)));
    end if;
  end if;
  return new;
end $$;
