-- The content of pages is written in a form, in both languages at once. Beside a Hindi row stands the
-- English that its texts were made from, so that a text is known to be older than its English.
alter table public.site_content
  add column source jsonb check (jsonb_typeof(source) = 'object' and length(source::text) <= 200000),
  -- How many of its texts are older than their English.
  add column outdated integer not null default 0 check (outdated >= 0);

insert into private.managed_tables (name) values ('site_content');

-- Saves both languages of a key in one step; without Hindi its row goes. `seen` is the newest
-- updated_at of the two rows when the form was opened: null, and nothing saved, when either is newer.
create function public.save_site_content(
  content_key text, english jsonb, hindi jsonb default null, source jsonb default null,
  outdated integer default 0, seen timestamptz default null
) returns timestamptz
language plpgsql set search_path = ''
as $$
declare
  newest timestamptz;
begin
  if not public.is_admin() then
    raise exception 'Only administrators write content.' using errcode = '42501', detail = 'not_admin';
  end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('site_content/' || content_key));
  select max(c.updated_at) into newest from public.site_content c where c.key in (content_key, 'hi/' || content_key);
  if newest is distinct from seen then
    return null;
  end if;
  insert into public.site_content as c (key, content, published_at) values (content_key, english, now())
  on conflict (key) do update set content = excluded.content, is_sample = false,
    published_at = coalesce(c.published_at, excluded.published_at)
  where c.content <> excluded.content or c.published_at is null;
  if hindi is null then
    delete from public.site_content c where c.key = 'hi/' || content_key;
  else
    insert into public.site_content as c (key, content, source, outdated, published_at)
    values ('hi/' || content_key, hindi, save_site_content.source, save_site_content.outdated, now())
    on conflict (key) do update set content = excluded.content, source = excluded.source,
      outdated = excluded.outdated, is_sample = false,
      published_at = coalesce(c.published_at, excluded.published_at)
    where (c.content, c.source, c.outdated) is distinct from (excluded.content, excluded.source, excluded.outdated)
      or c.published_at is null;
  end if;
  select max(c.updated_at) into newest from public.site_content c where c.key in (content_key, 'hi/' || content_key);
  return newest;
end $$;
