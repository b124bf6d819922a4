-- Who looked at a child's record. The backend reads this from every response to a colleague
-- (backend/views/record-views.ts), so that no page and no function can forget it.

create table private.record_views (
  -- No foreign key: when a child's record is deleted and restored, who looked at it is still there.
  student_id uuid not null,
  kind text not null check (kind in ('record', 'list')),
  -- For a record, its day in India; for lists, which are counted by month, the first day of the month.
  day date not null,
  -- Kept, with the colleague's role, when the account is deleted.
  account uuid not null,
  role text not null,
  times integer not null default 1,
  id uuid not null default gen_random_uuid() unique,
  primary key (student_id, kind, day, account)
);
create index record_views_day_idx on private.record_views (day);
alter table private.record_views enable row level security;

-- A record gets no other id, by which nobody would find who looked at it.
create function private.refuse_other_id() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception 'A record keeps its id.' using errcode = '22023', detail = 'id';
end $$;
create trigger refuse_other_id before update of id on public.students
  for each row when (new.id <> old.id) execute function private.refuse_other_id();

-- Records that the log still holds since they were deleted. Those that were restored are among them.
create view private.deleted_students as
select l.row_id as id, l.before ->> 'name' as name, l.before ->> 'admission_no' as admission_no, l.created_at as deleted_at
from public.audit_log l
where l.table_name = 'students' and l.action = 'delete' and l.before is not null;

-- Saves views from responses to colleagues, [{"account": "…", "ids": ["…"]}], with every id in them. One child in a
-- response counts as its record, several as a list; what is seen several times in one call counts once. The log shows
-- deleted records too.
create function private.keep_record_views(answers jsonb) returns void
language sql security definer set search_path = ''
as $$
  insert into private.record_views as v (student_id, kind, day, account, role)
  select distinct s.id, seen.kind,
    case seen.kind when 'record' then private.today() else date_trunc('month', private.today())::date end,
    seen.account, seen.role
  from (
    select u.id as account, a.role, array_agg(s.id) as children,
      case when count(*) = 1 then 'record' else 'list' end as kind
    from jsonb_array_elements(keep_record_views.answers) with ordinality e (answer, n)
    join auth.users u on u.id = (e.answer ->> 'account')::uuid
    join public.admin_users a on a.email = lower(u.email)
    cross join lateral (
      select c.id from public.students c where c.id in (select i::uuid from jsonb_array_elements_text(e.answer -> 'ids') i)
      union
      select d.id from private.deleted_students d where d.id in (select i::uuid from jsonb_array_elements_text(e.answer -> 'ids') i)
    ) s
    group by e.n, u.id, a.role
  ) seen, unnest(seen.children) s (id)
  order by 1, 2, 3, 4
  on conflict (student_id, kind, day, account) do update set times = v.times + 1, role = excluded.role
$$;

-- The views of a child, the latest first: {"kind", "day", "name", "role", "times"}. The name is null for colleagues
-- who have none or have left: those of one role are then one line.
create function private.list_record_views(child uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(l) order by l.day desc, l.kind desc, l.name, l.role), '[]')
  from (
    select v.kind, v.day, a.full_name as name, v.role, sum(v.times) as times
    from private.record_views v
    left join auth.users u on u.id = v.account
    left join public.admin_users a on a.email = lower(u.email)
    where v.student_id = child
    group by 1, 2, 3, 4
  ) l
$$;

-- The same for administrators, of one child.
create function public.list_record_views(student uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return private.list_record_views(list_record_views.student);
end $$;
grant execute on function public.list_record_views to authenticated;

-- Erases the views of children whose record cannot come back.
create function private.forget_views() returns void
language sql security definer set search_path = ''
as $$
  delete from private.record_views v
  where not exists (select from public.students s where s.id = v.student_id)
    and not exists (select from private.deleted_students d where d.id = v.student_id)
$$;

-- Erases views after a year, or with the record; returns how many a year had passed over.
create function public.purge_record_views() returns integer
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_server();
  perform private.forget_views();
  return private.purge_job('purge_record_views');
end $$;
