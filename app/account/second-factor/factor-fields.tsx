import secondFactorStepTexts from "messages:account/secondFactorStep";
import type { Factor } from "@supabase/supabase-js";
import { useState } from "react";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { accountSentence } from "../account-errors.ts";
import { nameOfFactor } from "./factor-name.ts";
import { challengeFactor } from "./verify.ts";

/**
 * The code of a second factor as part of another form: `factorId`, `code`, and for a phone
 * `challengeId`, which the button that sends the message fills in.
 */
export function FactorFields({ factors, error }: { factors: Factor[]; error: string | undefined }) {
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
