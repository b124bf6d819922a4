import transportTexts from "messages:site/transport/transport";
import type { CSSProperties } from "react";
import { useLocation } from "react-router";
import { addDays } from "../../../data/calendar/days.ts";
import { indianDay } from "../../../data/calendar/indian-time.ts";
import { campusId } from "../../../data/school/campus-schema.ts";
import { campusesIn } from "../../../data/school/campuses.ts";
import { listBusChanges } from "../../../data/transport/bus-changes.ts";
import { type BusFare, listBusFares } from "../../../data/transport/bus-fares.ts";
import { type BusRoute, listBusRoutes } from "../../../data/transport/bus-routes.ts";
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
import { BusWays } from "../campuses/bus-ways.tsx";
import type { Route } from "./+types/transport";
import { BusChanges } from "./bus-changes.tsx";
import { Fare } from "./fare.tsx";
import { FoundStops } from "./found-stops.tsx";
import { RouteTimetable } from "./route-timetable.tsx";
import { VillageForm } from "./village-form.tsx";
import "./transport.css";

export const handle: PageHandle = { query: ["village", "campus", "route"] };

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
  const asked = url.searchParams.get("route");
  const route = routes.find(({ id }) => id === asked)?.id ?? null;
  return { village, found, campus, route, routes, fares, changes, today };
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
          src="/prints/events/first-day-of-session.svg"
          alt={t.picture}
          focus={[0.82, 0.68]}
        >
          <div className="page no-print mt-6">
            <VillageForm village={village} routes={routes} />
          </div>
        </PictureTop>
      </div>
      {found && (
        <div className="page pt-10">
          <FoundStops key={village} village={village} found={found} routes={routes} />
        </div>
      )}
      <div className="page pt-10">
        <BusChanges changes={changes} routes={routes} today={today} />
      </div>
      <Routes {...loaderData} />
      <Fares fares={fares} />
    </div>
  );
}

/**
 * All routes as one map, whose names lead to their timetables: these are there once they are asked for, on paper and
 * for a colleague's pencils all of them.
 */
function Routes({ routes, campus, route, found }: Route.ComponentProps["loaderData"]) {
  const edit = useEditMark();
  const language = useLanguage();
  const { key } = useLocation();
  const t = transportTexts[language];
  const shown = routes.filter(({ campuses }) => campus === null || campuses.includes(campus));
  const marked = found?.stops ?? [];
  return (
    <section aria-labelledby="routes" className="pt-12 lg:pt-16 print:pt-0">
      <div className="page no-print grid gap-y-4 pb-6">
        <div className="flex flex-wrap items-end justify-between gap-x-gap gap-y-4">
          <h2 id="routes" className="text-h2">
            {t.routes}
          </h2>
          <PrintButton>{t.print}</PrintButton>
        </div>
        <p className="text-lead text-ink-2">{t.unfold}</p>
        <FilterLinks
          label={t.campus}
          parameter="campus"
          chosen={campus}
          choices={campusesIn(language).map(({ id, name }) => ({ value: id, label: name }))}
          forgets={["route"]}
          anchor="routes"
        />
      </div>
      {shown.length === 0 ? (
        <EmptyState
          className="page pb-section"
          title={t.noRoutes}
          heading="h3"
          wayOn={{ to: "/transport", label: t.allRoutes }}
        >
          <p>{t.noRoutesFact}</p>
        </EmptyState>
      ) : (
        <>
          <RouteMap routes={shown} />
          <div className="bus-sheets page" data-all={edit !== undefined || undefined}>
            <div className="bus-routes">
              {shown.map((one) => (
                <RouteTimetable
                  // Open anew with each address, even if it was closed by hand.
                  key={one.id + key}
                  route={one}
                  marked={marked}
                  isAsked={one.id === route || one.stops.some(({ id }) => marked.includes(id))}
                />
              ))}
            </div>
          </div>
        </>
      )}
    </section>
  );
}

/** The lines of each campus with the times of the morning. */
function RouteMap({ routes }: { routes: BusRoute[] }) {
  const campuses = campusesIn(useLanguage());
  return (
    <div className="bus-map on-pine no-print bg-pine-900 pt-4 pb-12 text-paper">
      <div className="page">
        {campuses.map((campus) => {
          const own = routes.filter(({ campuses: [first] }) => first === campus.id);
          return own.length > 0 && <BusWays key={campus.id} campus={campus} routes={own} />;
        })}
      </div>
    </div>
  );
}

/** What a month costs by distance: ways out from the campus, each as long as its fare is high. */
function Fares({ fares }: { fares: BusFare[] }) {
  const edit = useEditMark();
  const t = useTexts(transportTexts);
  if (fares.length === 0) return null;
  const dearest = Math.max(...fares.map(({ fare }) => fare));
  return (
    <section aria-labelledby="fares" className="no-print bg-paper-sunk">
      <div className="page columns-12 gap-y-8 py-section">
        <div className="col-span-full lg:col-span-4">
          <h2 id="fares">{t.fares}</h2>
          <p className="mt-4 text-ink-2">{t.faresFact}</p>
          <p className="mt-5">
            <CutLink to="/admissions#sum" arrow>
              {t.year}
            </CutLink>
          </p>
        </div>
        <dl
          data-edit={edit?.("content", "admissions", "fees/buses")}
          className="bus-fares numbers col-span-full lg:col-start-5"
        >
          {fares.map((fare) => (
            <div
              key={fare.id}
              style={{ "--share": dearest ? fare.fare / dearest : 1 } as CSSProperties}
            >
              <dt>{fare.name}</dt>
              <dd>
                <Fare fare={fare} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
