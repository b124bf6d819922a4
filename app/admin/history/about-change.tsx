import adminTexts from "messages:admin/admin/admin";
import sides from "messages:admin/history/sides";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Facts } from "../frame/facts.tsx";
import { momentOf, textOf } from "../resource.ts";
import { actionName, auditLog, momentOfChange } from "../resources/audit-log.tsx";
import { resources } from "../resources.ts";
import "../people/people.css";
import columnNames from "messages:admin/history/columnNames";
import type { Language } from "../../../data/languages.ts";
import "./changes.css";

/** A moment in the database's notation. */
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;

/** Every field that a change touched, before and after. */
export function AboutChange({ row }: { row: ManagedRow }) {
  const language = useLanguage();
  const t = useTexts(adminTexts);
  const { columns } = auditLog.texts[language];
  const words = sides[language];
  const texts = resources.find(({ table }) => table === row.table_name)?.texts[language];
  const label = (name: string) =>
    texts?.fields[name]?.label ?? columnName(name, language) ?? name.replaceAll("_", " ");
  const [before, after] = [row.before, row.after].map(
    (side) => (side ?? {}) as Record<string, unknown>,
  );
  const said = (value: unknown) => {
    if (value === null || value === undefined || value === "") return t.empty;
    if (typeof value === "boolean") return value ? t.yes : t.no;
    if (typeof value !== "string") return JSON.stringify(value);
    return instant.test(value) ? momentOf(value, language) : value;
  };
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (name) => isNews(name) && JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]),
  );
  return (
    <div className="about-row">
      <Facts
        of={[
          [columns.action ?? "", actionName(row, language)],
          [columns.who ?? "", textOf(row, "who") || t.nobody],
          [columns.when ?? "", momentOfChange(row, language)],
          [words.id, textOf(row, "row_id")],
        ]}
      />
      <table className="change-table">
        <thead>
          <tr>
            <th scope="col">{words.field}</th>
            <th scope="col">{words.before}</th>
            <th scope="col">{words.after}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((name) => (
            <tr key={name}>
              <th scope="row">{label(name)}</th>
              <td>{said(before?.[name])}</td>
              <td>{said(after?.[name])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/**
 * The words for a database column that no declaration names; undefined for others. A test fails when an
 * audited column has no name at all, and when one is named twice.
 */
function columnName(name: string, language: Language): string | undefined {
  const names: Record<string, string> = columnNames[language];
  return names[name];
}

/** Columns that change with every change, or mean nothing to a reader. */
const withoutNews = new Set(["updated_at", "thumbhash"]);

export const isNews = (column: string) => !withoutNews.has(column);
