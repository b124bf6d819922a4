-- One word for one thing: what the office and alumni get is an email, or the digest, and no letter.

alter table private.first_run rename column letter_hash to email_hash;
alter table private.first_run rename column letter_arrived_at to email_arrived_at;
update private.first_run f set set_aside = array_replace(f.set_aside, 'letter', 'testEmail');
update public.mail_outbox m set template = 'test_email' where m.template = 'test_letter';
alter table private.alumni_offers rename column letters to emails;
alter function public.send_test_letter rename to send_test_email;
alter function public.confirm_test_letter rename to confirm_test_email;

create or replace function public.set_first_step_aside(step text, aside boolean) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_whole_school();
  if step is null or step not in ('guide', 'name', 'campuses', 'levels', 'logo', 'colours', 'affiliation', 'address', 'phones',
    'mailbox', 'social', 'leaders', 'notice', 'colleague', 'testEmail', 'backup', 'sample') then
    raise exception 'There is no such step.' using errcode = '22023', detail = 'step';
  end if;
  update private.first_run f set set_aside = array_remove(f.set_aside, step)
    || case when aside then array[step] else '{}' end where f.only_row;
end $$;

create or replace function public.send_test_email() returns text
language plpgsql security definer set search_path = ''
as $$
declare
  recipient text := private.address_of(private.own_id());
  code text := private.new_token();
begin
  perform private.require_whole_school();
  if (select count(*) from public.mail_outbox m
      where m.template = 'test_email' and m.created_at > now() - interval '1 hour') >= 5 then
    raise exception 'Five test emails an hour are enough.' using errcode = 'PT429', detail = 'emails';
  end if;
  update private.first_run f set email_hash = private.hash_token(code) where f.only_row;
  insert into public.mail_outbox (recipient, template, data)
  values (recipient, 'test_email', jsonb_build_object('code', code));
  return recipient;
end $$;

create or replace function public.confirm_test_email(code text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_whole_school();
  update private.first_run f set email_arrived_at = now(), email_hash = null
  where f.only_row and f.email_hash = private.hash_token(confirm_test_email.code);
  if not found then
    raise exception 'This is not the latest test email.' using errcode = 'PT404', detail = 'email';
  end if;
end $$;

create or replace function public.get_first_run() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  own private.first_run;
  left_over integer;
begin
  perform private.require_admin();
  select * into own from private.first_run;
  select count(*) into left_over from private.list_sample_rows() s where not s.is_needed;
  return jsonb_build_object(
    'steps', jsonb_build_object(
      'name', private.is_own_in_all_languages('school', '{$.name}'),
      -- Archived campuses count too: their content still shows their names.
      'campuses', not exists (
        select from public.campuses c, private.first_campus_names() f
        where c.name = any (f.names) or jsonb_path_query_array(c.translations, '$.*.name') ?| f.names),
      -- True once a level or class has been changed or added.
      'levels', exists (
        select from (select l.created_at, l.updated_at from public.levels l
          union all select c.created_at, c.updated_at from public.classes c) as kept
        where kept.updated_at > kept.created_at or kept.created_at > (select min(l.created_at) from public.levels l)),
      'logo', private.has_own_look('$.logo.id'),
      'colours', private.has_own_look('$.colours[0]'),
      'affiliation', private.is_own_text('disclosure', '{$.campuses.*.general.affiliationNumber}'),
      'address', private.is_own_in_all_languages('school', '{$.address}'),
      'phones', private.is_own_text('school', '{$.phone,$.campusPhones.*}'),
      'mailbox', private.is_own_text('school', '{$.email}'),
      'social', private.is_own_text('school', '{$.social.*}'),
      'leaders', exists (select from public.leadership_messages m where not m.is_sample),
      'notice', exists (select from public.latest_updates u where not u.is_sample),
      'colleague', (select count(*) > 1 from public.admin_users),
      'testEmail', own.email_arrived_at is not null,
      'backup', own.backup is not null,
      'sample', case when left_over = 0 and own.removed_at is null then null else left_over = 0 end),
    'setAside', own.set_aside,
    'backup', own.backup,
    'emailArrivedAt', own.email_arrived_at,
    -- After that the rows have left the trash and cannot be restored.
    'removal', case when own.removed_at > now() - interval '30 days'
      then jsonb_build_object('change', own.removed_change, 'at', own.removed_at) end);
end $$;

create or replace function public.offer_alumni_area(of_campus text default null) returns table (written integer, unreached integer)
language plpgsql security definer set search_path = ''
as $$
declare
  chosen uuid[];
  recipient record;
  counted integer := 0;
begin
  perform private.require_admin();
  perform private.require_campus(offer_alumni_area.of_campus);
  perform from public.students s where s.status = 'graduated' and s.left_on > private.today() - interval '1 year' for update;
  chosen := array(
    select s.id from public.students s left join private.alumni_offers o on o.student_id = s.id
    where s.status = 'graduated' and s.left_on > private.today() - interval '1 year'
      and (offer_alumni_area.of_campus is null or s.campus = offer_alumni_area.of_campus)
      and coalesce(o.emails, 0) < 2 and coalesce(o.written_at <= now() - interval '14 days', true)
      and not exists (select from private.alumni_answers a where a.student_id = s.id));
  for recipient in
    select private.guardian_address(g) as mailbox, string_agg(distinct s.name, ', ') as children, bool_and(g.is_self) as is_self,
      bool_and(private.is_of_age(s.date_of_birth)) as is_of_age
    from public.students s join public.guardians g on g.student_id = s.id
    where s.id = any (chosen) and private.guardian_address(g) is not null
      and (not g.is_self or private.is_of_age(s.date_of_birth))
    group by 1 order by 1
  loop
    perform private.queue_guardian_link(recipient.mailbox, 'guardian_alumni_offer', jsonb_build_object(
      'children', recipient.children, 'self', recipient.is_self, 'of_age', recipient.is_of_age));
    counted := counted + 1;
  end loop;
  insert into private.alumni_offers as o (student_id, emails, written_at)
  select s.id, 1, now() from public.students s where s.id = any (chosen) and private.has_alumni_mailbox(s)
  on conflict (student_id) do update set emails = o.emails + 1, written_at = now();
  return query select counted, (
    select count(*)::integer from public.students s where s.id = any (chosen) and not private.has_alumni_mailbox(s));
end $$;

create or replace function public.list_graduates(of_year integer, of_campus text default null)
returns table (id uuid, name text, admission_no text, class text, campus text, left_on date, state text,
  written_at timestamptz, answered_at timestamptz, answered_by text, has_mailbox boolean)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  scope text[] := private.campus_scope();
begin
  perform private.require_admin();
  return query
    select s.id, s.name, s.admission_no, s.class, s.campus, s.left_on,
      case when r.profile_id is not null then 'joined' when v.wants then 'yes' when not v.wants then 'no'
        when o.emails > 0 then 'written' else 'open' end,
      o.written_at, a.answered_at, a.given_by, private.has_alumni_mailbox(s)
    from public.students s
    left join private.alumni_offers o on o.student_id = s.id
    left join public.alumni_records r on r.id = o.record_id
    left join lateral (
      select n.answered_at, n.given_by from private.alumni_answers n where n.student_id = s.id
      order by n.answered_at desc limit 1) as a on true
    cross join lateral (select private.wants_alumni_area(s) as wants) as v
    where s.status = 'graduated' and s.left_on >= make_date(list_graduates.of_year, 1, 1)
      and s.left_on < make_date(list_graduates.of_year + 1, 1, 1)
      and (list_graduates.of_campus is null or s.campus = list_graduates.of_campus)
      and (scope is null or s.campus = any (scope))
    order by s.campus, s.class, s.name, s.id;
end $$;

drop function public.get_alumni_letter;
drop function public.end_alumni_letter;

create function public.get_alumni_digest(token uuid) returns table (wants_digest boolean)
language sql stable security definer rows 1 set search_path = ''
as $$
  select p.wants_digest from private.alumni_digests d join public.alumni_profiles p on p.id = d.person
  where d.token = get_alumni_digest.token
$$;
grant execute on function public.get_alumni_digest to anon, authenticated;

create function public.end_alumni_digest(token uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  update public.alumni_profiles p set wants_digest = false
  from private.alumni_digests d where d.token = end_alumni_digest.token and p.id = d.person and p.wants_digest
$$;
grant execute on function public.end_alumni_digest to anon, authenticated;

drop function public.preview_family_message;

create function public.preview_family_message(message uuid)
returns table (children bigint, emails bigint, phones bigint, languages jsonb, opted_out bigint, unreachable bigint,
  devices bigint, phone_texts jsonb, phone_channels jsonb, approval text)
language plpgsql stable security definer rows 1 set search_path = ''
as $$
#variable_conflict use_column
declare
  own public.family_messages;
begin
  perform private.require_may('family_messages', false);
  select * into own from public.family_messages m where m.id = preview_family_message.message;
  if own.id is null then
    raise exception 'This message is not there any more.' using errcode = 'PT404', detail = 'message';
  end if;
  return query
    with recipients as materialized (
      select * from private.list_message_recipients(own)
    ), reached as (
      select g.student_id from public.guardians g join recipients r on r.address = lower(g.email) where not r.is_opted_out
      union
      select g.student_id from public.guardians g join recipients r on r.address = private.phone_address(g.phone)
      where not r.is_opted_out
    ), texts as (
      select t.channel, t.language, t.said, t.characters, t.parts, count(*) as phones
      from private.list_phone_texts(own) t
      join recipients r on r.language = t.language and r.channel = t.channel and not r.is_opted_out
      group by t.channel, t.language, t.said, t.characters, t.parts
    ), channels as (
      select c.channel,
        (select count(*) from recipients r where r.channel = c.channel and not r.is_opted_out) as phones,
        (select coalesce(sum(t.phones * t.parts), 0)::bigint from texts t where t.channel = c.channel) * c.price as cost,
        p.spent, p.month_limit
      from private.list_phone_channels(own) c, private.get_phone_spending(c.channel) p
    )
    select (select count(*) from private.list_message_children(own)),
      (select count(*) from recipients r where not r.is_opted_out and r.channel = 'email'),
      (select count(distinct r.address) from recipients r where not r.is_opted_out and r.channel <> 'email'),
      (select coalesce(jsonb_object_agg(e.language, e.emails), '{}') from (
        select r.language, count(distinct r.address) as emails
        from recipients r where not r.is_opted_out group by r.language) as e),
      (select count(distinct r.address) from recipients r where r.is_opted_out),
      (select count(*) from private.list_message_children(own) s where s.id not in (select e.student_id from reached e)),
      (select count(*) from public.push_subscriptions p
        where own.on_site and (own.is_urgent or p.wants_usual) and private.is_told(p, own.campus)),
      (select coalesce(jsonb_agg(to_jsonb(t) order by t.channel, t.language), '[]') from texts t),
      (select coalesce(jsonb_agg(to_jsonb(c) order by c.channel), '[]') from channels c),
      private.message_approval(own);
end $$;
grant execute on function public.preview_family_message to authenticated;
