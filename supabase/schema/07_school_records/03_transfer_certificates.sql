-- Transfer certificates that the school has issued. A holder looks one up by its number and the child's date of
-- birth; they cannot be listed.

-- Ignores spaces, punctuation and capitals in a number: "TC/2026/014" is "tc 2026-014".
create function private.plain_certificate_no(written text) returns text
language sql immutable set search_path = ''
as $$ select upper(regexp_replace(coalesce(written, ''), '[^[:alnum:]]', '', 'g')) $$;
grant execute on function private.plain_certificate_no to authenticated;

create table public.transfer_certificates (
  id uuid primary key default gen_random_uuid(),
  certificate_no text not null check (length(btrim(certificate_no)) between 1 and 40),
  student_id uuid references public.students (id) on delete set null,
  student_name text not null check (length(btrim(student_name)) between 1 and 120),
  date_of_birth date not null check (date_of_birth between date '1980-01-01' and date '2100-01-01'),
  admission_no text check (length(admission_no) <= 40),
  campus text not null references public.campuses (key),
  class_left text not null check (length(class_left) between 1 and 30),
  left_on date not null check (left_on between '1850-01-01' and '2101-01-01'),
  issued_on date not null default private.today() check (issued_on between date '1850-01-01' and date '2100-01-01'),
  status text not null default 'valid' check (status in ('valid', 'replaced', 'cancelled')),
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (issued_on >= left_on - 366)
);
create unique index transfer_certificates_number_idx
  on public.transfer_certificates (private.plain_certificate_no(certificate_no));
create index transfer_certificates_student_idx on public.transfer_certificates (student_id);
create index transfer_certificates_issued_idx on public.transfer_certificates (issued_on desc, id);
create index transfer_certificates_of_campus_idx on public.transfer_certificates (campus);

alter table public.transfer_certificates enable row level security;
grant select, insert, update, delete on public.transfer_certificates to anon, authenticated;
grant all on public.transfer_certificates to service_role;
create policy "Admins manage" on public.transfer_certificates for all to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));

create trigger stamp before insert or update on public.transfer_certificates
  for each row execute function private.stamp_row();
create trigger keep_sample_mark before insert or update on public.transfer_certificates
  for each row execute function private.keep_sample_mark();
create trigger guard_campus before insert or update or delete on public.transfer_certificates
  for each row execute function private.guard_campus();
create trigger audit after insert or update or delete on public.transfer_certificates
  for each row execute function private.audit_row();

insert into private.managed_tables values ('transfer_certificates');

-- Wrong look-ups of the last hour, over all replicas. No client has a policy.
create table public.certificate_lookups (
  id uuid primary key default gen_random_uuid(),
  certificate_no text not null check (length(certificate_no) <= 40),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index certificate_lookups_number_idx on public.certificate_lookups (certificate_no, created_at);
create index certificate_lookups_created_idx on public.certificate_lookups (created_at);

alter table public.certificate_lookups enable row level security;
grant select, insert, update, delete on public.certificate_lookups to anon, authenticated;
grant all on public.certificate_lookups to service_role;

create trigger stamp before insert or update on public.certificate_lookups
  for each row execute function private.stamp_row();

-- A wrong number and a wrong date get the same answer: no row. After ten wrong dates in an hour a number is answered
-- with 429, whether such a certificate exists or not; after 1,500 wrong look-ups every number is. Called through the
-- web server, which checks the form first and counts by network (docs/decisions/public-forms.md).
create function public.find_transfer_certificate(certificate_no text, date_of_birth date)
returns table (number text, student_name text, admission_no text, campus text, class_left text,
               left_on date, issued_on date, status text)
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  asked text := left(private.plain_certificate_no(find_transfer_certificate.certificate_no), 40);
begin
  if asked = '' or find_transfer_certificate.date_of_birth is null then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtext('certificate_lookups'), hashtext(asked));
  delete from public.certificate_lookups l where l.created_at < now() - interval '1 hour';
  if (select count(*) from public.certificate_lookups l where l.certificate_no = asked) >= 10
     or (select count(*) from public.certificate_lookups l) >= 1500 then
    raise exception 'This number was asked for too often. Please try again in an hour.'
      using errcode = 'PT429', detail = 'certificate_no';
  end if;
  return query
    select t.certificate_no, t.student_name, t.admission_no, t.campus, t.class_left, t.left_on, t.issued_on, t.status
    from public.transfer_certificates t
    where private.plain_certificate_no(t.certificate_no) = asked
      and t.date_of_birth = find_transfer_certificate.date_of_birth;
  if not found then
    insert into public.certificate_lookups (certificate_no) values (asked);
  end if;
end $$;
