-- An excerpt shows why a thing was found: it is of the text in the other language if only that has the words.
create or replace function public.search_site(query text, language text default 'en', most integer default 5,
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
