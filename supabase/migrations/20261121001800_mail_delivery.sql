-- The outbox is worked off by the web servers, each letter by one of them at a time.

alter table public.mail_outbox add column gave_up_at timestamptz;
drop index public.mail_outbox_waiting_idx;
create index mail_outbox_waiting_idx on public.mail_outbox (next_attempt_at)
  where sent_at is null and gave_up_at is null;

-- Takes letters that are due. Each is due again one minute later, then two, four … six hours: whoever
-- takes a letter and dies leaves it to the next turn. With the caller's rights, so that only the
-- service role finds any.
create function public.claim_mail(most integer default 10) returns setof public.mail_outbox
language sql volatile set search_path = ''
as $$
  update public.mail_outbox m
  set attempts = m.attempts + 1,
    next_attempt_at = now() + least(interval '6 hours', interval '1 minute' * power(2, least(m.attempts, 20)))
  where m.id in (
    select due.id from public.mail_outbox due
    where due.sent_at is null and due.gave_up_at is null and due.next_attempt_at <= now()
    order by due.next_attempt_at, due.id
    limit least(greatest(most, 1), 50)
    for update skip locked
  )
  returning m.*
$$;
