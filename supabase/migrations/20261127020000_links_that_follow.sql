-- A text that linked to a renamed campus, level, event, story or page kept the former address: it led its reader on by
-- a redirect, or nowhere where a first campus was renamed. Links follow now.

create or replace function private.rename_first_campus() returns trigger
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

create function private.move_links() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  was text := '(^|")((?:/[a-z]{2})?)' || tg_argv[0] || (to_jsonb(old) ->> tg_argv[1]) || '(?=["\\#?]|$)';
  becomes text := '\1\2' || tg_argv[0] || (to_jsonb(new) ->> tg_argv[1]);
  place record;
begin
  -- Undo writes the texts as they were.
  if current_setting('private.restores', true) = 'yes' then
    return null;
  end if;
  for place in
    select c.relation,
      string_agg(format('%1$I = regexp_replace(t.%1$I::text, $1, $2, ''g'')::%2$s', c.name, c.type), ', ') as moved,
      string_agg(format('t.%I::text ~ $1', c.name), ' or ') as is_linking
    from (values ('site_content', 'content', 'jsonb'), ('own_pages', 'blocks', 'jsonb'),
      ('latest_updates', 'link', 'text'), ('latest_updates', 'body', 'text'), ('latest_updates', 'translations', 'jsonb'),
      ('news_stories', 'body', 'text'), ('news_stories', 'translations', 'jsonb'),
      ('events', 'body', 'text'), ('events', 'translations', 'jsonb'),
      ('leadership_messages', 'full_message', 'text'), ('leadership_messages', 'translations', 'jsonb')
    ) as c (relation, name, type)
    group by c.relation
  loop
    execute format('update public.%I t set %s where %s', place.relation, place.moved, place.is_linking)
      using was, becomes;
  end loop;
  return null;
end $$;

-- Not "of" the column: a first campus takes its address from its name, in a trigger.
create trigger move_links after update on public.campuses for each row
  when (new.slug is distinct from old.slug) execute function private.move_links('/campus/', 'slug');
create trigger move_links after update on public.levels for each row
  when (new.slug is distinct from old.slug) execute function private.move_links('/academics/', 'slug');
create trigger move_links after update on public.events for each row
  when (new.slug is distinct from old.slug) execute function private.move_links('/invites/', 'slug');
create trigger move_links after update on public.news_stories for each row
  when (new.slug is distinct from old.slug) execute function private.move_links('/news/', 'slug');
create trigger move_links after update on public.own_pages for each row
  when (new.path is distinct from old.path) execute function private.move_links('/', 'path');
