import familyYearTexts from "messages:site/family-fees/familyYear";
import { amountsByMonth, type Instalment } from "../../../../data/admissions/instalments.ts";
import { addMonths, monthOf } from "../../../../data/calendar/days.ts";
import { rupees } from "../../../../data/payments/rupees.ts";
import { useLanguage } from "../../../language/language.ts";
import { shortMonth } from "../../../ui/dates.ts";

const monthWidth = 100;
const width = 12 * monthWidth;
const height = 200;
/** The hills in the background, which go on beside the year: in months without payments nothing else shows. */
const farRange =
  "M-420 200L-250 178L-160 188L0 168L70 142L128 160L214 126L268 148L352 116L430 152L502 134L566 158L648 122L716 146L806 112L884 150L968 130L1030 154L1110 124L1200 150L1290 118L1370 146L1470 126L1560 156L1680 132L1800 150V200Z";

/**
 * The school year as hills lit from the right: every month with a payment has a peak as high as the amount.
 * The table below says the same.
 */
export function YearRidge({
  instalments,
  start,
}: {
  instalments: readonly Instalment[];
  start: string;
}) {
  const language = useLanguage();
  const { narrow } = familyYearTexts[language];
  const amounts = amountsByMonth(instalments, start);
  const most = Math.max(...amounts);
  const due = amounts.filter(Boolean).length;
  const months = amounts.map((amount, place) => ({
    amount,
    month: addMonths(monthOf(start), place),
    peak: height - (height * amount) / most,
    middle: (place + 0.5) * monthWidth,
  }));
  return (
    <div aria-hidden="true" className="year-ridge" data-crowded={due > 4 || undefined}>
      <ol className="year-months numbers">
        {months.map(({ amount, month }) => (
          <li key={month} className="year-amount">
            {amount > 0 && rupees(amount)}
          </li>
        ))}
      </ol>
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
        <path className="year-far" d={farRange} />
        {months.map(
          ({ amount, peak, middle, month }) =>
            amount > 0 && (
              <g key={month}>
                <path
                  className="year-shade"
                  d={`M${middle} ${peak}L${Math.max(0, middle - 72)} ${height}H${middle + 10}Z`}
                />
                <path
                  className="year-light"
                  d={`M${middle} ${peak}L${middle + 10} ${height}H${Math.min(width, middle + 64)}Z`}
                />
              </g>
            ),
        )}
      </svg>
      <ol className="year-months year-names">
        {months.map(({ amount, month }) => (
          <li key={month} data-due={amount > 0 || undefined}>
            <span className="3xl:hidden">{narrow[Number(month.slice(5)) - 1]}</span>
            <span className="hidden 3xl:inline">{shortMonth(`${month}-01`, language)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
