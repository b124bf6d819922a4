-- Whoever has a second factor ends the account with it, too: the password alone must not. The person
-- gets a letter, so that nobody's account ends unnoticed.
create or replace function public.delete_own_account() returns void
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
    raise exception 'Please give the code of your second factor.' using errcode = 'PT403', detail = 'insufficient_aal';
  end if;
  insert into public.alumni_profiles as p (id, full_name, status, status_changed_at)
  select u.id, coalesce(nullif(left(btrim(u.raw_user_meta_data ->> 'full_name'), 120), ''), '?'), 'deleted', now()
  from auth.users u where u.id = person
  on conflict (id) do update set status = 'deleted';
  update auth.users u
  set raw_user_meta_data = coalesce(u.raw_user_meta_data, '{}') || '{"account_status": "deleted"}'
  where u.id = person;
  perform private.queue_letter(u.email, 'account_left', jsonb_build_object('name', p.full_name))
  from auth.users u join public.alumni_profiles p on p.id = u.id
  where u.id = person and u.email is not null;
end $$;

-- A letter that names no language, to an address that has an account, comes in the language its owner
-- has chosen.
create function private.choose_letter_language() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  chosen text;
begin
  select u.raw_user_meta_data ->> 'language' into chosen
  from auth.users u where u.email = lower(new.recipient) limit 1;
  if chosen in ('en', 'hi') then
    new.data := coalesce(new.data, '{}') || jsonb_build_object('language', chosen);
  end if;
  return new;
end $$;
create trigger choose_language before insert on public.mail_outbox
  for each row when (new.data ->> 'language' is null) execute function private.choose_letter_language();

-- What the trash no longer gives back is forgotten: of a row that was deleted more than 30 days ago
-- the log keeps who did what and when, not what it said. Answers of how many rows. For the server's
-- daily job; nobody else may call it.
create function public.purge_deleted_rows() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  forgotten integer;
begin
  if current_setting('role', true) in ('anon', 'authenticated') then
    raise exception 'Only the server asks this.' using errcode = '42501';
  end if;
  with gone as (
    select d.table_name, d.row_id from public.audit_log d
    where d.action = 'delete' and d.before is not null and d.row_id is not null
      and d.created_at < now() - interval '30 days'
      -- Deleted, brought back, and deleted again: the last time counts.
      and not exists (
        select from public.audit_log l
        where l.table_name = d.table_name and l.row_id = d.row_id and l.created_at > d.created_at)
  ), emptied as (
    update public.audit_log l set before = null, after = null
    from gone g where l.table_name = g.table_name and l.row_id = g.row_id
    returning l.row_id
  )
  select count(distinct e.row_id) into forgotten from emptied e;
  return forgotten;
end $$;
revoke execute on function public.purge_deleted_rows() from public, anon, authenticated;
grant execute on function public.purge_deleted_rows() to service_role;
