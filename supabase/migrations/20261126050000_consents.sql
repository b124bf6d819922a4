-- Consents of guardians by purpose, marks of who is in a picture, and pictures that wait for both. Pictures of today
-- stay where they are and form a queue.

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

create table public.guardians (
  id uuid primary key default gen_random_uuid(),
  student_id uuid not null references public.students (id) on delete cascade,
  name text not null check (length(btrim(name)) between 1 and 120),
  relation text check (length(relation) <= 60),
  email text check (length(email) <= 254 and email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'),
  phone text check (phone ~ '^\+?[0-9 ()./-]{6,24}$'),
  language text not null default 'en' check (language ~ '^[a-z]{2,3}$'),
  is_first boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index guardians_student_idx on public.guardians (student_id);
create unique index guardians_first_idx on public.guardians (student_id) where is_first;
create index guardians_email_idx on public.guardians (lower(email));
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

-- The first guardian is changed in the child's record alone, but for the language of the letters.
create function private.guard_first_guardian() returns trigger
language plpgsql set search_path = ''
as $$
begin
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
insert into public.guardians (student_id, name, relation, email, phone, is_first)
select s.id, coalesce(nullif(btrim(s.guardian_name), ''), s.guardian_email, s.guardian_phone), s.guardian_relation,
  s.guardian_email, s.guardian_phone, true
from public.students s where coalesce(s.guardian_name, s.guardian_email, s.guardian_phone) is not null;
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
  -- Of a refusal: when every copy of the server had taken the pictures away.
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
     and (tg_op = 'DELETE' or to_jsonb(new) - array['answer_by', 'updated_at'] <> to_jsonb(old) - array['answer_by', 'updated_at']) then
    raise exception 'These words have been answered. Write a new version.' using errcode = '22023', detail = 'version';
  end if;
  return coalesce(new, old);
end $$;
create trigger keep_answered before update or delete on public.consent_wordings
  for each row execute function private.keep_answered_words();

-- What counts of the answers, for each child and purpose. The last answer of each guardian counts, the stricter one
-- where two disagree, and those of former guardians where no present one has answered.
create view private.counting_answers as
select a.student_id, a.purpose, bool_and(a.is_given) as is_given, not bool_and(a.is_given) and bool_or(a.is_given)
  as is_disputed
from (
  select l.*, bool_or(l.guardian_id is not null) over (partition by l.student_id, l.purpose) as has_present
  from (
    select distinct on (c.student_id, c.purpose, c.guardian_id) c.student_id, c.purpose, c.guardian_id, c.is_given
    from public.consents c join public.consent_wordings w on w.id = c.wording_id
    where not c.is_given or w.asked_from >= private.counting_from()
    order by c.student_id, c.purpose, c.guardian_id, c.answered_at desc, c.number desc
  ) as l
) as a
where a.guardian_id is not null or not a.has_present
group by a.student_id, a.purpose;

-- Whether a purpose is allowed now. Nothing is for a child that left, nor by a guardian for a person of eighteen.
create function private.is_permitted(child uuid, wanted text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.students s where s.id = child and s.status = 'active'
      and (s.date_of_birth is null or s.date_of_birth > private.today() - interval '18 years'))
  and coalesce((select a.is_given from private.counting_answers a where a.student_id = child and a.purpose = wanted), false)
$$;

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

-- What the office enters: paper, answers at admission, lists of before. Without a guardian the first one counts.
create function public.record_consents(student uuid, answers jsonb, channel text default 'paper',
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
  where g.student_id = child.id and (g.id = record_consents.guardian or record_consents.guardian is null and g.is_first);
  if person.id is null and record_consents.guardian is not null then
    raise exception 'This is no guardian of the child.' using errcode = '22023', detail = 'guardian';
  end if;
  perform private.add_consents(child.id, record_consents.answers, record_consents.channel, person.id,
    coalesce(person.name, 'Guardian'), private.known_language(record_consents.language),
    coalesce(record_consents.answered_on::timestamp at time zone 'Asia/Kolkata', now()));
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
-- answered. `state` of `purpose`, or of any question, is "given", "refused", "unanswered" or "disputed". By keyset on
-- name and id.
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
      exists (select from public.guardians g where g.student_id = s.id and g.email is not null)
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

-- What a principal answers an inspector with. Counts of today; of withdrawals those of the last twelve months, with
-- the seconds until the last copy of the server had taken everything away.
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
      select from public.guardians g where g.student_id = s.id and g.email is not null)),
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
        'before', count(*) filter (where m.people = 'before'),
        'unmarked', count(*) filter (where m.people is null),
        'waiting', count(*) filter (where m.people = 'children' and m.withheld))
      from public.media_files m where m.purpose = 'site' and m.is_stored),
    'withdrawals', (
      select jsonb_build_object('number', count(*),
        'longest', max(extract(epoch from c.took_effect_at - c.created_at)),
        'usual', percentile_cont(0.5) within group (order by extract(epoch from c.took_effect_at - c.created_at)))
      from public.consents c
      where not c.is_given and c.created_at > now() - interval '1 year' and exists (
        select from public.consents b where b.student_id = c.student_id and b.purpose = c.purpose and b.is_given
          and b.number < c.number)),
    'wording', (select jsonb_build_object('version', w.version, 'asked_from', w.asked_from, 'answer_by', w.answer_by)
      from private.current_wording() w),
    'at', now());
end $$;
grant execute on function public.get_consent_report to authenticated;

alter table public.media_files
  add column people text check (people in ('before', 'nobody', 'crowd', 'children')),
  add column withheld boolean not null default false;
update public.media_files set people = 'before' where purpose = 'site';
create index media_files_withheld_idx on public.media_files (id) where withheld;
create index media_files_people_idx on public.media_files (people) where people is distinct from 'nobody';

create function private.withhold_new_file() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.withheld := new.purpose = 'site' and new.people is null;
  return new;
end $$;
create trigger withhold before insert on public.media_files
  for each row execute function private.withhold_new_file();

alter table public.gallery_images add column withheld_at timestamptz;
grant execute on function private.media_id to authenticated;
create index gallery_images_media_idx on public.gallery_images (private.media_id(path));
drop policy "Pictures of listed albums are public" on public.gallery_images;
drop policy "Who may read" on public.gallery_images;
create policy "Pictures of listed albums are public" on public.gallery_images for select to anon
  using (
    hidden_at is null and withheld_at is null
    and exists (select from public.gallery_events g where g.id = gallery_event_id and g.published and not g.unlisted)
  );
create policy "Who may read" on public.gallery_images for select to authenticated
  using (
    (hidden_at is null and withheld_at is null
      and exists (
        select from public.gallery_events g where g.id = gallery_event_id and g.published and not g.unlisted))
    or (select private.may('gallery_images', false))
  );

create or replace function public.list_album_pictures(album_id uuid) returns setof public.gallery_images
language sql stable security definer set search_path = ''
as $$
  select i.* from public.gallery_images i
  join public.gallery_events g on g.id = i.gallery_event_id
  where g.id = album_id and g.published and i.hidden_at is null and i.withheld_at is null
  order by i.position, i.id limit 1000
$$;

create or replace function public.get_picture(picture_id uuid)
returns table (id uuid, path text, width integer, height integer, alt text, caption text, translations jsonb,
               album_id uuid, album_title text, album_translations jsonb)
language sql stable security definer rows 1 set search_path = ''
as $$
  select i.id, i.path, i.width, i.height, i.alt, i.caption, i.translations, g.id, g.title, g.translations
  from public.gallery_images i join public.gallery_events g on g.id = i.gallery_event_id
  where i.id = get_picture.picture_id and i.hidden_at is null and i.withheld_at is null and g.published
$$;

create or replace function private.hide_picture(picture uuid, hide boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  shown public.gallery_images;
  cover public.gallery_images;
begin
  update public.gallery_images i set hidden_at = case when hide then coalesce(i.hidden_at, now()) end
  where i.id = picture returning * into shown;
  if not found then
    return;
  end if;
  if hide then
    update public.photo_requests r set was_cover = true
    where r.picture_id = picture and exists (
      select from public.gallery_events g where g.id = shown.gallery_event_id and g.cover = shown.path);
    select * into cover from public.gallery_images i
    where i.gallery_event_id = shown.gallery_event_id and i.hidden_at is null and i.withheld_at is null
    order by i.position, i.id limit 1;
    update public.gallery_events g
    set cover = cover.path, cover_alt = nullif(cover.alt, ''), cover_width = cover.width, cover_height = cover.height,
      translations = private.with_cover_alt(g.translations, cover.translations)
    where g.id = shown.gallery_event_id and g.cover = shown.path;
  elsif exists (select from public.photo_requests r where r.picture_id = picture and r.was_cover) then
    update public.gallery_events g
    set cover = shown.path, cover_alt = nullif(shown.alt, ''), cover_width = shown.width, cover_height = shown.height,
      translations = private.with_cover_alt(g.translations, shown.translations)
    where g.id = shown.gallery_event_id;
    update public.photo_requests r set was_cover = false where r.picture_id = picture;
  end if;
end $$;

create or replace function private.shown_picture(wanted uuid) returns table (id uuid, path text, title text, campus text)
language sql stable security definer set search_path = ''
as $$
  select i.id, i.path, g.title, g.campus
  from public.gallery_images i join public.gallery_events g on g.id = i.gallery_event_id
  where i.id = wanted and i.hidden_at is null and i.withheld_at is null and g.published
$$;

create or replace function private.is_of_campus(target text, was jsonb, scope text[]) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  case target
    when 'gallery_images' then
      return (select coalesce(g.campus = any (scope), false) from public.gallery_events g
        where g.id = (was ->> 'gallery_event_id')::uuid);
    when 'event_rsvps' then
      return (select coalesce(e.campus = any (scope), false) from public.events e
        where e.id = (was ->> 'event_id')::uuid);
    when 'event_check_ins' then
      return (select coalesce(e.campus = any (scope), false) from public.event_rsvps r
        join public.events e on e.id = r.event_id where r.id = (was ->> 'rsvp_id')::uuid);
    when 'sports_registration_medical_notes' then
      return (select coalesce(r.campus = any (scope), false) from public.sports_registrations r
        where r.id = (was ->> 'registration_id')::uuid);
    when 'guardians', 'consents' then
      return (select coalesce(s.campus = any (scope), false) from public.students s
        where s.id = (was ->> 'student_id')::uuid);
    when 'bus_stops' then
      return (select coalesce(r.campus = any (scope), false) from public.bus_routes r
        where r.id = (was ->> 'route_id')::uuid);
    when 'enquiry_answers' then
      return case when was ->> 'enquiry_id' is not null
        then (select coalesce(e.campus = any (scope), false) from public.admission_enquiries e
          where e.id = (was ->> 'enquiry_id')::uuid)
        else (select coalesce(m.campus = any (scope), false) from public.contact_messages m
          where m.id = (was ->> 'message_id')::uuid) end;
    when 'photo_requests' then
      -- A request without its picture has no campus.
      return was ->> 'picture_id' is not null and (
        select coalesce(g.campus = any (scope), false) from public.gallery_images i
        join public.gallery_events g on g.id = i.gallery_event_id where i.id = (was ->> 'picture_id')::uuid);
    when 'media_files' then
      return coalesce(was ->> 'campus' = any (scope), false)
        or was ->> 'purpose' = 'avatar' and (was ->> 'created_by' = auth.uid()::text or exists (
          select from public.alumni_profiles p where p.id = (was ->> 'created_by')::uuid and p.campus = any (scope)));
    when 'alumni_reports' then
      return coalesce(was ->> 'reporter_id' = auth.uid()::text, false) or exists (
        select from public.alumni_profiles p where p.id = (was ->> 'person_id')::uuid and p.campus = any (scope));
    when 'alumni_blocks' then
      -- Merging two profiles of the campus carries over the blocks of others.
      return was ->> 'blocker_id' = auth.uid()::text
        or coalesce(current_setting('private.office_decision', true) = 'yes', false);
    when 'users' then
      return was ->> 'id' = auth.uid()::text;
    when 'auth_user_roles' then
      return was ->> 'user_id' = auth.uid()::text;
    when 'admin_views' then
      return was ->> 'owner' = auth.uid()::text;
    when 'previews' then
      return coalesce(was ->> 'created_by' = auth.uid()::text, false);
    when 'admin_users' then
      return false;
    else
      return coalesce(was ->> 'campus' = any (scope), false);
  end case;
end $$;

create or replace function public.list_hidden_media() returns setof uuid
language sql stable set search_path = ''
as $$
  select private.media_id(i.path) from public.gallery_images i
  where i.hidden_at is not null and private.media_id(i.path) is not null
  union
  select m.id from public.media_files m where m.withheld
  union
  select m.id from public.media_files m
  where m.purpose = 'avatar' and not exists (
    select from public.alumni_profiles p
    where p.id = m.created_by and p.status = 'verified' and private.media_id(p.avatar) = m.id)
$$;

-- Who is in a picture, and which pictures wait until everybody in it may be shown
-- (docs/decisions/consents.md). A picture says itself whether it is withheld, so that reading costs nothing.

create table public.pictured_children (
  id uuid primary key default gen_random_uuid(),
  media_id uuid not null references public.media_files (id) on delete cascade,
  -- Null once the child's record is erased: nobody can consent for that face any more.
  student_id uuid references public.students (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (media_id, student_id)
);
create index pictured_children_student_idx on public.pictured_children (student_id);

alter table public.pictured_children enable row level security;
grant select, insert, update, delete on public.pictured_children to anon, authenticated;
grant all on public.pictured_children to service_role;
create policy "Admins read" on public.pictured_children for select to authenticated
  using ((select public.is_admin()));

create trigger stamp before insert or update on public.pictured_children
  for each row execute function private.stamp_row();
create trigger audit after insert or update or delete on public.pictured_children
  for each row execute function private.audit_row();

create function private.are_faces_clear(picture uuid, marked text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select case
    when marked in ('before', 'nobody', 'crowd') then true
    when marked = 'children' then exists (select from public.pictured_children c where c.media_id = picture)
      and not exists (select from public.pictured_children c where c.media_id = picture
        and (c.student_id is null or not private.is_permitted(c.student_id, 'public_pictures')))
    else false end
$$;

-- Whether words name a person: one of the parts of the name stands in them as a word.
create function private.says_name(words text, name text) returns boolean
language sql immutable set search_path = ''
as $$
  select exists (
    select from unnest(string_to_array(lower(translate(words, '.,;:!?()[]"''/\-–—“”‘’' || E'\n\t', repeat(' ', 25))), ' ')) as said
    join unnest(string_to_array(lower(name), ' ')) as part on part = said
    where length(part) >= 3)
$$;

-- Whether a row of an album waits: its picture does, or its words name a child in it whose name may not stand there.
create function private.is_withheld(row_path text, words text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select m.withheld or m.people = 'children' and exists (
      select from public.pictured_children c join public.students s on s.id = c.student_id
      where c.media_id = m.id and private.says_name(words, s.name)
        and not private.is_permitted(s.id, 'name_with_face'))
    from public.media_files m where m.id = private.media_id(row_path)), false)
$$;

create function private.judge_album_row() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.withheld_at := case
    when private.is_withheld(new.path, concat_ws(' ', new.alt, new.caption, new.translations::text))
    then coalesce(case when tg_op = 'UPDATE' then old.withheld_at end, now()) end;
  return new;
end $$;
create trigger judge before insert or update of path, alt, caption, translations, withheld_at on public.gallery_images
  for each row execute function private.judge_album_row();

-- Judges a picture anew, wherever it is shown.
create function private.judge_picture(picture uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.media_files m set withheld = not private.are_faces_clear(m.id, m.people)
  where m.id = picture and m.purpose = 'site' and m.withheld = private.are_faces_clear(m.id, m.people);
  update public.gallery_images i set withheld_at = i.withheld_at
  where private.media_id(i.path) = picture
    and (i.withheld_at is not null)
      <> private.is_withheld(i.path, concat_ws(' ', i.alt, i.caption, i.translations::text));
end $$;

create function private.judge_pictures_of(child uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.judge_picture(c.media_id) from public.pictured_children c where c.student_id = child;
end $$;

create function private.judge_after_answer() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.purpose in ('public_pictures', 'name_with_face') then
    perform private.judge_pictures_of(new.student_id);
  end if;
  return null;
end $$;
create trigger judge after insert on public.consents
  for each row execute function private.judge_after_answer();

-- After the foreign key has taken the person off the answers.
create function private.judge_after_leaving() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.judge_pictures_of(old.student_id);
  return null;
end $$;
create trigger judge after delete on public.guardians
  for each row execute function private.judge_after_leaving();

create function private.judge_after_record() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.judge_pictures_of(new.id);
  return null;
end $$;
create trigger judge after update of status, date_of_birth, name on public.students
  for each row execute function private.judge_after_record();

create function private.judge_after_mark() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.judge_picture(coalesce(new.media_id, old.media_id));
  return null;
end $$;
create trigger judge after insert or update or delete on public.pictured_children
  for each row execute function private.judge_after_mark();

create function private.judge_marked_file() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.judge_picture(new.id);
  return null;
end $$;
create trigger judge after update of people on public.media_files
  for each row execute function private.judge_marked_file();

-- Days change answers too: a deadline passes, a child turns eighteen. Returns how many pictures changed. For the
-- server's timer.
create function public.judge_pictures() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  picture record;
  changed integer := 0;
begin
  perform private.require_server();
  for picture in select m.id, m.withheld from public.media_files m where m.purpose = 'site' and m.people = 'children' loop
    perform private.judge_picture(picture.id);
    changed := changed + (select (m.withheld <> picture.withheld)::integer from public.media_files m where m.id = picture.id);
  end loop;
  return changed;
end $$;

-- ---------------------------------------------------------------------------------------------------------
-- Covers. An album whose cover waits shows another picture, and gets its own back.

create table private.wanted_covers (
  album_id uuid primary key references public.gallery_events (id) on delete cascade deferrable initially deferred,
  path text not null
);
alter table private.wanted_covers enable row level security;

create function private.show_clear_cover() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  other public.gallery_images;
begin
  if private.is_withheld(new.cover, concat_ws(' ', new.cover_alt, new.translations::text))
     or exists (select from public.gallery_images i
       where i.gallery_event_id = new.id and i.path = new.cover and i.withheld_at is not null) then
    insert into private.wanted_covers (album_id, path) values (new.id, new.cover)
    on conflict (album_id) do update set path = excluded.path;
    select * into other from public.gallery_images i
    where i.gallery_event_id = new.id and i.hidden_at is null and i.withheld_at is null
    order by i.position, i.id limit 1;
    new.cover := other.path;
    new.cover_alt := nullif(other.alt, '');
    new.cover_width := other.width;
    new.cover_height := other.height;
    new.translations := private.with_cover_alt(new.translations, other.translations);
  elsif new.cover is not null and (pg_trigger_depth() = 1
      or exists (select from private.wanted_covers w where w.album_id = new.id and w.path = new.cover)) then
    delete from private.wanted_covers w where w.album_id = new.id;
  end if;
  return new;
end $$;
-- Before "focus_cover", which looks for the focal point of the cover.
create trigger clear_cover before insert or update of cover on public.gallery_events
  for each row execute function private.show_clear_cover();

create function private.change_covers_with_pictures() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.withheld_at is not null then
    update public.gallery_events g set cover = g.cover where g.id = new.gallery_event_id and g.cover = new.path;
  else
    update public.gallery_events g
    set cover = new.path, cover_alt = nullif(new.alt, ''), cover_width = new.width, cover_height = new.height,
      translations = private.with_cover_alt(g.translations, new.translations)
    where g.id = new.gallery_event_id and new.hidden_at is null
      and exists (select from private.wanted_covers w where w.album_id = g.id and w.path = new.path);
  end if;
  return null;
end $$;
-- Not "of withheld_at": words change it too, by the trigger "judge".
create trigger change_covers after update on public.gallery_images
  for each row when ((old.withheld_at is null) <> (new.withheld_at is null))
  execute function private.change_covers_with_pictures();

-- ---------------------------------------------------------------------------------------------------------
-- Marking. Who publishes marks; a contributor says it of the pictures that he or she has just added.

create function private.require_marking(picture public.media_files) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.may('media_files')
     and not (private.may('uploads') and coalesce(picture.created_by = private.own_id(), false)
       and picture.people is null) then
    perform private.require_may('media_files');
  end if;
end $$;

-- Says of pictures that no child can be recognised ("nobody"), that nobody stands out ("crowd"), or which children
-- are in them ("children"). Null takes the mark away. Returns how many pictures are shown to visitors now.
create function public.mark_pictures(ids uuid[], people text, children uuid[] default '{}') returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  picture public.media_files;
begin
  perform private.require_may('uploads');
  if cardinality(mark_pictures.ids) > 1000 or cardinality(mark_pictures.children) > 100 then
    raise exception 'Please mark fewer pictures at once.' using errcode = '22023', detail = 'ids';
  end if;
  if mark_pictures.people not in ('nobody', 'crowd', 'children') then
    raise exception 'Please choose one of the answers.' using errcode = '22023', detail = 'people';
  end if;
  if mark_pictures.people = 'children' and coalesce(cardinality(mark_pictures.children), 0) = 0 then
    raise exception 'Please choose the children in the picture.' using errcode = '22023', detail = 'children';
  end if;
  if exists (select from unnest(mark_pictures.children) c where not exists (select from public.students s where s.id = c)) then
    raise exception 'There is no such child.' using errcode = 'PT404', detail = 'children';
  end if;
  for picture in
    select * from public.media_files m where m.id = any (mark_pictures.ids) and m.purpose = 'site' order by m.id for update
  loop
    perform private.require_marking(picture);
    -- Without a moment in which the picture would be shown.
    update public.media_files m set people = null where m.id = picture.id and m.people = 'children';
    delete from public.pictured_children c where c.media_id = picture.id;
    if mark_pictures.people = 'children' then
      insert into public.pictured_children (media_id, student_id)
      select distinct picture.id, c from unnest(mark_pictures.children) c;
    end if;
    update public.media_files m set people = mark_pictures.people where m.id = picture.id;
  end loop;
  return (select count(*) from public.media_files m where m.id = any (mark_pictures.ids) and not m.withheld);
end $$;
grant execute on function public.mark_pictures to authenticated;

-- What is said of pictures: one line a picture, or one a child. `may_be_shown` is of the child.
create function public.list_picture_marks(ids uuid[])
returns table (media_id uuid, people text, withheld boolean, child_id uuid, child_name text, child_class text,
  may_be_shown boolean)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_may('media_files', false);
  return query
    select m.id, m.people, m.withheld, s.id, s.name, concat_ws(' ', s.class, s.section),
      case when c.id is not null then coalesce(private.is_permitted(s.id, 'public_pictures'), false) end
    from public.media_files m
    left join public.pictured_children c on c.media_id = m.id
    left join public.students s on s.id = c.student_id
    where m.id = any (list_picture_marks.ids) and m.purpose = 'site'
    order by m.id, s.name, s.id;
end $$;
grant execute on function public.list_picture_marks to authenticated;

-- Children to choose from: of a class, or by a part of the name or the admission number.
create function public.list_children_to_mark(words text default '', of_campus text default null, of_class text default null,
  most integer default 60)
returns table (id uuid, name text, class text, section text, campus text, may_be_shown boolean)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  pattern text := '%' || replace(replace(replace(btrim(left(coalesce(list_children_to_mark.words, ''), 80)),
    '\', '\\'), '%', '\%'), '_', '\_') || '%';
begin
  perform private.require_may('uploads');
  return query
    select s.id, s.name, s.class, s.section, s.campus, private.is_permitted(s.id, 'public_pictures')
    from public.students s
    where s.status = 'active' and (s.name ilike pattern or s.admission_no ilike pattern)
      and (list_children_to_mark.of_campus is null or s.campus = list_children_to_mark.of_campus)
      and (list_children_to_mark.of_class is null or s.class = list_children_to_mark.of_class)
    order by s.name, s.id limit least(greatest(list_children_to_mark.most, 1), 200);
end $$;
grant execute on function public.list_children_to_mark to authenticated;

-- Albums with pictures that nobody has marked: those that wait, and those that were public before marks were asked.
create function public.list_albums_to_mark(most integer default 100)
returns table (album_id uuid, title text, held_on date, published boolean, unmarked integer, before_marks integer)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_may('media_files', false);
  return query
    select g.id, g.title, g.held_on, g.published, (count(*) filter (where m.people is null))::integer,
      (count(*) filter (where m.people = 'before'))::integer
    from public.media_files m
    join public.gallery_images i on private.media_id(i.path) = m.id
    join public.gallery_events g on g.id = i.gallery_event_id
    where m.purpose = 'site' and m.is_stored and (m.people is null or m.people = 'before')
    group by g.id
    order by g.published desc, count(*) filter (where m.people is null) desc, g.held_on desc nulls last, g.id
    limit least(greatest(list_albums_to_mark.most, 1), 500);
end $$;
grant execute on function public.list_albums_to_mark to authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- Every copy of the server says, once for each moment, that it shows nothing any more of what was withdrawn then:
-- the last one counts.
create function public.confirm_withheld(since timestamptz, until timestamptz) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_server();
  update public.consents c set took_effect_at = clock_timestamp()
  where not c.is_given and c.created_at <= confirm_withheld.until
    and (c.took_effect_at is null or c.created_at > confirm_withheld.since);
end $$;
