-- Notices on devices, by Web Push: what was handed over for which device (docs/decisions/messages.md). One row for each
-- notice and device, so that nothing comes twice, and one for its withdrawal. The devices: 04_mail/06_devices.sql.

create table private.push_deliveries (
  id uuid primary key default gen_random_uuid(),
  -- No foreign key: a notice restored from the trash is the same notice.
  notice_id uuid not null,
  -- Null when the device has gone.
  subscription_id uuid references public.push_subscriptions (id) on delete set null,
  -- Tells a device that the notice it shows is withdrawn.
  is_withdrawal boolean not null default false,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  -- Set while a server hands it over.
  begun_at timestamptz,
  -- When the push service took it, or the server gave up.
  reached_at timestamptz,
  failed_at timestamptz,
  created_at timestamptz not null default now(),
  unique (notice_id, subscription_id, is_withdrawal)
);
create index push_deliveries_subscription_idx on private.push_deliveries (subscription_id);
create index push_deliveries_reached_idx on private.push_deliveries (reached_at) where not is_withdrawal;
create index push_deliveries_withdrawn_idx on private.push_deliveries (notice_id) where is_withdrawal;
create index push_deliveries_waiting_idx on private.push_deliveries (next_attempt_at)
  where reached_at is null and failed_at is null;
alter table private.push_deliveries enable row level security;

-- Whether visitors see a notice now.
create function private.is_shown_now(notice public.latest_updates) returns boolean
language sql stable set search_path = ''
as $$
  select notice.is_active and coalesce(notice.starts_at <= now(), true) and coalesce(notice.expires_at > now(), true)
$$;

-- From nine in the evening to seven in the morning, in India, devices show only urgent notices.
create function private.is_quiet(moment timestamptz) returns boolean
language sql immutable set search_path = ''
as $$
  select extract(hour from moment at time zone 'Asia/Kolkata') not between 7 and 20
$$;

-- Whether a notice of a campus (null: of all) concerns a device. If only classes were chosen, the campuses are those
-- that teach one of them.
create function private.is_told(device public.push_subscriptions, of_campus text) returns boolean
language sql stable set search_path = ''
as $$
  select of_campus is null or of_campus = any (device.campuses)
    or cardinality(device.campuses) = 0 and (cardinality(device.classes) = 0 or exists (
      select from public.campuses c
      join public.classes lowest on lowest.stored_name = c.first_class
      join public.classes highest on highest.stored_name = c.last_class
      join public.classes k on k.position between lowest.position and highest.position
      where c.key = of_campus and k.key = any (device.classes)))
$$;

-- Queues messages about the notices that are public now: the urgent ones, and those of the last day for devices that
-- want them, five a day at most; and about those withdrawn within a day. Returns how many were new. A device gets no
-- notices that were public before it asked.
create function public.queue_push_deliveries() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  made integer;
  withdrawn integer;
begin
  perform private.require_server();
  -- A restored notice is sent again to devices that showed its withdrawal.
  delete from private.push_deliveries d using private.push_deliveries w, public.latest_updates u
  where w.is_withdrawal and w.begun_at is null and w.notice_id = u.id and private.is_shown_now(u)
    and d.notice_id = w.notice_id and d.subscription_id = w.subscription_id
    and (d.is_withdrawal or w.reached_at is not null);
  insert into private.push_deliveries (notice_id, subscription_id)
  select n.notice_id, n.subscription_id
  from (
    select u.id as notice_id, s.id as subscription_id, u.is_urgent,
      row_number() over (partition by s.id, u.is_urgent order by u.created_at, u.id) as place
    from public.latest_updates u
    join public.push_subscriptions s on s.created_at <= greatest(u.updated_at, u.starts_at)
    where private.is_shown_now(u) and private.is_told(s, u.campus)
      and (u.is_urgent or greatest(u.updated_at, u.starts_at) > now() - interval '1 day')
      and (u.is_urgent or s.wants_usual)
      and not exists (select from private.push_deliveries d where d.notice_id = u.id and d.subscription_id = s.id)
  ) as n
  where n.is_urgent or n.place + (select count(*) from private.push_deliveries d
    where d.subscription_id = n.subscription_id and not d.is_withdrawal and d.created_at > now() - interval '1 day') <= 5
  on conflict do nothing;
  get diagnostics made = row_count;
  insert into private.push_deliveries (notice_id, subscription_id, is_withdrawal)
  select d.notice_id, d.subscription_id, true
  from private.push_deliveries d left join public.latest_updates u on u.id = d.notice_id
  where d.reached_at > now() - interval '1 day' and not d.is_withdrawal and d.subscription_id is not null
    and u.is_active is distinct from true
  on conflict do nothing;
  get diagnostics withdrawn = row_count;
  return made + withdrawn;
end $$;

-- Claims due messages, each for one server: urgent notices at any time, others by day; withdrawals, which make no
-- sound, at any time. A message that a process had begun when it died may have arrived: it counts as failed after two
-- minutes and is never sent again.
create function public.claim_push_deliveries(most integer default 20)
returns table (id uuid, notice_id uuid, content text, is_urgent boolean, is_withdrawal boolean,
  expires_at timestamptz, attempts integer, endpoint text, p256dh text, auth text, language text)
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_server();
  update private.push_deliveries d set failed_at = now()
  where d.begun_at < now() - interval '2 minutes' and d.reached_at is null and d.failed_at is null;
  return query
    with due as (
      select d.id from private.push_deliveries d
      join public.push_subscriptions s on s.id = d.subscription_id
      left join public.latest_updates u on u.id = d.notice_id
      where d.begun_at is null and d.reached_at is null and d.failed_at is null and d.next_attempt_at <= now()
        and case when d.is_withdrawal then u.is_active is distinct from true
          else private.is_shown_now(u) and (u.is_urgent or s.wants_usual and not private.is_quiet(now())) end
      order by d.next_attempt_at, d.id limit least(greatest(most, 1), 100)
      for update of d skip locked
    ), begun as (
      update private.push_deliveries d set begun_at = now(), attempts = d.attempts + 1
      from due where d.id = due.id
      returning d.id, d.notice_id, d.subscription_id, d.is_withdrawal, d.attempts
    )
    select b.id, b.notice_id, coalesce(nullif(u.translations -> s.language ->> 'content', ''), u.content, ''),
      coalesce(u.is_urgent, false), b.is_withdrawal, u.expires_at, b.attempts, s.endpoint, s.p256dh, s.auth, s.language
    from begun b
    left join public.latest_updates u on u.id = b.notice_id
    join public.push_subscriptions s on s.id = b.subscription_id;
end $$;

-- Records outcomes: [{"id", "outcome", "wait_seconds"}]. The outcome is "reached"; "gone", which forgets the device;
-- "again", after that many seconds; otherwise it failed.
create function public.note_push_deliveries(outcomes jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_server();
  with noted as (
    update private.push_deliveries d set
      begun_at = null,
      reached_at = case when o.outcome = 'reached' then now() end,
      failed_at = case when o.outcome not in ('reached', 'again') then now() end,
      next_attempt_at = now() + make_interval(secs => greatest(o.wait_seconds, 0))
    from jsonb_to_recordset(outcomes) as o(id uuid, outcome text, wait_seconds integer)
    where d.id = o.id and d.begun_at is not null
    returning d.subscription_id, o.outcome
  ), reached as (
    update public.push_subscriptions s set last_reached_at = now()
    from noted n where s.id = n.subscription_id and n.outcome = 'reached'
  )
  delete from public.push_subscriptions s using noted n where s.id = n.subscription_id and n.outcome = 'gone';
end $$;

-- For the office: on how many devices a notice was handed over, is waiting, and failed.
create function public.count_push_deliveries(notice uuid)
returns table (reached bigint, waiting bigint, failed bigint)
language plpgsql stable security definer rows 1 set search_path = ''
as $$
begin
  perform private.require_may('latest_updates', false);
  return query
    select count(d.reached_at),
      count(*) filter (where d.reached_at is null and d.failed_at is null and private.is_shown_now(u)
        and (u.is_urgent or s.wants_usual)),
      count(d.failed_at)
    from private.push_deliveries d
    left join public.latest_updates u on u.id = d.notice_id
    left join public.push_subscriptions s on s.id = d.subscription_id
    where d.notice_id = notice and not d.is_withdrawal;
end $$;
grant execute on function public.count_push_deliveries to authenticated;
