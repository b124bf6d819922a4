import { useState } from "react";
import { type PasswordStrength, passwordStrength } from "../../data/accounts/password-strength.ts";
import { defineTexts, useTexts } from "../language/texts.ts";
import { Field } from "../ui/field.tsx";
import type { AccountAnswer } from "./account-form.ts";
import { errorOf } from "./account-page.tsx";

const newPasswordTexts = defineTexts({
  en: {
    password: "New password",
    repeated: "The new password again",
    hint: "At least 8 characters. Several words are stronger than one word with symbols.",
    strength: {
      short: "Too short still",
      weak: "Easy to guess",
      fair: "Fair",
      strong: "Strong",
    },
  },
  hi: {
    password: "नया पासवर्ड",
    repeated: "नया पासवर्ड फिर से",
    hint: "कम से कम 8 अक्षर। कई शब्द एक साथ, चिह्नों वाले एक शब्द से अधिक मज़बूत होते हैं।",
    strength: {
      short: "अभी छोटा है",
      weak: "आसानी से पहचाना जा सकता है",
      fair: "ठीक है",
      strong: "मज़बूत है",
    },
  },
});

/** A password to be set, twice, with a hint on how long it would stand. */
export function NewPasswordFields({ answer }: { answer: AccountAnswer | undefined }) {
  const t = useTexts(newPasswordTexts);
  const [password, setPassword] = useState("");
  return (
    <>
      <div className="grid gap-2">
        <Field
          label={t.password}
          name="password"
          type="password"
          autoComplete="new-password"
          hint={t.hint}
          error={errorOf(answer, "password")}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        {password !== "" && <Strength of={passwordStrength(password)} />}
      </div>
      <Field
        label={t.repeated}
        name="repeated"
        type="password"
        autoComplete="new-password"
        error={errorOf(answer, "repeated")}
      />
    </>
  );
}

const steps: Record<PasswordStrength, { filled: number; colour: string }> = {
  short: { filled: 0, colour: "bg-line" },
  weak: { filled: 1, colour: "bg-brick-600" },
  fair: { filled: 2, colour: "bg-saffron-500" },
  strong: { filled: 3, colour: "bg-success" },
};

function Strength({ of: strength }: { of: PasswordStrength }) {
  const t = useTexts(newPasswordTexts).strength;
  const { filled, colour } = steps[strength];
  return (
    <div className="flex items-center gap-3 text-small">
      <span className="flex gap-1" aria-hidden>
        {[1, 2, 3].map((step) => (
          <span key={step} className={`h-1.5 w-9 ${step <= filled ? colour : "bg-line"}`} />
        ))}
      </span>
      <p role="status">{t[strength]}</p>
    </div>
  );
}
