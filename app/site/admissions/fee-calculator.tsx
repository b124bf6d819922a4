import { useRef, useState } from "react";
import { Form, useSearchParams } from "react-router";
import type { AdmissionsPage } from "../../../data/admissions.ts";
import { campuses, campusName } from "../../../data/campuses.ts";
import { firstYear, rupees } from "../../../data/fees.ts";
import { campusesOf, grades } from "../../../data/grades.ts";
import { useHydrated } from "../../ui/browser-state.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";

type Fees = AdmissionsPage["fees"];

/**
 * What a first year comes to. The choice is in the address, so the server answers it without a
 * script; with one the sum follows every choice at once.
 */
export function FeeCalculator({ fees }: { fees: Fees }) {
  const [query] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  const [changed, setChanged] = useState<URLSearchParams | null>(null);
  const isAlive = useHydrated();
  const chosen = changed ?? query;
  const readChoice = () => {
    if (!form.current) return;
    const entries = [...new FormData(form.current)].map(([name, value]) => [name, String(value)]);
    setChanged(new URLSearchParams(entries));
  };
  return (
    <section aria-labelledby="sum" className="bg-paper-sunk p-6 sm:p-8">
      <h3 id="sum" className="text-h4">
        What a first year comes to
      </h3>
      <Form
        ref={form}
        method="get"
        action="/admissions#sum"
        preventScrollReset
        onChange={readChoice}
        className="form-grid no-print mt-5"
      >
        <Field
          label="Campus"
          name="campus"
          as="select"
          defaultValue={query.get("campus") ?? "paonta-sahib"}
        >
          {campuses.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Field>
        <Field
          label="Class"
          name="grade"
          as="select"
          defaultValue={query.get("grade") ?? "class-1"}
        >
          {grades.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Field>
        <Field
          label="School bus"
          name="bus"
          as="select"
          optional
          defaultValue={query.get("bus") ?? ""}
        >
          <option value="">No bus</option>
          {fees.buses.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Field>
        <Field
          label="Siblings here"
          name="siblings"
          as="select"
          defaultValue={query.get("siblings") ?? "0"}
        >
          <option value="0">None</option>
          <option value="1">One</option>
          <option value="2">Two or more</option>
        </Field>
        {!isAlive && (
          <Button type="submit" variant="outline2" className="wide">
            Work it out
          </Button>
        )}
      </Form>
      <output aria-live="polite" className="mt-6 block">
        <Sum fees={fees} chosen={chosen} />
      </output>
    </section>
  );
}

function Sum({ fees, chosen }: { fees: Fees; chosen: URLSearchParams }) {
  const campus = chosen.get("campus") ?? "paonta-sahib";
  const grade = grades.find(({ id }) => id === (chosen.get("grade") ?? "class-1"));
  const isTaught = grade && campusesOf(grade).some((one) => one === campus);
  const sum =
    isTaught &&
    firstYear(fees, {
      ...{ campus, level: grade.level, bus: chosen.get("bus") },
      siblings: Number(chosen.get("siblings")) || 0,
    });
  if (!sum) {
    return (
      <p className="border-t-2 border-ink pt-3">
        {grade && campuses.some(({ id }) => id === campus)
          ? `${grade.name} is not taught at ${campusName(campus)}. It is at ${campusesOf(grade)
              .map((id) => campusName(id))
              .join(" and ")}.`
          : "Please choose a campus and a class."}
      </p>
    );
  }
  return (
    <span className="numbers block border-t-2 border-ink">
      {sum.parts.map(({ label, amount }) => (
        <span key={label} className="flex justify-between gap-4 border-b border-line py-2">
          <span>{label}</span>
          <span className="whitespace-nowrap">{rupees(amount)}</span>
        </span>
      ))}
      <span className="flex items-baseline justify-between gap-4 pt-3">
        <span className="font-semibold">First year</span>
        <span className="display text-h3 whitespace-nowrap">{rupees(sum.total)}</span>
      </span>
    </span>
  );
}
