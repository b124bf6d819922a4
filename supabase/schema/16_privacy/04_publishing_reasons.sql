-- What the office asks and answers before it publishes words about a child: the findings, and why they are right.

create function private.require_publisher() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.office_role() = 'contributor' then
    raise exception 'An editor changes what is public.' using errcode = '42501', detail = 'not_publisher';
  end if;
end $$;

-- Returns what these texts would tell, before they are saved. For those who publish: a contributor could ask it for
-- every day and number until it names a child.
create function public.check_before_publishing(target text, texts jsonb)
returns table (kind text, field text, excerpt text, child uuid)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_may(coalesce(check_before_publishing.target, ''));
  perform private.require_publisher();
  if private.columns_with_words(check_before_publishing.target) is null then
    raise exception 'Visitors do not read this.' using errcode = '22023', detail = 'target';
  end if;
  if jsonb_typeof(check_before_publishing.texts) is distinct from 'object'
     or length(check_before_publishing.texts::text) > 100000
     or jsonb_path_exists(check_before_publishing.texts, '$.* ? (@.type() != "string")') then
    raise exception 'Please send the texts by their names.' using errcode = '22023', detail = 'texts';
  end if;
  return query
    select e.kind, e.field, e.excerpt, e.child from private.find_told(check_before_publishing.texts) e
    order by e.field, e.kind, e.child limit 100;
end $$;
grant execute on function public.check_before_publishing to authenticated;

-- Saves why a finding of the check is right. `row_id` is null for a row that is not saved yet.
create function public.give_publishing_reason(target text, row_id uuid, kind text, child uuid, words_hash text, reason text)
returns uuid
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  kept uuid;
begin
  perform private.require_may(coalesce(give_publishing_reason.target, ''));
  perform private.require_publisher();
  if private.columns_with_words(give_publishing_reason.target) is null then
    raise exception 'Visitors do not read this.' using errcode = '22023', detail = 'target';
  end if;
  if coalesce(give_publishing_reason.words_hash, '') !~ '^[0-9a-f]{64}$' then
    raise exception 'Please save again.' using errcode = '22023', detail = 'words_hash';
  end if;
  if coalesce(give_publishing_reason.kind, '') not in ('name_with_class', 'name_with_address', 'name', 'name_with_face',
    'birth_date', 'guardian_phone', 'guardian_mail', 'admission_no') then
    raise exception 'There is no such kind.' using errcode = '22023', detail = 'kind';
  end if;
  if not exists (select from public.students s where s.id = give_publishing_reason.child) then
    raise exception 'There is no such child.' using errcode = 'PT404', detail = 'child';
  end if;
  insert into public.publishing_reasons (target, row_id, kind, student_id, words_hash, reason)
  values (give_publishing_reason.target, give_publishing_reason.row_id, give_publishing_reason.kind,
    give_publishing_reason.child, give_publishing_reason.words_hash,
    private.require_text(give_publishing_reason.reason, 'reason', 10, 500))
  returning id into kept;
  return kept;
end $$;
grant execute on function public.give_publishing_reason to authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- Why words about a child were right to publish, for administrators: the latest first.

create function public.list_publishing_reasons(of_kind text default null, of_campus text default null,
  before_at timestamptz default null, before_id uuid default null, most integer default 50)
returns table (id uuid, kind text, reason text, given_at timestamptz, given_by text, target text, row_id uuid,
  shown jsonb, child uuid, child_name text, child_class text)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  one record;
begin
  perform private.require_admin();
  for one in
    select p.*, coalesce(a.full_name, a.email) as author, s.name as child_name, concat_ws(' ', s.class, s.section) as class
    from public.publishing_reasons p
    left join public.students s on s.id = p.student_id
    left join auth.users u on u.id = p.given_by
    left join public.admin_users a on a.email = lower(u.email)
    where (list_publishing_reasons.of_kind is null or p.kind = list_publishing_reasons.of_kind)
      and (list_publishing_reasons.of_campus is null or s.campus = list_publishing_reasons.of_campus)
      and (list_publishing_reasons.before_at is null
        or (p.created_at, p.id) < (list_publishing_reasons.before_at, list_publishing_reasons.before_id))
    order by p.created_at desc, p.id desc limit least(greatest(list_publishing_reasons.most, 1), 200)
  loop
    id := one.id;
    kind := one.kind;
    reason := one.reason;
    given_at := one.created_at;
    given_by := one.author;
    target := one.target;
    row_id := one.row_id;
    shown := null;
    -- Only names of tables that the check knows become part of a query.
    if one.row_id is not null and private.columns_with_words(one.target) is not null then
      execute format('select to_jsonb(t) from public.%I t where t.id = $1', one.target) into shown using one.row_id;
    end if;
    child := one.student_id;
    child_name := one.child_name;
    child_class := one.class;
    return next;
  end loop;
end $$;
grant execute on function public.list_publishing_reasons to authenticated;
