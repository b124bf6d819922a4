alter table public.consent_wordings add column asks_every_year boolean not null default true;

create or replace function private.keep_answered_words() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.consents c where c.wording_id = old.id)
     and (tg_op = 'DELETE' or to_jsonb(new) - array['answer_by', 'asks_every_year', 'updated_at'] <> to_jsonb(old) - array['answer_by', 'asks_every_year', 'updated_at']) then
    raise exception 'These words have been answered. Write a new version.' using errcode = '22023', detail = 'version';
  end if;
  return coalesce(new, old);
end $$;

-- A letter with a personal link to every guardian's mailbox of these children, one a mailbox and at most one a week in the
-- same words. Returns how many.
create function private.write_to_guardians(children uuid[], more jsonb default '{}') returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  wording public.consent_wordings := private.current_wording();
  address text;
  written integer := 0;
begin
  for address in
    select distinct lower(g.email) from public.guardians g where g.student_id = any (children) and g.email is not null
    order by 1
  loop
    insert into private.guardian_asks as k (mailbox, wording_id) values (address, wording.id)
    on conflict (mailbox, wording_id) do update set last_at = now() where k.last_at <= now() - interval '7 days';
    if found then
      perform private.queue_guardian_link(address, 'guardian_asked', more);
      written := written + 1;
    end if;
  end loop;
  return written;
end $$;

create or replace function public.ask_guardians(of_campus text default null, of_class text default null,
  only_unanswered boolean default true) returns table (asked integer, without_mailbox integer)
language plpgsql security definer set search_path = ''
as $$
declare
  wording public.consent_wordings := private.current_wording();
  chosen uuid[];
  written integer;
begin
  perform private.require_admin();
  perform private.require_campus(ask_guardians.of_campus);
  if wording.id is null then
    raise exception 'There are no words of consent yet.' using errcode = 'PT409', detail = 'no_wording';
  end if;
  chosen := array(
    select s.id from public.students s
    where private.closed_answers(s) is null
      and (ask_guardians.of_campus is null or s.campus = ask_guardians.of_campus)
      and (ask_guardians.of_class is null or s.class = ask_guardians.of_class)
      and (not coalesce(ask_guardians.only_unanswered, true) or private.is_unanswered(s.id)));
  written := private.write_to_guardians(chosen);
  return query select written, (
    select count(*)::integer from unnest(chosen) as c(id)
    where not exists (select from public.guardians g where g.student_id = c.id and g.email is not null));
end $$;

-- A new school year asks again: guardians decide for a child of this year, and those of last year count for two months
-- more. The words stay those in force, as a version of their own.

-- The first day of the school year in which a day lies.
create function private.school_year_start(day date) returns date
language sql immutable set search_path = ''
as $$ select make_date(extract(year from day - interval '3 months')::integer, 4, 1) $$;

-- On which day the guardians are asked again by themselves; null where the school does not want it. Words of the last
-- three months of a year are those of the next.
create function private.asked_again_on(wording public.consent_wordings) returns date
language sql stable set search_path = ''
as $$
  select case when (asked_again_on.wording).asks_every_year
    then private.school_year_start((asked_again_on.wording).asked_from + 90) + interval '1 year' end::date
$$;

-- The server's timer: once the day has come, asks every guardian in the same words. Returns how many letters.
create function public.ask_again() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  wording public.consent_wordings := private.current_wording();
  start date := private.school_year_start(private.today());
begin
  perform private.require_server();
  if wording.id is null or private.asked_again_on(wording) > private.today() or not wording.asks_every_year then
    return 0;
  end if;
  insert into public.consent_wordings (version, asked_from, answer_by, intro, public_pictures, shared_pictures,
    name_with_face, name_in_lists, work_and_voice, translations)
  values (to_char(start, 'YYYY') || '-' || to_char(start + interval '1 year', 'YY'), private.today(), private.today() + 60,
    wording.intro, wording.public_pictures, wording.shared_pictures, wording.name_with_face, wording.name_in_lists,
    wording.work_and_voice, wording.translations)
  on conflict (version) do nothing;
  -- The school has words of this name already.
  if not found then
    return 0;
  end if;
  return private.write_to_guardians(
    array(select s.id from public.students s where private.closed_answers(s) is null),
    jsonb_build_object('again', true, 'answer_by', private.today() + 60));
end $$;

create or replace function public.get_consent_report() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  report jsonb;
begin
  perform private.require_admin();
  select jsonb_build_object(
    'children', count(*),
    'without_mailbox', count(*) filter (where not exists (
      select from public.guardians g where g.student_id = s.id and g.email is not null)),
    'unanswered', count(*) filter (where (
      select count(*) from private.counting_answers a where a.student_id = s.id) < 5))
  into report from public.students s where s.status = 'active';
  return report || jsonb_build_object(
    'purposes', (
      select coalesce(jsonb_object_agg(p.purpose, jsonb_build_object('given', p.given, 'refused', p.refused)), '{}')
      from (
        select a.purpose, count(*) filter (where a.is_given) as given, count(*) filter (where not a.is_given) as refused
        from private.counting_answers a join public.students s on s.id = a.student_id and s.status = 'active'
        group by a.purpose
      ) as p),
    'pictures', (
      select jsonb_build_object(
        'nobody', count(*) filter (where m.people = 'nobody'), 'crowd', count(*) filter (where m.people = 'crowd'),
        'children', count(*) filter (where m.people = 'children' and not m.withheld),
        'before', count(*) filter (where m.people = 'before'),
        'unmarked', count(*) filter (where m.people is null),
        'waiting', count(*) filter (where m.people = 'children' and m.withheld))
      from public.media_files m where m.purpose = 'site' and m.is_stored),
    'withdrawals', (
      select jsonb_build_object('number', count(*),
        'longest', max(extract(epoch from c.took_effect_at - c.created_at)),
        'usual', percentile_cont(0.5) within group (order by extract(epoch from c.took_effect_at - c.created_at)))
      from public.consents c
      where not c.is_given and c.created_at > now() - interval '1 year' and exists (
        select from public.consents b where b.student_id = c.student_id and b.purpose = c.purpose and b.is_given
          and b.number < c.number)),
    'wording', (select jsonb_build_object('version', w.version, 'asked_from', w.asked_from, 'answer_by', w.answer_by,
      'asked_again_on', private.asked_again_on(w)) from private.current_wording() w where w.id is not null),
    'at', now());
end $$;
