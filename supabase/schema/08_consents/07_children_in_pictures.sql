-- Who is in a picture, and which pictures wait until everybody in it may be shown (docs/decisions/consents.md). Each
-- picture stores whether it is withheld, so that reading costs nothing.

create table public.pictured_children (
  id uuid primary key default gen_random_uuid(),
  media_id uuid not null references public.media_files (id) on delete cascade,
  -- Null once the child's record is erased: nobody can consent for that face any more.
  student_id uuid references public.students (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (media_id, student_id)
);
create index pictured_children_student_idx on public.pictured_children (student_id);

alter table public.pictured_children enable row level security;
grant select, insert, update, delete on public.pictured_children to anon, authenticated;
grant all on public.pictured_children to service_role;
create policy "Admins read" on public.pictured_children for select to authenticated
  using ((select public.is_admin()));

create trigger stamp before insert or update on public.pictured_children
  for each row execute function private.stamp_row();
-- Updates come only from the foreign key when a child's record is deleted, and from the undo of that, which the campus
-- of the child decides.
create trigger guard_campus before insert or delete on public.pictured_children
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.pictured_children
  for each row execute function private.audit_row();

-- Whether a picture is only in unlisted albums, and in nothing else that visitors read: then only people with the
-- album's address see it, and "shared_pictures" is the consent that it needs.
create function private.is_for_few(picture uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  target text;
  is_elsewhere boolean;
begin
  if not coalesce((
    select bool_and(g.unlisted) from public.gallery_images i join public.gallery_events g on g.id = i.gallery_event_id
    where private.media_id(i.path) = picture), false)
  then
    return false;
  end if;
  for target in
    select c.relname from pg_catalog.pg_trigger t join pg_catalog.pg_class c on c.oid = t.tgrelid
    where t.tgname = 'judge_used_pictures' and c.relname <> 'gallery_images' order by 1
  loop
    execute format('select exists (select from public.%I t where to_jsonb(t)::text like $1 %s)', target,
      case target when 'gallery_events' then 'and not t.unlisted' end)
    into is_elsewhere using '%/media/' || picture || '/%';
    if is_elsewhere then
      return false;
    end if;
  end loop;
  return true;
end $$;

create function private.are_faces_clear(picture uuid, marked text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select case
    when marked in ('before', 'nobody', 'crowd') then true
    when coalesce(marked, '') not in ('children', 'work')
      or not exists (select from public.pictured_children c where c.media_id = picture) then false
    when marked = 'work' then not exists (select from public.pictured_children c where c.media_id = picture
      and (c.student_id is null or not private.is_permitted(c.student_id, 'work_and_voice')))
    when not exists (select from public.pictured_children c where c.media_id = picture
      and (c.student_id is null or not private.is_permitted(c.student_id, 'public_pictures'))) then true
    when exists (select from public.pictured_children c where c.media_id = picture
      and (c.student_id is null or not private.is_permitted(c.student_id, 'public_pictures')
        and not private.is_permitted(c.student_id, 'shared_pictures'))) then false
    else private.is_for_few(picture) end
$$;

-- Whether a text names a person: it contains a part of the name, of three letters or more, as a word.
create function private.says_name(words text, name text) returns boolean
language sql immutable set search_path = ''
as $$
  select exists (
    select from unnest(string_to_array(lower(translate(words, '.,;:!?()[]"''/\-–—“”‘’' || E'\n\t', repeat(' ', 25))), ' ')) as said
    join unnest(string_to_array(lower(name), ' ')) as part on part = said
    where length(part) >= 3)
$$;

-- Whether an album's picture waits: its file is withheld, or its texts name a child in it whose name may not be
-- published.
create function private.is_withheld(row_path text, words text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select m.withheld or m.people in ('children', 'work') and exists (
      select from public.pictured_children c join public.students s on s.id = c.student_id
      where c.media_id = m.id and private.says_name(words, s.name)
        and not private.is_permitted(s.id, 'name_with_face'))
    from public.media_files m where m.id = private.media_id(row_path)), false)
$$;

create function private.judge_album_row() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.withheld_at := case
    when private.is_withheld(new.path, concat_ws(' ', new.alt, new.caption, new.translations::text))
    then coalesce(case when tg_op = 'UPDATE' then old.withheld_at end, now()) end;
  return new;
end $$;
create trigger judge before insert or update of path, alt, caption, translations, withheld_at on public.gallery_images
  for each row execute function private.judge_album_row();

-- Judges a picture again, wherever it is shown.
create function private.judge_picture(picture uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.media_files m set withheld = not private.are_faces_clear(m.id, m.people)
  where m.id = picture and m.purpose = 'site' and m.withheld = private.are_faces_clear(m.id, m.people);
  update public.gallery_images i set withheld_at = i.withheld_at
  where private.media_id(i.path) = picture
    and (i.withheld_at is not null)
      <> private.is_withheld(i.path, concat_ws(' ', i.alt, i.caption, i.translations::text));
end $$;

create function private.judge_pictures_of(child uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.judge_picture(c.media_id) from public.pictured_children c
  where c.student_id = child or c.student_id in (select private.list_same_children(child));
  perform private.judge_video(c.video_id) from public.filmed_children c
  where c.student_id = child or c.student_id in (select private.list_same_children(child));
end $$;

create function private.judge_after_answer() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if coalesce(new.purpose, old.purpose) in ('public_pictures', 'shared_pictures', 'name_with_face', 'work_and_voice') then
    perform private.judge_pictures_of(coalesce(new.student_id, old.student_id));
  end if;
  return null;
end $$;
-- An undo takes an answer away, or gives it back to a guardian.
create trigger judge after insert or delete or update of guardian_id on public.consents
  for each row execute function private.judge_after_answer();

-- Runs after the foreign key has cleared the guardian in the answers.
create function private.judge_after_leaving() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.judge_pictures_of(old.student_id);
  return null;
end $$;
create trigger judge after delete on public.guardians
  for each row execute function private.judge_after_leaving();

create function private.judge_after_record() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.judge_pictures_of(new.id);
  return null;
end $$;
create trigger judge after update of status, date_of_birth, name on public.students
  for each row execute function private.judge_after_record();

create function private.judge_after_mark() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.judge_picture(coalesce(new.media_id, old.media_id));
  return null;
end $$;
create trigger judge after insert or update or delete on public.pictured_children
  for each row execute function private.judge_after_mark();

create function private.judge_marked_file() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.judge_picture(new.id);
  return null;
end $$;
create trigger judge after update of people on public.media_files
  for each row execute function private.judge_marked_file();

-- Permissions also change with time: a deadline passes, a child turns eighteen. Returns how many pictures and videos
-- changed. For the server's timer.
create function public.judge_pictures() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  picture record;
  changed integer := 0;
begin
  perform private.require_server();
  for picture in select m.id, m.withheld from public.media_files m where m.purpose = 'site' and m.people in ('children', 'work') loop
    perform private.judge_picture(picture.id);
    changed := changed + (select (m.withheld <> picture.withheld)::integer from public.media_files m where m.id = picture.id);
  end loop;
  for picture in select v.id, v.withheld from public.youtube_videos v where v.people in ('children', 'work') loop
    perform private.judge_video(picture.id);
    changed := changed + (select (v.withheld <> picture.withheld)::integer from public.youtube_videos v where v.id = picture.id);
  end loop;
  return changed;
end $$;
