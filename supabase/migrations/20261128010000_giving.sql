-- Giving: purposes, and what alumni give to them by UPI.

-- Giving: purposes of the office, and what alumni give to them by UPI (docs/decisions/alumni.md). Everyone sees how much
-- came together; who gave what, only the giver and the office.

create table private.giving_purposes (
  id uuid primary key default gen_random_uuid(),
  title text not null check (length(btrim(title)) between 3 and 120),
  body text not null check (length(btrim(body)) between 10 and 2000),
  -- {"hi": {"title": …, "body": …}}
  translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object' and length(translations::text) < 8000),
  -- In whole rupees, like every amount here.
  goal integer not null check (goal between 1000 and 100000000),
  is_open boolean not null default true,
  created_at timestamptz not null default now()
);
alter table private.giving_purposes enable row level security;

create table private.gifts (
  id uuid primary key default gen_random_uuid(),
  purpose_id uuid not null references private.giving_purposes (id),
  -- Null once the account is gone: the sum stays, the name does not.
  person uuid references auth.users (id) on delete set null,
  -- Promised; once received, what came.
  amount integer not null check (amount between 1 and 10000000),
  reference text not null unique,
  state text not null default 'promised' check (state in ('promised', 'received', 'withdrawn')),
  received_on date,
  created_at timestamptz not null default now(),
  check ((state = 'received') = (received_on is not null))
);
create index gifts_person_idx on private.gifts (person, created_at desc);
create index gifts_purpose_idx on private.gifts (purpose_id) where state = 'received';
create index gifts_state_idx on private.gifts (state, created_at desc, id);
alter table private.gifts enable row level security;

-- Every purpose with what was received for it: open ones first, the newest first.
create function public.list_giving_purposes()
returns table (id uuid, title text, body text, translations jsonb, goal integer, is_open boolean, received bigint,
  gifts bigint)
language sql stable security definer set search_path = ''
as $$
  select p.id, p.title, p.body, p.translations, p.goal, p.is_open, coalesce(sum(g.amount), 0)::bigint, count(g.id)
  from private.giving_purposes p left join private.gifts g on g.purpose_id = p.id and g.state = 'received'
  group by p.id
  order by p.is_open desc, p.created_at desc, p.id limit 100
$$;
grant execute on function public.list_giving_purposes to anon, authenticated;

-- Promises an amount to an open purpose; returns the reference that the payment carries. At most five promises of a
-- person wait at a time, and ten are made in a day.
create function public.promise_gift(purpose uuid, amount integer) returns text
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  giver uuid := private.require_verified_alumnus();
  made text;
begin
  if coalesce(amount not between 100 and 1000000, true) then
    raise exception 'Please choose an amount between ₹100 and ₹10,00,000.' using errcode = '22023', detail = 'amount';
  end if;
  if not exists (select from private.giving_purposes p where p.id = purpose and p.is_open) then
    raise exception 'This purpose is closed.' using errcode = 'PT404', detail = 'purpose_closed';
  end if;
  -- One promise of a person at a time, so that the counts are right.
  perform pg_advisory_xact_lock(hashtextextended(giver::text, 20261127140002));
  if (select count(*) from private.gifts g where g.person = giver and g.state = 'promised') >= 5
     or (select count(*) from private.gifts g where g.person = giver and g.created_at > now() - interval '1 day') >= 10 then
    raise exception 'Please pay or withdraw what you have promised first.' using errcode = 'PT429', detail = 'too_many_gifts';
  end if;
  insert into private.gifts (purpose_id, person, amount, reference)
  values (purpose, giver, amount, private.new_reference('GIFT')) returning reference into made;
  return made;
end $$;
grant execute on function public.promise_gift to authenticated;

-- The caller's gifts, the newest first.
create function public.list_own_gifts()
returns table (id uuid, purpose text, translations jsonb, amount integer, reference text, state text, received_on date,
  created_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  giver uuid := private.require_own_id();
begin
  return query
    select g.id, p.title, p.translations, g.amount, g.reference, g.state, g.received_on, g.created_at
    from private.gifts g join private.giving_purposes p on p.id = g.purpose_id
    where g.person = giver order by g.created_at desc, g.id limit 200;
end $$;
grant execute on function public.list_own_gifts to authenticated;

-- Withdraws a promise of the caller's. False if it was received meanwhile.
create function public.withdraw_own_gift(gift uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  update private.gifts g set state = 'withdrawn'
  where g.id = gift and g.person = private.require_own_id() and g.state = 'promised';
  return found;
end $$;
grant execute on function public.withdraw_own_gift to authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- The office. Purposes and gifts are of the whole school.

-- Adds a purpose, or changes one.
create function public.save_giving_purpose(title text, body text, goal integer, is_open boolean,
  translations jsonb default '{}', purpose uuid default null) returns uuid
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  saved uuid;
  named text := private.require_text(title, 'title', 3, 120);
  said text := private.require_text(body, 'body', 10, 2000);
begin
  perform private.require_may('gifts');
  perform private.require_campus(null);
  if coalesce(goal not between 1000 and 100000000, true) then
    raise exception 'Please choose a goal of ₹1,000 or more.' using errcode = '22023', detail = 'goal';
  end if;
  if purpose is null then
    insert into private.giving_purposes (title, body, goal, is_open, translations)
    values (named, said, goal, is_open, translations) returning id into saved;
  else
    update private.giving_purposes p
    set title = named, body = said, goal = save_giving_purpose.goal, is_open = save_giving_purpose.is_open,
      translations = save_giving_purpose.translations
    where p.id = purpose returning p.id into saved;
    if saved is null then
      raise exception 'This purpose is gone.' using errcode = 'PT404', detail = 'no_such_purpose';
    end if;
  end if;
  return saved;
end $$;
grant execute on function public.save_giving_purpose to authenticated;

-- Gifts in one state, the newest first, or those of these references, for the office.
create function public.list_gifts(wanted text default null, named text[] default null,
  before timestamptz default null, before_id uuid default null, most integer default 50)
returns table (id uuid, purpose text, giver text, batch_year integer, amount integer, reference text, state text,
  received_on date, created_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_may('gifts', false);
  return query
    select g.id, p.title, a.full_name, a.batch_year, g.amount, g.reference, g.state, g.received_on, g.created_at
    from private.gifts g join private.giving_purposes p on p.id = g.purpose_id
    left join public.alumni_profiles a on a.id = g.person
    where (wanted is null or g.state = wanted) and (named is null or g.reference = any (named))
      and (before is null or (g.created_at, g.id) < (before, before_id))
    order by g.created_at desc, g.id desc limit least(greatest(most, 1), 500);
end $$;
grant execute on function public.list_gifts to authenticated;

-- Notes that a gift was received on a day, with what came of it, and writes the receipt; or takes that back, without a
-- letter. False if it has that state already.
create function public.note_gift(gift uuid, received_on date default null, amount integer default null) returns boolean
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  noted private.gifts;
begin
  perform private.require_may('gifts');
  perform private.require_campus(null);
  if received_on > private.today() then
    raise exception 'This day is still to come.' using errcode = '22023', detail = 'received_on';
  end if;
  if amount not between 1 and 10000000 then
    raise exception 'This is no amount of a gift.' using errcode = '22023', detail = 'amount';
  end if;
  update private.gifts g
  set state = case when received_on is null then 'promised' else 'received' end, received_on = note_gift.received_on,
    amount = coalesce(note_gift.amount, g.amount)
  where g.id = gift and (g.state = 'received') = (received_on is null)
  returning * into noted;
  if noted.id is null then
    return false;
  end if;
  if received_on is not null then
    perform private.queue_email(u.email, 'gift_received', jsonb_build_object('name', a.full_name,
      'purpose', p.title, 'translations', p.translations, 'amount', noted.amount, 'reference', noted.reference,
      'day', noted.received_on, 'language', private.email_language_of(u.id)))
    from private.giving_purposes p, auth.users u join public.alumni_profiles a on a.id = u.id
    where p.id = noted.purpose_id and u.id = noted.person and u.email is not null;
  end if;
  return true;
end $$;
grant execute on function public.note_gift to authenticated;

create or replace function private.opens(role text, target text, writing boolean) returns boolean
language sql immutable set search_path = ''
as $$
  select case role
    when 'administrator' then true
    -- Publishes: everything that the site says. No one's personal data.
    when 'editor' then target in ('latest_updates', 'news_stories', 'own_pages', 'documents', 'events', 'meetings',
        'calendar_entries', 'bus_changes', 'bus_routes', 'bus_stops', 'sports_programs', 'gallery_events',
        'gallery_images', 'youtube_videos', 'leadership_messages', 'testimonials', 'featured_testimonials', 'teachers',
        'choices', 'site_content', 'site_content_drafts', 'media_files', 'previews', 'admin_views', 'uploads', 'proposals',
        -- Families alone are written to, whose addresses an editor never sees.
        'family_messages')
      or not writing and target in ('document_files', 'former_slugs', 'page_visits')
    -- Writes drafts (private.guard_drafts), and proposes changes of what is public (30_proposals.sql).
    when 'contributor' then target in ('latest_updates', 'news_stories', 'own_pages', 'events', 'gallery_events',
        'gallery_images', 'previews', 'admin_views', 'uploads', 'proposals')
      or not writing and target in ('media_files', 'documents', 'document_files')
    -- Answers families.
    when 'admissions' then target in ('admission_enquiries', 'applications', 'contact_messages', 'admin_views')
      or not writing and target = 'enquiry_answers'
    when 'alumni_office' then target in ('alumni_profiles', 'alumni_records', 'alumni_reports', 'alumni_posts',
        'gifts', 'admin_views')
      -- Reported ones alone: the policy of the table says so.
      or not writing and target = 'alumni_messages'
    when 'door' then target = 'door'
    else false end
$$;

-- Makes one profile of two of the same person: what the kept one lacks is taken from the other, emails and
-- reports move over, and the other is deleted like any profile.
create or replace function public.merge_alumni(kept uuid, duplicate uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  other public.alumni_profiles;
begin
  perform private.require_may('alumni_profiles');
  if kept = duplicate or (
    select count(*) from public.alumni_profiles p where p.id in (kept, duplicate) and p.status <> 'deleted') <> 2 then
    raise exception 'These two profiles cannot be merged.' using errcode = '22023', detail = 'duplicate';
  end if;
  if private.holds_admin_role(duplicate) then
    raise exception 'Keep the profile of the administrator.' using errcode = '22023', detail = 'admin_account';
  end if;
  select * into other from public.alumni_profiles p where p.id = duplicate for update;
  perform set_config('private.office_decision', 'yes', true);
  update public.alumni_profiles p set
    batch_year = coalesce(p.batch_year, other.batch_year), campus = coalesce(p.campus, other.campus),
    house = coalesce(p.house, other.house), stream = coalesce(p.stream, other.stream),
    profession = coalesce(p.profession, other.profession),
    organisation = coalesce(p.organisation, other.organisation),
    industry = coalesce(p.industry, other.industry), city = coalesce(p.city, other.city),
    country = coalesce(p.country, other.country), bio = coalesce(p.bio, other.bio),
    contact_email = coalesce(p.contact_email, other.contact_email), phone = coalesce(p.phone, other.phone),
    -- What the other profile hid stays hidden.
    visibility = other.visibility || p.visibility,
    links = case when p.links = '[]' then other.links else p.links end,
    status = case when 'verified' in (p.status, other.status) then 'verified' else p.status end
  where p.id = kept;
  delete from public.alumni_messages m
  where m.sender_id in (kept, duplicate) and m.recipient_id in (kept, duplicate);
  update public.alumni_messages m set sender_id = kept where m.sender_id = duplicate;
  update public.alumni_messages m set recipient_id = kept where m.recipient_id = duplicate;
  insert into public.alumni_blocks (blocker_id, blocked_id)
  select kept, b.blocked_id from public.alumni_blocks b where b.blocker_id = duplicate and b.blocked_id <> kept
  union select b.blocker_id, kept from public.alumni_blocks b where b.blocked_id = duplicate and b.blocker_id <> kept
  on conflict do nothing;
  update public.alumni_reports r set person_id = kept where r.person_id = duplicate;
  update public.alumni_posts p set author_id = kept where p.author_id = duplicate;
  update private.gifts g set person = kept where g.person = duplicate;
  update public.media_files m set created_by = kept where m.created_by = duplicate and m.purpose = 'post';
  -- Of two open requests between the same people one stays.
  delete from public.mentoring_requests m
  where duplicate in (m.asker_id, m.mentor_id) and (kept in (m.asker_id, m.mentor_id) or m.state in ('asked', 'accepted')
    and exists (select from public.mentoring_requests o where o.state in ('asked', 'accepted') and o.id <> m.id
      and (o.asker_id, o.mentor_id) = (case m.asker_id when duplicate then kept else m.asker_id end,
        case m.mentor_id when duplicate then kept else m.mentor_id end)));
  update public.mentoring_requests m set asker_id = kept where m.asker_id = duplicate;
  update public.mentoring_requests m set mentor_id = kept where m.mentor_id = duplicate;
  update public.alumni_profiles p set status = 'deleted', status_reason = 'Merged into ' || kept
  where p.id = duplicate;
  update auth.users u
  set raw_user_meta_data = coalesce(u.raw_user_meta_data, '{}') || '{"account_status": "deleted"}'
  where u.id = duplicate;
  perform private.queue_email(u.email, 'alumni_merge', jsonb_build_object(
    'name', other.full_name, 'language', private.email_language_of(duplicate)))
  from auth.users u where u.id = duplicate and u.email is not null;
  perform set_config('private.office_decision', '', true);
end $$;

-- How often each table was written to, by PostgreSQL's own count. Replicas of the web server learn from it what
-- others wrote, without a trigger that would slow every write. The count is up to ten seconds old. Of the schema private,
-- what a public page shows.
create or replace function public.list_table_changes() returns table (table_name text, changes double precision)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_server();
  return query
    select s.relname::text, (s.n_tup_ins + s.n_tup_upd + s.n_tup_del)::double precision
    from pg_catalog.pg_stat_user_tables s
    where s.schemaname = 'public' or s.schemaname = 'private' and s.relname in ('gifts', 'giving_purposes');
end $$;
