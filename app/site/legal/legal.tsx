import legalTexts from "messages:site/legal/legal";
import { type Focus, focusOf } from "../../../data/gallery/print-focus.ts";
import { getLegalPage, type LegalPage } from "../../../data/pages/legal.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { EnglishPage } from "../../language/english-mark.tsx";
import { Part } from "../../language/part.tsx";
import { useTexts } from "../../language/texts.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Notice } from "../../ui/notice.tsx";
import { InShort } from "../sections/in-short.tsx";
import { TextChapter, TextParagraph, TextPoints } from "../sections/text-chapter.tsx";
import { TextContents } from "../sections/text-contents.tsx";
import { WhomToAsk } from "../sections/whom-to-ask.tsx";
import type { Route } from "./+types/legal";
import { KeepingTimes } from "./keeping-times.tsx";
import { LendingCard } from "./lending-card.tsx";

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

/** A legal text: in short, what it comes down to as a drawing, then chapter by chapter, and whom to ask. */
export default function Legal({ loaderData: { text, content, focus } }: Route.ComponentProps) {
  const edit = useEditMark();
  const t = useTexts(legalTexts);
  const picture = { src: prints[text], alt: t[text].picture, focus };
  return (
    <>
      <PageTop
        edits={edit?.("content", text, "lead")}
        title={t[text].title}
        lead={content?.lead}
        leadLanguage={content?.language}
      />
      <EnglishPage language={content?.language} />
      {content ? (
        <Told text={text} content={content} picture={picture} />
      ) : (
        <>
          <div className="page mt-10">
            <EmptyState title={t.empty.title} wayOn={{ to: "/contact", label: t.empty.wayOn }}>
              <p>{t.empty.fact}</p>
              <p>{t.empty.next}</p>
            </EmptyState>
          </div>
          {text === "privacy" && <KeepingTimes />}
        </>
      )}
      <div className="page pb-section">
        {!content && <div className="mt-section-60" />}
        <WhomToAsk />
      </div>
    </>
  );
}

type ToldProps = {
  text: keyof typeof prints;
  content: NonNullable<Route.ComponentProps["loaderData"]["content"]>;
  picture: { src: string; alt: string; focus: Focus | undefined };
};

function Told({ text, content, picture }: ToldProps) {
  const edit = useEditMark();
  const { language, uses = [], inShort = [], notice, sections, updatedOn } = content;
  const edits = (field: string) => edit?.("content", text, field);
  const hasCard = uses.length > 0;
  return (
    <>
      <Part language={language}>
        {hasCard && <LendingCard uses={uses} picture={picture} edits={edits("uses")} />}
        {inShort.length > 0 && (
          <InShort
            picture={hasCard ? undefined : picture}
            sentences={inShort}
            edits={edits("inShort")}
          />
        )}
      </Part>
      {text === "privacy" && <KeepingTimes />}
      <Part language={language}>
        <div className="page pt-section-60">
          <TextContents sections={sections} updatedOn={updatedOn} />
          {notice && (
            <div data-edit={edits("notice")} className="mb-12 lg:columns-12">
              <div className="lg:col-span-8 lg:col-start-5">
                <Notice kind="quiet" title={notice} />
              </div>
            </div>
          )}
          {sections.map((section, place) => (
            <Section
              key={section.id}
              section={section}
              number={place + 1}
              edits={edits(`sections/${place}/title`)}
            />
          ))}
        </div>
      </Part>
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
        <TextParagraph key={paragraph}>{paragraph}</TextParagraph>
      ))}
      {points && <TextPoints points={points} />}
    </TextChapter>
  );
}
