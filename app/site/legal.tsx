import legalTexts from "messages:site/legal/legal";
import { focusOf } from "../../data/gallery/print-focus.ts";
import { getLegalPage, type LegalPage } from "../../data/pages/legal.ts";
import { pageRequestContext } from "../connection/page-request.ts";
import { EnglishPage } from "../language/english-mark.tsx";
import { Part } from "../language/part.tsx";
import { useTexts } from "../language/texts.ts";
import { metaLanguage, pageMeta } from "../layout/page-meta.ts";
import { PageTop } from "../layout/page-top.tsx";
import { useEditMark } from "../pencils/edit-mark.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { Notice } from "../ui/notice.tsx";
import { CutLink } from "../ui/site-link.tsx";
import type { Route } from "./+types/legal";
import { InShort } from "./sections/in-short.tsx";
import { TextChapter, TextPoints } from "./sections/text-chapter.tsx";
import { TextContents } from "./sections/text-contents.tsx";
import { WhomToAsk } from "./sections/whom-to-ask.tsx";

/** Two routes have this page: the privacy notice and the terms. */
const textAt = (path: string) => (path.includes("/terms") ? "terms" : "privacy");

const prints = {
  privacy: "/prints/scenes/pigeonholes.svg",
  terms: "/prints/scenes/lending-card.svg",
} as const;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { supabase, language } = context.get(pageRequestContext);
  const text = textAt(url.pathname);
  const content = await getLegalPage(supabase, text, language);
  return { text, content, focus: focusOf(prints[text]) } as const;
}

export const meta: Route.MetaFunction = (page) =>
  pageMeta(legalTexts[metaLanguage(page)][textAt(page.location.pathname)], page);

/** A legal text with its table of contents beside it and a contact below. */
export default function Legal({ loaderData: { text, content, focus } }: Route.ComponentProps) {
  const edit = useEditMark();
  const t = useTexts(legalTexts);
  const picture = { src: prints[text], alt: t[text].picture, focus };
  const inShort = content?.inShort ?? [];
  return (
    <>
      <PageTop
        edits={edit?.("content", text, "lead")}
        title={t[text].title}
        lead={content?.lead}
        leadLanguage={content?.language}
      />
      <EnglishPage language={content?.language} />
      {content && inShort.length > 0 && (
        <Part language={content.language}>
          <InShort
            picture={picture}
            sentences={inShort}
            edits={edit?.("content", text, "inShort")}
          />
        </Part>
      )}
      <div className="page columns-12 pt-10 pb-section lg:pt-14">
        {content ? (
          <>
            <Part language={content.language}>
              <TextContents
                picture={inShort.length > 0 ? undefined : picture}
                sections={content.sections}
                updatedOn={content.updatedOn}
              />
            </Part>
            <div className="col-span-full mt-10 lg:col-start-5 lg:mt-0">
              <Part language={content.language}>
                {content.notice && (
                  <div data-edit={edit?.("content", text, "notice")} className="mb-12">
                    <Notice kind="quiet" title={content.notice} />
                  </div>
                )}
                {content.sections.map((section, place) => (
                  <Section
                    key={section.id}
                    section={section}
                    number={place + 1}
                    edits={edit?.("content", text, `sections/${place}/title`)}
                  />
                ))}
              </Part>
              {text === "privacy" && (
                <p className="mb-12">
                  <CutLink to="/privacy/children" arrow>
                    {t.children}
                  </CutLink>
                </p>
              )}
              <WhomToAsk />
            </div>
          </>
        ) : (
          <div className="col-span-full">
            <EmptyState title={t.empty.title} wayOn={{ to: "/contact", label: t.empty.wayOn }}>
              <p>{t.empty.fact}</p>
              <p>{t.empty.next}</p>
            </EmptyState>
            <div className="mt-12 max-w-176">
              <WhomToAsk />
            </div>
          </div>
        )}
      </div>
    </>
  );
}

function Section({
  section: { id, title, paragraphs, points },
  number,
  edits,
}: {
  section: LegalPage["sections"][number];
  number: number;
  edits: string | undefined;
}) {
  return (
    <TextChapter id={id} title={title} number={number} edits={edits}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-4">
          {paragraph}
        </p>
      ))}
      {points && <TextPoints points={points} />}
    </TextChapter>
  );
}
