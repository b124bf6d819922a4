-- What people see and end of their own sessions. The table is the authentication service's, here as
-- on a hosted project, and is not exposed: these functions show each person their own rows.

create function public.list_sessions()
returns table (
  id uuid, created_at timestamptz, last_used_at timestamptz, user_agent text, ip text, aal text,
  is_current boolean
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
    select s.id, s.created_at,
      greatest(s.created_at, s.updated_at, s.refreshed_at at time zone 'UTC'),
      s.user_agent, host(s.ip), coalesce(s.aal::text, 'aal1'),
      s.id::text = auth.jwt() ->> 'session_id'
    from auth.sessions s
    where s.user_id = auth.uid() and (s.not_after is null or s.not_after > now())
    order by 7 desc, 3 desc;
end $$;

-- True when there was such a session of the caller; its refresh tokens go with it.
create function public.revoke_session(id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  delete from auth.sessions s where s.id = revoke_session.id and s.user_id = auth.uid();
  return found;
end $$;

revoke execute on function public.list_sessions(), public.revoke_session(uuid) from public, anon;
grant execute on function public.list_sessions(), public.revoke_session(uuid) to authenticated;
