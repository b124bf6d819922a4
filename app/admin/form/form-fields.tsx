import adminTexts from "messages:admin/admin/admin";
import type { ComponentProps } from "react";
import { type Translation, translations } from "../../../data/languages.ts";
import type { FieldKind } from "../../../data/office/field-types.ts";
import { useLanguage } from "../../language/language.ts";
import { languageName } from "../../language/names.ts";
import { useTexts } from "../../language/texts.ts";
import { Field } from "../../ui/field.tsx";
import { withBlockWords } from "../own-pages/block-words.ts";
import { BlocksField } from "../own-pages/blocks-field.tsx";
import type { FieldOf, Resource } from "../resource.ts";
import { ChoicesField } from "./choices-field.tsx";
import { DocumentsField } from "./documents-field.tsx";
import { type Typed, translated, withTranslations, wordsOf } from "./field-values.ts";
import { FileField } from "./file-field.tsx";
import { GrowingChoiceField } from "./growing-choice-field.tsx";
import { MoreFields } from "./more-fields.tsx";
import { NestedField } from "./nested-field.tsx";
import { ChoicesFailed, useOfferedChoices } from "./offered-choices.tsx";
import { PictureField } from "./picture-field.tsx";
import { RecurrenceField } from "./recurrence-field.tsx";
import { RichTextField } from "./rich-text/rich-text-field.tsx";
import type { Refusals } from "./row-refusals.ts";

/** The controls of a resource's form, and below them those of each translation. */
export function FormFields({
  resource,
  typed,
  now,
  refusals,
}: {
  resource: Resource;
  /** The initial values of the controls. */
  typed: Typed;
  /** Their present contents. */
  now: Typed;
  refusals: Refusals;
}) {
  const language = useLanguage();
  const t = useTexts(adminTexts);
  const inLanguages = resource.fields.filter((field) => field.translated);
  const shared = { resource, typed, refusals };
  const folded = resource.fields.filter((field) => field.folded);
  const shown = (field: FieldOf) => {
    const control = <FormField key={field.name} field={field} {...shared} />;
    if (!field.onlyWith) return control;
    return (
      <div key={field.name} className="form-part" hidden={now[field.onlyWith] !== "on"}>
        {control}
      </div>
    );
  };
  return (
    <>
      {resource.fields.filter((field) => !field.folded).map(shown)}
      {folded.length > 0 && (
        <MoreFields
          {...shared}
          fields={folded}
          labels={folded.map(({ name }) => wordsOf(resource, name, language, t).label)}
        >
          {folded.map(shown)}
        </MoreFields>
      )}
      {inLanguages.length > 0 &&
        translations.map(({ id }) => (
          <fieldset key={id} className="translation wide">
            <legend>{t.translation(languageName(id, language))}</legend>
            <p className="field-hint">
              <TranslationState into={id} resource={resource} now={now} />
            </p>
            <div className="form-grid">
              {inLanguages.map((field) => (
                <FormField key={field.name} field={translated(field, id)} {...shared} />
              ))}
            </div>
          </fieldset>
        ))}
    </>
  );
}

/** Pages use a translation as a whole or not at all, so missing parts are named during writing. */
function TranslationState({
  into,
  resource,
  now,
}: {
  into: Translation;
  resource: Resource;
  now: Typed;
}) {
  const language = useLanguage();
  const name = languageName(into, language);
  const t = useTexts(adminTexts);
  const needed = resource.fields.filter(
    ({ name, translated }) => translated === true && isFilled(now[name]),
  );
  const missing = needed.filter((field) => !isFilled(now[translated(field, into).name]));
  if (needed.length > 0 && missing.length === 0) return t.translationWhole(name);
  if (missing.length === needed.length) return t.translationNone(name);
  const words = resource.texts[language].fields;
  const labels = missing.map((field) => words[field.name]?.label ?? field.name);
  return t.translationPart({ language: name, missing: labels.join(", ") });
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
  /** The initial values of the controls. */
  typed: Typed;
  refusals: Refusals;
  /** The name of its control, if not the field's: in an entry of a nested list. */
  controlName?: string;
  /** Where errors name it, if not by the field: in an entry of a list. */
  place?: string;
};

/** The control of one field. */
function FormField(props: FormFieldProps) {
  const { field, resource, refusals, controlName = field.name, place = field.name } = props;
  const typed = props.typed[controlName] ?? "";
  const language = useLanguage();
  const t = useTexts(adminTexts);
  const { name, kind, optional = false, wide, lang } = field;
  const { choices, retry } = useOfferedChoices(field, typed);
  const { label, hint } = wordsOf(resource, name, language, t);
  const error = refusals[place];
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
      if (field.grows) return <GrowingChoiceField {...shared} choices={choices} start={typed} />;
      return (
        <div className={shared.className}>
          <Field
            {...shared}
            as="select"
            className=""
            none={optional ? t.noChoice : ""}
            choices={choices}
            defaultValue={typed}
          />
          {retry && <ChoicesFailed isChosen={typed !== ""} retry={retry} />}
        </div>
      );
    case "choices":
      return (
        <ChoicesField {...shared} choices={choices} start={typed} grows={field.grows === true} />
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
          parts={withTranslations(field.parts ?? [])}
          refusals={refusals}
          place={place}
          part={(part, own, begun, ownPlace) => (
            <FormField
              key={own}
              field={{ ...part, name: `${name}.${part.name}` }}
              resource={resource}
              typed={{ [own]: begun }}
              refusals={refusals}
              controlName={own}
              place={ownPlace}
            />
          )}
        />
      );
    case "blocks":
      return (
        <BlocksField
          {...shared}
          start={typed}
          refusals={refusals}
          part={(part, own, begun, ownPlace) => (
            <FormField
              key={own}
              field={part}
              resource={withBlockWords(resource)}
              typed={{ [own]: begun }}
              refusals={refusals}
              controlName={own}
              place={ownPlace}
            />
          )}
        />
      );
    default:
      return <Field {...shared} {...inputs[kind]} defaultValue={typed} />;
  }
}

/** Hidden: the rest of the site recognises an entry by it, whatever its words become. */
function newId(): string {
  return `q${crypto.randomUUID().slice(0, 8)}`;
}
