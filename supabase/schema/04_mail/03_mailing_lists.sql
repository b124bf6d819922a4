-- The office's own mailing lists: neighbours, suppliers, a committee of parents. Messages go to a list by its name
-- (14_messages/01_family_messages.sql); only administrators see who is on it.

create table public.mailing_contacts (
  id uuid primary key default gen_random_uuid(),
  mailing_list text not null check (mailing_list = btrim(mailing_list) and length(mailing_list) between 2 and 80),
  name text not null check (length(name) <= 120 and length(btrim(name)) >= 1),
  email text check (length(email) between 3 and 254 and email = lower(email)),
  phone text check (length(phone) <= 24),
  language text not null default 'en' check (length(language) <= 3 and language ~ '^[a-z]{2,3}$'),
  -- Null for all campuses.
  campus text references public.campuses (key),
  -- When and how the person agreed to be written to.
  agreed text not null check (length(agreed) <= 200 and length(btrim(agreed)) >= 3),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (num_nonnulls(email, phone) > 0)
);
create index mailing_contacts_list_idx on public.mailing_contacts (mailing_list, name, id);
create index mailing_contacts_name_idx on public.mailing_contacts (name, id);
create index mailing_contacts_created_idx on public.mailing_contacts (created_at desc, id);
create index mailing_contacts_campus_idx on public.mailing_contacts (campus);
create index mailing_contacts_email_idx on public.mailing_contacts (email);

alter table public.mailing_contacts enable row level security;
grant select, insert, update, delete on public.mailing_contacts to anon, authenticated;
grant all on public.mailing_contacts to service_role;
create policy "Admins manage" on public.mailing_contacts for all to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));

create trigger stamp before insert or update on public.mailing_contacts
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.mailing_contacts
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.mailing_contacts
  for each row execute function private.audit_row();

insert into private.managed_tables values ('mailing_contacts');

-- The lists for colleagues who write messages, with the number of people of the caller's campuses on each; no rows
-- for others.
create function public.list_mailing_lists() returns table (name text, people bigint)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  scope text[] := private.campus_scope();
begin
  if not private.may('family_messages', false) then
    return;
  end if;
  return query
    select c.mailing_list, count(*) from public.mailing_contacts c
    where scope is null or c.campus is null or c.campus = any (scope)
    group by c.mailing_list order by c.mailing_list;
end $$;
grant execute on function public.list_mailing_lists to authenticated;
