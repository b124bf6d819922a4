-- A notice may stand in the calendar on days of its own: as the notice itself, so that it comes, changes
-- and ends with it.

alter table public.latest_updates
  add column calendar_from date check (calendar_from between date '2003-01-01' and date '2100-01-01'),
  add column calendar_to date,
  add check ((calendar_from is null) = (calendar_to is null)),
  add check (calendar_to between calendar_from and calendar_from + 60);
create index latest_updates_calendar_idx on public.latest_updates (calendar_from) where calendar_from is not null;

-- One day needs no end.
create function private.complete_notice_days() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.calendar_to := case when new.calendar_from is not null then coalesce(new.calendar_to, new.calendar_from) end;
  return new;
end $$;
create trigger complete_days before insert or update on public.latest_updates
  for each row execute function private.complete_notice_days();
