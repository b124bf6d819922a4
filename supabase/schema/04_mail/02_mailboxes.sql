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
create index mailboxes_of_campus_idx on public.mailboxes (campus);

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
create trigger require_choices before insert or update of topic on public.mailboxes
  for each row execute function private.require_choices();

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

-- The same for the server, which writes it into emails as the address for answers.
create function public.find_mailbox(topic text, campus text default null) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_server();
  return private.mailbox_for(find_mailbox.topic, find_mailbox.campus);
end $$;

-- Queues at most a hundred emails of a kind an hour for a mailbox; the admin pages show the rest.
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
