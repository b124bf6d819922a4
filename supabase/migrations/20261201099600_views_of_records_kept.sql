-- Who looked at a child's record stays when the record is deleted and restored, and reading a deleted one in the log is
-- kept too. A guardian's page names pictures that visitors do not see without their files.

alter table private.record_views drop constraint record_views_student_id_fkey;

-- A record gets no other id, by which nobody would find who looked at it.
create function private.refuse_other_id() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception 'A record keeps its id.' using errcode = '22023', detail = 'id';
end $$;
create trigger refuse_other_id before update of id on public.students
  for each row when (new.id <> old.id) execute function private.refuse_other_id();

-- Records that the log still holds since they were deleted. Those that were restored are among them.
create view private.deleted_students as
select l.row_id as id, l.before ->> 'name' as name, l.before ->> 'admission_no' as admission_no, l.created_at as deleted_at
from public.audit_log l
where l.table_name = 'students' and l.action = 'delete' and l.before is not null;

-- Saves views from responses to colleagues, [{"account": "…", "ids": ["…"]}], with every id in them. One child in a
-- response counts as its record, several as a list; what is seen several times in one call counts once. The log shows
-- deleted records too.
create or replace function private.keep_record_views(answers jsonb) returns void
language sql security definer set search_path = ''
as $$
  insert into private.record_views as v (student_id, kind, day, account, role)
  select distinct s.id, seen.kind,
    case seen.kind when 'record' then private.today() else date_trunc('month', private.today())::date end,
    seen.account, seen.role
  from (
    select u.id as account, a.role, array_agg(s.id) as children,
      case when count(*) = 1 then 'record' else 'list' end as kind
    from jsonb_array_elements(keep_record_views.answers) with ordinality e (answer, n)
    join auth.users u on u.id = (e.answer ->> 'account')::uuid
    join public.admin_users a on a.email = lower(u.email)
    cross join lateral (
      select c.id from public.students c where c.id in (select i::uuid from jsonb_array_elements_text(e.answer -> 'ids') i)
      union
      select d.id from private.deleted_students d where d.id in (select i::uuid from jsonb_array_elements_text(e.answer -> 'ids') i)
    ) s
    group by e.n, u.id, a.role
  ) seen, unnest(seen.children) s (id)
  order by 1, 2, 3, 4
  on conflict (student_id, kind, day, account) do update set times = v.times + 1, role = excluded.role
$$;

-- Erases the views of children whose record cannot come back.
create function private.forget_views() returns void
language sql security definer set search_path = ''
as $$
  delete from private.record_views v
  where not exists (select from public.students s where s.id = v.student_id)
    and not exists (select from private.deleted_students d where d.id = v.student_id)
$$;

-- Erases views after a year, or with the record; returns how many a year had passed over.
create or replace function public.purge_record_views() returns integer
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_server();
  perform private.forget_views();
  return private.purge_job('purge_record_views');
end $$;

-- The records that one colleague opened within twelve months, the latest first; deleted ones while the log holds them.
create or replace function public.list_views_by(account uuid, most integer default 200)
returns table (student_id uuid, name text, admission_no text, day date, times integer)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  return query
    select v.student_id, c.name, c.admission_no, v.day, v.times
    from private.record_views v cross join lateral (
      select s.name, s.admission_no from public.students s where s.id = v.student_id
      union all
      (select d.name, d.admission_no from private.deleted_students d
        where d.id = v.student_id and not exists (select from public.students s where s.id = v.student_id)
        order by d.deleted_at desc limit 1)
    ) as c
    where v.account = list_views_by.account and v.kind = 'record' and v.day > private.today() - interval '1 year'
    order by v.day desc, c.name, v.student_id limit least(greatest(list_views_by.most, 1), 1000);
end $$;

-- For the server's timer: erases contacts of those who left, then their records, each when its term is over.
create or replace function public.purge_leavers() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  erased integer;
begin
  perform private.require_server();
  erased := private.purge_job('purge_leavers');
  perform private.forget_contacts();
  perform private.forget_views();
  return erased;
end $$;

-- Empties the log of rows deleted more than 30 days ago: it keeps who deleted what and when, but not the contents.
create or replace function public.purge_deleted_rows() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  forgotten integer;
begin
  perform private.require_server();
  with gone as (
    select d.table_name, d.row_id from public.audit_log d
    where d.id in (select due.row_id from private.list_due('deleted_rows', now()) due)
  ), emptied as (
    update public.audit_log l set before = null, after = null
    from gone g where l.table_name = g.table_name and l.row_id = g.row_id
    returning l.row_id
  )
  select count(distinct e.row_id) into forgotten from emptied e;
  perform private.forget_views();
  perform private.keep_purge('deleted_rows', forgotten);
  return forgotten;
end $$;

-- Erases everything about a child on the roll, off it or in the trash. Its transfer certificates stay, which a school
-- must be able to show, and the marks of its face without a name, so that those pictures stay hidden.
create or replace function private.erase_student(child public.students) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  own_mailboxes text[] := array(
    select distinct a.address from (
      select g.email, g.phone from public.guardians g where g.student_id = child.id
      union all select child.guardian_email, child.guardian_phone
      -- Former guardians.
      union all select v.said ->> 'email', v.said ->> 'phone'
      from public.audit_log l cross join lateral (values (l.before), (l.after)) as v (said)
      where l.table_name = 'guardians' and v.said ->> 'student_id' = child.id::text) as g
    cross join unnest(array[lower(g.email), private.phone_address(g.phone)]) as a(address)
    where a.address is not null);
  gone jsonb := private.erase_sent(own_mailboxes, child.name, child.date_of_birth, child.id);
begin
  gone := private.erase_rows('consent_scans', array(select c.id from public.consent_scans c where c.student_id = child.id), gone);
  gone := private.erase_rows('guardian_requests', array(
    select r.id from public.guardian_requests r where r.student_id = child.id), gone);
  gone := private.erase_rows('consents', array(select c.id from public.consents c where c.student_id = child.id), gone);
  gone := private.erase_rows('alumni_records', array(
    select r.id from private.alumni_offers o join public.alumni_records r on r.id = o.record_id
    where o.student_id = child.id and r.profile_id is null), gone);
  gone := private.erase_rows('students', array[child.id], gone || jsonb_build_object('guardians', array(
    select g.id from public.guardians g where g.student_id = child.id)));
  delete from private.record_views v where v.student_id = child.id;
  -- Links and emails to mailboxes that are no guardian's any more, and emails that name the child.
  gone := private.erase_rows('personal_links', array(
    select l.id from public.personal_links l
    where l.mailbox = any (own_mailboxes) and not private.is_guardians_mailbox(l.mailbox)), gone);
  gone := private.erase_deliveries(own_mailboxes, gone);
  gone := private.erase_logged(child, own_mailboxes, gone);
  return private.erase_rows('mail_outbox', array(
    select o.id from public.mail_outbox o
    where o.data ->> 'admission_no' = child.admission_no
      or lower(o.recipient) = any (own_mailboxes)
        and (o.data ->> 'child' = child.name or not private.is_guardians_mailbox(lower(o.recipient))
          and not private.is_known_otherwise(lower(o.recipient)))), gone);
end $$;

-- Every picture marked with a child, by the id of the mark: that of the file would open a picture that visitors do not
-- see. Only those that they see have a text, a path, and an id to ask for their removal.
create or replace function private.list_guardian_pictures(child uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'album', case when g.published then g.title end, 'shown', is_shown,
      'is_work', m.people = 'work',
      'picture_id', case when is_shown then i.id end, 'path', case when is_shown then i.path end,
      'width', i.width, 'height', i.height, 'alt', case when is_shown then i.alt end)
    order by g.held_on desc nulls last, g.title, i.position, p.id), '[]')
  from public.pictured_children p
  join public.media_files m on m.id = p.media_id
  left join public.gallery_images i on private.media_id(i.path) = m.id
  left join public.gallery_events g on g.id = i.gallery_event_id
  cross join lateral (select coalesce(g.published and i.hidden_at is null and i.withheld_at is null and not m.withheld,
    false) as is_shown) as v
  where p.student_id = child
$$;
