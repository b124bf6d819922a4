-- An empty column needs no look at its list: that was half the time of an import of students.
create or replace function private.require_choices() returns trigger
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
  -- What is empty needs no list: an import of thousands of rows would ask for each.
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
