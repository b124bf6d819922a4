-- What the office does with applications.

-- Changes the stage of an application, with words to the family; or says something more in the same stage.
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

-- Sends the same words to every family whose application is in one of these stages, of a campus and a class or of
-- all: in the family's language if the words have it, else in English. They are added below words that name missing
-- documents. Returns the number of families; one that was sent these words before gets no second email.
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

-- Makes a student record of an accepted child; the guardian of the application becomes the child's first guardian.
-- Undoing the new record lets another be made.
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
  -- The same number again: the response to the first call was lost.
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
