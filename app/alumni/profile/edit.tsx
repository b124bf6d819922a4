import { redirect } from "react-router";
import { profileFormSchema } from "../../../data/alumni/profile-form.ts";
import {
  createProfile,
  getOwnProfile,
  profileOf,
  updateProfile,
} from "../../../data/alumni/profiles.ts";
import { splitAddress } from "../../../data/languages.ts";
import { useSession } from "../../account/session.tsx";
import { Waiting } from "../../account/waiting.tsx";
import { getBackend } from "../../connection/backend.ts";
import { takeForm } from "../../connection/sent-form.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import "../alumni.css";
import editTexts from "messages:alumni/edit";
import { LoadFailed } from "../load-failed.tsx";
import { forgetProfile, useOwnProfile, useOwnRecord } from "../own-profile.ts";
import type { Route } from "./+types/edit";
import { Portrait } from "./portrait.tsx";
import { ProfileForm } from "./profile-form.tsx";

export const handle: PageHandle = { unlisted: true };

export const meta: Route.MetaFunction = (page) => pageMeta(editTexts[metaLanguage(page)], page);

/** Saves the profile, or makes it where there is none. What the office has verified stays as it is. */
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
          <LoadFailed retry={() => void refetch()} />
        ) : (
          <div className="max-w-[52rem]">
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
