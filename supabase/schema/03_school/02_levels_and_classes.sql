-- The levels of the school, youngest first. Other tables refer to a level by its key, which never changes.

create table public.levels (
  id uuid primary key default gen_random_uuid(),
  key text not null unique check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(key) <= 40),
  -- Its page is /academics/<slug>; its former addresses redirect to it.
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  former_slugs text[] not null default '{}',
  name text not null check (length(btrim(name)) between 1 and 60),
  -- Shown beside its name: "Classes 1–5".
  span text not null default '' check (length(span) <= 60),
  -- In menus, and on pages that have no sentence of their own yet.
  description text not null default '' check (length(description) <= 300),
  position integer not null default 0,
  -- A level with content cannot be deleted, only archived: then it is offered nowhere, but its content still shows
  -- its name.
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

-- New rows may name an open level only.
create function private.is_open_level(key text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.levels l where l.key = is_open_level.key and l.status = 'open')
$$;

-- The classes, youngest first: a promotion moves a child to the next one. Other tables hold the stored name of a
-- class, which never changes; pages show its name.
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

-- The levels and classes that a school has at first: docs/requirements.md R9.10.
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

-- ---------------------------------------------------------------------------------------------------------
-- How the office keeps the levels and classes.

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

-- Page content names a level by its key without a foreign key: its own page, its fees and its subjects.
create function private.refuse_used_level() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.family_messages m where old.key = any (m.levels))
    or exists (select from public.events e where old.key = any (e.levels))
    or exists (select from public.site_content c
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

-- The stored name is the first name. It never changes, so rows that hold it always find their class.
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
-- Runs before "keep", which derives the key from the stored name.
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
    or exists (select from public.applications a where a.class = old.stored_name)
    or exists (select from public.meeting_bookings b where b.grade = old.stored_name)
    or exists (select from public.meetings m where old.stored_name in (m.first_class, m.last_class))
    or exists (select from public.campuses c where old.stored_name in (c.first_class, c.last_class))
    or exists (select from public.weekly_subscriptions w where old.key = any (w.grades))
    or exists (select from public.push_subscriptions p where old.key = any (p.classes))
    or exists (select from public.family_messages m where old.stored_name = any (m.classes)) then
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
