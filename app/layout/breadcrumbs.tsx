import breadcrumbsTexts from "messages:layout/breadcrumbs";
import { type UIMatch, useLocation, useMatches } from "react-router";
import { useLanguage } from "../language/language.ts";
import { SiteLink } from "../ui/site-link.tsx";
import { crumbsTo } from "./crumbs.ts";
import type { PageHandle } from "./page-handle.ts";

/** The way to an inner page: friendly labels, an id or slug replaced by the name of what it stands for. */
export function Breadcrumbs({ className = "" }: { className?: string }) {
  const { pathname } = useLocation();
  const language = useLanguage();
  const t = breadcrumbsTexts[language];
  const last = useMatches().at(-1) as UIMatch<unknown, PageHandle | undefined> | undefined;
  const names = last?.handle?.breadcrumb?.(last.loaderData as never);
  const crumbs = crumbsTo(pathname, language, names);
  if (crumbs.length === 0) return null;

  return (
    <nav aria-label={t.way} className={`no-print relative z-10 text-small text-ink-2 ${className}`}>
      <ol className="flex flex-wrap gap-x-2 gap-y-1 sm:gap-x-2.5">
        {crumbs.map(({ label, to }, index) => (
          <li key={to} className="flex min-w-0 gap-x-2 sm:gap-x-2.5">
            {index > 0 && index === crumbs.length - 1 ? (
              <span aria-current="page" className="line-clamp-1">
                {label}
              </span>
            ) : (
              <CrumbLink to={to}>{label}</CrumbLink>
            )}
            {index < crumbs.length - 1 && (
              <span aria-hidden className="text-line-strong">
                /
              </span>
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
      className="relative block underline decoration-line underline-offset-4 before:absolute before:-inset-x-1 before:-inset-y-2.5 hover:decoration-current"
    >
      <span className="line-clamp-1">{children}</span>
    </SiteLink>
  );
}
