import marksTexts from "messages:admin/marks/marks";
import type { MarkedPicture } from "../../../data/consent/picture-marks.ts";
import { useTexts } from "../../language/texts.ts";
import { Status } from "../../ui/status.tsx";
import { useMark } from "./mark-queries.ts";

/** The visibility of a picture, and who is in it: "Waits: not marked". */
export function MarkStatus({
  mark,
  isWordsWaiting = false,
}: {
  mark: Pick<MarkedPicture, "people" | "withheld">;
  /** The album's words name a child that may not be named. */
  isWordsWaiting?: boolean;
}) {
  const { states } = useTexts(marksTexts);
  if (mark.people === null) return <Status kind="waiting">{states.unmarked}</Status>;
  if (mark.withheld) return <Status kind="bad">{states.consent}</Status>;
  if (isWordsWaiting) return <Status kind="bad">{states.words}</Status>;
  if (mark.people === "before") return <Status kind="waiting">{states.before}</Status>;
  return <Status kind="good">{states[mark.people]}</Status>;
}

/** The same for a picture by its id, shown only if somebody has to act. */
export function WaitingStatus({
  id,
  isWordsWaiting = false,
}: {
  id: string | undefined;
  isWordsWaiting?: boolean;
}) {
  const { data: mark } = useMark(id);
  if (!mark || !(mark.people === null || mark.withheld || isWordsWaiting)) return null;
  return <MarkStatus mark={mark} isWordsWaiting={isWordsWaiting} />;
}
