-- Row-level security asks every permissive policy that a role has for a command. A signed-in person gets
-- one, the office's rule joined to the others by OR as PostgreSQL would join them; the visitors' policies
-- stay as they are, so that their lists are read by the same indexes.

-- Call it behind the policies of a table that somebody other than the office may reach.
create function private.merge_policies(target regclass) returns void
language plpgsql set search_path = ''
as $$
declare
  rule record;
begin
  create temporary table signed_in on commit drop as
    select p.polname as name, p.polcmd as command, 'anon'::regrole = any (p.polroles) as is_for_visitors,
      e.seen, e.written, concat(e.seen, e.written) like '%is_admin()%' as is_for_office
    from pg_policy p,
      lateral (select pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid)) as e (seen, written)
    where p.polrelid = target and p.polpermissive and 'authenticated'::regrole = any (p.polroles);
  for rule in select * from pg_temp.signed_in loop
    if rule.is_for_visitors then
      execute format('alter policy %I on %s to anon', rule.name, target);
    else
      execute format('drop policy %I on %s', rule.name, target);
    end if;
  end loop;
  -- The office's rule comes last: it costs a call, the others compare columns.
  for rule in
    select c.command, c.name,
      string_agg(s.seen, ' or ' order by s.is_for_office, s.name) as seen,
      string_agg(coalesce(s.written, s.seen), ' or ' order by s.is_for_office, s.name) as written
    from pg_temp.signed_in s
    join (values ('r', 'select', 'Who may read'), ('a', 'insert', 'Who may add'),
      ('w', 'update', 'Who may change'), ('d', 'delete', 'Who may delete')) as c (letter, command, name)
      on s.command in ('*', c.letter)
    group by c.command, c.name
  loop
    execute format('create policy %I on %s for %s to authenticated', rule.name, target, rule.command)
      || case when rule.command <> 'insert' then format(' using (%s)', rule.seen) else '' end
      || case when rule.command in ('insert', 'update') then format(' with check (%s)', rule.written) else '' end;
  end loop;
  drop table pg_temp.signed_in;
end $$;
revoke execute on function private.merge_policies(regclass) from public, anon, authenticated;

do $$
declare
  target regclass;
begin
  for target in
    select distinct p.polrelid from pg_policy p
    join pg_policy other on other.polrelid = p.polrelid and other.oid > p.oid
      and (other.polcmd in ('*', p.polcmd) or p.polcmd = '*')
    where p.polrelid in (select c.oid from pg_class c where c.relnamespace = 'public'::regnamespace)
      and p.polpermissive and other.polpermissive
      and 'authenticated'::regrole = any (p.polroles) and 'authenticated'::regrole = any (other.polroles)
  loop
    perform private.merge_policies(target);
  end loop;
end $$;
