-- Limits that a stranger cannot turn against others (docs/decisions/applications.md, schema-and-migrations.md).

alter table public.mail_outbox add column subject_id uuid;

drop function private.may_queue_email(text, text);
drop function private.queue_email(text, text, jsonb);

-- Anyone can type anyone's address into a form. The limit is five emails of a kind an hour, so that our forms
-- cannot flood a stranger's mailbox. What nobody but the owner of a mailbox can cause is counted by the thing it is
-- about, and what the office does is not counted, so that nobody uses up the emails a family waits for.
create function private.queue_email(address text, kind text, content jsonb, about uuid default null) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if private.office_role() is not null or (
    select count(*) from public.mail_outbox m
    where m.recipient = address and m.template = kind and m.subject_id is not distinct from queue_email.about
      and m.created_at > now() - interval '1 hour') < 5 then
    insert into public.mail_outbox (recipient, template, data, subject_id)
    values (address, kind, content, queue_email.about);
  end if;
end $$;

-- Anyone can begin an application with anyone's mailbox, so those emails are counted by mailbox; all others are about
-- an application that was sent, which only an email opens.
create or replace function private.queue_application_email(kind text, application public.applications, more jsonb default '{}')
returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.queue_email(application.email, kind, jsonb_build_object(
    'reference', application.reference, 'child_name', application.child_name, 'class', application.class,
    'campus', application.campus, 'guardian_name', application.guardian_name, 'stage', application.stage,
    'words', application.words, 'offer_ends_on', application.offer_ends_on, 'meeting_id', application.meeting_id,
    'paid_amount', application.paid_amount, 'paid_on', application.paid_on, 'language', application.language,
    'token', private.create_personal_link(application => application.id)) || more,
    about => case when application.stage <> 'draft' then application.id end);
end $$;

-- Sends a draft. From then on only an email opens the application, since anyone can type anyone's mailbox: earlier
-- links end, and the token given here only begins another child's application. A second application of the same
-- child gets the same answer as a first; the known family gets an email, and the draft is purged.
create or replace function public.send_application(token text) returns table (reference text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  application public.applications;
  same public.applications;
begin
  -- The same form was sent twice.
  select a.* into application from public.applications a
  where a.family_token_hash = private.hash_token(send_application.token);
  if application.id is not null then
    return query select application.reference;
    return;
  end if;
  application := private.find_application(send_application.token);
  perform pg_advisory_xact_lock(hashtext('application'), hashtext(application.email));
  application := private.lock_draft(send_application.token);
  if num_nulls(application.child_name, application.date_of_birth, application.campus, application.class) > 0 then
    raise exception 'Please fill in the part about the child first.' using errcode = 'PT409', detail = 'application_incomplete';
  end if;
  -- A session has begun since, so the class may be another one now. What was filled in stays, and saving it again is
  -- enough.
  if application.session <> private.coming_session() then
    raise exception 'A new session has begun. Please check the class and save the part about the child again.'
      using errcode = 'PT409', detail = 'session_over';
  end if;
  -- The email brings a new link.
  delete from public.personal_links l where l.application_id = application.id;
  same := private.find_same_application(application.email, application.child_name, application.date_of_birth, application.id);
  if same.id is not null then
    update public.applications a set family_token_hash = private.hash_token(send_application.token)
    where a.id = application.id;
    perform private.queue_application_email('application_again', same);
    return query select application.reference;
    return;
  end if;
  perform set_config('private.family_decision', 'yes', true);
  update public.applications a
  set stage = 'received', submitted_at = now(), session = coalesce(a.session, private.coming_session()),
    family_token_hash = private.hash_token(send_application.token)
  where a.id = application.id returning * into application;
  perform set_config('private.family_decision', '', true);
  update public.admission_enquiries e set status = 'applied'
  where e.id = application.enquiry_id and e.status in ('new', 'contacted', 'visit_booked');
  perform private.queue_office_email('admissions', application.campus, 'office_application', jsonb_build_object(
    'reference', application.reference, 'child_name', application.child_name, 'class', application.class,
    'campus', application.campus, 'guardian_name', application.guardian_name, 'email', application.email,
    'phone', application.phone, 'message', application.message, 'written_in', application.language));
  return query select application.reference;
end $$;

-- Anyone can book with anyone's address, and change that by the link of the browser: such emails are counted by
-- mailbox. Those that follow from a link in an email are counted by booking (private.use_meeting_booking).
create or replace function private.queue_meeting_email(kind text, meeting public.meetings, booking public.meeting_bookings)
returns void language plpgsql security definer set search_path = ''
as $$
begin
  if booking.email is not null then
    perform private.queue_email(booking.email, kind,
      private.meeting_email(meeting, booking, private.create_personal_link(booking => booking.id)),
      about => case when current_setting('private.proven_booking', true) = 'yes' then booking.id end);
  end if;
end $$;

-- A booking of the family that changes something by its link. The browser that typed the address got a link at once;
-- it ends when a link from an email is used, so that a stranger who typed the address never reads what its owner adds.
-- Reading ends nothing, because mail programs open links before people do.
create or replace function private.use_meeting_booking(token text, wanted text default null) returns public.meeting_bookings
language plpgsql security definer set search_path = ''
as $$
declare
  booking public.meeting_bookings :=
    private.find_meeting_booking(use_meeting_booking.token, use_meeting_booking.wanted);
begin
  if exists (select from public.personal_links l
             where l.token_hash = private.hash_token(use_meeting_booking.token) and not l.is_unproven) then
    delete from public.personal_links l using public.meeting_bookings b
    where l.booking_id = b.id and b.family = booking.family and l.is_unproven;
    perform set_config('private.proven_booking', 'yes', true);
  end if;
  return booking;
end $$;
