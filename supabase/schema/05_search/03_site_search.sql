-- The site search itself. It searches the index of 01_words.sql, then leaves out every row that the caller may not
-- read. 04_words_of_a_query.sql decides what to search for.

-- In PL/pgSQL, which caches the plan: each word of a query calls it, and each word similar to it.
create function private.finds_something(query tsquery) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from private.search_entries e
    where e.words @@ query and e.visible_from <= now() and e.visible_until > now());
end $$;

-- The passage that answers, cut to about 200 characters around the first word found.
create function private.search_passage(body text, stems text[]) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  pattern text := '(^|[^a-z0-9ऀ-෿])(' || array_to_string(stems, '|') || ')';
  passage text;
  place integer;
begin
  select line into passage from string_to_table(left(body, 20000), E'\n') with ordinality as one (line, number)
  where line ~* pattern order by length(line) < 40, number limit 1;
  if passage is null then
    passage := split_part(body, E'\n', 1);
  end if;
  if length(passage) <= 210 then
    return passage;
  end if;
  place := length(coalesce(substring(passage from '(?i)^(.*?)' || pattern), ''));
  if place > 90 then
    passage := '… ' || regexp_replace(substr(passage, place - 60), '^\S*\s+', '');
  end if;
  return case when length(passage) <= 210 then passage
    else regexp_replace(left(passage, 200), '[\s,;:]+\S*$', '') || ' …' end;
end $$;
grant execute on function private.search_passage to anon, authenticated;

-- The best public entries for a query, at most `most` of each kind, with the total of the kind.
create function private.list_found_entries(query tsquery, language text, most integer, only_kind text)
returns table (source text, row_key text, part integer, entry_language text, subject text, kind text,
  rank real, total integer)
language sql stable security definer set search_path = ''
as $$
  with matching as (
    select e.source, e.row_key, e.part, e.language, e.subject, e.kind, e.occurs_at,
      ts_rank('{0.05, 0.2, 0.5, 1}', e.words, query)
        / (1 + abs(extract(epoch from e.occurs_at - now())) / 31536000)::real as nearness,
      ts_rank('{0.05, 0.2, 0.5, 1}', e.words, query) as likeness
    from private.search_entries e
    where e.words @@ query and e.visible_from <= now() and e.visible_until > now()
      and (only_kind is null or e.kind = only_kind)
  ), things as (
    select distinct on (m.subject) m.*, coalesce(m.nearness, m.likeness) as rank
    from matching m
    order by m.subject, m.likeness desc, m.language = list_found_entries.language desc
  ), placed as (
    select t.*, count(*) over (partition by t.kind) as total,
      row_number() over (partition by t.kind order by t.rank desc, t.occurs_at desc nulls last, t.subject) as place
    from things t
  )
  select p.source, p.row_key, p.part, p.language, p.subject, p.kind, p.rank::real, p.total::integer
  from placed p where p.place <= most
$$;
grant execute on function private.list_found_entries to anon, authenticated;

create function private.get_search_entry(source text, row_key text, part integer, language text)
returns private.search_entries
language sql stable security definer set search_path = ''
as $$
  select e from private.search_entries e
  where e.source = get_search_entry.source and e.row_key = get_search_entry.row_key
    and e.part = get_search_entry.part and e.language = get_search_entry.language
    and e.visible_from <= now() and e.visible_until > now()
$$;
grant execute on function private.get_search_entry to anon, authenticated;

-- The public entry of a thing in a language: the one with the longest text.
create function private.get_search_entry_in(language text, subject text) returns private.search_entries
language sql stable security definer set search_path = ''
as $$
  select e from private.search_entries e
  where e.subject = get_search_entry_in.subject and e.language = get_search_entry_in.language
    and e.visible_from <= now() and e.visible_until > now()
  order by length(e.body) desc limit 1
$$;
grant execute on function private.get_search_entry_in to anon, authenticated;

-- Whether the caller may read the row behind an entry: the rules of its table decide.
create function private.may_read(source text, row_key text) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return case source
    when 'site_pages' then true
    when 'site_content' then exists (select from public.site_content r where r.id = row_key::uuid)
    when 'events' then exists (select from public.events r where r.id = row_key::uuid and r.status = 'published')
    when 'latest_updates' then exists (select from public.latest_updates r where r.id = row_key::uuid and r.is_active)
    when 'leadership_messages' then exists (select from public.leadership_messages r where r.id = row_key::uuid)
    when 'teachers' then exists (select from public.public_teachers r where r.id = row_key::uuid)
    when 'sports_programs' then exists (select from public.sports_programs r where r.id = row_key::uuid)
    when 'gallery_events' then exists (select from public.gallery_events r
      where r.id = row_key::uuid and r.published and not r.unlisted)
    when 'youtube_videos' then exists (select from public.youtube_videos r
      where r.id = row_key::uuid and r.is_active and not r.withheld)
    when 'calendar_entries' then exists (select from public.calendar_entries r where r.id = row_key::uuid)
    when 'bus_stops' then exists (select from public.bus_stops r where r.id = row_key::uuid)
    when 'news_stories' then exists (select from public.news_stories r
      where r.id = row_key::uuid and r.status = 'published')
    when 'own_pages' then exists (select from public.own_pages r
      where r.id = row_key::uuid and r.status = 'published')
    when 'documents' then exists (select from public.documents r where r.id = row_key::uuid and r.is_public)
    else false
  end;
end $$;
grant execute on function private.may_read to anon, authenticated;

-- At most `most` results of each kind, best first, in the given language where there is a text in it. `total`
-- is the number of results of the kind, `searched` the words that were searched for, `stems` the beginnings of
-- words to mark. The excerpt shows why a thing was found: it is of the text in the other language if only that has
-- the words.
create function public.search_site(query text, language text default 'en', most integer default 5,
  only_kind text default null)
returns table (kind text, title text, title_language text, excerpt text, excerpt_language text, path text,
  occurs_at timestamptz, campus text, rank real, total integer, searched text, stems text[])
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  wanted_language text := private.known_language(search_site.language);
  wanted integer := least(greatest(coalesce(search_site.most, 5), 1), 100);
  chosen record;
  stems text[];
begin
  if length(search_site.query) > 100 then
    raise exception 'Please search for at most 100 characters.' using errcode = '22023', detail = 'query';
  end if;
  select c.* into chosen from private.choose_question(
    (string_to_array(nullif(private.plain_words(search_site.query), ''), ' '))[1:8]) as c;
  if chosen.question is null then
    return;
  end if;
  stems := private.search_stems(chosen.words);
  return query
    select f.kind, coalesce(own.title, e.title), coalesce(own.language, e.language),
      private.search_passage(case when shown.is_own then own.body else e.body end, stems),
      case when shown.is_own then own.language else e.language end,
      e.path, e.occurs_at, e.campus, f.rank, f.total, chosen.searched, stems
    from private.list_found_entries(chosen.question, wanted_language, wanted, search_site.only_kind) as f
    cross join lateral private.get_search_entry(f.source, f.row_key, f.part, f.entry_language) as e
    left join lateral private.get_search_entry_in(wanted_language, f.subject) as own
      on f.entry_language <> wanted_language or e.body = ''
    cross join lateral (select own.body <> '' and (own.words @@ chosen.question
      or ts_filter(e.words, '{a,b}') @@ chosen.question) as is_own) as shown
    where private.may_read(f.source, f.row_key)
    order by f.kind, f.rank desc, e.occurs_at desc nulls last, f.subject;
end $$;
grant execute on function public.search_site to anon, authenticated;
