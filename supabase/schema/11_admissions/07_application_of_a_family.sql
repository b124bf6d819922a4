-- What a family can do with its application until it is sent.

-- Called by the web server, which checks the form first (docs/decisions/public-forms.md). The mailbox gets an email
-- with a link; the token is for the browser that filled in the form, until the application is sent.
create function public.create_application(
  guardian_name text, email text, phone text, consent_version text, guardian_relation text default null,
  enquiry text default null, language text default 'en'
) returns table (reference text, token text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  guardian text := private.require_name(create_application.guardian_name, 'guardian_name');
  relation text := private.require_text(create_application.guardian_relation, 'guardian_relation', 0, 60);
  address text := private.require_email(create_application.email, 'email');
  number text := private.require_phone(create_application.phone, 'phone');
  consent text := private.require_text(create_application.consent_version, 'consent_version', 1, 40);
  application public.applications;
begin
  perform private.refuse_many((select count(*) from public.applications a
    where a.email = address and a.created_at > now() - interval '1 day'));
  insert into public.applications (reference, enquiry_id, guardian_name, guardian_relation, email, phone,
    consent_version, language)
  values (private.new_reference('APP'),
    -- Only an enquiry from the same mailbox, so that somebody else's reference links nothing.
    (select e.id from public.admission_enquiries e
      where e.reference = upper(btrim(create_application.enquiry)) and lower(e.email) = address),
    guardian, relation, address, number, consent, private.known_language(create_application.language))
  returning * into application;
  perform private.queue_application_email('application_begun', application);
  return query select application.reference, private.create_personal_link(application => application.id);
end $$;

create function private.find_application(token text) returns public.applications
language plpgsql stable security definer set search_path = ''
as $$
declare
  application public.applications;
begin
  select a.* into application
  from public.personal_links l join public.applications a on a.id = l.application_id
  where l.token_hash = private.hash_token(find_application.token);
  if application.id is null then
    raise exception 'This application was not found.' using errcode = 'PT404', detail = 'application_not_found';
  end if;
  perform private.act_by_link();
  return application;
end $$;

-- Returns the application behind a link. While no payment is recorded, `came_amount` is what the last payment that was
-- too little brought, and `asked_amount` what was asked.
create function public.get_application(token text)
returns table (reference text, stage text, stage_since timestamptz, child_name text, date_of_birth date, campus text,
  class text, session text, present_school text, message text, guardian_name text, guardian_relation text, email text,
  phone text, words text, offer_ends_on date, is_offer_over boolean, meeting_id uuid, visit_at timestamptz,
  paid_amount integer, paid_on date, came_amount integer, asked_amount integer, held_until timestamptz,
  submitted_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  a public.applications := private.find_application(get_application.token);
  came integer;
  asked integer;
begin
  if a.paid_amount is null then
    select o.paid_amount, o.amount into came, asked from private.online_payments o
    where o.application_id = a.id and o.is_less order by o.created_at desc, o.id limit 1;
  end if;
  return query select a.reference, a.stage, a.stage_since, a.child_name, a.date_of_birth, a.campus, a.class, a.session,
    a.present_school, a.message, a.guardian_name, a.guardian_relation, a.email, a.phone, a.words, a.offer_ends_on,
    coalesce(a.offer_ends_on < private.today(), false), a.meeting_id,
    (select min(b.starts_at) from public.meeting_bookings b
      where b.meeting_id = a.meeting_id and lower(b.email) = a.email and b.status = 'booked'),
    a.paid_amount, a.paid_on, came, asked, a.held_until, a.submitted_at;
end $$;
grant execute on function public.get_application to anon, authenticated;

-- The guardian's details, so that the same family does not type them again for another child, and the application's
-- reference: by the token of its last form, which knows nothing else of what was sent, or by a personal link.
create function public.get_applicant_family(token text)
returns table (reference text, guardian_name text, guardian_relation text, email text, phone text)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
    select a.reference, a.guardian_name, a.guardian_relation, a.email, a.phone from public.applications a
    where (a.family_token_hash = private.hash_token(get_applicant_family.token)
        and a.updated_at > now() - interval '30 days')
      or a.id = (select l.application_id from public.personal_links l
        where l.token_hash = private.hash_token(get_applicant_family.token));
end $$;
grant execute on function public.get_applicant_family to anon, authenticated;

-- Returns the application behind a link, locked, if it is still a draft.
create function private.lock_draft(token text) returns public.applications
language plpgsql security definer set search_path = ''
as $$
declare
  application public.applications := private.find_application(lock_draft.token);
begin
  select a.* into application from public.applications a where a.id = application.id for update;
  if application.stage <> 'draft' then
    raise exception 'This application was sent already.' using errcode = 'PT409', detail = 'application_sent';
  end if;
  return application;
end $$;

-- Saves the child's part of a draft. The class is given by its stored name; the campus must teach it. The form offers
-- only the coming session: an application for another one would take no seat (10_seats.sql).
create function public.update_application_child(token text, child_name text, date_of_birth date, campus text, class text,
  session text default null) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  application public.applications := private.lock_draft(update_application_child.token);
  child text := private.require_name(update_application_child.child_name, 'child_name');
  born date := private.require_birth_date(update_application_child.date_of_birth, 'date_of_birth', 0, 25);
  school_year text := coalesce(nullif(btrim(update_application_child.session), ''), private.coming_session());
  wanted public.classes;
begin
  if private.is_open_campus(update_application_child.campus) is not true then
    raise exception 'Please choose one of the campuses.' using errcode = '22023', detail = 'campus';
  end if;
  if school_year <> private.coming_session() then
    raise exception 'Please choose one of the sessions.' using errcode = '22023', detail = 'session';
  end if;
  select k.* into wanted from public.classes k
  where k.stored_name = update_application_child.class and k.status = 'open';
  if wanted.id is null or not private.is_open_level(wanted.level) then
    raise exception 'Please choose one of the classes.' using errcode = '22023', detail = 'class';
  end if;
  if not exists (
    select from public.campuses c
    join public.classes lowest on lowest.stored_name = c.first_class
    left join public.classes highest on highest.stored_name = c.last_class
    where c.key = update_application_child.campus
      and wanted.position between lowest.position and coalesce(highest.position, wanted.position)) then
    raise exception 'This campus does not teach this class.' using errcode = '22023', detail = 'campus';
  end if;
  update public.applications a
  set child_name = child, date_of_birth = born, campus = update_application_child.campus, level = wanted.level,
    class = wanted.stored_name, session = school_year
  where a.id = application.id;
end $$;
grant execute on function public.update_application_child to anon, authenticated;

-- Saves the rest of a draft.
create function public.update_application_details(token text, present_school text default null, message text default null)
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  application public.applications := private.lock_draft(update_application_details.token);
begin
  update public.applications a
  set present_school = private.require_text(update_application_details.present_school, 'present_school', 0, 120),
    message = private.require_text(update_application_details.message, 'message', 0, 4000)
  where a.id = application.id;
end $$;
grant execute on function public.update_application_details to anon, authenticated;
