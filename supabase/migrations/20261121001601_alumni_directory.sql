-- The questions of the directory. They choose their way themselves: a page is read in the order of the
-- list from the index of the rarest thing asked for, whatever the planner believes of a table that
-- nobody has analysed. What is no way ("is not distinct from") cannot be taken for one.

drop function public.search_alumni_directory(text);
drop trigger index_profile on public.alumni_profiles;
drop function private.index_alumni_profile();
drop function private.field_visibility(jsonb, text);
alter table public.alumni_profiles drop column search_alumni, drop column search_batch;
-- The listing has these now, and a planner without statistics would take one of them for the way to a
-- few profiles by their ids.
drop index public.alumni_profiles_batch_idx, public.alumni_profiles_campus_idx, public.alumni_profiles_mentor_idx,
  public.alumni_profiles_status_name_idx;
create index alumni_profiles_unverified_idx on public.alumni_profiles (status, created_at, id)
  where status <> 'verified';
alter table public.alumni_profiles add column accepts_messages boolean not null default true;

create or replace view public.alumni_directory with (security_barrier = true, security_invoker = false) as
with viewer as materialized (
  select private.own_batch_year() as batch, public.is_verified_alumnus() or public.is_admin() as may_look
)
select
  p.id, p.full_name, p.batch_year, p.campus, p.house, p.stream, p.is_mentor, p.mentor_topics,
  case when private.is_shown(p.visibility ->> 'profession', 'alumni', p.batch_year = viewer.batch) then p.profession end as profession,
  case when private.is_shown(p.visibility ->> 'organisation', 'alumni', p.batch_year = viewer.batch) then p.organisation end as organisation,
  case when private.is_shown(p.visibility ->> 'industry', 'alumni', p.batch_year = viewer.batch) then p.industry end as industry,
  case when private.is_shown(p.visibility ->> 'city', 'alumni', p.batch_year = viewer.batch) then p.city end as city,
  case when private.is_shown(p.visibility ->> 'country', 'alumni', p.batch_year = viewer.batch) then p.country end as country,
  case when private.is_shown(p.visibility ->> 'bio', 'alumni', p.batch_year = viewer.batch) then p.bio end as bio,
  case when private.is_shown(p.visibility ->> 'avatar', 'alumni', p.batch_year = viewer.batch) then p.avatar end as avatar,
  case when private.is_shown(p.visibility ->> 'contact_email', 'nobody', p.batch_year = viewer.batch) then p.contact_email end as contact_email,
  case when private.is_shown(p.visibility ->> 'phone', 'nobody', p.batch_year = viewer.batch) then p.phone end as phone,
  case when private.is_shown(p.visibility ->> 'links', 'alumni', p.batch_year = viewer.batch) then p.links end as links,
  p.created_at, p.updated_at, p.accepts_messages
from public.alumni_profiles p, viewer
where p.status = 'verified' and viewer.may_look;

-- For each typed word the words of the directory it may mean: itself, else those it begins, else those
-- that sound nearest. [["sharma"], ["pune"]]; a word that means nothing is an empty list.
create function private.directory_words(typed text, mates integer) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  word text;
  meant jsonb;
  answer jsonb := '[]';
begin
  perform set_config('pg_trgm.word_similarity_threshold', '0.4', true);
  for word in
    select left(one.word, 40) from string_to_table(private.plain_words(left(coalesce(typed, ''), 100)), ' ') as one (word)
    where one.word <> '' limit 5
  loop
    select jsonb_build_array(word) into meant where exists (
      select from private.alumni_counts c
      where c.scope in (0, mates) and c.field = 'word' and c.value = word and c.people > 0);
    if meant is null then
      select jsonb_agg(distinct near.value) into meant from (
        select c.value from private.alumni_counts c
        where c.scope in (0, mates) and c.field = 'word' and c.people > 0
          and c.value >= word and c.value < word || chr(65535)
        order by c.value limit 8
      ) as near;
    end if;
    if meant is null and length(private.name_sound(word)) > 2 then
      select jsonb_agg(distinct near.value) into meant from (
        select c.value from private.alumni_counts c
        where c.field = 'word' and private.name_sound(word) operator(extensions.<%) c.sound
          -- No way to them (+ 0): the way is the sound.
          and c.scope + 0 in (0, mates) and c.people > 0
        order by extensions.word_similarity(private.name_sound(word), c.sound)
          + extensions.similarity(private.name_sound(word), c.sound) desc, c.value
        limit 4
      ) as near;
    end if;
    answer := answer || jsonb_build_array(coalesce(meant, '[]'));
  end loop;
  -- Marks alone are no word, and find nobody.
  return case when answer = '[]' and btrim(typed) <> '' then '[[]]' else answer end;
end $$;

-- What was asked for, by field, in the form of the listing: {"batch": "2014", "city": "new delhi"}.
create function private.directory_facets(batch integer, campus text, house text, city text, country text,
  industry text, mentors boolean) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_strip_nulls(jsonb_build_object('batch', batch::text, 'campus', nullif(campus, ''),
    'house', private.facet_key(house), 'city', private.facet_key(city), 'country', private.facet_key(country),
    'industry', private.facet_key(industry), 'mentor', case when mentors then 'yes' end))
$$;

-- At most `most` people who fit all facets and one meaning of every word, in the order of the list,
-- as somebody of the batch `mates` (-1 for none) sees them.
create function private.find_listed(facets jsonb, words jsonb, mates integer, after_key text,
  after_person uuid, most integer)
returns setof private.alumni_listing
language plpgsql stable security definer set search_path = ''
  set enable_sort = off set enable_bitmapscan = off set enable_seqscan = off
  set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  rarest text;
  way text;
  conditions text := '';
  in_scope integer;
  parts text[] := '{}';
  one record;
begin
  -- A word without a meaning finds nobody.
  if exists (select from jsonb_array_elements(words) as w (meant) where w.meant = '[]') then
    return;
  end if;
  select asked.name into rarest from (
    select f.key as name, (select coalesce(sum(c.people), 0) from private.alumni_counts c
      where c.scope in (0, mates) and c.field = f.key and c.value = f.value) as people
    from jsonb_each_text(facets) as f
    -- Mentors have an index of their own by each of the other facets.
    where f.key <> 'mentor' or facets - 'mentor' = '{}'
    union all
    select w.place::text, (select coalesce(sum(c.people), 0) from private.alumni_counts c
      where c.scope in (0, mates) and c.field = 'word' and c.value in (select jsonb_array_elements_text(w.meant)))
    from jsonb_array_elements(words) with ordinality as w (meant, place)
  ) as asked order by asked.people, asked.name limit 1;

  for one in select f.key, f.value from jsonb_each_text(facets) as f loop
    conditions := conditions || case
      when one.key = 'mentor' then ' and l.mentor'
      when one.key = 'batch' then format(case when one.key = rarest then ' and l.batch = %L::integer'
        else ' and l.batch is not distinct from %L::integer' end, one.value)
      else format(case when one.key = rarest then ' and l.%I = %L' else ' and l.%I is not distinct from %L' end,
        one.key, one.value) end;
  end loop;
  for one in
    select w.place::text as key, array(select jsonb_array_elements_text(w.meant)) as meant
    from jsonb_array_elements(words) with ordinality as w (meant, place)
  loop
    if one.key = rarest then
      way := format('(select l.* from unnest(%L::text[]) as wanted (word) cross join lateral (
        select l.* from private.alumni_listing_words w join private.alumni_listing l
          on l.person = w.person and l.scope = w.scope
        where w.word = wanted.word and w.scope = %%1$s%%2$s order by w.sort_key, w.person limit %%3$s) as l)',
        one.meant);
    else
      conditions := conditions || format(' and l.words && %L::text[]', one.meant);
    end if;
  end loop;

  foreach in_scope in array case when mates > 0 then array[0, mates] else array[0] end loop
    parts := parts || format(
      coalesce(way, '(select l.* from private.alumni_listing l where l.scope = %1$s%2$s
        order by l.sort_key, l.person limit %3$s)'),
      in_scope,
      case when in_scope = 0 then format(' and l.replaced_for <> %s', mates) else '' end || conditions
        || case when after_key is null then ''
           else format(' and (%1$s.sort_key, %1$s.person) > (%2$L, %3$L)',
             case when way is null then 'l' else 'w' end, after_key, after_person) end,
      most);
  end loop;
  return query execute format('select distinct on (l.sort_key, l.person) l.* from (%s) as l
    order by l.sort_key, l.person limit %s', array_to_string(parts, ' union all '), most);
end $$;

-- One page of the directory, for verified alumni and admins; nobody for anybody else. Filters take a
-- value however it is spelled; `after_person` is the last one of the page before.
create function public.list_directory(search_text text default null, batch integer default null,
  campus text default null, house text default null, city text default null, country text default null,
  industry text default null, mentors boolean default false, after_person uuid default null,
  most integer default 24)
returns setof public.alumni_directory
language plpgsql stable security definer set search_path = ''
  -- By the ids of its people: without statistics the planner takes the whole table for as good a way.
  set enable_seqscan = off set enable_bitmapscan = off
as $$
declare
  mates integer := coalesce(private.own_batch_year(), -1);
  after_key text;
  ids uuid[];
begin
  if not (public.is_verified_alumnus() or public.is_admin()) then
    return;
  end if;
  select l.sort_key into after_key from private.alumni_listing l
  where l.person = list_directory.after_person and l.scope = 0;
  ids := array(
    select l.person from private.find_listed(
      private.directory_facets(list_directory.batch, list_directory.campus, list_directory.house,
        list_directory.city, list_directory.country, list_directory.industry, list_directory.mentors),
      private.directory_words(list_directory.search_text, mates), mates, after_key,
      list_directory.after_person, least(greatest(list_directory.most, 1), 100)) as l);
  return query select d.* from public.alumni_directory d where d.id = any(ids)
    order by array_position(ids, d.id);
end $$;

-- What the directory can be narrowed by, with how many people each choice leaves: exact up to 1,000
-- people; past that the choices come without a number, and the row "all" too. A choice that is made
-- counts its alternatives as if it were not made.
create function public.count_directory_facets(search_text text default null, batch integer default null,
  campus text default null, house text default null, city text default null, country text default null,
  industry text default null, mentors boolean default false)
returns table (field text, value text, label text, people integer)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  most constant integer := 1000;
  mates integer := coalesce(private.own_batch_year(), -1);
  facets jsonb := private.directory_facets(count_directory_facets.batch, count_directory_facets.campus,
    count_directory_facets.house, count_directory_facets.city, count_directory_facets.country,
    count_directory_facets.industry, count_directory_facets.mentors);
  words jsonb := private.directory_words(count_directory_facets.search_text, mates);
  counted jsonb := '[]';
  uncounted text[] := '{}';
  left_out text;
  matching private.alumni_listing[];
begin
  if not (public.is_verified_alumnus() or public.is_admin()) then
    return;
  end if;
  if facets = '{}' and words = '[]' then
    return query
      select c.field, c.value, min(c.label), sum(c.people)::integer
      from private.alumni_counts c
      where c.scope in (0, mates)
        and c.field in ('all', 'batch', 'campus', 'house', 'city', 'country', 'industry', 'mentor')
      group by c.field, c.value having sum(c.people) > 0;
    return;
  end if;
  for left_out in select '' union all select jsonb_object_keys(facets) loop
    matching := array(select l from private.find_listed(facets - left_out, words, mates, null, null, most + 1) as l);
    if cardinality(matching) > most then
      uncounted := uncounted || left_out;
    else
      counted := counted || coalesce((
        select jsonb_agg(jsonb_build_object('field', s.field, 'value', s.value, 'people', s.people)) from (
          select f.field, f.value, count(*) as people
          from unnest(matching) as l cross join lateral (values
            ('all', ''), ('batch', l.batch::text), ('campus', l.campus), ('house', l.house), ('city', l.city),
            ('country', l.country), ('industry', l.industry), ('mentor', case when l.mentor then 'yes' end)
          ) as f (field, value)
          where f.value is not null
            and case when left_out = '' then not facets ? f.field else f.field = left_out end
          group by 1, 2
        ) as s), '[]');
    end if;
  end loop;
  return query
    select s.field, s.value,
      coalesce((select min(c.label) from private.alumni_counts c
        where c.scope in (0, mates) and c.field = s.field and c.value = s.value), s.value), s.people
    from jsonb_to_recordset(counted) as s (field text, value text, people integer)
    union all
    select c.field, c.value, min(c.label), null::integer
    from private.alumni_counts c
    where c.scope in (0, mates)
      and c.field in ('all', 'batch', 'campus', 'house', 'city', 'country', 'industry', 'mentor')
      and case when facets ? c.field then c.field = any(uncounted) else '' = any(uncounted) end
    group by c.field, c.value having sum(c.people) > 0;
end $$;

revoke execute on function private.directory_words(text, integer) from public, anon, authenticated;
revoke execute on function private.find_listed(jsonb, jsonb, integer, text, uuid, integer) from public, anon, authenticated;
