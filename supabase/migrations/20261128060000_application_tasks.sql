-- What a colleague is to do next about an application.
-- One task at a time: an application is worked on step by step, and an empty task is a done one.
alter table public.applications
  add column task text not null default '' check (length(task) <= 200),
  add column due_on date check (due_on between date '2003-01-01' and date '2100-01-01'),
  add column owner_id uuid references public.admin_users (id) on delete set null,
  add column owner_name text,
  add column has_task boolean generated always as (task <> '') stored,
  -- A list is sorted by a column that is never empty: what has no day comes last.
  add column due_order date not null generated always as (coalesce(due_on, date '2100-01-01')) stored,
  add check (due_on is null or task <> '');
create index applications_owner_idx on public.applications (owner_id);
create index applications_due_idx on public.applications (due_order, id);

create trigger keep_owner_name before insert or update on public.applications
  for each row execute function private.keep_owner_name();

-- The day goes with the task that is done.
create function private.keep_application_task() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.task := btrim(new.task);
  if new.task = '' then
    new.due_on := null;
  end if;
  return new;
end $$;
create trigger keep_task before insert or update of task, due_on on public.applications
  for each row execute function private.keep_application_task();


-- What needs attention, by kind.
create or replace function public.count_waiting_work() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  today date := (now() at time zone 'Asia/Kolkata')::date;
begin
  if private.office_role() is null then
    perform private.require_admin();
  end if;
  return jsonb_strip_nulls(jsonb_build_object(
    'alumni', case when private.may('alumni_profiles', false) then
      (select count(*) from public.alumni_profiles p where p.status = 'pending') end,
    'enquiries', case when private.may('admission_enquiries', false) then
      (select count(*) from public.admission_enquiries e where e.is_open and e.due_on <= today) end,
    'applicationTasks', case when private.may('applications', false) then
      (select count(*) from public.applications a where a.has_task and a.due_on <= today
      and (private.campus_scope() is null or a.campus = any (private.campus_scope()))) end,
    'messages', case when private.may('contact_messages', false) then
      (select count(*) from public.contact_messages m where m.is_open and m.due_on <= today) end,
    'guardianRequests', case when public.is_admin() then
      (select count(*) from public.guardian_requests r join public.students s on s.id = r.student_id
      where r.answered_at is null and (private.campus_scope() is null or s.campus = any (private.campus_scope()))) end,
    'alumniPosts', case when private.may('alumni_posts', false) then
      (select count(*) from public.alumni_posts p where p.status = 'waiting') end,
    'reports', case when private.may('alumni_reports', false) then
      (select count(*) from public.alumni_reports r where r.status = 'new') end,
    'testimonials', case when private.may('testimonials', false) then
      (select count(*) from public.testimonials t where t.status = 'pending') end,
    'guests', case when private.may('event_rsvps', false) then
      (select coalesce(sum(r.adults + r.children), 0) from public.event_rsvps r
      join public.events e on e.id = r.event_id
      where r.status = 'going' and e.starts_at between now() and now() + interval '30 days') end,
    'failedMail', case when private.may('mail_outbox', false) then
      (select count(*) from public.mail_outbox m where m.sent_at is null
      and (m.gave_up_at is not null or m.attempts >= 3)) end,
    'undescribedPictures', case when private.may('gallery_images', false) then
      (select count(*) from public.gallery_images i where btrim(i.alt) = '') end,
    'unmarkedPictures', case when private.may('media_files') then
      (select count(distinct m.id) from public.media_files m
      join public.gallery_images i on private.media_id(i.path) = m.id
      where m.purpose = 'site' and m.is_stored and (m.people is null or m.people = 'before')) end,
    'waitingVideos', case when private.may('youtube_videos', false) then
      (select count(*) from public.youtube_videos v where v.withheld and (v.is_active or v.people is null)) end,
    'updatesEnding', case when private.may('latest_updates', false) then
      (select count(*) from public.latest_updates u where u.is_active
      and u.expires_at between now() and now() + interval '7 days') end,
    'documentsEnding', case when private.may('documents', false) then
      (select count(*) from public.documents d where d.is_public
      and d.expires_on between today and today + 30) end,
    'pastDates',
      case when private.may('site_content', false) then
      (select count(*) from public.site_content c where c.key in ('admissions', 'scholarships', 'disclosure')
      and exists (
        select from unnest(array['strict $.dates[*].day', 'strict $.scholarships[*].closesOn',
                                 'strict $.**.validUntil']) as place (path),
          lateral jsonb_path_query(c.content, place.path::jsonpath, '{}', true) as value
        where jsonb_typeof(value) = 'string' and value #>> '{}' < today::text)) end,
    'olderTranslations', case when private.may('site_content', false) then
      (select count(*) from public.site_content c where c.outdated > 0) end,
    'proposals', case when private.may('proposals') and private.office_role() <> 'contributor' then
      (select count(*) from public.proposals p where p.state = 'open') end,
    'goneVideos', case when private.may('youtube_videos', false) then
      (select count(*) from public.youtube_videos v where v.is_gone and v.is_active) end
  ));
end $$;
