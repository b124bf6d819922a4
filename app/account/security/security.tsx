import securityTexts from "messages:account/security";
import { revokeAccountSession, updateLetterLanguage } from "../../../data/accounts/accounts.ts";
import type { SchoolClient } from "../../../data/client.ts";
import { forgetDrafts } from "../../connection/kept-drafts.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { takeAccountForm } from "../account-form.ts";
import { queryClient } from "../query-client.ts";
import type { Route } from "./+types/security";
import { Devices, sessionsKey } from "./devices.tsx";
import { LetterLanguage } from "./letter-language.tsx";
import { SignInRegister } from "./sign-in-register.tsx";

export const handle: PageHandle = { unlisted: true };

export const meta: Route.MetaFunction = (page) => pageMeta(securityTexts[metaLanguage(page)], page);

/** Signs devices out, one, all others, or all; or sets the language of letters. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  return takeAccountForm(
    request,
    (forms) => forms.securitySchema,
    async (sent, client) => {
      if (sent.form === "language") return updateLetterLanguage(client, sent.language);
      if (sent.form === "device") await revokeAccountSession(client, sent.id);
      else await signOutAll(client, sent.form === "others" ? "others" : "global");
      await queryClient.invalidateQueries({ queryKey: sessionsKey });
    },
  );
}

async function signOutAll(client: SchoolClient, scope: "others" | "global") {
  const { error } = await client.auth.signOut({ scope });
  if (error) throw error;
  if (scope === "global") forgetDrafts();
}

export default function Security({ actionData }: Route.ComponentProps) {
  const t = useTexts(securityTexts);
  return (
    <>
      <PageTop title={t.title} lead={t.lead} />
      <div className="page grid gap-x-[clamp(2.5rem,5vw,6rem)] gap-y-14 pt-10 pb-section xl:grid-cols-2">
        <div className="grid content-start gap-14">
          <SignInRegister />
          <LetterLanguage answer={actionData} />
        </div>
        <Devices answer={actionData} />
      </div>
    </>
  );
}
