import words from "messages:admin/fields/content/calendarEntries";
import listActionTexts from "messages:admin/list/listAction";
import texts from "messages:admin/resources/calendarEntries";
import kindNames from "messages:names/calendarKinds";
import { CalendarDays, CalendarPlus, CalendarRange } from "lucide-react";
import { calendarEntryFields } from "../../../data/calendar/calendar-entry-declaration.ts";
import { useTexts } from "../../language/texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { whenOfRow } from "../calendar/entry-when.ts";
import { defineResource } from "../define-resource.tsx";
import { ImportLink } from "../import/import-link.tsx";
import { textOf } from "../resource.ts";

export const calendarEntries = defineResource(calendarEntryFields, {
  path: "calendar",
  group: "content",
  icon: CalendarDays,
  texts,
  words,
  names: { kind: kindNames },
  columns: {
    days: {
      show: whenOfRow,
      onPhones: true,
    },
  },
  sorts: [
    { id: "latest", column: "starts_on", descending: true },
    { id: "earliest", column: "starts_on", descending: false },
    { id: "newest", column: "created_at", descending: true },
  ],
  bulk: [],
  copy: {},
  copyAhead: "starts_on",
  listActions: CalendarActions,
  title: (row) => textOf(row, "title"),
  isShownWhenNew: true,
  publicPage: (row) => `/calendar?month=${textOf(row, "starts_on").slice(0, 7)}`,
});

/** Above the list of the calendar: a month at a time, and the links for adding many entries at once. */
function CalendarActions() {
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
