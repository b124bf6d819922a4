import stateTexts from "messages:admin/consents/states";
import { useTexts } from "../../language/texts.ts";
import { Status } from "../../ui/status.tsx";

/** The result of all answers to one question. */
export function AnswerMark({ isGiven }: { isGiven: boolean | undefined }) {
  const t = useTexts(stateTexts);
  if (isGiven === undefined) return <Status kind="plain">{t.unanswered}</Status>;
  return isGiven ? <Status kind="good">{t.given}</Status> : <Status kind="bad">{t.refused}</Status>;
}
