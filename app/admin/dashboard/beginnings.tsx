import dashboardTexts from "messages:admin/dashboard/dashboard";
import { Plus, Siren } from "lucide-react";
import { indianDay } from "../../../data/calendar/indian-time.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useOfficeRights, works } from "../office-rights.ts";
import { resources } from "../resources.ts";

/** What the office creates most often, in the order of its buttons. */
const often = ["updates", "events", "news", "gallery", "documents"];

/** One tap to the most frequent tasks: a closed school is announced from a phone. */
export function Beginnings() {
  const language = useLanguage();
  const t = useTexts(dashboardTexts);
  const rights = useOfficeRights();
  const begun = often.flatMap((path) => {
    const resource = resources.find((each) => each.path === path);
    return resource && works(rights, resource.table) ? [resource] : [];
  });
  if (begun.length === 0) return null;
  const today = indianDay(new Date().toISOString());
  return (
    <nav aria-label={t.begin} className="mb-8 flex flex-wrap gap-3">
      {begun.map(({ path, texts }) => (
        <ButtonLink key={path} to={`/admin/${path}/new`} variant="outline" size="small">
          <Icon of={Plus} /> {texts[language].add}
        </ButtonLink>
      ))}
      {begun.some(({ path }) => path === "updates") && (
        // An urgent notice ends with the day unless the office says otherwise.
        <ButtonLink
          to={`/admin/updates/new?is_urgent=on&expires_at=${today}T23:59&field=content`}
          variant="outline"
          size="small"
        >
          <Icon of={Siren} /> {t.urgent}
        </ButtonLink>
      )}
    </nav>
  );
}
