import searchTexts from "messages:site/search/search";
import type { ReactNode } from "react";
import { pageWords } from "../../../data/pages/page-names.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { usePageLinks } from "../../layout/site-menu.ts";
import { SiteLink } from "../../ui/site-link.tsx";
import "./cabinet.css";

/** A card catalogue, across the whole page; in its drawers are the ways to search. */
export function Cabinet({ className = "", children }: { className?: string; children: ReactNode }) {
  return (
    <div className={`card-cabinet on-pine ${className}`}>
      <div className="page grid gap-y-3">{children}</div>
    </div>
  );
}

/** The front of a drawer: its wood with the marks of the gouge, and what stands on it. */
export function DrawerFront({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div className="card-drawer">
      <svg aria-hidden className="card-wood no-print fill-pine-700">
        <pattern id={`wood-${id}`} width="460" height="96" patternUnits="userSpaceOnUse">
          <path d="M12 14q70-6 150-2-76 6-150 2zM236 10q60-5 128 1-66 5-128-1zM90 36q90-5 196 2-100 5-196-2zM350 42q50-5 100 1-54 5-100-1zM20 62q60-5 132 1-70 5-132-1zM214 70q76-6 168-1-84 6-168 1zM60 86q56-5 120 1-62 4-120-1z" />
        </pattern>
        <rect width="100%" height="100%" fill={`url(#wood-${id})`} />
      </svg>
      {children}
    </div>
  );
}

/** The label of a drawer, and below it the knob. */
function DrawerLabel({ children }: { children: ReactNode }) {
  return (
    <>
      <div className="card-label">{children}</div>
      <Knob />
    </>
  );
}

export function Knob() {
  return (
    <svg aria-hidden viewBox="0 0 32 30" className="card-knob no-print">
      <circle cx="14" cy="16" r="13" className="fill-pine-950" />
      <circle cx="17" cy="13" r="13" className="fill-saffron-400" />
      <path d="M6 20q6 8 16 5 8-4 8-12-4 10-24 7Z" className="fill-saffron-900" />
      <path d="M11 7q6-5 12 0-6-2-12 0Z" className="fill-saffron-100" />
    </svg>
  );
}

const asked = [
  ...(["/admissions", "/calendar", "/invites", "/contact"] as const),
  ...(["/scholarship", "/co-curricular/sports-athletics", "/gallery", "/disclosure"] as const),
];

/** The most wanted pages, a drawer each, for readers without a search word. */
export function Starts() {
  const t = useTexts(searchTexts);
  const language = useLanguage();
  return (
    <section aria-labelledby="starts">
      <h2 id="starts" className="pt-5 pb-4 text-h4">
        {t.startTitle}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {usePageLinks(asked).map(({ label, to }) => (
          <li key={to} className="grid">
            <SiteLink to={to} className="group grid">
              <DrawerFront id={to.slice(1).replaceAll("/", "-")}>
                <DrawerLabel>
                  <span className="block font-display text-h4 group-hover:underline">{label}</span>
                  <span className="block text-small text-ink-2">
                    {pageWords(to, language)?.description}
                  </span>
                </DrawerLabel>
              </DrawerFront>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
