import adminTexts from "messages:admin/admin/admin";
import erasureTexts from "messages:admin/retention/erasures";
import { useQuery } from "@tanstack/react-query";
import { listErasures } from "../../../data/retention/erasures.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { shortDate } from "../../ui/dates.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { LoadFailed } from "../frame/failures.tsx";
import { retentionKey } from "../query-keys.ts";
import type { Route } from "./+types/erasures-page";
import { ErasureForm } from "./erasure-form.tsx";
import { RetentionHead } from "./retention-head.tsx";
import "../list/list.css";
import "../people/people.css";

export const handle: PageHandle = { unlisted: true, frame: "admin" };

export const meta: Route.MetaFunction = (page) => {
  const language = metaLanguage(page);
  const { title, description } = adminTexts[language];
  return pageMeta({ title: title(erasureTexts[language].title), description }, page);
};

/** Erases on request, and lists earlier erasures. */
export default function ErasuresPage() {
  const language = useLanguage();
  const t = useTexts(erasureTexts);
  const erasures = useQuery({
    queryKey: [...retentionKey, "erasures"],
    queryFn: async () => listErasures(await getBackend()),
    staleTime: 0,
  });
  return (
    <>
      <RetentionHead title={t.title} lead={t.lead} />
      <ErasureForm />
      {erasures.isPending && <Skeleton className="h-40" />}
      {erasures.isError && <LoadFailed retry={() => void erasures.refetch()} />}
      {erasures.data?.length === 0 && (
        <EmptyState title={t.none}>
          <p>{t.noneNext}</p>
        </EmptyState>
      )}
      {erasures.data && erasures.data.length > 0 && (
        <section aria-label={t.list} className="about-row">
          <h2>{t.list}</h2>
          <ul className="trash-list">
            {erasures.data.map(({ id, number, reference, erased_at }) => (
              <li key={id}>
                <p>
                  <SiteLink to={`/admin/privacy/erasures/${id}`} className="admin-quiet-link">
                    {number}
                  </SiteLink>{" "}
                  <span className="text-ink-2">
                    {reference} · {shortDate(erased_at, language)}
                  </span>
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
