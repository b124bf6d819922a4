-- Corrected addresses: the links of the former mailbox end, and the new one gets an email with a link of its own.

-- The office corrects an address that was mistyped: whoever has the former mailbox must not go on reading. The links
-- sent there end, and the change itself sends the new mailbox an email with a link of its own.
create function private.end_personal_links() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.personal_links l
  where new.id = case tg_table_name when 'event_rsvps' then l.rsvp_id when 'applications' then l.application_id
    else l.registration_id end;
  return null;
end $$;
-- Triggers fire in the order of their names: this one before those that send the email.
create trigger end_links after update of email on public.event_rsvps for each row
  when (lower(new.email) <> lower(old.email)) execute function private.end_personal_links();
create trigger end_links after update of email on public.applications for each row
  when (new.email <> old.email) execute function private.end_personal_links();
create trigger end_links after update of guardian_email on public.sports_registrations for each row
  when (lower(new.guardian_email) <> lower(old.guardian_email)) execute function private.end_personal_links();

-- A corrected address gets an email about the registration as it stands.
create function private.tell_registered_family() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  program public.sports_programs;
begin
  if new.season_ends_on >= private.today() then
    select * into program from public.sports_programs p where p.id = new.sport_id;
    perform private.queue_registration_email('sports_registration_changed', program, new);
  end if;
  return null;
end $$;
create trigger tell_family after update of guardian_email on public.sports_registrations for each row
  when (lower(new.guardian_email) <> lower(old.guardian_email) and new.status in ('new', 'confirmed', 'waitlisted'))
  execute function private.tell_registered_family();

-- Emails the guest about every change of the RSVP, whether the guest or the office made it. A corrected address gets
-- the email that the former one had.
create or replace function private.tell_guest() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  event public.events;
begin
  select * into event from public.events e where e.id = new.event_id;
  if coalesce(event.ends_at, event.starts_at) < now() then
    return null;
  end if;
  -- The first answer of somebody who was invited changes nothing in a calendar.
  if old.status = 'invited' then
    new.sequence := 0;
  end if;
  perform private.queue_rsvp_email(case
    when new.status = old.status and new.status <> 'invited' then 'event_rsvp_changed'
    when new.status = 'cancelled' and old.status = 'offered' and old.offered_until <= now() then 'event_rsvp_lapsed'
    else 'event_rsvp_' || new.status end, event, new);
  return null;
end $$;
drop trigger tell_guest on public.event_rsvps;
create trigger tell_guest after update on public.event_rsvps for each row
  when (new.status <> old.status or new.adults <> old.adults or new.children <> old.children
        or new.answers <> old.answers or new.message <> old.message
        or lower(new.email) <> lower(old.email) and new.status <> 'cancelled')
  execute function private.tell_guest();

drop trigger tell_family on public.applications;
create trigger tell_family after update on public.applications for each row
  when (new.stage <> 'draft' and (new.stage is distinct from old.stage or new.email <> old.email
    or new.words is distinct from old.words and new.words <> ''
    or new.stage = 'visit' and new.meeting_id is distinct from old.meeting_id and new.meeting_id is not null
    or new.stage = 'offer' and new.offer_ends_on is distinct from old.offer_ends_on))
  execute function private.tell_applicant_family();
