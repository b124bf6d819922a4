-- How words that could tell strangers about a child are compared.

-- Returns the words of a text, one space between them, in their original case. The addresses of links count too.
create function private.bare_words(value text) returns text
language plpgsql immutable cost 1000 set search_path = ''
as $$
begin
  if value like '%<%>%' then
    -- Tags within a line part no word, so addresses go to the end.
    value := regexp_replace(value, '</?(strong|em|b|i|u|s|span|a)( [^>]*)?>', '', 'g') || coalesce((
      select string_agg(' ' || link.parts[2], '')
      from regexp_matches(value, 'href="(mailto:|tel:)?([^"]*)"', 'g') as link (parts)), '');
    value := replace(replace(replace(regexp_replace(value, '<[^>]*>', ' ', 'g'), '&nbsp;', ' '), '&amp;', '&'), '&quot;', ' ');
  end if;
  value := translate(value, '०१२३४५६७८९' || U&'\200B\200C\200D\FEFF\00AD', '0123456789');
  return btrim(regexp_replace(normalize(value, nfkc),
    U&'[[:space:]\0021-\002F:-?\005B-\0060\007B-\007E\00A0-\00A9\00AB-\00B1\00B4\00B7\00BB\2010-\2027\2030-\205E\20B9\0964\0965@]+',
    ' ', 'g'));
end $$;

create function private.words_of(value text) returns text
language sql immutable cost 1000 set search_path = ''
as $$ select lower(private.bare_words(value)) $$;

-- The key by which a name is looked up; null for a name of one word, which identifies nobody.
create function private.first_two_words(name text) returns text
language sql immutable cost 1000 set search_path = ''
as $$ select substring(private.words_of(name) from '^[^ ]+ [^ ]+') $$;

-- The last ten digits: a number is the same with and without +91 or 0.
create function private.phone_digits(phone text) returns text
language sql immutable cost 1000 set search_path = ''
as $$ select right(regexp_replace(phone, '[^0-9]', '', 'g'), 10) $$;

-- The indexes of a row are computed with the rights of its writer.
grant execute on function private.bare_words, private.words_of, private.first_two_words, private.phone_digits to authenticated;

create index students_two_words_idx on public.students (private.first_two_words(name));
create index students_admission_words_idx on public.students (private.words_of(admission_no));
create index guardians_phone_digits_idx on public.guardians (private.phone_digits(phone));

-- Whether a child's name, family and number are looked for: everybody on the roll, and former students under age.
create function private.is_guarded(child public.students) returns boolean
language sql stable set search_path = ''
as $$ select child.status = 'active' or (child.date_of_birth is not null and not private.is_of_age(child.date_of_birth)) $$;

-- Returns the wanted words, which are in lower case, with the words around them.
create function private.words_around(words text, wanted text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  place integer := strpos(' ' || lower(words) || ' ', ' ' || wanted || ' ');
  first integer := greatest(place - 40, 1);
  last integer := place + length(wanted) + 40;
  around text := substr(words, first, last - first);
begin
  if first > 1 then
    around := '…' || regexp_replace(around, '^[^ ]*', '');
  end if;
  if last <= length(words) then
    around := regexp_replace(around, '[^ ]*$', '') || '…';
  end if;
  return around;
end $$;

-- How a child's class is written, with a space at both ends.
create function private.class_forms(child public.students) returns text[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  number text := substring(child.class from '[0-9]{1,2}');
  roman text := case when number::integer between 1 and 12
    then (array['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'])[number::integer] end;
begin
  return array(
    select ' ' || form || ' ' from (
      select private.words_of(child.class) as form
      union select private.words_of(c.name) from public.classes c where c.stored_name = child.class
      union select private.words_of(t.value ->> 'name') from public.classes c, jsonb_each(c.translations) t
        where c.stored_name = child.class
      union select kind || ' ' || n from unnest(array['class', 'grade', 'std', 'standard', 'कक्षा']) kind,
        unnest(array[number, roman]) n
      union select number || lower(child.section)) forms
    where form <> '');
end $$;

-- The class with its section, which is a capital letter: "8 A" is a class, "8 a day" is not.
create function private.section_forms(child public.students) returns text[]
language sql immutable set search_path = ''
as $$
  select array_agg(' ' || n || ' ' || private.bare_words(upper(child.section)) || ' ')
  from (select substring(child.class from '[0-9]{1,2}') as number) own,
    unnest(array[number, case when number::integer between 1 and 12
      then (array['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'])[number::integer] end]) n
  where n is not null and private.bare_words(child.section) <> ''
$$;

-- The whole address, or its first part if that has a number.
create function private.address_forms(address text) returns text[]
language sql immutable set search_path = ''
as $$
  select array_agg(' ' || form || ' ') from (
    select private.words_of(address_forms.address) as form
    union select private.words_of(split_part(address_forms.address, ',', 1))
    where split_part(address_forms.address, ',', 1) ~ '[0-9]') forms
  where length(form) >= 6
$$;

-- A day as people write it: 2019-05-04, 4.5.2019, 04/05/2019, 4 May 2019, May 4, 2019, 4 मई 2019.
create function private.day_forms(day date) returns text[]
language sql immutable set search_path = ''
as $$
  select array_agg(' ' || form || ' ') from (
    select to_char(day, f) as form from unnest(array['YYYY MM DD', 'FMDD FMMM YYYY', 'DD MM YYYY', 'DD MM YY']) f
    union
    select replace(f, 'month', m.name)
    from unnest(array['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october',
        'november', 'december', 'जनवरी', 'फरवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर',
        'दिसंबर', 'jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'])
        with ordinality m (name, n),
      unnest(array[to_char(day, 'FMDD'), to_char(day, 'DD'), to_char(day, 'FMDDth')]) d,
      unnest(array[d || ' month ', 'month ' || d || ' ']) ordered,
      lateral (select ordered || to_char(day, 'YYYY') as f) whole
    where (m.n - 1) % 12 = extract(month from day) - 1) forms
$$;

-- The ten-digit numbers in a text, not parts of longer ones, however they are grouped.
create function private.phones_in(words text) returns text[]
language plpgsql immutable set search_path = ''
as $$
begin
  if words !~ '[0-9]' then
    return '{}';
  end if;
  return array(
    with recursive digits as materialized (
      select n, word from unnest(string_to_array(words, ' ')) with ordinality w (word, n)
      where length(word) <= 14 and word ~ '^[0-9]+$'
    ), runs (n, said) as (
      select n, word from digits
      union all
      select d.n, r.said || d.word from runs r join digits d on d.n = r.n + 1 where length(r.said || d.word) <= 14
    )
    select distinct right(said, 10) from runs
    where length(said) = 10 or said ~ '^(0|91|091|0091)[0-9]{10}$');
end $$;

-- Numbers of one to four words with a digit, as admission numbers are written. A year alone does not count.
create function private.numbers_in(words text) returns text[]
language plpgsql immutable set search_path = ''
as $$
begin
  if words !~ '[0-9]' then
    return '{}';
  end if;
  return array(
    with said as (
      select word, lead(word) over w as second, lead(word, 2) over w as third, lead(word, 3) over w as fourth
      from unnest(string_to_array(words, ' ')) with ordinality each (word, n) window w as (order by n)
    )
    select distinct number from said,
      unnest(array[word, word || ' ' || second, word || ' ' || second || ' ' || third,
        word || ' ' || second || ' ' || third || ' ' || fourth]) number
    where concat(word, second, third, fourth) ~ '[0-9]' and length(number) between 4 and 40 and number ~ '[0-9]'
      and number !~ '^(19|20)[0-9]{2}$');
end $$;
