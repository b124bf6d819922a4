-- The rule compared a report with itself, and showed the office no message at all.
drop policy "Admins read what was reported" on public.alumni_messages;
create policy "Admins read what was reported" on public.alumni_messages for select to authenticated
  using ((select public.is_admin()) and exists (
    select from public.alumni_reports r where r.message_id = alumni_messages.id));
