import informationTexts from "messages:site/guardian/information";
import { getConsentWording } from "../../../data/consent/wording.ts";
import { getChildrenPrivacy } from "../../../data/pages/children-privacy.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { EnglishPage } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { Part } from "../../language/part.tsx";
import { useTexts } from "../../language/texts.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { Picture } from "../../ui/picture.tsx";
import { InShort } from "../sections/in-short.tsx";
import { TextChapter } from "../sections/text-chapter.tsx";
import { AsOf } from "../sections/text-contents.tsx";
import { WhomToAsk } from "../sections/whom-to-ask.tsx";
import type { Route } from "./+types/information";
import { KeptFiles } from "./kept-files.tsx";
import { PictureWay } from "./picture-way.tsx";
import { Questions } from "./questions.tsx";
import { WidePoints } from "./wide-points.tsx";
import "./children-top.css";

const camera = "/prints/scenes/camera-at-rest.svg";

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
  const [without, change, rights] = chapters.map(({ id, title, points }) => (
    <Part key={id} language={said.language}>
      <TextChapter
        id={id}
        title={title}
        number={chapterOrder.indexOf(id) + 1}
        edits={edit?.("content", "privacy/children", `${id}/title`)}
      >
        <WidePoints points={points} />
      </TextChapter>
    </Part>
  ));
  const inShort = said.inShort ?? [];
  const day = [wording?.asked_from, content?.updatedOn]
    .flatMap((one) => one ?? [])
    .toSorted()
    .at(-1);
  return (
    <>
      <div className="children-top page">
        <div className="*:px-0">
          <PageTop
            title={t.title}
            lead={said.lead}
            leadLanguage={said.language}
            edits={edit?.("content", "privacy/children", "lead")}
          />
        </div>
        <Picture
          src={camera}
          alt={t.picture}
          width={1000}
          height={1250}
          first
          className="no-print still aspect-4/5"
        />
        {inShort.length > 0 && (
          <Part language={said.language}>
            <div className="children-short *:px-0">
              <InShort sentences={inShort} columns="sm:grid-cols-2" className="" />
            </div>
          </Part>
        )}
      </div>
      <EnglishPage language={content?.language} />
      <PictureWay />
      <Questions wording={wording} />
      <div className="page pt-section-60 pb-section">
        <div className="text-large">
          {without}
          {change}
          <TextChapter id="keeps" title={t.keeps} number={3}>
            <KeptFiles content={content} />
          </TextChapter>
          {rights}
        </div>
        <WhomToAsk />
        {day && (
          <div className="mt-6 lg:columns-12">
            <div className="lg:col-span-8 lg:col-start-5">
              <AsOf day={day} />
            </div>
          </div>
        )}
      </div>
    </>
  );
}

const chapterIds = ["without", "change", "rights"] as const;
const chapterOrder = ["without", "change", "keeps", "rights"] as const;
