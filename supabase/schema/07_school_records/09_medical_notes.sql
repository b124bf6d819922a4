-- Medical notes: stored apart from the registration, so that lists and exports cannot include them.

create table public.sports_registration_medical_notes (
  id uuid primary key default gen_random_uuid(),
  registration_id uuid not null unique references public.sports_registrations (id) on delete cascade,
  note text not null check (length(note) between 1 and 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

alter table public.sports_registration_medical_notes enable row level security;
grant select, insert, update, delete on public.sports_registration_medical_notes to anon, authenticated;
grant all on public.sports_registration_medical_notes to service_role;
create policy "Administrators and the campus read" on public.sports_registration_medical_notes for select to authenticated
  using (
    (select public.is_admin())
    and ((select public.own_campus_scope()) is null or exists (
      select from public.sports_registrations r
      where r.id = registration_id and r.campus = any ((select public.own_campus_scope())::text[])))
  );
create policy "Admins add" on public.sports_registration_medical_notes for insert to authenticated
  with check ((select public.is_admin()));
create policy "Admins change" on public.sports_registration_medical_notes for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Admins delete" on public.sports_registration_medical_notes for delete to authenticated
  using ((select public.is_admin()));

create trigger stamp before insert or update on public.sports_registration_medical_notes
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.sports_registration_medical_notes
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.sports_registration_medical_notes
  for each row execute function private.audit_row();

-- Who changed a note, when, and what it said before (docs/decisions/events-and-sports.md). The audit log
-- leaves the words out: it is kept longer, and the whole office reads it.
create table public.medical_note_changes (
  id uuid primary key default gen_random_uuid(),
  -- No foreign key: the change outlives the registration.
  registration_id uuid not null,
  campus text references public.campuses (key),
  season_ends_on date not null,
  action text not null check (action in ('insert', 'update', 'delete')),
  was text,
  actor uuid default auth.uid(),
  -- Null for the family's form and for the server.
  changed_by text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index medical_note_changes_registration_idx on public.medical_note_changes (registration_id, created_at desc);
create index medical_note_changes_of_campus_idx on public.medical_note_changes (campus);

alter table public.medical_note_changes enable row level security;
grant select, insert, update, delete on public.medical_note_changes to anon, authenticated;
grant all on public.medical_note_changes to service_role;
create policy "Administrators and the campus read" on public.medical_note_changes for select to authenticated
  using (
    (select public.is_admin())
    and ((select public.own_campus_scope()) is null or campus = any ((select public.own_campus_scope())::text[]))
  );

create trigger stamp before insert or update on public.medical_note_changes
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.medical_note_changes
  for each row execute function private.guard_campus();

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

-- Deleting a registration deletes its note. This runs before, while the registration still exists.
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
