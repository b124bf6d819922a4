import breadcrumbsTexts from "messages:layout/breadcrumbs";
import type { ReactNode } from "react";
import { type UIMatch, useLocation, useMatches } from "react-router";
import { isRowId } from "../../data/forms/ids.ts";
import type { Language } from "../../data/languages.ts";
import { pageWords } from "../../data/pages/page-names.ts";
import { useLangOf } from "../language/english-mark.tsx";
import { useLanguage } from "../language/language.ts";
import { SiteLink } from "../ui/site-link.tsx";
import type { PageHandle } from "./page-handle.ts";

/**
 * The top of an inner page: breadcrumbs, title, lead, and a button if the page has one. The title's width
 * is in em because a ch changes when the font loads, which would move the page.
 */
export function PageTop({
  title,
  lead,
  action,
  language,
  leadLanguage = language,
  edits,
}: {
  title: ReactNode;
  lead?: ReactNode;
  action?: ReactNode;
  /** The language of title and lead, if they come from the database. */
  language?: Language;
  /** The language of the lead, if only the lead comes from there. */
  leadLanguage?: Language;
  /** The mark for a colleague's pencil. */
  edits?: string | undefined;
}) {
  const inItsLanguage = useLangOf(language);
  const langOfLead = useLangOf(leadLanguage);
  return (
    <div className="page pt-7 lg:pt-9" data-edit={edits}>
      <Breadcrumbs />
      <div className="mt-3 flex flex-wrap items-end justify-between gap-x-5 gap-y-5 sm:gap-x-8 lg:mt-5">
        <h1
          {...inItsLanguage}
          className={isLong(title) ? "min-w-0 max-w-[16em] text-h2" : "min-w-0 max-w-[10.3em]"}
        >
          {typeof title === "string" ? withWholeYears(title) : title}
        </h1>
        {lead && (
          <p {...langOfLead} className="order-1 basis-full text-lead text-ink-2 sm:order-2">
            <span className="block max-w-160">{lead}</span>
          </p>
        )}
        {/* On a phone it follows the lead, on a wide screen it is beside the title. */}
        {action && <div className="order-2 max-sm:basis-full sm:order-1">{action}</div>}
      </div>
    </div>
  );
}

/** A long title is set smaller, so that a phone also shows what follows. */
function isLong(title: ReactNode): boolean {
  return typeof title === "string" && title.length > 90;
}

/** Keeps "2027–28" on one line in large type. */
export function withWholeYears(title: string): ReactNode {
  const [before, years, after] = title.split(/(\d+–\d+)/);
  if (!years) return title;
  return (
    <>
      {before}
      <span className="whitespace-nowrap">{years}</span>
      {after}
    </>
  );
}

/** The breadcrumbs of an inner page, with names in place of ids and slugs. */
export function Breadcrumbs() {
  const { pathname } = useLocation();
  const language = useLanguage();
  const t = breadcrumbsTexts[language];
  const last = useMatches().at(-1) as UIMatch<unknown, PageHandle | undefined> | undefined;
  const names = last?.handle?.breadcrumb?.(last.loaderData as never);
  const crumbs = crumbsTo(pathname, language, names);
  if (crumbs.length === 0) return null;

  return (
    <nav aria-label={t.way} className="no-print relative z-10 text-small text-ink-2">
      <ol className="flex flex-wrap items-baseline gap-x-2 gap-y-1 sm:gap-x-2.5">
        {crumbs.map(({ label, to }, index) => {
          const isLast = index > 0 && index === crumbs.length - 1;
          // A long name wraps beside the others; a short one needs no more room than its own.
          const room = isLast && label.length > 22 ? "min-w-[min(100%,11em)] flex-1" : "min-w-0";
          return (
            <li key={to} className={`flex items-baseline gap-x-2 sm:gap-x-2.5 ${room}`}>
              {index > 0 && (
                <span aria-hidden className="text-line-strong">
                  /
                </span>
              )}
              {isLast ? (
                <span aria-current="page" className="line-clamp-3">
                  {label}
                </span>
              ) : (
                <CrumbLink to={to}>{label}</CrumbLink>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function CrumbLink({ to, children }: { to: string; children: string }) {
  return (
    <SiteLink
      to={to}
      className="relative flex min-h-6 items-center underline decoration-line underline-offset-4 before:absolute before:-inset-x-1 before:-inset-y-2.5 hover:decoration-current"
    >
      <span className="line-clamp-1">{children}</span>
    </SiteLink>
  );
}

type Crumb = { label: string; to: string };

/** Segments without a page of their own, and the page that lists what is below them. */
const listedAt: Record<string, string> = {
  "/campus": "/campuses",
  "/gallery/event": "/gallery",
  "/register/sports": "/co-curricular/sports-athletics",
};

/** Segments that have neither a page nor a list of pages. */
const unpaged = ["/gallery/event", "/account", "/register"];

/**
 * The breadcrumbs from the home page to a page, both included; none for the home page itself. `names`
 * replace the ids and slugs at the end of the address, the last one last; an empty name has no page.
 */
export function crumbsTo(
  pathname: string,
  language: Language,
  names: string | readonly string[] = [],
): Crumb[] {
  const segments = pathname.split("/").filter(Boolean);
  if (segments.length === 0) return [];
  const crumbs = segments.flatMap((segment, index) => {
    const path = `/${segments.slice(0, index + 1).join("/")}`;
    if (unpaged.includes(path)) return [];
    const to = listedAt[path] ?? path;
    const name = [names].flat().at(index - segments.length);
    if ((isRowId(segment) && !name) || name === "") return [];
    const label = name ?? pageName(to, segment, language);
    return [{ label, to }];
  });
  return [{ label: pageName("/", "", language), to: "/" }, ...crumbs];
}

/** The page's name in breadcrumbs, else the words of its address. */
function pageName(path: string, segment: string, language: Language): string {
  const page = pageWords(path, language);
  return page?.crumb ?? page?.name ?? friendly(segment);
}

function friendly(segment: string): string {
  const words = segment.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
