import activityTexts from "messages:site/co-curricular/activity";
import { focusOf } from "../../../data/gallery/print-focus.ts";
import { type ActivityPage, getActivityPage } from "../../../data/pages/co-curricular.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { EnglishPage } from "../../language/english-mark.tsx";
import { Part } from "../../language/part.tsx";
import { useTexts } from "../../language/texts.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PictureTop } from "../../layout/picture-top.tsx";
import { useEditMark } from "../../pencils/edit-mark.ts";
import type { Route } from "./+types/clubs-societies";
import { ActivityYear, NothingYet } from "./activity-parts.tsx";
import { ClubsByClass } from "./clubs-by-class.tsx";

const roof = "/prints/scenes/night-sky.svg";

export async function loader({ context }: Route.LoaderArgs) {
  const { supabase, language } = context.get(pageRequestContext);
  const content = await getActivityPage(supabase, "clubs-societies", language);
  return { content, focus: focusOf(roof) };
}

export const meta: Route.MetaFunction = (page) =>
  pageMeta(activityTexts[metaLanguage(page)]["clubs-societies"], page);

export default function ClubsSocieties({ loaderData: { content, focus } }: Route.ComponentProps) {
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
          <ClubsByClass groups={content.groups} language={content.language} />
          <HowAClubBegins story={content.story} />
          <ActivityYear page="co-curricular/clubs-societies" year={content.year} />
        </Part>
      ) : (
        <NothingYet>{t.notDescribed}</NothingYet>
      )}
    </>
  );
}

function HowAClubBegins({ story }: { story: ActivityPage["story"] }) {
  const edit = useEditMark();
  return (
    <section className="on-pine bg-pine-900 text-paper">
      <div
        data-edit={edit?.("content", "co-curricular/clubs-societies", "story/title")}
        className="page columns-12 py-14 lg:py-24"
      >
        <h2 className="col-span-full lg:col-span-5">{story.title}</h2>
        <div className="col-span-full mt-6 grid gap-5 text-lead text-pine-100 lg:col-start-7 lg:mt-0">
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
