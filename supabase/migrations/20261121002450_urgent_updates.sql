-- While an urgent update is shown, the banner has room for nothing else.
alter table public.latest_updates add column is_urgent boolean not null default false;
