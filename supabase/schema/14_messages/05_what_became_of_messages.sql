-- What happened to a message, for the office; and the link in its email.

-- Counts the addresses of a message by channel and state.
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

-- Children whose guardians neither have the message nor will get it, with the guardians' phones. For administrators,
-- who may see their records.
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

-- The message of a link, in the language of its email, and whether the address still gets messages. No row for an
-- unknown link.
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
