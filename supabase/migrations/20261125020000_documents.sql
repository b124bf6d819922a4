-- The library of documents, and notices with a body, whom they concern, and documents.

alter table public.latest_updates
  add column concerns text not null default '' check (length(concerns) <= 160),
  add column body text not null default '' check (length(body) <= 12000),
  add column document_ids uuid[] not null default '{}' check (cardinality(document_ids) <= 8),
  add column has_page boolean not null generated always as (body <> '' or cardinality(document_ids) > 0) stored,
  add constraint latest_updates_body_clean_check
    check (private.is_clean_html(body) and private.is_clean_html(translations #>> '{hi,body}'));

-- ---------------------------------------------------------------------------------------------------------
-- The files. The server writes a row when it has checked an upload; the file lies in the file storage under
-- its id and is given out only as the present version of a public document, or to staff.

create table public.document_files (
  id uuid primary key default gen_random_uuid(),
  file_name text not null check (length(btrim(file_name)) between 1 and 200),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes integer not null check (bytes between 1 and 26214400),
  pages integer not null check (pages between 1 and 100000),
  -- What it says, for the search; nothing where it was scanned without text.
  words text not null default '' check (length(words) <= 100000),
  is_stored boolean not null default false,
  created_by uuid references auth.users (id) on delete set null,
  -- The document that it is or was a version of; kept while that one may be restored.
  document_id uuid,
  let_go_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index document_files_document_idx on public.document_files (document_id, created_at desc);
create index document_files_created_by_idx on public.document_files (created_by);
create index document_files_unused_idx on public.document_files (created_at)
  where document_id is null or let_go_at is not null;

alter table public.document_files enable row level security;
grant select, insert, update, delete on public.document_files to anon, authenticated;
grant all on public.document_files to service_role;
create policy "Admins read" on public.document_files for select to authenticated
  using ((select public.is_admin()));

create trigger stamp before insert or update on public.document_files
  for each row execute function private.stamp_row();
create trigger list_removal after delete on public.document_files
  for each row execute function private.list_media_removal();

-- ---------------------------------------------------------------------------------------------------------
-- The documents. A new version is another file; the history keeps which it was.

create table public.documents (
  id uuid primary key default gen_random_uuid(),
  title text not null check (length(btrim(title)) between 1 and 160),
  slug text not null unique check (length(slug) <= 120 and slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  file_id uuid not null references public.document_files (id),
  language text not null default 'en' check (language in ('en', 'hi', 'both')),
  campus text check (campus in ('paonta-sahib', 'juniors', 'majra')),
  is_public boolean not null default true,
  -- Its last day; after it nobody outside the office reads it.
  expires_on date check (expires_on between date '2003-01-01' and date '2100-01-01'),
  -- Of the file, by a trigger.
  bytes integer not null,
  pages integer not null,
  has_text boolean not null,
  translations jsonb not null default '{}' check (private.is_translation(translations)),
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index documents_title_idx on public.documents (title, id);
create index documents_created_idx on public.documents (created_at desc, id);
create index documents_expires_idx on public.documents (expires_on) where is_public;
create index documents_file_idx on public.documents (file_id);

alter table public.documents enable row level security;
grant select, insert, update, delete on public.documents to anon, authenticated;
grant all on public.documents to service_role;
create policy "Documents in force are public" on public.documents for select to anon
  using (is_public and (expires_on is null or expires_on >= (now() at time zone 'Asia/Kolkata')::date));
create policy "Who may read" on public.documents for select to authenticated
  using (
    (is_public and (expires_on is null or expires_on >= (now() at time zone 'Asia/Kolkata')::date))
    or (select public.is_admin())
  );
create policy "Who may add" on public.documents for insert to authenticated
  with check ((select public.is_admin()));
create policy "Who may change" on public.documents for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Who may delete" on public.documents for delete to authenticated
  using ((select public.is_admin()));

-- What the file says of itself, whatever was sent.
create function private.set_facts_of_document() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  file public.document_files;
begin
  select f.* into file from public.document_files f where f.id = new.file_id and f.is_stored;
  if file.id is null then
    raise exception 'Please choose the file again.' using errcode = '22023', detail = 'file_id';
  end if;
  new.bytes := file.bytes;
  new.pages := file.pages;
  new.has_text := file.words <> '';
  return new;
end $$;
create trigger facts_of_file before insert or update on public.documents
  for each row execute function private.set_facts_of_document();
create trigger stamp before insert or update on public.documents
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.documents
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.documents
  for each row execute function private.audit_row();
create trigger index_for_search after insert or update or delete on public.documents
  for each row execute function private.index_for_search();

-- Its files stay while it is in the trash, and are its own again when it returns.
create function private.keep_files_of_document() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    update public.document_files f set let_go_at = now() where f.document_id = old.id;
  else
    update public.document_files f set document_id = new.id, let_go_at = null
    where f.id = new.file_id and f.document_id is null
      or f.document_id = new.id and f.let_go_at is not null;
  end if;
  return null;
end $$;
create trigger keep_files after insert or update or delete on public.documents
  for each row execute function private.keep_files_of_document();

insert into private.managed_tables values ('documents');

-- Uploads that no document took within a day, and the files of documents that have left the trash.
create function public.purge_unused_documents() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  purged integer;
begin
  perform private.require_server();
  delete from public.document_files f
  where (f.document_id is null and f.created_at < now() - interval '1 day'
      or f.let_go_at < now() - interval '31 days')
    and not exists (select from public.documents d where d.file_id = f.id);
  get diagnostics purged = row_count;
  return purged;
end $$;

-- Where a document is named: by its id in notices, by its address in every text and link of the site.
create function public.list_document_uses(wanted uuid)
returns table (table_name text, row_id uuid, title text)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  place record;
  address text;
begin
  perform private.require_managed('documents');
  select '/documents/' || d.slug into address from public.documents d where d.id = list_document_uses.wanted;
  if address is null then
    return;
  end if;
  return query select 'latest_updates', u.id, u.content from public.latest_updates u
    where u.document_ids @> array[list_document_uses.wanted];
  for place in
    select p.table_name, string_agg(format('coalesce(t.%I::text, '''')', p.column_name), ' || '' '' || ') as texts
    from private.list_picture_columns() p where p.table_name <> 'documents'
    group by p.table_name order by p.table_name
  loop
    -- The address ends there: "/documents/uniform" is not used by "/documents/uniform-list".
    return query execute format(
      'select %1$L::text, t.id, coalesce(to_jsonb(t) ->> ''title'', to_jsonb(t) ->> ''name'',
         to_jsonb(t) ->> ''key'', to_jsonb(t) ->> ''content'', '''')
       from public.%1$I t where (%2$s || '' '') ~ ($1 || ''[^a-z0-9-]'')', place.table_name, place.texts)
      using address;
  end loop;
end $$;
grant execute on function public.list_document_uses to authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- What other parts say of them.

create or replace function private.list_search_entries(source text, r jsonb, language text)
returns table (part integer, subject text, kind text, title text, more text, body text, path text,
  occurs_at timestamptz, campus text, visible_from timestamptz, visible_until timestamptz)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  said jsonb := case when list_search_entries.language = 'en' then r
    else r -> 'translations' -> list_search_entries.language end;
  own_subject text := list_search_entries.source || '/' || (r ->> 'id');
  row_campus text := r ->> 'campus';
begin
  case list_search_entries.source
  when 'site_pages' then
    return query select 0, 'pages' || (r ->> 'id'), 'page', r -> 'titles' ->> list_search_entries.language,
      r -> 'also' ->> list_search_entries.language, '', r ->> 'id', null::timestamptz,
      r ->> 'campus', null::timestamptz, null::timestamptz;
  when 'site_content' then
    if private.content_language(r ->> 'key') = list_search_entries.language and r ->> 'published_at' is not null then
      return query select 0, 'pages' || p.id, 'page',
        p.titles ->> list_search_entries.language, '',
        private.texts_of(r -> 'content'), p.id, null::timestamptz, p.campus,
        (r ->> 'published_at')::timestamptz, null::timestamptz
      from private.site_pages p where p.content_key = private.untranslated_key(r ->> 'key');
    end if;
    if private.untranslated_key(r ->> 'key') = 'disclosure' and r ->> 'published_at' is not null then
      return query select d.number, 'documents/' || d.campus || '/' || d.id, 'document', d.title,
        d.paper ->> 'number', '', '/disclosure?campus=' || d.campus || '#' || d.section,
        private.instant_of_day(d.paper ->> 'issuedOn'), d.campus,
        (r ->> 'published_at')::timestamptz, null::timestamptz
      from private.list_disclosed_documents(r, list_search_entries.language) as d;
    end if;
  when 'events' then
    if r ->> 'status' = 'published' then
      return query select 0, own_subject, 'event', said ->> 'title', r ->> 'venue',
        concat_ws(E'\n', said ->> 'summary', said ->> 'body'), '/invites/' || (r ->> 'slug'),
        (r ->> 'starts_at')::timestamptz, row_campus, (r ->> 'publish_at')::timestamptz, null::timestamptz;
    end if;
  when 'latest_updates' then
    if (r ->> 'is_active')::boolean then
      return query select 0, own_subject, 'update', btrim(split_part(said ->> 'content', '•', 1)), '',
        concat_ws(E'\n', btrim(substr(said ->> 'content', length(split_part(said ->> 'content', '•', 1)) + 2)),
          nullif(said ->> 'concerns', ''), nullif(said ->> 'body', '')),
        case when (r ->> 'has_page')::boolean then '/notices/' else '/notices#notice-' end || (r ->> 'id'), (r ->> 'created_at')::timestamptz, row_campus,
        (r ->> 'starts_at')::timestamptz, (r ->> 'expires_at')::timestamptz;
    end if;
  when 'documents' then
    if (r ->> 'is_public')::boolean then
      return query select 0, own_subject, 'document', said ->> 'title', '',
        case when r ->> 'language' in (list_search_entries.language, 'both')
          or list_search_entries.language = 'en' then
          (select f.words from public.document_files f where f.id = (r ->> 'file_id')::uuid) else '' end,
        '/documents/' || (r ->> 'slug'), null::timestamptz, row_campus, null::timestamptz,
        ((r ->> 'expires_on')::date + 1)::timestamp at time zone 'Asia/Kolkata';
    end if;
  when 'leadership_messages' then
    if r -> 'display_locations' ?| array['all', 'messages'] then
      return query select 0, own_subject, 'person', said ->> 'name', said ->> 'title',
        concat_ws(E'\n', said ->> 'title', said ->> 'excerpt', said ->> 'full_message'),
        '/about/messages#' || (r ->> 'id'), null::timestamptz, row_campus, null::timestamptz, null::timestamptz;
    end if;
  when 'teachers' then
    if (r ->> 'is_public')::boolean then
      return query select 0, own_subject, 'person', said ->> 'name', said ->> 'designation',
        concat_ws(E'\n',
          concat_ws(', ', said ->> 'designation', said ->> 'department', said ->> 'qualification'),
          (select string_agg(subject, ', ') from jsonb_array_elements_text(said -> 'subjects') as subject),
          said ->> 'bio'),
        '/faculty?search=' || private.query_value(said ->> 'name'), null::timestamptz, row_campus,
        null::timestamptz, null::timestamptz;
    end if;
  when 'sports_programs' then
    return query select 0, own_subject, 'sport', said ->> 'name', '',
      concat_ws(E'\n', said ->> 'summary', said ->> 'description', said ->> 'coach', said ->> 'achievements'),
      '/co-curricular/sports-athletics/' || (r ->> 'id'), null::timestamptz, row_campus,
      null::timestamptz, null::timestamptz;
  when 'gallery_events' then
    if (r ->> 'published')::boolean and not (r ->> 'unlisted')::boolean then
      return query select 0, own_subject, 'album', said ->> 'title', '', said ->> 'summary',
        '/gallery/event/' || (r ->> 'id'), (r ->> 'held_on')::date::timestamp at time zone 'Asia/Kolkata',
        row_campus, null::timestamptz, null::timestamptz;
    end if;
  when 'youtube_videos' then
    if (r ->> 'is_active')::boolean then
      return query select 0, own_subject, 'video', said ->> 'title', '', said ->> 'description',
        '/video-gallery?category=' || (r ->> 'category'), null::timestamptz, row_campus,
        null::timestamptz, null::timestamptz;
    end if;
  when 'calendar_entries' then
    return query select 0, own_subject, 'calendar', said ->> 'title', r ->> 'kind', said ->> 'description',
      '/calendar?month=' || left(r ->> 'starts_on', 7),
      (r ->> 'starts_on')::date::timestamp at time zone 'Asia/Kolkata', row_campus,
      null::timestamptz, null::timestamptz;
  when 'bus_stops' then
    return query select 0, own_subject, 'stop', said ->> 'name',
      case when list_search_entries.language = 'hi' then 'बस स्टॉप ' else 'bus stop ' end
        || coalesce((select string_agg(village, ' ') from jsonb_array_elements_text(said -> 'villages') as village), ''),
      concat_ws(E'\n', concat_ws(' · ', nullif(said ->> 'landmark', ''), r ->> 'morning_at', r ->> 'afternoon_at'),
        (select string_agg(village, ', ') from jsonb_array_elements_text(said -> 'villages') as village)),
      '/transport?village=' || private.query_value(said ->> 'name') || '#answer', null::timestamptz, null::text,
      null::timestamptz, null::timestamptz;
  end case;
end $$;

-- A notice of one sentence stands whole in the list.
update private.search_entries set path = '/notices#notice-' || row_key where source = 'latest_updates';

create or replace function private.may_read(source text, row_key text) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return case source
    when 'site_pages' then true
    when 'site_content' then exists (select from public.site_content r where r.id = row_key::uuid)
    when 'events' then exists (select from public.events r where r.id = row_key::uuid and r.status = 'published')
    when 'latest_updates' then exists (select from public.latest_updates r where r.id = row_key::uuid and r.is_active)
    when 'leadership_messages' then exists (select from public.leadership_messages r where r.id = row_key::uuid)
    when 'teachers' then exists (select from public.public_teachers r where r.id = row_key::uuid)
    when 'sports_programs' then exists (select from public.sports_programs r where r.id = row_key::uuid)
    when 'gallery_events' then exists (select from public.gallery_events r
      where r.id = row_key::uuid and r.published and not r.unlisted)
    when 'youtube_videos' then exists (select from public.youtube_videos r where r.id = row_key::uuid and r.is_active)
    when 'calendar_entries' then exists (select from public.calendar_entries r where r.id = row_key::uuid)
    when 'bus_stops' then exists (select from public.bus_stops r where r.id = row_key::uuid)
    when 'documents' then exists (select from public.documents r where r.id = row_key::uuid and r.is_public)
    else false
  end;
end $$;

create or replace function public.count_waiting_work() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  today date := (now() at time zone 'Asia/Kolkata')::date;
begin
  if not public.is_admin() then
    raise exception 'Only administrators see this.' using errcode = '42501', detail = 'not_admin';
  end if;
  return jsonb_build_object(
    'alumni', (select count(*) from public.alumni_profiles p where p.status = 'pending'),
    'enquiries', (select count(*) from public.admission_enquiries e where e.is_open and e.due_on <= today),
    'messages', (select count(*) from public.contact_messages m where m.is_open and m.due_on <= today),
    'reports', (select count(*) from public.alumni_reports r where r.status = 'new'),
    'testimonials', (select count(*) from public.testimonials t where t.status = 'pending'),
    'guests', (select coalesce(sum(r.adults + r.children), 0) from public.event_rsvps r
      join public.events e on e.id = r.event_id
      where r.status = 'going' and e.starts_at between now() and now() + interval '30 days'),
    'failedMail', (select count(*) from public.mail_outbox m where m.sent_at is null
      and (m.gave_up_at is not null or m.attempts >= 3)),
    'undescribedPictures', (select count(*) from public.gallery_images i where btrim(i.alt) = ''),
    'updatesEnding', (select count(*) from public.latest_updates u where u.is_active
      and u.expires_at between now() and now() + interval '7 days'),
    'documentsEnding', (select count(*) from public.documents d where d.is_public
      and d.expires_on between today and today + 30),
    'pastDates',
      (select count(*) from public.site_content c where c.key in ('admissions', 'scholarships', 'disclosure')
      and exists (
        select from unnest(array['strict $.dates[*].day', 'strict $.scholarships[*].closesOn',
                                 'strict $.**.validUntil']) as place (path),
          lateral jsonb_path_query(c.content, place.path::jsonpath, '{}', true) as value
        where jsonb_typeof(value) = 'string' and value #>> '{}' < today::text)),
    'olderHindi', (select count(*) from public.site_content c where c.outdated > 0),
    'goneVideos', (select count(*) from public.youtube_videos v where v.is_gone and v.is_active)
  );
end $$;

create or replace function private.list_picture_columns()
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
