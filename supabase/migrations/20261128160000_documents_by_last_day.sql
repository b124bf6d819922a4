-- The list of documents by their last day, as the dashboard leads to it.
alter table public.documents
  add column due_order date not null generated always as (coalesce(expires_on, date '2100-01-01')) stored;
create index documents_due_idx on public.documents (due_order, id);
