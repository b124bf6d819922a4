import { Flag } from "lucide-react";
import { type Language, listIn } from "../../../data/languages.ts";
import { Status } from "../../ui/status.tsx";
import { type Resource, type ResourceTexts, textOf } from "../resource.ts";
import { dayColumn, textColumn } from "./parts.tsx";

const reasons = [
  { id: "unwanted", name: "Unwanted messages", hi: { name: "अनचाहे संदेश" } },
  { id: "offensive", name: "Offensive", hi: { name: "आपत्तिजनक" } },
  { id: "not_an_alumnus", name: "Not an alumnus", hi: { name: "पूर्व विद्यार्थी नहीं" } },
  { id: "wrong_details", name: "Wrong details", hi: { name: "गलत विवरण" } },
  { id: "other", name: "Something else", hi: { name: "कोई और बात" } },
] as const;
const states = [
  { id: "new", name: "Open", hi: { name: "खुली" } },
  { id: "closed", name: "Done", hi: { name: "पूरी" } },
] as const;
const nameIn = (list: typeof reasons | typeof states, id: string, language: Language): string =>
  listIn<(typeof list)[number]>(list, language).find((each) => each.id === id)?.name ?? "";

const texts: Record<"en" | "hi", ResourceTexts> = {
  en: {
    many: "Reports by alumni",
    one: "report",
    add: "",
    lead: "What alumni tell the office about each other and about messages they got.",
    empty: "Nobody has reported anything.",
    columns: { reason: "Reason", note: "What they say", received: "Received", status: "State" },
    fields: { status: { label: "State" } },
    filters: { status: { label: "State", all: "Every state" } },
    sorts: { newest: "Last received first" },
    bulk: { close: "Mark as done" },
  },
  hi: {
    many: "पूर्व विद्यार्थियों की सूचनाएँ",
    one: "सूचना",
    add: "",
    lead: "पूर्व विद्यार्थी एक-दूसरे के और मिले संदेशों के बारे में कार्यालय को जो बताते हैं।",
    empty: "किसी ने कोई सूचना नहीं दी है।",
    columns: { reason: "कारण", note: "उनका कहना", received: "मिली", status: "स्थिति" },
    fields: { status: { label: "स्थिति" } },
    filters: { status: { label: "स्थिति", all: "हर स्थिति" } },
    sorts: { newest: "हाल में मिली पहले" },
    bulk: { close: "पूरी हुई" },
  },
};

export const alumniReports: Resource = {
  path: "reports",
  table: "alumni_reports",
  isGiven: true,
  isKept: true,
  isInternal: true,
  group: "office",
  icon: Flag,
  texts,
  columns: [
    { id: "reason", show: (row, language) => nameIn(reasons, textOf(row, "reason"), language) },
    textColumn("note", { onPhones: true }),
    dayColumn("received", "created_at"),
    {
      id: "status",
      show: (row, language) => (
        <Status kind={row.status === "new" ? "waiting" : "plain"}>
          {nameIn(states, textOf(row, "status"), language)}
        </Status>
      ),
      plain: (row, language) => nameIn(states, textOf(row, "status"), language),
    },
  ],
  search: ["note"],
  filters: [{ id: "status", column: "status", choices: (language) => listIn(states, language) }],
  sorts: [{ id: "newest", column: "created_at", descending: true }],
  bulk: [{ id: "close", values: { status: "closed" } }],
  fields: [{ name: "status", kind: "choice", choices: (language) => listIn(states, language) }],
  title: (row, language) => nameIn(reasons, textOf(row, "reason"), language),
};
