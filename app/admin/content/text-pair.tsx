import contentTexts from "messages:admin/content/content";
import { type Language, languageOf } from "../../../data/languages.ts";
import { keyIn } from "../../../data/office/site-content.ts";
import { useTexts } from "../../language/texts.ts";
import { Field } from "../../ui/field.tsx";
import { Status } from "../../ui/status.tsx";
import type { ContentFieldProps } from "./content-edit.ts";
import type { Shape } from "./content-shape.ts";
import { entriesOf, isOutdated } from "./content-tree.ts";

type Typing = { target: { value: string } };

/** A text beside its translations, or once if it is the same in every language. */
export function TextPair({
  shape,
  label,
  path,
  english,
  translations,
  edit,
  refusals,
  isOptional,
}: ContentFieldProps & { shape: Extract<Shape, { kind: "text" }>; label: string }) {
  const t = useTexts(contentTexts);
  const control = shape.isLong ? ({ as: "textarea", rows: 3 } as const) : {};
  const errorAt = (place: string) => {
    const error = refusals[place];
    return error ? { error } : {};
  };
  const type = shape.type === "text" ? {} : { type: shape.type };
  const inEnglish = {
    name: path,
    optional: isOptional,
    value: String(english ?? ""),
    onChange: ({ target }: Typing) => edit({ kind: "english", path, value: target.value }),
    ...errorAt(path),
  };
  if (shape.isShared)
    return <Field {...inEnglish} {...type} label={label} className="content-short" />;
  return (
    <div className="content-pair">
      <Field {...control} {...inEnglish} label={<Named label={label} language="en" />} />
      <div className="grid content-start gap-3">
        {entriesOf(translations).map(([id, { said, source }]) => (
          <div key={id}>
            <Field
              {...control}
              name={keyIn(id, path)}
              lang={id}
              optional="unsaid"
              label={<Named label={label} language={id} />}
              value={String(said ?? "")}
              onChange={({ target }: Typing) =>
                edit({ kind: "translation", into: id, path, value: target.value })
              }
              {...errorAt(keyIn(id, path))}
            />
            {isOutdated(english, said, source) && (
              <div className="content-old">
                <Status kind="waiting">{t.older}</Status>
                <button
                  type="button"
                  className="admin-quiet-link"
                  onClick={() => edit({ kind: "seen", into: id, path })}
                >
                  {t.stillRight}
                </button>
                <p className="field-hint">{t.wasEnglish(String(source))}</p>
              </div>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

function Named({ label, language }: { label: string; language: Language }) {
  return (
    <>
      {label} <span className="content-language">{languageOf(language).name}</span>
    </>
  );
}
