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
import { LoadFailed } from "../frame/load-failed.tsx";
import { DailyChart } from "./daily-chart.tsx";

const days = 30;
const series = ["visits", "replies", "registrations"] as const;

/** Visits, replies and registrations day by day, drawn and as a table, and the pages visited most. */
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
