-- A refusal of pictures that the author of an import entered on its first day kept the import from being taken back, once
-- the server had noted when it took effect.

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
