-- The office's way back for a person who has lost the second factor and has no recovery code: an administrator removes
-- the factor (server/accounts/factor-removal.ts, docs/decisions/second-factor.md).

create table private.factor_removals (
  id bigint generated always as identity primary key,
  administrator uuid not null references auth.users (id) on delete cascade,
  tried_at timestamptz not null default now()
);
create index factor_removals_administrator_idx on private.factor_removals (administrator, tried_at);

-- Whether the caller, limited to some campuses, may do it for this person: an alumnus of these campuses, and nobody in
-- the list of staff, who may have more rights.
create function private.is_alumnus_of(scope text[], person uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return not private.holds_admin_role(person)
    and not exists (
      select from auth.users u join public.admin_users a on a.email = lower(u.email) where u.id = person)
    and exists (select from public.alumni_profiles p where p.id = person and p.campus = any (scope));
end $$;

-- The verified factors of a person that an administrator is about to remove. The log says who did it: factors belong
-- to the authentication service, whose tables it does not follow. At most ten attempts of an administrator in fifteen
-- minutes, so that a stolen session cannot take the factors of everybody.
create function public.begin_factor_removal(person uuid) returns setof uuid
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
  scope text[] := private.campus_scope();
  factors uuid[];
  about jsonb;
begin
  perform private.require_admin();
  if person = caller then
    raise exception 'Remove your own on your security page.' using errcode = '42501', detail = 'own_second_factor';
  end if;
  if scope is not null and not private.is_alumnus_of(scope, person) then
    raise exception 'This is not of your campuses. Colleagues without that limit do it.'
      using errcode = '42501', detail = 'campus_scope';
  end if;
  -- One attempt at a time: many at once would all see the same count.
  perform pg_advisory_xact_lock(hashtextextended(caller::text, 20261130081000));
  delete from private.factor_removals r where r.administrator = caller and r.tried_at < now() - interval '15 minutes';
  if (select count(*) from private.factor_removals r where r.administrator = caller) >= 10 then
    raise exception 'Too many second factors at once: rate limit reached. Please try again in 15 minutes.'
      using errcode = 'PT429', detail = 'over_request_rate_limit';
  end if;
  insert into private.factor_removals (administrator) values (caller);
  factors := array(select f.id from auth.mfa_factors f where f.user_id = person and f.status = 'verified');
  if cardinality(factors) > 0 then
    about := (select jsonb_build_object('id', u.id, 'email', u.email) from auth.users u where u.id = person);
    insert into public.audit_log (actor, action, table_name, row_id, before, after)
    values (caller, 'update', 'users', person, about || jsonb_build_object('second_factors', cardinality(factors)),
      about || jsonb_build_object('second_factors', 0));
  end if;
  return query select unnest(factors);
end $$;
grant execute on function public.begin_factor_removal to authenticated;
