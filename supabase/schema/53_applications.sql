-- Applications for admission: which stage follows which, what a family does by its personal link, and what the office
-- decides (docs/decisions/applications.md). The table: 15_enquiries.sql.

-- ---------------------------------------------------------------------------------------------------------
-- Stages.

-- The times of a visit that the family chooses from.
alter table public.applications add column meeting_id uuid references public.meetings (id) on delete set null;
create index applications_meeting_idx on public.applications (meeting_id);

-- What the office makes of an application. An office corrects itself, so what is open leads to whatever else is open
-- and back; only an offer is accepted. What the family does: private.keep_application_stage.
create table private.application_moves (
  from_stage text not null,
  to_stage text not null,
  primary key (from_stage, to_stage),
  check (from_stage <> to_stage)
);
alter table private.application_moves enable row level security;
insert into private.application_moves (from_stage, to_stage)
select a.stage, b.stage
from unnest(array['received', 'documents_missing', 'visit', 'offer', 'waiting', 'declined', 'withdrawn']) as a (stage)
cross join unnest(array['received', 'documents_missing', 'visit', 'offer', 'waiting', 'declined', 'withdrawn']) as b (stage)
where a.stage <> b.stage
union all values ('offer', 'accepted'), ('accepted', 'offer'), ('accepted', 'withdrawn');

-- For the office: every change of stage that it may make.
create function public.list_application_moves() returns table (from_stage text, to_stage text)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_may('applications', false);
  return query select m.from_stage, m.to_stage from private.application_moves m order by m.from_stage, m.to_stage;
end $$;
grant execute on function public.list_application_moves to authenticated;

-- The trigger of a new stage. The functions of the family say that they are its own (private.family_decision): it sends
-- a draft, accepts an offer, withdraws what stands, and takes a withdrawal back as what the application was.
create function private.keep_application_stage() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  is_possible boolean := case when coalesce(current_setting('private.family_decision', true), '') = 'yes' then
      old.stage = 'draft' and new.stage = 'received' or old.stage = 'offer' and new.stage = 'accepted'
      or new.stage = 'withdrawn' and old.stage in ('received', 'documents_missing', 'visit', 'offer', 'waiting', 'accepted')
      or old.stage = 'withdrawn' and new.stage = old.held_as
    else exists (select from private.application_moves m where m.from_stage = old.stage and m.to_stage = new.stage) end;
begin
  if is_possible is not true then
    raise exception 'An application cannot go from this stage to that one.'
      using errcode = 'PT409', detail = 'stage_not_possible';
  end if;
  new.stage_since := now();
  if new.stage <> 'withdrawn' then
    new.held_until := null;
    new.held_as := null;
  end if;
  return new;
end $$;
create trigger keep_stage before update of stage on public.applications
  for each row when (new.stage is distinct from old.stage) execute function private.keep_application_stage();

create function private.queue_application_email(kind text, application public.applications, more jsonb default '{}')
returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.queue_email(application.email, kind, jsonb_build_object(
    'reference', application.reference, 'child_name', application.child_name, 'class', application.class,
    'campus', application.campus, 'guardian_name', application.guardian_name, 'stage', application.stage,
    'words', application.words, 'offer_ends_on', application.offer_ends_on, 'meeting_id', application.meeting_id,
    'paid_amount', application.paid_amount, 'paid_on', application.paid_on, 'language', application.language,
    'token', private.create_personal_link(application => application.id)) || more);
end $$;

-- The family gets an email about every change, whoever made it: a new stage, new words, another last day of an offer.
create function private.tell_applicant_family() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.queue_application_email(
    case when old.stage = 'draft' then 'application_received' else 'application_changed' end, new);
  return null;
end $$;
create trigger tell_family after update on public.applications for each row
  when (new.stage <> 'draft' and (new.stage is distinct from old.stage
    or new.words is distinct from old.words and new.words <> ''
    or new.stage = 'visit' and new.meeting_id is distinct from old.meeting_id and new.meeting_id is not null
    or new.stage = 'offer' and new.offer_ends_on is distinct from old.offer_ends_on))
  execute function private.tell_applicant_family();

-- ---------------------------------------------------------------------------------------------------------
-- What the office does.

-- The office changes the stage, with words to the family; or says something more in the same stage.
create function public.move_application(application uuid, stage text, words text default '', offer_ends_on date default null,
  meeting uuid default null) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  said text := coalesce(private.require_text(move_application.words, 'words', 0, 4000), '');
  kept public.applications;
begin
  perform private.require_may('applications');
  select * into kept from public.applications a where a.id = move_application.application and a.stage <> 'draft' for update;
  if kept.id is null then
    raise exception 'This application is not there any more.' using errcode = 'PT404', detail = 'application';
  end if;
  if move_application.stage = 'documents_missing' and said = '' then
    raise exception 'Please say which documents are missing.' using errcode = '22023', detail = 'words';
  end if;
  if move_application.stage = 'offer' and (move_application.offer_ends_on is null
      or move_application.offer_ends_on < private.today() or move_application.offer_ends_on > private.today() + 366) then
    raise exception 'Please give the last day of the offer.' using errcode = '22023', detail = 'offer_ends_on';
  end if;
  if move_application.stage = 'visit' and move_application.meeting is not null and not exists (
    select from public.meetings m where m.id = move_application.meeting and m.status = 'published'
      and m.cancelled_at is null and m.ends_at > now() and (m.campus is null or m.campus = kept.campus)) then
    raise exception 'Please choose one of the times.' using errcode = '22023', detail = 'meeting';
  end if;
  update public.applications a
  set stage = move_application.stage, words = said,
    meeting_id = case when move_application.stage = 'visit' then move_application.meeting end,
    offer_ends_on = case when move_application.stage = 'offer' then move_application.offer_ends_on
      when move_application.stage = 'accepted' then a.offer_ends_on end
  where a.id = kept.id;
end $$;
grant execute on function public.move_application to authenticated;

-- Writes the same words to every family whose application is in one of these stages, of a campus and a class or of all:
-- in the family's language where the words have it, else in English. Where documents are missing, the words that name
-- them stay above. Returns how many families; one that was sent these words before is not written to again.
create function public.tell_applicants(stages text[], words jsonb, campus text default null, class text default null)
returns integer
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  said text := private.require_text(tell_applicants.words ->> 'en', 'en', 3, 4000);
  told integer;
begin
  perform private.require_may('applications');
  perform private.require_campus(tell_applicants.campus);
  perform private.require_text(w.value, w.key, 0, 4000) from jsonb_each_text(tell_applicants.words) w;
  if not tell_applicants.stages <@ array['received', 'documents_missing', 'visit', 'offer', 'waiting', 'accepted']
     or cardinality(tell_applicants.stages) = 0 then
    raise exception 'Please choose stages.' using errcode = '22023', detail = 'stages';
  end if;
  with of_families as (
    select a.id, coalesce(nullif(btrim(tell_applicants.words ->> a.language), ''), said) as own from public.applications a
    where a.stage = any (tell_applicants.stages) and (tell_applicants.campus is null or a.campus = tell_applicants.campus)
      and (tell_applicants.class is null or a.class = tell_applicants.class)
  )
  update public.applications a
  set words = case when a.stage = 'documents_missing' and a.words <> '' and length(f.own) < 3998
    then left(a.words, 3998 - length(f.own)) || E'\n\n' || f.own else f.own end
  from of_families f where a.id = f.id and a.words <> f.own
    and right(a.words, length(f.own) + 2) <> E'\n\n' || f.own;
  get diagnostics told = row_count;
  return told;
end $$;
grant execute on function public.tell_applicants to authenticated;

-- Makes a student record of an accepted child; the guardian of the application becomes the first of the child. Undoing
-- the new record lets another be made.
create function public.enrol_applicant(application uuid, admission_no text, section text default null) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  number text := private.require_text(enrol_applicant.admission_no, 'admission_no', 1, 40);
  part text := private.require_text(enrol_applicant.section, 'section', 0, 10);
  kept public.applications;
  child uuid;
begin
  perform private.require_admin();
  select * into kept from public.applications a where a.id = enrol_applicant.application and a.stage <> 'draft' for update;
  if kept.id is null then
    raise exception 'This application is not there any more.' using errcode = 'PT404', detail = 'application';
  end if;
  perform private.require_campus(kept.campus);
  if kept.stage <> 'accepted' then
    raise exception 'Only an accepted child becomes a student.' using errcode = 'PT409', detail = 'not_accepted';
  end if;
  -- The same number again: the answer to the first was lost on its way.
  if exists (select from public.students s where s.id = kept.student_id and s.admission_no = number) then
    return kept.student_id;
  end if;
  if kept.student_id is not null then
    raise exception 'There is a record of this child already.' using errcode = 'PT409', detail = 'enrolled_already';
  end if;
  if exists (select from public.students s where s.admission_no = number) then
    raise exception 'Another student has this admission number.' using errcode = '22023', detail = 'admission_no';
  end if;
  insert into public.students (admission_no, name, date_of_birth, campus, class, section, guardian_name, guardian_relation,
    guardian_phone, guardian_email, admitted_on)
  values (number, kept.child_name, kept.date_of_birth, kept.campus, kept.class, part, kept.guardian_name,
    kept.guardian_relation, kept.phone, kept.email, private.today())
  returning id into child;
  update public.guardians g set language = kept.language where g.student_id = child and g.is_first;
  update public.applications a set student_id = child where a.id = kept.id;
  return child;
end $$;
grant execute on function public.enrol_applicant to authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- What a family does.

-- For the web server, which judges the form first (docs/decisions/public-forms.md). The mailbox gets an email with a
-- link; the token is for the browser that filled in the form, until the application is sent.
create function public.create_application(
  guardian_name text, email text, phone text, consent_version text, guardian_relation text default null,
  enquiry text default null, language text default 'en'
) returns table (reference text, token text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  guardian text := private.require_text(create_application.guardian_name, 'guardian_name', 2, 120);
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
    -- Only of the same mailbox, so that a reference read somewhere joins nothing.
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
  return application;
end $$;

-- What the holder of a link sees.
create function public.get_application(token text)
returns table (reference text, stage text, stage_since timestamptz, child_name text, date_of_birth date, campus text,
  class text, session text, present_school text, message text, guardian_name text, guardian_relation text, email text,
  phone text, words text, offer_ends_on date, is_offer_over boolean, meeting_id uuid, visit_at timestamptz,
  paid_amount integer, paid_on date, held_until timestamptz, submitted_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  a public.applications := private.find_application(get_application.token);
begin
  return query select a.reference, a.stage, a.stage_since, a.child_name, a.date_of_birth, a.campus, a.class, a.session,
    a.present_school, a.message, a.guardian_name, a.guardian_relation, a.email, a.phone, a.words, a.offer_ends_on,
    coalesce(a.offer_ends_on < private.today(), false), a.meeting_id,
    (select min(b.starts_at) from public.meeting_bookings b
      where b.meeting_id = a.meeting_id and lower(b.email) = a.email and b.status = 'booked'),
    a.paid_amount, a.paid_on, a.held_until, a.submitted_at;
end $$;
grant execute on function public.get_application to anon, authenticated;

-- The guardian's part, which the same family does not type again for another child: by the token of its last form, or
-- by a personal link.
create function public.get_applicant_family(token text)
returns table (guardian_name text, guardian_relation text, email text, phone text)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
    select a.guardian_name, a.guardian_relation, a.email, a.phone from public.applications a
    where (a.family_token_hash = private.hash_token(get_applicant_family.token)
        and a.updated_at > now() - interval '30 days')
      or a.id = (select l.application_id from public.personal_links l
        where l.token_hash = private.hash_token(get_applicant_family.token));
end $$;
grant execute on function public.get_applicant_family to anon, authenticated;

-- The application behind a link, locked, as long as it is a draft.
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

-- The child's part of a draft. The class is given by its stored name; its campus teaches it.
create function public.update_application_child(token text, child_name text, date_of_birth date, campus text, class text,
  session text default null) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  application public.applications := private.lock_draft(update_application_child.token);
  child text := private.require_text(update_application_child.child_name, 'child_name', 2, 120);
  born date := update_application_child.date_of_birth;
  school_year text := nullif(btrim(update_application_child.session), '');
  wanted public.classes;
begin
  if born is null or born > current_date or born < current_date - interval '25 years' then
    raise exception 'Please give the date of birth of the child.' using errcode = '22023', detail = 'date_of_birth';
  end if;
  if private.is_open_campus(update_application_child.campus) is not true then
    raise exception 'Please choose one of the campuses.' using errcode = '22023', detail = 'campus';
  end if;
  if school_year !~ '^20[0-9]{2}-[0-9]{2}$' then
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

-- The rest of a draft.
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

-- Another application of the same child that stands, if there is one.
create function private.find_same_application(address text, child text, born date, but_for uuid) returns public.applications
language sql stable set search_path = ''
as $$
  select * from public.applications a
  where a.email = address and a.date_of_birth = born and lower(a.child_name) = lower(child)
    and a.stage not in ('draft', 'declined', 'withdrawn') and a.id <> but_for
  order by a.submitted_at limit 1
$$;

-- Sends a draft. From then on only an email opens the application, since anyone can type anyone's mailbox: earlier
-- links end, and the token given here only begins another child's application. A second application of the same
-- child gets the same answer as a first; the known family gets an email, and the draft is purged.
create function public.send_application(token text) returns table (reference text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  application public.applications;
  same public.applications;
begin
  -- The same form sent twice.
  select a.* into application from public.applications a
  where a.family_token_hash = private.hash_token(send_application.token);
  if application.id is not null then
    return query select application.reference;
    return;
  end if;
  application := private.find_application(send_application.token);
  perform pg_advisory_xact_lock(hashtext('application'), hashtext(application.email));
  application := private.lock_draft(send_application.token);
  if num_nulls(application.child_name, application.date_of_birth, application.campus, application.class) > 0 then
    raise exception 'Please fill in the part about the child first.' using errcode = 'PT409', detail = 'application_incomplete';
  end if;
  delete from public.personal_links l where l.application_id = application.id;
  same := private.find_same_application(application.email, application.child_name, application.date_of_birth, application.id);
  if same.id is not null then
    update public.applications a set family_token_hash = private.hash_token(send_application.token)
    where a.id = application.id;
    perform private.queue_application_email('application_again', same);
    return query select application.reference;
    return;
  end if;
  perform set_config('private.family_decision', 'yes', true);
  update public.applications a
  set stage = 'received', submitted_at = now(), family_token_hash = private.hash_token(send_application.token)
  where a.id = application.id returning * into application;
  perform set_config('private.family_decision', '', true);
  update public.admission_enquiries e set status = 'applied'
  where e.id = application.enquiry_id and e.status in ('new', 'contacted', 'visit_booked');
  perform private.queue_office_email('admissions', application.campus, 'office_application', jsonb_build_object(
    'reference', application.reference, 'child_name', application.child_name, 'class', application.class,
    'campus', application.campus, 'guardian_name', application.guardian_name, 'email', application.email,
    'phone', application.phone, 'message', application.message, 'written_in', application.language));
  return query select application.reference;
end $$;
grant execute on function public.send_application to anon, authenticated;

-- Accepts an offer, until the end of its last day.
create function public.accept_application_offer(token text) returns table (reference text, stage text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  application public.applications := private.find_application(accept_application_offer.token);
begin
  select a.* into application from public.applications a where a.id = application.id for update;
  if application.stage not in ('offer', 'accepted') then
    raise exception 'This offer no longer stands.' using errcode = 'PT409', detail = 'offer_gone';
  end if;
  if application.stage = 'offer' then
    if application.offer_ends_on < private.today() then
      raise exception 'The last day of this offer is over.' using errcode = 'PT409', detail = 'offer_over';
    end if;
    perform set_config('private.family_decision', 'yes', true);
    update public.applications a set stage = 'accepted', words = '' where a.id = application.id returning * into application;
    perform set_config('private.family_decision', '', true);
  end if;
  return query select application.reference, application.stage;
end $$;
grant execute on function public.accept_application_offer to anon, authenticated;

-- Withdraws, which declines an offer too. For another minute that can be taken back.
create function public.withdraw_application(token text) returns table (reference text, stage text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  application public.applications := private.find_application(withdraw_application.token);
begin
  select a.* into application from public.applications a where a.id = application.id for update;
  if application.stage in ('draft', 'declined') then
    raise exception 'This application no longer stands.' using errcode = 'PT409', detail = 'application_over';
  end if;
  if application.stage <> 'withdrawn' then
    perform set_config('private.family_decision', 'yes', true);
    update public.applications a
    set stage = 'withdrawn', words = '', held_as = application.stage, held_until = private.hold_end()
    where a.id = application.id returning * into application;
    perform set_config('private.family_decision', '', true);
  end if;
  return query select application.reference, application.stage;
end $$;
grant execute on function public.withdraw_application to anon, authenticated;

-- Takes a withdrawal back within a minute, unless the family applied anew.
create function public.restore_application(token text) returns table (reference text, stage text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  application public.applications := private.find_application(restore_application.token);
begin
  select a.* into application from public.applications a where a.id = application.id for update;
  if application.stage = 'withdrawn' then
    perform private.require_held(application.held_until, (private.find_same_application(application.email,
      application.child_name, application.date_of_birth, application.id)).id is not null);
    perform set_config('private.family_decision', 'yes', true);
    update public.applications a set stage = application.held_as where a.id = application.id returning * into application;
    perform set_config('private.family_decision', '', true);
  end if;
  return query select application.reference, application.stage;
end $$;
grant execute on function public.restore_application to anon, authenticated;
