-- The words of the glossary, in place: email for letter, RSVP for reply, training group for the batch of a sport,
-- import and promotion for the batch of the office. No row is lost; emails that wait and the audit log follow.

alter table public.sports_programs rename batch_capacity to training_group_capacity;
alter table public.sports_programs
  rename constraint sports_programs_batch_capacity_check to sports_programs_training_group_capacity_check;
alter table public.sports_registrations rename batch to training_group;
alter table public.sports_registrations
  rename constraint sports_registrations_batch_check to sports_registrations_training_group_check;
alter index public.sports_registrations_batch_idx rename to sports_registrations_training_group_idx;
alter trigger fill_batch_on_change on public.sports_registrations rename to fill_training_group_on_change;
alter trigger fill_batch_on_delete on public.sports_registrations rename to fill_training_group_on_delete;
alter trigger fill_batch_on_capacity on public.sports_programs rename to fill_training_group_on_capacity;

alter table public.office_batches rename to imports_and_promotions;
alter table public.imports_and_promotions
  rename constraint office_batches_pkey to imports_and_promotions_pkey;
alter table public.imports_and_promotions
  rename constraint office_batches_kind_check to imports_and_promotions_kind_check;
alter table public.imports_and_promotions
  rename constraint office_batches_campus_check to imports_and_promotions_campus_check;
alter table public.imports_and_promotions
  rename constraint office_batches_file_name_check to imports_and_promotions_file_name_check;
alter index public.office_batches_created_idx rename to imports_and_promotions_created_idx;

update public.mail_outbox set template = 'weekly_email' where template = 'weekly_letter';
update public.mail_outbox set data = data - 'batch' || jsonb_build_object('training_group', data -> 'batch')
where template like 'sports\_registration\_%' and data ? 'batch';

-- Undo, the trash and earlier versions write these rows back by the names of their columns.
update public.audit_log set table_name = 'imports_and_promotions' where table_name = 'office_batches';
update public.audit_log set
  before = before - 'batch' || jsonb_build_object('training_group', before -> 'batch'),
  after = after - 'batch' || jsonb_build_object('training_group', after -> 'batch')
where table_name = 'sports_registrations' and (before ? 'batch' or after ? 'batch');
update public.audit_log set
  before = before - 'batch_capacity' || jsonb_build_object('training_group_capacity', before -> 'batch_capacity'),
  after = after - 'batch_capacity' || jsonb_build_object('training_group_capacity', after -> 'batch_capacity')
where table_name = 'sports_programs' and (before ? 'batch_capacity' or after ? 'batch_capacity');

alter function private.choose_letter_language rename to choose_email_language;
alter function private.letter_language_of rename to email_language_of;
alter function private.queue_letter rename to queue_email;
alter function private.queue_office_letter rename to queue_office_email;
alter function private.rsvp_letter rename to rsvp_email;
alter function private.queue_rsvp_letter rename to queue_rsvp_email;
drop function public.import_rows;
drop function public.undo_batch;
drop function private.batch_is_full;
drop function public.list_batch_places;
alter function private.queue_registration_letter rename to queue_registration_email;
drop function public.create_sports_registration;
alter function private.fill_batch rename to fill_training_group;
drop function public.queue_weekly_letter;
drop function public.list_daily_counts;

create or replace function private.list_picture_columns()
returns table (table_name text, column_name text, is_json boolean)
language sql stable set search_path = ''
as $$
  select c.relname, a.attname, a.atttypid = 'jsonb'::regtype
  from pg_catalog.pg_class c
  join pg_catalog.pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    and a.atttypid in ('text'::regtype, 'jsonb'::regtype) and a.attname <> 'thumbhash'
    and exists (select from pg_catalog.pg_attribute k where k.attrelid = c.oid and k.attname = 'id')
    and c.relname !~ '^(audit_log|media_|mail_|users$|admin_users$|auth_|alumni_|students$|event_rsvp|sports_registration|admission_|contact_|enquiry_)'
$$;

create or replace function private.keep_answered_event() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user = 'authenticated'
     and exists (select from public.event_rsvps r where r.event_id = old.id and r.status <> 'cancelled') then
    raise exception 'This event has RSVPs. Cancel or withdraw it instead.'
      using errcode = '23503', detail = 'has_rsvps';
  end if;
  return old;
end $$;

create or replace function private.find_rsvp(token text) returns public.event_rsvps
language plpgsql stable security definer set search_path = ''
as $$
declare
  rsvp public.event_rsvps;
begin
  select r.* into rsvp from public.event_rsvp_links l join public.event_rsvps r on r.id = l.rsvp_id
  where l.token_hash = private.hash_token(find_rsvp.token);
  if rsvp.id is null then
    raise exception 'This RSVP was not found.' using errcode = 'PT404', detail = 'rsvp_not_found';
  end if;
  return rsvp;
end $$;

create or replace function private.queue_rsvp_email(kind text, event public.events, rsvp public.event_rsvps) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.queue_email(rsvp.email, kind, private.rsvp_email(event, rsvp, private.create_rsvp_link(rsvp.id)));
end $$;

create or replace function private.tell_guest() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  event public.events;
begin
  select * into event from public.events e where e.id = new.event_id;
  if coalesce(event.ends_at, event.starts_at) < now() then
    return null;
  end if;
  perform private.queue_rsvp_email(case
    when new.status = old.status then 'event_rsvp_changed'
    when new.status = 'cancelled' and old.status = 'offered' and old.offered_until <= now() then 'event_rsvp_lapsed'
    else 'event_rsvp_' || new.status end, event, new);
  return null;
end $$;

create or replace function private.tell_guests(event public.events, kind text, more jsonb default '{}') returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.mail_outbox (recipient, template, data)
  select r.email, kind, private.rsvp_email(event, r, private.create_rsvp_link(r.id)) || more
  from public.event_rsvps r where r.event_id = event.id and r.status <> 'cancelled';
end $$;

create or replace function public.create_event_rsvp(event_id uuid, name text, email text, adults integer default 1,
  children integer default 0, answers jsonb default '{}', language text default 'en')
returns table (reference text, status text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  guest text := private.require_text(create_event_rsvp.name, 'name', 2, 120);
  address text := private.require_email(create_event_rsvp.email, 'email');
  event public.events := private.lock_open_event(create_event_rsvp.event_id);
  people integer := private.require_party(event, create_event_rsvp.adults, create_event_rsvp.children);
  said jsonb := private.require_answers(event, create_event_rsvp.answers);
  tongue text := case when create_event_rsvp.language = 'hi' then 'hi' else 'en' end;
  own_reference text := private.new_reference('RSVP');
  place text := 'going';
  rsvp public.event_rsvps;
begin
  if event.capacity is not null and private.people_going(event.id) + people > event.capacity then
    place := 'waitlisted';
  end if;
  select * into rsvp from public.event_rsvps r
  where r.event_id = event.id and r.email = address and r.status <> 'cancelled';
  if rsvp.id is null then
    insert into public.event_rsvps (event_id, reference, name, email, adults, children, answers, language, status)
    values (event.id, own_reference, guest, address, create_event_rsvp.adults, create_event_rsvp.children, said,
            tongue, place)
    returning * into rsvp;
    perform private.queue_rsvp_email('event_rsvp_' || place, event, rsvp);
  else
    rsvp.language := tongue;
    perform private.queue_email(address, 'event_rsvp_again',
      private.rsvp_email(event, rsvp, private.create_rsvp_link(rsvp.id, jsonb_build_object(
        'name', guest, 'adults', create_event_rsvp.adults, 'children', create_event_rsvp.children, 'answers', said)))
      || jsonb_build_object('asked_reference', own_reference, 'asked_adults', create_event_rsvp.adults,
                            'asked_children', create_event_rsvp.children));
  end if;
  return query select own_reference, place;
end $$;

create or replace function public.update_event_rsvp(token text, adults integer, children integer, name text default null,
  answers jsonb default null)
returns table (reference text, status text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  rsvp public.event_rsvps := private.find_rsvp(update_event_rsvp.token);
  -- Event before RSVP, as everywhere.
  event public.events := private.lock_open_event(rsvp.event_id);
  people integer := private.require_party(event, update_event_rsvp.adults, update_event_rsvp.children);
  fits boolean;
begin
  select r.* into rsvp from public.event_rsvps r where r.id = rsvp.id for update;
  if rsvp.status = 'cancelled' then
    raise exception 'This RSVP was cancelled.' using errcode = 'PT409', detail = 'rsvp_cancelled';
  end if;
  fits := event.capacity is null or private.people_going(event.id, rsvp.id) + people <= event.capacity;
  -- A guest keeps a place: a larger party that does not fit is refused and loses nothing.
  if rsvp.status in ('going', 'offered') and people > rsvp.adults + rsvp.children and not fits then
    raise exception 'There are not enough places left for your party.' using errcode = 'PT409', detail = 'event_full';
  end if;
  update public.event_rsvps r
  set adults = update_event_rsvp.adults, children = update_event_rsvp.children,
    name = coalesce(private.require_text(update_event_rsvp.name, 'name', 0, 120), r.name),
    answers = case when update_event_rsvp.answers is null then r.answers
                   else private.require_answers(event, update_event_rsvp.answers) end,
    status = case when r.status = 'waitlisted' and fits then 'going' else r.status end
  where r.id = rsvp.id
  returning r.* into rsvp;
  -- The change that a link carried is done, or replaced by this one.
  update public.event_rsvp_links l set proposed = null where l.rsvp_id = rsvp.id and l.proposed is not null;
  return query select rsvp.reference, rsvp.status;
end $$;

create or replace function public.message_event_guests(wanted uuid, statuses text[], subject text, message text) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  event public.events;
  heading text := private.require_text(message_event_guests.subject, 'subject', 3, 150);
  words text := private.require_text(message_event_guests.message, 'message', 3, 4000);
  written integer;
begin
  if not public.is_admin() then
    raise exception 'Only administrators write to guests.' using errcode = '42501', detail = 'not_admin';
  end if;
  select * into event from public.events e where e.id = wanted for update;
  if event.id is null then
    raise exception 'This event was not found.' using errcode = 'PT404', detail = 'event_not_found';
  end if;
  perform private.require_campus(event.campus);
  if exists (select from public.mail_outbox m
             where m.template = 'event_message' and m.created_at > now() - interval '10 minutes'
               and m.data ->> 'event_id' = wanted::text and m.data ->> 'subject' = heading
               and m.data ->> 'message' = words) then
    raise exception 'These words went to guests a moment ago.' using errcode = 'PT409', detail = 'sent_already';
  end if;
  insert into public.mail_outbox (recipient, template, data)
  select r.email, 'event_message', private.rsvp_email(event, r, private.create_rsvp_link(r.id))
    || jsonb_build_object('event_id', wanted, 'subject', heading, 'message', words)
  from public.event_rsvps r where r.event_id = wanted and r.status = any (statuses);
  get diagnostics written = row_count;
  return written;
end $$;

create or replace function public.check_in_guest(tick_id uuid, event_id uuid, guest_reference text, is_here boolean default true,
  ticked_at timestamptz default now())
returns table (rsvp_id uuid, reference text, name text, adults integer, children integer, status text,
  checked_in_at timestamptz)
language plpgsql set search_path = ''
as $$
#variable_conflict use_column
declare
  rsvp public.event_rsvps;
  came timestamptz;
begin
  select * into rsvp from public.event_rsvps r
  where r.event_id = check_in_guest.event_id
    and r.reference = upper(btrim(check_in_guest.guest_reference)) for update;
  if rsvp.id is null then
    raise exception 'This RSVP was not found.' using errcode = 'PT404', detail = 'rsvp_not_found';
  end if;
  insert into public.event_check_ins (id, rsvp_id, is_here, ticked_at)
  values (check_in_guest.tick_id, rsvp.id, check_in_guest.is_here, least(check_in_guest.ticked_at, now()))
  on conflict on constraint event_check_ins_pkey do nothing;
  select min(c.ticked_at) into came from public.event_check_ins c
  where c.rsvp_id = rsvp.id and c.is_here and not exists (
    select from public.event_check_ins o
    where o.rsvp_id = rsvp.id and not o.is_here and o.ticked_at > c.ticked_at);
  update public.event_rsvps r set checked_in_at = came
  where r.id = rsvp.id and r.checked_in_at is distinct from came;
  return query select rsvp.id, rsvp.reference, rsvp.name, rsvp.adults, rsvp.children, rsvp.status, came;
end $$;

create or replace function public.queue_event_reminders() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  guest record;
  reminded integer := 0;
begin
  perform private.require_server();
  for guest in
    select e, r from public.events e join public.event_rsvps r on r.event_id = e.id
    where e.status = 'published' and e.cancelled_at is null
      and e.starts_at > now() and e.starts_at <= now() + interval '24 hours'
      and r.status = 'going' and r.reminded_at is null and r.created_at < e.starts_at - interval '30 hours'
    order by r.created_at
    for update of r skip locked
  loop
    update public.event_rsvps r set reminded_at = now() where r.id = (guest.r).id;
    insert into public.mail_outbox (recipient, template, data)
    values ((guest.r).email, 'event_reminder',
            private.rsvp_email(guest.e, guest.r, private.create_rsvp_link((guest.r).id)));
    reminded := reminded + 1;
  end loop;
  return reminded;
end $$;

create or replace function private.follow_photo_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.status is distinct from old.status then
    perform private.hide_picture(new.picture_id, new.status <> 'restored');
    if new.status <> 'new' then
      perform private.queue_email(new.email, 'photo_request_' || new.status, jsonb_build_object(
        'reference', new.reference, 'name', new.name, 'album', new.album_title, 'language', new.language));
    end if;
  end if;
  return new;
end $$;

create or replace function public.create_photo_request(
  picture_id uuid, name text, email text, relation text, consent_version text, reason text default null,
  language text default 'en'
) returns table (reference text, status text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  own_reference text := private.new_reference('PHO');
  sender text := private.require_text(create_photo_request.name, 'name', 2, 120);
  address text := private.require_email(create_photo_request.email, 'email');
  consent text := private.require_text(create_photo_request.consent_version, 'consent_version', 1, 40);
  words text := private.require_text(create_photo_request.reason, 'reason', 0, 2000);
  tongue text := private.known_language(create_photo_request.language);
  picture record;
  facts jsonb;
  hides boolean;
begin
  if coalesce(create_photo_request.relation, '') not in ('self', 'guardian', 'other') then
    raise exception 'Please choose one of the answers.' using errcode = '22023', detail = 'relation';
  end if;
  select i.id, i.path, g.title, g.campus into picture
  from public.gallery_images i join public.gallery_events g on g.id = i.gallery_event_id
  where i.id = create_photo_request.picture_id and i.hidden_at is null and g.published;
  if not found then
    raise exception 'This picture is not shown any more.' using errcode = 'PT404', detail = 'no_such_picture';
  end if;
  perform private.refuse_many((select count(*) from public.photo_requests r
    where r.email = address and r.created_at > now() - interval '1 day'));
  hides := not exists (
      select from public.photo_requests r where r.picture_id = picture.id and r.status = 'restored')
    and (select count(*) from public.photo_requests r where r.created_at > now() - interval '1 day') < 30;
  insert into public.photo_requests (reference, picture_id, album_title, path, name, email, relation, reason,
    consent_version, language)
  values (own_reference, picture.id, picture.title, picture.path, sender, address,
    create_photo_request.relation, words, consent, tongue);
  if hides then
    perform private.hide_picture(picture.id, true);
  end if;
  facts := jsonb_build_object('reference', own_reference, 'name', sender, 'album', picture.title, 'hidden', hides);
  perform private.queue_email(address, 'photo_request_received', facts || jsonb_build_object('language', tongue));
  perform private.queue_office_email('photos', picture.campus, 'office_photo_request', facts || jsonb_build_object(
    'email', address, 'relation', create_photo_request.relation, 'message', words, 'written_in', tongue));
  return query select own_reference, 'new'::text;
end $$;

create or replace function public.begin_import(target text, file_name text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  import uuid;
begin
  perform private.require_admin();
  if coalesce(target, '') not in ('students', 'teachers', 'calendar_entries', 'alumni_records') then
    raise exception 'Nothing is imported there.' using errcode = '22023', detail = 'target';
  end if;
  insert into public.imports_and_promotions (kind, target, file_name, campus)
  values ('import', begin_import.target, left(begin_import.file_name, 200), private.campus_scope())
  returning id into import;
  return import;
end $$;

create function public.import_rows(import uuid, rows jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  own public.imports_and_promotions;
  names text;
  counted integer;
begin
  perform private.require_admin();
  select * into own from public.imports_and_promotions i
  where i.id = import and i.kind = 'import' and i.undone_at is null and i.actor = auth.uid() for update;
  if own.id is null or jsonb_typeof(rows) <> 'array' or jsonb_array_length(rows) not between 1 and 500 then
    raise exception 'These rows cannot be imported.' using errcode = '22023', detail = 'rows';
  end if;
  select string_agg(format('%I', key), ', ') into names from jsonb_object_keys(rows -> 0) as key
  where key not in ('id', 'created_at', 'updated_at', 'is_sample');
  execute format('insert into public.%1$I (%2$s) select %2$s from jsonb_populate_recordset(null::public.%1$I, $1)',
    own.target, names) using rows;
  get diagnostics counted = row_count;
  update public.imports_and_promotions i set rows = i.rows + counted,
    changes = i.changes || (pg_current_xact_id()::text)::bigint where i.id = import;
  return counted;
exception when undefined_column then
  raise exception 'A column of this file is none of the table.' using errcode = '22023', detail = 'rows';
end $$;
grant execute on function public.import_rows to authenticated;

create or replace function public.promote_students(only_campus text default null, leaving_on date default null) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  promotion uuid;
  counted integer;
begin
  perform private.require_admin();
  perform pg_advisory_xact_lock(20261121002350);
  if exists (
    select from public.imports_and_promotions p where p.kind = 'promotion' and p.undone_at is null
      and (p.campus is null or only_campus is null or p.campus = only_campus)
      and p.created_at > now() - interval '300 days'
  ) then
    raise exception 'This year has been promoted already.' using errcode = 'PT409', detail = 'promoted_already';
  end if;
  update public.students s set
    status = case when s.class = 'Class 12' then 'graduated' else s.status end,
    left_on = case when s.class = 'Class 12'
      then greatest(coalesce(leaving_on, (now() at time zone 'Asia/Kolkata')::date), s.admitted_on)
      else s.left_on end,
    class = coalesce(private.next_class(s.class), s.class)
  where s.status = 'active' and (only_campus is null or s.campus = only_campus)
    and (s.class = 'Class 12' or private.next_class(s.class) is not null);
  get diagnostics counted = row_count;
  insert into public.imports_and_promotions (kind, target, campus, rows, changes)
  values ('promotion', 'students', only_campus, counted, array[(pg_current_xact_id()::text)::bigint])
  returning id into promotion;
  return promotion;
end $$;

create function public.undo_import_or_promotion(wanted uuid) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  own public.imports_and_promotions;
  counted integer;
begin
  perform private.require_admin();
  select * into own from public.imports_and_promotions i where i.id = wanted and i.undone_at is null for update;
  if own.id is null then
    raise exception 'This has been taken back already.' using errcode = 'PT404', detail = 'wanted';
  end if;
  if own.kind = 'import' then
    execute format('delete from public.%1$I t using public.audit_log l
      where l.change = any ($1) and l.table_name = %1$L and l.action = ''insert'' and l.row_id = t.id', own.target)
      using own.changes;
  else
    update public.students s set class = l.before ->> 'class', status = l.before ->> 'status',
      left_on = (l.before ->> 'left_on')::date
    from public.audit_log l
    where l.change = any (own.changes) and l.table_name = 'students' and l.action = 'update' and l.row_id = s.id
      and (s.class, s.status, s.left_on) is not distinct from
          (l.after ->> 'class', l.after ->> 'status', (l.after ->> 'left_on')::date);
  end if;
  get diagnostics counted = row_count;
  update public.imports_and_promotions i set undone_at = now() where i.id = wanted;
  return counted;
end $$;
grant execute on function public.undo_import_or_promotion to authenticated;

create function private.training_group_is_full(program public.sports_programs, training_group text) returns boolean
language sql stable set search_path = ''
as $$
  select program.training_group_capacity <= (
    select count(*) from public.sports_registrations r
    where r.sport_id = program.id and r.training_group is not distinct from training_group_is_full.training_group
      and r.season_ends_on = private.season_end(now()) and r.status in ('new', 'confirmed')) is true
$$;


create function public.list_training_group_places(sport_id uuid) returns table (training_group text, taken integer)
language sql stable security definer set search_path = ''
as $$
  select r.training_group, count(*)::integer from public.sports_registrations r
  where r.sport_id = list_training_group_places.sport_id and r.season_ends_on = private.season_end(now())
    and r.status in ('new', 'confirmed')
  group by r.training_group
$$;
grant execute on function public.list_training_group_places to anon, authenticated;

create or replace function private.queue_registration_email(kind text, program public.sports_programs,
  registration public.sports_registrations, token text default null) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.queue_email(registration.guardian_email, kind, jsonb_build_object(
    'reference', registration.reference, 'child_name', registration.child_name,
    'training_group', registration.training_group, 'guardian_name', registration.guardian_name,
    'status', registration.status, 'sport_id', program.id,
    'sport', coalesce(program.translations -> registration.language ->> 'name', program.name),
    'language', registration.language, 'token', token));
end $$;

create function public.create_sports_registration(
  sport_id uuid, child_name text, date_of_birth date, guardian_name text, guardian_email text,
  guardian_phone text, emergency_name text, emergency_phone text, consent_version text,
  campus text default null, training_group text default null, medical_note text default null, language text default 'en'
) returns table (reference text, status text, token text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  program public.sports_programs;
  registration public.sports_registrations;
  child text := private.require_text(create_sports_registration.child_name, 'child_name', 2, 120);
  guardian text := private.require_text(create_sports_registration.guardian_name, 'guardian_name', 2, 120);
  address text := private.require_email(create_sports_registration.guardian_email, 'guardian_email');
  phone text := private.require_phone(create_sports_registration.guardian_phone, 'guardian_phone');
  other text := private.require_text(create_sports_registration.emergency_name, 'emergency_name', 2, 120);
  other_phone text := private.require_phone(create_sports_registration.emergency_phone, 'emergency_phone');
  health text := private.require_text(create_sports_registration.medical_note, 'medical_note', 0, 2000);
  consent text := private.require_text(create_sports_registration.consent_version, 'consent_version', 1, 40);
  chosen_group text := private.require_text(create_sports_registration.training_group, 'training_group', 0, 120);
  born date := create_sports_registration.date_of_birth;
  chosen_campus text := nullif(btrim(create_sports_registration.campus), '');
  would_be text;
  own_token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  -- Locked, so that two children cannot take one place.
  select * into program from public.sports_programs p where p.id = create_sports_registration.sport_id for update;
  if program.id is null then
    raise exception 'Sport not found' using errcode = 'PT404', detail = 'sport_not_found';
  end if;
  if not program.registration_open then
    raise exception 'Registration for this sport is closed.' using errcode = 'PT409', detail = 'registration_closed';
  end if;
  if born is null or born > current_date - interval '2 years' or born < current_date - interval '25 years' then
    raise exception 'Please give the date of birth of the child.' using errcode = '22023', detail = 'date_of_birth';
  end if;
  if not private.fits_age_groups(program.age_groups, born, (now() at time zone 'Asia/Kolkata')::date) then
    raise exception 'This sport has no group for the age of the child.'
      using errcode = '22023', detail = 'date_of_birth';
  end if;
  if chosen_campus not in ('paonta-sahib', 'juniors', 'majra') then
    raise exception 'Please choose one of the campuses.' using errcode = '22023', detail = 'campus';
  end if;
  if jsonb_array_length(program.schedules) > 0
     and not jsonb_path_exists(program.schedules, '$[*] ? (@.type == $training_group)',
                               jsonb_build_object('training_group', coalesce(chosen_group, ''))) then
    raise exception 'Please choose one of the training groups.' using errcode = '22023', detail = 'training_group';
  end if;
  would_be := case when private.training_group_is_full(program, chosen_group) then 'waitlisted' else 'new' end;
  select * into registration from public.sports_registrations r
  where r.sport_id = program.id and r.guardian_email = address and r.date_of_birth = born
    and lower(r.child_name) = lower(child) and r.training_group is not distinct from chosen_group
    and r.season_ends_on = private.season_end(now()) and r.status in ('new', 'confirmed', 'waitlisted');
  if registration.id is not null then
    delete from private.repeated_registrations p where p.sent_at < now() - interval '30 days';
    insert into private.repeated_registrations (family_token_hash, registration_id, guardian_name, guardian_email,
      guardian_phone, emergency_name, emergency_phone, campus)
    values (private.hash_token(own_token), registration.id, guardian, address, phone, other, other_phone,
      coalesce(chosen_campus, program.campus));
    -- Three emails a day at most, so that nobody can fill a mailbox with them.
    if (select count(*) from private.repeated_registrations p
        where p.registration_id = registration.id and p.sent_at > now() - interval '1 day') <= 3 then
      perform private.queue_registration_email('sports_registration_again', program, registration);
    end if;
    return query select private.new_reference('SPT'), would_be, own_token;
    return;
  end if;
  insert into public.sports_registrations (reference, sport_id, child_name, date_of_birth, guardian_name,
    guardian_email, guardian_phone, emergency_name, emergency_phone, campus, training_group, consent_version, language,
    status, family_token_hash)
  values (private.new_reference('SPT'), program.id, child, born, guardian, address, phone, other, other_phone,
    coalesce(chosen_campus, program.campus), chosen_group, consent,
    case when create_sports_registration.language = 'hi' then 'hi' else 'en' end,
    would_be,
    private.hash_token(own_token))
  returning * into registration;
  if health is not null then
    insert into public.sports_registration_medical_notes (registration_id, note) values (registration.id, health);
  end if;
  perform private.queue_registration_email(
    case registration.status when 'waitlisted' then 'sports_registration_waitlisted'
      else 'sports_registration_received' end,
    program, registration, own_token);
  return query select registration.reference, registration.status, own_token;
end $$;


create or replace function private.fill_training_group() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  program public.sports_programs;
  registration public.sports_registrations;
begin
  select * into program from public.sports_programs p
  where p.id = case when tg_table_name = 'sports_programs' then to_jsonb(old) ->> 'id'
    else to_jsonb(old) ->> 'sport_id' end::uuid
  for update;
  for registration in
    select r.* from public.sports_registrations r
    where r.sport_id = program.id and r.status = 'waitlisted' and r.season_ends_on = private.season_end(now())
    order by r.created_at, r.id
  loop
    if not private.training_group_is_full(program, registration.training_group) then
      update public.sports_registrations r set status = 'new' where r.id = registration.id
      returning * into registration;
      perform private.queue_registration_email('sports_registration_moved_up', program, registration);
    end if;
  end loop;
  return null;
end $$;

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
  child text := private.require_text(create_admission_enquiry.child_name, 'child_name', 2, 120);
  guardian text := private.require_text(create_admission_enquiry.guardian_name, 'guardian_name', 2, 120);
  address text := private.require_email(create_admission_enquiry.email, 'email');
  number text := private.require_phone(create_admission_enquiry.phone, 'phone');
  consent text := private.require_text(create_admission_enquiry.consent_version, 'consent_version', 1, 40);
  place text := create_admission_enquiry.campus;
  born date := create_admission_enquiry.date_of_birth;
  school_year text := nullif(btrim(create_admission_enquiry.session), '');
  heard text := nullif(btrim(create_admission_enquiry.source), '');
  visit timestamptz := create_admission_enquiry.visit_at;
  tongue text := private.known_language(create_admission_enquiry.language);
  words text := private.require_text(create_admission_enquiry.message, 'message', 0, 4000);
  facts jsonb;
begin
  if born is null or born > current_date or born < current_date - interval '25 years' then
    raise exception 'Please give the date of birth of the child.' using errcode = '22023', detail = 'date_of_birth';
  end if;
  if coalesce(place, '') not in ('paonta-sahib', 'juniors', 'majra') then
    raise exception 'Please choose one of the campuses.' using errcode = '22023', detail = 'campus';
  end if;
  if coalesce(create_admission_enquiry.level, '')
     not in ('pre-primary', 'primary', 'middle', 'secondary', 'senior-secondary') then
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
    if visit < now() or visit > now() + interval '60 days' then
      raise exception 'Please choose one of the times.' using errcode = '22023', detail = 'visit_at';
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

create or replace function public.create_contact_message(
  name text, email text, message text, consent_version text, phone text default null,
  campus text default null, topic text default 'general', language text default 'en'
) returns table (reference text, status text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  own_reference text := private.new_reference('MSG');
  sender text := private.require_text(create_contact_message.name, 'name', 2, 120);
  address text := private.require_email(create_contact_message.email, 'email');
  words text := private.require_text(create_contact_message.message, 'message', 10, 4000);
  consent text := private.require_text(create_contact_message.consent_version, 'consent_version', 1, 40);
  number text := nullif(btrim(create_contact_message.phone), '');
  chosen_campus text := nullif(btrim(create_contact_message.campus), '');
  subject text := coalesce(nullif(btrim(create_contact_message.topic), ''), 'general');
  tongue text := private.known_language(create_contact_message.language);
begin
  if number is not null then
    number := private.require_phone(number, 'phone');
  end if;
  if chosen_campus not in ('paonta-sahib', 'juniors', 'majra') then
    raise exception 'Please choose one of the campuses.' using errcode = '22023', detail = 'campus';
  end if;
  if subject not in ('general', 'admissions', 'transport', 'fees', 'alumni', 'careers', 'website') then
    raise exception 'Please choose one of the topics.' using errcode = '22023', detail = 'topic';
  end if;
  perform private.refuse_many((select count(*) from public.contact_messages m
    where m.email = address and m.created_at > now() - interval '1 day'));
  insert into public.contact_messages (reference, name, email, phone, campus, topic, message,
    consent_version, language)
  values (own_reference, sender, address, number, chosen_campus, subject, words, consent, tongue);
  perform private.queue_email(address, 'contact_message_received',
    jsonb_build_object('reference', own_reference, 'name', sender, 'language', tongue));
  perform private.queue_office_email(subject, chosen_campus, 'office_contact_message', jsonb_build_object(
    'reference', own_reference, 'name', sender, 'email', address, 'phone', number, 'campus', chosen_campus,
    'topic', subject, 'message', words, 'written_in', tongue));
  return query select own_reference, 'new'::text;
end $$;

create or replace function public.answer_enquiry(target text, about uuid, body text, language text default 'en') returns void
language plpgsql security definer set search_path = ''
as $$
declare
  words text := private.require_text(body, 'body', 3, 8000);
  chosen text := case when language = 'hi' then 'hi' else 'en' end;
  colleague public.admin_users;
  email_id uuid := gen_random_uuid();
  question record;
begin
  perform private.require_admin();
  colleague := private.own_admin_entry();
  if target = 'admission_enquiries' then
    update public.admission_enquiries e set owner_id = coalesce(e.owner_id, colleague.id),
      status = case when e.status = 'new' then 'contacted' else e.status end
    where e.id = about
    returning e.email, e.guardian_name as name, e.reference, e.message as words, e.created_at into question;
  elsif target = 'contact_messages' then
    update public.contact_messages m set owner_id = coalesce(m.owner_id, colleague.id),
      status = case when m.status = 'new' then 'answered' else m.status end
    where m.id = about
    returning m.email, m.name, m.reference, m.message as words, m.created_at into question;
  end if;
  if question.reference is null then
    raise exception 'This enquiry is not there any more.' using errcode = 'PT404', detail = 'about';
  end if;
  insert into public.mail_outbox (id, recipient, template, data)
  values (email_id, question.email, 'enquiry_answer', jsonb_strip_nulls(jsonb_build_object(
    'name', question.name, 'reference', question.reference, 'question', question.words,
    'asked_at', question.created_at, 'answer', words, 'language', chosen)));
  insert into public.enquiry_answers (enquiry_id, message_id, body, language, author_name, mail_id)
  values (case when target = 'admission_enquiries' then about end,
    case when target = 'contact_messages' then about end,
    words, chosen, coalesce(colleague.full_name, colleague.email), email_id);
end $$;

create or replace function public.create_weekly_subscription(
  email text, campuses text[], grades text[], language text default 'en'
) returns table (reference text, status text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  address text := private.require_email(create_weekly_subscription.email, 'email');
  tongue text := private.known_language(create_weekly_subscription.language);
  own public.weekly_subscriptions;
begin
  if coalesce(cardinality(create_weekly_subscription.campuses), 0)
     + coalesce(cardinality(create_weekly_subscription.grades), 0) = 0 then
    raise exception 'Please choose a campus or a class first.' using errcode = '22023', detail = 'email';
  end if;
  perform private.refuse_many((select count(*) from public.weekly_subscriptions w
    where w.email = address and w.created_at > now() - interval '1 day'));
  delete from public.weekly_subscriptions w where w.confirmed_at is null and w.created_at < now() - interval '7 days';
  insert into public.weekly_subscriptions (email, campuses, grades, language)
  values (address, coalesce(create_weekly_subscription.campuses, '{}'),
    coalesce(create_weekly_subscription.grades, '{}'), tongue)
  returning * into own;
  perform private.queue_email(address, 'weekly_confirmation', jsonb_build_object(
    'token', own.token, 'language', tongue, 'campuses', own.campuses, 'grades', own.grades));
  return query select private.new_reference('WEE'), 'new'::text;
end $$;

create function public.queue_weekly_email(subscription uuid, week date, email jsonb default null) returns boolean
language plpgsql volatile set search_path = ''
as $$
declare
  own public.weekly_subscriptions;
begin
  update public.weekly_subscriptions w set last_week = queue_weekly_email.week
  where w.id = queue_weekly_email.subscription and w.confirmed_at is not null
    and (w.last_week is null or w.last_week < queue_weekly_email.week)
  returning * into own;
  if not found then
    return false;
  end if;
  if queue_weekly_email.email is not null then
    insert into public.mail_outbox (recipient, template, data)
    values (own.email, 'weekly_email', queue_weekly_email.email
      || jsonb_build_object('token', own.token, 'language', own.language));
  end if;
  return true;
end $$;


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
  insert into public.alumni_profiles as p (id, full_name, status, status_changed_at)
  select u.id, coalesce(nullif(left(btrim(u.raw_user_meta_data ->> 'full_name'), 120), ''), '?'), 'deleted', now()
  from auth.users u where u.id = person
  on conflict (id) do update set status = 'deleted';
  update auth.users u
  set raw_user_meta_data = coalesce(u.raw_user_meta_data, '{}') || '{"account_status": "deleted"}'
  where u.id = person;
  perform private.queue_email(u.email, 'account_left', jsonb_build_object('name', p.full_name))
  from auth.users u join public.alumni_profiles p on p.id = u.id
  where u.id = person and u.email is not null;
end $$;

create or replace function public.decide_alumni(people uuid[], decision text, reason text default null) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  said text := private.require_text(reason, 'reason',
    case when decision in ('reject', 'suspend', 'delete') then 3 else 0 end, 1000);
  states text[] := case decision
    when 'approve' then array['pending'] when 'reject' then array['pending']
    when 'suspend' then array['verified'] when 'unsuspend' then array['suspended']
    when 'delete' then array['pending', 'verified', 'suspended'] when 'restore' then array['deleted'] end;
  person record;
  decided integer := 0;
begin
  perform private.require_admin();
  if states is null then
    raise exception 'There is no such decision.' using errcode = '22023', detail = 'decision';
  end if;
  perform set_config('private.office_decision', 'yes', true);
  for person in
    select p.id, p.full_name, u.email from public.alumni_profiles p join auth.users u on u.id = p.id
    where p.id = any (people) and p.status = any (states)
      and not (decision in ('reject', 'delete') and private.holds_admin_role(p.id))
    order by p.id for update of p
  loop
    update public.alumni_profiles p
    set status_reason = said, status = case
      when decision in ('approve', 'unsuspend') then 'verified'
      when decision = 'suspend' then 'suspended'
      when decision = 'restore' then private.status_before_deletion(p.id)
      else 'deleted' end
    where p.id = person.id;
    if decision in ('reject', 'delete') then
      update auth.users u
      set raw_user_meta_data = coalesce(u.raw_user_meta_data, '{}') || '{"account_status": "deleted"}'
      where u.id = person.id;
    elsif decision = 'restore' then
      update auth.users u set raw_user_meta_data = u.raw_user_meta_data - 'account_status' where u.id = person.id;
    end if;
    if person.email is not null then
      perform private.queue_email(person.email, 'alumni_' || decision, jsonb_strip_nulls(jsonb_build_object(
        'name', person.full_name, 'reason', said, 'language', private.email_language_of(person.id))));
    end if;
    decided := decided + 1;
  end loop;
  perform set_config('private.office_decision', '', true);
  return decided;
end $$;

create or replace function public.merge_alumni(kept uuid, duplicate uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  other public.alumni_profiles;
begin
  perform private.require_admin();
  if kept = duplicate or (
    select count(*) from public.alumni_profiles p where p.id in (kept, duplicate) and p.status <> 'deleted') <> 2 then
    raise exception 'These two profiles cannot be merged.' using errcode = '22023', detail = 'duplicate';
  end if;
  if private.holds_admin_role(duplicate) then
    raise exception 'Keep the profile of the administrator.' using errcode = '22023', detail = 'admin_account';
  end if;
  select * into other from public.alumni_profiles p where p.id = duplicate for update;
  perform set_config('private.office_decision', 'yes', true);
  update public.alumni_profiles p set
    batch_year = coalesce(p.batch_year, other.batch_year), campus = coalesce(p.campus, other.campus),
    house = coalesce(p.house, other.house), stream = coalesce(p.stream, other.stream),
    profession = coalesce(p.profession, other.profession),
    organisation = coalesce(p.organisation, other.organisation),
    industry = coalesce(p.industry, other.industry), city = coalesce(p.city, other.city),
    country = coalesce(p.country, other.country), bio = coalesce(p.bio, other.bio),
    contact_email = coalesce(p.contact_email, other.contact_email), phone = coalesce(p.phone, other.phone),
    -- What the other profile hid stays hidden.
    visibility = other.visibility || p.visibility,
    links = case when p.links = '[]' then other.links else p.links end,
    status = case when 'verified' in (p.status, other.status) then 'verified' else p.status end
  where p.id = kept;
  delete from public.alumni_messages m
  where m.sender_id in (kept, duplicate) and m.recipient_id in (kept, duplicate);
  update public.alumni_messages m set sender_id = kept where m.sender_id = duplicate;
  update public.alumni_messages m set recipient_id = kept where m.recipient_id = duplicate;
  insert into public.alumni_blocks (blocker_id, blocked_id)
  select kept, b.blocked_id from public.alumni_blocks b where b.blocker_id = duplicate and b.blocked_id <> kept
  union select b.blocker_id, kept from public.alumni_blocks b where b.blocked_id = duplicate and b.blocker_id <> kept
  on conflict do nothing;
  update public.alumni_reports r set person_id = kept where r.person_id = duplicate;
  update public.alumni_profiles p set status = 'deleted', status_reason = 'Merged into ' || kept
  where p.id = duplicate;
  update auth.users u
  set raw_user_meta_data = coalesce(u.raw_user_meta_data, '{}') || '{"account_status": "deleted"}'
  where u.id = duplicate;
  perform private.queue_email(u.email, 'alumni_merge', jsonb_build_object(
    'name', other.full_name, 'language', private.email_language_of(duplicate)))
  from auth.users u where u.id = duplicate and u.email is not null;
  perform set_config('private.office_decision', '', true);
end $$;

create function public.list_daily_counts(days integer default 30)
returns table (day date, visits integer, rsvps integer, registrations integer)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  today date := (now() at time zone 'Asia/Kolkata')::date;
begin
  if not public.is_admin() then
    raise exception 'Only administrators see this.' using errcode = '42501', detail = 'not_admin';
  end if;
  return query
    with days as (
      select d::date as day, d::timestamp at time zone 'Asia/Kolkata' as begins,
        (d + interval '1 day')::timestamp at time zone 'Asia/Kolkata' as ends
      from generate_series(today - least(greatest(days, 1), 366) + 1, today, interval '1 day') as d
    )
    select days.day,
      coalesce((select sum(v.visits) from public.page_visits v where v.day = days.day), 0)::integer,
      (select count(*) from public.event_rsvps r where r.created_at >= days.begins
        and r.created_at < days.ends)::integer,
      ((select count(*) from public.sports_registrations s where s.created_at >= days.begins
        and s.created_at < days.ends)
        + (select count(*) from public.alumni_profiles p where p.created_at >= days.begins
          and p.created_at < days.ends)
        + (select count(*) from public.admission_enquiries e where e.created_at >= days.begins
          and e.created_at < days.ends))::integer
    from days order by days.day;
end $$;
grant execute on function public.list_daily_counts to authenticated;

create or replace function public.purge_visitor_data() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  today date := (now() at time zone 'Asia/Kolkata')::date;
  notes integer;
  links integer;
  rsvps integer;
  registrations integer;
  changes integer;
begin
  perform private.require_server();
  delete from public.sports_registration_medical_notes n using public.sports_registrations r
  where r.id = n.registration_id and r.season_ends_on < today;
  get diagnostics notes = row_count;
  delete from public.event_rsvp_links l using public.event_rsvps r, public.events e
  where r.id = l.rsvp_id and e.id = r.event_id and coalesce(e.ends_at, e.starts_at) < now() - interval '30 days';
  get diagnostics links = row_count;
  delete from public.event_rsvps r using public.events e
  where e.id = r.event_id and coalesce(e.ends_at, e.starts_at) < now() - interval '180 days';
  get diagnostics rsvps = row_count;
  delete from public.sports_registrations r where r.season_ends_on < (today - interval '1 year')::date;
  get diagnostics registrations = row_count;
  delete from public.medical_note_changes c
  where coalesce((select r.season_ends_on from public.sports_registrations r where r.id = c.registration_id),
      c.season_ends_on) < today
    or c.created_at < now() - interval '30 days'
      and not exists (select from public.sports_registrations r where r.id = c.registration_id);
  get diagnostics changes = row_count;
  return notes + links + rsvps + registrations + changes;
end $$;

create or replace function public.purge_old_requests() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  enquiries integer;
  messages integer;
  requests integer;
  emails integer;
begin
  perform private.require_server();
  delete from public.admission_enquiries e where e.created_at < now() - interval '2 years';
  get diagnostics enquiries = row_count;
  delete from public.contact_messages m where m.created_at < now() - interval '1 year';
  get diagnostics messages = row_count;
  delete from public.photo_requests r where r.created_at < now() - interval '2 years' and r.status <> 'new';
  get diagnostics requests = row_count;
  delete from public.mail_outbox o where coalesce(o.sent_at, o.gave_up_at) < now() - interval '90 days'
    and not exists (select from public.enquiry_answers a where a.mail_id = o.id);
  get diagnostics emails = row_count;
  return enquiries + messages + requests + emails;
end $$;
