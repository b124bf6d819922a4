-- What visitors send: admission enquiries, applications, contact messages, subscriptions to the weekly email and to
-- urgent notices. The web server judges each form before it calls these functions (docs/decisions/public-forms.md);
-- visitors cannot call them directly.

-- The n-th working day (Monday to Saturday) after today in India.
create function private.working_day_after(days integer) returns date
language sql stable set search_path = ''
as $$
  select day::date from generate_series(
    (now() at time zone 'Asia/Kolkata')::date + 1, (now() at time zone 'Asia/Kolkata')::date + days * 2 + 2,
    interval '1 day') as day
  where extract(isodow from day) < 7 order by day offset greatest(days, 1) - 1 limit 1
$$;
grant execute on function private.working_day_after to authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- Admission enquiries. The email of receipt promises an answer within five working days, two for a message.

create table public.admission_enquiries (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique,
  child_name text not null check (length(child_name) between 1 and 120),
  date_of_birth date not null check (date_of_birth between date '1990-01-01' and date '2100-01-01'),
  campus text not null references public.campuses (key),
  level text not null references public.levels (key),
  class text check (length(class) <= 30),
  session text check (session ~ '^20[0-9]{2}-[0-9]{2}$'),
  guardian_name text not null check (length(guardian_name) between 1 and 120),
  guardian_relation text check (length(guardian_relation) <= 60),
  email text not null check (length(email) <= 254),
  phone text not null check (phone ~ '^\+?[0-9 ()./-]{6,24}$'),
  message text check (length(message) <= 4000),
  source text check (source in ('family', 'search', 'social', 'newspaper', 'passing', 'other')),
  -- When the family would like to see the campus.
  visit_at timestamptz,
  consent_version text not null check (length(consent_version) between 1 and 40),
  language text not null default 'en' check (language ~ '^[a-z]{2,3}$'),
  status text not null default 'new'
    check (status in ('new', 'contacted', 'visit_booked', 'applied', 'admitted', 'closed', 'spam')),
  -- The colleague who looks after it.
  owner_id uuid references public.admin_users (id) on delete set null,
  owner_name text,
  notes text not null default '' check (length(notes) <= 10000),
  -- When it should be answered.
  due_on date not null default private.working_day_after(5),
  is_open boolean generated always as (status not in ('admitted', 'closed', 'spam')) stored,
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index admission_enquiries_status_idx on public.admission_enquiries (status, created_at desc, id);
create index admission_enquiries_created_idx on public.admission_enquiries (created_at desc, id);
create index admission_enquiries_campus_idx on public.admission_enquiries (campus, created_at desc);
create index admission_enquiries_owner_idx on public.admission_enquiries (owner_id);
create index admission_enquiries_due_idx on public.admission_enquiries (due_on, id) where is_open;
create index admission_enquiries_visit_idx on public.admission_enquiries (campus, visit_at)
  where visit_at is not null;
create index admission_enquiries_email_idx on public.admission_enquiries (email, created_at);

alter table public.admission_enquiries enable row level security;
grant select, insert, update, delete on public.admission_enquiries to anon, authenticated;
grant all on public.admission_enquiries to service_role;
create policy "Admins manage" on public.admission_enquiries for all to authenticated
  using ((select private.may('admission_enquiries'))) with check ((select private.may('admission_enquiries')));

create trigger stamp before insert or update on public.admission_enquiries
  for each row execute function private.stamp_row();
create trigger keep_sample_mark before insert or update on public.admission_enquiries
  for each row execute function private.keep_sample_mark();
create trigger guard_campus before insert or update or delete on public.admission_enquiries
  for each row execute function private.guard_campus();
create trigger audit after update or delete on public.admission_enquiries
  for each row execute function private.audit_row();

insert into private.managed_tables values ('admission_enquiries');

-- The name is stored with the id, so that lists can show, sort and search it.
create function private.keep_owner_name() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.owner_name := (select coalesce(a.full_name, a.email) from public.admin_users a where a.id = new.owner_id);
  return new;
end $$;
create trigger keep_owner_name before insert or update on public.admission_enquiries
  for each row execute function private.keep_owner_name();

-- A visit needs a time within the next 60 days that fewer than three families have chosen.
create function public.create_admission_enquiry(
  child_name text, date_of_birth date, campus text, level text, guardian_name text, email text, phone text,
  consent_version text, class text default null, session text default null,
  guardian_relation text default null, message text default null,
  source text default null, visit_at timestamptz default null, language text default 'en'
) returns table (reference text, status text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  own_reference text := private.new_reference('ADM');
  child text := private.require_text(create_admission_enquiry.child_name, 'child_name', 2, 120);
  guardian text := private.require_text(create_admission_enquiry.guardian_name, 'guardian_name', 2, 120);
  address text := private.require_email(create_admission_enquiry.email, 'email');
  number text := private.require_phone(create_admission_enquiry.phone, 'phone');
  consent text := private.require_text(create_admission_enquiry.consent_version, 'consent_version', 1, 40);
  place text := create_admission_enquiry.campus;
  born date := create_admission_enquiry.date_of_birth;
  school_year text := nullif(btrim(create_admission_enquiry.session), '');
  heard text := nullif(btrim(create_admission_enquiry.source), '');
  visit timestamptz := create_admission_enquiry.visit_at;
  tongue text := private.known_language(create_admission_enquiry.language);
  words text := private.require_text(create_admission_enquiry.message, 'message', 0, 4000);
  facts jsonb;
begin
  if born is null or born > current_date or born < current_date - interval '25 years' then
    raise exception 'Please give the date of birth of the child.' using errcode = '22023', detail = 'date_of_birth';
  end if;
  if private.is_open_campus(place) is not true then
    raise exception 'Please choose one of the campuses.' using errcode = '22023', detail = 'campus';
  end if;
  if not private.is_open_level(create_admission_enquiry.level) then
    raise exception 'Please choose one of the levels.' using errcode = '22023', detail = 'level';
  end if;
  if school_year !~ '^20[0-9]{2}-[0-9]{2}$' then
    raise exception 'Please choose one of the sessions.' using errcode = '22023', detail = 'session';
  end if;
  if heard not in ('family', 'search', 'social', 'newspaper', 'passing', 'other') then
    raise exception 'Please choose one of the answers.' using errcode = '22023', detail = 'source';
  end if;
  perform private.refuse_many((select count(*) from public.admission_enquiries a
    where a.email = address and a.created_at > now() - interval '1 day'));
  if visit is not null then
    if visit < now() or visit > now() + interval '60 days' then
      raise exception 'Please choose one of the times.' using errcode = '22023', detail = 'visit_at';
    end if;
    -- Three families at a time on a campus. The lock lets simultaneous requests count one after the other.
    perform pg_advisory_xact_lock(hashtext('visit ' || place), hashtext(visit::text));
    if (select count(*) from public.admission_enquiries a
        where a.campus = place and a.visit_at = visit and a.status not in ('closed', 'spam')) >= 3 then
      raise exception 'This time has just been taken. Please choose another.'
        using errcode = '22023', detail = 'visit_at';
    end if;
  end if;
  insert into public.admission_enquiries (reference, child_name, date_of_birth, campus, level, class, session,
    guardian_name, guardian_relation, email, phone, message, consent_version, source, visit_at, language)
  values (own_reference, child, born, place, create_admission_enquiry.level,
    private.require_text(create_admission_enquiry.class, 'class', 0, 30), school_year, guardian,
    private.require_text(create_admission_enquiry.guardian_relation, 'guardian_relation', 0, 60), address, number,
    words, consent, heard, visit, tongue);
  facts := jsonb_build_object('reference', own_reference, 'child_name', child, 'guardian_name', guardian,
    'campus', place, 'class', create_admission_enquiry.class, 'visit_at', visit);
  perform private.queue_email(address, 'admission_enquiry_received',
    facts || jsonb_build_object('language', tongue));
  perform private.queue_office_email('admissions', place, 'office_admission_enquiry', facts || jsonb_build_object(
    'date_of_birth', born, 'email', address, 'phone', number, 'message', words, 'written_in', tongue));
  return query select own_reference, 'new'::text;
end $$;

-- The visiting times of each campus that can no longer be chosen.
create function public.list_taken_visits() returns table (campus text, visit_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
    select a.campus, a.visit_at from public.admission_enquiries a
    where a.visit_at > now() and a.status not in ('closed', 'spam')
    group by a.campus, a.visit_at having count(*) >= 3;
end $$;
grant execute on function public.list_taken_visits to anon, authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- Applications: one for each child. A family begins one with its mailbox, continues it by a personal link and sends it
-- (53_applications.sql). Until then it is a draft, which is the family's alone.

create table public.applications (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique,
  enquiry_id uuid references public.admission_enquiries (id) on delete set null,
  stage text not null default 'draft' check (stage in ('draft', 'received', 'documents_missing', 'visit', 'offer',
    'waiting', 'accepted', 'declined', 'withdrawn')),
  stage_since timestamptz not null default now(),
  child_name text check (length(child_name) between 1 and 120),
  date_of_birth date check (date_of_birth between date '1990-01-01' and date '2100-01-01'),
  campus text references public.campuses (key),
  level text references public.levels (key),
  class text check (length(class) <= 30),
  session text check (session ~ '^20[0-9]{2}-[0-9]{2}$'),
  present_school text check (length(present_school) <= 120),
  message text check (length(message) <= 4000),
  guardian_name text not null check (length(guardian_name) between 1 and 120),
  guardian_relation text check (length(guardian_relation) <= 60),
  -- In lower case: children with the same mailbox are brothers and sisters.
  email text not null check (length(email) <= 254 and email = lower(email)),
  phone text not null check (phone ~ '^\+?[0-9 ()./-]{6,24}$'),
  language text not null default 'en' check (language ~ '^[a-z]{2,3}$'),
  -- What the office last wrote to the family, and the last day of an offer.
  words text not null default '' check (length(words) <= 4000),
  offer_ends_on date,
  -- What the office has seen on the school's account, in whole rupees.
  paid_amount integer check (paid_amount between 1 and 10000000),
  paid_on date check (paid_on between date '2003-01-01' and date '2100-01-01'),
  -- The record that was made of an accepted child.
  student_id uuid references public.students (id) on delete set null,
  -- A family that withdraws may take that back until then; held_as says what the application was.
  held_until timestamptz,
  held_as text check (held_as in ('received', 'documents_missing', 'visit', 'offer', 'waiting', 'accepted')),
  consent_version text not null check (length(consent_version) between 1 and 40),
  consented_at timestamptz not null default now(),
  -- The hash of the link with which the same family applies for another child.
  family_token_hash text unique,
  notes text not null default '' check (length(notes) <= 10000),
  submitted_at timestamptz,
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (stage = 'draft' or num_nulls(child_name, date_of_birth, campus, level, class, submitted_at) = 0),
  check (stage <> 'offer' or offer_ends_on is not null),
  check ((held_until is null) = (held_as is null)),
  check (held_until is null or stage = 'withdrawn'),
  check ((paid_on is null) = (paid_amount is null))
);
create index applications_stage_idx on public.applications (stage, stage_since, id);
create index applications_since_idx on public.applications (stage_since, id);
create index applications_created_idx on public.applications (created_at desc, id);
create index applications_campus_idx on public.applications (campus, created_at desc);
create index applications_of_level_idx on public.applications (level);
create index applications_class_idx on public.applications (class);
create index applications_email_idx on public.applications (email, created_at);
create index applications_enquiry_idx on public.applications (enquiry_id);
create index applications_student_idx on public.applications (student_id);

alter table public.applications enable row level security;
grant select, insert, update, delete on public.applications to anon, authenticated;
grant all on public.applications to service_role;
-- A colleague of some campuses reads those of them alone: more stands here than in an enquiry.
create policy "Admins manage" on public.applications for all to authenticated
  using (stage <> 'draft' and (select private.may('applications'))
    and ((select public.own_campus_scope()) is null or campus = any ((select public.own_campus_scope())::text[])))
  with check (stage <> 'draft' and (select private.may('applications')));

create trigger stamp before insert or update on public.applications
  for each row execute function private.stamp_row();
create trigger keep_sample_mark before insert or update on public.applications
  for each row execute function private.keep_sample_mark();
create trigger guard_campus before insert or update or delete on public.applications
  for each row execute function private.guard_campus();
create trigger audit after update or delete on public.applications
  for each row execute function private.audit_row();

insert into private.managed_tables values ('applications');

-- ---------------------------------------------------------------------------------------------------------
-- Contact messages.

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique,
  name text not null check (length(name) between 1 and 120),
  email text not null check (length(email) <= 254),
  phone text check (phone ~ '^\+?[0-9 ()./-]{6,24}$'),
  campus text references public.campuses (key),
  topic text not null default 'general',
  message text not null check (length(message) between 1 and 4000),
  consent_version text not null check (length(consent_version) between 1 and 40),
  language text not null default 'en' check (language ~ '^[a-z]{2,3}$'),
  status text not null default 'new' check (status in ('new', 'answered', 'closed', 'spam')),
  -- The colleague who looks after it.
  owner_id uuid references public.admin_users (id) on delete set null,
  owner_name text,
  notes text not null default '' check (length(notes) <= 10000),
  -- When it should be answered.
  due_on date not null default private.working_day_after(2),
  is_open boolean generated always as (status = 'new') stored,
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index contact_messages_status_idx on public.contact_messages (status, created_at desc, id);
create index contact_messages_created_idx on public.contact_messages (created_at desc, id);
create index contact_messages_campus_idx on public.contact_messages (campus, created_at desc);
create index contact_messages_owner_idx on public.contact_messages (owner_id);
create index contact_messages_due_idx on public.contact_messages (due_on, id) where is_open;
create index contact_messages_email_idx on public.contact_messages (email, created_at);

alter table public.contact_messages enable row level security;
grant select, insert, update, delete on public.contact_messages to anon, authenticated;
grant all on public.contact_messages to service_role;
create policy "Admins manage" on public.contact_messages for all to authenticated
  using ((select private.may('contact_messages'))) with check ((select private.may('contact_messages')));

create trigger stamp before insert or update on public.contact_messages
  for each row execute function private.stamp_row();
create trigger keep_sample_mark before insert or update on public.contact_messages
  for each row execute function private.keep_sample_mark();
create trigger guard_campus before insert or update or delete on public.contact_messages
  for each row execute function private.guard_campus();
create trigger audit after update or delete on public.contact_messages
  for each row execute function private.audit_row();
create trigger keep_owner_name before insert or update on public.contact_messages
  for each row execute function private.keep_owner_name();

insert into private.managed_tables values ('contact_messages');

create function public.create_contact_message(
  name text, email text, message text, consent_version text, phone text default null,
  campus text default null, topic text default 'general', language text default 'en'
) returns table (reference text, status text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  own_reference text := private.new_reference('MSG');
  sender text := private.require_text(create_contact_message.name, 'name', 2, 120);
  address text := private.require_email(create_contact_message.email, 'email');
  words text := private.require_text(create_contact_message.message, 'message', 10, 4000);
  consent text := private.require_text(create_contact_message.consent_version, 'consent_version', 1, 40);
  number text := nullif(btrim(create_contact_message.phone), '');
  chosen_campus text := nullif(btrim(create_contact_message.campus), '');
  subject text := coalesce(nullif(btrim(create_contact_message.topic), ''), 'general');
  tongue text := private.known_language(create_contact_message.language);
begin
  if number is not null then
    number := private.require_phone(number, 'phone');
  end if;
  if not private.is_open_campus(chosen_campus) then
    raise exception 'Please choose one of the campuses.' using errcode = '22023', detail = 'campus';
  end if;
  if not private.is_open_choice('contact_topics', subject) then
    raise exception 'Please choose one of the topics.' using errcode = '22023', detail = 'topic';
  end if;
  perform private.refuse_many((select count(*) from public.contact_messages m
    where m.email = address and m.created_at > now() - interval '1 day'));
  insert into public.contact_messages (reference, name, email, phone, campus, topic, message,
    consent_version, language)
  values (own_reference, sender, address, number, chosen_campus, subject, words, consent, tongue);
  perform private.queue_email(address, 'contact_message_received',
    jsonb_build_object('reference', own_reference, 'name', sender, 'language', tongue));
  perform private.queue_office_email(subject, chosen_campus, 'office_contact_message', jsonb_build_object(
    'reference', own_reference, 'name', sender, 'email', address, 'phone', number, 'campus', chosen_campus,
    'topic', subject, 'message', words, 'written_in', tongue));
  return query select own_reference, 'new'::text;
end $$;

-- ---------------------------------------------------------------------------------------------------------
-- Answers of the office: sent by email and kept with the question.

create table public.enquiry_answers (
  id uuid primary key default gen_random_uuid(),
  enquiry_id uuid references public.admission_enquiries (id) on delete cascade,
  message_id uuid references public.contact_messages (id) on delete cascade,
  body text not null check (length(body) between 1 and 8000),
  language text not null default 'en' check (language ~ '^[a-z]{2,3}$'),
  author_name text not null,
  mail_id uuid references public.mail_outbox (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (num_nonnulls(enquiry_id, message_id) = 1)
);
create index enquiry_answers_enquiry_idx on public.enquiry_answers (enquiry_id, created_at);
create index enquiry_answers_message_idx on public.enquiry_answers (message_id, created_at);
create index enquiry_answers_mail_idx on public.enquiry_answers (mail_id);

alter table public.enquiry_answers enable row level security;
grant select, insert, update, delete on public.enquiry_answers to anon, authenticated;
grant all on public.enquiry_answers to service_role;
-- A sent answer cannot be changed: only answer_enquiry writes.
create policy "Admins read" on public.enquiry_answers for select to authenticated
  using ((select private.may('enquiry_answers', false)));

create trigger stamp before insert or update on public.enquiry_answers
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.enquiry_answers
  for each row execute function private.guard_campus();
create trigger audit after delete on public.enquiry_answers
  for each row execute function private.audit_row();

insert into private.managed_tables values ('enquiry_answers');

-- Answers an enquiry ("admission_enquiries") or a message ("contact_messages") by mail, quoting the question. A
-- new one becomes answered, and is assigned to the person who answers if it has no owner.
create function public.answer_enquiry(target text, about uuid, body text, language text default 'en') returns void
language plpgsql security definer set search_path = ''
as $$
declare
  words text := private.require_text(body, 'body', 3, 8000);
  chosen text := private.known_language(language);
  colleague public.admin_users;
  email_id uuid := gen_random_uuid();
  question record;
begin
  perform private.require_may(coalesce(target, ''));
  colleague := private.own_admin_entry();
  if target = 'admission_enquiries' then
    update public.admission_enquiries e set owner_id = coalesce(e.owner_id, colleague.id),
      status = case when e.status = 'new' then 'contacted' else e.status end
    where e.id = about
    returning e.email, e.guardian_name as name, e.reference, e.message as words, e.created_at into question;
  elsif target = 'contact_messages' then
    update public.contact_messages m set owner_id = coalesce(m.owner_id, colleague.id),
      status = case when m.status = 'new' then 'answered' else m.status end
    where m.id = about
    returning m.email, m.name, m.reference, m.message as words, m.created_at into question;
  end if;
  if question.reference is null then
    raise exception 'This enquiry is not there any more.' using errcode = 'PT404', detail = 'about';
  end if;
  insert into public.mail_outbox (id, recipient, template, data)
  values (email_id, question.email, 'enquiry_answer', jsonb_strip_nulls(jsonb_build_object(
    'name', question.name, 'reference', question.reference, 'question', question.words,
    'asked_at', question.created_at, 'answer', words, 'language', chosen)));
  insert into public.enquiry_answers (enquiry_id, message_id, body, language, author_name, mail_id)
  values (case when target = 'admission_enquiries' then about end,
    case when target = 'contact_messages' then about end,
    words, chosen, coalesce(colleague.full_name, colleague.email), email_id);
end $$;
grant execute on function public.answer_enquiry to authenticated;

-- The answers to one enquiry, oldest first, with the state of their emails.
create function public.list_enquiry_answers(target text, about uuid)
returns table (id uuid, body text, author_name text, created_at timestamptz, sent_at timestamptz,
  gave_up_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_may(coalesce(target, ''), false);
  return query
    select a.id, a.body, a.author_name, a.created_at, m.sent_at, m.gave_up_at
    from public.enquiry_answers a left join public.mail_outbox m on m.id = a.mail_id
    where case when target = 'admission_enquiries' then a.enquiry_id else a.message_id end = about
    order by a.created_at, a.id;
end $$;
grant execute on function public.list_enquiry_answers to authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- The weekly email "My week": sent on Sundays to people who have confirmed the wish by an email. No client has
-- a policy.

create table public.weekly_subscriptions (
  id uuid primary key default gen_random_uuid(),
  email text not null check (length(email) <= 254),
  campuses text[] not null,
  grades text[] not null check (cardinality(grades) <= 60),
  language text not null default 'en' check (language ~ '^[a-z]{2,3}$'),
  -- The token in the links of its emails, which shows and ends this choice and nothing else.
  token uuid not null unique default gen_random_uuid(),
  confirmed_at timestamptz,
  -- The Monday of the last week sent.
  last_week date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index weekly_subscriptions_email_idx on public.weekly_subscriptions (email, created_at);
create index weekly_subscriptions_due_idx on public.weekly_subscriptions (last_week, id)
  where confirmed_at is not null;

alter table public.weekly_subscriptions enable row level security;
grant select, insert, update, delete on public.weekly_subscriptions to anon, authenticated;
grant all on public.weekly_subscriptions to service_role;

create trigger stamp before insert or update on public.weekly_subscriptions
  for each row execute function private.stamp_row();

-- Sends a confirmation email. The answer is the same whether the address is known or not; an earlier choice
-- stays until the new one is confirmed.
create function public.create_weekly_subscription(
  email text, campuses text[], grades text[], language text default 'en'
) returns table (reference text, status text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  address text := private.require_email(create_weekly_subscription.email, 'email');
  tongue text := private.known_language(create_weekly_subscription.language);
  own public.weekly_subscriptions;
begin
  if coalesce(cardinality(create_weekly_subscription.campuses), 0)
     + coalesce(cardinality(create_weekly_subscription.grades), 0) = 0 then
    raise exception 'Please choose a campus or a class first.' using errcode = '22023', detail = 'email';
  end if;
  perform private.refuse_many((select count(*) from public.weekly_subscriptions w
    where w.email = address and w.created_at > now() - interval '1 day'));
  delete from public.weekly_subscriptions w where w.confirmed_at is null and w.created_at < now() - interval '7 days';
  insert into public.weekly_subscriptions (email, campuses, grades, language)
  values (address, coalesce(create_weekly_subscription.campuses, '{}'),
    coalesce(create_weekly_subscription.grades, '{}'), tongue)
  returning * into own;
  perform private.queue_email(address, 'weekly_confirmation', jsonb_build_object(
    'token', own.token, 'language', tongue, 'campuses', own.campuses, 'grades', own.grades));
  return query select private.new_reference('WEE'), 'new'::text;
end $$;

-- The subscription behind a link in an email; no row once it has ended.
create function public.get_weekly_subscription(token uuid)
returns table (campuses text[], grades text[], is_confirmed boolean)
language sql stable security definer rows 1 set search_path = ''
as $$
  select w.campuses, w.grades, w.confirmed_at is not null
  from public.weekly_subscriptions w where w.token = get_weekly_subscription.token
$$;
grant execute on function public.get_weekly_subscription to anon, authenticated;

-- Confirms this choice and drops any other. Returns whether there was one.
create function public.confirm_weekly_subscription(token uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  own public.weekly_subscriptions;
begin
  update public.weekly_subscriptions w set confirmed_at = coalesce(w.confirmed_at, now())
  where w.token = confirm_weekly_subscription.token returning * into own;
  if not found then
    return false;
  end if;
  delete from public.weekly_subscriptions w where w.email = own.email and w.id <> own.id;
  return true;
end $$;
grant execute on function public.confirm_weekly_subscription to anon, authenticated;

-- Ends a subscription and deletes the address. Ending it twice is no error.
create function public.end_weekly_subscription(token uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  delete from public.weekly_subscriptions w
  where w.email = (select o.email from public.weekly_subscriptions o where o.token = end_weekly_subscription.token)
$$;
grant execute on function public.end_weekly_subscription to anon, authenticated;

-- Sends one subscriber the email of a week, once: the email and the mark that it was sent are one transaction.
-- `email` is null if the week has nothing for the subscriber. Returns whether it was still to be sent. With the
-- caller's rights, so that only the server can call it.
create function public.queue_weekly_email(subscription uuid, week date, email jsonb default null) returns boolean
language plpgsql volatile set search_path = ''
as $$
declare
  own public.weekly_subscriptions;
begin
  update public.weekly_subscriptions w set last_week = queue_weekly_email.week
  where w.id = queue_weekly_email.subscription and w.confirmed_at is not null
    and (w.last_week is null or w.last_week < queue_weekly_email.week)
  returning * into own;
  if not found then
    return false;
  end if;
  if queue_weekly_email.email is not null then
    insert into public.mail_outbox (recipient, template, data)
    values (own.email, 'weekly_email', queue_weekly_email.email
      || jsonb_build_object('token', own.token, 'language', own.language));
  end if;
  return true;
end $$;

-- ---------------------------------------------------------------------------------------------------------
-- Notices on devices, by Web Push (docs/decisions/messages.md). What the devices get: 52_push_messages.sql.

-- Devices whose browsers asked. The address at the browser's push service and two keys name nobody; who knows the
-- address may send to the device, so only the server reads it. No client has a policy.
create table public.push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  endpoint text not null unique check (length(endpoint) <= 1000 and endpoint ~ '^https?://'),
  -- The browser's public key, and the secret that its messages are encrypted with (RFC 8291).
  p256dh text not null check (length(p256dh) = 87),
  auth text not null check (length(auth) = 22),
  campuses text[] not null,
  classes text[] not null check (cardinality(classes) <= 60),
  language text not null default 'en' check (language ~ '^[a-z]{2,3}$'),
  -- Whether it gets notices that are not urgent, too.
  wants_usual boolean not null default false,
  -- When its push service last took a message.
  last_reached_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

alter table public.push_subscriptions enable row level security;
grant select, insert, update, delete on public.push_subscriptions to anon, authenticated;
grant all on public.push_subscriptions to service_role;

create trigger stamp before insert or update on public.push_subscriptions
  for each row execute function private.stamp_row();

-- Keeps what a device asked for, or changes it. For the web server, which judges the form first.
create function public.create_push_subscription(
  endpoint text, p256dh text, auth text, campuses text[], classes text[], language text default 'en',
  wants_usual boolean default false
) returns void
language sql volatile set search_path = ''
as $$
  insert into public.push_subscriptions as s (endpoint, p256dh, auth, campuses, classes, language, wants_usual)
  values (create_push_subscription.endpoint, create_push_subscription.p256dh, create_push_subscription.auth,
    create_push_subscription.campuses, create_push_subscription.classes,
    private.known_language(create_push_subscription.language), create_push_subscription.wants_usual)
  on conflict (endpoint) do update set p256dh = excluded.p256dh, auth = excluded.auth, campuses = excluded.campuses,
    classes = excluded.classes, language = excluded.language, wants_usual = excluded.wants_usual
$$;

-- Forgets a device. Its address, which its own browser alone knows, is the proof. Ending twice is no error.
create function public.end_push_subscription(endpoint text) returns void
language sql volatile security definer set search_path = ''
as $$
  delete from public.push_subscriptions s
  where length(end_push_subscription.endpoint) <= 1000 and s.endpoint = end_push_subscription.endpoint
$$;
grant execute on function public.end_push_subscription to anon, authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- Submissions of public forms in the last two days: how many came from a network, and which proofs of work were
-- spent, so that several replicas of the web server count together. Only the server reads and writes it.

create table public.form_submissions (
  id uuid primary key default gen_random_uuid(),
  form text not null check (form ~ '^[a-z][a-z_]{0,39}$'),
  -- Hashed with a secret of the server: no address is kept.
  network text not null check (length(network) between 8 and 64),
  -- Null if the page ran no script.
  proof text unique check (length(proof) between 8 and 64),
  -- The answer given, so that a form sent twice is kept once.
  reference text check (length(reference) <= 40),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index form_submissions_network_idx on public.form_submissions (network, created_at);
create index form_submissions_created_idx on public.form_submissions (created_at);

alter table public.form_submissions enable row level security;
grant select, insert, update, delete on public.form_submissions to anon, authenticated;
grant all on public.form_submissions to service_role;

create trigger stamp before insert or update on public.form_submissions
  for each row execute function private.stamp_row();

-- Counts one more from a network. 'new' with its id; 'seen' with the earlier answer if the proof was spent
-- before; 'too_many' if the network has sent `most` of its kind (with or without a proof) within the hour. With
-- the caller's rights: row-level security refuses all but the server.
create function public.begin_form_submission(form text, network text, most integer, proof text default null)
returns table (outcome text, id uuid, reference text)
language plpgsql volatile set search_path = ''
as $$
#variable_conflict use_column
declare
  spent public.form_submissions;
  own uuid;
begin
  perform pg_advisory_xact_lock(hashtext('form_submissions'), hashtext(begin_form_submission.network));
  delete from public.form_submissions s where s.created_at < now() - interval '2 days';
  if begin_form_submission.proof is not null then
    select * into spent from public.form_submissions s where s.proof = begin_form_submission.proof;
    if found then
      return query select 'seen'::text, spent.id, spent.reference;
      return;
    end if;
  end if;
  if (select count(*) from public.form_submissions s
      where s.network = begin_form_submission.network and s.created_at > now() - interval '1 hour'
        and (s.proof is null) = (begin_form_submission.proof is null)) >= begin_form_submission.most then
    return query select 'too_many'::text, null::uuid, null::text;
    return;
  end if;
  insert into public.form_submissions (form, network, proof)
  values (begin_form_submission.form, begin_form_submission.network, begin_form_submission.proof)
  on conflict (proof) do nothing
  returning form_submissions.id into own;
  return query select case when own is null then 'seen' else 'new' end, own, null::text;
end $$;

-- Keeps the answer. Null means that the form could not be kept: the same proof may be tried again.
create function public.finish_form_submission(submission uuid, reference text default null) returns void
language plpgsql volatile set search_path = ''
as $$
#variable_conflict use_column
begin
  if finish_form_submission.reference is null then
    delete from public.form_submissions s where s.id = finish_form_submission.submission;
  else
    update public.form_submissions s set reference = finish_form_submission.reference
    where s.id = finish_form_submission.submission;
  end if;
end $$;
