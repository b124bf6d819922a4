import partsTexts from "messages:admin/form/parts";
import { useState } from "react";
import {
  type Recurrence,
  readRecurrence,
  writeRecurrence,
} from "../../../data/calendar/recurrence.ts";
import { useTexts } from "../../language/texts.ts";
import { Field } from "../../ui/field.tsx";
import { ComposedField, type ComposedFieldProps, useKeptValue } from "./composed-field.tsx";

const once: Recurrence = {
  frequency: "WEEKLY",
  interval: 1,
  count: null,
  until: null,
  weekdays: [],
  monthDays: [],
};

/** How something repeats: how often, on which days, until when. Stores a rule of RFC 5545, "" for once. */
export function RecurrenceField({ name, start, ...field }: ComposedFieldProps) {
  const { ref, keep } = useKeptValue();
  const [rule, setRule] = useState<Recurrence | null>(() => readRecurrence(start || null));
  // A rule that the form cannot show is kept until another one is chosen.
  const [isForeign, setForeign] = useState(start !== "" && rule === null);
  const [ends, setEnds] = useState<Ends>(rule?.until ? "until" : rule?.count ? "count" : "never");
  const t = useTexts(partsTexts);

  const take = (next: Recurrence | null) => {
    setForeign(false);
    setRule(next);
    keep(next ? writeRecurrence(next, "dates") : "");
  };
  const chooseFrequency = (value: string) => {
    const frequency = value as Recurrence["frequency"];
    take(value ? { ...(rule ?? once), frequency, weekdays: [], monthDays: [] } : null);
  };
  const chooseEnd = (value: Ends) => {
    setEnds(value);
    if (rule) take({ ...rule, until: null, count: value === "count" ? 10 : null });
  };

  return (
    <ComposedField {...field}>
      <input ref={ref} hidden name={name} defaultValue={start} />
      <div className="form-grid">
        <Field
          as="select"
          name={`${name}-frequency`}
          label={t.howOften}
          optional="unsaid"
          choices={[
            { id: "", name: isForeign ? t.asItIs : t.once },
            ...(["DAILY", "WEEKLY", "MONTHLY", "YEARLY"] as const).map((id) => ({
              id,
              name: t.frequencies[id],
            })),
          ]}
          value={rule?.frequency ?? ""}
          onChange={({ target }) => chooseFrequency(target.value)}
        />
        {rule && (
          <Field
            name={`${name}-interval`}
            type="number"
            min={1}
            max={99}
            label={t.every[rule.frequency]}
            value={rule.interval}
            onChange={({ target }) =>
              take({ ...rule, interval: within(Number(target.value), 1, 99) })
            }
          />
        )}
        {rule?.frequency === "WEEKLY" && <Weekdays name={name} rule={rule} take={take} />}
        {rule?.frequency === "MONTHLY" && <MonthlyDay name={name} rule={rule} take={take} />}
        {rule && (
          <Field
            as="select"
            name={`${name}-ends`}
            label={t.ends}
            choices={(["never", "until", "count"] as const).map((id) => ({
              id,
              name: t.endings[id],
            }))}
            value={ends}
            onChange={({ target }) => chooseEnd(target.value as Ends)}
          />
        )}
        {rule && ends === "until" && (
          <Field
            type="date"
            name={`${name}-until`}
            label={t.lastDay}
            value={rule.until ?? ""}
            onChange={({ target }) => take({ ...rule, until: target.value || null })}
          />
        )}
        {rule && ends === "count" && (
          <Field
            type="number"
            name={`${name}-count`}
            min={1}
            max={999}
            label={t.times}
            value={rule.count ?? 1}
            onChange={({ target }) =>
              take({ ...rule, count: within(Number(target.value), 1, 999) })
            }
          />
        )}
      </div>
    </ComposedField>
  );
}

type Ends = "never" | "until" | "count";
type PartProps = { name: string; rule: Recurrence; take: (rule: Recurrence) => void };

function within(number: number, least: number, most: number): number {
  return Math.min(Math.max(Math.trunc(number) || least, least), most);
}

function Weekdays({ name, rule, take }: PartProps) {
  const t = useTexts(partsTexts);
  const chosen = rule.weekdays.map(({ weekday }) => weekday);
  const toggle = (weekday: number, isOn: boolean) => {
    const next = isOn ? [...chosen, weekday] : chosen.filter((each) => each !== weekday);
    const weekdays = next.toSorted((a, b) => a - b).map((each) => ({ weekday: each, place: null }));
    take({ ...rule, weekdays });
  };
  return (
    <fieldset className="composed-field wide">
      <legend>{t.onWeekdays}</legend>
      <p className="field-hint">{t.onWeekdaysHint}</p>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        {t.weekdays.map((day, weekday) => (
          <Field
            key={day}
            as="check"
            optional
            name={`${name}-weekday-${weekday}`}
            label={day}
            checked={chosen.includes(weekday)}
            onChange={({ target }) => toggle(weekday, target.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** On the same date of every month, on its last day, or on such as its second Saturday. */
function MonthlyDay({ name, rule, take }: PartProps) {
  const t = useTexts(partsTexts);
  const [first] = rule.weekdays;
  const isLastDay = rule.monthDays[0] === -1;
  const place = first ? String(first.place ?? 1) : isLastDay ? "last-day" : "";
  const choose = (chosen: string) => {
    if (chosen === "") return take({ ...rule, weekdays: [], monthDays: [] });
    if (chosen === "last-day") return take({ ...rule, weekdays: [], monthDays: [-1] });
    const weekdays = [{ weekday: first?.weekday ?? 5, place: Number(chosen) }];
    take({ ...rule, weekdays, monthDays: [] });
  };
  return (
    <>
      <Field
        as="select"
        name={`${name}-place`}
        label={t.onDay}
        optional="unsaid"
        choices={[
          { id: "", name: t.sameDate },
          { id: "last-day", name: t.lastDayOfMonth },
          ...t.places,
        ]}
        value={place}
        onChange={({ target }) => choose(target.value)}
      />
      {first && (
        <Field
          as="select"
          name={`${name}-month-weekday`}
          label={t.weekday}
          choices={t.weekdays.map((day, id) => ({ id: String(id), name: day }))}
          value={String(first.weekday)}
          onChange={({ target }) =>
            take({ ...rule, weekdays: [{ ...first, weekday: Number(target.value) }] })
          }
        />
      )}
    </>
  );
}
