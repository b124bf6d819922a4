-- From student to alumnus: a graduating class is offered the alumni area, and nothing moves without a yes
-- (docs/decisions/guardians-page.md). Consents about pictures ended when the student left (private.is_permitted).

-- How many emails were sent about a former student, the row of the alumni register that a yes made, and the invitations
-- of the last day. The outbox cannot count these: it forgets whom an email was about once it is sent.
create table private.alumni_offers (
  student_id uuid primary key references public.students (id) on delete cascade,
  emails integer not null default 0,
  written_at timestamptz,
  record_id uuid references public.alumni_records (id) on delete set null,
  invited_at timestamptz[] not null default '{}'
);
create index alumni_offers_record_idx on private.alumni_offers (record_id);
alter table private.alumni_offers enable row level security;

-- The last answer of each guardian, or of the former student from eighteen on.
create table private.alumni_answers (
  id uuid primary key default gen_random_uuid(),
  student_id uuid not null references public.students (id) on delete cascade,
  -- Null once the person is no longer a guardian.
  guardian_id uuid references public.guardians (id) on delete set null,
  given_by text not null,
  is_given boolean not null,
  -- The former student's, which a yes names. The page shows this one: that of the register would tell whether another
  -- alumnus has it.
  mailbox text check (length(mailbox) <= 254),
  answered_at timestamptz not null default now(),
  unique (student_id, guardian_id)
);
create index alumni_answers_guardian_idx on private.alumni_answers (guardian_id);
alter table private.alumni_answers enable row level security;

-- The answer that counts, by the rule of private.counting_answers: the stricter of those given. Null before the first.
create function private.wants_alumni_area(child public.students) returns boolean
language sql stable security definer set search_path = ''
as $$
  select bool_and(a.is_given) from (
    select o.is_given, o.guardian_id, bool_or(o.guardian_id is not null) over () as has_present
    from private.alumni_answers o left join public.guardians g on g.id = o.guardian_id
    where o.student_id = child.id
      and (o.guardian_id is null or g.is_self = private.is_of_age(child.date_of_birth))
  ) as a
  where a.guardian_id is not null or not a.has_present
$$;

-- Why this person cannot answer about the alumni area; null if they can.
create function private.closed_alumni_answer(child public.students, person public.guardians) returns text
language sql stable set search_path = ''
as $$
  select case when child.status <> 'graduated' then 'not_graduated'
    when private.is_of_age(child.date_of_birth) and not person.is_self then 'child_of_age'
    when not private.is_of_age(child.date_of_birth) and person.is_self then 'not_of_age' end
$$;

-- The offer's state on the page of a guardian; null for a child that has not graduated.
create function private.get_alumni_offer(child uuid, person public.guardians) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('closed', private.closed_alumni_answer(s, person), 'own', a.is_given, 'own_at', a.answered_at,
    'wanted', private.wants_alumni_area(s), 'email', case when a.is_given then a.mailbox end,
    'has_joined', r.profile_id is not null)
  from public.students s
  left join private.alumni_answers a on a.student_id = s.id and a.guardian_id = person.id
  left join private.alumni_offers o on o.student_id = s.id
  left join public.alumni_records r on r.id = o.record_id
  where s.id = get_alumni_offer.child and s.status = 'graduated'
$$;

-- Takes a former student off the alumni register again, unless they have joined with an account.
create function private.take_off_alumni(child uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.alumni_records r using private.alumni_offers o
  where o.student_id = take_off_alumni.child and r.id = o.record_id and r.profile_id is null;
end $$;

-- Puts a former student on the alumni register: the name, year, campus, house and admission number, and the mailbox
-- that the answer names. A mailbox that the register has already stays with the other person, and nobody is told.
create function private.put_on_alumni(child public.students, mailbox text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  kept uuid := (
    select r.id from private.alumni_offers o join public.alumni_records r on r.id = o.record_id
    where o.student_id = child.id);
  free text := case when not exists (
    select from public.alumni_records r where r.email = mailbox and r.id is distinct from kept) then mailbox end;
begin
  if kept is not null then
    update public.alumni_records r set email = free where r.id = kept and r.profile_id is null;
    return;
  end if;
  insert into public.alumni_records (full_name, batch_year, campus, house, admission_no, email)
  values (child.name, case when child.left_on >= date '1850-01-01' then extract(year from child.left_on)::integer end,
    child.campus, child.house, child.admission_no, free)
  returning id into kept;
  insert into private.alumni_offers as o (student_id, record_id) values (child.id, kept)
  on conflict (student_id) do update set record_id = excluded.record_id;
end $$;

-- Saves the answer of a guardian, or of the former student from eighteen on, and changes the alumni register as all
-- answers together say. A yes names the former student's mailbox, which gets an email. Returns whether the student is
-- on the register: also false for a yes that another guardian's no overrides.
create function public.answer_alumni_offer(session text, child uuid, wants boolean, email text default null,
  language text default 'en') returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  address text := private.require_guardian_session(answer_alumni_offer.session);
  person public.guardians := private.require_guardian_of(answer_alumni_offer.child, address);
  tongue text := private.known_language(answer_alumni_offer.language);
  mailbox text;
  about public.students;
  closed text;
begin
  select * into about from public.students s where s.id = person.student_id for update;
  closed := private.closed_alumni_answer(about, person);
  if closed is not null then
    raise exception 'This answer is not open.' using errcode = 'PT409', detail = closed;
  end if;
  if answer_alumni_offer.wants is null then
    raise exception 'Please choose one of the answers.' using errcode = '22023', detail = 'wants';
  end if;
  if answer_alumni_offer.wants then
    mailbox := private.require_email(answer_alumni_offer.email, 'email');
    -- Four emails a day, so that no guardian fills a stranger's mailbox.
    perform private.refuse_many(5 * (
      select count(*) from private.alumni_offers o cross join unnest(o.invited_at) as invited
      where o.student_id = about.id and invited > now() - interval '1 day'));
  end if;
  insert into private.alumni_answers as a (student_id, guardian_id, given_by, is_given, mailbox)
  values (about.id, person.id, person.name, answer_alumni_offer.wants, mailbox)
  on conflict (student_id, guardian_id) do update
  set is_given = excluded.is_given, given_by = excluded.given_by, mailbox = excluded.mailbox, answered_at = now();
  if not private.wants_alumni_area(about) then
    perform private.take_off_alumni(about.id);
    return false;
  end if;
  perform private.put_on_alumni(about, mailbox);
  update private.alumni_offers o
  set invited_at = array(select i from unnest(o.invited_at) i where i > now() - interval '1 day') || now()
  where o.student_id = about.id;
  perform private.queue_email(mailbox, 'alumni_area_open', jsonb_build_object('name', about.name, 'student', about.id,
    'by', case when not person.is_self then person.name end, 'language', tongue));
  return true;
end $$;
grant execute on function public.answer_alumni_offer to anon, authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- The office.

-- Whether somebody can be written to about a former student.
create function private.has_alumni_mailbox(child public.students) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.guardians g
    where g.student_id = child.id and private.guardian_address(g) is not null and (not g.is_self or private.is_of_age(child.date_of_birth)))
$$;

-- Emails the guardians of those who graduated within a year and have not answered, and from eighteen on the former
-- students too: twice at most, two weeks apart. Returns the number of emails, and of former students about whom
-- nobody can be reached.
create function public.offer_alumni_area(of_campus text default null) returns table (written integer, unreached integer)
language plpgsql security definer set search_path = ''
as $$
declare
  chosen uuid[];
  recipient record;
  counted integer := 0;
begin
  perform private.require_admin();
  perform private.require_campus(offer_alumni_area.of_campus);
  perform from public.students s where s.status = 'graduated' and s.left_on > private.today() - interval '1 year' for update;
  chosen := array(
    select s.id from public.students s left join private.alumni_offers o on o.student_id = s.id
    where s.status = 'graduated' and s.left_on > private.today() - interval '1 year'
      and (offer_alumni_area.of_campus is null or s.campus = offer_alumni_area.of_campus)
      and coalesce(o.emails, 0) < 2 and coalesce(o.written_at <= now() - interval '14 days', true)
      and not exists (select from private.alumni_answers a where a.student_id = s.id));
  for recipient in
    select private.guardian_address(g) as mailbox, string_agg(distinct s.name, ', ') as children, bool_and(g.is_self) as is_self,
      bool_and(private.is_of_age(s.date_of_birth)) as is_of_age
    from public.students s join public.guardians g on g.student_id = s.id
    where s.id = any (chosen) and private.guardian_address(g) is not null
      and (not g.is_self or private.is_of_age(s.date_of_birth))
    group by 1 order by 1
  loop
    perform private.queue_guardian_link(recipient.mailbox, 'guardian_alumni_offer', jsonb_build_object(
      'children', recipient.children, 'self', recipient.is_self, 'of_age', recipient.is_of_age));
    counted := counted + 1;
  end loop;
  insert into private.alumni_offers as o (student_id, emails, written_at)
  select s.id, 1, now() from public.students s where s.id = any (chosen) and private.has_alumni_mailbox(s)
  on conflict (student_id) do update set emails = o.emails + 1, written_at = now();
  return query select counted, (
    select count(*)::integer from public.students s where s.id = any (chosen) and not private.has_alumni_mailbox(s));
end $$;
grant execute on function public.offer_alumni_area to authenticated;

-- The graduates of a year with the state of the offer: "open", "written", "yes", "no", or "joined" with an account.
create function public.list_graduates(of_year integer, of_campus text default null)
returns table (id uuid, name text, admission_no text, class text, campus text, left_on date, state text,
  written_at timestamptz, answered_at timestamptz, answered_by text, has_mailbox boolean)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  scope text[] := private.campus_scope();
begin
  perform private.require_admin();
  return query
    select s.id, s.name, s.admission_no, s.class, s.campus, s.left_on,
      case when r.profile_id is not null then 'joined' when v.wants then 'yes' when not v.wants then 'no'
        when o.emails > 0 then 'written' else 'open' end,
      o.written_at, a.answered_at, a.given_by, private.has_alumni_mailbox(s)
    from public.students s
    left join private.alumni_offers o on o.student_id = s.id
    left join public.alumni_records r on r.id = o.record_id
    left join lateral (
      select n.answered_at, n.given_by from private.alumni_answers n where n.student_id = s.id
      order by n.answered_at desc limit 1) as a on true
    cross join lateral (select private.wants_alumni_area(s) as wants) as v
    where s.status = 'graduated' and s.left_on >= make_date(list_graduates.of_year, 1, 1)
      and s.left_on < make_date(list_graduates.of_year + 1, 1, 1)
      and (list_graduates.of_campus is null or s.campus = list_graduates.of_campus)
      and (scope is null or s.campus = any (scope))
    order by s.campus, s.class, s.name, s.id;
end $$;
grant execute on function public.list_graduates to authenticated;

-- Undo brings no former student back on the roll whose family has answered about the alumni area: end_alumni_offer would
-- delete the answer. `entries` are those to be reverted.
create function private.refuse_undo_of_answers(entries uuid[]) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if exists (
    select from public.audit_log l join private.alumni_answers a on a.student_id = l.row_id
    where l.id = any (entries) and l.table_name = 'students' and l.action = 'update'
      and l.before ->> 'status' <> 'graduated' and l.after ->> 'status' = 'graduated'
  ) then
    raise exception 'A family has answered the offer of the alumni area.'
      using errcode = 'PT409', detail = 'promotion_answered';
  end if;
end $$;

-- Deletes the answers of a student who is back on the roll because a promotion was undone.
create function private.end_alumni_offer() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.take_off_alumni(new.id);
  delete from private.alumni_answers a where a.student_id = new.id;
  delete from private.alumni_offers o where o.student_id = new.id;
  return null;
end $$;
create trigger end_alumni_offer after update of status on public.students
  for each row when (old.status = 'graduated' and new.status <> 'graduated') execute function private.end_alumni_offer();
