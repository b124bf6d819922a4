-- The school's logo and colours are content under the key "look", for all languages: colours as "#1f6f5c", and logos
-- that an upload has made (public.media_files).
create function private.is_school_look(content jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(content -> 'colours') = 'array' then
    jsonb_array_length(content -> 'colours') <= 2
    and not exists (select from jsonb_array_elements(content -> 'colours') as colour
      where jsonb_typeof(colour) <> 'string' or colour #>> '{}' !~ '^#[0-9a-f]{6}$')
    and not exists (select from unnest(array['logo', 'lightLogo']) as name
      where coalesce(jsonb_typeof(content -> name), 'null') <> 'null' and (
        ((content -> name ->> 'id') ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$') is not true
        or ((content -> name ->> 'kind') in ('svg', 'png')) is not true
        or jsonb_typeof(content -> name -> 'width') is distinct from 'number'
        or jsonb_typeof(content -> name -> 'height') is distinct from 'number'))
    else false end
$$;
grant execute on function private.is_school_look to authenticated;

alter table public.site_content add constraint site_content_look
  check (private.untranslated_key(key) <> 'look' or private.is_school_look(content));

alter table public.media_files drop constraint media_files_purpose_check;
alter table public.media_files add constraint media_files_purpose_check
  check (purpose in ('site', 'avatar', 'logo'));

-- Whether a part of the look is the school's; without a look the site has the original one.
create function private.has_own_look(place jsonpath) returns boolean
language sql stable set search_path = ''
as $$
  select exists (select from public.site_content c where c.key = 'look' and jsonb_path_exists(c.content, place))
$$;

create or replace function public.set_first_step_aside(step text, aside boolean) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_whole_school();
  if step is null or step not in ('guide', 'name', 'logo', 'colours', 'affiliation', 'address', 'phones', 'mailbox',
    'social', 'leaders', 'notice', 'colleague', 'letter', 'backup', 'sample') then
    raise exception 'There is no such step.' using errcode = '22023', detail = 'step';
  end if;
  update private.first_run f set set_aside = array_remove(f.set_aside, step)
    || case when aside then array[step] else '{}' end where f.only_row;
end $$;

create or replace function public.get_first_run() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  own private.first_run;
  left_over integer;
begin
  perform private.require_admin();
  select * into own from private.first_run;
  select count(*) into left_over from private.list_sample_rows() s where not s.is_needed;
  return jsonb_build_object(
    'steps', jsonb_build_object(
      'name', private.is_own_in_all_languages('school', '{$.name}'),
      'logo', private.has_own_look('$.logo.id'),
      'colours', private.has_own_look('$.colours[0]'),
      'affiliation', private.is_own_text('disclosure', '{$.campuses.*.general.affiliationNumber}'),
      'address', private.is_own_in_all_languages('school', '{$.address}'),
      'phones', private.is_own_text('school', '{$.phone,$.campusPhones.*}'),
      'mailbox', private.is_own_text('school', '{$.email}'),
      'social', private.is_own_text('school', '{$.social.*}'),
      'leaders', exists (select from public.leadership_messages m where not m.is_sample),
      'notice', exists (select from public.latest_updates u where not u.is_sample),
      'colleague', (select count(*) > 1 from public.admin_users),
      'letter', own.letter_arrived_at is not null,
      'backup', own.backup is not null,
      'sample', case when left_over = 0 and own.removed_at is null then null else left_over = 0 end),
    'setAside', own.set_aside,
    'backup', own.backup,
    'letterArrivedAt', own.letter_arrived_at,
    -- What the trash has forgotten does not come back.
    'removal', case when own.removed_at > now() - interval '30 days'
      then jsonb_build_object('change', own.removed_change, 'at', own.removed_at) end);
end $$;
