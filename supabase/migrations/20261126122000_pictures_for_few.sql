-- Whether a picture stands in an unlisted album, and in nothing else that visitors read: then people with the album's
-- address see it, and "shared_pictures" is asked for.
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

create or replace function private.are_faces_clear(picture uuid, marked text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select case
    when marked in ('before', 'nobody', 'crowd') then true
    when marked is distinct from 'children' or not exists (select from public.pictured_children c where c.media_id = picture) then false
    when not exists (select from public.pictured_children c where c.media_id = picture
      and (c.student_id is null or not private.is_permitted(c.student_id, 'public_pictures'))) then true
    when exists (select from public.pictured_children c where c.media_id = picture
      and (c.student_id is null or not private.is_permitted(c.student_id, 'public_pictures')
        and not private.is_permitted(c.student_id, 'shared_pictures'))) then false
    else private.is_for_few(picture) end
$$;

create or replace function private.judge_after_answer() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.purpose in ('public_pictures', 'shared_pictures', 'name_with_face') then
    perform private.judge_pictures_of(new.student_id);
  end if;
  return null;
end $$;

-- Pictures for the few who have an album's address: where a picture stands decides which consent it needs, so that it is
-- judged when a row that visitors read begins or ends to show it.

create function private.judge_used_pictures() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  now_shown text := case when tg_op <> 'DELETE' then to_jsonb(new)::text else '' end;
  was_shown text := case when tg_op <> 'INSERT' then to_jsonb(old)::text else '' end;
  picture uuid;
begin
  if strpos(now_shown, '/media/') > 0 or strpos(was_shown, '/media/') > 0 then
    for picture in
      select m.id from public.media_files m
      join (
        select f[1]::uuid as id from regexp_matches(now_shown || was_shown, '/media/([0-9a-f-]{36})/', 'g') f group by 1
      ) as used on used.id = m.id
      where m.people = 'children'
        and (now_shown like '%/media/' || m.id || '/%') <> (was_shown like '%/media/' || m.id || '/%')
    loop
      perform private.judge_picture(picture);
    end loop;
  end if;
  return null;
end $$;

do $$
declare
  target text;
begin
  for target in
    select c.relname from pg_catalog.pg_trigger t join pg_catalog.pg_class c on c.oid = t.tgrelid
    where t.tgname = 'check_before_publishing' order by 1
  loop
    execute format('create trigger judge_used_pictures after insert or update or delete on public.%I
      for each row execute function private.judge_used_pictures()', target);
  end loop;
end $$;

create function private.judge_pictures_of_album() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.judge_picture(m.id) from public.gallery_images i join public.media_files m on m.id = private.media_id(i.path)
  where i.gallery_event_id = new.id and m.people = 'children';
  return null;
end $$;
create trigger judge_pictures after update of unlisted on public.gallery_events
  for each row when (new.unlisted <> old.unlisted) execute function private.judge_pictures_of_album();
