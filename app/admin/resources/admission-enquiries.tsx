import { ClipboardList } from "lucide-react";
import { enquiryFields, enquiryStates } from "../../../data/admissions/enquiry-fields.ts";
import { type Language, listIn } from "../../../data/languages.ts";
import { gradeIn } from "../../../data/school/grades.ts";
import { Status } from "../../ui/status.tsx";
import { defineResource } from "../define-resource.tsx";
import { type OwnTexts, textOf } from "../resource.ts";
import {
  dueColumn,
  enquirySorts,
  enquiryWords,
  openFilter,
  ownerFilter,
} from "./enquiry-parts.tsx";

const statesIn = (language: Language) => listIn(enquiryStates, language);
const stateOf = (status: string, language: Language) =>
  statesIn(language).find(({ id }) => id === status)?.name ?? "";

const texts: Record<"en" | "hi", OwnTexts> = {
  en: {
    many: "Admission enquiries",
    one: "enquiry",
    add: "",
    lead: "What families ask through the admissions page. The letter of receipt promises an answer within five working days.",
    empty: "No family has asked yet.",
    sorts: enquiryWords.en.sorts,
    bulk: { close: "Close", spam: "Mark as spam" },
  },
  hi: {
    many: "प्रवेश पूछताछ",
    one: "पूछताछ",
    add: "",
    lead: "प्रवेश पृष्ठ से परिवार जो पूछते हैं। प्राप्ति के पत्र में पाँच कार्यदिवसों में उत्तर का वचन है।",
    empty: "अभी किसी परिवार ने नहीं पूछा है।",
    sorts: enquiryWords.hi.sorts,
    bulk: { close: "बंद करें", spam: "अनचाही" },
  },
};

export const admissionEnquiries = defineResource(enquiryFields, {
  path: "enquiries",
  isGiven: true,
  isInternal: true,
  group: "office",
  icon: ClipboardList,
  texts,
  columns: {
    status: {
      show: (row, language) => (
        <Status kind={row.is_open === true ? "waiting" : "plain"}>
          {stateOf(textOf(row, "status"), language)}
        </Status>
      ),
      plain: (row, language) => stateOf(textOf(row, "status"), language),
    },
    class: { show: (row, language) => gradeIn(textOf(row, "class"), language) },
    due_on: dueColumn,
  },
  filters: {
    open: openFilter,
    owner: ownerFilter,
  },
  sorts: enquirySorts,
  bulk: [
    { id: "close", values: { status: "closed" } },
    { id: "spam", values: { status: "spam" } },
  ],
  title: (row) => textOf(row, "child_name"),
});
