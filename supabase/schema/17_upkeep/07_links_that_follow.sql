-- Links in texts follow what is renamed, so that readers need no redirect from a former address. The texts change in
-- the transaction of the new name, so one undo reverts both.

-- The arguments: the beginning of the address, up to the part that the row names, and the column of that part. A link
-- is in quotes, in HTML and in JSON, or fills its column; a language may come before it, a query or a fragment after
-- it. Links to an own page follow only while it is public: until then, or at an address of the site itself, they are not
-- its links. Colleagues limited to some campuses move links in texts of these only; for others the former address leads
-- on.
create function private.move_links() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  was text := '(^|")((?:/[a-z]{2})?)' || tg_argv[0] || (to_jsonb(old) ->> tg_argv[1]) || '(?=["\\#?]|$)';
  becomes text := '\1\2' || tg_argv[0] || (to_jsonb(new) ->> tg_argv[1]);
  scope text[] := private.campus_scope();
  place record;
begin
  -- Undo restores the texts itself, and a contributor's draft moves nothing in texts that only others may write.
  if current_setting('private.restores', true) = 'yes'
     or current_setting('role', true) in ('anon', 'authenticated') and not private.may('site_content') then
    return null;
  end if;
  if tg_table_name = 'own_pages' and (
    to_jsonb(old) ->> 'status' <> 'published' or (to_jsonb(old) ->> 'publish_at')::timestamptz > now()
    or exists (select from private.site_pages p where p.id = '/' || (to_jsonb(old) ->> 'path'))) then
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
    execute format('update public.%1$I t set %2$s where (%3$s)
      and ($3 is null or private.is_of_campus(%1$L, to_jsonb(t), $3))', place.relation, place.moved, place.is_linking)
      using was, becomes, scope;
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
