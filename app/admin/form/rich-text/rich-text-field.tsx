import { lazy, type ReactNode, Suspense, useId, useRef } from "react";
import { useTexts } from "../../../language/texts.ts";
import { richTextTexts } from "./rich-text.texts.ts";
import "../../../styles/forms.css";
import "./rich-text.css";

const Editor = lazy(() => import("./editor.tsx"));

/** A long text with headings, lists, links, tables and pictures; the editor is fetched only here. */
export function RichTextField({
  name,
  label,
  hint,
  error,
  start,
  className,
}: {
  name: string;
  label: string;
  hint?: ReactNode;
  error?: string;
  start: string;
  className: string;
}) {
  const id = useId();
  const t = useTexts(richTextTexts);
  const kept = useRef<HTMLInputElement>(null);
  const keep = (html: string) => {
    if (!kept.current || kept.current.value === html) return;
    kept.current.value = html;
    kept.current.dispatchEvent(new Event("input", { bubbles: true }));
  };
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
      {/* What the form reads. */}
      <input ref={kept} type="hidden" name={name} defaultValue={start} />
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
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  );
}
