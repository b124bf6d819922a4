-- The receipts of a year, for the books of the school.

-- The financial years that have receipts, the latest first; none for everybody else, so that a page can ask.
create function public.list_receipt_years() returns setof text
language sql stable security definer set search_path = ''
as $$
  select y.year from private.receipt_years y where public.is_admin() and private.campus_scope() is null order by y.year desc
$$;
grant execute on function public.list_receipt_years to authenticated;

-- Every receipt of a year in the order of the numbers, also those that stand no more. `payer` is null once the
-- application or the account is erased.
create function public.list_receipts(wanted text)
returns table (number text, issued_on date, paid_on date, amount integer, reference text, payer text, replaces text,
  is_cancelled boolean)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  perform private.require_campus(null);
  return query
    select r.number, r.issued_on, r.paid_on, r.amount, coalesce(a.reference, g.reference), coalesce(a.guardian_name, p.full_name),
      r.replaces, r.cancelled_at is not null
    from private.receipts r
    left join public.applications a on a.id = r.application_id
    left join private.gifts g on g.id = r.gift_id
    left join public.alumni_profiles p on p.id = g.person
    where r.number like wanted || '/%' order by length(r.number), r.number limit 20000;
end $$;
grant execute on function public.list_receipts to authenticated;
