-- What the dashboard counts, and visits to the pages: how many on a day, and nothing of anybody.

create table public.page_visits (
  id uuid primary key default gen_random_uuid(),
  day date not null,
  path text not null check (length(path) between 1 and 300),
  visits integer not null check (visits > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (day, path)
);
select private.guard_table('public.page_visits', null);

-- Adds what the server has counted since it last did: {"/about": 3}. The day is India's. Counts older
-- than two years go.
create function public.record_visits(counts jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  today date := (now() at time zone 'Asia/Kolkata')::date;
begin
  insert into public.page_visits as v (day, path, visits)
  select today, left(key, 300), value::integer from jsonb_each_text(counts) where value::integer > 0
  on conflict (day, path) do update set visits = v.visits + excluded.visits;
  delete from public.page_visits v where v.day < today - 730;
end $$;
revoke execute on function public.record_visits(jsonb) from public, anon, authenticated;
grant execute on function public.record_visits(jsonb) to service_role;

-- How many visits, replies and registrations each of the last days had, oldest first.
create function public.list_daily_counts(days integer default 30)
returns table (day date, visits integer, replies integer, registrations integer)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  today date := (now() at time zone 'Asia/Kolkata')::date;
begin
  if not public.is_admin() then
    raise exception 'Only administrators see this.' using errcode = '42501', detail = 'not_admin';
  end if;
  return query
    with days as (
      select d::date as day, d::timestamp at time zone 'Asia/Kolkata' as begins,
        (d + interval '1 day')::timestamp at time zone 'Asia/Kolkata' as ends
      from generate_series(today - least(greatest(days, 1), 366) + 1, today, interval '1 day') as d
    )
    select days.day,
      coalesce((select sum(v.visits) from public.page_visits v where v.day = days.day), 0)::integer,
      (select count(*) from public.event_rsvps r where r.created_at >= days.begins and r.created_at < days.ends)::integer,
      ((select count(*) from public.sports_registrations s where s.created_at >= days.begins and s.created_at < days.ends)
        + (select count(*) from public.alumni_profiles p where p.created_at >= days.begins and p.created_at < days.ends)
        + (select count(*) from public.admission_enquiries e where e.created_at >= days.begins and e.created_at < days.ends))::integer
    from days order by days.day;
end $$;

-- The pages visited most within the last days.
create function public.list_visited_pages(days integer default 30, most integer default 10)
returns table (path text, visits integer)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  if not public.is_admin() then
    raise exception 'Only administrators see this.' using errcode = '42501', detail = 'not_admin';
  end if;
  return query
    select v.path, sum(v.visits)::integer from public.page_visits v
    where v.day > (now() at time zone 'Asia/Kolkata')::date - least(greatest(days, 1), 366)
    group by v.path order by 2 desc, 1 limit least(greatest(most, 1), 50);
end $$;

-- What waits for somebody, by what it is.
create function public.count_waiting_work() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  today date := (now() at time zone 'Asia/Kolkata')::date;
begin
  if not public.is_admin() then
    raise exception 'Only administrators see this.' using errcode = '42501', detail = 'not_admin';
  end if;
  return jsonb_build_object(
    'alumni', (select count(*) from public.alumni_profiles p where p.status = 'pending'),
    'enquiries', (select count(*) from public.admission_enquiries e where e.is_open and e.due_on <= today),
    'messages', (select count(*) from public.contact_messages m where m.is_open and m.due_on <= today),
    'reports', (select count(*) from public.alumni_reports r where r.status = 'new'),
    'testimonials', (select count(*) from public.testimonials t where t.status = 'pending'),
    'guests', (select coalesce(sum(r.adults + r.children), 0) from public.event_rsvps r
      join public.events e on e.id = r.event_id
      where r.status = 'going' and e.starts_at between now() and now() + interval '30 days'),
    'failedMail', (select count(*) from public.mail_outbox m where m.sent_at is null
      and (m.gave_up_at is not null or m.attempts >= 3)),
    'undescribedPictures', (select count(*) from public.gallery_images i where btrim(i.alt) = ''),
    'updatesEnding', (select count(*) from public.latest_updates u where u.is_active
      and u.expires_at between now() and now() + interval '7 days'),
    'pastDates', (select count(*) from public.site_content c where c.key in ('admissions', 'scholarships', 'disclosure')
      and exists (
        select from unnest(array['strict $.dates[*].day', 'strict $.scholarships[*].closesOn', 'strict $.**.validUntil']) as place (path),
          lateral jsonb_path_query(c.content, place.path::jsonpath, '{}', true) as value
        where jsonb_typeof(value) = 'string' and value #>> '{}' < today::text)),
    'olderHindi', (select count(*) from public.site_content c where c.outdated > 0)
  );
end $$;
