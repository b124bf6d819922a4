import changeTexts from "messages:account/change";
import newPasswordTexts from "messages:account/newPassword";
import { useState } from "react";
import { type PasswordStrength, passwordStrength } from "../../../data/accounts/passwords.ts";
import type { SchoolClient } from "../../../data/client.ts";
import { createPassingClient } from "../../connection/backend.ts";
import { useTexts } from "../../language/texts.ts";
import { Field } from "../../ui/field.tsx";
import type { AccountAnswer } from "../account-form.ts";
import { errorOf } from "../account-page.tsx";
import { useSession } from "../session.tsx";
import { sendPassword } from "../sign-in.ts";

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

/**
 * Checks the current password before a change, without touching the session of this device. Throws the
 * server's error, `invalid_credentials` for a wrong password.
 */
export async function provePassword(email: string, password: string): Promise<void> {
  const passing = await signInBeside(email, password);
  await passing.auth.signOut({ scope: "local" });
}

/**
 * Sets a new password after checking the current one. The embedded backend takes the current password
 * with the new one. A hosted project may still refuse a session older than a day
 * (`reauthentication_needed`): then the session just opened to check the password sets the new one and
 * becomes this device's. Throws the server's error.
 * https://supabase.com/docs/guides/auth/password-security
 */
export async function changePassword(
  client: SchoolClient,
  email: string,
  { current, password }: { current: string; password: string },
): Promise<void> {
  const passing = await signInBeside(email, current);
  const { error } = await client.auth.updateUser({ password, current_password: current });
  // The new password has already ended the other session.
  if (!error) return;
  if (error.code !== "reauthentication_needed") {
    await passing.auth.signOut({ scope: "local" });
    throw error;
  }
  const fresh = await passing.auth.updateUser({ password });
  if (fresh.error) throw fresh.error;
  const { data } = await passing.auth.getSession();
  if (data.session) await client.auth.setSession(data.session);
}

async function signInBeside(email: string, password: string): Promise<SchoolClient> {
  const passing = await createPassingClient();
  const { error } = await sendPassword(passing, { email, password });
  if (error) throw error;
  return passing;
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
