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

alter table private.alumni_counts drop column sound;
alter table private.alumni_counts add column sound text
  generated always as (case when field = 'word' then private.name_sound(value) end) stored;
create index alumni_counts_sound_idx on private.alumni_counts using gin (sound extensions.gin_trgm_ops)
  where field = 'word';

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

create or replace function private.directory_words(typed text, mates integer) returns jsonb
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
