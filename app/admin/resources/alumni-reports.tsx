import { Flag } from "lucide-react";
import { reasonsReported, reportFields, reportStates } from "../../../data/alumni/report-fields.ts";
import { type Language, listIn } from "../../../data/languages.ts";
import { Status } from "../../ui/status.tsx";
import { defineResource } from "../define-resource.tsx";
import { type OwnTexts, textOf } from "../resource.ts";

const nameIn = (
  list: typeof reasonsReported | typeof reportStates,
  id: string,
  language: Language,
): string =>
  listIn<(typeof list)[number]>(list, language).find((each) => each.id === id)?.name ?? "";

const texts: Record<"en" | "hi", OwnTexts> = {
  en: {
    many: "Reports by alumni",
    one: "report",
    add: "",
    lead: "What alumni tell the office about each other and about messages they got.",
    empty: "Nobody has reported anything.",
    sorts: { newest: "Last received first" },
    bulk: { close: "Mark as done" },
  },
  hi: {
    many: "पूर्व विद्यार्थियों की सूचनाएँ",
    one: "सूचना",
    add: "",
    lead: "पूर्व विद्यार्थी एक-दूसरे के और मिले संदेशों के बारे में कार्यालय को जो बताते हैं।",
    empty: "किसी ने कोई सूचना नहीं दी है।",
    sorts: { newest: "हाल में मिली पहले" },
    bulk: { close: "पूरी हुई" },
  },
};

export const alumniReports = defineResource(reportFields, {
  path: "reports",
  isGiven: true,
  isKept: true,
  isInternal: true,
  group: "office",
  icon: Flag,
  texts,
  columns: {
    status: {
      show: (row, language) => (
        <Status kind={row.status === "new" ? "waiting" : "plain"}>
          {nameIn(reportStates, textOf(row, "status"), language)}
        </Status>
      ),
      plain: (row, language) => nameIn(reportStates, textOf(row, "status"), language),
    },
  },
  sorts: [{ id: "newest", column: "created_at", descending: true }],
  bulk: [{ id: "close", values: { status: "closed" } }],
  title: (row, language) => nameIn(reasonsReported, textOf(row, "reason"), language),
});
