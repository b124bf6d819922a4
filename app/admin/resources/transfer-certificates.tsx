import words from "messages:admin/fields/people/transferCertificates";
import texts from "messages:admin/resources/transferCertificates";
import { FileBadge } from "lucide-react";
import { transferCertificateFields } from "../../../data/school/transfer-certificate-declaration.ts";
import { defineResource } from "../define-resource.tsx";
import { textOf } from "../resource.ts";

export const transferCertificates = defineResource(transferCertificateFields, {
  path: "certificates",
  isInternal: true,
  group: "people",
  icon: FileBadge,
  texts,
  words,
  sorts: [
    { id: "newest", column: "issued_on", descending: true },
    { id: "number", column: "certificate_no", descending: false },
  ],
  bulk: [{ id: "cancel", values: { status: "cancelled" } }],
  initial: { status: "valid" },
  title: (row) => textOf(row, "certificate_no"),
});
