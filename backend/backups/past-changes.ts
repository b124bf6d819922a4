/**
 * The audit log names the transaction of each change by its number, and undo takes rows of one number together.
 * Another server counts its transactions from the start again, so numbers that came from elsewhere go below zero,
 * where none of its own will be. Their order stays. A backup of an earlier version may lack the last table.
 */
export const moveChangesBelowZero = `
do $$
declare
  newest bigint := (select max(n.number) from (
    select max(l.change) as number from public.audit_log l
    union all select max(c.change) from public.imports_and_promotions i, unnest(i.changes) as c (change)) n);
  has_first_run boolean := to_regclass('private.first_run') is not null;
begin
  if has_first_run then
    newest := greatest(newest, (select max(f.removed_change) from private.first_run f));
  end if;
  if newest is null then
    return;
  end if;
  -- This changes no row of the school, so nothing is checked, stamped or logged.
  alter table public.audit_log disable trigger user;
  alter table public.imports_and_promotions disable trigger user;
  update public.audit_log set change = change - newest - 1;
  update public.imports_and_promotions i set changes = array(
    select c.change - newest - 1 from unnest(i.changes) with ordinality as c (change, place) order by c.place)
  where i.changes <> '{}';
  if has_first_run then
    update private.first_run set removed_change = removed_change - newest - 1;
  end if;
  alter table public.audit_log enable trigger user;
  alter table public.imports_and_promotions enable trigger user;
end $$`;
