-- Requests: what a guardian asks the office to correct or to erase. The office answers each; carrying out an erasure
-- answers its request with the certificate (16_privacy/12_erasures.sql).

create table public.guardian_requests (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique default private.new_reference('REQ'),
  student_id uuid not null references public.students (id) on delete cascade,
  -- Null once the person is no longer a guardian: then nobody gets the answer.
  guardian_id uuid references public.guardians (id) on delete set null,
  asked_by text not null check (length(btrim(asked_by)) between 1 and 120),
  kind text not null check (kind in ('correction', 'erasure')),
  words text not null default '' check (length(words) <= 3000),
  language text not null default 'en' check (language ~ '^[a-z]{2,3}$'),
  outcome text check (outcome in ('done', 'declined')),
  answer text check (length(btrim(answer)) between 5 and 3000),
  answered_by text,
  answered_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (num_nonnulls(outcome, answer, answered_by, answered_at) in (0, 4))
);
create index guardian_requests_student_idx on public.guardian_requests (student_id);
create index guardian_requests_guardian_idx on public.guardian_requests (guardian_id);
create index guardian_requests_open_idx on public.guardian_requests (created_at) where answered_at is null;
create index guardian_requests_answered_idx on public.guardian_requests (answered_at desc, id);

-- Only the functions below read and write it.
alter table public.guardian_requests enable row level security;
grant select, insert, update, delete on public.guardian_requests to anon, authenticated;
grant all on public.guardian_requests to service_role;

create trigger stamp before insert or update on public.guardian_requests
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.guardian_requests
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.guardian_requests
  for each row execute function private.audit_row();

-- Sends a request, tells the office of the child's campus, and returns the reference. At most five a day from a
-- guardian.
create function public.create_guardian_request(session text, child uuid, kind text, words text default '',
  language text default 'en') returns text
language plpgsql security definer set search_path = ''
as $$
declare
  address text := private.require_guardian_session(create_guardian_request.session);
  person public.guardians := private.require_guardian_of(create_guardian_request.child, address);
  told text := private.require_text(create_guardian_request.words, 'words',
    case create_guardian_request.kind when 'correction' then 5 else 0 end, 3000);
  about public.students;
  made public.guardian_requests;
begin
  if create_guardian_request.kind is null or create_guardian_request.kind not in ('correction', 'erasure') then
    raise exception 'Please choose one of the answers.' using errcode = '22023', detail = 'kind';
  end if;
  select * into about from public.students s where s.id = person.student_id for update;
  -- The same words again: the response to the first call was lost.
  select * into made from public.guardian_requests r
  where r.guardian_id = person.id and r.kind = create_guardian_request.kind and r.words = coalesce(told, '')
    and r.answered_at is null and r.created_at > now() - interval '1 hour';
  if made.id is not null then
    return made.reference;
  end if;
  perform private.refuse_many(4 * (select count(*) from public.guardian_requests r
    where r.guardian_id = person.id and r.created_at > now() - interval '1 day'));
  insert into public.guardian_requests (student_id, guardian_id, asked_by, kind, words, language)
  values (about.id, person.id, person.name, create_guardian_request.kind, coalesce(told, ''),
    private.known_language(create_guardian_request.language))
  returning * into made;
  perform private.queue_office_email('general', about.campus, 'office_guardian_request', jsonb_build_object(
    'child', about.name, 'admission_no', about.admission_no, 'kind', made.kind, 'words', made.words,
    'reference', made.reference));
  return made.reference;
end $$;
grant execute on function public.create_guardian_request to anon, authenticated;

-- What a guardian has asked about a child, the latest first.
create function private.list_own_requests(person public.guardians) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('reference', r.reference, 'kind', r.kind, 'words', r.words,
    'asked_at', r.created_at, 'outcome', r.outcome, 'answer', r.answer, 'answered_at', r.answered_at)
    order by r.created_at desc, r.id), '[]')
  from public.guardian_requests r where r.student_id = person.student_id and r.guardian_id = person.id
$$;

-- The office's list: open requests, the oldest first, or `most` answered ones, the latest first.
create function public.list_guardian_requests(answered boolean default false, before timestamptz default null,
  most integer default 50)
returns table (id uuid, reference text, student_id uuid, child text, admission_no text, campus text, asked_by text,
  kind text, words text, asked_at timestamptz, outcome text, answer text, answered_by text, answered_at timestamptz,
  can_be_written_to boolean)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  scope text[] := private.campus_scope();
begin
  perform private.require_admin();
  return query
    select r.id, r.reference, s.id, s.name, s.admission_no, s.campus, r.asked_by, r.kind, r.words, r.created_at,
      r.outcome, r.answer, r.answered_by, r.answered_at, private.guardian_address(g) is not null
    from public.guardian_requests r
    join public.students s on s.id = r.student_id
    left join public.guardians g on g.id = r.guardian_id
    where (r.answered_at is not null) = list_guardian_requests.answered and (scope is null or s.campus = any (scope))
      and (list_guardian_requests.before is null or r.answered_at < list_guardian_requests.before)
    order by r.answered_at desc, r.created_at, r.id
    limit case when list_guardian_requests.answered then least(greatest(most, 1), 200) else 500 end;
end $$;
grant execute on function public.list_guardian_requests to authenticated;

-- Answers a request and emails the guardian who asked. Returns whether somebody could be reached.
create function public.answer_guardian_request(request uuid, outcome text, answer text) returns boolean
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  asked public.guardian_requests;
  about public.students;
  person public.guardians;
  told text := private.require_text(answer_guardian_request.answer, 'answer', 5, 3000);
begin
  perform private.require_admin();
  if answer_guardian_request.outcome is null or answer_guardian_request.outcome not in ('done', 'declined') then
    raise exception 'Please choose one of the answers.' using errcode = '22023', detail = 'outcome';
  end if;
  select * into asked from public.guardian_requests r where r.id = answer_guardian_request.request for update;
  if asked.id is null then
    raise exception 'There is no such request.' using errcode = 'PT404', detail = 'request';
  end if;
  select * into about from public.students s where s.id = asked.student_id;
  perform private.require_campus(about.campus);
  if asked.answered_at is not null then
    raise exception 'This request has been answered.' using errcode = 'PT409', detail = 'request_answered';
  elsif asked.kind = 'erasure' and answer_guardian_request.outcome = 'done' then
    raise exception 'An erasure answers this request itself.' using errcode = 'PT409', detail = 'not_erased';
  end if;
  update public.guardian_requests r
  set outcome = answer_guardian_request.outcome, answer = told, answered_at = now(),
    answered_by = coalesce((select u.email from auth.users u where u.id = private.own_id()), 'server')
  where r.id = asked.id;
  select * into person from public.guardians g where g.id = asked.guardian_id;
  if private.guardian_address(person) is null then
    return false;
  end if;
  perform private.queue_email(private.guardian_address(person), 'guardian_request_answered', jsonb_build_object(
    'name', person.name, 'child', about.name, 'kind', asked.kind, 'outcome', answer_guardian_request.outcome,
    'answer', told, 'reference', asked.reference, 'language', asked.language));
  return true;
end $$;
grant execute on function public.answer_guardian_request to authenticated;
