-- Mentoring: an alumnus asks another who helps younger ones. Only the two of them read the request.

create table public.mentoring_requests (
  id uuid primary key default gen_random_uuid(),
  asker_id uuid not null references auth.users (id) on delete cascade,
  mentor_id uuid not null references auth.users (id) on delete cascade,
  words text not null check (length(btrim(words)) between 10 and 2000),
  answer text check (length(answer) <= 2000),
  state text not null default 'asked' check (state in ('asked', 'accepted', 'declined', 'withdrawn', 'ended')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (asker_id <> mentor_id)
);
create unique index mentoring_requests_open_idx on public.mentoring_requests (asker_id, mentor_id)
  where state in ('asked', 'accepted');
create index mentoring_requests_mentor_idx on public.mentoring_requests (mentor_id, created_at desc);
create index mentoring_requests_asker_idx on public.mentoring_requests (asker_id, created_at desc);

alter table public.mentoring_requests enable row level security;
grant select, insert, update, delete on public.mentoring_requests to anon, authenticated;
grant all on public.mentoring_requests to service_role;
create policy "Who may read" on public.mentoring_requests for select to authenticated
  using ((select private.own_id()) in (asker_id, mentor_id));

create trigger stamp before insert or update on public.mentoring_requests
  for each row execute function private.stamp_row();

-- ---------------------------------------------------------------------------------------------------------
-- Mentoring: a request with its state, between two alumni. They write to each other as all alumni do.

create function private.mentoring_email(request public.mentoring_requests, recipient uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.queue_email(u.email, 'alumni_mentoring', jsonb_strip_nulls(jsonb_build_object(
    'name', own.full_name, 'other', other.full_name, 'other_batch', other.batch_year, 'state', request.state,
    'words', case when request.state = 'asked' then request.words else request.answer end,
    'language', private.email_language_of(own.id))))
  from public.alumni_profiles own
  join public.alumni_profiles other
    on other.id = case recipient when request.mentor_id then request.asker_id else request.mentor_id end
  join auth.users u on u.id = own.id and u.email is not null
  where own.id = recipient and own.status = 'verified'
    and not exists (select from public.alumni_blocks b where b.blocker_id = own.id and b.blocked_id = other.id);
end $$;

-- Asks a mentor. A person has at most five requests without an answer, and asks five times a day; one who was declined
-- may ask the same mentor again after 90 days.
create function public.ask_for_mentoring(mentor uuid, words text) returns uuid
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  asker uuid := private.require_verified_alumnus();
  said text := private.require_text(words, 'words', 10, 2000);
  asked public.mentoring_requests;
begin
  if not exists (
    select from public.alumni_profiles p where p.id = mentor and p.id <> asker and p.status = 'verified' and p.is_mentor
  ) then
    raise exception 'This person takes no requests.' using errcode = 'PT404', detail = 'no_such_mentor';
  end if;
  -- One request of a person at a time, so that the counts are right.
  perform pg_advisory_xact_lock(hashtextextended(asker::text, 20261127140001));
  -- The same words again: the response to the first call was lost.
  select * into asked from public.mentoring_requests m
  where m.asker_id = asker and m.mentor_id = mentor and m.state = 'asked' and m.words = said;
  if asked.id is not null then
    return asked.id;
  end if;
  if exists (
    select from public.mentoring_requests m where m.asker_id = asker and m.mentor_id = mentor
      and (m.state in ('asked', 'accepted') or m.state = 'declined' and m.updated_at > now() - interval '90 days')
  ) then
    raise exception 'You have asked this person already.' using errcode = 'PT409', detail = 'asked_already';
  end if;
  if (select count(*) from public.mentoring_requests m where m.asker_id = asker
      and (m.state = 'asked' or m.created_at > now() - interval '1 day')) >= 5 then
    raise exception 'You have asked several people. Please wait for an answer.'
      using errcode = 'PT429', detail = 'too_many_requests';
  end if;
  insert into public.mentoring_requests (asker_id, mentor_id, words) values (asker, mentor, said) returning * into asked;
  perform private.mentoring_email(asked, mentor);
  return asked.id;
end $$;
grant execute on function public.ask_for_mentoring to authenticated;

-- Moves a request on: the mentor accepts or declines it, the asker withdraws it before, either of them ends it after.
-- The other one gets an email with the words, if any.
create function public.move_mentoring_request(request uuid, state text, words text default null) returns void
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  person uuid := private.require_verified_alumnus();
  said text := private.require_text(words, 'words', 0, 2000);
  moved public.mentoring_requests;
begin
  update public.mentoring_requests m set state = move_mentoring_request.state, answer = said
  where m.id = request and case move_mentoring_request.state
    when 'accepted' then m.state = 'asked' and m.mentor_id = person
    when 'declined' then m.state = 'asked' and m.mentor_id = person
    when 'withdrawn' then m.state = 'asked' and m.asker_id = person
    when 'ended' then m.state = 'accepted' and person in (m.asker_id, m.mentor_id)
    else false end
  returning * into moved;
  if moved.id is null then
    raise exception 'This request has changed meanwhile.' using errcode = 'PT409', detail = 'changed_meanwhile';
  end if;
  perform private.mentoring_email(moved, case person when moved.mentor_id then moved.asker_id else moved.mentor_id end);
end $$;
grant execute on function public.move_mentoring_request to authenticated;

-- The caller's requests, the newest first, with the other person, without those of people who left the network or whom
-- the caller has blocked.
create function public.list_mentoring_requests()
returns table (id uuid, is_mentor boolean, other_id uuid, other text, batch_year integer, profession text, words text,
  answer text, state text, created_at timestamptz, updated_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  reader uuid := private.own_id();
begin
  if not public.is_verified_alumnus() then
    return;
  end if;
  return query
    select m.id, m.mentor_id = reader, d.id, d.full_name, d.batch_year, d.profession, m.words, m.answer, m.state,
      m.created_at, m.updated_at
    from public.mentoring_requests m
    join private.alumni_directory d on d.id = case reader when m.mentor_id then m.asker_id else m.mentor_id end
    where reader in (m.asker_id, m.mentor_id)
      and not (m.mentor_id = reader and exists (
        select from public.alumni_blocks b where b.blocker_id = reader and b.blocked_id = m.asker_id))
    order by m.created_at desc, m.id desc limit 200;
end $$;
grant execute on function public.list_mentoring_requests to authenticated;
