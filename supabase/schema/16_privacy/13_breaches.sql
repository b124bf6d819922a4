-- The register of personal data breaches: when each was noticed, what happened, to whose data, what was done, and who
-- was told when (Digital Personal Data Protection Act, 2023, section 8(6)). Only for administrators of the whole
-- school. Nothing is ever removed from it.
create table private.breaches (
  id uuid primary key default gen_random_uuid(),
  noticed_on date not null,
  what text not null,
  affected text not null,
  measures text not null,
  board_told_on date check (board_told_on >= noticed_on),
  people_told_on date check (people_told_on >= noticed_on),
  entered_by text not null,
  entered_at timestamptz not null default now(),
  changed_by text,
  changed_at timestamptz
);
create index breaches_noticed_idx on private.breaches (noticed_on desc, id);
alter table private.breaches enable row level security;

create function public.list_breaches(most integer default 200)
returns table (id uuid, noticed_on date, what text, affected text, measures text, board_told_on date, people_told_on date,
  entered_by text, entered_at timestamptz, changed_by text, changed_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_keeper();
  return query
    select b.id, b.noticed_on, b.what, b.affected, b.measures, b.board_told_on, b.people_told_on, b.entered_by, b.entered_at,
      b.changed_by, b.changed_at
    from private.breaches b order by b.noticed_on desc, b.id limit least(greatest(list_breaches.most, 1), 500);
end $$;
grant execute on function public.list_breaches to authenticated;

-- Checks a day on which somebody was told: not before the breach was noticed, and not in the future.
create function private.require_day_told(value date, noticed_on date, field text) returns date
language plpgsql stable set search_path = ''
as $$
begin
  if require_day_told.value < require_day_told.noticed_on or require_day_told.value > private.today() then
    raise exception 'This day is before the breach was noticed, or still to come.' using errcode = '22023', detail = field;
  end if;
  return require_day_told.value;
end $$;

-- Enters a breach; with an id, changes one. What happened, when and to whom stays as it was entered: later findings
-- are added to the measures.
create function public.save_breach(breach uuid default null, noticed_on date default null, what text default null,
  affected text default null, measures text default null, board_told_on date default null, people_told_on date default null)
returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  who text := private.require_keeper();
  day date := coalesce((select b.noticed_on from private.breaches b where b.id = save_breach.breach), save_breach.noticed_on);
  done text := private.require_text(save_breach.measures, 'measures', 10, 4000);
  saved uuid;
begin
  if save_breach.breach is not null then
    update private.breaches b
    set measures = done, changed_by = who, changed_at = now(),
      board_told_on = private.require_day_told(save_breach.board_told_on, day, 'board_told_on'),
      people_told_on = private.require_day_told(save_breach.people_told_on, day, 'people_told_on')
    where b.id = save_breach.breach returning b.id into saved;
    if saved is null then
      raise exception 'This breach is not in the register.' using errcode = 'PT404', detail = 'breach';
    end if;
    return saved;
  end if;
  if day is null or day > private.today() then
    raise exception 'Please give the day on which it was noticed.' using errcode = '22023', detail = 'noticed_on';
  end if;
  insert into private.breaches (noticed_on, what, affected, measures, board_told_on, people_told_on, entered_by)
  values (day, private.require_text(save_breach.what, 'what', 10, 4000),
    private.require_text(save_breach.affected, 'affected', 3, 1000), done,
    private.require_day_told(save_breach.board_told_on, day, 'board_told_on'),
    private.require_day_told(save_breach.people_told_on, day, 'people_told_on'), who)
  returning id into saved;
  return saved;
end $$;
grant execute on function public.save_breach to authenticated;
