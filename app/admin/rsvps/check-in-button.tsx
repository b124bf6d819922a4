import adminTexts from "messages:admin/admin/admin";
import rsvpsTexts from "messages:admin/rsvps/rsvps";
import { useQueryClient } from "@tanstack/react-query";
import { Check, X } from "lucide-react";
import { useState } from "react";
import { sendTick } from "../../../data/events/rsvps-office.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { timeSpan } from "../../ui/dates.ts";
import { Icon } from "../../ui/icon.tsx";
import { failureSentence } from "../frame/failures.tsx";
import { useToast } from "../frame/toasts.tsx";
import { rowsKey } from "../query-keys.ts";
import { textOf } from "../resource.ts";
import "./rsvps.css";

/** Whether a guest is expected, or is already here. */
export function isExpected(row: ManagedRow): boolean {
  const hasLeft = row.status === "cancelled" || row.status === "declined";
  return !hasLeft || Boolean(row.checked_in_at);
}

/** Checks a guest in by name, and undoes it. */
export function CheckInButton({ row }: { row: ManagedRow }) {
  const [isBusy, setBusy] = useState(false);
  const language = useLanguage();
  const t = useTexts(rsvpsTexts);
  const admin = useTexts(adminTexts);
  const showToast = useToast();
  const queries = useQueryClient();
  const here = textOf(row, "checked_in_at");
  const name = textOf(row, "name");
  if (!isExpected(row)) return null;

  const tick = async (isHere: boolean) => {
    setBusy(true);
    try {
      const [event, reference] = [textOf(row, "event_id"), textOf(row, "reference")];
      await sendTick(await getBackend(), event, { id: crypto.randomUUID(), reference, isHere });
      await queries.invalidateQueries({ queryKey: rowsKey("event_rsvps") });
    } catch (failure) {
      showToast({ message: failureSentence(failure, admin) });
    }
    setBusy(false);
  };
  return here ? (
    <span className="check-in-here">
      <Icon of={Check} />
      {t.isHere(timeSpan(here, null, language))}
      <button
        type="button"
        className="admin-quiet-link"
        aria-label={t.takeBack(name)}
        disabled={isBusy}
        onClick={() => void tick(false)}
      >
        <Icon of={X} />
      </button>
    </span>
  ) : (
    <button
      type="button"
      className="admin-quiet-link"
      aria-label={t.checkInOf(name)}
      disabled={isBusy}
      onClick={() => void tick(true)}
    >
      {t.checkIn}
    </button>
  );
}
