-- The heads of the fees become a list of the office. What the school called the three of each level, and the fees that
-- it asked besides, stood as texts in the page of admissions.

alter table public.choices drop constraint choices_list_check;
alter table public.choices add constraint choices_list_check
  check (list in ('album_categories', 'contact_topics', 'event_categories', 'fee_heads', 'houses',
    'sections', 'streams', 'subjects', 'video_categories'));
-- As long as the names of fees were.
alter table public.choices drop constraint choices_name_check;
alter table public.choices add constraint choices_name_check check (length(btrim(name)) between 1 and 120);

alter table private.choice_columns add column path text not null default '';
alter table private.choice_columns drop constraint choice_columns_pkey;
alter table private.choice_columns add primary key (table_name, column_name, path);
insert into private.choice_columns (table_name, column_name, list, is_free, path) values
  ('site_content', 'content', 'fee_heads', true, '$.fees.campuses.*.*.keyvalue().key'),
  ('site_content', 'content', 'fee_heads', false, '$.fees.further[*].head');

create or replace function private.is_kept_choice(list text, key text) returns boolean
language sql immutable set search_path = ''
as $$
  select case list
    when 'fee_heads' then key in ('admission', 'annual', 'tuition')
    else not private.is_list_of_words(list)
      and (key = 'general' or list = 'contact_topics' and key in ('admissions', 'alumni')) end
$$;

create or replace function private.count_choice_uses(list text, key text) returns table (table_name text, uses bigint)
language plpgsql stable security definer set search_path = ''
as $$
declare
  held private.choice_columns;
begin
  for held in
    select * from private.choice_columns c where c.list = count_choice_uses.list order by c.table_name, c.column_name
  loop
    return query execute format(
      case when held.path <> '' then 'select %1$L::text, coalesce(max(places), 0) from public.%1$I, lateral (
          select count(*) as places from jsonb_path_query(%2$I, $2::jsonpath, ''{}'', true) as one (key)
          where one.key = to_jsonb($1)) as held'
        when held.holds_many then 'select %1$L::text, count(*) from public.%1$I where $1 = any (%2$I)'
        else 'select %1$L::text, count(*) from public.%1$I where %2$I = $1' end,
      held.table_name, held.column_name) using count_choice_uses.key, held.path;
  end loop;
end $$;

create or replace function public.list_choice_uses(wanted uuid) returns table (table_name text, uses integer)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_may('choices');
  return query
    select u.table_name, sum(u.uses)::integer
    from public.choices c, lateral private.count_choice_uses(c.list, c.key) as u
    where c.id = wanted and u.uses > 0
    group by u.table_name;
end $$;

create or replace function private.new_choice_key(list text, name text) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  plain text := rtrim(left(btrim(new_choice_key.name), 76));
  hyphen text := ' ';
begin
  if not private.is_list_of_words(new_choice_key.list) then
    hyphen := '-';
    plain := btrim(regexp_replace(lower(plain), '[^a-z0-9]+', '-', 'g'), '-');
    plain := rtrim(left(case when plain ~ '^[a-z]' then plain else rtrim('entry-' || plain, '-') end, 36), '-');
  end if;
  return (
    select wanted.key from (
      select plain as key, 1 as number
      union all
      select plain || hyphen || number, number from generate_series(2, 99) as number) as wanted
    where not exists (select from public.choices c where c.list = new_choice_key.list and c.key = wanted.key)
      and not exists (select from public.audit_log l
        where l.table_name = 'choices' and l.action = 'delete'
          and l.before ->> 'list' = new_choice_key.list and l.before ->> 'key' = wanted.key)
    order by wanted.number limit 1);
end $$;

create or replace function private.keep_choice() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.key := coalesce(new.key, private.new_choice_key(new.list, new.name));
    return new;
  end if;
  if tg_op = 'UPDATE' and (new.list, new.key) <> (old.list, old.key) then
    raise exception 'The list and the key of an entry never change.' using errcode = '22023', detail = 'list';
  end if;
  -- A school that does not ask a fee archives it.
  if private.is_kept_choice(old.list, old.key)
    and (tg_op = 'DELETE' or new.status <> 'open' and old.list <> 'fee_heads') then
    raise exception 'The site itself needs this entry: it can be renamed, and stays.'
      using errcode = 'PT409', detail = 'choice_kept';
  end if;
  if tg_op = 'DELETE' and exists (select from private.count_choice_uses(old.list, old.key) as u where u.uses > 0) then
    raise exception 'Something holds this entry. Archive it instead.' using errcode = '23503', detail = 'choice_in_use';
  end if;
  return coalesce(new, old);
end $$;

create function private.names_of_fee_heads(content jsonb, language text) returns text
language sql stable security definer set search_path = ''
as $$
  select string_agg(distinct private.name_of_choice('fee_heads', head.key #>> '{}', language), E'\n')
  from jsonb_path_query(content, '$.fees.further[*].head', '{}', true) as head (key)
$$;

create function private.index_named_fee_head() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.search_entries e using public.site_content c
  where e.source = 'site_content' and e.row_key = c.id::text and private.untranslated_key(c.key) = 'admissions';
  perform private.add_search_entries('site_content', private.without_markup(to_jsonb(c)))
  from public.site_content c where private.untranslated_key(c.key) = 'admissions';
  return null;
end $$;

create trigger index_fees after update of name, translations on public.choices for each row
  when (new.list = 'fee_heads' and (new.name, new.translations) is distinct from (old.name, old.translations))
  execute function private.index_named_fee_head();

create function private.keys_held(held private.choice_columns, r jsonb) returns setof text
language sql immutable set search_path = ''
as $$
  select private.keys_in(case when held.path = '' then r -> held.column_name
    else jsonb_path_query_array(r -> held.column_name, held.path::jsonpath, '{}', true) end)
$$;

create or replace function private.require_choices() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  held private.choice_columns;
  word text;
  may_add boolean;
begin
  if current_setting('private.restores', true) = 'yes' then
    return new;
  end if;
  for held in select * from private.choice_columns c where c.table_name = tg_table_name and not c.is_free loop
    for word in
      select one.key from private.keys_held(held, to_jsonb(new)) as one (key)
      where one.key is distinct from held.besides
        and not exists (select from public.choices c where c.list = held.list and c.key = one.key)
      except
      select one.key from private.keys_held(held, case when tg_op = 'UPDATE' then to_jsonb(old) end) as one (key)
    loop
      may_add := coalesce(may_add, private.may('choices')
        or coalesce(current_setting('role', true), '') not in ('anon', 'authenticated'));
      if may_add and private.is_list_of_words(held.list) and word = btrim(word) and length(word) between 1 and 80 then
        insert into public.choices (list, key, name, position)
        values (held.list, word, word,
          (select coalesce(max(c.position), 0) + 1 from public.choices c where c.list = held.list))
        on conflict do nothing;
      end if;
      if not exists (select from public.choices c where c.list = held.list and c.key = word) then
        raise exception 'Please choose one of the list.' using errcode = '22023', detail = held.column_name;
      end if;
    end loop;
  end loop;
  return new;
end $$;

create trigger require_choices before insert or update of content on public.site_content
  for each row execute function private.require_choices();

create or replace function private.list_search_entries(source text, r jsonb, language text)
returns table (part integer, subject text, kind text, title text, more text, body text, path text,
  occurs_at timestamptz, campus text, visible_from timestamptz, visible_until timestamptz)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  said jsonb := case when list_search_entries.language = 'en' then r
    else r -> 'translations' -> list_search_entries.language end;
  own_subject text := list_search_entries.source || '/' || (r ->> 'id');
  row_campus text := r ->> 'campus';
begin
  case list_search_entries.source
  when 'site_pages' then
    return query select 0, 'pages' || (r ->> 'id'), 'page', r -> 'titles' ->> list_search_entries.language,
      r -> 'also' ->> list_search_entries.language, '', r ->> 'id', null::timestamptz,
      r ->> 'campus', null::timestamptz, null::timestamptz;
  when 'site_content' then
    if private.content_language(r ->> 'key') = list_search_entries.language and r ->> 'published_at' is not null then
      return query select 0, 'pages' || p.id, 'page',
        p.titles ->> list_search_entries.language, '',
        concat_ws(E'\n', private.texts_of(r -> 'content'),
          private.names_of_fee_heads(r -> 'content', list_search_entries.language)), p.id, null::timestamptz, p.campus,
        (r ->> 'published_at')::timestamptz, null::timestamptz
      from private.site_pages p where p.content_key = private.untranslated_key(r ->> 'key');
    end if;
    if private.untranslated_key(r ->> 'key') = 'disclosure' and r ->> 'published_at' is not null then
      return query select d.number, 'documents/' || d.campus || '/' || d.id, 'document', d.title,
        d.paper ->> 'number', '', '/disclosure?campus=' || d.campus || '#' || d.section,
        private.instant_of_day(d.paper ->> 'issuedOn'), d.campus,
        (r ->> 'published_at')::timestamptz, null::timestamptz
      from private.list_disclosed_documents(r, list_search_entries.language) as d;
    end if;
  when 'events' then
    if r ->> 'status' = 'published' then
      return query select 0, own_subject, 'event', said ->> 'title', r ->> 'venue',
        concat_ws(E'\n', said ->> 'summary', said ->> 'body'), '/invites/' || (r ->> 'slug'),
        (r ->> 'starts_at')::timestamptz, row_campus, (r ->> 'publish_at')::timestamptz, null::timestamptz;
    end if;
  when 'latest_updates' then
    if (r ->> 'is_active')::boolean then
      return query select 0, own_subject, 'update', btrim(split_part(said ->> 'content', '•', 1)), '',
        concat_ws(E'\n', btrim(substr(said ->> 'content', length(split_part(said ->> 'content', '•', 1)) + 2)),
          nullif(said ->> 'concerns', ''), nullif(said ->> 'body', '')),
        case when (r ->> 'has_page')::boolean then '/notices/' else '/notices#notice-' end || (r ->> 'id'), (r ->> 'created_at')::timestamptz, row_campus,
        (r ->> 'starts_at')::timestamptz, (r ->> 'expires_at')::timestamptz;
    end if;
  when 'news_stories' then
    if r ->> 'status' = 'published' then
      return query select 0, own_subject, 'story', said ->> 'title', '',
        concat_ws(E'\n', said ->> 'lead', said ->> 'body', coalesce(nullif(said ->> 'author', ''), r ->> 'author')),
        '/news/' || (r ->> 'slug'), (r ->> 'publish_at')::timestamptz, row_campus,
        (r ->> 'publish_at')::timestamptz, null::timestamptz;
    end if;
  when 'own_pages' then
    if r ->> 'status' = 'published' then
      return query select 0, own_subject, 'page', said ->> 'title', '',
        concat_ws(E'\n', said ->> 'lead', private.texts_of_blocks(r -> 'blocks', list_search_entries.language)),
        '/' || (r ->> 'path'), null::timestamptz, row_campus, (r ->> 'publish_at')::timestamptz, null::timestamptz;
    end if;
  when 'documents' then
    if (r ->> 'is_public')::boolean then
      return query select 0, own_subject, 'document', said ->> 'title', '',
        case when r ->> 'language' in (list_search_entries.language, 'both')
          or list_search_entries.language = 'en' then
          (select f.words from public.document_files f where f.id = (r ->> 'file_id')::uuid) else '' end,
        '/documents/' || (r ->> 'slug'), null::timestamptz, row_campus, null::timestamptz,
        ((r ->> 'expires_on')::date + 1)::timestamp at time zone 'Asia/Kolkata';
    end if;
  when 'leadership_messages' then
    if r -> 'display_locations' ?| array['all', 'messages'] then
      return query select 0, own_subject, 'person', said ->> 'name', said ->> 'title',
        concat_ws(E'\n', said ->> 'title', said ->> 'excerpt', said ->> 'full_message'),
        '/about/messages#' || (r ->> 'id'), null::timestamptz, row_campus, null::timestamptz, null::timestamptz;
    end if;
  when 'teachers' then
    if (r ->> 'is_public')::boolean then
      return query select 0, own_subject, 'person', said ->> 'name', said ->> 'designation',
        concat_ws(E'\n',
          concat_ws(', ', said ->> 'designation', said ->> 'department', said ->> 'qualification'),
          (select string_agg(private.name_of_choice('subjects', subject, list_search_entries.language), ', ')
            from jsonb_array_elements_text(r -> 'subjects') as subject),
          said ->> 'bio'),
        '/faculty?search=' || private.query_value(said ->> 'name'), null::timestamptz, row_campus,
        null::timestamptz, null::timestamptz;
    end if;
  when 'sports_programs' then
    return query select 0, own_subject, 'sport', said ->> 'name', '',
      concat_ws(E'\n', said ->> 'summary', said ->> 'description', said ->> 'coach', said ->> 'achievements'),
      '/co-curricular/sports-athletics/' || (r ->> 'id'), null::timestamptz, row_campus,
      null::timestamptz, null::timestamptz;
  when 'gallery_events' then
    if (r ->> 'published')::boolean and not (r ->> 'unlisted')::boolean then
      return query select 0, own_subject, 'album', said ->> 'title', '', said ->> 'summary',
        '/gallery/event/' || (r ->> 'id'), (r ->> 'held_on')::date::timestamp at time zone 'Asia/Kolkata',
        row_campus, null::timestamptz, null::timestamptz;
    end if;
  when 'youtube_videos' then
    if (r ->> 'is_active')::boolean and not (r ->> 'withheld')::boolean then
      return query select 0, own_subject, 'video', said ->> 'title', '', said ->> 'description',
        '/video-gallery?category=' || (r ->> 'category'), null::timestamptz, row_campus,
        null::timestamptz, null::timestamptz;
    end if;
  when 'calendar_entries' then
    return query select 0, own_subject, 'calendar', said ->> 'title', r ->> 'kind',
      concat_ws(E'\n', said ->> 'venue', said ->> 'description'),
      '/calendar?month=' || left(r ->> 'starts_on', 7),
      (r ->> 'starts_on')::date::timestamp at time zone 'Asia/Kolkata', row_campus,
      null::timestamptz, null::timestamptz;
  when 'bus_stops' then
    return query select 0, own_subject, 'stop', said ->> 'name',
      (select concat(n.names ->> list_search_entries.language, ' ') from private.search_names n where n.id = 'stop')
        || coalesce((select string_agg(village, ' ') from jsonb_array_elements_text(said -> 'villages') as village), ''),
      concat_ws(E'\n', concat_ws(' · ', nullif(said ->> 'landmark', ''), r ->> 'morning_at', r ->> 'afternoon_at'),
        (select string_agg(village, ', ') from jsonb_array_elements_text(said -> 'villages') as village)),
      '/transport?village=' || private.query_value(said ->> 'name') || '#answer', null::timestamptz, null::text,
      null::timestamptz, null::timestamptz;
  end case;
end $$;

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

-- ---------------------------------------------------------------------------------------------------------
-- What schools have written. Nothing is changed that anybody is to be told of.

alter table public.choices disable trigger user;
alter table public.site_content disable trigger user;
alter table public.site_content_drafts disable trigger user;

insert into public.choices (id, list, key, name, position, translations)
select ('c4000000-0000-4000-8000-' || lpad(f.number::text, 12, '0'))::uuid, 'fee_heads', f.key, f.name, f.number - 29,
  jsonb_build_object('hi', jsonb_build_object('name', f.hindi))
from (values
  (30, 'admission', 'Admission', 'प्रवेश'),
  (31, 'annual', 'Annual charges', 'वार्षिक शुल्क'),
  (32, 'tuition', 'Tuition', 'शिक्षण')
) as f (number, key, name, hindi);

-- What the three were called: in other languages the English, where it was not translated.
create function private.take_own_name(head text) returns void
language plpgsql set search_path = ''
as $$
declare
  path text[] := array['fees', 'names', head];
  english text := (select btrim(c.content #>> path) from public.site_content c where c.key = 'admissions');
  own text := nullif(left(english, 120), '');
  said jsonb := (
    select coalesce(jsonb_object_agg(private.content_language(c.key), jsonb_build_object('name', btrim(c.content #>> path))), '{}')
    from public.site_content c
    where private.untranslated_key(c.key) = 'admissions' and c.key <> 'admissions'
      and btrim(c.content #>> path) <> coalesce(english, ''));
begin
  if own is null and said = '{}' then
    return;
  end if;
  for number in 2..9 loop
    exit when not exists (select from public.choices c where c.list = 'fee_heads' and c.name = own and c.key <> head);
    own := left(english, 110) || ' ' || number;
  end loop;
  update public.choices c
  set name = coalesce(own, c.name), translations = case when own is null then c.translations || said else said end
  where c.list = 'fee_heads' and c.key = head;
end $$;
select private.take_own_name(head) from unnest(array['admission', 'annual', 'tuition']) as head;
drop function private.take_own_name;

-- Which head each name became; the same name is the same head.
create table private.fee_words (word text primary key, key text not null);
insert into private.fee_words
select distinct on (word) word, key from (
  select 1 as turn, c.position, c.name as word, c.key from public.choices c where c.list = 'fee_heads'
  union all
  select 2, c.position, t.value ->> 'name', c.key from public.choices c, jsonb_each(c.translations) t where c.list = 'fee_heads'
) as named
order by word, turn, position;

-- The head of an entry: by the word that stands in its place in English, or else by its own; a new one where
-- neither is known.
create function private.fee_head_of(own text, english text, language text) returns text
language plpgsql set search_path = ''
as $$
declare
  word text := btrim(own);
  found text := coalesce((select w.key from private.fee_words w where w.word = btrim(english)),
    (select w.key from private.fee_words w where w.word = btrim(own)));
begin
  if found is null then
    found := private.new_choice_key('fee_heads', left(coalesce(nullif(btrim(english), ''), word), 120));
    insert into public.choices (list, key, name, position)
    select 'fee_heads', found, left(coalesce(nullif(btrim(english), ''), word), 120), max(c.position) + 1
    from public.choices c where c.list = 'fee_heads';
    insert into private.fee_words values (coalesce(nullif(btrim(english), ''), word), found) on conflict do nothing;
  end if;
  insert into private.fee_words values (word, found) on conflict do nothing;
  if language <> 'en' and word <> btrim(english) then
    update public.choices c
    set translations = c.translations || jsonb_build_object(language, jsonb_build_object('name', left(word, 120)))
    where c.list = 'fee_heads' and c.key = found and not c.translations ? language
      and c.key not in ('admission', 'annual', 'tuition');
  end if;
  return found;
end $$;

-- A page with heads for names; `english` is the same page in English, null for itself.
create function private.with_fee_heads(content jsonb, english jsonb, language text) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  held jsonb := content #> '{fees,further}';
  entry jsonb;
  taken jsonb := '[]';
begin
  if held is null or jsonb_typeof(held) <> 'array' then
    return content #- '{fees,names}';
  end if;
  for place in 0..jsonb_array_length(held) - 1 loop
    entry := held -> place;
    if btrim(entry ->> 'name') <> '' then
      entry := (entry - 'name') || jsonb_build_object('head', private.fee_head_of(entry ->> 'name',
        english #>> array['fees', 'further', place::text, 'name'], with_fee_heads.language));
    end if;
    taken := taken || jsonb_build_array(entry);
  end loop;
  return jsonb_set(content, '{fees,further}', taken) #- '{fees,names}';
end $$;

-- The same of a row as the history keeps it.
create function private.row_with_fee_heads(r jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
begin
  if jsonb_typeof(r -> 'content') = 'object' then
    r := jsonb_set(r, '{content}', private.with_fee_heads(r -> 'content', nullif(r -> 'source', 'null'),
      private.content_language(r ->> 'key')));
  end if;
  if jsonb_typeof(r -> 'source') = 'object' then
    r := jsonb_set(r, '{source}', private.with_fee_heads(r -> 'source', null, 'en'));
  end if;
  return r;
end $$;

-- The pages of now come first, so that the heads stand in their order and have their translations.
do $$
declare
  english jsonb := (select c.content from public.site_content c where c.key = 'admissions');
  page record;
begin
  for page in
    select c.id, c.key, private.content_language(c.key) as language, c.content, c.source from public.site_content c
    where private.untranslated_key(c.key) = 'admissions' and (c.content -> 'fees') ?| array['names', 'further']
    order by c.key <> 'admissions', c.key
  loop
    update public.site_content c
    set content = private.with_fee_heads(page.content,
        case when page.language <> 'en' then coalesce(english, page.source) end, page.language),
      source = private.with_fee_heads(page.source, english, 'en')
    where c.id = page.id;
  end loop;
  for page in
    select d.id, d.key, private.content_language(d.key) as language, d.content from public.site_content_drafts d
    where private.untranslated_key(d.key) = 'admissions' and (d.content -> 'fees') ?| array['names', 'further']
    order by private.content_language(d.key) <> 'en', d.key
  loop
    update public.site_content_drafts d
    set content = private.with_fee_heads(page.content, case when page.language <> 'en' then english end, page.language)
    where d.id = page.id;
  end loop;
  -- Undo, the trash and earlier versions write these rows back.
  for page in
    select l.id, l.before, l.after from public.audit_log l
    where l.table_name in ('site_content', 'site_content_drafts')
      and private.untranslated_key(coalesce(l.after, l.before) ->> 'key') = 'admissions'
      and concat(l.before -> 'content' -> 'fees', l.after -> 'content' -> 'fees') ~ '"(names|further)": '
    order by private.content_language(coalesce(l.after, l.before) ->> 'key') <> 'en', l.written_at desc
  loop
    update public.audit_log l
    set before = private.row_with_fee_heads(page.before), after = private.row_with_fee_heads(page.after)
    where l.id = page.id;
  end loop;
end $$;
-- They hold for an hour, and would show the fees as they were.
delete from public.previews p where p.table_name = 'site_content' and p.rows::text like '%"further": %';

drop function private.row_with_fee_heads;
drop function private.with_fee_heads;
drop function private.fee_head_of;
drop table private.fee_words;

alter table public.choices enable trigger user;
alter table public.site_content enable trigger user;
alter table public.site_content_drafts enable trigger user;

-- The search finds the page by the names all the same.
delete from private.search_entries e using public.site_content c
where e.source = 'site_content' and e.row_key = c.id::text and private.untranslated_key(c.key) = 'admissions';
select private.add_search_entries('site_content', private.without_markup(to_jsonb(c)))
from public.site_content c where private.untranslated_key(c.key) = 'admissions';
