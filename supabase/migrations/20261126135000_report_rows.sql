alter table private.record_views add column id uuid not null default gen_random_uuid() unique;

create or replace view private.kept_rows as
-- Medical notes go with the season, their changes with it or a month after the registration.
select 'medical_notes' as kind, n.id as row_id, n.created_at as since, private.midnight(r.season_ends_on + 1) as ends_at,
  null::uuid as student_id, lower(r.guardian_email) as mailbox
from public.sports_registration_medical_notes n join public.sports_registrations r on r.id = n.registration_id
union all
select 'personal_links', l.id, l.created_at, coalesce(e.ends_at, e.starts_at) + interval '30 days', null, lower(r.email)
from public.personal_links l join public.event_rsvps r on r.id = l.rsvp_id join public.events e on e.id = r.event_id
union all
select 'personal_links', l.id, l.created_at, private.midnight(r.season_ends_on + 31), null, lower(r.guardian_email)
from public.personal_links l join public.sports_registrations r on r.id = l.registration_id
union all
select 'personal_links', l.id, l.created_at, m.ends_at + interval '30 days', null, lower(b.email)
from public.personal_links l join public.meeting_bookings b on b.id = l.booking_id
join public.meetings m on m.id = b.meeting_id
union all
-- Those of guardians: at once when the mailbox is nobody's any more.
select 'personal_links', l.id, l.created_at,
  case when private.is_guardians_mailbox(l.mailbox) then l.created_at + interval '60 days' else l.created_at end, null, l.mailbox
from public.personal_links l where l.mailbox is not null
union all
select 'rsvps', r.id, r.created_at, coalesce(e.ends_at, e.starts_at) + interval '180 days', null, lower(r.email)
from public.event_rsvps r join public.events e on e.id = r.event_id
union all
select 'bookings', b.id, b.created_at, m.ends_at + interval '180 days', null, lower(b.email)
from public.meeting_bookings b join public.meetings m on m.id = b.meeting_id
union all
select 'registrations', r.id, r.created_at,
  private.midnight((r.season_ends_on + interval '1 year')::date + 1), null, lower(r.guardian_email)
from public.sports_registrations r
union all
select 'medical_note_changes', c.id, c.created_at,
  least(private.midnight(coalesce(r.season_ends_on, c.season_ends_on) + 1),
    case when r.id is null then c.created_at + interval '30 days' end), null, lower(r.guardian_email)
from public.medical_note_changes c left join public.sports_registrations r on r.id = c.registration_id
union all
select 'enquiries', e.id, e.created_at, e.created_at + interval '2 years', null, lower(e.email)
from public.admission_enquiries e
union all
select 'messages', m.id, m.created_at, m.created_at + interval '1 year', null, lower(m.email)
from public.contact_messages m
union all
select 'photo_requests', r.id, r.created_at, r.created_at + interval '2 years', null, lower(r.email)
from public.photo_requests r where r.status <> 'new'
union all
-- What contributors proposed: half a year after an editor decided.
select 'proposals', p.id, p.created_at, p.decided_at + interval '180 days', null, null
from public.proposals p where p.state <> 'open'
union all
-- Unless an answer to an enquiry refers to it.
select 'emails', o.id, o.created_at, coalesce(o.sent_at, o.gave_up_at) + interval '90 days', null, lower(o.recipient)
from public.mail_outbox o
where not exists (select from public.enquiry_answers a where a.mail_id = o.id)
union all
select 'removed_pictures', i.id, r.updated_at, r.updated_at + interval '30 days', null, lower(r.email)
from public.gallery_images i join public.photo_requests r on r.picture_id = i.id where r.status = 'removed'
union all
select 'portraits', m.id, m.updated_at, m.updated_at + interval '1 day', null, null
from public.media_files m
where m.purpose = 'avatar' and not exists (
  select from public.alumni_profiles p where private.media_id(p.avatar) = m.id)
union all
select 'accounts', p.id, p.status_changed_at, p.status_changed_at + interval '30 days', null, lower(p.account_email)
from public.alumni_profiles p where p.status = 'deleted'
union all
-- The entry of the log. If a row was deleted, restored and deleted again, the last time counts.
select 'deleted_rows', d.id, d.created_at, d.created_at + interval '30 days',
  case when d.table_name = 'students' then d.row_id else (d.before ->> 'student_id')::uuid end,
  lower(coalesce(d.before ->> 'email', d.before ->> 'guardian_email', d.before ->> 'account_email'))
from public.audit_log d
where d.action = 'delete' and d.before is not null and d.row_id is not null and not exists (
  select from public.audit_log l
  where l.table_name = d.table_name and l.row_id = d.row_id and l.created_at > d.created_at)
union all
select 'leavers_contacts', s.id, private.midnight(d.day),
  greatest(t.counts_from, private.midnight((d.day + make_interval(months => t.contact_months))::date)), s.id, lower(s.guardian_email)
from public.students s cross join private.leavers_terms t
cross join lateral (select coalesce(s.left_on, (s.created_at at time zone 'Asia/Kolkata')::date) as day) as d
where s.status <> 'active' and private.has_contact(s)
union all
select 'leavers', s.id, private.midnight(d.day),
  greatest(t.counts_from, private.midnight((d.day + make_interval(months => t.record_months))::date)), s.id, lower(s.guardian_email)
from public.students s cross join private.leavers_terms t
cross join lateral (select coalesce(s.left_on, (s.created_at at time zone 'Asia/Kolkata')::date) as day) as d
where s.status <> 'active'
union all
select 'record_views', v.id, private.midnight(v.day), private.midnight((v.day + interval '1 year')::date + 1), v.student_id, null
from private.record_views v;

create or replace view private.purged_kinds (place, kind, job, table_name) as values
  (1, 'leavers_contacts', 'purge_leavers', 'students'),
  (2, 'leavers', 'purge_leavers', 'students'),
  (3, 'medical_notes', 'purge_visitor_data', 'sports_registration_medical_notes'),
  (4, 'personal_links', 'purge_visitor_data', 'personal_links'),
  (5, 'rsvps', 'purge_visitor_data', 'event_rsvps'),
  (6, 'bookings', 'purge_visitor_data', 'meeting_bookings'),
  (7, 'registrations', 'purge_visitor_data', 'sports_registrations'),
  (8, 'medical_note_changes', 'purge_visitor_data', 'medical_note_changes'),
  (9, 'enquiries', 'purge_old_requests', 'admission_enquiries'),
  (10, 'messages', 'purge_old_requests', 'contact_messages'),
  (11, 'photo_requests', 'purge_old_requests', 'photo_requests'),
  (12, 'proposals', 'purge_old_requests', 'proposals'),
  (13, 'emails', 'purge_old_requests', 'mail_outbox'),
  (14, 'removed_pictures', 'purge_removed_pictures', 'gallery_images'),
  (15, 'portraits', 'purge_unused_portraits', 'media_files'),
  (16, 'accounts', 'purge_deleted_accounts', 'alumni_profiles'),
  (17, 'deleted_rows', 'purge_deleted_rows', 'audit_log'),
  (18, 'record_views', 'purge_record_views', 'record_views');

-- Erases what is due of the kinds of a job; returns how much.
create or replace function private.purge_job(wanted text) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  step record;
  erased integer;
  total integer := 0;
begin
  for step in select p.kind, p.table_name from private.purged_kinds p where p.job = wanted order by p.place loop
    if step.kind = 'leavers_contacts' then
      erased := private.erase_contacts(array(select d.row_id from private.list_due('leavers_contacts', now()) d));
    else
      execute format('delete from %I.%I t where t.id in (select d.row_id from private.list_due($1, now()) d)',
        case step.kind when 'record_views' then 'private' else 'public' end, step.table_name) using step.kind;
      get diagnostics erased = row_count;
    end if;
    perform private.keep_purge(step.kind, erased);
    total := total + erased;
  end loop;
  return total;
end $$;

create or replace function private.erase_contacts(children uuid[]) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  erased integer;
begin
  update public.consents c set given_by = 'Guardian' where c.student_id = any (children) and c.given_by <> 'Guardian';
  update private.alumni_answers a set given_by = 'Guardian' where a.student_id = any (children);
  update public.students s
  set guardian_name = null, guardian_relation = null, guardian_phone = null, guardian_email = null, address = null
  where s.id = any (children);
  get diagnostics erased = row_count;
  delete from public.guardians g where g.student_id = any (children);
  return erased;
end $$;

create or replace function public.purge_record_views() returns integer
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_server();
  return private.purge_job('purge_record_views');
end $$;

-- The register of what went wrong with personal data: noticed when, what, whose, what was done, and who was told when
-- (Digital Personal Data Protection Act, 2023, section 8(6)). Administrators of the whole school alone. Nothing is ever
-- taken out of it.
create table private.breaches (
  id uuid primary key default gen_random_uuid(),
  noticed_on date not null,
  what text not null,
  affected text not null,
  measures text not null,
  board_told_on date check (board_told_on >= noticed_on),
  people_told_on date check (people_told_on >= noticed_on),
  entered_by text not null,
  entered_at timestamptz not null default now(),
  changed_by text,
  changed_at timestamptz
);
create index breaches_noticed_idx on private.breaches (noticed_on desc, id);
alter table private.breaches enable row level security;

create function public.list_breaches(most integer default 200)
returns table (id uuid, noticed_on date, what text, affected text, measures text, board_told_on date, people_told_on date,
  entered_by text, entered_at timestamptz, changed_by text, changed_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_keeper();
  return query
    select b.id, b.noticed_on, b.what, b.affected, b.measures, b.board_told_on, b.people_told_on, b.entered_by, b.entered_at,
      b.changed_by, b.changed_at
    from private.breaches b order by b.noticed_on desc, b.id limit least(greatest(list_breaches.most, 1), 500);
end $$;
grant execute on function public.list_breaches to authenticated;

-- A day on which somebody was told: not before the breach was noticed, and not to come.
create function private.require_day_told(value date, noticed_on date, field text) returns date
language plpgsql stable set search_path = ''
as $$
begin
  if require_day_told.value < require_day_told.noticed_on or require_day_told.value > private.today() then
    raise exception 'This day is before the breach was noticed, or still to come.' using errcode = '22023', detail = field;
  end if;
  return require_day_told.value;
end $$;

-- Enters a breach; with an id, changes one. What happened, when and to whom stays as it was entered: what is found out
-- later goes with the measures.
create function public.save_breach(breach uuid default null, noticed_on date default null, what text default null,
  affected text default null, measures text default null, board_told_on date default null, people_told_on date default null)
returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  who text := private.require_keeper();
  day date := coalesce((select b.noticed_on from private.breaches b where b.id = save_breach.breach), save_breach.noticed_on);
  done text := private.require_text(save_breach.measures, 'measures', 10, 4000);
  saved uuid;
begin
  if save_breach.breach is not null then
    update private.breaches b
    set measures = done, changed_by = who, changed_at = now(),
      board_told_on = private.require_day_told(save_breach.board_told_on, day, 'board_told_on'),
      people_told_on = private.require_day_told(save_breach.people_told_on, day, 'people_told_on')
    where b.id = save_breach.breach returning b.id into saved;
    if saved is null then
      raise exception 'This breach is not in the register.' using errcode = 'PT404', detail = 'breach';
    end if;
    return saved;
  end if;
  if day is null or day > private.today() then
    raise exception 'Please give the day on which it was noticed.' using errcode = '22023', detail = 'noticed_on';
  end if;
  insert into private.breaches (noticed_on, what, affected, measures, board_told_on, people_told_on, entered_by)
  values (day, private.require_text(save_breach.what, 'what', 10, 4000),
    private.require_text(save_breach.affected, 'affected', 3, 1000), done,
    private.require_day_told(save_breach.board_told_on, day, 'board_told_on'),
    private.require_day_told(save_breach.people_told_on, day, 'people_told_on'), who)
  returning id into saved;
  return saved;
end $$;
grant execute on function public.save_breach to authenticated;

create or replace function public.list_consent_states(of_campus text default null, of_class text default null,
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
        when list_consent_states.state = 'no_mailbox'
          then not exists (select from public.guardians g where g.student_id = s.id and g.email is not null)
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

create or replace view private.withdrawals as
select c.* from public.consents c
where not c.is_given and c.created_at > now() - interval '1 year' and exists (
  select from public.consents b where b.student_id = c.student_id and b.purpose = c.purpose and b.is_given
    and b.number < c.number);

create or replace function public.get_consent_report() returns jsonb
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

-- The rows behind the numbers of the report on consents (get_consent_report in 33_consents.sql).

-- Withdrawals of the last twelve months: a no to what was a yes before, with how long it took until the last copy of the
-- server had taken everything away. The newest first; `before` is the number of the last one read.
create function public.list_withdrawals(before bigint default null, most integer default 50)
returns table (number bigint, student_id uuid, name text, admission_no text, purpose text, given_by text, channel text,
  created_at timestamptz, took_effect_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  return query
    select w.number, s.id, s.name, s.admission_no, w.purpose, w.given_by, w.channel, w.created_at, w.took_effect_at
    from private.withdrawals w join public.students s on s.id = w.student_id
    where list_withdrawals.before is null or w.number < list_withdrawals.before
    order by w.number desc limit least(greatest(list_withdrawals.most, 1), 200);
end $$;
grant execute on function public.list_withdrawals to authenticated;

-- The colleagues who opened children's records within twelve months: of how many children, how often, and last when.
-- Without a name once the colleague has none, or has left.
create function public.list_viewing_colleagues()
returns table (account uuid, name text, role text, children bigint, times bigint, last_on date)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  return query
    select v.account, max(a.full_name), max(v.role), count(distinct v.student_id), sum(v.times), max(v.day)
    from private.record_views v
    left join auth.users u on u.id = v.account
    left join public.admin_users a on a.email = lower(u.email)
    where v.kind = 'record' and v.day > private.today() - interval '1 year'
    group by v.account order by max(v.day) desc, v.account;
end $$;
grant execute on function public.list_viewing_colleagues to authenticated;

-- The records that one colleague opened within twelve months, the latest first.
create function public.list_views_by(account uuid, most integer default 200)
returns table (student_id uuid, name text, admission_no text, day date, times integer)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  return query
    select s.id, s.name, s.admission_no, v.day, v.times
    from private.record_views v join public.students s on s.id = v.student_id
    where v.account = list_views_by.account and v.kind = 'record' and v.day > private.today() - interval '1 year'
    order by v.day desc, s.name, s.id limit least(greatest(list_views_by.most, 1), 1000);
end $$;
grant execute on function public.list_views_by to authenticated;

-- What the jobs erased, run by run, of one kind or of all; the newest first. `before` is the number of the last one read.
create function public.list_purge_runs(of_kind text default null, before bigint default null, most integer default 100)
returns table (number bigint, kind text, job text, erased integer, erased_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_keeper();
  return query
    select r.id, r.kind, p.job, r.erased, r.erased_at
    from private.purge_runs r left join private.purged_kinds p on p.kind = r.kind
    where (list_purge_runs.of_kind is null or r.kind = list_purge_runs.of_kind)
      and (list_purge_runs.before is null or r.id < list_purge_runs.before)
    order by r.id desc limit least(greatest(list_purge_runs.most, 1), 500);
end $$;
grant execute on function public.list_purge_runs to authenticated;
