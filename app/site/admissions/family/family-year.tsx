import familyYearTexts from "messages:site/family-fees/familyYear";
import type { Payment } from "../../../../data/admissions/family-choice.ts";
import type { FamilyFees } from "../../../../data/admissions/family-fees.ts";
import { type FeeSchedule, rhythmsOfLevelFees } from "../../../../data/admissions/fee-schedule.ts";
import {
  type Instalment,
  instalmentsOf,
  placeOf,
} from "../../../../data/admissions/instalments.ts";
import type { Language } from "../../../../data/languages.ts";
import { rupees } from "../../../../data/payments/rupees.ts";
import { useLanguage } from "../../../language/language.ts";
import { useEditMark } from "../../../pencils/edit-mark.ts";
import { dayParts, shortDate } from "../../../ui/dates.ts";
import { FilterLinks } from "../../../ui/filter-links.tsx";
import { listOf } from "../../../ui/lists.ts";
import { YearRidge } from "./year-ridge.tsx";
import "./year-ridge.css";

/** A family's payment days in the session, as a drawing of hills and as a list. */
export function FamilyYear({
  schedule,
  fees,
  payment,
  session,
}: {
  schedule: FeeSchedule;
  fees: FamilyFees;
  payment: Payment;
  session: { name: string; start: string };
}) {
  const language = useLanguage();
  const t = familyYearTexts[language];
  if (fees.total === 0) return null;
  const rule = schedule.instalments;
  const instalments = rule ? instalmentsOf(rule, fees, payment, session.start) : [];
  return (
    <section aria-labelledby="due" className="mt-section print:mt-0">
      <div className="year-sky on-pine pt-12 lg:pt-16 print:py-0">
        <div className="year-view page">
          <div className="year-words">
            <h2 id="due" className="scroll-mt-28">
              {t.title}
            </h2>
            {!rule && <p className="mt-2 max-w-152 pb-12 text-pine-200">{t.unwritten}</p>}
            {rule && (
              <>
                <p className="no-print mt-3 max-w-152 text-pine-200">{t.lead}</p>
                <div className="no-print mt-4">
                  <FilterLinks
                    label={t.pay}
                    parameter="pay"
                    chosen={payment === "monthly" ? payment : null}
                    all={t.terms}
                    choices={[{ value: "monthly", label: t.monthly }]}
                    anchor="due"
                  />
                </div>
              </>
            )}
          </div>
          {rule && <YearRidge instalments={instalments} start={session.start} />}
        </div>
      </div>
      {rule && (
        <div className="page">
          <DueTable instalments={instalments} fees={fees} />
        </div>
      )}
    </section>
  );
}

function DueTable({ instalments, fees }: { instalments: readonly Instalment[]; fees: FamilyFees }) {
  const edit = useEditMark();
  const language = useLanguage();
  const t = familyYearTexts[language];
  return (
    <table
      data-edit={edit?.("content", "admissions", "fees/instalments/annual/day")}
      className="due-table numbers"
    >
      <caption className="sr-only">{t.table}</caption>
      <thead>
        <tr>
          <th scope="col">{t.day}</th>
          <th scope="col">{t.what}</th>
          <th scope="col" className="due-months">
            {t.span}
          </th>
          <th scope="col">{t.amount}</th>
        </tr>
      </thead>
      <tbody>
        {instalments.map((one) => (
          <tr key={one.part + one.day}>
            <td>
              <time dateTime={one.day}>{shortDate(one.day, language)}</time>
            </td>
            <th scope="row">{wordsFor(one, fees, language)}</th>
            <td className="due-months">
              <MonthsPaid of={one} />
            </td>
            <td>{rupees(one.amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {t.total}
          </th>
          <td className="due-months" />
          <td>{rupees(fees.total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** The twelve months below those of the hills, the ones that a payment covers filled. */
function MonthsPaid({ of: one }: { of: Instalment }) {
  const [first, last] = monthsOf(one);
  return (
    <ol aria-hidden className="twelve-months">
      {Array.from({ length: 12 }, (_, month) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a month is its place in the session.
        <li key={month} data-paid={(first <= month && month <= last) || undefined} />
      ))}
    </ol>
  );
}

/** The first and the last month that a payment covers, counted from April. */
function monthsOf(one: Instalment): [number, number] {
  const monthAt = (day: string) => placeOf(Number(day.slice(5, 7)));
  if (one.part === "annual") return [0, 11];
  if (one.part === "admission") return [monthAt(one.day), monthAt(one.day)];
  return [monthAt(one.from), monthAt(one.to)];
}

/** "Tuition and bus, April to September": all that an instalment pays, in the order of the fee heads. */
function wordsFor(one: Instalment, { children, heads }: FamilyFees, language: Language): string {
  const t = familyYearTexts[language];
  const asked = children.flatMap(({ fees }) => fees?.asked ?? []);
  const isPaid = (id: string) =>
    asked.some(
      ({ head, paid, fee }) => head.id === id && paid === rhythmsOfLevelFees[one.part] && fee > 0,
    );
  const names = heads.filter(({ id }) => isPaid(id)).map(({ name }) => name);
  if (one.part === "admission") {
    const count = children.filter(({ fees }) => fees && fees.once > 0).length;
    return t.once({ count, names: listOf(names, language) });
  }
  if (one.part === "annual") return listOf(names, language);
  const nameOf = (month: string) => dayParts(`${month}-01`, language).month;
  const from = nameOf(one.from);
  const months = one.from === one.to ? from : t.months({ from, to: nameOf(one.to) });
  const hasBus = children.some(({ fees }) => fees && fees.bus > 0);
  if (names.length === 0) return t.busAlone(months);
  return t.paid({ months, names: listOf(hasBus ? [...names, t.bus] : names, language) });
}
