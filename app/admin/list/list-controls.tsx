import adminTexts from "messages:admin/admin/admin";
import { Download, Search } from "lucide-react";
import { type ChangeEvent, type ReactNode, useRef, useState } from "react";
import { Form, useSubmit } from "react-router";
import type { Language } from "../../../data/languages.ts";
import { listRows, type ManagedRow } from "../../../data/office/rows.ts";
import { getBackend } from "../../connection/backend.ts";
import { saveCsv } from "../../connection/save-file.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { useDismissableMenus } from "../../ui/dismissable-menus.ts";
import { Icon } from "../../ui/icon.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { useChoices } from "../choices.ts";
import { failureSentence } from "../frame/failures.tsx";
import { useToast } from "../frame/toasts.tsx";
import { type Column, type Filter, type Resource, textOf } from "../resource.ts";
import { type ListState, partIn, questionOf } from "./list-state.ts";

/** Search, filters and order of a list, all kept in the address so that it can be saved and shared. */
export function ListControls({
  resource,
  state,
  count,
  isNarrowed,
  children,
}: {
  resource: Resource;
  state: ListState;
  count: number | undefined;
  isNarrowed: boolean;
  /** Further controls beside the export. */
  children: ReactNode;
}) {
  const language = useLanguage();
  const texts = resource.texts[language];
  const t = useTexts(adminTexts);
  const submit = useSubmit();
  const tools = useRef<HTMLDivElement>(null);
  useDismissableMenus(tools);
  const apply = (event: ChangeEvent<HTMLSelectElement>) => void submit(event.target.form);
  return (
    <>
      <Form
        role="search"
        className="list-controls"
        key={JSON.stringify([state.search, state.filters])}
      >
        <div className="list-search">
          <Icon of={Search} />
          <input
            type="search"
            name="q"
            defaultValue={state.search}
            aria-label={t.searchIn(texts.many)}
            placeholder={t.search}
            className="field-control"
          />
        </div>
        {resource.filters.map((filter) => (
          <FilterChoice
            key={filter.id}
            filter={filter}
            words={texts.filters[filter.id]}
            divides={filter.id === resource.divides}
            chosen={state.filters[filter.id] ?? ""}
            apply={apply}
          />
        ))}
        {resource.sorts.length > 1 && (
          <select
            name="sort"
            defaultValue={state.sort.id}
            onChange={apply}
            aria-label={t.sort}
            className="field-control"
          >
            {resource.sorts.map(({ id }) => (
              <option key={id} value={id}>
                {texts.sorts[id]}
              </option>
            ))}
          </select>
        )}
        <p role="status" className="list-count">
          {count !== undefined && (count > 1000 ? t.countMany : t.count(count))}
          {isNarrowed && (
            <SiteLink
              to={partIn(resource, (name) => state.filters[name]) || "?"}
              className="admin-quiet-link"
            >
              {t.clear}
            </SiteLink>
          )}
        </p>
      </Form>
      <div ref={tools} className="list-tools">
        {children}
        <ExportButton resource={resource} state={state} />
      </div>
    </>
  );
}

function FilterChoice({
  filter,
  words,
  divides,
  chosen,
  apply,
}: {
  filter: Filter;
  /** One of its choices is always selected. */
  divides: boolean;
  words: { label: string; all: string } | undefined;
  chosen: string;
  apply: (event: ChangeEvent<HTMLSelectElement>) => void;
}) {
  const choices = useChoices(filter).filter((one) => !one.isArchived || one.id === chosen);
  return (
    <select
      key={choices.length}
      name={filter.id}
      defaultValue={chosen}
      onChange={apply}
      aria-label={words?.label}
      className="field-control"
    >
      {!divides && <option value="">{words?.all}</option>}
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}

function ExportButton({ resource, state }: { resource: Resource; state: ListState }) {
  const language = useLanguage();
  const t = useTexts(adminTexts);
  const [isBusy, setBusy] = useState(false);
  const showToast = useToast();
  const run = async () => {
    setBusy(true);
    await exportRows(resource, state, language).catch((failure) =>
      showToast({ message: failureSentence(failure, t) }),
    );
    setBusy(false);
  };
  return (
    <button type="button" className="admin-quiet-link" onClick={run} disabled={isBusy}>
      <Icon of={Download} />
      {isBusy ? t.exporting : t.exportRows}
    </button>
  );
}

const atOnce = 500;

/** Saves every row that the list finds, in its order, as a CSV file. */
async function exportRows(resource: Resource, state: ListState, language: Language): Promise<void> {
  const client = await getBackend();
  const { sort } = state;
  const texts = resource.texts[language];
  const columns = [...resource.columns, ...(resource.exported ?? [])];
  const rows: string[][] = [columns.map(({ id }) => texts.columns[id] ?? id)];
  let last: ManagedRow | undefined;
  let hasMore = true;
  while (hasMore) {
    const from = last && { value: textOf(last, sort.column), id: last.id, backwards: false };
    const page = await listRows(client, {
      ...questionOf(resource, state),
      size: atOnce - 1,
      ...(from && { from }),
    });
    rows.push(...page.rows.map((row) => columns.map((each) => plain(each, row, language))));
    last = page.rows.at(-1);
    hasMore = page.hasOlder;
  }
  await saveCsv(rows, `${resource.path}.csv`);
}

function plain({ plain, show }: Column, row: ManagedRow, language: Language): string {
  const shown = plain ? plain(row, language) : show(row, language);
  return typeof shown === "string" || typeof shown === "number" ? String(shown) : "";
}
