import { useId, useState } from "react";
import type { ManagedRow } from "../../../data/managed/rows.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { SiteLink } from "../../ui/site-link.tsx";
import { Status } from "../../ui/status.tsx";
import { adminTexts } from "../admin.texts.ts";
import type { Resource } from "../resource.ts";
import { SelectionBar } from "./selection-bar.tsx";

/** The rows of a page, each to be opened or selected. On a phone a row is a title and a line below it. */
export function ListTable({ resource, rows }: { resource: Resource; rows: readonly ManagedRow[] }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const language = useLanguage();
  const texts = resource.texts[language];
  const t = useTexts(adminTexts);
  const heading = useId();
  const toggle = (id: string, isOn: boolean) => {
    const next = new Set(selected);
    if (isOn) next.add(id);
    else next.delete(id);
    setSelected(next);
  };
  const [titleColumn, ...others] = resource.columns;
  const chosen = rows.filter(({ id }) => selected.has(id));
  return (
    <>
      <table className="list-table">
        <thead>
          <tr>
            <th scope="col" className="list-tick">
              <input
                type="checkbox"
                className="field-tick"
                aria-label={t.selectAll}
                checked={chosen.length === rows.length}
                ref={(box) => {
                  if (box) box.indeterminate = chosen.length > 0 && chosen.length < rows.length;
                }}
                onChange={({ target }) =>
                  setSelected(new Set(target.checked ? rows.map(({ id }) => id) : []))
                }
              />
            </th>
            {resource.columns.map(({ id, isNumber }) => (
              <th key={id} scope="col" id={`${heading}-${id}`} data-number={isNumber || undefined}>
                {texts.columns[id]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} data-selected={selected.has(row.id) || undefined}>
              <td className="list-tick">
                <input
                  type="checkbox"
                  className="field-tick"
                  aria-label={t.select(resource.title(row))}
                  checked={selected.has(row.id)}
                  onChange={({ target }) => toggle(row.id, target.checked)}
                />
              </td>
              <th scope="row">
                <SiteLink to={`/admin/${resource.path}/${row.id}`} className="list-title">
                  {titleColumn?.show(row, language) || resource.title(row)}
                </SiteLink>
                {row.is_sample === true && <Status>{t.sample}</Status>}
              </th>
              {others.map(({ id, show, isNumber, onPhones }) => (
                <td
                  key={id}
                  data-number={isNumber || undefined}
                  data-phone={onPhones || undefined}
                  data-label={texts.columns[id]}
                >
                  {show(row, language)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {chosen.length > 0 && (
        <SelectionBar resource={resource} rows={chosen} clear={() => setSelected(new Set())} />
      )}
    </>
  );
}
