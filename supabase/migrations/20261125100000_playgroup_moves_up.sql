-- Children of the playgroup stand in the school's records, and move up to Nursery.

create or replace function private.next_class(class text) returns text
language sql immutable set search_path = ''
as $$
  select case class when 'Playgroup' then 'Nursery' when 'Nursery' then 'LKG' when 'LKG' then 'UKG'
    when 'UKG' then 'Class 1' when 'Class 12' then null
    else 'Class ' || (substring(class from '^Class (\d+)$')::integer + 1) end
$$;
