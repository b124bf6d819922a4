-- What the office sees of emails: everything but the text, which may contain a token.

-- Whether the caller may see that a family got an email about an application. Colleagues of some campuses read only
-- the applications to these (11_admissions/04_applications.sql), and so only these families' addresses.
create function private.may_read_applicant(address text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  scope text[] := private.campus_scope();
begin
  return scope is null or exists (select from public.applications a
    where a.email = lower(address) and a.stage <> 'draft' and a.campus = any (scope));
end $$;
grant execute on function private.may_read_applicant to anon, authenticated;

create view private.admin_mail with (security_invoker = false, security_barrier = true) as
select m.id, m.recipient, m.template, m.attempts, m.next_attempt_at, m.last_error, m.sent_at, m.gave_up_at,
  case when m.sent_at is not null then 'sent' when m.gave_up_at is not null then 'failed' else 'waiting' end as state,
  m.created_at, m.updated_at
from public.mail_outbox m
where (select public.is_admin())
  and (m.template not like 'application\_%' or private.may_read_applicant(m.recipient));
grant select on private.admin_mail to anon, authenticated, service_role;
create trigger read_only instead of insert or update or delete on private.admin_mail
  for each row execute function private.refuse_view_write();

create view public.admin_mail with (security_invoker = true) as select * from private.admin_mail;
revoke all on public.admin_mail from anon, authenticated;
grant select on public.admin_mail to anon, authenticated, service_role;
create trigger read_only instead of insert or update or delete on public.admin_mail
  for each row execute function private.refuse_view_write();
insert into private.managed_tables values ('admin_mail');

-- Retries emails that are waiting or have failed, and returns how many. A sent email cannot be sent again: its
-- text has been erased.
create function public.resend_mail(ids uuid[]) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  counted integer;
begin
  perform private.require_admin();
  perform private.require_campus(null);
  perform private.require_at_most(cardinality(ids), 500, 'ids');
  update public.mail_outbox m set attempts = 0, gave_up_at = null, next_attempt_at = now()
  where m.id = any (ids) and m.sent_at is null;
  get diagnostics counted = row_count;
  return counted;
end $$;
grant execute on function public.resend_mail to authenticated;
