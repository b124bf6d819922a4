-- A contributor, who writes drafts only, could lead every link of the published site elsewhere: a draft took the address
-- of a page of the site, and was then renamed.

-- The arguments: the beginning of the address, up to the part that the row names, and the column of that part. A link
-- is in quotes, in HTML and in JSON, or fills its column; a language may come before it, a query or a fragment after
-- it.
create or replace function private.move_links() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  was text := '(^|")((?:/[a-z]{2})?)' || tg_argv[0] || (to_jsonb(old) ->> tg_argv[1]) || '(?=["\\#?]|$)';
  becomes text := '\1\2' || tg_argv[0] || (to_jsonb(new) ->> tg_argv[1]);
  place record;
begin
  -- Undo restores the texts itself, and a contributor's draft moves nothing in texts that only others may write.
  if current_setting('private.restores', true) = 'yes'
     or current_setting('role', true) in ('anon', 'authenticated') and not private.may('site_content') then
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
