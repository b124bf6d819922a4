-- A day far beyond any calendar stopped every list and calendar file that it was in: no day that people enter is outside
-- of what a calendar shows, and no event lasts longer than 400 days. Days already stored are moved inside.

update public.gallery_events set publish_at = case when publish_at < '2003-01-01' then '2003-01-01' else '2100-12-31' end::timestamptz
where not (publish_at between '2003-01-01' and '2101-01-01');
update public.gallery_events set unpublish_at = case when unpublish_at < '2003-01-01' then '2003-01-01' else '2100-12-31' end::timestamptz
where not (unpublish_at between '2003-01-01' and '2101-01-01');
alter table public.gallery_events
  add check (publish_at between '2003-01-01' and '2101-01-01'),
  drop constraint gallery_events_unpublish_at_check,
  add constraint gallery_events_unpublish_at_check check (unpublish_at > publish_at and unpublish_at <= '2101-01-01');

update public.meetings set book_from = case when book_from < '2003-01-01' then '2003-01-01' else '2100-12-31' end::timestamptz
where not (book_from between '2003-01-01' and '2101-01-01');
update public.meetings set book_until = case when book_until < '2003-01-01' then '2003-01-01' else '2100-12-31' end::timestamptz
where not (book_until between '2003-01-01' and '2101-01-01');
update public.meetings set cancelled_at = case when cancelled_at < '2003-01-01' then '2003-01-01' else '2100-12-31' end::timestamptz
where not (cancelled_at between '2003-01-01' and '2101-01-01');
alter table public.meetings
  add check (book_from between '2003-01-01' and '2101-01-01'),
  add check (book_until between '2003-01-01' and '2101-01-01'),
  add check (cancelled_at between '2003-01-01' and '2101-01-01');

update public.events set rsvp_until = case when rsvp_until < '2003-01-01' then '2003-01-01' else '2100-12-31' end::timestamptz
where not (rsvp_until between '2003-01-01' and '2101-01-01');
update public.events set publish_at = case when publish_at < '2003-01-01' then '2003-01-01' else '2100-12-31' end::timestamptz
where not (publish_at between '2003-01-01' and '2101-01-01');
update public.events set cancelled_at = case when cancelled_at < '2003-01-01' then '2003-01-01' else '2100-12-31' end::timestamptz
where not (cancelled_at between '2003-01-01' and '2101-01-01');
update public.events set ends_at = starts_at + interval '400 days'
where ends_at > starts_at + interval '400 days';
alter table public.events
  add check (rsvp_until between '2003-01-01' and '2101-01-01'),
  add check (publish_at between '2003-01-01' and '2101-01-01'),
  add check (cancelled_at between '2003-01-01' and '2101-01-01'),
  drop constraint events_check,
  add check (ends_at between starts_at and starts_at + interval '400 days');

update public.family_messages set expires_at = case when expires_at < '2003-01-01' then '2003-01-01' else '2100-12-31' end::timestamptz
where not (expires_at between '2003-01-01' and '2101-01-01');
alter table public.family_messages
  add check (expires_at between '2003-01-01' and '2101-01-01');

update public.consent_wordings set answer_by = case when answer_by < '2003-01-01' then '2003-01-01' else '2100-12-31' end::date
where not (answer_by between '2003-01-01' and '2101-01-01');
alter table public.consent_wordings
  add check (answer_by between '2003-01-01' and '2101-01-01');

update public.contact_messages set due_on = case when due_on < '2003-01-01' then '2003-01-01' else '2100-12-31' end::date
where not (due_on between '2003-01-01' and '2101-01-01');
alter table public.contact_messages
  add check (due_on between '2003-01-01' and '2101-01-01');

update public.applications set offer_ends_on = case when offer_ends_on < '2003-01-01' then '2003-01-01' else '2100-12-31' end::date
where not (offer_ends_on between '2003-01-01' and '2101-01-01');
alter table public.applications
  add check (offer_ends_on between '2003-01-01' and '2101-01-01');

update public.admission_enquiries set visit_at = case when visit_at < '2003-01-01' then '2003-01-01' else '2100-12-31' end::timestamptz
where not (visit_at between '2003-01-01' and '2101-01-01');
update public.admission_enquiries set due_on = case when due_on < '2003-01-01' then '2003-01-01' else '2100-12-31' end::date
where not (due_on between '2003-01-01' and '2101-01-01');
alter table public.admission_enquiries
  add check (visit_at between '2003-01-01' and '2101-01-01'),
  add check (due_on between '2003-01-01' and '2101-01-01');

update public.own_pages set publish_at = case when publish_at < '2003-01-01' then '2003-01-01' else '2100-12-31' end::timestamptz
where not (publish_at between '2003-01-01' and '2101-01-01');
alter table public.own_pages
  add check (publish_at between '2003-01-01' and '2101-01-01');

update public.site_content set published_at = case when published_at < '1850-01-01' then '1850-01-01' else '2100-12-31' end::timestamptz
where not (published_at between '1850-01-01' and '2101-01-01');
alter table public.site_content
  add check (published_at between '1850-01-01' and '2101-01-01');

update public.latest_updates set starts_at = case when starts_at < '2003-01-01' then '2003-01-01' else '2100-12-31' end::timestamptz
where not (starts_at between '2003-01-01' and '2101-01-01');
update public.latest_updates set expires_at = case when expires_at < '2003-01-01' then '2003-01-01' else '2100-12-31' end::timestamptz
where not (expires_at between '2003-01-01' and '2101-01-01');
alter table public.latest_updates
  add check (starts_at between '2003-01-01' and '2101-01-01'),
  add check (expires_at between '2003-01-01' and '2101-01-01');

update public.news_stories set publish_at = case when publish_at < '2003-01-01' then '2003-01-01' else '2100-12-31' end::timestamptz
where not (publish_at between '2003-01-01' and '2101-01-01');
alter table public.news_stories
  add check (publish_at between '2003-01-01' and '2101-01-01');

update public.students set admitted_on = case when admitted_on < '1850-01-01' then '1850-01-01' else '2100-12-31' end::date
where not (admitted_on between '1850-01-01' and '2101-01-01');
update public.students set left_on = case when left_on < '1850-01-01' then '1850-01-01' else '2100-12-31' end::date
where not (left_on between '1850-01-01' and '2101-01-01');
alter table public.students
  add check (admitted_on between '1850-01-01' and '2101-01-01'),
  add check (left_on between '1850-01-01' and '2101-01-01');

update public.sports_registrations set season_ends_on = case when season_ends_on < '2003-01-01' then '2003-01-01' else '2100-12-31' end::date
where not (season_ends_on between '2003-01-01' and '2101-01-01');
alter table public.sports_registrations
  add check (season_ends_on between '2003-01-01' and '2101-01-01');

update public.sports_programs set registration_opens_on = case when registration_opens_on < '2003-01-01' then '2003-01-01' else '2100-12-31' end::date
where not (registration_opens_on between '2003-01-01' and '2101-01-01');
alter table public.sports_programs
  add check (registration_opens_on between '2003-01-01' and '2101-01-01');

update public.transfer_certificates set left_on = case when left_on < '1850-01-01' then '1850-01-01' else '2100-12-31' end::date
where not (left_on between '1850-01-01' and '2101-01-01');
alter table public.transfer_certificates
  add check (left_on between '1850-01-01' and '2101-01-01');
