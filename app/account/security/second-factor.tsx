import secondFactorTexts from "messages:account/secondFactor";
import { useEffect, useState } from "react";
import { redirect } from "react-router";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { useSharedData } from "../../layout/shared-data.ts";
import { Field } from "../../ui/field.tsx";
import { type AccountAnswer, takeAccountForm } from "../account-form.ts";
import { AccountForm, errorOf } from "../account-form-view.tsx";
import { AccountPage } from "../account-page.tsx";
import { queryClient } from "../query-client.ts";
import { challengeFactor, verifyFactor } from "../second-factor/verify.ts";
import type { Route } from "./+types/second-factor";
import { type Enrolment, enrolAuthenticator, enrolPhone, removeFactor } from "./enrol.ts";
import { EnrolmentProof } from "./enrolment-proof.tsx";
import { FactorList } from "./factor-list.tsx";
import { factorsKey, useFactors } from "./factors.ts";

export const handle: PageHandle = { unlisted: true };

export const meta: Route.MetaFunction = (page) =>
  pageMeta(secondFactorTexts[metaLanguage(page)], page);

export async function clientAction({ request }: Route.ClientActionArgs) {
  const form = (await request.clone().formData()).get("form");
  if (form === "remove") return takeRemoval(request);
  if (form === "prove") return takeProof(request);
  return takeEnrolment(request);
}

async function takeEnrolment(request: Request) {
  let enrolment: Enrolment | undefined;
  const answer = await takeAccountForm(
    request,
    (forms) => forms.enrolmentSchema,
    async (sent, client) => {
      enrolment =
        sent.form === "phone"
          ? await enrolPhone(client, sent.phone)
          : await enrolAuthenticator(client, {
              friendlyName: sent.friendly_name,
              issuer: sent.issuer,
            });
    },
  );
  return answer instanceof Response ? answer : { ...answer, enrolment };
}

/** The first code switches the factor on; the codes for the day the phone is lost come next. */
function takeProof(request: Request) {
  return takeAccountForm(
    request,
    (forms) => forms.factorCodeSchema,
    async ({ factorId, code, challengeId }, client) => {
      // A message has left its challenge; an app's is made with the answer.
      const challenge = challengeId || (await challengeFactor(client, factorId));
      await verifyFactor(client, { factorId, challengeId: challenge, code });
      return redirect("/account/security/recovery-codes");
    },
  );
}

function takeRemoval(request: Request) {
  return takeAccountForm(
    request,
    (forms) => forms.factorChoiceSchema,
    async (sent, client) => {
      await removeFactor(client, sent.factorId);
      await queryClient.invalidateQueries({ queryKey: factorsKey });
    },
  );
}

export default function SecondFactor({ actionData }: Route.ComponentProps) {
  const answer: (AccountAnswer & { enrolment?: Enrolment }) | undefined = actionData;
  const { verified } = useFactors();
  const t = useTexts(secondFactorTexts);
  const [enrolment, setEnrolment] = useState<Enrolment>();
  useEffect(() => {
    if (answer?.enrolment) setEnrolment(answer.enrolment);
  }, [answer]);

  return (
    <AccountPage title={t.title} lead={t.lead}>
      {enrolment ? (
        <EnrolmentProof
          enrolment={enrolment}
          answer={answer}
          startAgain={() => setEnrolment(undefined)}
        />
      ) : (
        <div className="grid gap-12">
          {verified.length > 0 && <FactorList factors={verified} answer={answer} />}
          <section aria-labelledby="add">
            <h2 id="add" className="mb-6 text-h3">
              {verified.length > 0 ? t.addAnother : t.add}
            </h2>
            <NameForm answer={answer} />
          </section>
          <section aria-labelledby="add-phone">
            <h2 id="add-phone" className="mb-2 text-h3">
              {t.addPhone}
            </h2>
            <p className="mb-6 text-ink-2">{t.phoneFact}</p>
            <PhoneForm answer={answer} />
          </section>
        </div>
      )}
    </AccountPage>
  );
}

function NameForm({ answer }: { answer: AccountAnswer | undefined }) {
  const { school } = useSharedData();
  const t = useTexts(secondFactorTexts);
  return (
    <AccountForm form="name" answer={answer} send={t.start}>
      <input type="hidden" name="issuer" value={school.name} />
      <Field
        label={t.name}
        name="friendly_name"
        hint={t.nameHint}
        maxLength={60}
        autoComplete="off"
        error={errorOf(answer, "friendly_name", "name")}
      />
    </AccountForm>
  );
}

function PhoneForm({ answer }: { answer: AccountAnswer | undefined }) {
  const t = useTexts(secondFactorTexts);
  return (
    <AccountForm form="phone" answer={answer} send={t.sendCode} variant="outline2">
      <Field
        label={t.phone}
        name="phone"
        type="tel"
        hint={t.phoneHint}
        maxLength={24}
        autoComplete="tel"
        error={errorOf(answer, "phone", "phone")}
      />
    </AccountForm>
  );
}
