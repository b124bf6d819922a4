-- The first run: the steps that make the site the school's own. Only decisions of the office are stored here;
-- everything else is read from the school's own rows.

create table private.first_run (
  only_row boolean primary key default true check (only_row),
  -- Steps that the school leaves for later or for good; "guide" stands for all of them.
  set_aside text[] not null default '{}',
  -- The hash of the code in the last test email.
  email_hash text,
  email_arrived_at timestamptz,
  -- Who keeps backups of the school elsewhere.
  backup text check (backup in ('operator', 'host', 'office')),
  -- The change that removed the sample school.
  removed_change bigint,
  removed_at timestamptz
);
alter table private.first_run enable row level security;
insert into private.first_run default values;

create function private.require_whole_school() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_campus(null);
end $$;

create function public.set_first_step_aside(step text, aside boolean) returns void
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
grant execute on function public.set_first_step_aside to authenticated;

create function public.choose_backup(how text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_whole_school();
  if how is null or how not in ('operator', 'host', 'office') then
    raise exception 'Please choose one of these.' using errcode = '22023', detail = 'how';
  end if;
  update private.first_run f set backup = how where f.only_row;
end $$;
grant execute on function public.choose_backup to authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- An email to the caller proves that the school's emails arrive: its link brings back a code.

create function public.send_test_email() returns text
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
grant execute on function public.send_test_email to authenticated;

create function public.confirm_test_email(code text) returns void
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
grant execute on function public.confirm_test_email to authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- How far the school has come.

-- Whether these places of a page text are filled in, none of them with what the sample school said there, which is in
-- the audit log.
create function private.is_own_text(content_key text, places jsonpath[]) returns boolean
language sql stable set search_path = ''
as $$
  with said as (
    select p.value from public.site_content c, unnest(places) as place,
      lateral jsonb_path_query(c.content, place) as p (value)
    where c.key = content_key and p.value not in ('""', '[]', 'null')
  ), sampled as (
    select p.value from (
      select l.after -> 'content' as content from public.audit_log l
      where l.table_name = 'site_content' and l.action = 'insert' and l.actor is null
        and l.after ->> 'key' = content_key and (l.after ->> 'is_sample')::boolean
      order by l.created_at limit 1
    ) as first, unnest(places) as place, lateral jsonb_path_query(first.content, place) as p (value)
  )
  select exists (select from said) and not exists (select from said join sampled using (value))
$$;

-- Whether a part of the look is the school's; without a look the site has the original one.
create function private.has_own_look(place jsonpath) returns boolean
language sql stable set search_path = ''
as $$
  select exists (select from public.site_content c where c.key = 'look' and jsonb_path_exists(c.content, place))
$$;

-- The same in every language of the site.
create function private.is_own_in_all_languages(content_key text, places jsonpath[]) returns boolean
language sql stable set search_path = ''
as $$
  select bool_and(private.is_own_text(case l.id when 'en' then '' else l.id || '/' end || content_key, places))
  from private.languages l
$$;

-- Each step is true or false by what the school has entered; "sample" is null if there never was a sample school.
create function public.get_first_run() returns jsonb
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
grant execute on function public.get_first_run to authenticated;
