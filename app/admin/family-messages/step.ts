import adminTexts from "messages:admin/admin/admin";
import aboutTexts from "messages:admin/family-messages/about";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLanguage } from "../../language/language.ts";
import { failureSentence } from "../frame/failures.tsx";
import { useToast } from "../frame/toasts.tsx";
import { rowsKey } from "../query-keys.ts";

/** Runs an action on a message that the database may refuse, reports the result, and reloads the message. */
export function useStep() {
  const language = useLanguage();
  const t = aboutTexts[language];
  const showToast = useToast();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const sentenceOf = (failure: unknown) => {
    const { code, details = "" } = failure as { code?: string; details?: string };
    const own = (t.refusals as Record<string, string>)[details];
    if (own) return own;
    if (code === "PT404" || code === "PT409") return t.gone;
    return failureSentence(failure, adminTexts[language], t.failedToDo);
  };
  const run = async (step: () => Promise<string>) => {
    setBusy(true);
    try {
      showToast({ message: await step() });
    } catch (failure) {
      showToast({ message: sentenceOf(failure) });
    }
    await queries.invalidateQueries({ queryKey: rowsKey("family_messages") });
    setBusy(false);
  };
  return { isBusy, run };
}
