-- Receipts with numbers of their own, also for the payments of before, and payments through a gateway.

create table private.receipts (
  id uuid primary key default gen_random_uuid(),
  -- "2026-27/0042": the financial year of the day of issue, and a number without gaps in it.
  number text not null unique,
  -- Both null once an application is erased: number and amount stay, as the books have to, and no name does.
  application_id uuid references public.applications (id) on delete set null,
  gift_id uuid references private.gifts (id) on delete set null,
  -- In whole rupees.
  amount integer not null check (amount > 0),
  paid_on date not null,
  issued_on date not null default private.today(),
  -- The number of the receipt whose place it took.
  replaces text,
  -- When another took its place, or the payment turned out to be none.
  cancelled_at timestamptz,
  check (num_nonnulls(application_id, gift_id) <= 1)
);
create unique index receipts_application_idx on private.receipts (application_id) where cancelled_at is null;
create unique index receipts_gift_idx on private.receipts (gift_id) where cancelled_at is null;
create index receipts_of_application_idx on private.receipts (application_id);
create index receipts_of_gift_idx on private.receipts (gift_id);
alter table private.receipts enable row level security;

create table private.receipt_years (
  year text primary key,
  last integer not null
);
alter table private.receipt_years enable row level security;

-- Ends the receipt that stands for an application or a gift; its number, or null.
create function private.cancel_receipt(application uuid, gift uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  ended text;
begin
  update private.receipts r set cancelled_at = now()
  where r.cancelled_at is null and (r.application_id = application or r.gift_id = gift)
  returning r.number into ended;
  return ended;
end $$;

-- Issues the receipt of a payment, in place of the one that stands.
create function private.issue_receipt(application uuid, gift uuid, amount integer, paid_on date) returns void
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  replaced text := private.cancel_receipt(application, gift);
  -- A financial year begins in April.
  begins integer := extract(year from private.today() - interval '3 months');
  year text := begins || '-' || right((begins + 1)::text, 2);
  place integer;
begin
  insert into private.receipt_years as y (year, last) values (year, 1)
  on conflict on constraint receipt_years_pkey do update set last = y.last + 1
  returning y.last into place;
  insert into private.receipts (number, application_id, gift_id, amount, paid_on, replaces)
  values (year || '/' || lpad(place::text, greatest(4, length(place::text)), '0'), application, gift, amount, paid_on,
    replaced);
end $$;

-- {number, replaces, amount, paid_on, issued_on}
create function private.receipt_facts(receipt private.receipts) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object('number', receipt.number, 'replaces', receipt.replaces, 'amount', receipt.amount,
    'paid_on', receipt.paid_on, 'issued_on', receipt.issued_on)
$$;

-- ---------------------------------------------------------------------------------------------------------
-- What is paid for an application.

-- What the receipt of an application says; null while none stands.
create function private.application_receipt(application public.applications) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.receipt_facts(r) || jsonb_build_object('reference', application.reference,
    'payer', application.guardian_name, 'child_name', application.child_name, 'class', application.class,
    'campus', application.campus, 'session', application.session, 'language', application.language)
  from private.receipts r where r.application_id = application.id and r.cancelled_at is null
$$;

-- A payment that is noted has its receipt, which goes to the family; one that is taken back has none.
drop trigger tell_payer on public.applications;
create or replace function private.tell_payer() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.paid_amount is null then
    perform private.cancel_receipt(new.id, null);
  else
    perform private.issue_receipt(new.id, null, new.paid_amount, new.paid_on);
    perform private.queue_application_email('application_paid', new,
      jsonb_build_object('receipt', private.application_receipt(new)));
  end if;
  return null;
end $$;
create trigger tell_payer after update of paid_amount, paid_on on public.applications for each row
  when (new.paid_amount is distinct from old.paid_amount or new.paid_on is distinct from old.paid_on)
  execute function private.tell_payer();

-- The receipt of the application behind a personal link.
create function public.get_application_receipt(token text) returns jsonb
language sql stable security definer set search_path = ''
as $$ select private.application_receipt(private.find_application(token)) $$;
grant execute on function public.get_application_receipt to anon, authenticated;

-- The same for admissions staff of the campus.
create function public.get_receipt_of_application(application uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  kept public.applications;
begin
  perform private.require_may('applications', false);
  select * into kept from public.applications a where a.id = application;
  if kept.id is null then
    raise exception 'This application is not there any more.' using errcode = 'PT404', detail = 'application';
  end if;
  perform private.require_campus(kept.campus);
  return private.application_receipt(kept);
end $$;
grant execute on function public.get_receipt_of_application to authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- Gifts.

-- What the receipt of a gift says; null while none stands.
create function private.gift_receipt(gift private.gifts) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.receipt_facts(r) || jsonb_build_object('reference', gift.reference, 'payer', a.full_name,
    'purpose', p.title, 'translations', p.translations, 'language', private.email_language_of(gift.person))
  from private.receipts r
  join private.giving_purposes p on p.id = gift.purpose_id
  left join public.alumni_profiles a on a.id = gift.person
  where r.gift_id = gift.id and r.cancelled_at is null
$$;

-- The same for whoever gave it.
create function public.get_own_gift_receipt(gift uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.gift_receipt(g) from private.gifts g where g.id = gift and g.person = private.require_own_id()
$$;
grant execute on function public.get_own_gift_receipt to authenticated;

drop function private.queue_application_email (text, public.applications);
create function private.queue_application_email(kind text, application public.applications, more jsonb default '{}')
returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.queue_email(application.email, kind, jsonb_build_object(
    'reference', application.reference, 'child_name', application.child_name, 'class', application.class,
    'campus', application.campus, 'guardian_name', application.guardian_name, 'stage', application.stage,
    'words', application.words, 'offer_ends_on', application.offer_ends_on, 'meeting_id', application.meeting_id,
    'paid_amount', application.paid_amount, 'paid_on', application.paid_on, 'language', application.language,
    'token', private.create_personal_link(application => application.id)) || more);
end $$;

-- Notes what came of a gift on a day, and sends the receipt.
create function private.receive_gift(gift uuid, amount integer, received_on date) returns boolean
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  noted private.gifts;
begin
  update private.gifts g
  set state = 'received', received_on = receive_gift.received_on, amount = coalesce(receive_gift.amount, g.amount)
  where g.id = gift and g.state <> 'received'
  returning * into noted;
  if noted.id is null then
    return false;
  end if;
  perform private.issue_receipt(null, noted.id, noted.amount, noted.received_on);
  perform private.queue_email(u.email, 'gift_received', jsonb_build_object('receipt', private.gift_receipt(noted),
    'language', private.email_language_of(u.id)))
  from auth.users u where u.id = noted.person and u.email is not null;
  return true;
end $$;

-- Notes that a gift was received on a day, with what came of it; or takes that back, without a letter. False if it has
-- that state already.
create or replace function public.note_gift(gift uuid, received_on date default null, amount integer default null) returns boolean
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
begin
  perform private.require_may('gifts');
  perform private.require_campus(null);
  if received_on > private.today() then
    raise exception 'This day is still to come.' using errcode = '22023', detail = 'received_on';
  end if;
  if amount not between 1 and 10000000 then
    raise exception 'This is no amount of a gift.' using errcode = '22023', detail = 'amount';
  end if;
  if received_on is not null then
    return private.receive_gift(gift, amount, received_on);
  end if;
  update private.gifts g set state = 'promised', received_on = null where g.id = gift and g.state = 'received';
  if not found then
    return false;
  end if;
  perform private.cancel_receipt(null, gift);
  return true;
end $$;

select private.issue_receipt(a.id, null, a.paid_amount, a.paid_on)
from (select * from public.applications where paid_amount is not null order by paid_on, id) as a;
select private.issue_receipt(null, g.id, g.amount, g.received_on)
from (select * from private.gifts where state = 'received' order by received_on, id) as g;

-- ---------------------------------------------------------------------------------------------------------
-- Payments through a gateway.

create table private.online_payments (
  id uuid primary key default gen_random_uuid(),
  application_id uuid references public.applications (id) on delete set null,
  gift_id uuid references private.gifts (id) on delete set null,
  -- Of the application or the gift, for the statement of the gateway.
  reference text not null,
  -- What was asked for, and what came, in whole rupees.
  amount integer not null check (amount between 1 and 10000000),
  paid_amount integer check (paid_amount between 1 and 10000000),
  -- `unexpected`: it came although it was paid already, or the application no longer stands.
  state text not null default 'begun' check (state in ('begun', 'failed', 'paid', 'unexpected')),
  gateway_reference text check (length(gateway_reference) <= 100),
  created_at timestamptz not null default now(),
  check (num_nonnulls(application_id, gift_id) <= 1),
  check ((paid_amount is not null) = (state in ('paid', 'unexpected')))
);
create index online_payments_application_idx on private.online_payments (application_id, created_at);
create index online_payments_gift_idx on private.online_payments (gift_id, created_at);
alter table private.online_payments enable row level security;

-- Whoever presses the button again and again begins twenty payments of one thing in a day.
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

-- Begins the payment of what is due for the application behind a personal link. For the web server, which knows the fees
-- of the admissions page.
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

-- Begins the payment of a promise of the caller's.
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

-- What became of a payment, in any order and as often as the gateway says it; paid is the last word. `noted`, `known`
-- where it was reported before, or `unknown`. One that is paid is noted like one that the office notes, with its receipt;
-- where that cannot be, the office is told, so that it pays the money back. For the web server.
create function public.note_online_payment(payment uuid, outcome text, amount integer default null,
  gateway_reference text default null, paid_on date default null) returns text
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  begun private.online_payments;
  came integer;
  is_expected boolean := false;
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
    is_expected := private.receive_gift(begun.gift_id, came, coalesce(paid_on, private.today()));
  else
    update public.applications a set paid_amount = came, paid_on = coalesce(note_online_payment.paid_on, private.today())
    where a.id = begun.application_id and a.stage in ('offer', 'accepted') and a.paid_amount is null;
    is_expected := found;
  end if;
  update private.online_payments o
  set state = case when is_expected then 'paid' else 'unexpected' end, paid_amount = came,
    gateway_reference = note_online_payment.gateway_reference
  where o.id = begun.id;
  if not is_expected then
    select a.* into kept from public.applications a where a.id = begun.application_id;
    perform private.queue_office_email(case when begun.gift_id is null then 'admissions' else 'alumni' end, kept.campus,
      'office_payment', jsonb_build_object('reference', begun.reference, 'amount', came,
      'gateway_reference', gateway_reference, 'is_gift', begun.gift_id is not null));
  end if;
  return 'noted';
end $$;

-- The payments of an application that came through the gateway, the newest first. For admissions staff of the campus.
create function public.list_online_payments(application uuid)
returns table (id uuid, created_at timestamptz, amount integer, paid_amount integer, state text, gateway_reference text)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  campus text := (select a.campus from public.applications a where a.id = list_online_payments.application);
begin
  perform private.require_may('applications', false);
  perform private.require_campus(campus);
  return query
    select o.id, o.created_at, o.amount, o.paid_amount, o.state, o.gateway_reference from private.online_payments o
    where o.application_id = list_online_payments.application order by o.created_at desc, o.id limit 50;
end $$;
grant execute on function public.list_online_payments to authenticated;
