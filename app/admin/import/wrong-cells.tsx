import importTexts from "messages:admin/import/import";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import type { Resource } from "../resource.ts";
import type { WrongCell } from "./check-rows.ts";

const shown = 200;

/** What in a file cannot be imported: row, column, value and why. */
export function WrongCells({ resource, wrong }: { resource: Resource; wrong: WrongCell[] }) {
  const { fields } = resource.texts[useLanguage()];
  const t = useTexts(importTexts);
  return (
    <div className="wrong-cells">
      <table className="list-table plain-table">
        <thead>
          <tr>
            {[t.row, t.column, t.value, t.why].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {wrong.slice(0, shown).map(({ row, field, value, why }) => (
            <tr key={`${row}:${field}`}>
              <th scope="row">{row}</th>
              <td data-phone>{fields[field]?.label ?? field}</td>
              <td data-phone>{value}</td>
              <td data-phone>{why}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {wrong.length > shown && <p>{t.more(wrong.length - shown)}</p>}
    </div>
  );
}
