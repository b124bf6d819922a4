import recordTexts from "messages:admin/privacy/record";
import purposeTexts from "messages:names/consentPurposes";
import informationTexts from "messages:site/guardian/information";
import type { ReactNode } from "react";
import { purposes } from "../../../data/consent/purposes.ts";
import { getConsentWording } from "../../../data/consent/wording.ts";
import { kindsAboutChildren } from "../../../data/school/privacy-record.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { useLanguage } from "../../language/language.ts";
import { Part } from "../../language/part.tsx";
import { useTexts } from "../../language/texts.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { fullDate } from "../../ui/dates.ts";
import { TextContents } from "../sections/text-contents.tsx";
import { WhomToAsk } from "../sections/whom-to-ask.tsx";
import type { Route } from "./+types/information";

export async function loader({ context }: Route.LoaderArgs) {
  const { supabase, language } = context.get(pageRequestContext);
  return { wording: await getConsentWording(supabase, language) };
}

export const meta: Route.MetaFunction = (page) =>
  pageMeta(informationTexts[metaLanguage(page)], page);

/** For guardians: what the school asks, what it keeps, and what they can ask for. */
export default function GuardianInformation({ loaderData: { wording } }: Route.ComponentProps) {
  const t = useTexts(informationTexts);
  return (
    <>
      <PageTop title={t.title} lead={t.lead} />
      <div className="page columns-12 pt-10 pb-section lg:pt-14">
        <TextContents
          updatedOn={wording?.asked_from}
          sections={[
            { id: "questions", title: t.questions },
            { id: "without", title: t.without.title },
            { id: "change", title: t.change.title },
            { id: "keeps", title: t.keeps },
            { id: "rights", title: t.rights.title },
          ]}
        />
        <div className="col-span-full mt-10 grid max-w-176 gap-12 lg:col-start-5 lg:col-end-12 lg:mt-0">
          <Chapter id="questions" title={t.questions}>
            {wording ? <Questions wording={wording} /> : <p className="mt-4">{t.noQuestions}</p>}
            <ButtonLink to="/guardian" className="mt-6">
              {t.toPage}
            </ButtonLink>
          </Chapter>
          <Points id="without" of={t.without} />
          <Points id="change" of={t.change} />
          <Chapter id="keeps" title={t.keeps}>
            <Kept />
          </Chapter>
          <Points id="rights" of={t.rights} />
          <WhomToAsk />
        </div>
      </div>
    </>
  );
}

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
function Kept() {
  const t = useTexts(informationTexts);
  const record = useTexts(recordTexts);
  return (
    <div className="mt-4 border-t border-line">
      {kindsAboutChildren.map((kind) => {
        const { who, what, why, kept } = record[kind];
        return (
          <section key={kind} aria-label={who} className="border-b border-line py-4">
            <h3 className="text-h4">{who}</h3>
            <dl className="mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-[6rem_1fr]">
              {[
                [t.whatLabel, what],
                [t.whyLabel, why],
                [t.keptLabel, kept],
              ].map(([label, text]) => (
                <div key={label} className="contents">
                  <dt className="text-ink-2">{label}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        );
      })}
    </div>
  );
}

function Points({ id, of }: { id: string; of: { title: string; points: readonly string[] } }) {
  return (
    <Chapter id={id} title={of.title}>
      <ul className="mt-4 border-t border-line">
        {of.points.map((point) => (
          <li key={point} className="border-b border-line py-2.5">
            {point}
          </li>
        ))}
      </ul>
    </Chapter>
  );
}

function Chapter({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24">
      <h2 id={`${id}-title`} className="text-h3">
        {title}
      </h2>
      {children}
    </section>
  );
}
