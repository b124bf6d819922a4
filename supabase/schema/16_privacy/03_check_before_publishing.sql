-- The check of everything public, before publishing, for what would tell strangers about a child. The person who
-- publishes changes the words or gives a reason, which stays on record.

-- Reasons why words about a child are right. `row_id` is null for a new row until it is saved.
create table public.publishing_reasons (
  id uuid primary key default gen_random_uuid(),
  target text not null check (length(target) between 1 and 60),
  row_id uuid,
  kind text not null check (kind in ('name_with_class', 'name_with_address', 'name', 'name_with_face', 'birth_date',
    'guardian_phone', 'guardian_mail', 'admission_no')),
  student_id uuid references public.students (id) on delete set null,
  words_hash text not null check (words_hash ~ '^[0-9a-f]{64}$'),
  reason text not null check (length(btrim(reason)) between 10 and 500),
  given_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index publishing_reasons_row_idx on public.publishing_reasons (target, row_id);
create index publishing_reasons_created_idx on public.publishing_reasons (created_at desc, id);
create index publishing_reasons_student_idx on public.publishing_reasons (student_id);
create index publishing_reasons_given_by_idx on public.publishing_reasons (given_by, created_at desc);

alter table public.publishing_reasons enable row level security;
grant select, insert, update, delete on public.publishing_reasons to anon, authenticated;
grant all on public.publishing_reasons to service_role;
create policy "Admins read" on public.publishing_reasons for select to authenticated
  using ((select public.is_admin()));

create trigger stamp before insert or update on public.publishing_reasons
  for each row execute function private.stamp_row();
create trigger audit after insert or update or delete on public.publishing_reasons
  for each row execute function private.audit_row();

-- The findings without a reason, as an array. For a new row, the caller's reasons of the last hour without a row id
-- count.
create function private.unexplained(target text, wanted uuid, is_new boolean, texts jsonb) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('target', unexplained.target,
    'row_id', case when not is_new then wanted end, 'kind', f.kind, 'field', f.field, 'excerpt', f.excerpt,
    'child', f.child, 'words_hash', f.words_hash) order by f.field, f.kind, f.child), '[]')
  from private.find_told(texts, array(
    select p.kind || '/' || p.words_hash from public.publishing_reasons p
    where p.target = unexplained.target and (p.row_id = wanted
      or is_new and p.row_id is null and p.given_by = private.own_id() and p.created_at > now() - interval '1 hour'))) f
$$;

-- The columns of a table in which visitors read words; null for a table that only the office reads.
create function private.columns_with_words(target text) returns text[]
language sql immutable set search_path = ''
as $$
  select string_to_array(case target
    when 'latest_updates' then 'content concerns body link translations'
    when 'news_stories' then 'title lead body cover_alt author translations'
    when 'own_pages' then 'title lead cover_alt blocks translations'
    when 'events' then 'title summary body venue cover_alt cancel_reason questions translations'
    when 'meetings' then 'title place note cancel_reason translations'
    when 'gallery_events' then 'title summary cover_alt translations'
    when 'gallery_images' then 'alt caption translations'
    when 'documents' then 'title translations'
    when 'site_content' then 'content'
    when 'testimonials' then 'quote author relation translations'
    when 'leadership_messages' then 'name title photo_alt excerpt full_message translations'
    when 'youtube_videos' then 'title description translations'
    when 'calendar_entries' then 'title description venue translations'
    when 'sports_programs' then 'name summary description coach achievements schedules images translations'
    when 'teachers' then 'designation qualification bio photo_alt translations'
    when 'campuses' then 'name facts short description picture_alt translations'
    when 'levels' then 'name span description translations'
    when 'bus_routes' then 'name note attendant_phone translations'
    when 'bus_stops' then 'name landmark villages translations'
    when 'bus_changes' then 'what translations' end, ' ')
$$;

-- Whether visitors read a row, or will read it on schedule.
create function private.is_shown(target text, was jsonb) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return case target
    when 'latest_updates' then (was ->> 'is_active')::boolean and coalesce((was ->> 'expires_at')::timestamptz > now(), true)
    when 'gallery_events' then (was ->> 'published')::boolean or was ->> 'publish_at' is not null
    when 'gallery_images' then was ->> 'hidden_at' is null and exists (select from public.gallery_events g
      where g.id = (was ->> 'gallery_event_id')::uuid and (g.published or g.publish_at is not null))
    when 'documents' then (was ->> 'is_public')::boolean
      and coalesce((was ->> 'expires_on')::date >= private.today(), true)
    when 'site_content' then was ->> 'published_at' is not null
    when 'testimonials' then was ->> 'status' = 'approved'
    when 'youtube_videos' then (was ->> 'is_active')::boolean
    when 'teachers' then (was ->> 'is_public')::boolean
    when 'campuses' then was ->> 'status' = 'open'
    when 'levels' then was ->> 'status' = 'open'
    when 'bus_routes' then (was ->> 'is_active')::boolean
    else coalesce(was ->> 'status', 'published') = 'published' end;
end $$;

-- The texts of a row by the names of the fields in its form: "translations.hi.title", "hi/rows/0/cells". The cells of
-- a table row are one text, and so are the author and the relation of a testimonial.
create function private.public_words(target text, r jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  said jsonb;
begin
  if target = 'testimonials' then
    r := jsonb_set(r, '{author}', to_jsonb(concat_ws(', ', r ->> 'author', r ->> 'relation')));
  end if;
  with recursive part (path, name, value) as (
    select case when target = 'site_content' then '' else c end, c, r -> c
    from unnest(private.columns_with_words(target)) c
    union all
    select case when part.path = '' then '' else part.path || case target when 'site_content' then '/' else '.' end end
      || below.name, below.name, below.value
    from part, lateral (
      select each.key as name, each.value from jsonb_each(
        case when jsonb_typeof(part.value) = 'object' then part.value else '{}' end) each
      union all
      select (each.n - 1)::text, each.value from jsonb_array_elements(
        case when jsonb_typeof(part.value) = 'array' and not private.are_texts(part.value) then part.value else '[]' end)
        with ordinality each (value, n)
    ) below
    where below.name not in ('id', 'kind', 'key', 'slug', 'picture', 'video', 'src')
  )
  select jsonb_object_agg(path, case when jsonb_typeof(value) = 'array'
      then (select string_agg(t, ' | ') from jsonb_array_elements_text(value) t) else value #>> '{}' end)
  into said from part
  where jsonb_typeof(value) = 'string' and value <> '""' or private.are_texts(value);
  if target = 'site_content' and private.content_language(r ->> 'key') <> 'en' then
    select jsonb_object_agg(private.content_language(r ->> 'key') || '/' || key, value) into said from jsonb_each(said);
  end if;
  if target = 'documents' then
    said := said || jsonb_build_object('file_id',
      (select f.words from public.document_files f where f.id = (r ->> 'file_id')::uuid));
  end if;
  return coalesce(said, '{}');
end $$;

create function private.are_texts(value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select jsonb_typeof(value) = 'array' and jsonb_array_length(value) > 0
    and not jsonb_path_exists(value, 'strict $[*] ? (@.type() != "string")')
$$;

-- The findings in the texts of an album's pictures, which become public with it.
create function private.unexplained_pictures(album uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with told as (
    select i.id, t.key, t.value from public.gallery_images i,
      jsonb_each(private.public_words('gallery_images', to_jsonb(i))) t
    where i.gallery_event_id = album and i.hidden_at is null
  ), found as (
    select distinct split_part(e.field, '/', 1)::uuid as id
    from private.find_told((select jsonb_object_agg(told.id || '/' || told.key, told.value) from told)) e
  )
  select coalesce(jsonb_agg(one order by f.id), '[]')
  from found f, lateral (select jsonb_object_agg(told.key, told.value) as texts from told where told.id = f.id) said,
    jsonb_array_elements(private.unexplained('gallery_images', f.id, false, said.texts)) one
$$;

-- Trigger of every table that visitors read. It checks only what staff write, also inside our own functions: undo,
-- earlier versions, approved proposals, imports. It runs after the write, to see the row as it is then.
create function private.check_before_publishing() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  target text := tg_table_name;
  present jsonb := to_jsonb(new);
  was jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) end;
  texts jsonb;
  found jsonb;
begin
  if pg_trigger_depth() > 1 or coalesce(current_setting('role', true), '') not in ('anon', 'authenticated')
     or private.is_shown(target, present) is not true then
    return null;
  end if;
  texts := private.public_words(target, present);
  if was is not null and private.is_shown(target, was) then
    if texts = private.public_words(target, was) then
      return null;
    end if;
    found := private.unexplained(target, new.id, false, texts);
  else
    found := private.unexplained(target, new.id, was is null, texts);
    if target = 'gallery_events' and was is not null then
      found := found || private.unexplained_pictures(new.id);
    end if;
  end if;
  if found <> '[]' then
    raise exception 'These words would tell strangers about a child.' using errcode = '22023', detail = 'exposes_child',
      hint = (select jsonb_agg(f order by n) from jsonb_array_elements(found) with ordinality each (f, n) where n <= 20)::text;
  end if;
  -- Reasons given before the row existed get its id now.
  if was is null and exists (select from public.publishing_reasons p where p.row_id is null
      and p.target = tg_table_name and p.given_by = private.own_id() and p.created_at > now() - interval '1 hour') then
    -- One reason each: another language of the same page has its own.
    update public.publishing_reasons p set row_id = new.id
    where p.id in (
      select distinct on (r.kind, r.words_hash) r.id
      from public.publishing_reasons r join private.find_told(texts) f on f.kind = r.kind and f.words_hash = r.words_hash
      where r.row_id is null and r.target = tg_table_name and r.given_by = private.own_id()
        and r.created_at > now() - interval '1 hour'
      order by r.kind, r.words_hash, r.created_at, r.id);
  end if;
  return null;
end $$;

do $$
declare
  target text;
begin
  foreach target in array array['latest_updates', 'news_stories', 'own_pages', 'events', 'meetings', 'gallery_events',
    'gallery_images', 'documents', 'site_content', 'testimonials', 'leadership_messages', 'youtube_videos',
    'calendar_entries', 'sports_programs', 'teachers', 'campuses', 'levels',
    'bus_routes', 'bus_stops', 'bus_changes']
  loop
    execute format('create trigger check_before_publishing after insert or update on public.%I
      for each row execute function private.check_before_publishing()', target);
    execute format('create trigger judge_used_pictures after insert or update or delete on public.%I
      for each row execute function private.judge_used_pictures()', target);
  end loop;
end $$;
