-- Sending an application; afterwards a family can accept an offer, withdraw, and undo that.

-- Finds another active application of the same child.
create function private.find_same_application(address text, child text, born date, but_for uuid) returns public.applications
language sql stable set search_path = ''
as $$
  select * from public.applications a
  where a.email = address and a.date_of_birth = born and lower(a.child_name) = lower(child)
    and a.stage not in ('draft', 'declined', 'withdrawn') and a.id <> but_for
  order by a.submitted_at limit 1
$$;

-- Sends a draft. From then on only an email opens the application, since anyone can type anyone's mailbox: earlier
-- links end, and the token given here only begins another child's application. A second application of the same
-- child gets the same answer as a first; the known family gets an email, and the draft is purged.
create function public.send_application(token text) returns table (reference text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  application public.applications;
  same public.applications;
begin
  -- The same form was sent twice.
  select a.* into application from public.applications a
  where a.family_token_hash = private.hash_token(send_application.token);
  if application.id is not null then
    return query select application.reference;
    return;
  end if;
  application := private.find_application(send_application.token);
  perform pg_advisory_xact_lock(hashtext('application'), hashtext(application.email));
  application := private.lock_draft(send_application.token);
  if num_nulls(application.child_name, application.date_of_birth, application.campus, application.class) > 0 then
    raise exception 'Please fill in the part about the child first.' using errcode = 'PT409', detail = 'application_incomplete';
  end if;
  -- A session has begun since, so the class may be another one now. What was filled in stays, and saving it again is
  -- enough.
  if application.session <> private.coming_session() then
    raise exception 'A new session has begun. Please check the class and save the part about the child again.'
      using errcode = 'PT409', detail = 'session_over';
  end if;
  -- The email brings a new link.
  delete from public.personal_links l where l.application_id = application.id;
  same := private.find_same_application(application.email, application.child_name, application.date_of_birth, application.id);
  if same.id is not null then
    update public.applications a set family_token_hash = private.hash_token(send_application.token)
    where a.id = application.id;
    perform private.queue_application_email('application_again', same);
    return query select application.reference;
    return;
  end if;
  perform set_config('private.family_decision', 'yes', true);
  update public.applications a
  set stage = 'received', submitted_at = now(), session = coalesce(a.session, private.coming_session()),
    family_token_hash = private.hash_token(send_application.token)
  where a.id = application.id returning * into application;
  perform set_config('private.family_decision', '', true);
  update public.admission_enquiries e set status = 'applied'
  where e.id = application.enquiry_id and e.status in ('new', 'contacted', 'visit_booked');
  perform private.queue_office_email('admissions', application.campus, 'office_application', jsonb_build_object(
    'reference', application.reference, 'child_name', application.child_name, 'class', application.class,
    'campus', application.campus, 'guardian_name', application.guardian_name, 'email', application.email,
    'phone', application.phone, 'message', application.message, 'written_in', application.language));
  return query select application.reference;
end $$;
grant execute on function public.send_application to anon, authenticated;

-- Accepts an offer, until the end of its last day.
create function public.accept_application_offer(token text) returns table (reference text, stage text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  application public.applications := private.find_application(accept_application_offer.token);
begin
  select a.* into application from public.applications a where a.id = application.id for update;
  if application.stage not in ('offer', 'accepted') then
    raise exception 'This offer no longer stands.' using errcode = 'PT409', detail = 'offer_gone';
  end if;
  if application.stage = 'offer' then
    if application.offer_ends_on < private.today() then
      raise exception 'The last day of this offer is over.' using errcode = 'PT409', detail = 'offer_over';
    end if;
    perform set_config('private.family_decision', 'yes', true);
    update public.applications a set stage = 'accepted', words = '' where a.id = application.id;
    perform set_config('private.family_decision', '', true);
  end if;
  return query select application.reference, 'accepted'::text;
end $$;
grant execute on function public.accept_application_offer to anon, authenticated;

-- Withdraws, which also declines an offer. This can be undone for another minute.
create function public.withdraw_application(token text) returns table (reference text, stage text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  application public.applications := private.find_application(withdraw_application.token);
begin
  select a.* into application from public.applications a where a.id = application.id for update;
  if application.stage in ('draft', 'declined') then
    raise exception 'This application no longer stands.' using errcode = 'PT409', detail = 'application_over';
  end if;
  if application.stage <> 'withdrawn' then
    perform set_config('private.family_decision', 'yes', true);
    update public.applications a
    set stage = 'withdrawn', words = '', held_as = application.stage, held_until = private.hold_end()
    where a.id = application.id returning * into application;
    perform set_config('private.family_decision', '', true);
  end if;
  return query select application.reference, application.stage;
end $$;
grant execute on function public.withdraw_application to anon, authenticated;

-- Undoes a withdrawal within a minute, unless the family has applied again.
create function public.restore_application(token text) returns table (reference text, stage text)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  application public.applications := private.find_application(restore_application.token);
begin
  select a.* into application from public.applications a where a.id = application.id for update;
  if application.stage = 'withdrawn' then
    perform private.require_held(application.held_until, (private.find_same_application(application.email,
      application.child_name, application.date_of_birth, application.id)).id is not null);
    perform set_config('private.family_decision', 'yes', true);
    update public.applications a set stage = application.held_as where a.id = application.id returning * into application;
    perform set_config('private.family_decision', '', true);
  end if;
  return query select application.reference, application.stage;
end $$;
grant execute on function public.restore_application to anon, authenticated;
