-- Previews name rows by their id alone, no change of an event comes too late, names in emails are no links, and one
-- request about a picture does not undo another (docs/decisions/site-content.md, docs/decisions/events.md).

-- Links that were made before may name rows in another way; they last an hour.
delete from public.previews p
where p.table_name <> 'site_content' and jsonb_path_exists(p.rows, '$[*].column ? (@ != "id")');
alter table public.previews add constraint previews_rows_are_named_check check (
  table_name = 'site_content' or not jsonb_path_exists(rows, '$[*].column ? (@ != "id")'));

