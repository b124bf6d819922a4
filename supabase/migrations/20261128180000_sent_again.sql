-- What is sent again because the answer to it was lost on its way is done once.

create or replace function public.send_alumni_message(recipient uuid, message text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  sender uuid := private.require_verified_alumnus();
  body text := private.require_text(send_alumni_message.message, 'message', 10, 4000);
  sent_today integer;
  sent_to_them integer;
begin
  if not exists (
    select from public.alumni_profiles p
    where p.id = send_alumni_message.recipient and p.id <> sender and p.status = 'verified' and p.accepts_messages
  ) then
    raise exception 'This person cannot be written to.' using errcode = 'PT404', detail = 'no_such_recipient';
  end if;
  -- One message of a sender at a time, so that the count is right.
  perform pg_advisory_xact_lock(hashtextextended(sender::text, 20261121001610));
  -- The same words again: the answer to the first was lost on its way.
  if exists (select from public.alumni_messages m where m.sender_id = sender
      and m.recipient_id = send_alumni_message.recipient and m.body = btrim(send_alumni_message.message)
      and m.created_at > now() - interval '1 hour') then
    return;
  end if;
  select count(*), count(*) filter (where m.recipient_id = send_alumni_message.recipient)
  into sent_today, sent_to_them
  from public.alumni_messages m where m.sender_id = sender and m.created_at > now() - interval '1 day';
  if sent_today >= 10 or sent_to_them >= 3 then
    raise exception 'You have written a lot today. Please write again tomorrow.'
      using errcode = 'PT429', detail = 'too_many_messages';
  end if;
  insert into public.alumni_messages (sender_id, recipient_id, body)
  values (sender, send_alumni_message.recipient, body);
  if exists (
    select from public.alumni_blocks b where b.blocker_id = send_alumni_message.recipient and b.blocked_id = sender
  ) then
    return;
  end if;
  insert into public.mail_outbox (recipient, template, data)
  select u.email, 'alumni_message', jsonb_build_object(
    'recipient_name', (select p.full_name from public.alumni_profiles p where p.id = u.id),
    'sender_name', p.full_name, 'sender_batch', p.batch_year, 'message', body,
    'path', '/alumni/directory/' || p.id)
  from auth.users u, public.alumni_profiles p
  where u.id = send_alumni_message.recipient and p.id = sender and u.email is not null;
end $$;

create or replace function public.report_alumnus(person uuid, reason text, note text default null, message uuid default null)
returns void language plpgsql security definer set search_path = ''
as $$
declare
  reporter uuid := private.require_verified_alumnus();
begin
  if coalesce(report_alumnus.reason, '')
     not in ('unwanted', 'offensive', 'not_an_alumnus', 'wrong_details', 'other') then
    raise exception 'Please choose a reason.' using errcode = '22023', detail = 'reason';
  end if;
  if not exists (select from public.alumni_profiles p
                 where p.id = report_alumnus.person and p.id <> reporter and p.status <> 'pending') then
    raise exception 'This person was not found.' using errcode = 'PT404', detail = 'no_such_person';
  end if;
  if report_alumnus.message is not null and not exists (
    select from public.alumni_messages m where m.id = report_alumnus.message
      and m.sender_id = report_alumnus.person and m.recipient_id = reporter
  ) then
    raise exception 'This message was not found.' using errcode = 'PT404', detail = 'no_such_message';
  end if;
  perform pg_advisory_xact_lock(hashtextextended(reporter::text, 20261121001611));
  if exists (select from public.alumni_reports r where r.reporter_id = reporter and r.person_id = report_alumnus.person
      and r.message_id is not distinct from report_alumnus.message and r.reason = report_alumnus.reason
      and coalesce(r.note, '') = btrim(coalesce(report_alumnus.note, '')) and r.created_at > now() - interval '1 hour') then
    return;
  end if;
  if (select count(*) from public.alumni_reports r
      where r.reporter_id = reporter and r.created_at > now() - interval '1 day') >= 10 then
    raise exception 'You have reported a lot today. Please telephone the office.'
      using errcode = 'PT429', detail = 'too_many_reports';
  end if;
  insert into public.alumni_reports (reporter_id, person_id, message_id, reason, note)
  values (reporter, report_alumnus.person, report_alumnus.message, report_alumnus.reason,
    private.require_text(report_alumnus.note, 'note', 0, 2000));
end $$;

create or replace function public.propose_change(target text, wanted uuid, changes jsonb, seen timestamptz) returns uuid
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  colleague public.admin_users := private.own_admin_entry();
  present jsonb;
  wished jsonb;
  differing jsonb;
  proposal uuid;
begin
  perform private.require_may(coalesce(propose_change.target, ''));
  perform private.require_may('proposals');
  if propose_change.target not in ('news_stories', 'latest_updates', 'own_pages', 'events', 'gallery_events')
     or jsonb_typeof(propose_change.changes) is distinct from 'object' then
    raise exception 'This is not proposed.' using errcode = '22023', detail = 'target';
  end if;
  -- As the columns would say it: a moment is written in several ways.
  execute format('select to_jsonb(t), to_jsonb(jsonb_populate_record(t, $2)) from public.%I t where t.id = $1',
    propose_change.target) into present, wished using propose_change.wanted, propose_change.changes;
  if present is null then
    raise exception 'This entry is not there any more.' using errcode = 'PT404', detail = 'wanted';
  end if;
  if (present ->> 'updated_at')::timestamptz is distinct from propose_change.seen then
    raise exception 'It was changed meanwhile.' using errcode = 'PT409', detail = 'stale';
  end if;
  select jsonb_object_agg(name, wished -> name) into differing
  from unnest(private.proposed_columns(propose_change.target, propose_change.changes)) as name
  where wished -> name is distinct from present -> name;
  if differing is null then
    raise exception 'There is nothing to change.' using errcode = '22023', detail = 'changes';
  end if;
  -- The same again: the answer to the first was lost on its way.
  select p.id into proposal from public.proposals p
  where p.table_name = propose_change.target and p.row_id = propose_change.wanted and p.changes = differing
    and p.seen = propose_change.seen and p.proposed_by = private.own_id() and p.state = 'open';
  if proposal is not null then
    return proposal;
  end if;
  insert into public.proposals (table_name, row_id, changes, seen, campus, author_name)
  values (propose_change.target, propose_change.wanted, differing, propose_change.seen, present ->> 'campus',
    coalesce(colleague.full_name, colleague.email))
  returning id into proposal;
  return proposal;
end $$;

create or replace function public.create_guardian_request(session text, child uuid, kind text, words text default '',
  language text default 'en') returns text
language plpgsql security definer set search_path = ''
as $$
declare
  address text := private.require_guardian_session(create_guardian_request.session);
  person public.guardians := private.require_guardian_of(create_guardian_request.child, address);
  told text := private.require_text(create_guardian_request.words, 'words',
    case create_guardian_request.kind when 'correction' then 5 else 0 end, 3000);
  about public.students;
  made public.guardian_requests;
begin
  if create_guardian_request.kind is null or create_guardian_request.kind not in ('correction', 'erasure') then
    raise exception 'Please choose one of the answers.' using errcode = '22023', detail = 'kind';
  end if;
  select * into about from public.students s where s.id = person.student_id for update;
  -- The same words again: the answer to the first was lost on its way.
  select * into made from public.guardian_requests r
  where r.guardian_id = person.id and r.kind = create_guardian_request.kind and r.words = coalesce(told, '')
    and r.answered_at is null and r.created_at > now() - interval '1 hour';
  if made.id is not null then
    return made.reference;
  end if;
  perform private.refuse_many(4 * (select count(*) from public.guardian_requests r
    where r.guardian_id = person.id and r.created_at > now() - interval '1 day'));
  insert into public.guardian_requests (student_id, guardian_id, asked_by, kind, words, language)
  values (about.id, person.id, person.name, create_guardian_request.kind, coalesce(told, ''),
    private.known_language(create_guardian_request.language))
  returning * into made;
  perform private.queue_office_email('general', about.campus, 'office_guardian_request', jsonb_build_object(
    'child', about.name, 'admission_no', about.admission_no, 'kind', made.kind, 'words', made.words,
    'reference', made.reference));
  return made.reference;
end $$;

create or replace function public.enrol_applicant(application uuid, admission_no text, section text default null) returns uuid
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

create or replace function private.put_alumni_post(changed uuid, kind text, audience text, title text, body text, place text,
  link text, last_day date, picture text, picture_alt text) returns uuid
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  author uuid := private.require_verified_alumnus();
  about public.alumni_profiles;
  before public.alumni_posts;
  after public.alumni_posts;
begin
  select * into about from public.alumni_profiles p where p.id = author;
  -- One post of a person at a time, so that the count is right.
  perform pg_advisory_xact_lock(hashtextextended(author::text, 20261127140000));
  if changed is null then
    select p.id into changed from public.alumni_posts p
    where p.author_id = author and p.kind = kind and p.title = btrim(title) and p.body = btrim(body)
      and p.status = 'waiting' and p.created_at > now() - interval '1 hour'
    limit 1;
  end if;
  if changed is not null then
    select * into before from public.alumni_posts p where p.id = changed and p.author_id = author for update;
    if before.id is null then
      raise exception 'This is not there any more.' using errcode = 'PT404', detail = 'no_such_post';
    end if;
    kind := before.kind;
  end if;
  if coalesce(kind not in ('note', 'opportunity'), true) then
    raise exception 'There is no such kind of post.' using errcode = '22023', detail = 'kind';
  end if;
  if title ~ '[[:cntrl:]]' then
    raise exception 'Please write it in one line.' using errcode = '22023', detail = 'title';
  end if;
  if coalesce(audience not in ('batch', 'alumni'), true) then
    raise exception 'Please choose who reads it.' using errcode = '22023', detail = 'audience';
  end if;
  if about.batch_year is null and (kind = 'note' or audience = 'batch') then
    raise exception 'The school does not know your batch yet. Please ask the office.'
      using errcode = '22023', detail = 'audience';
  end if;
  if kind = 'opportunity' and coalesce(last_day not between private.today() and private.today() + 90, true) then
    raise exception 'Please choose a day within the next 90 days.' using errcode = '22023', detail = 'last_day';
  end if;
  if picture is distinct from before.picture and picture is not null and not exists (
    select from public.media_files m
    where m.id = private.media_id(picture) and m.created_by = author and m.purpose = 'post' and m.is_stored
      and not exists (select from public.alumni_posts p where private.media_id(p.picture) = m.id)) then
    raise exception 'Please send the picture again.' using errcode = '22023', detail = 'picture';
  end if;
  after := before;
  after.author_id := author;
  after.kind := kind;
  after.audience := audience;
  after.title := private.require_text(title, 'title', 3, 120);
  after.body := private.require_text(body, 'body', 10, 4000);
  after.place := private.require_text(place, 'place', 0, 120);
  after.link := private.require_link(link, 'link');
  after.last_day := case kind when 'opportunity' then last_day end;
  after.picture := picture;
  after.picture_alt := case when picture is not null then
    coalesce(private.require_text(picture_alt, 'picture_alt', 3, 300), '') end;
  if changed is not null and after is not distinct from before then
    return changed;
  end if;
  delete from private.alumni_post_turns t where t.person = author and t.written_at < now() - interval '1 day';
  if (select count(*) from private.alumni_post_turns t where t.person = author) >= 10 then
    raise exception 'You have written a lot today. Please write again tomorrow.'
      using errcode = 'PT429', detail = 'too_many_posts';
  end if;
  insert into private.alumni_post_turns (person) values (author);
  if changed is null then
    insert into public.alumni_posts (author_id, kind, audience, title, body, place, link, last_day, picture, picture_alt)
    values (author, kind, after.audience, after.title, after.body, after.place, after.link, after.last_day, after.picture,
      after.picture_alt)
    returning * into after;
  else
    update public.alumni_posts p set audience = after.audience, title = after.title, body = after.body, place = after.place,
      link = after.link, last_day = after.last_day, picture = after.picture, picture_alt = after.picture_alt,
      status = 'waiting', reason = null, decided_at = null
    where p.id = changed;
  end if;
  perform private.queue_office_email('alumni', about.campus, 'office_alumni_post',
    jsonb_build_object('name', about.full_name, 'kind', kind, 'title', after.title));
  return after.id;
end $$;

create or replace function public.ask_for_mentoring(mentor uuid, words text) returns uuid
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  asker uuid := private.require_verified_alumnus();
  said text := private.require_text(words, 'words', 10, 2000);
  asked public.mentoring_requests;
begin
  if not exists (
    select from public.alumni_profiles p where p.id = mentor and p.id <> asker and p.status = 'verified' and p.is_mentor
  ) then
    raise exception 'This person takes no requests.' using errcode = 'PT404', detail = 'no_such_mentor';
  end if;
  -- One request of a person at a time, so that the counts are right.
  perform pg_advisory_xact_lock(hashtextextended(asker::text, 20261127140001));
  -- The same words again: the answer to the first was lost on its way.
  select * into asked from public.mentoring_requests m
  where m.asker_id = asker and m.mentor_id = mentor and m.state = 'asked' and m.words = said;
  if asked.id is not null then
    return asked.id;
  end if;
  if exists (
    select from public.mentoring_requests m where m.asker_id = asker and m.mentor_id = mentor
      and (m.state in ('asked', 'accepted') or m.state = 'declined' and m.updated_at > now() - interval '90 days')
  ) then
    raise exception 'You have asked this person already.' using errcode = 'PT409', detail = 'asked_already';
  end if;
  if (select count(*) from public.mentoring_requests m where m.asker_id = asker
      and (m.state = 'asked' or m.created_at > now() - interval '1 day')) >= 5 then
    raise exception 'You have asked several people. Please wait for an answer.'
      using errcode = 'PT429', detail = 'too_many_requests';
  end if;
  insert into public.mentoring_requests (asker_id, mentor_id, words) values (asker, mentor, said) returning * into asked;
  perform private.mentoring_email(asked, mentor);
  return asked.id;
end $$;

create or replace function public.promise_gift(purpose uuid, amount integer) returns text
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  giver uuid := private.require_verified_alumnus();
  made text;
begin
  if coalesce(amount not between 100 and 1000000, true) then
    raise exception 'Please choose an amount between ₹100 and ₹10,00,000.' using errcode = '22023', detail = 'amount';
  end if;
  if not exists (select from private.giving_purposes p where p.id = purpose and p.is_open) then
    raise exception 'This purpose is closed.' using errcode = 'PT404', detail = 'purpose_closed';
  end if;
  -- One promise of a person at a time, so that the counts are right.
  perform pg_advisory_xact_lock(hashtextextended(giver::text, 20261127140002));
  select g.reference into made from private.gifts g
  where g.person = giver and g.purpose_id = purpose and g.amount = amount and g.state = 'promised'
    and g.created_at > now() - interval '10 minutes';
  if made is not null then
    return made;
  end if;
  if (select count(*) from private.gifts g where g.person = giver and g.state = 'promised') >= 5
     or (select count(*) from private.gifts g where g.person = giver and g.created_at > now() - interval '1 day') >= 10 then
    raise exception 'Please pay or withdraw what you have promised first.' using errcode = 'PT429', detail = 'too_many_gifts';
  end if;
  insert into private.gifts (purpose_id, person, amount, reference)
  values (purpose, giver, amount, private.new_reference('GIFT')) returning reference into made;
  return made;
end $$;
