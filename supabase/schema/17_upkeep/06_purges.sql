-- Retention (docs/privacy/record.md): daily jobs, each of which returns how much it erased.
-- 16_privacy/08_what_is_due.sql says what is due, and what a hold keeps.

-- Erases accounts that were deleted more than 30 days ago, with their rows and what the log kept of them.
create function public.purge_deleted_accounts() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  old uuid[];
begin
  perform private.require_server();
  old := array(select d.row_id from private.list_due('accounts', now()) d);
  delete from auth.users u where u.id = any(old);
  perform private.forget_deleted();
  delete from public.audit_log a
  where a.row_id = any(old) and a.table_name in ('alumni_profiles', 'users', 'auth_user_roles');
  perform private.keep_purge('accounts', cardinality(old));
  return cardinality(old);
end $$;

-- Empties the log of rows deleted more than 30 days ago: it keeps who deleted what and when, but not the contents.
create function public.purge_deleted_rows() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  forgotten integer;
begin
  perform private.require_server();
  with gone as (
    select d.table_name, d.row_id from public.audit_log d
    where d.id in (select due.row_id from private.list_due('deleted_rows', now()) due)
  ), emptied as (
    update public.audit_log l set before = null, after = null
    from gone g where l.table_name = g.table_name and l.row_id = g.row_id
    returning l.row_id
  )
  select count(distinct e.row_id) into forgotten from emptied e;
  perform private.forget_views();
  perform private.keep_purge('deleted_rows', forgotten);
  return forgotten;
end $$;

-- Erases medical notes, personal links, RSVPs, bookings and registrations, each at its time.
create function public.purge_visitor_data() returns integer
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_server();
  perform private.purge_guardian_access();
  return private.purge_job('purge_visitor_data');
end $$;

-- Erases enquiries, applications, messages, requests, proposals, emails and the other kinds of this job
-- (private.purged_kinds), each at its time.
create function public.purge_old_requests() returns integer
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_server();
  delete from private.unconfirmed_photo_requests u where u.created_at < now() - interval '2 days';
  -- These also go when the next form comes, which may be weeks later.
  delete from private.repeated_registrations p where p.sent_at < now() - interval '30 days';
  delete from public.weekly_subscriptions w where w.confirmed_at is null and w.created_at < now() - interval '7 days';
  delete from public.form_submissions s where s.created_at < now() - interval '2 days';
  delete from public.certificate_lookups l where l.created_at < now() - interval '1 hour';
  -- Deliveries of notices that can no longer come back from the trash.
  delete from private.push_deliveries d
  where d.created_at < now() - interval '60 days'
    and not exists (select from public.latest_updates u where u.id = d.notice_id);
  -- People who are no guardians may be put on a list again or write to the school, so their choice is kept for two
  -- years.
  delete from private.message_opt_outs o
  where o.created_at < now() - interval '2 years' and not private.is_guardians_mailbox(o.address);
  return private.purge_job('purge_old_requests');
end $$;

-- Erases pictures, with their files and in every album, thirty days after the office decided to remove them.
create function public.purge_removed_pictures() returns integer
language plpgsql volatile set search_path = ''
as $$
declare
  old uuid[] := array(select d.row_id from private.list_due('removed_pictures', now()) d);
begin
  delete from public.media_files m
  where m.id = any (old)
    or m.id in (select private.media_id(i.path) from public.gallery_images i where i.id = any (old));
  delete from public.gallery_images i where i.id = any (old);
  perform private.forget_deleted();
  perform private.keep_purge('removed_pictures', cardinality(old));
  return cardinality(old);
end $$;

-- Erases portraits and pictures that no profile and no class note has shown for a day.
create function public.purge_unused_portraits() returns integer
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_server();
  return private.purge_job('purge_unused_portraits');
end $$;
