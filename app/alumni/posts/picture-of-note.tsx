import writeTexts from "messages:alumni/write";
import { type ChangeEvent, useEffect, useState } from "react";
import { readMediaAddress } from "../../../data/gallery/media-addresses.ts";
import { deleteMediaFile } from "../../../data/gallery/media-removal.ts";
import { largestPortrait, megabytes } from "../../../data/gallery/upload-limits.ts";
import { getBackend } from "../../connection/backend.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { UploadError } from "../../ui/file-upload.ts";
import { Notice } from "../../ui/notice.tsx";
import { uploadPicture } from "../../ui/picture-upload.ts";
import { PostPicture } from "./post.tsx";

type Answer = (name: string) => { name: string; defaultValue: string; error: string | undefined };

/**
 * The picture of a note: uploaded as soon as it is chosen, so that a refused form does not lose it. Nobody
 * else sees it before the note is sent, so it is shown here from the device.
 */
export function PictureOfNote({
  of,
  published,
}: {
  of: Answer;
  /** The note's present picture: it stays until the change is sent. */
  published: string | null;
}) {
  const t = useTexts(writeTexts).picture;
  const [address, setAddress] = useState(of("picture").defaultValue);
  const [preview, setPreview] = useState<string>();
  const [sent, setSent] = useState<number>();
  const [trouble, setTrouble] = useState<string>();
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);

  const forgetUnsent = async () => {
    if (address !== published) await forget(address);
  };
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    target.value = "";
    setTrouble(undefined);
    setSent(0);
    try {
      const uploaded = await uploadPicture(file, "post", setSent);
      await forgetUnsent();
      setAddress(uploaded.address);
      setPreview(URL.createObjectURL(file));
    } catch (failure) {
      setTrouble((failure instanceof UploadError && failure.message) || t.failed);
    }
    setSent(undefined);
  };
  const remove = () => {
    void forgetUnsent();
    setAddress("");
    setPreview(undefined);
  };

  return (
    <fieldset className="wide grid gap-4">
      <legend className="font-semibold">{t.title}</legend>
      <p className="text-ink-2">{t.note(megabytes(largestPortrait))}</p>
      <input type="hidden" name="picture" value={address} />
      {preview && (
        <img src={preview} alt="" className="max-h-80 w-auto max-w-full justify-self-start" />
      )}
      {address && address === published && <PostPicture src={address} alt="" />}
      {trouble && <Notice kind="bad" title={trouble} />}
      {of("picture").error && <Notice kind="bad" title={of("picture").error} />}
      {sent === undefined ? (
        <div className="flex flex-wrap items-center gap-3">
          <label className="button portrait-choice" data-variant="outline">
            {address ? t.change : t.choose}
            <input
              type="file"
              accept="image/jpeg,image/png,image/webp,image/avif"
              className="sr-only"
              onChange={(event) => void choose(event)}
            />
          </label>
          {address && (
            <Button variant="ghost" onClick={remove}>
              {t.remove}
            </Button>
          )}
        </div>
      ) : (
        <p role="status" className="grid max-w-80 gap-2">
          {sent < 1 ? t.sending : t.preparing}
          <progress value={sent} aria-label={t.sending} className="portrait-progress" />
        </p>
      )}
      {address && (
        <>
          <Field label={t.words} {...of("picture_alt")} hint={t.wordsHint} maxLength={300} />
          <Field
            as="check"
            label={t.agreed}
            name="agreed"
            value="yes"
            defaultChecked={of("agreed").defaultValue === "yes"}
            {...(of("agreed").error && { error: of("agreed").error })}
          />
        </>
      )}
    </fieldset>
  );
}

/** Deletes a picture that no note will use. If this fails, the server deletes it after a day. */
async function forget(address: string): Promise<void> {
  const file = readMediaAddress(address);
  if (file) await deleteMediaFile(await getBackend(), file.id).catch(() => {});
}
