import legalTexts from "messages:site/legal/legal";
import { getLegalPage, type LegalPage } from "../../data/pages/legal.ts";
import { pageRequestContext } from "../connection/page-request.ts";
import { EnglishPage } from "../language/english-mark.tsx";
import { useLanguage } from "../language/language.ts";
import { Part } from "../language/part.tsx";
import { useTexts } from "../language/texts.ts";
import { metaLanguage, pageMeta } from "../layout/page-meta.ts";
import { PageTop } from "../layout/page-top.tsx";
import { useSharedData } from "../layout/shared-data.ts";
import { useEditMark } from "../pencils/edit-mark.ts";
import { fullDate } from "../ui/dates.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { PhoneLink } from "../ui/phone-link.tsx";
import type { Route } from "./+types/legal";

/** Two routes have this page: the privacy notice and the terms. */
const textAt = (path: string) => (path.includes("/terms") ? "terms" : "privacy");

export async function loader({ context, url }: Route.LoaderArgs) {
  const { supabase, language } = context.get(pageRequestContext);
  const text = textAt(url.pathname);
  return { text, content: await getLegalPage(supabase, text, language) } as const;
}

export const meta: Route.MetaFunction = (page) =>
  pageMeta(legalTexts[metaLanguage(page)][textAt(page.location.pathname)], page);

/** A legal text with its table of contents beside it and a contact below. */
export default function Legal({ loaderData: { text, content } }: Route.ComponentProps) {
  const edit = useEditMark();
  const t = useTexts(legalTexts);
  return (
    <>
      <PageTop
        edits={edit?.("content", text, "lead")}
        title={t[text].title}
        lead={content?.lead}
        leadLanguage={content?.language}
      />
      <EnglishPage language={content?.language} />
      <div className="page columns-12 pt-10 pb-section lg:pt-14">
        {content ? (
          <>
            <Part language={content.language}>
              <Contents sections={content.sections} updatedOn={content.updatedOn} />
            </Part>
            <div className="col-span-full mt-10 max-w-176 lg:col-start-5 lg:col-end-12 lg:mt-0">
              <Part language={content.language}>
                {content.notice && (
                  <p
                    data-edit={edit?.("content", text, "notice")}
                    className="mb-12 border-l-4 border-saffron-500 bg-saffron-50 py-4 pr-5 pl-5"
                  >
                    {content.notice}
                  </p>
                )}
                {content.sections.map((section, place) => (
                  <Section
                    key={section.id}
                    section={section}
                    edits={edit?.("content", text, `sections/${place}/title`)}
                  />
                ))}
              </Part>
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

function Contents({ sections, updatedOn }: Pick<LegalPage, "sections" | "updatedOn">) {
  const t = useTexts(legalTexts);
  const language = useLanguage();
  return (
    <nav
      aria-label={t.onThisPage}
      className="col-span-full lg:sticky lg:top-28 lg:col-span-3 lg:self-start"
    >
      <p className="numbers mb-3 text-small text-ink-2">
        {t.asOf[0]}
        <time dateTime={updatedOn}>{fullDate(updatedOn, language)}</time>
        {t.asOf[1]}
      </p>
      <ol className="border-t-2 border-ink">
        {sections.map(({ id, title }) => (
          <li key={id} className="border-b border-line">
            <a href={`#${id}`} className="block py-2.5 hover:text-pine-700">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Section({
  section: { id, title, paragraphs, points },
  edits,
}: {
  section: LegalPage["sections"][number];
  edits: string | undefined;
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-24 pb-12"
      data-edit={edits}
    >
      <h2 id={`${id}-title`} className="text-h3">
        {title}
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-4">
          {paragraph}
        </p>
      ))}
      {points && (
        <ul className="mt-4 border-t border-line">
          {points.map((point) => (
            <li key={point} className="border-b border-line py-2.5">
              {point}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function WhomToAsk() {
  const edit = useEditMark();
  const t = useTexts(legalTexts);
  const { school } = useSharedData();
  const link =
    "underline decoration-pine-300 decoration-2 underline-offset-4 hover:decoration-current";
  return (
    <section aria-labelledby="whom-to-ask" className="border-t-2 border-ink pt-5">
      <h2 id="whom-to-ask" className="text-h4">
        {t.whomToAsk}
      </h2>
      <address data-edit={edit?.("content", "school", "email")} className="numbers mt-2 not-italic">
        {[school.name, ...school.address].join(", ")}
        <br />
        <a href={`mailto:${school.email}`} className={link}>
          {school.email}
        </a>
        {", "}
        <PhoneLink phone={school.phone} className={link} />
      </address>
    </section>
  );
}
