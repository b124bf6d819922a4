import layoutTexts from "messages:layout/layout";
import { type ReactNode, useEffect, useState } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useNavigation,
} from "react-router";
import { indianYear } from "../data/calendar/indian-time.ts";
import { addressIn, languageOf } from "../data/languages.ts";
import type { Look } from "../data/look/look.ts";
import { paletteCss, themeColourOf } from "../data/look/shown-look.ts";
import { bannerUpdates, listActiveUpdates } from "../data/notices/latest-updates.ts";
import { getSiteFrame } from "../data/pages/site-frame.ts";
import { holdGivenLists, listsToGive } from "../data/school/school-lists.ts";
import favicon from "../public/favicon.svg?inline";
import type { Route } from "./+types/root";
import { pageRequestContext } from "./connection/page-request.ts";
import { useLanguage } from "./language/language.ts";
import { useTexts } from "./language/texts.ts";
import { Arrival } from "./layout/arrival.tsx";
import { Banner } from "./layout/banner.tsx";
import { NotFound, SomethingWentWrong } from "./layout/error-pages.tsx";
import { Footer } from "./layout/footer.tsx";
import { Header, PrintHead } from "./layout/header.tsx";
import { LanguageOffer } from "./layout/language-offer.tsx";
import { usePageHandle } from "./layout/page-handle.ts";
import { PreviewMark } from "./layout/preview-mark.tsx";
import { type SharedData, useSharedData } from "./layout/shared-data.ts";
import "./styles/app.css";
import { Skeleton } from "./ui/skeleton.tsx";

/** What every page shares: the school's details, the menu and the announcements. */
export async function loader({ context }: Route.LoaderArgs): Promise<SharedData> {
  const { supabase, site, language } = context.get(pageRequestContext);
  const [frame, updates] = await Promise.all([
    getSiteFrame(supabase, language).catch((failure) => {
      // The page may be stored with its own error view: the school around it keeps its name and its menu.
      const lastHeard = site.lastHeard?.[language];
      if (!lastHeard) throw failure;
      console.error("School fetch error:", failure);
      return lastHeard;
    }),
    listActiveUpdates(supabase, language)
      .then(bannerUpdates)
      .catch((failure) => {
        // docs/requirements.md R8.11: a failing banner is only logged.
        console.error("Banner fetch error:", failure);
        return [];
      }),
  ]);
  return {
    ...frame,
    lists: listsToGive(site.lists, language),
    updates,
    year: indianYear(new Date()),
    siteUrl: site.url,
    language,
    ...(site.isPreview && { isPreview: true }),
  };
}

/**
 * The shared data rarely changes: it is reused between the pages of one visit as long as a page is fresh.
 */
export function shouldRevalidate() {
  return false;
}

/** The document around every page, its error pages included. */
export function Layout({ children }: { children: ReactNode }) {
  const { school, lists, updates, year, look } = useSharedData();
  // Set before anything below uses the lists. The server holds them in every language: entry.server.tsx.
  if (!import.meta.env.SSR) holdGivenLists(lists);
  const colours = look && paletteCss(look.palette);
  const { header, footer, frame } = usePageHandle();
  const language = useLanguage();
  const t = useTexts(layoutTexts);
  return (
    <html lang={languageOf(language).tag}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={themeColourOf(look?.palette)} />
        <Meta />
        <Icons of={look} />
        <Links />
        {colours && <style>{colours}</style>}
        <link rel="manifest" href={addressIn(language, "/manifest.webmanifest")} />
      </head>
      <body>
        <a
          href="#content"
          data-variant="primary"
          className="button no-print fixed top-2 left-2 z-50 -translate-y-24 focus-visible:translate-y-0"
        >
          {t.skip}
        </a>
        {!frame && (
          <>
            <Banner updates={updates} />
            <Header schoolName={school.name} />
          </>
        )}
        <PrintHead />
        <main
          id="content"
          tabIndex={-1}
          className={header === "over-picture" ? "under-header" : undefined}
        >
          <PendingPage>{children}</PendingPage>
        </main>
        {!frame && footer !== "hidden" && <Footer school={school} year={year} />}
        {!frame && <LanguageOffer />}
        <PreviewMark />
        <ScrollRestoration />
        <Arrival />
        <Scripts />
      </body>
    </html>
  );
}

/** The icons of tabs and home screens. */
function Icons({ of: look }: { of: Look | undefined }) {
  const own = look?.icons;
  return (
    <>
      {/* Inlined in the page: a separate request would compete with the first screen's sheet and fonts. */}
      {own ? (
        <link rel="icon" href={`${own}/icon-48.png`} type="image/png" />
      ) : (
        <link rel="icon" href={favicon} type="image/svg+xml" />
      )}
      <link rel="apple-touch-icon" href={`${own ?? "/icons"}/apple-touch-icon.png`} />
    </>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return <SomethingWentWrong />;
}

/** A skeleton shows only if an answer takes longer. */
const patienceMs = 200;

/**
 * The page, or a skeleton while the next one is slow to load. A page that only changes its query (a
 * filter, a picture) stays, and keeps the focus.
 */
function PendingPage({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  const [slow, setSlow] = useState(false);
  const loading = state === "loading";

  useEffect(() => {
    if (!loading) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), patienceMs);
    return () => clearTimeout(timer);
  }, [loading]);

  if (!slow || !location || location.pathname === pathname) return children;
  return <PageSkeleton pathname={location.pathname} />;
}

function PageSkeleton({ pathname }: { pathname: string }) {
  const t = useTexts(layoutTexts);
  const isSport = pathname.startsWith("/co-curricular/sports-athletics/");
  return (
    <div className="page py-8" aria-busy="true">
      <div role="status" className="sr-only">
        <h1>{t.loading}</h1>
      </div>
      <Skeleton className="h-4 w-56" />
      <Skeleton className="mt-5 h-14 w-[min(24rem,80%)]" />
      {isSport ? (
        <div className="mt-9 grid gap-x-14 gap-y-9 lg:split-8-4">
          <div>
            <Skeleton className="aspect-16/10" />
            <Skeleton className="mt-7 h-6" />
            <Skeleton className="mt-3 h-6 w-2/3" />
          </div>
          <div className="grid content-start gap-8">
            {["coach", "ages"].map((card) => (
              <SkeletonOfFacts key={card} />
            ))}
          </div>
          {["schedule", "achievements"].map((section) => (
            <div key={section} className="lg:col-span-full">
              <SkeletonOfFacts />
            </div>
          ))}
        </div>
      ) : (
        <>
          <Skeleton className="mt-4 h-6 w-[min(38rem,100%)]" />
          <div className="mt-12 grid gap-gap md:grid-cols-2">
            <Skeleton className="aspect-3/2" />
            <Skeleton className="aspect-3/2" />
          </div>
        </>
      )}
    </div>
  );
}

const SkeletonOfFacts = () => (
  <div>
    <Skeleton className="h-6 w-40" />
    <Skeleton className="mt-3 h-5" />
    <Skeleton className="mt-2 h-5 w-3/4" />
  </div>
);
