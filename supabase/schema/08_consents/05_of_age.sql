-- Eighteen: guardians' answers end automatically, and the student answers alone.

-- The students for whom this email has been sent.
create table private.told_of_age (
  student_id uuid primary key references public.students (id) on delete cascade,
  told_at timestamptz not null default now()
);
alter table private.told_of_age enable row level security;

-- The server's timer: on the birthday, or within a month if it was missed, tells the guardians that their answers
-- have ended, and asks the student if the student's own mailbox is known. Returns the number of emails.
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
      select * from public.guardians g
      where g.student_id = child.id and not g.is_self and private.guardian_address(g) is not null order by g.id
    loop
      perform private.queue_email(private.guardian_address(person), 'guardian_child_of_age', jsonb_build_object(
        'name', person.name, 'child', child.name, 'language', person.language));
      written := written + 1;
    end loop;
    if (private.current_wording()).id is not null then
      written := written + private.write_to_guardians(array[child.id], '{"self": true}');
    end if;
  end loop;
  return written;
end $$;

-- `is_self` never changes, and the student's mailbox and phone are no guardian's: their link answers for the student
-- alone.
create function private.guard_own_mailbox() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.is_self <> old.is_self then
    raise exception 'Add this person anew.' using errcode = '22023', detail = 'is_self';
  end if;
  if exists (select from public.guardians g where g.student_id = new.student_id and g.id <> new.id
      and g.is_self <> new.is_self and lower(g.email) = lower(new.email)) then
    raise exception 'The student needs a mailbox that is no guardian''s.' using errcode = '22023', detail = 'email';
  end if;
  if exists (select from public.guardians g where g.student_id = new.student_id and g.id <> new.id
      and g.is_self <> new.is_self and private.phone_address(g.phone) = private.phone_address(new.phone)) then
    raise exception 'The student needs a phone that is no guardian''s.' using errcode = '22023', detail = 'phone';
  end if;
  return new;
end $$;
create trigger guard_own_mailbox before insert or update on public.guardians
  for each row execute function private.guard_own_mailbox();
