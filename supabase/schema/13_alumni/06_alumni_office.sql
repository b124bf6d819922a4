-- The office's actions on alumni: approve, reject, suspend, delete, restore, merge. Every change of a status
-- goes through these functions, so that no status changes without an email.

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

-- Decides on registrations and profiles, with an email to each person in their language. Returns how many: profiles
-- in another state are left alone. Reject, suspend and delete need a reason; rejected and deleted profiles are erased
-- after 30 days unless they are restored.
create function public.decide_alumni(people uuid[], decision text, reason text default null) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  said text := private.require_text(reason, 'reason',
    case when decision in ('reject', 'suspend', 'delete') then 3 else 0 end, 1000);
  states text[] := case decision
    when 'approve' then array['pending'] when 'reject' then array['pending']
    when 'suspend' then array['verified'] when 'unsuspend' then array['suspended']
    when 'delete' then array['pending', 'verified', 'suspended'] when 'restore' then array['deleted'] end;
  person record;
  decided integer := 0;
begin
  perform private.require_may('alumni_profiles');
  if states is null then
    raise exception 'There is no such decision.' using errcode = '22023', detail = 'decision';
  end if;
  perform set_config('private.office_decision', 'yes', true);
  for person in
    select p.id, p.full_name, u.email from public.alumni_profiles p join auth.users u on u.id = p.id
    where p.id = any (people) and p.status = any (states)
      and not (decision in ('reject', 'delete') and private.holds_admin_role(p.id))
    order by p.id for update of p
  loop
    update public.alumni_profiles p
    set status_reason = said, status = case
      when decision in ('approve', 'unsuspend') then 'verified'
      when decision = 'suspend' then 'suspended'
      when decision = 'restore' then private.status_before_deletion(p.id)
      else 'deleted' end
    where p.id = person.id;
    if decision in ('reject', 'delete') then
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

-- Makes one profile of two of the same person: what the kept one lacks is taken from the other; messages, reports,
-- posts, gifts and mentoring requests move over; and the other is deleted like any profile.
create function public.merge_alumni(kept uuid, duplicate uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  other public.alumni_profiles;
begin
  perform private.require_may('alumni_profiles');
  if kept = duplicate or (
    select count(*) from public.alumni_profiles p where p.id in (kept, duplicate) and p.status <> 'deleted') <> 2 then
    raise exception 'These two profiles cannot be merged.' using errcode = '22023', detail = 'duplicate';
  end if;
  if private.holds_admin_role(duplicate) then
    raise exception 'Keep the profile of the administrator.' using errcode = '22023', detail = 'admin_account';
  end if;
  select * into other from public.alumni_profiles p where p.id = duplicate for update;
  perform set_config('private.office_decision', 'yes', true);
  update public.alumni_profiles p set
    batch_year = coalesce(p.batch_year, other.batch_year), campus = coalesce(p.campus, other.campus),
    house = coalesce(p.house, other.house), stream = coalesce(p.stream, other.stream),
    profession = coalesce(p.profession, other.profession),
    organisation = coalesce(p.organisation, other.organisation),
    industry = coalesce(p.industry, other.industry), city = coalesce(p.city, other.city),
    country = coalesce(p.country, other.country), bio = coalesce(p.bio, other.bio),
    contact_email = coalesce(p.contact_email, other.contact_email), phone = coalesce(p.phone, other.phone),
    -- What the other profile hides stays hidden.
    visibility = other.visibility || p.visibility,
    links = case when p.links = '[]' then other.links else p.links end,
    status = case when 'verified' in (p.status, other.status) then 'verified' else p.status end
  where p.id = kept;
  delete from public.alumni_messages m
  where m.sender_id in (kept, duplicate) and m.recipient_id in (kept, duplicate);
  update public.alumni_messages m set sender_id = kept where m.sender_id = duplicate;
  update public.alumni_messages m set recipient_id = kept where m.recipient_id = duplicate;
  insert into public.alumni_blocks (blocker_id, blocked_id)
  select kept, b.blocked_id from public.alumni_blocks b where b.blocker_id = duplicate and b.blocked_id <> kept
  union select b.blocker_id, kept from public.alumni_blocks b where b.blocked_id = duplicate and b.blocker_id <> kept
  on conflict do nothing;
  update public.alumni_reports r set person_id = kept where r.person_id = duplicate;
  update public.alumni_posts p set author_id = kept where p.author_id = duplicate;
  update private.gifts g set person = kept where g.person = duplicate;
  update public.media_files m set created_by = kept where m.created_by = duplicate and m.purpose = 'post';
  -- If both had an open request with the same person, one stays.
  delete from public.mentoring_requests m
  where duplicate in (m.asker_id, m.mentor_id) and (kept in (m.asker_id, m.mentor_id) or m.state in ('asked', 'accepted')
    and exists (select from public.mentoring_requests o where o.state in ('asked', 'accepted') and o.id <> m.id
      and (o.asker_id, o.mentor_id) = (case m.asker_id when duplicate then kept else m.asker_id end,
        case m.mentor_id when duplicate then kept else m.mentor_id end)));
  update public.mentoring_requests m set asker_id = kept where m.asker_id = duplicate;
  update public.mentoring_requests m set mentor_id = kept where m.mentor_id = duplicate;
  update public.alumni_profiles p set status = 'deleted', status_reason = 'Merged into ' || kept
  where p.id = duplicate;
  update auth.users u
  set raw_user_meta_data = coalesce(u.raw_user_meta_data, '{}') || '{"account_status": "deleted"}'
  where u.id = duplicate;
  perform private.queue_email(u.email, 'alumni_merge', jsonb_build_object(
    'name', other.full_name, 'language', private.email_language_of(duplicate)))
  from auth.users u where u.id = duplicate and u.email is not null;
  perform set_config('private.office_decision', '', true);
end $$;
grant execute on function public.merge_alumni to authenticated;

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
