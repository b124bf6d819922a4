-- The dashboard. Visits are counted by day and page, without personal data.

create table public.page_visits (
  id uuid primary key default gen_random_uuid(),
  day date not null,
  path text not null check (length(path) between 1 and 300),
  visits integer not null check (visits > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (day, path)
);

alter table public.page_visits enable row level security;
grant select, insert, update, delete on public.page_visits to anon, authenticated;
grant all on public.page_visits to service_role;
create policy "Admins manage" on public.page_visits for all to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));

create trigger stamp before insert or update on public.page_visits
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.page_visits
  for each row execute function private.guard_campus();

-- Adds what the server has counted: {"/about": 3}. The day is that in India. Deletes counts older than two years.
create function public.record_visits(counts jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  today date := private.today();
begin
  insert into public.page_visits as v (day, path, visits)
  select today, left(key, 300), value::integer from jsonb_each_text(counts) where value::integer > 0
  on conflict (day, path) do update set visits = v.visits + excluded.visits;
  delete from public.page_visits v where v.day < today - 730;
end $$;

-- Visits, RSVPs and registrations on each of the last days, oldest first.
create function public.list_daily_counts(days integer default 30)
returns table (day date, visits integer, rsvps integer, registrations integer)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  today date := private.today();
begin
  perform private.require_may('page_visits', false);
  return query
    with days as (
      select d::date as day, d::timestamp at time zone 'Asia/Kolkata' as begins,
        (d + interval '1 day')::timestamp at time zone 'Asia/Kolkata' as ends
      from generate_series(today - least(greatest(days, 1), 366) + 1, today, interval '1 day') as d
    )
    select days.day,
      coalesce((select sum(v.visits) from public.page_visits v where v.day = days.day), 0)::integer,
      (select count(*) from public.event_rsvps r where r.created_at >= days.begins
        and r.created_at < days.ends)::integer,
      ((select count(*) from public.sports_registrations s where s.created_at >= days.begins
        and s.created_at < days.ends)
        + (select count(*) from public.alumni_profiles p where p.created_at >= days.begins
          and p.created_at < days.ends)
        + (select count(*) from public.admission_enquiries e where e.created_at >= days.begins
          and e.created_at < days.ends))::integer
    from days order by days.day;
end $$;
grant execute on function public.list_daily_counts to authenticated;

create function public.list_visited_pages(days integer default 30, most integer default 10)
returns table (path text, visits integer)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_may('page_visits', false);
  return query
    select v.path, sum(v.visits)::integer from public.page_visits v
    where v.day > private.today() - least(greatest(days, 1), 366)
    group by v.path order by 2 desc, 1 limit least(greatest(most, 1), 50);
end $$;
grant execute on function public.list_visited_pages to authenticated;

-- Work waiting for the office, by kind.
create function public.count_waiting_work() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  today date := private.today();
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
    'dueRefunds', case when private.may('gifts', false) then
      (select count(*) from private.online_payments o where private.awaits_refund(o)) end,
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
    'contributorsDrafts', case when private.may('proposals') and private.office_role() <> 'contributor' then
      (select count(*) from private.contributors_drafts()) end,
    'goneVideos', case when private.may('youtube_videos', false) then
      (select count(*) from public.youtube_videos v where v.is_gone and v.is_active) end
  ));
end $$;
grant execute on function public.count_waiting_work to authenticated;
