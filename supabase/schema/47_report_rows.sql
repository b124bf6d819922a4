-- The rows behind the numbers of the report on consents (get_consent_report in 33_consents.sql).

-- Withdrawals of the last twelve months: a no to what was a yes before, with how long it took until the last copy of
-- the server had taken everything away. The newest first; `before` is the number of the last one read.
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

-- What the jobs erased, run by run, of one kind or of all; the newest first. `before` is the number of the last one
-- read.
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
