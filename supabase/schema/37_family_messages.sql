-- Messages to families: what the office writes, for whom, and what became of it for each address
-- (docs/decisions/messages.md). The letters are carried by the outbox (05_mail.sql).

-- ---------------------------------------------------------------------------------------------------------
-- Messages. An editor or an administrator writes one, for a campus or for all, and within it for levels and classes.

create table public.family_messages (
  id uuid primary key default gen_random_uuid(),
  title text not null check (length(title) <= 120 and length(btrim(title)) >= 3),
  body text not null check (length(body) <= 2000 and length(btrim(body)) >= 3),
  campus text references public.campuses (key),
  -- Whoever is in one of these levels or classes, by its stored name; everybody where both are empty.
  levels text[] not null default '{}' check (cardinality(levels) <= 20),
  classes text[] not null default '{}' check (cardinality(classes) <= 60),
  is_urgent boolean not null default false,
  -- What has not gone by then does not go any more.
  expires_at timestamptz,
  status text not null default 'draft'
    check (status in ('draft', 'sending', 'sent', 'taken_back')),
  -- Whoever changed the words last.
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
-- One row for each message and address: an address gets a message once, however many children it has. No client has a
-- policy; the office reads numbers and the names of children below.
create table public.message_deliveries (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null references public.family_messages (id) on delete cascade,
  -- In small letters.
  address text not null check (length(address) between 3 and 320),
  language text not null check (language ~ '^[a-z]{2,3}$'),
  state text not null default 'queued' check (state in ('queued', 'handed_over', 'failed', 'opted_out')),
  -- Why it failed.
  error text check (error in ('given_up', 'taken_back')),
  -- In the outbox, which keeps the attempts and the time of the next.
  mail_id uuid unique references public.mail_outbox (id) on delete set null,
  -- Of the link that shows the message and ends messages to this address.
  token_hash text unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (message_id, address)
);
create index message_deliveries_address_idx on public.message_deliveries (address);
create index message_deliveries_queued_idx on public.message_deliveries (message_id) where state = 'queued';
create index message_deliveries_created_idx on public.message_deliveries (created_at);

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

-- A draft is everybody's to change who may write one. What it becomes, and who wrote it, only the functions below
-- say; a trigger, so that it holds for undo and earlier versions too.
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
  new.written_by := private.own_id();
  new.author_name := coalesce(colleague.full_name, colleague.email, '');
  return new;
end $$;
create trigger guard_message before insert or update or delete on public.family_messages
  for each row execute function private.guard_family_message();

-- ---------------------------------------------------------------------------------------------------------
-- Whom a message is for, and what it says there.

-- The children on the roll whose families a message is for.
create function private.list_message_children(message public.family_messages) returns setof public.students
language sql stable security definer set search_path = ''
as $$
  select s.* from public.students s
  where s.status = 'active' and (message.campus is null or s.campus = message.campus)
    and (cardinality(message.levels) + cardinality(message.classes) = 0 or s.class = any (message.classes)
      or exists (select from public.classes k where k.stored_name = s.class and k.level = any (message.levels)))
$$;

-- The words of a message in a language, or in the language that it was written in.
create function private.message_words(message public.family_messages, wanted text, part text) returns text
language sql immutable set search_path = ''
as $$
  select coalesce(nullif(btrim(message.translations -> wanted ->> part), ''), to_jsonb(message) ->> part)
$$;

-- Every address of a guardian that a message would go to, once, in the language of its letters: the mailbox, or the phone
-- of who has none, where messages go to phones.
create function private.list_message_recipients(message public.family_messages)
returns table (address text, language text, is_opted_out boolean)
language sql stable security definer set search_path = ''
as $$
  select distinct on (r.address) r.address, r.language,
    exists (select from private.message_opt_outs o where o.address = r.address)
  from private.list_message_children(message) s
  join lateral (
    select private.guardian_address(g) as address, private.known_language(g.language) as language, g.is_first, g.created_at, g.id
    from public.guardians g where g.student_id = s.id) as r on r.address is not null
  order by r.address, r.is_first desc, r.created_at, r.id
$$;

-- The only way from one state to the next.
create function private.step_family_message(message uuid, next text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform set_config('private.message_step', 'yes', true);
  update public.family_messages m set status = next, sent_at = coalesce(m.sent_at, now()) where m.id = message;
  perform set_config('private.message_step', '', true);
end $$;

-- The message, for whoever may write it. It stays locked.
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

-- What sending would do: how many children it is about, how many mailboxes get a letter and how many phones a message,
-- how many of both in each language, how many want none, and how many children have nobody who gets one.
create function public.preview_family_message(message uuid)
returns table (children bigint, letters bigint, phones bigint, languages jsonb, opted_out bigint, unreachable bigint)
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
    ), children as (
      select exists (
        select from public.guardians g join recipients r on r.address = private.guardian_address(g)
        where g.student_id = s.id and not r.is_opted_out) as is_reached
      from private.list_message_children(own) s
    )
    select (select count(*) from children),
      (select count(*) from recipients r where not r.is_opted_out and r.address not like '+%'),
      (select count(*) from recipients r where not r.is_opted_out and r.address like '+%'),
      (select coalesce(jsonb_object_agg(l.language, l.letters), '{}') from (
        select r.language, count(*) as letters from recipients r where not r.is_opted_out group by r.language) as l),
      (select count(*) from recipients r where r.is_opted_out),
      (select count(*) from children c where not c.is_reached);
end $$;
grant execute on function public.preview_family_message to authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- Sending.

-- Sends a draft: writes a delivery for each address and its letter into the outbox, in one transaction with the new state,
-- so that everybody is written to once or nobody. Returns to how many.
create function public.send_family_message(message uuid) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  own public.family_messages := private.require_message(send_family_message.message);
  letters integer;
begin
  if own.status <> 'draft' then
    raise exception 'This message was sent already: write a new one.' using errcode = 'PT409', detail = 'not_draft';
  end if;
  if own.expires_at <= now() then
    raise exception 'The time of this message is over.' using errcode = 'PT409', detail = 'message_over';
  end if;
  with recipients as materialized (
    select r.address, r.language, r.is_opted_out, gen_random_uuid() as mail, private.new_token() as token
    from private.list_message_recipients(own) r
  ), mails as (
    insert into public.mail_outbox (id, recipient, template, data)
    select r.mail, r.address, 'family_message', jsonb_strip_nulls(jsonb_build_object('language', r.language,
      'title', private.message_words(own, r.language, 'title'), 'body', private.message_words(own, r.language, 'body'),
      'token', r.token, 'is_urgent', own.is_urgent))
    from recipients r where not r.is_opted_out
  )
  insert into public.message_deliveries (message_id, address, language, state, mail_id, token_hash)
  select own.id, r.address, r.language, case when r.is_opted_out then 'opted_out' else 'queued' end,
    case when not r.is_opted_out then r.mail end, case when not r.is_opted_out then private.hash_token(r.token) end
  from recipients r;
  select count(*) into letters from public.message_deliveries d where d.message_id = own.id and d.state = 'queued';
  if letters = 0 then
    raise exception 'Nobody would get this message.' using errcode = 'PT409', detail = 'nobody';
  end if;
  perform private.step_family_message(own.id, 'sending');
  return letters;
end $$;
grant execute on function public.send_family_message to authenticated;

-- Takes back what has not gone: returns how many addresses it spares. What a server is handing over at this moment may
-- arrive still, and then counts as handed over.
create function public.take_back_family_message(message uuid) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  own public.family_messages := private.require_message(take_back_family_message.message);
  spared integer;
begin
  if own.status <> 'sending' then
    raise exception 'Nothing of this message waits any more.' using errcode = 'PT409', detail = 'nothing_waits';
  end if;
  select count(*) into spared from public.message_deliveries d where d.message_id = own.id and d.state = 'queued';
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
grant execute on function public.take_back_family_message to authenticated;

-- Of a message that was taken back, or whose time is over, nothing is claimed or tried again, whoever asks for it.
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
  where d.mail_id = new.id returning d.message_id into message;
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

-- ---------------------------------------------------------------------------------------------------------
-- What the office reads of it.

create function public.count_message_deliveries(message uuid)
returns table (handed_over bigint, waiting bigint, failed bigint, taken_back bigint, opted_out bigint)
language plpgsql stable security definer rows 1 set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_may('family_messages', false);
  return query
    select count(*) filter (where d.state = 'handed_over'), count(*) filter (where d.state = 'queued'),
      count(*) filter (where d.error = 'given_up'), count(*) filter (where d.error = 'taken_back'),
      count(*) filter (where d.state = 'opted_out')
    from public.message_deliveries d where d.message_id = count_message_deliveries.message;
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
      join public.message_deliveries d on d.address = private.guardian_address(p)
      where p.student_id = s.id and d.message_id = own.id and d.state in ('queued', 'handed_over'))
    order by s.campus, s.class, s.section, s.name, s.id;
end $$;
grant execute on function public.list_unreached_children to authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- The link in a letter.

-- The message of a link in the language of its letter, and whether messages still come to its address. No row for a link
-- that leads nowhere.
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
