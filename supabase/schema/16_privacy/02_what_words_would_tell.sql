-- What a text would tell strangers about a child on the roll.

-- Identifies a finding among the reasons, so that the words themselves are not stored a second time.
create function private.hash_of(child uuid, said text) returns text
language sql immutable set search_path = ''
as $$ select encode(sha256(convert_to(child || '/' || said, 'UTF8')), 'hex') $$;

-- Finds what these texts, {"title": "…"}, would tell: at most thirty findings of a kind, without the known ones,
-- "kind/hash". The name of a field says whether it belongs to a picture. Names and numbers are looked up by the words
-- of the texts, so that a long roll costs no more than a short one.
create function private.find_exposed(texts jsonb, known text[] default '{}')
returns table (kind text, field text, excerpt text, child uuid, words_hash text)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  fields text[];
  shown text[];
  pairs text[];
  numbers text[];
  phones text[];
  mails text[];
  named uuid[];
begin
  select array_agg(t.key), array_agg(private.bare_words(t.value)) into fields, shown from jsonb_each_text(texts) t;
  pairs := array(
    select distinct word || ' ' || next from (
      select word, lead(word) over (partition by f.place order by w.n) as next
      from unnest(shown) with ordinality f (words, place), unnest(string_to_array(lower(f.words), ' ')) with ordinality w (word, n)
    ) as said where next is not null);
  named := array(select s.id from public.students s where private.first_two_words(s.name) = any (pairs) and private.is_guarded(s));
  if cardinality(named) > 0 then
    return query
      with said as materialized (
        select f.name as field, f.words, ' ' || f.words || ' ' as padded, ' ' || lower(f.words) || ' ' as lowered,
          f.name ~ '(^|[./])(alt|caption|[a-z]+_alt)$' as by_picture
        from unnest(fields, shown) f (name, words)
      ), children as materialized (
        select s.*::public.students as child, private.words_of(s.name) as name, private.class_forms(s) as classes,
          private.section_forms(s) as sections, private.address_forms(s.address) as addresses,
          private.day_forms(s.date_of_birth) as days, private.hash_of(s.id, private.words_of(s.name)) as hash
        from public.students s where s.id = any (named)
      ), found as (
        select k.*, f.* from said f join children k on strpos(f.lowered, ' ' || k.name || ' ') > 0
      ), told as (
        select found.*, case
          when exists (select from unnest(classes) c where strpos(lowered, c) > 0)
            or exists (select from unnest(sections) c where strpos(padded, c) > 0) then 'name_with_class'
          when exists (select from unnest(addresses) a where strpos(lowered, a) > 0) then 'name_with_address'
          when not private.is_permitted((child).id, case when by_picture then 'name_with_face' else 'name_in_lists' end)
            then case when by_picture then 'name_with_face' else 'name' end end as kind
        from found
        union all
        select found.*, 'birth_date' from found where exists (select from unnest(days) d where strpos(lowered, d) > 0)
      ), unknown as materialized (
        select t.* from told t where t.kind is not null and t.kind || '/' || t.hash <> all (known) limit 30
      )
      select u.kind, u.field, private.words_around(u.words, u.name), (u.child).id, u.hash from unknown u;
  end if;
  phones := array(select distinct p from unnest(shown) words, unnest(private.phones_in(words)) p);
  if cardinality(phones) > 0 then
    return query
      select distinct on (f.name, s.id) 'guardian_phone', f.name, g.phone, s.id, private.hash_of(s.id, private.phone_digits(g.phone))
      from public.guardians g join public.students s on s.id = g.student_id and private.is_guarded(s)
      join unnest(fields, shown) f (name, words) on private.phone_digits(g.phone) = any (private.phones_in(f.words))
      where private.phone_digits(g.phone) = any (phones)
        and 'guardian_phone/' || private.hash_of(s.id, private.phone_digits(g.phone)) <> all (known)
      limit 30;
  end if;
  mails := array(select distinct lower(rtrim(word, '.')) from jsonb_each_text(texts) t,
    regexp_split_to_table(t.value, '[[:space:]<>"'',;:()]+') word where t.value like '%@%' and word like '%@%');
  if cardinality(mails) > 0 then
    return query
      select distinct on (t.key, s.id) 'guardian_mail', t.key, g.email, s.id, private.hash_of(s.id, lower(g.email))
      from public.guardians g join public.students s on s.id = g.student_id and private.is_guarded(s)
      join jsonb_each_text(texts) t on strpos(lower(t.value), lower(g.email)) > 0
      where lower(g.email) = any (mails)
        and 'guardian_mail/' || private.hash_of(s.id, lower(g.email)) <> all (known)
      limit 30;
  end if;
  numbers := array(select distinct n from unnest(shown) words, unnest(private.numbers_in(lower(words))) n);
  if cardinality(numbers) > 0 then
    return query
      with found as materialized (
        select f.name as field, f.words, s.id, n.number, private.hash_of(s.id, n.number) as hash
        from public.students s, lateral (select private.words_of(s.admission_no) as number) n,
          unnest(fields, shown) f (name, words)
        where private.words_of(s.admission_no) = any (numbers) and private.is_guarded(s)
          and strpos(' ' || lower(f.words) || ' ', ' ' || n.number || ' ') > 0
          and 'admission_no/' || private.hash_of(s.id, n.number) <> all (known)
        limit 30
      )
      select 'admission_no', f.field, private.words_around(f.words, f.number), f.id, f.hash from found f;
  end if;
end $$;

-- Groups texts by the name of a field: those of a block or an entry of a list, of a picture, or of a row in one
-- language.
create function private.part_of(field text) returns text
language sql immutable set search_path = ''
as $$
  select coalesce(substring(field from '^(?:[^./]+[./]){1,4}?[0-9]+(?=[./])'),
    substring(field from '^(?:[0-9a-f-]{36}/)?translations[.][a-z]{2,3}(?=[.])'),
    substring(field from '^[0-9a-f-]{36}(?=/)'), substring(field from '^[a-z]{2,3}(?=/)'), '')
$$;

-- The same, and what the texts of one part tell together, such as the name in a title and the class in the lead. The
-- field returned is that of the name.
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
