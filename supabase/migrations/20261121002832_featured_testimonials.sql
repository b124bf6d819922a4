-- Staff choose the voices of the home page and put them in order, as they do with all that has an order. The
-- words stand beside the choice, so that its list, search and history say whose they are.

alter table public.featured_testimonials add column author text not null default '', add column quote text not null default '';
create index featured_testimonials_author_idx on public.featured_testimonials (author, id);

-- A new one comes last.
create function private.keep_featured_words() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  select t.author, t.quote into new.author, new.quote from public.testimonials t where t.id = new.testimonial_id;
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

update public.featured_testimonials set updated_at = updated_at;
insert into private.managed_tables values ('featured_testimonials') on conflict do nothing;
