import type { ActivityPage } from "../../../data/pages/co-curricular.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { type Season, seasonOf } from "./year-season.ts";
import "./club-year.css";

const page = "co-curricular/clubs-societies";

/** How a club begins, and from there its year on one line: by each date the school's tree as it stands in that month. */
export function ClubYear({ story, year }: Pick<ActivityPage, "story" | "year">) {
  const edit = useEditMark();
  return (
    <section className="on-pine bg-pine-900 pt-section-70 pb-section-70 text-paper">
      <div className="page">
        <div data-edit={edit?.("content", page, "story/title")} className="columns-12">
          <h2 className="col-span-full lg:col-span-5">{story.title}</h2>
          <div className="col-span-full mt-5 grid gap-5 text-lead text-pine-100 lg:col-start-6 lg:mt-0">
            {story.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <h3 data-edit={edit?.("content", page, "year/title")} className="mt-12 lg:mt-16">
          {year.title}
        </h3>
        <ol className="club-year">
          {year.rows.map(({ when, what }, place) => (
            <li key={when} data-edit={edit?.("content", page, `year/rows/${place}/what`)}>
              <svg
                aria-hidden
                viewBox="0 0 120 100"
                preserveAspectRatio="xMinYMax"
                className="club-tree"
              >
                {trees[seasonOf(when)].map(([ink, path]) => (
                  <path key={ink + path} className={ink} d={path} />
                ))}
              </svg>
              <div>
                <h4>{when}</h4>
                <p>{what}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

type Drawing = readonly (readonly [ink: string, path: string])[];

/** A straight stem with its branches in storeys, lit from the right. */
const stem: Drawing = [
  ["fill-pine-400", "M52 100L57 20 59 8 61 20 68 100 73 100 60 92 46 100z"],
  ["fill-pine-600", "M52 100L57 20 59 8 58 60 56 96 46 100z"],
  [
    "fill-none stroke-pine-400 stroke-3",
    "M59 70Q40 68 22 54M60 66Q82 64 100 48M59 48Q44 46 32 32M60 44Q76 42 88 28M59 28Q50 26 45 16M60 26Q70 24 76 14",
  ],
];

const crown: Drawing = [
  [
    "fill-pine-500",
    "M58 2L72 6 80 4 90 16 96 24 108 34 112 50 100 60 84 62 72 70 58 66 42 72 30 64 14 62 10 46 20 36 26 22 38 14 44 4z",
  ],
  [
    "fill-leaf-400",
    "M72 6L80 4 90 16 96 24 108 34 112 50 100 60 90 58 98 50 88 46 96 36 82 34 86 22 74 20z",
  ],
  [
    "fill-pine-300",
    "M34 26Q42 20 50 22 42 26 34 26zM24 46Q34 40 44 44 34 48 24 46zM56 36Q66 30 76 34 66 38 56 36zM50 56Q60 50 72 54 60 60 50 56z",
  ],
];

const trees: Record<Season, Drawing> = {
  leaves: [["fill-saffron-300", "M92 14A12 12 0 1 0 116 14 12 12 0 1 0 92 14z"], ...stem, ...crown],
  rain: [
    ...stem,
    ...crown,
    ["fill-pine-200", "M4 14Q8 4 20 6 28 -2 38 6 48 6 50 14z"],
    [
      "fill-none stroke-pine-200 stroke-2",
      "M10 22L4 40M22 22L16 40M34 22L28 40M46 22L40 40M10 54L4 72M22 54L16 72M34 80L30 92M100 66L94 84M112 66L106 84M88 74L84 88",
    ],
  ],
  seeds: [
    ...stem,
    [
      "fill-saffron-500",
      "M8 56L14 44 28 42 36 52 30 62 16 64zM20 36L26 24 40 22 46 32 38 42 26 42zM36 18L44 6 56 4 62 14 54 24 42 24zM62 12L70 4 82 6 86 16 78 24 66 22zM76 32L82 22 94 22 100 32 92 42 80 42zM84 54L90 42 104 40 112 50 106 60 92 62zM46 54L54 48 64 50 70 60 60 66 50 64zM52 36L60 30 70 36 68 44 56 44z",
    ],
    [
      "fill-saffron-300",
      "M28 42L36 52 30 62 28 52zM40 22L46 32 38 42 38 32zM56 4L62 14 54 24 55 12zM82 6L86 16 78 24 79 14zM94 22L100 32 92 42 93 32zM104 40L112 50 106 60 104 50zM64 50L70 60 60 66 63 58z",
    ],
    [
      "fill-saffron-500",
      "M14 95L20 91 26 95 20 98zM84 93L90 89 96 93 90 96zM100 97L105 94 110 97 105 99z",
    ],
  ],
  bare: [
    ["fill-pine-800", "M0 100L24 70 38 82 52 66 66 82 92 40 120 84V100z"],
    ["fill-paper", "M92 40L104 59 98 56 93 63 88 54 82 57z"],
    ...stem,
  ],
  flowers: [
    ...stem,
    [
      "fill-brick-500",
      "M16 50L22 44 30 50 28 58 20 60zM26 28L34 24 39 32 34 40 27 37zM40 12L47 8 52 15 47 23 41 20zM72 10L79 6 84 14 79 21 72 19zM84 24L92 20 97 29 91 36 84 33zM96 44L103 40 109 48 103 56 96 54zM38 62L44 58 49 64 44 70zM74 58L81 54 86 60 80 67zM46 40L51 37 55 43 50 48zM68 38L74 35 78 41 73 46z",
    ],
    [
      "fill-brick-300",
      "M22 44L30 50 28 54zM34 24L39 32 36 35zM47 8L52 15 49 18zM79 6L84 14 81 17zM92 20L97 29 93 31zM103 40L109 48 105 51z",
    ],
    ["fill-brick-500", "M30 95L35 92 39 96 34 98zM88 94L93 91 97 95 92 98z"],
  ],
};
