import listActionTexts from "messages:admin/list/listAction";
import { CalendarDays, CalendarPlus, CalendarRange } from "lucide-react";
import { calendarEntryFields } from "../../../data/calendar/calendar-entry-fields.ts";
import { useTexts } from "../../language/texts.ts";
import { daySpan } from "../../ui/dates.ts";
import { Icon } from "../../ui/icon.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { defineResource } from "../define-resource.tsx";
import { ImportLink } from "../import/import-link.tsx";
import { type OwnTexts, textOf } from "../resource.ts";

const texts: Record<"en" | "hi", OwnTexts> = {
  en: {
    many: "Calendar",
    one: "calendar entry",
    add: "New entry",
    lead: "Holidays, examinations, terms and meetings on the calendar page and in families' own calendars.",
    empty: "The calendar has no entry yet.",
    sorts: {
      latest: "Latest day first",
      earliest: "Earliest day first",
      newest: "Last added first",
    },
    bulk: {},
  },
  hi: {
    many: "कैलेंडर",
    one: "कैलेंडर प्रविष्टि",
    add: "नई प्रविष्टि",
    lead: "कैलेंडर पृष्ठ और परिवारों के अपने कैलेंडर में अवकाश, परीक्षाएँ, सत्र और बैठकें।",
    empty: "कैलेंडर में अभी कोई प्रविष्टि नहीं है।",
    sorts: { latest: "बाद के दिन पहले", earliest: "पहले के दिन पहले", newest: "हाल में जोड़ी गई पहले" },
    bulk: {},
  },
};

export const calendarEntries = defineResource(calendarEntryFields, {
  path: "calendar",
  group: "content",
  icon: CalendarDays,
  texts,
  columns: {
    days: {
      words: { en: "Days", hi: "दिन" },
      show: (row, language) => daySpan(textOf(row, "starts_on"), textOf(row, "ends_on"), language),
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
  listActions: CalendarActions,
  title: (row) => textOf(row, "title"),
  publicPage: (row) => `/calendar?month=${textOf(row, "starts_on").slice(0, 7)}`,
});

/** Above the list of the calendar: a month at a time, and the ways to add many entries at once. */
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
