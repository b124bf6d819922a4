import adminTexts from "messages:admin/admin/admin";
import linkTexts from "messages:admin/retention/links";
import { ArrowLeft } from "lucide-react";
import { useTexts } from "../../language/texts.ts";
import { SiteLink } from "../../ui/site-link.tsx";
import { AdminHead, QuietLink } from "../frame/page-parts.tsx";

/** The head of the pages below the record of personal data. */
export function RetentionHead({ title, lead }: { title: string; lead: string }) {
  const { places } = useTexts(adminTexts);
  return (
    <AdminHead
      title={title}
      lead={lead}
      above={
        <QuietLink to="/admin/privacy" icon={ArrowLeft}>
          {places.privacy}
        </QuietLink>
      }
    />
  );
}

/** Links from the record to its evidence. */
export function RetentionLinks() {
  const t = useTexts(linkTexts);
  return (
    <nav aria-label={t.aria} className="mb-8 flex flex-wrap gap-x-6">
      {(["due", "purges", "holds", "erasures", "breaches"] as const).map((place) => (
        <SiteLink key={place} to={`/admin/privacy/${place}`} className="admin-quiet-link">
          {t[place]}
        </SiteLink>
      ))}
    </nav>
  );
}
