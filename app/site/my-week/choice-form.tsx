import myWeekTexts from "messages:site/my-week/myWeek";
import { Form } from "react-router";
import type { MyChoice } from "../../../data/calendar/my-week.ts";
import { listIn } from "../../../data/languages.ts";
import { campuses } from "../../../data/school/campuses.ts";
import { grades } from "../../../data/school/grades.ts";
import { useLanguage } from "../../language/language.ts";
import { Button } from "../../ui/button.tsx";
import "../../styles/forms.css";

/** Campuses and classes of a family's children. What is ticked becomes the page's address. */
export function ChoiceForm({ choice }: { choice: MyChoice }) {
  const language = useLanguage();
  const t = myWeekTexts[language];
  return (
    <Form action="/my-week" className="my-choice">
      <Ticks
        legend={t.campus}
        name="campus"
        of={listIn(campuses, language)}
        chosen={choice.campuses}
      />
      <Ticks legend={t.grade} name="grade" of={listIn(grades, language)} chosen={choice.grades} />
      <div>
        <Button type="submit" variant="primary">
          {t.show}
        </Button>
      </div>
    </Form>
  );
}

function Ticks({
  legend,
  name,
  of,
  chosen,
}: {
  legend: string;
  name: string;
  of: readonly { id: string; name: string }[];
  chosen: readonly string[];
}) {
  return (
    <fieldset className="my-choice-part" key={chosen.join()}>
      <legend className="font-semibold">{legend}</legend>
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
    </fieldset>
  );
}
