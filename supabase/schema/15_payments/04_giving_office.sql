-- Giving in the office. Purposes and gifts are of the whole school.

-- Adds a purpose, or changes one.
create function public.save_giving_purpose(title text, body text, goal integer, is_open boolean,
  translations jsonb default '{}', purpose uuid default null) returns uuid
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  saved uuid;
  named text := private.require_text(title, 'title', 3, 120);
  said text := private.require_text(body, 'body', 10, 2000);
begin
  perform private.require_may('gifts');
  perform private.require_campus(null);
  if coalesce(goal not between 1000 and 100000000, true) then
    raise exception 'Please choose a goal of ₹1,000 or more.' using errcode = '22023', detail = 'goal';
  end if;
  if purpose is null then
    insert into private.giving_purposes (title, body, goal, is_open, translations)
    values (named, said, goal, is_open, translations) returning id into saved;
  else
    update private.giving_purposes p
    set title = named, body = said, goal = save_giving_purpose.goal, is_open = save_giving_purpose.is_open,
      translations = save_giving_purpose.translations
    where p.id = purpose returning p.id into saved;
    if saved is null then
      raise exception 'This purpose is gone.' using errcode = 'PT404', detail = 'no_such_purpose';
    end if;
  end if;
  return saved;
end $$;
grant execute on function public.save_giving_purpose to authenticated;

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
-- its own, a part, and the promise stays open with the rest. Returns false if the gift was received, or if what is
-- missing of it is not what the page showed (`shown`): then somebody has noted a payment meanwhile, or the answer to the
-- same call was lost.
create function private.receive_gift(gift uuid, amount integer, received_on date, shown integer default null)
returns boolean
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  noted private.gifts;
  came integer;
begin
  select g.* into noted from private.gifts g where g.id = gift and g.state <> 'received' for update;
  came := coalesce(amount, noted.amount);
  if noted.id is null or noted.amount <> shown then
    return false;
  end if;
  -- A part that was undone was missing again. If it completes the promise now, nothing more will come of that.
  update private.gifts g
  set amount = case when came < g.amount then g.amount - came else g.amount end,
    state = case when came < g.amount then 'promised' else 'withdrawn' end
  where g.id = noted.part_of and g.state = 'promised';
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

-- Records that a gift was received on a day, with its amount; or undoes that, without an email. A part that is undone is
-- missing again, if its promise is still open. `shown` is what the caller's page showed as missing. Returns false if the
-- gift is in that state already, or if something else is missing.
create function public.note_gift(gift uuid, received_on date default null, amount integer default null,
  shown integer default null) returns boolean
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
    return private.receive_gift(gift, amount, received_on, shown);
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
grant execute on function public.note_gift to authenticated;

-- Closes a promise of which nothing more will come, or opens it again; what has come of it stays received. Returns false
-- if it is so already.
create function public.close_gift(gift uuid, is_closed boolean default true) returns boolean
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

-- Records a gift that came without a promise, such as cash or a cheque, also for a closed purpose. With the email of
-- an alumnus's account it is theirs, and they get the receipt. Once for each id, however often it is sent.
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
