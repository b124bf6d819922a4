import { useTexts } from "../language/texts.ts";
import { layoutTexts } from "../layout/layout.texts.ts";

/** A spinner in the place of a page while it is not known who is asking for it. */
export function Waiting() {
  const t = useTexts(layoutTexts);
  return (
    <div className="page grid min-h-[60svh] content-center justify-items-center gap-4 py-section">
      <span className="spinner" aria-hidden />
      <p role="status" className="text-ink-2">
        {t.loading}
      </p>
    </div>
  );
}
