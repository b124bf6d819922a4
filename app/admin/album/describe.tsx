import albumPageTexts from "messages:admin/album/albumPage";
import type { ManagedPicture } from "../../../data/gallery/album-pictures.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { useTexts } from "../../language/texts.ts";
import { PictureForm } from "./picture-form.tsx";
import "./describe.css";

/** The pictures one below the other, each with what is said of it. */
export function DescribePictures({
  album,
  pictures,
  onDirty,
}: {
  album: ManagedRow;
  pictures: readonly ManagedPicture[];
  onDirty: (id: string, isDirty: boolean) => void;
}) {
  const t = useTexts(albumPageTexts);
  return (
    <>
      <p className="admin-lead mb-4">{t.describeLead}</p>
      <ol className="describe">
        {pictures.map((picture, index) => (
          <li key={picture.id}>
            <PictureForm album={album} picture={picture} number={index + 1} onDirty={onDirty} />
          </li>
        ))}
      </ol>
    </>
  );
}
