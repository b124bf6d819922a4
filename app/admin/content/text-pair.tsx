import contentTexts from "messages:admin/content/content";
import { useTexts } from "../../language/texts.ts";
import { Field } from "../../ui/field.tsx";
import { Status } from "../../ui/status.tsx";
import type { ContentFieldProps } from "./content-edit.ts";
import type { Shape } from "./content-shape.ts";
import { isOutdated } from "./content-tree.ts";

type Typing = { target: { value: string } };

/** A text in both languages side by side, or once where it is the same in every language. */
export function TextPair({
  shape,
  label,
  path,
  english,
  hindi,
  source,
  edit,
  refusals,
  isOptional,
}: ContentFieldProps & { shape: Extract<Shape, { kind: "text" }>; label: string }) {
  const t = useTexts(contentTexts);
  const control = shape.isLong ? ({ as: "textarea", rows: 3 } as const) : {};
  const [own, theirs] = [refusals[path], refusals[`hi/${path}`]];
  const type = shape.type === "text" ? {} : { type: shape.type };
  const inEnglish = {
    name: path,
    optional: isOptional,
    value: String(english ?? ""),
    onChange: ({ target }: Typing) => edit({ kind: "english", path, value: target.value }),
    ...(own && { error: own }),
  };
  if (shape.isShared)
    return <Field {...inEnglish} {...type} label={label} className="content-short" />;
  const isOld = isOutdated(english, hindi, source);
  return (
    <div className="content-pair">
      <Field {...control} {...inEnglish} label={<Named label={label} language={t.english} />} />
      <div>
        <Field
          {...control}
          name={`hi/${path}`}
          lang="hi"
          optional="unsaid"
          label={<Named label={label} language={t.hindi} />}
          value={String(hindi ?? "")}
          onChange={({ target }: Typing) => edit({ kind: "hindi", path, value: target.value })}
          {...(theirs && { error: theirs })}
        />
        {isOld && (
          <div className="content-old">
            <Status kind="waiting">{t.older}</Status>
            <button
              type="button"
              className="admin-quiet-link"
              onClick={() => edit({ kind: "seen", path })}
            >
              {t.stillRight}
            </button>
            <p className="field-hint">{t.wasEnglish(String(source))}</p>
          </div>
        )}
      </div>
    </div>
  );
}

function Named({ label, language }: { label: string; language: string }) {
  return (
    <>
      {label} <span className="content-language">{language}</span>
    </>
  );
}
