-- Gifts that came without a promise.

alter table private.gifts add column is_promised boolean not null default true;

create or replace function private.receive_gift(gift uuid, amount integer, received_on date) returns boolean
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
  if noted.person is not null then
    perform private.issue_receipt(null, noted.id, noted.amount, noted.received_on);
  end if;
  perform private.queue_email(u.email, 'gift_received', jsonb_build_object('receipt', private.gift_receipt(noted),
    'language', private.email_language_of(u.id)))
  from auth.users u where u.id = noted.person and u.email is not null;
  return true;
end $$;

create function private.require_received(received_on date, amount integer) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if received_on > private.today() then
    raise exception 'This day is still to come.' using errcode = '22023', detail = 'received_on';
  end if;
  if amount not between 1 and 10000000 then
    raise exception 'This is no amount of a gift.' using errcode = '22023', detail = 'amount';
  end if;
end $$;

create or replace function public.note_gift(gift uuid, received_on date default null, amount integer default null) returns boolean
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
begin
  perform private.require_may('gifts');
  perform private.require_campus(null);
  perform private.require_received(received_on, amount);
  if received_on is not null then
    return private.receive_gift(gift, amount, received_on);
  end if;
  update private.gifts g set state = case when g.is_promised then 'promised' else 'withdrawn' end, received_on = null
  where g.id = gift and g.state = 'received';
  if not found then
    return false;
  end if;
  perform private.cancel_receipt(null, gift);
  return true;
end $$;

-- Notes a gift that came without a promise, such as cash or a cheque, also for a purpose that is closed; with the email
-- of an alumnus's account it is theirs, and they get the receipt. Once for each id, however often it is sent.
create function public.create_received_gift(gift uuid, purpose uuid, amount integer, received_on date,
  giver text default null) returns void
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  person uuid := (select u.id from auth.users u join public.alumni_profiles a on a.id = u.id where u.email = lower(giver));
begin
  perform private.require_may('gifts');
  perform private.require_campus(null);
  perform private.require_received(coalesce(received_on, 'infinity'), coalesce(amount, 0));
  if giver is not null and person is null then
    raise exception 'No alumnus has an account with this email.' using errcode = '22023', detail = 'giver';
  end if;
  if not exists (select from private.giving_purposes p where p.id = purpose) then
    raise exception 'This purpose is gone.' using errcode = 'PT404', detail = 'no_such_purpose';
  end if;
  insert into private.gifts (id, purpose_id, person, amount, reference, is_promised)
  values (gift, purpose, person, amount, private.new_reference('GIFT'), false)
  on conflict on constraint gifts_pkey do nothing;
  if found then
    perform private.receive_gift(gift, null, received_on);
  end if;
end $$;
grant execute on function public.create_received_gift to authenticated;
