-- A phone as one address, "+919876543210"; null for what is none. Ten digits are an Indian mobile.
create function private.phone_address(phone text) returns text
language sql immutable set search_path = ''
as $$
  select case
    when phone like '+%' and length(d.digits) between 8 and 15 then '+' || d.digits
    when d.digits ~ '^[6-9][0-9]{9}$' then '+91' || d.digits
    when d.digits ~ '^0[6-9][0-9]{9}$' then '+91' || substr(d.digits, 2)
    when d.digits ~ '^91[6-9][0-9]{9}$' then '+' || d.digits end
  from (select translate(phone, '+ ()./-', '') as digits) as d
$$;
-- Its index asks with the rights of whoever writes.
grant execute on function private.phone_address to authenticated;

-- Whether the server carries messages to phones; it says so when it starts.
create table private.channels (
  only_row boolean primary key default true check (only_row),
  has_phones boolean not null default false
);
alter table private.channels enable row level security;
insert into private.channels default values;

create function public.set_phone_channel(offered boolean) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_server();
  update private.channels c set has_phones = coalesce(offered, false) where c.has_phones <> coalesce(offered, false);
end $$;

create index guardians_phone_address_idx on public.guardians (private.phone_address(phone));

-- Where a guardian is written to: the mailbox, or the phone of one without a mailbox if messages go to phones. Null for
-- somebody who cannot be reached.
create function private.guardian_address(person public.guardians) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce(lower(person.email),
    case when (select c.has_phones from private.channels c) then private.phone_address(person.phone) end)
$$;

-- Whether a mailbox or a phone is this guardian's.
create function private.is_address_of(person public.guardians, address text) returns boolean
language sql immutable set search_path = ''
as $$ select coalesce(address in (lower(person.email), private.phone_address(person.phone)), false) $$;

create or replace function public.list_consent_states(of_campus text default null, of_class text default null,
  words text default '', purpose text default null, state text default null, after_name text default null,
  after_id uuid default null, most integer default 50)
returns table (id uuid, name text, admission_no text, campus text, class text, section text, answers jsonb,
  is_disputed boolean, can_be_asked boolean)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  pattern text := '%' || replace(replace(replace(btrim(left(coalesce(list_consent_states.words, ''), 80)),
    '\', '\\'), '%', '\%'), '_', '\_') || '%';
begin
  perform private.require_admin();
  return query
    select s.id, s.name, s.admission_no, s.campus, s.class, s.section, coalesce(a.answers, '{}'),
      coalesce(a.is_disputed, false),
      exists (select from public.guardians g where g.student_id = s.id and private.guardian_address(g) is not null)
    from public.students s
    left join (
      select c.student_id, jsonb_object_agg(c.purpose, c.is_given) as answers, bool_or(c.is_disputed) as is_disputed
      from private.counting_answers c group by c.student_id
    ) as a on a.student_id = s.id
    where s.status = 'active' and (s.name ilike pattern or s.admission_no ilike pattern)
      and (list_consent_states.of_campus is null or s.campus = list_consent_states.of_campus)
      and (list_consent_states.of_class is null or s.class = list_consent_states.of_class)
      and (list_consent_states.state is null or case
        when list_consent_states.state = 'disputed' then coalesce(a.is_disputed, false)
        when list_consent_states.state = 'no_mailbox'
          then not exists (select from public.guardians g where g.student_id = s.id and private.guardian_address(g) is not null)
        when list_consent_states.purpose is not null then list_consent_states.state
          = case (a.answers -> list_consent_states.purpose)::boolean
            when true then 'given' when false then 'refused' else 'unanswered' end
        when list_consent_states.state = 'unanswered'
          then (select count(*) from jsonb_object_keys(coalesce(a.answers, '{}'))) < 5
        else exists (select from jsonb_each(a.answers) e where e.value = to_jsonb(list_consent_states.state = 'given')) end)
      and (list_consent_states.after_id is null
        or (s.name, s.id) > (list_consent_states.after_name, list_consent_states.after_id))
    order by s.name, s.id limit least(greatest(list_consent_states.most, 1), 200);
end $$;

create or replace function public.get_consent_report() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  report jsonb;
begin
  perform private.require_admin();
  select jsonb_build_object(
    'children', count(*),
    'without_mailbox', count(*) filter (where not exists (
      select from public.guardians g where g.student_id = s.id and private.guardian_address(g) is not null)),
    'unanswered', count(*) filter (where (
      select count(*) from private.counting_answers a where a.student_id = s.id) < 5))
  into report from public.students s where s.status = 'active';
  return report || jsonb_build_object(
    'purposes', (
      select coalesce(jsonb_object_agg(p.purpose, jsonb_build_object('given', p.given, 'refused', p.refused)), '{}')
      from (
        select a.purpose, count(*) filter (where a.is_given) as given, count(*) filter (where not a.is_given) as refused
        from private.counting_answers a join public.students s on s.id = a.student_id and s.status = 'active'
        group by a.purpose
      ) as p),
    'pictures', (
      select jsonb_build_object(
        'nobody', count(*) filter (where m.people = 'nobody'), 'crowd', count(*) filter (where m.people = 'crowd'),
        'children', count(*) filter (where m.people = 'children' and not m.withheld),
        'work', count(*) filter (where m.people = 'work' and not m.withheld),
        'before', count(*) filter (where m.people = 'before'),
        'unmarked', count(*) filter (where m.people is null),
        'waiting', count(*) filter (where m.people in ('children', 'work') and m.withheld))
      from public.media_files m where m.purpose = 'site' and m.is_stored),
    'withdrawals', (
      select jsonb_build_object('number', count(*),
        'longest', max(extract(epoch from c.took_effect_at - c.created_at)),
        'usual', percentile_cont(0.5) within group (order by extract(epoch from c.took_effect_at - c.created_at)))
      from private.withdrawals c),
    'views', (
      select jsonb_build_object('colleagues', count(distinct v.account), 'times', coalesce(sum(v.times), 0))
      from private.record_views v where v.kind = 'record' and v.day > private.today() - interval '1 year'),
    'erased', case when private.campus_scope() is null then (
      select jsonb_build_object(
        'by_jobs', (select coalesce(sum(r.erased), 0) from private.purge_runs r where r.erased_at > now() - interval '1 year'),
        'on_request', (select count(*) from private.erasure_certificates),
        'breaches', (select count(*) from private.breaches))) end,
    'wording', (select jsonb_build_object('version', w.version, 'asked_from', w.asked_from, 'answer_by', w.answer_by,
      'asked_again_on', private.asked_again_on(w)) from private.current_wording() w where w.id is not null),
    'at', now());
end $$;

create or replace function private.is_guardians_mailbox(address text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.guardians g where lower(g.email) = address)
    or exists (select from public.guardians g where private.phone_address(g.phone) = address)
$$;

create or replace function private.queue_guardian_link(address text, kind text, more jsonb default '{}') returns void
language plpgsql security definer set search_path = ''
as $$
declare
  person public.guardians;
begin
  select * into person from public.guardians g where lower(g.email) = address or private.phone_address(g.phone) = address
  order by g.created_at, g.id limit 1;
  perform private.queue_email(address, kind, jsonb_build_object('name', person.name, 'language', person.language,
    'token', private.create_personal_link(mailbox => address)) || more);
end $$;

drop function public.create_guardian_link(text);
create function public.create_guardian_link(address text) returns void
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  phone text := case when (select c.has_phones from private.channels c) then private.phone_address(btrim(address)) end;
begin
  address := coalesce(phone, private.require_email(address, 'address'));
  if private.is_guardians_mailbox(address) and (
    select count(*) from public.mail_outbox m
    where m.recipient = address and m.template = 'guardian_link' and m.created_at > now() - interval '1 day') < 3 then
    perform private.queue_guardian_link(address, 'guardian_link');
  end if;
end $$;

create or replace function private.guardian_of(child uuid, address text) returns public.guardians
language sql stable security definer set search_path = ''
as $$
  select g from public.guardians g join public.students s on s.id = g.student_id
  where g.student_id = child and private.is_address_of(g, guardian_of.address)
    -- A phone of the family's, entered for the student before it was an address, is the guardian's.
    and not (g.is_self and exists (select from public.guardians o where o.student_id = child and not o.is_self
      and private.is_address_of(o, guardian_of.address)))
  order by (g.is_self = private.is_of_age(s.date_of_birth)) desc, g.is_first desc, g.created_at, g.id limit 1
$$;

create or replace function public.get_guardian_page(session text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  own_address text := private.require_guardian_session(get_guardian_page.session);
begin
  return jsonb_build_object(
    'mailbox', own_address,
    'wording', (
      select to_jsonb(w) - array['id', 'created_at', 'updated_at', 'asked_from', 'answer_by'] from private.current_wording() w
      where w.id is not null),
    'children', (
      select jsonb_agg(private.get_guardian_child(private.guardian_of(s.id, own_address))
        || jsonb_build_object('views', private.list_record_views(s.id), 'sheets', private.list_guardian_scans(s.id),
          'alumni', private.get_alumni_offer(s.id, private.guardian_of(s.id, own_address))) order by s.name, s.created_at, s.id)
      from public.students s
      where exists (select from public.guardians g where g.student_id = s.id and private.is_address_of(g, own_address))),
    'sent', (
      select coalesce(jsonb_agg(to_jsonb(e) order by e.at desc, e.reference), '[]')
      from (
        select 'sport' as kind, r.reference, p.name as about, r.child_name as who, r.status, r.created_at as at
        from public.sports_registrations r join public.sports_programs p on p.id = r.sport_id
        where lower(r.guardian_email) = own_address
        union all
        select 'event', r.reference, v.title, r.name, r.status, r.created_at
        from public.event_rsvps r join public.events v on v.id = r.event_id where lower(r.email) = own_address
        union all
        select 'meeting', b.reference, m.title, coalesce(b.child_name, b.name), b.status, b.created_at
        from public.meeting_bookings b join public.meetings m on m.id = b.meeting_id where lower(b.email) = own_address
      ) as e));
end $$;

create or replace function public.create_guardian_request(session text, child uuid, kind text, words text default '',
  consent_version text default '', language text default 'en') returns text
language plpgsql security definer set search_path = ''
as $$
declare
  address text := private.require_guardian_session(create_guardian_request.session);
  person public.guardians := private.require_guardian_of(create_guardian_request.child, address);
  about public.students;
  told text := private.require_text(create_guardian_request.words, 'words',
    case create_guardian_request.kind when 'correction' then 5 else 0 end, 3000);
begin
  if create_guardian_request.kind is null or create_guardian_request.kind not in ('correction', 'erasure') then
    raise exception 'Please choose one of the answers.' using errcode = '22023', detail = 'kind';
  end if;
  if person.email is null then
    raise exception 'The office answers by email, and has none of yours.' using errcode = 'PT409', detail = 'no_mailbox';
  end if;
  select * into about from public.students s where s.id = person.student_id;
  return (
    select m.reference from public.create_contact_message(left(rpad(person.name, 2, '.'), 120), person.email,
      concat_ws(E'\n\n', format('From the page of a guardian, to %s what is kept about %s, admission number %s.',
        case create_guardian_request.kind when 'correction' then 'correct' else 'erase' end, about.name, about.admission_no),
        nullif(told, '')),
      create_guardian_request.consent_version, person.phone,
      case when private.is_open_campus(about.campus) then about.campus end, 'general',
      create_guardian_request.language) m);
end $$;

create or replace function private.write_to_guardians(children uuid[], more jsonb default '{}') returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  wording public.consent_wordings := private.current_wording();
  address text;
  written integer := 0;
begin
  for address in
    select distinct private.guardian_address(g) from public.guardians g join public.students s on s.id = g.student_id
    where s.id = any (children) and private.guardian_address(g) is not null and private.closed_answers(s, g) is null
    order by 1
  loop
    insert into private.guardian_asks as k (mailbox, wording_id) values (address, wording.id)
    on conflict (mailbox, wording_id) do update set last_at = now() where k.last_at <= now() - interval '7 days';
    if found then
      perform private.queue_guardian_link(address, 'guardian_asked', more);
      written := written + 1;
    end if;
  end loop;
  return written;
end $$;

create or replace function public.ask_guardians(of_campus text default null, of_class text default null,
  only_unanswered boolean default true) returns table (asked integer, without_mailbox integer)
language plpgsql security definer set search_path = ''
as $$
declare
  wording public.consent_wordings := private.current_wording();
  chosen uuid[];
  written integer;
begin
  perform private.require_admin();
  perform private.require_campus(ask_guardians.of_campus);
  if wording.id is null then
    raise exception 'There are no words of consent yet.' using errcode = 'PT409', detail = 'no_wording';
  end if;
  chosen := array(
    select s.id from public.students s
    where (private.closed_answers(s) is null or s.status = 'active' and exists (
        select from public.guardians g where g.student_id = s.id and g.is_self))
      and (ask_guardians.of_campus is null or s.campus = ask_guardians.of_campus)
      and (ask_guardians.of_class is null or s.class = ask_guardians.of_class)
      and (not coalesce(ask_guardians.only_unanswered, true) or private.is_unanswered(s.id)));
  written := private.write_to_guardians(chosen);
  return query select written, (
    select count(*)::integer from unnest(chosen) as c(id)
    where not exists (select from public.guardians g where g.student_id = c.id and private.guardian_address(g) is not null));
end $$;

create or replace function public.remind_guardians() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  due record;
  written integer := 0;
begin
  perform private.require_server();
  for due in
    select k.mailbox, k.wording_id, k.reminders from private.guardian_asks k
    where k.wording_id = (private.current_wording()).id
      and k.first_at <= now() - case k.reminders when 0 then interval '7 days' else interval '21 days' end
      and k.reminders < 2 and k.last_at <= now() - interval '6 days'
      and exists (
        select from public.guardians g join public.students s on s.id = g.student_id
        where private.is_address_of(g, k.mailbox) and private.closed_answers(s, g) is null and private.is_unanswered(s.id))
    order by k.mailbox for update skip locked
  loop
    update private.guardian_asks k set reminders = due.reminders + 1, last_at = now()
    where k.mailbox = due.mailbox and k.wording_id = due.wording_id;
    perform private.queue_guardian_link(due.mailbox, 'guardian_asked', jsonb_build_object('reminder', true));
    written := written + 1;
  end loop;
  return written;
end $$;

create or replace function private.list_held(on_day date) returns table (student_id uuid, row_id uuid, mailbox text)
language sql stable security definer set search_path = ''
as $$
  with holds as (
    select h.student_id, h.row_id, h.mailbox from private.retention_holds h
    where h.released_at is null and (h.ends_on is null or h.ends_on >= on_day)
  )
  select h.student_id, h.row_id, h.mailbox from holds h
  union
  select null, null, a.address from holds h join public.guardians g on g.student_id = h.student_id
  cross join unnest(array[lower(g.email), private.phone_address(g.phone)]) as a(address)
  where a.address is not null
$$;

create or replace function private.erase_student(child public.students) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  own_mailboxes text[] := array(
    select a.address from public.guardians g
    cross join unnest(array[lower(g.email), private.phone_address(g.phone)]) as a(address)
    where g.student_id = child.id and a.address is not null);
  gone jsonb := private.erase_sent(own_mailboxes, child.name, child.date_of_birth);
begin
  gone := private.erase_rows('consent_scans', array(select c.id from public.consent_scans c where c.student_id = child.id), gone);
  gone := private.erase_rows('consents', array(select c.id from public.consents c where c.student_id = child.id), gone);
  gone := private.erase_rows('alumni_records', array(
    select r.id from private.alumni_offers o join public.alumni_records r on r.id = o.record_id
    where o.student_id = child.id and r.profile_id is null), gone);
  gone := private.erase_rows('students', array[child.id], gone || jsonb_build_object('guardians', array(
    select g.id from public.guardians g where g.student_id = child.id)));
  -- Links and letters to mailboxes that are nobody's any more.
  gone := private.erase_rows('personal_links', array(
    select l.id from public.personal_links l
    where l.mailbox = any (own_mailboxes) and not private.is_guardians_mailbox(l.mailbox)), gone);
  return private.erase_rows('mail_outbox', array(
    select o.id from public.mail_outbox o
    where lower(o.recipient) = any (own_mailboxes) and not private.is_guardians_mailbox(lower(o.recipient))), gone);
end $$;

create or replace function public.tell_of_age() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  child public.students;
  person public.guardians;
  written integer := 0;
begin
  perform private.require_server();
  for child in
    select * from public.students s
    where s.status = 'active' and private.is_of_age(s.date_of_birth)
      and s.date_of_birth > private.today() - interval '18 years 31 days'
      and not exists (select from private.told_of_age t where t.student_id = s.id)
    order by s.id for update skip locked
  loop
    insert into private.told_of_age (student_id) values (child.id);
    for person in
      select * from public.guardians g
      where g.student_id = child.id and not g.is_self and private.guardian_address(g) is not null order by g.id
    loop
      perform private.queue_email(private.guardian_address(person), 'guardian_child_of_age', jsonb_build_object(
        'name', person.name, 'child', child.name, 'language', person.language));
      written := written + 1;
    end loop;
    if (private.current_wording()).id is not null then
      written := written + private.write_to_guardians(array[child.id], '{"self": true}');
    end if;
  end loop;
  return written;
end $$;

create or replace function private.guard_own_mailbox() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.is_self <> old.is_self then
    raise exception 'Add this person anew.' using errcode = '22023', detail = 'is_self';
  end if;
  if exists (select from public.guardians g where g.student_id = new.student_id and g.id <> new.id
      and g.is_self <> new.is_self and lower(g.email) = lower(new.email)) then
    raise exception 'The student needs a mailbox that is no guardian''s.' using errcode = '22023', detail = 'email';
  end if;
  if exists (select from public.guardians g where g.student_id = new.student_id and g.id <> new.id
      and g.is_self <> new.is_self and private.phone_address(g.phone) = private.phone_address(new.phone)) then
    raise exception 'The student needs a phone that is no guardian''s.' using errcode = '22023', detail = 'phone';
  end if;
  return new;
end $$;

create or replace function private.has_alumni_mailbox(child public.students) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.guardians g
    where g.student_id = child.id and private.guardian_address(g) is not null and (not g.is_self or private.is_of_age(child.date_of_birth)))
$$;

create or replace function public.offer_alumni_area(of_campus text default null) returns table (written integer, unreached integer)
language plpgsql security definer set search_path = ''
as $$
declare
  chosen uuid[];
  letter record;
  counted integer := 0;
begin
  perform private.require_admin();
  perform private.require_campus(offer_alumni_area.of_campus);
  perform from public.students s where s.status = 'graduated' and s.left_on > private.today() - interval '1 year' for update;
  chosen := array(
    select s.id from public.students s left join private.alumni_offers o on o.student_id = s.id
    where s.status = 'graduated' and s.left_on > private.today() - interval '1 year'
      and (offer_alumni_area.of_campus is null or s.campus = offer_alumni_area.of_campus)
      and coalesce(o.letters, 0) < 2 and coalesce(o.written_at <= now() - interval '14 days', true)
      and not exists (select from private.alumni_answers a where a.student_id = s.id));
  for letter in
    select private.guardian_address(g) as mailbox, string_agg(distinct s.name, ', ') as children, bool_and(g.is_self) as is_self,
      bool_and(private.is_of_age(s.date_of_birth)) as is_of_age
    from public.students s join public.guardians g on g.student_id = s.id
    where s.id = any (chosen) and private.guardian_address(g) is not null
      and (not g.is_self or private.is_of_age(s.date_of_birth))
    group by 1 order by 1
  loop
    perform private.queue_guardian_link(letter.mailbox, 'guardian_alumni_offer', jsonb_build_object(
      'children', letter.children, 'self', letter.is_self, 'of_age', letter.is_of_age));
    counted := counted + 1;
  end loop;
  insert into private.alumni_offers as o (student_id, letters, written_at)
  select s.id, 1, now() from public.students s where s.id = any (chosen) and private.has_alumni_mailbox(s)
  on conflict (student_id) do update set letters = o.letters + 1, written_at = now();
  return query select counted, (
    select count(*)::integer from public.students s where s.id = any (chosen) and not private.has_alumni_mailbox(s));
end $$;
