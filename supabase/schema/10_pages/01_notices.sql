-- Notices. While an urgent one is shown, the banner shows nothing else. A notice may also appear in the calendar.
-- Most are one sentence; one with a body or with documents has a page of its own.

create table public.latest_updates (
  id uuid primary key default gen_random_uuid(),
  content text not null check (length(btrim(content)) between 1 and 500),
  -- The people it concerns, such as "Classes 6 to 8".
  concerns text not null default '' check (length(concerns) <= 160),
  body text not null default '' check (length(body) <= 12000),
  -- Documents of the library, in this order; deleted and expired ones are skipped.
  document_ids uuid[] not null default '{}' check (cardinality(document_ids) <= 8),
  -- Whether there is more to read than the sentence.
  has_page boolean not null generated always as (body <> '' or cardinality(document_ids) > 0) stored,
  -- The story in public.news_stories that tells more; not linked while it is not public.
  story_id uuid,
  link text constraint latest_updates_link_address check (private.is_address(link)),
  is_active boolean not null default true,
  starts_at timestamptz check (starts_at between '2003-01-01' and '2101-01-01'),
  expires_at timestamptz check (expires_at between '2003-01-01' and '2101-01-01'),
  campus text references public.campuses (key),
  priority integer not null default 0 check (priority between -100 and 100),
  -- While it is urgent the banner shows nothing else.
  is_urgent boolean not null default false,
  -- Its days in the calendar.
  calendar_from date check (calendar_from between date '2003-01-01' and date '2100-01-01'),
  calendar_to date,
  translations jsonb not null default '{}' check (private.is_translation(translations)),
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (expires_at > starts_at),
  check ((calendar_from is null) = (calendar_to is null)),
  check (calendar_to between calendar_from and calendar_from + 60),
  constraint latest_updates_body_clean_check
    check (private.is_clean_html(body) and private.is_clean_translation(translations, 'body'))
);
create index latest_updates_active_idx on public.latest_updates (created_at desc, id) where is_active;
create index latest_updates_banner_idx on public.latest_updates (is_urgent desc, priority desc, created_at desc, id)
  where is_active;
create index latest_updates_created_idx on public.latest_updates (created_at desc, id);
create index latest_updates_campus_idx on public.latest_updates (campus, created_at desc);
create index latest_updates_calendar_idx on public.latest_updates (calendar_from) where calendar_from is not null;

alter table public.latest_updates enable row level security;
grant select, insert, update, delete on public.latest_updates to anon, authenticated;
grant all on public.latest_updates to service_role;
create policy "Active updates are public" on public.latest_updates for select to anon
  using (
    is_active
    and (starts_at is null or starts_at <= now())
    and (expires_at is null or expires_at > now())
  );
create policy "Who may read" on public.latest_updates for select to authenticated
  using (
    (is_active and (starts_at is null or starts_at <= now()) and (expires_at is null or expires_at > now()))
    or (select private.may('latest_updates', false))
  );
create policy "Who may add" on public.latest_updates for insert to authenticated
  with check ((select private.may('latest_updates')));
create policy "Who may change" on public.latest_updates for update to authenticated
  using ((select private.may('latest_updates'))) with check ((select private.may('latest_updates')));
create policy "Who may delete" on public.latest_updates for delete to authenticated
  using ((select private.may('latest_updates')));

create trigger stamp before insert or update on public.latest_updates
  for each row execute function private.stamp_row();
create trigger keep_sample_mark before insert or update on public.latest_updates
  for each row execute function private.keep_sample_mark();
create trigger guard_campus before insert or update or delete on public.latest_updates
  for each row execute function private.guard_campus();
create trigger guard_drafts before insert or update or delete on public.latest_updates
  for each row execute function private.guard_drafts();
create trigger audit after insert or update or delete on public.latest_updates
  for each row execute function private.audit_row();
create trigger index_for_search after insert or update or delete on public.latest_updates
  for each row execute function private.index_for_search();

insert into private.managed_tables values ('latest_updates');

-- A single day in the calendar needs no end.
create function private.complete_notice_days() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.calendar_to := case when new.calendar_from is not null then coalesce(new.calendar_to, new.calendar_from) end;
  return new;
end $$;
create trigger complete_days before insert or update on public.latest_updates
  for each row execute function private.complete_notice_days();

-- The years of the current notices, by the date in India, newest first. It jumps through the index from one year to
-- the next, like public.list_story_years.
create function public.list_notice_years() returns setof integer
language sql stable set search_path = ''
as $$
  with recursive newest (moment) as (
    (select max(created_at) from public.latest_updates where is_active)
    union all
    select (
      select max(created_at) from public.latest_updates
      where is_active
        and created_at < date_trunc('year', newest.moment at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata'
    )
    from newest where newest.moment is not null
  )
  select extract(year from moment at time zone 'Asia/Kolkata')::integer from newest where moment is not null
$$;
grant execute on function public.list_notice_years to anon, authenticated;
