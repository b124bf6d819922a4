-- "My week": a letter on Sundays about what concerns the campuses and grades that somebody chose, for
-- whoever confirmed the wish by a letter.

create table public.weekly_subscriptions (
  id uuid primary key default gen_random_uuid(),
  email text not null check (length(email) <= 254),
  campuses text[] not null check (campuses <@ array['paonta-sahib', 'juniors', 'majra']),
  grades text[] not null check (cardinality(grades) <= 16),
  language text not null default 'en' check (language in ('en', 'hi')),
  -- What the links of its letters carry. It shows and ends this choice, nothing else.
  token uuid not null unique default gen_random_uuid(),
  confirmed_at timestamptz,
  -- The Monday of the last week that was written about.
  last_week date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index weekly_subscriptions_email_idx on public.weekly_subscriptions (email, created_at);
create index weekly_subscriptions_due_idx on public.weekly_subscriptions (last_week, id) where confirmed_at is not null;
alter table public.weekly_subscriptions enable row level security;
grant select, insert, update, delete on public.weekly_subscriptions to anon, authenticated;
grant all on public.weekly_subscriptions to service_role;
create trigger stamp before insert or update on public.weekly_subscriptions
  for each row execute function private.stamp_row();

-- Asks the address by letter. The answer is the same whether it is known or not; what it had until
-- now stays until the new choice is confirmed.
create function public.create_weekly_subscription(
  email text, campuses text[], grades text[], language text default 'en'
) returns table (reference text, status text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  address text := private.require_email(create_weekly_subscription.email, 'email');
  tongue text := private.known_language(create_weekly_subscription.language);
  own public.weekly_subscriptions;
begin
  if coalesce(cardinality(create_weekly_subscription.campuses), 0)
     + coalesce(cardinality(create_weekly_subscription.grades), 0) = 0 then
    raise exception 'Please choose a campus or a class first.' using errcode = '22023', detail = 'email';
  end if;
  perform private.refuse_many((select count(*) from public.weekly_subscriptions w
    where w.email = address and w.created_at > now() - interval '1 day'));
  delete from public.weekly_subscriptions w where w.confirmed_at is null and w.created_at < now() - interval '7 days';
  insert into public.weekly_subscriptions (email, campuses, grades, language)
  values (address, coalesce(create_weekly_subscription.campuses, '{}'),
    coalesce(create_weekly_subscription.grades, '{}'), tongue)
  returning * into own;
  perform private.queue_letter(address, 'weekly_confirmation', jsonb_build_object(
    'token', own.token, 'language', tongue, 'campuses', own.campuses, 'grades', own.grades));
  return query select private.new_reference('WEE'), 'new'::text;
end $$;

-- What a link of a letter is about; no row where it ended.
create function public.get_weekly_subscription(token uuid)
returns table (campuses text[], grades text[], is_confirmed boolean)
language sql stable security definer rows 1 set search_path = ''
as $$
  select w.campuses, w.grades, w.confirmed_at is not null
  from public.weekly_subscriptions w where w.token = get_weekly_subscription.token
$$;

-- Confirms: from now on this choice alone is written about. Answers whether there was one.
create function public.confirm_weekly_subscription(token uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  own public.weekly_subscriptions;
begin
  update public.weekly_subscriptions w set confirmed_at = coalesce(w.confirmed_at, now())
  where w.token = confirm_weekly_subscription.token returning * into own;
  if not found then
    return false;
  end if;
  delete from public.weekly_subscriptions w where w.email = own.email and w.id <> own.id;
  return true;
end $$;

-- Ends it, and forgets the address. Twice is no error.
create function public.end_weekly_subscription(token uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  delete from public.weekly_subscriptions w
  where w.email = (select o.email from public.weekly_subscriptions o where o.token = end_weekly_subscription.token)
$$;

-- Writes to one subscriber about a week, once, whoever else is about to: the letter and the note that
-- it was written are one change. `letter` is null where nothing concerns them. Answers whether it was
-- still to be done. With the caller's rights, so that the server alone does it.
create function public.queue_weekly_letter(subscription uuid, week date, letter jsonb default null) returns boolean
language plpgsql volatile set search_path = ''
as $$
declare
  own public.weekly_subscriptions;
begin
  update public.weekly_subscriptions w set last_week = queue_weekly_letter.week
  where w.id = queue_weekly_letter.subscription and w.confirmed_at is not null
    and (w.last_week is null or w.last_week < queue_weekly_letter.week)
  returning * into own;
  if not found then
    return false;
  end if;
  if queue_weekly_letter.letter is not null then
    insert into public.mail_outbox (recipient, template, data)
    values (own.email, 'weekly_letter', queue_weekly_letter.letter
      || jsonb_build_object('token', own.token, 'language', own.language));
  end if;
  return true;
end $$;
