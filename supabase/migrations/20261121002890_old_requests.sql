-- What people asked is kept while it may be asked about again, and no longer (docs/privacy/record.md):
-- enquiries for two years, messages for one, requests about pictures for two; letters that went out, or
-- were given up, for ninety days unless an answer to an enquiry stands beside them. Answers how many rows.
-- The audit log forgets their content thirty days later (purge_deleted_rows).
create function public.purge_old_requests() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  enquiries integer;
  messages integer;
  requests integer;
  letters integer;
begin
  perform private.require_server();
  delete from public.admission_enquiries e where e.created_at < now() - interval '2 years';
  get diagnostics enquiries = row_count;
  delete from public.contact_messages m where m.created_at < now() - interval '1 year';
  get diagnostics messages = row_count;
  delete from public.photo_requests r where r.created_at < now() - interval '2 years' and r.status <> 'new';
  get diagnostics requests = row_count;
  delete from public.mail_outbox o where coalesce(o.sent_at, o.gave_up_at) < now() - interval '90 days'
    and not exists (select from public.enquiry_answers a where a.mail_id = o.id);
  get diagnostics letters = row_count;
  return enquiries + messages + requests + letters;
end $$;
revoke execute on function public.purge_old_requests() from public, anon, authenticated;
grant execute on function public.purge_old_requests() to service_role;
