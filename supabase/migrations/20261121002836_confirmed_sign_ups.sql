-- Whether an alumnus proves the address by a letter before the account opens. The embedded backend heeds it;
-- a hosted project has a setting of its own.
alter table private.security_settings add column confirms_sign_ups boolean not null default false;

create function public.are_sign_ups_confirmed() returns boolean
language sql stable security definer set search_path = ''
as $$ select s.confirms_sign_ups from private.security_settings s $$;

create function public.confirm_sign_ups(required boolean) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  if private.campus_scope() is not null then
    perform private.refuse_outside_campus();
  end if;
  update private.security_settings s set confirms_sign_ups = coalesce(required, false), updated_at = now() where s.only_row;
end $$;

revoke execute on function public.are_sign_ups_confirmed(), public.confirm_sign_ups(boolean) from public, anon;
grant execute on function public.are_sign_ups_confirmed(), public.confirm_sign_ups(boolean) to authenticated;
