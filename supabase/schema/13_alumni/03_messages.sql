-- Messages. Alumni write to each other without learning an address: the school sends the message as an email.
-- Blocked senders get the usual answer; their emails are not sent.

create table public.alumni_messages (
  id uuid primary key default gen_random_uuid(),
  sender_id uuid not null references auth.users (id) on delete cascade,
  recipient_id uuid not null references auth.users (id) on delete cascade,
  body text not null check (length(body) between 1 and 4000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (sender_id <> recipient_id)
);
create index alumni_messages_sender_idx on public.alumni_messages (sender_id, created_at desc);
create index alumni_messages_recipient_idx on public.alumni_messages (recipient_id, created_at desc);

create table public.alumni_blocks (
  id uuid primary key default gen_random_uuid(),
  blocker_id uuid not null references auth.users (id) on delete cascade,
  blocked_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index alumni_blocks_blocked_idx on public.alumni_blocks (blocked_id);

create table public.alumni_reports (
  id uuid primary key default gen_random_uuid(),
  reporter_id uuid references auth.users (id) on delete set null,
  person_id uuid not null references auth.users (id) on delete cascade,
  message_id uuid references public.alumni_messages (id) on delete set null,
  reason text not null check (reason in ('unwanted', 'offensive', 'not_an_alumnus', 'wrong_details', 'other')),
  note text check (length(note) <= 2000),
  status text not null default 'new' check (status in ('new', 'closed')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index alumni_reports_reporter_idx on public.alumni_reports (reporter_id, created_at desc);
create index alumni_reports_person_idx on public.alumni_reports (person_id);
create index alumni_reports_message_idx on public.alumni_reports (message_id);
create index alumni_reports_status_idx on public.alumni_reports (status, created_at desc, id);

-- Messages are never logged, and the office reads only reported ones.
alter table public.alumni_messages enable row level security;
grant select, insert, update, delete on public.alumni_messages to anon, authenticated;
grant all on public.alumni_messages to service_role;
create policy "Who may read" on public.alumni_messages for select to authenticated
  using (
    sender_id = (select private.own_id())
    or (recipient_id = (select private.own_id()) and not exists (
      select from public.alumni_blocks b
      where b.blocker_id = alumni_messages.recipient_id and b.blocked_id = alumni_messages.sender_id))
    or ((select private.may('alumni_messages', false)) and exists (
      select from public.alumni_reports r where r.message_id = alumni_messages.id))
  );

create trigger stamp before insert or update on public.alumni_messages
  for each row execute function private.stamp_row();

alter table public.alumni_blocks enable row level security;
grant select, insert, update, delete on public.alumni_blocks to anon, authenticated;
grant all on public.alumni_blocks to service_role;
create policy "Who may read" on public.alumni_blocks for select to authenticated
  using (blocker_id = (select private.own_id()) or (select public.is_admin()));
create policy "Who may add" on public.alumni_blocks for insert to authenticated
  with check (blocker_id = (select private.own_id()) or (select public.is_admin()));
create policy "Who may change" on public.alumni_blocks for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Who may delete" on public.alumni_blocks for delete to authenticated
  using (blocker_id = (select private.own_id()) or (select public.is_admin()));

create trigger stamp before insert or update on public.alumni_blocks
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.alumni_blocks
  for each row execute function private.guard_campus();

alter table public.alumni_reports enable row level security;
grant select, insert, update, delete on public.alumni_reports to anon, authenticated;
grant all on public.alumni_reports to service_role;
create policy "Who may read" on public.alumni_reports for select to authenticated
  using (reporter_id = (select private.own_id()) or (select private.may('alumni_reports', false)));
create policy "Who may add" on public.alumni_reports for insert to authenticated
  with check ((select private.may('alumni_reports')));
create policy "Who may change" on public.alumni_reports for update to authenticated
  using ((select private.may('alumni_reports'))) with check ((select private.may('alumni_reports')));
create policy "Who may delete" on public.alumni_reports for delete to authenticated
  using ((select private.may('alumni_reports')));

create trigger stamp before insert or update on public.alumni_reports
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.alumni_reports
  for each row execute function private.guard_campus();
create trigger audit after update or delete on public.alumni_reports
  for each row execute function private.audit_row();

insert into private.managed_tables values ('alumni_reports');

-- Takes 10 to 4,000 characters, at most ten messages a day and three of them to one person. The email names the
-- sender and links to their page.
create function public.send_alumni_message(recipient uuid, message text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  sender uuid := private.require_verified_alumnus();
  body text := private.require_text(send_alumni_message.message, 'message', 10, 4000);
  sent_today integer;
  sent_to_them integer;
begin
  if not exists (
    select from public.alumni_profiles p
    where p.id = send_alumni_message.recipient and p.id <> sender and p.status = 'verified' and p.accepts_messages
  ) then
    raise exception 'This person cannot be written to.' using errcode = 'PT404', detail = 'no_such_recipient';
  end if;
  -- One message of a sender at a time, so that the count is right.
  perform pg_advisory_xact_lock(hashtextextended(sender::text, 20261121001610));
  -- The same words again: the response to the first call was lost.
  if exists (select from public.alumni_messages m where m.sender_id = sender
      and m.recipient_id = send_alumni_message.recipient and m.body = btrim(send_alumni_message.message)
      and m.created_at > now() - interval '1 hour') then
    return;
  end if;
  select count(*), count(*) filter (where m.recipient_id = send_alumni_message.recipient)
  into sent_today, sent_to_them
  from public.alumni_messages m where m.sender_id = sender and m.created_at > now() - interval '1 day';
  if sent_today >= 10 or sent_to_them >= 3 then
    raise exception 'You have written a lot today. Please write again tomorrow.'
      using errcode = 'PT429', detail = 'too_many_messages';
  end if;
  insert into public.alumni_messages (sender_id, recipient_id, body)
  values (sender, send_alumni_message.recipient, body);
  if exists (
    select from public.alumni_blocks b where b.blocker_id = send_alumni_message.recipient and b.blocked_id = sender
  ) then
    return;
  end if;
  insert into public.mail_outbox (recipient, template, data)
  select u.email, 'alumni_message', jsonb_build_object(
    'recipient_name', (select p.full_name from public.alumni_profiles p where p.id = u.id),
    'sender_name', p.full_name, 'sender_batch', p.batch_year, 'message', body,
    'path', '/alumni/directory/' || p.id)
  from auth.users u, public.alumni_profiles p
  where u.id = send_alumni_message.recipient and p.id = sender and u.email is not null;
end $$;
grant execute on function public.send_alumni_message to authenticated;

-- Reports a person, and a message that they sent to the caller, to the office.
create function public.report_alumnus(person uuid, reason text, note text default null, message uuid default null)
returns void language plpgsql security definer set search_path = ''
as $$
declare
  reporter uuid := private.require_verified_alumnus();
begin
  if coalesce(report_alumnus.reason, '')
     not in ('unwanted', 'offensive', 'not_an_alumnus', 'wrong_details', 'other') then
    raise exception 'Please choose a reason.' using errcode = '22023', detail = 'reason';
  end if;
  if not exists (select from public.alumni_profiles p
                 where p.id = report_alumnus.person and p.id <> reporter
                   and p.status not in ('pending', 'rejected')) then
    raise exception 'This person was not found.' using errcode = 'PT404', detail = 'no_such_person';
  end if;
  if report_alumnus.message is not null and not exists (
    select from public.alumni_messages m where m.id = report_alumnus.message
      and m.sender_id = report_alumnus.person and m.recipient_id = reporter
  ) then
    raise exception 'This message was not found.' using errcode = 'PT404', detail = 'no_such_message';
  end if;
  perform pg_advisory_xact_lock(hashtextextended(reporter::text, 20261121001611));
  if exists (select from public.alumni_reports r where r.reporter_id = reporter and r.person_id = report_alumnus.person
      and r.message_id is not distinct from report_alumnus.message and r.reason = report_alumnus.reason
      and coalesce(r.note, '') = btrim(coalesce(report_alumnus.note, '')) and r.created_at > now() - interval '1 hour') then
    return;
  end if;
  if (select count(*) from public.alumni_reports r
      where r.reporter_id = reporter and r.created_at > now() - interval '1 day') >= 10 then
    raise exception 'You have reported a lot today. Please telephone the office.'
      using errcode = 'PT429', detail = 'too_many_reports';
  end if;
  insert into public.alumni_reports (reporter_id, person_id, message_id, reason, note)
  values (reporter, report_alumnus.person, report_alumnus.message, report_alumnus.reason,
    private.require_text(report_alumnus.note, 'note', 0, 2000));
end $$;
grant execute on function public.report_alumnus to authenticated;
