-- The school calendar: holidays, examinations, terms, meetings and activities.

create table public.calendar_entries (
  id uuid primary key default gen_random_uuid(),
  title text not null check (length(btrim(title)) between 1 and 200),
  description text not null default '' check (length(description) <= 2000),
  starts_on date not null check (starts_on between date '2003-01-01' and date '2100-01-01'),
  ends_on date not null,
  kind text not null default 'activity' check (kind in ('holiday', 'exam', 'term', 'meeting', 'activity')),
  campus text check (campus in ('paonta-sahib', 'juniors', 'majra')),
  level text check (level in ('pre-primary', 'primary', 'middle', 'secondary', 'senior-secondary')),
  recurrence text check (length(recurrence) <= 300 and recurrence ~ '^FREQ='),
  sequence integer not null default 0 check (sequence >= 0),
  translations jsonb not null default '{}' check (private.is_translation(translations)),
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (ends_on between starts_on and starts_on + 400)
);
create index calendar_entries_starts_idx on public.calendar_entries (starts_on, id);
create index calendar_entries_ends_idx on public.calendar_entries (ends_on);
create index calendar_entries_kind_idx on public.calendar_entries (kind, starts_on);
create index calendar_entries_campus_idx on public.calendar_entries (campus, starts_on);
alter table public.calendar_entries enable row level security;
grant select, insert, update, delete on public.calendar_entries to anon, authenticated;
grant all on public.calendar_entries to service_role;
create trigger stamp before insert or update on public.calendar_entries
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.calendar_entries
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.calendar_entries
  for each row execute function private.audit_row();
create trigger index_for_search after insert or update or delete on public.calendar_entries
  for each row execute function private.index_for_search();
create trigger raise_sequence before update on public.calendar_entries
  for each row execute function private.raise_calendar_sequence();
create policy "The calendar is public" on public.calendar_entries for select to anon
  using (true);
create policy "Who may read" on public.calendar_entries for select to authenticated
  using (true);
create policy "Who may add" on public.calendar_entries for insert to authenticated
  with check ((select public.is_admin()));
create policy "Who may change" on public.calendar_entries for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Who may delete" on public.calendar_entries for delete to authenticated
  using ((select public.is_admin()));
insert into private.managed_tables values ('calendar_entries');
