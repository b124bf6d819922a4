import type { LevelPage } from "../../../data/pages/academics.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";
import "./stars-of-year.css";

/** How high in the sky the stars of a year stand, from the ridge up; the last one is the brightest. */
const heights = [30, 66, 44, 88, 56, 92];

/**
 * How a level with streams is assessed, unless its rows lead through years: a constellation over the ridge, with a
 * star for each row.
 */
export function StarsOfYear({
  level,
  assessment: { title, lead, rows },
}: { level: string } & Pick<LevelPage, "assessment">) {
  const edit = useEditMark();
  const isBeside = rows.length <= heights.length;
  return (
    <section className="stars-of-year on-pine">
      <Dust />
      <div className="page">
        <div
          data-edit={edit?.("content", `academics/${level}`, "assessment/title")}
          className="columns-12"
        >
          <h2 className="col-span-full lg:col-span-5">{title}</h2>
          <p className="col-span-full mt-4 text-lead text-pine-200 lg:col-start-7 lg:mt-0">
            {lead}
          </p>
        </div>
        <div className="constellation" data-beside={isBeside || undefined}>
          {isBeside && <Line count={rows.length} />}
          <ol>
            {rows.map(({ when, what }, place) => (
              <li
                data-edit={edit?.("content", `academics/${level}`, `assessment/rows/${place}/what`)}
                key={when}
              >
                <Star />
                <h3>{when}</h3>
                <p>{what}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
      <svg viewBox="0 0 1440 150" preserveAspectRatio="none" aria-hidden className="stars-ridge">
        <path
          className="fill-pine-800"
          d="M0 150V96L92 70 168 88 262 40 330 74 428 52 520 92 640 60 742 20 806 62 900 44 1010 84 1096 50 1190 12 1262 58 1340 40 1440 78V150z"
        />
        <path
          className="fill-pine-900"
          d="M0 150V124L120 104 226 120 352 86 470 116 604 98 700 122 836 80 948 116 1070 100 1206 72 1310 112 1440 96V150z"
        />
      </svg>
    </section>
  );
}

function Star() {
  return (
    <svg viewBox="-20 -20 40 40" aria-hidden className="star">
      <path d="M0-20L3-5 11-11 5-3 20 0 5 3 11 11 3 5 0 20-3 5-11 11-5 3-20 0-5-3-11-11-3-5z" />
    </svg>
  );
}

/** From star to star: each stands at the beginning of its column. */
function Line({ count }: { count: number }) {
  const points = Array.from(
    { length: count },
    (_, place) => `${place * 100} ${100 - (heights[place] ?? 0)}`,
  );
  return (
    <svg
      viewBox={`0 0 ${count * 100} 100`}
      preserveAspectRatio="none"
      aria-hidden
      className="constellation-line"
    >
      <path d={`M${points.join("L")}`} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** Faint stars without a name. */
function Dust() {
  const dots = [
    [90, 60],
    [210, 24],
    [340, 96],
    [470, 40],
    [600, 130],
    [690, 22],
    [810, 84],
    [930, 30],
    [1040, 120],
    [1130, 54],
    [1260, 18],
    [1370, 90],
    [150, 190],
    [420, 230],
    [760, 210],
    [1180, 200],
  ];
  return (
    <svg
      viewBox="0 0 1440 320"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden
      className="stars-dust"
    >
      <path
        className="fill-pine-300"
        d={dots
          .map(
            ([x = 0, y = 0]) => `M${x} ${y - 2.5}L${x + 2.5} ${y} ${x} ${y + 2.5} ${x - 2.5} ${y}z`,
          )
          .join("")}
      />
    </svg>
  );
}
