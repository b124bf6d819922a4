import { useQuery } from "@tanstack/react-query";
import { useLocation, useParams } from "react-router";
import { getRow } from "../../../data/managed/rows.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { adminTexts } from "../admin.texts.ts";
import { AdminHead } from "../frame/admin-head.tsx";
import { BackToList } from "../frame/back-to-list.tsx";
import { LoadFailed } from "../frame/load-failed.tsx";
import { HistoryPanel } from "../history/history-panel.tsx";
import type { Resource } from "../resource.ts";
import { resourceAt } from "../resources.ts";
import { rowsKey } from "../row-queries.ts";
import type { Route } from "./+types/form-page";
import { RowForm } from "./row-form.tsx";
import "./row-form.css";

export const handle: PageHandle = { unlisted: true, frame: "admin" };

export const meta: Route.MetaFunction = (page) => {
  const t = adminTexts[metaLanguage(page)];
  const texts = resourceAt(page.location.pathname).texts[metaLanguage(page)];
  const title = page.params.id ? t.edit(texts.one) : texts.add;
  return pageMeta({ title: t.title(title), description: t.description }, page);
};

/** The form of any resource, for a new row and for one that is there. */
export default function FormPage() {
  const resource = resourceAt(useLocation().pathname);
  const { id } = useParams();
  const texts = resource.texts[useLanguage()];
  if (id) return <ExistingRow key={id} resource={resource} id={id} />;
  return (
    <>
      <AdminHead title={texts.add} lead={texts.lead} above={<BackToList resource={resource} />} />
      <RowForm key={resource.path} resource={resource} row={null} />
    </>
  );
}

function ExistingRow({ resource, id }: { resource: Resource; id: string }) {
  const t = useTexts(adminTexts);
  const row = useQuery({
    queryKey: [...rowsKey(resource.table), "row", id],
    queryFn: async () => getRow(await getBackend(), resource.table, id),
    staleTime: 0,
    // Never under the hands of who is writing: a stale save is noticed when it is saved.
    refetchOnReconnect: false,
  });
  const { about: About } = resource;
  const back = <BackToList resource={resource} />;
  if (row.isPending) {
    return (
      <div role="status" aria-label={t.loading} className="grid gap-4">
        <Skeleton className="h-12" />
        <Skeleton className="h-64" />
      </div>
    );
  }
  if (row.isError) return <LoadFailed retry={() => void row.refetch()} />;
  if (!row.data) {
    return (
      <EmptyState
        heading="h1"
        title={t.notThere}
        action={
          <ButtonLink to={`/admin/${resource.path}/trash`} variant="outline2">
            {t.trash}
          </ButtonLink>
        }
      >
        <p>{t.notThereNext}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <AdminHead title={resource.title(row.data)} above={back} />
      {About && <About row={row.data} />}
      {resource.fields.length > 0 && (
        <>
          {/* A restored version is a new beginning for the form. */}
          <RowForm key={row.data.updated_at} resource={resource} row={row.data} />
          <HistoryPanel resource={resource} row={row.data} />
        </>
      )}
    </>
  );
}
