import partsTexts from "messages:admin/form/parts";
import { ArrowDown, ArrowUp, Plus, X } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { FieldOf } from "../resource.ts";
import { ComposedField, type ComposedFieldProps, useKeptValue } from "./composed-field.tsx";
import { nestedEntries, type Typed } from "./field-values.ts";
import { usePlaceWhenRefused } from "./refused-place.ts";
import type { Refusals } from "./row-refusals.ts";

type Entry = { key: number; typed: Typed };

type NestedFieldProps = ComposedFieldProps & {
  parts: readonly FieldOf[];
  /** The errors of the whole form; one in an entry has the entry's place: "hosts.2.from". */
  refusals: Refusals;
  /** Where errors name this list. */
  place: string;
  /** The control of one part of one entry, with its own name and initial value; `place` is where errors name it. */
  part: (part: FieldOf, controlName: string, typed: string, place: string) => ReactNode;
};

/** A list with entries that are small forms: buttons add, remove and move them. */
export function NestedField({
  name,
  start,
  parts,
  part,
  refusals,
  place: ownPlace,
  ...field
}: NestedFieldProps) {
  const { ref, keep } = useKeptValue();
  const [entries, setEntries] = useState<readonly Entry[]>(() =>
    nestedEntries(start).map((typed, key) => ({ key, typed })),
  );
  const nextKey = useRef(entries.length);
  const list = useRef<HTMLOListElement>(null);
  const focusOn = useRef<string>(undefined);
  const t = useTexts(partsTexts);
  const placeOf = usePlaceWhenRefused(entries, refusals);
  const nameOf = (entry: Entry, { name: own }: FieldOf) => `${name}[${entry.key}].${own}`;

  const read = () => {
    const form = ref.current?.form;
    if (!form) return;
    const data = new FormData(form);
    const textOf = (control: string) => String(data.get(control) ?? "").replaceAll("\r\n", "\n");
    const typed = entries.map((entry) =>
      Object.fromEntries(parts.map((each) => [each.name, textOf(nameOf(entry, each))])),
    );
    keep(typed.length > 0 ? JSON.stringify(typed) : "");
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the contents of the controls change with the entries; typing is heard by onInput.
  useEffect(() => {
    if (!focusOn.current) return;
    read();
    list.current?.parentElement?.querySelector<HTMLElement>(focusOn.current)?.focus();
    focusOn.current = undefined;
  }, [entries]);
  const change = (next: readonly Entry[], thenFocus: string) => {
    focusOn.current = thenFocus;
    setEntries(next);
  };
  const add = () => {
    const key = nextKey.current++;
    const [first] = parts;
    const control = first ? `[name="${CSS.escape(`${name}[${key}].${first.name}`)}"]` : "";
    change([...entries, { key, typed: {} }], control);
  };
  const remove = (entry: Entry) =>
    change(
      entries.filter((each) => each !== entry),
      ".nested-add",
    );
  const move = (place: number, by: -1 | 1) => {
    const next = [...entries];
    const [moved] = next.splice(place, 1);
    if (!moved) return;
    next.splice(place + by, 0, moved);
    // At either end of the list the pressed button disappears.
    const isAtEnd = place + by === (by < 0 ? 0 : entries.length - 1);
    const side = by < 0 !== isAtEnd ? "up" : "down";
    change(next, `[data-entry="${moved.key}"] [data-way="${side}"]`);
  };

  return (
    <ComposedField {...field}>
      <input ref={ref} hidden name={name} defaultValue={start} />
      <div
        onInput={(event) => {
          if (event.target !== ref.current) read();
        }}
      >
        <ol ref={list} className="nested-list">
          {entries.map((entry, place) => (
            <li key={entry.key} data-entry={entry.key}>
              {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend of its own look. */}
              <div
                role="group"
                aria-label={t.entry({ list: field.label, place: place + 1 })}
                className="form-grid"
              >
                {parts.map((each) =>
                  part(
                    each,
                    nameOf(entry, each),
                    entry.typed[each.name] ?? "",
                    `${ownPlace}.${placeOf(entry)}.${each.name}`,
                  ),
                )}
              </div>
              <div className="nested-actions">
                {place > 0 && (
                  <button
                    type="button"
                    className="admin-quiet-link"
                    data-way="up"
                    aria-label={`${t.moveUp} (${t.entry({ list: field.label, place: place + 1 })})`}
                    onClick={() => move(place, -1)}
                  >
                    <Icon of={ArrowUp} />
                    {t.moveUp}
                  </button>
                )}
                {place < entries.length - 1 && (
                  <button
                    type="button"
                    className="admin-quiet-link"
                    data-way="down"
                    aria-label={`${t.moveDown} (${t.entry({ list: field.label, place: place + 1 })})`}
                    onClick={() => move(place, 1)}
                  >
                    <Icon of={ArrowDown} />
                    {t.moveDown}
                  </button>
                )}
                <button
                  type="button"
                  className="admin-quiet-link"
                  aria-label={`${t.removeEntry} (${t.entry({ list: field.label, place: place + 1 })})`}
                  onClick={() => remove(entry)}
                >
                  <Icon of={X} />
                  {t.removeEntry}
                </button>
              </div>
            </li>
          ))}
        </ol>
        <Button
          variant="outline"
          size="small"
          className="nested-add"
          aria-label={`${t.addEntry}: ${field.label}`}
          onClick={add}
        >
          <Icon of={Plus} />
          {t.addEntry}
        </Button>
      </div>
    </ComposedField>
  );
}
