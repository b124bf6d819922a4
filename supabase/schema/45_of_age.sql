-- Eighteen: guardians' answers end by themselves, and the student answers alone.

-- Whom the letter has been written about.
create table private.told_of_age (
  student_id uuid primary key references public.students (id) on delete cascade,
  told_at timestamptz not null default now()
);
alter table private.told_of_age enable row level security;

-- The server's timer: on the birthday, or within a month where it was missed, tells the guardians that their answers
-- have ended, and asks the student, where a mailbox of the student's own is known. Returns how many letters.
create function public.tell_of_age() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  child public.students;
  person public.guardians;
  written integer := 0;
begin
  perform private.require_server();
  for child in
    select * from public.students s
    where s.status = 'active' and private.is_of_age(s.date_of_birth)
      and s.date_of_birth > private.today() - interval '18 years 31 days'
      and not exists (select from private.told_of_age t where t.student_id = s.id)
    order by s.id for update skip locked
  loop
    insert into private.told_of_age (student_id) values (child.id);
    for person in
      select * from public.guardians g where g.student_id = child.id and not g.is_self and g.email is not null order by g.id
    loop
      perform private.queue_email(person.email, 'guardian_child_of_age', jsonb_build_object(
        'name', person.name, 'child', child.name, 'language', person.language));
      written := written + 1;
    end loop;
    if (private.current_wording()).id is not null then
      written := written + private.write_to_guardians(array[child.id], '{"self": true}');
    end if;
  end loop;
  return written;
end $$;
