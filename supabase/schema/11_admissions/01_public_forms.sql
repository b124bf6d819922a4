-- What visitors send: admission enquiries, applications, contact messages, subscriptions to the weekly email and to
-- urgent notices. The web server checks each form before it calls these functions (docs/decisions/public-forms.md);
-- visitors cannot call them directly.

-- The n-th working day (Monday to Saturday) after today in India.
create function private.working_day_after(days integer) returns date
language sql stable set search_path = ''
as $$
  select day::date
  from generate_series(private.today() + 1, private.today() + days * 2 + 2, interval '1 day') as day
  where extract(isodow from day) < 7 order by day offset greatest(days, 1) - 1 limit 1
$$;
grant execute on function private.working_day_after to authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- Submissions of public forms in the last two days: how many came from a network, and which proofs of work were
-- spent, so that several replicas of the web server count together. Only the server reads and writes it.

create table public.form_submissions (
  id uuid primary key default gen_random_uuid(),
  form text not null check (form ~ '^[a-z][a-z_]{0,39}$'),
  -- Hashed with a secret of the server: no address is kept.
  network text not null check (length(network) between 8 and 64),
  -- The group of networks of an IPv6 line (server/http/networks.ts), hashed too; null for IPv4.
  site text check (length(site) between 8 and 64),
  -- Null if the page ran no script.
  proof text unique check (length(proof) between 8 and 64),
  -- The answer given, so that a form sent twice is kept once.
  reference text check (length(reference) <= 40),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index form_submissions_network_idx on public.form_submissions (network, created_at);
create index form_submissions_site_idx on public.form_submissions (site, created_at) where site is not null;
create index form_submissions_created_idx on public.form_submissions (created_at);

alter table public.form_submissions enable row level security;
grant select, insert, update, delete on public.form_submissions to anon, authenticated;
grant all on public.form_submissions to service_role;

create trigger stamp before insert or update on public.form_submissions
  for each row execute function private.stamp_row();

-- Counts one more submission from a network. Returns 'new' with its id; 'seen' with the earlier answer if the proof
-- was spent before; 'too_many' if the network has sent `most` of its kind (with or without a proof) within the hour,
-- or its site `most_of_site`; 'too_many_today' if it has sent `most_of_day` of this form within the day, or its site
-- `most_of_site_of_day`.
-- Runs with the caller's rights: row-level security refuses all but the server.
create function public.begin_form_submission(form text, network text, most integer, proof text default null,
  site text default null, most_of_site integer default null, most_of_day integer default null,
  most_of_site_of_day integer default null)
returns table (outcome text, id uuid, reference text)
language plpgsql volatile set search_path = ''
as $$
#variable_conflict use_column
declare
  spent public.form_submissions;
  own uuid;
begin
  perform pg_advisory_xact_lock(hashtext('form_submissions'),
    hashtext(coalesce(begin_form_submission.site, begin_form_submission.network)));
  delete from public.form_submissions s where s.created_at < now() - interval '2 days';
  if begin_form_submission.proof is not null then
    select * into spent from public.form_submissions s where s.proof = begin_form_submission.proof;
    if found then
      return query select 'seen'::text, spent.id, spent.reference;
      return;
    end if;
  end if;
  if (select count(*) from public.form_submissions s
      where s.network = begin_form_submission.network and s.created_at > now() - interval '1 hour'
        and (s.proof is null) = (begin_form_submission.proof is null)) >= begin_form_submission.most
     or (select count(*) from public.form_submissions s
      where s.site = begin_form_submission.site and s.created_at > now() - interval '1 hour'
        and (s.proof is null) = (begin_form_submission.proof is null)) >= begin_form_submission.most_of_site then
    return query select 'too_many'::text, null::uuid, null::text;
    return;
  end if;
  if begin_form_submission.most_of_day is not null
     and ((select count(*) from public.form_submissions s
         where s.network = begin_form_submission.network and s.form = begin_form_submission.form
           and s.created_at > now() - interval '1 day') >= begin_form_submission.most_of_day
       or (select count(*) from public.form_submissions s
         where s.site = begin_form_submission.site and s.form = begin_form_submission.form
           and s.created_at > now() - interval '1 day') >= begin_form_submission.most_of_site_of_day) then
    return query select 'too_many_today'::text, null::uuid, null::text;
    return;
  end if;
  insert into public.form_submissions (form, network, site, proof)
  values (begin_form_submission.form, begin_form_submission.network, begin_form_submission.site,
    begin_form_submission.proof)
  on conflict (proof) do nothing
  returning form_submissions.id into own;
  return query select case when own is null then 'seen' else 'new' end, own, null::text;
end $$;

-- Saves the answer. A null reference means that the form could not be saved: the same proof may be used again.
create function public.finish_form_submission(submission uuid, reference text default null) returns void
language plpgsql volatile set search_path = ''
as $$
#variable_conflict use_column
begin
  if finish_form_submission.reference is null then
    delete from public.form_submissions s where s.id = finish_form_submission.submission;
  else
    update public.form_submissions s set reference = finish_form_submission.reference
    where s.id = finish_form_submission.submission;
  end if;
end $$;
