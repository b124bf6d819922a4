import { useTexts } from "../language/texts.ts";
import type { PageHandle } from "../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../layout/page-meta.ts";
import { PageTop } from "../layout/page-top.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import type { Route } from "./+types/directory";
import { alumniPagesTexts } from "./alumni-pages.texts.ts";

export const handle: PageHandle = { unlisted: true };

export const meta: Route.MetaFunction = (page) =>
  pageMeta(alumniPagesTexts[metaLanguage(page)].directory, page);

export default function Directory() {
  const t = useTexts(alumniPagesTexts).directory;
  return (
    <>
      <PageTop title={t.title} />
      <div className="page pt-8 pb-section">
        <EmptyState title={t.fact}>
          <p>{t.next}</p>
        </EmptyState>
      </div>
    </>
  );
}
