import partsTexts from "messages:admin/form/parts";
import { readMediaAddress } from "../../../data/gallery/media-addresses.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { usualSize } from "../../ui/picture.tsx";
import { uploadPicture } from "../../ui/picture-upload.ts";
import { PictureMarkAt } from "../marks/picture-mark.tsx";
import { LibraryChoice } from "../media/library-choice.tsx";
import { OfficePicture } from "../media/office-picture.tsx";
import { useUpload } from "./use-upload.ts";

/**
 * A picture from the device or the library, with its mark: uploaded as soon as it is chosen; "" for none.
 */
export function PictureChoice({
  label,
  address,
  isInvalid,
  onTake,
}: {
  label: string;
  address: string;
  isInvalid: boolean;
  onTake: (address: string) => void;
}) {
  const t = useTexts(partsTexts);
  const { sent, trouble, choose } = useUpload(async (file, onProgress) => {
    onTake((await uploadPicture(file, "site", onProgress)).address);
  }, t.uploadFailed);
  const { width, height } = readMediaAddress(address) ?? usualSize;

  return (
    <>
      {address && (
        <span className="print still picture-chosen block">
          <OfficePicture
            src={address}
            alt={t.chosenPicture}
            width={width}
            height={height}
            sizes="12rem"
            pixels={320}
          />
        </span>
      )}
      {address && <PictureMarkAt address={address} />}
      {trouble && <Notice kind="bad" title={trouble} />}
      {sent === undefined ? (
        <div className="flex flex-wrap items-center gap-3">
          <label className="button picture-choice" data-variant="outline" data-size="small">
            {address ? t.changePicture : t.choosePicture}
            <span className="sr-only">: {label}</span>
            <input
              type="file"
              accept="image/jpeg,image/png,image/webp,image/avif,image/heic"
              className="sr-only"
              aria-invalid={isInvalid}
              onChange={choose}
            />
          </label>
          <LibraryChoice field={label} onChoose={({ address: chosen }) => onTake(chosen)} />
          {address && (
            <Button variant="ghost" size="small" onClick={() => onTake("")}>
              {t.removePicture}
            </Button>
          )}
        </div>
      ) : (
        <p role="status" className="picture-progress">
          {sent < 1 ? t.sending : t.preparing}
          <progress value={sent} aria-label={t.sending} />
        </p>
      )}
    </>
  );
}
