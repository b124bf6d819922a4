import type { LevelPage } from "../../../data/pages/academics.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { WayStop } from "./way-stop.tsx";
import { monthScaleOf, sidesOf } from "./year-months.ts";
import "./way.css";

type Row = LevelPage["assessment"]["rows"][number] & { place: number };
type Year = { name: string; stops: Row[] };
type OfAssessment = { level: string } & Pick<LevelPage, "assessment">;

/** More stops do not fit beside each other. */
const mostBeside = 6;

/** The rows of an assessment by their years, or null where some row names none. */
export function yearsOfAssessment(rows: LevelPage["assessment"]["rows"]): Year[] | null {
  const years: Year[] = [];
  for (const [place, row] of rows.entries()) {
    if (!row.year) return null;
    const last = years.at(-1);
    if (last?.name === row.year) last.stops.push({ ...row, place });
    else years.push({ name: row.year, stops: [{ ...row, place }] });
  }
  return years;
}

/**
 * How the years up to an examination are assessed, as a way through them on pine: each year a road with its stops, the
 * last at a flag. Where every stop names a month, equal months stand above each other.
 */
export function WayThroughYears({ level, assessment, years }: OfAssessment & { years: Year[] }) {
  const edit = useEditMark();
  const most = Math.max(...years.map(({ stops }) => stops.length));
  const isBeside = most <= mostBeside;
  const scale = isBeside ? monthScaleOf(years) : null;
  const sides = scale?.years.map(sidesOf);
  return (
    <section className="on-pine bg-pine-900 py-section text-paper">
      <div className="page">
        <div
          data-edit={edit?.("content", `academics/${level}`, "assessment/title")}
          className="columns-12"
        >
          <h2 className="col-span-full lg:col-span-5">{assessment.title}</h2>
          <p className="col-span-full mt-4 text-lead text-pine-200 lg:col-start-7 lg:mt-0">
            {assessment.lead}
          </p>
        </div>
        <div
          className={`mt-10 grid gap-x-gap gap-y-10 md:grid-cols-2 lg:mt-10 ${isBeside ? "2xl:grid-cols-1 2xl:gap-y-14" : ""}`}
        >
          {years.map(({ name, stops }, yearPlace) => (
            <div key={name}>
              <h3>{name}</h3>
              <ol
                style={{
                  gridTemplateColumns: scale
                    ? `repeat(${scale.columns}, minmax(0, 1fr))`
                    : columnsOf(stops.length, most),
                }}
                className={`way mt-5 ${isBeside ? "way-beside" : ""} ${scale ? "way-months" : ""}`}
              >
                {stops.map((stop, place) => (
                  <WayStop
                    key={stop.place}
                    edits={edit?.(
                      "content",
                      `academics/${level}`,
                      `assessment/rows/${stop.place}/what`,
                    )}
                    stop={stop}
                    place={place}
                    month={scale?.years[yearPlace]?.[place]}
                    side={sides?.[yearPlace]?.[place]}
                    ends={
                      place < stops.length - 1
                        ? null
                        : yearPlace < years.length - 1
                          ? "year"
                          : "way"
                    }
                  />
                ))}
              </ol>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

/** A shorter year ends below the end of the longest, and its stops share the way to there. */
function columnsOf(count: number, most: number): string {
  if (count === most) return `repeat(${count}, minmax(0, 1fr))`;
  const before = Math.max(1, count - 1);
  return `repeat(${before}, minmax(0, ${(most - 1) / before}fr)) minmax(0, 1fr)`;
}
