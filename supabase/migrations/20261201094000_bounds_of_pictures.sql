-- A picture that moves to another album, or whose answer is undone, is judged at once. No colleague hides or erases a
-- picture of others by a row or a request of an own album.

create or replace function private.judge_after_answer() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if coalesce(new.purpose, old.purpose) in ('public_pictures', 'shared_pictures', 'name_with_face', 'work_and_voice') then
    perform private.judge_pictures_of(coalesce(new.student_id, old.student_id));
  end if;
  return null;
end $$;
drop trigger judge on public.consents;
create trigger judge after insert or delete or update of guardian_id on public.consents
  for each row execute function private.judge_after_answer();

create or replace function private.judge_pictures_of_album() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.judge_picture(m.id) from public.media_files m
  where m.people = 'children' and m.id in (
    select private.media_id(i.path) from public.gallery_images i where i.gallery_event_id = new.id
    union select private.media_id(f[1]) from regexp_matches(to_jsonb(new)::text, '/media/[0-9a-f-]{36}/', 'g') f);
  return null;
end $$;

create or replace function private.judge_moved_picture() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.judge_picture(m.id) from public.media_files m
  where m.id = private.media_id(new.path) and m.people = 'children';
  return null;
end $$;
create trigger judge_moved after update of gallery_event_id on public.gallery_images
  for each row when (new.gallery_event_id <> old.gallery_event_id) execute function private.judge_moved_picture();

create or replace function private.keep_hidden_picture() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  is_office boolean := coalesce(current_setting('role', true), '') in ('anon', 'authenticated')
    and coalesce(current_setting('private.decides_pictures', true), '') <> 'yes';
  is_restored boolean := coalesce(current_setting('private.restores', true), '') = 'yes';
  was_hidden boolean := tg_op <> 'INSERT' and old.hidden_at is not null;
  is_moved boolean := tg_op = 'UPDATE' and new.path <> old.path;
begin
  -- With its album a hidden picture may go; it stays hidden when it comes back.
  if is_office and was_hidden and (is_moved or tg_op = 'DELETE' and pg_trigger_depth() = 1)
     and not public.is_admin() then
    raise exception 'Somebody asked to hide this picture. An administrator decides about it.'
      using errcode = '42501', detail = 'hidden_on_request';
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  if is_office and tg_op = 'INSERT' and not is_restored then
    new.hidden_at := null;
  elsif is_office and tg_op = 'UPDATE' and new.hidden_at is distinct from old.hidden_at
     and (new.hidden_at is not null or is_restored or not public.is_admin()) then
    new.hidden_at := old.hidden_at;
  end if;
  if was_hidden and is_moved and private.media_id(new.path) is distinct from private.media_id(old.path) then
    new.hidden_at := null;
  end if;
  if new.hidden_at is null and (tg_op = 'INSERT' or is_moved) and exists (
    select from public.photo_requests r
    where private.hides_picture(r) and private.media_id(r.path) = private.media_id(new.path)
      -- An administrator who shows the picture of a request shows it elsewhere too.
      and not exists (select from public.gallery_images i
        where i.id = r.picture_id and i.hidden_at is null and i.id <> new.id
          and private.media_id(i.path) = private.media_id(r.path))) then
    new.hidden_at := now();
  end if;
  return new;
end $$;

create or replace function public.list_hidden_media() returns text[]
language sql stable set search_path = ''
as $$
  select coalesce(array_agg(h.id), '{}') from (
    select private.media_id(i.path)::text from public.gallery_images i
    where i.hidden_at is not null and private.media_id(i.path) is not null
    union
    -- Also once no album has the picture, or the album has another in its place.
    select m.id::text from public.photo_requests r join public.media_files m on m.id = private.media_id(r.path)
    where r.status = 'removed' or r.status = 'new' and r.hid_at_once and not exists (
      select from public.gallery_images i where private.media_id(i.path) = m.id)
    union
    select m.id::text from public.media_files m where m.withheld
    union
    -- Not files: these tell other replicas that words beside a picture or video wait, so that they drop their pages. Not
    -- the bare id of a row, because a colleague may have given the row the id of a file.
    select 'gallery_images/' || i.id from public.gallery_images i where i.withheld_at is not null
    union
    select 'youtube_videos/' || v.id from public.youtube_videos v where v.withheld
    union
    select m.id::text from public.media_files m
    where m.purpose = 'avatar' and not exists (
      select from public.alumni_profiles p
      where p.id = m.created_by and p.status = 'verified' and private.media_id(p.avatar) = m.id)
    union
    select m.id::text from public.media_files m
    where m.purpose = 'post' and not exists (
      select from public.alumni_posts w join public.alumni_profiles p on p.id = w.author_id and p.status = 'verified'
      where private.media_id(w.picture) = m.id and w.status <> 'declined')
  ) h (id)
$$;

create or replace function public.get_last_withdrawal() returns timestamptz
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_server();
  return greatest(
    (select c.created_at from public.consents c where not c.is_given order by c.number desc limit 1),
    (select max(i.hidden_at) from public.gallery_images i where i.hidden_at <= now()),
    (select max(m.updated_at) from public.media_files m where m.withheld and m.people is not null),
    (select max(v.updated_at) from public.youtube_videos v where v.withheld and v.people is not null));
end $$;

create or replace function private.is_used_elsewhere(file uuid, scope text[]) returns boolean
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

create or replace function private.keep_used_file() returns trigger
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

create or replace function private.is_of_campus(target text, was jsonb, scope text[]) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  case target
    when 'gallery_images' then
      return (select coalesce(g.campus = any (scope), false) from public.gallery_events g
        where g.id = (was ->> 'gallery_event_id')::uuid);
    when 'event_rsvps' then
      return (select coalesce(e.campus = any (scope), false) from public.events e
        where e.id = (was ->> 'event_id')::uuid);
    when 'event_check_ins' then
      return (select coalesce(e.campus = any (scope), false) from public.event_rsvps r
        join public.events e on e.id = r.event_id where r.id = (was ->> 'rsvp_id')::uuid);
    when 'sports_registration_medical_notes' then
      return (select coalesce(r.campus = any (scope), false) from public.sports_registrations r
        where r.id = (was ->> 'registration_id')::uuid);
    when 'guardians', 'consents', 'guardian_requests', 'consent_scans' then
      return (select coalesce(s.campus = any (scope), false) from public.students s
        where s.id = (was ->> 'student_id')::uuid);
    when 'meeting_bookings' then
      return (select coalesce(m.campus = any (scope), false) from public.meetings m
        where m.id = (was ->> 'meeting_id')::uuid);
    when 'pictured_children' then
      return (select private.is_of_campus('media_files', to_jsonb(f), scope) from public.media_files f
        where f.id = (was ->> 'media_id')::uuid);
    when 'filmed_children' then
      return (select coalesce(v.campus = any (scope), false) from public.youtube_videos v
        where v.id = (was ->> 'video_id')::uuid);
    when 'bus_stops' then
      return (select coalesce(r.campus = any (scope), false) from public.bus_routes r
        where r.id = (was ->> 'route_id')::uuid);
    when 'enquiry_answers' then
      return case when was ->> 'enquiry_id' is not null
        then (select coalesce(e.campus = any (scope), false) from public.admission_enquiries e
          where e.id = (was ->> 'enquiry_id')::uuid)
        else (select coalesce(m.campus = any (scope), false) from public.contact_messages m
          where m.id = (was ->> 'message_id')::uuid) end;
    when 'photo_requests' then
      -- A request without its picture has no campus. The decision is about the file, wherever it is shown, and erases
      -- it in the end.
      return was ->> 'picture_id' is not null and (
        select coalesce(g.campus = any (scope), false) from public.gallery_images i
        join public.gallery_events g on g.id = i.gallery_event_id where i.id = (was ->> 'picture_id')::uuid)
        and not exists (select from public.media_files f where f.id = private.media_id(was ->> 'path')
          and (private.is_used_elsewhere(f.id, scope)
            or f.purpose <> 'site' and private.is_of_campus('media_files', to_jsonb(f), scope) is not true));
    when 'media_files' then
      return coalesce(was ->> 'campus' = any (scope), false)
        or was ->> 'purpose' in ('avatar', 'post') and (was ->> 'created_by' = auth.uid()::text or exists (
          select from public.alumni_profiles p where p.id = (was ->> 'created_by')::uuid and p.campus = any (scope)));
    when 'alumni_reports' then
      return coalesce(was ->> 'reporter_id' = auth.uid()::text, false) or exists (
        select from public.alumni_profiles p where p.id = (was ->> 'person_id')::uuid and p.campus = any (scope));
    when 'alumni_blocks' then
      -- Merging two profiles of the campus also moves the blocks that others have set.
      return was ->> 'blocker_id' = auth.uid()::text
        or coalesce(current_setting('private.office_decision', true) = 'yes', false);
    when 'users' then
      return was ->> 'id' = auth.uid()::text;
    when 'auth_user_roles' then
      return was ->> 'user_id' = auth.uid()::text;
    when 'admin_views' then
      return was ->> 'owner' = auth.uid()::text;
    when 'previews' then
      return coalesce(was ->> 'created_by' = auth.uid()::text, false) and not exists (
        select from jsonb_array_elements(was -> 'rows') r where r -> 'values' ? 'campus'
          and coalesce(r -> 'values' ->> 'campus' = any (scope), false) is not true)
        and private.are_previewed_here(was ->> 'table_name', was -> 'rows', scope);
    when 'admin_users' then
      return false;
    else
      return coalesce(was ->> 'campus' = any (scope), false);
  end case;
end $$;

drop policy "Admins manage" on public.photo_requests;
create policy "Admins read" on public.photo_requests for select to authenticated
  using ((select public.is_admin()));
create policy "Admins change" on public.photo_requests for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Admins delete" on public.photo_requests for delete to authenticated
  using ((select public.is_admin()));

create or replace function private.keep_subject() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if coalesce(current_setting('role', true), '') in ('anon', 'authenticated') and pg_trigger_depth() = 1
     and coalesce(current_setting('private.restores', true), '') <> 'yes' then
    new.picture_id := old.picture_id;
    new.path := old.path;
    new.was_cover := old.was_cover;
    new.hid_at_once := old.hid_at_once;
  end if;
  return new;
end $$;
create trigger keep_subject before update on public.photo_requests
  for each row execute function private.keep_subject();
