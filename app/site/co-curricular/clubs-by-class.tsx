import activityTexts from "messages:site/co-curricular/activity";
import type { CSSProperties } from "react";
import type { Language } from "../../../data/languages.ts";
import type { ActivityGroup, ActivityPage } from "../../../data/pages/co-curricular.ts";
import { gradesIn } from "../../../data/school/grades.ts";
import { useTexts } from "../../language/texts.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { type ClassSpan, classSpanOf, numberIn } from "./class-span.ts";
import { spokenDays } from "./weekdays.ts";
import "./clubs-by-class.css";

type Club = { group: ActivityGroup; edits: string | undefined; span: ClassSpan | null };

/**
 * The clubs under a scale of the classes, each with a bar over those that it takes, the youngest first: a reader
 * goes down the column of a child's class. The bars say what the words above them say.
 */
export function ClubsByClass({
  groups,
  language,
}: Pick<ActivityPage, "groups"> & { language: Language }) {
  const edit = useEditMark();
  const t = useTexts(activityTexts)["clubs-societies"];
  const names = gradesIn(language).map(({ name }) => name);
  const clubs = groups.rows.map((group, place) => ({
    group,
    edits: edit?.("content", "co-curricular/clubs-societies", `groups/rows/${place}/name`),
    span: classSpanOf(group.forWhom, names),
  }));
  const spans = clubs.flatMap(({ span }) => span ?? []);
  const first = Math.min(...spans.map(({ from }) => from));
  const shown = names.slice(first, Math.max(...spans.map(({ to }) => to)) + 1);
  return (
    <section className="page pt-section-70 pb-section">
      <div
        data-edit={edit?.("content", "co-curricular/clubs-societies", "groups/lead")}
        className="columns-12 items-end"
      >
        <h2 className="col-span-full lg:col-span-5">{groups.title}</h2>
        <p className="col-span-full mt-4 text-lead text-ink-2 lg:col-start-6 lg:mt-0">
          {groups.lead}
        </p>
      </div>
      <div className="clubs-by-class" style={{ "--classes": shown.length || 1 } as CSSProperties}>
        {shown.length > 0 && <Scale title={t.classes} names={shown} />}
        <ul className="border-t-2 border-ink">
          {clubs.sort(youngestFirst).map((club) => (
            <ClubRow key={club.group.name} club={club} first={first} language={language} />
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Those who take the youngest come first; what cannot be read comes last. */
function youngestFirst({ span: one }: Club, { span: other }: Club): number {
  const last = { from: 99, to: 99 };
  const [a, b] = [one ?? last, other ?? last];
  return a.from - b.from || a.to - b.to;
}

function Scale({ title, names }: { title: string; names: string[] }) {
  return (
    <div aria-hidden className="class-scale numbers">
      <p>{title}</p>
      <p>
        {names.map((name) => (
          <span key={name}>{numberIn(name) ?? name}</span>
        ))}
      </p>
    </div>
  );
}

function ClubRow({
  club: { group, edits, span },
  first,
  language,
}: {
  club: Club;
  first: number;
  language: Language;
}) {
  const { name, what, forWhom, days, time, place, campus, ledBy } = group;
  return (
    <li data-edit={edits} className="club-row numbers">
      <div>
        <h3 className="text-h4">{name}</h3>
        <p className="text-ink-2">{what}</p>
      </div>
      <div className="club-classes">
        {span ? (
          <p
            data-late={span.from - first > 7 || undefined}
            style={{ "--from": span.from - first, "--to": span.to - first + 1 } as CSSProperties}
          >
            {forWhom}
          </p>
        ) : (
          <p>{forWhom}</p>
        )}
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
