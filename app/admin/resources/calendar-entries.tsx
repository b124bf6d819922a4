import listActionTexts from "messages:admin/list/listAction";
import { CalendarDays, CalendarPlus, CalendarRange } from "lucide-react";
import { calendarKinds } from "../../../data/calendar/calendar-kinds.ts";
import { listIn } from "../../../data/languages.ts";
import { levels } from "../../../data/school/levels.ts";
import { useTexts } from "../../language/texts.ts";
import { daySpan } from "../../ui/dates.ts";
import { Icon } from "../../ui/icon.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { ImportLink } from "../import/import-link.tsx";
import { type Resource, type ResourceTexts, textOf } from "../resource.ts";
import { campusColumn, campusField, campusFilter, campusWords } from "./parts.tsx";

/** Events come into the calendar from their own list. */
const kinds = calendarKinds.filter(({ id }) => id !== "event");
const kindName = (kind: string, language: "en" | "hi") =>
  listIn(kinds, language).find(({ id }) => id === kind)?.name ?? kind;

const texts: Record<"en" | "hi", ResourceTexts> = {
  en: {
    many: "Calendar",
    one: "calendar entry",
    add: "New entry",
    lead: "Holidays, examinations, terms and meetings on the calendar page and in families' own calendars.",
    empty: "The calendar has no entry yet.",
    columns: { title: "Title", days: "Days", kind: "Kind", campus: campusWords.en.label },
    fields: {
      title: { label: "Title" },
      description: { label: "Details" },
      kind: { label: "Kind" },
      starts_on: { label: "First day" },
      ends_on: { label: "Last day", hint: "Left open: one day." },
      campus: campusWords.en,
      level: { label: "Level", hint: "Leave it open for all levels." },
      recurrence: { label: "Repeats" },
    },
    filters: { kind: { label: "Kind", all: "Every kind" }, campus: campusWords.en },
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
    columns: { title: "शीर्षक", days: "दिन", kind: "प्रकार", campus: campusWords.hi.label },
    fields: {
      title: { label: "शीर्षक" },
      description: { label: "विवरण" },
      kind: { label: "प्रकार" },
      starts_on: { label: "पहला दिन" },
      ends_on: { label: "अंतिम दिन", hint: "खाली छोड़ने पर एक दिन।" },
      campus: campusWords.hi,
      level: { label: "स्तर", hint: "सभी स्तरों के लिए खाली छोड़ें।" },
      recurrence: { label: "दोहराव" },
    },
    filters: { kind: { label: "प्रकार", all: "हर प्रकार" }, campus: campusWords.hi },
    sorts: { latest: "बाद के दिन पहले", earliest: "पहले के दिन पहले", newest: "हाल में जोड़ी गई पहले" },
    bulk: {},
  },
};

export const calendarEntries: Resource = {
  path: "calendar",
  table: "calendar_entries",
  group: "content",
  icon: CalendarDays,
  texts,
  columns: [
    { id: "title", show: (row) => textOf(row, "title") },
    {
      id: "days",
      show: (row, language) => daySpan(textOf(row, "starts_on"), textOf(row, "ends_on"), language),
      onPhones: true,
    },
    { id: "kind", show: (row, language) => kindName(textOf(row, "kind"), language) },
    campusColumn,
  ],
  search: ["title"],
  filters: [
    { id: "kind", column: "kind", choices: (language) => listIn(kinds, language) },
    campusFilter,
  ],
  sorts: [
    { id: "latest", column: "starts_on", descending: true },
    { id: "earliest", column: "starts_on", descending: false },
    { id: "newest", column: "created_at", descending: true },
  ],
  bulk: [],
  fields: [
    { name: "title", kind: "text", wide: true, translated: true },
    { name: "kind", kind: "choice", choices: (language) => listIn(kinds, language) },
    campusField,
    { name: "starts_on", kind: "day" },
    { name: "ends_on", kind: "day", optional: true },
    { name: "recurrence", kind: "recurrence", optional: true },
    {
      name: "level",
      kind: "choice",
      choices: (language) => listIn(levels, language),
      optional: true,
    },
    { name: "description", kind: "long-text", optional: true, translated: true },
  ],
  copy: {},
  listActions: CalendarActions,
  title: (row) => textOf(row, "title"),
  publicPage: (row) => `/calendar?month=${textOf(row, "starts_on").slice(0, 7)}`,
};

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
