-- Contact messages, and the answers of the office to them and to enquiries.

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
  due_on date not null default private.working_day_after(2) check (due_on between '2003-01-01' and '2101-01-01'),
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
create trigger require_choices before insert or update of topic on public.contact_messages
  for each row execute function private.require_choices();
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
  sender text := private.require_name(create_contact_message.name, 'name');
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

-- Answers an enquiry ("admission_enquiries") or a message ("contact_messages") by email, quoting the question. A new
-- one becomes answered, and is assigned to the person who answers if it has no owner.
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
  if target not in ('admission_enquiries', 'contact_messages') or not found then
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
  -- Any other table that the caller reads would open the answers too.
  if coalesce(target, '') not in ('admission_enquiries', 'contact_messages') then
    raise exception 'This enquiry is not there any more.' using errcode = 'PT404', detail = 'about';
  end if;
  return query
    select a.id, a.body, a.author_name, a.created_at, m.sent_at, m.gave_up_at
    from public.enquiry_answers a left join public.mail_outbox m on m.id = a.mail_id
    where case when target = 'admission_enquiries' then a.enquiry_id else a.message_id end = about
    order by a.created_at, a.id;
end $$;
grant execute on function public.list_enquiry_answers to authenticated;
