import importTexts from "messages:admin/import/import";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Field } from "../../ui/field.tsx";
import type { Resource } from "../resource.ts";
import { importedFields, type ListedFile } from "./check-rows.ts";

/** Assigns the columns of the file to fields. */
export function ColumnChoices({
  resource,
  file,
  columns,
  choose,
}: {
  resource: Resource;
  file: ListedFile;
  columns: Record<string, number | undefined>;
  choose: (columns: Record<string, number | undefined>) => void;
}) {
  const language = useLanguage();
  const t = useTexts(importTexts);
  const names = file.names.map((name, place) => ({ id: String(place), name }));
  return (
    <section aria-label={t.columns}>
      <h2>{t.columns}</h2>
      <p className="admin-lead">{t.columnsLead(file.rows.length)}</p>
      <div className="column-choices">
        {importedFields(resource).map(({ name, optional, kind }) => (
          <Field
            key={name}
            as="select"
            name={name}
            label={resource.texts[language].fields[name]?.label ?? name}
            optional={optional || kind === "check" ? true : "unsaid"}
            none={t.none}
            choices={names}
            value={columns[name] === undefined ? "" : String(columns[name])}
            onChange={({ target }) =>
              choose({
                ...columns,
                [name]: target.value === "" ? undefined : Number(target.value),
              })
            }
          />
        ))}
      </div>
    </section>
  );
}
