import { FileBadge } from "lucide-react";
import { transferCertificateFields } from "../../../data/school/transfer-certificate-fields.ts";
import { defineResource } from "../define-resource.tsx";
import { type OwnTexts, textOf } from "../resource.ts";

const texts: Record<"en" | "hi", OwnTexts> = {
  en: {
    many: "Transfer certificates",
    one: "certificate",
    add: "New certificate",
    lead: "The record of certificates issued. Whoever holds one can check it on the site with its number and the child's date of birth.",
    empty: "No certificate has been recorded yet.",
    sorts: { newest: "Last issued first", number: "By number" },
    bulk: { cancel: "Cancel" },
  },
  hi: {
    many: "स्थानांतरण प्रमाणपत्र",
    one: "प्रमाणपत्र",
    add: "नया प्रमाणपत्र",
    lead: "जारी प्रमाणपत्रों का अभिलेख। जिसके पास प्रमाणपत्र है वह संख्या और जन्मतिथि से उसे साइट पर जाँच सकता है।",
    empty: "अभी कोई प्रमाणपत्र दर्ज नहीं है।",
    sorts: { newest: "हाल में जारी पहले", number: "संख्या से" },
    bulk: { cancel: "रद्द करें" },
  },
};

export const transferCertificates = defineResource(transferCertificateFields, {
  path: "certificates",
  isInternal: true,
  group: "people",
  icon: FileBadge,
  texts,
  sorts: [
    { id: "newest", column: "issued_on", descending: true },
    { id: "number", column: "certificate_no", descending: false },
  ],
  bulk: [{ id: "cancel", values: { status: "cancelled" } }],
  initial: { status: "valid" },
  title: (row) => textOf(row, "certificate_no"),
});
