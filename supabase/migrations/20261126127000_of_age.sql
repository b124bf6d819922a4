alter table public.guardians add column is_self boolean not null default false check (not (is_self and is_first));
create unique index guardians_self_idx on public.guardians (student_id) where is_self;

-- Whether somebody born on this day answers alone.
create function private.is_of_age(born date) returns boolean
language sql stable set search_path = ''
as $$ select coalesce(born <= private.today() - interval '18 years', false) $$;

create or replace view private.counting_answers as
select a.student_id, a.purpose, bool_and(a.is_given) as is_given, not bool_and(a.is_given) and bool_or(a.is_given)
  as is_disputed
from (
  select l.*, bool_or(l.guardian_id is not null) over (partition by l.student_id, l.purpose) as has_present
  from (
    select distinct on (c.student_id, c.purpose, c.guardian_id) c.student_id, c.purpose, c.guardian_id, c.is_given
    from public.consents c join public.consent_wordings w on w.id = c.wording_id
    join public.students s on s.id = c.student_id
    left join public.guardians g on g.id = c.guardian_id
    where (not c.is_given or w.asked_from >= private.counting_from())
      and coalesce(g.is_self, false) = private.is_of_age(s.date_of_birth)
    order by c.student_id, c.purpose, c.guardian_id, c.answered_at desc, c.number desc
  ) as l
) as a
where a.guardian_id is not null or not a.has_present
group by a.student_id, a.purpose;

create or replace function private.is_permitted(child uuid, wanted text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.students s where s.id = child and s.status = 'active')
  and coalesce((select a.is_given from private.counting_answers a where a.student_id = child and a.purpose = wanted), false)
$$;

create or replace function public.record_consents(student uuid, answers jsonb, channel text default 'paper',
  guardian uuid default null, answered_on date default null, language text default 'en') returns void
language plpgsql security definer set search_path = ''
as $$
declare
  child public.students;
  person public.guardians;
begin
  perform private.require_admin();
  select * into child from public.students s where s.id = record_consents.student for update;
  if child.id is null then
    raise exception 'There is no such child.' using errcode = 'PT404', detail = 'student';
  end if;
  perform private.require_campus(child.campus);
  if record_consents.channel is null or record_consents.channel not in ('paper', 'admission', 'import') then
    raise exception 'Please say how the answer came.' using errcode = '22023', detail = 'channel';
  end if;
  if record_consents.answered_on > private.today() then
    raise exception 'The answer cannot be of a day to come.' using errcode = '22023', detail = 'answered_on';
  end if;
  select * into person from public.guardians g
  where g.student_id = child.id and (g.id = record_consents.guardian
    or record_consents.guardian is null and case when private.is_of_age(child.date_of_birth) then g.is_self else g.is_first end);
  if person.id is null and record_consents.guardian is null and private.is_of_age(child.date_of_birth) then
    insert into public.guardians (student_id, name, is_self) values (child.id, child.name, true) returning * into person;
  end if;
  if person.id is null and record_consents.guardian is not null then
    raise exception 'This is no guardian of the child.' using errcode = '22023', detail = 'guardian';
  end if;
  perform private.add_consents(child.id, record_consents.answers, record_consents.channel, person.id,
    coalesce(person.name, 'Guardian'), private.known_language(record_consents.language),
    coalesce(record_consents.answered_on::timestamp at time zone 'Asia/Kolkata', now()));
end $$;

create or replace function private.guardian_of(child uuid, address text) returns public.guardians
language sql stable security definer set search_path = ''
as $$
  select g from public.guardians g join public.students s on s.id = g.student_id
  where g.student_id = child and lower(g.email) = guardian_of.address
  order by (g.is_self = private.is_of_age(s.date_of_birth)) desc, g.is_first desc, g.created_at, g.id limit 1
$$;

-- Its callers are replaced below.
drop function private.closed_answers(public.students);
create function private.closed_answers(child public.students, person public.guardians default null) returns text
language sql stable set search_path = ''
as $$
  select case when child.status <> 'active' then 'child_left'
    when private.is_of_age(child.date_of_birth) and not coalesce(person.is_self, false) then 'child_of_age'
    when not private.is_of_age(child.date_of_birth) and person.is_self then 'not_of_age' end
$$;

create or replace function private.get_guardian_child(person public.guardians) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('id', s.id, 'name', s.name, 'closed', private.closed_answers(s, person),
    'is_self', person.is_self,
    'record', jsonb_build_object('admission_no', s.admission_no, 'campus', s.campus, 'class', s.class, 'section', s.section,
      'roll_no', s.roll_no, 'house', s.house, 'date_of_birth', s.date_of_birth, 'gender', s.gender,
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

create or replace function public.answer_as_guardian(session text, child uuid, answers jsonb, language text default 'en')
returns table (changed integer, withdrawn boolean)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  address text := private.require_guardian_session(answer_as_guardian.session);
  person public.guardians := private.require_guardian_of(answer_as_guardian.child, address);
  tongue text := private.known_language(answer_as_guardian.language);
  about public.students;
  fresh jsonb := answer_as_guardian.answers;
  was_allowed boolean;
  disputed text[];
begin
  select * into about from public.students s where s.id = person.student_id for update;
  perform private.refuse_many((select count(*) from public.consents c
    where c.guardian_id = person.id and c.created_at > now() - interval '1 hour') / 10);
  if private.closed_answers(about, person) is not null then
    raise exception 'These answers are not open.' using errcode = 'PT409', detail = private.closed_answers(about, person);
  end if;
  if jsonb_typeof(fresh) = 'object' and fresh <> '{}' then
    select coalesce(jsonb_object_agg(a.key, a.value), '{}') into fresh from jsonb_each(fresh) a
    where not exists (
      select from (
        select c.is_given, c.wording_id from public.consents c
        where c.student_id = about.id and c.purpose = a.key and c.guardian_id = person.id
        order by c.answered_at desc, c.number desc limit 1
      ) as l
      where to_jsonb(l.is_given) = a.value and l.wording_id = (private.current_wording()).id);
    if fresh = '{}' then
      return query select 0, false;
      return;
    end if;
    was_allowed := exists (select from jsonb_each(fresh) a
      where a.value = 'false' and private.is_permitted(about.id, a.key));
  end if;
  perform private.add_consents(about.id, fresh, 'link', person.id, person.name, tongue, now());
  perform private.queue_email(address, 'guardian_answered', jsonb_build_object('name', person.name, 'child', about.name,
    'answers', fresh, 'withdrawn', was_allowed, 'language', tongue));
  disputed := array(
    select c.purpose from private.counting_answers c
    where c.student_id = about.id and c.is_disputed and fresh ? c.purpose order by c.purpose);
  if cardinality(disputed) > 0 then
    perform private.queue_office_email('general', about.campus, 'office_guardians_disagree', jsonb_build_object(
      'child', about.name, 'admission_no', about.admission_no, 'purposes', to_jsonb(disputed)));
  end if;
  return query select (select count(*)::integer from jsonb_object_keys(fresh)), was_allowed;
end $$;

create or replace function private.is_unanswered(child uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select count(distinct c.purpose) < 5
  from public.consents c join public.consent_wordings w on w.id = c.wording_id
  join public.students s on s.id = c.student_id
  left join public.guardians g on g.id = c.guardian_id
  where c.student_id = child and coalesce(g.is_self, false) = private.is_of_age(s.date_of_birth) and w.asked_from >= (
    select coalesce(max(o.asked_from), date '2003-01-01') from public.consent_wordings o
    where o.asked_from <= private.today() and o.answer_by is not null)
$$;

create or replace function private.write_to_guardians(children uuid[], more jsonb default '{}') returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  wording public.consent_wordings := private.current_wording();
  address text;
  written integer := 0;
begin
  for address in
    select distinct lower(g.email) from public.guardians g join public.students s on s.id = g.student_id
    where s.id = any (children) and g.email is not null and private.closed_answers(s, g) is null
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
    where not exists (select from public.guardians g where g.student_id = c.id and g.email is not null));
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
        where lower(g.email) = k.mailbox and private.closed_answers(s, g) is null and private.is_unanswered(s.id))
    order by k.mailbox for update skip locked
  loop
    update private.guardian_asks k set reminders = due.reminders + 1, last_at = now()
    where k.mailbox = due.mailbox and k.wording_id = due.wording_id;
    perform private.queue_guardian_link(due.mailbox, 'guardian_asked', jsonb_build_object('reminder', true));
    written := written + 1;
  end loop;
  return written;
end $$;

create or replace function public.ask_again() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  wording public.consent_wordings := private.current_wording();
  start date := private.school_year_start(private.today());
begin
  perform private.require_server();
  if wording.id is null or private.asked_again_on(wording) > private.today() or not wording.asks_every_year then
    return 0;
  end if;
  insert into public.consent_wordings (version, asked_from, answer_by, intro, public_pictures, shared_pictures,
    name_with_face, name_in_lists, work_and_voice, translations)
  values (to_char(start, 'YYYY') || '-' || to_char(start + interval '1 year', 'YY'), private.today(), private.today() + 60,
    wording.intro, wording.public_pictures, wording.shared_pictures, wording.name_with_face, wording.name_in_lists,
    wording.work_and_voice, wording.translations)
  on conflict (version) do nothing;
  -- The school has words of this name already.
  if not found then
    return 0;
  end if;
  return private.write_to_guardians(
    array(select s.id from public.students s where s.status = 'active'),
    jsonb_build_object('again', true, 'answer_by', private.today() + 60));
end $$;

-- Eighteen: guardians' answers end by themselves, and the student answers alone.

-- Whom the letter has been written about.
create table private.told_of_age (
  student_id uuid primary key references public.students (id) on delete cascade,
  told_at timestamptz not null default now()
);
alter table private.told_of_age enable row level security;

-- The server's timer: on the birthday, or within a month where it was missed, tells the guardians that their answers
-- have ended, and asks the student, where a mailbox of the student's own is known. Returns how many letters.
create function public.tell_of_age() returns integer
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
      select * from public.guardians g where g.student_id = child.id and not g.is_self and g.email is not null order by g.id
    loop
      perform private.queue_email(person.email, 'guardian_child_of_age', jsonb_build_object(
        'name', person.name, 'child', child.name, 'language', person.language));
      written := written + 1;
    end loop;
    if (private.current_wording()).id is not null then
      written := written + private.write_to_guardians(array[child.id], '{"self": true}');
    end if;
  end loop;
  return written;
end $$;

-- Who may answer stays who it was, and the student's mailbox is no guardian's: its link answers for the student alone.
create function private.guard_own_mailbox() returns trigger
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
  return new;
end $$;
create trigger guard_own_mailbox before insert or update on public.guardians
  for each row execute function private.guard_own_mailbox();
