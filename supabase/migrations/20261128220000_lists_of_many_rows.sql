-- Names of mailing lists and words of alumni come quickly with 100,000 rows, too.

create or replace function public.list_mailing_lists() returns table (name text, people bigint)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  scope text[] := private.campus_scope();
begin
  if not private.may('family_messages', false) then
    return;
  end if;
  return query
    select c.mailing_list, count(*) from public.mailing_contacts c
    where scope is null or c.campus is null or c.campus = any (scope)
    group by c.mailing_list order by c.mailing_list;
end $$;

create or replace function public.list_alumni_posts(kind text, batch integer default null, before timestamptz default null,
  before_id uuid default null, most integer default 20)
returns table (id uuid, author_id uuid, author text, batch_year integer, campus text, audience text, title text,
  body text, place text, link text, last_day date, picture text, picture_alt text, status text, reason text,
  created_at timestamptz, is_own boolean)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  own_batch integer := private.directory_batch();
  reader uuid := private.own_id();
  today date := private.today();
  -- Behind every post, so that the first page is a page like the others.
  from_moment timestamptz := coalesce(list_alumni_posts.before, 'infinity');
  from_id uuid := coalesce(list_alumni_posts.before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
begin
  if own_batch is null then
    return;
  end if;
  -- Own ones and those of others each by their index, as many as may be asked for: together they would be read to the
  -- last, and without a number the planner expects a tenth of them.
  return query
    with own as (
      select p.id from public.alumni_posts p
      where p.author_id = reader and p.kind = list_alumni_posts.kind and (p.created_at, p.id) < (from_moment, from_id)
      order by p.created_at desc, p.id desc limit 100
    ), others as (
      select p.id from public.alumni_posts p join public.alumni_profiles a on a.id = p.author_id and a.status = 'verified'
      where p.kind = list_alumni_posts.kind and p.status = 'published' and p.author_id <> reader
        and (list_alumni_posts.batch is null or a.batch_year = list_alumni_posts.batch)
        and (p.audience = 'alumni' or a.batch_year = own_batch) and coalesce(p.last_day >= today, true)
        and not exists (select from public.alumni_blocks b where b.blocker_id = reader and b.blocked_id = p.author_id)
        and (p.created_at, p.id) < (from_moment, from_id)
      order by p.created_at desc, p.id desc limit 100
    )
    select p.id, p.author_id, a.full_name, a.batch_year, a.campus, p.audience, p.title, p.body, p.place, p.link,
      p.last_day, p.picture, p.picture_alt, p.status, p.reason, p.created_at, p.author_id = reader
    from (select o.id from own o union all select o.id from others o) as f
    join public.alumni_posts p on p.id = f.id
    join public.alumni_profiles a on a.id = p.author_id and a.status = 'verified'
    where list_alumni_posts.batch is null or a.batch_year = list_alumni_posts.batch
    order by p.created_at desc, p.id desc limit least(greatest(most, 1), 100);
end $$;
