import informationTexts from "messages:site/guardian/information";
import wayTexts from "messages:site/guardian/way";
import type { ReactNode } from "react";
import { useTexts } from "../../language/texts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import "./picture-way.css";

const stations = [...(["taken", "named", "asked", "shown", "no", "gone"] as const)];

/** The way of a child's picture to the page, and at a guardian's word back from it. */
export function PictureWay() {
  const t = useTexts(wayTexts);
  const page = useTexts(informationTexts);
  return (
    <section aria-labelledby="way" className="bg-paper-sunk">
      <div className="page py-10 lg:py-section-60">
        <h2 id="way" className="text-h2">
          {t.title}
        </h2>
        <div className="picture-way-sheet">
          <ol className="picture-way">
            {stations.map((station) => (
              <li key={station} data-station={station}>
                <svg
                  aria-hidden
                  viewBox={`${leftOf(station)} 8 80 80`}
                  width="96"
                  height="96"
                  className="station"
                >
                  {drawings[station]}
                </svg>
                <div>
                  <h3 className="text-h3">{t.stations[station].name}</h3>
                  <p className="mt-1 leading-note text-ink-2">{t.stations[station].fact}</p>
                </div>
              </li>
            ))}
          </ol>
          <div className="picture-way-on">
            <p className="font-display text-h3 text-balance">{page.toPageFact}</p>
            <ButtonLink to="/guardian" size="large" className="mt-5">
              {page.toPage}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}

/** Where a drawing begins, so that it stands above the first letter of its words. */
const leftOf = (station: (typeof stations)[number]) =>
  station === "taken" ? 12 : station === "named" ? 22 : 18;

/** A child in a picture: no face, a school dress, its shadow side on the left. */
const child = (
  <>
    <path className="fill-pine-300" d="M30 30H66V62H30z" />
    <path className="fill-pine-500" d="M30 62V50L42 40 52 50 60 44 66 49V62z" />
    <path className="fill-brick-500" d="M39 62Q39 52 48 52T57 62z" />
    <path className="fill-brick-700" d="M39 62Q39 52 47 52L45 62z" />
    <circle className="skin" cx="48" cy="46" r="6.5" />
    <path className="fill-pine-950" d="M41 46Q41 38 48 38.5T55 46Q52 42 48 42T41 46z" />
  </>
);

const sheet = (
  <>
    <path className="fill-paper-raised" d="M18 12H78V84H18z" />
    <path className="fill-line" d="M18 12H22V84H18z" />
  </>
);

const page = (
  <>
    {sheet}
    <path className="fill-pine-800" d="M18 12H78V20H18z" />
    <path className="fill-line-strong" d="M30 68H66V70H30zM30 74H54V76H30z" />
  </>
);

/** Two boxes of the slip with the questions; the mark is in the box of the answer. */
const slip = (
  <>
    {sheet}
    <path className="fill-line-strong" d="M30 24H66V26H30zM30 31H58V33H30z" />
    <path className="fill-none stroke-ink-2 stroke-2" d="M30 44H44V58H30zM52 44H66V58H52z" />
    <path className="fill-line-strong" d="M30 66H44V68H30zM52 66H66V68H52z" />
  </>
);

const drawings: Record<(typeof stations)[number], ReactNode> = {
  taken: (
    <>
      <path className="fill-pine-950" d="M34 26L38 18H56L60 26z" />
      <path className="fill-pine-800" d="M12 26H84V74H12z" />
      <path className="fill-pine-950" d="M12 26H20V74H12z" />
      <path className="fill-brick-500" d="M12 34H84V40H12z" />
      <circle className="fill-paper-raised" cx="48" cy="53" r="18" />
      <circle className="fill-pine-950" cx="48" cy="53" r="14" />
      <circle className="fill-indigo" cx="48" cy="53" r="8" />
      <path className="fill-paper" d="M50 46Q55 48 55 53 53 49 50 46z" />
      <path className="fill-saffron-300" d="M70 29H79V32H70z" />
    </>
  ),
  named: (
    <>
      <path className="fill-saffron-100" d="M22 22H74V78H22z" />
      <path className="fill-saffron-300" d="M22 22H26V78H22z" />
      {child}
      <path className="fill-line-strong" d="M30 68H50V70H30z" />
      <path className="fill-saffron-500" d="M56 76L80 44 86 48 62 80 55 83z" />
      <path className="fill-pine-950" d="M56 76L55 83 62 80z" />
    </>
  ),
  asked: (
    <>
      {slip}
      <path className="fill-pine-700" d="M29 49L36 60 52 36 37 53z" />
    </>
  ),
  shown: (
    <>
      {page}
      {child}
    </>
  ),
  no: (
    <>
      {slip}
      <path className="fill-brick-600" d="M50 42L60 50 70 40 62 52 68 62 59 54 49 61 56 51z" />
    </>
  ),
  gone: (
    <>
      {page}
      <path className="fill-paper-sunk" d="M30 30H66V62H30z" />
      <path
        className="fill-none stroke-line-strong stroke-2"
        strokeDasharray="5 4"
        d="M31 31H65V61H31z"
      />
    </>
  ),
};
