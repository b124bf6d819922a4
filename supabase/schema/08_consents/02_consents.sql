-- Consents: guardians' answers. None is ever changed: withdrawing is another answer.

create table public.consents (
  id uuid primary key default gen_random_uuid(),
  -- The order in which answers were saved.
  number bigint generated always as identity,
  student_id uuid not null references public.students (id) on delete cascade,
  purpose text not null check (private.is_purpose(purpose)),
  is_given boolean not null,
  -- Null once the person is no longer a guardian, and for answers that the office entered without one.
  guardian_id uuid references public.guardians (id) on delete set null,
  given_by text not null check (length(btrim(given_by)) between 1 and 120),
  channel text not null check (channel in ('link', 'paper', 'admission', 'import')),
  wording_id uuid not null references public.consent_wordings (id),
  language text not null default 'en' check (language ~ '^[a-z]{2,3}$'),
  answered_at timestamptz not null default now(),
  -- For a refusal: when every replica had taken the pictures away.
  took_effect_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index consents_student_idx on public.consents (student_id, purpose, guardian_id, answered_at desc, number desc);
create index consents_guardian_idx on public.consents (guardian_id);
create index consents_wording_idx on public.consents (wording_id);
create index consents_number_idx on public.consents (number desc);
create index consents_unconfirmed_idx on public.consents (number) where not is_given and took_effect_at is null;

alter table public.consents enable row level security;
grant select, insert, update, delete on public.consents to anon, authenticated;
grant all on public.consents to service_role;
revoke all on sequence public.consents_number_seq from anon, authenticated;
create policy "Admins read" on public.consents for select to authenticated
  using ((select public.is_admin()));

create trigger stamp before insert or update on public.consents
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.consents
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.consents
  for each row execute function private.audit_row();

-- Once answered, a wording keeps its words.
create function private.keep_answered_words() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.consents c where c.wording_id = old.id)
     and (tg_op = 'DELETE' or to_jsonb(new) - array['answer_by', 'asks_every_year', 'updated_at'] <> to_jsonb(old) - array['answer_by', 'asks_every_year', 'updated_at']) then
    raise exception 'These words have been answered. Write a new version.' using errcode = '22023', detail = 'version';
  end if;
  return coalesce(new, old);
end $$;
create trigger keep_answered before update or delete on public.consent_wordings
  for each row execute function private.keep_answered_words();

-- Whether somebody born on this day answers alone.
create function private.is_of_age(born date) returns boolean
language sql stable set search_path = ''
as $$ select coalesce(born <= private.today() - interval '18 years', false) $$;

-- The answer that counts for each child and purpose: the last one of each guardian, the stricter one if guardians
-- disagree, and those of former guardians only if no present one has answered. From eighteen on only the student's
-- own answers count.
create view private.counting_answers as
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

-- Other active records of the same child: the same name, of at least two words, and the same date of birth.
create function private.list_same_children(child uuid) returns setof uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
    select o.id from public.students s
    join public.students o on private.first_two_words(o.name) = private.first_two_words(s.name)
      and private.words_of(o.name) = private.words_of(s.name) and o.date_of_birth = s.date_of_birth
    where s.id = child and o.id <> s.id and o.status = 'active';
end $$;

-- Whether a purpose is allowed now. Nothing is allowed for a child who has left. For a child enrolled twice, a no in
-- either record counts for both.
create function private.is_permitted(child uuid, wanted text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.students s where s.id = child and s.status = 'active')
  and coalesce((select a.is_given from private.counting_answers a where a.student_id = child and a.purpose = wanted), false)
  and not exists (
    select from private.list_same_children(child) o join private.counting_answers a on a.student_id = o
    where a.purpose = wanted and not a.is_given)
$$;

-- When an answer counts that the office enters. Paper carries only a day: against an answer by link of the same day
-- the no wins, and among those that the office entered the last.
create function private.moment_of_entry(child uuid, wanted text, guardian uuid, given boolean, entered timestamptz)
returns timestamptz
language plpgsql stable security definer set search_path = ''
as $$
declare
  midnight timestamptz := date_trunc('day', entered, 'Asia/Kolkata');
  is_of_today constant boolean := midnight = date_trunc('day', now(), 'Asia/Kolkata');
  refused boolean;
  last_entry timestamptz;
begin
  if not given then
    return case when is_of_today then now() else midnight + interval '1 day' - interval '1 microsecond' end;
  end if;
  select bool_or(c.channel = 'link' and not c.is_given), max(c.answered_at) filter (where c.channel <> 'link')
  into refused, last_entry
  from public.consents c
  where c.student_id = child and c.purpose = wanted and c.guardian_id is not distinct from guardian
    and c.answered_at >= midnight and c.answered_at < midnight + interval '1 day';
  return case when refused then midnight when is_of_today then now() else coalesce(last_entry, midnight) end;
end $$;

-- Saves answers, {"public_pictures": true, ...}, to the current words.
create function private.add_consents(child uuid, answers jsonb, channel text, guardian uuid, answered_by text,
  tongue text, answered timestamptz) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  wording public.consent_wordings := private.current_wording();
  wrong text;
begin
  if wording.id is null then
    raise exception 'There are no words of consent yet.' using errcode = 'PT409', detail = 'no_wording';
  end if;
  if jsonb_typeof(answers) is distinct from 'object' or answers = '{}' then
    raise exception 'Please answer at least one question.' using errcode = '22023', detail = 'answers';
  end if;
  select a.key into wrong from jsonb_each(answers) a
  where not private.is_purpose(a.key) or jsonb_typeof(a.value) <> 'boolean' limit 1;
  if wrong is not null then
    raise exception 'There is no such question: %.', left(wrong, 40) using errcode = '22023', detail = 'answers';
  end if;
  insert into public.consents (student_id, purpose, is_given, guardian_id, given_by, channel, wording_id, language,
    answered_at)
  select child, a.key, (a.value)::boolean, guardian, answered_by, add_consents.channel, wording.id, tongue,
    case when add_consents.channel = 'link' then answered
      else private.moment_of_entry(child, a.key, guardian, (a.value)::boolean, answered) end
  from jsonb_each(answers) a order by a.key;
end $$;

-- The purposes that a guardian refused when last asked.
create function private.list_refused_by(guardian uuid) returns text[]
language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(l.purpose), '{}') from (
    select distinct on (c.purpose) c.purpose, c.is_given from public.consents c
    where c.guardian_id = list_refused_by.guardian order by c.purpose, c.answered_at desc, c.number desc) as l
  where not l.is_given
$$;

-- Saves answers that the office enters: from paper, with the sheets uploaded for it (06_signed_sheets.sql), from
-- admission, or from earlier lists. Without `guardian` they are the first guardian's, from eighteen on the student's.
-- A guardian whose no becomes a yes by them gets an email.
create function public.record_consents(student uuid, answers jsonb, channel text default 'paper',
  guardian uuid default null, answered_on date default null, language text default 'en', scans uuid[] default '{}')
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  child public.students;
  person public.guardians;
  last_before bigint;
  refused text[];
  allowed jsonb;
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
  if cardinality(record_consents.scans) > 0 and record_consents.channel <> 'paper' then
    raise exception 'A signed sheet belongs to an answer on paper.' using errcode = '22023', detail = 'scans';
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
  refused := private.list_refused_by(person.id);
  select coalesce(max(c.number), 0) into last_before from public.consents c where c.student_id = child.id;
  perform private.add_consents(child.id, record_consents.answers, record_consents.channel, person.id,
    coalesce(person.name, 'Guardian'), private.known_language(record_consents.language),
    coalesce(record_consents.answered_on::timestamp at time zone 'Asia/Kolkata', now()));
  if cardinality(record_consents.scans) > 0 then
    perform private.file_consent_scans(child.id, record_consents.scans, array(
      select c.id from public.consents c where c.student_id = child.id and c.number > last_before order by c.number));
  end if;
  select jsonb_object_agg(r.purpose, true) into allowed from unnest(refused) as r(purpose)
  where r.purpose <> all (private.list_refused_by(person.id));
  if allowed is not null and private.guardian_address(person) is not null then
    perform private.queue_email(private.guardian_address(person), 'guardian_answered', jsonb_build_object(
      'name', person.name, 'child', child.name, 'answers', allowed, 'by_office', true, 'language', person.language));
  end if;
end $$;
grant execute on function public.record_consents to authenticated;

-- Imports earlier answers: [{"admission_no": "101", "answers": {...}, "answered_on": "2026-04-02"}, ...], at most
-- 500. Saves the rows that are right; for each other row returns its place, from 0, and the wrong field.
create function public.import_consents(rows jsonb) returns table (place integer, field text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  entry record;
  wrong text;
begin
  perform private.require_admin();
  if jsonb_typeof(import_consents.rows) is distinct from 'array' or jsonb_array_length(import_consents.rows) > 500 then
    raise exception 'Please send at most 500 rows at once.' using errcode = '22023', detail = 'rows';
  end if;
  for entry in
    select e.value, (e.ordinality - 1)::integer as number
    from jsonb_array_elements(import_consents.rows) with ordinality e
  loop
    begin
      perform public.record_consents(
        (select s.id from public.students s where s.admission_no = btrim(entry.value ->> 'admission_no')),
        entry.value -> 'answers', 'import', null, (entry.value ->> 'answered_on')::date, 'en');
    exception
      when invalid_datetime_format or datetime_field_overflow then
        place := entry.number;
        field := 'answered_on';
        return next;
      when invalid_parameter_value or sqlstate 'PT404' or insufficient_privilege then
        get stacked diagnostics wrong = pg_exception_detail;
        place := entry.number;
        field := wrong;
        return next;
    end;
  end loop;
end $$;
grant execute on function public.import_consents to authenticated;
