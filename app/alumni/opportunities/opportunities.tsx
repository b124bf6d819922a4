import opportunitiesTexts from "messages:alumni/opportunities";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import "../alumni.css";
import { PostList } from "../posts/post-list.tsx";
import { VerifiedOnly } from "../verified-only.tsx";
import type { Route } from "./+types/opportunities";

export const handle: PageHandle = { unlisted: true, query: ["after", "sent"] };

export const meta: Route.MetaFunction = (page) =>
  pageMeta(opportunitiesTexts[metaLanguage(page)], page);

/** Work, training and scholarships that alumni offer one another, each until its last day. */
export default function OpportunitiesPage() {
  const t = useTexts(opportunitiesTexts);
  return (
    <>
      <PageTop
        title={t.title}
        lead={t.lead}
        action={<ButtonLink to="/alumni/opportunities/write">{t.write}</ButtonLink>}
      />
      <div className="page pt-8 pb-section">
        <VerifiedOnly>
          <h2 className="sr-only">{t.all}</h2>
          <div className="max-w-208">
            <PostList
              kind="opportunity"
              empty={
                <EmptyState
                  title={t.empty}
                  wayOn={{ to: "/alumni/opportunities/write", label: t.write }}
                >
                  <p>{t.emptyFact}</p>
                </EmptyState>
              }
            />
          </div>
        </VerifiedOnly>
      </div>
    </>
  );
}
