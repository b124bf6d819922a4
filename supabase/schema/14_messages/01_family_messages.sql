-- Messages to families: what the office writes, for whom, on which channels, and what happened to it for each address
-- (docs/decisions/messages.md). The outbox carries emails and messages to phones (04_mail/01_outbox.sql).

-- Whether a second colleague has to approve a message before it is sent.
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
  levels text[] not null default '{}' check (cardinality(levels) <= 20 and private.are_short(levels, 80)),
  classes text[] not null default '{}' check (cardinality(classes) <= 60 and private.are_short(classes, 80)),
  -- Only children who ride on this bus route. No foreign key: after the route is deleted the message is for nobody,
  -- not for everybody.
  route_id uuid,
  -- Who replied to this event, instead of families. No foreign key: an event in the trash has no guests.
  event_id uuid,
  -- Or the people on this mailing list (04_mail/03_mailing_lists.sql).
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
  -- Emails and texts that have not been sent by then are not sent.
  expires_at timestamptz check (expires_at between '2003-01-01' and '2101-01-01'),
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
-- phone once on each channel. No client has a policy; the office reads counts and the names of children
-- (05_what_became_of_messages.sql).
create table public.message_deliveries (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null references public.family_messages (id) on delete cascade,
  -- In lower case.
  address text not null check (length(address) between 3 and 320),
  language text not null check (language ~ '^[a-z]{2,3}$'),
  channel text not null default 'email' check (channel in ('email', 'sms', 'whatsapp')),
  -- Only a gateway reports "delivered"; a mail server only says that it took the email.
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
