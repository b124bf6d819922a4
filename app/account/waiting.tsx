import layoutTexts from "messages:layout/layout";
import { useTexts } from "../language/texts.ts";

/**
 * A spinner in the place of something that is asked for. Where it stands for the whole page, while
 * it is not known who is asking, it is the page's heading too.
 */
export function Waiting({ asPage = false }: { asPage?: boolean }) {
  const t = useTexts(layoutTexts);
  const Words = asPage ? "h1" : "p";
  return (
    <div className="page grid min-h-[60svh] content-center justify-items-center gap-4 py-section">
      <span className="spinner" aria-hidden />
      <Words className="font-text text-base tracking-normal text-ink-2">
        <span role="status">{t.loading}</span>
      </Words>
    </div>
  );
}
