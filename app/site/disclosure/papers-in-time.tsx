import disclosureTexts from "messages:site/disclosure/disclosure";
import type { ReactNode } from "react";
import { type Day, daysBetween } from "../../../data/calendar/days.ts";
import { documentStanding } from "../../../data/pages/disclosed-facts.ts";
import type { LibraryDocument } from "../../../data/pages/disclosure.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { shortDate } from "../../ui/dates.ts";
import type { Written } from "./sections.tsx";
import "./papers-in-time.css";

type PapersProps = { documents: LibraryDocument[]; today: Day; written: Written };

/**
 * The papers with a last day, each as a bar from its issue to its end, last year to the year after next. Seen
 * only; the table of documents says the same.
 */
export function PapersInTime({ documents, today, written }: PapersProps) {
  const t = useTexts(disclosureTexts);
  const running = documents.filter(({ validUntil }) => validUntil);
  if (running.length < 2) return null;
  const year = Number(today.slice(0, 4));
  const years = [year - 1, year, year + 1, year + 2];
  const at = placesBetween(`${year - 1}-01-01`, `${year + 3}-01-01`);
  return (
    <div aria-hidden className="papers-in-time no-print">
      <div>
        <span>{t.inTime}</span>
        <svg aria-hidden>
          {years.map((one) => (
            <text key={one} x={`${at(`${one}-01-01`)}%`} y="1.1em">
              {one}
            </text>
          ))}
        </svg>
      </div>
      {running.map((document) => (
        <Paper
          key={document.kind + document.title}
          document={document}
          name={
            <span {...(document.title ? written : {})}>
              {document.title ?? t.kinds[document.kind]}
            </span>
          }
          today={today}
          years={years}
          at={at}
        />
      ))}
    </div>
  );
}

type Places = (day: Day) => number;

/** Where a day lies between two others, in percent; what lies outside is at the end. */
function placesBetween(first: Day, last: Day): Places {
  const whole = daysBetween(first, last);
  return (day) => {
    const share = (daysBetween(first, day) / whole) * 100;
    return Math.round(Math.min(100, Math.max(0, share)) * 10) / 10;
  };
}

/** How much of the sheet a day takes on a phone, in percent. */
const longestDay = 28;

type PaperProps = {
  document: LibraryDocument;
  name: ReactNode;
  today: Day;
  years: number[];
  at: Places;
};

function Paper({ document, name, today, years, at }: PaperProps) {
  const language = useLanguage();
  const { issuedOn, validUntil } = document;
  const [from, to] = [issuedOn ? at(issuedOn) : 0, at(validUntil ?? today)];
  const now = at(today);
  // The day stands after its bar, unless it would cross the edge of the sheet or the line of today: then it
  // stands in the bar, or after that line where the bar is too short.
  const crossesNow = to <= now && now - to < longestDay;
  const isInside = to > 80 || (crossesNow && to - from >= longestDay);
  const place = crossesNow && !isInside ? now : to;
  return (
    <div data-standing={documentStanding(document, today)}>
      {name}
      <svg aria-hidden>
        {years.map((one) => (
          <line key={one} x1={`${at(`${one}-01-01`)}%`} x2={`${at(`${one}-01-01`)}%`} y2="100%" />
        ))}
        <rect x={`${from}%`} y="5" width={`${Math.max(0.5, to - from)}%`} height="14" />
        <line className="now" x1={`${now}%`} x2={`${now}%`} y2="100%" />
        <text
          x={`${place}%`}
          y="1.15em"
          dx={isInside ? -8 : 8}
          textAnchor={isInside ? "end" : "start"}
          className={isInside ? "inside" : undefined}
        >
          {validUntil && shortDate(validUntil, language)}
        </text>
      </svg>
    </div>
  );
}
