-- Consents: what a guardian allows the school to do with a child's data beyond teaching and safety, by purpose
-- (docs/decisions/consents.md). The purposes are those of data/consent/purposes.ts.

create function private.is_purpose(wanted text) returns boolean
language sql immutable set search_path = ''
as $$
  select wanted in ('public_pictures', 'shared_pictures', 'name_with_face', 'name_in_lists', 'work_and_voice')
$$;

-- ---------------------------------------------------------------------------------------------------------
-- The words in which guardians are asked. A new version asks everybody again.

create table public.consent_wordings (
  id uuid primary key default gen_random_uuid(),
  version text not null unique check (length(btrim(version)) between 1 and 40),
  -- From this day on guardians are asked in these words.
  asked_from date not null check (asked_from between date '2003-01-01' and date '2100-01-01'),
  -- After this day a yes to earlier words no longer counts; null lets it count on.
  answer_by date check (answer_by between '2003-01-01' and '2101-01-01'),
  -- A new academic session asks again automatically: private.ask_again in 04_asking_again.sql.
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

-- The words that come with the site, written for a reader of twelve.
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

-- A yes counts if its words were asked from this day on; a no always counts.
create function private.counting_from() returns date
language sql stable security definer set search_path = ''
as $$
  select coalesce(max(w.asked_from), date '2003-01-01') from public.consent_wordings w
  where w.asked_from <= private.today() and w.answer_by < private.today()
$$;

-- ---------------------------------------------------------------------------------------------------------
-- Guardians. The first is the one in the child's record; others are entered separately. When a mailbox or phone in
-- the record changes, the former guardian is deleted, with the links that were sent there.

-- A phone as one address, "+919876543210"; null if it is none. Ten digits are an Indian mobile.
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
-- The index of guardians calls it with the rights of the person who writes.
grant execute on function private.phone_address to authenticated;

-- The gateways that carry messages to phones, one row for each channel. The server enters them when it starts.
create table private.phone_gateways (
  channel text primary key check (channel in ('sms', 'whatsapp')),
  -- What one message costs, as operators count them, and what may be spent in a month, in paise; null for no limit.
  price integer not null default 0 check (price >= 0),
  month_limit integer check (month_limit >= 0),
  -- The text around a message to families, by language: "usual" and "urgent", with "{title}" for its title.
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

-- Whether guardians without a mailbox get messages on their phones.
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
  -- The student, who answers alone from eighteen on.
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

-- The address for messages to a guardian: the mailbox, otherwise the phone if messages go to phones, otherwise null.
create function private.guardian_address(person public.guardians) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce(lower(person.email),
    case when private.has_phones() then private.phone_address(person.phone) end)
$$;

-- Whether a mailbox or a phone belongs to this guardian.
create function private.is_address_of(person public.guardians, address text) returns boolean
language sql immutable set search_path = ''
as $$ select coalesce(address in (lower(person.email), private.phone_address(person.phone)), false) $$;

-- The first guardian can be changed only in the child's record, except for the language of emails.
create function private.guard_first_guardian() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- Restored with the child, this guardian replaces the one that the restored record has just created.
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
