-- Staff manage events: why one is cancelled, and that nobody's reply goes with a deleted event.

alter table public.events add column cancel_reason text check (length(cancel_reason) <= 400);

-- A reply cannot be brought back out of the trash, because the audit log keeps no token of it. So an
-- event that people have answered is cancelled or withdrawn by staff, not deleted.
create function private.keep_answered_event() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user = 'authenticated' and exists (select from public.event_rsvps r where r.event_id = old.id and r.status <> 'cancelled') then
    raise exception 'People have replied to this event. Cancel or withdraw it instead.'
      using errcode = '23503', detail = 'has_replies';
  end if;
  return old;
end $$;
create trigger keep_answered before delete on public.events
  for each row execute function private.keep_answered_event();
