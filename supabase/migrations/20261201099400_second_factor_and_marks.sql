-- Removes the mark of a deleted account from the metadata of the person with this address, unless a deleted profile
-- stands behind it: people write their own metadata, and whoever knows the password of an account can mark it. True
-- if there was such a mark. The server calls it when the office invites the person.
create or replace function public.lift_deletion_mark(address text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_server();
  update auth.users u set raw_user_meta_data = u.raw_user_meta_data - 'account_status'
  where u.email = lower(lift_deletion_mark.address) and u.raw_user_meta_data ->> 'account_status' = 'deleted'
    and not exists (select from public.alumni_profiles p where p.id = u.id and p.status = 'deleted');
  return found;
end $$;
