-- Messages to families: what the office writes, for whom, on which channels, and what became of it for each address
-- (docs/decisions/messages.md). The outbox carries emails and messages to phones (05_mail.sql).

-- Whether a message needs the yes of a second colleague before it goes.
create table private.message_rules (
  only_row boolean primary key default true check (only_row),
  needs_approval boolean not null default false
);
alter table private.message_rules enable row level security;
insert into private.message_rules default values;

create function public.is_message_approval_required() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_may('family_messages', false);
  return (select r.needs_approval from private.message_rules r);
end $$;
grant execute on function public.is_message_approval_required to authenticated;

create function public.require_message_approval(required boolean) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_campus(null);
  update private.message_rules r set needs_approval = coalesce(required, false) where r.only_row;
end $$;
grant execute on function public.require_message_approval to authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- Messages. An editor or an administrator writes one, for a campus or for all, and within it for levels and classes.

create table public.family_messages (
  id uuid primary key default gen_random_uuid(),
  title text not null check (length(title) <= 120 and length(btrim(title)) >= 3),
  body text not null check (length(body) <= 2000 and length(btrim(body)) >= 3),
  campus text references public.campuses (key),
  -- The people of these levels or classes, by their stored names; everybody where both are empty.
  levels text[] not null default '{}' check (cardinality(levels) <= 20),
  classes text[] not null default '{}' check (cardinality(classes) <= 60),
  -- Only children who ride on this bus route. No reference: when the route goes, nobody is left, instead of everybody.
  route_id uuid,
  -- Who replied to this event, instead of families. No reference: an event in the trash has no guests.
  event_id uuid,
  -- Or the people on this list of the office's (05_mail.sql).
  mailing_list text check (length(mailing_list) <= 80),
  -- Besides families, the readers of the weekly email about the same campus and classes.
  to_subscribers boolean not null default false,
  -- Which guardians get it on the phone, and by which channel; by both, a phone gets it twice, once on each.
  phones text not null default 'without_mailbox' check (phones in ('nobody', 'without_mailbox', 'everybody')),
  phone_channel text not null default 'sms' check (phone_channel in ('sms', 'whatsapp', 'both')),
  -- Whether it is a notice of the site too: notices, feeds and, if urgent, the banner and devices.
  on_site boolean not null default false,
  notice_id uuid,
  is_urgent boolean not null default false,
  -- Messages that have not gone by then are not sent.
  expires_at timestamptz,
  status text not null default 'draft'
    check (status in ('draft', 'awaiting_approval', 'sending', 'sent', 'taken_back')),
  -- Who asked for approval.
  asked_by uuid references auth.users (id) on delete set null,
  -- The person who changed the words last.
  written_by uuid references auth.users (id) on delete set null,
  author_name text not null default '' check (length(author_name) <= 320),
  sent_at timestamptz,
  translations jsonb not null default '{}' check (private.is_translation(translations)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index family_messages_created_idx on public.family_messages (created_at desc, id);
create index family_messages_of_campus_idx on public.family_messages (campus);
create index family_messages_written_idx on public.family_messages (written_by);
create index family_messages_asked_idx on public.family_messages (asked_by);

alter table public.family_messages enable row level security;
grant select, insert, update, delete on public.family_messages to anon, authenticated;
grant all on public.family_messages to service_role;
create policy "Who may read" on public.family_messages for select to authenticated
  using ((select private.may('family_messages', false)));
create policy "Who may add" on public.family_messages for insert to authenticated
  with check ((select private.may('family_messages')));
create policy "Who may change" on public.family_messages for update to authenticated
  using ((select private.may('family_messages'))) with check ((select private.may('family_messages')));
create policy "Who may delete" on public.family_messages for delete to authenticated
  using ((select private.may('family_messages')));

create trigger stamp before insert or update on public.family_messages
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.family_messages
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.family_messages
  for each row execute function private.audit_row();

insert into private.managed_tables values ('family_messages');

-- ---------------------------------------------------------------------------------------------------------
-- One row for each message, address and channel: an address gets a message once, however many children it has, and a
-- phone once on each channel. No client has a policy; the office reads numbers and the names of children below.
create table public.message_deliveries (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null references public.family_messages (id) on delete cascade,
  -- In lower case.
  address text not null check (length(address) between 3 and 320),
  language text not null check (language ~ '^[a-z]{2,3}$'),
  channel text not null default 'email' check (channel in ('email', 'sms', 'whatsapp')),
  -- Only a gateway reports "delivered"; a mail server says no more than that it took the email.
  state text not null default 'queued' check (state in ('queued', 'handed_over', 'delivered', 'failed', 'opted_out')),
  -- Why it failed.
  error text check (error in ('given_up', 'taken_back', 'not_delivered')),
  -- What it costs, in paise.
  price integer not null default 0 check (price >= 0),
  -- Its email in the outbox, which counts the attempts and knows the time of the next.
  mail_id uuid unique references public.mail_outbox (id) on delete set null,
  -- The hash of the link that shows the message and ends messages to this address.
  token_hash text unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (message_id, address, channel)
);
create index message_deliveries_address_idx on public.message_deliveries (address);
create index message_deliveries_queued_idx on public.message_deliveries (message_id) where state = 'queued';
create index message_deliveries_created_idx on public.message_deliveries (created_at);
create index message_deliveries_priced_idx on public.message_deliveries (channel, created_at) where price > 0;

alter table public.message_deliveries enable row level security;
grant all on public.message_deliveries to service_role;

create trigger stamp before insert or update on public.message_deliveries
  for each row execute function private.stamp_row();

-- Addresses that want no more messages, by the link in one.
create table private.message_opt_outs (
  address text primary key check (length(address) between 3 and 320),
  created_at timestamptz not null default now()
);
alter table private.message_opt_outs enable row level security;

-- ---------------------------------------------------------------------------------------------------------
-- Drafts.

-- All colleagues who may write a message may change a draft. Only the functions below set what it becomes, and who
-- wrote it; a trigger, so that it holds for undo and earlier versions too.
create function private.guard_family_message() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  colleague public.admin_users := private.own_admin_entry();
begin
  if current_setting('private.message_step', true) = 'yes' or pg_trigger_depth() > 1 then
    return coalesce(new, old);
  end if;
  if tg_op <> 'INSERT' and old.status <> 'draft' then
    raise exception 'This message has left the desk: write a new one.' using errcode = 'PT409', detail = 'not_draft';
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  new.status := 'draft';
  new.sent_at := null;
  new.notice_id := null;
  new.asked_by := null;
  new.written_by := private.own_id();
  new.author_name := coalesce(colleague.full_name, colleague.email, '');
  return new;
end $$;
create trigger guard_message before insert or update or delete on public.family_messages
  for each row execute function private.guard_family_message();

-- ---------------------------------------------------------------------------------------------------------
-- The people a message is for, and the words they get.

-- Whether a message that is for levels and classes, or for all, is for this class.
create function private.is_for_class(message public.family_messages, class public.classes) returns boolean
language sql immutable set search_path = ''
as $$
  select cardinality(message.levels) + cardinality(message.classes) = 0
    or class.stored_name = any (message.classes) or class.level = any (message.levels)
$$;

-- The children on the roll whose families a message is for.
create function private.list_message_children(message public.family_messages) returns setof public.students
language sql stable security definer set search_path = ''
as $$
  select s.* from public.students s
  where message.event_id is null and message.mailing_list is null and s.status = 'active'
    and (message.campus is null or s.campus = message.campus)
    and (message.route_id is null or s.route_id = message.route_id)
    and (cardinality(message.levels) + cardinality(message.classes) = 0 or s.class = any (message.classes)
      or exists (select from public.classes k where k.stored_name = s.class and k.level = any (message.levels)))
$$;

-- The words of a message in a language, or in the language that it was written in.
create function private.message_words(message public.family_messages, wanted text, part text) returns text
language sql immutable set search_path = ''
as $$
  select coalesce(nullif(btrim(message.translations -> wanted ->> part), ''), to_jsonb(message) ->> part)
$$;

-- The ways to a phone that a message takes, of those that a gateway carries.
create function private.list_phone_channels(message public.family_messages)
returns table (channel text, price integer, frames jsonb)
language sql stable security definer set search_path = ''
as $$
  select g.channel, g.price, g.frames from private.phone_gateways g where message.phone_channel in (g.channel, 'both')
$$;

-- Where a person gets a message: the mailbox, and the phone as the message says, where a gateway carries it there.
create function private.list_message_addresses(message public.family_messages, email text, phone text)
returns table (address text, channel text)
language sql stable security definer set search_path = ''
as $$
  select lower(email), 'email' where email is not null
  union all
  select private.phone_address(phone), c.channel
  from private.list_phone_channels(message) c
  where private.phone_address(phone) is not null
    and (message.phones = 'everybody' or message.phones = 'without_mailbox' and email is null)
$$;

-- Every address that a message would go to, once on each channel, with its language and whose it is: a guardian's, a
-- reader's of the weekly email, a guest's, or that of somebody on a list.
create function private.list_message_recipients(message public.family_messages)
returns table (address text, channel text, language text, reader text, is_opted_out boolean)
language sql stable security definer set search_path = ''
as $$
  select distinct on (r.address, r.channel) r.address, r.channel, private.known_language(r.language), r.reader,
    exists (select from private.message_opt_outs o where o.address = r.address)
  from (
    select a.address, a.channel, g.language, 'guardian' as reader, g.is_first, g.created_at, g.id
    from private.list_message_children(message) s
    join public.guardians g on g.student_id = s.id
    cross join private.list_message_addresses(message, g.email, g.phone) as a
    union all
    select lower(w.email), 'email', w.language, 'weekly', false, w.created_at, w.id from public.weekly_subscriptions w
    where message.to_subscribers and message.event_id is null and message.mailing_list is null and message.route_id is null
      and w.confirmed_at is not null
      and (message.campus is null or w.campuses = '{}' or message.campus = any (w.campuses))
      and (cardinality(message.levels) + cardinality(message.classes) = 0 or w.grades = '{}'
        or exists (select from public.classes k where k.key = any (w.grades) and private.is_for_class(message, k)))
    union all
    select lower(v.email), 'email', v.language, 'guest', false, v.created_at, v.id from public.event_rsvps v
    where v.event_id = message.event_id and v.status in ('going', 'offered', 'waitlisted')
    union all
    select a.address, a.channel, c.language, 'list', false, c.created_at, c.id
    from public.mailing_contacts c
    cross join private.list_message_addresses(message, c.email, c.phone) as a
    where c.mailing_list = message.mailing_list
      and (message.campus is null or c.campus is null or c.campus = message.campus)
  ) as r
  order by r.address, r.channel, r.reader = 'guardian' desc, r.is_first desc, r.created_at, r.id
$$;

-- ---------------------------------------------------------------------------------------------------------
-- Messages to phones, which are paid for by their length.

-- How long a text is on a phone, in characters, and as how many messages operators count it: 160 or, in parts, 153 of
-- the phones' own alphabet (3GPP TS 23.038, whose second list counts twice), else 70 or 67.
create function private.measure_text(said text) returns table (characters integer, parts integer)
language sql immutable set search_path = ''
as $$
  select n.characters, case when n.characters <= n.alone then 1 else ceil(n.characters::numeric / n.in_parts)::integer end
  from (
    select case when p.is_plain then 2 * length(said) - length(translate(said, '^{}\[~]|€', ''))
        -- A character beyond the basic plane counts twice.
        else length(said) + length(regexp_replace(said, '[^\U00010000-\U0010FFFF]', '', 'g')) end as characters,
      case when p.is_plain then 160 else 70 end as alone, case when p.is_plain then 153 else 67 end as in_parts
    from (select translate(said, E'@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
      || '^{}\[~]|€', '') = '' as is_plain) as p
  ) as n
$$;

-- What a phone shows of a message on each channel in each language: its title in the frame of the gateway.
create function private.list_phone_texts(message public.family_messages)
returns table (channel text, language text, said text, characters integer, parts integer)
language sql stable security definer set search_path = ''
as $$
  select t.channel, t.language, t.said, m.characters, m.parts
  from (
    select c.channel, f.key as language, replace(f.value ->> case when message.is_urgent then 'urgent' else 'usual' end, '{title}',
      private.message_words(message, f.key, 'title')) as said
    from private.list_phone_channels(message) c, jsonb_each(c.frames) f
  ) as t, private.measure_text(t.said) m
$$;

-- The paise spent on a channel in this month of India, and how many may be; null for no limit.
create function private.get_phone_spending(wanted text) returns table (spent bigint, month_limit integer)
language sql stable security definer rows 1 set search_path = ''
as $$
  select (select coalesce(sum(d.price), 0) from public.message_deliveries d
      where d.channel = g.channel and d.price > 0 and d.error is distinct from 'taken_back'
        and d.created_at >= date_trunc('month', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata'),
    g.month_limit
  from private.phone_gateways g where g.channel = wanted
$$;

-- ---------------------------------------------------------------------------------------------------------
-- From draft to sent.

-- The only way from one state to the next.
create function private.step_family_message(message uuid, next text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform set_config('private.message_step', 'yes', true);
  update public.family_messages m set status = next,
    sent_at = case when next not in ('draft', 'awaiting_approval') then coalesce(m.sent_at, now()) end,
    asked_by = case next when 'awaiting_approval' then private.own_id() when 'draft' then null else m.asked_by end
  where m.id = message;
  perform set_config('private.message_step', '', true);
end $$;

-- The message, locked, for a colleague who may write it.
create function private.require_message(wanted uuid) returns public.family_messages
language plpgsql security definer set search_path = ''
as $$
declare
  message public.family_messages;
begin
  perform private.require_may('family_messages');
  select * into message from public.family_messages m where m.id = wanted for update;
  if message.id is null then
    raise exception 'This message is not there any more.' using errcode = 'PT404', detail = 'message';
  end if;
  perform private.require_campus(message.campus);
  return message;
end $$;

-- Who sends a message, as the caller is told. The person who wrote it or asked for approval is not the second
-- colleague.
create function private.message_approval(message public.family_messages) returns text
language sql stable security definer set search_path = ''
as $$
  select case when not r.needs_approval then null when message.status <> 'awaiting_approval' then 'ask'
    when private.own_id() in (message.asked_by, message.written_by) then 'own' else 'second' end
  from private.message_rules r
$$;

-- What sending would do: how many children it is about, how many mailboxes and phones it goes to and in which
-- languages, how many want none, how many children have nobody who gets one, how many devices a notice would reach,
-- what phones show, and for each channel to phones how many, what that costs and what was and may be spent, in paise.
-- "approval" says who sends it: null for everybody, "ask" where a second colleague has to, "own" for who has asked,
-- "second" for that colleague.
create function public.preview_family_message(message uuid)
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
grant execute on function public.preview_family_message to authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- Sending.

-- Asks the colleagues who may send it for their approval: each gets an email.
create function public.ask_message_approval(message uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  own public.family_messages := private.require_message(ask_message_approval.message);
begin
  if own.status <> 'draft' then
    raise exception 'This message is no draft any more.' using errcode = 'PT409', detail = 'not_draft';
  end if;
  perform private.step_family_message(own.id, 'awaiting_approval');
  perform private.queue_email(a.email, 'message_approval', jsonb_build_object('id', own.id, 'title', own.title,
    'asked_by', own.author_name))
  from public.admin_users a
  where private.opens(a.role, 'family_messages', true) and (a.campuses is null or own.campus = any (a.campuses))
    and not exists (select from auth.users u where u.email = a.email and u.id in (private.own_id(), own.written_by));
end $$;
grant execute on function public.ask_message_approval to authenticated;

-- A message that awaits approval is a draft again, to be changed.
create function public.reopen_family_message(message uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  own public.family_messages := private.require_message(reopen_family_message.message);
begin
  if own.status <> 'awaiting_approval' then
    raise exception 'This message does not await approval.' using errcode = 'PT409', detail = 'not_waiting';
  end if;
  perform private.step_family_message(own.id, 'draft');
end $$;
grant execute on function public.reopen_family_message to authenticated;

-- Words of a message as text with tags: an empty line begins a paragraph.
create function private.in_paragraphs(words text) returns text
language sql immutable set search_path = ''
as $$
  select string_agg('<p>' || replace(replace(replace(replace(btrim(p.part, E' \n\r'), '&', '&amp;'), '<', '&lt;'), '>', '&gt;'),
    E'\n', '<br>') || '</p>', '' order by p.place)
  from regexp_split_to_table(words, E'\\r?\n[ \\t]*\\r?\n') with ordinality as p (part, place)
  where btrim(p.part, E' \n\r') <> ''
$$;

-- The people that a notice of the site concerns, in words: the bus route, the levels and the classes, in a language.
create function private.message_readers(message public.family_messages, wanted text) returns text
language sql stable security definer set search_path = ''
as $$
  select left(coalesce(string_agg(n.name, ', ' order by n.part, n.position, n.name), ''), 160) from (
    select 0 as part, 0 as position, coalesce(nullif(r.translations -> wanted ->> 'name', ''), r.name) as name
    from public.bus_routes r where r.id = message.route_id
    union all
    select 1, l.position, coalesce(nullif(l.translations -> wanted ->> 'name', ''), l.name)
    from public.levels l where l.key = any (message.levels)
    union all
    select 2, k.position, coalesce(nullif(k.translations -> wanted ->> 'name', ''), k.name)
    from public.classes k where k.stored_name = any (message.classes)
  ) as n
$$;

-- Puts a message on the site as a notice, from now on.
create function private.publish_message_notice(message public.family_messages) returns uuid
language sql volatile security definer set search_path = ''
as $$
  insert into public.latest_updates (content, body, concerns, is_urgent, campus, expires_at, translations)
  values (message.title, private.in_paragraphs(message.body), private.message_readers(message, 'en'), message.is_urgent,
    message.campus, message.expires_at, (
      select coalesce(jsonb_object_agg(t.key, jsonb_strip_nulls(jsonb_build_object('content', t.value ->> 'title',
        'body', private.in_paragraphs(t.value ->> 'body'), 'concerns', nullif(private.message_readers(message, t.key), '')))), '{}')
      from jsonb_each(message.translations) t))
  returning id
$$;

-- Sends a draft, or a message that the caller approves by this: writes a delivery for each address and its email or
-- text into the outbox, in one transaction with the notice and the new state, so that everybody is written to once or
-- nobody. Returns how many addresses.
create function public.send_family_message(message uuid) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  own public.family_messages := private.require_message(send_family_message.message);
  addresses integer;
begin
  if own.status not in ('draft', 'awaiting_approval') then
    raise exception 'This message was sent already: write a new one.' using errcode = 'PT409', detail = 'not_draft';
  end if;
  if private.message_approval(own) in ('ask', 'own') then
    raise exception 'A second colleague has to approve this message.' using errcode = 'PT409', detail = 'second_person';
  end if;
  if own.expires_at <= now() then
    raise exception 'The time of this message is over.' using errcode = 'PT409', detail = 'message_over';
  end if;
  if own.event_id is not null then
    perform private.require_campus((select e.campus from public.events e where e.id = own.event_id));
  end if;
  -- Messages are measured against the monthly limit one at a time.
  perform from private.phone_gateways g order by g.channel for update;
  -- A key of 128 bits: the link is paid for by its length.
  with recipients as materialized (
    select r.*, gen_random_uuid() as mail, left(private.new_token(), 32) as token, coalesce(t.parts * c.price, 0) as price
    from private.list_message_recipients(own) r
    left join private.list_phone_texts(own) t on t.language = r.language and t.channel = r.channel
    left join private.list_phone_channels(own) c on c.channel = r.channel
  ), mails as (
    insert into public.mail_outbox (id, recipient, template, data)
    select r.mail, r.address, 'family_message', jsonb_strip_nulls(jsonb_build_object('language', r.language,
      'title', private.message_words(own, r.language, 'title'), 'body', private.message_words(own, r.language, 'body'),
      'token', r.token, 'is_urgent', own.is_urgent, 'reader', r.reader, 'channel', nullif(r.channel, 'email')))
    from recipients r where not r.is_opted_out
  )
  insert into public.message_deliveries (message_id, address, channel, language, state, price, mail_id, token_hash)
  select own.id, r.address, r.channel, r.language, case when r.is_opted_out then 'opted_out' else 'queued' end,
    case when r.is_opted_out then 0 else r.price end,
    case when not r.is_opted_out then r.mail end, case when not r.is_opted_out then private.hash_token(r.token) end
  from recipients r;
  select count(distinct d.address) into addresses
  from public.message_deliveries d where d.message_id = own.id and d.state = 'queued';
  if addresses = 0 and not own.on_site then
    raise exception 'Nobody would get this message.' using errcode = 'PT409', detail = 'nobody';
  end if;
  if exists (
    select from private.list_phone_channels(own) c, private.get_phone_spending(c.channel) p
    where p.spent > p.month_limit and exists (select from public.message_deliveries d
      where d.message_id = own.id and d.channel = c.channel and d.price > 0)) then
    raise exception 'This message costs more than may be spent this month.' using errcode = 'PT409', detail = 'over_limit';
  end if;
  perform private.step_family_message(own.id, case when addresses = 0 then 'sent' else 'sending' end);
  if own.on_site then
    perform set_config('private.message_step', 'yes', true);
    update public.family_messages m set notice_id = private.publish_message_notice(own) where m.id = own.id;
    perform set_config('private.message_step', '', true);
  end if;
  return addresses;
end $$;
grant execute on function public.send_family_message to authenticated;

-- Takes back what has not gone, and the notice of the site: returns how many addresses have nothing of it. What a
-- server is handing over at this moment may arrive still, and then counts as handed over.
create function public.take_back_family_message(message uuid) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  own public.family_messages := private.require_message(take_back_family_message.message);
  spared integer;
begin
  if own.status <> 'sending' and not (own.status = 'sent' and exists (
    select from public.latest_updates u where u.id = own.notice_id and u.is_active)) then
    raise exception 'Nothing of this message waits any more.' using errcode = 'PT409', detail = 'nothing_waits';
  end if;
  update public.latest_updates u set is_active = false where u.id = own.notice_id and u.is_active;
  select count(*) into spared from (
    select from public.message_deliveries d where d.message_id = own.id
    group by d.address
    having bool_or(d.state = 'queued') and not bool_or(d.state in ('handed_over', 'delivered'))) as a;
  perform private.step_family_message(own.id, 'taken_back');
  -- Emails that no server has claimed; one that is being claimed at this moment goes out.
  delete from public.mail_outbox o using public.message_deliveries d
  where d.message_id = own.id and d.mail_id = o.id and o.attempts = 0;
  update public.mail_outbox o set gave_up_at = now(), last_error = 'The message was taken back.'
  from public.message_deliveries d
  where d.message_id = own.id and d.mail_id = o.id and o.sent_at is null and o.gave_up_at is null;
  update public.message_deliveries d set state = 'failed', error = 'taken_back'
  where d.message_id = own.id and d.state = 'queued';
  return spared;
end $$;
grant execute on function public.take_back_family_message to authenticated;

-- Nothing of a message that was taken back, or whose time is over, is claimed or tried again, whoever asks for it.
create function private.end_late_message() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.sent_at is null and exists (
    select from public.message_deliveries d join public.family_messages m on m.id = d.message_id
    where d.mail_id = new.id and (m.status = 'taken_back' or m.expires_at <= now())) then
    new.gave_up_at := coalesce(new.gave_up_at, old.gave_up_at, now());
  end if;
  return new;
end $$;
create trigger end_late_message before update on public.mail_outbox
  for each row when (new.template = 'family_message') execute function private.end_late_message();

-- What the outbox knows of a delivery, and when the last of a message has gone.
create function private.note_message_delivery() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  message uuid;
begin
  update public.message_deliveries d
  set state = case when new.sent_at is not null then 'handed_over' when new.gave_up_at is not null then 'failed'
      else 'queued' end,
    error = case when new.sent_at is null and new.gave_up_at is not null then case (select m.status from public.family_messages m where m.id = d.message_id)
      when 'taken_back' then 'taken_back' else 'given_up' end end
  -- A later report of the gateway wins.
  where d.mail_id = new.id and d.state <> 'delivered' and d.error is distinct from 'not_delivered'
  returning d.message_id into message;
  if not exists (select from public.message_deliveries d where d.message_id = message and d.state = 'queued') then
    perform private.step_family_message(m.id, 'sent') from public.family_messages m where m.id = message and m.status = 'sending';
  elsif new.sent_at is null and new.gave_up_at is null then
    perform private.step_family_message(m.id, 'sending') from public.family_messages m where m.id = message and m.status = 'sent';
  end if;
  return null;
end $$;
create trigger note_message_delivery after update on public.mail_outbox
  for each row when (new.template = 'family_message'
    and (new.sent_at is distinct from old.sent_at or new.gave_up_at is distinct from old.gave_up_at))
  execute function private.note_message_delivery();

-- What a gateway says of a message that it took: "delivered" or "failed", in any order and as often as it likes;
-- delivered is the last word. Answers whether it is a message of ours.
create function public.note_phone_report(mail uuid, outcome text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  own public.message_deliveries;
begin
  perform private.require_server();
  if outcome not in ('delivered', 'failed') then
    raise exception 'There is no such outcome.' using errcode = '22023', detail = 'outcome';
  end if;
  select * into own from public.message_deliveries d
  where d.mail_id = note_phone_report.mail and d.channel <> 'email' for update;
  if own.id is null then
    return exists (select from public.mail_outbox o where o.id = note_phone_report.mail and o.recipient like '+%');
  end if;
  update public.message_deliveries d set state = outcome, error = case outcome when 'failed' then 'not_delivered' end
  where d.id = own.id and d.state <> outcome and d.state <> 'delivered' and d.error is distinct from 'taken_back';
  if not exists (select from public.message_deliveries d where d.message_id = own.message_id and d.state = 'queued') then
    perform private.step_family_message(m.id, 'sent')
    from public.family_messages m where m.id = own.message_id and m.status = 'sending';
  end if;
  return true;
end $$;

-- ---------------------------------------------------------------------------------------------------------
-- What the office reads of it.

-- What became of a message on each channel, in addresses.
create function public.count_message_deliveries(message uuid)
returns table (channel text, handed_over bigint, delivered bigint, waiting bigint, failed bigint, taken_back bigint,
  opted_out bigint)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_may('family_messages', false);
  return query
    select d.channel, count(*) filter (where d.state = 'handed_over'), count(*) filter (where d.state = 'delivered'),
      count(*) filter (where d.state = 'queued'), count(*) filter (where d.error in ('given_up', 'not_delivered')),
      count(*) filter (where d.error = 'taken_back'), count(*) filter (where d.state = 'opted_out')
    from public.message_deliveries d where d.message_id = count_message_deliveries.message
    group by d.channel order by d.channel;
end $$;
grant execute on function public.count_message_deliveries to authenticated;

-- The children of whose guardians nobody has the message or will, and their phones: for administrators, who see their
-- records.
create function public.list_unreached_children(message uuid)
returns table (id uuid, name text, admission_no text, campus text, class text, section text, guardians text, phones text[])
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  own public.family_messages;
begin
  perform private.require_admin();
  select * into own from public.family_messages m where m.id = list_unreached_children.message;
  if own.id is null then
    raise exception 'This message is not there any more.' using errcode = 'PT404', detail = 'message';
  end if;
  perform private.require_campus(own.campus);
  return query
    select s.id, s.name, s.admission_no, s.campus, s.class, s.section, g.names, coalesce(g.phones, '{}')
    from private.list_message_children(own) s
    left join lateral (
      select string_agg(p.name, ', ' order by p.is_first desc, p.created_at, p.id) as names,
        array_agg(p.phone order by p.is_first desc, p.created_at, p.id) filter (where p.phone is not null) as phones
      from public.guardians p where p.student_id = s.id
    ) as g on true
    where own.sent_at is not null and not exists (
      select from public.guardians p
      join public.message_deliveries d on d.address in (lower(p.email), private.phone_address(p.phone))
      where p.student_id = s.id and d.message_id = own.id and d.state in ('queued', 'handed_over', 'delivered'))
    order by s.campus, s.class, s.section, s.name, s.id;
end $$;
grant execute on function public.list_unreached_children to authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- The link in an email.

-- The message of a link, in the language of its email, and whether messages still come to that address. No row for a
-- link that leads nowhere.
create function public.get_family_message(token text)
returns table (title text, body text, is_urgent boolean, sent_at timestamptz, is_taken_back boolean, wants_messages boolean)
language sql stable security definer rows 1 set search_path = ''
as $$
  select private.message_words(m, d.language, 'title'), private.message_words(m, d.language, 'body'), m.is_urgent, m.sent_at,
    m.status = 'taken_back', not exists (select from private.message_opt_outs o where o.address = d.address)
  from public.message_deliveries d join public.family_messages m on m.id = d.message_id
  where d.token_hash = private.hash_token(get_family_message.token)
$$;
grant execute on function public.get_family_message to anon, authenticated;

-- Ends messages to the address of a link, or lets them come again. Doing it twice is no error.
create function public.set_message_choice(token text, wants_messages boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  own text := (
    select d.address from public.message_deliveries d where d.token_hash = private.hash_token(set_message_choice.token));
begin
  if set_message_choice.wants_messages then
    delete from private.message_opt_outs o where o.address = own;
  elsif own is not null then
    insert into private.message_opt_outs (address) values (own) on conflict do nothing;
  end if;
end $$;
grant execute on function public.set_message_choice to anon, authenticated;
