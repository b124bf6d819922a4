import feesTexts from "messages:site/admissions/fees";
import type { ReactNode } from "react";
import { type Fee, type FeeNames, rupees } from "../../../data/admissions/fees.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import "./fee-table.css";

/** The heads of a table of fees, whose rows are each a level or a campus. */
export function FeeColumns({ of, names = {} }: { of: string; names?: FeeNames | undefined }) {
  const { columns, named } = useTexts(feesTexts);
  return (
    <thead>
      <tr>
        <th scope="col">{of}</th>
        <th scope="col">{names.admission ? named.once(names.admission) : columns.admission}</th>
        <th scope="col">{names.annual ?? columns.annual}</th>
        <th scope="col">{names.tuition ? named.month(names.tuition) : columns.tuition}</th>
      </tr>
    </thead>
  );
}

/** One fee, on a phone with its labels. */
export function FeeRow({
  fee,
  names = {},
  edits,
  children,
}: {
  fee: Fee;
  names?: FeeNames | undefined;
  /** The mark of what a colleague changes here. */
  edits?: string | undefined;
  children: ReactNode;
}) {
  const language = useLanguage();
  const { short } = feesTexts[language];
  return (
    <tr data-edit={edits}>
      <th scope="row">{children}</th>
      <td data-label={names.admission ?? short.admission}>{rupees(fee.admission)}</td>
      <td data-label={names.annual ?? short.annual}>{rupees(fee.annual)}</td>
      <td data-label={names.tuition ?? short.tuition}>{rupees(fee.tuition)}</td>
    </tr>
  );
}

/** The field of the fee of a level at a campus in the office's form. */
export const feeField = (campus: string, level: string) =>
  `fees/campuses/${campus}/${level}/admission`;
