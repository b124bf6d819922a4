import levelTexts from "messages:site/academics/level";
import type { LevelPage } from "../../../data/pages/academics.ts";
import { useTexts } from "../../language/texts.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";
import "./streams.css";

type Stream = NonNullable<LevelPage["streams"]>["rows"][number];

/** One road that forks on pine: what all streams share, then the subjects of each side by side, and where it leads. */
export function Streams({
  level,
  streams,
}: {
  level: string;
  streams: NonNullable<LevelPage["streams"]>;
}) {
  const edit = useEditMark();
  const t = useTexts(levelTexts);
  const common = commonSubjects(streams.rows);
  return (
    <section className="on-pine bg-pine-900 py-section text-paper">
      <div className="page">
        <div
          data-edit={edit?.("content", `academics/${level}`, "streams/title")}
          className="columns-12"
        >
          <h2 className="col-span-full lg:col-span-5">{streams.title}</h2>
          <p className="col-span-full mt-4 text-lead text-pine-200 lg:col-start-7 lg:mt-0">
            {streams.lead}
          </p>
        </div>
        {common.length > 0 && (
          <p className="streams-common">
            <span className="text-small text-pine-200">{t.inEveryStream}</span>
            <span className="font-display text-h3 font-headline">{common.join(", ")}</span>
          </p>
        )}
        <ul className={common.length > 0 ? "streams streams-forked" : "streams"}>
          {streams.rows.map((stream, place) => (
            <StreamRoad
              key={stream.name}
              stream={stream}
              place={place}
              common={common}
              edits={edit?.("content", `academics/${level}`, `streams/rows/${place}/name`)}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}

function StreamRoad({
  stream,
  place,
  common,
  edits,
}: {
  stream: Stream;
  place: number;
  common: string[];
  edits: string | undefined;
}) {
  const t = useTexts(levelTexts);
  const { name, campuses, subjects, choices, leadsTo } = stream;
  return (
    <li data-edit={edits} className={`road-${place}`}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden className="streams-fork">
        <path d="M0 0C0 62 100 30 100 100" vectorEffect="non-scaling-stroke" />
      </svg>
      <div className="streams-stop">
        <h3>{name}</h3>
        <p className="text-pine-200">{campuses}</p>
      </div>
      <ul>
        {subjects
          .filter((subject) => !common.includes(subject))
          .map((subject) => (
            <li key={subject} className="streams-stop font-display text-h4">
              {subject}
            </li>
          ))}
      </ul>
      <dl>
        <div className="streams-stop">
          <dt className="text-small text-pine-200">{t.choices}</dt>
          <dd>{choices}</dd>
        </div>
        <div className="streams-stop streams-end">
          <dt className="text-small text-pine-200">{t.leadsTo}</dt>
          <dd className="font-display text-h4 2xl:text-h3">{leadsTo}</dd>
          <svg viewBox="0 0 36 44" aria-hidden>
            <path d="M2 42V2L34 11 3 21" />
          </svg>
        </div>
      </dl>
    </li>
  );
}

/** The subjects of all streams; none where a stream would have no subject of its own, or there is only one. */
function commonSubjects([first, ...others]: Stream[]): string[] {
  if (!first || others.length === 0) return [];
  const common = first.subjects.filter((subject) =>
    others.every(({ subjects }) => subjects.includes(subject)),
  );
  const hasOwn = [first, ...others].every(({ subjects }) => subjects.length > common.length);
  return hasOwn ? common : [];
}
