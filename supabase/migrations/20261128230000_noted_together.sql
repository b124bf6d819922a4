-- What became of many messages is noted with one question, and the next emails are found by an index.

drop function public.note_push_delivery(uuid, text, integer);

-- What became of some: [{"id", "outcome", "wait_seconds"}]. The outcome is "reached"; "gone", which forgets the device;
-- "again" after so many seconds; else it failed.
create function public.note_push_deliveries(outcomes jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_server();
  with noted as (
    update private.push_deliveries d set
      begun_at = null,
      reached_at = case when o.outcome = 'reached' then now() end,
      failed_at = case when o.outcome not in ('reached', 'again') then now() end,
      next_attempt_at = now() + make_interval(secs => greatest(o.wait_seconds, 0))
    from jsonb_to_recordset(outcomes) as o(id uuid, outcome text, wait_seconds integer)
    where d.id = o.id and d.begun_at is not null
    returning d.subscription_id, o.outcome
  ), reached as (
    update public.push_subscriptions s set last_reached_at = now()
    from noted n where s.id = n.subscription_id and n.outcome = 'reached'
  )
  delete from public.push_subscriptions s using noted n where s.id = n.subscription_id and n.outcome = 'gone';
end $$;

create function private.is_to_many(template text) returns boolean
language sql immutable set search_path = ''
as $$
  select template in ('family_message', 'event_rsvp_invited', 'event_invitation_again')
$$;

drop index public.mail_outbox_waiting_idx;
create index mail_outbox_waiting_idx on public.mail_outbox (private.is_to_many(template), next_attempt_at, id)
  where sent_at is null and gave_up_at is null;

create or replace function public.claim_mail(most integer default 10) returns setof public.mail_outbox
language sql volatile set search_path = ''
as $$
  with claimed as (
    update public.mail_outbox m
    set attempts = m.attempts + 1,
      next_attempt_at = now() + least(interval '6 hours', interval '1 minute' * power(2, least(m.attempts, 20)))
    where m.id in (
      select due.id from public.mail_outbox due
      where due.sent_at is null and due.gave_up_at is null and due.next_attempt_at <= now()
      order by private.is_to_many(due.template), due.next_attempt_at, due.id
      limit least(greatest(most, 1), 50)
      for update skip locked
    )
    returning m.*
  )
  -- A message whose time is over was ended instead (37_family_messages.sql).
  select * from claimed c where c.gave_up_at is null
$$;
