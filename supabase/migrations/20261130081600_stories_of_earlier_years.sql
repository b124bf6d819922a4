-- An archive holds stories and pages from before the school was founded.
alter table public.news_stories drop constraint news_stories_publish_at_check;
alter table public.news_stories add constraint news_stories_publish_at_check
  check (publish_at between '1850-01-01' and '2101-01-01');
alter table public.own_pages drop constraint own_pages_publish_at_check;
alter table public.own_pages add constraint own_pages_publish_at_check
  check (publish_at between '1850-01-01' and '2101-01-01');
