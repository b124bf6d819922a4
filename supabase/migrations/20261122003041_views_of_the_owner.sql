-- Four views show a part of a table whose rest their readers may not see, with their owner's rights.
-- Those lie in the schema "private" now; what the API exposes is a view with the reader's own rights.

alter view public.event_availability set schema private;
alter view public.public_teachers set schema private;
alter view public.admin_mail set schema private;

create view public.event_availability with (security_invoker = true) as select * from private.event_availability;
create view public.public_teachers with (security_invoker = true) as select * from private.public_teachers;
create view public.admin_mail with (security_invoker = true) as select * from private.admin_mail;
select private.guard_view('public.event_availability'), private.guard_view('public.public_teachers'),
  private.guard_view('public.admin_mail');

-- Its fields are compared with what the viewer may see; before, a function was called for each, which
-- had to be without a search_path to be put into the view.
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
  lateral (select case when p.batch_year = viewer.batch then array['alumni', 'batch'] else array['alumni'] end) as may (see)
where p.status = 'verified' and viewer.may_look;
select private.guard_view('private.alumni_directory');

create or replace view public.alumni_directory with (security_invoker = true) as
select * from private.alumni_directory;

-- The rows of the listing that profiles have.
create or replace function private.list_profiles(people uuid[]) returns setof private.alumni_listing
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
  select s.scope, s.id, coalesce(nullif(private.plain_words(s.full_name), ''), lower(s.full_name)), s.batch_year, s.campus,
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

create or replace function private.directory_facets(batch integer, campus text, house text, city text, country text,
  industry text, mentors boolean) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_strip_nulls(jsonb_build_object('batch', batch::text, 'campus', nullif(campus, ''),
    'house', nullif(private.plain_words(house), ''), 'city', nullif(private.plain_words(city), ''),
    'country', nullif(private.plain_words(country), ''), 'industry', nullif(private.plain_words(industry), ''),
    'mentor', case when mentors then 'yes' end))
$$;

-- What rows of the listing add to the counts: called once for all of them.
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

create or replace function private.refresh_alumni_listing(people uuid[]) returns void
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

drop function private.count_listed(private.alumni_listing), private.facet_key(text),
  private.is_shown(text, text, boolean);
