import changesTexts from "messages:site/transport/changes";
import type { Day } from "../../../data/calendar/days.ts";
import type { Language } from "../../../data/languages.ts";
import type { BusChange } from "../../../data/transport/bus-changes.ts";
import { useLangOf } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { daySpan } from "../../ui/dates.ts";
import { Notice } from "../../ui/notice.tsx";

/** The name of a route: of the route itself or of a choice of it. */
type NamedRoute = { id: string; name: string; language?: Language };

type ChangesProps = { changes: BusChange[]; routes: readonly NamedRoute[]; today: Day };

/** What is different today, above all else, and what will be in the coming days. */
export function BusChanges({ changes, routes, today }: ChangesProps) {
  const t = changesTexts[useLanguage()];
  if (changes.length === 0) return null;
  const now = changes.filter(({ starts_on }) => starts_on <= today);
  const later = changes.filter(({ starts_on }) => starts_on > today);
  return (
    <section aria-labelledby="changes" className="bus-changes">
      <h2 id="changes" className="sr-only">
        {t.title}
      </h2>
      {now.length > 0 && (
        <Notice kind="warn" title={t.today}>
          <ChangeList of={now} routes={routes} today={today} />
        </Notice>
      )}
      {later.length > 0 && (
        <Notice title={t.later}>
          <ChangeList of={later} routes={routes} today={today} />
        </Notice>
      )}
    </section>
  );
}

function ChangeList({ of, routes, today }: Omit<ChangesProps, "changes"> & { of: BusChange[] }) {
  return (
    <ul>
      {of.map((change) => (
        <Change
          key={change.id}
          change={change}
          route={routes.find(({ id }) => id === change.route_id)}
          today={today}
        />
      ))}
    </ul>
  );
}

function Change({
  change,
  route,
  today,
}: {
  change: BusChange;
  route: NamedRoute | undefined;
  today: Day;
}) {
  const edit = useEditMark();
  const language = useLanguage();
  const t = changesTexts[language];
  const { what, campus, starts_on, ends_on } = change;
  const isOfTodayAlone = starts_on === today && ends_on === today;
  return (
    <li data-edit={edit?.("bus-changes", change.id)} className="mt-2">
      <p {...useLangOf(change.language)}>{what}</p>
      <p className="numbers flex flex-wrap gap-x-3 text-small text-ink-2">
        <span {...useLangOf(route?.language)}>{route?.name ?? t.allRoutes}</span>
        {!route && <CampusMark campus={campus} />}
        {!isOfTodayAlone && <span>{daySpan(starts_on, ends_on, language)}</span>}
      </p>
    </li>
  );
}
