-- The check before publishing looks for children who have left too, until they are of age.

create function private.is_guarded(child public.students) returns boolean
language sql stable set search_path = ''
as $$ select child.status = 'active' or (child.date_of_birth is not null and not private.is_of_age(child.date_of_birth)) $$;

drop index public.students_two_words_idx;
drop index public.students_admission_words_idx;
create index students_two_words_idx on public.students (private.first_two_words(name));
create index students_admission_words_idx on public.students (private.words_of(admission_no));

create or replace function private.find_exposed(texts jsonb, known text[] default '{}')
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

create or replace function private.list_public_places(children uuid[]) returns setof jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  patterns text[] := array(
    select '%' || replace(private.words_of(s.name), ' ', '%') || '%' from public.students s
    where s.id = any (children) and private.is_guarded(s) and private.first_two_words(s.name) is not null);
  target text;
begin
  if patterns = '{}' then
    return;
  end if;
  for target in
    select c.relname from pg_catalog.pg_trigger t join pg_catalog.pg_class c on c.oid = t.tgrelid
    where t.tgname = 'check_before_publishing' order by 1
  loop
    return query execute format('
      with named as materialized (
        select to_jsonb(t) as shown from public.%1$I t where concat(to_jsonb(t)::text, %2$s) ilike any ($1)
      )
      select e.place || jsonb_build_object(''shown'', n.shown)
      from named n, jsonb_array_elements(
        private.unexplained(%1$L, (n.shown ->> ''id'')::uuid, false, private.public_words(%1$L, n.shown))) e (place)
      where private.is_shown(%1$L, n.shown) and (e.place ->> ''child'')::uuid = any ($2)', target,
      case target when 'documents' then '(select f.words from public.document_files f where f.id = t.file_id)' else '''''' end)
    using patterns, children;
  end loop;
end $$;
