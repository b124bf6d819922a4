import siteMenuTexts from "messages:layout/siteMenu";
import searchTexts from "messages:site/search/search";
import { useTexts } from "../../language/texts.ts";
import { SiteLink } from "../../ui/site-link.tsx";

const asked = [
  ...(["/admissions", "/calendar", "/invites", "/contact"] as const),
  ...(["/scholarship", "/co-curricular/sports-athletics", "/gallery", "/disclosure"] as const),
];

/** The most wanted pages, for readers without a search word. */
export function Starts() {
  const t = useTexts(searchTexts);
  const { pages, descriptions } = useTexts(siteMenuTexts);
  const described: Record<string, string> = descriptions;
  return (
    <section aria-labelledby="starts" className="columns-12 mt-12 gap-y-3">
      <h2 id="starts" className="col-span-full text-h3 lg:col-span-3">
        {t.startTitle}
      </h2>
      <ul className="col-span-full grid gap-x-gap border-t-2 border-ink sm:grid-cols-2 lg:col-[4/13]">
        {asked.map((path) => (
          <li key={path} className="border-b border-line">
            <SiteLink to={path} className="block min-h-11 py-3 hover:text-pine-700">
              <span className="block font-display text-h4">{pages[path]}</span>
              {described[path] && (
                <span className="block text-small text-ink-2">{described[path]}</span>
              )}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
