-- Covers. An album whose cover is withheld shows another picture until its own may be shown again.

create table private.wanted_covers (
  album_id uuid primary key references public.gallery_events (id) on delete cascade deferrable initially deferred,
  path text not null
);
alter table private.wanted_covers enable row level security;

create function private.show_clear_cover() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  other public.gallery_images;
begin
  if private.is_withheld(new.cover, concat_ws(' ', new.cover_alt, new.translations::text))
     or exists (select from public.gallery_images i
       where i.gallery_event_id = new.id and i.path = new.cover and i.withheld_at is not null) then
    insert into private.wanted_covers (album_id, path) values (new.id, new.cover)
    on conflict (album_id) do update set path = excluded.path;
    select * into other from public.gallery_images i
    where i.gallery_event_id = new.id and i.hidden_at is null and i.withheld_at is null
    order by i.position, i.id limit 1;
    new.cover := other.path;
    new.cover_alt := nullif(other.alt, '');
    new.cover_width := other.width;
    new.cover_height := other.height;
    new.translations := private.with_cover_alt(new.translations, other.translations);
  elsif new.cover is not null and (pg_trigger_depth() = 1
      or exists (select from private.wanted_covers w where w.album_id = new.id and w.path = new.cover)) then
    delete from private.wanted_covers w where w.album_id = new.id;
  end if;
  return new;
end $$;
-- Runs before "focus_cover", which looks up the focal point of the cover.
create trigger clear_cover before insert or update of cover on public.gallery_events
  for each row execute function private.show_clear_cover();

create function private.change_covers_with_pictures() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.withheld_at is not null then
    update public.gallery_events g set cover = g.cover where g.id = new.gallery_event_id and g.cover = new.path;
  else
    update public.gallery_events g
    set cover = new.path, cover_alt = nullif(new.alt, ''), cover_width = new.width, cover_height = new.height,
      translations = private.with_cover_alt(g.translations, new.translations)
    where g.id = new.gallery_event_id and new.hidden_at is null
      and exists (select from private.wanted_covers w where w.album_id = g.id and w.path = new.path);
  end if;
  return null;
end $$;
-- Not "of withheld_at", because the trigger "judge" also changes it when the texts change.
create trigger change_covers after update on public.gallery_images
  for each row when ((old.withheld_at is null) <> (new.withheld_at is null))
  execute function private.change_covers_with_pictures();

-- ---------------------------------------------------------------------------------------------------------
-- Marking. Colleagues who publish mark every picture; a contributor marks only new pictures of their own.

create function private.require_marking(picture public.media_files) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.may('media_files')
     and not (private.may('uploads') and coalesce(picture.created_by = private.own_id(), false)
       and picture.people is null) then
    perform private.require_may('media_files');
  end if;
end $$;

-- Marks pictures: no child can be recognised ("nobody"), nobody stands out ("crowd"), these children are in them
-- ("children"), or they show these children's work without a face ("work"). Null removes the mark. Returns how many
-- of the pictures visitors can see now.
create function public.mark_pictures(ids uuid[], people text, children uuid[] default '{}') returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  picture public.media_files;
begin
  perform private.require_may('uploads');
  if cardinality(mark_pictures.ids) > 1000 or cardinality(mark_pictures.children) > 100 then
    raise exception 'Please mark fewer pictures at once.' using errcode = '22023', detail = 'ids';
  end if;
  if mark_pictures.people not in ('nobody', 'crowd', 'children', 'work') then
    raise exception 'Please choose one of the answers.' using errcode = '22023', detail = 'people';
  end if;
  if mark_pictures.people in ('children', 'work') and coalesce(cardinality(mark_pictures.children), 0) = 0 then
    raise exception 'Please choose the children in the picture.' using errcode = '22023', detail = 'children';
  end if;
  if exists (select from unnest(mark_pictures.children) c where not exists (select from public.students s where s.id = c)) then
    raise exception 'There is no such child.' using errcode = 'PT404', detail = 'children';
  end if;
  for picture in
    select * from public.media_files m where m.id = any (mark_pictures.ids) and m.purpose = 'site' order by m.id for update
  loop
    perform private.require_marking(picture);
    -- First remove the mark, so that the picture is not shown while its children change.
    update public.media_files m set people = null where m.id = picture.id and m.people in ('children', 'work');
    delete from public.pictured_children c where c.media_id = picture.id;
    if mark_pictures.people in ('children', 'work') then
      insert into public.pictured_children (media_id, student_id)
      select distinct picture.id, c from unnest(mark_pictures.children) c;
    end if;
    update public.media_files m set people = mark_pictures.people where m.id = picture.id;
  end loop;
  return (select count(*) from public.media_files m where m.id = any (mark_pictures.ids) and not m.withheld);
end $$;
grant execute on function public.mark_pictures to authenticated;

-- The marks of pictures: one row a picture, or one a child, with whether the child's face and work may be shown.
create function public.list_picture_marks(ids uuid[])
returns table (media_id uuid, people text, withheld boolean, child_id uuid, child_name text, child_class text,
  may_be_shown boolean, work_may_be_shown boolean)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_may('media_files', false);
  perform private.require_at_most(cardinality(list_picture_marks.ids), 2000, 'ids');
  return query
    select m.id, m.people, m.withheld, s.id, s.name, concat_ws(' ', s.class, s.section),
      case when c.id is not null then coalesce(private.is_permitted(s.id, 'public_pictures'), false) end,
      case when c.id is not null then coalesce(private.is_permitted(s.id, 'work_and_voice'), false) end
    from public.media_files m
    left join public.pictured_children c on c.media_id = m.id
    left join public.students s on s.id = c.student_id
    where m.id = any (list_picture_marks.ids) and m.purpose = 'site'
    order by m.id, s.name, s.id;
end $$;
grant execute on function public.list_picture_marks to authenticated;

-- Children to choose from: of a class, or by part of the name or the admission number.
create function public.list_children_to_mark(words text default '', of_campus text default null, of_class text default null,
  most integer default 60)
returns table (id uuid, name text, class text, section text, campus text, may_be_shown boolean, work_may_be_shown boolean)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  pattern text := '%' || replace(replace(replace(btrim(left(coalesce(list_children_to_mark.words, ''), 80)),
    '\', '\\'), '%', '\%'), '_', '\_') || '%';
begin
  perform private.require_may('uploads');
  return query
    select s.id, s.name, s.class, s.section, s.campus, private.is_permitted(s.id, 'public_pictures'),
      private.is_permitted(s.id, 'work_and_voice')
    from public.students s
    where s.status = 'active' and (s.name ilike pattern or s.admission_no ilike pattern)
      and (list_children_to_mark.of_campus is null or s.campus = list_children_to_mark.of_campus)
      and (list_children_to_mark.of_class is null or s.class = list_children_to_mark.of_class)
    order by s.name, s.id limit least(greatest(list_children_to_mark.most, 1), 200);
end $$;
grant execute on function public.list_children_to_mark to authenticated;

-- Albums with unmarked pictures: those that wait, and those that were public before marks were required.
create function public.list_albums_to_mark(most integer default 100)
returns table (album_id uuid, title text, held_on date, published boolean, unmarked integer, before_marks integer)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_may('media_files', false);
  return query
    select g.id, g.title, g.held_on, g.published, (count(*) filter (where m.people is null))::integer,
      (count(*) filter (where m.people = 'before'))::integer
    from public.media_files m
    join public.gallery_images i on private.media_id(i.path) = m.id
    join public.gallery_events g on g.id = i.gallery_event_id
    where m.purpose = 'site' and m.is_stored and (m.people is null or m.people = 'before')
    group by g.id
    order by g.published desc, count(*) filter (where m.people is null) desc, g.held_on desc nulls last, g.id
    limit least(greatest(list_albums_to_mark.most, 1), 500);
end $$;
grant execute on function public.list_albums_to_mark to authenticated;

-- ---------------------------------------------------------------------------------------------------------
-- Every replica reports each period once: it no longer shows anything that was withdrawn then. The last report
-- counts.
create function public.confirm_withheld(since timestamptz, until timestamptz) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_server();
  update public.consents c set took_effect_at = clock_timestamp()
  where not c.is_given and c.created_at <= confirm_withheld.until
    and (c.took_effect_at is null or c.created_at > confirm_withheld.since);
end $$;

-- When something was last taken away because somebody may not be shown; null if never. Browsers that keep pages drop
-- those from before. Erasures count themselves, since the withdrawals before them go with the rows: the moment would
-- fall back, and a phone that had missed it would keep the page. For the server.
create function public.get_last_withdrawal() returns timestamptz
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_server();
  return greatest(
    (select c.created_at from public.consents c where not c.is_given order by c.number desc limit 1),
    (select max(i.hidden_at) from public.gallery_images i where i.hidden_at <= now()),
    (select max(m.updated_at) from public.media_files m where m.withheld and m.people is not null),
    (select max(v.updated_at) from public.youtube_videos v where v.withheld and v.people is not null),
    (select max(e.erased_at) from private.erasure_certificates e),
    (select max(r.erased_at) from private.purge_runs r where r.kind in ('removed_pictures', 'leavers')));
end $$;
