-- Uploaded pictures. The server's media pipeline writes the rows; the finished files lie in the file storage
-- under media/<id>/ and are open to everyone who has the address.

create table public.media_files (
  id uuid primary key default gen_random_uuid(),
  -- For pages that staff write, the portrait of an alumni profile, a note of alumni, or the school's mark.
  purpose text not null check (purpose in ('site', 'avatar', 'post', 'logo')),
  file_name text not null check (length(btrim(file_name)) between 1 and 200),
  -- The hash of the uploaded file, by which the same picture is found again.
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  width integer not null check (width between 1 and 2560),
  height integer not null check (height between 1 and 100000),
  -- Of all its files together.
  bytes bigint not null check (bytes > 0),
  thumbhash text not null check (length(thumbhash) between 4 and 60),
  alt text not null default '' check (length(alt) <= 300),
  focal_x real not null default 0.5 check (focal_x between 0 and 1),
  focal_y real not null default 0.5 check (focal_y between 0 and 1),
  -- Who can be recognised in it: no child, nobody in a crowd, or the children in public.pictured_children; "work" is
  -- what those children made or wrote, without their faces; "before" was on the site before marks were required. Null
  -- until a colleague has looked.
  people text check (people in ('before', 'nobody', 'crowd', 'children', 'work')),
  -- True while its files are not served (34_children_in_pictures.sql).
  withheld boolean not null default false,
  -- False until every file is stored. An unfinished upload is never shown and is cleared away.
  is_stored boolean not null default false,
  created_by uuid references auth.users (id) on delete set null,
  -- The campus of the colleague who added it; null for the whole school.
  campus text references public.campuses (key),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index media_files_created_idx on public.media_files (created_at desc, id);
create index media_files_sha256_idx on public.media_files (sha256, purpose);
create index media_files_created_by_idx on public.media_files (created_by);
create index media_files_unfinished_idx on public.media_files (created_at) where not is_stored;
create index media_files_library_idx on public.media_files (created_at desc, id desc)
  where is_stored and purpose = 'site';
create index media_files_withheld_idx on public.media_files (id) where withheld;
create index media_files_people_idx on public.media_files (people) where people is distinct from 'nobody';

alter table public.media_files enable row level security;
grant select, insert, update, delete on public.media_files to anon, authenticated;
grant all on public.media_files to service_role;
create policy "Who may read" on public.media_files for select to authenticated
  using ((created_by = (select private.own_id()) and is_stored) or (select private.may('media_files', false)));
create policy "Who may add" on public.media_files for insert to authenticated
  with check ((select private.may('media_files')));
create policy "Who may change" on public.media_files for update to authenticated
  using ((select private.may('media_files'))) with check ((select private.may('media_files')));
create policy "Who may delete" on public.media_files for delete to authenticated
  using ((created_by = (select private.own_id()) and purpose in ('avatar', 'post')) or (select private.may('media_files')));

create trigger stamp before insert or update on public.media_files
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.media_files
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.media_files
  for each row execute function private.audit_row();

-- A picture of a page waits until somebody has said who is in it.
create function private.withhold_new_file() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.withheld := new.purpose = 'site' and new.people is null;
  return new;
end $$;
create trigger withhold before insert on public.media_files
  for each row execute function private.withhold_new_file();

-- Only the pipeline writes the facts of a file; people change its name, description and focal point.
create function private.guard_media_file() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if not private.is_client_role(current_user) then
    return new;
  end if;
  if tg_op = 'INSERT' then
    raise exception 'Pictures come through the upload.' using errcode = '42501', detail = 'upload_only';
  end if;
  if to_jsonb(new) - array['alt', 'focal_x', 'focal_y', 'file_name', 'updated_at']
     <> to_jsonb(old) - array['alt', 'focal_x', 'focal_y', 'file_name', 'updated_at'] then
    raise exception 'Only the name, the description and the focal point of a picture can be changed.'
      using errcode = '42501', detail = 'protected_file';
  end if;
  return new;
end $$;
create trigger guard_file before insert or update on public.media_files
  for each row execute function private.guard_media_file();

-- A picture of the library is of the campus of the colleague who added it, of the first where there are several;
-- null is the whole school.
create function private.set_campus_of_file() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.campus := case when new.purpose = 'site' then (private.campus_scope_of(new.created_by))[1] end;
  return new;
end $$;
create trigger set_campus before insert on public.media_files
  for each row execute function private.set_campus_of_file();

-- The id of the uploaded picture behind an address; null for any other address.
create function private.media_id(address text) returns uuid
language sql immutable set search_path = ''
as $$
  select substring(address from '^/media/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/')::uuid
$$;
-- The index of pictures in albums (12_albums.sql) asks it as the person who writes.
grant execute on function private.media_id to authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- Removal. However a row is deleted, its files follow: the server works through this list.

create table public.media_removals (
  id uuid primary key,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

alter table public.media_removals enable row level security;
grant select, insert, update, delete on public.media_removals to anon, authenticated;
grant all on public.media_removals to service_role;

create trigger stamp before insert or update on public.media_removals
  for each row execute function private.stamp_row();

create function private.list_media_removal() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.media_removals (id) values (old.id) on conflict do nothing;
  return old;
end $$;
create trigger list_removal after delete on public.media_files
  for each row execute function private.list_media_removal();

-- ---------------------------------------------------------------------------------------------------------
-- Where pictures are used.

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

-- Staff of one campus cannot delete a picture that another campus or the whole school shows.
create function private.keep_used_file() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  scope text[] := private.campus_scope();
  place record;
  is_used boolean;
begin
  if scope is null or pg_trigger_depth() > 1 then
    return old;
  end if;
  for place in
    select p.table_name, string_agg(format('coalesce(t.%I::text, '''')', p.column_name), ' || '' '' || ') as texts
    from private.list_picture_columns() p
      where p.table_name not in ('previews', 'photo_requests') group by p.table_name
  loop
    execute format('select exists (select from public.%1$I t where (%2$s) like $1
      and private.is_of_campus(%1$L, to_jsonb(t), $2) is not true)', place.table_name, place.texts)
      into is_used using '%/media/' || old.id || '/%', scope;
    if is_used then
      perform private.refuse_outside_campus();
    end if;
  end loop;
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

-- A JSON value with one picture in place of another. An object that names it together with a width and a
-- height gets the new picture's.
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

-- Puts one picture in place of another everywhere. Returns the number of rows, and the change to undo.
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
    from private.list_picture_columns() p group by p.table_name
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
-- Who may upload. The server asks with the uploader's own token: the person's id, or null.
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

-- Portraits and pictures of notes that verified alumni send: ten a day.
create table private.portrait_uploads (
  person uuid not null references auth.users (id) on delete cascade,
  sent_at timestamptz not null default now()
);
create index portrait_uploads_idx on private.portrait_uploads (person, sent_at);

-- Before the server prepares one: false if the person has sent ten within a day. Deleting pictures
-- gives no turn back.
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
