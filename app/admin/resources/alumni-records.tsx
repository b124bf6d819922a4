import alumniRecordsTexts from "messages:admin/people/alumniRecords";
import { BookUser } from "lucide-react";
import { recordFields } from "../../../data/alumni/record-fields.ts";
import { inviteAlumni } from "../../../data/alumni/records.ts";
import { defineResource } from "../define-resource.tsx";
import { ImportLink } from "../import/import-link.tsx";
import { withoutValue } from "../list/list-state.ts";
import { RecordState, recordState } from "../people/record-state.tsx";
import { type OwnTexts, textOf } from "../resource.ts";

const texts: Record<"en" | "hi", OwnTexts> = {
  en: {
    many: "Alumni register",
    one: "record",
    add: "New record",
    lead: "What the school's old registers say of former students. Registrations are compared with them, and whoever has an e-mail address here can be invited.",
    empty: "There is no record yet.",
    sorts: { name: "By name", newest: "Last added first" },
    bulk: { invite: "Invite by letter" },
  },
  hi: {
    many: "पूर्व विद्यार्थी रजिस्टर",
    one: "अभिलेख",
    add: "नया अभिलेख",
    lead: "विद्यालय के पुराने रजिस्टर पूर्व विद्यार्थियों के बारे में क्या कहते हैं। पंजीकरण इनसे मिलाए जाते हैं, और जिनका ई-मेल पता यहाँ है, उन्हें आमंत्रित किया जा सकता है।",
    empty: "अभी कोई अभिलेख नहीं है।",
    sorts: { name: "नाम से", newest: "हाल में जोड़े गए पहले" },
    bulk: { invite: "पत्र से आमंत्रित करें" },
  },
};

export const alumniRecords = defineResource(recordFields, {
  path: "alumni-register",
  isInternal: true,
  group: "people",
  icon: BookUser,
  texts,
  columns: {
    state: {
      words: { en: "State", hi: "स्थिति" },
      show: (row) => <RecordState row={row} />,
      plain: recordState,
    },
  },
  filters: {
    registered: {
      label: { en: "State", hi: "स्थिति" },
      all: { en: "Every state", hi: "हर स्थिति" },
      column: "profile_id",
      choices: (language) => [
        { id: withoutValue, name: alumniRecordsTexts[language].states.waiting },
      ],
    },
  },
  sorts: [
    { id: "name", column: "full_name", descending: false },
    { id: "newest", column: "created_at", descending: true },
  ],
  bulk: [{ id: "invite", run: inviteAlumni }],
  title: (row) => textOf(row, "full_name"),
  listActions: () => <ImportLink path="alumni-register" />,
});
