import dashboardTexts from "messages:admin/dashboard/dashboard";
import { useQuery } from "@tanstack/react-query";
import { type Language, languageOf } from "../../../data/languages.ts";
import {
  type DailyCount,
  listDailyCounts,
  listVisitedPages,
} from "../../../data/office/waiting-work.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { shortDate } from "../../ui/dates.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { LoadFailed } from "../frame/failures.tsx";

const days = 30;
const series = ["visits", "rsvps", "registrations"] as const;

/** Visits, RSVPs and registrations per day as a chart and a table, and the most visited pages. */
export function SiteUse() {
  const language = useLanguage();
  const t = useTexts(dashboardTexts);
  const use = useQuery({
    queryKey: ["dashboard", "use"],
    queryFn: async () => {
      const client = await getBackend();
      const [counts, pages] = await Promise.all([
        listDailyCounts(client, days),
        listVisitedPages(client, days),
      ]);
      return { counts, pages };
    },
  });
  const { counts = [], pages = [] } = use.data ?? {};
  return (
    <section aria-labelledby="use" className="dashboard-part">
      <h2 id="use">{t.use}</h2>
      <p className="admin-lead">{t.useLead}</p>
      {use.isError && <LoadFailed retry={() => void use.refetch()} />}
      {use.isPending && <Skeleton className="h-40" />}
      {use.data && (
        <>
          <div className="dashboard-charts">
            {series.map((each) => (
              <figure key={each}>
                <figcaption>
                  <span className="font-semibold">{t.series[each]}</span>{" "}
                  <span className="text-small text-ink-2">
                    {t.total(number(sum(counts, each), language))}
                  </span>
                </figcaption>
                <DailyChart
                  values={counts.map((count) => count[each])}
                  first={shortDate(counts[0]?.day ?? "", language)}
                  last={shortDate(counts.at(-1)?.day ?? "", language)}
                />
              </figure>
            ))}
          </div>
          <details className="dashboard-table">
            <summary>{t.asTable}</summary>
            <table>
              <thead>
                <tr>
                  <th scope="col">{t.day}</th>
                  {series.map((each) => (
                    <th key={each} scope="col">
                      {t.series[each]}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {counts.toReversed().map((count) => (
                  <tr key={count.day}>
                    <th scope="row">{shortDate(count.day, language)}</th>
                    {series.map((each) => (
                      <td key={each}>{number(count[each], language)}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
          <h3>{t.mostVisited}</h3>
          {pages.length === 0 && <p className="text-ink-2">{t.noVisits}</p>}
          <ol className="dashboard-pages">
            {pages.map(({ path, visits }) => (
              <li key={path}>
                <a href={path}>{path}</a>
                <span>{number(visits, language)}</span>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

function sum(counts: readonly DailyCount[], each: (typeof series)[number]): number {
  return counts.reduce((total, count) => total + count[each], 0);
}

function number(value: number, language: Language): string {
  return value.toLocaleString(languageOf(language).tag);
}

const height = 96;
const step = 12;

/**
 * One bar per day. The table below has the same values, so assistive technology skips the chart.
 */
function DailyChart({
  values,
  first,
  last,
}: {
  values: readonly number[];
  first: string;
  last: string;
}) {
  const most = Math.max(1, ...values);
  const width = values.length * step;
  return (
    <div aria-hidden>
      <p className="daily-most">{Math.max(0, ...values)}</p>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" className="daily-chart">
        <title>{`${first} – ${last}`}</title>
        <line x1="0" y1={height} x2={width} y2={height} />
        {values.map((value, day) => {
          const tall = value === 0 ? 0 : Math.max(2, (value / most) * height);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its day.
            <rect key={day} x={day * step + 2} y={height - tall} width={step - 4} height={tall} />
          );
        })}
      </svg>
      <p className="daily-ends">
        <span>{first}</span>
        <span>{last}</span>
      </p>
    </div>
  );
}
