import { CalendarPlus, CalendarRange } from "lucide-react";
import { useTexts } from "../../language/texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { ImportLink } from "../import/import-link.tsx";
import { icsTexts } from "./ics.texts.ts";
import { monthTexts } from "./month.texts.ts";

/** Above the list of the calendar: a month at a time, and the ways to add many entries at once. */
export function CalendarActions() {
  const t = useTexts(icsTexts);
  const month = useTexts(monthTexts);
  return (
    <>
      <SiteLink to="/admin/calendar/month" className="admin-quiet-link">
        <Icon of={CalendarRange} />
        {month.link}
      </SiteLink>
      <SiteLink to="/admin/calendar/ics" className="admin-quiet-link">
        <Icon of={CalendarPlus} />
        {t.link}
      </SiteLink>
      <ImportLink path="calendar" />
    </>
  );
}
