-- Every change of a medical note keeps who, when and what it said before (docs/decisions/0916). The audit log
-- leaves the words out, as it is kept longer and read by everybody in the office.

create table public.medical_note_changes (
  id uuid primary key default gen_random_uuid(),
  -- No foreign key: what was changed stays when the registration is deleted.
  registration_id uuid not null,
  campus text check (campus in ('paonta-sahib', 'juniors', 'majra')),
  season_ends_on date not null,
  action text not null check (action in ('insert', 'update', 'delete')),
  was text,
  actor uuid default auth.uid(),
  -- Null: the family's form, or the server.
  changed_by text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index medical_note_changes_registration_idx on public.medical_note_changes (registration_id, created_at desc);

select private.guard_table('public.medical_note_changes', null);
drop policy "Admins manage" on public.medical_note_changes;
create policy "Administrators and the campus read" on public.medical_note_changes for select to authenticated
  using ((select public.is_admin())
    and ((select public.own_campus_scope()) is null or campus = (select public.own_campus_scope())));

create function private.add_medical_note_change(registration uuid, what text, said text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  colleague public.admin_users := private.own_admin_entry();
begin
  insert into public.medical_note_changes (registration_id, campus, season_ends_on, action, was, changed_by)
  select r.id, r.campus, r.season_ends_on, what, said, coalesce(colleague.full_name, colleague.email)
  from public.sports_registrations r where r.id = registration;
end $$;
revoke execute on function private.add_medical_note_change(uuid, text, text) from public, anon, authenticated;

create function private.keep_medical_note() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' or tg_op = 'UPDATE' and old.registration_id <> new.registration_id then
    perform private.add_medical_note_change(old.registration_id, 'delete', old.note);
  end if;
  if tg_op = 'INSERT' or tg_op = 'UPDATE' and old.registration_id <> new.registration_id then
    perform private.add_medical_note_change(new.registration_id, 'insert', null);
  elsif tg_op = 'UPDATE' and old.note <> new.note then
    perform private.add_medical_note_change(new.registration_id, 'update', old.note);
  end if;
  return null;
end $$;
create trigger keep_medical_note after insert or update or delete on public.sports_registration_medical_notes
  for each row execute function private.keep_medical_note();

-- Its note goes with a registration, when the registration itself is no longer there to say whose it was.
create function private.keep_note_of_deleted() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.add_medical_note_change(old.id, 'delete', n.note)
  from public.sports_registration_medical_notes n where n.registration_id = old.id;
  return old;
end $$;
create trigger keep_medical_note before delete on public.sports_registrations
  for each row execute function private.keep_note_of_deleted();

create or replace function public.purge_visitor_data() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  today date := (now() at time zone 'Asia/Kolkata')::date;
  notes integer;
  links integer;
  replies integer;
  registrations integer;
  changes integer;
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
  delete from public.medical_note_changes c
  where coalesce((select r.season_ends_on from public.sports_registrations r where r.id = c.registration_id),
      c.season_ends_on) < today
    or c.created_at < now() - interval '30 days'
      and not exists (select from public.sports_registrations r where r.id = c.registration_id);
  get diagnostics changes = row_count;
  return notes + links + replies + registrations + changes;
end $$;
