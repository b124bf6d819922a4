-- The directory of alumni: a view of what each reader may see, and a listing that is searched.

create function private.own_batch_year() returns integer
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select p.batch_year from public.alumni_profiles p where p.id = private.own_id() and p.status = 'verified');
end $$;
grant execute on function private.own_batch_year to anon, authenticated;

-- Owner's rights on purpose: only the owner of a profile and administrators read the table, so the view itself
-- decides who looks (verified alumni, administrators) and what they see of each row.
create view private.alumni_directory with (security_barrier = true, security_invoker = false) as
with viewer as materialized (
  select private.own_batch_year() as batch, public.is_verified_alumnus() or public.is_admin() as may_look
)
select
  p.id, p.full_name, p.batch_year, p.campus, p.house, p.stream, p.is_mentor, p.mentor_topics,
  case when coalesce(p.visibility ->> 'profession', 'alumni') = any (may.see) then p.profession end as profession,
  case when coalesce(p.visibility ->> 'organisation', 'alumni') = any (may.see) then p.organisation end as organisation,
  case when coalesce(p.visibility ->> 'industry', 'alumni') = any (may.see) then p.industry end as industry,
  case when coalesce(p.visibility ->> 'city', 'alumni') = any (may.see) then p.city end as city,
  case when coalesce(p.visibility ->> 'country', 'alumni') = any (may.see) then p.country end as country,
  case when coalesce(p.visibility ->> 'bio', 'alumni') = any (may.see) then p.bio end as bio,
  case when coalesce(p.visibility ->> 'avatar', 'alumni') = any (may.see) then p.avatar end as avatar,
  case when p.visibility ->> 'contact_email' = any (may.see) then p.contact_email end as contact_email,
  case when p.visibility ->> 'phone' = any (may.see) then p.phone end as phone,
  case when coalesce(p.visibility ->> 'links', 'alumni') = any (may.see) then p.links end as links,
  p.created_at, p.updated_at, p.accepts_messages
from public.alumni_profiles p, viewer,
  lateral (
    select case when p.batch_year = viewer.batch then array['alumni', 'batch'] else array['alumni'] end
  ) as may (see)
where p.status = 'verified' and viewer.may_look;
grant select on private.alumni_directory to anon, authenticated, service_role;
create trigger read_only instead of insert or update or delete on private.alumni_directory
  for each row execute function private.refuse_view_write();

create view public.alumni_directory with (security_invoker = true) as select * from private.alumni_directory;
revoke all on public.alumni_directory from anon, authenticated;
grant select on public.alumni_directory to anon, authenticated, service_role;
create trigger read_only instead of insert or update or delete on public.alumni_directory
  for each row execute function private.refuse_view_write();

-- ---------------------------------------------------------------------------------------------------------
-- The listing: each verified profile as others see it, kept apart, so that no filter, sort, count or word reaches
-- a hidden field. Scope 0 is what all verified alumni see. People who show more to their batch have a second row
-- with the batch year as its scope, which replaces the first one for batch mates. See docs/decisions/alumni.md.

-- One index for each filter, in the order of the list: a page is read from one place.
create table private.alumni_listing (
  scope integer not null,
  person uuid not null,
  sort_key text collate "C" not null,
  batch integer,
  campus text collate "C",
  house text collate "C",
  city text collate "C",
  country text collate "C",
  industry text collate "C",
  mentor boolean not null,
  words text[] not null,
  -- The scope whose row replaces this one; 0 for none.
  replaced_for integer not null,
  primary key (person, scope)
);
create index alumni_listing_name_idx on private.alumni_listing (scope, sort_key, person);
create index alumni_listing_batch_idx on private.alumni_listing (scope, batch, sort_key, person);
create index alumni_listing_campus_idx on private.alumni_listing (scope, campus, sort_key, person);
create index alumni_listing_house_idx on private.alumni_listing (scope, house, sort_key, person);
create index alumni_listing_city_idx on private.alumni_listing (scope, city, sort_key, person);
create index alumni_listing_country_idx on private.alumni_listing (scope, country, sort_key, person);
create index alumni_listing_industry_idx on private.alumni_listing (scope, industry, sort_key, person);
create index alumni_listing_mentor_idx on private.alumni_listing (scope, sort_key, person) where mentor;
create index alumni_listing_mentor_batch_idx on private.alumni_listing (scope, batch, sort_key, person) where mentor;
create index alumni_listing_mentor_campus_idx on private.alumni_listing (scope, campus, sort_key, person)
  where mentor;
create index alumni_listing_mentor_house_idx on private.alumni_listing (scope, house, sort_key, person) where mentor;
create index alumni_listing_mentor_city_idx on private.alumni_listing (scope, city, sort_key, person) where mentor;
create index alumni_listing_mentor_country_idx on private.alumni_listing (scope, country, sort_key, person)
  where mentor;
create index alumni_listing_mentor_industry_idx on private.alumni_listing (scope, industry, sort_key, person)
  where mentor;
create index alumni_listing_city_industry_idx
  on private.alumni_listing (scope, city, industry, sort_key, person);

-- Whom a word finds, in the order of the list.
create table private.alumni_listing_words (
  word text collate "C" not null,
  scope integer not null,
  sort_key text collate "C" not null,
  person uuid not null,
  primary key (word, scope, sort_key, person)
);

-- A name is written in many ways: Rawat and Ravat, Chaudhary and Choudhri. Misspelt words are compared by sound.
create function private.name_sound(word text) returns text
language sql immutable set search_path = ''
as $$
  select regexp_replace(
    translate(
      regexp_replace(regexp_replace(regexp_replace(regexp_replace(
        private.sound_of(word), '([bcdgjkst])h', '\1', 'g'), 'ph', 'f', 'g'), '(ee|ea|y)', 'i', 'g'),
        '(oo|ou|au|ow)', 'u', 'g'),
      'wzqx', 'vjkk'),
    '(.)\1+', '\1', 'g')
$$;
grant execute on function private.name_sound to authenticated;

-- How many people each value and word finds: in scope 0 among all, in the scope of a batch what its members see
-- more of (or less, where one value takes another's place).
create table private.alumni_counts (
  scope integer not null,
  field text not null,
  value text collate "C" not null,
  label text not null,
  sound text generated always as (case when field = 'word' then private.name_sound(value) end) stored,
  people integer not null,
  primary key (scope, field, value)
);
create index alumni_counts_sound_idx on private.alumni_counts using gin (sound extensions.gin_trgm_ops)
  where field = 'word';
create index alumni_counts_empty_idx on private.alumni_counts (scope) where people = 0;

-- The rows of the listing that profiles have.
create function private.list_profiles(people uuid[]) returns setof private.alumni_listing
language sql stable set search_path = ''
as $$
  with verified as (
    select p.*, coalesce('batch' in (p.visibility ->> 'profession', p.visibility ->> 'organisation',
      p.visibility ->> 'industry', p.visibility ->> 'city', p.visibility ->> 'country'), false)
      and p.batch_year is not null as shows_mates_more
    from public.alumni_profiles p
    where p.id = any(people) and p.status = 'verified'
  ), seen as (
    select v.*, s.scope,
      case when coalesce(v.visibility ->> 'profession', 'alumni') = any (s.see) then v.profession end as shown_profession,
      case when coalesce(v.visibility ->> 'organisation', 'alumni') = any (s.see) then v.organisation end as shown_organisation,
      case when coalesce(v.visibility ->> 'industry', 'alumni') = any (s.see) then v.industry end as shown_industry,
      case when coalesce(v.visibility ->> 'city', 'alumni') = any (s.see) then v.city end as shown_city,
      case when coalesce(v.visibility ->> 'country', 'alumni') = any (s.see) then v.country end as shown_country
    from verified v
    cross join lateral (select 0 as scope, array['alumni'] as see
      union all select v.batch_year, array['alumni', 'batch'] where v.shows_mates_more) as s
  )
  select s.scope, s.id, coalesce(nullif(private.plain_words(s.full_name), ''), lower(s.full_name)),
    s.batch_year, s.campus,
    nullif(private.plain_words(s.house), ''), nullif(private.plain_words(s.shown_city), ''),
    nullif(private.plain_words(s.shown_country), ''), nullif(private.plain_words(s.shown_industry), ''), s.is_mentor,
    array(
      select distinct left(one.word, 60) from string_to_table(private.plain_words(concat_ws(' ', s.full_name,
        s.batch_year, s.house, s.stream, array_to_string(s.mentor_topics, ' '), s.shown_profession,
        s.shown_organisation, s.shown_industry, s.shown_city, s.shown_country)), ' ') as one (word)
      where length(one.word) > 1),
    case when s.scope = 0 and s.shows_mates_more then s.batch_year else 0 end
  from seen s
$$;

-- What rows of the listing add to the counts, called once for all of them.
create function private.count_listed(listed private.alumni_listing[])
returns table (person uuid, scope integer, field text, value text, people integer)
language sql immutable set search_path = ''
as $$
  select l.person, s.scope, f.field, f.value, s.people
  from unnest(listed) as l,
    lateral (
      select l.scope, 1 as people
      union all select l.replaced_for, -1 where l.replaced_for > 0
    ) as s,
    lateral (
      values ('all', ''), ('batch', l.batch::text), ('campus', l.campus), ('house', l.house), ('city', l.city),
        ('country', l.country), ('industry', l.industry), ('mentor', case when l.mentor then 'yes' end)
      union all select 'word', word from unnest(l.words) as word
    ) as f (field, value)
  where f.value is not null
$$;

-- Writes the listing of some people anew. Called by the trigger, and for everyone after a repair.
create function private.refresh_alumni_listing(people uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  with gone as (
    delete from private.alumni_listing l where l.person = any(people) returning l.*
  ), gone_words as (
    delete from private.alumni_listing_words w using gone g
    where w.word = any(g.words) and w.scope = g.scope and w.sort_key = g.sort_key and w.person = g.person
  ), sums as (
    select c.scope, c.field, c.value, sum(c.people) as people
    from private.count_listed(array(select g::private.alumni_listing from gone g)) as c group by 1, 2, 3
  )
  update private.alumni_counts c set people = c.people - s.people
  from (select * from sums order by 1, 2, 3) as s
  where c.scope = s.scope and c.field = s.field and c.value = s.value;

  with come as (
    insert into private.alumni_listing select * from private.list_profiles(people) returning *
  ), come_words as (
    insert into private.alumni_listing_words
    select word, c.scope, c.sort_key, c.person from come c cross join lateral unnest(c.words) as word
  ), sums as (
    select f.scope, f.field, f.value, sum(f.people) as people,
      coalesce(max(case f.field when 'house' then btrim(p.house) when 'city' then btrim(p.city)
        when 'country' then btrim(p.country) when 'industry' then btrim(p.industry) end), f.value) as label
    from private.count_listed(array(select c::private.alumni_listing from come c)) as f
    join public.alumni_profiles p on p.id = f.person
    group by 1, 2, 3
  )
  insert into private.alumni_counts as c (scope, field, value, label, people)
  select s.scope, s.field, s.value, s.label, s.people
  from sums s order by 1, 2, 3
  on conflict (scope, field, value) do update set people = c.people + excluded.people;

  delete from private.alumni_counts c where c.people = 0;
end $$;

create function private.list_changed_alumni() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.refresh_alumni_listing(array(select c.id from changed c));
  return null;
end $$;
create trigger list_inserted after insert on public.alumni_profiles
  referencing new table as changed for each statement execute function private.list_changed_alumni();
create trigger list_updated after update on public.alumni_profiles
  referencing new table as changed for each statement execute function private.list_changed_alumni();
create trigger list_deleted after delete on public.alumni_profiles
  referencing old table as changed for each statement execute function private.list_changed_alumni();

-- ---------------------------------------------------------------------------------------------------------
-- Questions. They choose their own way: a page is read in list order from the index of the rarest thing asked
-- for, whatever the planner believes about a table that nobody has analysed.

-- For each typed word the words of the directory that it may mean: itself, otherwise those it begins, otherwise
-- those that sound nearest. [["sharma"], ["pune"]]; a word without a meaning is an empty list.
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
    select left(one.word, 40)
      from string_to_table(private.plain_words(left(coalesce(typed, ''), 100)), ' ') as one (word)
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
          -- "+ 0" keeps the scope from being used as an index condition: the sound is the way in.
          and c.scope + 0 in (0, mates) and c.people > 0
        order by extensions.word_similarity(private.name_sound(word), c.sound)
          + extensions.similarity(private.name_sound(word), c.sound) desc, c.value
        limit 4
      ) as near;
    end if;
    answer := answer || jsonb_build_array(coalesce(meant, '[]'));
  end loop;
  -- Punctuation alone is no word and finds nobody.
  return case when answer = '[]' and btrim(typed) <> '' then '[[]]' else answer end;
end $$;

-- What was asked for, by field, as the listing writes it: {"batch": "2014", "city": "new delhi"}.
create function private.directory_facets(batch integer, campus text, house text, city text, country text,
  industry text, mentors boolean) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_strip_nulls(jsonb_build_object('batch', batch::text, 'campus', nullif(campus, ''),
    'house', nullif(private.plain_words(house), ''), 'city', nullif(private.plain_words(city), ''),
    'country', nullif(private.plain_words(country), ''), 'industry', nullif(private.plain_words(industry), ''),
    'mentor', case when mentors then 'yes' end))
$$;

-- At most `most` people who fit all facets and one meaning of each word, in list order, as the batch `mates`
-- (-1 for none) sees them. "is not distinct from" keeps a condition from being taken for a way into the list.
create function private.find_listed(facets jsonb, words jsonb, mates integer, after_key text,
  after_person uuid, most integer)
returns setof private.alumni_listing
language plpgsql stable security definer set search_path = ''
  set enable_sort = off set enable_bitmapscan = off set enable_seqscan = off
  set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  rarest text;
  ways text[];
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
    -- Each of the other facets has an index of its own for mentors.
    where f.key <> 'mentor' or facets - 'mentor' = '{}'
    union all
    select w.place::text, (select coalesce(sum(c.people), 0) from private.alumni_counts c
      where c.scope in (0, mates) and c.field = 'word' and c.value in (select jsonb_array_elements_text(w.meant)))
    from jsonb_array_elements(words) with ordinality as w (meant, place)
  ) as asked order by asked.people, asked.name limit 1;

  ways := case when rarest in ('city', 'industry') and facets ?& array['city', 'industry']
    then array['city', 'industry'] else array[rarest] end;
  for one in select f.key, f.value from jsonb_each_text(facets) as f loop
    conditions := conditions || case
      when one.key = 'mentor' then ' and l.mentor'
      when one.key = 'batch' then format(case when one.key = any(ways) then ' and l.batch = %L::integer'
        else ' and l.batch is not distinct from %L::integer' end, one.value)
      else format(case when one.key = any(ways) then ' and l.%I = %L' else ' and l.%I is not distinct from %L' end,
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

-- One page of the directory, for verified alumni and administrators; empty for everyone else. Filters take any
-- spelling of a value; `after_person` is the last person of the page before.
create function public.list_directory(search_text text default null, batch integer default null,
  campus text default null, house text default null, city text default null, country text default null,
  industry text default null, mentors boolean default false, after_person uuid default null,
  most integer default 24)
returns setof public.alumni_directory
language plpgsql stable security definer set search_path = ''
  -- The page is read by ids. Without statistics the planner would take a whole scan for as good.
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
grant execute on function public.list_directory to authenticated;

-- The choices that narrow the directory, with the number of people each leaves: exact up to 1,000 people, without
-- a number above. A choice that is made counts its alternatives as if it were not made.
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
grant execute on function public.count_directory_facets to authenticated;
