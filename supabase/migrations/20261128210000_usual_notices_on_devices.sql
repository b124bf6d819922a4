-- Devices may ask for notices that are not urgent, which come by day; and what is withdrawn is withdrawn there too.

alter table public.push_subscriptions add column wants_usual boolean not null default false;
alter table private.push_deliveries add column is_withdrawal boolean not null default false,
  drop constraint push_deliveries_notice_id_subscription_id_key,
  add constraint push_deliveries_notice_id_subscription_id_is_withdrawal_key unique (notice_id, subscription_id, is_withdrawal);

create index push_deliveries_reached_idx on private.push_deliveries (reached_at) where not is_withdrawal;
create index push_deliveries_withdrawn_idx on private.push_deliveries (notice_id) where is_withdrawal;

drop function public.create_push_subscription(text, text, text, text[], text[], text);
drop function public.claim_push_deliveries(integer);

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

create function private.is_shown_now(notice public.latest_updates) returns boolean
language sql stable set search_path = ''
as $$
  select notice.is_active and coalesce(notice.starts_at <= now(), true) and coalesce(notice.expires_at > now(), true)
$$;

create function private.is_quiet(moment timestamptz) returns boolean
language sql immutable set search_path = ''
as $$
  select extract(hour from moment at time zone 'Asia/Kolkata') not between 7 and 20
$$;

create or replace function public.queue_push_deliveries() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  made integer;
  withdrawn integer;
begin
  perform private.require_server();
  -- What is back comes again where its withdrawal was shown.
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

create or replace function public.count_push_deliveries(notice uuid)
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

create or replace function public.preview_family_message(message uuid)
returns table (children bigint, letters bigint, phones bigint, languages jsonb, opted_out bigint, unreachable bigint,
  devices bigint, phone_texts jsonb, phone_channels jsonb, approval text)
language plpgsql stable security definer rows 1 set search_path = ''
as $$
#variable_conflict use_column
declare
  own public.family_messages;
begin
  perform private.require_may('family_messages', false);
  select * into own from public.family_messages m where m.id = preview_family_message.message;
  if own.id is null then
    raise exception 'This message is not there any more.' using errcode = 'PT404', detail = 'message';
  end if;
  return query
    with recipients as materialized (
      select * from private.list_message_recipients(own)
    ), reached as (
      select g.student_id from public.guardians g join recipients r on r.address = lower(g.email) where not r.is_opted_out
      union
      select g.student_id from public.guardians g join recipients r on r.address = private.phone_address(g.phone)
      where not r.is_opted_out
    ), texts as (
      select t.channel, t.language, t.said, t.characters, t.parts, count(*) as phones
      from private.list_phone_texts(own) t
      join recipients r on r.language = t.language and r.channel = t.channel and not r.is_opted_out
      group by t.channel, t.language, t.said, t.characters, t.parts
    ), channels as (
      select c.channel,
        (select count(*) from recipients r where r.channel = c.channel and not r.is_opted_out) as phones,
        (select coalesce(sum(t.phones * t.parts), 0)::bigint from texts t where t.channel = c.channel) * c.price as cost,
        p.spent, p.month_limit
      from private.list_phone_channels(own) c, private.get_phone_spending(c.channel) p
    )
    select (select count(*) from private.list_message_children(own)),
      (select count(*) from recipients r where not r.is_opted_out and r.channel = 'email'),
      (select count(distinct r.address) from recipients r where not r.is_opted_out and r.channel <> 'email'),
      (select coalesce(jsonb_object_agg(l.language, l.letters), '{}') from (
        select r.language, count(distinct r.address) as letters
        from recipients r where not r.is_opted_out group by r.language) as l),
      (select count(distinct r.address) from recipients r where r.is_opted_out),
      (select count(*) from private.list_message_children(own) s where s.id not in (select e.student_id from reached e)),
      (select count(*) from public.push_subscriptions p
        where own.on_site and (own.is_urgent or p.wants_usual) and private.is_told(p, own.campus)),
      (select coalesce(jsonb_agg(to_jsonb(t) order by t.channel, t.language), '[]') from texts t),
      (select coalesce(jsonb_agg(to_jsonb(c) order by c.channel), '[]') from channels c),
      private.message_approval(own);
end $$;

drop function private.is_urgent_now(public.latest_updates);
