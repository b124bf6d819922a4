-- Admission enquiries. The confirmation email promises an answer within five working days, for a contact message two.

create table public.admission_enquiries (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique,
  child_name text not null check (length(child_name) between 1 and 120),
  date_of_birth date not null check (date_of_birth between date '1990-01-01' and date '2100-01-01'),
  campus text not null references public.campuses (key),
  level text not null references public.levels (key),
  class text check (length(class) <= 30),
  session text check (session ~ '^20[0-9]{2}-[0-9]{2}$'),
  guardian_name text not null check (length(guardian_name) between 1 and 120),
  guardian_relation text check (length(guardian_relation) <= 60),
  email text not null check (length(email) <= 254),
  phone text not null check (phone ~ '^\+?[0-9 ()./-]{6,24}$'),
  message text check (length(message) <= 4000),
  source text check (source in ('family', 'search', 'social', 'newspaper', 'passing', 'other')),
  -- When the family would like to see the campus.
  visit_at timestamptz check (visit_at between '2003-01-01' and '2101-01-01'),
  consent_version text not null check (length(consent_version) between 1 and 40),
  language text not null default 'en' check (language ~ '^[a-z]{2,3}$'),
  status text not null default 'new'
    check (status in ('new', 'contacted', 'visit_booked', 'applied', 'admitted', 'closed', 'spam')),
  -- The colleague who looks after it.
  owner_id uuid references public.admin_users (id) on delete set null,
  owner_name text,
  notes text not null default '' check (length(notes) <= 10000),
  -- When it should be answered.
  due_on date not null default private.working_day_after(5) check (due_on between '2003-01-01' and '2101-01-01'),
  is_open boolean generated always as (status not in ('admitted', 'closed', 'spam')) stored,
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index admission_enquiries_status_idx on public.admission_enquiries (status, created_at desc, id);
create index admission_enquiries_created_idx on public.admission_enquiries (created_at desc, id);
create index admission_enquiries_campus_idx on public.admission_enquiries (campus, created_at desc);
create index admission_enquiries_owner_idx on public.admission_enquiries (owner_id);
create index admission_enquiries_due_idx on public.admission_enquiries (due_on, id) where is_open;
create index admission_enquiries_visit_idx on public.admission_enquiries (campus, visit_at)
  where visit_at is not null;
create index admission_enquiries_email_idx on public.admission_enquiries (email, created_at);
create index admission_enquiries_of_level_idx on public.admission_enquiries (level);

alter table public.admission_enquiries enable row level security;
grant select, insert, update, delete on public.admission_enquiries to anon, authenticated;
grant all on public.admission_enquiries to service_role;
create policy "Admins manage" on public.admission_enquiries for all to authenticated
  using ((select private.may('admission_enquiries'))) with check ((select private.may('admission_enquiries')));

create trigger stamp before insert or update on public.admission_enquiries
  for each row execute function private.stamp_row();
create trigger keep_sample_mark before insert or update on public.admission_enquiries
  for each row execute function private.keep_sample_mark();
create trigger guard_campus before insert or update or delete on public.admission_enquiries
  for each row execute function private.guard_campus();
create trigger audit after update or delete on public.admission_enquiries
  for each row execute function private.audit_row();

insert into private.managed_tables values ('admission_enquiries');

-- The name is stored with the id, so that lists can show, sort and search it.
create function private.keep_owner_name() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.owner_name := (select coalesce(a.full_name, a.email) from public.admin_users a where a.id = new.owner_id);
  return new;
end $$;
create trigger keep_owner_name before insert or update on public.admission_enquiries
  for each row execute function private.keep_owner_name();

-- Whether families are shown around at this time: on a weekday at a quarter past eight in India, from two to thirty
-- days ahead. The page offers such times (data/admissions/visits.ts), except on holidays.
create function private.is_visiting_time(at timestamptz) returns boolean
language sql stable set search_path = ''
as $$
  select extract(isodow from at at time zone 'Asia/Kolkata') <= 5
    and (at at time zone 'Asia/Kolkata')::time = time '08:15'
    and (at at time zone 'Asia/Kolkata')::date - private.today() between 2 and 30
$$;

-- A visit needs a visiting time that fewer than three families have chosen. It is not counted by mailbox: nobody has
-- proven that, so a stranger's forms would take the visit from its owner. The form gate counts by network.
create function public.create_admission_enquiry(
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
  child text := private.require_name(create_admission_enquiry.child_name, 'child_name');
  guardian text := private.require_name(create_admission_enquiry.guardian_name, 'guardian_name');
  address text := private.require_email(create_admission_enquiry.email, 'email');
  number text := private.require_phone(create_admission_enquiry.phone, 'phone');
  consent text := private.require_text(create_admission_enquiry.consent_version, 'consent_version', 1, 40);
  place text := create_admission_enquiry.campus;
  born date := private.require_birth_date(create_admission_enquiry.date_of_birth, 'date_of_birth', 0, 25);
  school_year text := nullif(btrim(create_admission_enquiry.session), '');
  heard text := nullif(btrim(create_admission_enquiry.source), '');
  visit timestamptz := create_admission_enquiry.visit_at;
  tongue text := private.known_language(create_admission_enquiry.language);
  words text := private.require_text(create_admission_enquiry.message, 'message', 0, 4000);
  facts jsonb;
begin
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
    if not private.is_visiting_time(visit) then
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

-- The visiting times of each campus that can no longer be chosen.
create function public.list_taken_visits() returns table (campus text, visit_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
    select a.campus, a.visit_at from public.admission_enquiries a
    where a.visit_at > now() and a.status not in ('closed', 'spam')
    group by a.campus, a.visit_at having count(*) >= 3;
end $$;
grant execute on function public.list_taken_visits to anon, authenticated;
