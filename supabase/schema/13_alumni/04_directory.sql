-- The directory of alumni: a view of what each reader may see, and a listing to search it.

-- The batch whose fields the reader of the directory sees besides those for all alumni; -1 for none. Null for people
-- who may not look.
create function private.directory_batch() returns integer
language plpgsql stable security definer set search_path = ''
as $$
begin
  if public.is_verified_alumnus() or private.may('alumni_profiles', false) then
    return coalesce((select p.batch_year from public.alumni_profiles p
      where p.id = private.own_id() and p.status = 'verified'), -1);
  end if;
  return null;
end $$;
grant execute on function private.directory_batch to anon, authenticated;

-- Each profile twice: as alumni see it, and as its batch does.
create view private.alumni_as_seen as
select
  p.id, p.full_name, p.batch_year, p.campus, p.house, p.stream, p.is_mentor, p.mentor_topics,
  case when coalesce(p.visibility ->> 'profession', 'alumni') = any (by.may) then p.profession end as profession,
  case when coalesce(p.visibility ->> 'organisation', 'alumni') = any (by.may) then p.organisation end as organisation,
  case when coalesce(p.visibility ->> 'industry', 'alumni') = any (by.may) then p.industry end as industry,
  case when coalesce(p.visibility ->> 'city', 'alumni') = any (by.may) then p.city end as city,
  case when coalesce(p.visibility ->> 'country', 'alumni') = any (by.may) then p.country end as country,
  case when coalesce(p.visibility ->> 'bio', 'alumni') = any (by.may) then p.bio end as bio,
  case when coalesce(p.visibility ->> 'avatar', 'alumni') = any (by.may) then p.avatar end as avatar,
  case when p.visibility ->> 'contact_email' = any (by.may) then p.contact_email end as contact_email,
  case when p.visibility ->> 'phone' = any (by.may) then p.phone end as phone,
  case when coalesce(p.visibility ->> 'links', 'alumni') = any (by.may) then p.links end as links,
  p.created_at, p.updated_at, p.accepts_messages, by.is_batch
from public.alumni_profiles p
join (values (false, array['alumni']), (true, array['alumni', 'batch'])) as by (is_batch, may)
  on not by.is_batch or p.batch_year is not null
where p.status = 'verified';

-- Owner's rights on purpose: only the person and the office can read a row of the table.
create view private.alumni_directory with (security_barrier = true, security_invoker = false) as
select
  s.id, s.full_name, s.batch_year, s.campus, s.house, s.stream, s.is_mentor, s.mentor_topics, s.profession,
  s.organisation, s.industry, s.city, s.country, s.bio, s.avatar, s.contact_email, s.phone, s.links, s.created_at,
  s.updated_at, s.accepts_messages
from private.alumni_as_seen s
where s.is_batch = (coalesce(s.batch_year, 0) = (select private.directory_batch()));
grant select on private.alumni_directory to anon, authenticated, service_role;

create view public.alumni_directory with (security_invoker = true) as select * from private.alumni_directory;
revoke all on public.alumni_directory from anon, authenticated;
grant select on public.alumni_directory to anon, authenticated, service_role;
create trigger read_only instead of insert or update or delete on public.alumni_directory
  for each row execute function private.refuse_view_write();

-- ---------------------------------------------------------------------------------------------------------
-- The listing: profiles as others see them, in a table of its own, so that no filter, sort, count or word reaches a
-- hidden field. See docs/decisions/alumni.md.

create table private.alumni_listing (
  person uuid not null,
  -- Who reads the row: everyone (0), the batch 2011 alone (2011), or everyone else (-2011). Only people who show
  -- more to their batch have two rows.
  audience integer not null,
  sort_key text collate "C" not null,
  -- The filters that match the person: "=city:new delhi". Everybody has "=all".
  facets tsvector not null,
  -- The words of the profile, and its facets.
  terms tsvector not null
);
create index alumni_listing_person_idx on private.alumni_listing (person);
create index alumni_listing_order_idx on private.alumni_listing (sort_key, person);
create index alumni_listing_terms_idx on private.alumni_listing using gin (terms) with (fastupdate = off);

create view private.alumni_listing_of_reader as
select l.person, l.sort_key, l.facets, l.terms from private.alumni_listing l
where (l.audience > 0) = (abs(l.audience) = (select private.directory_batch()));

-- A name is written in many ways: Rawat and Ravat, Chaudhary and Choudhri. Misspelt words are compared by sound.
create function private.name_sound(word text) returns text
language sql immutable set search_path = ''
as $$
  select regexp_replace(translate(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    private.sound_of(word), '([bcdgjkst])h', '\1', 'g'), 'ph', 'f', 'g'), '(ee|ea|y)', 'i', 'g'),
    '(oo|ou|au|ow)', 'u', 'g'), 'wzqx', 'vjkk'), '(.)\1+', '\1', 'g')
$$;
grant execute on function private.name_sound to authenticated;

-- How many people have a term: those whom everyone finds by it (0), and those whom only the batch 2011 finds
-- (2011). Words have no label.
create table private.alumni_terms (
  term text collate "C" not null,
  audience integer not null,
  label text,
  sound text generated always as (case when label is null then private.name_sound(term) end) stored,
  people integer not null,
  primary key (term, audience)
);
create index alumni_terms_sound_idx on private.alumni_terms using gin (sound extensions.gin_trgm_ops)
  with (fastupdate = off);
create index alumni_terms_unused_idx on private.alumni_terms (people) where people = 0;

create view private.alumni_terms_of_reader as
select t.term, t.sound, max(t.label) as label, sum(t.people)::integer as people from private.alumni_terms t
where (t.audience > 0) = (t.audience = (select private.directory_batch()))
group by t.term, t.sound;

-- Rewrites the listing of some people. Called by the trigger, and for everyone after a repair.
create function private.refresh_alumni_listing(people uuid[]) returns void
language sql security definer set search_path = ''
as $$
  with gone as (
    delete from private.alumni_listing l where l.person = any(people) returning l.audience, l.terms
  ), fresh as materialized (
    select s.id, facets.labels, array_to_tsvector(array(select jsonb_object_keys(facets.labels))) as facets,
      array_to_tsvector(array(select left(one.word, 60) from string_to_table(said.words, ' ') as one (word)
        where length(one.word) > 1)) as words,
      coalesce(nullif(private.plain_words(s.full_name), ''), lower(s.full_name)) as sort_key,
      -- A profile that its batch sees like everyone has one row.
      case when count(*) = 2 or s.batch_year is null then 0 when bool_and(s.is_batch) then s.batch_year
        else -s.batch_year end as audience
    from private.alumni_as_seen s
    cross join lateral (
      select private.plain_words(concat_ws(' ', s.full_name, s.batch_year, s.house, s.stream,
        array_to_string(s.mentor_topics, ' '), s.profession, s.organisation, s.industry, s.city, s.country)) as words
    ) as said
    cross join lateral (
      select jsonb_object_agg(f.mark || one.value, btrim(f.label)) as labels
      from (values ('=all', ''), ('=batch:', s.batch_year::text), ('=campus:', s.campus), ('=house:', s.house),
        ('=city:', s.city), ('=country:', s.country), ('=industry:', s.industry),
        ('=mentor:', case when s.is_mentor then 'yes' end)) as f (mark, label),
        private.plain_words(f.label) as one (value)
      where f.mark = '=all' or one.value <> ''
    ) as facets
    where s.id = any(people)
    group by s.id, s.full_name, s.batch_year, said.words, facets.labels
  ), listed as (
    insert into private.alumni_listing (person, audience, sort_key, facets, terms)
    select f.id, f.audience, f.sort_key, f.facets, f.facets || f.words from fresh f
  )
  insert into private.alumni_terms as t (term, audience, label, people)
  select one.term, counts.audience, max(c.labels ->> one.term), sum(counts.people)
  from (
    select g.audience, g.terms, null::jsonb as labels, -1 as people from gone g
    union all select f.audience, f.facets || f.words, f.labels, 1 from fresh f
  ) as c
  -- A row for everyone but its batch is subtracted from the batch's count, which would hold the person twice.
  cross join lateral (
    select greatest(c.audience, 0), c.people union all select -c.audience, -c.people where c.audience < 0
  ) as counts (audience, people)
  cross join lateral unnest(tsvector_to_array(c.terms)) as one (term)
  group by 1, 2
  -- Skips terms whose count stays, unless the only person with a term now spells it differently.
  having sum(counts.people) <> 0 or max(c.labels ->> one.term) <> (select t.label from private.alumni_terms t
    where t.term = one.term and t.audience = counts.audience and t.people = 1)
  order by 1, 2
  on conflict (term, audience) do update set people = t.people + excluded.people,
    label = case when excluded.people = 0 then excluded.label else t.label end;
  delete from private.alumni_terms t where t.people = 0;
$$;

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
