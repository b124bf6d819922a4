import adminTexts from "messages:admin/admin/admin";
import listActionTexts from "messages:admin/list/listAction";
import pasteTexts from "messages:admin/videos/paste";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import {
  createVideos,
  listKnownVideos,
  readVideoLinks,
} from "../../../data/gallery/video-links.ts";
import { undoChanges } from "../../../data/office/changes.ts";
import { getBackend } from "../../connection/backend.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { failureSentence } from "../frame/failures.tsx";
import { AdminHead, BackToList } from "../frame/page-parts.tsx";
import { useToast } from "../frame/toasts.tsx";
import { rowsKey } from "../query-keys.ts";
import { youtubeVideos } from "../resources/youtube-videos.tsx";
import type { Route } from "./+types/paste-page";
import { askVideoTitle, takeVideoThumbnail } from "./video-facts.ts";
import "../form/row-form.css";

export const handle: PageHandle = { unlisted: true, frame: "admin" };

export const meta: Route.MetaFunction = (page) => {
  const language = metaLanguage(page);
  const t = adminTexts[language];
  return pageMeta({ title: t.title(pasteTexts[language].title), description: t.description }, page);
};

type Found = {
  videos: { id: string; title: string; isMissing: boolean }[];
  known: { id: string; title: string }[];
  repeated: string[];
  unknown: string[];
  isOffline: boolean;
};

/** Adds any number of video links at once: previewed with their titles, then added at the end. */
export default function PastePage() {
  const [found, setFound] = useState<Found>();
  const [isBusy, setBusy] = useState(false);
  const t = useTexts(pasteTexts);
  const admin = useTexts(adminTexts);
  const showToast = useToast();

  const look = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get("links") ?? "");
    setBusy(true);
    try {
      setFound(await findOut(text));
    } catch (failure) {
      showToast({ message: failureSentence(failure, admin) });
    }
    setBusy(false);
  };
  return (
    <>
      <AdminHead title={t.title} lead={t.lead} above={<BackToList resource={youtubeVideos} />} />
      <form onSubmit={(event) => void look(event)} className="row-form">
        <Field as="textarea" name="links" label={t.links} hint={t.linksHint} rows={6} />
        <div>
          <Button type="submit" variant="outline" disabled={isBusy}>
            {isBusy ? t.looking : t.look}
          </Button>
        </div>
      </form>
      {found && <FoundVideos key={JSON.stringify(found)} found={found} />}
    </>
  );
}

async function findOut(text: string): Promise<Found> {
  const { ids, repeated, unknown } = readVideoLinks(text);
  const there = ids.length > 0 ? await listKnownVideos(await getBackend(), ids) : new Map();
  const videos: Found["videos"] = [];
  let isOffline = false;
  for (const id of ids.filter((each) => !there.has(each))) {
    // One unreachable video is enough to know; the others are not awaited.
    const title: string | undefined = isOffline ? "offline" : await askVideoTitle(id);
    isOffline ||= title === "offline";
    const isKnown = title !== undefined && title !== "offline";
    videos.push({ id, title: isKnown ? title : "", isMissing: title === undefined });
  }
  const known = [...there].map(([id, title]) => ({ id, title }));
  return { videos, known, repeated, unknown, isOffline };
}

function FoundVideos({ found }: { found: Found }) {
  const { videos, known, repeated, unknown, isOffline } = found;
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const t = useTexts(pasteTexts);
  const { offline } = useTexts(listActionTexts);
  const admin = useTexts(adminTexts);
  const showToast = useToast();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const refresh = () => queries.invalidateQueries({ queryKey: rowsKey("youtube_videos") });

  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const wanted = videos
      .filter(({ id }) => data.get(`take-${id}`) === "on")
      .map(({ id }) => ({ youtube_id: id, title: String(data.get(`title-${id}`) ?? "").trim() }));
    const untitled = wanted.filter(({ title }) => title === "").map(({ youtube_id }) => youtube_id);
    setRefused(untitled);
    if (untitled.length > 0 || wanted.length === 0) return;
    setBusy(true);
    try {
      const videos = [];
      for (const video of wanted) {
        const thumbnail = isOffline ? null : await takeVideoThumbnail(video.youtube_id);
        videos.push({ ...video, thumbnail });
      }
      const client = await getBackend();
      const ids = await createVideos(client, videos);
      const undo = async () => {
        await undoChanges(client, "youtube_videos", ids, new Date(0).toISOString());
        void refresh();
      };
      showToast({ message: t.added(ids.length), undo });
      await refresh();
      // Nobody has marked them yet.
      await navigate("/admin/youtube?waiting=true");
    } catch (failure) {
      showToast({ message: failureSentence(failure, admin, admin.saveFailed) });
      setBusy(false);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void add(event)} className="row-form mt-8">
      {isOffline && videos.length > 0 && (
        <Notice kind="warn" title={offline}>
          <p>{t.offlineNext}</p>
        </Notice>
      )}
      {(known.length > 0 || repeated.length > 0 || unknown.length > 0) && (
        <Notice kind="warn" title={t.leftOut}>
          <ul>
            {known.map(({ id, title }) => (
              <li key={id}>{t.known(title)}</li>
            ))}
            {repeated.map((link) => (
              <li key={link}>{t.repeated(link)}</li>
            ))}
            {unknown.map((link) => (
              <li key={link}>{t.unknown(link)}</li>
            ))}
          </ul>
        </Notice>
      )}
      {videos.length > 0 && (
        <>
          <ol className="nested-list">
            {videos.map(({ id, title, isMissing }) => (
              <li key={id} className="grid gap-3">
                <Field
                  name={`title-${id}`}
                  label={t.titleOf(id)}
                  defaultValue={title}
                  maxLength={200}
                  optional="unsaid"
                  {...(isMissing && { hint: t.missing })}
                  {...(refused.includes(id) && { error: admin.refusals.missing })}
                />
                <Field
                  as="check"
                  optional
                  name={`take-${id}`}
                  label={t.take}
                  defaultChecked={!isMissing}
                />
              </li>
            ))}
          </ol>
          <div>
            <Button type="submit" disabled={isBusy}>
              {isBusy ? t.adding : t.add}
            </Button>
          </div>
        </>
      )}
    </form>
  );
}
