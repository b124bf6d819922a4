import adminTexts from "messages:admin/admin/admin";
import type { ComponentProps } from "react";
import type { FieldKind } from "../../../data/office/fields.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Field } from "../../ui/field.tsx";
import { useChoices } from "../choices.ts";
import type { FieldOf, Resource } from "../resource.ts";
import { DocumentsField } from "./documents-field.tsx";
import { inHindi, type Typed, wordsOf } from "./field-values.ts";
import { FileField } from "./file-field.tsx";
import { NestedField } from "./nested-field.tsx";
import { PictureField } from "./picture-field.tsx";
import { RecurrenceField } from "./recurrence-field.tsx";
import type { Refusals } from "./refusals.ts";
import { RichTextField } from "./rich-text/rich-text-field.tsx";

/** The controls of a resource's form, and below them those of its Hindi. */
export function FormFields({
  resource,
  typed,
  now,
  refusals,
}: {
  resource: Resource;
  /** What the controls begin with. */
  typed: Typed;
  /** What stands in them at this moment. */
  now: Typed;
  refusals: Refusals;
}) {
  const t = useTexts(adminTexts);
  const translated = resource.fields.filter((field) => field.translated);
  const shared = { resource, typed, refusals };
  return (
    <>
      {resource.fields.map((field) => (
        <FormField key={field.name} field={field} {...shared} />
      ))}
      {translated.length > 0 && (
        <fieldset className="translation wide">
          <legend>{t.translation}</legend>
          <p className="field-hint">
            <TranslationState resource={resource} now={now} />
          </p>
          <div className="form-grid">
            {translated.map(inHindi).map((field) => (
              <FormField key={field.name} field={field} lang="hi" {...shared} />
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}

/** Pages take a translation as a whole or not at all: what is missing is named while it is written. */
function TranslationState({ resource, now }: { resource: Resource; now: Typed }) {
  const language = useLanguage();
  const t = useTexts(adminTexts);
  const needed = resource.fields.filter(
    ({ name, translated }) => translated === true && isFilled(now[name]),
  );
  const missing = needed.filter((field) => !isFilled(now[inHindi(field).name]));
  if (needed.length > 0 && missing.length === 0) return t.translationWhole;
  if (missing.length === needed.length) return t.translationNone;
  const words = resource.texts[language].fields;
  return t.translationPart(missing.map(({ name }) => words[name]?.label ?? name).join(", "));
}

function isFilled(typed: string | undefined): boolean {
  return Boolean(typed) && typed !== "[]";
}

const inputs: Partial<Record<FieldKind, ComponentProps<"input">>> = {
  number: { inputMode: "numeric" },
  day: { type: "date" },
  moment: { type: "datetime-local" },
  clock: { type: "time" },
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
    case "file":
      return <FileField {...shared} start={typed} />;
    case "documents":
      return <DocumentsField {...shared} start={typed} />;
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
