import layoutTexts from "messages:layout/layout";
import { useState } from "react";
import { useLocation } from "react-router";
import { useTexts } from "../language/texts.ts";
import { useSharedData } from "./shared-data.ts";

/** Says on a preview, whose link may reach anybody, that the page is not published. */
export function PreviewMark() {
  const { isPreview } = useSharedData();
  const t = useTexts(layoutTexts);
  const { pathname } = useLocation();
  // The shared data stays while the reader goes on to other pages, which are no previews.
  const [previewed] = useState(pathname);
  if (!isPreview || pathname !== previewed) return null;
  return (
    <aside
      aria-label={t.preview}
      className="no-print fixed bottom-2 left-2 z-50 rounded-control bg-saffron-200 px-3 py-1.5 text-small font-semibold text-ink shadow-lift"
    >
      {t.preview}
    </aside>
  );
}
