import { CalendarPlus } from "lucide-react";
import { useTexts } from "../../language/texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { ImportLink } from "../import/import-link.tsx";
import { icsTexts } from "./ics.texts.ts";

/** Above the list of the calendar: the ways to add many entries at once. */
export function CalendarActions() {
  const t = useTexts(icsTexts);
  return (
    <>
      <SiteLink to="/admin/calendar/ics" className="admin-quiet-link">
        <Icon of={CalendarPlus} />
        {t.link}
      </SiteLink>
      <ImportLink path="calendar" />
    </>
  );
}
