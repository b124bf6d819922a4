import campusTexts from "messages:site/campuses/campus";
import type { CampusPage } from "../../../data/pages/campus-pages.ts";
import { useTexts } from "../../language/texts.ts";
import { CutLink } from "../../ui/site-link.tsx";

export function GettingThere({ address, routes }: Pick<CampusPage, "address" | "routes">) {
  const t = useTexts(campusTexts);
  return (
    <section className="on-pine bg-pine-900 py-section text-paper">
      <div className="page columns-12">
        <div className="col-span-full lg:col-span-4">
          <h2>{t.gettingThere}</h2>
          <address className="numbers mt-6 text-lead text-pine-200 not-italic">
            {address.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
          <p className="mt-5">
            <CutLink to="/contact" arrow>
              {t.askOffice}
            </CutLink>
          </p>
        </div>
        <dl className="col-span-full mt-9 border-t-2 border-pine-300 lg:col-[6/13] lg:mt-0">
          {routes.map(({ by, text }) => (
            <div
              key={by}
              className="grid gap-x-gap gap-y-1 border-b border-pine-700 pt-4 pb-3.5 sm:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
            >
              <dt className="font-display text-h4 font-[480]">{by}</dt>
              <dd className="text-pine-100">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
