-- Asking guardians. A child is unanswered while a question has no answer to words that still count.

create function private.is_unanswered(child uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select count(distinct c.purpose) < 5
  from public.consents c join public.consent_wordings w on w.id = c.wording_id
  join public.students s on s.id = c.student_id
  left join public.guardians g on g.id = c.guardian_id
  where c.student_id = child and coalesce(g.is_self, false) = private.is_of_age(s.date_of_birth) and w.asked_from >= (
    select coalesce(max(o.asked_from), date '2003-01-01') from public.consent_wordings o
    where o.asked_from <= private.today() and o.answer_by is not null)
$$;

-- Sends a personal link to every guardian's mailbox of these children, one email a mailbox and at most one a week in
-- the same words. Returns how many.
create function private.write_to_guardians(children uuid[], more jsonb default '{}') returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  wording public.consent_wordings := private.current_wording();
  address text;
  written integer := 0;
begin
  for address in
    select distinct private.guardian_address(g) from public.guardians g join public.students s on s.id = g.student_id
    where s.id = any (children) and private.guardian_address(g) is not null and private.closed_answers(s, g) is null
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

-- Asks the guardians of the chosen children. Returns the number of emails, and of children without a guardian who can
-- be reached.
create function public.ask_guardians(of_campus text default null, of_class text default null,
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
    where (private.closed_answers(s) is null or s.status = 'active' and exists (
        select from public.guardians g where g.student_id = s.id and g.is_self))
      and (ask_guardians.of_campus is null or s.campus = ask_guardians.of_campus)
      and (ask_guardians.of_class is null or s.class = ask_guardians.of_class)
      and (not coalesce(ask_guardians.only_unanswered, true) or private.is_unanswered(s.id)));
  written := private.write_to_guardians(chosen);
  return query select written, (
    select count(*)::integer from unnest(chosen) as c(id)
    where not exists (select from public.guardians g where g.student_id = c.id and private.guardian_address(g) is not null));
end $$;
grant execute on function public.ask_guardians to authenticated;

-- The server's timer: reminds guardians who have not answered everything, seven and twenty-one days after the first
-- email in the current words. Returns how many.
create function public.remind_guardians() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  due record;
  written integer := 0;
begin
  perform private.require_server();
  for due in
    select k.mailbox, k.wording_id, k.reminders from private.guardian_asks k
    where k.wording_id = (private.current_wording()).id
      and k.first_at <= now() - case k.reminders when 0 then interval '7 days' else interval '21 days' end
      and k.reminders < 2 and k.last_at <= now() - interval '6 days'
      and exists (
        select from public.guardians g join public.students s on s.id = g.student_id
        where private.is_address_of(g, k.mailbox) and private.closed_answers(s, g) is null and private.is_unanswered(s.id))
    order by k.mailbox for update skip locked
  loop
    update private.guardian_asks k set reminders = due.reminders + 1, last_at = now()
    where k.mailbox = due.mailbox and k.wording_id = due.wording_id;
    perform private.queue_guardian_link(due.mailbox, 'guardian_asked', jsonb_build_object('reminder', true));
    written := written + 1;
  end loop;
  return written;
end $$;

-- Purges codes and sessions after an hour, and the record of asking a mailbox that is no guardian's any more. Links
-- are purged at the end of their term (16_privacy/08_what_is_due.sql).
create function private.purge_guardian_access() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.guardian_codes c where c.created_at < now() - interval '1 hour';
  delete from private.guardian_sessions s where s.created_at < now() - interval '1 hour';
  delete from private.guardian_asks k where not private.is_guardians_mailbox(k.mailbox);
end $$;
