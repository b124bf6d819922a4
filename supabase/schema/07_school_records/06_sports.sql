-- Sports that the school offers.

create table public.sports_programs (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(btrim(name)) between 1 and 120),
  summary text not null default '' check (length(summary) <= 300),
  description text not null default '' check (length(description) <= 10000),
  coach text check (length(coach) <= 200),
  achievements text check (length(achievements) <= 4000),
  age_groups text[] not null default '{}' check (cardinality(age_groups) <= 20 and private.are_short(age_groups, 80)),
  schedules jsonb not null default '[]' check (
    jsonb_typeof(schedules) = 'array' and jsonb_array_length(schedules) <= 30 and length(schedules::text) <= 120000
    and not jsonb_path_exists(schedules, '$[*] ? (!(@.type.type() == "string"))')
    and not jsonb_path_exists(schedules, 'strict $[*] ? (!(@.timings.type() == "array"))')
  ),
  images jsonb not null default '{"main_image": null, "gallery_images": []}' check (
    jsonb_typeof(images) = 'object' and length(images::text) <= 60000 and images ? 'main_image'
    and jsonb_typeof(images -> 'gallery_images') = 'array'
  ),
  campus text references public.campuses (key),
  position integer not null default 0,
  registration_open boolean not null default true,
  -- The day on which a closed registration opens automatically.
  registration_opens_on date check (registration_opens_on between '2003-01-01' and '2101-01-01'),
  -- Places in each training group; null for no limit.
  training_group_capacity integer check (training_group_capacity between 1 and 1000),
  translations jsonb not null default '{}' check (private.is_translation(translations)),
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sports_programs_position_idx on public.sports_programs (position, name, id);
create index sports_programs_campus_idx on public.sports_programs (campus, position);

alter table public.sports_programs enable row level security;
grant select, insert, update, delete on public.sports_programs to anon, authenticated;
grant all on public.sports_programs to service_role;
create policy "Programs are public" on public.sports_programs for select to anon
  using (true);
create policy "Who may read" on public.sports_programs for select to authenticated
  using (true);
create policy "Who may add" on public.sports_programs for insert to authenticated
  with check ((select private.may('sports_programs')));
create policy "Who may change" on public.sports_programs for update to authenticated
  using ((select private.may('sports_programs'))) with check ((select private.may('sports_programs')));
create policy "Who may delete" on public.sports_programs for delete to authenticated
  using ((select private.may('sports_programs')));

create trigger stamp before insert or update on public.sports_programs
  for each row execute function private.stamp_row();
create trigger keep_sample_mark before insert or update on public.sports_programs
  for each row execute function private.keep_sample_mark();
create trigger guard_campus before insert or update or delete on public.sports_programs
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.sports_programs
  for each row execute function private.audit_row();
create trigger index_for_search after insert or update or delete on public.sports_programs
  for each row execute function private.index_for_search();

insert into private.managed_tables values ('sports_programs');

-- The server's timer: opens the registrations whose day has come, in India. Returns how many.
create function public.open_sports_registrations() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  opened integer;
begin
  perform private.require_server();
  update public.sports_programs p set registration_open = true, registration_opens_on = null
  where p.registration_opens_on <= private.today();
  get diagnostics opened = row_count;
  return opened;
end $$;

-- The season ends with the academic session, on 31 March.
create function private.season_end(moment timestamptz) returns date
language sql immutable set search_path = ''
as $$
  select make_date(extract(year from day)::integer + (extract(month from day) > 3)::integer, 3, 31)
  from (select (moment at time zone 'Asia/Kolkata')::date as day) today
$$;
grant execute on function private.season_end to authenticated;
