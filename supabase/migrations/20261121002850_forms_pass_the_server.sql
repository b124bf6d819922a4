-- What anybody may send reaches the database by the web server alone, after it has judged the form:
-- its trap, its proof and how many came from the network (docs/decisions/0875). A call with the
-- publishable key would pass by all of that.
do $$
declare
  signature regprocedure;
begin
  for signature in
    select p.oid from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.proname in (
      'create_event_rsvp', 'create_sports_registration', 'create_admission_enquiry', 'create_contact_message',
      'create_photo_request', 'create_weekly_subscription', 'find_transfer_certificate')
  loop
    execute format('revoke execute on function %s from public, anon, authenticated', signature);
    execute format('grant execute on function %s to service_role', signature);
  end loop;
end $$;
