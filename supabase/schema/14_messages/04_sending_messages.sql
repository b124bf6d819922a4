-- Sending a message, and taking it back.

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

-- Turns a message that awaits approval into a draft again.
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

-- Sends a draft, or a message that the caller thereby approves: writes a delivery for each address and its email or
-- text into the outbox, in one transaction with the notice and the new state, so that everybody gets it once or
-- nobody does. Returns the number of addresses.
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
  -- One message at a time is checked against the monthly limit.
  perform from private.phone_gateways g order by g.channel for update;
  -- The token has 128 bits, because the link is paid for by its length.
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

-- Takes back what has not been sent, and the notice on the site. Returns how many addresses got nothing. What a
-- server is sending at this moment may still arrive, and then counts as handed over.
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

-- Emails of a message that was taken back or has expired are neither claimed nor tried again.
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

-- Copies to a delivery what the outbox knows of it, and marks a message as sent after its last delivery.
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

-- Records what a gateway reports of a message that it took: "delivered" or "failed", in any order and any number of
-- times; "delivered" is final. Returns whether it is a message of ours.
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
