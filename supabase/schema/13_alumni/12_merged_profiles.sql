-- Two profiles of one person become one.

-- Who sees what of a merged profile: of each field the stricter of the two choices, so that what either hid stays
-- hidden. A field without a choice counts as in private.alumni_as_seen. What the other profile shows to its batch is
-- shown to no other batch.
create function private.stricter_visibility(one jsonb, other jsonb, is_same_batch boolean) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(f.field, c.choice) filter (where c.choice <> f.usual), '{}')
  from (values ('profession', 'alumni'), ('organisation', 'alumni'), ('industry', 'alumni'), ('city', 'alumni'),
    ('country', 'alumni'), ('bio', 'alumni'), ('avatar', 'alumni'), ('links', 'alumni'),
    ('contact_email', 'nobody'), ('phone', 'nobody'), ('reunions', 'nobody')) as f (field, usual)
  cross join lateral (select coalesce(one ->> f.field, f.usual) as a, coalesce(other ->> f.field, f.usual) as b) as x
  cross join lateral (select case
    when 'nobody' in (x.a, x.b) or x.b = 'batch' and not is_same_batch then 'nobody'
    when 'batch' in (x.a, x.b) then 'batch' else 'alumni' end as choice) as c
$$;

-- Makes one profile of two of the same person: what the kept one lacks is taken from the other; reports, posts, gifts
-- and blocks move over; and the other is deleted like any profile. Messages and mentoring requests are private, and
-- stay with the account that they were written to or from. A merge verifies nobody, and what the school has verified
-- once goes only to a verified account whose address is proven: its owner reads everything of the kept profile.
create function public.merge_alumni(kept uuid, duplicate uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  own public.alumni_profiles;
  other public.alumni_profiles;
begin
  perform private.require_may('alumni_profiles');
  perform from public.alumni_profiles p where p.id in (kept, duplicate) order by p.id for update;
  select * into own from public.alumni_profiles p where p.id = kept and p.status <> 'deleted';
  select * into other from public.alumni_profiles p where p.id = duplicate and p.status <> 'deleted';
  if kept = duplicate or own.id is null or other.id is null then
    raise exception 'These two profiles cannot be merged.' using errcode = '22023', detail = 'duplicate';
  end if;
  -- Callers are colleagues themselves.
  if private.is_colleague(kept) or private.is_colleague(duplicate) then
    raise exception 'This is the profile of a colleague.' using errcode = '42501', detail = 'colleague_profile';
  end if;
  if other.status not in ('pending', 'rejected')
     and not (own.status = 'verified' and private.has_proven_address(kept)) then
    raise exception 'Keep a profile that the school has verified, of an account with a proven address.'
      using errcode = '42501', detail = 'kept_unproven';
  end if;
  perform set_config('private.office_decision', 'yes', true);
  update public.alumni_profiles p set
    batch_year = coalesce(p.batch_year, other.batch_year), campus = coalesce(p.campus, other.campus),
    house = coalesce(p.house, other.house), stream = coalesce(p.stream, other.stream),
    profession = coalesce(p.profession, other.profession),
    organisation = coalesce(p.organisation, other.organisation),
    industry = coalesce(p.industry, other.industry), city = coalesce(p.city, other.city),
    country = coalesce(p.country, other.country), bio = coalesce(p.bio, other.bio),
    contact_email = coalesce(p.contact_email, other.contact_email), phone = coalesce(p.phone, other.phone),
    visibility = private.stricter_visibility(p.visibility, other.visibility,
      p.batch_year is null or p.batch_year is not distinct from other.batch_year),
    links = case when p.links = '[]' then other.links else p.links end
  where p.id = kept;
  insert into public.alumni_blocks (blocker_id, blocked_id)
  select kept, b.blocked_id from public.alumni_blocks b where b.blocker_id = duplicate and b.blocked_id <> kept
  union select b.blocker_id, kept from public.alumni_blocks b where b.blocked_id = duplicate and b.blocker_id <> kept
  on conflict do nothing;
  update public.alumni_reports r set person_id = kept where r.person_id = duplicate;
  update public.alumni_posts p set author_id = kept where p.author_id = duplicate;
  update private.gifts g set person = kept where g.person = duplicate;
  update public.media_files m set created_by = kept where m.created_by = duplicate and m.purpose = 'post';
  update public.alumni_profiles p set status = 'deleted', status_reason = 'Merged into ' || kept
  where p.id = duplicate;
  update auth.users u
  set raw_user_meta_data = coalesce(u.raw_user_meta_data, '{}') || '{"account_status": "deleted"}'
  where u.id = duplicate;
  perform private.queue_email(u.email, 'alumni_merge', jsonb_build_object(
    'name', other.full_name, 'language', private.email_language_of(duplicate)))
  from auth.users u where u.id = duplicate and u.email is not null;
  perform set_config('private.office_decision', '', true);
end $$;
grant execute on function public.merge_alumni to authenticated;
