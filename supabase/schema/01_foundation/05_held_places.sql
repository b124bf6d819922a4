-- Cancelling a place, and undoing that within a minute. The row keeps its former status (`held_as`) and the end of
-- that minute (`held_until`); nobody else gets the place before then.

create function private.hold_end() returns timestamptz
language sql stable set search_path = ''
as $$ select now() + interval '1 minute' $$;

-- Clears the hold unless the row has the status that the trigger's argument names: only such a row can be restored.
create function private.stamp_hold() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.status <> tg_argv[0] then
    new.held_until := null;
    new.held_as := null;
  end if;
  return new;
end $$;

create function private.require_held(held_until timestamptz, is_replaced boolean) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if held_until is null or held_until <= now() or is_replaced then
    raise exception 'This can no longer be taken back.' using errcode = 'PT409', detail = 'cancellation_final';
  end if;
end $$;
