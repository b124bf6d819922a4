-- What alumni write for one another: notes on the page of their batch, and opportunities. No client writes the table:
-- the functions of this file and of 08_posts_office.sql do.

create table public.alumni_posts (
  id uuid primary key default gen_random_uuid(),
  author_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('note', 'opportunity')),
  -- Who reads it: the author's batch, or all verified alumni.
  audience text not null default 'alumni' check (audience in ('batch', 'alumni')),
  -- It is in the subject of emails.
  title text not null check (length(btrim(title)) between 3 and 120 and title !~ '[[:cntrl:]]'),
  body text not null check (length(btrim(body)) between 10 and 4000),
  place text check (length(place) <= 120),
  link text check (length(link) <= 500 and link ~ '^https?://[^/[:space:][:cntrl:]\\][^[:space:][:cntrl:]\\]*$'),
  -- The last day on which an opportunity is shown.
  last_day date,
  -- A picture of the author's, in which everybody has agreed to be seen.
  picture text constraint alumni_posts_picture_address check (private.is_address(picture)),
  picture_alt text check (length(picture_alt) <= 300),
  status text not null default 'waiting' check (status in ('waiting', 'published', 'declined')),
  reason text check (length(reason) <= 1000),
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((kind = 'opportunity') = (last_day is not null)),
  check (picture is null or picture_alt is not null)
);
create index alumni_posts_author_idx on public.alumni_posts (author_id, created_at desc);
create index alumni_posts_published_idx on public.alumni_posts (kind, created_at desc, id) where status = 'published';
create index alumni_posts_waiting_idx on public.alumni_posts (created_at, id) where status = 'waiting';
create index alumni_posts_picture_idx on public.alumni_posts (private.media_id(picture)) where picture is not null;

alter table public.alumni_posts enable row level security;
grant select, insert, update, delete on public.alumni_posts to anon, authenticated;
grant all on public.alumni_posts to service_role;
create policy "Who may read" on public.alumni_posts for select to authenticated
  using (author_id = (select private.own_id()) or (select private.may('alumni_posts', false)));

create trigger stamp before insert or update on public.alumni_posts
  for each row execute function private.stamp_row();

-- ---------------------------------------------------------------------------------------------------------
-- Writing and reading posts. The office reads everything before others do (docs/decisions/alumni.md).

-- Counts how often each person has written, at most ten times a day; deleted posts count too.
create table private.alumni_post_turns (
  person uuid not null references auth.users (id) on delete cascade,
  written_at timestamptz not null default now()
);
create index alumni_post_turns_idx on private.alumni_post_turns (person, written_at);
alter table private.alumni_post_turns enable row level security;

-- A web address that a person typed, or null.
create function private.require_link(value text, field text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  address text := private.require_text(value, field, 0, 500);
begin
  if address !~ '^https?://[^/[:space:][:cntrl:]\\][^[:space:][:cntrl:]\\]*$' then
    raise exception 'Please give a whole address that begins with https://.' using errcode = '22023', detail = field;
  end if;
  return address;
end $$;

-- Writes a note, or with a last day an opportunity; or changes one, which keeps its kind and its author. Either way
-- it waits for the office, which gets an email. A change without a difference does nothing, and neither does a new
-- post that repeats a waiting one of the last hour: the response was lost.
create function private.put_alumni_post(changed uuid, kind text, audience text, title text, body text, place text,
  link text, last_day date, picture text, picture_alt text) returns uuid
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  author uuid := private.require_verified_alumnus();
  about public.alumni_profiles;
  before public.alumni_posts;
  after public.alumni_posts;
begin
  select * into about from public.alumni_profiles p where p.id = author;
  -- One post of a person at a time, so that the count is right.
  perform pg_advisory_xact_lock(hashtextextended(author::text, 20261127140000));
  if changed is null then
    select p.id into changed from public.alumni_posts p
    where p.author_id = author and p.kind = kind and p.title = btrim(title) and p.body = btrim(body)
      and p.status = 'waiting' and p.created_at > now() - interval '1 hour'
    limit 1;
  end if;
  if changed is not null then
    select * into before from public.alumni_posts p where p.id = changed and p.author_id = author for update;
    if before.id is null then
      raise exception 'This is not there any more.' using errcode = 'PT404', detail = 'no_such_post';
    end if;
    kind := before.kind;
  end if;
  if coalesce(kind not in ('note', 'opportunity'), true) then
    raise exception 'There is no such kind of post.' using errcode = '22023', detail = 'kind';
  end if;
  if title ~ '[[:cntrl:]]' then
    raise exception 'Please write it in one line.' using errcode = '22023', detail = 'title';
  end if;
  if coalesce(audience not in ('batch', 'alumni'), true) then
    raise exception 'Please choose who reads it.' using errcode = '22023', detail = 'audience';
  end if;
  if about.batch_year is null and (kind = 'note' or audience = 'batch') then
    raise exception 'The school does not know your batch yet. Please ask the office.'
      using errcode = '22023', detail = 'audience';
  end if;
  if kind = 'opportunity' and coalesce(last_day not between private.today() and private.today() + 90, true) then
    raise exception 'Please choose a day within the next 90 days.' using errcode = '22023', detail = 'last_day';
  end if;
  if picture is distinct from before.picture and picture is not null and not exists (
    select from public.media_files m
    where m.id = private.media_id(picture) and m.created_by = author and m.purpose = 'post' and m.is_stored
      and not exists (select from public.alumni_posts p where private.media_id(p.picture) = m.id)) then
    raise exception 'Please send the picture again.' using errcode = '22023', detail = 'picture';
  end if;
  after := before;
  after.author_id := author;
  after.kind := kind;
  after.audience := audience;
  after.title := private.require_text(title, 'title', 3, 120);
  after.body := private.require_text(body, 'body', 10, 4000);
  after.place := private.require_text(place, 'place', 0, 120);
  after.link := private.require_link(link, 'link');
  after.last_day := case kind when 'opportunity' then last_day end;
  after.picture := picture;
  after.picture_alt := case when picture is not null then
    coalesce(private.require_text(picture_alt, 'picture_alt', 3, 300), '') end;
  if changed is not null and after is not distinct from before then
    return changed;
  end if;
  delete from private.alumni_post_turns t where t.person = author and t.written_at < now() - interval '1 day';
  if (select count(*) from private.alumni_post_turns t where t.person = author) >= 10 then
    raise exception 'You have written a lot today. Please write again tomorrow.'
      using errcode = 'PT429', detail = 'too_many_posts';
  end if;
  insert into private.alumni_post_turns (person) values (author);
  if changed is null then
    insert into public.alumni_posts (author_id, kind, audience, title, body, place, link, last_day, picture, picture_alt)
    values (author, kind, after.audience, after.title, after.body, after.place, after.link, after.last_day, after.picture,
      after.picture_alt)
    returning * into after;
  else
    update public.alumni_posts p set audience = after.audience, title = after.title, body = after.body, place = after.place,
      link = after.link, last_day = after.last_day, picture = after.picture, picture_alt = after.picture_alt,
      status = 'waiting', reason = null, decided_at = null
    where p.id = changed;
  end if;
  perform private.queue_office_email('alumni', about.campus, 'office_alumni_post',
    jsonb_build_object('name', about.full_name, 'kind', kind, 'title', after.title));
  return after.id;
end $$;

create function public.create_alumni_post(kind text, audience text, title text, body text, place text default null,
  link text default null, last_day date default null, picture text default null, picture_alt text default null)
returns uuid
language sql volatile security definer set search_path = ''
as $$
  select private.put_alumni_post(null, kind, audience, title, body, place, link, last_day, picture, picture_alt)
$$;
grant execute on function public.create_alumni_post to authenticated;

create function public.update_own_alumni_post(post uuid, audience text, title text, body text, place text default null,
  link text default null, last_day date default null, picture text default null, picture_alt text default null)
returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.put_alumni_post(post, null, audience, title, body, place, link, last_day, picture, picture_alt);
end $$;
grant execute on function public.update_own_alumni_post to authenticated;

create function public.delete_own_alumni_post(post uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.alumni_posts p where p.id = post and p.author_id = private.require_own_id();
end $$;
grant execute on function public.delete_own_alumni_post to authenticated;

-- Posts of a kind, the newest first, of a batch or of all: those that the reader may see of others, and all of their
-- own. Leaves out authors who have left or whom the reader has blocked, and expired posts. Empty for people who may
-- not look.
create function public.list_alumni_posts(kind text, batch integer default null, before timestamptz default null,
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
  -- A place after every post, so that the first page is read like the others.
  from_moment timestamptz := coalesce(list_alumni_posts.before, 'infinity');
  from_id uuid := coalesce(list_alumni_posts.before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
begin
  if own_batch is null then
    return;
  end if;
  -- Reads own posts and those of others by their own index each, as many as a page can have: read together, all of
  -- them would be read, and without a limit the planner expects a tenth of them.
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
grant execute on function public.list_alumni_posts to authenticated;

-- The alumni who come to an event and show that to a reader of this batch: [{id, full_name}]. They replied with the
-- address of their account.
create function private.list_coming_alumni(event uuid, reader_batch integer) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'full_name', c.full_name) order by c.full_name, c.id), '[]')
  from (
    select p.id, p.full_name from public.event_rsvps r
    join public.alumni_profiles p on lower(p.account_email) = lower(r.email) and p.status = 'verified'
    where r.event_id = event and r.status = 'going' and (p.visibility ->> 'reunions' = 'alumni'
      or p.visibility ->> 'reunions' = 'batch' and p.batch_year = reader_batch)
    order by p.full_name, p.id limit 100
  ) as c
$$;

-- Coming events to which alumni of a batch were invited, including its reunions, with the alumni who come.
create function public.list_batch_events(batch integer)
returns table (id uuid, slug text, title text, translations jsonb, campus text, starts_at timestamptz,
  ends_at timestamptz, coming jsonb)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  if private.directory_batch() is null then
    return;
  end if;
  return query
    select e.id, e.slug, e.title, e.translations, e.campus, e.starts_at, e.ends_at,
      private.list_coming_alumni(e.id, private.directory_batch())
    from private.invited_batches i join public.events e on e.id = i.event_id
    where i.batch_year = batch and e.status = 'published' and e.publish_at <= now() and e.cancelled_at is null
      and private.event_end(e.starts_at, e.ends_at) > now()
    order by e.starts_at, e.id limit 20;
end $$;
grant execute on function public.list_batch_events to authenticated;
