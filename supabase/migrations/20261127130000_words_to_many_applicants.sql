-- The same words to many families who apply.

-- The office says the same words to every family whose application is in one of these stages, of a campus and a class or
-- of all: each in its language where the words have it, else in English. Where documents are missing, the words that
-- name them stay above. Returns how many; who was told these words already is not told again.
create function public.tell_applicants(stages text[], words jsonb, campus text default null, class text default null)
returns integer
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  said text := private.require_text(tell_applicants.words ->> 'en', 'en', 3, 4000);
  told integer;
begin
  perform private.require_may('applications');
  perform private.require_campus(tell_applicants.campus);
  perform private.require_text(w.value, w.key, 0, 4000) from jsonb_each_text(tell_applicants.words) w;
  if not tell_applicants.stages <@ array['received', 'documents_missing', 'visit', 'offer', 'waiting', 'accepted']
     or cardinality(tell_applicants.stages) = 0 then
    raise exception 'Please choose stages.' using errcode = '22023', detail = 'stages';
  end if;
  with of_families as (
    select a.id, coalesce(nullif(btrim(tell_applicants.words ->> a.language), ''), said) as own from public.applications a
    where a.stage = any (tell_applicants.stages) and (tell_applicants.campus is null or a.campus = tell_applicants.campus)
      and (tell_applicants.class is null or a.class = tell_applicants.class)
  )
  update public.applications a
  set words = case when a.stage = 'documents_missing' and a.words <> '' and length(f.own) < 3998
    then left(a.words, 3998 - length(f.own)) || E'\n\n' || f.own else f.own end
  from of_families f where a.id = f.id and a.words <> f.own
    and right(a.words, length(f.own) + 2) <> E'\n\n' || f.own;
  get diagnostics told = row_count;
  return told;
end $$;
grant execute on function public.tell_applicants to authenticated;
