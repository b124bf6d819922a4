import visionTexts from "messages:site/about/vision";
import type { VisionPage } from "../../../data/pages/about.ts";
import { useTexts } from "../../language/texts.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { CutLink } from "../../ui/site-link.tsx";
import { tallyOf } from "./tally.ts";
import "./promises.css";

/** What the school promises, each with its count: in a number, and stroke by stroke. */
export function Promises({ promises }: { promises: VisionPage["promises"] }) {
  const edit = useEditMark();
  const t = useTexts(visionTexts);
  return (
    <section className="page py-section">
      <div className="columns-12 items-end">
        <h2
          data-edit={edit?.("content", "about/vision", "promises/title")}
          className="col-span-full max-w-[10.3em] lg:col-span-7"
        >
          {promises.title}
        </h2>
        <p className="col-span-full mt-5 text-lead text-ink-2 lg:col-start-8">{promises.lead}</p>
      </div>
      <ol className="promises">
        {promises.rows.map(({ promise, text, counted, result, resultNote }, place) => (
          <li
            data-edit={edit?.("content", "about/vision", `promises/rows/${place}/promise`)}
            key={promise}
          >
            <div className="promise">
              <h3>{promise}</h3>
              <p className="mt-2 text-lead text-ink-2">{text}</p>
            </div>
            <p className="promise-result numbers">
              <span>{result}</span> <span className="text-large/snug">{resultNote}</span>
            </p>
            <div className="promise-count">
              <Tally {...tallyOf(result, resultNote)} />
              <p className="text-ink-2">
                <span className="font-semibold text-ink">{t.howWeCount} </span>
                {counted}
              </p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-8">
        <CutLink to="/about/messages" arrow>
          {t.messages}
        </CutLink>
      </p>
    </section>
  );
}

/** Strokes in fives, as one counts on paper; those that are missing from the whole are pale. */
function Tally({ made, of }: { made: number; of: number }) {
  if (of === 0) return null;
  const fives = Math.ceil(of / 5);
  const perRow = fives <= 10 ? 10 : 15;
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${perRow * 36} ${Math.ceil(fives / perRow) * 38}`}
      className="tally"
    >
      {made < of && <path d={strokes(made, of, perRow)} className="stroke-pine-200" />}
      <path d={strokes(0, made, perRow)} className="stroke-pine-800" />
    </svg>
  );
}

/** The strokes from one number to another; every fifth lies across its four. */
function strokes(from: number, to: number, perRow: number): string {
  let path = "";
  for (let stroke = from; stroke < to; stroke++) {
    const five = Math.floor(stroke / 5);
    const [x, y] = [(five % perRow) * 36, Math.floor(five / perRow) * 38];
    const place = stroke % 5;
    // A hand is never quite even.
    const lean = ((stroke * 7) % 5) - 2;
    path +=
      place === 4
        ? `M${x} ${y + 22 + lean}l29 ${-12 - lean}`
        : `M${x + 4 + place * 7 + lean / 2} ${y + 4}l${-lean / 2} ${24 + (lean % 2)}`;
  }
  return path;
}
