-- Uploaded pictures. The server's media pipeline writes the rows, and stores the finished files under media/<id>/,
-- open to everyone who has the address.

create table public.media_files (
  id uuid primary key default gen_random_uuid(),
  -- For pages that staff write, the portrait of an alumni profile, a class note, or the school's mark.
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
  -- True while its files are not served (08_consents/07_children_in_pictures.sql).
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
create index media_files_of_campus_idx on public.media_files (campus);

alter table public.media_files enable row level security;
grant select, insert, update, delete on public.media_files to anon, authenticated;
grant all on public.media_files to service_role;
-- Colleagues who work on pages reach the pictures of pages. Those of alumni belong to them: only administrators see
-- others', because an alumnus may have hidden a portrait, and its id opens it.
create policy "Who may read" on public.media_files for select to authenticated
  using ((created_by = (select private.own_id()) and is_stored)
    or (purpose in ('site', 'logo') and (select private.may('media_files', false))) or (select public.is_admin()));
create policy "Who may add" on public.media_files for insert to authenticated
  with check ((purpose in ('site', 'logo') and (select private.may('media_files'))) or (select public.is_admin()));
create policy "Who may change" on public.media_files for update to authenticated
  using ((purpose in ('site', 'logo') and (select private.may('media_files'))) or (select public.is_admin()))
  with check ((purpose in ('site', 'logo') and (select private.may('media_files'))) or (select public.is_admin()));
create policy "Who may delete" on public.media_files for delete to authenticated
  using ((created_by = (select private.own_id()) and purpose in ('avatar', 'post'))
    or (purpose in ('site', 'logo') and (select private.may('media_files'))) or (select public.is_admin()));

create trigger stamp before insert or update on public.media_files
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.media_files
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.media_files
  for each row execute function private.audit_row();

-- Withholds a new picture for pages until somebody has said who is in it.
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

-- A picture of the library belongs to the campus of the colleague who added it, to the first if there are several;
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
-- The index of pictures in albums (05_album_pictures.sql) calls it with the rights of the person who writes.
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
