-- Values that rows take from the lists: renamed entries reach the search, and new values must be on the list.

-- The search finds teachers by the current names of their subjects.
create function private.index_named_choice() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.search_entries e using public.teachers t
  where e.source = 'teachers' and e.row_key = t.id::text and new.key = any (t.subjects);
  perform private.add_search_entries('teachers', private.without_markup(to_jsonb(t)))
  from public.teachers t where new.key = any (t.subjects);
  return null;
end $$;
create trigger index_teachers after update of name, translations on public.choices for each row
  when (new.list = 'subjects' and (new.name, new.translations) is distinct from (old.name, old.translations))
  execute function private.index_named_choice();

-- The search finds the admissions page by the current names of its fees.
create function private.names_of_fee_heads(content jsonb, language text) returns text
language sql stable security definer set search_path = ''
as $$
  select string_agg(distinct private.name_of_choice('fee_heads', head.key #>> '{}', language), E'\n')
  from jsonb_path_query(content, '$.fees.further[*].head', '{}', true) as head (key)
$$;
create function private.index_named_fee_head() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.search_entries e using public.site_content c
  where e.source = 'site_content' and e.row_key = c.id::text and private.untranslated_key(c.key) = 'admissions';
  perform private.add_search_entries('site_content', private.without_markup(to_jsonb(c)))
  from public.site_content c where private.untranslated_key(c.key) = 'admissions';
  return null;
end $$;
create trigger index_fees after update of name, translations on public.choices for each row
  when (new.list = 'fee_heads' and (new.name, new.translations) is distinct from (old.name, old.translations))
  execute function private.index_named_fee_head();

create function private.keys_in(held jsonb) returns setof text
language sql immutable set search_path = ''
as $$
  select jsonb_array_elements_text(case jsonb_typeof(held) when 'array' then held when 'string' then jsonb_build_array(held)
    else '[]' end)
$$;

-- The keys that a row holds in a column of a list.
create function private.keys_held(held private.choice_columns, r jsonb) returns setof text
language sql immutable set search_path = ''
as $$
  select private.keys_in(case when held.path = '' then r -> held.column_name
    else jsonb_path_query_array(r -> held.column_name, held.path::jsonpath, '{}', true) end)
$$;

-- The trigger "require_choices" of each table with such columns: new values must be on the list. Earlier values stay,
-- and undo and the trash restore them, even if they have left the list.
create function private.require_choices() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  held private.choice_columns;
  word text;
  may_add boolean;
  written jsonb := to_jsonb(new);
begin
  if current_setting('private.restores', true) = 'yes' then
    return new;
  end if;
  -- Empty values need no lookup, which an import of thousands of rows would otherwise make for each.
  for held in
    select * from private.choice_columns c
    where c.table_name = tg_table_name and not c.is_free and nullif(written -> c.column_name, 'null') is not null
  loop
    for word in
      select one.key from private.keys_held(held, written) as one (key)
      where one.key is distinct from held.besides
        and not exists (select from public.choices c where c.list = held.list and c.key = one.key)
      except
      select one.key from private.keys_held(held, case when tg_op = 'UPDATE' then to_jsonb(old) end) as one (key)
    loop
      may_add := coalesce(may_add, private.may('choices')
        or coalesce(current_setting('role', true), '') not in ('anon', 'authenticated'));
      if may_add and private.is_list_of_words(held.list) and word = btrim(word) and length(word) between 1 and 80 then
        insert into public.choices (list, key, name, position)
        values (held.list, word, word,
          (select coalesce(max(c.position), 0) + 1 from public.choices c where c.list = held.list))
        on conflict do nothing;
      end if;
      if not exists (select from public.choices c where c.list = held.list and c.key = word) then
        raise exception 'Please choose one of the list.' using errcode = '22023', detail = held.column_name;
      end if;
    end loop;
  end loop;
  return new;
end $$;
