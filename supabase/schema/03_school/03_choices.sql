-- The lists that the office keeps: the choices of a field, in the words of the school and in its order.

create table public.choices (
  id uuid primary key default gen_random_uuid(),
  -- data/school/choice-lists.ts says the same.
  list text not null check (list in ('album_categories', 'contact_topics', 'event_categories', 'fee_heads', 'houses',
    'sections', 'streams', 'subjects', 'video_categories')),
  -- The value that rows hold. It never changes, however the entry is renamed.
  key text not null check (key = btrim(key) and length(key) between 1 and 80),
  name text not null check (length(btrim(name)) between 1 and 120),
  position integer not null default 0,
  -- An archived entry is offered nowhere, but rows that hold it still show its name.
  status text not null default 'open' check (status in ('open', 'archived')),
  translations jsonb not null default '{}' check (private.is_translation(translations)),
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (list, key),
  unique (list, name),
  -- private.is_list_of_words
  check (list in ('houses', 'sections', 'streams', 'subjects') or key ~ '^[a-z][a-z0-9-]{0,39}$')
);
create index choices_position_idx on public.choices (list, position, name, id);
create index choices_order_idx on public.choices (position, id);
create index choices_name_idx on public.choices (name, id);
create index choices_created_idx on public.choices (created_at desc, id);

alter table public.choices enable row level security;
grant select, insert, update, delete on public.choices to anon, authenticated;
grant all on public.choices to service_role;
create policy "Choices are public" on public.choices for select to anon, authenticated using (true);
create policy "Who may add" on public.choices for insert to authenticated
  with check ((select private.may('choices')));
create policy "Who may change" on public.choices for update to authenticated
  using ((select private.may('choices'))) with check ((select private.may('choices')));
create policy "Who may delete" on public.choices for delete to authenticated
  using ((select private.may('choices')));

-- The entries that a school has at first: data/school/first-choices.ts.
insert into public.choices (id, list, key, name, position, translations)
select ('c4000000-0000-4000-8000-' || lpad(f.number::text, 12, '0'))::uuid, f.list, f.key, f.name, (row_number() over (partition by f.list order by f.number))::integer,
  jsonb_build_object('hi', jsonb_build_object('name', f.hindi))
from (values
  (1, 'contact_topics', 'general', 'Something else', 'कोई और बात'),
  (2, 'contact_topics', 'admissions', 'Admissions', 'प्रवेश'),
  (3, 'contact_topics', 'transport', 'School buses', 'विद्यालय की बसें'),
  (4, 'contact_topics', 'fees', 'Fees', 'शुल्क'),
  (5, 'contact_topics', 'alumni', 'Alumni', 'पूर्व विद्यार्थी'),
  (6, 'contact_topics', 'careers', 'Working at the school', 'विद्यालय में नौकरी'),
  (7, 'contact_topics', 'website', 'This website', 'यह वेबसाइट'),
  (8, 'event_categories', 'academic', 'Academic', 'पढ़ाई'),
  (9, 'event_categories', 'admissions', 'Admissions', 'प्रवेश'),
  (10, 'event_categories', 'alumni', 'Alumni', 'पूर्व विद्यार्थी'),
  (11, 'event_categories', 'arts', 'Arts', 'कला'),
  (12, 'event_categories', 'assembly', 'Assembly', 'सभा'),
  (13, 'event_categories', 'community', 'Community', 'समुदाय'),
  (14, 'event_categories', 'meeting', 'Meeting', 'बैठक'),
  (15, 'event_categories', 'sport', 'Sport', 'खेल'),
  (16, 'event_categories', 'general', 'Other', 'अन्य'),
  (17, 'album_categories', 'school-life', 'School life', 'विद्यालय का जीवन'),
  (18, 'album_categories', 'assembly', 'Assemblies', 'सभाएँ'),
  (19, 'album_categories', 'academic', 'Academics', 'पढ़ाई'),
  (20, 'album_categories', 'arts', 'Arts', 'कला'),
  (21, 'album_categories', 'sport', 'Sport', 'खेल'),
  (22, 'album_categories', 'outdoors', 'Outdoors', 'भ्रमण'),
  (23, 'album_categories', 'general', 'Other', 'अन्य'),
  (24, 'video_categories', 'school-life', 'School life', 'विद्यालय का जीवन'),
  (25, 'video_categories', 'performing-arts', 'Performing arts', 'मंच कला'),
  (26, 'video_categories', 'visual-arts', 'Visual arts', 'दृश्य कला'),
  (27, 'video_categories', 'sports', 'Sports', 'खेल'),
  (28, 'video_categories', 'academic', 'Academic', 'पढ़ाई'),
  (29, 'video_categories', 'general', 'Other', 'अन्य'),
  (30, 'fee_heads', 'admission', 'Admission', 'प्रवेश'),
  (31, 'fee_heads', 'annual', 'Annual charges', 'वार्षिक शुल्क'),
  (32, 'fee_heads', 'tuition', 'Tuition', 'शिक्षण')
) as f (number, list, key, name, hindi);

-- Which columns hold keys of a list. data/school/choice-lists.ts says the same.
create table private.choice_columns (
  table_name text not null,
  column_name text not null,
  list text not null,
  holds_many boolean not null default false,
  -- People may also write a value that is not on the list, such as a former house.
  is_free boolean not null default false,
  -- A value that is allowed without being an entry.
  besides text,
  -- The path to the keys in a JSON column.
  path text not null default '',
  primary key (table_name, column_name, path)
);
alter table private.choice_columns enable row level security;
insert into private.choice_columns (table_name, column_name, list, holds_many, is_free, besides) values
  ('alumni_profiles', 'house', 'houses', false, true, null),
  ('alumni_profiles', 'stream', 'streams', false, true, null),
  ('alumni_records', 'house', 'houses', false, true, null),
  ('alumni_records', 'stream', 'streams', false, true, null),
  ('contact_messages', 'topic', 'contact_topics', false, false, null),
  ('events', 'category', 'event_categories', false, false, null),
  ('gallery_events', 'category', 'album_categories', false, false, null),
  ('mailboxes', 'topic', 'contact_topics', false, false, 'photos'),
  ('students', 'house', 'houses', false, false, null),
  ('students', 'section', 'sections', false, false, null),
  ('teachers', 'subjects', 'subjects', true, false, null),
  ('youtube_videos', 'category', 'video_categories', false, false, null);
-- The fees of each level, and the school's further fees.
insert into private.choice_columns (table_name, column_name, list, is_free, path) values
  ('site_content', 'content', 'fee_heads', true, '$.fees.campuses.*.*.keyvalue().key'),
  ('site_content', 'content', 'fee_heads', false, '$.fees.further[*].head');

-- Lists whose keys are words as people write them, because rows held such words before there was a list. If a
-- colleague who keeps the lists writes a new word in a row, it joins the list. The keys of other lists are part of
-- addresses.
create function private.is_list_of_words(list text) returns boolean
language sql immutable set search_path = ''
as $$ select list in ('houses', 'sections', 'streams', 'subjects') $$;

-- Entries that stay: "general", the topics to which the site itself writes, and the fees that each level has.
create function private.is_kept_choice(list text, key text) returns boolean
language sql immutable set search_path = ''
as $$
  select case list
    when 'fee_heads' then key in ('admission', 'annual', 'tuition')
    else not private.is_list_of_words(list)
      and (key = 'general' or list = 'contact_topics' and key in ('admissions', 'alumni')) end
$$;

-- Whether new rows may hold an entry. Null if no entry is named.
create function private.is_open_choice(list text, key text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return case when is_open_choice.key is not null then exists (select from public.choices c
    where c.list = is_open_choice.list and c.key = is_open_choice.key and c.status = 'open') end;
end $$;

-- The name of an entry in a language; the key if the list has no such entry.
create function private.name_of_choice(list text, key text, language text) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce((
    select coalesce(c.translations -> name_of_choice.language ->> 'name', c.name) from public.choices c
    where c.list = name_of_choice.list and c.key = name_of_choice.key), name_of_choice.key);
end $$;

-- Counts the rows of each table that hold an entry; for pages, the places in one page, because its translations
-- repeat them.
create function private.count_choice_uses(list text, key text) returns table (table_name text, uses bigint)
language plpgsql stable security definer set search_path = ''
as $$
declare
  held private.choice_columns;
begin
  for held in
    select * from private.choice_columns c where c.list = count_choice_uses.list order by c.table_name, c.column_name
  loop
    return query execute format(
      case when held.path <> '' then 'select %1$L::text, coalesce(max(places), 0) from public.%1$I, lateral (
          select count(*) as places from jsonb_path_query(%2$I, $2::jsonpath, ''{}'', true) as one (key)
          where one.key = to_jsonb($1)) as held'
        when held.holds_many then 'select %1$L::text, count(*) from public.%1$I where $1 = any (%2$I)'
        else 'select %1$L::text, count(*) from public.%1$I where %2$I = $1' end,
      held.table_name, held.column_name) using count_choice_uses.key, held.path;
  end loop;
end $$;

-- The same counts for the office, by the entry's id, without tables that hold none.
create function public.list_choice_uses(wanted uuid) returns table (table_name text, uses integer)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_may('choices');
  return query
    select u.table_name, sum(u.uses)::integer
    from public.choices c, lateral private.count_choice_uses(c.list, c.key) as u
    where c.id = wanted and u.uses > 0
    group by u.table_name;
end $$;
grant execute on function public.list_choice_uses to authenticated;

-- The key of a new entry is its first name, with a number if that key was used before: a deleted entry may come back
-- from the trash.
create function private.new_choice_key(list text, name text) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  plain text := rtrim(left(btrim(new_choice_key.name), 76));
  hyphen text := ' ';
begin
  if not private.is_list_of_words(new_choice_key.list) then
    hyphen := '-';
    plain := btrim(regexp_replace(lower(plain), '[^a-z0-9]+', '-', 'g'), '-');
    plain := rtrim(left(case when plain ~ '^[a-z]' then plain else rtrim('entry-' || plain, '-') end, 36), '-');
  end if;
  return (
    select wanted.key from (
      select plain as key, 1 as number
      union all
      select plain || hyphen || number, number from generate_series(2, 99) as number) as wanted
    where not exists (select from public.choices c where c.list = new_choice_key.list and c.key = wanted.key)
      and not exists (select from public.audit_log l
        where l.table_name = 'choices' and l.action = 'delete'
          and l.before ->> 'list' = new_choice_key.list and l.before ->> 'key' = wanted.key)
    order by wanted.number limit 1);
end $$;

create function private.keep_choice() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.key := coalesce(new.key, private.new_choice_key(new.list, new.name));
    return new;
  end if;
  if tg_op = 'UPDATE' and (new.list, new.key) <> (old.list, old.key) then
    raise exception 'The list and the key of an entry never change.' using errcode = '22023', detail = 'list';
  end if;
  -- A school that does not charge a fee archives it.
  if private.is_kept_choice(old.list, old.key)
    and (tg_op = 'DELETE' or new.status <> 'open' and old.list <> 'fee_heads') then
    raise exception 'The site itself needs this entry: it can be renamed, and stays.'
      using errcode = 'PT409', detail = 'choice_kept';
  end if;
  if tg_op = 'DELETE' and exists (select from private.count_choice_uses(old.list, old.key) as u where u.uses > 0) then
    raise exception 'Something holds this entry. Archive it instead.' using errcode = '23503', detail = 'choice_in_use';
  end if;
  return coalesce(new, old);
end $$;
create trigger keep before insert or update or delete on public.choices
  for each row execute function private.keep_choice();

create trigger stamp before insert or update on public.choices
  for each row execute function private.stamp_row();
create trigger keep_sample_mark before insert or update on public.choices
  for each row execute function private.keep_sample_mark();
create trigger guard_campus before insert or update or delete on public.choices
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.choices
  for each row execute function private.audit_row();

insert into private.managed_tables values ('choices');
