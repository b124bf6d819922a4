-- Emails by a link are counted for colleagues too, a part of a gift is recorded once however long a page has been
-- open, and documents of applications that nobody has read leave room on the disk (docs/decisions/applications.md).

-- What follows in this transaction is done by the holder of a link or of a guardian's page, also if a colleague is.
create function private.act_by_link() returns void
language plpgsql set search_path = ''
as $$
begin
  perform set_config('private.acts_by_link', 'yes', true);
end $$;

-- Anyone can type anyone's address into a form. The limit is five emails of a kind an hour, so that our forms
-- cannot flood a stranger's mailbox. What nobody but the owner of a mailbox can cause is counted by the thing it is
-- about, and what the office does is not counted, so that nobody uses up the emails a family waits for. What a
-- colleague does by a link is counted like anyone's.
create or replace function private.queue_email(address text, kind text, content jsonb, about uuid default null) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if private.office_role() is not null and coalesce(current_setting('private.acts_by_link', true), '') <> 'yes' or (
    select count(*) from public.mail_outbox m
    where m.recipient = address and m.template = kind and m.subject_id is not distinct from queue_email.about
      and m.created_at > now() - interval '1 hour') < 5 then
    insert into public.mail_outbox (recipient, template, data, subject_id)
    values (address, kind, content, queue_email.about);
  end if;
end $$;

create or replace function private.find_rsvp(token text) returns public.event_rsvps
language plpgsql stable security definer set search_path = ''
as $$
declare
  rsvp public.event_rsvps;
begin
  select r.* into rsvp from public.personal_links l join public.event_rsvps r on r.id = l.rsvp_id
  where l.token_hash = private.hash_token(find_rsvp.token);
  if rsvp.id is null then
    raise exception 'This RSVP was not found.' using errcode = 'PT404', detail = 'rsvp_not_found';
  end if;
  perform private.act_by_link();
  return rsvp;
end $$;

-- A booking of the family that holds the link: the wanted one, or the one that the link was made for.
create or replace function private.find_meeting_booking(token text, wanted text default null) returns public.meeting_bookings
language plpgsql stable security definer set search_path = ''
as $$
declare
  booking public.meeting_bookings;
begin
  select b.* into booking from public.personal_links l
  join public.meeting_bookings o on o.id = l.booking_id
  join public.meeting_bookings b on b.family = o.family and b.reference = coalesce(wanted, o.reference)
  where l.token_hash = private.hash_token(find_meeting_booking.token);
  if booking.id is null then
    raise exception 'This booking was not found.' using errcode = 'PT404', detail = 'booking_not_found';
  end if;
  perform private.act_by_link();
  return booking;
end $$;

create or replace function private.find_application(token text) returns public.applications
language plpgsql stable security definer set search_path = ''
as $$
declare
  application public.applications;
begin
  select a.* into application
  from public.personal_links l join public.applications a on a.id = l.application_id
  where l.token_hash = private.hash_token(find_application.token);
  if application.id is null then
    raise exception 'This application was not found.' using errcode = 'PT404', detail = 'application_not_found';
  end if;
  perform private.act_by_link();
  return application;
end $$;

create or replace function private.find_registration(token text) returns public.sports_registrations
language plpgsql stable security definer set search_path = ''
as $$
declare
  registration public.sports_registrations;
begin
  select r.* into registration
  from public.personal_links l join public.sports_registrations r on r.id = l.registration_id
  where l.token_hash = private.hash_token(find_registration.token);
  if registration.id is null then
    raise exception 'This registration was not found.' using errcode = 'PT404', detail = 'registration_not_found';
  end if;
  perform private.act_by_link();
  return registration;
end $$;

create or replace function private.require_guardian_session(session text) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  address text;
begin
  select s.mailbox into address from private.guardian_sessions s
  where s.token_hash = private.hash_token(require_guardian_session.session) and s.created_at > now() - interval '30 minutes'
    and private.is_guardians_mailbox(s.mailbox);
  if address is null then
    raise exception 'The page has closed. Open it again by your link.' using errcode = 'PT404', detail = 'guardian_page_closed';
  end if;
  perform private.act_by_link();
  return address;
end $$;
