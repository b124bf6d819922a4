-- Through a gateway, a payment of less than was asked accepted the offer and counted as the whole payment. Why a payment
-- was not taken was guessed from its amounts: a second one that was too little was told like one for which the rest has
-- to come. The family was not told that too little came.

alter table private.online_payments
  add column is_less boolean not null default false,
  add constraint online_payments_less check (not is_less or state = 'unexpected');

-- Records the outcome of a payment, in any order and as often as the gateway reports it; "paid" is final. Returns
-- `noted`, `known` if it was reported before, or `unknown`. A paid one is recorded like a payment that the office
-- enters, with its receipt, and accepts the offer that it was paid for in time (private.is_paid_in_time). If nothing was
-- due, also because the seat of an offer that is over was given to another child, the office gets an email, so that it
-- pays the money back; so it does if less came than was asked for a place, because no more is due after one payment.
-- Called by the web server.
create or replace function public.note_online_payment(payment uuid, outcome text, amount integer default null,
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

drop function public.list_online_payments(uuid);

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

drop function public.get_application(text);

-- Returns the application behind a link. While no payment is recorded, `came_amount` is what the last payment that was
-- too little brought, and `asked_amount` what was asked.
create function public.get_application(token text)
returns table (reference text, stage text, stage_since timestamptz, child_name text, date_of_birth date, campus text,
  class text, session text, present_school text, message text, guardian_name text, guardian_relation text, email text,
  phone text, words text, offer_ends_on date, is_offer_over boolean, meeting_id uuid, visit_at timestamptz,
  paid_amount integer, paid_on date, came_amount integer, asked_amount integer, held_until timestamptz,
  submitted_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  a public.applications := private.find_application(get_application.token);
  came integer;
  asked integer;
begin
  if a.paid_amount is null then
    select o.paid_amount, o.amount into came, asked from private.online_payments o
    where o.application_id = a.id and o.is_less order by o.created_at desc, o.id limit 1;
  end if;
  return query select a.reference, a.stage, a.stage_since, a.child_name, a.date_of_birth, a.campus, a.class, a.session,
    a.present_school, a.message, a.guardian_name, a.guardian_relation, a.email, a.phone, a.words, a.offer_ends_on,
    coalesce(a.offer_ends_on < private.today(), false), a.meeting_id,
    (select min(b.starts_at) from public.meeting_bookings b
      where b.meeting_id = a.meeting_id and lower(b.email) = a.email and b.status = 'booked'),
    a.paid_amount, a.paid_on, came, asked, a.held_until, a.submitted_at;
end $$;
grant execute on function public.get_application to anon, authenticated;
