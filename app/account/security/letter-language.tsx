import securityTexts from "messages:account/security";
import { languages } from "../../../data/languages.ts";
import { useTexts } from "../../language/texts.ts";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { AccountAnswer } from "../account-form.ts";
import { AccountForm, errorOf } from "../account-form-view.tsx";
import { useSession } from "../session.tsx";

/** The language of letters and messages to the person: the one of the registration, until chosen here. */
export function LetterLanguage({ answer }: { answer: AccountAnswer | undefined }) {
  const { user } = useSession();
  const t = useTexts(securityTexts);
  const kept = user?.user_metadata.language === "hi" ? "hi" : "en";
  return (
    <section aria-labelledby="letters">
      <h2 id="letters" className="text-h3">
        {t.letters}
      </h2>
      <p className="mt-2 mb-6 text-ink-2">{t.lettersFact}</p>
      <AccountForm form="language" answer={answer} send={t.save} variant="outline">
        <Field
          as="select"
          label={t.language}
          name="language"
          key={kept}
          defaultValue={kept}
          className="max-w-56"
          choices={languages}
          error={errorOf(answer, "language", "language")}
        />
      </AccountForm>
      {answer?.form === "language" && answer.isDone && (
        <div role="status" className="mt-6">
          <Notice kind="good" title={t.saved} />
        </div>
      )}
    </section>
  );
}
