import activityTexts from "messages:site/co-curricular/activity";
import type { CSSProperties } from "react";
import { useLocation } from "react-router";
import type { Language } from "../../../data/languages.ts";
import type { ActivityGroup, ActivityPage } from "../../../data/pages/co-curricular.ts";
import { campusOf } from "../../../data/school/campuses.ts";
import { type Grade, gradesIn } from "../../../data/school/grades.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { type ClassSpan, classSpanOf, numberIn } from "./class-span.ts";
import { ClubDrawing } from "./club-drawing.tsx";
import { spokenDays } from "./weekdays.ts";
import "../../styles/filters.css";
import "./clubs-by-class.css";

type Club = { group: ActivityGroup; edits: string | undefined; span: ClassSpan | null };

/** The classes under which the clubs stand. */
type Scale = { first: number; grades: readonly Grade[]; chosen: number };

/**
 * The clubs on shelves under a scale of the classes, the youngest first: a shelf is as long as the classes that
 * the club takes, in the colour of its campus, and on it stands a thing of the club. A reader goes down the column
 * of a child's class, or chooses it and sees its clubs alone. The shelves say what the words beside them say.
 */
export function ClubsByClass({
  groups,
  language,
  chosen,
}: Pick<ActivityPage, "groups"> & {
  language: Language;
  /** The id of the class whose clubs are shown; null for all. */
  chosen: string | null;
}) {
  const edit = useEditMark();
  const t = useTexts(activityTexts)["clubs-societies"];
  const written = gradesIn(language).map(({ name }) => name);
  const clubs = groups.rows.map((group, place) => ({
    group,
    edits: edit?.("content", "co-curricular/clubs-societies", `groups/rows/${place}/name`),
    span: classSpanOf(group.forWhom, written),
  }));
  const grades = gradesIn(useLanguage());
  const place = grades.findIndex(({ id }) => id === chosen);
  const scale = scaleOf(clubs, grades, place);
  const shown = place < 0 ? clubs : clubs.filter(({ span }) => takes(span, place));
  return (
    <section id="clubs" className="page scroll-mt-16 pt-section-70 pb-section">
      <div
        data-edit={edit?.("content", "co-curricular/clubs-societies", "groups/lead")}
        className="columns-12 items-end"
      >
        <h2 className="col-span-full lg:col-span-5">{groups.title}</h2>
        <p className="col-span-full mt-4 text-lead text-ink-2 lg:col-start-6 lg:mt-0">
          {groups.lead}
        </p>
      </div>
      <div
        className="clubs-by-class"
        style={
          {
            "--classes": scale.grades.length || 1,
            "--beside": evenly(scale.grades.length, mostBeside.phone),
            "--beside-little": evenly(scale.grades.length, mostBeside.smallPhone),
          } as CSSProperties
        }
      >
        {scale.grades.length > 0 && <ScaleAbove scale={scale} chosen={chosen} />}
        <p
          aria-live="polite"
          className="numbers border-t-2 border-ink font-display text-h4 text-pine-800 not-empty:py-3 not-empty:border-b-2"
        >
          {grades[place] && t.found({ count: shown.length, grade: grades[place].name })}
        </p>
        <ul>
          {shown.toSorted(youngestFirst).map((club) => (
            <ClubRow key={club.group.name} club={club} scale={scale} language={language} />
          ))}
        </ul>
      </div>
    </section>
  );
}

/** How many classes fit beside each other as targets for a finger. */
const mostBeside = { phone: 7, smallPhone: 5 };

/** How many of so many stand in a line, so that the last line is not left with one. */
function evenly(count: number, most: number): number {
  return Math.ceil(count / Math.ceil(count / most)) || 1;
}

/** From the first class that a club takes to the last, and where among them the chosen one is. */
function scaleOf(clubs: Club[], grades: readonly Grade[], place: number): Scale {
  const spans = clubs.flatMap(({ span }) => span ?? []);
  const first = Math.min(...spans.map(({ from }) => from));
  const last = Math.max(...spans.map(({ to }) => to));
  return { first, grades: grades.slice(first, last + 1), chosen: place - first };
}

/** Whether a club takes a class. One whose classes cannot be read may: its words are for the reader. */
function takes(span: ClassSpan | null, place: number): boolean {
  return span === null || (span.from <= place && place <= span.to);
}

/** Those who take the youngest come first; what cannot be read comes last. */
function youngestFirst({ span: one }: Club, { span: other }: Club): number {
  const last = { from: 99, to: 99 };
  const [a, b] = [one ?? last, other ?? last];
  return a.from - b.from || a.to - b.to;
}

/** The scale is the filter: each class leads to its clubs alone, and back to all. */
function ScaleAbove({ scale: { grades }, chosen }: { scale: Scale; chosen: string | null }) {
  const t = useTexts(activityTexts)["clubs-societies"];
  const { pathname } = useLocation();
  return (
    <fieldset aria-label={t.classes} className="class-scale numbers no-print">
      <p>
        <span aria-hidden className="text-small text-ink-2">
          {t.classes}
        </span>
        <SiteLink
          to={`${pathname}#clubs`}
          aria-current={chosen === null ? "true" : undefined}
          className="filter-link all"
        >
          {t.allClasses}
        </SiteLink>
      </p>
      <ul>
        {grades.map(({ id, name }) => (
          <li key={id}>
            <SiteLink
              to={`${pathname}?grade=${id}#clubs`}
              aria-current={id === chosen ? "true" : undefined}
              aria-label={name}
              className="filter-link"
            >
              {numberIn(name) ?? name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function ClubRow({
  club: { group, edits, span },
  scale,
  language,
}: {
  club: Club;
  scale: Scale;
  language: Language;
}) {
  const { name, what, forWhom, days, time, place, campus, ledBy } = group;
  return (
    <li data-edit={edits} data-mark={campusOf(campus, language)?.mark} className="club-row numbers">
      <div>
        <h3 className="text-h4">{name}</h3>
        <p className="text-ink-2">{what}</p>
      </div>
      <div
        className="club-classes"
        data-chosen={scale.chosen in scale.grades || undefined}
        style={{ "--chosen": scale.chosen } as CSSProperties}
      >
        <p {...(span && shelfOf(span, scale))} className="club-shelf">
          <ClubDrawing name={name} />
          <span>{forWhom}</span>
        </p>
      </div>
      <p>
        <span className="block font-semibold">{spokenDays(days, language)}</span>
        {time}
      </p>
      <p>
        <CampusMark campus={campus} />
        <span className="text-ink-2">, {place}</span>
        <span className="block text-ink-2">{ledBy}</span>
      </p>
    </li>
  );
}

/** Less of the scale than a drawing and its words need; on a phone, where the scale is shorter, and elsewhere. */
const [littleOfAPhone, fewClasses] = [0.5, 5];

/** From where to where the shelf of some classes reaches, and how much room there is from its beginning on. */
function shelfOf({ from, to }: ClassSpan, { first, grades: { length } }: Scale) {
  const left = length - (from - first);
  return {
    style: { "--from": from - first, "--to": to - first + 1 } as CSSProperties,
    "data-room": left < fewClasses ? "none" : left / length < littleOfAPhone ? "little" : undefined,
  };
}
