import richTextTexts from "messages:admin/form/richText";
import { lazy, type ReactNode, Suspense, useId } from "react";
import { useTexts } from "../../../language/texts.ts";
import { useKeptValue } from "../composed-field.tsx";
import "../../../styles/forms.css";
import "./rich-text.css";

const Editor = lazy(() => import("./editor.tsx"));

/** A long text with headings, lists, links, tables and pictures; only this file loads the editor. */
export function RichTextField({
  name,
  label,
  hint,
  error,
  start,
  className,
  lang,
}: {
  name: string;
  label: string;
  hint?: ReactNode;
  error?: string;
  start: string;
  className: string;
  lang?: string;
}) {
  const id = useId();
  const t = useTexts(richTextTexts);
  const { ref, keep } = useKeptValue();
  return (
    <div className={`field ${className}`}>
      <span id={`${id}-label`} className="rich-label">
        {label}
      </span>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {/* The value that the form reads. */}
      <input ref={ref} hidden name={name} defaultValue={start} />
      <div lang={lang}>
        <Suspense fallback={<p className="rich-waiting">{t.loading}</p>}>
          <Editor
            start={start}
            label={label}
            labelledBy={`${id}-label`}
            describedBy={
              [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined
            }
            isInvalid={error !== undefined}
            onChange={keep}
          />
        </Suspense>
      </div>
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  );
}
