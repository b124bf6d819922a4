-- Notices on devices, by Web Push (docs/decisions/messages.md). What the devices get: 14_messages/06_push_messages.sql.

-- Devices that asked for notices. An address at the browser's push service and two keys identify nobody, but anyone
-- who knows the address may send to the device, so only the server reads it. No client has a policy.
create table public.push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  endpoint text not null unique check (length(endpoint) <= 1000 and endpoint ~ '^https?://'),
  -- The browser's public key, and the secret that its messages are encrypted with (RFC 8291).
  p256dh text not null check (length(p256dh) = 87),
  auth text not null check (length(auth) = 22),
  campuses text[] not null,
  classes text[] not null check (cardinality(classes) <= 60),
  language text not null default 'en' check (language ~ '^[a-z]{2,3}$'),
  -- Whether it gets notices that are not urgent, too.
  wants_usual boolean not null default false,
  -- When its push service last took a message.
  last_reached_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

alter table public.push_subscriptions enable row level security;
grant select, insert, update, delete on public.push_subscriptions to anon, authenticated;
grant all on public.push_subscriptions to service_role;
create trigger require_campuses before insert or update of campuses on public.push_subscriptions
  for each row execute function private.require_campuses();

create trigger stamp before insert or update on public.push_subscriptions
  for each row execute function private.stamp_row();

-- Saves or changes what a device asked for. Called by the web server, which checks the form first.
create function public.create_push_subscription(
  endpoint text, p256dh text, auth text, campuses text[], classes text[], language text default 'en',
  wants_usual boolean default false
) returns void
language sql volatile set search_path = ''
as $$
  insert into public.push_subscriptions as s (endpoint, p256dh, auth, campuses, classes, language, wants_usual)
  values (create_push_subscription.endpoint, create_push_subscription.p256dh, create_push_subscription.auth,
    create_push_subscription.campuses, create_push_subscription.classes,
    private.known_language(create_push_subscription.language), create_push_subscription.wants_usual)
  on conflict (endpoint) do update set p256dh = excluded.p256dh, auth = excluded.auth, campuses = excluded.campuses,
    classes = excluded.classes, language = excluded.language, wants_usual = excluded.wants_usual
$$;

-- Forgets a device. The proof is its address, which only its own browser knows. Ending twice is no error.
create function public.end_push_subscription(endpoint text) returns void
language sql volatile security definer set search_path = ''
as $$
  delete from public.push_subscriptions s
  where length(end_push_subscription.endpoint) <= 1000 and s.endpoint = end_push_subscription.endpoint
$$;
grant execute on function public.end_push_subscription to anon, authenticated;
