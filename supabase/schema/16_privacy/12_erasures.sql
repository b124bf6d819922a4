-- Erasure on request, and the list of certificates.

create function private.refuse_erasure(code text) returns void
language plpgsql set search_path = ''
as $$
begin
  raise exception '%', case code
    when 'held' then 'This is on hold and cannot be erased.'
    when 'still_guardian' then 'This is the mailbox of a guardian. Change or erase the record of the child first.'
    when 'has_account' then 'This mailbox has an account. Delete the account first.'
    else 'Nothing is kept of this mailbox.' end
    using errcode = case code when 'nothing_kept' then 'PT404' else 'PT409' end, detail = code;
end $$;

-- Erases a child by its admission number, or a mailbox, at once and for good. Returns the id of the certificate.
create function public.create_erasure(kind text, subject text, reference text default '') returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  who text := private.require_keeper();
  named text := private.require_text(create_erasure.subject, 'subject', 1, 254);
  child public.students;
  gone jsonb;
  left_over jsonb := '{}';
  noted uuid[] := '{}';
  asked jsonb := '[]';
  was_known boolean;
  made private.erasure_certificates;
begin
  case create_erasure.kind
    when 'student' then
      child := private.require_child_to_erase(named);
      named := left(child.admission_no, 60);
      if exists (select from private.list_held(private.today()) h
          where h.student_id = child.id or h.mailbox in (
            select lower(g.email) from public.guardians g where g.student_id = child.id
            union select lower(child.guardian_email))) then
        perform private.refuse_erasure('held');
      end if;
      noted := array(select p.id from public.pictured_children p where p.student_id = child.id
        union all select f.id from public.filmed_children f where f.student_id = child.id);
      left_over := jsonb_build_object('pictured_children', cardinality(noted), 'transfer_certificates', (
        select count(*) from public.transfer_certificates t where t.student_id = child.id));
      asked := (
        select coalesce(jsonb_agg(distinct jsonb_build_object('address', private.guardian_address(g), 'language', r.language)), '[]')
        from public.guardian_requests r join public.guardians g on g.id = r.guardian_id
        where r.student_id = child.id and r.kind = 'erasure' and r.answered_at is null
          and private.guardian_address(g) is not null);
      gone := private.erase_student(child);
    when 'mailbox' then
      named := lower(private.require_email(named, 'subject'));
      if exists (select from private.list_held(private.today()) h where h.mailbox = named) then
        perform private.refuse_erasure('held');
      elsif private.is_guardians_mailbox(named) then
        perform private.refuse_erasure('still_guardian');
      elsif exists (select from auth.users u where lower(u.email) = named) then
        perform private.refuse_erasure('has_account');
      end if;
      -- What no certificate counts: all that a restore leaves of a mailbox whose rows it has erased again.
      was_known := exists (select from private.list_logged(null, array[named]))
        or exists (select from private.message_opt_outs o where o.address = named)
        or exists (select from private.unconfirmed_photo_requests u where u.address = named)
        or exists (select from private.repeated_registrations p where lower(p.guardian_email) = named);
      gone := private.erase_rows('mail_outbox', array(
        select o.id from public.mail_outbox o where lower(o.recipient) = named),
        private.erase_deliveries(array[named], private.erase_sent(array[named], null, null)));
      gone := private.erase_logged(null, array[named], gone);
      -- A guardian may have named it for a former student, also where the register has another.
      update private.alumni_answers a set mailbox = null where a.mailbox = named;
      if gone = '{}' and not was_known and not found then
        perform private.refuse_erasure('nothing_kept');
      end if;
      named := private.require_text(create_erasure.reference, 'reference', 3, 60);
      if position('@' in named) > 0 then
        raise exception 'Please give the number of the request, not the address.' using errcode = '22023', detail = 'reference';
      end if;
    else
      raise exception 'Please choose one of the answers.' using errcode = '22023', detail = 'kind';
  end case;
  update public.audit_log l set before = null, after = null
  where l.row_id = any (noted)
    or l.row_id in (select i.value::uuid from jsonb_each(gone) e, jsonb_array_elements_text(e.value) i);
  perform private.purge_guardian_access();
  if private.count_erased_rows(gone) <> 0 then
    raise exception 'Something of it is still kept.' using errcode = 'PT409', detail = 'not_erased';
  end if;
  insert into private.erasure_certificates (number, kind, reference, erased, kept, row_ids, erased_by)
  values (private.new_reference('ERA'), create_erasure.kind, named,
    (select coalesce(jsonb_object_agg(e.key, jsonb_array_length(e.value)), '{}') from jsonb_each(gone) e
      where jsonb_array_length(e.value) > 0), left_over, gone, who)
  returning * into made;
  -- Emails the guardians who asked for it, without saying whom it was about.
  perform private.queue_email(a.value ->> 'address', 'guardian_data_erased',
    jsonb_build_object('number', made.number, 'language', a.value ->> 'language'))
  from jsonb_array_elements(asked) a;
  return made.id;
end $$;
grant execute on function public.create_erasure to authenticated;

-- Forms that an erasure of this child leaves, although they may be about it: of the same birthday and campus, or from
-- a guardian's mailbox, under another name. A sister's or brother's are among them.
create function public.list_near_erasures(subject text) returns table (table_name text, reference text, child_name text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  child public.students;
  mailboxes text[];
begin
  perform private.require_keeper();
  child := private.require_child_to_erase(list_near_erasures.subject);
  mailboxes := array(select lower(g.email) from public.guardians g where g.student_id = child.id and g.email is not null);
  return query
    select f.table_name, f.reference, f.child_name from (
      select 'applications' as table_name, a.reference, a.child_name, a.date_of_birth, a.campus, a.email as mailbox
      from public.applications a where a.student_id is distinct from child.id
      union all
      select 'admission_enquiries', e.reference, e.child_name, e.date_of_birth, e.campus, lower(e.email)
      from public.admission_enquiries e
      union all
      select 'sports_registrations', r.reference, r.child_name, r.date_of_birth, r.campus, lower(r.guardian_email)
      from public.sports_registrations r) as f
    where lower(f.child_name) <> lower(child.name)
      and (f.date_of_birth = child.date_of_birth and f.campus = child.campus or f.mailbox = any (mailboxes))
    order by f.table_name, f.reference limit 50;
end $$;
grant execute on function public.list_near_erasures to authenticated;

-- The certificates, newest first, or one.
create function public.list_erasures(wanted uuid default null, most integer default 200)
returns table (id uuid, number text, kind text, reference text, erased jsonb, kept jsonb, erased_by text,
  erased_at timestamptz, checked_at timestamptz, copy_at timestamptz, rows_left integer, oldest_copy_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_keeper();
  return query
    select c.id, c.number, c.kind, c.reference, c.erased, c.kept, c.erased_by, c.erased_at, c.checked_at, c.copy_at,
      c.rows_left, c.oldest_copy_at
    from private.erasure_certificates c where list_erasures.wanted is null or c.id = list_erasures.wanted
    order by c.erased_at desc, c.id limit least(greatest(most, 1), 500);
end $$;
grant execute on function public.list_erasures to authenticated;

-- For the server: the ids to look for in the newest copy, as long as a copy from before the erasure exists.
create function public.list_unchecked_erasures() returns table (id uuid, row_ids jsonb, erased_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_server();
  return query
    select c.id, c.row_ids, c.erased_at from private.erasure_certificates c
    where c.rows_left is null or c.rows_left > 0 or c.oldest_copy_at < c.erased_at
    order by c.erased_at, c.id limit 500;
end $$;

-- A check without a copy does not overwrite what a backup has counted (backend/backups/erased-rows.ts).
create function public.record_erasure_check(certificate uuid, copy_at timestamptz default null,
  rows_left integer default null, oldest_copy_at timestamptz default null) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_server();
  update private.erasure_certificates c
  set checked_at = now(), copy_at = record_erasure_check.copy_at, rows_left = record_erasure_check.rows_left,
    oldest_copy_at = record_erasure_check.oldest_copy_at
  where c.id = record_erasure_check.certificate and (c.copy_at is null or record_erasure_check.copy_at is not null);
end $$;
