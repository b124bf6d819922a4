-- What an address alone tells and takes, and answers that never came.

create or replace function private.expected_elsewhere(meeting public.meetings, about public.meeting_bookings, child text,
  wanted timestamptz, but_for uuid default null) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select min(b.starts_at) from public.meeting_bookings b
  where b.meeting_id = meeting.id and b.status = 'booked' and b.id is distinct from but_for
    and (b.family = about.family or b.child_name <> '' and child <> '' and (b.email = about.email
      or private.phone_address(b.phone) = private.phone_address(about.phone)))
    and private.is_same_child(b.child_name, child)
    and b.starts_at < wanted + make_interval(mins => meeting.slot_minutes)
    and b.starts_at + make_interval(mins => meeting.slot_minutes) > wanted
$$;

create or replace function public.create_admission_enquiry(
  child_name text, date_of_birth date, campus text, level text, guardian_name text, email text, phone text,
  consent_version text, class text default null, session text default null,
  guardian_relation text default null, message text default null,
  source text default null, visit_at timestamptz default null, language text default 'en'
) returns table (reference text, status text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  own_reference text := private.new_reference('ADM');
  child text := private.require_name(create_admission_enquiry.child_name, 'child_name');
  guardian text := private.require_name(create_admission_enquiry.guardian_name, 'guardian_name');
  address text := private.require_email(create_admission_enquiry.email, 'email');
  number text := private.require_phone(create_admission_enquiry.phone, 'phone');
  consent text := private.require_text(create_admission_enquiry.consent_version, 'consent_version', 1, 40);
  place text := create_admission_enquiry.campus;
  born date := private.require_birth_date(create_admission_enquiry.date_of_birth, 'date_of_birth', 0, 25);
  school_year text := nullif(btrim(create_admission_enquiry.session), '');
  heard text := nullif(btrim(create_admission_enquiry.source), '');
  visit timestamptz := create_admission_enquiry.visit_at;
  tongue text := private.known_language(create_admission_enquiry.language);
  words text := private.require_text(create_admission_enquiry.message, 'message', 0, 4000);
  facts jsonb;
begin
  if private.is_open_campus(place) is not true then
    raise exception 'Please choose one of the campuses.' using errcode = '22023', detail = 'campus';
  end if;
  if not private.is_open_level(create_admission_enquiry.level) then
    raise exception 'Please choose one of the levels.' using errcode = '22023', detail = 'level';
  end if;
  if school_year !~ '^20[0-9]{2}-[0-9]{2}$' then
    raise exception 'Please choose one of the sessions.' using errcode = '22023', detail = 'session';
  end if;
  if heard not in ('family', 'search', 'social', 'newspaper', 'passing', 'other') then
    raise exception 'Please choose one of the answers.' using errcode = '22023', detail = 'source';
  end if;
  perform private.refuse_many((select count(*) from public.admission_enquiries a
    where a.email = address and a.created_at > now() - interval '1 day'));
  if visit is not null then
    if not private.is_visiting_time(visit) then
      raise exception 'Please choose one of the times.' using errcode = '22023', detail = 'visit_at';
    end if;
    -- Three families at a time on a campus. The lock lets simultaneous requests count one after the other.
    perform pg_advisory_xact_lock(hashtext('visit ' || place), hashtext(visit::text));
    if (select count(*) from public.admission_enquiries a
        where a.campus = place and a.visit_at = visit and a.status not in ('closed', 'spam')) >= 3 then
      raise exception 'This time has just been taken. Please choose another.'
        using errcode = '22023', detail = 'visit_at';
    end if;
  end if;
  insert into public.admission_enquiries (reference, child_name, date_of_birth, campus, level, class, session,
    guardian_name, guardian_relation, email, phone, message, consent_version, source, visit_at, language)
  values (own_reference, child, born, place, create_admission_enquiry.level,
    private.require_text(create_admission_enquiry.class, 'class', 0, 30), school_year, guardian,
    private.require_text(create_admission_enquiry.guardian_relation, 'guardian_relation', 0, 60), address, number,
    words, consent, heard, visit, tongue);
  facts := jsonb_build_object('reference', own_reference, 'child_name', child, 'guardian_name', guardian,
    'campus', place, 'class', create_admission_enquiry.class, 'visit_at', visit);
  perform private.queue_email(address, 'admission_enquiry_received',
    facts || jsonb_build_object('language', tongue));
  perform private.queue_office_email('admissions', place, 'office_admission_enquiry', facts || jsonb_build_object(
    'date_of_birth', born, 'email', address, 'phone', number, 'message', words, 'written_in', tongue));
  return query select own_reference, 'new'::text;
end $$;

drop function private.tell_of_photo_decision(public.photo_requests);

create function private.tell_of_photo_decision(request public.photo_requests, outcome text, is_on_site boolean)
returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.queue_email(request.email, 'photo_request_' || outcome, jsonb_build_object(
    'reference', request.reference, 'name', request.name, 'language', request.language,
    'album', private.album_title_in(request.picture_id, request.language, request.album_title), 'shown', is_on_site));
end $$;

create or replace function private.follow_photo_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  picture public.gallery_images;
  hides boolean;
  -- The request of another was granted.
  is_taken_away boolean;
  outcome text;
begin
  if new.status is distinct from old.status then
    -- Any row of the file, because hide_picture goes through all; an administrator may have given the row another file.
    -- None if the album is gone.
    select i.* into picture from public.gallery_images i
    where private.media_id(i.path) = private.media_id(new.path)
      or i.id = new.picture_id and private.media_id(i.path) is null and private.media_id(new.path) is null
    limit 1;
    select coalesce(bool_or(private.hides_picture(r)), false),
      coalesce(bool_or(r.status = 'removed' and r.id <> new.id), false) into hides, is_taken_away
    from public.photo_requests r where private.is_about_picture(r, new.picture_id, new.path);
    perform private.hide_picture(picture.id, hides);
    outcome := case
      when new.status = 'removed' or new.status = 'restored' and is_taken_away then 'removed'
      when new.status = 'restored' and not hides then 'restored' end;
    if outcome is not null then
      perform private.tell_of_photo_decision(new, outcome, picture.id is not null);
    end if;
    update public.photo_requests r set awaits_showing = not r.awaits_showing
    where r.id = new.id and r.awaits_showing <> (new.status = 'restored' and hides);
    if not hides or new.status = 'removed' and not is_taken_away then
      perform private.tell_of_photo_decision(r, case when hides then 'removed' else 'restored' end,
        picture.id is not null)
      from public.photo_requests r
      where r.awaits_showing and r.id <> new.id and private.is_about_picture(r, new.picture_id, new.path);
    end if;
    -- Who was told that it stays away still hears if it is shown after all.
    if not hides then
      update public.photo_requests r set awaits_showing = false
      where r.awaits_showing and private.is_about_picture(r, new.picture_id, new.path);
    end if;
  end if;
  return new;
end $$;

create or replace function private.offer_end(event public.events) returns timestamptz
language sql stable set search_path = ''
as $$
  select now() + least(make_interval(hours => event.offer_hours), (case when event.starts_at > now()
    then event.starts_at else private.event_end(event.starts_at, event.ends_at) end - now()) / 4)
$$;

create or replace function private.offer_places(wanted uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  event public.events;
  waiting record;
  taken integer;
begin
  select * into event from public.events e where e.id = wanted for update;
  if event.id is null or event.status <> 'published' or event.cancelled_at is not null
     or private.event_end(event.starts_at, event.ends_at) <= now() then
    return;
  end if;
  taken := private.people_going(event.id);
  for waiting in
    select r.id, r.adults + r.children as people from public.event_rsvps r
    where r.event_id = event.id and r.status = 'waitlisted'
    order by coalesce(r.waiting_since, r.created_at), r.id
  loop
    exit when taken >= event.capacity;
    if event.capacity is null or taken + waiting.people <= event.capacity then
      update public.event_rsvps r set status = 'offered', offered_until = private.offer_end(event)
      where r.id = waiting.id;
      taken := taken + waiting.people;
    end if;
  end loop;
end $$;

create function private.ages_in(name text) returns int4multirange
language sql immutable set search_path = ''
as $$
  select coalesce(range_agg(told.ages), '{}') from (
    select int4range(0, m[1]::integer) from regexp_matches(name, '\mu(?:nder)?[ -]*(\d{1,2})s?\M', 'gi') m
    union all
    select int4range(least(m[1]::integer, m[2]::integer), greatest(m[1]::integer, m[2]::integer), '[]')
    from unnest(array['(?:^|\mage[sd]?)\s*(\d{1,2})\s*(?:[-–—]|to)\s*(\d{1,2})\M(?!\s*(?:[:.]\d|[ap]\.?m))',
      '\m(\d{1,2})\s*(?:[-–—]|to)\s*(\d{1,2})\s*(?:years?|yrs?)\M']) as pattern, regexp_matches(name, pattern, 'gi') m
    union all
    select int4range(m[1]::integer, null)
    from regexp_matches(name, '(?:^|\mage[sd]?)\s*(\d{1,2})\s*(?:years?\s*)?(?:\+|and above|and over)', 'gi') m
  ) as told (ages)
$$;

create or replace function private.fits_age_groups(age_groups text[], born date, on_day date) returns boolean
language sql immutable set search_path = ''
as $$
  select cardinality(age_groups) = 0 or exists (
    select from unnest(age_groups) age_group, private.ages_in(age_group) ages
    where isempty(ages) or extract(year from on_day)::integer - extract(year from born)::integer <@ ages)
$$;

create or replace function private.require_age_of_group(program public.sports_programs, training_group text, born date,
  tongue text) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if not private.fits_age_groups(array[training_group], born, private.today()) then
    raise exception 'The child is not of the age of this training group.'
      using errcode = '22023', detail = 'training_group',
        hint = private.training_group_in(program, training_group, tongue);
  end if;
end $$;

-- Only forms send requests.
revoke insert on public.photo_requests from anon, authenticated;
