-- A row as it would look on its page, before visitors see it: whoever holds the link that the server
-- signed sees it for an hour. The row may differ from the saved one: `rows` holds what was typed.
create table public.previews (
  id uuid primary key default gen_random_uuid(),
  -- The page it is shown on, without a language before it.
  path text not null check (length(path) <= 500 and path ~ '^/\S*$'),
  table_name text not null check (table_name ~ '^[a-z_]{1,60}$'),
  -- [{"column": "id", "value": "…", "values": {…} or null}]
  rows jsonb not null check (jsonb_typeof(rows) = 'array' and length(rows::text) <= 500000),
  expires_at timestamptz not null default now() + interval '1 hour'
    check (expires_at <= created_at + interval '1 day'),
  created_by uuid default auth.uid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index previews_expires_idx on public.previews (expires_at);
-- What was typed and not saved is nothing for the audit log.
select private.guard_table('public.previews', null);

create function private.forget_previews() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.previews p where p.expires_at < now() - interval '1 day';
  return null;
end $$;
create trigger forget after insert on public.previews for each statement execute function private.forget_previews();

-- The next moment at which time alone changes what visitors see, for each table; for the server,
-- which then makes its kept pages anew.
create function public.list_due_changes() returns table (table_name text, due_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select 'events', min(e.publish_at) from public.events e
  where e.status = 'published' and e.publish_at > now() having min(e.publish_at) is not null
  union all
  select 'latest_updates', min(least(
    case when u.starts_at > now() then u.starts_at end, case when u.expires_at > now() then u.expires_at end))
  from public.latest_updates u
  where u.is_active and (u.starts_at > now() or u.expires_at > now()) having count(*) > 0
  union all
  select 'site_content', min(c.published_at) from public.site_content c
  where c.published_at > now() having min(c.published_at) is not null
$$;
revoke execute on function public.list_due_changes() from public, anon, authenticated;
grant execute on function public.list_due_changes() to service_role;
