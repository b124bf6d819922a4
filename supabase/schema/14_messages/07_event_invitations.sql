-- Invitations to an event, for lists of the school: families, colleagues, alumni of batches. Each is an RSVP that
-- waits for its answer (09_events_and_meetings/02_rsvps.sql), by the personal link of its email
-- (docs/decisions/events-and-sports.md).

-- Lists whom an invitation would go to: one guardian of each family, one invitation to each address. Leaves out
-- addresses with an RSVP, even a cancelled one, and those that want no messages.
create function private.list_invitees(event public.events, families boolean, levels text[], classes text[],
  colleagues boolean, batches integer[])
returns table (email text, name text, language text, list text)
language sql stable security definer set search_path = ''
as $$
  select distinct on (i.email) i.email, left(i.name, 120), private.known_language(i.language), i.list
  from (
    select f.email, f.name, f.language, 'families' as list, 1 as rank
    from public.students s
    cross join lateral (
      select lower(g.email) as email, g.name, g.language from public.guardians g
      where g.student_id = s.id and g.email is not null order by g.is_first desc, g.created_at, g.id limit 1) as f
    where families and s.status = 'active' and (event.campus is null or s.campus = event.campus)
      and (cardinality(levels) + cardinality(classes) = 0 or s.class = any (classes)
        or exists (select from public.classes k where k.stored_name = s.class and k.level = any (levels)))
    union all
    select a.email, coalesce(a.full_name, a.email), u.raw_user_meta_data ->> 'language', 'colleagues', 2
    from public.admin_users a left join auth.users u on u.email = a.email
    where colleagues and (event.campus is null or a.campuses is null or event.campus = any (a.campuses))
    union all
    select lower(u.email), p.full_name, u.raw_user_meta_data ->> 'language', 'alumni', 3
    from public.alumni_profiles p join auth.users u on u.id = p.id
    where p.status = 'verified' and p.accepts_messages and p.batch_year = any (batches)
      and (event.campus is null or p.campus = event.campus)
  ) as i
  where not exists (select from private.message_opt_outs o where o.address = i.email)
    and not exists (select from public.event_rsvps r where r.event_id = event.id and r.email = i.email)
  order by i.email, i.rank
$$;

-- The batches whose alumni were invited: the event is on the page of each (13_alumni/07_posts.sql).
create table private.invited_batches (
  event_id uuid not null references public.events (id) on delete cascade,
  batch_year integer not null check (batch_year between 1850 and 2100),
  primary key (event_id, batch_year)
);
create index invited_batches_year_idx on private.invited_batches (batch_year);
alter table private.invited_batches enable row level security;

-- Returns the event, locked, for colleagues who may invite to it: those who may write to families of its campus.
create function private.require_inviting(wanted uuid) returns public.events
language plpgsql security definer set search_path = ''
as $$
declare
  event public.events;
begin
  perform private.require_may('family_messages');
  event := private.lock_open_event(wanted);
  perform private.require_campus(event.campus);
  return event;
end $$;

-- Where a second colleague approves messages to families, nobody sends families what they wrote themselves in an event.
create function private.require_second_inviter(event public.events) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if (select r.needs_approval from private.message_rules r) and private.own_id() = (
    select a.actor from public.audit_log a
    where a.table_name = 'events' and a.row_id = event.id and a.actor is not null
    order by a.created_at desc, a.written_at desc limit 1) then
    raise exception 'A second colleague has to send this invitation.' using errcode = 'PT409', detail = 'second_person';
  end if;
end $$;

-- Counts how many of each list an invitation would go to, and how many were invited a day ago or longer and may be
-- asked again.
create function public.preview_event_invitations(wanted uuid, families boolean default false, levels text[] default '{}',
  classes text[] default '{}', colleagues boolean default false, batches integer[] default '{}')
returns table (of_families bigint, of_colleagues bigint, of_alumni bigint, waiting bigint)
language plpgsql security definer rows 1 set search_path = ''
as $$
#variable_conflict use_variable
declare
  event public.events := private.require_inviting(wanted);
begin
  perform private.require_at_most(greatest(cardinality(levels), cardinality(classes), cardinality(batches)), 300, 'lists');
  return query
    select count(*) filter (where i.list = 'families'), count(*) filter (where i.list = 'colleagues'),
      count(*) filter (where i.list = 'alumni'), (
        select count(*) from public.event_rsvps r
        where r.event_id = event.id and r.status = 'invited' and r.invited_at < now() - interval '1 day')
    from private.list_invitees(event, families, levels, classes, colleagues, batches) i;
end $$;
grant execute on function public.preview_event_invitations to authenticated;

-- Queues the emails of everybody whose invitation was written in this transaction.
create function private.queue_invitations(event public.events, kind text) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  written integer;
begin
  insert into public.mail_outbox (recipient, template, data)
  select r.email, kind, private.rsvp_email(event, r, private.create_personal_link(r.id))
  from public.event_rsvps r where r.event_id = event.id and r.status = 'invited' and r.invited_at = now();
  get diagnostics written = row_count;
  return written;
end $$;

-- Invites everybody on these lists who was not invited yet. Returns how many.
create function public.invite_to_event(wanted uuid, families boolean default false, levels text[] default '{}',
  classes text[] default '{}', colleagues boolean default false, batches integer[] default '{}') returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  event public.events := private.require_inviting(wanted);
begin
  perform private.require_at_most(greatest(cardinality(levels), cardinality(classes), cardinality(batches)), 300, 'lists');
  if families then
    perform private.require_second_inviter(event);
  end if;
  insert into public.event_rsvps (event_id, reference, name, email, adults, children, language, status, invited_at)
  select event.id, private.new_reference('RSVP'), i.name, i.email, 0, 0, i.language, 'invited', now()
  from private.list_invitees(event, families, levels, classes, colleagues, batches) i;
  insert into private.invited_batches (event_id, batch_year)
  select distinct event.id, b.year from unnest(batches) as b (year) where b.year between 1850 and 2100
  on conflict do nothing;
  return private.queue_invitations(event, 'event_rsvp_invited');
end $$;
grant execute on function public.invite_to_event to authenticated;

-- Reminds those who were invited and have not answered, no sooner than a day after the last email. Returns how many.
create function public.remind_event_invitations(wanted uuid) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  event public.events := private.require_inviting(wanted);
begin
  perform private.require_second_inviter(event);
  update public.event_rsvps r set invited_at = now()
  where r.event_id = event.id and r.status = 'invited' and r.invited_at < now() - interval '1 day';
  return private.queue_invitations(event, 'event_invitation_again');
end $$;
grant execute on function public.remind_event_invitations to authenticated;
