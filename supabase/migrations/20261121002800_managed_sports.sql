-- Registrations for sports are listed and answered in the admin pages. Their medical notes stay apart.
insert into private.managed_tables values ('sports_registrations') on conflict do nothing;
