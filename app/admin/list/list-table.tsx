import adminTexts from "messages:admin/admin/admin";
import { useId, useState } from "react";
import { countFoundRows } from "../../../data/office/lists.ts";
import type { ListQuestion, ManagedRow } from "../../../data/office/rows.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { SiteLink } from "../../ui/site-link.tsx";
import { Status } from "../../ui/status.tsx";
import { failureSentence } from "../frame/failures.tsx";
import { useToast } from "../frame/toasts.tsx";
import { isContributor, useOfficeRights } from "../office-rights.ts";
import type { Resource } from "../resource.ts";
import { useListKeys } from "./list-keys.ts";
import { partIn } from "./list-state.ts";
import { FoundSelection, SelectionBar } from "./selection-bar.tsx";

/** The rows of a page, to be opened or selected. On a phone a row is a title with a line below it. */
export function ListTable({
  resource,
  rows,
  hidden,
  question,
  hasMore,
}: {
  resource: Resource;
  rows: readonly ManagedRow[];
  /** Hidden columns. */
  hidden: readonly string[];
  question: Omit<ListQuestion, "from">;
  /** Whether there are more rows after these. */
  hasMore: boolean;
}) {
  const [found, setFound] = useState<number>();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const language = useLanguage();
  const texts = resource.texts[language];
  const t = useTexts(adminTexts);
  // Most rows that a list finds are public; contributors cannot change those.
  const changesFound = !isContributor(useOfficeRights());
  const heading = useId();
  const toggle = (id: string, isOn: boolean) => {
    setFound(undefined);
    const next = new Set(selected);
    if (isOn) next.add(id);
    else next.delete(id);
    setSelected(next);
  };
  const [titleColumn, ...others] = resource.columns.filter(
    ({ id }, place) => place === 0 || !hidden.includes(id),
  );
  const chosen = rows.filter(({ id }) => selected.has(id));
  const showToast = useToast();
  const selectFound = async () => {
    const count = await getBackend()
      .then((client) => countFoundRows(client, question))
      .catch((failure) => showToast({ message: failureSentence(failure, t) }));
    if (count !== undefined) setFound(count);
  };
  const clear = () => {
    setSelected(new Set());
    setFound(undefined);
  };
  useListKeys({
    add: resource.isGiven
      ? undefined
      : `/admin/${resource.path}/new${partIn(resource, (name) => question.filters[name])}`,
    toggle: (place) => {
      const row = rows[place];
      if (row) toggle(row.id, !selected.has(row.id));
    },
  });
  return (
    <>
      <div className="list-scroll">
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
                  onChange={({ target }) => {
                    setFound(undefined);
                    setSelected(new Set(target.checked ? rows.map(({ id }) => id) : []));
                  }}
                />
              </th>
              {[titleColumn, ...others].map(
                (column) =>
                  column && (
                    <th
                      key={column.id}
                      scope="col"
                      id={`${heading}-${column.id}`}
                      data-number={column.isNumber || undefined}
                    >
                      {texts.columns[column.id]}
                    </th>
                  ),
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id} data-selected={selected.has(row.id) || undefined}>
                <td className="list-tick">
                  <input
                    type="checkbox"
                    className="field-tick"
                    aria-label={t.select(resource.title(row, language))}
                    checked={selected.has(row.id)}
                    onChange={({ target }) => toggle(row.id, target.checked)}
                  />
                </td>
                <th scope="row">
                  <SiteLink to={`/admin/${resource.path}/${row.id}`} className="list-title">
                    {titleColumn?.show(row, language) || resource.title(row, language)}
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
      </div>
      {found === undefined && chosen.length === rows.length && hasMore && changesFound && (
        <p className="list-found">
          <button type="button" className="admin-quiet-link" onClick={() => void selectFound()}>
            {t.selectFound}
          </button>
        </p>
      )}
      {found === undefined && chosen.length > 0 && (
        <SelectionBar resource={resource} rows={chosen} clear={clear} />
      )}
      {found !== undefined && (
        <FoundSelection resource={resource} question={question} count={found} clear={clear} />
      )}
    </>
  );
}
