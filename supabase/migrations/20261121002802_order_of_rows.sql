-- Staff put rows in order: the whole list at once, so that one Undo takes it back.
create function public.order_managed_rows(target text, place_column text, ids uuid[]) returns integer
language plpgsql set search_path = ''
as $$
declare
  moved integer;
begin
  perform private.require_managed(target);
  if place_column not in ('position', 'order') then
    raise exception 'Nothing is put in order by this column.' using errcode = '22023', detail = 'place_column';
  end if;
  execute format(
    'update public.%1$I t set %2$I = o.place
     from unnest($1) with ordinality as o (id, place)
     where t.id = o.id and t.%2$I is distinct from o.place::integer', target, place_column) using ids;
  get diagnostics moved = row_count;
  return moved;
exception when undefined_column then
  raise exception 'Nothing is put in order by this column.' using errcode = '22023', detail = 'place_column';
end $$;
