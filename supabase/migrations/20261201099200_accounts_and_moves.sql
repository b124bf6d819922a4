-- On a hosted project an account kept the proof of a former address when it changed to a listed one, and a stranger's
-- password survived the colleague's invitation or confirmation. Both opened the administration to the stranger.

-- What an account has from before its address was proven proves nothing: the emails to a former address, and a
-- password that anybody may have chosen. Also on a hosted project, whose authentication keeps both.
create function private.forget_unproven() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- A password that is set together with the confirmation is of the one who confirms.
  keeps_password boolean := new.encrypted_password is not distinct from old.encrypted_password;
begin
  if new.email is distinct from old.email then
    new.confirmation_sent_at := null;
    new.invited_at := null;
    return new;
  end if;
  if old.email_confirmed_at is not null or not keeps_password then
    return new;
  end if;
  if new.email_confirmed_at is null then
    -- Invited before anybody has confirmed the address.
    if new.invited_at is distinct from old.invited_at then
      new.encrypted_password := null;
    end if;
  elsif (new.confirmation_sent_at is not null or new.invited_at is not null)
    and exists (select from public.admin_users a where a.email = lower(new.email)) then
    new.encrypted_password := null;
  end if;
  return new;
end $$;
create trigger forget_unproven before update on auth.users
  for each row when ((old.email, old.email_confirmed_at, old.invited_at)
    is distinct from (new.email, new.email_confirmed_at, new.invited_at))
  execute function private.forget_unproven();
