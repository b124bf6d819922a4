-- Limits that a stranger cannot turn against others (docs/decisions/applications.md, schema-and-migrations.md).

alter table public.mail_outbox add column subject_id uuid;

drop function private.may_queue_email(text, text);
drop function private.queue_email(text, text, jsonb);

-- Anyone can type anyone's address into a form. The limit is five emails of a kind an hour, so that our forms
-- cannot flood a stranger's mailbox. What nobody but the owner of a mailbox can cause is counted by the thing it is
-- about, and what the office does is not counted, so that nobody uses up the emails a family waits for.
create function private.queue_email(address text, kind text, content jsonb, about uuid default null) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if private.office_role() is not null or (
    select count(*) from public.mail_outbox m
    where m.recipient = address and m.template = kind and m.subject_id is not distinct from queue_email.about
      and m.created_at > now() - interval '1 hour') < 5 then
    insert into public.mail_outbox (recipient, template, data, subject_id)
    values (address, kind, content, queue_email.about);
  end if;
end $$;

-- Anyone can begin an application with anyone's mailbox, so those emails are counted by mailbox; all others are about
-- an application that was sent, which only an email opens.
create or replace function private.queue_application_email(kind text, application public.applications, more jsonb default '{}')
returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.queue_email(application.email, kind, jsonb_build_object(
    'reference', application.reference, 'child_name', application.child_name, 'class', application.class,
    'campus', application.campus, 'guardian_name', application.guardian_name, 'stage', application.stage,
    'words', application.words, 'offer_ends_on', application.offer_ends_on, 'meeting_id', application.meeting_id,
    'paid_amount', application.paid_amount, 'paid_on', application.paid_on, 'language', application.language,
    'token', private.create_personal_link(application => application.id)) || more,
    about => case when application.stage <> 'draft' then application.id end);
end $$;

-- Sends a draft. From then on only an email opens the application, since anyone can type anyone's mailbox: earlier
-- links end, and the token given here only begins another child's application. A second application of the same
-- child gets the same answer as a first; the known family gets an email, and the draft is purged.
create or replace function public.send_application(token text) returns table (reference text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  application public.applications;
  same public.applications;
begin
  -- The same form was sent twice.
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
  -- A session has begun since, so the class may be another one now. What was filled in stays, and saving it again is
  -- enough.
  if application.session <> private.coming_session() then
    raise exception 'A new session has begun. Please check the class and save the part about the child again.'
      using errcode = 'PT409', detail = 'session_over';
  end if;
  -- The email brings a new link.
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
  set stage = 'received', submitted_at = now(), session = coalesce(a.session, private.coming_session()),
    family_token_hash = private.hash_token(send_application.token)
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

-- Anyone can book with anyone's address, and change that by the link of the browser: such emails are counted by
-- mailbox. Those that follow from a link in an email are counted by booking (private.use_meeting_booking).
create or replace function private.queue_meeting_email(kind text, meeting public.meetings, booking public.meeting_bookings)
returns void language plpgsql security definer set search_path = ''
as $$
begin
  if booking.email is not null then
    perform private.queue_email(booking.email, kind,
      private.meeting_email(meeting, booking, private.create_personal_link(booking => booking.id)),
      about => case when current_setting('private.proven_booking', true) = 'yes' then booking.id end);
  end if;
end $$;

-- A booking of the family that changes something by its link. The browser that typed the address got a link at once;
-- it ends when a link from an email is used, so that a stranger who typed the address never reads what its owner adds.
-- Reading ends nothing, because mail programs open links before people do.
create or replace function private.use_meeting_booking(token text, wanted text default null) returns public.meeting_bookings
language plpgsql security definer set search_path = ''
as $$
declare
  booking public.meeting_bookings :=
    private.find_meeting_booking(use_meeting_booking.token, use_meeting_booking.wanted);
begin
  if exists (select from public.personal_links l
             where l.token_hash = private.hash_token(use_meeting_booking.token) and not l.is_unproven) then
    delete from public.personal_links l using public.meeting_bookings b
    where l.booking_id = b.id and b.family = booking.family and l.is_unproven;
    perform set_config('private.proven_booking', 'yes', true);
  end if;
  return booking;
end $$;

-- Whether a mail program would make a link of a name: an address, or a dot inside a word but after initials and titles,
-- as in S.K.Gupta and Dr.Verma. The same rule as in data/forms/person-rules.ts.
create function private.would_be_link(name text) returns boolean
language sql immutable set search_path = ''
as $$
  select name ~ '[/\\@]' or name ~* 'www[.]'
    or name ~ '[.](?:भारत|संगठन|कॉम|नेट)(?![\u0904-\u0d7f])'
    or regexp_replace(name, '(^|[\s,(])(?:(?:[A-Za-z]{1,2}|[\u0904-\u0d7f]{1,4}|Smt|SMT|Shri|SHRI|Sri|SRI|Mrs|MRS'
      || '|Mohd|MOHD|Prof|PROF|Adv|ADV|Capt|CAPT|Col|COL|Maj|MAJ|Kum|KUM)[.](?=[A-Z\u0904-\u0d7f]))+', '\1', 'g')
      ~ '[.][^\s.]{2}'
$$;
grant execute on function private.would_be_link to authenticated;

-- The name of a person. It begins an email to an address that nobody has proven, so it contains no link.
create or replace function private.require_name(value text, field text, shortest integer default 2) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  name text := private.require_text(value, field, shortest, 120);
begin
  if private.would_be_link(name) then
    raise exception 'Please write the name alone, with a space after a dot.' using errcode = '22023', detail = field;
  end if;
  return name;
end $$;

-- What the school has verified (name, batch, campus) belongs to the office.
create or replace function private.guard_alumni_profile() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if private.is_client_role(current_user) and not private.may('alumni_profiles') then
    if new.id is distinct from auth.uid() or (tg_op = 'UPDATE' and new.id <> old.id) then
      raise exception 'Only your own profile can be changed.' using errcode = '42501', detail = 'not_own_row';
    end if;
    if new.is_sample then
      raise exception 'A profile of a person is not a sample.'
        using errcode = '42501', detail = 'protected_is_sample';
    end if;
    if tg_op = 'UPDATE' and old.status in ('suspended', 'deleted') then
      raise exception 'This profile is %.', old.status using errcode = '42501', detail = 'profile_' || old.status;
    end if;
    if tg_op = 'UPDATE' and old.status = 'verified'
       and (new.full_name, new.batch_year, new.campus)
         is distinct from (old.full_name, old.batch_year, old.campus) then
      raise exception 'Name, batch and campus of a verified profile are changed by the school office.'
        using errcode = '42501', detail = 'protected_identity';
    end if;
    -- It begins an email to an address that nobody has proven.
    if (tg_op = 'INSERT' or new.full_name <> old.full_name) and private.would_be_link(new.full_name) then
      raise exception 'Please write the name alone, with a space after a dot.'
        using errcode = '22023', detail = 'full_name';
    end if;
    -- People send their whole profile.
    new.status_changed_at := case when tg_op = 'UPDATE' then old.status_changed_at end;
  end if;
  return new;
end $$;

-- Ends the caller's account: hidden at once, erased after 30 days. The session must have begun with the password
-- within ten minutes, and with the second factor if there is one, so that an open screen is not enough. The mark
-- in the metadata is for the sign-in page; no rule reads it. An email informs the person, by name if the account has one:
-- anyone can sign up with anyone's address and any text as a name.
create or replace function public.delete_own_account() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  person uuid := auth.uid();
begin
  if person is null then
    raise exception 'Please sign in.' using errcode = '42501', detail = 'not_signed_in';
  end if;
  if private.holds_admin_role(person) then
    raise exception 'The account of an administrator is closed by another administrator.'
      using errcode = '42501', detail = 'admin_account';
  end if;
  if not exists (
    select from auth.sessions s
    where s.id::text = auth.jwt() ->> 'session_id' and s.user_id = person
      and s.created_at > now() - interval '10 minutes'
  ) then
    raise exception 'Please give your password again.' using errcode = 'PT403', detail = 'sign_in_again';
  end if;
  if private.has_verified_factor(person) and coalesce(auth.jwt() ->> 'aal', 'aal1') <> 'aal2' then
    raise exception 'Please give the code of your second factor.'
      using errcode = 'PT403', detail = 'insufficient_aal';
  end if;
  perform set_config('private.office_decision', 'yes', true);
  insert into public.alumni_profiles as p (id, full_name, status, status_changed_at)
  select u.id, coalesce(nullif(left(btrim(u.raw_user_meta_data ->> 'full_name'), 120), ''), '?'), 'deleted', now()
  from auth.users u where u.id = person
  on conflict (id) do update set status = 'deleted';
  perform set_config('private.office_decision', '', true);
  update auth.users u
  set raw_user_meta_data = coalesce(u.raw_user_meta_data, '{}') || '{"account_status": "deleted"}'
  where u.id = person;
  perform private.queue_email(u.email, 'account_left',
    jsonb_build_object('name', case when not private.would_be_link(p.full_name) then p.full_name end))
  from auth.users u join public.alumni_profiles p on p.id = u.id
  where u.id = person and u.email is not null;
end $$;

-- Whether the stored rows that a preview shows are of these campuses: its link shows a draft to anybody. Rows of
-- site_content are never hidden.
create function private.are_previewed_here(target text, rows jsonb, scope text[]) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  one record;
  stored jsonb;
begin
  for one in
    select r ->> 'value' as value, a.attname as name, format_type(a.atttypid, a.atttypmod) as type
    from jsonb_array_elements(are_previewed_here.rows) r
    join pg_catalog.pg_attribute a on a.attrelid = to_regclass(format('public.%I', target))
      and a.attname = r ->> 'column' and a.attnum > 0
    where target <> 'site_content'
  loop
    execute format('select to_jsonb(t) from public.%I t where t.%I = $1::%s', target, one.name, one.type)
      into stored using one.value;
    if stored is not null and private.is_of_campus(target, stored, scope) is false then
      return false;
    end if;
  end loop;
  return true;
end $$;

-- Whether staff limited to `scope` may write this row: it is of that campus, belongs to a row of it, or is
-- their own. Null means that the row it refers to does not exist, which its foreign key refuses. A table that
-- is not named here and has no campus belongs to the whole school.
create or replace function private.is_of_campus(target text, was jsonb, scope text[]) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  case target
    when 'gallery_images' then
      return (select coalesce(g.campus = any (scope), false) from public.gallery_events g
        where g.id = (was ->> 'gallery_event_id')::uuid);
    when 'event_rsvps' then
      return (select coalesce(e.campus = any (scope), false) from public.events e
        where e.id = (was ->> 'event_id')::uuid);
    when 'event_check_ins' then
      return (select coalesce(e.campus = any (scope), false) from public.event_rsvps r
        join public.events e on e.id = r.event_id where r.id = (was ->> 'rsvp_id')::uuid);
    when 'sports_registration_medical_notes' then
      return (select coalesce(r.campus = any (scope), false) from public.sports_registrations r
        where r.id = (was ->> 'registration_id')::uuid);
    when 'guardians', 'consents', 'guardian_requests', 'consent_scans' then
      return (select coalesce(s.campus = any (scope), false) from public.students s
        where s.id = (was ->> 'student_id')::uuid);
    when 'meeting_bookings' then
      return (select coalesce(m.campus = any (scope), false) from public.meetings m
        where m.id = (was ->> 'meeting_id')::uuid);
    when 'pictured_children' then
      return (select private.is_of_campus('media_files', to_jsonb(f), scope) from public.media_files f
        where f.id = (was ->> 'media_id')::uuid);
    when 'filmed_children' then
      return (select coalesce(v.campus = any (scope), false) from public.youtube_videos v
        where v.id = (was ->> 'video_id')::uuid);
    when 'bus_stops' then
      return (select coalesce(r.campus = any (scope), false) from public.bus_routes r
        where r.id = (was ->> 'route_id')::uuid);
    when 'enquiry_answers' then
      return case when was ->> 'enquiry_id' is not null
        then (select coalesce(e.campus = any (scope), false) from public.admission_enquiries e
          where e.id = (was ->> 'enquiry_id')::uuid)
        else (select coalesce(m.campus = any (scope), false) from public.contact_messages m
          where m.id = (was ->> 'message_id')::uuid) end;
    when 'photo_requests' then
      -- A request without its picture has no campus.
      return was ->> 'picture_id' is not null and (
        select coalesce(g.campus = any (scope), false) from public.gallery_images i
        join public.gallery_events g on g.id = i.gallery_event_id where i.id = (was ->> 'picture_id')::uuid);
    when 'media_files' then
      return coalesce(was ->> 'campus' = any (scope), false)
        or was ->> 'purpose' in ('avatar', 'post') and (was ->> 'created_by' = auth.uid()::text or exists (
          select from public.alumni_profiles p where p.id = (was ->> 'created_by')::uuid and p.campus = any (scope)));
    when 'alumni_reports' then
      return coalesce(was ->> 'reporter_id' = auth.uid()::text, false) or exists (
        select from public.alumni_profiles p where p.id = (was ->> 'person_id')::uuid and p.campus = any (scope));
    when 'alumni_blocks' then
      -- Merging two profiles of the campus also moves the blocks that others have set.
      return was ->> 'blocker_id' = auth.uid()::text
        or coalesce(current_setting('private.office_decision', true) = 'yes', false);
    when 'users' then
      return was ->> 'id' = auth.uid()::text;
    when 'auth_user_roles' then
      return was ->> 'user_id' = auth.uid()::text;
    when 'admin_views' then
      return was ->> 'owner' = auth.uid()::text;
    when 'previews' then
      return coalesce(was ->> 'created_by' = auth.uid()::text, false) and not exists (
        select from jsonb_array_elements(was -> 'rows') r where r -> 'values' ? 'campus'
          and coalesce(r -> 'values' ->> 'campus' = any (scope), false) is not true)
        and private.are_previewed_here(was ->> 'table_name', was -> 'rows', scope);
    when 'admin_users' then
      return false;
    else
      return coalesce(was ->> 'campus' = any (scope), false);
  end case;
end $$;

-- Records that the caller downloads a copy of the database, before the server sends it
-- (server/accounts/snapshot-downloads.ts): a copy holds everything, all children included.
create function public.note_snapshot_download(name text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  file text := private.require_text(note_snapshot_download.name, 'name', 1, 80);
begin
  perform private.require_admin();
  if private.campus_scope() is not null then
    perform private.refuse_outside_campus();
  end if;
  insert into public.audit_log (actor, action, table_name, after)
  values (private.own_id(), 'insert', 'snapshots', jsonb_build_object('name', file));
end $$;
grant execute on function public.note_snapshot_download to authenticated;

alter table public.form_submissions add column site text check (length(site) between 8 and 64);
create index form_submissions_site_idx on public.form_submissions (site, created_at) where site is not null;

drop function public.begin_form_submission(text, text, integer, text);

-- Counts one more submission from a network. Returns 'new' with its id; 'seen' with the earlier answer if the proof
-- was spent before; 'too_many' if the network has sent `most` of its kind (with or without a proof) within the hour,
-- or its site `most_of_site`.
-- Runs with the caller's rights: row-level security refuses all but the server.
create function public.begin_form_submission(form text, network text, most integer, proof text default null,
  site text default null, most_of_site integer default null)
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
  insert into public.form_submissions (form, network, site, proof)
  values (begin_form_submission.form, begin_form_submission.network, begin_form_submission.site,
    begin_form_submission.proof)
  on conflict (proof) do nothing
  returning form_submissions.id into own;
  return query select case when own is null then 'seen' else 'new' end, own, null::text;
end $$;

-- At most twelve documents, and 60 MB together. Unfinished uploads count until they are purged. Anyone can begin an
-- application with any mailbox, and send it: a draft takes nothing more if all drafts hold 2 GB, or if these and the
-- applications that the office has not moved yet hold 10 GB (more than a thousand of the usual size). A family that
-- has sent its application adds documents by the link of its email.
create or replace function private.require_document_room(application uuid, added integer) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  kept record;
begin
  select count(*) as documents, coalesce(sum(d.bytes), 0) as bytes into kept
  from public.application_documents d where d.application_id = require_document_room.application;
  if kept.documents >= 12 then
    raise exception 'There are many documents already.' using errcode = 'PT409', detail = 'too_many_documents';
  end if;
  if kept.bytes + added > 62914560 then
    raise exception 'The documents are too large together.' using errcode = 'PT409', detail = 'documents_too_large';
  end if;
  if exists (select from public.applications a where a.id = require_document_room.application and a.stage = 'draft')
    and (select coalesce(sum(d.bytes) filter (where a.stage = 'draft'), 0) + added > 2147483648
        or coalesce(sum(d.bytes), 0) + added > 10737418240
      from public.application_documents d
      join public.applications a on a.id = d.application_id where a.stage in ('draft', 'received')) then
    raise exception 'Applications that nobody has read yet hold too much already.' using errcode = 'PT409', detail = 'drafts_full';
  end if;
end $$;
