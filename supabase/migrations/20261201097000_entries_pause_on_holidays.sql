-- A weekly activity was shown on Christmas and in the winter break. Repetitions of an entry now pause on holidays unless
-- the office says otherwise.
alter table public.calendar_entries add column on_holidays boolean not null default false;
