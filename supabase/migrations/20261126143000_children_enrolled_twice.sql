-- Of a child enrolled twice a no in either record holds for both, and the office is told of the other record.

create function private.list_same_children(child uuid) returns setof uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
    select o.id from public.students s
    join public.students o on private.first_two_words(o.name) = private.first_two_words(s.name)
      and private.words_of(o.name) = private.words_of(s.name) and o.date_of_birth = s.date_of_birth
    where s.id = child and o.id <> s.id and o.status = 'active';
end $$;

create or replace function private.is_permitted(child uuid, wanted text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.students s where s.id = child and s.status = 'active')
  and coalesce((select a.is_given from private.counting_answers a where a.student_id = child and a.purpose = wanted), false)
  and not exists (
    select from private.list_same_children(child) o join private.counting_answers a on a.student_id = o
    where a.purpose = wanted and not a.is_given)
$$;

create function public.list_same_children(student uuid)
returns table (id uuid, name text, admission_no text, class text, section text, campus text)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  scope text[] := private.campus_scope();
begin
  perform private.require_admin();
  return query
    select s.id, s.name, s.admission_no, s.class, s.section, s.campus
    from private.list_same_children(list_same_children.student) o join public.students s on s.id = o
    where scope is null or exists (
      select from public.students own where own.id = list_same_children.student and own.campus = any (scope))
    order by s.admission_no;
end $$;

grant execute on function public.list_same_children to authenticated;

create or replace function private.judge_pictures_of(child uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.judge_picture(c.media_id) from public.pictured_children c
  where c.student_id = child or c.student_id in (select private.list_same_children(child));
  perform private.judge_video(c.video_id) from public.filmed_children c
  where c.student_id = child or c.student_id in (select private.list_same_children(child));
end $$;
