-- A closed sports registration may name the day on which it opens by itself.

alter table public.sports_programs add column registration_opens_on date;

-- The server's timer: opens the registrations whose day has come, in India. Returns how many.
create function public.open_sports_registrations() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  opened integer;
begin
  perform private.require_server();
  update public.sports_programs p set registration_open = true, registration_opens_on = null
  where p.registration_opens_on <= (now() at time zone 'Asia/Kolkata')::date;
  get diagnostics opened = row_count;
  return opened;
end $$;
