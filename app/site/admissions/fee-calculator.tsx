import feeCalculatorTexts from "messages:site/admissions/feeCalculator";
import feesTexts from "messages:site/admissions/fees";
import { useRef, useState } from "react";
import { Form, useSearchParams } from "react-router";
import type { AdmissionsPage } from "../../../data/admissions/admissions.ts";
import { familyFrom, familyQuery } from "../../../data/admissions/family-choice.ts";
import { firstYear } from "../../../data/admissions/fee-schedule.ts";
import type { Language } from "../../../data/languages.ts";
import { rupees } from "../../../data/payments/rupees.ts";
import { campusesIn, campusIds, campusName, isCampus } from "../../../data/school/campuses.ts";
import { campusesOf, firstGradeOf, gradesIn } from "../../../data/school/grades.ts";
import type { StopFares } from "../../../data/transport/stop-fares.ts";
import { useLanguage } from "../../language/language.ts";
import { useHydrated } from "../../ui/browser-state.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { listOf } from "../../ui/lists.ts";
import { CutLink } from "../../ui/site-link.tsx";
import "../../styles/forms.css";

type FirstYearPart = NonNullable<ReturnType<typeof firstYear>>["parts"][number];

export type Priced = {
  fees: AdmissionsPage["fees"];
  /** A parent who knows the stop need not know the distance. */
  busStops: StopFares[];
};

/** The calculator's initial choice. */
const firstCampus = () => campusIds()[0] ?? "";
const firstClass = () => firstGradeOf(firstCampus())?.id ?? "";

/** The name of a part of the sum, with how it is calculated. */
function partIn(one: FirstYearPart, language: Language): string {
  const t = feeCalculatorTexts[language];
  if (one.part !== "fee") {
    return t.parts[one.part](one.part === "siblings" ? String(one.of) : rupees(one.of));
  }
  const { head, paid, fee } = one.of;
  if (paid === "joining") return feesTexts[language].named.once(head.name);
  return paid === "every-month" ? t.monthly({ name: head.name, month: rupees(fee) }) : head.name;
}

const partKey = (one: FirstYearPart) =>
  one.part === "fee" ? `${one.of.head.id} ${one.of.further}` : one.part;

/**
 * The cost of a first year. The choice is in the address, so that the server can answer without a script;
 * with one, the sum follows every choice immediately.
 */
export function FeeCalculator({ fees, busStops }: Priced) {
  const language = useLanguage();
  const t = feeCalculatorTexts[language];
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
    <section aria-labelledby="sum" className="first-year break-inside-avoid self-start print:p-0">
      <h3 id="sum" className="text-h3">
        {t.title}
      </h3>
      <Form
        ref={form}
        method="get"
        action="/admissions#sum"
        preventScrollReset
        onChange={readChoice}
        className="form-grid no-print mt-6"
      >
        <Field
          label={t.campus}
          name="campus"
          as="select"
          defaultValue={query.get("campus") ?? firstCampus()}
          choices={campusesIn(language)}
        />
        <Field
          label={t.grade}
          name="grade"
          as="select"
          defaultValue={query.get("grade") ?? firstClass()}
          choices={gradesIn(language)}
        />
        <Field
          label={t.bus}
          name="bus"
          as="select"
          optional
          defaultValue={query.get("bus") ?? ""}
          none={t.noBus}
          choices={[...fees.buses, ...busStops.filter(({ choices }) => choices.length > 0)]}
        />
        {fees.heads.some(({ id }) => id === "tuition") && (
          <Field
            label={t.siblings}
            name="siblings"
            as="select"
            defaultValue={query.get("siblings") ?? "0"}
            choices={t.siblingsChoices.map((name, count) => ({ id: String(count), name }))}
          />
        )}
        {!isAlive && (
          <Button type="submit" variant="outline2" className="wide">
            {t.workOut}
          </Button>
        )}
      </Form>
      <p className="no-print mt-4">
        <CutLink to="/transport" arrow>
          {t.findStop}
        </CutLink>
      </p>
      <output aria-live="polite" aria-labelledby="sum" className="mt-6 block">
        <Sum fees={fees} busStops={busStops} chosen={chosen} />
      </output>
      <p className="no-print mt-6">
        <CutLink to={`/admissions/fees?${familyQuery(familyFrom(chosen))}`} arrow>
          {t.family}
        </CutLink>
      </p>
    </section>
  );
}

function Sum({ fees, busStops, chosen }: Priced & { chosen: URLSearchParams }) {
  const language = useLanguage();
  const t = feeCalculatorTexts[language];
  const campus = chosen.get("campus") ?? firstCampus();
  const wanted = chosen.get("grade") ?? firstClass();
  const grade = gradesIn(language).find(({ id }) => id === wanted);
  const stops = busStops.flatMap(({ choices }) => choices);
  const stop = stops.find(({ id }) => id === chosen.get("bus"));
  const isTaught = grade && campusesOf(grade).some((one) => one === campus);
  const sum =
    isTaught &&
    firstYear(fees, {
      campus,
      level: grade.level,
      bus: stop?.fareId ?? chosen.get("bus"),
      siblings: Number(chosen.get("siblings")) || 0,
    });
  if (!sum) {
    return (
      <p className="border-t-2 border-ink pt-3">
        {grade && isCampus(campus)
          ? t.notTaught({
              grade: grade.name,
              campus: campusName(campus, language),
              others: listOf(
                campusesOf(grade).map((id) => campusName(id, language)),
                language,
              ),
            })
          : t.choose}
      </p>
    );
  }
  return (
    <span className="numbers block border-t-2 border-ink">
      <span className="hidden border-b border-line py-1 font-semibold print:block">
        {campusName(campus, language)}, {grade.name}
      </span>
      {sum.parts.map((one) => (
        <span
          key={partKey(one)}
          className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2.5 print:py-1"
        >
          <span>{partIn(one, language)}</span>
          <span className="whitespace-nowrap">{rupees(one.amount)}</span>
        </span>
      ))}
      <span className="flex flex-wrap items-baseline justify-between gap-x-4 pt-3">
        <span className="font-semibold">{t.total}</span>
        <span className="display text-[min(clamp(2.5rem,1.7rem+2.6vw,4rem),20cqi)]/[1.1] whitespace-nowrap text-pine-800 print:text-h3">
          {rupees(sum.total)}
        </span>
      </span>
    </span>
  );
}
