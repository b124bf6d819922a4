-- The office's lists of answers, and the rows behind the numbers of the report.

-- The children on the roll with the answers that count: {"public_pictures": true, ...}; a missing purpose is not
-- answered. `state` of `purpose`, or of any question, is "given", "refused", "unanswered" or "disputed"; "no_mailbox"
-- finds children without any guardian who can be reached. Paged by keyset on name and id.
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
      exists (select from public.guardians g where g.student_id = s.id and private.guardian_address(g) is not null)
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
          then not exists (select from public.guardians g where g.student_id = s.id and private.guardian_address(g) is not null)
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

-- The other records of a child enrolled twice, for the office.
create function public.list_same_children(student uuid)
returns table (id uuid, name text, admission_no text, class text, section text, campus text)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  scope text[] := private.campus_scope();
begin
  perform private.require_admin();
  return query
    select s.id, s.name, s.admission_no, s.class, s.section, s.campus
    from private.list_same_children(list_same_children.student) o join public.students s on s.id = o
    where scope is null or exists (
      select from public.students own where own.id = list_same_children.student and own.campus = any (scope))
    order by s.admission_no;
end $$;
grant execute on function public.list_same_children to authenticated;

-- Withdrawals of the last twelve months: a no after an earlier yes.
create view private.withdrawals as
select c.* from public.consents c
where not c.is_given and c.created_at > now() - interval '1 year' and exists (
  select from public.consents b where b.student_id = c.student_id and b.purpose = c.purpose and b.is_given
    and b.number < c.number);

-- The numbers with which a principal answers an inspector. Counts are of today; withdrawals, purges and views of
-- records are of the last twelve months, withdrawals with the seconds until the last replica had taken everything
-- away. Erasures and breaches are those of the whole school, and null for colleagues of one campus.
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
      select from public.guardians g where g.student_id = s.id and private.guardian_address(g) is not null)),
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
        'work', count(*) filter (where m.people = 'work' and not m.withheld),
        'before', count(*) filter (where m.people = 'before'),
        'unmarked', count(*) filter (where m.people is null),
        'waiting', count(*) filter (where m.people in ('children', 'work') and m.withheld))
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
grant execute on function public.get_consent_report to authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- The rows behind the numbers of the report.

-- Withdrawals of the last twelve months, and when the last replica had taken everything away. The newest first;
-- `before` is the number of the last one read.
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

-- The colleagues who opened children's records within twelve months, with the number of children and of views and the
-- last day. The name is null for a colleague who has none or has left.
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

-- The records that one colleague opened within twelve months, the latest first; deleted ones while the log holds them.
create function public.list_views_by(account uuid, most integer default 200)
returns table (student_id uuid, name text, admission_no text, day date, times integer)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  return query
    select v.student_id, c.name, c.admission_no, v.day, v.times
    from private.record_views v cross join lateral (
      select s.name, s.admission_no from public.students s where s.id = v.student_id
      union all
      (select d.name, d.admission_no from private.deleted_students d
        where d.id = v.student_id and not exists (select from public.students s where s.id = v.student_id)
        order by d.deleted_at desc limit 1)
    ) as c
    where v.account = list_views_by.account and v.kind = 'record' and v.day > private.today() - interval '1 year'
    order by v.day desc, c.name, v.student_id limit least(greatest(list_views_by.most, 1), 1000);
end $$;
grant execute on function public.list_views_by to authenticated;

-- What the purge jobs erased in each run, of one kind or of all; the newest first. `before` is the number of the last
-- one read.
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
