-- Giving: purposes of the office, and what alumni give to them by UPI (docs/decisions/alumni.md). Everyone sees how
-- much was given; only the giver and the office see who gave what.

create table private.giving_purposes (
  id uuid primary key default gen_random_uuid(),
  title text not null check (length(btrim(title)) between 3 and 120),
  body text not null check (length(btrim(body)) between 10 and 2000),
  -- {"hi": {"title": …, "body": …}}
  translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object' and length(translations::text) < 8000),
  -- In whole rupees, like every amount here.
  goal integer not null check (goal between 1000 and 100000000),
  is_open boolean not null default true,
  created_at timestamptz not null default now()
);
alter table private.giving_purposes enable row level security;

create table private.gifts (
  id uuid primary key default gen_random_uuid(),
  purpose_id uuid not null references private.giving_purposes (id),
  -- Null once the account is gone: the sum stays, the name does not.
  person uuid references auth.users (id) on delete set null,
  -- The sum promised, as far as it is still missing; once received, the sum that came.
  amount integer not null check (amount between 1 and 10000000),
  reference text not null unique,
  state text not null default 'promised' check (state in ('promised', 'received', 'withdrawn')),
  -- False for a gift that came without a promise.
  is_promised boolean not null default true,
  received_on date,
  -- The promise that this gift has paid a part of. It keeps the promise's reference in every list.
  part_of uuid references private.gifts (id),
  created_at timestamptz not null default now(),
  check ((state = 'received') = (received_on is not null))
);
create index gifts_person_idx on private.gifts (person, created_at desc);
create index gifts_purpose_idx on private.gifts (purpose_id) where state = 'received';
create index gifts_part_of_idx on private.gifts (part_of);
create index gifts_state_idx on private.gifts (state, created_at desc, id);
alter table private.gifts enable row level security;

-- The reference under which a gift is paid.
create function private.reference_of(gift private.gifts) returns text
language sql stable security definer set search_path = ''
as $$ select g.reference from private.gifts g where g.id = coalesce(gift.part_of, gift.id) $$;

-- Every purpose with what was received for it: open ones first, the newest first. Parts of one promise are one gift.
create function public.list_giving_purposes()
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
grant execute on function public.list_giving_purposes to anon, authenticated;

-- Promises an amount to an open purpose; returns the reference that the payment carries. At most five promises of a
-- person wait at a time, and ten are made in a day. The same promise within ten minutes returns the first one,
-- because its response was lost.
create function public.promise_gift(purpose uuid, amount integer) returns text
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
grant execute on function public.promise_gift to authenticated;

-- The caller's gifts, the newest first.
create function public.list_own_gifts()
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
grant execute on function public.list_own_gifts to authenticated;

-- Withdraws a promise of the caller's. False if it was received meanwhile.
create function public.withdraw_own_gift(gift uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  update private.gifts g set state = 'withdrawn'
  where g.id = gift and g.person = private.require_own_id() and g.state = 'promised';
  return found;
end $$;
grant execute on function public.withdraw_own_gift to authenticated;
