-- What rows say in other languages: {"hi": {"title": "…"}}. A page in Hindi shows a row's translation
-- where it is whole, else its English, marked as such. Page texts have rows of their own: the Hindi
-- of site_content "about" is "hi/about", with its own draft and publication.

create function private.is_translation(value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select jsonb_typeof(value) = 'object'
    and length(value::text) <= 40000
    and not exists (select from jsonb_each(value) entry where entry.key <> 'hi' or jsonb_typeof(entry.value) <> 'object')
$$;

do $$
declare
  name text;
begin
  foreach name in array array['latest_updates', 'leadership_messages', 'sports_programs', 'events',
    'gallery_events', 'gallery_images', 'youtube_videos', 'testimonials', 'calendar_entries']
  loop
    execute format('alter table public.%I add column translations jsonb not null default ''{}''', name);
    execute format('alter table public.%I add constraint %I check (private.is_translation(translations))',
      name, name || '_translations_check');
  end loop;
end $$;
