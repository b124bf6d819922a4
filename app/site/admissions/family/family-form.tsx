import familyFormTexts from "messages:site/family-fees/familyForm";
import { Minus, Plus } from "lucide-react";
import { type FormEvent, useEffect, useRef } from "react";
import { Form } from "react-router";
import {
  type Family,
  fieldOf,
  mostChildren,
  readFamilyForm,
} from "../../../../data/admissions/family-choice.ts";
import type { CostedChild, FamilyFees } from "../../../../data/admissions/family-fees.ts";
import type { FeeSchedule } from "../../../../data/admissions/fee-schedule.ts";
import { campusesIn } from "../../../../data/school/campuses.ts";
import { useLanguage } from "../../../language/language.ts";
import { useHydrated } from "../../../ui/browser-state.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { classChoices } from "../class-choices.ts";
import { troubleOf } from "./child-words.ts";

type FamilyFormProps = {
  family: Family;
  fees: FamilyFees;
  buses: FeeSchedule["buses"];
  session: string;
  onChoose: (family: Family) => void;
};

/**
 * The children of a family, as a GET form: without a script its buttons add and remove a child; with one,
 * every choice goes into the address immediately.
 */
export function FamilyForm({ family, fees, buses, session, onChoose }: FamilyFormProps) {
  const t = familyFormTexts[useLanguage()];
  const form = useRef<HTMLFormElement>(null);
  const isAlive = useHydrated();
  const focusAfter = useFocusOnChange(form, family.children.length);
  const choose = (wish: string) => {
    if (!form.current) return;
    const fields = [...new FormData(form.current)].map(([name, value]) => [name, String(value)]);
    const chosen = readFamilyForm(new URLSearchParams([...fields, ["do", wish]]));
    if (chosen) onChoose(chosen);
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const wish = submitter instanceof HTMLButtonElement ? submitter.value : "";
    if (wish) focusAfter.current = true;
    choose(wish);
  };
  return (
    <section aria-labelledby="children" className="no-print">
      <h2 id="children" className="scroll-mt-28 text-h3">
        {t.title}
      </h2>
      <Form
        ref={form}
        method="get"
        action="/admissions/fees"
        noValidate
        onSubmit={send}
        className="mt-5 border-t-2 border-ink"
      >
        {family.payment === "monthly" && <input type="hidden" name="pay" value="monthly" />}
        {fees.children.map((child, place) => (
          <ChildFields
            // biome-ignore lint/suspicious/noArrayIndexKey: a child is only known by its place.
            key={place}
            child={child}
            place={place}
            isOnly={fees.children.length === 1}
            buses={buses}
            session={session}
            onChange={() => choose("")}
          />
        ))}
        <div className="flex flex-wrap gap-3 pt-5">
          {fees.children.length < mostChildren && (
            <Button type="submit" name="do" value="add" variant="outline2">
              <Icon of={Plus} />
              {t.add}
            </Button>
          )}
          {!isAlive && (
            <Button type="submit" variant="primary">
              {t.workOut}
            </Button>
          )}
        </div>
      </Form>
    </section>
  );
}

/** Focuses the first field of the last child after a child was added or removed. */
function useFocusOnChange(form: { current: HTMLFormElement | null }, count: number) {
  const isWanted = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of children is the occasion.
  useEffect(() => {
    if (!isWanted.current) return;
    isWanted.current = false;
    form.current?.querySelector<HTMLElement>("fieldset:last-of-type select")?.focus();
  }, [form, count]);
  return isWanted;
}

/** The fields of one child. All are sent, even empty, so that each child keeps its place. */
function ChildFields({
  child,
  place,
  isOnly,
  buses,
  session,
  onChange,
}: {
  child: CostedChild;
  place: number;
  isOnly: boolean;
  buses: FeeSchedule["buses"];
  session: string;
  onChange: () => void;
}) {
  const language = useLanguage();
  const t = familyFormTexts[language];
  const number = place + 1;
  const trouble = troubleOf(child, language);
  return (
    <fieldset id={`child${number}`} className="family-child scroll-mt-28">
      <legend className="text-h4 font-semibold">{t.child(number)}</legend>
      {!isOnly && (
        <Button
          type="submit"
          name="do"
          value={`remove${number}`}
          variant="ghost"
          size="small"
          className="family-remove"
          aria-label={t.removeChild(number)}
        >
          <Icon of={Minus} />
          {t.remove}
        </Button>
      )}
      <div className="form-grid">
        <Field
          label={t.campus}
          name={fieldOf("campus", place)}
          as="select"
          optional="unsaid"
          value={child.campus ?? ""}
          onChange={onChange}
          none={t.chooseCampus}
          choices={campusesIn(language)}
        />
        <Field
          label={t.grade(session)}
          name={fieldOf("grade", place)}
          as="select"
          optional="unsaid"
          value={child.grade ?? ""}
          onChange={onChange}
          none={t.chooseGrade}
          choices={classChoices(language)}
          error={trouble.grade}
        />
        <Field
          label={t.status}
          name={fieldOf("status", place)}
          as="select"
          value={child.isHere ? "here" : "new"}
          onChange={onChange}
          choices={[
            { id: "new", name: t.joins },
            { id: "here", name: t.isHere },
          ]}
        />
        <Field
          label={t.bus}
          name={fieldOf("bus", place)}
          as="select"
          optional="unsaid"
          value={child.isBusUnknown ? "" : (child.bus ?? "")}
          onChange={onChange}
          none={t.noBus}
          choices={buses}
          error={trouble.bus}
        />
      </div>
    </fieldset>
  );
}
