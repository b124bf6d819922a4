import type { ComponentProps } from "react";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Field } from "../../ui/field.tsx";
import { adminTexts } from "../admin.texts.ts";
import { useChoices } from "../choices.ts";
import type { FieldKind, FieldOf, Resource } from "../resource.ts";
import type { Typed } from "./field-values.ts";
import type { Refusals } from "./refusals.ts";
import { RichTextField } from "./rich-text/rich-text-field.tsx";

/** The controls of a resource's form. */
export function FormFields({
  resource,
  typed,
  refusals,
}: {
  resource: Resource;
  typed: Typed;
  refusals: Refusals;
}) {
  return resource.fields.map((field) => (
    <FormField
      key={field.name}
      field={field}
      words={resource.texts}
      typed={typed[field.name] ?? ""}
      error={refusals[field.name]}
    />
  ));
}

const inputs: Partial<Record<FieldKind, ComponentProps<"input">>> = {
  number: { inputMode: "numeric" },
  day: { type: "date" },
  moment: { type: "datetime-local" },
  link: { inputMode: "url" },
};

function FormField({
  field,
  words,
  typed,
  error,
}: {
  field: FieldOf;
  words: Resource["texts"];
  typed: string;
  error: string | undefined;
}) {
  const language = useLanguage();
  const t = useTexts(adminTexts);
  const { name, kind, optional = false, wide } = field;
  const choices = useChoices(field);
  const { label, hint } = words[language].fields[name] ?? { label: name };
  const shared = {
    ...{ name, label, optional },
    ...(hint !== undefined && { hint }),
    ...(error !== undefined && { error }),
    className: wide || kind === "long-text" || kind === "rich-text" ? "wide" : "",
  };
  switch (kind) {
    case "check":
      return <Field {...shared} as="check" optional defaultChecked={typed === "on"} />;
    case "long-text":
      return <Field {...shared} as="textarea" defaultValue={typed} />;
    case "rich-text":
      return <RichTextField {...shared} start={typed} />;
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
    default:
      return <Field {...shared} {...inputs[kind]} defaultValue={typed} />;
  }
}
