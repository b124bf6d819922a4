import adminTexts from "messages:admin/admin/admin";
import { ArrowLeft } from "lucide-react";
import { useSearchParams } from "react-router";
import { useTexts } from "../../language/texts.ts";
import { keepSaid, pageToComeBackTo } from "../../pencils/coming-back.ts";
import { Icon } from "../../ui/icon.tsx";

/**
 * Leads back to the page whose pencil opened the form, with what the form says of its save; undefined
 * where none did. The page is loaded anew: it shows what was saved.
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

/** The link back to that page; nothing where there is none. */
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
