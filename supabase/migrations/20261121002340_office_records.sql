-- What the office looks up: who changed what, and which letters went out.

-- The audit log with the name of whoever did it. The caller's rights: administrators read the log.
create view public.admin_audit with (security_invoker = true) as
select l.id, l.actor, coalesce(u.email, '') as who, l.action, l.table_name, l.row_id, l.before, l.after,
  l.created_at, l.updated_at
from public.audit_log l left join public.users u on u.id = l.actor;
select private.guard_view('public.admin_audit');

-- The outbox without what the letters say: it may hold a token. The owner's rights, for administrators.
create view public.admin_mail with (security_invoker = false, security_barrier = true) as
select m.id, m.recipient, m.template, m.attempts, m.next_attempt_at, m.last_error, m.sent_at, m.gave_up_at,
  case when m.sent_at is not null then 'sent' when m.gave_up_at is not null then 'failed' else 'waiting' end as state,
  m.created_at, m.updated_at
from public.mail_outbox m where (select public.is_admin());
select private.guard_view('public.admin_mail');
create index mail_outbox_created_idx on public.mail_outbox (created_at desc, id desc);

-- Lists ask for these too; neither is ever written or restored.
insert into private.managed_tables values ('admin_audit'), ('admin_mail');

-- Letters that wait or failed are tried again now. Answers how many: what was sent stays sent, since what
-- it said is forgotten.
create function public.resend_mail(ids uuid[]) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  counted integer;
begin
  perform private.require_admin();
  update public.mail_outbox m set attempts = 0, gave_up_at = null, next_attempt_at = now()
  where m.id = any (ids) and m.sent_at is null;
  get diagnostics counted = row_count;
  return counted;
end $$;
revoke execute on function public.resend_mail(uuid[]) from public, anon;
grant execute on function public.resend_mail(uuid[]) to authenticated;
