-- The media library: where an uploaded picture is used, and another in its place everywhere.

-- The columns that may hold the address of a picture: every text and JSON of every table, but for the
-- tables that hold people, what they send, and the machinery.
create function private.list_picture_columns()
returns table (table_name text, column_name text, is_json boolean)
language sql stable set search_path = ''
as $$
  select c.relname, a.attname, a.atttypid = 'jsonb'::regtype
  from pg_catalog.pg_class c
  join pg_catalog.pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    and a.atttypid in ('text'::regtype, 'jsonb'::regtype) and a.attname <> 'thumbhash'
    and exists (select from pg_catalog.pg_attribute k where k.attrelid = c.oid and k.attname = 'id')
    and c.relname !~ '^(audit_log|media_|mail_|users$|admin_users$|auth_|alumni_|students$|event_rsvps|event_reply|sports_registration|admission_|contact_|enquiry_)'
$$;

-- Every row that shows one of these pictures: its table, its id, and what to call it.
create function public.list_media_uses(ids uuid[])
returns table (media_id uuid, table_name text, row_id uuid, title text, belongs_to uuid)
language plpgsql stable set search_path = ''
as $$
declare
  place record;
begin
  perform private.require_managed('gallery_images');
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

-- A JSON value with one picture in place of another. An object that names it beside its width and
-- height gets the other's measure.
create function private.replace_picture(value jsonb, old_folder text, address text, wide integer, high integer)
returns jsonb language plpgsql immutable set search_path = ''
as $$
declare
  changed jsonb;
begin
  case jsonb_typeof(value)
    when 'string' then
      return to_jsonb(regexp_replace(value #>> '{}', old_folder || '[^"''\s)<>]*', address, 'g'));
    when 'array' then
      return coalesce((
        select jsonb_agg(private.replace_picture(each.value, old_folder, address, wide, high) order by each.ordinality)
        from jsonb_array_elements(value) with ordinality each), '[]');
    when 'object' then
      changed := coalesce((
        select jsonb_object_agg(each.key, private.replace_picture(each.value, old_folder, address, wide, high))
        from jsonb_each(value) each), '{}');
      if value ? 'width' and value ? 'height' and exists (
        select from jsonb_each_text(value) each where each.value like old_folder || '%') then
        changed := changed || jsonb_build_object('width', wide, 'height', high);
      end if;
      return changed;
    else
      return value;
  end case;
end $$;

-- Puts one picture in place of another wherever it is used, with its measure. Answers in how many rows.
create function public.replace_media(old_id uuid, new_id uuid) returns integer
language plpgsql volatile set search_path = ''
as $$
declare
  place record;
  replacement public.media_files;
  address text;
  folder text := '/media/' || old_id || '/';
  changes text;
  written integer;
  rows_written integer := 0;
begin
  perform private.require_managed('gallery_images');
  select m.* into replacement from public.media_files m where m.id = new_id and m.is_stored and m.purpose = 'site';
  if replacement.id is null or old_id = new_id then
    raise exception 'The picture to put in its place is not there.' using errcode = 'PT404', detail = 'new_id';
  end if;
  address := format('/media/%s/%sx%s.jpg', new_id, replacement.width, replacement.height);
  for place in
    select p.table_name, array_agg(p.column_name) as names, array_agg(p.is_json) as json from private.list_picture_columns() p
    group by p.table_name
  loop
    select string_agg(case
      when columns.is_json then format('%1$I = private.replace_picture(t.%1$I, $1, $2, $3, $4)', columns.name)
      else format('%1$I = regexp_replace(t.%1$I, $1 || ''[^"''''\s)<>]*'', $2, ''g'')', columns.name) end, ', ')
    into changes
    from unnest(place.names, place.json) as columns (name, is_json);
    if place.table_name in ('gallery_events', 'events') then
      changes := changes || ', cover_width = case when t.cover like $1 || ''%'' then $3 else t.cover_width end'
        || ', cover_height = case when t.cover like $1 || ''%'' then $4 else t.cover_height end';
    elsif place.table_name = 'gallery_images' then
      changes := changes || ', thumbhash = case when t.path like $1 || ''%'' then $5 else t.thumbhash end'
        || ', width = case when t.path like $1 || ''%'' then $3 else t.width end'
        || ', height = case when t.path like $1 || ''%'' then $4 else t.height end';
    end if;
    execute format('update public.%I t set %s where (%s) like ''%%'' || $1 || ''%%'' and $5 is not null', place.table_name, changes,
      (select string_agg(format('coalesce(t.%I::text, '''')', name), ' || '' '' || ') from unnest(place.names) as name))
      using folder, address, replacement.width, replacement.height, replacement.thumbhash;
    get diagnostics written = row_count;
    rows_written := rows_written + written;
  end loop;
  return rows_written;
end $$;

create index media_files_library_idx on public.media_files (created_at desc, id desc) where is_stored and purpose = 'site';
