import adminTexts from "messages:admin/admin/admin";
import marksTexts from "messages:admin/marks/marks";
import videoTexts from "messages:admin/marks/videos";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useParams } from "react-router";
import { getVideoMark, markVideo } from "../../../data/consent/video-marks.ts";
import { getBackend } from "../../connection/backend.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { OneRow, RowHead } from "../form/row-page.tsx";
import { LoadFailed } from "../frame/failures.tsx";
import { marksKey } from "../marks/mark-queries.ts";
import { MarkStatus } from "../marks/mark-status.tsx";
import { MarkAnswers, MarkFacts } from "../marks/picture-mark.tsx";
import { mayChange, useOfficeRights } from "../office-rights.ts";
import { rowsKey } from "../query-keys.ts";
import { youtubeVideos } from "../resources/youtube-videos.tsx";
import type { Route } from "./+types/video-people-page";
import "../form/row-form.css";
import "../people/people.css";

export const handle: PageHandle = { unlisted: true, frame: "admin" };

export const meta: Route.MetaFunction = (page) => {
  const language = metaLanguage(page);
  const { title, description } = adminTexts[language];
  return pageMeta({ title: title(videoTexts[language].title), description }, page);
};

/** Who is in one video: visitors see it once it is marked, and everybody in it may be shown and heard. */
export default function VideoPeoplePage() {
  const { id = "" } = useParams();
  const t = useTexts(videoTexts);
  const { title } = useTexts(marksTexts);
  const rights = useOfficeRights();
  const queries = useQueryClient();
  const queryKey = [...marksKey, "video", id];
  const mark = useQuery({
    queryKey,
    queryFn: async () => (await getVideoMark(await getBackend(), id)) ?? null,
    staleTime: 0,
  });
  return (
    <OneRow resource={youtubeVideos} id={id}>
      {(video) => (
        <>
          <RowHead resource={youtubeVideos} row={video} tab="people" lead={t.lead} />
          {mark.isPending && <Skeleton className="h-40" />}
          {mark.isError && <LoadFailed retry={() => void mark.refetch()} />}
          {mark.data && (
            <section aria-label={title} className="picture-mark max-w-160">
              <span role="status">
                <MarkStatus mark={mark.data} />
              </span>
              <MarkFacts mark={mark.data} />
              {mayChange(rights, youtubeVideos, video) && (
                <MarkAnswers
                  mark={mark.data}
                  whichChildren={t.whichChildren}
                  whoseWork={t.whoseWork}
                  answer={async ({ people, children }) => {
                    if (people === null) return;
                    const chosen = children.map((child) => child.id);
                    await markVideo(await getBackend(), id, people, chosen);
                    await queries.invalidateQueries({ queryKey });
                    await queries.invalidateQueries({ queryKey: rowsKey("youtube_videos") });
                  }}
                />
              )}
            </section>
          )}
        </>
      )}
    </OneRow>
  );
}
