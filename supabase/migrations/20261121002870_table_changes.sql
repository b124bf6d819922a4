-- How often each table was written to, by the count that PostgreSQL keeps for its own upkeep: copies
-- of the web server find by it what others wrote, without a trigger that every writer would pay for.
-- The count arrives up to ten seconds after the write.
create function public.list_table_changes() returns table (table_name text, changes double precision)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_server();
  return query
    select s.relname::text, (s.n_tup_ins + s.n_tup_upd + s.n_tup_del)::double precision
    from pg_catalog.pg_stat_user_tables s where s.schemaname = 'public';
end $$;

revoke execute on function public.list_table_changes() from public, anon, authenticated;
grant execute on function public.list_table_changes() to service_role;
