-- Two things that let a stranger keep others waiting: lists of texts of any length, and a search of bus stops that heard
-- every name of every stop anew for each question.

-- Whether a list is flat, has no gap, and each of its texts is short: without it one text of a megabyte would make every
-- list that shows the row too large to answer.
create function private.are_short(value text[], longest integer) returns boolean
language sql immutable set search_path = ''
as $$
  select value = '{}' or array_ndims(value) = 1 and array_position(value, null) is null
    and not exists (select from unnest(value) as one (said) where length(said) > longest)
$$;
grant execute on function private.are_short to authenticated;

-- Longer texts, gaps and lists within lists came in past the forms: they are cut, left out, made flat.
create function pg_temp.shorten(value text[]) returns text[] language sql as $$
  select coalesce(array_agg(left(one.said, 80) order by one.place), '{}')
  from unnest(value) with ordinality as one (said, place) where one.said is not null and one.place <= 20
$$;
update public.alumni_profiles set mentor_topics = pg_temp.shorten(mentor_topics) where not private.are_short(mentor_topics, 80);
update public.teachers set subjects = pg_temp.shorten(subjects) where not private.are_short(subjects, 80);
update public.bus_stops set villages = pg_temp.shorten(villages) where not private.are_short(villages, 80);
update public.sports_programs set age_groups = pg_temp.shorten(age_groups) where not private.are_short(age_groups, 80);
update public.campuses set facts = pg_temp.shorten(facts) where not private.are_short(facts, 80);
update public.leadership_messages set display_locations = pg_temp.shorten(display_locations) where not private.are_short(display_locations, 80);
update public.family_messages set levels = pg_temp.shorten(levels) where not private.are_short(levels, 80);
update public.family_messages set classes = pg_temp.shorten(classes) where not private.are_short(classes, 80);

alter table public.alumni_profiles drop constraint alumni_profiles_mentor_topics_check,
  add constraint alumni_profiles_mentor_topics_check check (cardinality(mentor_topics) <= 20 and private.are_short(mentor_topics, 80));
alter table public.teachers drop constraint teachers_subjects_check,
  add constraint teachers_subjects_check check (cardinality(subjects) <= 20 and private.are_short(subjects, 80));
alter table public.bus_stops drop constraint bus_stops_villages_check,
  add constraint bus_stops_villages_check check (cardinality(villages) <= 20 and private.are_short(villages, 80));
alter table public.sports_programs drop constraint sports_programs_age_groups_check,
  add constraint sports_programs_age_groups_check check (cardinality(age_groups) <= 20 and private.are_short(age_groups, 80));
alter table public.campuses drop constraint campuses_facts_check,
  add constraint campuses_facts_check check (cardinality(facts) <= 4 and private.are_short(facts, 80));
alter table public.leadership_messages drop constraint leadership_messages_display_locations_check,
  add constraint leadership_messages_display_locations_check check (cardinality(display_locations) between 1 and 20 and private.are_short(display_locations, 80));
alter table public.family_messages drop constraint family_messages_levels_check,
  add constraint family_messages_levels_check check (cardinality(levels) <= 20 and private.are_short(levels, 80));
alter table public.family_messages drop constraint family_messages_classes_check,
  add constraint family_messages_classes_check check (cardinality(classes) <= 60 and private.are_short(classes, 80));
alter table public.events drop constraint events_levels_check,
  add constraint events_levels_check check (cardinality(levels) <= 20 and private.are_short(levels, 80));

-- The names of each stop in every language, and of the villages it serves, as they sound: to hear them anew for each
-- question took a fifth of a second. A question reads them only together with the stops that its caller may see.
create table private.bus_stop_names (
  stop_id uuid not null references public.bus_stops (id) on delete cascade,
  name text not null,
  heard text not null,
  primary key (stop_id, name)
);
alter table private.bus_stop_names enable row level security;
create view private.heard_bus_stops with (security_barrier = true, security_invoker = false) as
select n.stop_id, n.name, n.heard from private.bus_stop_names n;
grant select on private.heard_bus_stops to anon, authenticated, service_role;
create trigger read_only instead of insert or update or delete on private.heard_bus_stops
  for each row execute function private.refuse_view_write();

create function private.hear_bus_stop() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.bus_stop_names n where n.stop_id = new.id;
  insert into private.bus_stop_names (stop_id, name, heard)
  select new.id, n.name, private.heard_place(n.name) from (
    select new.name union select unnest(new.villages)
    union select said #>> '{}' from jsonb_path_query(new.translations, 'lax $.*.name') as said
    union select said #>> '{}' from jsonb_path_query(new.translations, 'lax $.*.villages[*]') as said
  ) as n (name)
  where n.name is not null;
  return null;
end $$;
create trigger hear after insert or update of name, villages, translations on public.bus_stops
  for each row execute function private.hear_bus_stop();

insert into private.bus_stop_names (stop_id, name, heard)
select distinct s.id, n.name, private.heard_place(n.name) from public.bus_stops s, lateral (
  select s.name union select unnest(s.villages)
  union select said #>> '{}' from jsonb_path_query(s.translations, 'lax $.*.name') as said
  union select said #>> '{}' from jsonb_path_query(s.translations, 'lax $.*.villages[*]') as said
) as n (name)
where n.name is not null;

-- The stops that serve a village, or are called like it, the likeliest first; `called` is the name that was found.
-- Forgives small slips if the first letter is right. Runs with the caller's rights.
create or replace function public.find_bus_stops(village text, most integer default 12)
returns table (stop_id uuid, called text, likeness real)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  asked text := private.heard_place(left(coalesce(find_bus_stops.village, ''), 60));
begin
  if length(asked) < 2 then
    return;
  end if;
  return query
    with names as (
      select s.id, n.name, n.heard from public.bus_stops s join private.heard_bus_stops n on n.stop_id = s.id
    ), judged as (
      select n.id, n.name, case
        when n.heard = asked then 1
        when length(asked) > 2 and starts_with(n.heard, asked) then 0.9
        when length(n.heard) > 3 and position(n.heard in asked) > 0 then 0.8
        when length(asked) > 3 and position(asked in n.heard) > 0 then 0.8
        when length(asked) > 3 and left(n.heard, 1) = left(asked, 1) then
          case when extensions.levenshtein_less_equal(n.heard, asked, 2) <= length(asked) / 4 then 0.7
            when extensions.similarity(n.heard, asked) >= 0.5 then 0.6 else 0 end
        else 0 end as likeness
      from names n
    ), best as (
      select distinct on (j.id) j.id, j.name, j.likeness from judged j
      where j.likeness > 0 order by j.id, j.likeness desc, j.name
    )
    select b.id, b.name, b.likeness::real from best b
    where b.likeness = (select max(c.likeness) from best c)
    order by b.id limit least(greatest(most, 1), 50);
end $$;

drop function pg_temp.shorten;
