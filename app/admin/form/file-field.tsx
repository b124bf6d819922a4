import texts from "messages:admin/documents/fileField";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { FileFacts } from "../../../data/documents/document-files.ts";
import { useLanguage } from "../../language/language.ts";
import { fileSize } from "../../ui/file-size.ts";
import { Notice } from "../../ui/notice.tsx";
import { uploadDocument } from "../../ui/picture-upload.ts";
import { ComposedField, type ComposedFieldProps, useKeptValue } from "./composed-field.tsx";
import { useUpload } from "./use-upload.ts";

/** A PDF from the device: uploaded and read as soon as it is chosen, used once the form is saved. */
export function FileField({ name, start, ...field }: ComposedFieldProps) {
  const { ref, keep } = useKeptValue();
  const [taken, setTaken] = useState<FileFacts>();
  const queries = useQueryClient();
  const language = useLanguage();
  const t = texts[language];
  const { sent, trouble, choose } = useUpload(async (file, onProgress) => {
    const facts = await uploadDocument(file, onProgress);
    setTaken(facts);
    keep(facts.id);
    void queries.invalidateQueries({ queryKey: ["choices", "documentFiles"] });
  }, t.failed);
  const isThere = taken !== undefined || start !== "";

  return (
    <ComposedField {...field}>
      <input ref={ref} hidden name={name} defaultValue={start} />
      {trouble && <Notice kind="bad" title={trouble} />}
      {taken && (
        <p role="status" className="numbers break-words">
          {t.taken({
            name: taken.file_name,
            pages: t.pages(taken.pages),
            size: fileSize(taken.bytes, language),
          })}
        </p>
      )}
      {taken && !taken.hasText && <WithoutText />}
      {sent === undefined ? (
        <div className="flex">
          <label className="button picture-choice" data-variant="outline" data-size="small">
            {isThere ? t.change : t.choose}
            <input
              type="file"
              accept="application/pdf,.pdf"
              className="sr-only"
              aria-invalid={field.error ? true : undefined}
              onChange={choose}
            />
          </label>
        </div>
      ) : (
        <p role="status" className="picture-progress">
          {sent < 1 ? t.sending : t.reading}
          <progress value={sent} aria-label={t.sending} />
        </p>
      )}
    </ComposedField>
  );
}

/** The drawback of a scan, and how to fix it. */
export function WithoutText() {
  const t = texts[useLanguage()];
  return (
    <Notice kind="warn" title={t.noText}>
      <p>{t.noTextFact}</p>
    </Notice>
  );
}
