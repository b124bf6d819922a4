import adminTexts from "messages:admin/admin/admin";
import { ArrowLeft } from "lucide-react";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import type { Resource } from "../resource.ts";

/** The link from a row or the trash to its list. */
export function BackToList({ resource }: { resource: Resource }) {
  const t = useTexts(adminTexts);
  return (
    <SiteLink to={`/admin/${resource.path}`} className="admin-quiet-link">
      <Icon of={ArrowLeft} />
      {t.back(resource.texts[useLanguage()].many)}
    </SiteLink>
  );
}
