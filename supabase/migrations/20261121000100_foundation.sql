-- What every other table stands on: who is an administrator, how a table is guarded, the audit log
-- and the mail outbox. Functions that no client may call live in the schema "private", which the
-- API does not expose.

create schema if not exists extensions;
create schema if not exists private;
create extension if not exists pg_trgm with schema extensions;
create extension if not exists unaccent with schema extensions;

grant usage on schema public to anon, authenticated, service_role;
grant usage on schema extensions to anon, authenticated, service_role;
-- Triggers and views call it in the name of whoever writes or reads.
grant usage on schema private to anon, authenticated, service_role;

-- The connection probe of the start-up sequence.
create function public.get_service_status() returns jsonb
language sql stable set search_path = ''
as $$ select pg_catalog.jsonb_build_object('status', 'ok', 'time', pg_catalog.now()) $$;

-- An address counts as confirmed only when a confirmation or an invitation went to it by mail:
-- where the authentication service confirms sign-ups by itself, the address proves nothing.
create function private.has_listed_address(person uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from auth.users u
    join public.admin_users a on a.email = lower(u.email)
    where u.id = person
      and u.email_confirmed_at is not null
      and u.deleted_at is null
      and (u.banned_until is null or u.banned_until < now())
  );
end $$;

create function private.may_claim_admin(person uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.has_listed_address(person) and exists (
    select from auth.users u
    where u.id = person and (u.confirmation_sent_at is not null or u.invited_at is not null)
  );
end $$;

-- The factor table belongs to the authentication service and may be absent on a young backend.
create function private.has_verified_factor(person uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  verified boolean := false;
begin
  if to_regclass('auth.mfa_factors') is not null then
    execute 'select exists (select from auth.mfa_factors where user_id = $1 and status::text = ''verified'')'
      into verified using person;
  end if;
  return verified;
end $$;

-- Admin: the role row says so, the confirmed address is listed, and whoever has a verified second
-- factor has used it in this session. Asked live, so a demotion works at once.
create function public.is_admin() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  person uuid := auth.uid();
begin
  if person is null then
    return false;
  end if;
  if not exists (
    select from public.auth_user_roles r where r.user_id = person and r.role = 'admin'
  ) or not private.has_listed_address(person) then
    return false;
  end if;
  return not private.has_verified_factor(person)
    or coalesce(auth.jwt() ->> 'aal', 'aal1') = 'aal2';
end $$;

-- True while the statement runs for a visitor or a signed-in person directly; false inside our own
-- security definer functions, for the service role and for migrations.
create function private.is_client_role(acting_role name) returns boolean
language sql immutable set search_path = ''
as $$ select acting_role in ('anon', 'authenticated') $$;

-- A view with its owner's rights could be written through, past the rules of its table.
create function private.refuse_view_write() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception 'The view % is for reading only.', tg_table_name using errcode = '42501';
end $$;

create function private.stamp_row() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    new.created_at := old.created_at;
    new.updated_at := now();
  elsif private.is_client_role(current_user) then
    new.created_at := now();
    new.updated_at := now();
  end if;
  return new;
end $$;

create table public.audit_log (
  id uuid primary key default gen_random_uuid(),
  actor uuid,
  action text not null check (action in ('insert', 'update', 'delete')),
  table_name text not null,
  row_id uuid,
  before jsonb,
  after jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index audit_log_created_at_idx on public.audit_log (created_at desc, id desc);
create index audit_log_row_idx on public.audit_log (table_name, row_id, created_at desc);
create index audit_log_actor_idx on public.audit_log (actor, created_at desc);

create function private.audit_row() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- Medical notes and tokens are never copied: the log says that they changed, not what they said.
  kept_out text[] := array['updated_at', 'token_hash', 'note', 'search_alumni', 'search_batch'];
  was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - kept_out end;
  became jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - kept_out end;
  subject jsonb := coalesce(became, was);
begin
  if tg_op = 'UPDATE' and to_jsonb(old) - array['updated_at'] = to_jsonb(new) - array['updated_at'] then
    return null;
  end if;
  insert into public.audit_log (actor, action, table_name, row_id, before, after)
  values (auth.uid(), lower(tg_op), tg_table_name,
          coalesce(subject ->> 'id', subject ->> 'user_id')::uuid, was, became);
  return null;
end $$;

-- The log is written by its trigger alone, whatever a client role has been granted.
create function private.protect_audit_log() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user in ('anon', 'authenticated', 'service_role') then
    raise exception 'The audit log is written by the database alone.' using errcode = '42501';
  end if;
  return coalesce(new, old);
end $$;

create trigger protect before insert or update or delete on public.audit_log
  for each row execute function private.protect_audit_log();

-- One call per table: row-level security on, clients reach it under its policies only, admins manage
-- it, created_at and updated_at are ours, and (if audited) every change is logged.
create function private.guard_table(target regclass, audited text default 'insert or update or delete')
returns void language plpgsql set search_path = ''
as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('grant select, insert, update, delete on %s to anon, authenticated', target);
  execute format('grant all on %s to service_role', target);
  execute format('create policy "Admins manage" on %s for all to authenticated '
    'using ((select public.is_admin())) with check ((select public.is_admin()))', target);
  execute format('create trigger stamp before insert or update on %s '
    'for each row execute function private.stamp_row()', target);
  if audited is not null then
    execute format('create trigger audit after %s on %s '
      'for each row execute function private.audit_row()', audited, target);
  end if;
end $$;

create function private.guard_view(target regclass) returns void
language plpgsql set search_path = ''
as $$
begin
  execute format('revoke all on %s from anon, authenticated', target);
  execute format('grant select on %s to anon, authenticated, service_role', target);
  execute format('create trigger read_only instead of insert or update or delete on %s '
    'for each row execute function private.refuse_view_write()', target);
end $$;

alter table public.audit_log enable row level security;
grant select, insert, update, delete on public.audit_log to anon, authenticated;
grant select on public.audit_log to service_role;
create policy "Admins read" on public.audit_log for select to authenticated
  using ((select public.is_admin()));

-- Mail waiting to be sent. Nobody reads it but the server: it has no policy at all.
create table public.mail_outbox (
  id uuid primary key default gen_random_uuid(),
  recipient text not null check (length(recipient) between 3 and 320),
  template text not null check (template ~ '^[a-z][a-z0-9_]{0,63}$'),
  data jsonb not null default '{}' check (jsonb_typeof(data) = 'object'),
  attempts integer not null default 0 check (attempts >= 0),
  next_attempt_at timestamptz not null default now(),
  last_error text check (length(last_error) <= 2000),
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index mail_outbox_waiting_idx on public.mail_outbox (next_attempt_at) where sent_at is null;
create index mail_outbox_recipient_idx on public.mail_outbox (recipient, template, created_at);

-- A token is in the outbox for as long as its letter waits, and no longer.
create function private.forget_mail_data() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.sent_at is not null then
    new.data := '{}'::jsonb;
  end if;
  return new;
end $$;

alter table public.mail_outbox enable row level security;
grant select, insert, update, delete on public.mail_outbox to anon, authenticated;
grant all on public.mail_outbox to service_role;
create trigger stamp before insert or update on public.mail_outbox
  for each row execute function private.stamp_row();
create trigger forget_data before insert or update on public.mail_outbox
  for each row execute function private.forget_mail_data();

-- Anyone can name anyone's address in a form: no more than five letters of a kind within an hour, so
-- that the forms are no means to flood a stranger's mailbox.
create function private.queue_letter(address text, kind text, content jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if (select count(*) from public.mail_outbox m
      where m.recipient = address and m.template = kind and m.created_at > now() - interval '1 hour') < 5 then
    insert into public.mail_outbox (recipient, template, data) values (address, kind, content);
  end if;
end $$;
revoke execute on function private.queue_letter(text, text, jsonb) from public, anon, authenticated;

-- What a person sent us is refused in one way: a sentence for people as message, the field or a
-- machine-readable code as detail. 22023 answers 400; PTxyz is PostgREST's way to choose a status.

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

-- A reference that people read aloud: no letters that look alike, not countable by a stranger.
create function private.new_reference(prefix text) returns text
language plpgsql volatile set search_path = ''
as $$
declare
  letters constant text := '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  random bytea := uuid_send(gen_random_uuid());
  code text := '';
begin
  -- The bytes of a version 4 uuid are random but for bytes 6 and 8.
  for byte in 9..15 loop
    code := code || substr(letters, get_byte(random, byte) % 32 + 1, 1);
  end loop;
  return prefix || '-' || to_char(now(), 'YY') || '-' || code;
end $$;
