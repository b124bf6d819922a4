-- The people a message is for, the words they get, and what messages to phones cost.

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

-- The phone channels of a message that a gateway carries.
create function private.list_phone_channels(message public.family_messages)
returns table (channel text, price integer, frames jsonb)
language sql stable security definer set search_path = ''
as $$
  select g.channel, g.price, g.frames from private.phone_gateways g where message.phone_channel in (g.channel, 'both')
$$;

-- The addresses at which a person gets a message: the mailbox, and the phone if the message goes there and a gateway
-- carries it.
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

-- Every address that a message would go to, once on each channel, with its language and its kind of reader: a
-- guardian, a reader of the weekly email, a guest, or somebody on a list.
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

-- What a phone shows of a message on each channel in each language: its title in the text of the gateway.
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

-- The paise spent on a channel this month, in India, and the limit; null for none.
create function private.get_phone_spending(wanted text) returns table (spent bigint, month_limit integer)
language sql stable security definer rows 1 set search_path = ''
as $$
  select (select coalesce(sum(d.price), 0) from public.message_deliveries d
      where d.channel = g.channel and d.price > 0 and d.error is distinct from 'taken_back'
        and d.created_at >= date_trunc('month', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata'),
    g.month_limit
  from private.phone_gateways g where g.channel = wanted
$$;
