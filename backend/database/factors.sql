-- Second factors, shaped as Supabase's own tables, so that rules and functions of the migrations find
-- the same here and on a hosted project. Repeatable: runs at every start, before the migrations.

do $$
begin
  if to_regtype('auth.factor_type') is null then
    create type auth.factor_type as enum ('totp', 'webauthn', 'phone');
  end if;
  if to_regtype('auth.factor_status') is null then
    create type auth.factor_status as enum ('unverified', 'verified');
  end if;
end
$$;

create table if not exists auth.mfa_factors (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  friendly_name text,
  factor_type auth.factor_type not null,
  status auth.factor_status not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  secret text,
  phone text,
  last_challenged_at timestamptz unique,
  web_authn_credential jsonb,
  web_authn_aaguid uuid,
  last_webauthn_challenge_data jsonb
);
create index if not exists mfa_factors_user_id_idx on auth.mfa_factors (user_id);
create unique index if not exists mfa_factors_user_friendly_name_unique
  on auth.mfa_factors (friendly_name, user_id) where btrim(friendly_name) <> '';
create unique index if not exists unique_phone_factor_per_user on auth.mfa_factors (user_id, phone);

create table if not exists auth.mfa_challenges (
  id uuid primary key,
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  created_at timestamptz not null,
  verified_at timestamptz,
  ip_address inet not null,
  otp_code text,
  web_authn_session_data jsonb
);
create index if not exists mfa_challenges_factor_id_idx on auth.mfa_challenges (factor_id);
create index if not exists mfa_challenge_created_at_idx on auth.mfa_challenges (created_at desc);

create table if not exists auth.mfa_amr_claims (
  id uuid primary key,
  session_id uuid not null references auth.sessions (id) on delete cascade,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  authentication_method text not null,
  constraint mfa_amr_claims_session_id_authentication_method_pkey
    unique (session_id, authentication_method)
);

-- What Supabase's tables have no place for: the last time step whose code was accepted, because a code is good once.
create table if not exists embedded.factor_steps (
  factor_id uuid primary key references auth.mfa_factors (id) on delete cascade,
  last_step bigint not null
);
-- embedded.attempts counts the codes that were tried.
drop table if exists embedded.factor_attempts;

-- Where a person has signed in before, as hashes: a device that is not among them is worth an email.
create table if not exists embedded.known_devices (
  user_id uuid not null references auth.users (id) on delete cascade,
  device_hash text not null,
  seen_at timestamptz not null default now(),
  primary key (user_id, device_hash)
);

-- Browsers that have signed in to an account, by the SHA-256 of a random id in their cookie.
-- `sessions` are the last that were opened there.
create table if not exists embedded.device_cookies (
  id_hash text primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  sessions uuid[] not null default '{}',
  seen_at timestamptz not null default now()
);
create index if not exists device_cookies_user_idx on embedded.device_cookies (user_id, seen_at);
-- The second factors that were proven there: such a browser has guesses of its own for codes, which somebody
-- who has only the password cannot use up, until the last of them is removed.
create table if not exists embedded.device_factors (
  id_hash text not null references embedded.device_cookies (id_hash) on delete cascade,
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  primary key (id_hash, factor_id)
);
create index if not exists device_factors_factor_idx on embedded.device_factors (factor_id);
