-- Accounts that a profile bars or ends, and the end that people choose themselves.

-- Whether the account itself asked for its end: the last entry of the log that ended it is its own.
create function private.asked_to_be_deleted(person uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce((
    select l.actor = person from public.audit_log l
    where l.table_name = 'alumni_profiles' and l.row_id = person and l.action in ('insert', 'update')
      and l.after ->> 'status' = 'deleted' and l.before ->> 'status' is distinct from 'deleted'
    order by l.created_at desc, l.written_at desc limit 1), false);
end $$;

-- How the profile bars its account from signing in: 'suspended', 'deleted' or null. The staff's accounts are looked
-- after in the list of staff: a profile says nothing about them, unless the person asked for the end. Whoever decides
-- on alumni could otherwise lock out the administrators. The server asks at every request, and the purge.
create function private.barring_status(person uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  held text := (select p.status from public.alumni_profiles p
    where p.id = person and p.status in ('suspended', 'deleted'));
begin
  if held is null or not private.is_colleague(person)
     or held = 'deleted' and private.asked_to_be_deleted(person) then
    return held;
  end if;
  return null;
end $$;

-- Ends the caller's account: hidden at once, erased after 30 days. The session must have begun with the password
-- within ten minutes, and with the second factor if there is one, so that an open screen is not enough. The mark
-- in the metadata is for the sign-in page; no rule reads it. An email informs the person, by name if the account has
-- one: anyone can sign up with anyone's address and any text as a name.
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
  if private.has_verified_factor(person) and coalesce(auth.jwt() ->> 'aal', 'aal1') <> 'aal2' then
    raise exception 'Please give the code of your second factor.'
      using errcode = 'PT403', detail = 'insufficient_aal';
  end if;
  perform set_config('private.office_decision', 'yes', true);
  insert into public.alumni_profiles as p (id, full_name, status, status_changed_at)
  select u.id, coalesce(nullif(left(btrim(u.raw_user_meta_data ->> 'full_name'), 120), ''), '?'), 'deleted', now()
  from auth.users u where u.id = person
  on conflict (id) do update set status = 'deleted';
  perform set_config('private.office_decision', '', true);
  update auth.users u
  set raw_user_meta_data = coalesce(u.raw_user_meta_data, '{}') || '{"account_status": "deleted"}'
  where u.id = person;
  perform private.queue_email(u.email, 'account_left',
    jsonb_build_object('name', case when not private.would_be_link(p.full_name) then p.full_name end))
  from auth.users u join public.alumni_profiles p on p.id = u.id
  where u.id = person and u.email is not null;
end $$;
grant execute on function public.delete_own_account to authenticated;

-- Removes the mark of a deleted account from the metadata of the person with this address, unless a deleted profile
-- stands behind it: people write their own metadata, and whoever knows the password of an account can mark it. True
-- if there was such a mark. The server calls it when the office invites the person.
create function public.lift_deletion_mark(address text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_server();
  update auth.users u set raw_user_meta_data = u.raw_user_meta_data - 'account_status'
  where u.email = lower(lift_deletion_mark.address) and u.raw_user_meta_data ->> 'account_status' = 'deleted'
    and not exists (select from public.alumni_profiles p where p.id = u.id and p.status = 'deleted');
  return found;
end $$;
