-- Videos have marks, as pictures have: a video waits until somebody has said who is in it and everybody may be shown.
-- Those that were on the site before are "before": shown, and to be looked at.

alter table public.youtube_videos
  add column people text check (people in ('before', 'nobody', 'crowd', 'children', 'work')),
  add column withheld boolean not null default true;
update public.youtube_videos set people = case when is_sample then 'nobody' else 'before' end, withheld = false;

alter policy "Active videos are public" on public.youtube_videos using (is_active and not withheld);
alter policy "Who may read" on public.youtube_videos
  using ((is_active and not withheld) or (select private.may('youtube_videos', false)));

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

-- The mark of a video is nobody's to write but by the functions below: an undo or an earlier version brings back words,
-- and never what was said of faces. Another link leads to another video.
create function private.guard_video_mark() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    if private.is_client_role(current_user) then
      new.people := null;
    end if;
    -- One with children has none yet: it is judged with each that comes.
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

-- Says of a video what mark_pictures says of pictures. Returns whether visitors see it now.
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
  -- Without a moment in which the video would be shown.
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

-- What is said of a video, as list_picture_marks says it of pictures: one line, or one a child.
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

-- Which of these videos of YouTube visitors may see: pages of the office's own show no others. A video of the list that is
-- switched off there may stand on a page.
create function public.list_shown_videos(ids text[]) returns setof text
language sql stable security definer set search_path = ''
as $$
  select v.youtube_id from public.youtube_videos v
  where not v.withheld and v.youtube_id = any (ids[1:50])
$$;
grant execute on function public.list_shown_videos to anon, authenticated;

-- A video of a published page that is not in the list comes into it, switched off, so that somebody says who is in it.
create function private.list_videos_of_page() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.status = 'published' then
    insert into public.youtube_videos (youtube_id, title, is_active)
    select distinct on (b ->> 'video') b ->> 'video', left(coalesce(nullif(btrim(b ->> 'title'), ''), new.title), 200), false
    from jsonb_array_elements(new.blocks) b
    where b ->> 'kind' = 'video' and b ->> 'video' ~ '^[A-Za-z0-9_-]{11}$'
    on conflict (youtube_id) do nothing;
  end if;
  return null;
end $$;
create trigger list_videos after insert or update on public.own_pages
  for each row execute function private.list_videos_of_page();

-- The videos with a child, for its guardians: the title of one that visitors see, and whether they do.
create function private.list_guardian_videos(child uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'title', case when v.is_active then v.title end,
    'shown', v.is_active and not v.withheld, 'is_work', v.people = 'work') order by v.title, v.id), '[]')
  from public.filmed_children c join public.youtube_videos v on v.id = c.video_id
  where c.student_id = child
$$;

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
  when 'news_stories' then
    if r ->> 'status' = 'published' then
      return query select 0, own_subject, 'story', said ->> 'title', '',
        concat_ws(E'\n', said ->> 'lead', said ->> 'body', coalesce(nullif(said ->> 'author', ''), r ->> 'author')),
        '/news/' || (r ->> 'slug'), (r ->> 'publish_at')::timestamptz, row_campus,
        (r ->> 'publish_at')::timestamptz, null::timestamptz;
    end if;
  when 'own_pages' then
    if r ->> 'status' = 'published' then
      return query select 0, own_subject, 'page', said ->> 'title', '',
        concat_ws(E'\n', said ->> 'lead', private.texts_of_blocks(r -> 'blocks', list_search_entries.language)),
        '/' || (r ->> 'path'), null::timestamptz, row_campus, (r ->> 'publish_at')::timestamptz, null::timestamptz;
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
          (select string_agg(private.name_of_choice('subjects', subject, list_search_entries.language), ', ')
            from jsonb_array_elements_text(r -> 'subjects') as subject),
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
    if (r ->> 'is_active')::boolean and not (r ->> 'withheld')::boolean then
      return query select 0, own_subject, 'video', said ->> 'title', '', said ->> 'description',
        '/video-gallery?category=' || (r ->> 'category'), null::timestamptz, row_campus,
        null::timestamptz, null::timestamptz;
    end if;
  when 'calendar_entries' then
    return query select 0, own_subject, 'calendar', said ->> 'title', r ->> 'kind',
      concat_ws(E'\n', said ->> 'venue', said ->> 'description'),
      '/calendar?month=' || left(r ->> 'starts_on', 7),
      (r ->> 'starts_on')::date::timestamp at time zone 'Asia/Kolkata', row_campus,
      null::timestamptz, null::timestamptz;
  when 'bus_stops' then
    return query select 0, own_subject, 'stop', said ->> 'name',
      (select concat(n.names ->> list_search_entries.language, ' ') from private.search_names n where n.id = 'stop')
        || coalesce((select string_agg(village, ' ') from jsonb_array_elements_text(said -> 'villages') as village), ''),
      concat_ws(E'\n', concat_ws(' · ', nullif(said ->> 'landmark', ''), r ->> 'morning_at', r ->> 'afternoon_at'),
        (select string_agg(village, ', ') from jsonb_array_elements_text(said -> 'villages') as village)),
      '/transport?village=' || private.query_value(said ->> 'name') || '#answer', null::timestamptz, null::text,
      null::timestamptz, null::timestamptz;
  end case;
end $$;

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
    when 'youtube_videos' then exists (select from public.youtube_videos r
      where r.id = row_key::uuid and r.is_active and not r.withheld)
    when 'calendar_entries' then exists (select from public.calendar_entries r where r.id = row_key::uuid)
    when 'bus_stops' then exists (select from public.bus_stops r where r.id = row_key::uuid)
    when 'news_stories' then exists (select from public.news_stories r
      where r.id = row_key::uuid and r.status = 'published')
    when 'own_pages' then exists (select from public.own_pages r
      where r.id = row_key::uuid and r.status = 'published')
    when 'documents' then exists (select from public.documents r where r.id = row_key::uuid and r.is_public)
    else false
  end;
end $$;

create or replace function private.is_undone(target text) returns boolean
language sql stable set search_path = ''
as $$
  select target in ('meeting_bookings', 'guardians', 'consents', 'guardian_requests', 'pictured_children', 'filmed_children') or private.is_managed(target)
$$;

create or replace function public.restore_deleted_row(target text, entry_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  entry public.audit_log;
begin
  perform private.require_managed(target, true);
  for entry in
    -- As it was before the change: a row may have lost what it refers to before it went itself.
    with firsts as (
      select distinct on (l.table_name, l.row_id) l.*
      from public.audit_log l join public.audit_log own on own.change = l.change
      where own.id = entry_id and own.table_name = target and own.action = 'delete'
        and private.is_undone(l.table_name) and private.may(l.table_name)
        and (l.table_name <> target or l.row_id = own.row_id)
      order by l.table_name, l.row_id, l.written_at, array_position(array['insert', 'update', 'delete'], l.action), l.id
    )
    select f.* from firsts f
    where f.action <> 'insert' and exists (
        select from public.audit_log d
        where d.change = f.change and d.table_name = f.table_name and d.row_id = f.row_id and d.action = 'delete')
      -- A mark loses its child when the record goes; the face stays marked.
      or f.table_name in ('pictured_children', 'filmed_children') and f.action = 'update'
    order by f.table_name <> target, private.reference_depth(f.table_name), f.id
  loop
    begin
      perform private.restore_rows(entry.table_name, jsonb_build_array(entry.before));
    exception when foreign_key_violation then
      -- It belongs to another row of the same change, which stays deleted.
      if entry.table_name = target then
        raise;
      end if;
    end;
  end loop;
  if entry.id is null then
    raise exception 'This entry is not kept any more.' using errcode = 'PT404', detail = 'version';
  end if;
end $$;

create or replace function public.list_hidden_media() returns setof uuid
language sql stable set search_path = ''
as $$
  select private.media_id(i.path) from public.gallery_images i
  where i.hidden_at is not null and private.media_id(i.path) is not null
  union
  select m.id from public.media_files m where m.withheld
  union
  -- Of no file: other copies of the server see that words beside a picture or a video wait, and drop their pages.
  select i.id from public.gallery_images i where i.withheld_at is not null
  union
  select v.id from public.youtube_videos v where v.withheld
  union
  select m.id from public.media_files m
  where m.purpose = 'avatar' and not exists (
    select from public.alumni_profiles p
    where p.id = m.created_by and p.status = 'verified' and private.media_id(p.avatar) = m.id)
$$;

create or replace function private.judge_pictures_of(child uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.judge_picture(c.media_id) from public.pictured_children c where c.student_id = child;
  perform private.judge_video(c.video_id) from public.filmed_children c where c.student_id = child;
end $$;

create or replace function public.judge_pictures() returns integer
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

create or replace function public.get_last_withdrawal() returns timestamptz
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_server();
  return greatest(
    (select c.created_at from public.consents c where not c.is_given order by c.number desc limit 1),
    (select max(i.hidden_at) from public.gallery_images i where i.hidden_at is not null),
    (select max(m.updated_at) from public.media_files m where m.withheld and m.people is not null),
    (select max(v.updated_at) from public.youtube_videos v where v.withheld and v.people is not null));
end $$;

create or replace function public.get_guardian_page(session text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  own_address text := private.require_guardian_session(get_guardian_page.session);
begin
  return jsonb_build_object(
    'mailbox', own_address,
    'wording', (
      select to_jsonb(w) - array['id', 'created_at', 'updated_at', 'asked_from', 'answer_by'] from private.current_wording() w
      where w.id is not null),
    'children', (
      select jsonb_agg(private.get_guardian_child(private.guardian_of(s.id, own_address))
        || jsonb_build_object('views', private.list_record_views(s.id), 'sheets', private.list_guardian_scans(s.id),
          'videos', private.list_guardian_videos(s.id), 'requests', private.list_own_requests(private.guardian_of(s.id, own_address)),
          'alumni', private.get_alumni_offer(s.id, private.guardian_of(s.id, own_address))) order by s.name, s.created_at, s.id)
      from public.students s
      where exists (select from public.guardians g where g.student_id = s.id and private.is_address_of(g, own_address))),
    'sent', (
      select coalesce(jsonb_agg(to_jsonb(e) order by e.at desc, e.reference), '[]')
      from (
        select 'sport' as kind, r.reference, p.name as about, r.child_name as who, r.status, r.created_at as at
        from public.sports_registrations r join public.sports_programs p on p.id = r.sport_id
        where own_address in (lower(r.guardian_email), private.phone_address(r.guardian_phone))
        union all
        select 'event', r.reference, v.title, r.name, r.status, r.created_at
        from public.event_rsvps r join public.events v on v.id = r.event_id where lower(r.email) = own_address
        union all
        select 'meeting', b.reference, m.title, coalesce(b.child_name, b.name), b.status, b.created_at
        from public.meeting_bookings b join public.meetings m on m.id = b.meeting_id
        where own_address in (lower(b.email), private.phone_address(b.phone))
      ) as e));
end $$;

create or replace function public.create_erasure(kind text, subject text, reference text default '') returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  who text := private.require_keeper();
  named text := private.require_text(create_erasure.subject, 'subject', 1, 254);
  child public.students;
  gone jsonb;
  left_over jsonb := '{}';
  noted uuid[] := '{}';
  asked jsonb := '[]';
  made private.erasure_certificates;
begin
  case create_erasure.kind
    when 'student' then
      select * into child from public.students s where s.id = private.require_student(named);
      named := left(child.admission_no, 60);
      if exists (select from private.list_held(private.today()) h
          where h.student_id = child.id or h.mailbox in (
            select lower(g.email) from public.guardians g where g.student_id = child.id)) then
        perform private.refuse_erasure('held');
      end if;
      noted := array(select p.id from public.pictured_children p where p.student_id = child.id
        union all select f.id from public.filmed_children f where f.student_id = child.id);
      left_over := jsonb_build_object('pictured_children', cardinality(noted), 'transfer_certificates', (
        select count(*) from public.transfer_certificates t where t.student_id = child.id));
      asked := (
        select coalesce(jsonb_agg(distinct jsonb_build_object('address', private.guardian_address(g), 'language', r.language)), '[]')
        from public.guardian_requests r join public.guardians g on g.id = r.guardian_id
        where r.student_id = child.id and r.kind = 'erasure' and r.answered_at is null
          and private.guardian_address(g) is not null);
      gone := private.erase_student(child);
    when 'mailbox' then
      named := lower(private.require_email(named, 'subject'));
      if exists (select from private.list_held(private.today()) h where h.mailbox = named) then
        perform private.refuse_erasure('held');
      elsif private.is_guardians_mailbox(named) then
        perform private.refuse_erasure('still_guardian');
      elsif exists (select from auth.users u where lower(u.email) = named) then
        perform private.refuse_erasure('has_account');
      end if;
      gone := private.erase_rows('mail_outbox', array(
        select o.id from public.mail_outbox o where lower(o.recipient) = named),
        private.erase_sent(array[named], null, null));
      if gone = '{}' then
        perform private.refuse_erasure('nothing_kept');
      end if;
      named := private.require_text(create_erasure.reference, 'reference', 3, 60);
      if position('@' in named) > 0 then
        raise exception 'Please give the number of the request, not the address.' using errcode = '22023', detail = 'reference';
      end if;
    else
      raise exception 'Please choose one of the answers.' using errcode = '22023', detail = 'kind';
  end case;
  update public.audit_log l set before = null, after = null
  where l.row_id = any (noted)
    or l.row_id in (select i.value::uuid from jsonb_each(gone) e, jsonb_array_elements_text(e.value) i);
  perform private.purge_guardian_access();
  if private.count_erased_rows(gone) <> 0 then
    raise exception 'Something of it is still kept.' using errcode = 'PT409', detail = 'not_erased';
  end if;
  insert into private.erasure_certificates (number, kind, reference, erased, kept, row_ids, erased_by)
  values (private.new_reference('ERA'), create_erasure.kind, named,
    (select coalesce(jsonb_object_agg(e.key, jsonb_array_length(e.value)), '{}') from jsonb_each(gone) e
      where jsonb_array_length(e.value) > 0), left_over, gone, who)
  returning * into made;
  -- The answer to those who asked for it, without a word about whom.
  perform private.queue_email(a.value ->> 'address', 'guardian_data_erased',
    jsonb_build_object('number', made.number, 'language', a.value ->> 'language'))
  from jsonb_array_elements(asked) a;
  return made.id;
end $$;

create or replace function public.count_waiting_work() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  today date := (now() at time zone 'Asia/Kolkata')::date;
begin
  if private.office_role() is null then
    perform private.require_admin();
  end if;
  return jsonb_strip_nulls(jsonb_build_object(
    'alumni', case when private.may('alumni_profiles', false) then
      (select count(*) from public.alumni_profiles p where p.status = 'pending') end,
    'enquiries', case when private.may('admission_enquiries', false) then
      (select count(*) from public.admission_enquiries e where e.is_open and e.due_on <= today) end,
    'messages', case when private.may('contact_messages', false) then
      (select count(*) from public.contact_messages m where m.is_open and m.due_on <= today) end,
    'guardianRequests', case when public.is_admin() then
      (select count(*) from public.guardian_requests r join public.students s on s.id = r.student_id
      where r.answered_at is null and (private.campus_scope() is null or s.campus = any (private.campus_scope()))) end,
    'reports', case when private.may('alumni_reports', false) then
      (select count(*) from public.alumni_reports r where r.status = 'new') end,
    'testimonials', case when private.may('testimonials', false) then
      (select count(*) from public.testimonials t where t.status = 'pending') end,
    'guests', case when private.may('event_rsvps', false) then
      (select coalesce(sum(r.adults + r.children), 0) from public.event_rsvps r
      join public.events e on e.id = r.event_id
      where r.status = 'going' and e.starts_at between now() and now() + interval '30 days') end,
    'failedMail', case when private.may('mail_outbox', false) then
      (select count(*) from public.mail_outbox m where m.sent_at is null
      and (m.gave_up_at is not null or m.attempts >= 3)) end,
    'undescribedPictures', case when private.may('gallery_images', false) then
      (select count(*) from public.gallery_images i where btrim(i.alt) = '') end,
    'unmarkedPictures', case when private.may('media_files') then
      (select count(distinct m.id) from public.media_files m
      join public.gallery_images i on private.media_id(i.path) = m.id
      where m.purpose = 'site' and m.is_stored and (m.people is null or m.people = 'before')) end,
    'waitingVideos', case when private.may('youtube_videos', false) then
      (select count(*) from public.youtube_videos v where v.withheld and (v.is_active or v.people is null)) end,
    'updatesEnding', case when private.may('latest_updates', false) then
      (select count(*) from public.latest_updates u where u.is_active
      and u.expires_at between now() and now() + interval '7 days') end,
    'documentsEnding', case when private.may('documents', false) then
      (select count(*) from public.documents d where d.is_public
      and d.expires_on between today and today + 30) end,
    'pastDates',
      case when private.may('site_content', false) then
      (select count(*) from public.site_content c where c.key in ('admissions', 'scholarships', 'disclosure')
      and exists (
        select from unnest(array['strict $.dates[*].day', 'strict $.scholarships[*].closesOn',
                                 'strict $.**.validUntil']) as place (path),
          lateral jsonb_path_query(c.content, place.path::jsonpath, '{}', true) as value
        where jsonb_typeof(value) = 'string' and value #>> '{}' < today::text)) end,
    'olderTranslations', case when private.may('site_content', false) then
      (select count(*) from public.site_content c where c.outdated > 0) end,
    'proposals', case when private.may('proposals') and private.office_role() <> 'contributor' then
      (select count(*) from public.proposals p where p.state = 'open') end,
    'goneVideos', case when private.may('youtube_videos', false) then
      (select count(*) from public.youtube_videos v where v.is_gone and v.is_active) end
  ));
end $$;

-- Those that stand on pages already were there before.
insert into public.youtube_videos (youtube_id, title, is_active, people)
select distinct on (b ->> 'video') b ->> 'video', left(coalesce(nullif(btrim(b ->> 'title'), ''), p.title), 200), false, 'before'
from public.own_pages p, jsonb_array_elements(p.blocks) b
where p.status = 'published' and b ->> 'kind' = 'video' and b ->> 'video' ~ '^[A-Za-z0-9_-]{11}$'
on conflict (youtube_id) do nothing;
