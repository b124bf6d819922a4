import adminTexts from "messages:admin/admin/admin";
import marksTexts from "messages:admin/marks/marks";
import { useQuery } from "@tanstack/react-query";
import { listAlbumsToMark } from "../../../data/consent/picture-marks.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { shortDate } from "../../ui/dates.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Status } from "../../ui/status.tsx";
import { LoadFailed } from "../frame/failures.tsx";
import { AdminHead } from "../frame/page-parts.tsx";
import type { Route } from "./+types/marks-page";
import { marksKey } from "./mark-queries.ts";
import "./marks.css";

export const handle: PageHandle = { unlisted: true, frame: "admin" };

export const meta: Route.MetaFunction = (page) => {
  const { title, description } = adminTexts[metaLanguage(page)];
  return pageMeta({ title: title(marksTexts[metaLanguage(page)].queue), description }, page);
};

/** The albums with unmarked pictures, each linked to where they are marked. */
export default function MarksPage() {
  const language = useLanguage();
  const t = useTexts(marksTexts);
  const albums = useQuery({
    queryKey: [...marksKey, "albums"],
    queryFn: async () => listAlbumsToMark(await getBackend()),
    staleTime: 0,
  });
  return (
    <>
      <AdminHead title={t.queue} lead={t.queueLead}>
        <SiteLink to="/admin/media?marks=none" className="admin-quiet-link">
          {t.unmarkedFiles}
        </SiteLink>
      </AdminHead>
      {albums.isPending && <Skeleton className="h-64" />}
      {albums.isError && <LoadFailed retry={() => void albums.refetch()} />}
      {albums.data?.length === 0 && (
        <EmptyState
          title={t.queueEmpty}
          action={
            <ButtonLink to="/admin/gallery" variant="outline2">
              {t.toAlbums}
            </ButtonLink>
          }
        >
          <p>{t.queueEmptyNext}</p>
        </EmptyState>
      )}
      {albums.data && albums.data.length > 0 && (
        <ul className="marks-list">
          {albums.data.map(({ album_id, title, held_on, published, unmarked, before_marks }) => (
            <li key={album_id}>
              <SiteLink to={`/admin/gallery/${album_id}/pictures?view=who`}>
                <span className="marks-title">{title}</span>
                {held_on && (
                  <span className="text-small text-ink-2">{shortDate(held_on, language)}</span>
                )}
                <span className="text-small text-ink-2">{published ? t.published : t.draft}</span>
                {unmarked > 0 && <Status kind="bad">{t.unmarkedCount(unmarked)}</Status>}
                {before_marks > 0 && <Status kind="waiting">{t.beforeCount(before_marks)}</Status>}
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
