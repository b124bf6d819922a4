-- The school calendar: holidays, examinations, terms, meetings and activities.

create table public.calendar_entries (
  id uuid primary key default gen_random_uuid(),
  title text not null check (length(btrim(title)) between 1 and 200),
  description text not null default '' check (length(description) <= 2000),
  starts_on date not null check (starts_on between date '2003-01-01' and date '2100-01-01'),
  ends_on date not null,
  -- Times of day in India: when it begins on its first day, and when it ends on its last. Without them it lasts all
  -- day.
  start_time text check (length(start_time) = 5 and start_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  end_time text check (length(end_time) = 5 and end_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  venue text check (length(venue) <= 200),
  kind text not null default 'activity' check (kind in ('holiday', 'exam', 'term', 'meeting', 'activity')),
  campus text references public.campuses (key),
  level text references public.levels (key),
  recurrence text check (length(recurrence) <= 300 and recurrence ~ '^FREQ='),
  -- Whether its repetitions also take place on holidays of its campus and level.
  on_holidays boolean not null default false,
  sequence integer not null default 0 check (sequence >= 0),
  translations jsonb not null default '{}' check (private.is_translation(translations)),
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (ends_on between starts_on and starts_on + 400),
  constraint calendar_entries_start_time_given check (start_time is not null or end_time is null),
  constraint calendar_entries_end_time_later check (ends_on > starts_on or end_time > start_time)
);
create index calendar_entries_starts_idx on public.calendar_entries (starts_on, id);
create index calendar_entries_ends_idx on public.calendar_entries (ends_on);
create index calendar_entries_kind_idx on public.calendar_entries (kind, starts_on);
create index calendar_entries_campus_idx on public.calendar_entries (campus, starts_on);
create index calendar_entries_of_level_idx on public.calendar_entries (level);

alter table public.calendar_entries enable row level security;
grant select, insert, update, delete on public.calendar_entries to anon, authenticated;
grant all on public.calendar_entries to service_role;
create policy "The calendar is public" on public.calendar_entries for select to anon
  using (true);
create policy "Who may read" on public.calendar_entries for select to authenticated
  using (true);
create policy "Who may add" on public.calendar_entries for insert to authenticated
  with check ((select private.may('calendar_entries')));
create policy "Who may change" on public.calendar_entries for update to authenticated
  using ((select private.may('calendar_entries'))) with check ((select private.may('calendar_entries')));
create policy "Who may delete" on public.calendar_entries for delete to authenticated
  using ((select private.may('calendar_entries')));

create trigger stamp before insert or update on public.calendar_entries
  for each row execute function private.stamp_row();
create trigger keep_sample_mark before insert or update on public.calendar_entries
  for each row execute function private.keep_sample_mark();
create trigger guard_campus before insert or update or delete on public.calendar_entries
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.calendar_entries
  for each row execute function private.audit_row();
create trigger index_for_search after insert or update or delete on public.calendar_entries
  for each row execute function private.index_for_search();
create trigger raise_sequence before update on public.calendar_entries
  for each row execute function private.raise_calendar_sequence();

insert into private.managed_tables values ('calendar_entries');
