import secondFactorTexts from "messages:account/secondFactor";
import { useTexts } from "../../language/texts.ts";
import { Field } from "../../ui/field.tsx";
import type { AccountAnswer } from "../account-form.ts";
import { AccountForm, errorOf } from "../account-page.tsx";
import type { Enrolment } from "./enrol.ts";

/** The key for the app, or the phone that got the message, and a field for the first code. */
export function EnrolmentProof({
  enrolment,
  answer,
  startAgain,
}: {
  enrolment: Enrolment;
  answer: AccountAnswer | undefined;
  startAgain: () => void;
}) {
  const t = useTexts(secondFactorTexts);
  const isPhone = enrolment.type === "phone";
  return (
    <div className="grid gap-9">
      {isPhone ? (
        <section role="status">
          <h2 className="text-h4">{t.sent(enrolment.phone)}</h2>
          <p className="mt-2 text-ink-2">{t.goodFor}</p>
        </section>
      ) : (
        <AppKey qrCode={enrolment.qrCode} secret={enrolment.secret} />
      )}
      <section aria-labelledby="write">
        <h2 id="write" className="mb-5 text-h4">
          {isPhone ? t.writeSent : t.write}
        </h2>
        <AccountForm
          form="prove"
          answer={answer}
          send={t.confirm}
          beside={
            <button
              type="button"
              className="inline-link min-h-11 items-center"
              onClick={startAgain}
            >
              {t.startAgain}
            </button>
          }
        >
          <input type="hidden" name="factorId" value={enrolment.factorId} />
          <input type="hidden" name="challengeId" value={isPhone ? enrolment.challengeId : ""} />
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

/** The key as a QR code and as text. */
function AppKey({ qrCode, secret }: { qrCode: string; secret: string }) {
  const t = useTexts(secondFactorTexts);
  return (
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
      <p className="numbers mt-1 text-lead wrap-anywhere select-all" data-secret>
        {secret.replace(/(.{4})(?=.)/g, "$1 ")}
      </p>
    </section>
  );
}
