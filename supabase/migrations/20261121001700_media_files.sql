-- Uploaded pictures. The server's media pipeline writes the rows; the finished files lie in the
-- file storage under media/<id>/ and are readable by whoever has the address.

create table public.media_files (
  id uuid primary key default gen_random_uuid(),
  -- What it is for: pages that staff write, or the portrait of an alumni profile.
  purpose text not null check (purpose in ('site', 'avatar')),
  file_name text not null check (length(btrim(file_name)) between 1 and 200),
  -- Of the file as it was uploaded: the same picture twice is found by it.
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  width integer not null check (width between 1 and 2560),
  height integer not null check (height between 1 and 100000),
  -- Of all its files together.
  bytes bigint not null check (bytes > 0),
  thumbhash text not null check (length(thumbhash) between 4 and 60),
  alt text not null default '' check (length(alt) <= 300),
  focal_x real not null default 0.5 check (focal_x between 0 and 1),
  focal_y real not null default 0.5 check (focal_y between 0 and 1),
  -- False until every file is stored: an upload that was cut is swept, never seen.
  is_stored boolean not null default false,
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index media_files_created_idx on public.media_files (created_at desc, id);
create index media_files_sha256_idx on public.media_files (sha256, purpose);
create index media_files_created_by_idx on public.media_files (created_by);
create index media_files_unfinished_idx on public.media_files (created_at) where not is_stored;
select private.guard_table('public.media_files');
create policy "Own pictures are readable" on public.media_files for select to authenticated
  using (created_by = (select auth.uid()) and is_stored);
create policy "Own portraits are deleted" on public.media_files for delete to authenticated
  using (created_by = (select auth.uid()) and purpose = 'avatar');

-- What a row says of its files is the pipeline's word; people describe the picture.
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

-- Whoever deletes a row, and however, its files follow: the server works this list off.
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

-- A portrait outlives neither its account nor the thirty days of a deleted one.
create function private.delete_portraits() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.media_files m where m.created_by = old.id and m.purpose = 'avatar';
  return old;
end $$;
create trigger delete_portraits before delete on public.alumni_profiles
  for each row execute function private.delete_portraits();

-- Asked by the server with the uploader's own token: their id when they may add such a picture,
-- otherwise null.
create function public.get_media_uploader(purpose text) returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  if public.is_admin() then
    return auth.uid();
  end if;
  if purpose = 'avatar' and exists (
    select from public.alumni_profiles p where p.id = auth.uid() and p.status in ('pending', 'verified')
  ) then
    return auth.uid();
  end if;
  return null;
end $$;
