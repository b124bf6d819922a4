alter table public.media_files drop constraint media_files_people_check;
alter table public.media_files add constraint media_files_people_check check (people in ('before', 'nobody', 'crowd', 'children', 'work'));

create or replace function private.are_faces_clear(picture uuid, marked text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select case
    when marked in ('before', 'nobody', 'crowd') then true
    when coalesce(marked, '') not in ('children', 'work')
      or not exists (select from public.pictured_children c where c.media_id = picture) then false
    when marked = 'work' then not exists (select from public.pictured_children c where c.media_id = picture
      and (c.student_id is null or not private.is_permitted(c.student_id, 'work_and_voice')))
    when not exists (select from public.pictured_children c where c.media_id = picture
      and (c.student_id is null or not private.is_permitted(c.student_id, 'public_pictures'))) then true
    when exists (select from public.pictured_children c where c.media_id = picture
      and (c.student_id is null or not private.is_permitted(c.student_id, 'public_pictures')
        and not private.is_permitted(c.student_id, 'shared_pictures'))) then false
    else private.is_for_few(picture) end
$$;

create or replace function private.is_withheld(row_path text, words text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select m.withheld or m.people in ('children', 'work') and exists (
      select from public.pictured_children c join public.students s on s.id = c.student_id
      where c.media_id = m.id and private.says_name(words, s.name)
        and not private.is_permitted(s.id, 'name_with_face'))
    from public.media_files m where m.id = private.media_id(row_path)), false)
$$;

create or replace function private.judge_after_answer() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.purpose in ('public_pictures', 'shared_pictures', 'name_with_face', 'work_and_voice') then
    perform private.judge_pictures_of(new.student_id);
  end if;
  return null;
end $$;

create or replace function public.judge_pictures() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  picture record;
  changed integer := 0;
begin
  perform private.require_server();
  for picture in select m.id, m.withheld from public.media_files m where m.purpose = 'site' and m.people in ('children', 'work') loop
    perform private.judge_picture(picture.id);
    changed := changed + (select (m.withheld <> picture.withheld)::integer from public.media_files m where m.id = picture.id);
  end loop;
  return changed;
end $$;

create or replace function public.mark_pictures(ids uuid[], people text, children uuid[] default '{}') returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  picture public.media_files;
begin
  perform private.require_may('uploads');
  if cardinality(mark_pictures.ids) > 1000 or cardinality(mark_pictures.children) > 100 then
    raise exception 'Please mark fewer pictures at once.' using errcode = '22023', detail = 'ids';
  end if;
  if mark_pictures.people not in ('nobody', 'crowd', 'children', 'work') then
    raise exception 'Please choose one of the answers.' using errcode = '22023', detail = 'people';
  end if;
  if mark_pictures.people in ('children', 'work') and coalesce(cardinality(mark_pictures.children), 0) = 0 then
    raise exception 'Please choose the children in the picture.' using errcode = '22023', detail = 'children';
  end if;
  if exists (select from unnest(mark_pictures.children) c where not exists (select from public.students s where s.id = c)) then
    raise exception 'There is no such child.' using errcode = 'PT404', detail = 'children';
  end if;
  for picture in
    select * from public.media_files m where m.id = any (mark_pictures.ids) and m.purpose = 'site' order by m.id for update
  loop
    perform private.require_marking(picture);
    -- Without a moment in which the picture would be shown.
    update public.media_files m set people = null where m.id = picture.id and m.people in ('children', 'work');
    delete from public.pictured_children c where c.media_id = picture.id;
    if mark_pictures.people in ('children', 'work') then
      insert into public.pictured_children (media_id, student_id)
      select distinct picture.id, c from unnest(mark_pictures.children) c;
    end if;
    update public.media_files m set people = mark_pictures.people where m.id = picture.id;
  end loop;
  return (select count(*) from public.media_files m where m.id = any (mark_pictures.ids) and not m.withheld);
end $$;

drop function public.list_picture_marks(uuid[]);
create function public.list_picture_marks(ids uuid[])
returns table (media_id uuid, people text, withheld boolean, child_id uuid, child_name text, child_class text,
  may_be_shown boolean, work_may_be_shown boolean)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_may('media_files', false);
  return query
    select m.id, m.people, m.withheld, s.id, s.name, concat_ws(' ', s.class, s.section),
      case when c.id is not null then coalesce(private.is_permitted(s.id, 'public_pictures'), false) end,
      case when c.id is not null then coalesce(private.is_permitted(s.id, 'work_and_voice'), false) end
    from public.media_files m
    left join public.pictured_children c on c.media_id = m.id
    left join public.students s on s.id = c.student_id
    where m.id = any (list_picture_marks.ids) and m.purpose = 'site'
    order by m.id, s.name, s.id;
end $$;
grant execute on function public.list_picture_marks to authenticated;

drop function public.list_children_to_mark(text, text, text, integer);
create function public.list_children_to_mark(words text default '', of_campus text default null, of_class text default null,
  most integer default 60)
returns table (id uuid, name text, class text, section text, campus text, may_be_shown boolean, work_may_be_shown boolean)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  pattern text := '%' || replace(replace(replace(btrim(left(coalesce(list_children_to_mark.words, ''), 80)),
    '\', '\\'), '%', '\%'), '_', '\_') || '%';
begin
  perform private.require_may('uploads');
  return query
    select s.id, s.name, s.class, s.section, s.campus, private.is_permitted(s.id, 'public_pictures'),
      private.is_permitted(s.id, 'work_and_voice')
    from public.students s
    where s.status = 'active' and (s.name ilike pattern or s.admission_no ilike pattern)
      and (list_children_to_mark.of_campus is null or s.campus = list_children_to_mark.of_campus)
      and (list_children_to_mark.of_class is null or s.class = list_children_to_mark.of_class)
    order by s.name, s.id limit least(greatest(list_children_to_mark.most, 1), 200);
end $$;
grant execute on function public.list_children_to_mark to authenticated;

create or replace function public.get_consent_report() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  report jsonb;
begin
  perform private.require_admin();
  select jsonb_build_object(
    'children', count(*),
    'without_mailbox', count(*) filter (where not exists (
      select from public.guardians g where g.student_id = s.id and g.email is not null)),
    'unanswered', count(*) filter (where (
      select count(*) from private.counting_answers a where a.student_id = s.id) < 5))
  into report from public.students s where s.status = 'active';
  return report || jsonb_build_object(
    'purposes', (
      select coalesce(jsonb_object_agg(p.purpose, jsonb_build_object('given', p.given, 'refused', p.refused)), '{}')
      from (
        select a.purpose, count(*) filter (where a.is_given) as given, count(*) filter (where not a.is_given) as refused
        from private.counting_answers a join public.students s on s.id = a.student_id and s.status = 'active'
        group by a.purpose
      ) as p),
    'pictures', (
      select jsonb_build_object(
        'nobody', count(*) filter (where m.people = 'nobody'), 'crowd', count(*) filter (where m.people = 'crowd'),
        'children', count(*) filter (where m.people = 'children' and not m.withheld),
        'work', count(*) filter (where m.people = 'work' and not m.withheld),
        'before', count(*) filter (where m.people = 'before'),
        'unmarked', count(*) filter (where m.people is null),
        'waiting', count(*) filter (where m.people in ('children', 'work') and m.withheld))
      from public.media_files m where m.purpose = 'site' and m.is_stored),
    'withdrawals', (
      select jsonb_build_object('number', count(*),
        'longest', max(extract(epoch from c.took_effect_at - c.created_at)),
        'usual', percentile_cont(0.5) within group (order by extract(epoch from c.took_effect_at - c.created_at)))
      from private.withdrawals c),
    'views', (
      select jsonb_build_object('colleagues', count(distinct v.account), 'times', coalesce(sum(v.times), 0))
      from private.record_views v where v.kind = 'record' and v.day > private.today() - interval '1 year'),
    'erased', case when private.campus_scope() is null then (
      select jsonb_build_object(
        'by_jobs', (select coalesce(sum(r.erased), 0) from private.purge_runs r where r.erased_at > now() - interval '1 year'),
        'on_request', (select count(*) from private.erasure_certificates),
        'breaches', (select count(*) from private.breaches))) end,
    'wording', (select jsonb_build_object('version', w.version, 'asked_from', w.asked_from, 'answer_by', w.answer_by,
      'asked_again_on', private.asked_again_on(w)) from private.current_wording() w where w.id is not null),
    'at', now());
end $$;

create or replace function private.list_guardian_pictures(child uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'album', case when g.published then g.title end, 'shown', is_shown,
      'is_work', m.people = 'work',
      'picture_id', case when is_shown then i.id end, 'path', case when is_shown then i.path end,
      'width', i.width, 'height', i.height, 'alt', case when is_shown then i.alt end)
    order by g.held_on desc nulls last, g.title, i.position, m.id), '[]')
  from public.pictured_children p
  join public.media_files m on m.id = p.media_id
  left join public.gallery_images i on private.media_id(i.path) = m.id
  left join public.gallery_events g on g.id = i.gallery_event_id
  cross join lateral (select coalesce(g.published and i.hidden_at is null and i.withheld_at is null and not m.withheld,
    false) as is_shown) as v
  where p.student_id = child
$$;
