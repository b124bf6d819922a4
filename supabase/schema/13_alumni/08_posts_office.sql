-- Posts waiting for the office. Colleagues limited to some campuses decide on posts by alumni of these.

-- Posts in one state: waiting ones oldest first, others newest first.
create function public.list_posts_to_decide(wanted text default 'waiting', after timestamptz default null,
  after_id uuid default null, most integer default 20)
returns table (id uuid, author_id uuid, author text, batch_year integer, campus text, kind text, audience text,
  title text, body text, place text, link text, last_day date, picture text, picture_alt text, status text, reason text,
  created_at timestamptz, updated_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  scope text[] := private.campus_scope();
begin
  perform private.require_may('alumni_posts');
  return query
    select p.id, p.author_id, a.full_name, a.batch_year, a.campus, p.kind, p.audience, p.title, p.body, p.place,
      p.link, p.last_day, p.picture, p.picture_alt, p.status, p.reason, p.created_at, p.updated_at
    from public.alumni_posts p join public.alumni_profiles a on a.id = p.author_id
    where p.status = wanted and a.status = 'verified' and (scope is null or a.campus = any (scope))
      and (after is null or case when wanted = 'waiting' then (p.created_at, p.id) > (after, after_id)
        else (p.created_at, p.id) < (after, after_id) end)
    order by case when wanted = 'waiting' then p.created_at end, case when wanted = 'waiting' then p.id end,
      p.created_at desc, p.id desc
    limit least(greatest(most, 1), 100);
end $$;
grant execute on function public.list_posts_to_decide to authenticated;

-- Publishes a post, or declines it with a reason, also one that is published. Its author gets one email, even if the
-- same decision is sent twice. Returns false if it was decided otherwise, is gone, or was changed since it was read
-- (`seen` is its updated_at).
create function public.decide_alumni_post(post uuid, publish boolean, reason text default null,
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
    -- The same decision again: the response to the first call was lost.
    return exists (select from public.alumni_posts p where p.id = post
      and p.status = case when publish then 'published' else 'declined' end and p.reason is not distinct from said);
  end if;
  perform private.queue_email(u.email, 'alumni_post', jsonb_strip_nulls(jsonb_build_object(
    'name', author.full_name, 'kind', decided.kind, 'state', decided.status, 'title', decided.title, 'reason', said,
    'batch_year', author.batch_year, 'language', private.email_language_of(author.id))))
  from auth.users u where u.id = author.id and u.email is not null;
  return true;
end $$;
grant execute on function public.decide_alumni_post to authenticated;
