import adminTexts from "messages:admin/admin/admin";
import { ArrowLeft } from "lucide-react";
import { useSearchParams } from "react-router";
import { useTexts } from "../../language/texts.ts";
import { keepSaid, pageToComeBackTo } from "../../pencils/coming-back.ts";
import { Icon } from "../../ui/icon.tsx";

/**
 * Returns to the page with the pencil that opened the form, with the form's message about its save;
 * undefined if there was none. The page is reloaded so that it shows the saved values.
 */
export function useWayBack(): ((message: string) => void) | undefined {
  const [query] = useSearchParams();
  const page = pageToComeBackTo(query);
  if (page === undefined) return undefined;
  return (message) => {
    keepSaid(message);
    location.assign(page);
  };
}

/** The link back to that page; nothing if there is none. */
export function WayBack() {
  const t = useTexts(adminTexts);
  const [query] = useSearchParams();
  const page = pageToComeBackTo(query);
  if (page === undefined) return null;
  return (
    <a href={page} className="admin-quiet-link">
      <Icon of={ArrowLeft} />
      {t.backToPage}
    </a>
  );
}
