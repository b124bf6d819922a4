import activityTexts from "messages:site/co-curricular/activity";
import { focusOf } from "../../../data/gallery/print-focus.ts";
import { getActivityPage } from "../../../data/pages/co-curricular.ts";
import { gradeOf } from "../../../data/school/grades.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { EnglishPage } from "../../language/english-mark.tsx";
import { Part } from "../../language/part.tsx";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PictureTop } from "../../layout/picture-top.tsx";
import { useEditMark } from "../../pencils/edit-mark.ts";
import type { Route } from "./+types/clubs-societies";
import { NothingYet } from "./activity-parts.tsx";
import { ClubYear } from "./club-year.tsx";
import { ClubsByClass } from "./clubs-by-class.tsx";

const roof = "/prints/scenes/night-sky.svg";

export const handle: PageHandle = { query: ["grade"] };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { supabase, language } = context.get(pageRequestContext);
  const content = await getActivityPage(supabase, "clubs-societies", language);
  const grade = gradeOf(url.searchParams.get("grade"))?.id ?? null;
  return { content, grade, focus: focusOf(roof) };
}

export const meta: Route.MetaFunction = (page) =>
  pageMeta(activityTexts[metaLanguage(page)]["clubs-societies"], page);

export default function ClubsSocieties({
  loaderData: { content, grade, focus },
}: Route.ComponentProps) {
  const edit = useEditMark();
  const t = useTexts(activityTexts)["clubs-societies"];
  return (
    <>
      <div className="picture-top-night on-pine bg-pine-950 text-paper">
        <PictureTop
          edits={edit?.("content", "co-curricular/clubs-societies", "lead")}
          src={roof}
          alt={t.picture}
          focus={focus}
          title={t.title}
          lead={content?.lead}
          leadLanguage={content?.language}
        />
      </div>
      <EnglishPage language={content?.language} />
      {content ? (
        <Part language={content.language}>
          <ClubsByClass groups={content.groups} language={content.language} chosen={grade} />
          <ClubYear story={content.story} year={content.year} />
        </Part>
      ) : (
        <NothingYet>{t.notDescribed}</NothingYet>
      )}
    </>
  );
}
