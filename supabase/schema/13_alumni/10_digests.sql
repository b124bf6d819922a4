-- The monthly email: what was published in the month before, for those who asked for it in their profile
-- (07_posts.sql).

create table private.alumni_digests (
  person uuid primary key references auth.users (id) on delete cascade,
  -- The first day of the month in which the last one was written.
  month date not null,
  -- The token of the link in each of these emails that ends them.
  token uuid not null unique default gen_random_uuid()
);
alter table private.alumni_digests enable row level security;

-- Sends the emails of a month, named by its first day, 500 people at a time. People for whom there is nothing new get
-- none. Returns how many people were looked at.
create function public.queue_alumni_digests(this_month date) returns integer
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  reader record;
  news jsonb;
  link uuid;
  looked_at integer := 0;
begin
  perform private.require_server();
  for reader in
    select p.id, p.full_name, p.batch_year, u.email
    from public.alumni_profiles p join auth.users u on u.id = p.id
    left join private.alumni_digests d on d.person = p.id
    where p.wants_digest and p.status = 'verified' and u.email is not null and (d.month is null or d.month < this_month)
    order by p.id limit 500 for update of p skip locked
  loop
    insert into private.alumni_digests as d (person, month) values (reader.id, this_month)
    on conflict (person) do update set month = excluded.month returning d.token into link;
    looked_at := looked_at + 1;
    select jsonb_agg(jsonb_build_object('kind', n.kind, 'title', n.title, 'author', n.full_name, 'batch_year', n.batch_year)
      order by n.kind desc, n.decided_at desc)
    into news
    from (
      select w.kind, w.title, w.decided_at, a.full_name, a.batch_year
      from public.alumni_posts w join public.alumni_profiles a on a.id = w.author_id and a.status = 'verified'
      where w.status = 'published' and w.author_id <> reader.id
        and w.decided_at >= private.midnight((this_month - interval '1 month')::date)
        and w.decided_at < private.midnight(this_month)
        and (w.audience = 'alumni' or a.batch_year = reader.batch_year)
        and coalesce(w.last_day >= private.today(), true)
        and not exists (
          select from public.alumni_blocks b where b.blocker_id = reader.id and b.blocked_id = w.author_id)
      -- The reader's own batch first.
      order by (a.batch_year = reader.batch_year) desc nulls last, w.decided_at desc limit 20
    ) as n;
    if news is not null then
      insert into public.mail_outbox (recipient, template, data)
      values (reader.email, 'alumni_digest', jsonb_build_object('name', reader.full_name, 'news', news, 'token', link,
        'month', to_char(this_month - 1, 'YYYY-MM-DD'), 'language', private.email_language_of(reader.id)));
    end if;
  end loop;
  return looked_at;
end $$;

-- Whether the person of a link still gets the email. No row for an unknown link.
create function public.get_alumni_digest(token uuid) returns table (wants_digest boolean)
language sql stable security definer rows 1 set search_path = ''
as $$
  select p.wants_digest from private.alumni_digests d join public.alumni_profiles p on p.id = d.person
  where d.token = get_alumni_digest.token
$$;
grant execute on function public.get_alumni_digest to anon, authenticated;

-- Ends the emails to that person. Doing it twice is no error.
create function public.end_alumni_digest(token uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  update public.alumni_profiles p set wants_digest = false
  from private.alumni_digests d where d.token = end_alumni_digest.token and p.id = d.person and p.wants_digest
$$;
grant execute on function public.end_alumni_digest to anon, authenticated;
