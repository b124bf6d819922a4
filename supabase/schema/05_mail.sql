-- Emails: the outbox, the office's mailboxes, and the part of an email that the office can read.

-- Messages to many people, which wait for a code or a confirmation.
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

-- Anyone can type anyone's address into a form. The limit is five emails of a kind an hour, so that our forms
-- cannot flood a stranger's mailbox.
create function private.queue_email(address text, kind text, content jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if (select count(*) from public.mail_outbox m
      where m.recipient = address and m.template = kind and m.created_at > now() - interval '1 hour') < 5 then
    insert into public.mail_outbox (recipient, template, data) values (address, kind, content);
  end if;
end $$;

-- Claims emails that are due. Each is due again after one minute, then two, four … six hours: if a server claims
-- an email and dies, the next attempt sends it. Messages to many go last, so that a code or a confirmation does
-- not wait for thousands of them. Runs with the caller's rights, so that only the service role
-- finds any.
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
  -- An expired message has been ended instead (37_family_messages.sql).
  select * from claimed c where c.gave_up_at is null
$$;

-- ---------------------------------------------------------------------------------------------------------
-- The addresses for emails to the office, by topic and campus.

create table public.mailboxes (
  id uuid primary key default gen_random_uuid(),
  -- A topic of the contact form, or "photos". "general" is for topics without a mailbox of their own.
  topic text not null,
  -- Null for all campuses.
  campus text references public.campuses (key),
  address text not null check (length(address) <= 254 and address ~ '^[^@\s<>",;]+@[^@\s<>",;]+\.[^@\s<>",;]{2,}$'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique nulls not distinct (topic, campus)
);

alter table public.mailboxes enable row level security;
grant select, insert, update, delete on public.mailboxes to anon, authenticated;
grant all on public.mailboxes to service_role;
create policy "Admins manage" on public.mailboxes for all to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));

create trigger stamp before insert or update on public.mailboxes
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.mailboxes
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.mailboxes
  for each row execute function private.audit_row();

-- The closest mailbox, otherwise the school's own address, otherwise null.
create function private.mailbox_for(about text, place text) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce(
    (select m.address from public.mailboxes m
     where m.topic in (about, 'general') and (m.campus = place or m.campus is null)
     order by (m.topic = about) desc, (m.campus is not null) desc, m.topic
     limit 1),
    (select nullif(c.content ->> 'email', '') from public.site_content c
     where c.key = 'school' and c.published_at <= now()));
end $$;

-- At most a hundred of a kind an hour: the admin pages show the rest.
create function private.queue_office_email(about text, place text, kind text, content jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  mailbox text := private.mailbox_for(about, place);
begin
  if mailbox is not null and (
    select count(*) from public.mail_outbox m
    where m.recipient = mailbox and m.template = kind and m.created_at > now() - interval '1 hour') < 100 then
    insert into public.mail_outbox (recipient, template, data) values (mailbox, kind, content);
  end if;
end $$;

-- ---------------------------------------------------------------------------------------------------------
-- People on lists of the office's own: neighbours, suppliers, a committee of parents. Messages go to a list by its name
-- (37_family_messages.sql); only administrators see who is on it.

create table public.mailing_contacts (
  id uuid primary key default gen_random_uuid(),
  mailing_list text not null check (mailing_list = btrim(mailing_list) and length(mailing_list) between 2 and 80),
  name text not null check (length(name) <= 120 and length(btrim(name)) >= 1),
  email text check (length(email) between 3 and 254 and email = lower(email)),
  phone text check (length(phone) <= 24),
  language text not null default 'en' check (length(language) <= 3 and language ~ '^[a-z]{2,3}$'),
  -- Null for all campuses.
  campus text references public.campuses (key),
  -- When and how the person agreed to be written to.
  agreed text not null check (length(agreed) <= 200 and length(btrim(agreed)) >= 3),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (num_nonnulls(email, phone) > 0)
);
create index mailing_contacts_list_idx on public.mailing_contacts (mailing_list, name, id);
create index mailing_contacts_name_idx on public.mailing_contacts (name, id);
create index mailing_contacts_created_idx on public.mailing_contacts (created_at desc, id);
create index mailing_contacts_campus_idx on public.mailing_contacts (campus);
create index mailing_contacts_email_idx on public.mailing_contacts (email);

alter table public.mailing_contacts enable row level security;
grant select, insert, update, delete on public.mailing_contacts to anon, authenticated;
grant all on public.mailing_contacts to service_role;
create policy "Admins manage" on public.mailing_contacts for all to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));

create trigger stamp before insert or update on public.mailing_contacts
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.mailing_contacts
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.mailing_contacts
  for each row execute function private.audit_row();

insert into private.managed_tables values ('mailing_contacts');

-- The lists, and how many people of the caller's campuses are on each, for colleagues who write messages; no rows for
-- others.
create function public.list_mailing_lists() returns table (name text, people bigint)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  scope text[] := private.campus_scope();
begin
  if not private.may('family_messages', false) then
    return;
  end if;
  return query
    select c.mailing_list, count(*) from public.mailing_contacts c
    where scope is null or c.campus is null or c.campus = any (scope)
    group by c.mailing_list order by c.mailing_list;
end $$;
grant execute on function public.list_mailing_lists to authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- The office sees everything but the text of an email, which may contain a token.

create view private.admin_mail with (security_invoker = false, security_barrier = true) as
select m.id, m.recipient, m.template, m.attempts, m.next_attempt_at, m.last_error, m.sent_at, m.gave_up_at,
  case when m.sent_at is not null then 'sent' when m.gave_up_at is not null then 'failed' else 'waiting' end as state,
  m.created_at, m.updated_at
from public.mail_outbox m where (select public.is_admin());
grant select on private.admin_mail to anon, authenticated, service_role;
create trigger read_only instead of insert or update or delete on private.admin_mail
  for each row execute function private.refuse_view_write();

create view public.admin_mail with (security_invoker = true) as select * from private.admin_mail;
revoke all on public.admin_mail from anon, authenticated;
grant select on public.admin_mail to anon, authenticated, service_role;
create trigger read_only instead of insert or update or delete on public.admin_mail
  for each row execute function private.refuse_view_write();
insert into private.managed_tables values ('admin_mail');

-- Retries emails that are waiting or have failed, and returns how many. A sent email cannot be sent again: its
-- text has been erased.
create function public.resend_mail(ids uuid[]) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  counted integer;
begin
  perform private.require_admin();
  perform private.require_campus(null);
  update public.mail_outbox m set attempts = 0, gave_up_at = null, next_attempt_at = now()
  where m.id = any (ids) and m.sent_at is null;
  get diagnostics counted = row_count;
  return counted;
end $$;
grant execute on function public.resend_mail to authenticated;
