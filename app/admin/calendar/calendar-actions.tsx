import listActionTexts from "messages:admin/list/listAction";
import { CalendarPlus, CalendarRange } from "lucide-react";
import { useTexts } from "../../language/texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { ImportLink } from "../import/import-link.tsx";

/** Above the list of the calendar: a month at a time, and the ways to add many entries at once. */
export function CalendarActions() {
  const t = useTexts(listActionTexts);
  return (
    <>
      <SiteLink to="/admin/calendar/month" className="admin-quiet-link">
        <Icon of={CalendarRange} />
        {t.month}
      </SiteLink>
      <SiteLink to="/admin/calendar/ics" className="admin-quiet-link">
        <Icon of={CalendarPlus} />
        {t.holidays}
      </SiteLink>
      <ImportLink path="calendar" />
    </>
  );
}
