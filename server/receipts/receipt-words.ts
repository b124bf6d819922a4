import receiptTexts from "messages:emails/receipts/receipt";
import { type Language, languageOf } from "../../data/languages.ts";
import type { Receipt } from "../../data/payments/receipts.ts";
import { rupees } from "../../data/payments/rupees.ts";
import { campusName } from "../../data/school/campuses.ts";
import { gradeIn } from "../../data/school/grades.ts";
import type { School } from "../../data/school/school-schema.ts";
import { dayIn } from "../../platform/email/dates.ts";

/** The words of a receipt, in reading order. */
export type ReceiptWords = {
  /** "en-IN". */
  tag: string;
  school: string;
  /** The lines below the school's name. */
  address: string[];
  /** The school's own colour instead of the site's green. */
  colour: string | undefined;
  title: string;
  facts: [label: string, value: string][];
  amount: [label: string, value: string];
  closing: string;
};

/** Words a receipt in a language. */
export function wordReceipt(
  receipt: Receipt,
  language: Language,
  { school, colour }: { school: School; colour: string | undefined },
): ReceiptWords {
  const t = receiptTexts[language];
  const { child_name: child, class: grade, campus, session, purpose, translations } = receipt;
  const given = translations?.[language]?.title ?? purpose;
  const facts: [string, string | null | undefined][] = [
    [t.number, receipt.number],
    [t.replaces, receipt.replaces],
    [t.issued, dayIn(receipt.issued_on, language)],
    [t.payer, receipt.payer],
    [t.child, child],
    [t.class, grade && gradeIn(grade, language)],
    [t.campus, campus && campusName(campus, language)],
    [t.session, session],
    [t.purpose, given ?? t.place],
    [t.reference, receipt.reference],
    [t.paid, dayIn(receipt.paid_on, language)],
  ];
  return {
    tag: languageOf(language).tag,
    school: school.name,
    address: [school.address.join(", "), `${t.telephone} ${school.phone} · ${school.email}`].filter(
      Boolean,
    ),
    colour,
    title: t.title,
    facts: facts.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : [])),
    amount: [t.amount, rupees(receipt.amount)],
    closing: t.valid,
  };
}

/** Its name as a file: "receipt-2026-27-0042.pdf". */
export function receiptFile({ number }: Receipt): string {
  return `receipt-${number.replaceAll(/[^0-9]+/g, "-")}.pdf`;
}
