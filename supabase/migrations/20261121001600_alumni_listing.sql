-- The directory of alumni as it is searched: every verified profile as others may see it, kept apart
-- from the profile, so that a hidden field can reach no filter, sort, count or word. Scope 0 is what
-- all verified alumni see; whoever shows more to batch mates has a second row, whose scope is the
-- batch year, and which takes the place of the first one for them. See docs/decisions/0810.

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
  -- The scope whose row takes the place of this one; 0 for none.
  replaced_for integer not null,
  primary key (person, scope)
);
-- One for each filter, in the order of the list: a page of any of them is read from one place.
create index alumni_listing_name_idx on private.alumni_listing (scope, sort_key, person);
create index alumni_listing_batch_idx on private.alumni_listing (scope, batch, sort_key, person);
create index alumni_listing_campus_idx on private.alumni_listing (scope, campus, sort_key, person);
create index alumni_listing_house_idx on private.alumni_listing (scope, house, sort_key, person);
create index alumni_listing_city_idx on private.alumni_listing (scope, city, sort_key, person);
create index alumni_listing_country_idx on private.alumni_listing (scope, country, sort_key, person);
create index alumni_listing_industry_idx on private.alumni_listing (scope, industry, sort_key, person);
create index alumni_listing_mentor_idx on private.alumni_listing (scope, sort_key, person) where mentor;
create index alumni_listing_mentor_batch_idx on private.alumni_listing (scope, batch, sort_key, person) where mentor;
create index alumni_listing_mentor_campus_idx on private.alumni_listing (scope, campus, sort_key, person) where mentor;
create index alumni_listing_mentor_house_idx on private.alumni_listing (scope, house, sort_key, person) where mentor;
create index alumni_listing_mentor_city_idx on private.alumni_listing (scope, city, sort_key, person) where mentor;
create index alumni_listing_mentor_country_idx on private.alumni_listing (scope, country, sort_key, person) where mentor;
create index alumni_listing_mentor_industry_idx on private.alumni_listing (scope, industry, sort_key, person) where mentor;

-- Whom a word finds, in the order of the list.
create table private.alumni_listing_words (
  word text collate "C" not null,
  scope integer not null,
  sort_key text collate "C" not null,
  person uuid not null,
  primary key (word, scope, sort_key, person)
);

-- One name is written in many ways: Rawat and Ravat, Chaudhary and Choudhri. Words of the directory that
-- are misspelled are compared by how they sound, not by their letters.

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

-- How many people each value and each word finds: in scope 0 all alumni, in the scope of a batch what
-- its members see more (or, where a value takes another's place, less).
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

revoke all on private.alumni_listing, private.alumni_listing_words, private.alumni_counts
  from public, anon, authenticated;

-- "new delhi" of "New  Delhi": what counts as the same value. Null of nothing.
create function private.facet_key(value text) returns text
language sql stable
as $$ select nullif(private.plain_words(value), '') $$;

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
      case when private.is_shown(v.visibility ->> 'profession', 'alumni', s.scope > 0) then v.profession end as shown_profession,
      case when private.is_shown(v.visibility ->> 'organisation', 'alumni', s.scope > 0) then v.organisation end as shown_organisation,
      case when private.is_shown(v.visibility ->> 'industry', 'alumni', s.scope > 0) then v.industry end as shown_industry,
      case when private.is_shown(v.visibility ->> 'city', 'alumni', s.scope > 0) then v.city end as shown_city,
      case when private.is_shown(v.visibility ->> 'country', 'alumni', s.scope > 0) then v.country end as shown_country
    from verified v
    cross join lateral (select 0 as scope union all select v.batch_year where v.shows_mates_more) as s
  )
  select s.scope, s.id, coalesce(private.facet_key(s.full_name), lower(s.full_name)), s.batch_year, s.campus,
    private.facet_key(s.house), private.facet_key(s.shown_city), private.facet_key(s.shown_country),
    private.facet_key(s.shown_industry), s.is_mentor,
    array(
      select distinct left(one.word, 60) from string_to_table(private.plain_words(concat_ws(' ', s.full_name,
        s.batch_year, s.house, s.stream, array_to_string(s.mentor_topics, ' '), s.shown_profession,
        s.shown_organisation, s.shown_industry, s.shown_city, s.shown_country)), ' ') as one (word)
      where length(one.word) > 1),
    case when s.scope = 0 and s.shows_mates_more then s.batch_year else 0 end
  from seen s
$$;

-- What a row of the listing adds to the counts.
create function private.count_listed(l private.alumni_listing)
returns table (scope integer, field text, value text, people integer)
language sql immutable
as $$
  select s.scope, f.field, f.value, s.people
  from (select l.scope, 1 as people
        union all select l.replaced_for, -1 where l.replaced_for > 0) as s,
    lateral (
      values ('all', ''), ('batch', l.batch::text), ('campus', l.campus), ('house', l.house), ('city', l.city),
        ('country', l.country), ('industry', l.industry), ('mentor', case when l.mentor then 'yes' end)
      union all select 'word', word from unnest(l.words) as word
    ) as f (field, value)
  where f.value is not null
$$;

-- Writes the listing of some people anew. Called by the trigger; for all of them after a repair.
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
    from gone g cross join lateral private.count_listed(g) as c group by 1, 2, 3
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
    from come c
    join public.alumni_profiles p on p.id = c.person
    cross join lateral private.count_listed(c) as f
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

revoke execute on function private.list_profiles(uuid[]) from public, anon, authenticated;
revoke execute on function private.refresh_alumni_listing(uuid[]) from public, anon, authenticated;
revoke execute on function private.list_changed_alumni() from public, anon, authenticated;
