-- An administrator may look after one campus (admin_users.campus): reads everything, writes what is of
-- that campus alone. What is of all campuses, the list of administrators and the pages of the school are
-- for those without that limit. Guards, not policies: they hold inside our own functions too, such as
-- undo and the decisions on alumni.

-- The campus the caller is limited to; null for everybody who is not limited.
create function private.campus_scope() returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  person uuid := auth.uid();
begin
  if person is null then
    return null;
  end if;
  return (
    select a.campus from auth.users u
    join public.admin_users a on a.email = lower(u.email)
    join public.auth_user_roles r on r.user_id = u.id and r.role = 'admin'
    where u.id = person);
end $$;

create function private.refuse_outside_campus() returns void
language plpgsql set search_path = ''
as $$
begin
  raise exception 'You look after one campus. This is for colleagues without that limit.'
    using errcode = '42501', detail = 'campus_scope';
end $$;

-- On a table with a campus of its own; with the arguments (table, column) on one whose rows belong to a
-- row there; with the argument "all" on one that is of the whole school.
create function private.guard_campus() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  scope text := private.campus_scope();
  rows jsonb[] := case tg_op when 'INSERT' then array[to_jsonb(new)] when 'DELETE' then array[to_jsonb(old)]
                             else array[to_jsonb(old), to_jsonb(new)] end;
  each_row jsonb;
  campus text;
begin
  if scope is not null then
    foreach each_row in array rows loop
      if tg_nargs = 0 then
        campus := each_row ->> 'campus';
      elsif tg_nargs = 2 then
        execute format('select campus from public.%I where id = $1', tg_argv[0])
          into campus using (each_row ->> tg_argv[1])::uuid;
        -- A row that goes with the one it belongs to has passed that one's guard.
        continue when not found and tg_op = 'DELETE';
      else
        campus := null;
      end if;
      if campus is distinct from scope then
        perform private.refuse_outside_campus();
      end if;
    end loop;
  end if;
  return coalesce(new, old);
end $$;

-- Tables to come have it from their first day.
create or replace function private.guard_table(target regclass, audited text default 'insert or update or delete')
returns void language plpgsql set search_path = ''
as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('grant select, insert, update, delete on %s to anon, authenticated', target);
  execute format('grant all on %s to service_role', target);
  execute format('create policy "Admins manage" on %s for all to authenticated '
    'using ((select public.is_admin())) with check ((select public.is_admin()))', target);
  execute format('create trigger stamp before insert or update on %s '
    'for each row execute function private.stamp_row()', target);
  if exists (select from pg_catalog.pg_attribute a
             where a.attrelid = target and a.attname = 'campus' and not a.attisdropped) then
    execute format('create trigger guard_campus before insert or update or delete on %s '
      'for each row execute function private.guard_campus()', target);
  end if;
  if audited is not null then
    execute format('create trigger audit after %s on %s '
      'for each row execute function private.audit_row()', audited, target);
  end if;
end $$;

do $$
declare
  target regclass;
begin
  for target in
    select a.attrelid::regclass from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'campus' and not a.attisdropped
      and c.relname <> 'admin_users'
  loop
    execute format('create trigger guard_campus before insert or update or delete on %s '
      'for each row execute function private.guard_campus()', target);
  end loop;
  foreach target in array array['public.admin_users', 'public.site_content', 'public.featured_testimonials']::regclass[] loop
    execute format('create trigger guard_campus before insert or update or delete on %s '
      'for each row execute function private.guard_campus(''all'')', target);
  end loop;
end $$;
create trigger guard_campus before insert or update or delete on public.gallery_images
  for each row execute function private.guard_campus('gallery_events', 'gallery_event_id');
create trigger guard_campus before insert or update or delete on public.event_rsvps
  for each row execute function private.guard_campus('events', 'event_id');

-- Roles of others are the whole school's.
create function private.guard_roles_of_others() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if (case tg_op when 'DELETE' then old.user_id else new.user_id end) is distinct from auth.uid() and private.campus_scope() is not null then
    perform private.refuse_outside_campus();
  end if;
  return coalesce(new, old);
end $$;
create trigger guard_roles_of_others before insert or update or delete on public.auth_user_roles
  for each row execute function private.guard_roles_of_others();

-- Somebody must be left who can do everything. The trigger "protect" refuses one's own entry before.
create function private.keep_last_admin() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() is not null and old.campus is null
     and (tg_op = 'DELETE' or new.campus is not null or new.email <> old.email)
     and not exists (
       select from public.admin_users a join auth.users u on lower(u.email) = a.email
       where a.id <> old.id and a.campus is null and private.is_listed_admin(u.id)) then
    raise exception 'This is the last administrator without a limit.'
      using errcode = '42501', detail = 'last_admin';
  end if;
  return coalesce(new, old);
end $$;
create trigger protect_last before update or delete on public.admin_users
  for each row execute function private.keep_last_admin();

-- Colleagues as the staff page shows them: whether they have accepted, and how they sign in.
create function public.list_staff()
returns table (id uuid, email text, full_name text, campus text, created_at timestamptz,
  user_id uuid, is_active boolean, has_second_factor boolean, last_sign_in_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  return query
    select a.id, a.email, a.full_name, a.campus, a.created_at, u.id,
      coalesce(private.is_listed_admin(u.id), false), coalesce(private.has_verified_factor(u.id), false),
      u.last_sign_in_at
    from public.admin_users a left join auth.users u on lower(u.email) = a.email
    order by a.email;
end $$;
revoke execute on function public.list_staff() from public, anon;
grant execute on function public.list_staff() to authenticated;

-- What the pages ask to say beforehand what will be refused.
create function public.own_campus_scope() returns text
language sql stable security definer set search_path = ''
as $$ select private.campus_scope() $$;
revoke execute on function public.own_campus_scope() from public, anon;
grant execute on function public.own_campus_scope() to authenticated;
