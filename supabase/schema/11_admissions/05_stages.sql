-- Stages of an application: which follows which, and the email about it.

-- The times of a visit that the family chooses from.
alter table public.applications add column meeting_id uuid references public.meetings (id) on delete set null;
create index applications_meeting_idx on public.applications (meeting_id);

-- Changes of stage that the office may make. The office can correct itself, so every stage leads to every other, but
-- "accepted" follows only an offer and leads only to an offer or a withdrawal. For the family's changes see
-- private.keep_application_stage.
create table private.application_moves (
  from_stage text not null,
  to_stage text not null,
  primary key (from_stage, to_stage),
  check (from_stage <> to_stage)
);
alter table private.application_moves enable row level security;
insert into private.application_moves (from_stage, to_stage)
select a.stage, b.stage
from unnest(array['received', 'documents_missing', 'visit', 'offer', 'waiting', 'declined', 'withdrawn']) as a (stage)
cross join unnest(array['received', 'documents_missing', 'visit', 'offer', 'waiting', 'declined', 'withdrawn']) as b (stage)
where a.stage <> b.stage
union all values ('offer', 'accepted'), ('accepted', 'offer'), ('accepted', 'withdrawn');

-- For the office: every change of stage that it may make.
create function public.list_application_moves() returns table (from_stage text, to_stage text)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_may('applications', false);
  return query select m.from_stage, m.to_stage from private.application_moves m order by m.from_stage, m.to_stage;
end $$;
grant execute on function public.list_application_moves to authenticated;

-- Refuses impossible changes of stage. The family's functions set private.family_decision: a family can send a draft,
-- accept an offer, withdraw, and undo that.
create function private.keep_application_stage() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  is_possible boolean := case when coalesce(current_setting('private.family_decision', true), '') = 'yes' then
      old.stage = 'draft' and new.stage = 'received' or old.stage = 'offer' and new.stage = 'accepted'
      or new.stage = 'withdrawn' and old.stage in ('received', 'documents_missing', 'visit', 'offer', 'waiting', 'accepted')
      or old.stage = 'withdrawn' and new.stage = old.held_as
    else exists (select from private.application_moves m where m.from_stage = old.stage and m.to_stage = new.stage) end;
begin
  if is_possible is not true then
    raise exception 'An application cannot go from this stage to that one.'
      using errcode = 'PT409', detail = 'stage_not_possible';
  end if;
  new.stage_since := now();
  if new.stage <> 'withdrawn' then
    new.held_until := null;
    new.held_as := null;
  end if;
  return new;
end $$;
-- Not only of `stage`: a payment accepts an offer (15_payments/02_receipts.sql).
create trigger keep_stage before update on public.applications
  for each row when (new.stage is distinct from old.stage) execute function private.keep_application_stage();

-- Anyone can begin an application with anyone's mailbox, so those emails are counted by mailbox; all others are about
-- an application that was sent, which only an email opens.
create function private.queue_application_email(kind text, application public.applications, more jsonb default '{}')
returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.queue_email(application.email, kind, jsonb_build_object(
    'reference', application.reference, 'child_name', application.child_name, 'class', application.class,
    'campus', application.campus, 'guardian_name', application.guardian_name, 'stage', application.stage,
    'words', application.words, 'offer_ends_on', application.offer_ends_on, 'meeting_id', application.meeting_id,
    'paid_amount', application.paid_amount, 'paid_on', application.paid_on, 'language', application.language,
    'token', private.create_personal_link(application => application.id)) || more,
    about => case when application.stage <> 'draft' then application.id end);
end $$;

-- The family gets an email about every change, whoever made it: a new stage, new words, another last day of an offer.
-- A corrected address gets one too.
create function private.tell_applicant_family() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.queue_application_email(
    case when old.stage = 'draft' then 'application_received' else 'application_changed' end, new);
  return null;
end $$;
create trigger tell_family after update on public.applications for each row
  when (new.stage <> 'draft' and (new.stage is distinct from old.stage or new.email <> old.email
    or new.words is distinct from old.words and new.words <> ''
    or new.stage = 'visit' and new.meeting_id is distinct from old.meeting_id and new.meeting_id is not null
    or new.stage = 'offer' and new.offer_ends_on is distinct from old.offer_ends_on))
  execute function private.tell_applicant_family();
