-- Input. All refusals look alike: the message is a sentence for people, the detail a field name or a code
-- for programs. SQLSTATE 22023 answers with status 400; PostgREST answers PTxyz with the status xyz.

create function private.require_text(value text, field text, shortest integer, longest integer)
returns text language plpgsql immutable set search_path = ''
as $$
declare
  trimmed text := btrim(coalesce(value, ''));
begin
  if length(trimmed) < shortest then
    raise exception '%', case when trimmed = '' then format('Please fill in %s.', replace(field, '_', ' '))
      else format('Please write at least %s characters in %s.', shortest, replace(field, '_', ' ')) end
      using errcode = '22023', detail = field;
  end if;
  if length(trimmed) > longest then
    raise exception 'Please keep % to % characters.', replace(field, '_', ' '), longest
      using errcode = '22023', detail = field;
  end if;
  return nullif(trimmed, '');
end $$;

-- Refuses a list longer than any page sends: PGlite answers one call at a time, and one of thousands of entries would
-- make everybody wait.
create function private.require_at_most(sent integer, most integer, field text) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if sent > most then
    raise exception 'Please send at most % at once.', most using errcode = '22023', detail = field;
  end if;
end $$;
grant execute on function private.require_at_most to authenticated;

-- Whether a mail program would make a link of a name: an address, or a dot inside a word but after initials and titles,
-- as in S.K.Gupta and Dr.Verma. Browsers take full-width dots for dots. The same rule as in data/forms/person-rules.ts.
create function private.would_be_link(name text) returns boolean
language sql immutable set search_path = ''
as $$
  select name ~ '[/\\@]' or name ~* 'www[.\uff0e\u3002\uff61]'
    or name ~ '[.\uff0e\u3002\uff61](?:भारत|संगठन|कॉम|नेट)(?![\u0904-\u0d7f])'
    or regexp_replace(name, '(^|[\s,(])(?:(?:[A-Za-z]{1,2}|[\u0904-\u0d7f]{1,4}|Smt|SMT|Shri|SHRI|Sri|SRI|Mrs|MRS'
      || '|Mohd|MOHD|Prof|PROF|Adv|ADV|Capt|CAPT|Col|COL|Maj|MAJ|Kum|KUM)[.](?=[A-Z\u0904-\u0d7f]))+', '\1', 'g')
      ~ '[.\uff0e\u3002\uff61][^\s.]{2}'
$$;
grant execute on function private.would_be_link to authenticated;

-- The name of a person. It begins an email to an address that nobody has proven, so it contains no link.
create function private.require_name(value text, field text, shortest integer default 2) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  name text := private.require_text(value, field, shortest, 120);
begin
  if private.would_be_link(name) then
    raise exception 'Please write the name alone, with a space after a dot.' using errcode = '22023', detail = field;
  end if;
  return name;
end $$;

create function private.require_email(value text, field text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  address text := lower(btrim(coalesce(value, '')));
begin
  if length(address) > 254 or address !~ '^[^@\s<>"]+@[^@\s<>"]+\.[^@\s<>"]{2,}$' then
    raise exception 'Please give a valid e-mail address.' using errcode = '22023', detail = field;
  end if;
  return address;
end $$;

create function private.require_phone(value text, field text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  number text := btrim(coalesce(value, ''));
begin
  if number !~ '^\+?[0-9 ()./-]{6,24}$' then
    raise exception 'Please give a valid phone number.' using errcode = '22023', detail = field;
  end if;
  return number;
end $$;

-- A child's date of birth in a form: the child is at least `youngest` years old and at most `oldest`. Forms check the
-- same bounds (birthDate in data/forms/person-rules.ts).
create function private.require_birth_date(value date, field text, youngest integer, oldest integer) returns date
language plpgsql stable set search_path = ''
as $$
begin
  if value is null or value > private.today() - make_interval(years => youngest)
     or value < private.today() - make_interval(years => oldest) then
    raise exception 'Please give the date of birth of the child.' using errcode = '22023', detail = field;
  end if;
  return value;
end $$;

-- The languages of the site. The server enters those of data/languages.ts (save_site_pages).
create table private.languages (
  id text primary key check (id ~ '^[a-z]{2,3}$')
);
alter table private.languages enable row level security;
insert into private.languages values ('en'), ('hi');

-- Falls back to English for a language that the site does not have.
create function private.known_language(asked text) returns text
language sql stable security definer set search_path = ''
as $$ select coalesce((select l.id from private.languages l where l.id = asked), 'en') $$;
grant execute on function private.known_language to anon, authenticated;

-- Limits one address to twenty messages a day.
create function private.refuse_many(sent_today bigint) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if sent_today >= 20 then
    raise exception 'You have written a lot today. Please write again tomorrow.'
      using errcode = 'PT429', detail = 'email';
  end if;
end $$;

-- Returns a random reference without look-alike letters: people can read it aloud, and strangers cannot guess the
-- next.
create function private.new_reference(prefix text) returns text
language plpgsql volatile set search_path = ''
as $$
declare
  letters constant text := '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  random bytea := uuid_send(gen_random_uuid());
  code text := '';
begin
  -- All bytes of a version 4 uuid are random except bytes 6 and 8.
  for byte in 9..15 loop
    code := code || substr(letters, get_byte(random, byte) % 32 + 1, 1);
  end loop;
  return prefix || '-' || to_char(private.today(), 'YY') || '-' || code;
end $$;

-- Tokens are sent in emails; the database keeps only their hashes.
create function private.hash_token(token text) returns text
language sql immutable set search_path = ''
as $$ select encode(sha256(convert_to(token, 'UTF8')), 'hex') $$;

create function private.new_token() returns text
language sql volatile set search_path = ''
as $$ select replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '') $$;
