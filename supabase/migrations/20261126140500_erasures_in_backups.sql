-- A backup of PostgreSQL says of each erasure what it still holds, and keeps that.
create or replace function public.record_erasure_check(certificate uuid, copy_at timestamptz default null,
  rows_left integer default null, oldest_copy_at timestamptz default null) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_server();
  update private.erasure_certificates c
  set checked_at = now(), copy_at = record_erasure_check.copy_at, rows_left = record_erasure_check.rows_left,
    oldest_copy_at = record_erasure_check.oldest_copy_at
  where c.id = record_erasure_check.certificate and (c.copy_at is null or record_erasure_check.copy_at is not null);
end $$;
