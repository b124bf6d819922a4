-- The office's decisions on alumni: approve, reject, suspend, delete, restore. Every change of a status goes through
-- these functions, merge_alumni, delete_own_account or resend_registration (private.guard_alumni_status), so that none
-- changes without an email.

-- Pending registrations, oldest first, each with the most similar record.
create function public.list_waiting_alumni(after timestamptz default null, after_id uuid default null,
  most integer default 20)
returns table (profile jsonb, student jsonb)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_may('alumni_profiles');
  return query
    select to_jsonb(p), to_jsonb(m)
    from (
      select w.* from public.alumni_profiles w
      where w.status = 'pending'
        and (after is null or (w.created_at, w.id) > (after, after_id))
      order by w.created_at, w.id limit least(greatest(most, 1), 100)
    ) p
    left join lateral private.record_matches(p.full_name, p.batch_year, p.campus, p.account_email, 1,
        private.has_proven_address(p.id)) m on true
    order by p.created_at, p.id;
end $$;
grant execute on function public.list_waiting_alumni to authenticated;

create function public.list_student_matches(person uuid)
returns table (id uuid, name text, admission_no text, class text, campus text, status text, left_on date,
  batch_year integer, register text, likeness real)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_may('alumni_profiles');
  return query
    select m.* from public.alumni_profiles p,
      private.record_matches(p.full_name, p.batch_year, p.campus, p.account_email, 5,
        private.has_proven_address(p.id)) m
    where p.id = list_student_matches.person;
end $$;
grant execute on function public.list_student_matches to authenticated;

-- Other profiles that may be the same person: alike by name, and of the same batch or with an unknown one.
create function public.list_alumni_duplicates(person uuid)
returns table (id uuid, full_name text, batch_year integer, campus text, account_email text, status text)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_may('alumni_profiles');
  return query
    select d.id, d.full_name, d.batch_year, d.campus, d.account_email, d.status
    from public.alumni_profiles p
    join public.alumni_profiles d on d.full_name operator(extensions.%) p.full_name
    where p.id = list_alumni_duplicates.person and d.id <> p.id and d.status <> 'deleted'
      and (d.batch_year = p.batch_year or d.batch_year is null or p.batch_year is null)
    order by extensions.similarity(d.full_name, p.full_name) desc, d.id limit 5;
end $$;
grant execute on function public.list_alumni_duplicates to authenticated;

-- The status of a profile before it was deleted: verified people return verified.
create function private.status_before_deletion(person uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce((
    select l.before ->> 'status' from public.audit_log l
    where l.table_name = 'alumni_profiles' and l.row_id = person and l.action = 'update'
      and l.after ->> 'status' = 'deleted' and l.before ->> 'status' <> 'deleted'
    order by l.created_at desc limit 1), 'pending');
end $$;

-- A colleague's account ends in the list of staff and not through the profile, and only administrators suspend the
-- profile or open it again.
create function private.require_no_colleague(people uuid[], decision text) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if (decision in ('reject', 'delete') or decision in ('suspend', 'unsuspend') and not public.is_admin())
     and exists (select from unnest(people) as each (id) where private.is_colleague(each.id)) then
    raise exception 'This is the profile of a colleague.' using errcode = '42501', detail = 'colleague_profile';
  end if;
end $$;

-- Decides on registrations and profiles, with an email to each person in their language. Returns how many: profiles
-- in another state are left alone. Reject, suspend and delete need a reason. A rejected person can sign in, correct the
-- registration and send it again; rejected and deleted profiles are erased after 30 days.
create function public.decide_alumni(people uuid[], decision text, reason text default null) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  said text := private.require_text(reason, 'reason',
    case when decision in ('reject', 'suspend', 'delete') then 3 else 0 end, 1000);
  states text[] := case decision
    when 'approve' then array['pending', 'rejected'] when 'reject' then array['pending']
    when 'suspend' then array['verified'] when 'unsuspend' then array['suspended']
    when 'delete' then array['pending', 'rejected', 'verified', 'suspended']
    when 'restore' then array['deleted'] end;
  person record;
  decided integer := 0;
begin
  perform private.require_may('alumni_profiles');
  if states is null then
    raise exception 'There is no such decision.' using errcode = '22023', detail = 'decision';
  end if;
  perform private.require_at_most(cardinality(people), 1000, 'people');
  perform private.require_no_colleague(people, decision);
  perform set_config('private.office_decision', 'yes', true);
  for person in
    select p.id, p.full_name, u.email from public.alumni_profiles p join auth.users u on u.id = p.id
    where p.id = any (people) and p.status = any (states)
    order by p.id for update of p
  loop
    update public.alumni_profiles p
    set status_reason = said, status = case
      when decision in ('approve', 'unsuspend') then 'verified'
      when decision = 'suspend' then 'suspended'
      when decision = 'reject' then 'rejected'
      when decision = 'restore' then private.status_before_deletion(p.id)
      else 'deleted' end
    where p.id = person.id;
    if decision = 'delete' then
      update auth.users u
      set raw_user_meta_data = coalesce(u.raw_user_meta_data, '{}') || '{"account_status": "deleted"}'
      where u.id = person.id;
    elsif decision = 'restore' then
      update auth.users u set raw_user_meta_data = u.raw_user_meta_data - 'account_status' where u.id = person.id;
    end if;
    if person.email is not null then
      perform private.queue_email(person.email, 'alumni_' || decision, jsonb_strip_nulls(jsonb_build_object(
        'name', person.full_name, 'reason', said, 'language', private.email_language_of(person.id))));
    end if;
    decided := decided + 1;
  end loop;
  perform set_config('private.office_decision', '', true);
  return decided;
end $$;
grant execute on function public.decide_alumni to authenticated;

-- Undo does not take decisions back: what they told the person, closed or handed over does not return with the rows.
-- `entries` are those to be reverted; a merge is found by the other profile too, which may not be among them.
create function private.refuse_undo_of_decisions(entries uuid[]) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if exists (
    select from public.audit_log l
    where l.change in (select own.change from public.audit_log own where own.id = any (entries))
      and l.table_name = 'alumni_profiles' and (
        l.action = 'update' and l.before ->> 'status' <> l.after ->> 'status'
        or l.action = 'insert' and l.actor = l.row_id and l.after ->> 'status' = 'deleted')
  ) then
    raise exception 'A decision on a profile is changed by another decision, not by undo.'
      using errcode = '42501', detail = 'status_by_decision';
  end if;
end $$;

-- A reported person, the reporter, and the message if one was named.
create function public.get_alumni_report(report uuid)
returns table (person_id uuid, person_name text, reporter_id uuid, reporter_name text, message text,
  written_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_may('alumni_reports');
  return query
    select r.person_id, p.full_name, r.reporter_id, f.full_name, m.body, m.created_at
    from public.alumni_reports r
    left join public.alumni_profiles p on p.id = r.person_id
    left join public.alumni_profiles f on f.id = r.reporter_id
    left join public.alumni_messages m on m.id = r.message_id
    where r.id = report;
end $$;
grant execute on function public.get_alumni_report to authenticated;
