-- What the fields of one thing tell together: a name in the title, the class in the lead.

-- Which texts belong together, by the name of a field: those of a block or of an entry of a list, of a picture, or the
-- words of a row in one language.
create function private.part_of(field text) returns text
language sql immutable set search_path = ''
as $$
  select coalesce(substring(field from '^(?:[^./]+[./]){1,4}?[0-9]+(?=[./])'),
    substring(field from '^(?:[0-9a-f-]{36}/)?translations[.][a-z]{2,3}(?=[.])'),
    substring(field from '^[0-9a-f-]{36}(?=/)'), substring(field from '^[a-z]{2,3}(?=/)'), '')
$$;

-- The same, and what texts tell together: the name in a title and the class in the lead. The place is where the name is.
create function private.find_told(texts jsonb, known text[] default '{}')
returns table (kind text, field text, excerpt text, child uuid, words_hash text)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
    with alone as materialized (
      select * from private.find_exposed(texts, known)
    ), said as materialized (
      select t.key, t.value, private.part_of(t.key) as part from jsonb_each_text(texts) t
    ), joined as (
      select part, string_agg(value, ' | ' order by key) as words from said group by part having count(*) > 1
    ), together as materialized (
      select e.* from private.find_exposed((select jsonb_object_agg(part, words) from joined), known) e
      where e.kind in ('name_with_class', 'name_with_address', 'birth_date')
        and not exists (select from alone a where a.kind = e.kind and a.words_hash = e.words_hash)
    )
    select * from alone
    union all
    select g.kind, coalesce(named.key, g.field), g.excerpt, g.child, g.words_hash from together g
    join public.students s on s.id = g.child
    left join lateral (
      select w.key from said w where w.part = g.field
        and strpos(' ' || private.words_of(w.value) || ' ', ' ' || private.words_of(s.name) || ' ') > 0
      order by w.key limit 1
    ) named on true;
end $$;

create or replace function private.unexplained(target text, wanted uuid, is_new boolean, texts jsonb) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('target', unexplained.target,
    'row_id', case when not is_new then wanted end, 'kind', f.kind, 'field', f.field, 'excerpt', f.excerpt,
    'child', f.child, 'words_hash', f.words_hash) order by f.field, f.kind, f.child), '[]')
  from private.find_told(texts, array(
    select p.kind || '/' || p.words_hash from public.publishing_reasons p
    where p.target = unexplained.target and (p.row_id = wanted
      or is_new and p.row_id is null and p.given_by = private.own_id() and p.created_at > now() - interval '1 hour'))) f
$$;

create or replace function private.unexplained_pictures(album uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with told as (
    select i.id, t.key, t.value from public.gallery_images i,
      jsonb_each(private.public_words('gallery_images', to_jsonb(i))) t
    where i.gallery_event_id = album and i.hidden_at is null
  ), found as (
    select distinct split_part(e.field, '/', 1)::uuid as id
    from private.find_told((select jsonb_object_agg(told.id || '/' || told.key, told.value) from told)) e
  )
  select coalesce(jsonb_agg(one order by f.id), '[]')
  from found f, lateral (select jsonb_object_agg(told.key, told.value) as texts from told where told.id = f.id) said,
    jsonb_array_elements(private.unexplained('gallery_images', f.id, false, said.texts)) one
$$;

create or replace function private.check_before_publishing() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  target text := tg_table_name;
  present jsonb := to_jsonb(new);
  was jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) end;
  texts jsonb;
  found jsonb;
begin
  if pg_trigger_depth() > 1 or coalesce(current_setting('role', true), '') not in ('anon', 'authenticated')
     or private.is_shown(target, present) is not true then
    return null;
  end if;
  texts := private.public_words(target, present);
  if was is not null and private.is_shown(target, was) then
    if texts = private.public_words(target, was) then
      return null;
    end if;
    found := private.unexplained(target, new.id, false, texts);
  else
    found := private.unexplained(target, new.id, was is null, texts);
    if target = 'gallery_events' and was is not null then
      found := found || private.unexplained_pictures(new.id);
    end if;
  end if;
  if found <> '[]' then
    raise exception 'These words would tell strangers about a child.' using errcode = '22023', detail = 'exposes_child',
      hint = (select jsonb_agg(f order by n) from jsonb_array_elements(found) with ordinality each (f, n) where n <= 20)::text;
  end if;
  -- Reasons that were given before the row was there are its own from now on.
  if was is null and exists (select from public.publishing_reasons p where p.row_id is null
      and p.target = tg_table_name and p.given_by = private.own_id() and p.created_at > now() - interval '1 hour') then
    -- One reason each: another language of the same page has its own.
    update public.publishing_reasons p set row_id = new.id
    where p.id in (
      select distinct on (r.kind, r.words_hash) r.id
      from public.publishing_reasons r join private.find_told(texts) f on f.kind = r.kind and f.words_hash = r.words_hash
      where r.row_id is null and r.target = tg_table_name and r.given_by = private.own_id()
        and r.created_at > now() - interval '1 hour'
      order by r.kind, r.words_hash, r.created_at, r.id);
  end if;
  return null;
end $$;

create or replace function public.check_before_publishing(target text, texts jsonb)
returns table (kind text, field text, excerpt text, child uuid)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_may(coalesce(check_before_publishing.target, ''));
  if private.columns_with_words(check_before_publishing.target) is null then
    raise exception 'Visitors do not read this.' using errcode = '22023', detail = 'target';
  end if;
  if jsonb_typeof(check_before_publishing.texts) is distinct from 'object'
     or length(check_before_publishing.texts::text) > 400000
     or jsonb_path_exists(check_before_publishing.texts, '$.* ? (@.type() != "string")') then
    raise exception 'Please send the texts by their names.' using errcode = '22023', detail = 'texts';
  end if;
  return query
    select e.kind, e.field, e.excerpt, e.child from private.find_told(check_before_publishing.texts) e
    order by e.field, e.kind, e.child limit 100;
end $$;
