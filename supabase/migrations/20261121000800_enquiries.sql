-- What visitors send: admission enquiries and messages. Clients insert through functions only.

create table public.admission_enquiries (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique,
  child_name text not null check (length(child_name) between 1 and 120),
  date_of_birth date not null check (date_of_birth between date '1990-01-01' and date '2100-01-01'),
  campus text not null check (campus in ('paonta-sahib', 'juniors', 'majra')),
  level text not null check (level in ('pre-primary', 'primary', 'middle', 'secondary', 'senior-secondary')),
  class text check (length(class) <= 30),
  session text check (session ~ '^20[0-9]{2}-[0-9]{2}$'),
  guardian_name text not null check (length(guardian_name) between 1 and 120),
  guardian_relation text check (length(guardian_relation) <= 60),
  email text not null check (length(email) <= 254),
  phone text not null check (phone ~ '^\+?[0-9 ()./-]{6,24}$'),
  message text check (length(message) <= 4000),
  consent_version text not null check (length(consent_version) between 1 and 40),
  status text not null default 'new'
    check (status in ('new', 'contacted', 'visit_booked', 'applied', 'admitted', 'closed', 'spam')),
  owner_id uuid references public.admin_users (id) on delete set null,
  notes text not null default '' check (length(notes) <= 10000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index admission_enquiries_status_idx on public.admission_enquiries (status, created_at desc, id);
create index admission_enquiries_created_idx on public.admission_enquiries (created_at desc, id);
create index admission_enquiries_campus_idx on public.admission_enquiries (campus, created_at desc);
create index admission_enquiries_owner_idx on public.admission_enquiries (owner_id);
select private.guard_table('public.admission_enquiries', 'update or delete');

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique,
  name text not null check (length(name) between 1 and 120),
  email text not null check (length(email) <= 254),
  phone text check (phone ~ '^\+?[0-9 ()./-]{6,24}$'),
  campus text check (campus in ('paonta-sahib', 'juniors', 'majra')),
  topic text not null default 'general' check (topic in ('general', 'admissions', 'transport', 'fees', 'alumni', 'careers', 'website')),
  message text not null check (length(message) between 1 and 4000),
  consent_version text not null check (length(consent_version) between 1 and 40),
  status text not null default 'new' check (status in ('new', 'answered', 'closed', 'spam')),
  owner_id uuid references public.admin_users (id) on delete set null,
  notes text not null default '' check (length(notes) <= 10000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index contact_messages_status_idx on public.contact_messages (status, created_at desc, id);
create index contact_messages_created_idx on public.contact_messages (created_at desc, id);
create index contact_messages_campus_idx on public.contact_messages (campus, created_at desc);
create index contact_messages_owner_idx on public.contact_messages (owner_id);
select private.guard_table('public.contact_messages', 'update or delete');

create function public.create_admission_enquiry(
  child_name text, date_of_birth date, campus text, level text, guardian_name text, email text, phone text,
  consent_version text, class text default null, session text default null,
  guardian_relation text default null, message text default null
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
  born date := create_admission_enquiry.date_of_birth;
  school_year text := nullif(btrim(create_admission_enquiry.session), '');
begin
  if born is null or born > current_date or born < current_date - interval '25 years' then
    raise exception 'Please give the date of birth of the child.' using errcode = '22023', detail = 'date_of_birth';
  end if;
  if coalesce(create_admission_enquiry.campus, '') not in ('paonta-sahib', 'juniors', 'majra') then
    raise exception 'Please choose one of the campuses.' using errcode = '22023', detail = 'campus';
  end if;
  if coalesce(create_admission_enquiry.level, '')
     not in ('pre-primary', 'primary', 'middle', 'secondary', 'senior-secondary') then
    raise exception 'Please choose one of the levels.' using errcode = '22023', detail = 'level';
  end if;
  if school_year !~ '^20[0-9]{2}-[0-9]{2}$' then
    raise exception 'Please choose one of the sessions.' using errcode = '22023', detail = 'session';
  end if;
  insert into public.admission_enquiries (reference, child_name, date_of_birth, campus, level, class, session,
    guardian_name, guardian_relation, email, phone, message, consent_version)
  values (own_reference, child, born, create_admission_enquiry.campus, create_admission_enquiry.level,
    private.require_text(create_admission_enquiry.class, 'class', 0, 30), school_year, guardian,
    private.require_text(create_admission_enquiry.guardian_relation, 'guardian_relation', 0, 60), address, number,
    private.require_text(create_admission_enquiry.message, 'message', 0, 4000), consent);
  perform private.queue_letter(address, 'admission_enquiry_received',
    jsonb_build_object('reference', own_reference, 'child_name', child, 'guardian_name', guardian,
                       'campus', create_admission_enquiry.campus));
  return query select own_reference, 'new'::text;
end $$;

create function public.create_contact_message(
  name text, email text, message text, consent_version text, phone text default null,
  campus text default null, topic text default 'general'
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
  insert into public.contact_messages (reference, name, email, phone, campus, topic, message, consent_version)
  values (own_reference, sender, address, number, chosen_campus, subject, words, consent);
  perform private.queue_letter(address, 'contact_message_received',
    jsonb_build_object('reference', own_reference, 'name', sender));
  return query select own_reference, 'new'::text;
end $$;
