-- Teachers in Hindi as everything else: {"hi": {"name": …, "designation": …, "subjects": [ … ]}}, the
-- subjects in the order of the English ones.
alter table public.teachers add column translations jsonb not null default '{}';
alter table public.teachers add constraint teachers_translations_check check (private.is_translation(translations));

-- `words` is what a visitor's word is looked for in, in both languages.
create or replace view public.public_teachers with (security_barrier = true, security_invoker = false) as
select t.id, t.name, t.designation, t.department, t.subjects, t.campus, t.qualification, t.joined_on,
  t.photo, t.photo_alt, t.bio, t.position, t.created_at, t.updated_at, t.translations,
  concat_ws(E'\n', t.name, t.designation, t.department, t.translations #>> '{hi,name}',
    t.translations #>> '{hi,designation}', t.translations #>> '{hi,department}') as words
from public.teachers t
where t.is_public;

-- The subjects to choose from carry the Hindi name that one of their teachers has for them.
alter table private.taught_subjects add column hindi text;

create or replace function private.count_taught_subjects() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' then
    update private.taught_subjects c set teachers = c.teachers - o.teachers
    from (
      select s as subject, count(*) as teachers
      from old_rows, unnest(subjects) s where is_public group by s
    ) o
    where c.subject = o.subject;
  end if;
  if tg_op <> 'DELETE' then
    insert into private.taught_subjects (subject, teachers, hindi)
    select s, count(*), max(translations #>> array['hi', 'subjects', (place - 1)::text])
    from new_rows, unnest(subjects) with ordinality as taught (s, place)
    where is_public group by s
    on conflict (subject) do update set teachers = taught_subjects.teachers + excluded.teachers,
      hindi = coalesce(excluded.hindi, taught_subjects.hindi);
  end if;
  delete from private.taught_subjects where teachers = 0;
  return null;
end $$;

drop function public.list_taught_subjects();
create function public.list_taught_subjects() returns table (subject text, hindi text)
language sql stable security definer set search_path = ''
as $$
  select c.subject, c.hindi from private.taught_subjects c order by c.subject
$$;
grant execute on function public.list_taught_subjects() to anon, authenticated;
