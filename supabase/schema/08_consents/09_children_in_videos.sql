-- Who is in a video, by the rules of pictures (07_children_in_pictures.sql). A video is heard too: the children in it
-- need consent for public pictures and for their voice; if only their work or voice is in it, for that alone.

create table public.filmed_children (
  id uuid primary key default gen_random_uuid(),
  video_id uuid not null references public.youtube_videos (id) on delete cascade,
  -- Null once the child's record is erased: nobody can consent for that face any more.
  student_id uuid references public.students (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (video_id, student_id)
);
create index filmed_children_student_idx on public.filmed_children (student_id);

alter table public.filmed_children enable row level security;
grant select, insert, update, delete on public.filmed_children to anon, authenticated;
grant all on public.filmed_children to service_role;
create policy "Admins read" on public.filmed_children for select to authenticated
  using ((select public.is_admin()));

create trigger stamp before insert or update on public.filmed_children
  for each row execute function private.stamp_row();
-- As for pictures, only the foreign key and its undo update.
create trigger guard_campus before insert or delete on public.filmed_children
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.filmed_children
  for each row execute function private.audit_row();

create function private.is_video_clear(video uuid, marked text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select case
    when marked in ('before', 'nobody', 'crowd') then true
    when coalesce(marked, '') not in ('children', 'work')
      or not exists (select from public.filmed_children c where c.video_id = video) then false
    else not exists (select from public.filmed_children c where c.video_id = video
      and (c.student_id is null or not private.is_permitted(c.student_id, 'work_and_voice')
        or marked = 'children' and not private.is_permitted(c.student_id, 'public_pictures'))) end
$$;

-- Only functions write a video's mark, so an undo or an earlier version restores its words but never the mark. A new
-- link is another video, without a mark.
create function private.guard_video_mark() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    if private.is_client_role(current_user) then
      new.people := null;
    end if;
    -- A new video has no children yet: each child that is added judges it again.
    new.withheld := coalesce(new.people not in ('before', 'nobody', 'crowd'), true);
  elsif new.youtube_id <> old.youtube_id then
    new.people := null;
    new.withheld := true;
  elsif coalesce(current_setting('private.marks_videos', true), '') <> 'yes' then
    new.people := old.people;
    new.withheld := old.withheld;
  end if;
  return new;
end $$;
create trigger guard_mark before insert or update on public.youtube_videos
  for each row execute function private.guard_video_mark();

create function private.forget_video_mark() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.filmed_children c where c.video_id = new.id;
  return null;
end $$;
create trigger forget_mark after update of youtube_id on public.youtube_videos
  for each row when (old.youtube_id <> new.youtube_id) execute function private.forget_video_mark();

create function private.judge_video(video uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform set_config('private.marks_videos', 'yes', true);
  update public.youtube_videos v set withheld = not private.is_video_clear(v.id, v.people)
  where v.id = video and v.withheld = private.is_video_clear(v.id, v.people);
  perform set_config('private.marks_videos', '', true);
end $$;

create function private.judge_after_video_mark() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.judge_video(coalesce(new.video_id, old.video_id));
  return null;
end $$;
create trigger judge after insert or update or delete on public.filmed_children
  for each row execute function private.judge_after_video_mark();

-- Marks a video as mark_pictures marks pictures. Returns whether visitors see it now.
create function public.mark_video(video uuid, people text, children uuid[] default '{}') returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  about public.youtube_videos;
begin
  perform private.require_may('youtube_videos');
  if cardinality(mark_video.children) > 100 then
    raise exception 'Please choose fewer children.' using errcode = '22023', detail = 'children';
  end if;
  if mark_video.people not in ('nobody', 'crowd', 'children', 'work') then
    raise exception 'Please choose one of the answers.' using errcode = '22023', detail = 'people';
  end if;
  if mark_video.people in ('children', 'work') and coalesce(cardinality(mark_video.children), 0) = 0 then
    raise exception 'Please choose the children in the picture.' using errcode = '22023', detail = 'children';
  end if;
  if exists (select from unnest(mark_video.children) c where not exists (select from public.students s where s.id = c)) then
    raise exception 'There is no such child.' using errcode = 'PT404', detail = 'children';
  end if;
  select * into about from public.youtube_videos v where v.id = mark_video.video for update;
  if about.id is null then
    raise exception 'There is no such video.' using errcode = 'PT404', detail = 'video';
  end if;
  perform private.require_campus(about.campus);
  -- First remove the mark, so that the video is not shown while its children change.
  perform set_config('private.marks_videos', 'yes', true);
  update public.youtube_videos v set people = null, withheld = true where v.id = about.id;
  delete from public.filmed_children c where c.video_id = about.id;
  if mark_video.people in ('children', 'work') then
    insert into public.filmed_children (video_id, student_id)
    select distinct about.id, c from unnest(mark_video.children) c;
  end if;
  perform set_config('private.marks_videos', 'yes', true);
  update public.youtube_videos v
  set people = mark_video.people, withheld = not private.is_video_clear(v.id, mark_video.people)
  where v.id = about.id;
  perform set_config('private.marks_videos', '', true);
  return not (select v.withheld from public.youtube_videos v where v.id = about.id);
end $$;
grant execute on function public.mark_video to authenticated;

-- The marks of a video, as list_picture_marks returns those of pictures: one row, or one a child.
create function public.get_video_mark(video uuid)
returns table (people text, withheld boolean, child_id uuid, child_name text, child_class text,
  may_be_shown boolean, work_may_be_shown boolean)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_may('youtube_videos', false);
  return query
    select v.people, v.withheld, s.id, s.name, concat_ws(' ', s.class, s.section),
      case when c.id is not null then coalesce(private.is_permitted(s.id, 'public_pictures'), false) end,
      case when c.id is not null then coalesce(private.is_permitted(s.id, 'work_and_voice'), false) end
    from public.youtube_videos v
    left join public.filmed_children c on c.video_id = v.id
    left join public.students s on s.id = c.student_id
    where v.id = get_video_mark.video
    order by s.name, s.id;
end $$;
grant execute on function public.get_video_mark to authenticated;

-- Which of these YouTube videos visitors may see; own pages show no others. A video that is switched off in the list
-- may still be on a page.
create function public.list_shown_videos(ids text[]) returns setof text
language sql stable security definer set search_path = ''
as $$
  select v.youtube_id from public.youtube_videos v
  where not v.withheld and v.youtube_id = any (ids[1:50])
$$;
grant execute on function public.list_shown_videos to anon, authenticated;

-- The videos with a child, for its guardians: whether visitors see each, and the title if it is active.
create function private.list_guardian_videos(child uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'title', case when v.is_active then v.title end,
    'shown', v.is_active and not v.withheld, 'is_work', v.people = 'work') order by v.title, v.id), '[]')
  from public.filmed_children c join public.youtube_videos v on v.id = c.video_id
  where c.student_id = child
$$;
