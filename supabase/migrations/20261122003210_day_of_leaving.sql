-- Whoever is marked as having left has a day of leaving: registrations of alumni are compared with it.

create function private.set_day_of_leaving() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.left_on := greatest((now() at time zone 'Asia/Kolkata')::date, new.admitted_on);
  return new;
end $$;
create trigger set_day_of_leaving before update on public.students
  for each row when (old.status = 'active' and new.status <> 'active' and new.left_on is null)
  execute function private.set_day_of_leaving();
