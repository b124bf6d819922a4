-- What a list of the office shows first, in one answer: a page of its rows and how many there are.
-- Null for whoever is not an administrator, who is not refused: it is asked before it is known who asks.
create function public.open_managed_list(
  target text, sort text, descending boolean default false, filters jsonb default '{}',
  search text default '', search_columns text[] default '{}',
  from_value text default null, from_id uuid default null, backwards boolean default false,
  most integer default 50
) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  if not public.is_admin() then
    return null;
  end if;
  return jsonb_build_object(
    'rows', (
      select coalesce(jsonb_agg(row order by place), '[]')
      from public.list_managed_rows(target, sort, descending, filters, search, search_columns,
        from_value, from_id, backwards, most) with ordinality as listed (row, place)),
    'count', public.count_managed_rows(target, filters, search, search_columns));
end $$;
