-- A message goes to phones by text message, by WhatsApp, or by both.

alter table public.family_messages drop constraint family_messages_phone_channel_check,
  add constraint family_messages_phone_channel_check check (phone_channel in ('sms', 'whatsapp', 'both'));
alter table public.message_deliveries drop constraint message_deliveries_message_id_address_key,
  add constraint message_deliveries_message_id_address_channel_key unique (message_id, address, channel);

drop function private.list_message_addresses(public.family_messages, text, text);
drop function private.list_phone_texts(public.family_messages);
drop function public.preview_family_message(uuid);

create function private.list_phone_channels(message public.family_messages)
returns table (channel text, price integer, frames jsonb)
language sql stable security definer set search_path = ''
as $$
  select g.channel, g.price, g.frames from private.phone_gateways g where message.phone_channel in (g.channel, 'both')
$$;

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

create or replace function private.list_message_recipients(message public.family_messages)
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
        where own.on_site and own.is_urgent and private.is_told(p, own.campus)),
      (select coalesce(jsonb_agg(to_jsonb(t) order by t.channel, t.language), '[]') from texts t),
      (select coalesce(jsonb_agg(to_jsonb(c) order by c.channel), '[]') from channels c),
      private.message_approval(own);
end $$;
grant execute on function public.preview_family_message to authenticated;

create or replace function public.send_family_message(message uuid) returns integer
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
  -- One message at a time is measured against what may be spent.
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

create or replace function public.take_back_family_message(message uuid) returns integer
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
  -- Never claimed; of what a server is claiming at this moment the letter stays.
  delete from public.mail_outbox o using public.message_deliveries d
  where d.message_id = own.id and d.mail_id = o.id and o.attempts = 0;
  update public.mail_outbox o set gave_up_at = now(), last_error = 'The message was taken back.'
  from public.message_deliveries d
  where d.message_id = own.id and d.mail_id = o.id and o.sent_at is null and o.gave_up_at is null;
  update public.message_deliveries d set state = 'failed', error = 'taken_back'
  where d.message_id = own.id and d.state = 'queued';
  return spared;
end $$;
