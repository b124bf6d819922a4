-- Which bus route a child rides on, and messages to the families of a route.

alter table public.students add column route_id uuid references public.bus_routes (id) on delete set null;
create index students_route_idx on public.students (route_id);
-- No reference: when the route goes, nobody is left, instead of everybody.
alter table public.family_messages add column route_id uuid;

-- The children on the roll whose families a message is for.
create or replace function private.list_message_children(message public.family_messages) returns setof public.students
language sql stable security definer set search_path = ''
as $$
  select s.* from public.students s
  where message.event_id is null and s.status = 'active' and (message.campus is null or s.campus = message.campus)
    and (message.route_id is null or s.route_id = message.route_id)
    and (cardinality(message.levels) + cardinality(message.classes) = 0 or s.class = any (message.classes)
      or exists (select from public.classes k where k.stored_name = s.class and k.level = any (message.levels)))
$$;

-- Every address that a message would go to, once, with its channel, the language of its letters and whose it is: a
-- guardian's, of somebody who gets the weekly letter, or of a guest.
create or replace function private.list_message_recipients(message public.family_messages)
returns table (address text, channel text, language text, reader text, is_opted_out boolean)
language sql stable security definer set search_path = ''
as $$
  select distinct on (r.address) r.address, case when r.address like '+%' then message.phone_channel else 'email' end,
    private.known_language(r.language), r.reader,
    exists (select from private.message_opt_outs o where o.address = r.address)
  from (
    select a.address, g.language, 'guardian' as reader, g.is_first, g.created_at, g.id
    from private.list_message_children(message) s
    join public.guardians g on g.student_id = s.id
    cross join private.list_message_addresses(message, g) as a (address)
    union all
    select lower(w.email), w.language, 'weekly', false, w.created_at, w.id from public.weekly_subscriptions w
    where message.to_subscribers and message.event_id is null and message.route_id is null and w.confirmed_at is not null
      and (message.campus is null or w.campuses = '{}' or message.campus = any (w.campuses))
      and (cardinality(message.levels) + cardinality(message.classes) = 0 or w.grades = '{}'
        or exists (select from public.classes k where k.key = any (w.grades) and private.is_for_class(message, k)))
    union all
    select lower(v.email), v.language, 'guest', false, v.created_at, v.id from public.event_rsvps v
    where v.event_id = message.event_id and v.status in ('going', 'offered', 'waitlisted')
  ) as r
  order by r.address, r.reader = 'guardian' desc, r.is_first desc, r.created_at, r.id
$$;

-- Whom a notice of the site names as concerned: the bus route, the levels and the classes, in a language.
create or replace function private.message_readers(message public.family_messages, wanted text) returns text
language sql stable security definer set search_path = ''
as $$
  select left(coalesce(string_agg(n.name, ', ' order by n.part, n.position, n.name), ''), 160) from (
    select 0 as part, 0 as position, coalesce(nullif(r.translations -> wanted ->> 'name', ''), r.name) as name
    from public.bus_routes r where r.id = message.route_id
    union all
    select 1, l.position, coalesce(nullif(l.translations -> wanted ->> 'name', ''), l.name)
    from public.levels l where l.key = any (message.levels)
    union all
    select 2, k.position, coalesce(nullif(k.translations -> wanted ->> 'name', ''), k.name)
    from public.classes k where k.stored_name = any (message.classes)
  ) as n
$$;

-- What the school keeps about a child. The contact in the record is the first guardian's own, so that no other
-- guardian reads it.
create or replace function private.get_guardian_child(person public.guardians) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('id', s.id, 'name', s.name, 'closed', private.closed_answers(s, person),
    'is_self', person.is_self,
    'record', jsonb_build_object('admission_no', s.admission_no, 'campus', s.campus, 'class', s.class, 'section', s.section,
      'roll_no', s.roll_no, 'house', s.house, 'date_of_birth', s.date_of_birth, 'gender', s.gender,
      'route', (select r.name from public.bus_routes r where r.id = s.route_id),
      'admitted_on', s.admitted_on, 'left_on', s.left_on, 'status', s.status,
      'address', case when person.is_first then s.address end,
      'guardian_name', person.name, 'guardian_relation', person.relation, 'guardian_email', person.email,
      'guardian_phone', person.phone),
    'answers', private.list_guardian_answers(person),
    'history', (
      select coalesce(jsonb_agg(jsonb_build_object('purpose', c.purpose, 'is_given', c.is_given, 'given_by', c.given_by,
        'channel', c.channel, 'version', w.version, 'answered_at', c.answered_at, 'took_effect_at', c.took_effect_at)
        order by c.answered_at desc, c.number desc), '[]')
      from public.consents c join public.consent_wordings w on w.id = c.wording_id where c.student_id = s.id),
    'pictures', private.list_guardian_pictures(s.id))
  from public.students s where s.id = person.student_id
$$;

-- Takes the guardians and the home out of the records of these children. The log keeps for thirty days what it was.
create or replace function private.erase_contacts(children uuid[]) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  erased integer;
begin
  update public.consents c set given_by = 'Guardian' where c.student_id = any (children) and c.given_by <> 'Guardian';
  update private.alumni_answers a set given_by = 'Guardian' where a.student_id = any (children);
  update public.students s
  set guardian_name = null, guardian_relation = null, guardian_phone = null, guardian_email = null, address = null,
    route_id = null
  where s.id = any (children);
  get diagnostics erased = row_count;
  delete from public.guardians g where g.student_id = any (children);
  -- Signed and asked by them.
  delete from public.consent_scans c where c.student_id = any (children);
  delete from public.guardian_requests r where r.student_id = any (children);
  return erased;
end $$;
