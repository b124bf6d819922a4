-- Why words about a child were right to publish, for administrators: the latest first, fifty at a time.

create function public.list_publishing_reasons(of_kind text default null, of_campus text default null,
  before_at timestamptz default null, before_id uuid default null)
returns table (id uuid, kind text, reason text, given_at timestamptz, given_by text, target text, row_id uuid,
  shown jsonb, child uuid, child_name text, child_class text)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  one record;
begin
  perform private.require_admin();
  for one in
    select p.*, coalesce(a.full_name, a.email) as author, s.name as child_name, concat_ws(' ', s.class, s.section) as class
    from public.publishing_reasons p
    left join public.students s on s.id = p.student_id
    left join auth.users u on u.id = p.given_by
    left join public.admin_users a on a.email = lower(u.email)
    where (list_publishing_reasons.of_kind is null or p.kind = list_publishing_reasons.of_kind)
      and (list_publishing_reasons.of_campus is null or s.campus = list_publishing_reasons.of_campus)
      and (list_publishing_reasons.before_at is null
        or (p.created_at, p.id) < (list_publishing_reasons.before_at, list_publishing_reasons.before_id))
    order by p.created_at desc, p.id desc limit 50
  loop
    id := one.id;
    kind := one.kind;
    reason := one.reason;
    given_at := one.created_at;
    given_by := one.author;
    target := one.target;
    row_id := one.row_id;
    shown := null;
    -- Only names of tables that the check knows become part of a query.
    if one.row_id is not null and private.columns_with_words(one.target) is not null then
      execute format('select to_jsonb(t) from public.%I t where t.id = $1', one.target) into shown using one.row_id;
    end if;
    child := one.student_id;
    child_name := one.child_name;
    child_class := one.class;
    return next;
  end loop;
end $$;
grant execute on function public.list_publishing_reasons to authenticated;
