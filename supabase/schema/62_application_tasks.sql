-- What a colleague is to do next about an application, until when (docs/decisions/applications.md).

-- One task at a time: an application is worked on step by step, and an empty task is a done one.
alter table public.applications
  add column task text not null default '' check (length(task) <= 200),
  add column due_on date check (due_on between date '2003-01-01' and date '2100-01-01'),
  add column owner_id uuid references public.admin_users (id) on delete set null,
  add column owner_name text,
  add column has_task boolean generated always as (task <> '') stored,
  -- A list is sorted by a column that is never empty: what has no day comes last.
  add column due_order date not null generated always as (coalesce(due_on, date '2100-01-01')) stored,
  add check (due_on is null or task <> '');
create index applications_owner_idx on public.applications (owner_id);
create index applications_due_idx on public.applications (due_order, id);

create trigger keep_owner_name before insert or update on public.applications
  for each row execute function private.keep_owner_name();

-- The day goes with the task that is done.
create function private.keep_application_task() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.task := btrim(new.task);
  if new.task = '' then
    new.due_on := null;
  end if;
  return new;
end $$;
create trigger keep_task before insert or update of task, due_on on public.applications
  for each row execute function private.keep_application_task();
