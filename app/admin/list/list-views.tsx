import adminTexts from "messages:admin/admin/admin";
import { Bookmark } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTexts } from "../../language/texts.ts";
import { Icon } from "../../ui/icon.tsx";

const ViewsPanel = lazy(() => import("./views-panel.tsx"));

/** Searches, filters, orders and columns that an admin keeps under a name, wherever they sign in; fetched when opened. */
export function ListViews({ path }: { path: string }) {
  const t = useTexts(adminTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="list-menu" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="admin-quiet-link">
        <Icon of={Bookmark} />
        {t.views}
      </summary>
      <Suspense>{isOpen && <ViewsPanel path={path} />}</Suspense>
    </details>
  );
}
