import activityTexts from "messages:site/co-curricular/activity";
import type { ActivityGroup, ActivityPage } from "../../../data/pages/co-curricular.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { spokenDays } from "./weekdays.ts";

/** The key of the page whose content a part shows. */
type OfActivity = { page: string };

/** All groups of an activity: what, for whom, when and where. */
export function GroupRegister({ page, groups }: OfActivity & Pick<ActivityPage, "groups">) {
  const edit = useEditMark();
  const language = useLanguage();
  return (
    <section className="page py-section">
      <div data-edit={edit?.("content", page, "groups/title")} className="columns-12">
        <h2 className="col-span-full lg:col-span-6">{groups.title}</h2>
        <p className="col-span-full mt-4 text-lead text-ink-2 lg:col-start-8 lg:mt-0">
          {groups.lead}
        </p>
      </div>
      <ul className="mt-9 border-t-2 border-ink lg:mt-12">
        {groups.rows.map((group, place) => (
          <GroupRow
            key={group.name}
            group={group}
            when={spokenDays(group.days, language)}
            edits={edit?.("content", page, `groups/rows/${place}/name`)}
          />
        ))}
      </ul>
    </section>
  );
}

/** One group on one line. */
function GroupRow({
  group,
  when,
  edits,
}: {
  group: ActivityGroup;
  when: string;
  edits: string | undefined;
}) {
  const { name, what, forWhom, time, place, campus, ledBy } = group;
  return (
    <li data-edit={edits} className="numbers columns-12 gap-y-1.5 border-b border-line pt-4.5 pb-4">
      <div className="col-span-full md:col-span-6 lg:col-span-5">
        <h3 className="text-h4">{name}</h3>
        <p className="text-ink-2">{what}</p>
      </div>
      <p className="col-span-6 md:col-start-7 md:col-end-10 lg:col-start-6 lg:col-end-9">
        <span className="block font-semibold">{when}</span>
        {time}
      </p>
      <p className="col-span-6 md:col-start-10 md:col-end-13 lg:col-start-9 lg:col-end-11">
        <CampusMark campus={campus} />
        <span className="block text-ink-2">{place}</span>
      </p>
      <p className="col-span-full md:col-start-7 lg:col-start-11">
        {forWhom}
        <span className="text-ink-2 max-lg:ml-2 lg:block lg:text-small">{ledBy}</span>
      </p>
    </li>
  );
}

/** The dates of the year, side by side along one line. */
export function ActivityYear({ page, year }: OfActivity & Pick<ActivityPage, "year">) {
  const edit = useEditMark();
  return (
    <section className="bg-paper-sunk py-section">
      <h2 data-edit={edit?.("content", page, "year/title")} className="page">
        {year.title}
      </h2>
      <dl className="page mt-8 grid gap-x-gap sm:grid-cols-2 sm:gap-y-9 lg:mt-12 lg:grid-cols-4">
        {year.rows.map(({ when, what }, place) => (
          <div
            data-edit={edit?.("content", page, `year/rows/${place}/what`)}
            key={when}
            className="border-line pt-4 pb-3.5 max-sm:border-b max-sm:first:border-t-2 max-sm:first:border-t-ink sm:border-t-2 sm:border-t-ink sm:pr-6"
          >
            <dt className="font-display text-h3 font-headline text-pine-800">{when}</dt>
            <dd className="mt-2 text-ink-2">{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function NothingYet({ children }: { children: string }) {
  const t = useTexts(activityTexts).empty;
  return (
    <div className="page pt-10 pb-section">
      <EmptyState title={t.title} wayOn={{ to: "/co-curricular", label: t.wayOn }}>
        <p>{children}</p>
        <p>{t.next}</p>
      </EmptyState>
    </div>
  );
}
