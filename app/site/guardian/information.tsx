import recordTexts from "messages:admin/privacy/record";
import purposeTexts from "messages:names/consentPurposes";
import informationTexts from "messages:site/guardian/information";
import type { ReactNode } from "react";
import { purposes } from "../../../data/consent/purposes.ts";
import { getConsentWording } from "../../../data/consent/wording.ts";
import type { InLanguage, Language } from "../../../data/languages.ts";
import { type ChildrenPrivacy, getChildrenPrivacy } from "../../../data/pages/children-privacy.ts";
import { kindsAboutChildren } from "../../../data/school/privacy-record.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { EnglishPage } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { Part } from "../../language/part.tsx";
import { useTexts } from "../../language/texts.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { fullDate } from "../../ui/dates.ts";
import { TextContents } from "../sections/text-contents.tsx";
import { WhomToAsk } from "../sections/whom-to-ask.tsx";
import type { Route } from "./+types/information";

export async function loader({ context }: Route.LoaderArgs) {
  const { supabase, language } = context.get(pageRequestContext);
  const [wording, content] = await Promise.all([
    getConsentWording(supabase, language),
    getChildrenPrivacy(supabase, language),
  ]);
  return { wording, content };
}

export const meta: Route.MetaFunction = (page) =>
  pageMeta(informationTexts[metaLanguage(page)], page);

/** For guardians: what the school asks, what it keeps, and what they can ask for; in the school's words where it has any. */
export default function GuardianInformation({
  loaderData: { wording, content },
}: Route.ComponentProps) {
  const edit = useEditMark();
  const t = useTexts(informationTexts);
  const language = useLanguage();
  const said = content ?? { ...t, language };
  const chapters = chapterIds.map((id) => ({ ...said[id], id }));
  const [without, change, rights] = chapters.map((of) => (
    <Points
      key={of.id}
      of={of}
      language={said.language}
      edits={edit?.("content", "privacy/children", `${of.id}/title`)}
    />
  ));
  const days = [wording?.asked_from, content?.updatedOn].flatMap((day) => day ?? []);
  return (
    <>
      <PageTop
        title={t.title}
        lead={said.lead}
        leadLanguage={said.language}
        edits={edit?.("content", "privacy/children", "lead")}
      />
      <EnglishPage language={content?.language} />
      <div className="page columns-12 pt-10 pb-section lg:pt-14">
        <TextContents
          updatedOn={days.toSorted().at(-1)}
          sections={[
            { id: "questions", title: t.questions },
            { id: "without", title: said.without.title },
            { id: "change", title: said.change.title },
            { id: "keeps", title: t.keeps },
            { id: "rights", title: said.rights.title },
          ]}
        />
        <div className="col-span-full mt-10 grid max-w-176 gap-12 lg:col-start-5 lg:col-end-12 lg:mt-0">
          <Chapter id="questions" title={t.questions}>
            {wording ? <Questions wording={wording} /> : <p className="mt-4">{t.noQuestions}</p>}
            <ButtonLink to="/guardian" className="mt-6">
              {t.toPage}
            </ButtonLink>
          </Chapter>
          {without}
          {change}
          <Chapter id="keeps" title={t.keeps}>
            <Kept content={content} />
          </Chapter>
          {rights}
          <WhomToAsk />
        </div>
      </div>
    </>
  );
}

const chapterIds = ["without", "change", "rights"] as const;
const facts = ["what", "why", "kept"] as const;

type Wording = NonNullable<Route.ComponentProps["loaderData"]["wording"]>;

function Questions({ wording }: { wording: Wording }) {
  const language = useLanguage();
  const t = useTexts(informationTexts);
  const names = useTexts(purposeTexts);
  return (
    <>
      <Part language={wording.language}>
        <p className="mt-4">{wording.intro}</p>
      </Part>
      <dl className="mt-4 border-t border-line">
        {purposes.map((purpose) => (
          <div key={purpose} className="border-b border-line py-3">
            <dt className="font-semibold">{names[purpose]}</dt>
            <dd>
              <Part language={wording.language}>{wording[purpose]}</Part>
            </dd>
          </div>
        ))}
      </dl>
      <p className="numbers mt-4 text-small text-ink-2">
        {t.version({ version: wording.version, day: fullDate(wording.asked_from, language) })}
      </p>
    </>
  );
}

/** The same words as the office's record of personal data. */
function Kept({ content }: { content: InLanguage<ChildrenPrivacy> | null }) {
  const t = useTexts(informationTexts);
  const record = useTexts(recordTexts);
  const labels = { what: t.whatLabel, why: t.whyLabel, kept: t.keptLabel };
  return (
    <div className="mt-4 border-t border-line">
      {kindsAboutChildren.map((kind) => {
        const { who, ...words } = record[kind];
        const own = content?.record?.[kind];
        return (
          <section key={kind} aria-label={who} className="border-b border-line py-4">
            <h3 className="text-h4">{who}</h3>
            <dl className="mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-[6rem_1fr]">
              {facts.map((fact) => (
                <div key={fact} className="contents">
                  <dt className="text-ink-2">{labels[fact]}</dt>
                  <dd>
                    {own?.[fact] ? (
                      <Part language={content?.language ?? "en"}>{own[fact]}</Part>
                    ) : (
                      words[fact]
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        );
      })}
    </div>
  );
}

function Points({
  of: { id, title, points },
  language,
  edits,
}: {
  of: { id: string; title: string; points: readonly string[] };
  language: Language;
  edits: string | undefined;
}) {
  return (
    <Part language={language}>
      <Chapter id={id} title={title} edits={edits}>
        <ul className="mt-4 border-t border-line">
          {points.map((point) => (
            <li key={point} className="border-b border-line py-2.5">
              {point}
            </li>
          ))}
        </ul>
      </Chapter>
    </Part>
  );
}

function Chapter({
  id,
  title,
  edits,
  children,
}: {
  id: string;
  title: string;
  edits?: string | undefined;
  children: ReactNode;
}) {
  return (
    <section id={id} data-edit={edits} aria-labelledby={`${id}-title`} className="scroll-mt-24">
      <h2 id={`${id}-title`} className="text-h3">
        {title}
      </h2>
      {children}
    </section>
  );
}
