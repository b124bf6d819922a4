-- What a change of a profile may not do, whoever makes it: the office has verified some of it, decisions write its
-- status, and colleagues are spared. The policies of 01_profiles.sql say who reads and changes a profile at all.

-- Each change of a profile is kept in the log, before and after: fifty a day are enough for its owner. Deleting it and
-- ending the account are never refused.
create function private.refuse_many_changes() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if coalesce(current_setting('role', true), '') = 'authenticated' and new.id = private.own_id()
     and coalesce(current_setting('private.office_decision', true), '') <> 'yes'
     and (select count(*) from public.audit_log l
       where l.table_name = 'alumni_profiles' and l.row_id = new.id and l.actor = new.id
         and l.created_at > now() - interval '1 day') >= 50 then
    raise exception 'You have written a lot today. Please write again tomorrow.'
      using errcode = 'PT429', detail = 'too_many_messages';
  end if;
  return new;
end $$;
create trigger refuse_many_changes before insert or update on public.alumni_profiles
  for each row execute function private.refuse_many_changes();

-- What the school has verified (name, batch, campus) belongs to the office.
create function private.guard_alumni_profile() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if private.is_client_role(current_user) and not private.may('alumni_profiles') then
    if new.id is distinct from auth.uid() or (tg_op = 'UPDATE' and new.id <> old.id) then
      raise exception 'Only your own profile can be changed.' using errcode = '42501', detail = 'not_own_row';
    end if;
    if new.is_sample then
      raise exception 'A profile of a person is not a sample.'
        using errcode = '42501', detail = 'protected_is_sample';
    end if;
    if tg_op = 'UPDATE' and old.status in ('suspended', 'deleted') then
      raise exception 'This profile is %.', old.status using errcode = '42501', detail = 'profile_' || old.status;
    end if;
    if tg_op = 'UPDATE' and old.status = 'verified'
       and (new.full_name, new.batch_year, new.campus)
         is distinct from (old.full_name, old.batch_year, old.campus) then
      raise exception 'Name, batch and campus of a verified profile are changed by the school office.'
        using errcode = '42501', detail = 'protected_identity';
    end if;
    -- It begins an email to an address that nobody has proven.
    if (tg_op = 'INSERT' or new.full_name <> old.full_name) and private.would_be_link(new.full_name) then
      raise exception 'Please write the name alone, with a space after a dot.'
        using errcode = '22023', detail = 'full_name';
    end if;
    -- People send their whole profile.
    new.status_changed_at := case when tg_op = 'UPDATE' then old.status_changed_at end;
  end if;
  return new;
end $$;
create trigger guard_profile before insert or update on public.alumni_profiles
  for each row execute function private.guard_alumni_profile();

-- A status closes or opens an account, and the moment of an ending says when it is erased. Only the decisions write
-- them (06_alumni_office.sql, 12_merged_profiles.sql, 13_ended_accounts.sql, resend_registration), because they tell
-- the person, and spare colleagues. This holds inside other functions too: an earlier version of a profile does not
-- bring its status back, and a profile that comes back as ended waits its thirty days again.
create function private.guard_alumni_status() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if coalesce(current_setting('role', true), '') in ('anon', 'authenticated')
     and coalesce(current_setting('private.office_decision', true), '') <> 'yes' then
    if tg_op = 'UPDATE' and new.id <> old.id then
      raise exception 'A profile cannot move to another person.' using errcode = '42501', detail = 'protected_id';
    end if;
    if coalesce(current_setting('private.restores', true), '') = 'yes' then
      if tg_op = 'UPDATE' then
        new.status := old.status;
        new.status_changed_at := old.status_changed_at;
      elsif new.status = 'deleted' then
        new.status_changed_at := now();
      end if;
    elsif tg_op = 'INSERT' and (new.status <> 'pending' or new.status_changed_at is not null)
       or tg_op = 'UPDATE' and (new.status <> old.status
         or new.status_changed_at is distinct from old.status_changed_at) then
      raise exception 'The status of a profile is changed by a decision of the school.'
        using errcode = '42501', detail = 'protected_status';
    end if;
  end if;
  if tg_op = 'UPDATE' and new.status <> old.status then
    new.status_changed_at := now();
  end if;
  return new;
end $$;
-- After guard_profile, in the order of their names.
create trigger guard_status before insert or update on public.alumni_profiles
  for each row execute function private.guard_alumni_status();

-- Only an administrator deletes a colleague's profile. A deletion that follows another one, such as an account's, is
-- not asked again.
create function private.guard_colleagues_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if coalesce(current_setting('role', true), '') in ('anon', 'authenticated') and pg_trigger_depth() = 1
     and old.id is distinct from private.own_id() and not public.is_admin() and private.is_colleague(old.id) then
    raise exception 'An administrator decides on the profile of a colleague.'
      using errcode = '42501', detail = 'colleague_profile';
  end if;
  return old;
end $$;
create trigger guard_colleague before delete on public.alumni_profiles
  for each row execute function private.guard_colleagues_profile();

-- The profile of an ended account is deleted with the account: the profile alone says that the account has ended and
-- when it is erased.
create function private.guard_ended_profile() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if coalesce(current_setting('role', true), '') in ('anon', 'authenticated') and pg_trigger_depth() = 1 then
    raise exception 'This account has ended. Its profile is erased with it.'
      using errcode = '42501', detail = 'profile_ended';
  end if;
  return old;
end $$;
create trigger guard_ended before delete on public.alumni_profiles
  for each row when (old.status = 'deleted') execute function private.guard_ended_profile();

-- The batch year is between 1850, older than most schools (in the table), and this year.
create function private.guard_batch_year() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if private.is_client_role(current_user) and new.batch_year > extract(year from private.today()) then
    raise exception 'Please give the year you left the school.' using errcode = '22023', detail = 'batch_year';
  end if;
  return new;
end $$;
create trigger guard_batch_year before insert or update on public.alumni_profiles
  for each row execute function private.guard_batch_year();
