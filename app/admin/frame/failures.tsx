import adminTexts from "messages:admin/admin/admin";
import { isTokenRefused } from "../../../data/accounts/refused-token.ts";
import { exposedIn } from "../../../data/publishing/exposed.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

/** A notice instead of a part of an office page that could not be loaded; other areas have ContentFailed. */
export function LoadFailed({ retry, title }: { retry: () => void; title?: string }) {
  const t = useTexts(adminTexts);
  return (
    <Notice kind="bad" title={title ?? t.failed}>
      <p>{t.failedNext}</p>
      <Button variant="outline" size="small" className="mt-3" onClick={retry}>
        {t.retry}
      </Button>
    </Notice>
  );
}

/** The administration's common messages. */
export type AdminTexts = typeof adminTexts.en;

/** Why a change failed. `otherwise` says that it did, where the database gives no reason. */
export function failureSentence(failure: unknown, t: AdminTexts, otherwise = t.notDone): string {
  return reasonOf(failure, t) ?? otherwise;
}

/** Why the database refused, if there is more to say than that it failed. */
export function reasonOf(failure: unknown, t: AdminTexts): string | undefined {
  const { code, details } = (failure ?? {}) as Partial<Record<"code" | "details", string>>;
  const places = exposedIn(failure);
  if (places) {
    const excerpts = new Set(places.map(({ excerpt }) => `“${excerpt}”`));
    return t.exposesChild([...excerpts].slice(0, 3).join("; "));
  }
  if (isTokenRefused(failure)) return t.signedOut;
  if (details === "campus_scope") return t.outsideCampus;
  if (details === "not_publisher") return t.notPublisher;
  if (details === "office_role") return t.outsideRole;
  if (details === "colleague_profile") return t.colleagueProfile;
  if (details === "profile_ended") return t.profileEnded;
  if (details === "hidden_on_request") return t.hiddenOnRequest;
  if (details === "kept_unproven") return t.keptUnproven;
  if (details === "held") return t.onHold;
  if (details === "has_bookings") return t.hasBookings;
  if (details === "choice_kept") return t.choiceKept;
  if (details?.startsWith("last_")) return t.lastOfList;
  return code === "23503" ? t.inUse : undefined;
}

/** Why a change could not be undone. */
export function undoFailureSentence(failure: unknown, t: AdminTexts): string {
  const { code, details, hint } = (failure ?? {}) as Partial<
    Record<"code" | "details" | "hint", string>
  >;
  if (details === "later_change") return t.undoLate;
  if (details === "import_changed") return t.undoImport(Number(hint));
  if (details === "promotion_over") return t.undoPromotionOver;
  if (details === "promotion_answered") return t.undoPromotionAnswered;
  if (details === "status_by_decision") return t.undoDecision;
  if (code === "23503" && !isReferredTo(details)) return t.undoOrphan;
  if (code === "23505") return t.undoTaken;
  return failureSentence(failure, t, t.undoFailed);
}

/** The database's own detail, or ours (has_rsvps, level_in_use), for a deletion that other rows prevent. */
function isReferredTo(details = ""): boolean {
  return /^has_|_in_use$|still referenced/.test(details);
}
