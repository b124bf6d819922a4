-- Receipts: what was paid for an application or given by an alumnus, under a number that is never used twice
-- (docs/decisions/payments.md). Only the functions below write them.

create table private.receipts (
  id uuid primary key default gen_random_uuid(),
  -- "2026-27/0042": the financial year of the day of issue, and a number without gaps in it.
  number text not null unique,
  -- Both null once an application is erased: the books keep number and amount, but no name.
  application_id uuid references public.applications (id) on delete set null,
  gift_id uuid references private.gifts (id) on delete set null,
  -- In whole rupees.
  amount integer not null check (amount > 0),
  paid_on date not null,
  issued_on date not null default private.today(),
  -- The number of the receipt that this one replaces.
  replaces text,
  -- When another receipt replaced it, or the payment was undone.
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

-- Cancels the valid receipt of an application or a gift; returns its number, or null.
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

-- Issues the receipt of a payment, in place of the valid one.
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
-- Payments for an application.

-- Whether a payment of this day accepts the offer of an application: it came by the offer's last day in India, however
-- late it is noted, and the class still has a seat.
create function private.is_paid_in_time(application public.applications, paid_on date) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  return application.stage = 'offer' and application.offer_ends_on >= least(is_paid_in_time.paid_on, private.today())
    and (private.has_seat(application) or not private.is_class_full(application));
end $$;

-- A payment that the office records without a day was seen today; without an amount there is no payment. The first
-- payment accepts the offer that it was made for, whoever notes it: a family that has paid would not expect to lose its
-- seat the next day.
create function private.keep_application_payment() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.paid_on := case when new.paid_amount is not null then coalesce(new.paid_on, private.today()) end;
  if tg_op = 'UPDATE' and old.paid_amount is null and new.paid_amount is not null and old.stage = 'offer'
     and private.is_paid_in_time(new, new.paid_on) then
    new.stage := 'accepted';
    new.words := '';
  end if;
  return new;
end $$;
create trigger keep_payment before insert or update on public.applications
  for each row when (new.paid_amount is not null or new.paid_on is not null)
  execute function private.keep_application_payment();

-- What the receipt of an application says; null if there is no valid one.
create function private.application_receipt(application public.applications) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.receipt_facts(r) || jsonb_build_object('reference', application.reference,
    'payer', application.guardian_name, 'child_name', application.child_name, 'class', application.class,
    'campus', application.campus, 'session', application.session, 'language', application.language)
  from private.receipts r where r.application_id = application.id and r.cancelled_at is null
$$;

-- A recorded payment gets its receipt, which is emailed to the family; undoing the payment cancels the receipt.
create function private.tell_payer() returns trigger
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

-- What the receipt of a gift says; null if there is no valid one.
create function private.gift_receipt(gift private.gifts) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.receipt_facts(r) || jsonb_build_object('reference', private.reference_of(gift), 'payer', a.full_name,
    'purpose', p.title, 'translations', p.translations, 'language', private.email_language_of(gift.person))
  from private.receipts r
  join private.giving_purposes p on p.id = gift.purpose_id
  left join public.alumni_profiles a on a.id = gift.person
  where r.gift_id = gift.id and r.cancelled_at is null
$$;

-- The same for the giver.
create function public.get_own_gift_receipt(gift uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.gift_receipt(g) from private.gifts g where g.id = gift and g.person = private.require_own_id()
$$;
grant execute on function public.get_own_gift_receipt to authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- For the books of the school: only administrators without a campus limit.

-- The financial years that have receipts, the latest first; none for everybody else, so that a page can ask.
create function public.list_receipt_years() returns setof text
language sql stable security definer set search_path = ''
as $$
  select y.year from private.receipt_years y where public.is_admin() and private.campus_scope() is null order by y.year desc
$$;
grant execute on function public.list_receipt_years to authenticated;

-- Every receipt of a year in the order of the numbers, also cancelled ones. `payer` is null once the application or
-- the account is erased.
create function public.list_receipts(wanted text)
returns table (number text, issued_on date, paid_on date, amount integer, reference text, payer text, replaces text,
  is_cancelled boolean)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  perform private.require_campus(null);
  return query
    select r.number, r.issued_on, r.paid_on, r.amount, coalesce(a.reference, private.reference_of(g)),
      coalesce(a.guardian_name, p.full_name), r.replaces, r.cancelled_at is not null
    from private.receipts r
    left join public.applications a on a.id = r.application_id
    left join private.gifts g on g.id = r.gift_id
    left join public.alumni_profiles p on p.id = g.person
    where r.number like wanted || '/%' order by length(r.number), r.number limit 20000;
end $$;
grant execute on function public.list_receipts to authenticated;
