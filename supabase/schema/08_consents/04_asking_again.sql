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

-- The server's timer: once the day has come, asks every guardian in the same words. Returns how many emails.
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
    array(select s.id from public.students s where s.status = 'active'),
    jsonb_build_object('again', true, 'answer_by', private.today() + 60));
end $$;
