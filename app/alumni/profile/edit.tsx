import { redirect } from "react-router";
import { profileFormSchema } from "../../../data/alumni/profile-form.ts";
import {
  type AlumniProfile,
  createProfile,
  getOwnProfile,
  profileOf,
  updateProfile,
} from "../../../data/alumni/profiles.ts";
import { splitAddress } from "../../../data/languages.ts";
import { Waiting } from "../../account/guarded-page.tsx";
import { useSession } from "../../account/session.tsx";
import { getBackend } from "../../connection/backend.ts";
import { takeForm } from "../../connection/sent-form.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import "../alumni.css";
import editTexts from "messages:alumni/edit";
import { type ChangeEvent, useId, useState } from "react";
import { readMediaAddress } from "../../../data/gallery/media-addresses.ts";
import { deleteMediaFile } from "../../../data/gallery/media-removal.ts";
import { largestPortrait, megabytes } from "../../../data/gallery/upload-limits.ts";
import { Button } from "../../ui/button.tsx";
import { UploadError } from "../../ui/file-upload.ts";
import { Notice } from "../../ui/notice.tsx";
import { Picture } from "../../ui/picture.tsx";
import { uploadPicture } from "../../ui/picture-upload.ts";
import { ContentFailed } from "../content-failed.tsx";
import { forgetProfile, useOwnProfile, useOwnRecord } from "../own-profile.ts";
import type { Route } from "./+types/edit";
import { ProfileForm } from "./profile-form.tsx";

export const handle: PageHandle = { unlisted: true };

export const meta: Route.MetaFunction = (page) => pageMeta(editTexts[metaLanguage(page)], page);

/** Saves the profile, or makes a new one. Fields that the office has verified stay as they are. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  const { language } = splitAddress(new URL(request.url).pathname);
  const { refusal } = await takeForm(request, profileFormSchema, language, async (form) => {
    const client = await getBackend();
    const { data } = await client.auth.getSession();
    const id = data.session?.user.id;
    if (!id) throw new Error("Nobody is signed in.");
    const kept = await getOwnProfile(client, id);
    const { full_name, batch_year, campus, ...rest } = profileOf(form);
    const own = { ...rest, full_name, batch_year, campus };
    if (!kept) await createProfile(client, { ...own, id });
    else await updateProfile(client, id, kept.status === "verified" ? rest : own);
    await forgetProfile();
    return id;
  });
  return refusal ?? redirect("/alumni/profile?saved=yes");
}

export default function EditPage({ actionData }: Route.ComponentProps) {
  const t = useTexts(editTexts);
  const { user } = useSession();
  const { data: profile, isPending, isLoadingError, refetch } = useOwnProfile();
  const record = useOwnRecord(profile);
  const name = String(user?.user_metadata.full_name ?? "");
  return (
    <>
      <PageTop title={t.title} />
      <div className="page pt-8 pb-section">
        {isPending || record.isLoading ? (
          <Waiting />
        ) : isLoadingError ? (
          <ContentFailed retry={() => void refetch()} />
        ) : (
          <div className="max-w-208">
            {profile?.status === "verified" && <Portrait profile={profile} />}
            <ProfileForm
              profile={profile}
              begun={{ full_name: name, ...record.data }}
              refused={actionData}
            />
            <p className="mt-8">
              <SiteLink to="/alumni/profile" className="inline-link min-h-11 items-center">
                {t.back}
              </SiteLink>
            </p>
          </div>
        )}
      </div>
    </>
  );
}

/** The photo of a profile: uploaded as soon as it is chosen; removing it deletes the file. */
function Portrait({ profile }: { profile: AlumniProfile }) {
  const [sent, setSent] = useState<number>();
  const [trouble, setTrouble] = useState<string>();
  const id = useId();
  const t = useTexts(editTexts);

  const replaceBy = async (avatar: string | null) => {
    const client = await getBackend();
    await updateProfile(client, profile.id, { avatar });
    const former = readMediaAddress(profile.avatar ?? "");
    // If this fails, the file goes when the account is deleted.
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
      <p className="text-ink-2">{t.photoNote(megabytes(largestPortrait))}</p>
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
