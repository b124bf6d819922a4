-- A decision about words of an alumnus that is sent again because its answer was lost is done once.

create or replace function public.decide_alumni_post(post uuid, publish boolean, reason text default null,
  seen timestamptz default null) returns boolean
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  said text := private.require_text(reason, 'reason', case when publish then 0 else 3 end, 1000);
  decided public.alumni_posts;
  author public.alumni_profiles;
begin
  perform private.require_may('alumni_posts');
  select a.* into author
  from public.alumni_posts p join public.alumni_profiles a on a.id = p.author_id where p.id = post;
  if author.id is null then
    return false;
  end if;
  perform private.require_campus(author.campus);
  update public.alumni_posts p
  set status = case when publish then 'published' else 'declined' end, reason = said, decided_at = now()
  where p.id = post and p.status <> case when publish then 'published' else 'declined' end
    and (seen is null or p.updated_at = seen)
  returning * into decided;
  if decided.id is null then
    -- The same decision again: the answer to the first was lost on its way.
    return exists (select from public.alumni_posts p where p.id = post
      and p.status = case when publish then 'published' else 'declined' end and p.reason is not distinct from said);
  end if;
  perform private.queue_email(u.email, 'alumni_post', jsonb_strip_nulls(jsonb_build_object(
    'name', author.full_name, 'kind', decided.kind, 'state', decided.status, 'title', decided.title, 'reason', said,
    'batch_year', author.batch_year, 'language', private.email_language_of(author.id))))
  from auth.users u where u.id = author.id and u.email is not null;
  return true;
end $$;
