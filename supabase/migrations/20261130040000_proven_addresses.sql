-- Answers are measured before they are taken apart; a photo request, a likeness to the old registers and the check
-- before publishing trust only what an email or a role has proven.

create or replace function private.require_answers(event public.events, answers jsonb, party integer) returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  question jsonb;
  answer text;
  kept jsonb := '{}';
begin
  for question in select q from jsonb_array_elements(event.questions) q loop
    answer := btrim(coalesce(answers ->> (question ->> 'id'), ''), E' \t\r\n');
    -- First of all: to take a megabyte of lines apart stopped everybody for seconds.
    if length(answer) > (case question ->> 'kind' when 'long-text' then 1000 when 'names' then 6000 else 200 end) then
      raise exception 'Please keep it shorter.' using errcode = '22023', detail = 'answer_' || (question ->> 'id');
    end if;
    if question ->> 'kind' = 'names' then
      answer := array_to_string(private.names_in(answer), E'\n');
    end if;
    if answer = '' then
      -- A guest who comes alone names nobody.
      if coalesce((question ->> 'required')::boolean, false) and (question ->> 'kind' <> 'names' or party > 1) then
        raise exception 'Please answer this question.'
          using errcode = '22023', detail = 'answer_' || (question ->> 'id');
      end if;
      continue;
    end if;
    if question ->> 'kind' = 'choice' and not (question -> 'choices') ? answer
       or question ->> 'kind' = 'check' and answer <> 'yes' then
      raise exception 'Please choose one of the answers.'
        using errcode = '22023', detail = 'answer_' || (question ->> 'id');
    end if;
    if question ->> 'kind' = 'number' and answer !~ '^[0-9]{1,6}$' then
      raise exception 'Please write a whole number.'
        using errcode = '22023', detail = 'answer_' || (question ->> 'id');
    end if;
    if question ->> 'kind' = 'names' and (cardinality(private.names_in(answer)) > party - 1
       or (question ->> 'required')::boolean and cardinality(private.names_in(answer)) < party - 1) then
      raise exception 'Please name everybody who comes along, and nobody else.'
        using errcode = '22023', detail = 'answer_' || (question ->> 'id');
    end if;
    if question ->> 'kind' = 'names'
       and exists (select from unnest(private.names_in(answer)) n (name) where length(n.name) > 120) then
      raise exception 'Please keep it shorter.' using errcode = '22023', detail = 'answer_' || (question ->> 'id');
    end if;
    kept := kept || jsonb_build_object(question ->> 'id', answer);
  end loop;
  return kept;
end $$;

create or replace function private.is_known_address(wanted text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from public.students s where lower(s.guardian_email) = wanted and s.status = 'active')
    or exists (select from auth.users u where u.email = wanted and u.email_confirmed_at is not null
               and (u.confirmation_sent_at is not null or u.invited_at is not null) and u.deleted_at is null)
    or exists (select from public.photo_requests r where r.email = wanted and r.status = 'removed');
end $$;

create function private.require_publisher() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.office_role() = 'contributor' then
    raise exception 'An editor changes what is public.' using errcode = '42501', detail = 'not_publisher';
  end if;
end $$;

create or replace function public.check_before_publishing(target text, texts jsonb)
returns table (kind text, field text, excerpt text, child uuid)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_may(coalesce(check_before_publishing.target, ''));
  perform private.require_publisher();
  if private.columns_with_words(check_before_publishing.target) is null then
    raise exception 'Visitors do not read this.' using errcode = '22023', detail = 'target';
  end if;
  if jsonb_typeof(check_before_publishing.texts) is distinct from 'object'
     or length(check_before_publishing.texts::text) > 100000
     or jsonb_path_exists(check_before_publishing.texts, '$.* ? (@.type() != "string")') then
    raise exception 'Please send the texts by their names.' using errcode = '22023', detail = 'texts';
  end if;
  return query
    select e.kind, e.field, e.excerpt, e.child from private.find_told(check_before_publishing.texts) e
    order by e.field, e.kind, e.child limit 100;
end $$;

create or replace function public.give_publishing_reason(target text, row_id uuid, kind text, child uuid, words_hash text, reason text)
returns uuid
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  kept uuid;
begin
  perform private.require_may(coalesce(give_publishing_reason.target, ''));
  perform private.require_publisher();
  if private.columns_with_words(give_publishing_reason.target) is null then
    raise exception 'Visitors do not read this.' using errcode = '22023', detail = 'target';
  end if;
  if coalesce(give_publishing_reason.words_hash, '') !~ '^[0-9a-f]{64}$' then
    raise exception 'Please save again.' using errcode = '22023', detail = 'words_hash';
  end if;
  if coalesce(give_publishing_reason.kind, '') not in ('name_with_class', 'name_with_address', 'name', 'name_with_face',
    'birth_date', 'guardian_phone', 'guardian_mail', 'admission_no') then
    raise exception 'There is no such kind.' using errcode = '22023', detail = 'kind';
  end if;
  if not exists (select from public.students s where s.id = give_publishing_reason.child) then
    raise exception 'There is no such child.' using errcode = 'PT404', detail = 'child';
  end if;
  insert into public.publishing_reasons (target, row_id, kind, student_id, words_hash, reason)
  values (give_publishing_reason.target, give_publishing_reason.row_id, give_publishing_reason.kind,
    give_publishing_reason.child, give_publishing_reason.words_hash,
    private.require_text(give_publishing_reason.reason, 'reason', 10, 500))
  returning id into kept;
  return kept;
end $$;

create function private.has_proven_address(person uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from auth.users u where u.id = person and u.email_confirmed_at is not null
    and (u.confirmation_sent_at is not null or u.invited_at is not null))
$$;

drop function private.record_matches(text, integer, text, text, integer);
create function private.record_matches(full_name text, batch_year integer, campus text, email text, most integer,
  is_proven boolean)
returns table (id uuid, name text, admission_no text, class text, campus text, status text, left_on date,
  batch_year integer, register text, likeness real)
language sql stable set search_path = ''
as $$
  select found.id, found.name, found.admission_no, found.class, found.campus, found.status, found.left_on,
    found.batch_year, found.register,
      case when found.is_address and is_proven then 1 else greatest(
        case when found.is_address then 0.69 else 0 end,
        0.7 * extensions.similarity(found.name, $1)
          + case when found.batch_year = $2 then 0.2 else 0 end
          + case when found.campus = $3 then 0.1 else 0 end) end::real as likeness
  from (
    select s.id, s.name, s.admission_no, s.class, s.campus, s.status, s.left_on,
      extract(year from s.left_on)::integer as batch_year, 'students' as register, false as is_address
    from public.students s where s.name operator(extensions.%) $1
    union all
    select r.id, r.full_name, r.admission_no, null, r.campus, 'graduated', null, r.batch_year, 'alumni_records', false
    from public.alumni_records r where r.full_name operator(extensions.%) $1 and r.email is distinct from $4
    union all
    select r.id, r.full_name, r.admission_no, null, r.campus, 'graduated', null, r.batch_year, 'alumni_records', true
    from public.alumni_records r where r.email = $4
  ) found
  order by likeness desc, found.id
  limit least(greatest($5, 1), 10)
$$;

create or replace function public.list_waiting_alumni(after timestamptz default null, after_id uuid default null,
  most integer default 20)
returns table (profile jsonb, student jsonb)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_may('alumni_profiles');
  return query
    select to_jsonb(p), to_jsonb(m)
    from (
      select w.* from public.alumni_profiles w
      where w.status = 'pending'
        and (after is null or (w.created_at, w.id) > (after, after_id))
      order by w.created_at, w.id limit least(greatest(most, 1), 100)
    ) p
    left join lateral private.record_matches(p.full_name, p.batch_year, p.campus, p.account_email, 1,
        private.has_proven_address(p.id)) m on true
    order by p.created_at, p.id;
end $$;

create or replace function public.list_student_matches(person uuid)
returns table (id uuid, name text, admission_no text, class text, campus text, status text, left_on date,
  batch_year integer, register text, likeness real)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_may('alumni_profiles');
  return query
    select m.* from public.alumni_profiles p,
      private.record_matches(p.full_name, p.batch_year, p.campus, p.account_email, 5,
        private.has_proven_address(p.id)) m
    where p.id = list_student_matches.person;
end $$;
