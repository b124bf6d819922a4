import { type UIMatch, useLocation, useMatches } from "react-router";
import { campuses } from "../../data/campuses.ts";
import { type Language, listIn } from "../../data/languages.ts";
import { levels } from "../../data/levels.ts";
import { useLanguage } from "../language/language.ts";
import { SiteLink } from "../ui/site-link.tsx";
import { breadcrumbsTexts } from "./breadcrumbs.texts.ts";
import type { PageHandle } from "./page-handle.ts";
import { siteMenuTexts } from "./site-menu.texts.ts";

/** Segments that group pages and have none of their own lead to the page that lists them. */
const listedAt: Record<string, string> = { "/campus": "/campuses", "/gallery/event": "/gallery" };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The way to an inner page: friendly labels, an id or slug replaced by the name of what it stands for. */
export function Breadcrumbs({ className = "" }: { className?: string }) {
  const { pathname } = useLocation();
  const language = useLanguage();
  const t = breadcrumbsTexts[language];
  const last = useMatches().at(-1) as UIMatch<unknown, PageHandle | undefined> | undefined;
  const segments = pathname.split("/").filter(Boolean);
  if (segments.length === 0) return null;

  const name = last?.handle?.breadcrumb?.(last.loaderData as never);
  const crumbs = segments.flatMap((segment, index) => {
    const path = `/${segments.slice(0, index + 1).join("/")}`;
    if (path === "/gallery/event") return [];
    const to = listedAt[path] ?? path;
    const isId = uuid.test(segment);
    if (isId && !name) return [];
    const isPage = index === segments.length - 1;
    const label = (isId || isPage ? name : undefined) ?? pageName(to, segment, language);
    return [{ label, to }];
  });

  return (
    <nav aria-label={t.way} className={`text-small text-ink-2 ${className}`}>
      <ol className="flex flex-wrap gap-x-2.5">
        <li>
          <CrumbLink to="/">{t.home}</CrumbLink>
        </li>
        {crumbs.map(({ label, to }, index) => (
          <li key={to} className="flex gap-x-2.5">
            <span aria-hidden className="text-line-strong">
              /
            </span>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{label}</span>
            ) : (
              <CrumbLink to={to}>{label}</CrumbLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function CrumbLink({ to, children }: { to: string; children: string }) {
  return (
    <SiteLink
      to={to}
      className="relative underline decoration-line underline-offset-4 before:absolute before:-inset-x-1 before:-inset-y-2.5 hover:decoration-current"
    >
      {children}
    </SiteLink>
  );
}

/** What a page is called here: as a crumb, as a campus or level, as in the menus, or by its address. */
function pageName(path: string, segment: string, language: Language): string {
  const crumbs: Record<string, string> = breadcrumbsTexts[language].labels;
  const pages: Record<string, string> = siteMenuTexts[language].pages;
  const listed = [...listIn(campuses, language), ...listIn(levels, language)];
  return (
    crumbs[path] ??
    listed.find(({ id }) => id === segment)?.name ??
    pages[path] ??
    friendly(segment)
  );
}

function friendly(segment: string): string {
  const words = segment.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
