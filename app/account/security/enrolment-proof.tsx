import { useTexts } from "../../language/texts.ts";
import { Field } from "../../ui/field.tsx";
import type { AccountAnswer } from "../account-form.ts";
import { AccountForm, errorOf } from "../account-form-view.tsx";
import type { Enrolment } from "./enrol.ts";
import { secondFactorTexts } from "./second-factor.texts.ts";

/** What the app has to read, as a picture and as letters, and the first code that proves that it did. */
export function EnrolmentProof({
  enrolment: { factorId, qrCode, secret },
  answer,
}: {
  enrolment: Enrolment;
  answer: AccountAnswer | undefined;
}) {
  const t = useTexts(secondFactorTexts);
  return (
    <div className="grid gap-9">
      <section aria-labelledby="scan">
        <h2 id="scan" className="text-h4">
          {t.scan}
        </h2>
        <img
          src={qrCode}
          alt={t.qr}
          width={224}
          height={224}
          className="mt-4 size-56 border border-line bg-paper-raised p-3"
        />
        <p className="mt-5 text-ink-2">{t.secret}</p>
        <p className="numbers mt-1 text-lead break-all select-all" data-secret>
          {secret.replace(/(.{4})(?=.)/g, "$1 ")}
        </p>
      </section>
      <section aria-labelledby="write">
        <h2 id="write" className="mb-5 text-h4">
          {t.write}
        </h2>
        <AccountForm form="prove" answer={answer} send={t.confirm}>
          <input type="hidden" name="factorId" value={factorId} />
          <Field
            label={t.code}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={9}
            className="max-w-56"
            error={errorOf(answer, "code", "prove")}
          />
        </AccountForm>
      </section>
    </div>
  );
}
