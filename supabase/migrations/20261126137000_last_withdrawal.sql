-- When something was last taken away because somebody may not be shown: browsers that keep pages ask it and drop older
-- ones. For the server; null while nothing ever was.
create function public.get_last_withdrawal() returns timestamptz
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_server();
  return greatest(
    (select c.created_at from public.consents c where not c.is_given order by c.number desc limit 1),
    (select max(i.hidden_at) from public.gallery_images i where i.hidden_at is not null),
    (select max(m.updated_at) from public.media_files m where m.withheld and m.people is not null));
end $$;
