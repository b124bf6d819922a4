-- The tables that admin pages manage are rows, not a list inside a function: a migration that makes a
-- table adds its own, whatever else was added meanwhile.
create table private.managed_tables (name text primary key);
revoke all on private.managed_tables from public, anon, authenticated, service_role;
insert into private.managed_tables
select c.relname from pg_class c
where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and private.is_managed(c.relname);

create or replace function private.is_managed(target text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from private.managed_tables m where m.name = target);
end $$;
