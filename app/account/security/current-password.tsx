import changeTexts from "messages:account/change";
import { useTexts } from "../../language/texts.ts";
import { Field } from "../../ui/field.tsx";
import type { AccountAnswer } from "../account-form.ts";
import { errorOf } from "../account-form-view.tsx";
import { useSession } from "../session.tsx";

/** The password that proves who asks for a change, and whose it is for a password manager. */
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
