-- Payments through a gateway: what was begun, and what the gateway reports of it (docs/decisions/payments.md). Only
-- the web server asks the gateway and takes its reports.

create table private.online_payments (
  id uuid primary key default gen_random_uuid(),
  application_id uuid references public.applications (id) on delete set null,
  gift_id uuid references private.gifts (id) on delete set null,
  -- The reference of the application or the gift, for the gateway's statement.
  reference text not null,
  -- The amounts asked for and received, in whole rupees.
  amount integer not null check (amount between 1 and 10000000),
  paid_amount integer check (paid_amount between 1 and 10000000),
  -- `unexpected`: the money came although this was already paid, the offer was over or the application has ended, or
  -- it was less than was asked for the place.
  state text not null default 'begun' check (state in ('begun', 'failed', 'paid', 'unexpected')),
  -- Whether an unexpected payment was due, but less than was asked for the place.
  is_less boolean not null default false,
  gateway_reference text check (length(gateway_reference) <= 100),
  created_at timestamptz not null default now(),
  -- When the office noted that an unexpected payment was paid back.
  refunded_at timestamptz,
  check (num_nonnulls(application_id, gift_id) <= 1),
  check ((paid_amount is not null) = (state in ('paid', 'unexpected'))),
  constraint online_payments_refunded check (refunded_at is null or state = 'unexpected'),
  constraint online_payments_less check (not is_less or state = 'unexpected')
);
create index online_payments_application_idx on private.online_payments (application_id, created_at);
create index online_payments_gift_idx on private.online_payments (gift_id, created_at);
alter table private.online_payments enable row level security;

-- Begins at most twenty payments a day for one application or gift, however often the button is pressed.
create function private.begin_payment(application uuid, gift uuid, reference text, amount integer) returns uuid
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  begun uuid;
begin
  perform private.refuse_many((select count(*) from private.online_payments o
    where (o.application_id = application or o.gift_id = gift) and o.created_at > now() - interval '1 day'));
  insert into private.online_payments (application_id, gift_id, reference, amount)
  values (application, gift, reference, amount) returning id into begun;
  return begun;
end $$;

-- Begins the payment of what is due for the application behind a personal link. Called by the web server, which knows
-- the fees of the admissions page.
create function public.begin_application_payment(token text, amount integer)
returns table (id uuid, reference text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  kept public.applications := private.find_application(begin_application_payment.token);
begin
  select a.* into kept from public.applications a where a.id = kept.id for update;
  if kept.stage not in ('offer', 'accepted') or kept.paid_amount is not null
     or kept.stage = 'offer' and kept.offer_ends_on < private.today() then
    raise exception 'Nothing is due for this application.' using errcode = 'PT409', detail = 'nothing_due';
  end if;
  return query
    select private.begin_payment(kept.id, null, kept.reference, begin_application_payment.amount), kept.reference;
end $$;

-- Begins the payment of one of the caller's promises.
create function public.begin_gift_payment(gift uuid)
returns table (id uuid, reference text, amount integer)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  giver uuid := private.require_verified_alumnus();
  promised private.gifts;
begin
  select g.* into promised from private.gifts g
  where g.id = begin_gift_payment.gift and g.person = giver and g.state = 'promised' for update;
  if promised.id is null then
    raise exception 'Nothing is due for this gift.' using errcode = 'PT409', detail = 'nothing_due';
  end if;
  return query
    select private.begin_payment(null, promised.id, promised.reference, promised.amount), promised.reference,
      promised.amount;
end $$;
grant execute on function public.begin_gift_payment to authenticated;

-- Records the outcome of a payment, in any order and as often as the gateway reports it; "paid" is final. Returns
-- `noted`, `known` if it was reported before, or `unknown`. A paid one is recorded like a payment that the office
-- enters, with its receipt, and accepts the offer that it was paid for in time (private.is_paid_in_time). If nothing was
-- due, also because the seat of an offer that is over was given to another child, the office gets an email, so that it
-- pays the money back; so it does if less came than was asked for a place, because no more is due after one payment.
-- Called by the web server.
create function public.note_online_payment(payment uuid, outcome text, amount integer default null,
  gateway_reference text default null, paid_on date default null) returns text
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  begun private.online_payments;
  came integer;
  came_on date := coalesce(paid_on, private.today());
  is_due boolean;
  is_enough boolean := true;
  kept public.applications;
begin
  if coalesce(outcome not in ('paid', 'failed'), true) then
    raise exception 'A payment is paid or failed.' using errcode = '22023', detail = 'outcome';
  end if;
  select o.* into begun from private.online_payments o where o.id = payment for update;
  if begun.id is null then
    return 'unknown';
  end if;
  if begun.state in ('paid', 'unexpected') or begun.state = outcome then
    return 'known';
  end if;
  if outcome = 'failed' then
    update private.online_payments o set state = 'failed', gateway_reference = note_online_payment.gateway_reference
    where o.id = begun.id;
    return 'noted';
  end if;
  came := coalesce(amount, begun.amount);
  if begun.gift_id is not null then
    is_due := private.receive_gift(begun.gift_id, came, came_on);
  else
    select a.* into kept from public.applications a where a.id = begun.application_id for update;
    is_due := coalesce(kept.paid_amount is null
      and (kept.stage = 'accepted' or private.is_paid_in_time(kept, came_on)), false);
    is_enough := came >= begun.amount;
    if is_due and is_enough then
      update public.applications a set paid_amount = came, paid_on = came_on where a.id = kept.id;
    end if;
  end if;
  update private.online_payments o
  set state = case when is_due and is_enough then 'paid' else 'unexpected' end, paid_amount = came,
    is_less = is_due and not is_enough, gateway_reference = note_online_payment.gateway_reference
  where o.id = begun.id;
  if not (is_due and is_enough) then
    perform private.queue_office_email(case when begun.gift_id is null then 'admissions' else 'alumni' end, kept.campus,
      'office_payment', jsonb_build_object('reference', begun.reference, 'amount', came,
      'asked', case when is_due then begun.amount end, 'gateway_reference', gateway_reference,
      'is_gift', begun.gift_id is not null));
  end if;
  return 'noted';
end $$;

-- The payments of an application that came through the gateway, the newest first. For admissions staff of the campus.
create function public.list_online_payments(application uuid)
returns table (id uuid, created_at timestamptz, amount integer, paid_amount integer, state text, is_less boolean,
  gateway_reference text)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  campus text := (select a.campus from public.applications a where a.id = list_online_payments.application);
begin
  perform private.require_may('applications', false);
  perform private.require_campus(campus);
  return query
    select o.id, o.created_at, o.amount, o.paid_amount, o.state, o.is_less, o.gateway_reference
    from private.online_payments o
    where o.application_id = list_online_payments.application order by o.created_at desc, o.id limit 50;
end $$;
grant execute on function public.list_online_payments to authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- Payments to be paid back that the page of no application shows: those for gifts and for erased applications. The
-- email about them is lost where the office has no mailbox.

create function private.awaits_refund(payment private.online_payments) returns boolean
language sql immutable set search_path = ''
as $$ select payment.state = 'unexpected' and payment.application_id is null and payment.refunded_at is null $$;

-- These payments, the oldest first. For staff who look after gifts.
create function public.list_due_refunds()
returns table (id uuid, reference text, amount integer, gateway_reference text, created_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_may('gifts', false);
  return query
    select o.id, o.reference, o.paid_amount, o.gateway_reference, o.created_at from private.online_payments o
    where private.awaits_refund(o) order by o.created_at, o.id limit 200;
end $$;
grant execute on function public.list_due_refunds to authenticated;

-- Notes that such a payment was paid back, or undoes that. Returns false if it is so already.
create function public.note_refund(payment uuid, is_refunded boolean default true) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_may('gifts');
  perform private.require_campus(null);
  update private.online_payments o set refunded_at = case when is_refunded then now() end
  where o.id = note_refund.payment and o.state = 'unexpected' and o.application_id is null
    and (o.refunded_at is not null) is distinct from is_refunded;
  return found;
end $$;
grant execute on function public.note_refund to authenticated;
