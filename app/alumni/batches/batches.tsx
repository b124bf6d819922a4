import alumniPartsTexts from "messages:alumni/alumniParts";
import batchesTexts from "messages:alumni/batches";
import { useQuery } from "@tanstack/react-query";
import { countDirectoryFacets } from "../../../data/alumni/directory.ts";
import { Waiting } from "../../account/guarded-page.tsx";
import { getBackend } from "../../connection/backend.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import "../alumni.css";
import { ContentFailed } from "../content-failed.tsx";
import { useOwnProfile } from "../own-profile.ts";
import { VerifiedOnly } from "../verified-only.tsx";
import type { Route } from "./+types/batches";

export const handle: PageHandle = { unlisted: true };

export const meta: Route.MetaFunction = (page) => pageMeta(batchesTexts[metaLanguage(page)], page);

export default function BatchesPage() {
  const t = useTexts(batchesTexts);
  return (
    <>
      <PageTop title={t.title} lead={t.lead} />
      <div className="page pt-8 pb-section">
        <VerifiedOnly>
          <Batches />
        </VerifiedOnly>
      </div>
    </>
  );
}

/** Every batch with people in the directory, the latest first; the reader's own is a button above. */
function Batches() {
  const t = useTexts(batchesTexts);
  const parts = useTexts(alumniPartsTexts);
  const { data: profile } = useOwnProfile();
  const facets = useQuery({
    queryKey: ["directory-facets", {}],
    queryFn: async () => countDirectoryFacets(await getBackend(), {}),
  });
  if (facets.isLoadingError) return <ContentFailed retry={() => void facets.refetch()} />;
  if (facets.isPending) return <Waiting />;
  const batches = facets.data.choices.batch;
  return (
    <>
      {profile?.batch_year && (
        <p className="mb-8">
          <ButtonLink to={`/alumni/batches/${profile.batch_year}`}>{t.own}</ButtonLink>
        </p>
      )}
      {batches.length === 0 ? (
        <EmptyState title={t.empty} wayOn={{ to: "/alumni/directory", label: t.directory }}>
          <p>{t.emptyFact}</p>
        </EmptyState>
      ) : (
        <ul className="batches">
          {batches.map(({ value, label, people }) => (
            <li key={value}>
              <SiteLink to={`/alumni/batches/${value}`} className="batch-link">
                <span className="font-semibold">{parts.batch(label)}</span>
                {people !== null && <span className="text-ink-2">{t.people(people)}</span>}
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
