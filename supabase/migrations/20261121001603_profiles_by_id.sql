-- A page of the directory is read by the ids of its people. Without statistics the planner takes any
-- index that begins with the status, or the whole table, for as good a way: neither is left to it.
drop index public.alumni_profiles_status_name_idx;
create index alumni_profiles_unverified_idx on public.alumni_profiles (status, created_at, id)
  where status <> 'verified';
alter function public.list_directory(text, integer, text, text, text, text, text, boolean, uuid, integer)
  set enable_seqscan = off;
alter function public.list_directory(text, integer, text, text, text, text, text, boolean, uuid, integer)
  set enable_bitmapscan = off;
