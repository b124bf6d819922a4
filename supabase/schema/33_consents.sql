-- Consents: what a guardian allows the school to do with a child's data beyond teaching and safety, by purpose
-- (docs/decisions/consents.md). The purposes are those of data/consent/purposes.ts.

create function private.is_purpose(wanted text) returns boolean
language sql immutable set search_path = ''
as $$
  select wanted in ('public_pictures', 'shared_pictures', 'name_with_face', 'name_in_lists', 'work_and_voice')
$$;

create function private.today() returns date
language sql stable set search_path = ''
as $$ select (now() at time zone 'Asia/Kolkata')::date $$;
grant execute on function private.today to anon, authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- The words in which guardians are asked. A new version asks everybody again.

create table public.consent_wordings (
  id uuid primary key default gen_random_uuid(),
  version text not null unique check (length(btrim(version)) between 1 and 40),
  -- From this day on guardians are asked in these words.
  asked_from date not null check (asked_from between date '2003-01-01' and date '2100-01-01'),
  -- After this day no answer to earlier words counts; null lets earlier answers count on.
  answer_by date,
  -- A new school year asks again by itself: private.ask_again in 43_asking_again.sql.
  asks_every_year boolean not null default true,
  intro text not null check (length(btrim(intro)) between 1 and 2000),
  public_pictures text not null check (length(btrim(public_pictures)) between 1 and 600),
  shared_pictures text not null check (length(btrim(shared_pictures)) between 1 and 600),
  name_with_face text not null check (length(btrim(name_with_face)) between 1 and 600),
  name_in_lists text not null check (length(btrim(name_in_lists)) between 1 and 600),
  work_and_voice text not null check (length(btrim(work_and_voice)) between 1 and 600),
  translations jsonb not null default '{}' check (private.is_translation(translations)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (answer_by >= asked_from)
);
create index consent_wordings_asked_idx on public.consent_wordings (asked_from desc, id);
create index consent_wordings_created_idx on public.consent_wordings (created_at desc, id);

alter table public.consent_wordings enable row level security;
grant select, insert, update, delete on public.consent_wordings to anon, authenticated;
grant all on public.consent_wordings to service_role;
create policy "Words in use are public" on public.consent_wordings for select to anon
  using (asked_from <= private.today());
create policy "Who may read" on public.consent_wordings for select to authenticated
  using (asked_from <= private.today() or (select public.is_admin()));
create policy "Who may add" on public.consent_wordings for insert to authenticated
  with check ((select public.is_admin()));
create policy "Who may change" on public.consent_wordings for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Who may delete" on public.consent_wordings for delete to authenticated
  using ((select public.is_admin()));

-- The words that the program brings, for a reader of twelve.
insert into public.consent_wordings (id, version, asked_from, intro, public_pictures, shared_pictures, name_with_face,
  name_in_lists, work_and_voice, translations)
values ('c5000000-0000-4000-8000-000000000001', '2026-11', '2026-11-01',
  'These questions are about your child''s pictures, name and work. You may say yes to some and no to others. Your child''s place, lessons and safety do not depend on your answers. You can change every answer on any day.',
  'May the school show my child''s face in pictures on its website, where everybody can see them?',
  'May the school show my child''s face in pictures that only people with an account or a private link can see?',
  'May my child''s name stand beside a picture of my child?',
  'May my child''s name stand in lists that the school publishes, such as results, prizes and teams?',
  'May the school show what my child has made or said, such as drawings, texts and recordings?',
  jsonb_build_object('hi', jsonb_build_object(
    'intro', 'ये प्रश्न आपके बच्चे के चित्रों, नाम और काम के बारे में हैं। आप कुछ के लिए हाँ और कुछ के लिए ना कह सकते हैं। आपके उत्तरों से बच्चे के प्रवेश, पढ़ाई और सुरक्षा पर कोई असर नहीं पड़ता। आप हर उत्तर किसी भी दिन बदल सकते हैं।',
    'public_pictures', 'क्या विद्यालय अपनी वेबसाइट के चित्रों में मेरे बच्चे का चेहरा दिखा सकता है, जहाँ सब लोग उन्हें देख सकते हैं?',
    'shared_pictures', 'क्या विद्यालय मेरे बच्चे का चेहरा उन चित्रों में दिखा सकता है, जिन्हें केवल खाते या निजी लिंक वाले लोग देख सकते हैं?',
    'name_with_face', 'क्या मेरे बच्चे के चित्र के पास उसका नाम लिखा जा सकता है?',
    'name_in_lists', 'क्या मेरे बच्चे का नाम उन सूचियों में आ सकता है जो विद्यालय प्रकाशित करता है, जैसे परिणाम, पुरस्कार और टीमें?',
    'work_and_voice', 'क्या विद्यालय वह दिखा सकता है जो मेरे बच्चे ने बनाया या कहा है, जैसे चित्रकारी, लेख और रिकॉर्डिंग?')));

create trigger stamp before insert or update on public.consent_wordings
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.consent_wordings
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.consent_wordings
  for each row execute function private.audit_row();

insert into private.managed_tables values ('consent_wordings');

create function private.current_wording() returns public.consent_wordings
language sql stable security definer set search_path = ''
as $$
  select w from public.consent_wordings w where w.asked_from <= private.today()
  order by w.asked_from desc, w.id limit 1
$$;

-- An answer counts if its words were asked from this day on.
create function private.counting_from() returns date
language sql stable security definer set search_path = ''
as $$
  select coalesce(max(w.asked_from), date '2003-01-01') from public.consent_wordings w
  where w.asked_from <= private.today() and w.answer_by < private.today()
$$;

-- ---------------------------------------------------------------------------------------------------------
-- Guardians. The first is the one in the child's record; others are entered beside it. Where a mailbox or a phone
-- changes hands, the former guardian goes, with the links that were sent there.

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
-- Its index asks with the rights of the writer.
grant execute on function private.phone_address to authenticated;

-- Who carries messages to phones, one row for each channel; the server says so when it starts.
create table private.phone_gateways (
  channel text primary key check (channel in ('sms', 'whatsapp')),
  -- What one message costs, as operators count them, and what may be spent in a month, in paise; null for no limit.
  price integer not null default 0 check (price >= 0),
  month_limit integer check (month_limit >= 0),
  -- How a message to families reads there, by language: "usual" and "urgent", with "{title}" for its title.
  frames jsonb not null default '{}' check (jsonb_typeof(frames) = 'object')
);
alter table private.phone_gateways enable row level security;

create function public.set_phone_gateways(gateways jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_server();
  delete from private.phone_gateways g
  where g.channel not in (select e ->> 'channel' from jsonb_array_elements(gateways) e);
  insert into private.phone_gateways (channel, price, month_limit, frames)
  select e.channel, coalesce(e.price, 0), e.month_limit, coalesce(e.frames, '{}')
  from jsonb_to_recordset(gateways) as e (channel text, price integer, month_limit integer, frames jsonb)
  on conflict (channel) do update set price = excluded.price, month_limit = excluded.month_limit, frames = excluded.frames;
end $$;

-- Whether guardians without a mailbox are written to on their phones.
create function private.has_phones() returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from private.phone_gateways g where g.channel = 'sms') $$;

create table public.guardians (
  id uuid primary key default gen_random_uuid(),
  student_id uuid not null references public.students (id) on delete cascade,
  name text not null check (length(btrim(name)) between 1 and 120),
  relation text check (length(relation) <= 60),
  email text check (length(email) <= 254 and email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'),
  phone text check (phone ~ '^\+?[0-9 ()./-]{6,24}$'),
  language text not null default 'en' check (language ~ '^[a-z]{2,3}$'),
  is_first boolean not null default false,
  -- The student, who answers from eighteen on, and then alone.
  is_self boolean not null default false check (not (is_self and is_first)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index guardians_student_idx on public.guardians (student_id);
create unique index guardians_first_idx on public.guardians (student_id) where is_first;
create unique index guardians_self_idx on public.guardians (student_id) where is_self;
create index guardians_email_idx on public.guardians (lower(email));
create index guardians_phone_address_idx on public.guardians (private.phone_address(phone));
create index guardians_name_idx on public.guardians (name, id);
create index guardians_created_idx on public.guardians (created_at desc, id);

alter table public.guardians enable row level security;
grant select, insert, update, delete on public.guardians to anon, authenticated;
grant all on public.guardians to service_role;
create policy "Admins manage" on public.guardians for all to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));

create trigger stamp before insert or update on public.guardians
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.guardians
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.guardians
  for each row execute function private.audit_row();

-- Where a guardian is written to: the mailbox, or the phone of one without a mailbox if messages go to phones. Null for
-- somebody who cannot be reached.
create function private.guardian_address(person public.guardians) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce(lower(person.email),
    case when private.has_phones() then private.phone_address(person.phone) end)
$$;

-- Whether a mailbox or a phone is this guardian's.
create function private.is_address_of(person public.guardians, address text) returns boolean
language sql immutable set search_path = ''
as $$ select coalesce(address in (lower(person.email), private.phone_address(person.phone)), false) $$;

-- The first guardian is changed in the child's record alone, but for the language of the emails.
create function private.guard_first_guardian() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- Restored with the child, in place of the one that the restored record has just created.
  if tg_op = 'INSERT' and new.is_first and current_setting('private.restores', true) = 'yes' then
    delete from public.guardians g where g.student_id = new.student_id and g.is_first and g.id <> new.id;
  end if;
  if tg_op <> 'INSERT' and not old.is_first and (tg_op = 'DELETE' or not new.is_first)
     or tg_op = 'INSERT' and not new.is_first or not private.is_client_role(current_user)
     or tg_op = 'UPDATE' and to_jsonb(new) - array['language', 'updated_at'] = to_jsonb(old) - array['language', 'updated_at'] then
    return coalesce(new, old);
  end if;
  raise exception 'Change this guardian in the record of the child.' using errcode = '22023', detail = 'first_guardian';
end $$;
create trigger guard_first before insert or update or delete on public.guardians
  for each row execute function private.guard_first_guardian();

create function private.keep_first_guardian() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and (lower(new.guardian_email) is distinct from lower(old.guardian_email)
      or new.guardian_email is null and new.guardian_phone is distinct from old.guardian_phone) then
    delete from public.guardians g where g.student_id = new.id and g.is_first;
  end if;
  if coalesce(new.guardian_name, new.guardian_email, new.guardian_phone) is null then
    delete from public.guardians g where g.student_id = new.id and g.is_first;
    return null;
  end if;
  insert into public.guardians (student_id, name, relation, email, phone, is_first)
  values (new.id, coalesce(nullif(btrim(new.guardian_name), ''), new.guardian_email, new.guardian_phone), new.guardian_relation,
    new.guardian_email, new.guardian_phone, true)
  on conflict (student_id) where is_first do update
  set name = excluded.name, relation = excluded.relation, email = excluded.email, phone = excluded.phone;
  return null;
end $$;
create trigger keep_first_guardian
  after insert or update of guardian_name, guardian_relation, guardian_email, guardian_phone on public.students
  for each row execute function private.keep_first_guardian();

-- ---------------------------------------------------------------------------------------------------------
-- Answers. None is ever changed: withdrawing is another answer.

create table public.consents (
  id uuid primary key default gen_random_uuid(),
  -- In the order in which they were kept.
  number bigint generated always as identity,
  student_id uuid not null references public.students (id) on delete cascade,
  purpose text not null check (private.is_purpose(purpose)),
  is_given boolean not null,
  -- Null once the person is no guardian any more, and for answers that the office entered without one.
  guardian_id uuid references public.guardians (id) on delete set null,
  given_by text not null check (length(btrim(given_by)) between 1 and 120),
  channel text not null check (channel in ('link', 'paper', 'admission', 'import')),
  wording_id uuid not null references public.consent_wordings (id),
  language text not null default 'en' check (language ~ '^[a-z]{2,3}$'),
  answered_at timestamptz not null default now(),
  -- For a refusal: when every copy of the server had taken the pictures away.
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

-- The words of a question stay as they were answered.
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

-- What counts of the answers, for each child and purpose. The last answer of each guardian counts, the stricter one
-- where two disagree, and those of former guardians where no present one has answered. From eighteen on only the
-- student's own count.
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

-- Other records on the roll of the same child: the same name of two words at least, and the same day of birth.
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

-- Whether a purpose is allowed now. Nothing is for a child that left, and of a child enrolled twice a no in either
-- record holds for both.
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

-- The other records of a child enrolled twice, for the office.
create function public.list_same_children(student uuid)
returns table (id uuid, name text, admission_no text, class text, section text, campus text)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  scope text[] := private.campus_scope();
begin
  perform private.require_admin();
  return query
    select s.id, s.name, s.admission_no, s.class, s.section, s.campus
    from private.list_same_children(list_same_children.student) o join public.students s on s.id = o
    where scope is null or exists (
      select from public.students own where own.id = list_same_children.student and own.campus = any (scope))
    order by s.admission_no;
end $$;
grant execute on function public.list_same_children to authenticated;

-- Keeps answers, {"public_pictures": true, ...}, to the present words.
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
  select child, a.key, (a.value)::boolean, guardian, answered_by, add_consents.channel, wording.id, tongue, answered
  from jsonb_each(answers) a order by a.key;
end $$;

-- What the office enters: paper, with the sheets that were sent for it (49_consent_scans.sql), answers at admission,
-- earlier lists. Where no guardian is named the first one counts, from eighteen on the student.
create function public.record_consents(student uuid, answers jsonb, channel text default 'paper',
  guardian uuid default null, answered_on date default null, language text default 'en', scans uuid[] default '{}')
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  child public.students;
  person public.guardians;
  last_before bigint;
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
  select coalesce(max(c.number), 0) into last_before from public.consents c where c.student_id = child.id;
  perform private.add_consents(child.id, record_consents.answers, record_consents.channel, person.id,
    coalesce(person.name, 'Guardian'), private.known_language(record_consents.language),
    coalesce(record_consents.answered_on::timestamp at time zone 'Asia/Kolkata', now()));
  if cardinality(record_consents.scans) > 0 then
    perform private.file_consent_scans(child.id, record_consents.scans, array(
      select c.id from public.consents c where c.student_id = child.id and c.number > last_before order by c.number));
  end if;
end $$;
grant execute on function public.record_consents to authenticated;

-- A list of answers from before: [{"admission_no": "101", "answers": {...}, "answered_on": "2026-04-02"}, ...], at most
-- 500. Keeps what is right; of the others it returns the place from 0 and the wrong field.
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

-- ---------------------------------------------------------------------------------------------------------
-- The office's lists.

-- The children on the roll with what counts of the answers: {"public_pictures": true, ...}; what is missing is not
-- answered. `state` of `purpose`, or of any question, is "given", "refused", "unanswered" or "disputed"; "no_mailbox"
-- are children of whose guardians nobody can be written to. By keyset on name and id.
create function public.list_consent_states(of_campus text default null, of_class text default null,
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
grant execute on function public.list_consent_states to authenticated;

-- Withdrawals of the last twelve months: a no to what was a yes before.
create view private.withdrawals as
select c.* from public.consents c
where not c.is_given and c.created_at > now() - interval '1 year' and exists (
  select from public.consents b where b.student_id = c.student_id and b.purpose = c.purpose and b.is_given
    and b.number < c.number);

-- What a principal answers an inspector with. Counts of today; of withdrawals, purges and looks at records those of the
-- last twelve months, with the seconds until the last copy of the server had taken everything away. Erasures and
-- breaches are those of the whole school, and null for colleagues of one campus. The rows are in 47_report_rows.sql.
create function public.get_consent_report() returns jsonb
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
grant execute on function public.get_consent_report to authenticated;
