-- The page of a guardian: what the school keeps about a child, and the answers about its pictures, without an account
-- (docs/decisions/guardians-page.md). A personal link (01_personal_links.sql) belongs to a mailbox, so that twins
-- with one mailbox are on one page. The link alone shows nothing: a code sent to the same mailbox opens the page for
-- half an hour.

create table private.guardian_codes (
  link_id uuid primary key references public.personal_links (id) on delete cascade,
  code_hash text not null,
  attempts integer not null default 0,
  created_at timestamptz not null default now()
);
alter table private.guardian_codes enable row level security;

create table private.guardian_sessions (
  token_hash text primary key,
  mailbox text not null,
  created_at timestamptz not null default now()
);
create index guardian_sessions_created_idx on private.guardian_sessions (created_at);
alter table private.guardian_sessions enable row level security;

-- When a mailbox was asked, for each wording.
create table private.guardian_asks (
  mailbox text not null,
  wording_id uuid not null references public.consent_wordings (id) on delete cascade,
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  reminders integer not null default 0,
  primary key (mailbox, wording_id)
);
create index guardian_asks_wording_idx on private.guardian_asks (wording_id);
alter table private.guardian_asks enable row level security;

-- A mailbox here is where messages go to: an email address, or a phone such as "+919876543210".
create function private.is_guardians_mailbox(address text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.guardians g where lower(g.email) = address)
    or exists (select from public.guardians g where private.phone_address(g.phone) = address)
$$;

-- Emails a new personal link, in the guardian's language.
create function private.queue_guardian_link(address text, kind text, more jsonb default '{}') returns void
language plpgsql security definer set search_path = ''
as $$
declare
  person public.guardians;
begin
  select * into person from public.guardians g where lower(g.email) = address or private.phone_address(g.phone) = address
  order by g.created_at, g.id limit 1;
  perform private.queue_email(address, kind, jsonb_build_object('name', person.name, 'language', person.language,
    'token', private.create_personal_link(mailbox => address)) || more);
end $$;

-- Called through the web server, which checks the form first (docs/decisions/public-forms.md). Returns nothing, so
-- that nobody learns whom the school knows. Sends at most three emails a day.
create function public.create_guardian_link(address text) returns void
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  phone text := case when private.has_phones() then private.phone_address(btrim(address)) end;
begin
  address := coalesce(phone, private.require_email(address, 'address'));
  if private.is_guardians_mailbox(address) and (
    select count(*) from public.mail_outbox m
    where m.recipient = address and m.template = 'guardian_link' and m.created_at > now() - interval '1 day') < 3 then
    perform private.queue_guardian_link(address, 'guardian_link');
  end if;
end $$;

-- Returns a link that opens a page: for sixty days, and as long as somebody with this mailbox is a guardian.
create function private.find_guardian_link(token text) returns public.personal_links
language sql stable security definer set search_path = ''
as $$
  select l from public.personal_links l
  where l.token_hash = private.hash_token(find_guardian_link.token) and l.created_at > now() - interval '60 days'
    and private.is_guardians_mailbox(l.mailbox)
$$;

-- Sends a code to the mailbox of a link. Returns "sent", "gone" for a link that opens nothing, or "many" after five
-- codes in an hour or ten in a day. Earlier codes no longer count.
create function public.send_guardian_code(token text, language text default 'en') returns text
language plpgsql security definer set search_path = ''
as $$
declare
  link public.personal_links := private.find_guardian_link(send_guardian_code.token);
  code text := lpad((('x' || left(gen_random_uuid()::text, 8))::bit(32)::bigint % 1000000)::text, 6, '0');
  last_hour bigint;
  last_day bigint;
begin
  if link.id is null then
    return 'gone';
  end if;
  perform from public.personal_links l where l.id = link.id for update;
  select count(*) filter (where m.created_at > now() - interval '1 hour'), count(*) into last_hour, last_day
  from public.mail_outbox m
  where m.recipient = link.mailbox and m.template = 'guardian_code' and m.created_at > now() - interval '1 day';
  if last_hour >= 5 or last_day >= 10 then
    return 'many';
  end if;
  insert into private.guardian_codes as c (link_id, code_hash) values (link.id, private.hash_token(link.id || code))
  on conflict (link_id) do update set code_hash = excluded.code_hash, attempts = 0, created_at = now();
  perform private.queue_email(link.mailbox, 'guardian_code', jsonb_build_object(
    'code', code, 'language', private.known_language(send_guardian_code.language)));
  return 'sent';
end $$;
grant execute on function public.send_guardian_code to anon, authenticated;

-- Takes the code. Returns "open" with the token of a session, "wrong", or "gone": after five wrong codes, after
-- fifteen minutes, and for a link that opens nothing. Raises no error, so that wrong codes are counted.
create function public.open_guardian_page(token text, code text) returns table (status text, session text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  link public.personal_links := private.find_guardian_link(open_guardian_page.token);
  kept private.guardian_codes;
  opened text;
begin
  select * into kept from private.guardian_codes c
  where c.link_id = link.id and c.created_at > now() - interval '15 minutes' for update;
  if kept.link_id is null or kept.attempts >= 5 then
    return query select 'gone'::text, null::text;
  elsif kept.code_hash <> private.hash_token(link.id || coalesce(open_guardian_page.code, '')) then
    update private.guardian_codes c set attempts = c.attempts + 1 where c.link_id = link.id;
    return query select case when kept.attempts < 4 then 'wrong' else 'gone' end, null::text;
  else
    delete from private.guardian_codes c where c.link_id = link.id;
    opened := private.new_token();
    insert into private.guardian_sessions (token_hash, mailbox) values (private.hash_token(opened), link.mailbox);
    return query select 'open'::text, opened;
  end if;
end $$;
grant execute on function public.open_guardian_page to anon, authenticated;

create function public.close_guardian_page(session text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.guardian_sessions s where s.token_hash = private.hash_token(close_guardian_page.session);
end $$;
grant execute on function public.close_guardian_page to anon, authenticated;

create function private.require_guardian_session(session text) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  address text;
begin
  select s.mailbox into address from private.guardian_sessions s
  where s.token_hash = private.hash_token(require_guardian_session.session) and s.created_at > now() - interval '30 minutes'
    and private.is_guardians_mailbox(s.mailbox);
  if address is null then
    raise exception 'The page has closed. Open it again by your link.' using errcode = 'PT404', detail = 'guardian_page_closed';
  end if;
  perform private.act_by_link();
  return address;
end $$;
