-- Documents of an application: photos and PDFs that a family sends by its personal link
-- (docs/decisions/applications.md). The server writes a row when it has checked an upload; the file is kept with the
-- signed sheets in the file storage and has no public address.

create table public.application_documents (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references public.applications (id) on delete cascade,
  -- The name of the office's document, in English, or the family's own name for it.
  name text not null check (length(btrim(name)) between 1 and 120),
  kind text not null check (kind in ('picture', 'pdf')),
  bytes integer not null check (bytes between 1 and 20971520),
  -- Of the file as it arrived (SHA-256): the same file sent twice is one.
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  is_stored boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (application_id, sha256, name)
);
create index application_documents_unstored_idx on public.application_documents (created_at) where not is_stored;

-- Only the functions below and the server read and write it.
alter table public.application_documents enable row level security;
grant select, insert, update, delete on public.application_documents to anon, authenticated;
grant all on public.application_documents to service_role;

create trigger stamp before insert or update on public.application_documents
  for each row execute function private.stamp_row();
create trigger list_removal after delete on public.application_documents
  for each row execute function private.list_media_removal();

-- ---------------------------------------------------------------------------------------------------------
-- What a family can do.

-- Returns the application behind a link, locked, while documents can be added and removed: also after the place is
-- accepted, since some, such as a transfer certificate, exist only then.
create function private.lock_open_application(token text) returns public.applications
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

-- At most twelve documents, and 60 MB together. Unfinished uploads count until they are purged. Anyone can begin an
-- application with any mailbox, and send it: a draft takes nothing more if all drafts hold 2 GB, or if these and the
-- applications that the office has not moved yet hold 10 GB (more than a thousand of the usual size). A family that
-- has sent its application adds documents by the link of its email, until all of these hold 20 GB.
create function private.require_document_room(application uuid, added integer) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  kept record;
  unread record;
  own_stage text := (select a.stage from public.applications a where a.id = require_document_room.application);
begin
  select count(*) as documents, coalesce(sum(d.bytes), 0) as bytes into kept
  from public.application_documents d where d.application_id = require_document_room.application;
  if kept.documents >= 12 then
    raise exception 'There are many documents already.' using errcode = 'PT409', detail = 'too_many_documents';
  end if;
  if kept.bytes + added > 62914560 then
    raise exception 'The documents are too large together.' using errcode = 'PT409', detail = 'documents_too_large';
  end if;
  if own_stage not in ('draft', 'received') then
    return;
  end if;
  -- What a family withdraws before the office has moved it stays on the disk for a month.
  select coalesce(sum(d.bytes) filter (where a.stage = 'draft'), 0) + added as drafts,
    coalesce(sum(d.bytes), 0) + added as bytes into unread
  from public.application_documents d join public.applications a on a.id = d.application_id
  where a.stage in ('draft', 'received') or a.held_as = 'received';
  if unread.bytes > 21474836480 then
    raise exception 'Applications that nobody has read yet leave no room.' using errcode = 'PT409', detail = 'store_full';
  end if;
  if own_stage = 'draft' and (unread.drafts > 2147483648 or unread.bytes > 10737418240) then
    raise exception 'Applications that nobody has read yet hold too much already.' using errcode = 'PT409', detail = 'drafts_full';
  end if;
end $$;

-- Called by the web server before the bytes of a document arrive: refuses an unknown link and one that may add
-- nothing.
create function public.require_application_documents(token text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  application public.applications := private.lock_open_application(require_application_documents.token);
begin
  perform private.require_document_room(application.id, 0);
end $$;

-- Called by the web server when it has checked the file: returns its row, or that of the same file under the same
-- name.
create function public.create_application_document(token text, name text, kind text, bytes integer, sha256 text)
returns table (id uuid, is_stored boolean)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  application public.applications := private.lock_open_application(create_application_document.token);
  called text := private.require_text(create_application_document.name, 'name', 1, 120);
  document public.application_documents;
begin
  select d.* into document from public.application_documents d
  where d.application_id = application.id and d.name = called and d.sha256 = create_application_document.sha256;
  if document.id is null then
    perform private.require_document_room(application.id, create_application_document.bytes);
    insert into public.application_documents (application_id, name, kind, bytes, sha256)
    values (application.id, called, create_application_document.kind, create_application_document.bytes,
      create_application_document.sha256)
    returning * into document;
  end if;
  return query select document.id, document.is_stored;
end $$;

-- The documents that the holder of a link has sent, in order.
create function public.list_application_documents(token text)
returns table (id uuid, name text, kind text, bytes integer, created_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  application public.applications := private.find_application(list_application_documents.token);
begin
  return query select d.id, d.name, d.kind, d.bytes, d.created_at from public.application_documents d
    where d.application_id = application.id and d.is_stored order by d.created_at, d.id;
end $$;
grant execute on function public.list_application_documents to anon, authenticated;

-- Removes a document for good; removing it twice is no error.
create function public.delete_application_document(token text, document uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  application public.applications := private.lock_open_application(delete_application_document.token);
begin
  if exists (select from private.list_held(private.today()) h
      where h.row_id = application.id or h.mailbox = application.email) then
    raise exception 'This is on hold and cannot be erased.' using errcode = 'PT409', detail = 'held';
  end if;
  delete from public.application_documents d
  where d.id = delete_application_document.document and d.application_id = application.id;
end $$;
grant execute on function public.delete_application_document to anon, authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- What the office reads.

-- The documents of applications that were sent, in their order; none of applications of another campus.
create function public.list_documents_of_applications(applications uuid[])
returns table (id uuid, application_id uuid, name text, kind text, bytes integer, created_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  scope text[] := private.campus_scope();
begin
  perform private.require_may('applications', false);
  return query
    select d.id, d.application_id, d.name, d.kind, d.bytes, d.created_at
    from public.application_documents d join public.applications a on a.id = d.application_id
    where d.application_id = any (list_documents_of_applications.applications) and d.is_stored and a.stage <> 'draft'
      and (scope is null or coalesce(a.campus = any (scope), false))
    order by d.created_at, d.id limit 1000;
end $$;
grant execute on function public.list_documents_of_applications to authenticated;

-- How many documents have arrived of each of these applications, where there are any; none of another campus.
create function public.count_documents_of_applications(applications uuid[])
returns table (application_id uuid, documents integer)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  scope text[] := private.campus_scope();
begin
  perform private.require_may('applications', false);
  return query
    select d.application_id, count(*)::integer
    from public.application_documents d join public.applications a on a.id = d.application_id
    where d.application_id = any (count_documents_of_applications.applications) and d.is_stored and a.stage <> 'draft'
      and (scope is null or coalesce(a.campus = any (scope), false))
    group by d.application_id;
end $$;
grant execute on function public.count_documents_of_applications to authenticated;

-- Called by the web server with the reader's session: returns the kind of the file.
create function public.open_application_document(document uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  kept public.application_documents;
  home text;
begin
  perform private.require_may('applications', false);
  select d.* into kept from public.application_documents d
  where d.id = open_application_document.document and d.is_stored;
  select a.campus into home from public.applications a where a.id = kept.application_id and a.stage <> 'draft';
  if not found then
    raise exception 'There is no such document.' using errcode = 'PT404', detail = 'document';
  end if;
  perform private.require_campus(home);
  return kept.kind;
end $$;
grant execute on function public.open_application_document to authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- Deletes uploads that were never finished. The others are deleted with their application, or a month after the family
-- withdrew it before the office had moved it (16_privacy/08_what_is_due.sql).
create function public.purge_application_documents() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  purged integer;
begin
  perform private.require_server();
  delete from public.application_documents d where not d.is_stored and d.created_at < now() - interval '1 day';
  get diagnostics purged = row_count;
  return purged;
end $$;
