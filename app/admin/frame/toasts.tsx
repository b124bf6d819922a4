import adminTexts from "messages:admin/admin/admin";
import {
  type ComponentType,
  createContext,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from "react";
import { type Exposed, exposedIn } from "../../../data/publishing/exposed.ts";
import { useTexts } from "../../language/texts.ts";
import { failureSentence, undoFailureSentence } from "./failures.tsx";
import { useAboveBars } from "./toast-place.ts";

type Toast = {
  message: string;
  /** Undoes it. The screens' data is refetched meanwhile: the toast does not wait for it. */
  undo?: () => Promise<void>;
  /**
   * Why a step failed, and a function that repeats it: if it would reveal something about a child, a dialog
   * replaces the toast.
   */
  refused?: { failure: unknown; again: () => unknown };
};

const shownMs = 6_000;
/** Slow readers, and people who reach the button by keyboard, still have time to undo. */
const undoMs = 20_000;
const ToastContext = createContext<((toast: Toast) => void) | null>(null);

/** What prevents a step, and a function that repeats it: app/admin/publishing/exposed-dialog.tsx. */
type Asked = { places: Exposed[]; again: () => unknown };
export type AskReasons = ComponentType<
  Asked & { close: () => void; fail: (failure: unknown) => void }
>;

/**
 * A message at the foot of the screen about what was done; it stays longer if it can be undone, and while
 * it has the pointer or the focus.
 */
export function ToastProvider({
  askReasons: AskReasons,
  children,
}: {
  askReasons: AskReasons;
  children: ReactNode;
}) {
  const [toast, setToast] = useState<Toast>();
  const [isHeld, setHeld] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useAboveBars(place, toast !== undefined);
  const t = useTexts(adminTexts);
  const [asked, setAsked] = useState<Asked>();
  const show = useCallback((next: Toast) => {
    const places = exposedIn(next.refused?.failure);
    if (places && next.refused) {
      setAsked({ places, again: next.refused.again });
      setToast(undefined);
    } else setToast(next);
  }, []);

  useEffect(() => {
    if (!toast || isHeld) return;
    const timer = setTimeout(() => setToast(undefined), toast.undo ? undoMs : shownMs);
    return () => clearTimeout(timer);
  }, [toast, isHeld]);

  const undo = async (taken: Toast) => {
    const { message, undo: takeBack } = taken;
    // The button is removed, because a second click would find the change already undone and report a
    // failure. The button takes its focus with it, and no blur follows.
    setToast({ message });
    setHeld(false);
    try {
      await takeBack?.();
      setToast({ message: t.undone });
    } catch (failure) {
      const again = () => undo(taken);
      show({ message: undoFailureSentence(failure, t), refused: { failure, again } });
    }
  };
  const hold = { onPointerEnter: () => setHeld(true), onPointerLeave: () => setHeld(false) };
  const holdFocus = { onFocus: () => setHeld(true), onBlur: () => setHeld(false) };
  return (
    <ToastContext value={show}>
      {children}
      <div ref={place} role="status" className="toast-place" {...hold} {...holdFocus}>
        {toast && (
          <p className="toast on-pine">
            <span>{toast.message}</span>
            {toast.undo && (
              <button type="button" className="toast-undo" onClick={() => void undo(toast)}>
                {t.undo}
              </button>
            )}
          </p>
        )}
      </div>
      {asked && (
        <Suspense>
          <AskReasons
            {...asked}
            close={() => setAsked(undefined)}
            fail={(failure) => show({ message: failureSentence(failure, t, t.saveFailed) })}
          />
        </Suspense>
      )}
    </ToastContext>
  );
}

/** Shows a toast. Throws outside its provider. */
export function useToast(): (toast: Toast) => void {
  const show = useContext(ToastContext);
  if (!show) throw new Error("useToast has to be used within a ToastProvider.");
  return show;
}
