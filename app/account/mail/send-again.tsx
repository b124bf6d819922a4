import confirmTexts from "messages:account/confirm";
import { useTexts } from "../../language/texts.ts";
import { Notice } from "../../ui/notice.tsx";
import type { AccountAnswer } from "../account-form.ts";
import { AccountForm, errorOf } from "../account-form-view.tsx";
import { AddressField } from "./address-field.tsx";

/** For whom no mail came, or whose has run out: the answer is the same for every address. */
export function SendAgain({ answer }: { answer: AccountAnswer | undefined }) {
  const t = useTexts(confirmTexts).again;
  return (
    <section aria-labelledby="again" className="mt-12 border-t border-line pt-7">
      <h2 id="again" className="text-h4">
        {t.title}
      </h2>
      <p className="mt-2 mb-6 text-ink-2">{t.fact}</p>
      {answer?.form === "again" && answer.isDone ? (
        <div role="status">
          <Notice kind="good" title={t.sent} />
        </div>
      ) : (
        <AccountForm form="again" answer={answer} send={t.send} variant="outline2">
          <AddressField label={t.email} error={errorOf(answer, "email", "again")} />
        </AccountForm>
      )}
    </section>
  );
}
