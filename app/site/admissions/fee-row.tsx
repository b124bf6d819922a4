import feesTexts from "messages:site/admissions/fees";
import type { ReactNode } from "react";
import {
  type AskedFee,
  type FeeColumn,
  isLevelHead,
} from "../../../data/admissions/fee-schedule.ts";
import type { Language } from "../../../data/languages.ts";
import { rupees } from "../../../data/payments/rupees.ts";
import { useLanguage } from "../../language/language.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";
import "./fee-table.css";

/** With more columns than this, wide screens too show each row as an item of several lines. */
export const wideColumns = 8;

/** The column heads of a fee table; each of its rows is a level or a campus. */
export function FeeColumns({ of, columns }: { of: string; columns: readonly FeeColumn[] }) {
  const language = useLanguage();
  return (
    <thead>
      <tr>
        <th scope="col">{of}</th>
        {columns.map((column) => (
          <th key={column.head.id} scope="col">
            {columnName(column, language)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** "Tuition a month": the name of a column; "annual charges" already says how often they are paid. */
function columnName({ head: { id, name }, paid }: FeeColumn, language: Language): string {
  const { named } = feesTexts[language];
  if (paid === "joining") return named.once(name);
  if (paid === "every-month") return named.month(name);
  return paid === null || isLevelHead(id) ? name : named.year(name);
}

/** The fees of one level at a campus; on a phone with their labels. */
export function FeeRow({
  fees,
  columns,
  edits,
  children,
}: {
  fees: readonly AskedFee[];
  columns: readonly FeeColumn[];
  /** The value of `data-edit`: what a colleague can change here. */
  edits?: string | undefined;
  children: ReactNode;
}) {
  const language = useLanguage();
  return (
    <tr data-edit={edits}>
      <th scope="row">{children}</th>
      {columns.map((column) => (
        <FeeCell
          key={column.head.id}
          label={columnName(column, language)}
          fees={fees.filter(({ head }) => head.id === column.head.id)}
          isMixed={column.paid === null}
        />
      ))}
    </tr>
  );
}

/** The fees of one head, each with how often it is paid if the column does not say so. */
function FeeCell({
  label,
  fees,
  isMixed,
}: {
  label: string;
  fees: readonly AskedFee[];
  isMixed: boolean;
}) {
  const edit = useEditMark();
  const { none, paid } = feesTexts[useLanguage()];
  const place = fees.find(({ further }) => further !== undefined)?.further;
  if (fees.length === 0) {
    return (
      <td data-label={label} data-none>
        <span aria-hidden>–</span>
        <span className="sr-only">{none}</span>
      </td>
    );
  }
  return (
    <td
      data-label={label}
      data-edit={
        place === undefined
          ? undefined
          : edit?.("content", "admissions", `fees/further/${place}/head`)
      }
    >
      {fees.map((one) => (
        <span key={one.further ?? one.head.id} className="block">
          {isMixed ? paid[one.paid](rupees(one.fee)) : rupees(one.fee)}
        </span>
      ))}
    </td>
  );
}

/** The field in the office's form that holds the fees of a level at a campus. */
export const feeField = (campus: string, level: string) =>
  `fees/campuses/${campus}/${level}/admission`;
