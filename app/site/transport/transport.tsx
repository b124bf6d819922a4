import transportTexts from "messages:site/transport/transport";
import { addDays } from "../../../data/calendar/days.ts";
import { indianDay } from "../../../data/calendar/indian-time.ts";
import { campusId } from "../../../data/school/campus-schema.ts";
import { campusesIn } from "../../../data/school/campuses.ts";
import { listBusChanges } from "../../../data/transport/bus-changes.ts";
import { type BusFare, listBusFares } from "../../../data/transport/bus-fares.ts";
import { listBusRoutes } from "../../../data/transport/bus-routes.ts";
import { findBusStops, villageSchema } from "../../../data/transport/village-search.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { PictureTop } from "../../layout/picture-top.tsx";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FilterLinks } from "../../ui/filter-links.tsx";
import { PrintButton } from "../../ui/print-button.tsx";
import { CutLink } from "../../ui/site-link.tsx";
import type { Route } from "./+types/transport";
import { BusChanges } from "./bus-changes.tsx";
import { Fare } from "./fare.tsx";
import { FoundStops } from "./found-stops.tsx";
import { RouteTimetable } from "./route-timetable.tsx";
import { VillageForm } from "./village-form.tsx";
import "./transport.css";

export const handle: PageHandle = { query: ["village", "campus"] };

/** How far ahead changes are told of. */
const daysAhead = 14;

const campusSchema = campusId.nullable().catch(null);

export async function loader({ context, url }: Route.LoaderArgs) {
  const { supabase, language } = context.get(pageRequestContext);
  const village = villageSchema.parse(url.searchParams.get("village") ?? "");
  const today = indianDay(new Date());
  const [routes, fares, changes, found] = await Promise.all([
    listBusRoutes(supabase, language),
    listBusFares(supabase, language),
    listBusChanges(supabase, { from: today, to: addDays(today, daysAhead) }, language),
    village ? findBusStops(supabase, village) : null,
  ]);
  const campus = campusSchema.parse(url.searchParams.get("campus"));
  return { village, found, campus, routes, fares, changes, today };
}

export const meta: Route.MetaFunction = (page) =>
  pageMeta(transportTexts[metaLanguage(page)], page);

export default function Transport({ loaderData }: Route.ComponentProps) {
  const { village, found, routes, changes, today, fares } = loaderData;
  const t = useTexts(transportTexts);
  if (routes.length === 0) {
    return (
      <>
        <PageTop title={t.title} />
        <div className="page pt-10 pb-section">
          <BusChanges changes={changes} routes={routes} today={today} />
          <EmptyState title={t.empty} wayOn={{ to: "/contact", label: t.ask }}>
            <p>{t.emptyFact}</p>
          </EmptyState>
        </div>
      </>
    );
  }
  return (
    <div className="transport">
      <div className="transport-top">
        <PictureTop
          title={t.title}
          lead={t.lead}
          action={<PrintButton>{t.print}</PrintButton>}
          src="/prints/events/first-day-of-session.svg"
          alt={t.picture}
          focus={[0.63, 0.68]}
        />
      </div>
      <div className="page pt-8">
        <BusChanges changes={changes} routes={routes} today={today} />
      </div>
      <div className="page no-print columns-12 gap-y-8 pt-8">
        <VillageForm village={village} routes={routes} className="col-span-full lg:col-span-5" />
        {found ? (
          <FoundStops
            key={village}
            village={village}
            found={found}
            routes={routes}
            className="col-span-full lg:col-start-7"
          />
        ) : (
          <Fares fares={fares} className="col-span-full lg:col-start-7" />
        )}
      </div>
      <Routes {...loaderData} />
    </div>
  );
}

function Routes({ routes, campus, found }: Route.ComponentProps["loaderData"]) {
  const language = useLanguage();
  const t = transportTexts[language];
  const shown = routes.filter((route) => campus === null || route.campuses.includes(campus));
  return (
    <section aria-labelledby="routes" className="page pt-section pb-section">
      <h2 id="routes" className="no-print text-h2">
        {t.routes}
      </h2>
      <div className="no-print mt-5 border-t-2 border-ink py-2.5">
        <FilterLinks
          label={t.campus}
          parameter="campus"
          chosen={campus}
          choices={campusesIn(language).map(({ id, name }) => ({ value: id, label: name }))}
          anchor="routes"
        />
      </div>
      {shown.length === 0 && (
        <EmptyState
          className="mt-8"
          title={t.noRoutes}
          heading="h3"
          wayOn={{ to: "/transport", label: t.allRoutes }}
        >
          <p>{t.noRoutesFact}</p>
        </EmptyState>
      )}
      <div className="bus-routes">
        {shown.map((route) => (
          <RouteTimetable key={route.id} route={route} marked={found?.stops ?? []} />
        ))}
      </div>
    </section>
  );
}

/** What a month costs by distance, before a stop is looked for. */
function Fares({ fares, className }: { fares: BusFare[]; className: string }) {
  const edit = useEditMark();
  const t = useTexts(transportTexts);
  if (fares.length === 0) return null;
  return (
    <section aria-labelledby="fares" className={className}>
      <h2 id="fares" className="border-t-2 border-ink pt-4 text-h3">
        {t.fares}
      </h2>
      <p className="mt-2 text-ink-2">{t.faresFact}</p>
      <dl data-edit={edit?.("content", "admissions", "fees/buses")} className="mt-4">
        {fares.map((fare) => (
          <div key={fare.id} className="flex justify-between gap-4 border-b border-line py-2.5">
            <dt>{fare.name}</dt>
            <dd className="numbers font-semibold">
              <Fare fare={fare} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-5">
        <CutLink to="/admissions#sum" arrow>
          {t.year}
        </CutLink>
      </p>
    </section>
  );
}
