import texts from "messages:admin/documents/documentsField";
import { X } from "lucide-react";
import { useState } from "react";
import { listDocumentNames } from "../../../data/documents/documents.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { useLoadedChoices } from "../choices.ts";
import { ComposedField, type ComposedFieldProps, useKeptValue } from "./composed-field.tsx";
import { ChoicesFailed } from "./offered-choices.tsx";

const library = { loadedChoices: { of: "documents", list: listDocumentNames } };

/** Documents of the library, in the order they are chosen. */
export function DocumentsField({ name, start, ...field }: ComposedFieldProps) {
  const { ref, keep } = useKeptValue();
  const [ids, setIds] = useState(start.split(", ").filter(Boolean));
  const t = useTexts(texts);
  const { choices: all, isPending, retry } = useLoadedChoices(library);
  const isKnown = !isPending && !retry;
  const left = all.filter(({ id }) => !ids.includes(id));
  const take = (next: string[]) => {
    setIds(next);
    keep(next.join(", "));
  };
  return (
    <ComposedField {...field}>
      <input ref={ref} hidden name={name} defaultValue={start} />
      {ids.length > 0 && (
        <ul className="chosen-documents">
          {ids.map((id, index) => {
            const unnamed = isKnown ? t.gone : t.unnamed(String(index + 1));
            const title = all.find((document) => document.id === id)?.name ?? unnamed;
            return (
              <li key={id}>
                <span>{title}</span>
                <Button
                  variant="ghost"
                  size="small"
                  onClick={() => take(ids.filter((other) => other !== id))}
                >
                  <Icon of={X} />
                  {t.remove}
                  <span className="sr-only">: {title}</span>
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      {left.length > 0 && (
        <Field
          as="select"
          name={`${name}.next`}
          label={t.add}
          optional="unsaid"
          none={t.choose}
          choices={left}
          value=""
          onChange={({ target }) => target.value && take([...ids, target.value])}
        />
      )}
      {retry && <ChoicesFailed isChosen={ids.length > 0} retry={retry} />}
      <p className="text-small">
        <SiteLink
          to="/admin/documents/new"
          target="_blank"
          className="inline-flex min-h-11 items-center underline"
        >
          {t.upload}
        </SiteLink>
      </p>
    </ComposedField>
  );
}
