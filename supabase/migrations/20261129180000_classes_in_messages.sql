-- A level or class that a message names is not deleted: a draft would reach nobody. And posts of one moment keep one
-- order from page to page.

create or replace function private.refuse_used_level() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.family_messages m where old.key = any (m.levels))
    or exists (select from public.site_content c
      where private.untranslated_key(c.key) = 'academics/' || old.key
        or private.untranslated_key(c.key) = 'admissions'
          and jsonb_path_exists(c.content, '$.fees.campuses.* ? (exists (@.keyvalue() ? (@.key == $level)))',
            jsonb_build_object('level', old.key), true)
        or private.untranslated_key(c.key) = 'academics'
          and jsonb_path_exists(c.content, '$.subjects.rows[*] ? (@.from == $level || @.to == $level)',
            jsonb_build_object('level', old.key), true)) then
    raise exception 'Something belongs to this level. Archive it instead.'
      using errcode = '23503', detail = 'level_in_use';
  end if;
  return old;
end $$;

create or replace function private.refuse_used_class() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.students s where s.class = old.stored_name)
    or exists (select from public.transfer_certificates t where t.class_left = old.stored_name)
    or exists (select from public.admission_enquiries a where a.class = old.stored_name)
    or exists (select from public.applications a where a.class = old.stored_name)
    or exists (select from public.meeting_bookings b where b.grade = old.stored_name)
    or exists (select from public.campuses c where old.stored_name in (c.first_class, c.last_class))
    or exists (select from public.weekly_subscriptions w where old.key = any (w.grades))
    or exists (select from public.push_subscriptions p where old.key = any (p.classes))
    or exists (select from public.family_messages m where old.stored_name = any (m.classes)) then
    raise exception 'Something belongs to this class. Archive it instead.'
      using errcode = '23503', detail = 'class_in_use';
  end if;
  return old;
end $$;

create or replace function public.list_posts_to_decide(wanted text default 'waiting', after timestamptz default null,
  after_id uuid default null, most integer default 20)
returns table (id uuid, author_id uuid, author text, batch_year integer, campus text, kind text, audience text,
  title text, body text, place text, link text, last_day date, picture text, picture_alt text, status text, reason text,
  created_at timestamptz, updated_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  scope text[] := private.campus_scope();
begin
  perform private.require_may('alumni_posts');
  return query
    select p.id, p.author_id, a.full_name, a.batch_year, a.campus, p.kind, p.audience, p.title, p.body, p.place,
      p.link, p.last_day, p.picture, p.picture_alt, p.status, p.reason, p.created_at, p.updated_at
    from public.alumni_posts p join public.alumni_profiles a on a.id = p.author_id
    where p.status = wanted and a.status = 'verified' and (scope is null or a.campus = any (scope))
      and (after is null or case when wanted = 'waiting' then (p.created_at, p.id) > (after, after_id)
        else (p.created_at, p.id) < (after, after_id) end)
    order by case when wanted = 'waiting' then p.created_at end, case when wanted = 'waiting' then p.id end,
      p.created_at desc, p.id desc
    limit least(greatest(most, 1), 100);
end $$;
