-- The browser that sent an application learns its reference again: its Back button leads to the pages of the draft,
-- which no longer exist. A function cannot change what it returns.
drop function public.get_applicant_family(text);

create function public.get_applicant_family(token text)
returns table (reference text, guardian_name text, guardian_relation text, email text, phone text)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
    select a.reference, a.guardian_name, a.guardian_relation, a.email, a.phone from public.applications a
    where (a.family_token_hash = private.hash_token(get_applicant_family.token)
        and a.updated_at > now() - interval '30 days')
      or a.id = (select l.application_id from public.personal_links l
        where l.token_hash = private.hash_token(get_applicant_family.token));
end $$;
grant execute on function public.get_applicant_family to anon, authenticated;
