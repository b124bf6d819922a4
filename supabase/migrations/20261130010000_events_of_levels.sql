-- An event can be for the children of some levels: a meeting of Classes 6 to 8 is not among the dates of the younger ones.

alter table public.events add column levels text[] not null default '{}' check (cardinality(levels) <= 20);

create or replace function private.refuse_used_level() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.family_messages m where old.key = any (m.levels))
    or exists (select from public.events e where old.key = any (e.levels))
    or exists (select from public.site_content c
      where private.untranslated_key(c.key) = 'academics/' || old.key
        or private.untranslated_key(c.key) = 'admissions'
          and jsonb_path_exists(c.content, '$.fees.campuses.* ? (exists (@.keyvalue() ? (@.key == $level)))',
            jsonb_build_object('level', old.key), true)
        or private.untranslated_key(c.key) = 'academics'
          and jsonb_path_exists(c.content, '$.subjects.rows[*] ? (@.from == $level || @.to == $level)',
            jsonb_build_object('level', old.key), true)) then
    raise exception 'Something belongs to this level. Archive it instead.'
      using errcode = '23503', detail = 'level_in_use';
  end if;
  return old;
end $$;
