import scanTexts from "messages:admin/consents/scans";
import { Upload } from "lucide-react";
import { type ChangeEvent, useRef, useState } from "react";
import type { SentScan } from "../../../data/consent/scans.ts";
import { largestScan, megabytes } from "../../../data/gallery/upload-limits.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { UploadError } from "../../ui/file-upload.ts";
import { Icon } from "../../ui/icon.tsx";
import { Notice } from "../../ui/notice.tsx";
import { uploadScan } from "../../ui/picture-upload.ts";
import { ComposedField } from "../form/composed-field.tsx";

/** An uploaded sheet, and the name of its file. */
export type ChosenScan = SentScan & { name: string };

/**
 * The signed sheets of an answer on paper: uploaded and checked as soon as they are chosen, filed with the
 * answers.
 */
export function ScanField({
  student,
  chosen,
  onChange,
}: {
  student: string;
  chosen: readonly ChosenScan[];
  onChange: (chosen: ChosenScan[]) => void;
}) {
  const t = useTexts(scanTexts);
  const input = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState<number>();
  const [trouble, setTrouble] = useState<string>();

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = "";
    if (!file || sent !== undefined) return;
    setTrouble(undefined);
    if (file.size > largestScan) return setTrouble(t.tooLarge(megabytes(largestScan)));
    setSent(0);
    try {
      const scan = await uploadScan(file, student, setSent);
      onChange([...chosen, { ...scan, name: file.name }]);
    } catch (failure) {
      setTrouble((failure instanceof UploadError && failure.message) || t.failed);
    }
    setSent(undefined);
  };
  const leaveOut = (scan: ChosenScan) => {
    onChange(chosen.filter(({ id }) => id !== scan.id));
    input.current?.focus();
  };

  return (
    <ComposedField label={t.field} hint={t.hint(megabytes(largestScan))} optional className="wide">
      {trouble && <Notice kind="bad" title={trouble} />}
      <ul aria-label={t.chosen} className="grid gap-2" hidden={chosen.length === 0}>
        {chosen.map((scan) => (
          <li key={scan.id} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <span className="break-words">{scan.name}</span>
            <Button
              variant="ghost"
              size="small"
              aria-label={t.leaveOutOf(scan.name)}
              onClick={() => leaveOut(scan)}
            >
              {t.leaveOut}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className={sent === undefined ? "sr-only" : "picture-progress"}>
        {sent === undefined ? (
          chosen.length > 0 && t.taken(chosen.length)
        ) : (
          <>
            {sent < 1 ? t.sending : t.reading}
            <progress value={sent} aria-label={t.sending} />
          </>
        )}
      </p>
      <div className="flex">
        <label className="button picture-choice" data-variant="outline" data-size="small">
          <Icon of={Upload} />
          {chosen.length > 0 ? t.chooseMore : t.choose}
          <input
            ref={input}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif,image/heic,application/pdf,.pdf"
            className="sr-only"
            aria-invalid={trouble ? true : undefined}
            onChange={(event) => void choose(event)}
          />
        </label>
      </div>
    </ComposedField>
  );
}
