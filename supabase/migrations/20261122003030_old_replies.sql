-- Replies to events and registrations for sports end by themselves too (docs/decisions/0879): a reply
-- half a year after its event, with its links and ticks; a registration a year after its season. Medical
-- notes and personal links go sooner, as before. Answers how many rows.
create or replace function public.purge_visitor_data() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  today date := (now() at time zone 'Asia/Kolkata')::date;
  notes integer;
  links integer;
  replies integer;
  registrations integer;
begin
  perform private.require_server();
  delete from public.sports_registration_medical_notes n using public.sports_registrations r
  where r.id = n.registration_id and r.season_ends_on < today;
  get diagnostics notes = row_count;
  delete from public.event_rsvp_links l using public.event_rsvps r, public.events e
  where r.id = l.rsvp_id and e.id = r.event_id and coalesce(e.ends_at, e.starts_at) < now() - interval '30 days';
  get diagnostics links = row_count;
  delete from public.event_rsvps r using public.events e
  where e.id = r.event_id and coalesce(e.ends_at, e.starts_at) < now() - interval '180 days';
  get diagnostics replies = row_count;
  delete from public.sports_registrations r where r.season_ends_on < (today - interval '1 year')::date;
  get diagnostics registrations = row_count;
  return notes + links + replies + registrations;
end $$;
