-- Own pages belong to the sample school too: an edit takes the mark, and what they lead to is kept with them.

create trigger keep_sample_mark before insert or update on public.own_pages
  for each row execute function private.keep_sample_mark();

create or replace function private.list_sample_rows() returns table (table_name text, row_id uuid, is_needed boolean)
-- Compiling the question would take longer than answering it: seconds, where the tables have no statistics yet.
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
    and child.relname not in ('featured_testimonials', 'personal_links', 'former_slugs');
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
