-- The names of pages come from the site map of the program (data/pages/site-map.ts): the server saves them when it
-- starts, so that a name needs no migration. What the migrations entered goes, with the words that only it had.

delete from private.site_pages;
delete from private.search_words w where not exists (
  select from private.search_entries e where e.words @@ pg_catalog.quote_literal(w.word)::tsquery);
delete from private.search_word_keys k where not exists (
  select from private.search_words w where w.word = k.word);

-- Replaces the pages that the search finds by name, and returns how many are new, changed or gone. The texts of a page
-- stand in the index under its name, so they are entered again.
create function public.save_site_pages(pages jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  gone text[];
  come text[];
  gone_keys text[];
  come_keys text[];
  content public.site_content;
begin
  perform private.require_server();
  if coalesce(pg_catalog.jsonb_array_length(save_site_pages.pages), 0) = 0 then
    raise exception 'There are no pages.' using errcode = '22023', detail = 'pages';
  end if;
  -- One server at a time: two that start at once would add the same pages.
  perform pg_catalog.pg_advisory_xact_lock(20261123001100);
  with old as (
    delete from private.site_pages p
    where not exists (select from pg_catalog.jsonb_array_elements(save_site_pages.pages) as page
      where page = pg_catalog.to_jsonb(p))
    returning p.id, p.content_key
  )
  select array_agg(o.id), array_agg(o.content_key) into gone, gone_keys from old o;
  with new as (
    insert into private.site_pages
    select * from pg_catalog.jsonb_populate_recordset(null::private.site_pages, save_site_pages.pages)
    on conflict (id) do nothing
    returning id, content_key
  )
  select array_agg(n.id), array_agg(n.content_key) into come, come_keys from new n;
  for content in
    select c.* from public.site_content c
    where regexp_replace(c.key, '^hi/', '') = any (gone_keys || come_keys)
  loop
    delete from private.search_entries e where e.source = 'site_content' and e.row_key = content.id::text;
    perform private.add_search_entries('site_content', private.without_markup(pg_catalog.to_jsonb(content)));
  end loop;
  return (select count(distinct id) from unnest(gone || come) as id);
end $$;
