-- The first run: the steps that make the site the school's own, and the end of the sample school.

-- ---------------------------------------------------------------------------------------------------------
-- What the office decided meanwhile; everything else is read from the school's own rows.

create table private.first_run (
  only_row boolean primary key default true check (only_row),
  -- Steps that the school leaves for later or for good; "guide" is all of it.
  set_aside text[] not null default '{}',
  -- The hash of the code in the last test email.
  letter_hash text,
  letter_arrived_at timestamptz,
  -- The person who keeps a copy of the school elsewhere.
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
    'mailbox', 'social', 'leaders', 'notice', 'colleague', 'letter', 'backup', 'sample') then
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
-- An email to oneself proves that the school's emails arrive: its link brings back a code.

create function public.send_test_letter() returns text
language plpgsql security definer set search_path = ''
as $$
declare
  recipient text := private.address_of(private.own_id());
  code text := private.new_token();
begin
  perform private.require_whole_school();
  if (select count(*) from public.mail_outbox m
      where m.template = 'test_letter' and m.created_at > now() - interval '1 hour') >= 5 then
    raise exception 'Five test letters an hour are enough.' using errcode = 'PT429', detail = 'letters';
  end if;
  update private.first_run f set letter_hash = private.hash_token(code) where f.only_row;
  insert into public.mail_outbox (recipient, template, data)
  values (recipient, 'test_letter', jsonb_build_object('code', code));
  return recipient;
end $$;
grant execute on function public.send_test_letter to authenticated;

create function public.confirm_test_letter(code text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_whole_school();
  update private.first_run f set letter_arrived_at = now(), letter_hash = null
  where f.only_row and f.letter_hash = private.hash_token(confirm_test_letter.code);
  if not found then
    raise exception 'This is not the latest test letter.' using errcode = 'PT404', detail = 'letter';
  end if;
end $$;
grant execute on function public.confirm_test_letter to authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- The sample school. An edit takes the mark (private.keep_sample_mark); what the school's own rows need stays too.

-- Children before parents.
create function private.list_sample_tables() returns setof text
language sql stable set search_path = ''
as $$
  select c.relname::text
  from pg_catalog.pg_class c join pg_catalog.pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and a.attname = 'is_sample' and not a.attisdropped
  order by private.reference_depth(c.relname::text) desc, c.relname
$$;

-- Every sample row, and whether a row of the school's own refers to it: an own picture in an album, an answer to an
-- enquiry, an own notice with its document. The tables left out only repeat what they refer to, or go with a child.
create function private.list_sample_rows() returns table (table_name text, row_id uuid, is_needed boolean)
-- Compiling the question would take longer than answering it: seconds, where the tables have no statistics yet.
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  tables text[] := array(select private.list_sample_tables());
  samples text;
  reasons text;
begin
  select string_agg(format('select %1$L::text as place, id from public.%1$I where is_sample', name), ' union all ')
  into samples from unnest(tables) as name;
  select string_agg(format(
    ' union all select %1$L::text, child.id, %2$s, %3$L::text, parent.id
      from public.%1$I child join public.%3$I parent on parent.id = child.%4$I and parent.is_sample',
    child.relname, case when child.relname = any (tables) then 'not child.is_sample' else 'true' end,
    parent.relname, a.attname), '')
  into reasons
  from pg_catalog.pg_constraint c
  join pg_catalog.pg_class child on child.oid = c.conrelid and child.relnamespace = 'public'::regnamespace
  join pg_catalog.pg_class parent on parent.oid = c.confrelid and parent.relnamespace = 'public'::regnamespace
  join pg_catalog.pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'f' and parent.relname = any (tables)
    and child.relname not in ('featured_testimonials', 'personal_links', 'former_slugs', 'guardians', 'consents');
  reasons := reasons || (
    select string_agg(format(
      ' union all select %1$L::text, child.id, %2$s, ''choices'', c.id
        from public.%1$I child join public.choices c on c.is_sample and c.list = %3$L and %4$s',
      h.table_name, case when h.table_name = any (tables) then 'not child.is_sample' else 'true' end, h.list,
      format(case when h.path <> '' then 'to_jsonb(c.key) in (select jsonb_path_query(child.%1$I, %2$L, ''{}'', true))'
        when h.holds_many then 'c.key = any (child.%1$I)' else 'c.key = child.%1$I' end, h.column_name, h.path)), '')
    from private.choice_columns h);
  return query execute
    'with recursive sample (place, id) as (' || samples || '),
     reason (by_place, by_id, is_own, place, id) as materialized (
       select ''latest_updates'', u.id, not u.is_sample, ''documents'', d.id
       from public.latest_updates u join public.documents d on d.id = any (u.document_ids) and d.is_sample
       union all
       select ''latest_updates'', u.id, not u.is_sample, ''news_stories'', s.id
       from public.latest_updates u join public.news_stories s on s.id = u.story_id and s.is_sample
       union all
       select ''news_stories'', s.id, not s.is_sample, ''documents'', d.id
       from public.news_stories s join public.documents d on d.id = any (s.document_ids) and d.is_sample
       union all
       select ''own_pages'', p.id, not p.is_sample, ''documents'', d.id
       from public.own_pages p, jsonb_path_query(p.blocks, ''$[*].document_ids[*]'') as said
         join public.documents d on d.id::text = said #>> ''{}'' and d.is_sample
       union all
       select ''own_pages'', below.id, not below.is_sample, ''own_pages'', p.id
       from public.own_pages below join public.own_pages p on p.path = below.above and p.is_sample
       union all
       select ''site_content'', t.id, not t.is_sample, ''site_content'', c.id
       from public.site_content t join public.site_content c
         on c.key = private.untranslated_key(t.key) and c.key <> t.key and c.is_sample' || reasons || '),
     needed (place, id) as (
       select r.place, r.id from reason r where r.is_own
       union
       select r.place, r.id from reason r join needed n on n.place = r.by_place and n.id = r.by_id)
     select s.place, s.id, exists (select from needed n where n.place = s.place and n.id = s.id) from sample s';
end $$;

-- How much of each kind is the sample school's, and how much of that stays.
create function public.list_sample_counts() returns table (table_name text, going integer, staying integer)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  return query
    select s.table_name, (count(*) filter (where not s.is_needed))::integer,
      (count(*) filter (where s.is_needed))::integer
    from private.list_sample_rows() s group by s.table_name order by s.table_name;
end $$;
grant execute on function public.list_sample_counts to authenticated;

-- Deletes the sample school in one change, which public.undo_change takes back. `expected` is the number that the
-- page showed; with any other number nothing changes. Returns the change.
create function public.remove_sample_school(expected integer) returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  part record;
  removed integer := 0;
begin
  perform private.require_whole_school();
  for part in
    select s.table_name, array_agg(s.row_id) as ids from private.list_sample_rows() s where not s.is_needed
    -- What rows hold of a list goes after them.
    group by s.table_name order by private.reference_depth(s.table_name) desc, s.table_name = 'choices', s.table_name
  loop
    execute format('delete from public.%I where id = any ($1)', part.table_name) using part.ids;
    removed := removed + cardinality(part.ids);
  end loop;
  if removed = 0 then
    raise exception 'Nothing of the sample school is left.' using errcode = 'PT404', detail = 'sample';
  end if;
  if removed is distinct from expected then
    raise exception 'There are % rows now, not %.', removed, expected using errcode = 'PT409', detail = 'expected';
  end if;
  -- The sample no longer refers to them.
  update public.campuses c set name = c.name where private.is_renamed_first_campus(c.key, c.name);
  update private.first_run f set removed_change = (pg_current_xact_id()::text)::bigint, removed_at = now()
  where f.only_row;
  return (pg_current_xact_id()::text)::bigint;
end $$;
grant execute on function public.remove_sample_school to authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- How far the school is.

-- Whether these places of a page text are written, and none says what the sample school said there. The log
-- remembers what that was.
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

-- Each step is true or false by what the school has entered; "sample" is null where there never was a sample school.
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
      -- Archived ones too: their content still shows their names.
      'campuses', not exists (
        select from public.campuses c, private.first_campus_names() f
        where c.name = any (f.names) or jsonb_path_query_array(c.translations, '$.*.name') ?| f.names),
      -- Any of them is changed or new.
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
      'letter', own.letter_arrived_at is not null,
      'backup', own.backup is not null,
      'sample', case when left_over = 0 and own.removed_at is null then null else left_over = 0 end),
    'setAside', own.set_aside,
    'backup', own.backup,
    'letterArrivedAt', own.letter_arrived_at,
    -- Rows that have left the trash for good do not come back.
    'removal', case when own.removed_at > now() - interval '30 days'
      then jsonb_build_object('change', own.removed_change, 'at', own.removed_at) end);
end $$;
grant execute on function public.get_first_run to authenticated;
