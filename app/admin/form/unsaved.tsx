import adminTexts from "messages:admin/admin/admin";
import { useCallback, useEffect, useRef } from "react";
import { useBlocker } from "react-router";
import { draftAddress, draftsForgotten } from "../../connection/kept-drafts.ts";
import { useTexts } from "../../language/texts.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";

const pauseMs = 400;

/** Unsaved text on this device: by resource and row ("new" for one that does not exist yet). */
export function readDraft<Kept>(key: string): Kept | undefined {
  try {
    return JSON.parse(localStorage.getItem(draftAddress(key)) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

type DraftKeeper<Kept> = { keep: (typed: Kept) => void; drop: () => void };

/**
 * Stores a draft a moment after each change, and the last change when the form is left; deletes it when it
 * is saved or discarded. A device without space stores none.
 */
export function useDraftKeeper<Kept extends object>(key: string): DraftKeeper<Kept> {
  const waiting = useRef<{ typed: Kept; timer: ReturnType<typeof setTimeout> }>(undefined);
  const write = useCallback(() => {
    if (!waiting.current) return;
    clearTimeout(waiting.current.timer);
    const { typed } = waiting.current;
    waiting.current = undefined;
    try {
      localStorage.setItem(draftAddress(key), JSON.stringify(typed));
    } catch {
      // Full or forbidden: the form itself still holds everything.
    }
  }, [key]);
  const drop = useCallback(() => {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
    localStorage.removeItem(draftAddress(key));
  }, [key]);
  const keep = useCallback(
    (typed: Kept) => {
      clearTimeout(waiting.current?.timer);
      waiting.current = { typed, timer: setTimeout(write, pauseMs) };
    },
    [write],
  );
  useEffect(() => {
    const writeWhenHidden = () => {
      if (document.hidden) write();
    };
    addEventListener(draftsForgotten, drop);
    // A closed or reloaded page unmounts nothing, and a phone may end a hidden one.
    addEventListener("pagehide", write);
    document.addEventListener("visibilitychange", writeWhenHidden);
    return () => {
      removeEventListener(draftsForgotten, drop);
      removeEventListener("pagehide", write);
      document.removeEventListener("visibilitychange", writeWhenHidden);
      write();
    };
  }, [write, drop]);
  return { keep, drop };
}

/**
 * Asks before leaving a form with unsaved values, by a link or by closing the tab. `question` and `fact`
 * may name another loss.
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
