import adminTexts from "messages:admin/admin/admin";
import type { ComponentProps } from "react";
import type { FieldKind } from "../../../data/office/fields.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Field } from "../../ui/field.tsx";
import { useChoices } from "../choices.ts";
import type { FieldOf, Resource } from "../resource.ts";
import type { Typed } from "./field-values.ts";
import { NestedField } from "./nested-field.tsx";
import { PictureField } from "./picture-field.tsx";
import { RecurrenceField } from "./recurrence-field.tsx";
import type { Refusals } from "./refusals.ts";
import { RichTextField } from "./rich-text/rich-text-field.tsx";
import { wordsOf } from "./translated-fields.ts";

const inputs: Partial<Record<FieldKind, ComponentProps<"input">>> = {
  number: { inputMode: "numeric" },
  day: { type: "date" },
  moment: { type: "datetime-local" },
  link: { inputMode: "url" },
};

type FormFieldProps = {
  field: FieldOf;
  resource: Resource;
  /** What the controls begin with. */
  typed: Typed;
  refusals: Refusals;
  /** The language that is written into it, where it is not that of the page. */
  lang?: string;
  /** The name of its control, where that is not the field's: in an entry of a nested list. */
  controlName?: string;
};

/** The control of one field. */
export function FormField(props: FormFieldProps) {
  const { field, resource, refusals, lang, controlName = field.name } = props;
  const typed = props.typed[controlName] ?? "";
  const language = useLanguage();
  const t = useTexts(adminTexts);
  const { name, kind, optional = false, wide } = field;
  const choices = useChoices(field);
  const { label, hint } = wordsOf(resource, name, language, t);
  const error = refusals[name];
  const isWide = wide || ["long-text", "rich-text", "lines", "recurrence", "nested"].includes(kind);
  const shared = {
    name: controlName,
    label,
    optional,
    ...(hint !== undefined && { hint }),
    ...(error !== undefined && { error }),
    ...(lang !== undefined && { lang }),
    className: isWide ? "wide" : "",
  };
  switch (kind) {
    case "check":
      return <Field {...shared} as="check" optional defaultChecked={typed === "on"} />;
    case "long-text":
      return <Field {...shared} as="textarea" defaultValue={typed} />;
    case "rich-text":
      return <RichTextField {...shared} start={typed} />;
    case "lines":
      return <Field {...shared} as="textarea" rows={3} defaultValue={typed} />;
    case "choice":
      return (
        <Field
          {...shared}
          as="select"
          none={optional ? t.noChoice : ""}
          choices={choices}
          // Choices that come later find the one that is chosen.
          key={choices.length}
          defaultValue={typed}
        />
      );
    case "id":
      return <input hidden readOnly name={controlName} defaultValue={typed || newId()} />;
    case "picture":
      return <PictureField {...shared} start={typed} />;
    case "recurrence":
      return <RecurrenceField {...shared} start={typed} />;
    case "nested":
      return (
        <NestedField
          {...shared}
          start={typed}
          parts={field.parts ?? []}
          part={(part, own, begun) => (
            <FormField
              key={own}
              field={{ ...part, name: `${name}.${part.name}` }}
              resource={resource}
              typed={{ [own]: begun }}
              refusals={{}}
              controlName={own}
              {...(lang !== undefined && { lang })}
            />
          )}
        />
      );
    default:
      return <Field {...shared} {...inputs[kind]} defaultValue={typed} />;
  }
}

/** Nobody sees it: by it the rest of the site knows an entry again, whatever its words become. */
function newId(): string {
  return `q${crypto.randomUUID().slice(0, 8)}`;
}
