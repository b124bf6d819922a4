import myWeekTexts from "messages:site/my-week/myWeek";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { Form } from "react-router";
import type { MyChoice } from "../../../data/calendar/my-week.ts";
import { campusesIn } from "../../../data/school/campuses.ts";
import { gradesIn } from "../../../data/school/grades.ts";
import { levelsIn } from "../../../data/school/levels.ts";
import { useLanguage } from "../../language/language.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

/** The campuses and classes of a family's children; ticking them sets the page's address. */
export function ChoiceForm({
  choice,
  isEmpty = false,
  isExplained = false,
}: {
  choice: MyChoice;
  isEmpty?: boolean;
  /** What to choose is said beside it. */
  isExplained?: boolean;
}) {
  const language = useLanguage();
  const t = myWeekTexts[language];
  const form = useRef<HTMLFormElement>(null);
  const [isRefused, setRefused] = useState(isEmpty);
  const refuseEmpty = (event: FormEvent) => {
    if (form.current?.querySelector(":checked")) return;
    event.preventDefault();
    setRefused(true);
    form.current?.querySelector("input")?.focus();
  };
  return (
    <Form ref={form} action="/my-week" onSubmit={refuseEmpty} className="my-choice">
      {isRefused && (
        <Notice kind="bad" title={t.nothingChosen}>
          {!isExplained && t.whatToChoose}
        </Notice>
      )}
      <noscript>
        <input type="hidden" name="show" value="yes" />
      </noscript>
      {campusesIn(language).length > 1 && (
        <Part legend={t.campus}>
          <div className="my-choice-row">
            <Ticks name="campus" of={campusesIn(language)} chosen={choice.campuses} />
          </div>
        </Part>
      )}
      {choice.stop && <input type="hidden" name="stop" value={choice.stop} />}
      <Part legend={t.grade}>
        {levelsIn(language).map((level) => (
          <div key={level.id} className="my-choice-row">
            <p>{level.name}</p>
            <Ticks
              name="grade"
              of={gradesIn(language).filter((grade) => grade.level === level.id)}
              chosen={choice.grades}
            />
          </div>
        ))}
      </Part>
      <div>
        <Button type="submit" variant="primary" size="large">
          {t.show}
        </Button>
      </div>
    </Form>
  );
}

function Part({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="my-choice-part">
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}

function Ticks({
  name,
  of,
  chosen,
}: {
  name: string;
  of: readonly { id: string; name: string }[];
  chosen: readonly string[];
}) {
  return (
    <div className="my-choice-ticks" key={chosen.join()}>
      {of.map(({ id, name: label }) => (
        <label key={id} className="my-choice-tick">
          <input
            type="checkbox"
            name={name}
            value={id}
            defaultChecked={chosen.includes(id)}
            className="field-tick"
          />
          {label}
        </label>
      ))}
    </div>
  );
}
