import adminTexts from "messages:admin/admin/admin";
import scanTexts from "messages:admin/consents/scans";
import purposeTexts from "messages:names/consentPurposes";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { deleteScan, type Scan } from "../../../data/consent/scans.ts";
import { getBackend } from "../../connection/backend.ts";
import { openPrivateFile } from "../../connection/private-file.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { shortDate } from "../../ui/dates.ts";
import { fileSize } from "../../ui/file-size.ts";
import { failureSentence } from "../frame/failures.tsx";
import { useToast } from "../frame/toasts.tsx";
import { consentsKey } from "../query-keys.ts";

/**
 * The signed sheets of a child: when and by whom filed, and the answers on each; no answers where a record
 * was restored without them.
 */
export function Scans({ scans }: { scans: readonly Scan[] }) {
  const t = useTexts(scanTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-label={t.title} className="about-row">
      <h2 ref={heading} tabIndex={-1}>
        {t.title}
      </h2>
      {scans.length === 0 && <p>{t.none}</p>}
      <ul className="grid gap-4">
        {scans.map((scan) => (
          <li key={scan.id}>
            <ScanLine scan={scan} onRemoved={() => heading.current?.focus()} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ScanLine({ scan, onRemoved }: { scan: Scan; onRemoved: () => void }) {
  const language = useLanguage();
  const t = useTexts(scanTexts);
  const names = useTexts(purposeTexts);
  const admin = useTexts(adminTexts);
  const [isAsking, setAsking] = useState(false);
  const showToast = useToast();
  const queries = useQueryClient();
  const day = shortDate(scan.filed_at, language);
  const fail = (failure: unknown) => showToast({ message: failureSentence(failure, admin) });

  const open = async () => {
    const name = scan.kind === "pdf" ? "sheet.pdf" : "sheet.jpg";
    const isOpen = await openPrivateFile(`/admin/consent-scans/${scan.id}`, name);
    if (!isOpen) showToast({ message: t.notOpened });
  };
  const remove = async () => {
    setAsking(false);
    try {
      await deleteScan(await getBackend(), scan.id);
      showToast({ message: t.removed });
      await queries.invalidateQueries({ queryKey: consentsKey });
      onRemoved();
    } catch (failure) {
      const isHeld = (failure as { details?: string }).details === "held";
      if (isHeld) showToast({ message: t.held });
      else fail(failure);
    }
  };
  return (
    <>
      <p className="numbers">
        <span className="font-semibold">{t.kinds[scan.kind]}</span>{" "}
        <span className="text-ink-2">
          {fileSize(scan.bytes, language)} ·{" "}
          {scan.filed_by ? t.filedBy({ day, name: scan.filed_by }) : t.filed(day)}
        </span>
      </p>
      {scan.answered_at && (
        <p>
          {t.answers({
            purposes: scan.purposes.map((purpose) => names[purpose]).join(", "),
            day: shortDate(scan.answered_at, language),
          })}
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          variant="outline"
          size="small"
          aria-label={t.openOf(day)}
          onClick={() => void open()}
        >
          {t.open}
        </Button>
        <Button
          variant="outline"
          size="small"
          aria-label={t.removeOf(day)}
          onClick={() => setAsking(true)}
        >
          {t.remove}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t.removeQuestion(day)}
        confirm={t.remove}
        cancel={admin.cancel}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      >
        <p>{t.removeFact}</p>
      </ConfirmDialog>
    </>
  );
}
