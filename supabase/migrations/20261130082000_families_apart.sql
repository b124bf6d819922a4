-- Five faults that an attacker with the source found (docs/decisions/events-and-sports.md, guardians-page.md,
-- access-rules.md).

-- A stranger who booked with a parent's address read what the office and the parent added to the same family.
alter table public.meeting_bookings add column by_office boolean not null default false;
alter table public.personal_links add column is_unproven boolean not null default false;
drop function private.create_personal_link(uuid, uuid, uuid, jsonb, text, uuid);

create function private.create_personal_link(rsvp uuid default null, registration uuid default null,
  booking uuid default null, proposed jsonb default null, mailbox text default null,
  application uuid default null, unproven boolean default false) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  token text := private.new_token();
begin
  insert into public.personal_links (rsvp_id, registration_id, booking_id, mailbox, application_id, token_hash,
    is_unproven, proposed)
  values (rsvp, registration, booking, create_personal_link.mailbox, create_personal_link.application,
    private.hash_token(token), create_personal_link.unproven, create_personal_link.proposed);
  return token;
end $$;

create or replace function private.add_meeting_booking(meeting public.meetings, host text, starts_at timestamptz,
  about public.meeting_bookings, child_name text, grade text) returns public.meeting_bookings
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  child text := private.require_text(add_meeting_booking.child_name, 'child_name',
    case meeting.kind when 'visit' then 0 else 2 end, 120);
  class text := private.require_text(add_meeting_booking.grade, 'grade',
    case meeting.kind when 'visit' then 0 else 1 end, 40);
  booking public.meeting_bookings;
begin
  perform private.require_free_slot(meeting, add_meeting_booking.host, add_meeting_booking.starts_at,
    about.family);
  if (select count(*) from public.meeting_bookings b where b.family = about.family and b.status = 'booked') >= 20 then
    raise exception 'This family has booked enough times.' using errcode = 'PT409', detail = 'too_many_bookings';
  end if;
  insert into public.meeting_bookings (meeting_id, family, by_office, reference, host, starts_at, name, email, phone,
    child_name, grade, language)
  values (meeting.id, about.family, coalesce(about.by_office, false), private.new_reference('MEET'),
    add_meeting_booking.host, add_meeting_booking.starts_at, about.name, about.email, about.phone, nullif(child, ''),
    nullif(class, ''), about.language)
  returning * into booking;
  perform private.queue_meeting_email('meeting_booked', meeting, booking);
  return booking;
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
  end if;
  return booking;
end $$;

-- The holder of a link books for the same family; people without one start a new family, so that typing an address
-- opens nothing.
create or replace function public.create_meeting_booking(meeting_id uuid, host text, starts_at timestamptz,
  name text default null, email text default null, phone text default null, child_name text default null,
  grade text default null, language text default 'en', family_token text default null)
returns table (reference text, token text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  meeting public.meetings := private.lock_meeting(create_meeting_booking.meeting_id);
  about public.meeting_bookings;
  booking public.meeting_bookings;
begin
  perform private.require_bookable(meeting);
  if create_meeting_booking.family_token is not null then
    about := private.use_meeting_booking(create_meeting_booking.family_token);
    if about.meeting_id <> meeting.id then
      raise exception 'This booking was not found.' using errcode = 'PT404', detail = 'booking_not_found';
    end if;
  else
    about.family := gen_random_uuid();
    about.name := private.require_text(create_meeting_booking.name, 'name', 2, 120);
    about.email := private.require_email(create_meeting_booking.email, 'email');
    about.phone := private.require_phone(create_meeting_booking.phone, 'phone');
    about.language := private.known_language(create_meeting_booking.language);
  end if;
  booking := private.add_meeting_booking(meeting, create_meeting_booking.host, create_meeting_booking.starts_at,
    about, create_meeting_booking.child_name, create_meeting_booking.grade);
  return query select booking.reference,
    coalesce(create_meeting_booking.family_token,
      private.create_personal_link(booking => booking.id, unproven => true));
end $$;

create or replace function public.change_meeting_booking(token text, reference text, host text, starts_at timestamptz)
returns text
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  booking public.meeting_bookings :=
    private.use_meeting_booking(change_meeting_booking.token, change_meeting_booking.reference);
  meeting public.meetings := private.lock_meeting(booking.meeting_id);
begin
  perform private.require_bookable(meeting);
  select b.* into booking from public.meeting_bookings b where b.id = booking.id for update;
  if booking.status = 'cancelled' or booking.starts_at <= now() then
    raise exception 'Times of this meeting can no longer be booked.'
      using errcode = 'PT409', detail = 'booking_closed';
  end if;
  perform private.require_free_slot(meeting, change_meeting_booking.host, change_meeting_booking.starts_at,
    booking.family, booking.id);
  update public.meeting_bookings b
  set host = change_meeting_booking.host, starts_at = change_meeting_booking.starts_at, reminded_at = null
  where b.id = booking.id;
  return booking.reference;
end $$;

-- Allowed even when nothing can be booked any more. The time is kept for another minute.
create or replace function public.cancel_meeting_booking(token text, reference text) returns text
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  booking public.meeting_bookings :=
    private.use_meeting_booking(cancel_meeting_booking.token, cancel_meeting_booking.reference);
begin
  perform from public.meetings m where m.id = booking.meeting_id for update;
  update public.meeting_bookings b set status = 'cancelled', held_until = private.hold_end()
  where b.id = booking.id and b.status = 'booked' and b.starts_at > now();
  return booking.reference;
end $$;

-- Undoes a cancellation while the time is kept, unless the family has another booking at that time.
create or replace function public.restore_meeting_booking(token text, reference text) returns text
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  booking public.meeting_bookings :=
    private.use_meeting_booking(restore_meeting_booking.token, restore_meeting_booking.reference);
begin
  perform from public.meetings m where m.id = booking.meeting_id for update;
  select b.* into booking from public.meeting_bookings b where b.id = booking.id for update;
  if booking.status = 'booked' then
    return booking.reference;
  end if;
  if booking.held_until is null or booking.held_until <= now() or exists (
       select from public.meeting_bookings o
       where o.family = booking.family and o.starts_at = booking.starts_at and o.status = 'booked') then
    raise exception 'This booking can no longer be taken back.'
      using errcode = 'PT409', detail = 'booking_final';
  end if;
  update public.meeting_bookings b set status = 'booked', held_until = null where b.id = booking.id;
  return booking.reference;
end $$;

create or replace function public.book_meeting_for_family(meeting_id uuid, host text, starts_at timestamptz, name text,
  phone text, email text default null, child_name text default null, grade text default null,
  language text default 'en') returns text
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  meeting public.meetings;
  about public.meeting_bookings;
  booking public.meeting_bookings;
begin
  perform private.require_admin();
  meeting := private.lock_meeting(book_meeting_for_family.meeting_id);
  perform private.require_campus(meeting.campus);
  about.name := private.require_text(book_meeting_for_family.name, 'name', 2, 120);
  about.phone := private.require_phone(book_meeting_for_family.phone, 'phone');
  about.language := private.known_language(book_meeting_for_family.language);
  if btrim(coalesce(book_meeting_for_family.email, '')) <> '' then
    about.email := private.require_email(book_meeting_for_family.email, 'email');
  end if;
  -- The same address is the same family, which finds this booking through the links that it has. Not a family that
  -- somebody began in the form: anyone can type the address there.
  select b.family into about.family from public.meeting_bookings b
  where b.meeting_id = meeting.id and b.email = about.email and b.by_office limit 1;
  about.family := coalesce(about.family, gen_random_uuid());
  about.by_office := true;
  booking := private.add_meeting_booking(meeting, book_meeting_for_family.host,
    book_meeting_for_family.starts_at, about, book_meeting_for_family.child_name, book_meeting_for_family.grade);
  return booking.reference;
end $$;

-- Colleagues of one campus undid bookings and marks of another.

-- Whether staff limited to `scope` may write this row: it is of that campus, belongs to a row of it, or is
-- their own. Null means that the row it refers to does not exist, which its foreign key refuses. A table that
-- is not named here and has no campus belongs to the whole school.
create or replace function private.is_of_campus(target text, was jsonb, scope text[]) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  case target
    when 'gallery_images' then
      return (select coalesce(g.campus = any (scope), false) from public.gallery_events g
        where g.id = (was ->> 'gallery_event_id')::uuid);
    when 'event_rsvps' then
      return (select coalesce(e.campus = any (scope), false) from public.events e
        where e.id = (was ->> 'event_id')::uuid);
    when 'event_check_ins' then
      return (select coalesce(e.campus = any (scope), false) from public.event_rsvps r
        join public.events e on e.id = r.event_id where r.id = (was ->> 'rsvp_id')::uuid);
    when 'sports_registration_medical_notes' then
      return (select coalesce(r.campus = any (scope), false) from public.sports_registrations r
        where r.id = (was ->> 'registration_id')::uuid);
    when 'guardians', 'consents', 'guardian_requests', 'consent_scans' then
      return (select coalesce(s.campus = any (scope), false) from public.students s
        where s.id = (was ->> 'student_id')::uuid);
    when 'meeting_bookings' then
      return (select coalesce(m.campus = any (scope), false) from public.meetings m
        where m.id = (was ->> 'meeting_id')::uuid);
    when 'pictured_children' then
      return (select private.is_of_campus('media_files', to_jsonb(f), scope) from public.media_files f
        where f.id = (was ->> 'media_id')::uuid);
    when 'filmed_children' then
      return (select coalesce(v.campus = any (scope), false) from public.youtube_videos v
        where v.id = (was ->> 'video_id')::uuid);
    when 'bus_stops' then
      return (select coalesce(r.campus = any (scope), false) from public.bus_routes r
        where r.id = (was ->> 'route_id')::uuid);
    when 'enquiry_answers' then
      return case when was ->> 'enquiry_id' is not null
        then (select coalesce(e.campus = any (scope), false) from public.admission_enquiries e
          where e.id = (was ->> 'enquiry_id')::uuid)
        else (select coalesce(m.campus = any (scope), false) from public.contact_messages m
          where m.id = (was ->> 'message_id')::uuid) end;
    when 'photo_requests' then
      -- A request without its picture has no campus.
      return was ->> 'picture_id' is not null and (
        select coalesce(g.campus = any (scope), false) from public.gallery_images i
        join public.gallery_events g on g.id = i.gallery_event_id where i.id = (was ->> 'picture_id')::uuid);
    when 'media_files' then
      return coalesce(was ->> 'campus' = any (scope), false)
        or was ->> 'purpose' in ('avatar', 'post') and (was ->> 'created_by' = auth.uid()::text or exists (
          select from public.alumni_profiles p where p.id = (was ->> 'created_by')::uuid and p.campus = any (scope)));
    when 'alumni_reports' then
      return coalesce(was ->> 'reporter_id' = auth.uid()::text, false) or exists (
        select from public.alumni_profiles p where p.id = (was ->> 'person_id')::uuid and p.campus = any (scope));
    when 'alumni_blocks' then
      -- Merging two profiles of the campus also moves the blocks that others have set.
      return was ->> 'blocker_id' = auth.uid()::text
        or coalesce(current_setting('private.office_decision', true) = 'yes', false);
    when 'users' then
      return was ->> 'id' = auth.uid()::text;
    when 'auth_user_roles' then
      return was ->> 'user_id' = auth.uid()::text;
    when 'admin_views' then
      return was ->> 'owner' = auth.uid()::text;
    when 'previews' then
      return coalesce(was ->> 'created_by' = auth.uid()::text, false) and not exists (
        select from jsonb_array_elements(was -> 'rows') r where r -> 'values' ? 'campus'
          and coalesce(r -> 'values' ->> 'campus' = any (scope), false) is not true);
    when 'admin_users' then
      return false;
    else
      return coalesce(was ->> 'campus' = any (scope), false);
  end case;
end $$;

create trigger guard_campus before insert or update or delete on public.meeting_bookings
  for each row execute function private.guard_campus();
create trigger guard_campus before insert or delete on public.pictured_children
  for each row execute function private.guard_campus();
create trigger guard_campus before insert or delete on public.filmed_children
  for each row execute function private.guard_campus();

-- What was sent already could not be counted: the outbox forgets what an email said once it is sent.

-- What was sent to guests within ten minutes. The outbox does not tell: it forgets what an email said once it is sent.
create table private.messages_to_guests (
  event_id uuid not null references public.events (id) on delete cascade,
  words_hash text not null,
  sent_at timestamptz not null default now(),
  primary key (event_id, words_hash)
);
alter table private.messages_to_guests enable row level security;

-- Sends one email to every guest whose RSVP is in one of these states. Returns how many. The same words within ten
-- minutes are refused, so that a second click sends no second email.
create or replace function public.message_event_guests(wanted uuid, statuses text[], subject text, message text) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  event public.events;
  heading text := private.require_text(message_event_guests.subject, 'subject', 3, 150);
  words text := private.require_text(message_event_guests.message, 'message', 3, 4000);
  mark text := private.hash_token(heading || E'\n' || words);
  written integer;
begin
  if not public.is_admin() then
    raise exception 'Only administrators write to guests.' using errcode = '42501', detail = 'not_admin';
  end if;
  select * into event from public.events e where e.id = wanted for update;
  if event.id is null then
    raise exception 'This event was not found.' using errcode = 'PT404', detail = 'event_not_found';
  end if;
  perform private.require_campus(event.campus);
  delete from private.messages_to_guests m where m.sent_at <= now() - interval '10 minutes';
  if exists (select from private.messages_to_guests m where m.event_id = wanted and m.words_hash = mark) then
    raise exception 'These words went to guests a moment ago.' using errcode = 'PT409', detail = 'sent_already';
  end if;
  insert into public.mail_outbox (recipient, template, data)
  select r.email, 'event_message', private.rsvp_email(event, r, private.create_personal_link(r.id))
    || jsonb_build_object('event_id', wanted, 'subject', heading, 'message', words)
  from public.event_rsvps r where r.event_id = wanted and r.status = any (statuses);
  get diagnostics written = row_count;
  if written > 0 then
    insert into private.messages_to_guests (event_id, words_hash) values (wanted, mark);
  end if;
  return written;
end $$;

-- The page of a guardian told whether an address is on the alumni register, and the number of invitations had no limit
-- once they were sent.
alter table private.alumni_offers add column invited_at timestamptz[] not null default '{}';
alter table private.alumni_answers add column mailbox text check (length(mailbox) <= 254);
update private.alumni_answers a set mailbox = r.email
from private.alumni_offers o join public.alumni_records r on r.id = o.record_id
where o.student_id = a.student_id and a.is_given;

-- The offer's state on the page of a guardian; null for a child that has not graduated.
create or replace function private.get_alumni_offer(child uuid, person public.guardians) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('closed', private.closed_alumni_answer(s, person), 'own', a.is_given, 'own_at', a.answered_at,
    'wanted', private.wants_alumni_area(s), 'email', case when a.is_given then a.mailbox end,
    'has_joined', r.profile_id is not null)
  from public.students s
  left join private.alumni_answers a on a.student_id = s.id and a.guardian_id = person.id
  left join private.alumni_offers o on o.student_id = s.id
  left join public.alumni_records r on r.id = o.record_id
  where s.id = get_alumni_offer.child and s.status = 'graduated'
$$;

-- Saves the answer of a guardian, or of the former student from eighteen on, and changes the alumni register as all
-- answers together say. A yes names the former student's mailbox, which gets an email. Returns whether the student is
-- on the register: also false for a yes that another guardian's no overrides.
create or replace function public.answer_alumni_offer(session text, child uuid, wants boolean, email text default null,
  language text default 'en') returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  address text := private.require_guardian_session(answer_alumni_offer.session);
  person public.guardians := private.require_guardian_of(answer_alumni_offer.child, address);
  tongue text := private.known_language(answer_alumni_offer.language);
  mailbox text;
  about public.students;
  closed text;
begin
  select * into about from public.students s where s.id = person.student_id for update;
  closed := private.closed_alumni_answer(about, person);
  if closed is not null then
    raise exception 'This answer is not open.' using errcode = 'PT409', detail = closed;
  end if;
  if answer_alumni_offer.wants is null then
    raise exception 'Please choose one of the answers.' using errcode = '22023', detail = 'wants';
  end if;
  if answer_alumni_offer.wants then
    mailbox := private.require_email(answer_alumni_offer.email, 'email');
    -- Four emails a day, so that no guardian fills a stranger's mailbox.
    perform private.refuse_many(5 * (
      select count(*) from private.alumni_offers o cross join unnest(o.invited_at) as invited
      where o.student_id = about.id and invited > now() - interval '1 day'));
  end if;
  insert into private.alumni_answers as a (student_id, guardian_id, given_by, is_given, mailbox)
  values (about.id, person.id, person.name, answer_alumni_offer.wants, mailbox)
  on conflict (student_id, guardian_id) do update
  set is_given = excluded.is_given, given_by = excluded.given_by, mailbox = excluded.mailbox, answered_at = now();
  if not private.wants_alumni_area(about) then
    perform private.take_off_alumni(about.id);
    return false;
  end if;
  perform private.put_on_alumni(about, mailbox);
  update private.alumni_offers o
  set invited_at = array(select i from unnest(o.invited_at) i where i > now() - interval '1 day') || now()
  where o.student_id = about.id;
  perform private.queue_email(mailbox, 'alumni_area_open', jsonb_build_object('name', about.name, 'student', about.id,
    'by', case when not person.is_self then person.name end, 'language', tongue));
  return true;
end $$;

-- Removes guardians and home from the records of these children. The log keeps the earlier values for thirty days.
create or replace function private.erase_contacts(children uuid[]) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  erased integer;
begin
  update public.consents c set given_by = 'Guardian' where c.student_id = any (children) and c.given_by <> 'Guardian';
  update private.alumni_answers a set given_by = 'Guardian', mailbox = null where a.student_id = any (children);
  update public.students s
  set guardian_name = null, guardian_relation = null, guardian_phone = null, guardian_email = null, address = null,
    route_id = null
  where s.id = any (children);
  get diagnostics erased = row_count;
  delete from public.guardians g where g.student_id = any (children);
  -- The guardians signed and sent these.
  delete from public.consent_scans c where c.student_id = any (children);
  delete from public.guardian_requests r where r.student_id = any (children);
  return erased;
end $$;

-- Erases a child by its admission number, or a mailbox, at once and for good. Returns the id of the certificate.
create or replace function public.create_erasure(kind text, subject text, reference text default '') returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  who text := private.require_keeper();
  named text := private.require_text(create_erasure.subject, 'subject', 1, 254);
  child public.students;
  gone jsonb;
  left_over jsonb := '{}';
  noted uuid[] := '{}';
  asked jsonb := '[]';
  made private.erasure_certificates;
begin
  case create_erasure.kind
    when 'student' then
      select * into child from public.students s where s.id = private.require_student(named);
      named := left(child.admission_no, 60);
      if exists (select from private.list_held(private.today()) h
          where h.student_id = child.id or h.mailbox in (
            select lower(g.email) from public.guardians g where g.student_id = child.id)) then
        perform private.refuse_erasure('held');
      end if;
      noted := array(select p.id from public.pictured_children p where p.student_id = child.id
        union all select f.id from public.filmed_children f where f.student_id = child.id);
      left_over := jsonb_build_object('pictured_children', cardinality(noted), 'transfer_certificates', (
        select count(*) from public.transfer_certificates t where t.student_id = child.id));
      asked := (
        select coalesce(jsonb_agg(distinct jsonb_build_object('address', private.guardian_address(g), 'language', r.language)), '[]')
        from public.guardian_requests r join public.guardians g on g.id = r.guardian_id
        where r.student_id = child.id and r.kind = 'erasure' and r.answered_at is null
          and private.guardian_address(g) is not null);
      gone := private.erase_student(child);
    when 'mailbox' then
      named := lower(private.require_email(named, 'subject'));
      if exists (select from private.list_held(private.today()) h where h.mailbox = named) then
        perform private.refuse_erasure('held');
      elsif private.is_guardians_mailbox(named) then
        perform private.refuse_erasure('still_guardian');
      elsif exists (select from auth.users u where lower(u.email) = named) then
        perform private.refuse_erasure('has_account');
      end if;
      gone := private.erase_rows('mail_outbox', array(
        select o.id from public.mail_outbox o where lower(o.recipient) = named),
        private.erase_deliveries(array[named], private.erase_sent(array[named], null, null)));
      -- A guardian may have named it for a former student, also where the register has another.
      update private.alumni_answers a set mailbox = null where a.mailbox = named;
      if gone = '{}' and not found then
        perform private.refuse_erasure('nothing_kept');
      end if;
      named := private.require_text(create_erasure.reference, 'reference', 3, 60);
      if position('@' in named) > 0 then
        raise exception 'Please give the number of the request, not the address.' using errcode = '22023', detail = 'reference';
      end if;
    else
      raise exception 'Please choose one of the answers.' using errcode = '22023', detail = 'kind';
  end case;
  update public.audit_log l set before = null, after = null
  where l.row_id = any (noted)
    or l.row_id in (select i.value::uuid from jsonb_each(gone) e, jsonb_array_elements_text(e.value) i);
  perform private.purge_guardian_access();
  if private.count_erased_rows(gone) <> 0 then
    raise exception 'Something of it is still kept.' using errcode = 'PT409', detail = 'not_erased';
  end if;
  insert into private.erasure_certificates (number, kind, reference, erased, kept, row_ids, erased_by)
  values (private.new_reference('ERA'), create_erasure.kind, named,
    (select coalesce(jsonb_object_agg(e.key, jsonb_array_length(e.value)), '{}') from jsonb_each(gone) e
      where jsonb_array_length(e.value) > 0), left_over, gone, who)
  returning * into made;
  -- Emails the guardians who asked for it, without saying whom it was about.
  perform private.queue_email(a.value ->> 'address', 'guardian_data_erased',
    jsonb_build_object('number', made.number, 'language', a.value ->> 'language'))
  from jsonb_array_elements(asked) a;
  return made.id;
end $$;

-- Any table that a role reads opened the answers of the office.

-- The answers to one enquiry, oldest first, with the state of their emails.
create or replace function public.list_enquiry_answers(target text, about uuid)
returns table (id uuid, body text, author_name text, created_at timestamptz, sent_at timestamptz,
  gave_up_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_may(coalesce(target, ''), false);
  -- Any other table that the caller reads would open the answers too.
  if coalesce(target, '') not in ('admission_enquiries', 'contact_messages') then
    raise exception 'This enquiry is not there any more.' using errcode = 'PT404', detail = 'about';
  end if;
  return query
    select a.id, a.body, a.author_name, a.created_at, m.sent_at, m.gave_up_at
    from public.enquiry_answers a left join public.mail_outbox m on m.id = a.mail_id
    where case when target = 'admission_enquiries' then a.enquiry_id else a.message_id end = about
    order by a.created_at, a.id;
end $$;
