import changeTexts from "messages:account/change";
import newPasswordTexts from "messages:account/newPassword";
import { useState } from "react";
import { type PasswordStrength, passwordStrength } from "../../../data/accounts/passwords.ts";
import { useTexts } from "../../language/texts.ts";
import { Field } from "../../ui/field.tsx";
import type { AccountAnswer } from "../account-form.ts";
import { errorOf } from "../account-page.tsx";
import { useSession } from "../session.tsx";

/** The current password, and for the password manager the account that it belongs to. */
export function CurrentPassword({ answer }: { answer: AccountAnswer | undefined }) {
  const { user } = useSession();
  const t = useTexts(changeTexts);
  return (
    <>
      <input type="hidden" name="username" autoComplete="username" value={user?.email ?? ""} />
      <Field
        label={t.current}
        name="current"
        type="password"
        autoComplete="current-password"
        hint={t.currentHint}
        error={errorOf(answer, "current")}
      />
    </>
  );
}

/** A new password, typed twice, with a hint on how long it would resist guessing. */
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
