-- Alumni may show one another that they come to a reunion.

alter table public.alumni_profiles drop constraint alumni_profiles_visibility_check;
alter table public.alumni_profiles add constraint alumni_profiles_visibility_check check (
  jsonb_typeof(visibility) = 'object'
  and visibility - array['profession', 'organisation', 'industry', 'city', 'country', 'bio', 'avatar',
                         'contact_email', 'phone', 'links', 'reunions'] = '{}'
  and not jsonb_path_exists(visibility, '$.* ? (!(@ == "batch" || @ == "alumni" || @ == "nobody"))')
);

drop function public.list_batch_events (integer);
-- Who comes to an event, of the alumni who show that to a reader of this batch: [{id, full_name}]. They replied with the
-- address of their account.
create function private.list_coming_alumni(event uuid, reader_batch integer) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'full_name', c.full_name) order by c.full_name, c.id), '[]')
  from (
    select p.id, p.full_name from public.event_rsvps r
    join public.alumni_profiles p on lower(p.account_email) = lower(r.email) and p.status = 'verified'
    where r.event_id = event and r.status = 'going' and (p.visibility ->> 'reunions' = 'alumni'
      or p.visibility ->> 'reunions' = 'batch' and p.batch_year = reader_batch)
    order by p.full_name, p.id limit 100
  ) as c
$$;

-- Coming events to which alumni of a batch were invited, its reunions among them, with who comes.
create function public.list_batch_events(batch integer)
returns table (id uuid, slug text, title text, translations jsonb, campus text, starts_at timestamptz,
  ends_at timestamptz, coming jsonb)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  if private.directory_batch() is null then
    return;
  end if;
  return query
    select e.id, e.slug, e.title, e.translations, e.campus, e.starts_at, e.ends_at,
      private.list_coming_alumni(e.id, private.directory_batch())
    from private.invited_batches i join public.events e on e.id = i.event_id
    where i.batch_year = batch and e.status = 'published' and e.publish_at <= now() and e.cancelled_at is null
      and coalesce(e.ends_at, e.starts_at) >= now()
    order by e.starts_at, e.id limit 20;
end $$;
grant execute on function public.list_batch_events to authenticated;
