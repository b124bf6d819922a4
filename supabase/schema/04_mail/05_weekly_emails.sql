-- The weekly email "My week": sent on Sundays to people who confirmed their subscription by email. No client has a
-- policy.

create table public.weekly_subscriptions (
  id uuid primary key default gen_random_uuid(),
  email text not null check (length(email) <= 254),
  campuses text[] not null,
  grades text[] not null check (cardinality(grades) <= 60),
  language text not null default 'en' check (language ~ '^[a-z]{2,3}$'),
  -- The token in the links of its emails, which shows, confirms and ends this subscription and nothing else.
  token uuid not null unique default gen_random_uuid(),
  confirmed_at timestamptz,
  -- The Monday of the last week sent.
  last_week date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index weekly_subscriptions_email_idx on public.weekly_subscriptions (email, created_at);
create index weekly_subscriptions_due_idx on public.weekly_subscriptions (last_week, id)
  where confirmed_at is not null;

alter table public.weekly_subscriptions enable row level security;
grant select, insert, update, delete on public.weekly_subscriptions to anon, authenticated;
grant all on public.weekly_subscriptions to service_role;
create trigger require_campuses before insert or update of campuses on public.weekly_subscriptions
  for each row execute function private.require_campuses();

create trigger stamp before insert or update on public.weekly_subscriptions
  for each row execute function private.stamp_row();

-- Sends a confirmation email. The answer is the same whether the address is known or not; an earlier choice
-- stays until the new one is confirmed.
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
  perform private.queue_email(address, 'weekly_confirmation', jsonb_build_object(
    'token', own.token, 'language', tongue, 'campuses', own.campuses, 'grades', own.grades));
  return query select private.new_reference('WEE'), 'new'::text;
end $$;

-- The subscription behind a link in an email; no row once it has ended.
create function public.get_weekly_subscription(token uuid)
returns table (campuses text[], grades text[], is_confirmed boolean)
language sql stable security definer rows 1 set search_path = ''
as $$
  select w.campuses, w.grades, w.confirmed_at is not null
  from public.weekly_subscriptions w where w.token = get_weekly_subscription.token
$$;
grant execute on function public.get_weekly_subscription to anon, authenticated;

-- Confirms this choice and drops any other. Returns whether there was one.
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
grant execute on function public.confirm_weekly_subscription to anon, authenticated;

-- Ends a subscription and deletes the address. Ending it twice is no error.
create function public.end_weekly_subscription(token uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  delete from public.weekly_subscriptions w
  where w.email = (select o.email from public.weekly_subscriptions o where o.token = end_weekly_subscription.token)
$$;
grant execute on function public.end_weekly_subscription to anon, authenticated;

-- Sends one subscriber the email of a week, once: queueing it and recording the week are one transaction. `email` is
-- null if the week has nothing for the subscriber. Returns whether it was still to be sent. Runs with the caller's
-- rights, so that only the server can call it.
create function public.queue_weekly_email(subscription uuid, week date, email jsonb default null) returns boolean
language plpgsql volatile set search_path = ''
as $$
declare
  own public.weekly_subscriptions;
begin
  update public.weekly_subscriptions w set last_week = queue_weekly_email.week
  where w.id = queue_weekly_email.subscription and w.confirmed_at is not null
    and (w.last_week is null or w.last_week < queue_weekly_email.week)
  returning * into own;
  if not found then
    return false;
  end if;
  if queue_weekly_email.email is not null then
    insert into public.mail_outbox (recipient, template, data)
    values (own.email, 'weekly_email', queue_weekly_email.email
      || jsonb_build_object('token', own.token, 'language', own.language));
  end if;
  return true;
end $$;
