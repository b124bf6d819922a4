-- Pictures for the few who have an album's address: where a picture is shown decides which consent it needs. So it is
-- judged when a row that visitors read starts or stops showing it (16_privacy/03_check_before_publishing.sql), and when
-- its album is listed or becomes another.

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

-- Also the cover, which may be a picture of another album.
create function private.judge_pictures_of_album() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.judge_picture(m.id) from public.media_files m
  where m.people = 'children' and m.id in (
    select private.media_id(i.path) from public.gallery_images i where i.gallery_event_id = new.id
    union select private.media_id(f[1]) from regexp_matches(to_jsonb(new)::text, '/media/[0-9a-f-]{36}/', 'g') f);
  return null;
end $$;
create trigger judge_pictures after update of unlisted on public.gallery_events
  for each row when (new.unlisted <> old.unlisted) execute function private.judge_pictures_of_album();

-- A row that moves names the same file as before, for other people.
create function private.judge_moved_picture() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.judge_picture(m.id) from public.media_files m
  where m.id = private.media_id(new.path) and m.people = 'children';
  return null;
end $$;
create trigger judge_moved after update of gallery_event_id on public.gallery_images
  for each row when (new.gallery_event_id <> old.gallery_event_id) execute function private.judge_moved_picture();
