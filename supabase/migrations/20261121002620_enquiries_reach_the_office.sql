-- Enquiries and messages: in the language of their page, with a time to visit, and by letter to the
-- mailbox that their topic and campus choose.

create table public.mailboxes (
  id uuid primary key default gen_random_uuid(),
  -- "general" takes what has no mailbox of its own.
  topic text not null
    check (topic in ('general', 'admissions', 'transport', 'fees', 'alumni', 'careers', 'website', 'photos')),
  -- Null for all campuses.
  campus text check (campus in ('paonta-sahib', 'juniors', 'majra')),
  address text not null check (length(address) <= 254 and address ~ '^[^@\s<>",;]+@[^@\s<>",;]+\.[^@\s<>",;]{2,}$'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique nulls not distinct (topic, campus)
);
select private.guard_table('public.mailboxes');

-- The closest mailbox there is, else the school's own address, else null.
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

-- To the office; at most a hundred of a kind within an hour, as the rest is in the admin pages too.
create function private.queue_office_letter(about text, place text, kind text, content jsonb) returns void
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
revoke execute on function private.queue_office_letter(text, text, text, jsonb) from public, anon, authenticated;

create function private.known_language(asked text) returns text
language sql immutable set search_path = ''
as $$ select case when asked = 'hi' then 'hi' else 'en' end $$;

-- What one address sends within a day is enough at twenty.
create function private.refuse_many(sent_today bigint) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if sent_today >= 20 then
    raise exception 'You have written a lot today. Please write again tomorrow.'
      using errcode = 'PT429', detail = 'email';
  end if;
end $$;

alter table public.admission_enquiries
  add column language text not null default 'en' check (language in ('en', 'hi')),
  add column source text check (source in ('family', 'search', 'social', 'newspaper', 'passing', 'other')),
  -- The time at which the family would like to see the campus.
  add column visit_at timestamptz;
create index admission_enquiries_visit_idx on public.admission_enquiries (campus, visit_at) where visit_at is not null;
create index admission_enquiries_email_idx on public.admission_enquiries (email, created_at);
alter table public.contact_messages
  add column language text not null default 'en' check (language in ('en', 'hi'));
create index contact_messages_email_idx on public.contact_messages (email, created_at);

drop function public.create_admission_enquiry(text, date, text, text, text, text, text, text, text, text, text, text);
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
  if coalesce(place, '') not in ('paonta-sahib', 'juniors', 'majra') then
    raise exception 'Please choose one of the campuses.' using errcode = '22023', detail = 'campus';
  end if;
  if coalesce(create_admission_enquiry.level, '')
     not in ('pre-primary', 'primary', 'middle', 'secondary', 'senior-secondary') then
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
    -- Three families at a time on a campus; whoever comes at the same moment waits for the count.
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
  perform private.queue_letter(address, 'admission_enquiry_received', facts || jsonb_build_object('language', tongue));
  perform private.queue_office_letter('admissions', place, 'office_admission_enquiry', facts || jsonb_build_object(
    'date_of_birth', born, 'email', address, 'phone', number, 'message', words, 'written_in', tongue));
  return query select own_reference, 'new'::text;
end $$;

drop function public.create_contact_message(text, text, text, text, text, text, text);
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
  if chosen_campus not in ('paonta-sahib', 'juniors', 'majra') then
    raise exception 'Please choose one of the campuses.' using errcode = '22023', detail = 'campus';
  end if;
  if subject not in ('general', 'admissions', 'transport', 'fees', 'alumni', 'careers', 'website') then
    raise exception 'Please choose one of the topics.' using errcode = '22023', detail = 'topic';
  end if;
  perform private.refuse_many((select count(*) from public.contact_messages m
    where m.email = address and m.created_at > now() - interval '1 day'));
  insert into public.contact_messages (reference, name, email, phone, campus, topic, message, consent_version, language)
  values (own_reference, sender, address, number, chosen_campus, subject, words, consent, tongue);
  perform private.queue_letter(address, 'contact_message_received',
    jsonb_build_object('reference', own_reference, 'name', sender, 'language', tongue));
  perform private.queue_office_letter(subject, chosen_campus, 'office_contact_message', jsonb_build_object(
    'reference', own_reference, 'name', sender, 'email', address, 'phone', number, 'campus', chosen_campus,
    'topic', subject, 'message', words, 'written_in', tongue));
  return query select own_reference, 'new'::text;
end $$;

-- The times on a campus that cannot be chosen any more.
create function public.list_taken_visits() returns table (campus text, visit_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
    select a.campus, a.visit_at from public.admission_enquiries a
    where a.visit_at > now() and a.status not in ('closed', 'spam')
    group by a.campus, a.visit_at having count(*) >= 3;
end $$;
