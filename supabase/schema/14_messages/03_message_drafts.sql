-- Drafts of messages, and what sending one would do.

-- Every colleague who may write a message may change a draft. Only functions set its status and who wrote it; a
-- trigger, so that this applies to undo and earlier versions too.
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
-- From draft to sent.

-- Moves a message from one state to the next; nothing else does.
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

-- Returns a message, locked, if the caller may write it.
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

-- What the caller is told about who sends a message (preview_family_message). The person who wrote it or asked for
-- approval cannot be the second colleague.
create function private.message_approval(message public.family_messages) returns text
language sql stable security definer set search_path = ''
as $$
  select case when not r.needs_approval then null when message.status <> 'awaiting_approval' then 'ask'
    when private.own_id() in (message.asked_by, message.written_by) then 'own' else 'second' end
  from private.message_rules r
$$;

-- What sending would do: the number of children it is about, of mailboxes and phones and their languages, of
-- addresses that want no messages, of children for whom nobody would be reached, and of devices that would get a
-- notice; the texts on phones; and for each phone channel the number of phones, the cost, and what was spent and may
-- be spent, in paise. `approval` says who sends it: null for everybody, "ask" if a second colleague has to, "own" for
-- the one who asked, "second" for that colleague.
create function public.preview_family_message(message uuid)
returns table (children bigint, emails bigint, phones bigint, languages jsonb, opted_out bigint, unreachable bigint,
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
      (select coalesce(jsonb_object_agg(e.language, e.emails), '{}') from (
        select r.language, count(distinct r.address) as emails
        from recipients r where not r.is_opted_out group by r.language) as e),
      (select count(distinct r.address) from recipients r where r.is_opted_out),
      (select count(*) from private.list_message_children(own) s where s.id not in (select e.student_id from reached e)),
      (select count(*) from public.push_subscriptions p
        where own.on_site and (own.is_urgent or p.wants_usual) and private.is_told(p, own.campus)),
      (select coalesce(jsonb_agg(to_jsonb(t) order by t.channel, t.language), '[]') from texts t),
      (select coalesce(jsonb_agg(to_jsonb(c) order by c.channel), '[]') from channels c),
      private.message_approval(own);
end $$;
grant execute on function public.preview_family_message to authenticated;
