-- Retention in the office: what is due, the terms, the holds. Only for administrators of the whole school.

-- Returns the caller's address, for the record.
create function private.require_keeper() returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_whole_school();
  return coalesce((select u.email from auth.users u where u.id = private.own_id()), 'server');
end $$;

-- For each kind: what the jobs would erase within a number of days, since when the oldest row is kept, and what they
-- erased in the last twelve months.
create function public.list_due_erasures(within_days integer default 31)
returns table (kind text, job text, due bigint, oldest timestamptz, erased bigint, last_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  at timestamptz := now() + make_interval(days => least(greatest(coalesce(within_days, 31), 0), 366));
begin
  perform private.require_keeper();
  return query
    select p.kind, p.job, d.rows, d.oldest, coalesce(r.erased, 0)::bigint, r.last_at
    from private.purged_kinds p
    cross join lateral (
      select count(*) as rows, min(l.since) as oldest from private.list_due(p.kind, at) l) as d
    left join lateral (
      select sum(e.erased) as erased, max(e.erased_at) as last_at from private.purge_runs e
      where e.kind = p.kind and e.erased_at > now() - interval '1 year') as r on true
    order by p.place;
end $$;
grant execute on function public.list_due_erasures to authenticated;

create function public.get_leavers_terms()
returns table (contact_months integer, record_months integer, counts_from timestamptz, changed_by text, changed_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_keeper();
  return query select t.contact_months, t.record_months, t.counts_from, t.changed_by, t.changed_at from private.leavers_terms t;
end $$;
grant execute on function public.get_leavers_terms to authenticated;

create function public.update_leavers_terms(contact_months integer, record_months integer) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  who text := private.require_keeper();
begin
  if update_leavers_terms.contact_months is null or update_leavers_terms.contact_months not between 1 and 120 then
    raise exception 'Please give a number of months from 1 to 120.' using errcode = '22023', detail = 'contact_months';
  end if;
  if update_leavers_terms.record_months is null or update_leavers_terms.record_months not between 12 and 600
     or update_leavers_terms.record_months < update_leavers_terms.contact_months then
    raise exception 'Please give a number of months from 12 to 600, no fewer than for contacts.'
      using errcode = '22023', detail = 'record_months';
  end if;
  update private.leavers_terms t
  set contact_months = update_leavers_terms.contact_months, record_months = update_leavers_terms.record_months,
    counts_from = least(t.counts_from, now()), changed_by = who, changed_at = now()
  where t.only_row;
end $$;
grant execute on function public.update_leavers_terms to authenticated;

create function public.list_retention_holds(most integer default 200)
returns table (id uuid, kind text, subject text, student_id uuid, reason text, ends_on date, set_by text, set_at timestamptz,
  released_by text, released_at timestamptz, release_reason text, is_active boolean)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_keeper();
  return query
    select h.id, h.kind, h.subject, h.student_id, h.reason, h.ends_on, h.set_by, h.set_at, h.released_by, h.released_at,
      h.release_reason, a.is_active
    from private.retention_holds h
    cross join lateral (
      select h.released_at is null and (h.ends_on is null or h.ends_on >= private.today()) as is_active) as a
    order by a.is_active desc, h.set_at desc, h.id limit least(greatest(most, 1), 500);
end $$;
grant execute on function public.list_retention_holds to authenticated;

-- Returns the child with an admission number, locked, so that nothing erases it meanwhile.
create function private.require_student(number text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  found_id uuid;
begin
  select s.id into found_id from public.students s where s.admission_no = btrim(number) for update;
  if found_id is null then
    raise exception 'There is no child with this admission number.' using errcode = 'PT404', detail = 'subject';
  end if;
  return found_id;
end $$;

create function public.create_retention_hold(kind text, subject text, reason text, ends_on date default null) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  who text := private.require_keeper();
  named text := private.require_text(create_retention_hold.subject, 'subject', 1, 254);
  why text := private.require_text(create_retention_hold.reason, 'reason', 10, 500);
  child uuid;
  enquiry uuid;
  address text;
  made uuid;
begin
  if create_retention_hold.ends_on < private.today() then
    raise exception 'This day is over.' using errcode = '22023', detail = 'ends_on';
  end if;
  case create_retention_hold.kind
    when 'student' then
      child := private.require_student(named);
    when 'enquiry' then
      select e.id into enquiry from public.admission_enquiries e where e.reference = upper(named) or e.reference = named for update;
      if enquiry is null then
        select a.id into enquiry from public.applications a where a.reference = upper(named) for update;
      end if;
      if enquiry is null then
        raise exception 'There is no enquiry with this reference.' using errcode = 'PT404', detail = 'subject';
      end if;
    when 'mailbox' then
      address := lower(private.require_email(named, 'subject'));
      named := address;
    else
      raise exception 'Please choose one of the answers.' using errcode = '22023', detail = 'kind';
  end case;
  insert into private.retention_holds (kind, subject, student_id, row_id, mailbox, reason, ends_on, set_by)
  values (create_retention_hold.kind, named, child, enquiry, address, why, create_retention_hold.ends_on, who)
  returning id into made;
  return made;
end $$;
grant execute on function public.create_retention_hold to authenticated;

create function public.release_retention_hold(hold uuid, reason text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  who text := private.require_keeper();
  why text := private.require_text(release_retention_hold.reason, 'reason', 10, 500);
begin
  update private.retention_holds h set released_by = who, released_at = now(), release_reason = why
  where h.id = release_retention_hold.hold and h.released_at is null;
  if not found then
    raise exception 'This hold is no longer there.' using errcode = 'PT404', detail = 'hold';
  end if;
end $$;
grant execute on function public.release_retention_hold to authenticated;
