import secondFactorTexts from "messages:account/secondFactor";
import type { Factor } from "@supabase/supabase-js";
import { useState } from "react";
import { useNavigation, useSubmit } from "react-router";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { fullDate } from "../../ui/dates.ts";
import { Notice } from "../../ui/notice.tsx";
import type { AccountAnswer } from "../account-form.ts";

/** The factors that count, each with the button that takes it away, once that is asked. */
export function FactorList({
  factors,
  answer,
}: {
  factors: Factor[];
  answer: AccountAnswer | undefined;
}) {
  const language = useLanguage();
  const t = useTexts(secondFactorTexts);
  const isBusy = useNavigation().formMethod === "POST";
  const submit = useSubmit();
  /** What the dialog asks about; the words stay while it closes. */
  const [asked, setAsked] = useState<{ id: string; name: string }>();
  const [isAsking, setAsking] = useState(false);
  const refused = answer?.form === "remove" && !answer.isDone;
  return (
    <section aria-labelledby="yours">
      <h2 id="yours" className="text-h3">
        {t.yours}
      </h2>
      {refused && <Notice kind="bad" title={answer.message} className="mt-4" />}
      <ul className="mt-4 border-t border-line">
        {factors.map(({ id, friendly_name, created_at }) => {
          const name = friendly_name || t.unnamed;
          return (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3.5"
            >
              <div>
                <p className="font-semibold">{name}</p>
                <p className="text-small text-ink-2">{t.added(fullDate(created_at, language))}</p>
              </div>
              <Button
                variant="redOutline"
                size="small"
                className="min-h-11"
                disabled={isBusy}
                aria-label={t.removeNamed(name)}
                onClick={() => {
                  setAsked({ id, name });
                  setAsking(true);
                }}
              >
                {t.remove}
              </Button>
            </li>
          );
        })}
      </ul>
      <ConfirmDialog
        isOpen={isAsking}
        title={t.removeQuestion(asked?.name ?? "")}
        confirm={t.remove}
        cancel={t.keep}
        onConfirm={() => {
          setAsking(false);
          if (asked) void submit({ form: "remove", factorId: asked.id }, { method: "post" });
        }}
        onClose={() => setAsking(false)}
      >
        <p>{factors.length > 1 ? t.removeOneFact : t.removeLastFact}</p>
      </ConfirmDialog>
    </section>
  );
}
