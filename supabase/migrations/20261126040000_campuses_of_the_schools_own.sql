-- A campus that came with the site becomes the school's own with its name: its key and address follow, while nothing
-- belongs to it. The first run has a step for it.

-- Whether anything names a campus, but for the page texts of the whole school.
create function private.is_campus_used(campus_key text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  place record;
  is_used boolean;
begin
  for place in
    select c.conrelid::regclass as relation, a.attname as name
    from pg_catalog.pg_constraint c
    join pg_catalog.pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f' and c.confrelid = 'public.campuses'::regclass
  loop
    execute format('select exists (select from %s where %I = $1)', place.relation, place.name)
      into is_used using campus_key;
    if is_used then
      return true;
    end if;
  end loop;
  return exists (select from public.site_content c where private.untranslated_key(c.key) = 'campus/' || campus_key)
    or exists (select from public.admin_users a where campus_key = any (a.campuses))
    or exists (select from public.weekly_subscriptions w where campus_key = any (w.campuses))
    or exists (select from public.leadership_messages m where campus_key = any (m.display_locations));
end $$;

create or replace function private.refuse_used_campus() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_campus_used(old.key) then
    raise exception 'Something belongs to this campus. Archive it instead.'
      using errcode = '23503', detail = 'campus_in_use';
  end if;
  return old;
end $$;

-- What the campuses that came with the site are called, in every language that the site came with.
create function private.first_campus_names() returns table (key text, names text[])
language sql immutable set search_path = ''
as $$
  values ('paonta-sahib', array['Paonta Sahib', 'पांवटा साहिब']), ('juniors', array['Juniors', 'जूनियर्स']),
    ('majra', array['Majra', 'माजरा'])
$$;

-- Whether a campus came with the site and has a name of the school's own by now.
create function private.is_renamed_first_campus(campus_key text, campus_name text) returns boolean
language sql immutable set search_path = ''
as $$
  select exists (select from private.first_campus_names() f where f.key = campus_key and campus_name <> all (f.names))
$$;

create or replace function private.keep_list_row() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  row_name text := tg_argv[0];
  has_address boolean := to_jsonb(coalesce(new, old)) ? 'slug';
  wanted text;
  is_last boolean;
begin
  if tg_op = 'INSERT' then
    if new.key is null then
      wanted := case when has_address then to_jsonb(new) ->> 'slug'
        else coalesce(nullif(trim(both '-' from
          regexp_replace(lower(to_jsonb(new) ->> 'stored_name'), '[^a-z0-9]+', '-', 'g')), ''), row_name) end;
      new.key := private.free_list_key(tg_table_name, wanted);
    end if;
    return new;
  end if;
  if tg_op = 'UPDATE' then
    -- Undo writes a campus as it was, with its key.
    if new.key <> old.key and current_setting('private.restores', true) is distinct from 'yes' then
      raise exception 'The key of a % never changes.', row_name using errcode = '22023', detail = 'key';
    end if;
    if has_address then
      new.former_slugs := array_remove(array_remove(old.former_slugs, old.slug) || old.slug, new.slug);
    end if;
  end if;
  if old.status = 'open' and (tg_op = 'DELETE' or new.status <> 'open') then
    execute format('select not exists (select from public.%I r where r.id <> $1 and r.status = ''open'')',
      tg_table_name) into is_last using old.id;
    if is_last then
      raise exception 'The school keeps one % at least.', row_name
        using errcode = 'PT409', detail = 'last_' || row_name;
    end if;
  end if;
  return coalesce(new, old);
end $$;

-- Gives such a campus a key and an address of its own while nothing names it, so that no filter, feed or address says
-- the name that it came with. What the page texts say of it goes along. Undo writes a campus as it was, with its key.
create function private.rename_first_campus() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if current_setting('private.restores', true) = 'yes' or private.is_campus_used(old.key)
     or not private.is_renamed_first_campus(old.key, new.name) then
    return new;
  end if;
  if new.slug = old.slug and old.slug = old.key then
    new.slug := coalesce(nullif(btrim(left(regexp_replace(lower(new.name), '[^a-z0-9]+', '-', 'g'), 40), '-'), ''),
      'campus');
    if exists (select from public.campuses c where c.id <> new.id and c.slug = new.slug) then
      new.slug := new.slug || '-' || left(new.id::text, 4);
    end if;
  end if;
  new.former_slugs := '{}';
  new.key := private.free_list_key('campuses', new.slug);
  update public.site_content c
  set content = replace(replace(c.content::text, '"' || old.key || '": ', '"' || new.key || '": '),
    '"/campus/' || old.slug || '"', '"/campus/' || new.slug || '"')::jsonb
  where c.content::text like '%"' || old.key || '": %' or c.content::text like '%"/campus/' || old.slug || '"%';
  return new;
end $$;

-- After `keep`, which lets nobody else change a key.
create trigger rename_first before update on public.campuses
  for each row execute function private.rename_first_campus();

create or replace function public.set_first_step_aside(step text, aside boolean) returns void
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

create or replace function public.remove_sample_school(expected integer) returns bigint
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
  -- Nothing of the sample names them any more.
  update public.campuses c set name = c.name where private.is_renamed_first_campus(c.key, c.name);
  update private.first_run f set removed_change = (pg_current_xact_id()::text)::bigint, removed_at = now()
  where f.only_row;
  return (pg_current_xact_id()::text)::bigint;
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
      -- Archived ones too: what is theirs still says their names.
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
    -- What the trash has forgotten does not come back.
    'removal', case when own.removed_at > now() - interval '30 days'
      then jsonb_build_object('change', own.removed_change, 'at', own.removed_at) end);
end $$;
