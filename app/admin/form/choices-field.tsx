import formTexts from "messages:admin/form/growing";
import { useState } from "react";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { useMayAddChoices } from "../office-rights.ts";
import type { Choice } from "../resource.ts";
import { ComposedField, type ComposedFieldProps, useKeptValue } from "./composed-field.tsx";

type Props = ComposedFieldProps & {
  choices: readonly Choice[];
  /** A new word may be added, which joins the list. */
  grows: boolean;
};

/** Checkboxes for a few choices, all visible. */
export function ChoicesField({ name, start, choices, grows, ...field }: Props) {
  const { ref, keep } = useKeptValue();
  const [added, setAdded] = useState<readonly Choice[]>([]);
  const [chosen, setChosen] = useState(start.split(", ").filter(Boolean));
  const mayAdd = useMayAddChoices() && grows;
  const all = [...choices, ...added];
  const choose = (id: string, isChosen: boolean, from = all) => {
    const next = from
      .map((one) => one.id)
      .filter((one) => (one === id ? isChosen : chosen.includes(one)));
    setChosen(next);
    keep(next.join(", "));
  };
  /** Ticks a word that already exists. */
  const add = (word: string) => {
    const same = ({ id, name: called }: Choice) =>
      [id, called].some((one) => one.toLowerCase() === word.toLowerCase());
    const known = all.find(same);
    const more = known ? added : [...added, { id: word, name: word }];
    setAdded(more);
    choose(known?.id ?? word, true, [...choices, ...more]);
  };
  return (
    <ComposedField {...field}>
      <input ref={ref} hidden name={name} defaultValue={start} />
      <div className="choices">
        {all.map((one) => (
          <Field
            key={one.id}
            as="check"
            name={`${name}.${one.id}`}
            label={one.name}
            optional="unsaid"
            checked={chosen.includes(one.id)}
            onChange={({ target }) => choose(one.id, target.checked)}
          />
        ))}
      </div>
      {mayAdd && <NewWord name={`${name}.new`} label={field.label} add={add} />}
    </ComposedField>
  );
}

function NewWord({
  name,
  label,
  add,
}: {
  name: string;
  label: string;
  add: (word: string) => void;
}) {
  const t = useTexts(formTexts);
  const [typed, setTyped] = useState("");
  // Files separate the words of a row with commas.
  const word = typed.replaceAll(",", " ").trim();
  const take = () => {
    if (word) add(word);
    setTyped("");
  };
  return (
    <div className="mt-3 flex flex-wrap items-end gap-3">
      <Field
        name={name}
        label={t.word(label)}
        optional="unsaid"
        hint={t.joins}
        maxLength={80}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          take();
        }}
      />
      <Button variant="outline" size="small" onClick={take}>
        {t.add}
      </Button>
    </div>
  );
}
