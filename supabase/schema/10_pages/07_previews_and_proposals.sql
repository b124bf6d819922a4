-- Previews: a row as its page would show it, before visitors see it. People who hold the link that the server signed
-- see it for an hour. `rows` holds what was typed, which may differ from what is saved. The audit log does not record
-- unsaved text.

create table public.previews (
  id uuid primary key default gen_random_uuid(),
  -- The page that shows it, without a language prefix.
  path text not null check (length(path) <= 500 and path ~ '^/\S*$'),
  table_name text not null check (table_name ~ '^[a-z_]{1,60}$'),
  -- [{"column": "id", "value": "…", "values": {…} or null}]
  rows jsonb not null check (jsonb_typeof(rows) = 'array' and length(rows::text) <= 500000),
  expires_at timestamptz not null default now() + interval '1 hour'
    check (expires_at <= created_at + interval '1 day'),
  created_by uuid default auth.uid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Other columns would name rows whose campus nobody checks (private.are_previewed_here).
  constraint previews_rows_are_named_check check (
    table_name = 'site_content' or not jsonb_path_exists(rows, '$[*].column ? (@ != "id")'))
);
create index previews_expires_idx on public.previews (expires_at);

alter table public.previews enable row level security;
grant select, insert, update, delete on public.previews to anon, authenticated;
grant all on public.previews to service_role;
-- Colleagues see only their own, because the text is not saved yet; administrators see all. A link shows the school's
-- own address to strangers, so colleagues preview only what they may write.
create policy "Staff manage their own" on public.previews for all to authenticated
  using ((select private.may('previews')) and (created_by = (select private.own_id()) or (select public.is_admin())))
  with check ((select private.may('previews')) and private.may(table_name)
    and (created_by = (select private.own_id()) or (select public.is_admin())));

create trigger stamp before insert or update on public.previews
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.previews
  for each row execute function private.guard_campus();

-- Whether the stored rows that a preview shows are of these campuses: its link shows a draft to anybody. Rows of
-- site_content are never hidden.
create function private.are_previewed_here(target text, rows jsonb, scope text[]) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  one record;
  stored jsonb;
begin
  for one in
    select r ->> 'value' as value, a.attname as name, format_type(a.atttypid, a.atttypmod) as type
    from jsonb_array_elements(are_previewed_here.rows) r
    join pg_catalog.pg_attribute a on a.attrelid = to_regclass(format('public.%I', target))
      and a.attname = r ->> 'column' and a.attnum > 0
    where target <> 'site_content'
  loop
    execute format('select to_jsonb(t) from public.%I t where t.%I = $1::%s', target, one.name, one.type)
      into stored using one.value;
    if stored is not null and private.is_of_campus(target, stored, scope) is false then
      return false;
    end if;
  end loop;
  return true;
end $$;

create function private.forget_previews() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.previews p where p.expires_at < now() - interval '1 day';
  return null;
end $$;
create trigger forget after insert on public.previews for each statement execute function private.forget_previews();

-- ---------------------------------------------------------------------------------------------------------
-- Proposals: changes that contributors propose to public rows. An editor compares one with the current text, and
-- approves it or returns it with an answer.

create table public.proposals (
  id uuid primary key default gen_random_uuid(),
  table_name text not null
    check (table_name in ('news_stories', 'latest_updates', 'own_pages', 'events', 'gallery_events')),
  row_id uuid not null,
  -- Columns and what they would hold.
  changes jsonb not null
    check (jsonb_typeof(changes) = 'object' and changes <> '{}' and length(changes::text) <= 200000),
  -- The row's updated_at when the proposal was made: it never overwrites a later change.
  seen timestamptz not null,
  -- The campus of the row, for the guard of campuses.
  campus text,
  proposed_by uuid default auth.uid() references auth.users (id) on delete set null,
  author_name text not null,
  state text not null default 'open' check (state in ('open', 'approved', 'returned')),
  -- What the editor said.
  answer text not null default '' check (length(answer) <= 1000),
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index proposals_state_idx on public.proposals (state, created_at desc, id);
create index proposals_row_idx on public.proposals (table_name, row_id);
create index proposals_author_idx on public.proposals (proposed_by);

alter table public.proposals enable row level security;
grant select, insert, update, delete on public.proposals to anon, authenticated;
grant all on public.proposals to service_role;
-- Only the functions below write here.
create policy "Who may read" on public.proposals for select to authenticated
  using ((select private.may('proposals', false)));

create trigger stamp before insert or update on public.proposals
  for each row execute function private.stamp_row();
create trigger guard_campus before insert or update or delete on public.proposals
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.proposals
  for each row execute function private.audit_row();

-- The columns that a proposal may change: those of its table, except those that the database sets.
create function private.proposed_columns(target text, changes jsonb) returns text[]
language sql stable set search_path = ''
as $$
  select coalesce(array_agg(a.attname::text order by a.attnum), '{}') from pg_catalog.pg_attribute a
  where a.attrelid = format('public.%I', target)::regclass and a.attnum > 0 and not a.attisdropped
    and a.attgenerated = '' and proposed_columns.changes ? a.attname::text
    and a.attname not in ('id', 'created_at', 'updated_at', 'is_sample')
$$;

create function public.propose_change(target text, wanted uuid, changes jsonb, seen timestamptz) returns uuid
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  colleague public.admin_users := private.own_admin_entry();
  present jsonb;
  wished jsonb;
  differing jsonb;
  proposal uuid;
begin
  perform private.require_may(coalesce(propose_change.target, ''));
  perform private.require_may('proposals');
  if propose_change.target not in ('news_stories', 'latest_updates', 'own_pages', 'events', 'gallery_events')
     or jsonb_typeof(propose_change.changes) is distinct from 'object' then
    raise exception 'This is not proposed.' using errcode = '22023', detail = 'target';
  end if;
  -- Compare values as the columns store them, because one moment can be written in several ways.
  execute format('select to_jsonb(t), to_jsonb(jsonb_populate_record(t, $2)) from public.%I t where t.id = $1',
    propose_change.target) into present, wished using propose_change.wanted, propose_change.changes;
  if present is null then
    raise exception 'This entry is not there any more.' using errcode = 'PT404', detail = 'wanted';
  end if;
  if (present ->> 'updated_at')::timestamptz is distinct from propose_change.seen then
    raise exception 'It was changed meanwhile.' using errcode = 'PT409', detail = 'stale';
  end if;
  select jsonb_object_agg(name, wished -> name) into differing
  from unnest(private.proposed_columns(propose_change.target, propose_change.changes)) as name
  where wished -> name is distinct from present -> name;
  if differing is null then
    raise exception 'There is nothing to change.' using errcode = '22023', detail = 'changes';
  end if;
  -- The same proposal again: the response to the first was lost.
  select p.id into proposal from public.proposals p
  where p.table_name = propose_change.target and p.row_id = propose_change.wanted and p.changes = differing
    and p.seen = propose_change.seen and p.proposed_by = private.own_id() and p.state = 'open';
  if proposal is not null then
    return proposal;
  end if;
  insert into public.proposals (table_name, row_id, changes, seen, campus, author_name)
  values (propose_change.target, propose_change.wanted, differing, propose_change.seen, present ->> 'campus',
    coalesce(colleague.full_name, colleague.email))
  returning id into proposal;
  return proposal;
end $$;
grant execute on function public.propose_change to authenticated;

-- Approves a proposal, which changes the row as an editor's own save would, or returns it. False if the row was
-- changed meanwhile: then nothing happens.
create function public.decide_proposal(proposal uuid, approve boolean, answer text default '') returns boolean
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  own public.proposals;
  names text;
  written integer;
begin
  perform private.require_may('proposals');
  if private.office_role() = 'contributor' then
    raise exception 'An editor decides on proposals.' using errcode = '42501', detail = 'not_publisher';
  end if;
  select * into own from public.proposals p where p.id = decide_proposal.proposal and p.state = 'open' for update;
  if own.id is null then
    raise exception 'This proposal is decided already.' using errcode = 'PT404', detail = 'proposal';
  end if;
  perform private.require_may(own.table_name);
  if decide_proposal.approve then
    select string_agg(format('%I', name), ', ') into names
    from unnest(private.proposed_columns(own.table_name, own.changes)) as name;
    execute format(
      'update public.%1$I t set (%2$s) = (select %2$s from jsonb_populate_record(t, $1))
       where t.id = $2 and t.updated_at = $3',
      own.table_name, names) using own.changes, own.row_id, own.seen;
    get diagnostics written = row_count;
    if written = 0 then
      return false;
    end if;
  end if;
  update public.proposals p set state = case when decide_proposal.approve then 'approved' else 'returned' end,
    answer = coalesce(private.require_text(decide_proposal.answer, 'answer', 0, 1000), ''), decided_at = now()
  where p.id = own.id;
  return true;
end $$;
grant execute on function public.decide_proposal to authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- Drafts of contributors: an editor publishes them, so the office lists those that wait. Nothing is handed in: what a
-- contributor last wrote waits until it is published or deleted.

-- Rows that are not public and that a contributor has written since they last were public, the longest waiting first.
-- Limited colleagues find those of their campuses, which they may publish.
create function private.contributors_drafts()
returns table (table_name text, row_id uuid, title text, author_name text, saved_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  scope text[] := private.campus_scope();
begin
  return query
    with contributors as (
      select u.id, coalesce(a.full_name, a.email) as name
      from public.admin_users a join auth.users u on lower(u.email) = a.email
      where a.role = 'contributor'
    ), drafts as (
      select 'latest_updates' as target, n.id, n.content as title, n.campus
      from public.latest_updates n where not n.is_active
      union all
      select 'news_stories', s.id, s.title, s.campus from public.news_stories s where s.status = 'draft'
      union all
      select 'own_pages', p.id, p.title, null from public.own_pages p where p.status = 'draft'
      union all
      select 'events', e.id, e.title, e.campus from public.events e where e.status = 'draft'
      union all
      select 'gallery_events', g.id, g.title, g.campus
      from public.gallery_events g where not g.published and g.publish_at is null
    )
    select d.target, d.id, d.title, saved.name, saved.at
    from drafts d
    cross join lateral (
      select c.name, l.created_at as at
      from public.audit_log l join contributors c on c.id = l.actor
      where l.table_name = d.target and l.row_id = d.id
      order by l.created_at desc limit 1) as saved
    -- Most schools have no contributor, and many notices that have ended.
    where exists (select from contributors) and (scope is null or d.campus = any (scope))
      and not exists (
        select from public.audit_log p
        where p.table_name = d.target and p.row_id = d.id and p.created_at > saved.at
          and p.after is not null and private.is_public_row(d.target, p.after))
    order by saved.at, d.id;
end $$;

-- For colleagues who publish; at most 200.
create function public.list_contributors_drafts()
returns table (table_name text, row_id uuid, title text, author_name text, saved_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_may('proposals');
  if private.office_role() = 'contributor' then
    raise exception 'An editor publishes drafts.' using errcode = '42501', detail = 'not_publisher';
  end if;
  return query select * from private.contributors_drafts() limit 200;
end $$;
grant execute on function public.list_contributors_drafts to authenticated;
