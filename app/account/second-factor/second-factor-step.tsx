import secondFactorStepTexts from "messages:account/secondFactorStep";
import type { Factor } from "@supabase/supabase-js";
import { useState } from "react";
import { verifiedFactors } from "../../../data/accounts/second-factors.ts";
import { useTexts } from "../../language/texts.ts";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import type { AccountAnswer } from "../account-form.ts";
import { AccountForm, errorOf } from "../account-page.tsx";
import { useSession } from "../session.tsx";
import { nameOfFactor } from "./factors.ts";

/** The answer to a form of this step; a message to a phone leaves its challenge. */
export type SecondFactorAnswer = AccountAnswer & {
  challenge?: { id: string; factorId: string };
};

/** After the password: the code of a factor, or one of the recovery codes. */
export function SecondFactorStep({ answer }: { answer: SecondFactorAnswer | undefined }) {
  const { user, signOut } = useSession();
  const [usesRecovery, setUsesRecovery] = useState(false);
  const t = useTexts(secondFactorStepTexts);
  const factors = verifiedFactors(user?.factors);
  return (
    <section aria-labelledby="second-factor" className="border-t-2 border-ink pt-6">
      <h2 id="second-factor" className="text-h3">
        {t.title}
      </h2>
      {usesRecovery ? (
        <RecoveryForm answer={answer} />
      ) : (
        <FactorForm factors={factors} answer={answer} />
      )}
      <div className="mt-9 flex flex-wrap gap-x-8 border-t border-line pt-3">
        <button
          type="button"
          className="inline-link min-h-11 items-center"
          onClick={() => setUsesRecovery(!usesRecovery)}
        >
          {usesRecovery ? t.useFactor : t.useRecoveryCode}
        </button>
        <button
          type="button"
          className="inline-link min-h-11 items-center"
          onClick={() => void signOut()}
        >
          {t.otherAccount}
        </button>
      </div>
    </section>
  );
}

function FactorForm({
  factors,
  answer,
}: {
  factors: Factor[];
  answer: SecondFactorAnswer | undefined;
}) {
  const t = useTexts(secondFactorStepTexts);
  const [chosen, setChosen] = useState(factors[0]?.id ?? "");
  const factor = factors.find(({ id }) => id === chosen) ?? factors[0];
  const isPhone = factor?.factor_type === "phone";
  const challenge = useChallenge(answer);
  const isSent = isPhone && challenge?.factorId === factor?.id;
  return (
    <>
      {factors.length > 1 && (
        <Field
          as="select"
          label={t.factor}
          name="chosen"
          className="mt-6"
          value={chosen}
          onChange={(event) => setChosen(event.currentTarget.value)}
          choices={factors.map((one) => ({ id: one.id, name: nameOfFactor(one, t) }))}
        />
      )}
      <p className="mt-2 mb-7 text-ink-2">
        {isPhone ? t.phone(factor.friendly_name ?? "") : t.app}
      </p>
      {isPhone && (
        <div className="mb-6 grid gap-4">
          {isSent && (
            <div role="status">
              <Notice kind="good" title={t.sent}>
                <p>{t.goodFor}</p>
              </Notice>
            </div>
          )}
          <AccountForm
            form="send-code"
            answer={answer}
            send={isSent ? t.sendAnother : t.sendCode}
            variant={isSent ? "outline" : "primary"}
          >
            <input type="hidden" name="factorId" value={factor.id} />
          </AccountForm>
        </div>
      )}
      {(isSent || !isPhone) && (
        <AccountForm key={factor?.id} form="factor" answer={answer} send={t.confirm}>
          <input type="hidden" name="factorId" value={factor?.id ?? ""} />
          <input type="hidden" name="challengeId" value={isSent ? (challenge?.id ?? "") : ""} />
          <input type="hidden" name="factorType" value={factor?.factor_type ?? ""} />
          <Field
            label={t.code}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus
            maxLength={9}
            className="max-w-56"
            error={errorOf(answer, "code", "factor")}
          />
        </AccountForm>
      )}
    </>
  );
}

/** The challenge of the last message, kept when a later answer has none. */
function useChallenge(answer: SecondFactorAnswer | undefined) {
  const [last, setLast] = useState(answer?.challenge);
  if (answer?.challenge && answer.challenge.id !== last?.id) setLast(answer.challenge);
  return last;
}

function RecoveryForm({ answer }: { answer: SecondFactorAnswer | undefined }) {
  const t = useTexts(secondFactorStepTexts);
  return (
    <>
      <p className="mt-2 mb-7 text-ink-2">{t.recovery}</p>
      <AccountForm form="recovery" answer={answer} send={t.confirm}>
        <Field
          label={t.recoveryCode}
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          autoFocus
          error={errorOf(answer, "code", "recovery")}
        />
      </AccountForm>
      <p className="mt-7 text-ink-2">
        {t.noCode}{" "}
        <SiteLink to="/contact" className="inline-link">
          {t.contact}
        </SiteLink>
      </p>
    </>
  );
}
