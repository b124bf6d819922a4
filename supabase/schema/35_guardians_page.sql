-- The page of a guardian: what the school keeps about a child, and the answers about its pictures, without an account
-- (docs/decisions/guardians-page.md). A personal link (24_personal_links.sql) is for a mailbox, so that twins with one
-- mailbox are on one page. It shows nothing yet: a code goes to the same mailbox, and opens the page for half an hour.

create table private.guardian_codes (
  link_id uuid primary key references public.personal_links (id) on delete cascade,
  code_hash text not null,
  attempts integer not null default 0,
  created_at timestamptz not null default now()
);
alter table private.guardian_codes enable row level security;

create table private.guardian_sessions (
  token_hash text primary key,
  mailbox text not null,
  created_at timestamptz not null default now()
);
create index guardian_sessions_created_idx on private.guardian_sessions (created_at);
alter table private.guardian_sessions enable row level security;

-- When a mailbox was asked in which words.
create table private.guardian_asks (
  mailbox text not null,
  wording_id uuid not null references public.consent_wordings (id) on delete cascade,
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  reminders integer not null default 0,
  primary key (mailbox, wording_id)
);
create index guardian_asks_wording_idx on private.guardian_asks (wording_id);
alter table private.guardian_asks enable row level security;

-- A mailbox here is where messages go to: an email address, or a phone such as "+919876543210".
create function private.is_guardians_mailbox(address text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.guardians g where lower(g.email) = address)
    or exists (select from public.guardians g where private.phone_address(g.phone) = address)
$$;

-- An email with a new personal link, in the guardian's language.
create function private.queue_guardian_link(address text, kind text, more jsonb default '{}') returns void
language plpgsql security definer set search_path = ''
as $$
declare
  person public.guardians;
begin
  select * into person from public.guardians g where lower(g.email) = address or private.phone_address(g.phone) = address
  order by g.created_at, g.id limit 1;
  perform private.queue_email(address, kind, jsonb_build_object('name', person.name, 'language', person.language,
    'token', private.create_personal_link(mailbox => address)) || more);
end $$;

-- Passes the web server, which judges the form first (docs/decisions/public-forms.md). Says nothing, so that nobody
-- learns whom the school knows; three emails a day are enough.
create function public.create_guardian_link(address text) returns void
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  phone text := case when private.has_phones() then private.phone_address(btrim(address)) end;
begin
  address := coalesce(phone, private.require_email(address, 'address'));
  if private.is_guardians_mailbox(address) and (
    select count(*) from public.mail_outbox m
    where m.recipient = address and m.template = 'guardian_link' and m.created_at > now() - interval '1 day') < 3 then
    perform private.queue_guardian_link(address, 'guardian_link');
  end if;
end $$;

-- The link, if it opens a page: for sixty days, and as long as somebody with this mailbox is a guardian.
create function private.find_guardian_link(token text) returns public.personal_links
language sql stable security definer set search_path = ''
as $$
  select l from public.personal_links l
  where l.token_hash = private.hash_token(find_guardian_link.token) and l.created_at > now() - interval '60 days'
    and private.is_guardians_mailbox(l.mailbox)
$$;

-- Sends a code to the mailbox of a link: "sent", "gone" for a link that opens nothing, "many" after five codes in an
-- hour or ten in a day. The code before no longer counts.
create function public.send_guardian_code(token text, language text default 'en') returns text
language plpgsql security definer set search_path = ''
as $$
declare
  link public.personal_links := private.find_guardian_link(send_guardian_code.token);
  code text := lpad((('x' || left(gen_random_uuid()::text, 8))::bit(32)::bigint % 1000000)::text, 6, '0');
  last_hour bigint;
  last_day bigint;
begin
  if link.id is null then
    return 'gone';
  end if;
  perform from public.personal_links l where l.id = link.id for update;
  select count(*) filter (where m.created_at > now() - interval '1 hour'), count(*) into last_hour, last_day
  from public.mail_outbox m
  where m.recipient = link.mailbox and m.template = 'guardian_code' and m.created_at > now() - interval '1 day';
  if last_hour >= 5 or last_day >= 10 then
    return 'many';
  end if;
  insert into private.guardian_codes as c (link_id, code_hash) values (link.id, private.hash_token(link.id || code))
  on conflict (link_id) do update set code_hash = excluded.code_hash, attempts = 0, created_at = now();
  perform private.queue_email(link.mailbox, 'guardian_code', jsonb_build_object(
    'code', code, 'language', private.known_language(send_guardian_code.language)));
  return 'sent';
end $$;
grant execute on function public.send_guardian_code to anon, authenticated;

-- Takes the code: "open" with the token of a session, "wrong", or "gone" after five wrong ones, after fifteen minutes,
-- and for a link that opens nothing. Raises nothing, so that wrong codes are counted.
create function public.open_guardian_page(token text, code text) returns table (status text, session text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  link public.personal_links := private.find_guardian_link(open_guardian_page.token);
  kept private.guardian_codes;
  opened text;
begin
  select * into kept from private.guardian_codes c
  where c.link_id = link.id and c.created_at > now() - interval '15 minutes' for update;
  if kept.link_id is null or kept.attempts >= 5 then
    return query select 'gone'::text, null::text;
  elsif kept.code_hash <> private.hash_token(link.id || coalesce(open_guardian_page.code, '')) then
    update private.guardian_codes c set attempts = c.attempts + 1 where c.link_id = link.id;
    return query select case when kept.attempts < 4 then 'wrong' else 'gone' end, null::text;
  else
    delete from private.guardian_codes c where c.link_id = link.id;
    opened := private.new_token();
    insert into private.guardian_sessions (token_hash, mailbox) values (private.hash_token(opened), link.mailbox);
    return query select 'open'::text, opened;
  end if;
end $$;
grant execute on function public.open_guardian_page to anon, authenticated;

create function public.close_guardian_page(session text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.guardian_sessions s where s.token_hash = private.hash_token(close_guardian_page.session);
end $$;
grant execute on function public.close_guardian_page to anon, authenticated;

create function private.require_guardian_session(session text) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  address text;
begin
  select s.mailbox into address from private.guardian_sessions s
  where s.token_hash = private.hash_token(require_guardian_session.session) and s.created_at > now() - interval '30 minutes'
    and private.is_guardians_mailbox(s.mailbox);
  if address is null then
    raise exception 'The page has closed. Open it again by your link.' using errcode = 'PT404', detail = 'guardian_page_closed';
  end if;
  return address;
end $$;

-- As whom a mailbox speaks for a child.
create function private.guardian_of(child uuid, address text) returns public.guardians
language sql stable security definer set search_path = ''
as $$
  select g from public.guardians g join public.students s on s.id = g.student_id
  where g.student_id = child and private.is_address_of(g, guardian_of.address)
    -- A family's phone number that was entered with the student becomes the guardian's.
    and not (g.is_self and exists (select from public.guardians o where o.student_id = child and not o.is_self
      and private.is_address_of(o, guardian_of.address)))
  order by (g.is_self = private.is_of_age(s.date_of_birth)) desc, g.is_first desc, g.created_at, g.id limit 1
$$;

create function private.require_guardian_of(child uuid, address text) returns public.guardians
language plpgsql stable security definer set search_path = ''
as $$
declare
  person public.guardians := private.guardian_of(child, address);
begin
  if person.id is null then
    raise exception 'This page is not about that child.' using errcode = 'PT404', detail = 'no_such_child';
  end if;
  return person;
end $$;

-- Why this person cannot answer: the child left, is of age, or is not yet. Without a person, why no guardian can.
create function private.closed_answers(child public.students, person public.guardians default null) returns text
language sql stable set search_path = ''
as $$
  select case when child.status <> 'active' then 'child_left'
    when private.is_of_age(child.date_of_birth) and not coalesce(person.is_self, false) then 'child_of_age'
    when not private.is_of_age(child.date_of_birth) and person.is_self then 'not_of_age' end
$$;

-- Of each question what this guardian said last, what counts, and whether another guardian's no holds against a yes.
create function private.list_guardian_answers(person public.guardians) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_object_agg(p.purpose, jsonb_build_object(
    'own', o.is_given, 'own_at', o.answered_at, 'is_asked_again', coalesce(o.wording_id <> w.id, false),
    'counts', a.is_given, 'other_refused', coalesce(a.is_disputed and o.is_given, false)))
  from unnest(array['public_pictures', 'shared_pictures', 'name_with_face', 'name_in_lists', 'work_and_voice']) as p(purpose)
  left join private.counting_answers a on a.student_id = person.student_id and a.purpose = p.purpose
  left join lateral (
    select c.is_given, c.answered_at, c.wording_id from public.consents c
    where c.student_id = person.student_id and c.purpose = p.purpose and c.guardian_id = person.id
    order by c.answered_at desc, c.number desc limit 1
  ) as o on true
  cross join private.current_wording() w
$$;

-- Every picture marked with a child. Only what visitors see has words, a path, and an id to ask for its removal.
create function private.list_guardian_pictures(child uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'album', case when g.published then g.title end, 'shown', is_shown,
      'is_work', m.people = 'work',
      'picture_id', case when is_shown then i.id end, 'path', case when is_shown then i.path end,
      'width', i.width, 'height', i.height, 'alt', case when is_shown then i.alt end)
    order by g.held_on desc nulls last, g.title, i.position, m.id), '[]')
  from public.pictured_children p
  join public.media_files m on m.id = p.media_id
  left join public.gallery_images i on private.media_id(i.path) = m.id
  left join public.gallery_events g on g.id = i.gallery_event_id
  cross join lateral (select coalesce(g.published and i.hidden_at is null and i.withheld_at is null and not m.withheld,
    false) as is_shown) as v
  where p.student_id = child
$$;

-- What the school keeps about a child. The contact in the record is the first guardian's own, so that no other
-- guardian reads it.
create function private.get_guardian_child(person public.guardians) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('id', s.id, 'name', s.name, 'closed', private.closed_answers(s, person),
    'is_self', person.is_self,
    'record', jsonb_build_object('admission_no', s.admission_no, 'campus', s.campus, 'class', s.class, 'section', s.section,
      'roll_no', s.roll_no, 'house', s.house, 'date_of_birth', s.date_of_birth, 'gender', s.gender,
      'route', (select r.name from public.bus_routes r where r.id = s.route_id),
      'admitted_on', s.admitted_on, 'left_on', s.left_on, 'status', s.status,
      'address', case when person.is_first then s.address end,
      'guardian_name', person.name, 'guardian_relation', person.relation, 'guardian_email', person.email,
      'guardian_phone', person.phone),
    'answers', private.list_guardian_answers(person),
    'history', (
      select coalesce(jsonb_agg(jsonb_build_object('purpose', c.purpose, 'is_given', c.is_given, 'given_by', c.given_by,
        'channel', c.channel, 'version', w.version, 'answered_at', c.answered_at, 'took_effect_at', c.took_effect_at)
        order by c.answered_at desc, c.number desc), '[]')
      from public.consents c join public.consent_wordings w on w.id = c.wording_id where c.student_id = s.id),
    'pictures', private.list_guardian_pictures(s.id))
  from public.students s where s.id = person.student_id
$$;

-- The page of a session: every child whose guardian has this mailbox, and what was sent from it.
create function public.get_guardian_page(session text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  own_address text := private.require_guardian_session(get_guardian_page.session);
begin
  return jsonb_build_object(
    'mailbox', own_address,
    'wording', (
      select to_jsonb(w) - array['id', 'created_at', 'updated_at', 'asked_from', 'answer_by'] from private.current_wording() w
      where w.id is not null),
    'children', (
      select jsonb_agg(private.get_guardian_child(private.guardian_of(s.id, own_address))
        || jsonb_build_object('views', private.list_record_views(s.id), 'sheets', private.list_guardian_scans(s.id),
          'videos', private.list_guardian_videos(s.id), 'requests', private.list_own_requests(private.guardian_of(s.id, own_address)),
          'alumni', private.get_alumni_offer(s.id, private.guardian_of(s.id, own_address))) order by s.name, s.created_at, s.id)
      from public.students s
      where exists (select from public.guardians g where g.student_id = s.id and private.is_address_of(g, own_address))),
    'sent', (
      select coalesce(jsonb_agg(to_jsonb(e) order by e.at desc, e.reference), '[]')
      from (
        select 'sport' as kind, r.reference, p.name as about, r.child_name as who, r.status, r.created_at as at
        from public.sports_registrations r join public.sports_programs p on p.id = r.sport_id
        where own_address in (lower(r.guardian_email), private.phone_address(r.guardian_phone))
        union all
        select 'event', r.reference, v.title, r.name, r.status, r.created_at
        from public.event_rsvps r join public.events v on v.id = r.event_id where lower(r.email) = own_address
        union all
        select 'meeting', b.reference, m.title, coalesce(b.child_name, b.name), b.status, b.created_at
        from public.meeting_bookings b join public.meetings m on m.id = b.meeting_id
        where own_address in (lower(b.email), private.phone_address(b.phone))
      ) as e));
end $$;
grant execute on function public.get_guardian_page to anon, authenticated;

-- Keeps a guardian's answers for one child; an answer that was given before, to the same words, is not kept again.
-- Returns whether something that was allowed no longer is.
create function public.answer_as_guardian(session text, child uuid, answers jsonb, language text default 'en')
returns table (changed integer, withdrawn boolean)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  address text := private.require_guardian_session(answer_as_guardian.session);
  person public.guardians := private.require_guardian_of(answer_as_guardian.child, address);
  tongue text := private.known_language(answer_as_guardian.language);
  about public.students;
  fresh jsonb := answer_as_guardian.answers;
  was_allowed boolean;
  disputed text[];
begin
  select * into about from public.students s where s.id = person.student_id for update;
  perform private.refuse_many((select count(*) from public.consents c
    where c.guardian_id = person.id and c.created_at > now() - interval '1 hour') / 10);
  if private.closed_answers(about, person) is not null then
    raise exception 'These answers are not open.' using errcode = 'PT409', detail = private.closed_answers(about, person);
  end if;
  if jsonb_typeof(fresh) = 'object' and fresh <> '{}' then
    select coalesce(jsonb_object_agg(a.key, a.value), '{}') into fresh from jsonb_each(fresh) a
    where not exists (
      select from (
        select c.is_given, c.wording_id from public.consents c
        where c.student_id = about.id and c.purpose = a.key and c.guardian_id = person.id
        order by c.answered_at desc, c.number desc limit 1
      ) as l
      where to_jsonb(l.is_given) = a.value and l.wording_id = (private.current_wording()).id);
    if fresh = '{}' then
      return query select 0, false;
      return;
    end if;
    was_allowed := exists (select from jsonb_each(fresh) a
      where a.value = 'false' and private.is_permitted(about.id, a.key));
  end if;
  perform private.add_consents(about.id, fresh, 'link', person.id, person.name, tongue, now());
  perform private.queue_email(address, 'guardian_answered', jsonb_build_object('name', person.name, 'child', about.name,
    'answers', fresh, 'withdrawn', was_allowed, 'language', tongue));
  disputed := array(
    select c.purpose from private.counting_answers c
    where c.student_id = about.id and c.is_disputed and fresh ? c.purpose order by c.purpose);
  if cardinality(disputed) > 0 then
    perform private.queue_office_email('general', about.campus, 'office_guardians_disagree', jsonb_build_object(
      'child', about.name, 'admission_no', about.admission_no, 'purposes', to_jsonb(disputed)));
  end if;
  return query select (select count(*)::integer from jsonb_object_keys(fresh)), was_allowed;
end $$;
grant execute on function public.answer_as_guardian to anon, authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- Requests: what a guardian asks the office to correct or to erase. The office answers each; an erasure answers itself
-- with its certificate (40_erasures.sql).

create table public.guardian_requests (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique default private.new_reference('REQ'),
  student_id uuid not null references public.students (id) on delete cascade,
  -- Null once the person is no guardian any more: nobody is written to then.
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

-- Read and written by the functions below alone.
alter table public.guardian_requests enable row level security;
grant select, insert, update, delete on public.guardian_requests to anon, authenticated;
grant all on public.guardian_requests to service_role;

create trigger stamp before insert or update on public.guardian_requests
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.guardian_requests
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.guardian_requests
  for each row execute function private.audit_row();

-- Asks; returns the reference, and tells the office of the child's campus. Five a day of one guardian.
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
  -- The same words again: the answer to the first was lost on its way.
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

-- For the office: the open requests, the oldest first, or those that were answered, the latest first.
create function public.list_guardian_requests(answered boolean default false, before timestamptz default null)
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
    limit case when list_guardian_requests.answered then 50 else 500 end;
end $$;
grant execute on function public.list_guardian_requests to authenticated;

-- Answers a request and writes to the guardian who asked; says whether somebody could be written to.
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

-- ---------------------------------------------------------------------------------------------------------
-- Asking. A child is unanswered while a question has no answer in words that count on.

create function private.is_unanswered(child uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select count(distinct c.purpose) < 5
  from public.consents c join public.consent_wordings w on w.id = c.wording_id
  join public.students s on s.id = c.student_id
  left join public.guardians g on g.id = c.guardian_id
  where c.student_id = child and coalesce(g.is_self, false) = private.is_of_age(s.date_of_birth) and w.asked_from >= (
    select coalesce(max(o.asked_from), date '2003-01-01') from public.consent_wordings o
    where o.asked_from <= private.today() and o.answer_by is not null)
$$;

-- An email with a personal link to every guardian's mailbox of these children, one a mailbox and at most one a week in
-- the same words. Returns how many.
create function private.write_to_guardians(children uuid[], more jsonb default '{}') returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  wording public.consent_wordings := private.current_wording();
  address text;
  written integer := 0;
begin
  for address in
    select distinct private.guardian_address(g) from public.guardians g join public.students s on s.id = g.student_id
    where s.id = any (children) and private.guardian_address(g) is not null and private.closed_answers(s, g) is null
    order by 1
  loop
    insert into private.guardian_asks as k (mailbox, wording_id) values (address, wording.id)
    on conflict (mailbox, wording_id) do update set last_at = now() where k.last_at <= now() - interval '7 days';
    if found then
      perform private.queue_guardian_link(address, 'guardian_asked', more);
      written := written + 1;
    end if;
  end loop;
  return written;
end $$;

-- Asks the guardians of the chosen children. Says how many were written, and how many children have no guardian with a
-- mailbox.
create function public.ask_guardians(of_campus text default null, of_class text default null,
  only_unanswered boolean default true) returns table (asked integer, without_mailbox integer)
language plpgsql security definer set search_path = ''
as $$
declare
  wording public.consent_wordings := private.current_wording();
  chosen uuid[];
  written integer;
begin
  perform private.require_admin();
  perform private.require_campus(ask_guardians.of_campus);
  if wording.id is null then
    raise exception 'There are no words of consent yet.' using errcode = 'PT409', detail = 'no_wording';
  end if;
  chosen := array(
    select s.id from public.students s
    where (private.closed_answers(s) is null or s.status = 'active' and exists (
        select from public.guardians g where g.student_id = s.id and g.is_self))
      and (ask_guardians.of_campus is null or s.campus = ask_guardians.of_campus)
      and (ask_guardians.of_class is null or s.class = ask_guardians.of_class)
      and (not coalesce(ask_guardians.only_unanswered, true) or private.is_unanswered(s.id)));
  written := private.write_to_guardians(chosen);
  return query select written, (
    select count(*)::integer from unnest(chosen) as c(id)
    where not exists (select from public.guardians g where g.student_id = c.id and private.guardian_address(g) is not null));
end $$;
grant execute on function public.ask_guardians to authenticated;

-- The server's timer: reminds guardians who have not answered everything, seven and twenty-one days after the first
-- email in the present words. Returns how many.
create function public.remind_guardians() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  due record;
  written integer := 0;
begin
  perform private.require_server();
  for due in
    select k.mailbox, k.wording_id, k.reminders from private.guardian_asks k
    where k.wording_id = (private.current_wording()).id
      and k.first_at <= now() - case k.reminders when 0 then interval '7 days' else interval '21 days' end
      and k.reminders < 2 and k.last_at <= now() - interval '6 days'
      and exists (
        select from public.guardians g join public.students s on s.id = g.student_id
        where private.is_address_of(g, k.mailbox) and private.closed_answers(s, g) is null and private.is_unanswered(s.id))
    order by k.mailbox for update skip locked
  loop
    update private.guardian_asks k set reminders = due.reminders + 1, last_at = now()
    where k.mailbox = due.mailbox and k.wording_id = due.wording_id;
    perform private.queue_guardian_link(due.mailbox, 'guardian_asked', jsonb_build_object('reminder', true));
    written := written + 1;
  end loop;
  return written;
end $$;

-- Purges codes and sessions after an hour, and notes of when a mailbox was asked that is nobody's any more. Their links
-- go by their term (39_retention.sql).
create function private.purge_guardian_access() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.guardian_codes c where c.created_at < now() - interval '1 hour';
  delete from private.guardian_sessions s where s.created_at < now() - interval '1 hour';
  delete from private.guardian_asks k where not private.is_guardians_mailbox(k.mailbox);
end $$;
