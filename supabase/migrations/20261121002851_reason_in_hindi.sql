-- Why an event is called off, in the language of each guest's reply: as the office said it in Hindi,
-- else as it said it in English.
create or replace function private.rsvp_letter(event public.events, rsvp public.event_rsvps, token text) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'rsvp_id', rsvp.id, 'slug', event.slug, 'sequence', event.sequence + rsvp.sequence, 'campus', event.campus,
    'title', coalesce(event.translations -> rsvp.language ->> 'title', event.title),
    'venue', coalesce(event.translations -> rsvp.language ->> 'venue', event.venue),
    'starts_at', event.starts_at, 'ends_at', event.ends_at, 'all_day', event.all_day,
    'created_at', rsvp.created_at, 'updated_at', now(),
    'language', rsvp.language, 'name', rsvp.name, 'reference', rsvp.reference, 'status', rsvp.status,
    'adults', rsvp.adults, 'children', rsvp.children, 'offered_until', rsvp.offered_until, 'token', token)
    || case when event.cancelled_at is null then '{}' else jsonb_build_object('reason',
      coalesce(event.translations -> rsvp.language ->> 'cancel_reason', event.cancel_reason)) end
$$;

create or replace function private.notice_event_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if old.status <> 'published' or coalesce(old.ends_at, old.starts_at) < now() then
    return null;
  end if;
  if new.cancelled_at is not distinct from old.cancelled_at then
    if new.cancelled_at is not null or (new.starts_at, new.ends_at, new.all_day, new.venue, new.campus)
       is not distinct from (old.starts_at, old.ends_at, old.all_day, old.venue, old.campus) then
      return null;
    end if;
    perform private.tell_guests(new, 'event_changed', jsonb_build_object('was_starts_at', old.starts_at,
      'was_ends_at', old.ends_at, 'was_venue', old.venue));
  elsif new.cancelled_at is null then
    perform private.tell_guests(new, 'event_changed', jsonb_build_object('is_on_again', true));
  else
    perform private.tell_guests(new, 'event_cancelled');
  end if;
  -- Whoever was reminded of the old day is reminded of the new one.
  if new.starts_at <> old.starts_at then
    update public.event_rsvps r set reminded_at = null where r.event_id = new.id and r.reminded_at is not null;
  end if;
  return null;
end $$;
