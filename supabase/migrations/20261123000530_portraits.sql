-- Portraits of alumni: verified people send them, ten a day, and nobody is given one that no verified profile shows.

create table private.portrait_uploads (
  person uuid not null references auth.users (id) on delete cascade,
  sent_at timestamptz not null default now()
);
create index portrait_uploads_idx on private.portrait_uploads (person, sent_at);
revoke all on private.portrait_uploads from public, anon, authenticated, service_role;

create or replace function public.get_media_uploader(purpose text) returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  if public.is_admin() or purpose = 'avatar' and public.is_verified_alumnus() then
    return private.own_id();
  end if;
  return null;
end $$;

-- Asked by the server before it prepares a portrait, taken or not: false when the person has sent ten within
-- a day. Deleting pictures gives no turn back.
create function public.take_portrait_turn(person uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_server();
  perform pg_advisory_xact_lock(hashtextextended(person::text, 20261123000530));
  delete from private.portrait_uploads u
    where u.person = take_portrait_turn.person and u.sent_at < now() - interval '1 day';
  if (select count(*) from private.portrait_uploads u where u.person = take_portrait_turn.person) >= 10 then
    return false;
  end if;
  insert into private.portrait_uploads (person) values (take_portrait_turn.person);
  return true;
end $$;

-- Besides pictures of albums that were hidden: portraits that their owner's verified profile does not show.
create or replace function public.list_hidden_media() returns setof uuid
language sql stable set search_path = ''
as $$
  select private.media_id(i.path) from public.gallery_images i
  where i.hidden_at is not null and private.media_id(i.path) is not null
  union
  select m.id from public.media_files m
  where m.purpose = 'avatar' and not exists (
    select from public.alumni_profiles p
    where p.id = m.created_by and p.status = 'verified' and private.media_id(p.avatar) = m.id)
$$;

-- Portraits that no profile has shown for a day go. Answers how many.
create function public.purge_unused_portraits() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  purged integer;
begin
  perform private.require_server();
  delete from public.media_files m
  where m.purpose = 'avatar' and m.updated_at < now() - interval '1 day'
    and not exists (select from public.alumni_profiles p where private.media_id(p.avatar) = m.id);
  get diagnostics purged = row_count;
  return purged;
end $$;
revoke execute on function public.take_portrait_turn(uuid), public.purge_unused_portraits()
  from public, anon, authenticated;
grant execute on function public.take_portrait_turn(uuid), public.purge_unused_portraits() to service_role;
