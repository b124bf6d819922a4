-- Messages of the school's leaders, and what families and alumni say of the school.

create table public.leadership_messages (
  id uuid primary key default gen_random_uuid(),
  "order" integer not null default 0,
  name text not null check (length(btrim(name)) between 1 and 120),
  title text not null check (length(btrim(title)) between 1 and 160),
  photo text constraint leadership_messages_photo_address check (private.is_address(photo)),
  photo_alt text check (length(photo_alt) <= 300),
  excerpt text not null default '' check (length(excerpt) <= 600),
  full_message text not null default '' check (length(full_message) <= 20000),
  display_locations text[] not null default '{all}'
    check (cardinality(display_locations) between 1 and 20 and private.are_short(display_locations, 80)),
  campus text references public.campuses (key),
  translations jsonb not null default '{}' check (private.is_translation(translations)),
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint leadership_messages_full_message_clean_check
    check (private.is_clean_html(full_message) and private.is_clean_translation(translations, 'full_message'))
);
create index leadership_messages_order_idx on public.leadership_messages ("order", id);
create index leadership_messages_locations_idx on public.leadership_messages using gin (display_locations);
create index leadership_messages_of_campus_idx on public.leadership_messages (campus);

alter table public.leadership_messages enable row level security;
grant select, insert, update, delete on public.leadership_messages to anon, authenticated;
grant all on public.leadership_messages to service_role;
create policy "Messages are public" on public.leadership_messages for select to anon
  using (true);
create policy "Who may read" on public.leadership_messages for select to authenticated
  using (true);
create policy "Who may add" on public.leadership_messages for insert to authenticated
  with check ((select private.may('leadership_messages')));
create policy "Who may change" on public.leadership_messages for update to authenticated
  using ((select private.may('leadership_messages'))) with check ((select private.may('leadership_messages')));
create policy "Who may delete" on public.leadership_messages for delete to authenticated
  using ((select private.may('leadership_messages')));

create trigger stamp before insert or update on public.leadership_messages
  for each row execute function private.stamp_row();
create trigger keep_sample_mark before insert or update on public.leadership_messages
  for each row execute function private.keep_sample_mark();
create trigger guard_campus before insert or update or delete on public.leadership_messages
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.leadership_messages
  for each row execute function private.audit_row();
create trigger index_for_search after insert or update or delete on public.leadership_messages
  for each row execute function private.index_for_search();

insert into private.managed_tables values ('leadership_messages');

-- ---------------------------------------------------------------------------------------------------------
-- Testimonials, and the ones that the home page shows.

create table public.testimonials (
  id uuid primary key default gen_random_uuid(),
  quote text not null check (length(btrim(quote)) between 1 and 1200),
  author text not null check (length(btrim(author)) between 1 and 120),
  relation text not null default '' check (length(relation) <= 120),
  campus text references public.campuses (key),
  photo text constraint testimonials_photo_address check (private.is_address(photo)),
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  translations jsonb not null default '{}' check (private.is_translation(translations)),
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index testimonials_status_idx on public.testimonials (status, created_at desc, id);
create index testimonials_campus_idx on public.testimonials (campus, created_at desc) where status = 'approved';
create index testimonials_of_campus_idx on public.testimonials (campus);

alter table public.testimonials enable row level security;
grant select, insert, update, delete on public.testimonials to anon, authenticated;
grant all on public.testimonials to service_role;
create policy "Approved testimonials are public" on public.testimonials for select to anon
  using (status = 'approved');
create policy "Who may read" on public.testimonials for select to authenticated
  using (status = 'approved' or (select private.may('testimonials', false)));
create policy "Who may add" on public.testimonials for insert to authenticated
  with check ((select private.may('testimonials')));
create policy "Who may change" on public.testimonials for update to authenticated
  using ((select private.may('testimonials'))) with check ((select private.may('testimonials')));
create policy "Who may delete" on public.testimonials for delete to authenticated
  using ((select private.may('testimonials')));

create trigger stamp before insert or update on public.testimonials
  for each row execute function private.stamp_row();
create trigger keep_sample_mark before insert or update on public.testimonials
  for each row execute function private.keep_sample_mark();
create trigger guard_campus before insert or update or delete on public.testimonials
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.testimonials
  for each row execute function private.audit_row();

insert into private.managed_tables values ('testimonials');

-- Author and quote are copied here, so that its list, search and history show whose words they are.
create table public.featured_testimonials (
  id uuid primary key default gen_random_uuid(),
  testimonial_id uuid not null unique references public.testimonials (id) on delete cascade,
  position integer not null default 0,
  author text not null default '',
  quote text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index featured_testimonials_position_idx on public.featured_testimonials (position, id);
create index featured_testimonials_author_idx on public.featured_testimonials (author, id);

alter table public.featured_testimonials enable row level security;
grant select, insert, update, delete on public.featured_testimonials to anon, authenticated;
grant all on public.featured_testimonials to service_role;
create policy "Approved features are public" on public.featured_testimonials for select to anon
  using (exists (
    select from public.testimonials t where t.id = featured_testimonials.testimonial_id and t.status = 'approved'
  ));
create policy "Who may read" on public.featured_testimonials for select to authenticated
  using (
    exists (
      select from public.testimonials t where t.id = featured_testimonials.testimonial_id and t.status = 'approved'
    )
    or (select private.may('featured_testimonials', false))
  );
create policy "Who may add" on public.featured_testimonials for insert to authenticated
  with check ((select private.may('featured_testimonials')));
create policy "Who may change" on public.featured_testimonials for update to authenticated
  using ((select private.may('featured_testimonials'))) with check ((select private.may('featured_testimonials')));
create policy "Who may delete" on public.featured_testimonials for delete to authenticated
  using ((select private.may('featured_testimonials')));

create trigger stamp before insert or update on public.featured_testimonials
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.featured_testimonials
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.featured_testimonials
  for each row execute function private.audit_row();

insert into private.managed_tables values ('featured_testimonials');

-- Copies author and quote. A new row comes last.
create function private.keep_featured_words() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  select t.author, t.quote into new.author, new.quote from public.testimonials t where t.id = new.testimonial_id;
  if not found then
    raise exception 'There is no such testimonial.' using errcode = '23503', detail = 'testimonial_id';
  end if;
  if tg_op = 'INSERT' and new.position = 0 then
    new.position := coalesce((select max(f.position) from public.featured_testimonials f), 0) + 1;
  end if;
  return new;
end $$;
create trigger keep_words before insert or update on public.featured_testimonials
  for each row execute function private.keep_featured_words();

create function private.renew_featured_words() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.featured_testimonials f set author = new.author, quote = new.quote where f.testimonial_id = new.id;
  return null;
end $$;
create trigger keep_featured_words after update of author, quote on public.testimonials
  for each row when ((old.author, old.quote) is distinct from (new.author, new.quote))
  execute function private.renew_featured_words();
