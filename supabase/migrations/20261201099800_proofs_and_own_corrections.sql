-- A refusal of pictures that the author of an import entered on its first day kept the import from being taken back, once
-- the server had noted when it took effect. Removing one of two second factors made browsers unproven where both had been
-- proven.

-- Whether an entry of the log is work on the rows of an import that taking it back may not lose: the corrections of its
-- author on the first day are none, nor is the server's note of when a refusal took effect.
create or replace function private.is_later_work(import public.imports_and_promotions, entry public.audit_log) returns boolean
language sql stable set search_path = ''
as $$
  select entry.change <> all (import.changes)
    and (entry.actor is distinct from import.actor or entry.created_at > import.created_at + interval '1 day')
    and (entry.table_name = 'consents' and entry.action = 'update'
      and entry.before - 'took_effect_at' = entry.after - 'took_effect_at') is not true
$$;

-- The known browser in which this session of a person was opened, if a second factor that the account has was proven
-- there: somebody who has only the password has none. The embedded backend records them; on a hosted project it is null.
create or replace function private.proven_device(person uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  device text;
begin
  if to_regclass('embedded.device_factors') is not null then
    execute 'select d.id_hash from embedded.device_cookies d
      where d.user_id = $1 and $2 = any (d.sessions::text[])
        and exists (select from embedded.device_factors f where f.id_hash = d.id_hash)'
      into device using person, auth.jwt() ->> 'session_id';
  end if;
  return device;
end $$;
