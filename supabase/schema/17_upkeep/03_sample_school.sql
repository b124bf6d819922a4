-- The sample school. An edit removes a row's mark (private.keep_sample_mark). Sample rows that the school's own rows
-- need stay when the others are removed.

-- The tables with sample rows, children before parents.
create function private.list_sample_tables() returns setof text
language sql stable set search_path = ''
as $$
  select c.relname::text
  from pg_catalog.pg_class c join pg_catalog.pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and a.attname = 'is_sample' and not a.attisdropped
  order by private.reference_depth(c.relname::text) desc, c.relname
$$;

-- Every sample row, and whether one of the school's own rows refers to it: an own picture in an album, an answer to
-- an enquiry, an own notice with its document. The tables left out only repeat what they refer to, or go with a
-- child.
create function private.list_sample_rows() returns table (table_name text, row_id uuid, is_needed boolean)
-- Without JIT: compiling the query would take longer than running it, seconds if the tables have no statistics yet.
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  tables text[] := array(select private.list_sample_tables());
  samples text;
  reasons text;
begin
  select string_agg(format('select %1$L::text as place, id from public.%1$I where is_sample', name), ' union all ')
  into samples from unnest(tables) as name;
  select string_agg(format(
    ' union all select %1$L::text, child.id, %2$s, %3$L::text, parent.id
      from public.%1$I child join public.%3$I parent on parent.id = child.%4$I and parent.is_sample',
    child.relname, case when child.relname = any (tables) then 'not child.is_sample' else 'true' end,
    parent.relname, a.attname), '')
  into reasons
  from pg_catalog.pg_constraint c
  join pg_catalog.pg_class child on child.oid = c.conrelid and child.relnamespace = 'public'::regnamespace
  join pg_catalog.pg_class parent on parent.oid = c.confrelid and parent.relnamespace = 'public'::regnamespace
  join pg_catalog.pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'f' and parent.relname = any (tables)
    and child.relname not in ('featured_testimonials', 'personal_links', 'former_slugs', 'guardians', 'consents');
  reasons := reasons || (
    select string_agg(format(
      ' union all select %1$L::text, child.id, %2$s, ''choices'', c.id
        from public.%1$I child join public.choices c on c.is_sample and c.list = %3$L and %4$s',
      h.table_name, case when h.table_name = any (tables) then 'not child.is_sample' else 'true' end, h.list,
      format(case when h.path <> '' then 'to_jsonb(c.key) in (select jsonb_path_query(child.%1$I, %2$L, ''{}'', true))'
        when h.holds_many then 'c.key = any (child.%1$I)' else 'c.key = child.%1$I' end, h.column_name, h.path)), '')
    from private.choice_columns h);
  return query execute
    'with recursive sample (place, id) as (' || samples || '),
     reason (by_place, by_id, is_own, place, id) as materialized (
       select ''latest_updates'', u.id, not u.is_sample, ''documents'', d.id
       from public.latest_updates u join public.documents d on d.id = any (u.document_ids) and d.is_sample
       union all
       select ''latest_updates'', u.id, not u.is_sample, ''news_stories'', s.id
       from public.latest_updates u join public.news_stories s on s.id = u.story_id and s.is_sample
       union all
       select ''news_stories'', s.id, not s.is_sample, ''documents'', d.id
       from public.news_stories s join public.documents d on d.id = any (s.document_ids) and d.is_sample
       union all
       select ''own_pages'', p.id, not p.is_sample, ''documents'', d.id
       from public.own_pages p, jsonb_path_query(p.blocks, ''$[*].document_ids[*]'') as said
         join public.documents d on d.id::text = said #>> ''{}'' and d.is_sample
       union all
       select ''own_pages'', below.id, not below.is_sample, ''own_pages'', p.id
       from public.own_pages below join public.own_pages p on p.path = below.above and p.is_sample
       union all
       select ''site_content'', t.id, not t.is_sample, ''site_content'', c.id
       from public.site_content t join public.site_content c
         on c.key = private.untranslated_key(t.key) and c.key <> t.key and c.is_sample' || reasons || '),
     needed (place, id) as (
       select r.place, r.id from reason r where r.is_own
       union
       select r.place, r.id from reason r join needed n on n.place = r.by_place and n.id = r.by_id)
     select s.place, s.id, exists (select from needed n where n.place = s.place and n.id = s.id) from sample s';
end $$;

-- Counts the rows of the sample school in each table, and how many of them stay.
create function public.list_sample_counts() returns table (table_name text, going integer, staying integer)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  return query
    select s.table_name, (count(*) filter (where not s.is_needed))::integer,
      (count(*) filter (where s.is_needed))::integer
    from private.list_sample_rows() s group by s.table_name order by s.table_name;
end $$;
grant execute on function public.list_sample_counts to authenticated;

-- Deletes the sample school in one change, which public.undo_change can undo. `expected` is the number that the page
-- showed; with any other number nothing changes. Returns the change.
create function public.remove_sample_school(expected integer) returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  part record;
  removed integer := 0;
begin
  perform private.require_whole_school();
  for part in
    select s.table_name, array_agg(s.row_id) as ids from private.list_sample_rows() s where not s.is_needed
    -- Entries of lists are deleted after the rows that hold them.
    group by s.table_name order by private.reference_depth(s.table_name) desc, s.table_name = 'choices', s.table_name
  loop
    execute format('delete from public.%I where id = any ($1)', part.table_name) using part.ids;
    removed := removed + cardinality(part.ids);
  end loop;
  if removed = 0 then
    raise exception 'Nothing of the sample school is left.' using errcode = 'PT404', detail = 'sample';
  end if;
  if removed is distinct from expected then
    raise exception 'There are % rows now, not %.', removed, expected using errcode = 'PT409', detail = 'expected';
  end if;
  -- Renamed campuses get keys of their own (trigger rename_first), now that no sample row refers to them.
  update public.campuses c set name = c.name where private.is_renamed_first_campus(c.key, c.name);
  update private.first_run f set removed_change = (pg_current_xact_id()::text)::bigint, removed_at = now()
  where f.only_row;
  return (pg_current_xact_id()::text)::bigint;
end $$;
grant execute on function public.remove_sample_school to authenticated;
