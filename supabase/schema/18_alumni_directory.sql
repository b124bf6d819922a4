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
-- a hidden field. See docs/decisions/alumni.md.

create table private.alumni_listing (
  person uuid not null,
  -- Who reads the row: everyone (0), the batch 2011 alone (2011), or everyone else (-2011). Only people who show
  -- more to their batch have two rows.
  audience integer not null,
  sort_key text collate "C" not null,
  -- What the list is narrowed by: {"city": "New Delhi", "mentor": "yes"}.
  facets jsonb not null,
  -- The words of the profile, and its facets: "city:new delhi".
  terms tsvector not null,
  primary key (person, audience)
);
create index alumni_listing_order_idx on private.alumni_listing (sort_key, person);
create index alumni_listing_terms_idx on private.alumni_listing using gin (terms) with (fastupdate = off);

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

-- How many rows of the listing have a term. Words have no label.
create table private.alumni_terms (
  term text collate "C" not null,
  audience integer not null,
  label text,
  sound text generated always as (case when label is null then private.name_sound(term) end) stored,
  people integer not null,
  primary key (term, audience)
);
create index alumni_terms_facets_idx on private.alumni_terms (term, audience) where label is not null;
create index alumni_terms_sound_idx on private.alumni_terms using gin (sound extensions.gin_trgm_ops)
  with (fastupdate = off) where label is null;
create index alumni_terms_unused_idx on private.alumni_terms (people) where people = 0;

create function private.count_alumni_terms() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.alumni_terms as t (term, audience, label, people)
  select one.term, c.audience, max(c.facets ->> substring(one.term, '(.*):')),
    count(*) * case tg_op when 'INSERT' then 1 else -1 end
  from changed c, unnest(tsvector_to_array(c.terms)) as one (term)
  group by 1, 2 order by 1, 2
  on conflict (term, audience) do update set people = t.people + excluded.people;
  delete from private.alumni_terms t where t.people = 0;
  return null;
end $$;
create trigger count_inserted after insert on private.alumni_listing
  referencing new table as changed for each statement execute function private.count_alumni_terms();
create trigger count_deleted after delete on private.alumni_listing
  referencing old table as changed for each statement execute function private.count_alumni_terms();

-- Writes the listing of some people anew. Called by the trigger, and for everyone after a repair.
create function private.refresh_alumni_listing(people uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.alumni_listing l where l.person = any(people);
  insert into private.alumni_listing (person, audience, sort_key, facets, terms)
  select p.id, seen.audience, coalesce(nullif(private.plain_words(p.full_name), ''), lower(p.full_name)), of.facets,
    array_to_tsvector(array(
      select f.key || ':' || private.plain_words(f.value) from jsonb_each_text(of.facets) as f
      union select left(one.word, 60)
        from string_to_table(private.plain_words(concat_ws(' ', p.full_name, p.batch_year, p.house, p.stream,
          array_to_string(p.mentor_topics, ' '), shown.profession, shown.organisation, shown.industry, shown.city,
          shown.country)), ' ') as one (word)
        where length(one.word) > 1))
  from public.alumni_profiles p
  cross join lateral (select p.batch_year is not null and coalesce('batch' in (p.visibility ->> 'profession',
    p.visibility ->> 'organisation', p.visibility ->> 'industry', p.visibility ->> 'city',
    p.visibility ->> 'country'), false)) as mates (see_more)
  cross join lateral (
    select case when mates.see_more then -p.batch_year else 0 end, array['alumni']
    union all select p.batch_year, array['alumni', 'batch'] where mates.see_more
  ) as seen (audience, may)
  cross join lateral (
    select
      case when coalesce(p.visibility ->> 'profession', 'alumni') = any (seen.may) then p.profession end as profession,
      case when coalesce(p.visibility ->> 'organisation', 'alumni') = any (seen.may) then p.organisation end
        as organisation,
      case when coalesce(p.visibility ->> 'industry', 'alumni') = any (seen.may) then p.industry end as industry,
      case when coalesce(p.visibility ->> 'city', 'alumni') = any (seen.may) then p.city end as city,
      case when coalesce(p.visibility ->> 'country', 'alumni') = any (seen.may) then p.country end as country
  ) as shown
  cross join lateral (
    select jsonb_object_agg(f.field, btrim(f.label))
    from (values ('all', ''), ('batch', p.batch_year::text), ('campus', p.campus), ('house', p.house),
      ('city', shown.city), ('country', shown.country), ('industry', shown.industry),
      ('mentor', case when p.is_mentor then 'yes' end)) as f (field, label)
    where f.field = 'all' or private.plain_words(f.label) <> ''
  ) as of (facets)
  where p.id = any(people) and p.status = 'verified';
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
-- Questions.

-- Typed words as a question to the listing; null for none. A word means itself; where nobody has it, the words it
-- begins; otherwise those that sound nearest. A word without a meaning finds nobody, like punctuation alone.
create function private.directory_words(typed text, mates integer) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  word text;
  meant text[];
  answer text;
begin
  perform set_config('pg_trgm.word_similarity_threshold', '0.4', true);
  for word in select left(one.word, 40)
    from string_to_table(coalesce(nullif(private.plain_words(left(typed, 100)), ''), ':'), ' ') as one (word)
    where btrim(typed) <> '' limit 5
  loop
    meant := array(select t.term from private.alumni_terms t
      where t.term = word and case when t.audience > 0 then t.audience = mates else t.audience <> -mates end limit 1);
    if meant = '{}' then
      meant := array(select distinct t.term from private.alumni_terms t
        where t.term >= word and t.term < word || chr(65535) and t.label is null
          and case when t.audience > 0 then t.audience = mates else t.audience <> -mates end
        order by t.term limit 8);
    end if;
    if meant = '{}' and length(private.name_sound(word)) > 2 then
      meant := array(select t.term from private.alumni_terms t
        where t.label is null and private.name_sound(word) operator(extensions.<%) t.sound
          and case when t.audience > 0 then t.audience = mates else t.audience <> -mates end
        group by t.term, t.sound
        order by extensions.word_similarity(private.name_sound(word), t.sound)
          + extensions.similarity(private.name_sound(word), t.sound) desc, t.term
        limit 4);
    end if;
    -- No term is a colon alone.
    answer := concat_ws(' & ', answer,
      '(''' || array_to_string(coalesce(nullif(meant, '{}'), array[':']), '''|''') || ''')');
  end loop;
  return answer;
end $$;

-- What was chosen, by field, as a question to the listing: {"batch": "'batch:2014'", "city": "'city:new delhi'"}.
create function private.directory_facets(batch integer, campus text, house text, city text, country text,
  industry text, mentors boolean) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(f.field, format('''%s:%s''', f.field, private.plain_words(f.value))), '{}')
  from (values ('batch', batch::text), ('campus', campus), ('house', house), ('city', city), ('country', country),
    ('industry', industry), ('mentor', case when mentors then 'yes' end)) as f (field, value)
  where private.plain_words(f.value) <> ''
$$;

-- Words and facets in one; null where nothing is asked for.
create function private.directory_query(words text, facets jsonb) returns tsquery
language sql immutable set search_path = ''
as $$
  select nullif(
    concat_ws(' & ', words, (select string_agg(f.value, ' & ') from jsonb_each_text(facets) as f)), '')::tsquery
$$;

-- People who fit what was asked, as the batch `mates` (-1 for none) sees them, in any order: at most 1,001.
-- "execute" has each question planned by itself.
create function private.match_alumni(asked tsquery, mates integer)
returns table (person uuid, sort_key text, facets jsonb)
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query execute $match$
    select l.person, l.sort_key, l.facets from private.alumni_listing l
    where l.terms @@ $1 and case when l.audience > 0 then l.audience = $2 else l.audience <> -$2 end
    limit 1001 $match$ using asked, mates;
end $$;

-- One page of the directory, for verified alumni and administrators; empty for everyone else. Filters take any
-- spelling of a value; `after_person` is the last person of the page before.
create function public.list_directory(search_text text default null, batch integer default null,
  campus text default null, house text default null, city text default null, country text default null,
  industry text default null, mentors boolean default false, after_person uuid default null,
  most integer default 24)
returns setof public.alumni_directory
language plpgsql stable security definer set search_path = ''
as $$
declare
  mates integer := coalesce(private.own_batch_year(), -1);
  asked tsquery;
  after_key text := coalesce((select l.sort_key from private.alumni_listing l
    where l.person = list_directory.after_person and l.audience <= 0), '');
  found uuid[];
  found_keys text[];
  ids uuid[];
begin
  if not (public.is_verified_alumnus() or public.is_admin()) then
    return;
  end if;
  asked := private.directory_query(private.directory_words(list_directory.search_text, mates),
    private.directory_facets(list_directory.batch, list_directory.campus, list_directory.house,
      list_directory.city, list_directory.country, list_directory.industry, list_directory.mentors));
  select array_agg(m.person), array_agg(m.sort_key) into found, found_keys
  from private.match_alumni(asked, mates) as m;
  ids := case
    when asked is not null and coalesce(cardinality(found), 0) <= 1000 then array(
      select m.person from unnest(found, found_keys) as m (person, sort_key)
      where (m.sort_key collate "C", m.person) > (after_key, list_directory.after_person)
      order by m.sort_key collate "C", m.person limit least(greatest(list_directory.most, 1), 100))
    -- So many fit that the list is read in its order until the page is full.
    else array(
      select l.person from private.alumni_listing l
      where (l.sort_key, l.person) > (after_key, list_directory.after_person)
        and case when asked is not null and not l.terms @@ asked then false
          when l.audience > 0 then l.audience = mates else l.audience <> -mates end
      order by l.sort_key, l.person limit least(greatest(list_directory.most, 1), 100))
  end;
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
declare
  mates integer := coalesce(private.own_batch_year(), -1);
  facets jsonb := private.directory_facets(count_directory_facets.batch, count_directory_facets.campus,
    count_directory_facets.house, count_directory_facets.city, count_directory_facets.country,
    count_directory_facets.industry, count_directory_facets.mentors);
  words text;
  chosen text[] := array(select jsonb_object_keys(facets));
  left_out text;
  asked tsquery;
  found jsonb[];
begin
  if not (public.is_verified_alumnus() or public.is_admin()) then
    return;
  end if;
  words := private.directory_words(count_directory_facets.search_text, mates);
  foreach left_out in array array[''] || chosen loop
    asked := private.directory_query(words, facets - left_out);
    found := array(select m.facets from private.match_alumni(asked, mates) as m);
    return query
      select c.field, case c.field when 'campus' then max(c.label) else c.value end, max(c.label),
        sum(c.people)::integer
      from (
        select one.field, private.plain_words(one.label), one.label, count(*)
        from unnest(found) as m (facets), lateral (
          select f.key, f.value from jsonb_each_text(m.facets - chosen) as f where left_out = ''
          union all select left_out, m.facets ->> left_out where m.facets ? left_out
        ) as one (field, label)
        where cardinality(found) <= 1000
        group by one.field, one.label
        union all
        select split_part(t.term, ':', 1), split_part(t.term, ':', 2), t.label,
          case when asked is null then t.people end
        from private.alumni_terms t
        where t.label is not null and (asked is null or cardinality(found) > 1000)
          and case when t.audience > 0 then t.audience = mates else t.audience <> -mates end
      ) as c (field, value, label, people)
      where case left_out when '' then c.field <> all (chosen) else c.field = left_out end
      group by c.field, c.value;
  end loop;
end $$;
grant execute on function public.count_directory_facets to authenticated;
