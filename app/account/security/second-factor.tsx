import secondFactorTexts from "messages:account/secondFactor";
import type { Factor } from "@supabase/supabase-js";
import { useEffect, useState } from "react";
import { redirect, useNavigation, useSubmit } from "react-router";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { useSharedData } from "../../layout/shared-data.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { fullDate } from "../../ui/dates.ts";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { type AccountAnswer, takeAccountForm } from "../account-form.ts";
import { AccountForm, AccountPage, errorOf } from "../account-page.tsx";
import { queryClient } from "../query-client.ts";
import { factorsKey, useFactors } from "../second-factor/factors.ts";
import { challengeFactor, verifyFactor } from "../second-factor/verify.ts";
import type { Route } from "./+types/second-factor";
import { type Enrolment, enrolAuthenticator, enrolPhone, removeFactor } from "./enrol.ts";
import { EnrolmentProof } from "./enrolment.tsx";

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

/** The first code activates the factor; the recovery codes come next. */
function takeProof(request: Request) {
  return takeAccountForm(
    request,
    (forms) => forms.factorCodeSchema,
    async ({ factorId, code, challengeId }, client) => {
      // A phone's challenge was made with the message; an app's is made now.
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

/** The active factors, each with a button to remove it after confirmation. */
function FactorList({ factors, answer }: { factors: Factor[]; answer: AccountAnswer | undefined }) {
  const language = useLanguage();
  const t = useTexts(secondFactorTexts);
  const isBusy = useNavigation().formMethod === "POST";
  const submit = useSubmit();
  /** The factor in question; kept while the dialog closes. */
  const [asked, setAsked] = useState<{ id: string; name: string }>();
  const [isAsking, setAsking] = useState(false);
  const refused = answer?.form === "remove" && !answer.isDone;
  return (
    <section aria-labelledby="yours">
      <h2 id="yours" className="text-h3">
        {t.yours}
      </h2>
      {refused && <Notice kind="bad" title={answer.message} className="mt-4" />}
      <ul className="mt-4 border-t border-line">
        {factors.map(({ id, friendly_name, created_at }) => {
          const name = friendly_name || t.unnamed;
          return (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3.5"
            >
              <div>
                <p className="font-semibold">{name}</p>
                <p className="text-small text-ink-2">{t.added(fullDate(created_at, language))}</p>
              </div>
              <Button
                variant="redOutline"
                size="small"
                className="min-h-11"
                disabled={isBusy}
                aria-label={t.removeNamed(name)}
                onClick={() => {
                  setAsked({ id, name });
                  setAsking(true);
                }}
              >
                {t.remove}
              </Button>
            </li>
          );
        })}
      </ul>
      <ConfirmDialog
        isOpen={isAsking}
        title={t.removeQuestion(asked?.name ?? "")}
        confirm={t.remove}
        cancel={t.keep}
        onConfirm={() => {
          setAsking(false);
          if (asked) void submit({ form: "remove", factorId: asked.id }, { method: "post" });
        }}
        onClose={() => setAsking(false)}
      >
        <p>{factors.length > 1 ? t.removeOneFact : t.removeLastFact}</p>
      </ConfirmDialog>
    </section>
  );
}
