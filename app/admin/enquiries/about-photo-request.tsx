import enquiriesTexts from "messages:admin/enquiries/enquiries";
import relationNames from "messages:names/photoRelations";
import { useQuery } from "@tanstack/react-query";
import { getManagedPicture } from "../../../data/gallery/album-pictures.ts";
import { inLanguage } from "../../../data/languages.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { nameOf } from "../../language/names.ts";
import { useTexts } from "../../language/texts.ts";
import { SiteLink } from "../../ui/site-link.tsx";
import { Facts } from "../frame/facts.tsx";
import { LoadFailed } from "../frame/failures.tsx";
import { OfficePicture } from "../media/office-picture.tsx";
import { rowsKey } from "../query-keys.ts";
import { textOf } from "../resource.ts";
import { photoRequests } from "../resources/photo-requests.tsx";
import "../people/people.css";

/** The picture, which the office sees while it is hidden from visitors, and the person who asks. */
export function AboutPhotoRequest({ row }: { row: ManagedRow }) {
  const language = useLanguage();
  const t = useTexts(enquiriesTexts);
  const { columns } = useTexts(photoRequests.texts);
  const relation = nameOf(useTexts(relationNames), row.relation);
  const id = textOf(row, "picture_id");
  const picture = useQuery({
    queryKey: [...rowsKey("gallery_images"), "request", id],
    queryFn: async () => (id ? getManagedPicture(await getBackend(), id) : null),
  });
  if (picture.isLoadingError) return <LoadFailed retry={() => void picture.refetch()} />;
  const title = textOf(row, "album_title");
  const shown = picture.data;
  const words = shown && inLanguage(shown, language, ["alt", "caption"]);
  return (
    <div className="about-row">
      {shown && (
        <OfficePicture
          src={shown.path}
          alt={words?.alt || t.picture}
          width={shown.width}
          height={shown.height}
          sizes="28rem"
          className="h-auto w-full max-w-md"
        />
      )}
      {picture.data === null && <p>{t.pictureGone}</p>}
      <Facts
        of={[
          [t.pictureShows, words?.alt],
          [t.pictureCaption, words?.caption],
          [
            columns.album_title ?? "",
            shown ? (
              <SiteLink
                key="album"
                to={`/admin/gallery/${shown.gallery_event_id}/pictures?picture=${shown.id}`}
              >
                {title}
              </SiteLink>
            ) : (
              title
            ),
          ],
          [columns.name ?? "", `${textOf(row, "name")}, ${textOf(row, "email")}`],
          ["", relation],
          [columns.reason ?? "", textOf(row, "reason")],
        ]}
      />
    </div>
  );
}
