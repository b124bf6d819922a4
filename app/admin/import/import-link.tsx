import listActionTexts from "messages:admin/list/listAction";
import { Upload } from "lucide-react";
import { useTexts } from "../../language/texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { SiteLink } from "../../ui/site-link.tsx";

/** Links to the import of a resource (its path), above its list. */
export function ImportLink({ path }: { path: string }) {
  const t = useTexts(listActionTexts);
  return (
    <SiteLink to={`/admin/${path}/import`} className="admin-quiet-link">
      <Icon of={Upload} />
      {t.importFile}
    </SiteLink>
  );
}
