-- Messages to families by letter: what the office writes, and what became of it for each mailbox
-- (docs/decisions/messages.md).

create or replace function private.opens(role text, target text, writing boolean) returns boolean
language sql immutable set search_path = ''
as $$
  select case role
    when 'administrator' then true
    -- Publishes: everything that the site says. No one's personal data.
    when 'editor' then target in ('latest_updates', 'news_stories', 'own_pages', 'documents', 'events', 'meetings',
        'calendar_entries', 'bus_changes', 'bus_routes', 'bus_stops', 'sports_programs', 'gallery_events',
        'gallery_images', 'youtube_videos', 'leadership_messages', 'testimonials', 'featured_testimonials', 'teachers',
        'choices', 'site_content', 'site_content_drafts', 'media_files', 'previews', 'admin_views', 'uploads', 'proposals',
        -- Families alone are written to, whose addresses an editor never sees.
        'family_messages')
      or not writing and target in ('document_files', 'former_slugs', 'page_visits')
    -- Writes drafts (private.guard_drafts), and proposes changes of what is public (30_proposals.sql).
    when 'contributor' then target in ('latest_updates', 'news_stories', 'own_pages', 'events', 'gallery_events',
        'gallery_images', 'previews', 'admin_views', 'uploads', 'proposals')
      or not writing and target in ('media_files', 'documents', 'document_files')
    -- Answers families.
    when 'admissions' then target in ('admission_enquiries', 'applications', 'contact_messages', 'admin_views')
      or not writing and target = 'enquiry_answers'
    when 'alumni_office' then target in ('alumni_profiles', 'alumni_records', 'alumni_reports', 'admin_views')
      -- Reported ones alone: the policy of the table says so.
      or not writing and target = 'alumni_messages'
    when 'door' then target = 'door'
    else false end
$$;

-- Claims emails that are due. Each is due again after one minute, then two, four … six hours: if a server claims
-- an email and dies, the next attempt sends it. Messages to all families go last, so that a code or a confirmation does
-- not wait for thousands of them. Runs with the caller's rights, so that only the service role
-- finds any.
create or replace function public.claim_mail(most integer default 10) returns setof public.mail_outbox
language sql volatile set search_path = ''
as $$
  with claimed as (
    update public.mail_outbox m
    set attempts = m.attempts + 1,
      next_attempt_at = now() + least(interval '6 hours', interval '1 minute' * power(2, least(m.attempts, 20)))
    where m.id in (
      select due.id from public.mail_outbox due
      where due.sent_at is null and due.gave_up_at is null and due.next_attempt_at <= now()
      order by due.template = 'family_message', due.next_attempt_at, due.id
      limit least(greatest(most, 1), 50)
      for update skip locked
    )
    returning m.*
  )
  -- A message whose time is over was ended instead (37_family_messages.sql).
  select * from claimed c where c.gave_up_at is null
$$;

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

create or replace view private.kept_rows as
-- Medical notes go with the season, their changes with it or a month after the registration.
select 'medical_notes' as kind, n.id as row_id, n.created_at as since, private.midnight(r.season_ends_on + 1) as ends_at,
  null::uuid as student_id, lower(r.guardian_email) as mailbox
from public.sports_registration_medical_notes n join public.sports_registrations r on r.id = n.registration_id
union all
select 'personal_links', l.id, l.created_at, coalesce(e.ends_at, e.starts_at) + interval '30 days', null, lower(r.email)
from public.personal_links l join public.event_rsvps r on r.id = l.rsvp_id join public.events e on e.id = r.event_id
union all
select 'personal_links', l.id, l.created_at, private.midnight(r.season_ends_on + 31), null, lower(r.guardian_email)
from public.personal_links l join public.sports_registrations r on r.id = l.registration_id
union all
select 'personal_links', l.id, l.created_at, m.ends_at + interval '30 days', null, lower(b.email)
from public.personal_links l join public.meeting_bookings b on b.id = l.booking_id
join public.meetings m on m.id = b.meeting_id
union all
-- Those of an application: two months after it came to its end. Those of a draft go with it.
select 'personal_links', l.id, l.created_at,
  case when a.stage in ('accepted', 'declined', 'withdrawn') then a.stage_since + interval '60 days'
    else a.created_at + interval '2 years' end, null, a.email
from public.personal_links l join public.applications a on a.id = l.application_id
union all
-- Those of guardians: at once when the mailbox is nobody's any more.
select 'personal_links', l.id, l.created_at,
  case when private.is_guardians_mailbox(l.mailbox) then l.created_at + interval '60 days' else l.created_at end, null, l.mailbox
from public.personal_links l where l.mailbox is not null
union all
select 'rsvps', r.id, r.created_at, coalesce(e.ends_at, e.starts_at) + interval '180 days', null, lower(r.email)
from public.event_rsvps r join public.events e on e.id = r.event_id
union all
select 'bookings', b.id, b.created_at, m.ends_at + interval '180 days', null, lower(b.email)
from public.meeting_bookings b join public.meetings m on m.id = b.meeting_id
union all
select 'registrations', r.id, r.created_at,
  private.midnight((r.season_ends_on + interval '1 year')::date + 1), null, lower(r.guardian_email)
from public.sports_registrations r
union all
select 'medical_note_changes', c.id, c.created_at,
  least(private.midnight(coalesce(r.season_ends_on, c.season_ends_on) + 1),
    case when r.id is null then c.created_at + interval '30 days' end), null, lower(r.guardian_email)
from public.medical_note_changes c left join public.sports_registrations r on r.id = c.registration_id
union all
select 'enquiries', e.id, e.created_at, e.created_at + interval '2 years', null, lower(e.email)
from public.admission_enquiries e
union all
-- Drafts that nobody sent: a month after the last change.
select 'applications', a.id, case when a.stage = 'draft' then a.updated_at else a.created_at end,
  case when a.stage = 'draft' then a.updated_at + interval '30 days' else a.created_at + interval '2 years' end, null, a.email
from public.applications a
union all
select 'messages', m.id, m.created_at, m.created_at + interval '1 year', null, lower(m.email)
from public.contact_messages m
union all
select 'photo_requests', r.id, r.created_at, r.created_at + interval '2 years', null, lower(r.email)
from public.photo_requests r where r.status <> 'new'
union all
select 'guardian_requests', r.id, r.answered_at, r.answered_at + interval '1 year', r.student_id, null
from public.guardian_requests r where r.answered_at is not null
union all
-- What contributors proposed: half a year after an editor decided.
select 'proposals', p.id, p.created_at, p.decided_at + interval '180 days', null, null
from public.proposals p where p.state <> 'open'
union all
-- Unless an answer to an enquiry refers to it.
select 'emails', o.id, o.created_at, coalesce(o.sent_at, o.gave_up_at) + interval '90 days', null, lower(o.recipient)
from public.mail_outbox o
where not exists (select from public.enquiry_answers a where a.mail_id = o.id)
union all
select 'removed_pictures', i.id, r.updated_at, r.updated_at + interval '30 days', null, lower(r.email)
from public.gallery_images i join public.photo_requests r on r.picture_id = i.id where r.status = 'removed'
union all
select 'portraits', m.id, m.updated_at, m.updated_at + interval '1 day', null, null
from public.media_files m
where m.purpose = 'avatar' and not exists (
  select from public.alumni_profiles p where private.media_id(p.avatar) = m.id)
union all
select 'accounts', p.id, p.status_changed_at, p.status_changed_at + interval '30 days', null, lower(p.account_email)
from public.alumni_profiles p where p.status = 'deleted'
union all
-- The entry of the log. If a row was deleted, restored and deleted again, the last time counts.
select 'deleted_rows', d.id, d.created_at, d.created_at + interval '30 days',
  case when d.table_name = 'students' then d.row_id else (d.before ->> 'student_id')::uuid end,
  lower(coalesce(d.before ->> 'email', d.before ->> 'guardian_email', d.before ->> 'account_email'))
from public.audit_log d
where d.action = 'delete' and d.before is not null and d.row_id is not null and not exists (
  select from public.audit_log l
  where l.table_name = d.table_name and l.row_id = d.row_id and l.created_at > d.created_at)
union all
select 'leavers_contacts', s.id, private.midnight(d.day),
  greatest(t.counts_from, private.midnight((d.day + make_interval(months => t.contact_months))::date)), s.id, lower(s.guardian_email)
from public.students s cross join private.leavers_terms t
cross join lateral (select coalesce(s.left_on, (s.created_at at time zone 'Asia/Kolkata')::date) as day) as d
where s.status <> 'active' and private.has_contact(s)
union all
select 'leavers', s.id, private.midnight(d.day),
  greatest(t.counts_from, private.midnight((d.day + make_interval(months => t.record_months))::date)), s.id, lower(s.guardian_email)
from public.students s cross join private.leavers_terms t
cross join lateral (select coalesce(s.left_on, (s.created_at at time zone 'Asia/Kolkata')::date) as day) as d
where s.status <> 'active'
union all
select 'record_views', v.id, private.midnight(v.day), private.midnight((v.day + interval '1 year')::date + 1), v.student_id, null
from private.record_views v
union all
-- Devices that no urgent notice has reached for a year.
select 'push_subscriptions', p.id, coalesce(p.last_reached_at, p.created_at),
  coalesce(p.last_reached_at, p.created_at) + interval '1 year', null, null
from public.push_subscriptions p
union all
-- At once when the address is no guardian's any more.
select 'message_deliveries', d.id, d.created_at,
  case when private.is_guardians_mailbox(d.address) then d.created_at + interval '180 days' else d.created_at end, null, d.address
from public.message_deliveries d;

create or replace view private.purged_kinds (place, kind, job, table_name) as values
  (1, 'leavers_contacts', 'purge_leavers', 'students'),
  (2, 'leavers', 'purge_leavers', 'students'),
  (3, 'medical_notes', 'purge_visitor_data', 'sports_registration_medical_notes'),
  (4, 'personal_links', 'purge_visitor_data', 'personal_links'),
  (5, 'rsvps', 'purge_visitor_data', 'event_rsvps'),
  (6, 'bookings', 'purge_visitor_data', 'meeting_bookings'),
  (7, 'registrations', 'purge_visitor_data', 'sports_registrations'),
  (8, 'medical_note_changes', 'purge_visitor_data', 'medical_note_changes'),
  (9, 'enquiries', 'purge_old_requests', 'admission_enquiries'),
  (10, 'messages', 'purge_old_requests', 'contact_messages'),
  (11, 'photo_requests', 'purge_old_requests', 'photo_requests'),
  (12, 'proposals', 'purge_old_requests', 'proposals'),
  (13, 'emails', 'purge_old_requests', 'mail_outbox'),
  (14, 'removed_pictures', 'purge_removed_pictures', 'gallery_images'),
  (15, 'portraits', 'purge_unused_portraits', 'media_files'),
  (16, 'accounts', 'purge_deleted_accounts', 'alumni_profiles'),
  (17, 'deleted_rows', 'purge_deleted_rows', 'audit_log'),
  (18, 'record_views', 'purge_record_views', 'record_views'),
  (19, 'guardian_requests', 'purge_old_requests', 'guardian_requests'),
  (20, 'push_subscriptions', 'purge_old_requests', 'push_subscriptions'),
  (21, 'applications', 'purge_old_requests', 'applications'),
  (22, 'message_deliveries', 'purge_old_requests', 'message_deliveries');

-- Enquiries, messages, requests about pictures, proposals and emails, each at its time.
create or replace function public.purge_old_requests() returns integer
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_server();
  delete from private.unconfirmed_photo_requests u where u.created_at < now() - interval '2 days';
  -- Of notices that can no longer come back from the trash.
  delete from private.push_deliveries d
  where d.created_at < now() - interval '60 days'
    and not exists (select from public.latest_updates u where u.id = d.notice_id);
  -- Of addresses that are nobody's any more.
  delete from private.message_opt_outs o where not private.is_guardians_mailbox(o.address);
  return private.purge_job('purge_old_requests');
end $$;

-- Which messages went to these mailboxes, and that they want none, where they are nobody's any more.
create or replace function private.erase_deliveries(mailboxes text[], before jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  left_over text[] := array(select m from unnest(mailboxes) m where not private.is_guardians_mailbox(m));
begin
  delete from private.message_opt_outs o where o.address = any (left_over);
  return private.erase_rows('message_deliveries', array(
    select d.id from public.message_deliveries d where d.address = any (left_over)), before);
end $$;

-- Everything about a child on the roll or off it. Its transfer certificates stay, which a school must be able to show,
-- and the marks of its face without a name, so that those pictures stay hidden.
create or replace function private.erase_student(child public.students) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  own_mailboxes text[] := array(
    select a.address from public.guardians g
    cross join unnest(array[lower(g.email), private.phone_address(g.phone)]) as a(address)
    where g.student_id = child.id and a.address is not null);
  gone jsonb := private.erase_sent(own_mailboxes, child.name, child.date_of_birth);
begin
  gone := private.erase_rows('consent_scans', array(select c.id from public.consent_scans c where c.student_id = child.id), gone);
  gone := private.erase_rows('guardian_requests', array(
    select r.id from public.guardian_requests r where r.student_id = child.id), gone);
  gone := private.erase_rows('consents', array(select c.id from public.consents c where c.student_id = child.id), gone);
  gone := private.erase_rows('alumni_records', array(
    select r.id from private.alumni_offers o join public.alumni_records r on r.id = o.record_id
    where o.student_id = child.id and r.profile_id is null), gone);
  gone := private.erase_rows('students', array[child.id], gone || jsonb_build_object('guardians', array(
    select g.id from public.guardians g where g.student_id = child.id)));
  -- Links and letters to mailboxes that are nobody's any more, and letters that name the child.
  gone := private.erase_rows('personal_links', array(
    select l.id from public.personal_links l
    where l.mailbox = any (own_mailboxes) and not private.is_guardians_mailbox(l.mailbox)), gone);
  gone := private.erase_deliveries(own_mailboxes, gone);
  return private.erase_rows('mail_outbox', array(
    select o.id from public.mail_outbox o
    where o.data ->> 'admission_no' = child.admission_no
      or lower(o.recipient) = any (own_mailboxes)
        and (o.data ->> 'child' = child.name or not private.is_guardians_mailbox(lower(o.recipient)))), gone);
end $$;

-- Erases a child by its admission number, or a mailbox, at once and for good; returns the certificate.
create or replace function public.create_erasure(kind text, subject text, reference text default '') returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  who text := private.require_keeper();
  named text := private.require_text(create_erasure.subject, 'subject', 1, 254);
  child public.students;
  gone jsonb;
  left_over jsonb := '{}';
  noted uuid[] := '{}';
  asked jsonb := '[]';
  made private.erasure_certificates;
begin
  case create_erasure.kind
    when 'student' then
      select * into child from public.students s where s.id = private.require_student(named);
      named := left(child.admission_no, 60);
      if exists (select from private.list_held(private.today()) h
          where h.student_id = child.id or h.mailbox in (
            select lower(g.email) from public.guardians g where g.student_id = child.id)) then
        perform private.refuse_erasure('held');
      end if;
      noted := array(select p.id from public.pictured_children p where p.student_id = child.id
        union all select f.id from public.filmed_children f where f.student_id = child.id);
      left_over := jsonb_build_object('pictured_children', cardinality(noted), 'transfer_certificates', (
        select count(*) from public.transfer_certificates t where t.student_id = child.id));
      asked := (
        select coalesce(jsonb_agg(distinct jsonb_build_object('address', private.guardian_address(g), 'language', r.language)), '[]')
        from public.guardian_requests r join public.guardians g on g.id = r.guardian_id
        where r.student_id = child.id and r.kind = 'erasure' and r.answered_at is null
          and private.guardian_address(g) is not null);
      gone := private.erase_student(child);
    when 'mailbox' then
      named := lower(private.require_email(named, 'subject'));
      if exists (select from private.list_held(private.today()) h where h.mailbox = named) then
        perform private.refuse_erasure('held');
      elsif private.is_guardians_mailbox(named) then
        perform private.refuse_erasure('still_guardian');
      elsif exists (select from auth.users u where lower(u.email) = named) then
        perform private.refuse_erasure('has_account');
      end if;
      gone := private.erase_rows('mail_outbox', array(
        select o.id from public.mail_outbox o where lower(o.recipient) = named),
        private.erase_deliveries(array[named], private.erase_sent(array[named], null, null)));
      if gone = '{}' then
        perform private.refuse_erasure('nothing_kept');
      end if;
      named := private.require_text(create_erasure.reference, 'reference', 3, 60);
      if position('@' in named) > 0 then
        raise exception 'Please give the number of the request, not the address.' using errcode = '22023', detail = 'reference';
      end if;
    else
      raise exception 'Please choose one of the answers.' using errcode = '22023', detail = 'kind';
  end case;
  update public.audit_log l set before = null, after = null
  where l.row_id = any (noted)
    or l.row_id in (select i.value::uuid from jsonb_each(gone) e, jsonb_array_elements_text(e.value) i);
  perform private.purge_guardian_access();
  if private.count_erased_rows(gone) <> 0 then
    raise exception 'Something of it is still kept.' using errcode = 'PT409', detail = 'not_erased';
  end if;
  insert into private.erasure_certificates (number, kind, reference, erased, kept, row_ids, erased_by)
  values (private.new_reference('ERA'), create_erasure.kind, named,
    (select coalesce(jsonb_object_agg(e.key, jsonb_array_length(e.value)), '{}') from jsonb_each(gone) e
      where jsonb_array_length(e.value) > 0), left_over, gone, who)
  returning * into made;
  -- The answer to those who asked for it, without a word about whom.
  perform private.queue_email(a.value ->> 'address', 'guardian_data_erased',
    jsonb_build_object('number', made.number, 'language', a.value ->> 'language'))
  from jsonb_array_elements(asked) a;
  return made.id;
end $$;
