import searchTexts from "messages:site/search/search";
import { pageAt } from "../../../data/pages/page-names.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { usePageLinks } from "../../layout/site-menu.ts";
import { SiteLink } from "../../ui/site-link.tsx";

const asked = [
  ...(["/admissions", "/calendar", "/invites", "/contact"] as const),
  ...(["/scholarship", "/co-curricular/sports-athletics", "/gallery", "/disclosure"] as const),
];

/** The most wanted pages, for readers without a search word. */
export function Starts() {
  const t = useTexts(searchTexts);
  const language = useLanguage();
  return (
    <section aria-labelledby="starts" className="columns-12 mt-12 gap-y-3">
      <h2 id="starts" className="col-span-full text-h3 lg:col-span-3">
        {t.startTitle}
      </h2>
      <ul className="col-span-full grid gap-x-gap border-t-2 border-ink sm:grid-cols-2 lg:col-[4/13]">
        {usePageLinks(asked).map(({ label, to }) => (
          <li key={to} className="border-b border-line">
            <SiteLink to={to} className="block min-h-11 py-3 hover:text-pine-700">
              <span className="block font-display text-h4">{label}</span>
              <span className="block text-small text-ink-2">
                {pageAt(to)?.description?.[language]}
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
