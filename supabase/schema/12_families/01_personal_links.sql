-- Personal links: by the link in an email about an RSVP, a registration or a booking, its reader sees it, changes it
-- and cancels it without an account. 09_events_and_meetings/05_guests.sql has the functions for RSVPs,
-- 09_events_and_meetings/09_meeting_bookings.sql those for bookings, 03_guardian_access.sql for guardians,
-- 11_admissions/07_application_of_a_family.sql for applications.

-- Every email carries a link of its own. A link may also carry a change that someone asked for with the same
-- address (`proposed`): the person who reads that email decides. No client has a policy.
create table public.personal_links (
  id uuid primary key default gen_random_uuid(),
  -- What it opens, one of the five; a booking's link opens all bookings of the family.
  rsvp_id uuid references public.event_rsvps (id) on delete cascade,
  registration_id uuid references public.sports_registrations (id) on delete cascade,
  booking_id uuid references public.meeting_bookings (id) on delete cascade,
  -- A guardian's address, in lower case: it opens the page of every child whose guardian has it.
  mailbox text check (length(mailbox) <= 254 and mailbox = lower(mailbox)),
  application_id uuid references public.applications (id) on delete cascade,
  token_hash text not null unique,
  -- Given to the browser that typed the address, instead of by email.
  is_unproven boolean not null default false,
  proposed jsonb check (jsonb_typeof(proposed) = 'object'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (num_nonnulls(rsvp_id, registration_id, booking_id, mailbox, application_id) = 1)
);
create index personal_links_rsvp_idx on public.personal_links (rsvp_id);
create index personal_links_registration_idx on public.personal_links (registration_id);
create index personal_links_booking_idx on public.personal_links (booking_id);
create index personal_links_application_idx on public.personal_links (application_id);
create index personal_links_mailbox_idx on public.personal_links (created_at) where mailbox is not null;

alter table public.personal_links enable row level security;
grant all on public.personal_links to service_role;

create trigger stamp before insert or update on public.personal_links
  for each row execute function private.stamp_row();

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
