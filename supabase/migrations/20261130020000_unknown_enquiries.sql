-- An answer to something that is no enquiry is refused like one to an enquiry that is gone.

create or replace function public.answer_enquiry(target text, about uuid, body text, language text default 'en') returns void
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
