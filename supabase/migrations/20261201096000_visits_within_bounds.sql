-- Nobody books the visiting days out: a visit is at one of the times that the page offers, and a network asks for a few a
-- day.
create function private.is_visiting_time(at timestamptz) returns boolean
language sql stable set search_path = ''
as $$
  select extract(isodow from at at time zone 'Asia/Kolkata') <= 5
    and (at at time zone 'Asia/Kolkata')::time = time '08:15'
    and (at at time zone 'Asia/Kolkata')::date - private.today() between 2 and 30
$$;

create or replace function public.create_admission_enquiry(
  child_name text, date_of_birth date, campus text, level text, guardian_name text, email text, phone text,
  consent_version text, class text default null, session text default null,
  guardian_relation text default null, message text default null,
  source text default null, visit_at timestamptz default null, language text default 'en'
) returns table (reference text, status text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  own_reference text := private.new_reference('ADM');
  child text := private.require_name(create_admission_enquiry.child_name, 'child_name');
  guardian text := private.require_name(create_admission_enquiry.guardian_name, 'guardian_name');
  address text := private.require_email(create_admission_enquiry.email, 'email');
  number text := private.require_phone(create_admission_enquiry.phone, 'phone');
  consent text := private.require_text(create_admission_enquiry.consent_version, 'consent_version', 1, 40);
  place text := create_admission_enquiry.campus;
  born date := private.require_birth_date(create_admission_enquiry.date_of_birth, 'date_of_birth', 0, 25);
  school_year text := nullif(btrim(create_admission_enquiry.session), '');
  heard text := nullif(btrim(create_admission_enquiry.source), '');
  visit timestamptz := create_admission_enquiry.visit_at;
  tongue text := private.known_language(create_admission_enquiry.language);
  words text := private.require_text(create_admission_enquiry.message, 'message', 0, 4000);
  facts jsonb;
begin
  if private.is_open_campus(place) is not true then
    raise exception 'Please choose one of the campuses.' using errcode = '22023', detail = 'campus';
  end if;
  if not private.is_open_level(create_admission_enquiry.level) then
    raise exception 'Please choose one of the levels.' using errcode = '22023', detail = 'level';
  end if;
  if school_year !~ '^20[0-9]{2}-[0-9]{2}$' then
    raise exception 'Please choose one of the sessions.' using errcode = '22023', detail = 'session';
  end if;
  if heard not in ('family', 'search', 'social', 'newspaper', 'passing', 'other') then
    raise exception 'Please choose one of the answers.' using errcode = '22023', detail = 'source';
  end if;
  perform private.refuse_many((select count(*) from public.admission_enquiries a
    where a.email = address and a.created_at > now() - interval '1 day'));
  if visit is not null then
    if not private.is_visiting_time(visit) then
      raise exception 'Please choose one of the times.' using errcode = '22023', detail = 'visit_at';
    end if;
    perform pg_advisory_xact_lock(hashtext('visits of'), hashtext(address));
    if (select count(*) from public.admission_enquiries a
        where a.email = address and a.visit_at > now() and a.status not in ('closed', 'spam')) >= 2 then
      raise exception 'Two visits of this email address are still to come. Please leave the day open.'
        using errcode = '22023', detail = 'visit_at';
    end if;
    -- Three families at a time on a campus. The lock lets simultaneous requests count one after the other.
    perform pg_advisory_xact_lock(hashtext('visit ' || place), hashtext(visit::text));
    if (select count(*) from public.admission_enquiries a
        where a.campus = place and a.visit_at = visit and a.status not in ('closed', 'spam')) >= 3 then
      raise exception 'This time has just been taken. Please choose another.'
        using errcode = '22023', detail = 'visit_at';
    end if;
  end if;
  insert into public.admission_enquiries (reference, child_name, date_of_birth, campus, level, class, session,
    guardian_name, guardian_relation, email, phone, message, consent_version, source, visit_at, language)
  values (own_reference, child, born, place, create_admission_enquiry.level,
    private.require_text(create_admission_enquiry.class, 'class', 0, 30), school_year, guardian,
    private.require_text(create_admission_enquiry.guardian_relation, 'guardian_relation', 0, 60), address, number,
    words, consent, heard, visit, tongue);
  facts := jsonb_build_object('reference', own_reference, 'child_name', child, 'guardian_name', guardian,
    'campus', place, 'class', create_admission_enquiry.class, 'visit_at', visit);
  perform private.queue_email(address, 'admission_enquiry_received',
    facts || jsonb_build_object('language', tongue));
  perform private.queue_office_email('admissions', place, 'office_admission_enquiry', facts || jsonb_build_object(
    'date_of_birth', born, 'email', address, 'phone', number, 'message', words, 'written_in', tongue));
  return query select own_reference, 'new'::text;
end $$;

drop function public.begin_form_submission(text, text, integer, text, text, integer);

create function public.begin_form_submission(form text, network text, most integer, proof text default null,
  site text default null, most_of_site integer default null, most_of_day integer default null,
  most_of_site_of_day integer default null)
returns table (outcome text, id uuid, reference text)
language plpgsql volatile set search_path = ''
as $$
#variable_conflict use_column
declare
  spent public.form_submissions;
  own uuid;
begin
  perform pg_advisory_xact_lock(hashtext('form_submissions'),
    hashtext(coalesce(begin_form_submission.site, begin_form_submission.network)));
  delete from public.form_submissions s where s.created_at < now() - interval '2 days';
  if begin_form_submission.proof is not null then
    select * into spent from public.form_submissions s where s.proof = begin_form_submission.proof;
    if found then
      return query select 'seen'::text, spent.id, spent.reference;
      return;
    end if;
  end if;
  if (select count(*) from public.form_submissions s
      where s.network = begin_form_submission.network and s.created_at > now() - interval '1 hour'
        and (s.proof is null) = (begin_form_submission.proof is null)) >= begin_form_submission.most
     or (select count(*) from public.form_submissions s
      where s.site = begin_form_submission.site and s.created_at > now() - interval '1 hour'
        and (s.proof is null) = (begin_form_submission.proof is null)) >= begin_form_submission.most_of_site then
    return query select 'too_many'::text, null::uuid, null::text;
    return;
  end if;
  if begin_form_submission.most_of_day is not null
     and ((select count(*) from public.form_submissions s
         where s.network = begin_form_submission.network and s.form = begin_form_submission.form
           and s.created_at > now() - interval '1 day') >= begin_form_submission.most_of_day
       or (select count(*) from public.form_submissions s
         where s.site = begin_form_submission.site and s.form = begin_form_submission.form
           and s.created_at > now() - interval '1 day') >= begin_form_submission.most_of_site_of_day) then
    return query select 'too_many_today'::text, null::uuid, null::text;
    return;
  end if;
  insert into public.form_submissions (form, network, site, proof)
  values (begin_form_submission.form, begin_form_submission.network, begin_form_submission.site,
    begin_form_submission.proof)
  on conflict (proof) do nothing
  returning form_submissions.id into own;
  return query select case when own is null then 'seen' else 'new' end, own, null::text;
end $$;
