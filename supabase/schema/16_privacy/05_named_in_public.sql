-- Children whom the site still names after their guardians said no: words that were right when they were published.
-- The site does not rewrite a story itself, so the office learns of each place and changes it, or says why it is
-- right.

-- The places where visitors read about these children what they should not, without a reason on record: the findings
-- of `unexplained`, each with its row. Only rows that could hold a name are searched closely.
create function private.list_public_places(children uuid[]) returns setof jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  patterns text[] := array(
    select '%' || replace(private.words_of(s.name), ' ', '%') || '%' from public.students s
    where s.id = any (children) and private.is_guarded(s) and private.first_two_words(s.name) is not null);
  target text;
begin
  if patterns = '{}' then
    return;
  end if;
  for target in
    select c.relname from pg_catalog.pg_trigger t join pg_catalog.pg_class c on c.oid = t.tgrelid
    where t.tgname = 'check_before_publishing' order by 1
  loop
    return query execute format('
      with named as materialized (
        select to_jsonb(t) as shown from public.%1$I t where concat(to_jsonb(t)::text, %2$s) ilike any ($1)
      )
      select e.place || jsonb_build_object(''shown'', n.shown)
      from named n, jsonb_array_elements(
        private.unexplained(%1$L, (n.shown ->> ''id'')::uuid, false, private.public_words(%1$L, n.shown))) e (place)
      where private.is_shown(%1$L, n.shown) and (e.place ->> ''child'')::uuid = any ($2)', target,
      case target when 'documents' then '(select f.words from public.document_files f where f.id = t.file_id)' else '''''' end)
    using patterns, children;
  end loop;
end $$;

-- Those of one child, or of every child whose guardians refused one of the two questions about names; 300 at most.
create function public.list_public_places(student uuid default null)
returns table (target text, row_id uuid, shown jsonb, kind text, field text, excerpt text, words_hash text, child uuid,
  child_name text, child_class text)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  children uuid[] := array[list_public_places.student];
begin
  perform private.require_admin();
  if list_public_places.student is null then
    children := array(
      select distinct a.student_id from private.counting_answers a
      where not a.is_given and a.purpose in ('name_in_lists', 'name_with_face'));
  end if;
  return query
    select p ->> 'target', (p ->> 'row_id')::uuid, p -> 'shown', p ->> 'kind', p ->> 'field', p ->> 'excerpt',
      p ->> 'words_hash', s.id, s.name, concat_ws(' ', s.class, s.section)
    from private.list_public_places(children) p join public.students s on s.id = (p ->> 'child')::uuid
    order by s.name, s.id, p ->> 'target', p ->> 'row_id', p ->> 'field', p ->> 'kind' limit 300;
end $$;
grant execute on function public.list_public_places to authenticated;

-- When a guardian withdraws a name that is on the site, the office gets an email.
create function private.tell_office_of_names() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  child public.students;
  places bigint;
begin
  for child in
    select distinct s.* from fresh f join public.students s on s.id = f.student_id
    where f.channel = 'link' and not f.is_given and f.purpose in ('name_in_lists', 'name_with_face')
  loop
    select count(*) into places from private.list_public_places(array[child.id]);
    if places > 0 then
      perform private.queue_office_email('general', child.campus, 'office_child_named', jsonb_build_object(
        'child', child.name, 'admission_no', child.admission_no, 'id', child.id, 'places', places));
    end if;
  end loop;
  return null;
end $$;
create trigger tell_office_of_names after insert on public.consents referencing new table as fresh
  for each statement execute function private.tell_office_of_names();
