-- The first-run guide, and the end of the sample school: every row of it bears a mark, which an edit takes away.

alter table public.event_rsvps add column is_sample boolean not null default false;
alter table public.gallery_images add column is_sample boolean not null default false;
alter table public.sports_registrations add column is_sample boolean not null default false;
alter table public.admission_enquiries add column is_sample boolean not null default false;
alter table public.contact_messages add column is_sample boolean not null default false;
alter table public.meeting_bookings add column is_sample boolean not null default false;

create function private.keep_sample_mark() returns trigger
language plpgsql set search_path = ''
as $$
declare
  unseen text[];
begin
  if current_setting('private.restores', true) = 'yes'
     or coalesce(current_setting('role', true), '') not in ('anon', 'authenticated') then
    return new;
  end if;
  if tg_op = 'INSERT' or not old.is_sample then
    new.is_sample := false;
    return new;
  end if;
  -- Generated columns are not computed yet.
  unseen := array['is_sample', 'created_at', 'updated_at'] || array(
    select a.attname::text from pg_catalog.pg_attribute a where a.attrelid = tg_relid and a.attgenerated <> '');
  new.is_sample := pg_trigger_depth() > 1 or to_jsonb(new) - unseen = to_jsonb(old) - unseen;
  return new;
end $$;

-- What the sample school brought is told by the references of the year 00 and by the pictures that come with the
-- program; what was changed of it since, by the log. No other trigger runs: nothing here is a change of the office.
do $$
declare
  marked_tables constant text[] := array['latest_updates', 'leadership_messages', 'youtube_videos',
    'testimonials', 'site_content', 'calendar_entries', 'events', 'event_rsvps', 'gallery_events',
    'gallery_images', 'students', 'teachers', 'transfer_certificates', 'sports_programs',
    'sports_registrations', 'admission_enquiries', 'contact_messages', 'alumni_profiles', 'alumni_records',
    'bus_routes', 'bus_stops', 'bus_changes', 'meetings', 'meeting_bookings', 'documents', 'news_stories'];
  marked text;
begin
  alter table public.audit_log disable trigger user;
  foreach marked in array marked_tables loop
    execute format('alter table public.%I disable trigger user', marked);
    if marked in ('event_rsvps', 'sports_registrations', 'admission_enquiries', 'contact_messages', 'meeting_bookings') then
      execute format('update public.%I set is_sample = true where reference ~ ''^[A-Z]+-00-''', marked);
    elsif marked = 'gallery_images' then
      update public.gallery_images i set is_sample = true from public.gallery_events g
      where g.id = i.gallery_event_id and g.is_sample and i.path like '/prints/%';
    end if;
    execute format('update public.%1$I t set is_sample = false where t.is_sample and exists (
      select from public.audit_log l where l.table_name = %1$L and l.row_id = t.id and l.action = ''update''
        and l.actor is not null)', marked);
    execute format('alter table public.%I enable trigger user', marked);
    execute format('create trigger keep_sample_mark before insert or update on public.%I
      for each row execute function private.keep_sample_mark()', marked);
  end loop;
  -- Nor does an earlier version of an edited row bring the mark back.
  with edited as (
    select l.table_name, l.row_id, min(l.written_at) as at from public.audit_log l
    where l.action = 'update' and l.actor is not null and l.table_name = any (marked_tables)
    group by l.table_name, l.row_id
  )
  update public.audit_log l set
    after = case when l.after ? 'is_sample' then l.after || '{"is_sample": false}' else l.after end,
    before = case when l.before ? 'is_sample' and l.written_at > e.at then l.before || '{"is_sample": false}'
      else l.before end
  from edited e
  where e.table_name = l.table_name and e.row_id = l.row_id and l.written_at >= e.at;
  alter table public.audit_log enable trigger user;
end $$;

create or replace function private.restore_rows(target text, versions jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  names text;
  given text;
begin
  select string_agg(format('%I', a.attname), ', '), string_agg(format('was.%I', a.attname), ', ') into names, given
  from pg_catalog.pg_attribute a
  where a.attrelid = format('public.%I', target)::regclass and a.attnum > 0 and not a.attisdropped
    and a.attgenerated = '' and versions -> 0 ? a.attname::text;
  -- For private.keep_sample_mark.
  perform set_config('private.restores', 'yes', true);
  execute format(
    'update public.%1$I present set (%2$s) = row(%3$s)
     from jsonb_populate_recordset(null::public.%1$I, $1) was where present.id = was.id',
    target, names, given) using versions;
  execute format(
    'insert into public.%1$I (%2$s) select %3$s from jsonb_populate_recordset(null::public.%1$I, $1) was
     where not exists (select from public.%1$I present where present.id = was.id)',
    target, names, given) using versions;
  perform set_config('private.restores', '', true);
end $$;

create function private.is_undone(target text) returns boolean
language sql stable set search_path = ''
as $$ select target = 'meeting_bookings' or private.is_managed(target) $$;

create or replace function public.undo_change(wanted bigint) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  undone integer;
begin
  if not public.is_admin() then
    raise exception 'Only administrators manage this.' using errcode = '42501', detail = 'not_admin';
  end if;
  -- What the server did by itself, such as adding the sample school, cannot be undone here.
  if exists (select from public.audit_log l where l.change = wanted and l.actor is null) then
    raise exception 'This change cannot be taken back.' using errcode = '22023', detail = 'change';
  end if;
  if exists (
    select from public.audit_log l
    join public.audit_log later on later.table_name = l.table_name and later.row_id = l.row_id
      and later.created_at > l.created_at and later.change <> l.change
    where l.change = wanted and private.is_undone(l.table_name)
  ) then
    raise exception 'Something was done to it since.' using errcode = 'PT409', detail = 'later_change';
  end if;
  undone := private.revert_entries(array(
    select l.id from public.audit_log l where l.change = wanted and private.is_undone(l.table_name)));
  if undone = 0 then
    raise exception 'This change is not kept any more.' using errcode = 'PT404', detail = 'change';
  end if;
  return undone;
end $$;

create or replace function public.list_latest_changes(most integer default 12)
returns table (change bigint, table_name text, action text, rows integer, row_id uuid, shown jsonb,
  changed_at timestamptz, changed_by text, is_latest boolean)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  if not public.is_admin() then
    raise exception 'Only administrators see this.' using errcode = '42501', detail = 'not_admin';
  end if;
  return query
    with recent as (
      select l.* from public.audit_log l where private.is_managed(l.table_name) and l.actor is not null
      order by l.created_at desc limit 400
    ), changes as (
      select r.change, max(r.created_at) as at,
        (array_agg(r.id order by r.action, r.id))[1] as first
      from recent r group by r.change order by max(r.created_at) desc limit least(greatest(most, 1), 50)
    )
    select c.change, l.table_name, l.action,
      (select count(*)::integer from public.audit_log each
        where each.change = c.change and private.is_managed(each.table_name)), l.row_id, coalesce(l.after, l.before), c.at,
      (select u.email from public.users u where u.id = l.actor),
      not exists (
        select from public.audit_log each
        join public.audit_log later on later.table_name = each.table_name and later.row_id = each.row_id
          and later.created_at > each.created_at and later.change <> each.change
        where each.change = c.change)
    from changes c join public.audit_log l on l.id = c.first
    order by c.at desc;
end $$;

-- ---------------------------------------------------------------------------------------------------------
-- What the office decided meanwhile; everything else is read from the school's own rows.

create table private.first_run (
  only_row boolean primary key default true check (only_row),
  -- Steps that the school leaves for later or for good; "guide" is all of it.
  set_aside text[] not null default '{}',
  -- Of the code in the last test letter.
  letter_hash text,
  letter_arrived_at timestamptz,
  -- Who keeps a copy of the school elsewhere.
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
  if step is null or step not in ('guide', 'name', 'affiliation', 'address', 'phones', 'mailbox', 'social', 'leaders',
    'notice', 'colleague', 'letter', 'backup', 'sample') then
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
-- A letter to oneself proves that the school's letters arrive: its link brings back a code.

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
-- enquiry, an own notice with its document. The three tables left out only repeat what they refer to.
create function private.list_sample_rows() returns table (table_name text, row_id uuid, is_needed boolean)
language plpgsql stable security definer set search_path = ''
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
    and child.relname not in ('featured_testimonials', 'personal_links', 'former_slugs');
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
    group by s.table_name order by private.reference_depth(s.table_name) desc, s.table_name
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
    -- What the trash has forgotten does not come back.
    'removal', case when own.removed_at > now() - interval '30 days'
      then jsonb_build_object('change', own.removed_change, 'at', own.removed_at) end);
end $$;
grant execute on function public.get_first_run to authenticated;
