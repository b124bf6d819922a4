import editTexts from "messages:alumni/edit";
import { type ChangeEvent, useId, useState } from "react";
import { type AlumniProfile, updateProfile } from "../../../data/alumni/profiles.ts";
import { readMediaAddress } from "../../../data/gallery/media-addresses.ts";
import { deleteMediaFile } from "../../../data/gallery/media-library.ts";
import { getBackend } from "../../connection/backend.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Picture } from "../../ui/picture.tsx";
import { UploadError, uploadPicture } from "../../ui/picture-upload.ts";
import { forgetProfile } from "../own-profile.ts";

/** The photo of a profile: sent as soon as it is chosen, and taken away for good when it is removed. */
export function Portrait({ profile }: { profile: AlumniProfile }) {
  const [sent, setSent] = useState<number>();
  const [trouble, setTrouble] = useState<string>();
  const id = useId();
  const t = useTexts(editTexts);

  const replaceBy = async (avatar: string | null) => {
    const client = await getBackend();
    await updateProfile(client, profile.id, { avatar });
    const former = readMediaAddress(profile.avatar ?? "");
    // The profile no longer shows it; a former file that stays for now is swept with the account.
    if (former) await deleteMediaFile(client, former.id).catch(() => {});
    await forgetProfile();
  };
  const change = async (failed: string, send: () => Promise<void>) => {
    setTrouble(undefined);
    try {
      await send();
    } catch (failure) {
      setTrouble((failure instanceof UploadError && failure.message) || failed);
    }
    setSent(undefined);
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    target.value = "";
    setSent(0);
    void change(t.photoFailed, async () => {
      const { address } = await uploadPicture(file, "avatar", setSent);
      await replaceBy(address);
    });
  };

  return (
    <section aria-labelledby={id} className="mb-10 grid gap-4">
      <h2 id={id} className="text-h3">
        {t.photo}
      </h2>
      <p className="text-ink-2">{t.photoNote}</p>
      {profile.avatar && (
        <Picture
          src={profile.avatar}
          alt={t.photoOf(profile.full_name)}
          width={400}
          height={500}
          sizes="10rem"
          className="still aspect-4/5 w-40"
        />
      )}
      {trouble && <Notice kind="bad" title={trouble} />}
      {sent === undefined ? (
        <div className="flex flex-wrap items-center gap-3">
          <label className="button portrait-choice" data-variant="outline">
            {profile.avatar ? t.photoChange : t.photoChoose}
            <input
              type="file"
              accept="image/jpeg,image/png,image/webp,image/avif"
              className="sr-only"
              onChange={choose}
            />
          </label>
          {profile.avatar && (
            <Button
              variant="ghost"
              onClick={() => void change(t.photoStays, () => replaceBy(null))}
            >
              {t.photoRemove}
            </Button>
          )}
        </div>
      ) : (
        <p role="status" className="grid max-w-80 gap-2">
          {sent < 1 ? t.photoSending : t.photoPreparing}
          <progress value={sent} aria-label={t.photoSending} className="portrait-progress" />
        </p>
      )}
    </section>
  );
}
