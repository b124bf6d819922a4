-- The outbox: emails and messages to phones that the server sends.

-- Messages to many people. Codes and confirmations are sent before them.
create function private.is_to_many(template text) returns boolean
language sql immutable set search_path = ''
as $$
  select template in ('family_message', 'event_rsvp_invited', 'event_invitation_again')
$$;

-- Emails waiting or sent. No client has a policy: only the server reads them.
create table public.mail_outbox (
  id uuid primary key default gen_random_uuid(),
  recipient text not null check (length(recipient) between 3 and 320),
  template text not null check (template ~ '^[a-z][a-z0-9_]{0,63}$'),
  data jsonb not null default '{}' check (jsonb_typeof(data) = 'object'),
  attempts integer not null default 0 check (attempts >= 0),
  next_attempt_at timestamptz not null default now(),
  last_error text check (length(last_error) <= 2000),
  sent_at timestamptz,
  -- When the server stopped trying.
  gave_up_at timestamptz,
  -- The application or booking that the limit counts by (private.queue_email).
  subject_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- In the order in which they are claimed.
create index mail_outbox_waiting_idx on public.mail_outbox (private.is_to_many(template), next_attempt_at, id)
  where sent_at is null and gave_up_at is null;
create index mail_outbox_recipient_idx on public.mail_outbox (recipient, template, created_at);
create index mail_outbox_created_idx on public.mail_outbox (created_at desc, id desc);

alter table public.mail_outbox enable row level security;
grant select, insert, update, delete on public.mail_outbox to anon, authenticated;
grant all on public.mail_outbox to service_role;

create trigger stamp before insert or update on public.mail_outbox
  for each row execute function private.stamp_row();

-- A token stays in the outbox only until its email is sent.
create function private.forget_mail_data() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.sent_at is not null then
    new.data := '{}'::jsonb;
  end if;
  return new;
end $$;
create trigger forget_data before insert or update on public.mail_outbox
  for each row execute function private.forget_mail_data();

-- An email without a language is sent in the language that the recipient's account has chosen.
create function private.choose_email_language() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  chosen text;
begin
  select u.raw_user_meta_data ->> 'language' into chosen
  from auth.users u where u.email = lower(new.recipient) limit 1;
  if chosen = private.known_language(chosen) then
    new.data := coalesce(new.data, '{}') || jsonb_build_object('language', chosen);
  end if;
  return new;
end $$;
create trigger choose_language before insert on public.mail_outbox
  for each row when (new.data ->> 'language' is null) execute function private.choose_email_language();

create function private.email_language_of(person uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select private.known_language(u.raw_user_meta_data ->> 'language')
          from auth.users u where u.id = person);
end $$;

-- What follows in this transaction is done by the holder of a link or of a guardian's page, also if a colleague is.
create function private.act_by_link() returns void
language plpgsql set search_path = ''
as $$
begin
  perform set_config('private.acts_by_link', 'yes', true);
end $$;

-- Anyone can type anyone's address into a form. The limit is five emails of a kind an hour, so that our forms
-- cannot flood a stranger's mailbox. What nobody but the owner of a mailbox can cause is counted by the thing it is
-- about, and what the office does is not counted, so that nobody uses up the emails a family waits for. What a
-- colleague does by a link is counted like anyone's.
create function private.queue_email(address text, kind text, content jsonb, about uuid default null) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if private.office_role() is not null and coalesce(current_setting('private.acts_by_link', true), '') <> 'yes' or (
    select count(*) from public.mail_outbox m
    where m.recipient = address and m.template = kind and m.subject_id is not distinct from queue_email.about
      and m.created_at > now() - interval '1 hour') < 5 then
    insert into public.mail_outbox (recipient, template, data, subject_id)
    values (address, kind, content, queue_email.about);
  end if;
end $$;

-- Claims emails that are due. Each is due again after one minute, then two, four … six hours: if a server claims an
-- email and dies, the next attempt sends it. Messages to many go last, so that a code or a confirmation does not wait
-- for thousands of them. Runs with the caller's rights, so that only the service role finds any.
create function public.claim_mail(most integer default 10) returns setof public.mail_outbox
language sql volatile set search_path = ''
as $$
  with claimed as (
    update public.mail_outbox m
    set attempts = m.attempts + 1,
      next_attempt_at = now() + least(interval '6 hours', interval '1 minute' * power(2, least(m.attempts, 20)))
    where m.id in (
      select due.id from public.mail_outbox due
      where due.sent_at is null and due.gave_up_at is null and due.next_attempt_at <= now()
      order by private.is_to_many(due.template), due.next_attempt_at, due.id
      limit least(greatest(most, 1), 50)
      for update skip locked
    )
    returning m.*
  )
  -- An expired message has been ended instead (14_messages/04_sending_messages.sql).
  select * from claimed c where c.gave_up_at is null
$$;
