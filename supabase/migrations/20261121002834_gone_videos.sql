-- Films that YouTube no longer shows, found by a job and by the office's button: marked for staff, who decide.

alter table public.youtube_videos add column is_gone boolean not null default false;
create index youtube_videos_gone_idx on public.youtube_videos (id) where is_gone;

-- Another film behind the link is not the one that was gone.
create function private.forget_gone_video() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.is_gone := false;
  return new;
end $$;
create trigger forget_gone before update on public.youtube_videos
  for each row when (old.youtube_id is distinct from new.youtube_id) execute function private.forget_gone_video();

-- What waits for staff, and now these films too.
alter function public.count_waiting_work() set schema private;
create function public.count_waiting_work() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.count_waiting_work() || jsonb_build_object(
    'goneVideos', (select count(*) from public.youtube_videos v where v.is_gone and v.is_active))
$$;
revoke execute on function public.count_waiting_work() from public, anon;
grant execute on function public.count_waiting_work() to authenticated;
