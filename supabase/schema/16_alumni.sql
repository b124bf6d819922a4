-- Alumni: their profiles, the school's old registers, messages between them, and the tables of what they write for one
-- another (57_alumni_posts.sql) and of mentoring (58_mentoring.sql). The office's decisions are in
-- 17_alumni_office.sql, the directory in 18_alumni_directory.sql.

-- ---------------------------------------------------------------------------------------------------------
-- Profiles.

-- The links of a profile: a list of {label, url}, both texts, the url a web address.
create function private.are_links(links jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(links) = 'array' and jsonb_array_length(links) <= 10 then
    not exists (
      select from jsonb_array_elements(links) as one
      where not coalesce(jsonb_typeof(one -> 'label') = 'string' and jsonb_typeof(one -> 'url') = 'string'
        and length(one ->> 'label') <= 200 and length(one ->> 'url') <= 500
        and one ->> 'url' ~ '^https?://[^/[:space:][:cntrl:]\\][^[:space:][:cntrl:]\\]*$', false))
    else false end
$$;
grant execute on function private.are_links to authenticated;

create table public.alumni_profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  full_name text not null check (length(btrim(full_name)) between 1 and 120),
  -- The address of the account, for the office's search.
  account_email text,
  batch_year integer check (batch_year between 1850 and 2100),
  campus text references public.campuses (key),
  house text check (length(house) <= 60),
  stream text check (length(stream) <= 60),
  profession text check (length(profession) <= 120),
  organisation text check (length(organisation) <= 160),
  industry text check (length(industry) <= 80),
  city text check (length(city) <= 80),
  country text check (length(country) <= 80),
  bio text check (length(bio) <= 2000),
  avatar text constraint alumni_profiles_avatar_address check (private.is_address(avatar)),
  contact_email text check (length(contact_email) <= 254 and contact_email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'),
  phone text check (phone ~ '^\+?[0-9 ()./-]{6,24}$'),
  links jsonb not null default '[]' constraint alumni_profiles_links_addresses check (private.are_links(links)),
  -- Who sees a field: "batch" (same batch), "alumni" (all verified) or "nobody". A field that is not named is
  -- "alumni", except contact_email, phone and reunions (whether they come to one), which are "nobody".
  visibility jsonb not null default '{}' check (
    jsonb_typeof(visibility) = 'object'
    and visibility - array['profession', 'organisation', 'industry', 'city', 'country', 'bio', 'avatar',
                           'contact_email', 'phone', 'links', 'reunions'] = '{}'
    and not jsonb_path_exists(visibility, '$.* ? (!(@ == "batch" || @ == "alumni" || @ == "nobody"))')
  ),
  is_mentor boolean not null default false,
  mentor_topics text[] not null default '{}' check (cardinality(mentor_topics) <= 20),
  accepts_messages boolean not null default true,
  -- An email once a month (63_alumni_digests.sql).
  wants_digest boolean not null default false,
  status text not null default 'pending' check (status in ('pending', 'verified', 'suspended', 'deleted')),
  status_reason text check (length(status_reason) <= 1000),
  status_changed_at timestamptz,
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index alumni_profiles_created_idx on public.alumni_profiles (created_at desc, id);
create index alumni_profiles_unverified_idx on public.alumni_profiles (status, created_at, id)
  where status <> 'verified';
create index alumni_profiles_name_search_idx on public.alumni_profiles using gin (full_name extensions.gin_trgm_ops);
create index alumni_profiles_email_search_idx
  on public.alumni_profiles using gin (account_email extensions.gin_trgm_ops);
create index alumni_profiles_name_idx on public.alumni_profiles (full_name, id);

alter table public.alumni_profiles enable row level security;
grant select, insert, update, delete on public.alumni_profiles to anon, authenticated;
grant all on public.alumni_profiles to service_role;
create policy "Who may read" on public.alumni_profiles for select to authenticated
  using (id = (select private.own_id()) or (select private.may('alumni_profiles', false)));
create policy "Who may add" on public.alumni_profiles for insert to authenticated
  with check (id = (select private.own_id()) or (select private.may('alumni_profiles')));
create policy "Who may change" on public.alumni_profiles for update to authenticated
  using (
    (id = (select private.own_id()) and status in ('pending', 'verified'))
    or (select private.may('alumni_profiles'))
  )
  with check (id = (select private.own_id()) or (select private.may('alumni_profiles')));
create policy "Who may delete" on public.alumni_profiles for delete to authenticated
  using (
    (id = (select private.own_id()) and status in ('pending', 'verified'))
    or (select private.may('alumni_profiles'))
  );

create trigger stamp before insert or update on public.alumni_profiles
  for each row execute function private.stamp_row();
create trigger keep_sample_mark before insert or update on public.alumni_profiles
  for each row execute function private.keep_sample_mark();
create trigger guard_campus before insert or update or delete on public.alumni_profiles
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.alumni_profiles
  for each row execute function private.audit_row();

insert into private.managed_tables values ('alumni_profiles');

-- What the school has verified (name, batch, campus) and the verification itself belong to the office.
create function private.guard_alumni_profile() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if private.is_client_role(current_user) and not private.may('alumni_profiles') then
    if new.id is distinct from auth.uid() or (tg_op = 'UPDATE' and new.id <> old.id) then
      raise exception 'Only your own profile can be changed.' using errcode = '42501', detail = 'not_own_row';
    end if;
    if new.is_sample then
      raise exception 'A profile of a person is not a sample.'
        using errcode = '42501', detail = 'protected_is_sample';
    end if;
    if tg_op = 'INSERT' and new.status <> 'pending'
       or tg_op = 'UPDATE' and new.status <> old.status then
      raise exception 'Only the school changes the status of a profile.'
        using errcode = '42501', detail = 'protected_status';
    end if;
    if tg_op = 'UPDATE' and old.status in ('suspended', 'deleted') then
      raise exception 'This profile is %.', old.status using errcode = '42501', detail = 'profile_' || old.status;
    end if;
    if tg_op = 'UPDATE' and old.status = 'verified'
       and (new.full_name, new.batch_year, new.campus)
         is distinct from (old.full_name, old.batch_year, old.campus) then
      raise exception 'Name, batch and campus of a verified profile are changed by the school office.'
        using errcode = '42501', detail = 'protected_identity';
    end if;
    if tg_op = 'INSERT' then
      new.status_changed_at := null;
    else
      new.status_changed_at := old.status_changed_at;
    end if;
  end if;
  if tg_op = 'UPDATE' and new.status <> old.status then
    new.status_changed_at := now();
  end if;
  return new;
end $$;
create trigger guard_profile before insert or update on public.alumni_profiles
  for each row execute function private.guard_alumni_profile();

-- The batch year lies between 1850, older than most schools (in the table), and this year.
create function private.guard_batch_year() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if private.is_client_role(current_user) and new.batch_year > extract(year from now()) then
    raise exception 'Please give the year you left the school.' using errcode = '22023', detail = 'batch_year';
  end if;
  return new;
end $$;
create trigger guard_batch_year before insert or update on public.alumni_profiles
  for each row execute function private.guard_batch_year();

-- The address of the account is copied to the profile, so that the office can search by it. Only decisions
-- of the office write the reason of a status.
create function private.keep_office_fields() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.account_email := private.address_of(new.id);
  if current_setting('private.office_decision', true) is distinct from 'yes' then
    new.status_reason := case when tg_op = 'UPDATE' then old.status_reason end;
  end if;
  return new;
end $$;
create trigger keep_office_fields before insert or update on public.alumni_profiles
  for each row execute function private.keep_office_fields();

create function private.keep_account_email() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.alumni_profiles p set account_email = lower(new.email) where p.id = new.id;
  return null;
end $$;
create trigger keep_alumni_email after update of email on auth.users
  for each row when (old.email is distinct from new.email) execute function private.keep_account_email();

-- A person who registers reads that it has arrived, and the office that somebody waits for its check.
create function private.announce_registration() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  tongue text := private.email_language_of(new.id);
  facts jsonb := jsonb_build_object('name', new.full_name, 'batch_year', new.batch_year, 'campus', new.campus);
begin
  perform private.queue_email(new.account_email, 'alumni_received', facts || jsonb_build_object('language', tongue));
  perform private.queue_office_email('alumni', new.campus, 'office_alumni_registration',
    facts || jsonb_build_object('email', new.account_email, 'written_in', tongue));
  return null;
end $$;
create trigger announce_registration after insert on public.alumni_profiles
  for each row when (new.status = 'pending' and new.account_email is not null and new.id = auth.uid())
  execute function private.announce_registration();

-- Portraits and pictures are deleted with the profile.
create function private.delete_portraits() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.media_files m where m.created_by = old.id and m.purpose in ('avatar', 'post');
  return old;
end $$;
create trigger delete_portraits before delete on public.alumni_profiles
  for each row execute function private.delete_portraits();

-- Rights of alumni: a verified profile of a person who has a role and is not barred.
create function public.is_verified_alumnus() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  person uuid := private.own_id();
begin
  return person is not null
    and exists (select from public.alumni_profiles p where p.id = person and p.status = 'verified')
    and exists (select from public.auth_user_roles r where r.user_id = person)
    and exists (select from auth.users u where u.id = person and u.deleted_at is null
                and (u.banned_until is null or u.banned_until < now()));
end $$;
grant execute on function public.is_verified_alumnus to anon, authenticated;

create function private.require_verified_alumnus() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  person uuid := private.require_own_id();
begin
  if not public.is_verified_alumnus() then
    raise exception 'The school has to verify your profile first.' using errcode = '42501', detail = 'not_verified';
  end if;
  return person;
end $$;

-- Ends the caller's account: hidden at once, erased after 30 days. The session must have begun with the password
-- within ten minutes, and with the second factor if there is one, so that an open screen is not enough. The mark
-- in the metadata is for the sign-in page; no rule reads it. An email informs the person.
create function public.delete_own_account() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  person uuid := auth.uid();
begin
  if person is null then
    raise exception 'Please sign in.' using errcode = '42501', detail = 'not_signed_in';
  end if;
  if private.holds_admin_role(person) then
    raise exception 'The account of an administrator is closed by another administrator.'
      using errcode = '42501', detail = 'admin_account';
  end if;
  if not exists (
    select from auth.sessions s
    where s.id::text = auth.jwt() ->> 'session_id' and s.user_id = person
      and s.created_at > now() - interval '10 minutes'
  ) then
    raise exception 'Please give your password again.' using errcode = 'PT403', detail = 'sign_in_again';
  end if;
  if private.has_verified_factor(person) and coalesce(auth.jwt() ->> 'aal', 'aal1') <> 'aal2' then
    raise exception 'Please give the code of your second factor.'
      using errcode = 'PT403', detail = 'insufficient_aal';
  end if;
  insert into public.alumni_profiles as p (id, full_name, status, status_changed_at)
  select u.id, coalesce(nullif(left(btrim(u.raw_user_meta_data ->> 'full_name'), 120), ''), '?'), 'deleted', now()
  from auth.users u where u.id = person
  on conflict (id) do update set status = 'deleted';
  update auth.users u
  set raw_user_meta_data = coalesce(u.raw_user_meta_data, '{}') || '{"account_status": "deleted"}'
  where u.id = person;
  perform private.queue_email(u.email, 'account_left', jsonb_build_object('name', p.full_name))
  from auth.users u join public.alumni_profiles p on p.id = u.id
  where u.id = person and u.email is not null;
end $$;
grant execute on function public.delete_own_account to authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- The school's old registers of former students. A profile belongs to an account and cannot be imported, so a
-- record waits until its alumnus registers, with or without an invitation.

create table public.alumni_records (
  id uuid primary key default gen_random_uuid(),
  full_name text not null check (length(btrim(full_name)) between 1 and 120),
  batch_year integer check (batch_year between 1850 and 2100),
  campus text references public.campuses (key),
  house text check (length(house) <= 60),
  stream text check (length(stream) <= 60),
  admission_no text check (length(admission_no) <= 40),
  email text check (length(email) between 3 and 254 and email = lower(email)),
  phone text check (length(phone) <= 24),
  invited_at timestamptz,
  -- The profile that was approved with this address.
  profile_id uuid references public.alumni_profiles (id) on delete set null,
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index alumni_records_email_idx on public.alumni_records (email);
create index alumni_records_profile_idx on public.alumni_records (profile_id);
create index alumni_records_name_idx on public.alumni_records (full_name, id);
create index alumni_records_created_idx on public.alumni_records (created_at desc, id);
create index alumni_records_search_idx on public.alumni_records using gin (full_name extensions.gin_trgm_ops);

alter table public.alumni_records enable row level security;
grant select, insert, update, delete on public.alumni_records to anon, authenticated;
grant all on public.alumni_records to service_role;
create policy "Admins manage" on public.alumni_records for all to authenticated
  using ((select private.may('alumni_records'))) with check ((select private.may('alumni_records')));

create trigger stamp before insert or update on public.alumni_records
  for each row execute function private.stamp_row();
create trigger keep_sample_mark before insert or update on public.alumni_records
  for each row execute function private.keep_sample_mark();
create trigger guard_campus before insert or update or delete on public.alumni_records
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.alumni_records
  for each row execute function private.audit_row();

insert into private.managed_tables values ('alumni_records');

-- A record belongs to its alumnus once the office has approved the profile: before that the address may be
-- unproven. It waits again when the profile goes. Staff of one campus claim that campus's records alone.
create function private.claim_alumni_record() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  scope text[] := private.campus_scope();
begin
  update public.alumni_records r
  set profile_id = case when new.status = 'deleted' then null else new.id end
  where (scope is null or r.campus = any (scope)) and case when new.status = 'deleted' then r.profile_id = new.id
    else r.profile_id is null and r.email = new.account_email end;
  return null;
end $$;
create trigger claim_record after insert or update of status on public.alumni_profiles
  for each row when (new.status in ('verified', 'deleted')) execute function private.claim_alumni_record();

-- The record with the caller's address, for people who have proven it by accepting an invitation.
create function public.get_own_alumni_record()
returns table (full_name text, batch_year integer, campus text, house text, stream text)
language plpgsql stable security definer set search_path = ''
as $$
declare
  person uuid := private.require_own_id();
begin
  return query
    select r.full_name, r.batch_year, r.campus, r.house, r.stream
    from auth.users u join public.alumni_records r on r.email = lower(u.email)
    where u.id = person and u.invited_at is not null and u.email_confirmed_at is not null;
end $$;
grant execute on function public.get_own_alumni_record to authenticated;

-- Records of both registers that a person may be: alike by name (trigrams), likelier with the same year and
-- campus, certain with the same address. `likeness` is 0 to 1; `register` names the table.
create function private.record_matches(full_name text, batch_year integer, campus text, email text, most integer)
returns table (id uuid, name text, admission_no text, class text, campus text, status text, left_on date,
  batch_year integer, register text, likeness real)
language sql stable set search_path = ''
as $$
  select found.id, found.name, found.admission_no, found.class, found.campus, found.status, found.left_on,
    found.batch_year, found.register,
      case when found.is_address then 1 else (0.7 * extensions.similarity(found.name, $1)
      + case when found.batch_year = $2 then 0.2 else 0 end
      + case when found.campus = $3 then 0.1 else 0 end)::real end as likeness
  from (
    select s.id, s.name, s.admission_no, s.class, s.campus, s.status, s.left_on,
      extract(year from s.left_on)::integer as batch_year, 'students' as register, false as is_address
    from public.students s where s.name operator(extensions.%) $1
    union all
    select r.id, r.full_name, r.admission_no, null, r.campus, 'graduated', null, r.batch_year, 'alumni_records', false
    from public.alumni_records r where r.full_name operator(extensions.%) $1 and r.email is distinct from $4
    union all
    select r.id, r.full_name, r.admission_no, null, r.campus, 'graduated', null, r.batch_year, 'alumni_records', true
    from public.alumni_records r where r.email = $4
  ) found
  order by likeness desc, found.id
  limit least(greatest($5, 1), 10)
$$;

-- ---------------------------------------------------------------------------------------------------------
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

-- 10 to 4,000 characters, at most ten messages a day and three of them to one person. The email names the
-- sender and leads to their page.
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
  -- The same words again: the answer to the first was lost on its way.
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
                 where p.id = report_alumnus.person and p.id <> reporter and p.status <> 'pending') then
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

-- ---------------------------------------------------------------------------------------------------------
-- What alumni write for one another: notes on the page of their batch, and opportunities. Written, read and decided by
-- the functions of 57_alumni_posts.sql alone.

create table public.alumni_posts (
  id uuid primary key default gen_random_uuid(),
  author_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('note', 'opportunity')),
  -- Who reads it: the author's batch, or all verified alumni.
  audience text not null default 'alumni' check (audience in ('batch', 'alumni')),
  -- It stands in the subject of emails.
  title text not null check (length(btrim(title)) between 3 and 120 and title !~ '[[:cntrl:]]'),
  body text not null check (length(btrim(body)) between 10 and 4000),
  place text check (length(place) <= 120),
  link text check (length(link) <= 500 and link ~ '^https?://[^/[:space:][:cntrl:]\\][^[:space:][:cntrl:]\\]*$'),
  -- The last day on which an opportunity is shown.
  last_day date,
  -- A picture of the author's, in which everybody has agreed to be seen.
  picture text constraint alumni_posts_picture_address check (private.is_address(picture)),
  picture_alt text check (length(picture_alt) <= 300),
  status text not null default 'waiting' check (status in ('waiting', 'published', 'declined')),
  reason text check (length(reason) <= 1000),
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((kind = 'opportunity') = (last_day is not null)),
  check (picture is null or picture_alt is not null)
);
create index alumni_posts_author_idx on public.alumni_posts (author_id, created_at desc);
create index alumni_posts_published_idx on public.alumni_posts (kind, created_at desc, id) where status = 'published';
create index alumni_posts_waiting_idx on public.alumni_posts (created_at, id) where status = 'waiting';
create index alumni_posts_picture_idx on public.alumni_posts (private.media_id(picture)) where picture is not null;

alter table public.alumni_posts enable row level security;
grant select, insert, update, delete on public.alumni_posts to anon, authenticated;
grant all on public.alumni_posts to service_role;
create policy "Who may read" on public.alumni_posts for select to authenticated
  using (author_id = (select private.own_id()) or (select private.may('alumni_posts', false)));

create trigger stamp before insert or update on public.alumni_posts
  for each row execute function private.stamp_row();

-- ---------------------------------------------------------------------------------------------------------
-- Mentoring: one alumnus asks another who helps younger ones. Only the two of them read it.

create table public.mentoring_requests (
  id uuid primary key default gen_random_uuid(),
  asker_id uuid not null references auth.users (id) on delete cascade,
  mentor_id uuid not null references auth.users (id) on delete cascade,
  words text not null check (length(btrim(words)) between 10 and 2000),
  answer text check (length(answer) <= 2000),
  state text not null default 'asked' check (state in ('asked', 'accepted', 'declined', 'withdrawn', 'ended')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (asker_id <> mentor_id)
);
create unique index mentoring_requests_open_idx on public.mentoring_requests (asker_id, mentor_id)
  where state in ('asked', 'accepted');
create index mentoring_requests_mentor_idx on public.mentoring_requests (mentor_id, created_at desc);
create index mentoring_requests_asker_idx on public.mentoring_requests (asker_id, created_at desc);

alter table public.mentoring_requests enable row level security;
grant select, insert, update, delete on public.mentoring_requests to anon, authenticated;
grant all on public.mentoring_requests to service_role;
create policy "Who may read" on public.mentoring_requests for select to authenticated
  using ((select private.own_id()) in (asker_id, mentor_id));

create trigger stamp before insert or update on public.mentoring_requests
  for each row execute function private.stamp_row();
