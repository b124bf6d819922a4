import reportTexts from "messages:admin/consents/report";
import { useTexts } from "../../language/texts.ts";

/** How long something took, in whole seconds; a dash where it never happened. */
export function TimeTaken({ seconds }: { seconds: number | null }) {
  const t = useTexts(reportTexts);
  return seconds === null ? t.never : t.seconds(Math.max(1, Math.ceil(seconds)));
}
