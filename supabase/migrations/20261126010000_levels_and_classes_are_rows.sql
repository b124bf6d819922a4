-- Levels and classes are rows: name, address, age, order. What names one refers to its row.

-- The levels of the school, youngest first. Other tables name one by its key, which never changes.

create table public.levels (
  id uuid primary key default gen_random_uuid(),
  key text not null unique check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(key) <= 40),
  -- Its page is /academics/<slug>. Those that it had before lead on to it.
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  former_slugs text[] not null default '{}',
  name text not null check (length(btrim(name)) between 1 and 60),
  -- Whom it is for, beside its name: "Classes 1–5".
  span text not null default '' check (length(span) <= 60),
  -- In menus, and on pages whose own sentence nobody has written yet.
  description text not null default '' check (length(description) <= 300),
  position integer not null default 0,
  -- One with content cannot be deleted. Archived, it is offered nowhere, while what belongs to it keeps its name.
  status text not null default 'open' check (status in ('open', 'archived')),
  translations jsonb not null default '{}' check (private.is_translation(translations)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index levels_position_idx on public.levels (position, name, id);

alter table public.levels enable row level security;
grant select, insert, update, delete on public.levels to anon, authenticated;
grant all on public.levels to service_role;
create policy "Levels are public" on public.levels for select to anon, authenticated using (true);

-- What is new may be of an open level alone.
create function private.is_open_level(key text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.levels l where l.key = is_open_level.key and l.status = 'open')
$$;

-- The classes, youngest first: the one that follows is where a child is promoted to. What names a class holds its
-- stored name, which never changes; it is shown under its name.
create table public.classes (
  id uuid primary key default gen_random_uuid(),
  key text not null unique check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(key) <= 40),
  stored_name text not null unique check (length(btrim(stored_name)) between 1 and 30),
  name text not null check (length(btrim(name)) between 1 and 30),
  level text not null references public.levels (key),
  -- In whole years, when a session begins.
  age integer not null check (age between 0 and 30),
  position integer not null default 0,
  status text not null default 'open' check (status in ('open', 'archived')),
  translations jsonb not null default '{}' check (private.is_translation(translations)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index classes_position_idx on public.classes (position, name, id);
create index classes_of_level_idx on public.classes (level);

alter table public.classes enable row level security;
grant select, insert, update, delete on public.classes to anon, authenticated;
grant all on public.classes to service_role;
create policy "Classes are public" on public.classes for select to anon, authenticated using (true);

-- Those that a school has at first: docs/requirements.md R9.10.
insert into public.levels (id, key, slug, name, span, description, position, translations) values
  ('1e000000-0000-4000-8000-000000000001', 'pre-primary', 'pre-primary', 'Pre-Primary', 'Ages 2–6',
    'Songs, sand, stories and the first letters, in Hindi and English.', 1,
    '{"hi": {"name": "पूर्व-प्राथमिक", "span": "आयु 2–6 वर्ष", "description": "गीत, रेत, कहानियाँ और पहले अक्षर, हिन्दी और अंग्रेज़ी में।"}}'),
  ('1e000000-0000-4000-8000-000000000002', 'primary', 'primary', 'Primary', 'Classes 1–5',
    'Reading every day, numbers with the hands, and a garden bed for every class.', 2,
    '{"hi": {"name": "प्राथमिक", "span": "कक्षा 1–5", "description": "हर दिन पढ़ना, हाथों से गिनती, और हर कक्षा की अपनी क्यारी।"}}'),
  ('1e000000-0000-4000-8000-000000000003', 'middle', 'middle', 'Middle', 'Classes 6–8',
    'Laboratories begin. So do clubs, house duties and the long walk.', 3,
    '{"hi": {"name": "मिडिल", "span": "कक्षा 6–8", "description": "प्रयोगशालाएँ शुरू होती हैं, और क्लब, सदन के काम और लंबी पदयात्रा भी।"}}'),
  ('1e000000-0000-4000-8000-000000000004', 'secondary', 'secondary', 'Secondary', 'Classes 9–10',
    'The board years, taught without hurry.', 4,
    '{"hi": {"name": "माध्यमिक", "span": "कक्षा 9–10", "description": "बोर्ड के वर्ष, बिना जल्दबाज़ी की पढ़ाई।"}}'),
  ('1e000000-0000-4000-8000-000000000005', 'senior-secondary', 'senior-secondary', 'Senior Secondary', 'Classes 11–12',
    'Streams, and a plan for what follows.', 5,
    '{"hi": {"name": "वरिष्ठ माध्यमिक", "span": "कक्षा 11–12", "description": "स्ट्रीम, और आगे की योजना।"}}');
insert into public.classes (id, key, stored_name, name, level, age, position, translations) values
  ('c1000000-0000-4000-8000-000000000001', 'playgroup', 'Playgroup', 'Playgroup', 'pre-primary', 2, 1, '{"hi": {"name": "प्लेग्रुप"}}'),
  ('c1000000-0000-4000-8000-000000000002', 'nursery', 'Nursery', 'Nursery', 'pre-primary', 3, 2, '{"hi": {"name": "नर्सरी"}}'),
  ('c1000000-0000-4000-8000-000000000003', 'lkg', 'LKG', 'LKG', 'pre-primary', 4, 3, '{"hi": {"name": "एलकेजी"}}'),
  ('c1000000-0000-4000-8000-000000000004', 'ukg', 'UKG', 'UKG', 'pre-primary', 5, 4, '{"hi": {"name": "यूकेजी"}}'),
  ('c1000000-0000-4000-8000-000000000005', 'class-1', 'Class 1', 'Class 1', 'primary', 6, 5, '{"hi": {"name": "कक्षा 1"}}'),
  ('c1000000-0000-4000-8000-000000000006', 'class-2', 'Class 2', 'Class 2', 'primary', 7, 6, '{"hi": {"name": "कक्षा 2"}}'),
  ('c1000000-0000-4000-8000-000000000007', 'class-3', 'Class 3', 'Class 3', 'primary', 8, 7, '{"hi": {"name": "कक्षा 3"}}'),
  ('c1000000-0000-4000-8000-000000000008', 'class-4', 'Class 4', 'Class 4', 'primary', 9, 8, '{"hi": {"name": "कक्षा 4"}}'),
  ('c1000000-0000-4000-8000-000000000009', 'class-5', 'Class 5', 'Class 5', 'primary', 10, 9, '{"hi": {"name": "कक्षा 5"}}'),
  ('c1000000-0000-4000-8000-000000000010', 'class-6', 'Class 6', 'Class 6', 'middle', 11, 10, '{"hi": {"name": "कक्षा 6"}}'),
  ('c1000000-0000-4000-8000-000000000011', 'class-7', 'Class 7', 'Class 7', 'middle', 12, 11, '{"hi": {"name": "कक्षा 7"}}'),
  ('c1000000-0000-4000-8000-000000000012', 'class-8', 'Class 8', 'Class 8', 'middle', 13, 12, '{"hi": {"name": "कक्षा 8"}}'),
  ('c1000000-0000-4000-8000-000000000013', 'class-9', 'Class 9', 'Class 9', 'secondary', 14, 13, '{"hi": {"name": "कक्षा 9"}}'),
  ('c1000000-0000-4000-8000-000000000014', 'class-10', 'Class 10', 'Class 10', 'secondary', 15, 14, '{"hi": {"name": "कक्षा 10"}}'),
  ('c1000000-0000-4000-8000-000000000015', 'class-11', 'Class 11', 'Class 11', 'senior-secondary', 16, 15, '{"hi": {"name": "कक्षा 11"}}'),
  ('c1000000-0000-4000-8000-000000000016', 'class-12', 'Class 12', 'Class 12', 'senior-secondary', 17, 16, '{"hi": {"name": "कक्षा 12"}}');

alter table public.calendar_entries drop constraint calendar_entries_level_check,
  add constraint calendar_entries_level_fkey foreign key (level) references public.levels (key);
alter table public.news_stories drop constraint news_stories_level_check,
  add constraint news_stories_level_fkey foreign key (level) references public.levels (key);
alter table public.admission_enquiries drop constraint admission_enquiries_level_check,
  add constraint admission_enquiries_level_fkey foreign key (level) references public.levels (key);
alter table public.weekly_subscriptions drop constraint weekly_subscriptions_grades_check,
  add constraint weekly_subscriptions_grades_check check (cardinality(grades) <= 60);

create or replace function public.create_admission_enquiry(
  child_name text, date_of_birth date, campus text, level text, guardian_name text, email text, phone text,
  consent_version text, class text default null, session text default null,
  guardian_relation text default null, message text default null,
  source text default null, visit_at timestamptz default null, language text default 'en'
) returns table (reference text, status text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  own_reference text := private.new_reference('ADM');
  child text := private.require_text(create_admission_enquiry.child_name, 'child_name', 2, 120);
  guardian text := private.require_text(create_admission_enquiry.guardian_name, 'guardian_name', 2, 120);
  address text := private.require_email(create_admission_enquiry.email, 'email');
  number text := private.require_phone(create_admission_enquiry.phone, 'phone');
  consent text := private.require_text(create_admission_enquiry.consent_version, 'consent_version', 1, 40);
  place text := create_admission_enquiry.campus;
  born date := create_admission_enquiry.date_of_birth;
  school_year text := nullif(btrim(create_admission_enquiry.session), '');
  heard text := nullif(btrim(create_admission_enquiry.source), '');
  visit timestamptz := create_admission_enquiry.visit_at;
  tongue text := private.known_language(create_admission_enquiry.language);
  words text := private.require_text(create_admission_enquiry.message, 'message', 0, 4000);
  facts jsonb;
begin
  if born is null or born > current_date or born < current_date - interval '25 years' then
    raise exception 'Please give the date of birth of the child.' using errcode = '22023', detail = 'date_of_birth';
  end if;
  if private.is_open_campus(place) is not true then
    raise exception 'Please choose one of the campuses.' using errcode = '22023', detail = 'campus';
  end if;
  if not private.is_open_level(create_admission_enquiry.level) then
    raise exception 'Please choose one of the levels.' using errcode = '22023', detail = 'level';
  end if;
  if school_year !~ '^20[0-9]{2}-[0-9]{2}$' then
    raise exception 'Please choose one of the sessions.' using errcode = '22023', detail = 'session';
  end if;
  if heard not in ('family', 'search', 'social', 'newspaper', 'passing', 'other') then
    raise exception 'Please choose one of the answers.' using errcode = '22023', detail = 'source';
  end if;
  perform private.refuse_many((select count(*) from public.admission_enquiries a
    where a.email = address and a.created_at > now() - interval '1 day'));
  if visit is not null then
    if visit < now() or visit > now() + interval '60 days' then
      raise exception 'Please choose one of the times.' using errcode = '22023', detail = 'visit_at';
    end if;
    -- Three families at a time on a campus. The lock lets simultaneous requests count one after the other.
    perform pg_advisory_xact_lock(hashtext('visit ' || place), hashtext(visit::text));
    if (select count(*) from public.admission_enquiries a
        where a.campus = place and a.visit_at = visit and a.status not in ('closed', 'spam')) >= 3 then
      raise exception 'This time has just been taken. Please choose another.'
        using errcode = '22023', detail = 'visit_at';
    end if;
  end if;
  insert into public.admission_enquiries (reference, child_name, date_of_birth, campus, level, class, session,
    guardian_name, guardian_relation, email, phone, message, consent_version, source, visit_at, language)
  values (own_reference, child, born, place, create_admission_enquiry.level,
    private.require_text(create_admission_enquiry.class, 'class', 0, 30), school_year, guardian,
    private.require_text(create_admission_enquiry.guardian_relation, 'guardian_relation', 0, 60), address, number,
    words, consent, heard, visit, tongue);
  facts := jsonb_build_object('reference', own_reference, 'child_name', child, 'guardian_name', guardian,
    'campus', place, 'class', create_admission_enquiry.class, 'visit_at', visit);
  perform private.queue_email(address, 'admission_enquiry_received',
    facts || jsonb_build_object('language', tongue));
  perform private.queue_office_email('admissions', place, 'office_admission_enquiry', facts || jsonb_build_object(
    'date_of_birth', born, 'email', address, 'phone', number, 'message', words, 'written_in', tongue));
  return query select own_reference, 'new'::text;
end $$;

create function private.class_steps() returns table (class text, next_class text)
language sql stable security definer set search_path = ''
as $$
  select own.stored_name, (
    select n.stored_name from public.classes n join public.levels l on l.key = n.level
    where n.status = 'open' and l.status = 'open'
      and (n.position, n.name, n.id) > (own.position, own.name, own.id)
    order by n.position, n.name, n.id limit 1)
  from public.classes own
$$;

create or replace function public.plan_promotion(only_campus text default null)
returns table (class text, next_class text, students bigint)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  return query
    select s.class, step.next_class, count(*)
    from public.students s join private.class_steps() step on step.class = s.class
    where s.status = 'active' and (only_campus is null or s.campus = only_campus)
    group by s.class, step.next_class;
end $$;

create or replace function public.promote_students(only_campus text default null, leaving_on date default null) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  promotion uuid;
  counted integer;
begin
  perform private.require_admin();
  perform pg_advisory_xact_lock(20261121002350);
  if exists (
    select from public.imports_and_promotions p where p.kind = 'promotion' and p.undone_at is null
      and (p.campus is null or only_campus is null or p.campus = only_campus)
      and p.created_at > now() - interval '300 days'
  ) then
    raise exception 'This year has been promoted already.' using errcode = 'PT409', detail = 'promoted_already';
  end if;
  update public.students s set
    status = case when step.next_class is null then 'graduated' else s.status end,
    left_on = case when step.next_class is null
      then greatest(coalesce(leaving_on, (now() at time zone 'Asia/Kolkata')::date), s.admitted_on)
      else s.left_on end,
    class = coalesce(step.next_class, s.class)
  from private.class_steps() step
  where step.class = s.class and s.status = 'active' and (only_campus is null or s.campus = only_campus);
  get diagnostics counted = row_count;
  insert into public.imports_and_promotions (kind, target, campus, rows, changes)
  values ('promotion', 'students', only_campus, counted, array[(pg_current_xact_id()::text)::bigint])
  returning id into promotion;
  return promotion;
end $$;

drop function private.next_class;

drop trigger keep on public.campuses;
drop function private.keep_campus;
-- What every list of the school's own keeps; the argument is what one of its rows is called. A new row is known
-- by its first address or stored name, or by that and a number where another has been.
create function private.keep_list_row() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  row_name text := tg_argv[0];
  has_address boolean := to_jsonb(coalesce(new, old)) ? 'slug';
  wanted text;
  is_last boolean;
begin
  if tg_op = 'INSERT' then
    if new.key is null then
      wanted := case when has_address then to_jsonb(new) ->> 'slug'
        else coalesce(nullif(trim(both '-' from
          regexp_replace(lower(to_jsonb(new) ->> 'stored_name'), '[^a-z0-9]+', '-', 'g')), ''), row_name) end;
      new.key := private.free_list_key(tg_table_name, wanted);
    end if;
    return new;
  end if;
  if tg_op = 'UPDATE' then
    if new.key <> old.key then
      raise exception 'The key of a % never changes.', row_name using errcode = '22023', detail = 'key';
    end if;
    if has_address then
      new.former_slugs := array_remove(array_remove(old.former_slugs, old.slug) || old.slug, new.slug);
    end if;
  end if;
  if old.status = 'open' and (tg_op = 'DELETE' or new.status <> 'open') then
    execute format('select not exists (select from public.%I r where r.id <> $1 and r.status = ''open'')',
      tg_table_name) into is_last using old.id;
    if is_last then
      raise exception 'The school keeps one % at least.', row_name
        using errcode = 'PT409', detail = 'last_' || row_name;
    end if;
  end if;
  return coalesce(new, old);
end $$;

-- A key that no row of a list has or had: one that was deleted may come back from the trash.
create function private.free_list_key(list text, wanted text) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  candidate text := rtrim(left(wanted, 40), '-');
  number integer := 1;
  is_taken boolean;
begin
  loop
    execute format('select exists (select from public.%I r where r.key = $1)', list)
      into is_taken using candidate;
    if not is_taken and not exists (select from public.audit_log l
        where l.table_name = list and l.action = 'delete' and l.before ->> 'key' = candidate) then
      return candidate;
    end if;
    number := number + 1;
    candidate := rtrim(left(wanted, 36), '-') || '-' || number;
  end loop;
end $$;

create trigger keep before insert or update or delete on public.campuses
  for each row execute function private.keep_list_row('campus');

create function private.refuse_used_campus() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.site_content c where private.untranslated_key(c.key) = 'campus/' || old.key)
    or exists (select from public.weekly_subscriptions w where old.key = any (w.campuses))
    or exists (select from public.leadership_messages m where old.key = any (m.display_locations)) then
    raise exception 'Something belongs to this campus. Archive it instead.'
      using errcode = '23503', detail = 'campus_in_use';
  end if;
  return old;
end $$;
create trigger refuse_used before delete on public.campuses
  for each row execute function private.refuse_used_campus();

create policy "Who may add" on public.levels for insert to authenticated
  with check ((select public.is_admin()));
create policy "Who may change" on public.levels for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Who may delete" on public.levels for delete to authenticated
  using ((select public.is_admin()));

create policy "Who may add" on public.classes for insert to authenticated
  with check ((select public.is_admin()));
create policy "Who may change" on public.classes for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Who may delete" on public.classes for delete to authenticated
  using ((select public.is_admin()));

create trigger keep before insert or update or delete on public.levels
  for each row execute function private.keep_list_row('level');

-- Its page, a sentence on the home page, fees and subjects of it: what only content names by its key. The rest
-- refers to it.
create function private.refuse_used_level() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.site_content c
      where private.untranslated_key(c.key) = 'academics/' || old.key
        or private.untranslated_key(c.key) = 'admissions'
          and jsonb_path_exists(c.content, '$.fees.campuses.* ? (exists (@.keyvalue() ? (@.key == $level)))',
            jsonb_build_object('level', old.key), true)
        or private.untranslated_key(c.key) = 'academics'
          and jsonb_path_exists(c.content, '$.subjects.rows[*] ? (@.from == $level || @.to == $level)',
            jsonb_build_object('level', old.key), true)) then
    raise exception 'Something belongs to this level. Archive it instead.'
      using errcode = '23503', detail = 'level_in_use';
  end if;
  return old;
end $$;
create trigger refuse_used before delete on public.levels
  for each row execute function private.refuse_used_level();

-- The stored name is the first name; whatever holds it is found by it for good.
create function private.keep_stored_name() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.stored_name := coalesce(new.stored_name, new.name);
  elsif new.stored_name <> old.stored_name then
    raise exception 'The stored name of a class never changes.' using errcode = '22023', detail = 'stored_name';
  end if;
  return new;
end $$;
-- Before "keep", which makes the key of it.
create trigger have_stored_name before insert or update on public.classes
  for each row execute function private.keep_stored_name();

create trigger keep before insert or update or delete on public.classes
  for each row execute function private.keep_list_row('class');

create function private.refuse_used_class() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.students s where s.class = old.stored_name)
    or exists (select from public.transfer_certificates t where t.class_left = old.stored_name)
    or exists (select from public.admission_enquiries a where a.class = old.stored_name)
    or exists (select from public.meeting_bookings b where b.grade = old.stored_name)
    or exists (select from public.campuses c where old.stored_name in (c.first_class, c.last_class))
    or exists (select from public.weekly_subscriptions w where old.key = any (w.grades)) then
    raise exception 'Something belongs to this class. Archive it instead.'
      using errcode = '23503', detail = 'class_in_use';
  end if;
  return old;
end $$;
create trigger refuse_used before delete on public.classes
  for each row execute function private.refuse_used_class();

create trigger stamp before insert or update on public.levels
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.levels
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.levels
  for each row execute function private.audit_row();

create trigger stamp before insert or update on public.classes
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.classes
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.classes
  for each row execute function private.audit_row();

insert into private.managed_tables values ('classes'), ('levels');

-- Whether anything belongs to a level or a class is asked before it is deleted.
create index admission_enquiries_of_level_idx on public.admission_enquiries (level);
create index calendar_entries_of_level_idx on public.calendar_entries (level);
create index news_stories_of_level_idx on public.news_stories (level);
create index students_of_class_idx on public.students (class);
