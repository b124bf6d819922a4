-- Enquiries and messages as the office works on them: who looks after one, until when it is to be
-- answered, and the answers, which go out by mail and stay beside the question.

-- The n-th working day (Monday to Saturday) after today in India.
create function private.working_day_after(days integer) returns date
language sql stable set search_path = ''
as $$
  select day::date from generate_series(
    (now() at time zone 'Asia/Kolkata')::date + 1, (now() at time zone 'Asia/Kolkata')::date + days * 2 + 2,
    interval '1 day') as day
  where extract(isodow from day) < 7 order by day offset greatest(days, 1) - 1 limit 1
$$;

-- As the letters of receipt promise: five working days for an enquiry, two for a message.
alter table public.admission_enquiries
  add column due_on date not null default private.working_day_after(5),
  add column owner_name text,
  add column is_open boolean generated always as (status not in ('admitted', 'closed', 'spam')) stored;
alter table public.contact_messages
  add column due_on date not null default private.working_day_after(2),
  add column owner_name text,
  add column is_open boolean generated always as (status = 'new') stored;
create index admission_enquiries_due_idx on public.admission_enquiries (due_on, id) where is_open;
create index contact_messages_due_idx on public.contact_messages (due_on, id) where is_open;
insert into private.managed_tables values ('admission_enquiries'), ('contact_messages'), ('alumni_reports');

create function private.keep_owner_name() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.owner_name := (select coalesce(a.full_name, a.email) from public.admin_users a where a.id = new.owner_id);
  return new;
end $$;
create trigger keep_owner_name before insert or update on public.admission_enquiries
  for each row execute function private.keep_owner_name();
create trigger keep_owner_name before insert or update on public.contact_messages
  for each row execute function private.keep_owner_name();

create table public.enquiry_answers (
  id uuid primary key default gen_random_uuid(),
  enquiry_id uuid references public.admission_enquiries (id) on delete cascade,
  message_id uuid references public.contact_messages (id) on delete cascade,
  body text not null check (length(body) between 1 and 8000),
  language text not null default 'en' check (language in ('en', 'hi')),
  author_name text not null,
  mail_id uuid references public.mail_outbox (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (num_nonnulls(enquiry_id, message_id) = 1)
);
create index enquiry_answers_enquiry_idx on public.enquiry_answers (enquiry_id, created_at);
create index enquiry_answers_message_idx on public.enquiry_answers (message_id, created_at);
create index enquiry_answers_mail_idx on public.enquiry_answers (mail_id);
select private.guard_table('public.enquiry_answers', 'delete');
insert into private.managed_tables values ('enquiry_answers');
-- What was sent was sent: an answer is written by its function alone.
drop policy "Admins manage" on public.enquiry_answers;
create policy "Admins read" on public.enquiry_answers for select to authenticated
  using ((select public.is_admin()));

-- The caller as a colleague: the row of the list of administrators.
create function private.own_admin_entry() returns public.admin_users
language sql stable security definer set search_path = ''
as $$
  select a from public.admin_users a join auth.users u on lower(u.email) = a.email where u.id = auth.uid()
$$;

-- Answers an enquiry ("admission_enquiries") or a message ("contact_messages") by mail, with what was
-- asked quoted below. A new one is answered by that, and belongs to whoever answered if to nobody.
create function public.answer_enquiry(target text, about uuid, body text, language text default 'en') returns void
language plpgsql security definer set search_path = ''
as $$
declare
  words text := private.require_text(body, 'body', 3, 8000);
  chosen text := case when language = 'hi' then 'hi' else 'en' end;
  colleague public.admin_users;
  letter uuid := gen_random_uuid();
  question record;
begin
  perform private.require_admin();
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
  values (letter, question.email, 'enquiry_answer', jsonb_strip_nulls(jsonb_build_object(
    'name', question.name, 'reference', question.reference, 'question', question.words,
    'asked_at', question.created_at, 'answer', words, 'language', chosen)));
  insert into public.enquiry_answers (enquiry_id, message_id, body, language, author_name, mail_id)
  values (case when target = 'admission_enquiries' then about end,
    case when target = 'contact_messages' then about end,
    words, chosen, coalesce(colleague.full_name, colleague.email), letter);
end $$;

-- The answers to one, the first first, and what became of their letters.
create function public.list_enquiry_answers(target text, about uuid)
returns table (id uuid, body text, author_name text, created_at timestamptz, sent_at timestamptz, gave_up_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  return query
    select a.id, a.body, a.author_name, a.created_at, m.sent_at, m.gave_up_at
    from public.enquiry_answers a left join public.mail_outbox m on m.id = a.mail_id
    where case when target = 'admission_enquiries' then a.enquiry_id else a.message_id end = about
    order by a.created_at, a.id;
end $$;

-- A reported person, the one who reports, and the message, where one was named.
create function public.get_alumni_report(report uuid)
returns table (person_id uuid, person_name text, reporter_id uuid, reporter_name text, message text, written_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
    select r.person_id, p.full_name, r.reporter_id, f.full_name, m.body, m.created_at
    from public.alumni_reports r
    left join public.alumni_profiles p on p.id = r.person_id
    left join public.alumni_profiles f on f.id = r.reporter_id
    left join public.alumni_messages m on m.id = r.message_id
    where r.id = report;
end $$;

revoke execute on function public.answer_enquiry(text, uuid, text, text), public.list_enquiry_answers(text, uuid),
  public.get_alumni_report(uuid) from public, anon;
grant execute on function public.answer_enquiry(text, uuid, text, text), public.list_enquiry_answers(text, uuid),
  public.get_alumni_report(uuid) to authenticated;
