-- A guardian's page names pictures that visitors do not see without their files.

-- Every picture marked with a child, by the id of the mark: that of the file would open a picture that visitors do not
-- see. Only those that they see have a text, a path, and an id to ask for their removal.
create or replace function private.list_guardian_pictures(child uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'album', case when g.published then g.title end, 'shown', is_shown,
      'is_work', m.people = 'work',
      'picture_id', case when is_shown then i.id end, 'path', case when is_shown then i.path end,
      'width', i.width, 'height', i.height, 'alt', case when is_shown then i.alt end)
    order by g.held_on desc nulls last, g.title, i.position, p.id), '[]')
  from public.pictured_children p
  join public.media_files m on m.id = p.media_id
  left join public.gallery_images i on private.media_id(i.path) = m.id
  left join public.gallery_events g on g.id = i.gallery_event_id
  cross join lateral (select coalesce(g.published and i.hidden_at is null and i.withheld_at is null and not m.withheld,
    false) as is_shown) as v
  where p.student_id = child
$$;
