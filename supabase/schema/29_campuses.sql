-- How the office keeps the campuses, whose table is in 01_foundation.sql.

create policy "Who may add" on public.campuses for insert to authenticated
  with check ((select public.is_admin()));
create policy "Who may change" on public.campuses for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Who may delete" on public.campuses for delete to authenticated
  using ((select public.is_admin()));

-- What every list of the school's own keeps; the argument is what one of its rows is called. A new row is known
-- by its first address or stored name, or by that and a number where another has been.
create function private.keep_list_row() returns trigger
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

-- A key that no row of a list has or had: one that was deleted may come back from the trash.
create function private.free_list_key(list text, wanted text) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  candidate text := rtrim(left(wanted, 40), '-');
  number integer := 1;
  is_taken boolean;
begin
  loop
    execute format('select exists (select from public.%I r where r.key = $1)', list)
      into is_taken using candidate;
    if not is_taken and not exists (select from public.audit_log l
        where l.table_name = list and l.action = 'delete' and l.before ->> 'key' = candidate) then
      return candidate;
    end if;
    number := number + 1;
    candidate := rtrim(left(wanted, 36), '-') || '-' || number;
  end loop;
end $$;

create trigger keep before insert or update or delete on public.campuses
  for each row execute function private.keep_list_row('campus');

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
    or exists (select from public.push_subscriptions p where campus_key = any (p.campuses))
    or exists (select from public.leadership_messages m where campus_key = any (m.display_locations));
end $$;

create function private.refuse_used_campus() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_campus_used(old.key) then
    raise exception 'Something belongs to this campus. Archive it instead.'
      using errcode = '23503', detail = 'campus_in_use';
  end if;
  return old;
end $$;
create trigger refuse_used before delete on public.campuses
  for each row execute function private.refuse_used_campus();

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

-- Gives such a campus a key and an address of its own while nothing names it, so that no filter, feed or address says
-- the name that it came with. What the page texts say of it goes along, and so do links (51_links_that_follow.sql).
-- Undo writes a campus as it was, with its key.
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
  set content = replace(c.content::text, '"' || old.key || '": ', '"' || new.key || '": ')::jsonb
  where c.content::text like '%"' || old.key || '": %';
  return new;
end $$;

-- After `keep`, which lets nobody else change a key.
create trigger rename_first before update on public.campuses
  for each row execute function private.rename_first_campus();

create trigger stamp before insert or update on public.campuses
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.campuses
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.campuses
  for each row execute function private.audit_row();

insert into private.managed_tables values ('campuses');

-- A list of campuses names those that there are.
create function private.require_campuses() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from unnest(new.campuses) as named (key)
      where not exists (select from public.campuses c where c.key = named.key)) then
    raise exception 'Please choose one of the campuses.' using errcode = '23503', detail = 'campus';
  end if;
  return new;
end $$;
create trigger require_campuses before insert or update of campuses on public.weekly_subscriptions
  for each row execute function private.require_campuses();
create trigger require_campuses before insert or update of campuses on public.push_subscriptions
  for each row execute function private.require_campuses();
create trigger require_campuses before insert or update of campuses on public.admin_users
  for each row execute function private.require_campuses();

-- Whether anything belongs to a campus is asked before it is deleted.
create index alumni_profiles_of_campus_idx on public.alumni_profiles (campus);
create index alumni_records_of_campus_idx on public.alumni_records (campus);
create index bus_changes_of_campus_idx on public.bus_changes (campus);
create index bus_routes_of_campus_idx on public.bus_routes (campus);
create index documents_of_campus_idx on public.documents (campus);
create index imports_and_promotions_of_campus_idx on public.imports_and_promotions (campus);
create index leadership_messages_of_campus_idx on public.leadership_messages (campus);
create index mailboxes_of_campus_idx on public.mailboxes (campus);
create index media_files_of_campus_idx on public.media_files (campus);
create index medical_note_changes_of_campus_idx on public.medical_note_changes (campus);
create index sports_registrations_of_campus_idx on public.sports_registrations (campus);
create index teachers_of_campus_idx on public.teachers (campus);
create index testimonials_of_campus_idx on public.testimonials (campus);
create index transfer_certificates_of_campus_idx on public.transfer_certificates (campus);
create index youtube_videos_of_campus_idx on public.youtube_videos (campus);
create index bus_routes_second_campus_idx on public.bus_routes (second_campus);
