-- How the office keeps the levels and classes, whose tables are in 01_foundation.sql.

create policy "Who may add" on public.levels for insert to authenticated
  with check ((select public.is_admin()));
create policy "Who may change" on public.levels for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Who may delete" on public.levels for delete to authenticated
  using ((select public.is_admin()));

create policy "Who may add" on public.classes for insert to authenticated
  with check ((select public.is_admin()));
create policy "Who may change" on public.classes for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Who may delete" on public.classes for delete to authenticated
  using ((select public.is_admin()));

create trigger keep before insert or update or delete on public.levels
  for each row execute function private.keep_list_row('level');

-- Its page, a sentence on the home page, fees and subjects of it: what only content names by its key. The rest
-- refers to it.
create function private.refuse_used_level() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.site_content c
      where private.untranslated_key(c.key) = 'academics/' || old.key
        or private.untranslated_key(c.key) = 'admissions'
          and jsonb_path_exists(c.content, '$.fees.campuses.* ? (exists (@.keyvalue() ? (@.key == $level)))',
            jsonb_build_object('level', old.key), true)
        or private.untranslated_key(c.key) = 'academics'
          and jsonb_path_exists(c.content, '$.subjects.rows[*] ? (@.from == $level || @.to == $level)',
            jsonb_build_object('level', old.key), true)) then
    raise exception 'Something belongs to this level. Archive it instead.'
      using errcode = '23503', detail = 'level_in_use';
  end if;
  return old;
end $$;
create trigger refuse_used before delete on public.levels
  for each row execute function private.refuse_used_level();

-- The stored name is the first name; whatever holds it is found by it for good.
create function private.keep_stored_name() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.stored_name := coalesce(new.stored_name, new.name);
  elsif new.stored_name <> old.stored_name then
    raise exception 'The stored name of a class never changes.' using errcode = '22023', detail = 'stored_name';
  end if;
  return new;
end $$;
-- Before "keep", which makes the key of it.
create trigger have_stored_name before insert or update on public.classes
  for each row execute function private.keep_stored_name();

create trigger keep before insert or update or delete on public.classes
  for each row execute function private.keep_list_row('class');

create function private.refuse_used_class() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.students s where s.class = old.stored_name)
    or exists (select from public.transfer_certificates t where t.class_left = old.stored_name)
    or exists (select from public.admission_enquiries a where a.class = old.stored_name)
    or exists (select from public.applications a where a.class = old.stored_name)
    or exists (select from public.meeting_bookings b where b.grade = old.stored_name)
    or exists (select from public.campuses c where old.stored_name in (c.first_class, c.last_class))
    or exists (select from public.weekly_subscriptions w where old.key = any (w.grades))
    or exists (select from public.push_subscriptions p where old.key = any (p.classes)) then
    raise exception 'Something belongs to this class. Archive it instead.'
      using errcode = '23503', detail = 'class_in_use';
  end if;
  return old;
end $$;
create trigger refuse_used before delete on public.classes
  for each row execute function private.refuse_used_class();

create trigger stamp before insert or update on public.levels
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.levels
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.levels
  for each row execute function private.audit_row();

create trigger stamp before insert or update on public.classes
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.classes
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.classes
  for each row execute function private.audit_row();

insert into private.managed_tables values ('classes'), ('levels');

-- Whether anything belongs to a level or a class is asked before it is deleted.
create index admission_enquiries_of_level_idx on public.admission_enquiries (level);
create index calendar_entries_of_level_idx on public.calendar_entries (level);
create index news_stories_of_level_idx on public.news_stories (level);
create index students_of_class_idx on public.students (class);
