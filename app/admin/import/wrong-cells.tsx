import importTexts from "messages:admin/import/import";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Field } from "../../ui/field.tsx";
import { useChoicesByField } from "../choices.ts";
import type { Resource } from "../resource.ts";
import { cellKey, type ListedFile, type WrongCell } from "./check-rows.ts";

const shown = 200;

/**
 * The cells of a file that cannot be imported, each corrected on the spot. A corrected cell stays where it
 * is, so that nothing moves during typing.
 */
export function WrongCells({
  resource,
  file,
  cells,
  correct,
}: {
  resource: Resource;
  file: ListedFile;
  cells: WrongCell[];
  correct: (cell: WrongCell, value: string) => void;
}) {
  const t = useTexts(importTexts);
  const { fields } = resource.texts[useLanguage()];
  const choices = useChoicesByField(resource.fields);
  const kinds = new Map(resource.fields.map(({ name, kind }) => [name, kind]));
  return (
    <>
      <ul className="wrong-cells">
        {cells.slice(0, shown).map((cell) => {
          const { row, field, value, why } = cell;
          const names = { row, field: fields[field]?.label ?? field };
          const whose = file.rows[row - 2]?.find(Boolean) ?? "";
          const shared = {
            name: cellKey(row, field),
            label: whose ? t.cellOf({ ...names, whose }) : t.cell(names),
            optional: "unsaid" as const,
            ...(why ? { error: why } : { hint: t.corrected }),
          };
          return (
            <li key={cellKey(row, field)}>
              {kinds.get(field) === "choice" ? (
                <Field
                  {...shared}
                  as="select"
                  {...(why && { none: value })}
                  choices={choices[field] ?? []}
                  value={why ? "" : value}
                  onChange={({ target }) => correct(cell, target.value)}
                />
              ) : (
                <Field
                  {...shared}
                  defaultValue={value}
                  onBlur={({ target }) => correct(cell, target.value)}
                  onKeyDown={({ key, currentTarget }) =>
                    key === "Enter" && correct(cell, currentTarget.value)
                  }
                />
              )}
            </li>
          );
        })}
      </ul>
      {cells.length > shown && <p>{t.more(cells.length - shown)}</p>}
    </>
  );
}
