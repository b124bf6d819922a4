import adminTexts from "messages:admin/admin/admin";
import { useEffect } from "react";
import { useBlocker } from "react-router";
import { useTexts } from "../../language/texts.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";

/**
 * Asks before a form is left with something in it that is not saved, by a link or by closing the tab.
 * What would be lost is another thing where `question` and `fact` say so.
 */
export function LeaveGuard({
  isNeeded,
  question,
  fact,
}: {
  isNeeded: () => boolean;
  question?: string;
  fact?: string;
}) {
  const t = useTexts(adminTexts);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && isNeeded(),
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isNeeded()) event.preventDefault();
    };
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isNeeded]);
  return (
    <ConfirmDialog
      isOpen={blocker.state === "blocked"}
      title={question ?? t.leaveQuestion}
      confirm={t.leave}
      cancel={t.stay}
      variant="outline"
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      <p>{fact ?? t.leaveFact}</p>
    </ConfirmDialog>
  );
}
