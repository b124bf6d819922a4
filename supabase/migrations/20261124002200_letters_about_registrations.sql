-- A person who registers reads that it has arrived, and the office that somebody waits for its check.
create function private.announce_registration() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  tongue text := private.email_language_of(new.id);
  facts jsonb := jsonb_build_object('name', new.full_name, 'batch_year', new.batch_year, 'campus', new.campus);
begin
  perform private.queue_email(new.account_email, 'alumni_received', facts || jsonb_build_object('language', tongue));
  perform private.queue_office_email('alumni', new.campus, 'office_alumni_registration',
    facts || jsonb_build_object('email', new.account_email, 'written_in', tongue));
  return null;
end $$;
create trigger announce_registration after insert on public.alumni_profiles
  for each row when (new.status = 'pending' and new.account_email is not null and new.id = auth.uid())
  execute function private.announce_registration();
