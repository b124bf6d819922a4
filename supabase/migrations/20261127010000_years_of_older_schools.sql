-- A school may be older than the sample: its batches, albums and certificates begin in 1850.

alter table public.alumni_profiles drop constraint alumni_profiles_batch_year_check,
  add constraint alumni_profiles_batch_year_check check (batch_year between 1850 and 2100);
alter table public.alumni_records drop constraint alumni_records_batch_year_check,
  add constraint alumni_records_batch_year_check check (batch_year between 1850 and 2100);
alter table public.gallery_events drop constraint gallery_events_held_on_check,
  add constraint gallery_events_held_on_check check (held_on between date '1850-01-01' and date '2100-01-01');
alter table public.transfer_certificates drop constraint transfer_certificates_issued_on_check,
  add constraint transfer_certificates_issued_on_check check (issued_on between date '1850-01-01' and date '2100-01-01');

create or replace function private.put_on_alumni(child public.students, mailbox text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  kept uuid := (
    select r.id from private.alumni_offers o join public.alumni_records r on r.id = o.record_id
    where o.student_id = child.id);
  free text := case when not exists (
    select from public.alumni_records r where r.email = mailbox and r.id is distinct from kept) then mailbox end;
begin
  if kept is not null then
    update public.alumni_records r set email = free where r.id = kept and r.profile_id is null;
    return;
  end if;
  insert into public.alumni_records (full_name, batch_year, campus, house, admission_no, email)
  values (child.name, case when child.left_on >= date '1850-01-01' then extract(year from child.left_on)::integer end,
    child.campus, child.house, child.admission_no, free)
  returning id into kept;
  insert into private.alumni_offers as o (student_id, record_id) values (child.id, kept)
  on conflict (student_id) do update set record_id = excluded.record_id;
end $$;
