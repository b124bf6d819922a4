import campusTexts from "messages:site/campuses/campus";
import type { CampusPage } from "../../../data/pages/campus-pages.ts";
import { useTexts } from "../../language/texts.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { CutLink } from "../../ui/site-link.tsx";

/** The address of the campus, and how to come by each means. */
export function GettingThere({
  campus,
  content: { address, routes },
}: {
  campus: string;
  content: CampusPage;
}) {
  const edit = useEditMark();
  const t = useTexts(campusTexts);
  return (
    <section className="on-pine bg-pine-900 py-section text-paper">
      <div className="page columns-12">
        <div className="col-span-full lg:col-span-4">
          <h2>{routes.length > 0 ? t.gettingThere : t.address}</h2>
          <address
            data-edit={edit?.("content", `campus/${campus}`, "address/0")}
            className="numbers mt-6 text-lead text-pine-200 not-italic"
          >
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
        <dl
          hidden={routes.length === 0}
          className="col-span-full mt-9 border-t-2 border-pine-300 lg:col-start-6 lg:mt-0"
        >
          {routes.map(({ by, text }, place) => (
            <div
              data-edit={edit?.("content", `campus/${campus}`, `routes/${place}/by`)}
              key={by}
              className="grid gap-x-gap gap-y-1 border-b border-pine-700 pt-4 pb-3.5 sm:split-4-8"
            >
              <dt className="font-display text-h4 font-figure">{by}</dt>
              <dd className="text-pine-100">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
