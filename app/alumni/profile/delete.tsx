import secondFactorStepTexts from "messages:account/secondFactorStep";
import deleteTexts from "messages:alumni/delete";
import type { Factor } from "@supabase/supabase-js";
import { useState } from "react";
import { z } from "zod";
import { oneTimeCode } from "../../../data/accounts/account-forms.ts";
import { deleteOwnAccount } from "../../../data/alumni/profiles.ts";
import type { SchoolClient } from "../../../data/client.ts";
import { refusal } from "../../../data/forms/refusal-codes.ts";
import { addressIn, splitAddress } from "../../../data/languages.ts";
import { accountSentence } from "../../account/account-form.ts";
import { flagDeletedProfile } from "../../account/login-notes.ts";
import { nameOfFactor, useFactors } from "../../account/second-factor/factors.ts";
import {
  challengeFactor,
  IncompleteVerification,
  verifyFactor,
} from "../../account/second-factor/verify.ts";
import { useSession } from "../../account/session.tsx";
import { clearSession } from "../../account/session-storage.ts";
import { needsSecondFactor, ownEmail, sendPassword } from "../../account/sign-in.ts";
import { createPassingClient, getBackend } from "../../connection/backend.ts";
import { forgetDrafts } from "../../connection/kept-drafts.ts";
import { fieldRefusal } from "../../connection/refusal-sentences.ts";
import { takeForm } from "../../connection/sent-form.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { SentForm } from "../../ui/sent-form.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import type { Route } from "./+types/delete";

export const handle: PageHandle = { unlisted: true };

export const meta: Route.MetaFunction = (page) => pageMeta(deleteTexts[metaLanguage(page)], page);

const deletionSchema = z.object({
  password: z.string().min(1, refusal("own_password_missing")),
  // Sent only with a second factor.
  factorId: z.string().optional(),
  challengeId: z.string().optional(),
  code: oneTimeCode.optional(),
});

/** Proves password and factor in a second session, deletes the account and signs this device out. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  const { language } = splitAddress(new URL(request.url).pathname);
  const { refusal } = await takeForm(request, deletionSchema, language, async (proofs) => {
    const client = await getBackend();
    const fresh = await createPassingClient();
    try {
      await proveAgain(fresh, await ownEmail(client), proofs);
      await deleteOwnAccount(fresh);
    } catch (failure) {
      await fresh.auth.signOut({ scope: "local" });
      throw failure;
    }
    flagDeletedProfile();
    await clearSession(client);
    forgetDrafts();
    return "deleted";
  });
  if (refusal) return refusal;
  // A new document: this one's memory is cleared, and no guard redirects.
  location.replace(addressIn(language, "/login"));
  return new Promise<never>(() => {});
}

/** Signs in with the password and the second factor, if there is one. Refusals name their field. */
async function proveAgain(
  client: SchoolClient,
  email: string,
  { password, factorId = "", challengeId, code = "" }: z.infer<typeof deletionSchema>,
) {
  const { error } = await sendPassword(client, { email, password });
  if (error) {
    const isWrong = error.code === "invalid_credentials";
    throw isWrong ? fieldRefusal("password", "own_password_wrong") : error;
  }
  if (!(await needsSecondFactor(client))) return;
  try {
    const challenge = challengeId || (await challengeFactor(client, factorId));
    await verifyFactor(client, { factorId, challengeId: challenge, code });
  } catch (failure) {
    const { status = 0 } = failure as { status?: number };
    const isWrong = status === 422 || failure instanceof IncompleteVerification;
    throw isWrong ? fieldRefusal("code", "one_time_code_wrong") : failure;
  }
}

export default function DeletePage({ actionData }: Route.ComponentProps) {
  const t = useTexts(deleteTexts);
  const { user } = useSession();
  const { verified } = useFactors();
  return (
    <>
      <PageTop title={t.title} lead={t.lead} />
      <div className="page pt-8 pb-section">
        <div className="max-w-160">
          <ol className="border-t-2 border-ink">
            {t.steps.map((step, index) => (
              <li key={step} className="grid grid-cols-[2.5rem_1fr] border-b border-line py-4">
                <span className="numbers display text-h4 text-pine-700">{index + 1}</span>
                <p>{step}</p>
              </li>
            ))}
          </ol>
          <p className="mt-5 mb-8 text-ink-2">
            {t.download}{" "}
            <SiteLink to="/alumni/profile" className="inline-link">
              {t.toProfile}
            </SiteLink>
          </p>
          <SentForm
            id="deletion"
            to="/alumni/profile/delete"
            refused={actionData}
            send={t.send}
            variant="redOutline"
          >
            <input type="hidden" autoComplete="username" value={user?.email ?? ""} readOnly />
            <Field
              label={t.password}
              name="password"
              type="password"
              autoComplete="current-password"
              hint={t.passwordHint}
              error={actionData?.errors.password}
              className="wide"
            />
            <FactorFields factors={verified} error={actionData?.errors.code} />
          </SentForm>
        </div>
      </div>
    </>
  );
}

/** Code of a second factor: `factorId`, `code`, and for a phone `challengeId`, set by sending the message. */
function FactorFields({ factors, error }: { factors: Factor[]; error: string | undefined }) {
  const t = useTexts(secondFactorStepTexts);
  const language = useLanguage();
  const [chosen, setChosen] = useState(factors[0]?.id ?? "");
  const [sent, setSent] = useState<{ factorId: string; challengeId: string }>();
  const [said, setSaid] = useState("");
  const factor = factors.find(({ id }) => id === chosen) ?? factors[0];
  const send = async (factorId: string) => {
    try {
      setSent({ factorId, challengeId: await challengeFactor(await getBackend(), factorId) });
      setSaid(t.sent);
    } catch (failure) {
      setSaid(accountSentence(failure, language));
    }
  };
  if (!factor) return null;
  return (
    <>
      {factors.length > 1 ? (
        <Field
          as="select"
          label={t.factor}
          name="factorId"
          className="wide"
          value={factor.id}
          onChange={(event) => setChosen(event.currentTarget.value)}
          choices={factors.map((one) => ({ id: one.id, name: nameOfFactor(one, t) }))}
        />
      ) : (
        <input type="hidden" name="factorId" value={factor.id} />
      )}
      {factor.factor_type === "phone" && (
        <div className="wide flex flex-wrap items-center gap-4">
          <input
            type="hidden"
            name="challengeId"
            value={sent?.factorId === factor.id ? sent.challengeId : ""}
          />
          <Button variant="outline" onClick={() => void send(factor.id)}>
            {sent ? t.sendAnother : t.sendCode}
          </Button>
          <p role="status">{said}</p>
        </div>
      )}
      <Field
        label={t.code}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={9}
        hint={factor.factor_type === "phone" ? t.phone(factor.friendly_name ?? "") : t.app}
        error={error}
        className="wide"
      />
    </>
  );
}
