import partsTexts from "messages:admin/form/parts";
import { type ChangeEvent, useState } from "react";
import { readMediaAddress } from "../../../data/gallery/media-addresses.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { UploadError, uploadPicture } from "../../ui/picture-upload.ts";
import { PictureMarkAt } from "../marks/picture-mark.tsx";
import { LibraryChoice } from "../media/library-choice.tsx";
import { OfficePicture } from "../media/office-picture.tsx";
import { ComposedField, type ComposedFieldProps, useKeptValue } from "./composed-field.tsx";

/** A picture, from the device or the library: sent as soon as it is chosen, part of the row once the form is saved. */
export function PictureField({ name, start, ...field }: ComposedFieldProps) {
  const { ref, keep } = useKeptValue();
  const [address, setAddress] = useState(start);
  const [sent, setSent] = useState<number>();
  const [trouble, setTrouble] = useState<string>();
  const t = useTexts(partsTexts);

  const take = (next: string) => {
    setAddress(next);
    keep(next);
  };
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = "";
    if (!file) return;
    setTrouble(undefined);
    setSent(0);
    try {
      take((await uploadPicture(file, "site", setSent)).address);
    } catch (failure) {
      setTrouble((failure instanceof UploadError && failure.message) || t.uploadFailed);
    }
    setSent(undefined);
  };
  const { width = 1600, height = 1000 } = readMediaAddress(address) ?? {};

  return (
    <ComposedField {...field}>
      <input ref={ref} hidden name={name} defaultValue={start} />
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
            <span className="sr-only">: {field.label}</span>
            <input
              type="file"
              accept="image/jpeg,image/png,image/webp,image/avif,image/heic"
              className="sr-only"
              aria-invalid={field.error ? true : undefined}
              onChange={choose}
            />
          </label>
          <LibraryChoice field={field.label} onChoose={({ address: chosen }) => take(chosen)} />
          {address && (
            <Button variant="ghost" size="small" onClick={() => take("")}>
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
    </ComposedField>
  );
}
