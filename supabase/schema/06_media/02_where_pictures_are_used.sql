-- Where pictures are used, and who may upload.

-- The columns that may hold a picture's address: every text and JSON column of every table, except the tables
-- of people, of what they send, and of the machinery.
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
    and c.relname !~ '^(audit_log|media_|document_files$|mail_|users$|admin_users$|auth_|alumni_|students$|event_rsvp|sports_registration|admission_|contact_|enquiry_)'
$$;
grant execute on function private.list_picture_columns to authenticated;

-- Whether another campus or the whole school shows a picture.
create function private.is_used_elsewhere(file uuid, scope text[]) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  place record;
  is_used boolean;
begin
  for place in
    select p.table_name, string_agg(format('coalesce(t.%I::text, '''')', p.column_name), ' || '' '' || ') as texts
    from private.list_picture_columns() p
      where p.table_name not in ('previews', 'photo_requests') group by p.table_name
  loop
    execute format('select exists (select from public.%1$I t where (%2$s) like $1
      and private.is_of_campus(%1$L, to_jsonb(t), $2) is not true)', place.table_name, place.texts)
      into is_used using '%/media/' || file || '/%', scope;
    if is_used then
      return true;
    end if;
  end loop;
  return false;
end $$;

-- Staff of one campus cannot delete a picture that another campus or the whole school shows.
create function private.keep_used_file() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  scope text[] := private.campus_scope();
begin
  if scope is not null and pg_trigger_depth() = 1 and private.is_used_elsewhere(old.id, scope) then
    perform private.refuse_outside_campus();
  end if;
  return old;
end $$;
create trigger keep_used before delete on public.media_files
  for each row execute function private.keep_used_file();

-- Every row that shows one of these pictures: its table, its id, and what to call it.
create function public.list_media_uses(ids uuid[])
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
grant execute on function public.list_media_uses to authenticated;

-- Replaces one picture with another in a JSON value. An object that names it together with a width and a height gets
-- the new picture's.
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
        select jsonb_agg(private.replace_picture(each.value, old_folder, address, wide, high)
          order by each.ordinality)
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
grant execute on function private.replace_picture to authenticated;

-- Replaces one picture with another everywhere. Returns the number of rows, and the change to undo. A request to hide
-- a picture stays about that picture.
create function public.replace_media(old_id uuid, new_id uuid) returns table (rows integer, change bigint)
language plpgsql volatile set search_path = ''
as $$
declare
  place record;
  replacement public.media_files;
  address text;
  folder text := '/media/' || old_id || '/';
  changes text;
  written integer;
begin
  perform private.require_may('media_files');
  select m.* into replacement from public.media_files m where m.id = new_id and m.is_stored and m.purpose = 'site';
  if replacement.id is null or old_id = new_id then
    raise exception 'The picture to put in its place is not there.' using errcode = 'PT404', detail = 'new_id';
  end if;
  address := format('/media/%s/%sx%s.jpg', new_id, replacement.width, replacement.height);
  rows := 0;
  change := pg_current_xact_id()::text::bigint;
  for place in
    select p.table_name, array_agg(p.column_name) as names, array_agg(p.is_json) as json
    from private.list_picture_columns() p where p.table_name <> 'photo_requests' group by p.table_name
  loop
    select string_agg(case
      when columns.is_json then format('%1$I = private.replace_picture(t.%1$I, $1, $2, $3, $4)', columns.name)
      else format('%1$I = regexp_replace(t.%1$I, $1 || ''[^"''''\s)<>]*'', $2, ''g'')', columns.name) end, ', ')
    into changes
    from unnest(place.names, place.json) as columns (name, is_json);
    if place.table_name in ('gallery_events', 'events', 'news_stories', 'own_pages') then
      changes := changes || ', cover_width = case when t.cover like $1 || ''%'' then $3 else t.cover_width end'
        || ', cover_height = case when t.cover like $1 || ''%'' then $4 else t.cover_height end';
    elsif place.table_name = 'gallery_images' then
      changes := changes || ', thumbhash = case when t.path like $1 || ''%'' then $5 else t.thumbhash end'
        || ', width = case when t.path like $1 || ''%'' then $3 else t.width end'
        || ', height = case when t.path like $1 || ''%'' then $4 else t.height end';
    end if;
    execute format('update public.%I t set %s where (%s) like ''%%'' || $1 || ''%%'' and $5 is not null',
      place.table_name, changes,
      (select string_agg(format('coalesce(t.%I::text, '''')', name), ' || '' '' || ')
       from unnest(place.names) as name))
      using folder, address, replacement.width, replacement.height, replacement.thumbhash;
    get diagnostics written = row_count;
    rows := rows + written;
  end loop;
  return next;
end $$;
grant execute on function public.replace_media to authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- Who may upload. Returns the caller's id, or null. The server calls it with the uploader's own token.
create function public.get_media_uploader(purpose text) returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.may('uploads') or purpose in ('avatar', 'post') and public.is_verified_alumnus() then
    return private.own_id();
  end if;
  return null;
end $$;
grant execute on function public.get_media_uploader to authenticated;

-- Portraits and pictures of class notes that verified alumni send: ten a day.
create table private.portrait_uploads (
  person uuid not null references auth.users (id) on delete cascade,
  sent_at timestamptz not null default now()
);
create index portrait_uploads_idx on private.portrait_uploads (person, sent_at);

-- Called before the server prepares one: false if the person has sent ten within a day. Deleting pictures gives no
-- turn back.
create function public.take_portrait_turn(person uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_server();
  perform pg_advisory_xact_lock(hashtextextended(person::text, 20261123000530));
  delete from private.portrait_uploads u
    where u.person = take_portrait_turn.person and u.sent_at < now() - interval '1 day';
  if (select count(*) from private.portrait_uploads u where u.person = take_portrait_turn.person) >= 10 then
    return false;
  end if;
  insert into private.portrait_uploads (person) values (take_portrait_turn.person);
  return true;
end $$;
