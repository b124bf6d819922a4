-- What the page of a guardian shows, and the guardian's answers.

-- The guardian as whom a mailbox answers for a child.
create function private.guardian_of(child uuid, address text) returns public.guardians
language sql stable security definer set search_path = ''
as $$
  select g from public.guardians g join public.students s on s.id = g.student_id
  where g.student_id = child and private.is_address_of(g, guardian_of.address)
    -- A phone number that a guardian and the student share counts as the guardian's.
    and not (g.is_self and exists (select from public.guardians o where o.student_id = child and not o.is_self
      and private.is_address_of(o, guardian_of.address)))
  order by (g.is_self = private.is_of_age(s.date_of_birth)) desc, g.is_first desc, g.created_at, g.id limit 1
$$;

create function private.require_guardian_of(child uuid, address text) returns public.guardians
language plpgsql stable security definer set search_path = ''
as $$
declare
  person public.guardians := private.guardian_of(child, address);
begin
  if person.id is null then
    raise exception 'This page is not about that child.' using errcode = 'PT404', detail = 'no_such_child';
  end if;
  return person;
end $$;

-- Why this person cannot answer: the child has left, is of age, or is not yet. Without a person, why no guardian can.
create function private.closed_answers(child public.students, person public.guardians default null) returns text
language sql stable set search_path = ''
as $$
  select case when child.status <> 'active' then 'child_left'
    when private.is_of_age(child.date_of_birth) and not coalesce(person.is_self, false) then 'child_of_age'
    when not private.is_of_age(child.date_of_birth) and person.is_self then 'not_of_age' end
$$;

-- For each question: this guardian's last answer, the one that counts, and whether another's no overrides this yes.
create function private.list_guardian_answers(person public.guardians) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_object_agg(p.purpose, jsonb_build_object(
    'own', o.is_given, 'own_at', o.answered_at, 'is_asked_again', coalesce(o.wording_id <> w.id, false),
    'counts', a.is_given, 'other_refused', coalesce(a.is_disputed and o.is_given, false)))
  from unnest(array['public_pictures', 'shared_pictures', 'name_with_face', 'name_in_lists', 'work_and_voice']) as p(purpose)
  left join private.counting_answers a on a.student_id = person.student_id and a.purpose = p.purpose
  left join lateral (
    select c.is_given, c.answered_at, c.wording_id from public.consents c
    where c.student_id = person.student_id and c.purpose = p.purpose and c.guardian_id = person.id
    order by c.answered_at desc, c.number desc limit 1
  ) as o on true
  cross join private.current_wording() w
$$;

-- Every picture marked with a child, by the id of the mark: that of the file would open a picture that visitors do not
-- see. Only those that they see have a text, a path, and an id to ask for their removal.
create function private.list_guardian_pictures(child uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'album', case when g.published then g.title end, 'shown', is_shown,
      'is_work', m.people = 'work',
      'picture_id', case when is_shown then i.id end, 'path', case when is_shown then i.path end,
      'width', i.width, 'height', i.height, 'alt', case when is_shown then i.alt end)
    order by g.held_on desc nulls last, g.title, i.position, p.id), '[]')
  from public.pictured_children p
  join public.media_files m on m.id = p.media_id
  left join public.gallery_images i on private.media_id(i.path) = m.id
  left join public.gallery_events g on g.id = i.gallery_event_id
  cross join lateral (select coalesce(g.published and i.hidden_at is null and i.withheld_at is null and not m.withheld,
    false) as is_shown) as v
  where p.student_id = child
$$;

-- What the school keeps about a child. Each guardian reads only their own contact; only the first reads the address.
create function private.get_guardian_child(person public.guardians) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('id', s.id, 'name', s.name, 'closed', private.closed_answers(s, person),
    'is_self', person.is_self,
    'record', jsonb_build_object('admission_no', s.admission_no, 'campus', s.campus, 'class', s.class, 'section', s.section,
      'roll_no', s.roll_no, 'house', s.house, 'date_of_birth', s.date_of_birth, 'gender', s.gender,
      'route', (select r.name from public.bus_routes r where r.id = s.route_id),
      'admitted_on', s.admitted_on, 'left_on', s.left_on, 'status', s.status,
      'address', case when person.is_first then s.address end,
      'guardian_name', person.name, 'guardian_relation', person.relation, 'guardian_email', person.email,
      'guardian_phone', person.phone),
    'answers', private.list_guardian_answers(person),
    'history', (
      select coalesce(jsonb_agg(jsonb_build_object('purpose', c.purpose, 'is_given', c.is_given, 'given_by', c.given_by,
        'channel', c.channel, 'version', w.version, 'answered_at', c.answered_at, 'took_effect_at', c.took_effect_at)
        order by c.answered_at desc, c.number desc), '[]')
      from public.consents c join public.consent_wordings w on w.id = c.wording_id where c.student_id = s.id),
    'pictures', private.list_guardian_pictures(s.id))
  from public.students s where s.id = person.student_id
$$;

-- The page of a session: every child whose guardian has this mailbox, and the registrations, RSVPs and bookings sent
-- from it.
create function public.get_guardian_page(session text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  own_address text := private.require_guardian_session(get_guardian_page.session);
begin
  return jsonb_build_object(
    'mailbox', own_address,
    'wording', (
      select to_jsonb(w) - array['id', 'created_at', 'updated_at', 'asked_from', 'answer_by'] from private.current_wording() w
      where w.id is not null),
    'children', (
      select jsonb_agg(private.get_guardian_child(private.guardian_of(s.id, own_address))
        || jsonb_build_object('views', private.list_record_views(s.id), 'sheets', private.list_guardian_scans(s.id),
          'videos', private.list_guardian_videos(s.id), 'requests', private.list_own_requests(private.guardian_of(s.id, own_address)),
          'alumni', private.get_alumni_offer(s.id, private.guardian_of(s.id, own_address))) order by s.name, s.created_at, s.id)
      from public.students s
      where exists (select from public.guardians g where g.student_id = s.id and private.is_address_of(g, own_address))),
    'sent', (
      select coalesce(jsonb_agg(to_jsonb(e) order by e.at desc, e.reference), '[]')
      from (
        select 'sport' as kind, r.reference, p.name as about, r.child_name as who, r.status, r.created_at as at
        from public.sports_registrations r join public.sports_programs p on p.id = r.sport_id
        where own_address in (lower(r.guardian_email), private.phone_address(r.guardian_phone))
        union all
        select 'event', r.reference, v.title, r.name, r.status, r.created_at
        from public.event_rsvps r join public.events v on v.id = r.event_id where lower(r.email) = own_address
        union all
        select 'meeting', b.reference, m.title, coalesce(b.child_name, b.name), b.status, b.created_at
        from public.meeting_bookings b join public.meetings m on m.id = b.meeting_id
        where own_address in (lower(b.email), private.phone_address(b.phone))
      ) as e));
end $$;
grant execute on function public.get_guardian_page to anon, authenticated;

-- Saves a guardian's answers for one child, except answers that repeat the last one to the same words. Returns how
-- many were saved, and whether something that was allowed no longer is.
create function public.answer_as_guardian(session text, child uuid, answers jsonb, language text default 'en')
returns table (changed integer, withdrawn boolean)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  address text := private.require_guardian_session(answer_as_guardian.session);
  person public.guardians := private.require_guardian_of(answer_as_guardian.child, address);
  tongue text := private.known_language(answer_as_guardian.language);
  about public.students;
  fresh jsonb := answer_as_guardian.answers;
  was_allowed boolean;
  disputed text[];
begin
  select * into about from public.students s where s.id = person.student_id for update;
  perform private.refuse_many((select count(*) from public.consents c
    where c.guardian_id = person.id and c.created_at > now() - interval '1 hour') / 10);
  if private.closed_answers(about, person) is not null then
    raise exception 'These answers are not open.' using errcode = 'PT409', detail = private.closed_answers(about, person);
  end if;
  if jsonb_typeof(fresh) = 'object' and fresh <> '{}' then
    select coalesce(jsonb_object_agg(a.key, a.value), '{}') into fresh from jsonb_each(fresh) a
    where not exists (
      select from (
        select c.is_given, c.wording_id from public.consents c
        where c.student_id = about.id and c.purpose = a.key and c.guardian_id = person.id
        order by c.answered_at desc, c.number desc limit 1
      ) as l
      where to_jsonb(l.is_given) = a.value and l.wording_id = (private.current_wording()).id);
    if fresh = '{}' then
      return query select 0, false;
      return;
    end if;
    was_allowed := exists (select from jsonb_each(fresh) a
      where a.value = 'false' and private.is_permitted(about.id, a.key));
  end if;
  perform private.add_consents(about.id, fresh, 'link', person.id, person.name, tongue, now());
  perform private.queue_email(address, 'guardian_answered', jsonb_build_object('name', person.name, 'child', about.name,
    'answers', fresh, 'withdrawn', was_allowed, 'language', tongue));
  disputed := array(
    select c.purpose from private.counting_answers c
    where c.student_id = about.id and c.is_disputed and fresh ? c.purpose order by c.purpose);
  if cardinality(disputed) > 0 then
    perform private.queue_office_email('general', about.campus, 'office_guardians_disagree', jsonb_build_object(
      'child', about.name, 'admission_no', about.admission_no, 'purposes', to_jsonb(disputed)));
  end if;
  return query select (select count(*)::integer from jsonb_object_keys(fresh)), was_allowed;
end $$;
grant execute on function public.answer_as_guardian to anon, authenticated;
