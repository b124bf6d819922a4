-- Seats of the classes in the coming session. A valid offer takes one, and an accepted child keeps it; no offer is
-- made without a free seat (docs/decisions/applications.md).

create table private.admission_seats (
  campus text not null references public.campuses (key) on delete cascade,
  -- By its stored name. A class without a row has no limit.
  class text not null check (length(class) between 1 and 30),
  seats integer not null check (seats between 0 and 1000),
  primary key (campus, class)
);
alter table private.admission_seats enable row level security;

-- The session that today's applications are for, "2027-28": the next to begin on 1 April.
create function private.coming_session() returns text
language sql stable set search_path = ''
as $$
  select y.begins || '-' || right((y.begins + 1)::text, 2)
  from (select extract(year from private.today() + interval '9 months')::integer as begins) as y
$$;

-- Whether an application has a seat of the coming session: by an offer until its last day, as an accepted child, and
-- while its withdrawal can be undone.
create function private.has_seat(application public.applications) returns boolean
language sql stable set search_path = ''
as $$
  select coalesce(application.session, private.coming_session()) = private.coming_session()
    and (application.stage = 'accepted' or application.stage = 'offer' and application.offer_ends_on >= private.today()
      or coalesce(application.held_as in ('offer', 'accepted') and application.held_until > now(), false))
$$;

-- Whether other children have all seats of the class. Colleagues who give seats of one class wait for each other.
create function private.is_class_full(application public.applications) returns boolean
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
create function private.keep_seat() returns trigger
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
-- After keep_payment, which may accept an offer (15_payments/02_receipts.sql).
create trigger keep_seat before insert or update on public.applications
  for each row when (new.stage in ('offer', 'accepted')) execute function private.keep_seat();

-- The classes of a campus in their order, with their seats (null for no limit), and how many children have one or would
-- like one. For admissions staff of the campus.
create function public.list_admission_seats(wanted text)
returns table (class text, seats integer, offered integer, accepted integer, waiting integer, open integer)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_may('applications', false);
  perform private.require_campus(list_admission_seats.wanted);
  return query
    select k.stored_name, s.seats,
      (count(a.id) filter (where a.stage <> 'accepted' and private.has_seat(a)))::integer,
      (count(a.id) filter (where a.stage = 'accepted'))::integer,
      (count(a.id) filter (where a.stage = 'waiting'))::integer,
      (count(a.id) filter (where a.stage in ('received', 'documents_missing', 'visit')
        or a.stage = 'offer' and not private.has_seat(a)))::integer
    from public.campuses c
    join public.classes lowest on lowest.stored_name = c.first_class
    left join public.classes highest on highest.stored_name = c.last_class
    join public.classes k on k.status = 'open'
      and k.position between lowest.position and coalesce(highest.position, k.position)
    left join private.admission_seats s on s.campus = c.key and s.class = k.stored_name
    left join public.applications a on a.campus = c.key and a.class = k.stored_name and a.stage <> 'draft'
      and coalesce(a.session, private.coming_session()) = private.coming_session()
    where c.key = list_admission_seats.wanted
    group by k.id, k.stored_name, k.position, s.seats order by k.position, k.stored_name;
end $$;
grant execute on function public.list_admission_seats to authenticated;

-- Sets the seats of classes, by their stored names; null removes the limit. Fewer seats than are taken is no error:
-- then no further offer can be made.
create function public.set_admission_seats(wanted text, seats jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  one record;
begin
  perform private.require_may('applications');
  perform private.require_campus(set_admission_seats.wanted);
  if jsonb_typeof(seats) is distinct from 'object' or length(seats::text) > 4000
     or not exists (select from public.campuses c where c.key = set_admission_seats.wanted) then
    raise exception 'Please send seats by class.' using errcode = '22023', detail = 'seats';
  end if;
  for one in select e.key as class, e.value as said from jsonb_each(seats) e loop
    if not exists (select from public.classes k where k.stored_name = one.class)
       or one.said <> 'null' and one.said::text !~ '^(1000|[0-9]{1,3})$' then
      raise exception 'Please give seats from 0 to 1000.' using errcode = '22023', detail = one.class;
    end if;
    if one.said = 'null' then
      delete from private.admission_seats s where s.campus = set_admission_seats.wanted and s.class = one.class;
    else
      insert into private.admission_seats as s (campus, class, seats)
      values (set_admission_seats.wanted, one.class, one.said::text::integer)
      on conflict (campus, class) do update set seats = excluded.seats;
    end if;
  end loop;
end $$;
grant execute on function public.set_admission_seats to authenticated;
