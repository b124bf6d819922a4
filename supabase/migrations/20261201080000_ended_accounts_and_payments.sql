-- The profile of an ended account stays until the account is erased. A payment accepts the offer that it was made for,
-- whoever notes it. The date of birth in an application is checked as in every form, and the server asks the database
-- for the mailbox of the office. A gift that is paid in parts stays open until the whole sum has come.

-- The profile of an ended account is deleted with the account: the profile alone says that the account has ended and
-- when it is erased.
create or replace function private.guard_ended_profile() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if coalesce(current_setting('role', true), '') in ('anon', 'authenticated') and pg_trigger_depth() = 1 then
    raise exception 'This account has ended. Its profile is erased with it.'
      using errcode = '42501', detail = 'profile_ended';
  end if;
  return old;
end $$;
create trigger guard_ended before delete on public.alumni_profiles
  for each row when (old.status = 'deleted') execute function private.guard_ended_profile();

-- Not only of `stage`: a payment accepts an offer.
drop trigger keep_stage on public.applications;
create trigger keep_stage before update on public.applications
  for each row when (new.stage is distinct from old.stage) execute function private.keep_application_stage();

-- Whether an application has a seat of the coming session: by an offer until its last day, as an accepted child, and
-- while its withdrawal can be undone.
create or replace function private.has_seat(application public.applications) returns boolean
language sql stable set search_path = ''
as $$
  select coalesce(application.session, private.coming_session()) = private.coming_session()
    and (application.stage = 'accepted' or application.stage = 'offer' and application.offer_ends_on >= private.today()
      or coalesce(application.held_as in ('offer', 'accepted') and application.held_until > now(), false))
$$;

-- Whether other children have all seats of the class. Colleagues who give seats of one class wait for each other.
create or replace function private.is_class_full(application public.applications) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  most integer;
begin
  select s.seats into most from private.admission_seats s
  where s.campus = application.campus and s.class = application.class for update;
  return coalesce(most <= (select count(*) from public.applications a
    where a.campus = application.campus and a.class = application.class and a.id <> application.id
      and private.has_seat(a)), false);
end $$;

-- Gives the last seat only once.
create or replace function private.keep_seat() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.has_seat(new) or tg_op = 'UPDATE' and private.has_seat(old)
     and (new.campus, new.class) is not distinct from (old.campus, old.class) then
    return new;
  end if;
  if private.is_class_full(new) then
    raise exception 'No seat is left in this class.' using errcode = 'PT409', detail = 'no_seat';
  end if;
  return new;
end $$;
drop trigger keep_seat on public.applications;
-- After keep_payment, which may accept an offer.
create trigger keep_seat before insert or update on public.applications
  for each row when (new.stage in ('offer', 'accepted')) execute function private.keep_seat();

-- Whether a payment of this day accepts the offer of an application: it came by the offer's last day in India, however
-- late it is noted, and the class still has a seat.
create or replace function private.is_paid_in_time(application public.applications, paid_on date) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  return application.stage = 'offer' and application.offer_ends_on >= least(is_paid_in_time.paid_on, private.today())
    and (private.has_seat(application) or not private.is_class_full(application));
end $$;

-- A payment that the office records without a day was seen today; without an amount there is no payment. The first
-- payment accepts the offer that it was made for, whoever notes it: a family that has paid would not expect to lose its
-- seat the next day.
create or replace function private.keep_application_payment() returns trigger
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

-- Records the outcome of a payment, in any order and as often as the gateway reports it; "paid" is final. Returns
-- `noted`, `known` if it was reported before, or `unknown`. A paid one is recorded like a payment that the office
-- enters, with its receipt, and accepts the offer that it was paid for in time (private.is_paid_in_time). If nothing was
-- due, also because the seat of an offer that is over was given to another child, the office gets an email, so that it
-- pays the money back. Called by the web server.
create or replace function public.note_online_payment(payment uuid, outcome text, amount integer default null,
  gateway_reference text default null, paid_on date default null) returns text
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  begun private.online_payments;
  came integer;
  came_on date := coalesce(paid_on, private.today());
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
    is_expected := private.receive_gift(begun.gift_id, came, came_on);
  else
    select a.* into kept from public.applications a where a.id = begun.application_id for update;
    is_expected := coalesce(kept.paid_amount is null
      and (kept.stage = 'accepted' or private.is_paid_in_time(kept, came_on)), false);
    if is_expected then
      update public.applications a set paid_amount = came, paid_on = came_on where a.id = kept.id;
    end if;
  end if;
  update private.online_payments o
  set state = case when is_expected then 'paid' else 'unexpected' end, paid_amount = came,
    gateway_reference = note_online_payment.gateway_reference
  where o.id = begun.id;
  if not is_expected then
    perform private.queue_office_email(case when begun.gift_id is null then 'admissions' else 'alumni' end, kept.campus,
      'office_payment', jsonb_build_object('reference', begun.reference, 'amount', came,
      'gateway_reference', gateway_reference, 'is_gift', begun.gift_id is not null));
  end if;
  return 'noted';
end $$;

-- Accepts an offer, until the end of its last day.
create or replace function public.accept_application_offer(token text) returns table (reference text, stage text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  application public.applications := private.find_application(accept_application_offer.token);
begin
  select a.* into application from public.applications a where a.id = application.id for update;
  if application.stage not in ('offer', 'accepted') then
    raise exception 'This offer no longer stands.' using errcode = 'PT409', detail = 'offer_gone';
  end if;
  if application.stage = 'offer' then
    if application.offer_ends_on < private.today() then
      raise exception 'The last day of this offer is over.' using errcode = 'PT409', detail = 'offer_over';
    end if;
    perform set_config('private.family_decision', 'yes', true);
    update public.applications a set stage = 'accepted', words = '' where a.id = application.id;
    perform set_config('private.family_decision', '', true);
  end if;
  return query select application.reference, 'accepted'::text;
end $$;

drop function private.accept_offer(uuid);

-- Saves the child's part of a draft. The class is given by its stored name; the campus must teach it. The form offers
-- only the coming session: an application for another one would take no seat (10_seats.sql).
create or replace function public.update_application_child(token text, child_name text, date_of_birth date, campus text, class text,
  session text default null) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  application public.applications := private.lock_draft(update_application_child.token);
  child text := private.require_name(update_application_child.child_name, 'child_name');
  born date := private.require_birth_date(update_application_child.date_of_birth, 'date_of_birth', 0, 25);
  school_year text := coalesce(nullif(btrim(update_application_child.session), ''), private.coming_session());
  wanted public.classes;
begin
  if private.is_open_campus(update_application_child.campus) is not true then
    raise exception 'Please choose one of the campuses.' using errcode = '22023', detail = 'campus';
  end if;
  if school_year <> private.coming_session() then
    raise exception 'Please choose one of the sessions.' using errcode = '22023', detail = 'session';
  end if;
  select k.* into wanted from public.classes k
  where k.stored_name = update_application_child.class and k.status = 'open';
  if wanted.id is null or not private.is_open_level(wanted.level) then
    raise exception 'Please choose one of the classes.' using errcode = '22023', detail = 'class';
  end if;
  if not exists (
    select from public.campuses c
    join public.classes lowest on lowest.stored_name = c.first_class
    left join public.classes highest on highest.stored_name = c.last_class
    where c.key = update_application_child.campus
      and wanted.position between lowest.position and coalesce(highest.position, wanted.position)) then
    raise exception 'This campus does not teach this class.' using errcode = '22023', detail = 'campus';
  end if;
  update public.applications a
  set child_name = child, date_of_birth = born, campus = update_application_child.campus, level = wanted.level,
    class = wanted.stored_name, session = school_year
  where a.id = application.id;
end $$;

-- The same for the server, which writes it into emails as the address for answers.
create or replace function public.find_mailbox(topic text, campus text default null) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_server();
  return private.mailbox_for(find_mailbox.topic, find_mailbox.campus);
end $$;

-- The promise that this gift has paid a part of. It keeps the promise's reference in every list.
alter table private.gifts add column part_of uuid references private.gifts (id);
create index gifts_part_of_idx on private.gifts (part_of);

-- The reference under which a gift is paid.
create or replace function private.reference_of(gift private.gifts) returns text
language sql stable security definer set search_path = ''
as $$ select g.reference from private.gifts g where g.id = coalesce(gift.part_of, gift.id) $$;

-- Every purpose with what was received for it: open ones first, the newest first. Parts of one promise are one gift.
create or replace function public.list_giving_purposes()
returns table (id uuid, title text, body text, translations jsonb, goal integer, is_open boolean, received bigint,
  gifts bigint)
language sql stable security definer set search_path = ''
as $$
  select p.id, p.title, p.body, p.translations, p.goal, p.is_open, coalesce(sum(g.amount), 0)::bigint,
    count(distinct coalesce(g.part_of, g.id))
  from private.giving_purposes p left join private.gifts g on g.purpose_id = p.id and g.state = 'received'
  group by p.id
  order by p.is_open desc, p.created_at desc, p.id limit 100
$$;

-- Promises an amount to an open purpose; returns the reference that the payment carries. At most five promises of a
-- person wait at a time, and ten are made in a day. The same promise within ten minutes returns the first one,
-- because its response was lost.
create or replace function public.promise_gift(purpose uuid, amount integer) returns text
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  giver uuid := private.require_verified_alumnus();
  made text;
begin
  if coalesce(amount not between 100 and 1000000, true) then
    raise exception 'Please choose an amount between ₹100 and ₹10,00,000.' using errcode = '22023', detail = 'amount';
  end if;
  if not exists (select from private.giving_purposes p where p.id = purpose and p.is_open) then
    raise exception 'This purpose is closed.' using errcode = 'PT404', detail = 'purpose_closed';
  end if;
  -- One promise of a person at a time, so that the counts are right.
  perform pg_advisory_xact_lock(hashtextextended(giver::text, 20261127140002));
  select g.reference into made from private.gifts g
  where g.person = giver and g.purpose_id = purpose and g.amount = amount and g.state = 'promised'
    and g.created_at > now() - interval '10 minutes';
  if made is not null then
    return made;
  end if;
  if (select count(*) from private.gifts g where g.person = giver and g.state = 'promised') >= 5
     or (select count(*) from private.gifts g where g.person = giver and g.part_of is null
       and g.created_at > now() - interval '1 day') >= 10 then
    raise exception 'Please pay or withdraw what you have promised first.' using errcode = 'PT429', detail = 'too_many_gifts';
  end if;
  insert into private.gifts (purpose_id, person, amount, reference)
  values (purpose, giver, amount, private.new_reference('GIFT')) returning reference into made;
  return made;
end $$;

-- The caller's gifts, the newest first.
create or replace function public.list_own_gifts()
returns table (id uuid, purpose text, translations jsonb, amount integer, reference text, state text, received_on date,
  created_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  giver uuid := private.require_own_id();
begin
  return query
    select g.id, p.title, p.translations, g.amount, private.reference_of(g), g.state, g.received_on, g.created_at
    from private.gifts g join private.giving_purposes p on p.id = g.purpose_id
    where g.person = giver order by g.created_at desc, g.id limit 200;
end $$;

drop function public.list_gifts(text, text[], timestamptz, uuid, integer);
-- Gifts in one state, the newest first, or those of these references with their parts, for the office. `came` is what
-- has been received already of a promise that is paid in parts.
create function public.list_gifts(wanted text default null, named text[] default null,
  before timestamptz default null, before_id uuid default null, most integer default 50)
returns table (id uuid, purpose text, giver text, batch_year integer, amount integer, reference text, state text,
  received_on date, created_at timestamptz, came bigint)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_may('gifts', false);
  return query
    select g.id, p.title, a.full_name, a.batch_year, g.amount, private.reference_of(g), g.state, g.received_on,
      g.created_at, (select coalesce(sum(o.amount), 0) from private.gifts o where o.part_of = g.id and o.state = 'received')
    from private.gifts g join private.giving_purposes p on p.id = g.purpose_id
    left join public.alumni_profiles a on a.id = g.person
    where (wanted is null or g.state = wanted)
      and (named is null or coalesce(g.part_of, g.id) in (select o.id from private.gifts o where o.reference = any (named)))
      and (before is null or (g.created_at, g.id) < (before, before_id))
    order by g.created_at desc, g.id desc limit least(greatest(most, 1), 500);
end $$;
grant execute on function public.list_gifts to authenticated;

-- Records the amount of a gift that was received on a day, and sends the receipt. Less than was promised is a gift of
-- its own, a part, and the promise stays open with the rest. The same part within ten minutes is the same payment,
-- because the response to the first call was lost.
create or replace function private.receive_gift(gift uuid, amount integer, received_on date) returns boolean
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  noted private.gifts;
  came integer;
begin
  select g.* into noted from private.gifts g where g.id = gift and g.state <> 'received' for update;
  came := coalesce(amount, noted.amount);
  if noted.id is null or exists (select from private.gifts g where g.part_of = gift and g.state = 'received'
      and g.amount = amount and g.received_on = receive_gift.received_on and g.created_at > now() - interval '10 minutes') then
    return false;
  end if;
  -- A part that was undone is missing again.
  if exists (select from private.gifts g where g.id = noted.part_of and g.state = 'promised') then
    return private.receive_gift(noted.part_of, came, received_on);
  end if;
  if noted.state = 'promised' and came < noted.amount then
    update private.gifts g set amount = g.amount - came where g.id = gift;
    insert into private.gifts (purpose_id, person, amount, reference, state, is_promised, received_on, part_of)
    values (noted.purpose_id, noted.person, came, private.new_reference('GIFT'), 'received', false,
      receive_gift.received_on, gift)
    returning * into noted;
  else
    update private.gifts g set state = 'received', received_on = receive_gift.received_on, amount = came
    where g.id = gift
    returning * into noted;
  end if;
  if noted.person is not null then
    perform private.issue_receipt(null, noted.id, noted.amount, noted.received_on);
  end if;
  perform private.queue_email(u.email, 'gift_received', jsonb_build_object('receipt', private.gift_receipt(noted),
    'language', private.email_language_of(u.id)))
  from auth.users u where u.id = noted.person and u.email is not null;
  return true;
end $$;

-- Records that a gift was received on a day, with its amount; or undoes that, without an email. A part that is undone is
-- missing again, if its promise is still open. Returns false if the gift is in that state already.
create or replace function public.note_gift(gift uuid, received_on date default null, amount integer default null) returns boolean
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  undone private.gifts;
begin
  perform private.require_may('gifts');
  perform private.require_campus(null);
  perform private.require_received(received_on, amount);
  if received_on is not null then
    return private.receive_gift(gift, amount, received_on);
  end if;
  update private.gifts g set state = case when g.is_promised then 'promised' else 'withdrawn' end, received_on = null
  where g.id = gift and g.state = 'received'
  returning * into undone;
  if undone.id is null then
    return false;
  end if;
  update private.gifts g set amount = g.amount + undone.amount where g.id = undone.part_of and g.state = 'promised';
  perform private.cancel_receipt(null, gift);
  return true;
end $$;

-- Closes a promise of which nothing more will come, or opens it again; what has come of it stays received. Returns false
-- if it is so already.
create or replace function public.close_gift(gift uuid, is_closed boolean default true) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_may('gifts');
  perform private.require_campus(null);
  update private.gifts g set state = case when is_closed then 'withdrawn' else 'promised' end
  where g.id = close_gift.gift and g.is_promised and g.state = case when is_closed then 'promised' else 'withdrawn' end;
  return found;
end $$;
grant execute on function public.close_gift to authenticated;

-- What the receipt of a gift says; null if there is no valid one.
create or replace function private.gift_receipt(gift private.gifts) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.receipt_facts(r) || jsonb_build_object('reference', private.reference_of(gift), 'payer', a.full_name,
    'purpose', p.title, 'translations', p.translations, 'language', private.email_language_of(gift.person))
  from private.receipts r
  join private.giving_purposes p on p.id = gift.purpose_id
  left join public.alumni_profiles a on a.id = gift.person
  where r.gift_id = gift.id and r.cancelled_at is null
$$;

-- Every receipt of a year in the order of the numbers, also cancelled ones. `payer` is null once the application or
-- the account is erased.
create or replace function public.list_receipts(wanted text)
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
