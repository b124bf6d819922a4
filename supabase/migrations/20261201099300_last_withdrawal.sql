-- An erasure removes the withdrawals before it: the moment that browsers compare with must not fall back.
create or replace function public.get_last_withdrawal() returns timestamptz
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_server();
  return greatest(
    (select c.created_at from public.consents c where not c.is_given order by c.number desc limit 1),
    (select max(i.hidden_at) from public.gallery_images i where i.hidden_at <= now()),
    (select max(m.updated_at) from public.media_files m where m.withheld and m.people is not null),
    (select max(v.updated_at) from public.youtube_videos v where v.withheld and v.people is not null),
    (select max(e.erased_at) from private.erasure_certificates e),
    (select max(r.erased_at) from private.purge_runs r where r.kind in ('removed_pictures', 'leavers')));
end $$;
