-- Alumni: their profiles, which belong to accounts. What a change may not do is in 14_guards_of_profiles.sql.

-- The links of a profile: a list of {label, url} and nothing else, both texts, the url a web address.
create function private.are_links(links jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(links) = 'array' and jsonb_array_length(links) <= 10 then
    not exists (
      select from jsonb_array_elements(links) as one
      where not coalesce(jsonb_typeof(one) = 'object' and one - array['label', 'url'] = '{}'
        and jsonb_typeof(one -> 'label') = 'string' and jsonb_typeof(one -> 'url') = 'string'
        and length(one ->> 'label') <= 200 and length(one ->> 'url') <= 500
        and one ->> 'url' ~ '^https?://[^/[:space:][:cntrl:]\\][^[:space:][:cntrl:]\\]*$', false))
    else false end
$$;
grant execute on function private.are_links to authenticated;

create table public.alumni_profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  full_name text not null check (length(btrim(full_name)) between 1 and 120),
  -- The address of the account, for the office's search.
  account_email text,
  batch_year integer check (batch_year between 1850 and 2100),
  campus text references public.campuses (key),
  house text check (length(house) <= 60),
  stream text check (length(stream) <= 60),
  profession text check (length(profession) <= 120),
  organisation text check (length(organisation) <= 160),
  industry text check (length(industry) <= 80),
  city text check (length(city) <= 80),
  country text check (length(country) <= 80),
  bio text check (length(bio) <= 2000),
  avatar text constraint alumni_profiles_avatar_address check (private.is_address(avatar)),
  contact_email text check (length(contact_email) <= 254 and contact_email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'),
  phone text check (phone ~ '^\+?[0-9 ()./-]{6,24}$'),
  links jsonb not null default '[]' constraint alumni_profiles_links_addresses check (private.are_links(links)),
  -- Who sees a field: "batch" (same batch), "alumni" (all verified) or "nobody". A field that is not named is
  -- "alumni", except contact_email, phone and reunions (whether they come to one), which are "nobody".
  visibility jsonb not null default '{}' check (
    jsonb_typeof(visibility) = 'object' and length(visibility::text) <= 1000
    and visibility - array['profession', 'organisation', 'industry', 'city', 'country', 'bio', 'avatar',
                           'contact_email', 'phone', 'links', 'reunions'] = '{}'
    and not jsonb_path_exists(visibility, '$.* ? (!(@ == "batch" || @ == "alumni" || @ == "nobody"))')
  ),
  is_mentor boolean not null default false,
  mentor_topics text[] not null default '{}'
    check (cardinality(mentor_topics) <= 20 and private.are_short(mentor_topics, 80)),
  accepts_messages boolean not null default true,
  -- An email once a month (10_digests.sql).
  wants_digest boolean not null default false,
  -- A rejected profile is its owner's to correct and to send again (resend_registration).
  status text not null default 'pending'
    check (status in ('pending', 'rejected', 'verified', 'suspended', 'deleted')),
  status_reason text check (length(status_reason) <= 1000),
  status_changed_at timestamptz,
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index alumni_profiles_created_idx on public.alumni_profiles (created_at desc, id);
create index alumni_profiles_unverified_idx on public.alumni_profiles (status, created_at, id)
  where status <> 'verified';
create index alumni_profiles_name_search_idx on public.alumni_profiles using gin (full_name extensions.gin_trgm_ops);
create index alumni_profiles_email_search_idx
  on public.alumni_profiles using gin (account_email extensions.gin_trgm_ops);
create index alumni_profiles_name_idx on public.alumni_profiles (full_name, id);
create index alumni_profiles_of_campus_idx on public.alumni_profiles (campus);

alter table public.alumni_profiles enable row level security;
grant select, insert, update, delete on public.alumni_profiles to anon, authenticated;
grant all on public.alumni_profiles to service_role;
create policy "Who may read" on public.alumni_profiles for select to authenticated
  using (id = (select private.own_id()) or (select private.may('alumni_profiles', false)));
create policy "Who may add" on public.alumni_profiles for insert to authenticated
  with check (id = (select private.own_id()) or (select private.may('alumni_profiles')));
create policy "Who may change" on public.alumni_profiles for update to authenticated
  using (
    (id = (select private.own_id()) and status in ('pending', 'rejected', 'verified'))
    or (select private.may('alumni_profiles'))
  )
  with check (id = (select private.own_id()) or (select private.may('alumni_profiles')));
create policy "Who may delete" on public.alumni_profiles for delete to authenticated
  using (
    (id = (select private.own_id()) and status in ('pending', 'verified'))
    or (select private.may('alumni_profiles'))
  );

create trigger stamp before insert or update on public.alumni_profiles
  for each row execute function private.stamp_row();
create trigger keep_sample_mark before insert or update on public.alumni_profiles
  for each row execute function private.keep_sample_mark();
create trigger guard_campus before insert or update or delete on public.alumni_profiles
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.alumni_profiles
  for each row execute function private.audit_row();

insert into private.managed_tables values ('alumni_profiles');

-- The address of the account is copied to the profile, so that the office can search by it. Only decisions
-- of the office write the reason of a status.
create function private.keep_office_fields() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.account_email := private.address_of(new.id);
  if current_setting('private.office_decision', true) is distinct from 'yes' then
    new.status_reason := case when tg_op = 'UPDATE' then old.status_reason end;
  end if;
  return new;
end $$;
create trigger keep_office_fields before insert or update on public.alumni_profiles
  for each row execute function private.keep_office_fields();

create function private.keep_account_email() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.alumni_profiles p set account_email = lower(new.email) where p.id = new.id;
  return null;
end $$;
create trigger keep_alumni_email after update of email on auth.users
  for each row when (old.email is distinct from new.email) execute function private.keep_account_email();

-- Tells the person by email that the registration has arrived, and the office that somebody waits for its check.
create function private.announce_registration() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  tongue text := private.email_language_of(new.id);
  facts jsonb := jsonb_build_object('name', new.full_name, 'batch_year', new.batch_year, 'campus', new.campus);
begin
  perform private.queue_email(new.account_email, 'alumni_received', facts || jsonb_build_object('language', tongue));
  perform private.queue_office_email('alumni', new.campus, 'office_alumni_registration',
    facts || jsonb_build_object('email', new.account_email, 'written_in', tongue));
  return null;
end $$;
create trigger announce_registration after insert on public.alumni_profiles
  for each row when (new.status = 'pending' and new.account_email is not null and new.id = auth.uid())
  execute function private.announce_registration();
create trigger announce_registration_again after update of status on public.alumni_profiles
  for each row when (old.status = 'rejected' and new.status = 'pending' and new.account_email is not null
    and new.id = auth.uid())
  execute function private.announce_registration();

-- Sends the caller's rejected registration to the office once more. In any other state nothing happens, so that
-- sending twice is no error.
create function public.resend_registration() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  person uuid := private.require_own_id();
begin
  perform set_config('private.office_decision', 'yes', true);
  update public.alumni_profiles p set status = 'pending' where p.id = person and p.status = 'rejected';
  perform set_config('private.office_decision', '', true);
end $$;
grant execute on function public.resend_registration to authenticated;

-- Portraits and pictures are deleted with the profile.
create function private.delete_portraits() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.media_files m where m.created_by = old.id and m.purpose in ('avatar', 'post');
  return old;
end $$;
create trigger delete_portraits before delete on public.alumni_profiles
  for each row execute function private.delete_portraits();

-- Rights of alumni: a verified profile of a person who has a role and is not barred.
create function public.is_verified_alumnus() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  person uuid := private.own_id();
begin
  return person is not null
    and exists (select from public.alumni_profiles p where p.id = person and p.status = 'verified')
    and exists (select from public.auth_user_roles r where r.user_id = person)
    and exists (select from auth.users u where u.id = person and u.deleted_at is null
                and (u.banned_until is null or u.banned_until < now()));
end $$;
grant execute on function public.is_verified_alumnus to anon, authenticated;

create function private.require_verified_alumnus() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  person uuid := private.require_own_id();
begin
  if not public.is_verified_alumnus() then
    raise exception 'The school has to verify your profile first.' using errcode = '42501', detail = 'not_verified';
  end if;
  return person;
end $$;
