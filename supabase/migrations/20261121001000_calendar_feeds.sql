-- Subscribed calendars take a changed entry by its SEQUENCE (RFC 5545, section 3.8.7.4): it rises with
-- every change that a reader sees, and never falls, whatever a client writes into it. An entry that
-- is inserted keeps the number it brings, so that taking back a deletion does not fall behind it.

alter table public.calendar_entries
  add column sequence integer not null default 0 check (sequence >= 0);

create function private.raise_calendar_sequence() returns trigger
language plpgsql set search_path = ''
as $$
declare
  unseen text[] := array['sequence', 'is_sample', 'created_at', 'updated_at'];
begin
  new.sequence := old.sequence;
  if to_jsonb(new) - unseen is distinct from to_jsonb(old) - unseen then
    new.sequence := old.sequence + 1;
  end if;
  return new;
end $$;

create trigger raise_sequence before update on public.calendar_entries
  for each row execute function private.raise_calendar_sequence();
