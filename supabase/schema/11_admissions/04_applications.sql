-- Applications: one for each child. A family begins one with its mailbox, continues it by a personal link and sends
-- it (07_application_of_a_family.sql). Until then it is a draft, which only the family sees.

create table public.applications (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique,
  enquiry_id uuid references public.admission_enquiries (id) on delete set null,
  stage text not null default 'draft' check (stage in ('draft', 'received', 'documents_missing', 'visit', 'offer',
    'waiting', 'accepted', 'declined', 'withdrawn')),
  stage_since timestamptz not null default now(),
  child_name text check (length(child_name) between 1 and 120),
  date_of_birth date check (date_of_birth between date '1990-01-01' and date '2100-01-01'),
  campus text references public.campuses (key),
  level text references public.levels (key),
  class text check (length(class) <= 30),
  session text check (session ~ '^20[0-9]{2}-[0-9]{2}$'),
  present_school text check (length(present_school) <= 120),
  message text check (length(message) <= 4000),
  guardian_name text not null check (length(guardian_name) between 1 and 120),
  guardian_relation text check (length(guardian_relation) <= 60),
  -- In lower case: children with the same mailbox are brothers and sisters.
  email text not null check (length(email) <= 254 and email = lower(email)),
  phone text not null check (phone ~ '^\+?[0-9 ()./-]{6,24}$'),
  language text not null default 'en' check (language ~ '^[a-z]{2,3}$'),
  -- What the office last wrote to the family, and the last day of an offer.
  words text not null default '' check (length(words) <= 4000),
  offer_ends_on date check (offer_ends_on between '2003-01-01' and '2101-01-01'),
  -- What the office has seen on the school's account, in whole rupees.
  paid_amount integer check (paid_amount between 1 and 10000000),
  paid_on date check (paid_on between date '2003-01-01' and date '2100-01-01'),
  -- The record that was made of an accepted child.
  student_id uuid references public.students (id) on delete set null,
  -- A family that withdraws can undo that until then; held_as is the stage before.
  held_until timestamptz,
  held_as text check (held_as in ('received', 'documents_missing', 'visit', 'offer', 'waiting', 'accepted')),
  consent_version text not null check (length(consent_version) between 1 and 40),
  consented_at timestamptz not null default now(),
  -- The hash of the link with which the same family applies for another child.
  family_token_hash text unique,
  notes text not null default '' check (length(notes) <= 10000),
  -- What a colleague is to do next, until when. One task at a time: an application is worked on step by step, and an
  -- empty task is a done one (docs/decisions/applications.md).
  task text not null default '' check (length(task) <= 200),
  due_on date check (due_on between date '2003-01-01' and date '2100-01-01'),
  owner_id uuid references public.admin_users (id) on delete set null,
  owner_name text,
  has_task boolean generated always as (task <> '') stored,
  -- Lists sort by a column that is never empty, so applications without a day come last.
  due_order date not null generated always as (coalesce(due_on, date '2100-01-01')) stored,
  submitted_at timestamptz,
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (stage = 'draft' or num_nulls(child_name, date_of_birth, campus, level, class, submitted_at) = 0),
  check (stage <> 'offer' or offer_ends_on is not null),
  check ((held_until is null) = (held_as is null)),
  check (held_until is null or stage = 'withdrawn'),
  check ((paid_on is null) = (paid_amount is null)),
  check (due_on is null or task <> '')
);
create index applications_stage_idx on public.applications (stage, stage_since, id);
create index applications_since_idx on public.applications (stage_since, id);
create index applications_created_idx on public.applications (created_at desc, id);
create index applications_campus_idx on public.applications (campus, created_at desc);
create index applications_of_level_idx on public.applications (level);
create index applications_class_idx on public.applications (class);
create index applications_email_idx on public.applications (email, created_at);
create index applications_enquiry_idx on public.applications (enquiry_id);
create index applications_student_idx on public.applications (student_id);
create index applications_owner_idx on public.applications (owner_id);
create index applications_due_idx on public.applications (due_order, id);

alter table public.applications enable row level security;
grant select, insert, update, delete on public.applications to anon, authenticated;
grant all on public.applications to service_role;
-- Colleagues limited to some campuses read only the applications to these: an application says more than an enquiry.
create policy "Admins manage" on public.applications for all to authenticated
  using (stage <> 'draft' and (select private.may('applications'))
    and ((select public.own_campus_scope()) is null or campus = any ((select public.own_campus_scope())::text[])))
  with check (stage <> 'draft' and (select private.may('applications')));

create trigger stamp before insert or update on public.applications
  for each row execute function private.stamp_row();
create trigger keep_sample_mark before insert or update on public.applications
  for each row execute function private.keep_sample_mark();
create trigger guard_campus before insert or update or delete on public.applications
  for each row execute function private.guard_campus();
-- Not what the family did before it sent the application.
create trigger audit after update or delete on public.applications
  for each row when (old.stage <> 'draft') execute function private.audit_row();

insert into private.managed_tables values ('applications');

create trigger keep_owner_name before insert or update on public.applications
  for each row execute function private.keep_owner_name();

-- Clears the day with the task.
create function private.keep_application_task() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.task := btrim(new.task);
  if new.task = '' then
    new.due_on := null;
  end if;
  return new;
end $$;
create trigger keep_task before insert or update of task, due_on on public.applications
  for each row execute function private.keep_application_task();
