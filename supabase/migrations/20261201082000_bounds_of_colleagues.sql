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
      where part.key in ('id', 'name', 'translations', 'room', 'from', 'to', 'closed'))
    -- The sample school had Hindi names in their former place.
    || case when one.value ->> 'name_hi' <> '' and length(one.value ->> 'name_hi') <= 120
        and coalesce(one.value -> 'translations', '{}') = '{}'
      then jsonb_build_object('translations', jsonb_build_object('hi', jsonb_build_object('name', one.value -> 'name_hi')))
      else '{}' end order by one.place)
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

-- No list is longer than a page sends: one call of thousands of entries would make everybody wait.

create function private.require_at_most(sent integer, most integer, field text) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if sent > most then
    raise exception 'Please send at most % at once.', most using errcode = '22023', detail = field;
  end if;
end $$;
grant execute on function private.require_at_most to authenticated;

create or replace function private.list_condition(target text, filters jsonb, search text, search_columns text[])
returns text language plpgsql stable set search_path = ''
as $$
declare
  condition text := 'true';
  pattern text := '%' || replace(replace(replace(btrim(coalesce(search, '')), '\', '\\'), '%', '\%'), '_', '\_') || '%';
  filter record;
begin
  perform private.require_at_most(cardinality(search_columns), 20, 'search_columns');
  perform private.require_at_most(length(search), 500, 'search');
  for filter in select key, value from jsonb_each(coalesce(filters, '{}')) loop
    condition := condition || case jsonb_typeof(filter.value)
      when 'null' then format(' and t.%I is null', filter.key)
      when 'array' then format(' and t.%I::text in (select jsonb_array_elements_text(%L::jsonb))',
        filter.key, filter.value)
      else format(' and t.%I::text = %L', filter.key, filter.value #>> '{}') end;
  end loop;
  if btrim(coalesce(search, '')) <> '' and cardinality(search_columns) > 0 then
    condition := condition || ' and (' || (
      select string_agg(distinct format('t.%I::text ilike %L', name, pattern), ' or ')
      from unnest(search_columns) as name
    ) || ')';
  end if;
  return condition;
end $$;

create or replace function public.order_managed_rows(target text, place_column text, ids uuid[]) returns integer
language plpgsql set search_path = ''
as $$
declare
  moved integer;
begin
  perform private.require_managed(target, true);
  if place_column not in ('position', 'order') then
    raise exception 'Nothing is put in order by this column.' using errcode = '22023', detail = 'place_column';
  end if;
  perform private.require_at_most(cardinality(ids), 5000, 'ids');
  execute format(
    'update public.%1$I t set %2$I = o.place
     from unnest($1) with ordinality as o (id, place)
     where t.id = o.id and t.%2$I is distinct from o.place::integer', target, place_column) using ids;
  get diagnostics moved = row_count;
  return moved;
exception when undefined_column then
  raise exception 'Nothing is put in order by this column.' using errcode = '22023', detail = 'place_column';
end $$;

create or replace function public.find_managed_rows(targets jsonb, search text, most integer default 4)
returns table (table_name text, found jsonb)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  target record;
begin
  for target in
    select t ->> 'table' as name, array(select jsonb_array_elements_text(t -> 'columns')) as columns
    from jsonb_array_elements(targets) as t limit 40
  loop
    perform private.require_managed(target.name);
    return query execute format(
      'select %L::text, to_jsonb(t) from public.%I t where %s order by t.updated_at desc limit %s',
      target.name, target.name, private.list_condition(target.name, '{}', search, target.columns),
      least(greatest(most, 1), 10));
  end loop;
exception when undefined_column then
  raise exception 'The list cannot be searched like this.' using errcode = '22023', detail = 'targets';
end $$;

create or replace function public.list_media_uses(ids uuid[])
returns table (media_id uuid, table_name text, row_id uuid, title text, belongs_to uuid)
language plpgsql stable set search_path = ''
as $$
declare
  place record;
begin
  perform private.require_managed('gallery_images');
  perform private.require_at_most(cardinality(ids), 500, 'ids');
  for place in
    select p.table_name, string_agg(format('coalesce(t.%I::text, '''')', p.column_name), ' || '' '' || ') as texts
    from private.list_picture_columns() p group by p.table_name order by p.table_name
  loop
    return query execute format(
      'select distinct found.id, %1$L::text, t.id,
         coalesce(to_jsonb(t) ->> ''title'', to_jsonb(t) ->> ''name'', to_jsonb(t) ->> ''key'',
           nullif(to_jsonb(t) ->> ''caption'', ''''), nullif(to_jsonb(t) ->> ''alt'', ''''),
           to_jsonb(t) ->> ''content'', ''''),
         (to_jsonb(t) ->> ''gallery_event_id'')::uuid
       from public.%1$I t
       cross join lateral (select %2$s as texts) as row_texts
       join unnest($1) as found (id) on row_texts.texts like ''%%/media/'' || found.id || ''/%%''
       where row_texts.texts like ''%%/media/%%''', place.table_name, place.texts) using ids;
  end loop;
end $$;

create or replace function public.order_album_pictures(album_id uuid, ids uuid[]) returns integer
language plpgsql volatile set search_path = ''
as $$
declare
  moved integer;
begin
  perform private.require_managed('gallery_images');
  perform private.require_at_most(cardinality(ids), 5000, 'ids');
  update public.gallery_images i set position = place.number - 1
  from unnest(ids) with ordinality as place (id, number)
  where i.id = place.id and i.gallery_event_id = album_id and i.position <> place.number - 1;
  get diagnostics moved = row_count;
  return moved;
end $$;

create or replace function public.move_album_pictures(ids uuid[], album_id uuid) returns integer
language plpgsql volatile set search_path = ''
as $$
declare
  moved integer;
begin
  perform private.require_managed('gallery_images');
  perform private.require_at_most(cardinality(ids), 5000, 'ids');
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

create or replace function public.list_picture_marks(ids uuid[])
returns table (media_id uuid, people text, withheld boolean, child_id uuid, child_name text, child_class text,
  may_be_shown boolean, work_may_be_shown boolean)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_may('media_files', false);
  perform private.require_at_most(cardinality(list_picture_marks.ids), 2000, 'ids');
  return query
    select m.id, m.people, m.withheld, s.id, s.name, concat_ws(' ', s.class, s.section),
      case when c.id is not null then coalesce(private.is_permitted(s.id, 'public_pictures'), false) end,
      case when c.id is not null then coalesce(private.is_permitted(s.id, 'work_and_voice'), false) end
    from public.media_files m
    left join public.pictured_children c on c.media_id = m.id
    left join public.students s on s.id = c.student_id
    where m.id = any (list_picture_marks.ids) and m.purpose = 'site'
    order by m.id, s.name, s.id;
end $$;

create or replace function public.find_taken_values(target text, field text, wanted text[]) returns setof text
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_may(target);
  if (target, field) not in (('students', 'admission_no'), ('alumni_records', 'email')) then
    raise exception 'This is not asked.' using errcode = '22023', detail = 'field';
  end if;
  perform private.require_at_most(cardinality(wanted), 1000, 'wanted');
  return query execute format('select t.%2$I from public.%1$I t where t.%2$I = any ($1)', target, field) using wanted;
end $$;

create or replace function public.undo_changes(target text, ids uuid[], since timestamptz) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  step record;
  undone integer := 0;
begin
  perform private.require_managed(target, true);
  perform private.require_at_most(cardinality(ids), 5000, 'ids');
  for step in
    select array_agg(l.id) as entries, count(*) filter (where l.table_name = target) as own
    from public.audit_log l
    where l.change in (
        select own.change from public.audit_log own
        where own.table_name = target and own.row_id = any (ids) and own.created_at > since)
      and private.is_managed(l.table_name) and private.may(l.table_name)
      and (l.table_name <> target or l.row_id = any (ids))
    group by l.change order by max(l.created_at) desc, l.change desc
  loop
    perform private.revert_entries(step.entries);
    undone := undone + step.own;
  end loop;
  return undone;
end $$;

create or replace function public.decide_alumni(people uuid[], decision text, reason text default null) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  said text := private.require_text(reason, 'reason',
    case when decision in ('reject', 'suspend', 'delete') then 3 else 0 end, 1000);
  states text[] := case decision
    when 'approve' then array['pending', 'rejected'] when 'reject' then array['pending']
    when 'suspend' then array['verified'] when 'unsuspend' then array['suspended']
    when 'delete' then array['pending', 'rejected', 'verified', 'suspended']
    when 'restore' then array['deleted'] end;
  person record;
  decided integer := 0;
begin
  perform private.require_may('alumni_profiles');
  if states is null then
    raise exception 'There is no such decision.' using errcode = '22023', detail = 'decision';
  end if;
  perform private.require_at_most(cardinality(people), 1000, 'people');
  perform private.require_no_colleague(people, decision);
  perform set_config('private.office_decision', 'yes', true);
  for person in
    select p.id, p.full_name, u.email from public.alumni_profiles p join auth.users u on u.id = p.id
    where p.id = any (people) and p.status = any (states)
    order by p.id for update of p
  loop
    update public.alumni_profiles p
    set status_reason = said, status = case
      when decision in ('approve', 'unsuspend') then 'verified'
      when decision = 'suspend' then 'suspended'
      when decision = 'reject' then 'rejected'
      when decision = 'restore' then private.status_before_deletion(p.id)
      else 'deleted' end
    where p.id = person.id;
    if decision = 'delete' then
      update auth.users u
      set raw_user_meta_data = coalesce(u.raw_user_meta_data, '{}') || '{"account_status": "deleted"}'
      where u.id = person.id;
    elsif decision = 'restore' then
      update auth.users u set raw_user_meta_data = u.raw_user_meta_data - 'account_status' where u.id = person.id;
    end if;
    if person.email is not null then
      perform private.queue_email(person.email, 'alumni_' || decision, jsonb_strip_nulls(jsonb_build_object(
        'name', person.full_name, 'reason', said, 'language', private.email_language_of(person.id))));
    end if;
    decided := decided + 1;
  end loop;
  perform set_config('private.office_decision', '', true);
  return decided;
end $$;

create or replace function public.resend_mail(ids uuid[]) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  counted integer;
begin
  perform private.require_admin();
  perform private.require_campus(null);
  perform private.require_at_most(cardinality(ids), 500, 'ids');
  update public.mail_outbox m set attempts = 0, gave_up_at = null, next_attempt_at = now()
  where m.id = any (ids) and m.sent_at is null;
  get diagnostics counted = row_count;
  return counted;
end $$;

create or replace function public.preview_event_invitations(wanted uuid, families boolean default false, levels text[] default '{}',
  classes text[] default '{}', colleagues boolean default false, batches integer[] default '{}')
returns table (of_families bigint, of_colleagues bigint, of_alumni bigint, waiting bigint)
language plpgsql security definer rows 1 set search_path = ''
as $$
#variable_conflict use_variable
declare
  event public.events := private.require_inviting(wanted);
begin
  perform private.require_at_most(greatest(cardinality(levels), cardinality(classes), cardinality(batches)), 300, 'lists');
  return query
    select count(*) filter (where i.list = 'families'), count(*) filter (where i.list = 'colleagues'),
      count(*) filter (where i.list = 'alumni'), (
        select count(*) from public.event_rsvps r
        where r.event_id = event.id and r.status = 'invited' and r.invited_at < now() - interval '1 day')
    from private.list_invitees(event, families, levels, classes, colleagues, batches) i;
end $$;

create or replace function public.invite_to_event(wanted uuid, families boolean default false, levels text[] default '{}',
  classes text[] default '{}', colleagues boolean default false, batches integer[] default '{}') returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  event public.events := private.require_inviting(wanted);
begin
  perform private.require_at_most(greatest(cardinality(levels), cardinality(classes), cardinality(batches)), 300, 'lists');
  if families then
    perform private.require_second_inviter(event);
  end if;
  insert into public.event_rsvps (event_id, reference, name, email, adults, children, language, status, invited_at)
  select event.id, private.new_reference('RSVP'), i.name, i.email, 0, 0, i.language, 'invited', now()
  from private.list_invitees(event, families, levels, classes, colleagues, batches) i;
  insert into private.invited_batches (event_id, batch_year)
  select distinct event.id, b.year from unnest(batches) as b (year) where b.year between 1850 and 2100
  on conflict do nothing;
  return private.queue_invitations(event, 'event_rsvp_invited');
end $$;

-- Links follow own pages that are public, and only in texts that the colleague may change.

create or replace function private.move_links() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  was text := '(^|")((?:/[a-z]{2})?)' || tg_argv[0] || (to_jsonb(old) ->> tg_argv[1]) || '(?=["\\#?]|$)';
  becomes text := '\1\2' || tg_argv[0] || (to_jsonb(new) ->> tg_argv[1]);
  scope text[] := private.campus_scope();
  place record;
begin
  -- Undo restores the texts itself, and a contributor's draft moves nothing in texts that only others may write.
  if current_setting('private.restores', true) = 'yes'
     or current_setting('role', true) in ('anon', 'authenticated') and not private.may('site_content') then
    return null;
  end if;
  if tg_table_name = 'own_pages' and (
    to_jsonb(old) ->> 'status' <> 'published' or (to_jsonb(old) ->> 'publish_at')::timestamptz > now()
    or exists (select from private.site_pages p where p.id = '/' || (to_jsonb(old) ->> 'path'))) then
    return null;
  end if;
  for place in
    select c.relation,
      string_agg(format('%1$I = regexp_replace(t.%1$I::text, $1, $2, ''g'')::%2$s', c.name, c.type), ', ') as moved,
      string_agg(format('t.%I::text ~ $1', c.name), ' or ') as is_linking
    from (values ('site_content', 'content', 'jsonb'), ('own_pages', 'blocks', 'jsonb'),
      ('latest_updates', 'link', 'text'), ('latest_updates', 'body', 'text'), ('latest_updates', 'translations', 'jsonb'),
      ('news_stories', 'body', 'text'), ('news_stories', 'translations', 'jsonb'),
      ('events', 'body', 'text'), ('events', 'translations', 'jsonb'),
      ('leadership_messages', 'full_message', 'text'), ('leadership_messages', 'translations', 'jsonb')
    ) as c (relation, name, type)
    group by c.relation
  loop
    execute format('update public.%1$I t set %2$s where (%3$s)
      and ($3 is null or private.is_of_campus(%1$L, to_jsonb(t), $3))', place.relation, place.moved, place.is_linking)
      using was, becomes, scope;
  end loop;
  return null;
end $$;

-- One colleague writes no words of their own to families who were invited, where a second one approves messages, and
-- guests are told of the changes of an event once an hour.

create table private.event_notices (
  event_id uuid not null references public.events (id) on delete cascade,
  kind text not null,
  told_at timestamptz not null,
  primary key (event_id, kind)
);
alter table private.event_notices enable row level security;

create function private.event_as_invited(event public.events, invited_at timestamptz) returns public.events
language plpgsql stable security definer set search_path = ''
as $$
declare
  was public.events;
begin
  select (jsonb_populate_record(null::public.events, l.after)).* into was from public.audit_log l
  where l.table_name = 'events' and l.row_id = event.id and l.after is not null
    and l.created_at <= event_as_invited.invited_at
  order by l.created_at desc, l.written_at desc limit 1;
  if was.id is null then
    return null;
  end if;
  event.title := was.title;
  event.venue := was.venue;
  event.translations := was.translations;
  event.cancel_reason := null;
  return event;
end $$;

create or replace function private.tell_guests(event public.events, kind text, more jsonb default '{}') returns void
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  needs_approval boolean := coalesce((select r.needs_approval from private.message_rules r), false);
  due timestamptz;
  untold jsonb;
begin
  insert into private.event_notices as n (event_id, kind, told_at) values (event.id, kind, now())
  on conflict on constraint event_notices_pkey do update
    set told_at = greatest(now(), case when n.told_at > now() then n.told_at else n.told_at + interval '1 hour' end)
  returning told_at into due;
  with replaced as (
    delete from public.mail_outbox m
    where m.sent_at is null and m.gave_up_at is null and m.attempts = 0 and m.next_attempt_at > now()
      and m.data ->> 'notice_of' = event.id::text
    returning m.data
  )
  select r.data into untold from replaced r limit 1;
  -- The guests still know the event as it was before the email that they did not get.
  if more ? 'was_starts_at' and untold ? 'was_starts_at' then
    more := more || jsonb_build_object('was_starts_at', untold -> 'was_starts_at',
      'was_ends_at', untold -> 'was_ends_at', 'was_venue', untold -> 'was_venue');
  end if;
  insert into public.mail_outbox (recipient, template, data, next_attempt_at)
  select r.email, case when r.status = 'invited' and kind = 'event_changed' then 'event_rsvp_invited' else kind end,
    private.rsvp_email(told.about, r, private.create_personal_link(r.id)) || more
      || jsonb_build_object('notice_of', event.id), due
  from public.event_rsvps r
  cross join lateral (
    select case when r.status = 'invited' and needs_approval then private.event_as_invited(event, r.invited_at)
      else event end as about) as told
  where r.event_id = event.id and r.status not in ('declined', 'cancelled')
    and (r.status <> 'invited' or not needs_approval or kind = 'event_cancelled')
    and (told.about).id is not null;
end $$;
