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

drop function private.receive_gift(uuid, integer, date);

-- Records the amount of a gift that was received on a day, and sends the receipt. Less than was promised is a gift of
-- its own, a part, and the promise stays open with the rest. Returns false if the gift was received, or if what is
-- missing of it is not what the page showed (`shown`): then somebody has noted a payment meanwhile, or the answer to the
-- same call was lost.
create function private.receive_gift(gift uuid, amount integer, received_on date, shown integer default null)
returns boolean
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  noted private.gifts;
  came integer;
begin
  select g.* into noted from private.gifts g where g.id = gift and g.state <> 'received' for update;
  came := coalesce(amount, noted.amount);
  if noted.id is null or noted.amount <> shown then
    return false;
  end if;
  -- A part that was undone was missing again. If it completes the promise now, nothing more will come of that.
  update private.gifts g
  set amount = case when came < g.amount then g.amount - came else g.amount end,
    state = case when came < g.amount then 'promised' else 'withdrawn' end
  where g.id = noted.part_of and g.state = 'promised';
  if noted.state = 'promised' and came < noted.amount then
    update private.gifts g set amount = g.amount - came where g.id = gift;
    insert into private.gifts (purpose_id, person, amount, reference, state, is_promised, received_on, part_of)
    values (noted.purpose_id, noted.person, came, private.new_reference('GIFT'), 'received', false,
      receive_gift.received_on, gift)
    returning * into noted;
  else
    update private.gifts g set state = 'received', received_on = receive_gift.received_on, amount = came
    where g.id = gift
    returning * into noted;
  end if;
  if noted.person is not null then
    perform private.issue_receipt(null, noted.id, noted.amount, noted.received_on);
  end if;
  perform private.queue_email(u.email, 'gift_received', jsonb_build_object('receipt', private.gift_receipt(noted),
    'language', private.email_language_of(u.id)))
  from auth.users u where u.id = noted.person and u.email is not null;
  return true;
end $$;

drop function public.note_gift(uuid, date, integer);

-- Records that a gift was received on a day, with its amount; or undoes that, without an email. A part that is undone is
-- missing again, if its promise is still open. `shown` is what the caller's page showed as missing. Returns false if the
-- gift is in that state already, or if something else is missing.
create function public.note_gift(gift uuid, received_on date default null, amount integer default null,
  shown integer default null) returns boolean
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  undone private.gifts;
begin
  perform private.require_may('gifts');
  perform private.require_campus(null);
  perform private.require_received(received_on, amount);
  if received_on is not null then
    return private.receive_gift(gift, amount, received_on, shown);
  end if;
  update private.gifts g set state = case when g.is_promised then 'promised' else 'withdrawn' end, received_on = null
  where g.id = gift and g.state = 'received'
  returning * into undone;
  if undone.id is null then
    return false;
  end if;
  update private.gifts g set amount = g.amount + undone.amount where g.id = undone.part_of and g.state = 'promised';
  perform private.cancel_receipt(null, gift);
  return true;
end $$;
grant execute on function public.note_gift to authenticated;

-- At most twelve documents, and 60 MB together. Unfinished uploads count until they are purged. Anyone can begin an
-- application with any mailbox, and send it: a draft takes nothing more if all drafts hold 2 GB, or if these and the
-- applications that the office has not moved yet hold 10 GB (more than a thousand of the usual size). A family that
-- has sent its application adds documents by the link of its email, until all of these hold 20 GB.
create or replace function private.require_document_room(application uuid, added integer) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  kept record;
  unread record;
  own_stage text := (select a.stage from public.applications a where a.id = require_document_room.application);
begin
  select count(*) as documents, coalesce(sum(d.bytes), 0) as bytes into kept
  from public.application_documents d where d.application_id = require_document_room.application;
  if kept.documents >= 12 then
    raise exception 'There are many documents already.' using errcode = 'PT409', detail = 'too_many_documents';
  end if;
  if kept.bytes + added > 62914560 then
    raise exception 'The documents are too large together.' using errcode = 'PT409', detail = 'documents_too_large';
  end if;
  if own_stage not in ('draft', 'received') then
    return;
  end if;
  -- What a family withdraws before the office has moved it stays on the disk.
  select coalesce(sum(d.bytes) filter (where a.stage = 'draft'), 0) + added as drafts,
    coalesce(sum(d.bytes), 0) + added as bytes into unread
  from public.application_documents d join public.applications a on a.id = d.application_id
  where a.stage in ('draft', 'received') or a.held_as = 'received';
  if unread.bytes > 21474836480 then
    raise exception 'Applications that nobody has read yet leave no room.' using errcode = 'PT409', detail = 'store_full';
  end if;
  if own_stage = 'draft' and (unread.drafts > 2147483648 or unread.bytes > 10737418240) then
    raise exception 'Applications that nobody has read yet hold too much already.' using errcode = 'PT409', detail = 'drafts_full';
  end if;
end $$;
