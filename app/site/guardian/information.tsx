import recordTexts from "messages:admin/privacy/record";
import purposeTexts from "messages:names/consentPurposes";
import informationTexts from "messages:site/guardian/information";
import { purposes } from "../../../data/consent/purposes.ts";
import { getConsentWording } from "../../../data/consent/wording.ts";
import { focusOf } from "../../../data/gallery/print-focus.ts";
import type { InLanguage } from "../../../data/languages.ts";
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
import { InShort } from "../sections/in-short.tsx";
import { TextChapter, TextPoints } from "../sections/text-chapter.tsx";
import { TextContents } from "../sections/text-contents.tsx";
import { WhomToAsk } from "../sections/whom-to-ask.tsx";
import type { Route } from "./+types/information";

const camera = "/prints/scenes/camera-at-rest.svg";

export async function loader({ context }: Route.LoaderArgs) {
  const { supabase, language } = context.get(pageRequestContext);
  const [wording, content] = await Promise.all([
    getConsentWording(supabase, language),
    getChildrenPrivacy(supabase, language),
  ]);
  return { wording, content, focus: focusOf(camera) };
}

export const meta: Route.MetaFunction = (page) =>
  pageMeta(informationTexts[metaLanguage(page)], page);

/** For guardians: what the school asks, what it keeps, and what they can ask for; in the school's words where it has any. */
export default function GuardianInformation({
  loaderData: { wording, content, focus },
}: Route.ComponentProps) {
  const edit = useEditMark();
  const t = useTexts(informationTexts);
  const language = useLanguage();
  const said = content ?? { ...t, language };
  const chapters = chapterIds.map((id) => ({ ...said[id], id }));
  const [without, change, rights] = chapters.map(({ id, title, points }) => (
    <Part key={id} language={said.language}>
      <TextChapter
        id={id}
        title={title}
        number={chapterOrder.indexOf(id) + 1}
        edits={edit?.("content", "privacy/children", `${id}/title`)}
      >
        <TextPoints points={points} />
      </TextChapter>
    </Part>
  ));
  const picture = { src: camera, alt: t.picture, focus };
  const inShort = said.inShort ?? [];
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
      {inShort.length > 0 && (
        <Part language={said.language}>
          <InShort picture={picture} sentences={inShort} />
        </Part>
      )}
      <div className="page columns-12 pt-10 pb-section lg:pt-14">
        <TextContents
          picture={inShort.length > 0 ? undefined : picture}
          updatedOn={days.toSorted().at(-1)}
          sections={chapterOrder.map((id) => ({
            id,
            title: id === "questions" || id === "keeps" ? t[id] : said[id].title,
          }))}
        />
        <div className="col-span-full mt-10 lg:col-start-5 lg:mt-0">
          <TextChapter id="questions" title={t.questions} number={1}>
            {wording ? <Questions wording={wording} /> : <p className="mt-4">{t.noQuestions}</p>}
            <p className="mt-6">{t.toPageFact}</p>
            <ButtonLink to="/guardian" className="mt-4">
              {t.toPage}
            </ButtonLink>
          </TextChapter>
          {without}
          {change}
          <TextChapter id="keeps" title={t.keeps} number={4}>
            <Kept content={content} />
          </TextChapter>
          {rights}
          <WhomToAsk />
        </div>
      </div>
    </>
  );
}

const chapterIds = ["without", "change", "rights"] as const;
const chapterOrder = ["questions", "without", "change", "keeps", "rights"] as const;
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
      <dl className="mt-6 grid gap-px border-t-4 border-saffron-400 bg-line">
        {purposes.map((purpose) => (
          <div key={purpose} className="bg-paper-sunk px-4 py-4 sm:px-6">
            <dt className="font-display text-h4 font-headline">{names[purpose]}</dt>
            <dd className="mt-1">
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
