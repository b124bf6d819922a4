import legalTexts from "messages:site/legal/legal";
import { focusOf } from "../../../data/gallery/print-focus.ts";
import { getLegalPage, type LegalPage } from "../../../data/pages/legal.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { EnglishPage } from "../../language/english-mark.tsx";
import { Part } from "../../language/part.tsx";
import { useTexts } from "../../language/texts.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PictureTop } from "../../layout/picture-top.tsx";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Notice } from "../../ui/notice.tsx";
import { InShort } from "../sections/in-short.tsx";
import { TextChapter, TextParagraph, TextPoints } from "../sections/text-chapter.tsx";
import { AsOf, TextContents } from "../sections/text-contents.tsx";
import { WhomToAsk } from "../sections/whom-to-ask.tsx";
import type { Route } from "./+types/legal";
import { KeepingTimes } from "./keeping-times.tsx";
import { LendingCard } from "./lending-card.tsx";
import "./rule-book.css";

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
  const words = {
    edits: edit?.("content", text, "lead"),
    title: t[text].title,
    lead: content?.lead,
    leadLanguage: content?.language,
  };
  return (
    <>
      <div className="legal-top">
        <PictureTop {...picture} {...words}>
          {content?.inShort && content.inShort.length > 0 && (
            <Part language={content.language}>
              <InShort
                sentences={content.inShort}
                edits={edit?.("content", text, "inShort")}
                columns="sm:grid-cols-2"
                className="pt-8 lg:pt-12"
              />
            </Part>
          )}
        </PictureTop>
      </div>
      <EnglishPage language={content?.language} />
      {content ? (
        <Told text={text} content={content} />
      ) : (
        <>
          <div className="page mt-10">
            <EmptyState title={t.empty.title} wayOn={{ to: "/contact", label: t.empty.wayOn }}>
              <p>{t.empty.fact}</p>
              <p>{t.empty.next}</p>
            </EmptyState>
          </div>
          {text === "privacy" && (
            <div className="mt-section-60">
              <KeepingTimes />
            </div>
          )}
        </>
      )}
      <div className="page pt-section-60 pb-section">
        <WhomToAsk />
      </div>
    </>
  );
}

type ToldProps = {
  text: keyof typeof prints;
  content: NonNullable<Route.ComponentProps["loaderData"]["content"]>;
};

function Told({ text, content }: ToldProps) {
  const edit = useEditMark();
  const { language, uses = [] } = content;
  const edits = (field: string) => edit?.("content", text, field);
  return (
    <>
      <Part language={language}>
        {uses.length > 0 && <LendingCard uses={uses} edits={edits("uses")} />}
      </Part>
      {text === "privacy" && <KeepingTimes />}
      <Part language={language}>
        <Chapters text={text} content={content} edits={edits} />
      </Part>
    </>
  );
}

/** Longer texts, counted in characters, need a list of their chapters and the full width for each. */
const longText = 6000;

type ChaptersProps = ToldProps & { edits: (field: string) => string | undefined };

/**
 * The text itself: the terms and a long notice chapter by chapter, a long one below its contents, a short notice as an
 * open book.
 */
function Chapters({ text, content, edits }: ChaptersProps) {
  const { sections, updatedOn, notice } = content;
  const written = sections.flatMap(({ paragraphs, points = [] }) => [...paragraphs, ...points]);
  const isLong = written.join("").length > longText;
  if (isLong || text === "terms")
    return (
      <div className="page pt-section-60">
        {isLong ? (
          <>
            <TextContents sections={sections} updatedOn={updatedOn} />
            {notice && (
              <div data-edit={edits("notice")} className="mb-12 lg:columns-12">
                <div className="lg:col-span-8 lg:col-start-5">
                  <Notice kind="quiet" title={notice} />
                </div>
              </div>
            )}
          </>
        ) : (
          <div className="mb-10">
            <RulesTitle content={content} edits={edits} />
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
    );
  return (
    <div className="rule-table">
      <div className="page">
        <div className="rule-book">
          <div className="book-pages">
            <RulesTitle content={content} edits={edits} />
            {sections.map((section, place) => (
              <Rule
                key={section.id}
                section={section}
                number={place + 1}
                edits={edits(`sections/${place}/title`)}
              />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

function RulesTitle({ content: { updatedOn, notice }, edits }: Omit<ChaptersProps, "text">) {
  const t = useTexts(legalTexts);
  return (
    <div className="rules-title">
      <h2>{t.allRules}</h2>
      <AsOf day={updatedOn} />
      {notice && (
        <div data-edit={edits("notice")}>
          <Notice kind="quiet" title={notice} />
        </div>
      )}
    </div>
  );
}

type SectionProps = {
  section: LegalPage["sections"][number];
  number: number;
  edits: string | undefined;
};

function Rule({ section: { id, title, paragraphs, points }, number, edits }: SectionProps) {
  return (
    <section id={id} data-edit={edits} aria-labelledby={`${id}-title`}>
      <p aria-hidden className="numbers">
        {number}
      </p>
      <div>
        <h3 id={`${id}-title`}>{title}</h3>
        {paragraphs.map((paragraph) => (
          <TextParagraph key={paragraph}>{paragraph}</TextParagraph>
        ))}
        {points && <TextPoints points={points} />}
      </div>
    </section>
  );
}

function Section({ section: { id, title, paragraphs, points }, number, edits }: SectionProps) {
  return (
    <TextChapter id={id} title={title} number={number} edits={edits}>
      {paragraphs.map((paragraph) => (
        <TextParagraph key={paragraph}>{paragraph}</TextParagraph>
      ))}
      {points && <TextPoints points={points} />}
    </TextChapter>
  );
}
