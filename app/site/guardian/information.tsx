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
import { fullDate } from "../../ui/dates.ts";
import { Picture } from "../../ui/picture.tsx";
import { InShort } from "../sections/in-short.tsx";
import { TextChapter, TextParagraph, TextPoints } from "../sections/text-chapter.tsx";
import { TextContents } from "../sections/text-contents.tsx";
import { WhomToAsk } from "../sections/whom-to-ask.tsx";
import type { Route } from "./+types/information";
import { PictureWay } from "./picture-way.tsx";

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
  const inShort = said.inShort ?? [];
  const days = [wording?.asked_from, content?.updatedOn].flatMap((day) => day ?? []);
  return (
    <>
      <div className="lg:page lg:columns-12">
        <div className="lg:col-span-8 lg:*:px-0 lg:*:pb-12">
          <PageTop
            title={t.title}
            lead={said.lead}
            leadLanguage={said.language}
            edits={edit?.("content", "privacy/children", "lead")}
          />
        </div>
        <div className="max-lg:page max-lg:mt-6 lg:relative lg:col-span-4 lg:col-start-9">
          <Picture
            src={camera}
            alt={t.picture}
            focus={focus}
            width={1000}
            height={1250}
            first
            className="no-print still aspect-16/9 lg:absolute lg:inset-0 lg:aspect-auto"
          />
        </div>
      </div>
      <EnglishPage language={content?.language} />
      <PictureWay />
      {inShort.length > 0 && (
        <Part language={said.language}>
          <InShort sentences={inShort} />
        </Part>
      )}
      <div className="page pt-section-60 pb-section">
        <TextContents
          updatedOn={days.toSorted().at(-1)}
          sections={chapterOrder.map((id) => ({
            id,
            title: id === "questions" || id === "keeps" ? t[id] : said[id].title,
          }))}
        />
        <TextChapter id="questions" title={t.questions} number={1}>
          {wording ? (
            <Questions wording={wording} />
          ) : (
            <TextParagraph>{t.noQuestions}</TextParagraph>
          )}
        </TextChapter>
        {without}
        {change}
        <TextChapter id="keeps" title={t.keeps} number={4}>
          <Kept content={content} />
        </TextChapter>
        {rights}
        <WhomToAsk />
      </div>
    </>
  );
}

const chapterIds = ["without", "change", "rights"] as const;
const chapterOrder = ["questions", "without", "change", "keeps", "rights"] as const;
const facts = ["what", "why", "kept"] as const;

type Wording = NonNullable<Route.ComponentProps["loaderData"]["wording"]>;

/** The questions as they stand on the child's page, each with its two boxes. */
function Questions({ wording }: { wording: Wording }) {
  const language = useLanguage();
  const t = useTexts(informationTexts);
  const names = useTexts(purposeTexts);
  return (
    <>
      <Part language={wording.language}>
        <TextParagraph>{wording.intro}</TextParagraph>
      </Part>
      <dl className="mt-6 border-t-4 border-saffron-400 bg-paper-raised px-4 shadow-lift sm:px-8">
        {purposes.map((purpose) => (
          <div
            key={purpose}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 border-b border-line py-4 last:border-0"
          >
            <dt className="font-display text-h4 font-headline">{names[purpose]}</dt>
            <dd className="col-start-1 mt-1 max-w-144">
              <Part language={wording.language}>{wording[purpose]}</Part>
            </dd>
            <dd aria-hidden className="col-start-2 row-span-2 row-start-1 flex gap-4 text-small">
              {boxes.map((box) => (
                <span key={box} className="grid justify-items-center gap-1">
                  <span className="size-6 rounded-mark border-2 border-line-strong" />
                  {t.boxes[box]}
                </span>
              ))}
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

const boxes = ["yes", "no"] as const;

/** The same words as the office's record of personal data. */
function Kept({ content }: { content: InLanguage<ChildrenPrivacy> | null }) {
  const t = useTexts(informationTexts);
  const record = useTexts(recordTexts);
  const labels = { what: t.whatLabel, why: t.whyLabel, kept: t.keptLabel };
  return (
    <div className="max-lg:mt-4 lg:-mt-4">
      {kindsAboutChildren.map((kind) => {
        const { who, ...words } = record[kind];
        const own = content?.record?.[kind];
        return (
          <section key={kind} aria-label={who} className="border-b border-line py-5">
            <h3 className="text-h4">{who}</h3>
            <dl className="mt-2 grid gap-x-gap gap-y-2 sm:grid-cols-2 lg:grid-cols-[minmax(0,6fr)_minmax(0,3fr)_minmax(0,4fr)]">
              {facts.map((fact) => (
                <div key={fact} className={fact === "what" ? "sm:max-lg:col-span-2" : ""}>
                  <dt className="text-small text-ink-2">{labels[fact]}</dt>
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
