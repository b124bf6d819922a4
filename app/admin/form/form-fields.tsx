import adminTexts from "messages:admin/admin/admin";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import type { Resource } from "../resource.ts";
import type { Typed } from "./field-values.ts";
import { FormField } from "./form-field.tsx";
import type { Refusals } from "./refusals.ts";
import { inHindi } from "./translated-fields.ts";

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
    ({ name, translated }) => translated && isFilled(now[name]),
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
