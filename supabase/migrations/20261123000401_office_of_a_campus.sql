-- Functions of the office that write past the guards of tables ask for the campus themselves: letters to the
-- guests of an event are its campus's; the rules of signing in and letters that failed are the whole school's.

create or replace function public.message_event_guests(wanted uuid, statuses text[], subject text, message text) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  event public.events;
  heading text := private.require_text(message_event_guests.subject, 'subject', 3, 150);
  words text := private.require_text(message_event_guests.message, 'message', 3, 4000);
  written integer;
begin
  if not public.is_admin() then
    raise exception 'Only administrators write to guests.' using errcode = '42501', detail = 'not_admin';
  end if;
  select * into event from public.events e where e.id = wanted for update;
  if event.id is null then
    raise exception 'This event was not found.' using errcode = 'PT404', detail = 'event_not_found';
  end if;
  perform private.require_campus(event.campus);
  if exists (select from public.mail_outbox m
             where m.template = 'event_message' and m.created_at > now() - interval '10 minutes'
               and m.data ->> 'event_id' = wanted::text and m.data ->> 'subject' = heading
               and m.data ->> 'message' = words) then
    raise exception 'These words went to guests a moment ago.' using errcode = 'PT409', detail = 'sent_already';
  end if;
  insert into public.mail_outbox (recipient, template, data)
  select r.email, 'event_message', private.rsvp_letter(event, r, private.create_rsvp_link(r.id))
    || jsonb_build_object('event_id', wanted, 'subject', heading, 'message', words)
  from public.event_rsvps r where r.event_id = wanted and r.status = any (statuses);
  get diagnostics written = row_count;
  return written;
end $$;

create or replace function public.require_second_factor(required boolean) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not public.is_admin() then
    raise exception 'Only an administrator changes this.' using errcode = '42501', detail = 'not_admin';
  end if;
  perform private.require_campus(null);
  if coalesce(auth.jwt() ->> 'aal', 'aal1') <> 'aal2' then
    raise exception 'Set up and confirm your own second factor first.'
      using errcode = '42501', detail = 'insufficient_aal';
  end if;
  update private.security_settings s
    set admins_need_second_factor = coalesce(required, false), updated_at = now() where s.only_row;
end $$;

create or replace function public.resend_mail(ids uuid[]) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  counted integer;
begin
  perform private.require_admin();
  perform private.require_campus(null);
  update public.mail_outbox m set attempts = 0, gave_up_at = null, next_attempt_at = now()
  where m.id = any (ids) and m.sent_at is null;
  get diagnostics counted = row_count;
  return counted;
end $$;

create or replace function public.confirm_sign_ups(required boolean) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_campus(null);
  update private.security_settings s set confirms_sign_ups = coalesce(required, false), updated_at = now() where s.only_row;
end $$;
