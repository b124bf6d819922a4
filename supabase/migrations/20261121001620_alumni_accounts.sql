-- Registration and deletion of an alumnus's account.

-- Nobody has left the school before it opened (2003, in the table) or after this year.
create function private.guard_batch_year() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if private.is_client_role(current_user) and new.batch_year > extract(year from now()) then
    raise exception 'Please give the year you left the school.' using errcode = '22023', detail = 'batch_year';
  end if;
  return new;
end $$;
create trigger guard_batch_year before insert or update on public.alumni_profiles
  for each row execute function private.guard_batch_year();

-- Ends the caller's account: hidden at once, erased 30 days later. Asks for a session that was
-- begun with the password within the last ten minutes, so that an open screen is not enough. The mark
-- in the metadata is what the sign-in answers by; no rule reads it.
create function public.delete_own_account() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  person uuid := auth.uid();
begin
  if person is null then
    raise exception 'Please sign in.' using errcode = '42501', detail = 'not_signed_in';
  end if;
  if private.holds_admin_role(person) then
    raise exception 'The account of an administrator is closed by another administrator.'
      using errcode = '42501', detail = 'admin_account';
  end if;
  if not exists (
    select from auth.sessions s
    where s.id::text = auth.jwt() ->> 'session_id' and s.user_id = person
      and s.created_at > now() - interval '10 minutes'
  ) then
    raise exception 'Please give your password again.' using errcode = 'PT403', detail = 'sign_in_again';
  end if;
  insert into public.alumni_profiles as p (id, full_name, status, status_changed_at)
  select u.id, coalesce(nullif(left(btrim(u.raw_user_meta_data ->> 'full_name'), 120), ''), '?'), 'deleted', now()
  from auth.users u where u.id = person
  on conflict (id) do update set status = 'deleted';
  update auth.users u
  set raw_user_meta_data = coalesce(u.raw_user_meta_data, '{}') || '{"account_status": "deleted"}'
  where u.id = person;
end $$;

-- Erases every account deleted more than 30 days ago, and answers how many. Its rows elsewhere go with
-- it, and what the log kept of them. For the server's daily job; nobody else may call it.
create function public.purge_deleted_accounts() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  old uuid[];
begin
  if current_setting('role', true) in ('anon', 'authenticated') then
    raise exception 'Only the server asks this.' using errcode = '42501';
  end if;
  old := array(
    select p.id from public.alumni_profiles p
    where p.status = 'deleted' and p.status_changed_at < now() - interval '30 days');
  delete from auth.users u where u.id = any(old);
  delete from public.audit_log a
  where a.row_id = any(old) and a.table_name in ('alumni_profiles', 'users', 'auth_user_roles');
  return cardinality(old);
end $$;
revoke execute on function public.purge_deleted_accounts() from public, anon, authenticated;
grant execute on function public.purge_deleted_accounts() to service_role;
