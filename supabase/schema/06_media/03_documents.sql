-- The library of documents: PDFs under an address that stays, whatever version of the file it serves.

-- ---------------------------------------------------------------------------------------------------------
-- The files. The server writes a row when it has checked an upload; the file is in the file storage under its id, and
-- is served only as the present version of a public document, or to staff.

create table public.document_files (
  id uuid primary key default gen_random_uuid(),
  file_name text not null check (length(btrim(file_name)) between 1 and 200),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes integer not null check (bytes between 1 and 26214400),
  pages integer not null check (pages between 1 and 100000),
  -- Its text, for the search; empty for a scan without text.
  words text not null default '' check (length(words) <= 100000),
  is_stored boolean not null default false,
  created_by uuid references auth.users (id) on delete set null,
  -- The document that this is or was a version of; kept while that document may be restored.
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
  using ((select private.may('document_files', false)));

create trigger stamp before insert or update on public.document_files
  for each row execute function private.stamp_row();
create trigger list_removal after delete on public.document_files
  for each row execute function private.list_media_removal();

-- ---------------------------------------------------------------------------------------------------------
-- The documents. A new version is another file; the history records which file it was.

create table public.documents (
  id uuid primary key default gen_random_uuid(),
  title text not null check (length(btrim(title)) between 1 and 160),
  slug text not null unique check (length(slug) <= 120 and slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  file_id uuid not null references public.document_files (id),
  language text not null default 'en' check (language in ('en', 'hi', 'both')),
  campus text references public.campuses (key),
  is_public boolean not null default true,
  -- Its last day; after it nobody outside the office reads it.
  expires_on date check (expires_on between date '2003-01-01' and date '2100-01-01'),
  -- Lists sort by a column that is never empty, so documents without a last day come last.
  due_order date not null generated always as (coalesce(expires_on, date '2100-01-01')) stored,
  -- Size and pages of the file, set by a trigger.
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
create index documents_due_idx on public.documents (due_order, id);
create index documents_file_idx on public.documents (file_id);
create index documents_of_campus_idx on public.documents (campus);

alter table public.documents enable row level security;
grant select, insert, update, delete on public.documents to anon, authenticated;
grant all on public.documents to service_role;
create policy "Documents in force are public" on public.documents for select to anon
  using (is_public and (expires_on is null or expires_on >= (select private.today())));
create policy "Who may read" on public.documents for select to authenticated
  using (
    (is_public and (expires_on is null or expires_on >= (select private.today())))
    or (select private.may('documents', false))
  );
create policy "Who may add" on public.documents for insert to authenticated
  with check ((select private.may('documents')));
create policy "Who may change" on public.documents for update to authenticated
  using ((select private.may('documents'))) with check ((select private.may('documents')));
create policy "Who may delete" on public.documents for delete to authenticated
  using ((select private.may('documents')));

-- Takes the facts from the file, whatever the client sent.
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
create trigger keep_sample_mark before insert or update on public.documents
  for each row execute function private.keep_sample_mark();
create trigger guard_campus before insert or update or delete on public.documents
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.documents
  for each row execute function private.audit_row();
create trigger index_for_search after insert or update or delete on public.documents
  for each row execute function private.index_for_search();

-- Keeps a document's files while it is in the trash, and gives them back when it returns.
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

-- Deletes uploads that no document took within a day, and the files of documents that have left the trash.
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

-- Where a document is named: by its id in notices, stories and own pages, by its address in every text and link of the
-- site.
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
  return query select 'news_stories', s.id, s.title from public.news_stories s
    where s.document_ids @> array[list_document_uses.wanted];
  return query select 'own_pages', p.id, p.title from public.own_pages p
    where p.blocks @> jsonb_build_array(
      jsonb_build_object('document_ids', jsonb_build_array(list_document_uses.wanted)));
  for place in
    select p.table_name, string_agg(format('coalesce(t.%I::text, '''')', p.column_name), ' || '' '' || ') as texts
    from private.list_picture_columns() p where p.table_name <> 'documents'
    group by p.table_name order by p.table_name
  loop
    -- The address must end there: "/documents/uniform" is not used by "/documents/uniform-list".
    return query execute format(
      'select %1$L::text, t.id, coalesce(to_jsonb(t) ->> ''title'', to_jsonb(t) ->> ''name'',
         to_jsonb(t) ->> ''key'', to_jsonb(t) ->> ''content'', '''')
       from public.%1$I t where (%2$s || '' '') ~ ($1 || ''[^a-z0-9-]'')', place.table_name, place.texts)
      using address;
  end loop;
end $$;
grant execute on function public.list_document_uses to authenticated;
