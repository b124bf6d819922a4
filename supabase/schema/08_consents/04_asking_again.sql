-- A new academic session asks again: guardians decide anew, and last session's answers count for two more months. The
-- words stay the same, as a version of their own.

-- The first day of the academic session that a day is in.
create function private.school_year_start(day date) returns date
language sql immutable set search_path = ''
as $$ select make_date(extract(year from day - interval '3 months')::integer, 4, 1) $$;

-- The day on which the guardians are asked again automatically; null if the school does not want it. Words from the
-- last three months of a session count as those of the next.
create function private.asked_again_on(wording public.consent_wordings) returns date
language sql stable set search_path = ''
as $$
  select case when (asked_again_on.wording).asks_every_year
    then private.school_year_start((asked_again_on.wording).asked_from + 90) + interval '1 year' end::date
$$;

-- The server's timer: once the day has come, asks every guardian in the same words. Returns the number of emails.
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
  -- The school already has words under this version.
  if not found then
    return 0;
  end if;
  return private.write_to_guardians(
    array(select s.id from public.students s where s.status = 'active'),
    jsonb_build_object('again', true, 'answer_by', private.today() + 60));
end $$;
