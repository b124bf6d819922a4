import myWeekTexts from "messages:site/my-week/myWeek";
import { Form } from "react-router";
import type { Day } from "../../../data/calendar/days.ts";
import { type MyChoice, myChoiceQuery } from "../../../data/calendar/my-week.ts";
import type { MyBus } from "../../../data/transport/my-bus.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { CutLink } from "../../ui/site-link.tsx";
import { BusChanges } from "../transport/bus-changes.tsx";
import { StopFacts } from "../transport/stop-facts.tsx";
import "../transport/transport.css";

/** The family's stop with its times and what is different this week; or the choice of a stop. */
export function OwnBus({
  bus: { own, changes, choices },
  choice,
  today,
}: {
  bus: MyBus;
  choice: MyChoice;
  today: Day;
}) {
  const t = useTexts(myWeekTexts);
  if (choices.length === 0 && !own) return null;
  // Without a stop and a change there is only the choice of a stop, which paper cannot give.
  const isEmpty = !own && changes.length === 0;
  return (
    <section aria-labelledby="bus" className={`page pt-12 ${isEmpty ? "no-print" : ""}`}>
      <h2 id="bus" className="mb-4 border-t-2 border-ink pt-4 text-h3">
        {t.bus}
      </h2>
      <BusChanges changes={changes} routes={own ? [own.route] : choices} today={today} />
      {own ? (
        <div className="max-w-160">
          <StopFacts {...own} />
          <details className="no-print mt-5">
            <summary className="cut-link w-fit">{t.otherStop}</summary>
            <StopForm choices={choices} choice={choice} />
            <p className="mt-4">
              <CutLink to={`/my-week?${myChoiceQuery({ ...choice, stop: null })}`}>
                {t.noStop}
              </CutLink>
            </p>
          </details>
        </div>
      ) : (
        <StopForm choices={choices} choice={choice} />
      )}
      <p className="no-print mt-5">
        <CutLink to="/transport" arrow>
          {t.allBuses}
        </CutLink>
      </p>
    </section>
  );
}

/** Puts a stop into the page's address, beside what is chosen already. */
function StopForm({ choices, choice }: { choices: MyBus["choices"]; choice: MyChoice }) {
  const t = useTexts(myWeekTexts);
  return (
    <Form action="/my-week" className="no-print mt-4 flex max-w-160 flex-wrap items-end gap-4">
      {choice.campuses.map((id) => (
        <input key={id} type="hidden" name="campus" value={id} />
      ))}
      {choice.grades.map((id) => (
        <input key={id} type="hidden" name="grade" value={id} />
      ))}
      <Field
        key={choice.stop}
        label={t.stop}
        name="stop"
        as="select"
        none={t.chooseStop}
        choices={choices}
        defaultValue={choice.stop ?? ""}
        className="min-w-0 flex-[1_1_16rem]"
      />
      <Button type="submit" variant="outline2">
        {t.showStop}
      </Button>
    </Form>
  );
}
