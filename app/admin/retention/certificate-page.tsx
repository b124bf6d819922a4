import adminTexts from "messages:admin/admin/admin";
import certificateTexts from "messages:admin/retention/certificate";
import tableTexts from "messages:names/erasedTables";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useParams } from "react-router";
import { type Erasure, getErasure } from "../../../data/retention/erasures.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PrintButton } from "../../ui/print-button.tsx";
import { Facts } from "../frame/facts.tsx";
import { LoadFailed } from "../frame/failures.tsx";
import { AdminHead, PageLoading, QuietLink } from "../frame/page-parts.tsx";
import { retentionKey } from "../query-keys.ts";
import { momentOf } from "../resource.ts";
import type { Route } from "./+types/certificate-page";
import "../people/people.css";

export const handle: PageHandle = { unlisted: true, frame: "admin" };

export const meta: Route.MetaFunction = (page) => {
  const language = metaLanguage(page);
  const { title, description } = adminTexts[language];
  return pageMeta({ title: title(certificateTexts[language].meta), description }, page);
};

/** What was erased, and what the backups still hold of it: for the person who asked. */
export default function CertificatePage() {
  const { id = "" } = useParams();
  const t = useTexts(certificateTexts);
  const erasure = useQuery({
    queryKey: [...retentionKey, "erasures", id],
    queryFn: async () => (await getErasure(await getBackend(), id)) ?? null,
    staleTime: 0,
  });
  if (erasure.isPending) return <PageLoading />;
  if (erasure.isLoadingError) return <LoadFailed retry={() => void erasure.refetch()} />;
  if (!erasure.data) {
    return (
      <EmptyState
        heading="h1"
        title={t.missing}
        wayOn={{ to: "/admin/privacy/erasures", label: t.back }}
      >
        <p>{t.missingNext}</p>
      </EmptyState>
    );
  }
  return <Certificate erasure={erasure.data} />;
}

function Certificate({ erasure }: { erasure: Erasure }) {
  const language = useLanguage();
  const t = useTexts(certificateTexts);
  const { number, kind, reference, erased_at, erased_by, erased, kept } = erasure;
  return (
    <>
      <AdminHead
        title={t.title(number)}
        above={
          <QuietLink to="/admin/privacy/erasures" icon={ArrowLeft}>
            {t.back}
          </QuietLink>
        }
      >
        <PrintButton>{t.print}</PrintButton>
      </AdminHead>
      <section aria-label={t.what} className="about-row">
        <h2>{t.what}</h2>
        <Facts
          of={[
            [t.of, t[kind](reference)],
            [t.when, momentOf(erased_at, language)],
            [t.by, erased_by],
          ]}
        />
        <Counts of={erased} />
      </section>
      <section aria-label={t.kept} className="about-row">
        <h2>{t.kept}</h2>
        {Object.values(kept).some((count) => count > 0) ? (
          <Counts of={kept} />
        ) : (
          <p>{t.keptNone}</p>
        )}
      </section>
      <section aria-label={t.copies} className="about-row">
        <h2>{t.copies}</h2>
        <Copies erasure={erasure} />
      </section>
    </>
  );
}

function Counts({ of }: { of: Record<string, number> }) {
  const t = useTexts(certificateTexts);
  const names = useTexts(tableTexts);
  const tables = Object.keys(names) as (keyof typeof names)[];
  return <Facts of={tables.map((table) => [names[table], of[table] ? t.rows(of[table]) : null])} />;
}

function Copies({ erasure }: { erasure: Erasure }) {
  const language = useLanguage();
  const t = useTexts(certificateTexts);
  const { checked_at, copy_at, rows_left, oldest_copy_at, erased_at } = erasure;
  if (!checked_at) return <p>{t.waiting}</p>;
  if (!copy_at || !oldest_copy_at || rows_left === null) return <p>{t.own}</p>;
  const day = momentOf(copy_at, language);
  const oldest = momentOf(oldest_copy_at, language);
  const isRotated = Date.parse(oldest_copy_at) > Date.parse(erased_at);
  return (
    <>
      <p className="font-semibold">
        {rows_left === 0 ? t.clean(day) : t.left({ count: rows_left, day })}
      </p>
      <p>{isRotated ? t.rotated(oldest) : t.older(oldest)}</p>
      <p>{t.elsewhere}</p>
    </>
  );
}
